//! What a hand makes of a finger's path, and how it helps.
//!
//! The order in which a manner's changes apply is written at `Manner`.

use super::{
    Ease, Fumble, Hand, Touch,
    best::{self, Best},
    path::{Path, cross, dot, length, turned, unit},
};
use crate::{
    manner::Manner,
    swipe::{Stand, Swipe, Table},
};

/// How fast a finger swipes that does not think of it, in mm a second of the table as a phone shows it: 1200 dp.
pub(crate) const COMFORT: f32 = 2600.0;
/// How fast is the fastest swipe that is ever asked for: 2400 dp a second.
const FASTEST: f32 = 5200.0;
/// How far a catapult is drawn back for the best throw, in mm: 66 dp.
const DRAW: f32 = 145.0;
/// How far a breath goes for the best throw, in mm, and how fast it may be at most to count, in mm a second.
const BREATH: f32 = 350.0;
const SOFT: f32 = 670.0;
/// How long a stroke is that does not think of it, in mm: 130 dp.
const STROKE: f32 = 280.0;
/// How much longer a stroke is for each mm of rise by mm of way.
const LOB: f32 = 220.0;
/// Which part of the stroke's length may be wrong and not change the throw.
const LENGTH_SLACK: f32 = 0.3;
/// How much more a throw rises for each mm it goes away, and how much higher it is let go, in mm, for a stroke that is
/// twice as long beyond that.
const RISE: f32 = 0.5;
const SWING: f32 = 40.0;
/// The last bit of a stroke that counts, in ms: of an ordinary throw, of a flick, and of one that is looked at whole.
const LAST: f64 = 90.0;
const SHARP: f64 = 45.0;
const WHOLE: f64 = 260.0;
/// How near to where it took the die a finger rests, in mm, and how far from there praying hands are open.
const REST: f32 = 25.0;
const OPEN: f32 = 92.0;
/// What part of its best speed a finger has by then.
const OPENING: f32 = 0.6;
/// What is less than this part of the best effort does not throw the die.
const LEAST: f32 = 0.12;
/// What is more is no more.
const MOST: f32 = 3.0;
/// Up to which curl a stroke is straight, and how many radians a second the die spins for each whole curl beyond.
const STRAIGHT: f32 = 0.04;
pub(super) const SPIN_PER_CURL: f32 = 300.0;
/// How fast a die can spin.
const MOST_SPIN: f32 = 60.0;

/// A throw as the hand understood it, in the thrower's own view: right, away, up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reading {
    /// Where the die is let go.
    pub place: [f32; 3],
    /// Which way it goes.
    pub toward: [f32; 2],
    /// How fast, by the speed of the best throw.
    pub strength: f32,
    /// How much it rises for each mm it goes away.
    pub rise: f32,
    /// How fast it spins, in radians a second, to the left.
    pub spin: f32,
}

/// How fast a stroke of that curl spins the die.
pub(super) fn spin(manner: &Manner, curl: f32) -> f32 {
    let straight = if manner.must_spin { 0.0 } else { STRAIGHT };
    let beyond = curl - curl.clamp(-straight, straight);
    (SPIN_PER_CURL * beyond).clamp(-MOST_SPIN, MOST_SPIN)
}

impl Hand {
    /// The path of the hand, and so of the die, when the finger's is that: turned around, mirrored, a pull reversed, and
    /// behind.
    pub(super) fn hand_path(&self, finger: Path) -> Path {
        let path = finger.map(|at| self.on_screen(at));
        if self.setup.manner.lag > 0.0 { path.behind(self.setup.manner.lag) } else { path }
    }

    /// Where the hand goes for a place of the finger; and the other way round, for turning around, mirroring and pulling
    /// undo themselves.
    pub(super) fn on_screen(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let manner = &self.setup.manner;
        let around = if manner.is_turned != manner.is_pull { -1.0 } else { 1.0 };
        let aside = if manner.is_mirrored { -around } else { around };
        [x * aside, y * around]
    }

    /// How fast the finger goes for the best throw, in mm a second.
    pub(crate) fn best_speed(&self) -> f32 {
        let opening = if self.opens() { OPENING } else { 1.0 };
        (opening * COMFORT / self.gain()).min(FASTEST)
    }

    /// How much of the finger's effort reaches the die.
    fn gain(&self) -> f32 {
        (1.0 + self.setup.manner.gain).max(0.4)
    }

    /// Whether the hands let go as soon as they are open, rather than when the finger leaves.
    fn opens(&self) -> bool {
        let Manner { is_pull, is_blow, must_spin, .. } = self.setup.manner;
        self.setup.manner.patience > 0.0 && !is_pull && !is_blow && !must_spin
    }

    /// How far the stroke goes for the best throw, in mm.
    pub(crate) fn best_length(&self) -> f32 {
        match (self.setup.manner.is_pull, self.setup.manner.is_blow) {
            (true, _) => DRAW / self.gain(),
            (false, true) => BREATH / self.gain(),
            // Who is faster swings farther.
            (false, false) => (STROKE * self.best_speed() / COMFORT).max(STROKE) + LOB * self.best.rise.max(0.0),
        }
    }

    /// How much of the best pull or breath has been done.
    pub(super) fn effort(&self, hand: &Path) -> f32 {
        let far = match (self.setup.manner.is_pull, self.setup.manner.is_blow) {
            (true, true) => hand.breath(SOFT).min(length(hand.last().at)),
            (true, false) => length(hand.last().at),
            _ => hand.breath(SOFT),
        };
        far / self.best_length()
    }

    /// What the hand makes of the path that ends with that touch.
    pub(super) fn read(&self, last: Touch) -> Result<Reading, Fumble> {
        let (reading, since) = self.understood(last)?;
        let is_gentle = self.setup.table == Table::Gentle;
        self.in_time(if is_gentle { reading.gentle(&self.best) } else { reading }, since)
    }

    /// The same as the finger drew it, with the moment of the beats at which it left.
    pub(super) fn understood(&self, last: Touch) -> Result<(Reading, f32), Fumble> {
        let mut path = self.path.clone().ok_or(Fumble::TooSoft)?;
        path.push(last);
        let until = path.last().ms;
        let path = self.hand_path(path.trimmed());
        let start = path.start();
        let left = path.left(REST).ok_or(Fumble::TooSoft)?;
        if ((left - start) as f32) < self.setup.manner.patience {
            return Err(Fumble::TooEarly);
        }
        let path = match path.left(OPEN) {
            Some(open) if self.opens() => path.until(open),
            _ => path,
        };
        let toward = self.toward(&path);
        let effort = self.stroke_effort(&path);
        if effort < LEAST {
            return Err(Fumble::TooSoft);
        }
        if dot(toward, self.best.toward) <= 0.0 {
            return Err(Fumble::Backwards);
        }
        let stroke = path.stroke(toward);
        let reading = Reading {
            place: self.place(&path),
            toward,
            strength: self.strength(effort),
            rise: self.best.rise + RISE * self.longer(&stroke),
            spin: spin(&self.setup.manner, stroke.curl()),
        };
        Ok((reading, self.since(start, until)))
    }

    /// Which way the die goes.
    fn toward(&self, path: &Path) -> [f32; 2] {
        let manner = &self.setup.manner;
        if manner.is_flick {
            return unit(path.velocity(SHARP));
        }
        if manner.is_pull {
            return unit(path.last().at);
        }
        if manner.must_spin || manner.is_blow {
            let whole = path.stroke(unit(path.velocity(WHOLE)));
            return unit(whole.chord());
        }
        unit(path.velocity(LAST))
    }

    /// How much the finger did, by what the best throw asks for.
    fn stroke_effort(&self, path: &Path) -> f32 {
        let window = if self.setup.manner.is_flick { SHARP } else { LAST };
        let speed = length(path.velocity(window)) / self.best_speed();
        match (self.setup.manner.is_pull || self.setup.manner.is_blow, self.setup.manner.is_flick) {
            (false, _) => speed,
            (true, false) => self.effort(path),
            // A flick has no patience for the end of a pull or a breath: it must not have come to rest.
            (true, true) if speed < LEAST => 0.0,
            (true, true) => self.effort(path),
        }
    }

    /// The strength of an effort. Of a speed it is the power of three quarters, for fingers are less even than arms; a
    /// pull or a breath is watched while it grows, which helps less than it seems.
    fn strength(&self, effort: f32) -> f32 {
        let effort = effort.min(MOST);
        let is_watched = (self.setup.manner.is_pull || self.setup.manner.is_blow) && self.setup.table != Table::Gentle;
        if is_watched { effort } else { effort.sqrt() * effort.sqrt().sqrt() }
    }

    /// How much longer than the best one a stroke is, by its length, as far as that changes the throw: a long stroke is
    /// a lob from higher up, a short one stays flat. Nothing where the length says something else.
    fn longer(&self, stroke: &Path) -> f32 {
        let manner = &self.setup.manner;
        let is_taken = manner.is_pull || manner.is_blow || manner.is_flick || manner.lag > 0.0 || self.opens();
        if is_taken {
            return 0.0;
        }
        let off = length(stroke.chord()) / self.best_length() - 1.0;
        (off - off.clamp(-LENGTH_SLACK, LENGTH_SLACK)).clamp(-0.5, 1.0)
    }

    /// How much higher than it rests the hand is at the end of a path, in mm.
    pub(super) fn swing(&self, path: &Path) -> f32 {
        SWING * self.longer(&path.stroke(self.toward(path))).max(0.0)
    }

    /// The same at that moment of the beats.
    pub(super) fn in_time(&self, reading: Reading, since: f32) -> Result<Reading, Fumble> {
        let Some(clock) = &self.clock else { return Ok(reading) };
        let slip = clock.slip(since).ok_or(Fumble::OffBeat)?;
        let [right, away, up] = reading.place;
        Ok(Reading {
            place: [right, away, (up + slip.height).max(best::LOWEST)],
            toward: turned(reading.toward, slip.turn),
            strength: reading.strength * slip.speed,
            rise: reading.rise + slip.rise,
            ..reading
        })
    }
}

impl Ease {
    /// How much of an error it takes away.
    fn share(self) -> f32 {
        match self {
            Ease::Kids => 0.6,
            Ease::Normal => 0.44,
            Ease::Bare => 0.0,
        }
    }

    /// How much of an error of that size it takes away: all of its share up to `near`, nothing from twice of that. A
    /// throw that is hopeless stays so.
    fn help(self, error: f32, near: f32) -> f32 {
        self.share() * (2.0 - error / near).clamp(0.0, 1.0)
    }
}

/// The sine of an error of direction that is helped fully: 12 degrees.
const NEAR_WAY: f32 = 0.2;
/// An error of strength that is helped fully.
const NEAR_STRENGTH: f32 = 0.25;

/// Which part of the least errors of strength and of direction a gentle hand lets be, and from which error on all of it
/// counts: not quite a third of the strength, and the sine of 16 degrees. So practice pays as much as at a real table, and what is
/// hopeless stays so.
const LEFT: [f32; 2] = [0.05, 0.15];
const WHOLLY: [f32; 2] = [0.3, 0.27];

/// Which part of an error of that size counts.
fn counts(error: f32, kind: usize) -> f32 {
    let part = (error.abs() / WHOLLY[kind]).min(1.0);
    LEFT[kind] + (1.0 - LEFT[kind]) * part * part * part
}

impl Reading {
    /// The same, with little errors made less.
    fn gentle(self, best: &Best) -> Reading {
        let (hard, way) = (self.strength - 1.0, best.toward_from(self.place));
        let share = 1.0 - counts(cross(self.toward, way), 1);
        Reading {
            toward: unit([0, 1].map(|k| self.toward[k] + (way[k] - self.toward[k]) * share)),
            strength: 1.0 + hard * counts(hard, 0),
            ..self
        }
    }

    /// The same, drawn towards the best throw.
    pub(super) fn helped(self, ease: Ease, best: &Best) -> Reading {
        let way = best.toward_from(self.place);
        let drawn = ease.help(cross(self.toward, way).abs(), NEAR_WAY);
        let toward = unit([0, 1].map(|k| self.toward[k] + (way[k] - self.toward[k]) * drawn));
        let drawn = ease.help((self.strength - 1.0).abs(), NEAR_STRENGTH);
        Reading {
            toward,
            strength: self.strength + (1.0 - self.strength) * drawn,
            rise: self.rise + (best.rise - self.rise) * drawn,
            ..self
        }
    }

    /// As a swipe.
    pub(super) fn swipe(&self, stand: Stand, best: &Best) -> Swipe {
        best::launch(stand, self.place, self.toward, best.speed * self.strength, self.rise, self.spin)
    }
}

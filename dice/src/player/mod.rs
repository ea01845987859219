//! A simulated player, who draws a finger's path as a person would: the best one, with a person's errors. It throws for
//! friends that are away, and measures how hard each throw is.

mod stroke;

use crate::{
    hand::{COMFORT, Drawn, Ease, Hand, turned},
    manner::Manner,
    swipe::{Setup, Stand, Thrown},
};
use rules::{fighter::Conditions, rng::Rng};
use stroke::Stroke;

/// How well somebody throws on screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Somebody who has never done it.
    Clumsy,
    /// Somebody who plays now and then.
    Average,
    /// Somebody who practises.
    Sharp,
}

impl Aim {
    /// By what the errors of an average player are multiplied.
    fn error(self) -> f32 {
        match self {
            Aim::Clumsy => 1.8,
            Aim::Average => 1.0,
            Aim::Sharp => 0.5,
        }
    }
}

/// What an average player does wrong, as standard deviations: of a speed as a part of it, and of a direction in radians.
/// Swipes of a thumb on a phone spread by about as much when the same one is meant.
const SPEED: f32 = 0.19;
const WAY: f32 = 0.085;
/// How much the length of a pull, of a breath and of an ordinary stroke is off, as a part of it. The first two are seen.
const PULLED: f32 = 0.18;
const BREATHED: f32 = 0.24;
const LENGTH: f32 = 0.18;
/// By how many ms a moment is missed by who sees it come.
const TIME: f32 = 60.0;
/// How curled a stroke is that shall be straight, and how much a curl that shall be is off, as a part of it.
const CURL: f32 = 0.01;
const CURLED: f32 = 0.3;
/// How much of a mirror's effect is done the wrong way round, as a part of it.
const MIRRORED: f32 = 0.7;
/// How late one sees where a swaying hand is, in ms.
const SEEN: f32 = 150.0;

/// How much worse direction and speed are for a player who does not see the table.
const BLIND: [f32; 2] = [2.0, 1.4];
/// The same for one who sees it turned around.
const TURNED: [f32; 2] = [1.9, 1.3];
/// For one who looks along the top of it: what is far and what is near look the same.
const LOW: [f32; 2] = [1.15, 1.5];
/// For one who does not see their hand.
const HIDDEN: [f32; 2] = [1.45, 1.35];
/// For one who steers something that comes behind.
const BEHIND: [f32; 2] = [1.5, 1.6];
/// For one who must be quick.
const QUICK: [f32; 2] = [1.5, 1.5];
/// For one who lets go at the beginning of a stroke, when it is less sure than at its end.
const FIRST: [f32; 2] = [1.5, 1.5];
/// For one who must meet a moment as well.
const TIMED: [f32; 2] = [1.3, 1.3];
/// For one who throws aslant, and for one who draws a curve.
const ASLANT: [f32; 2] = [1.4, 1.1];
const CURVED: [f32; 2] = [1.5, 1.2];

/// How often a player tries who fumbles.
const TRIES: u32 = 20;
/// How often a player has tried a stroke before the first throw that counts.
const PRACTICE: u32 = 6;
/// How fast a finger pulls and pushes that need not be fast, in mm a second.
const SLOW: f32 = 500.0;

/// A throw under these conditions. The luck is the generator's; the throw is then as exact as any other.
pub fn toss(conditions: &Conditions, aim: Aim, rng: &mut Rng) -> Thrown {
    Player::new(conditions, aim).toss(rng)
}

/// Somebody with a hand, for many throws of one kind.
#[derive(Clone, Debug)]
pub struct Player {
    setup: Setup,
    aim: Aim,
    hand: Hand,
    ease: Ease,
    /// What practice has shown to be the best stroke.
    ideal: Stroke,
}

impl Player {
    /// A player under these conditions, at the first place and with a normal hand.
    pub fn new(conditions: &Conditions, aim: Aim) -> Player {
        Player::at(conditions, aim, Stand::default(), Ease::Normal)
    }

    /// A player who stands there and is helped so much.
    pub fn at(conditions: &Conditions, aim: Aim, stand: Stand, ease: Ease) -> Player {
        let setup = Setup::new(conditions, stand);
        let hand = Hand::new(&setup, ease);
        let ideal = practised(&setup.manner, &hand);
        Player { setup, aim, hand, ease, ideal }
    }

    /// Throws once, as a person does: the hand trembles, and what cannot reach the target stays in it. Who fumbles tries
    /// again, but not for ever.
    pub fn try_toss(&mut self, rng: &mut Rng) -> Option<Thrown> {
        (0..TRIES).find_map(|_| {
            let stroke = self.stroke(rng);
            let (hand, last) = self.hand.after(&stroke.touches())?;
            let swipe = hand.release(last).ok()?;
            self.setup.let_go(swipe, luck(rng)).ok()
        })
    }

    /// Throws once. Who always fumbles is given the best throw, so that a game goes on.
    pub fn toss(&mut self, rng: &mut Rng) -> Thrown {
        self.try_toss(rng).unwrap_or_else(|| self.setup.thrown(self.hand.best().trembling(luck(rng))))
    }

    /// So many strokes as this player draws them, in whole numbers.
    pub fn draw(&self, conditions: &Conditions, count: u32, rng: &mut Rng) -> Drawn {
        let mut stroke = || self.hand.stroke_for(&self.stroke(rng).touches());
        let strokes = (0..count).map(|_| stroke()).collect();
        let Setup { stand, wall, table, .. } = self.setup;
        Drawn { conditions: conditions.clone(), stand, wall, ease: self.ease, strokes, table }
    }

    /// The ideal stroke with a person's errors.
    fn stroke(&self, rng: &mut Rng) -> Stroke {
        let (manner, mut stroke) = (&self.setup.manner, self.ideal);
        let [worse_way, worse_speed] = self.worse();
        let error = self.aim.error();
        let mut luck = |deviation: f32| deviation * error * bell(rng);
        let far = match (manner.is_pull, manner.is_blow) {
            (true, _) => PULLED,
            (false, true) => BREATHED,
            (false, false) => LENGTH,
        };
        stroke.length *= 1.0 + luck(far * worse_speed);
        stroke.speed *= 1.0 + luck(SPEED * worse_speed).max(-0.8);
        stroke.curl = if manner.must_spin { stroke.curl * (1.0 + luck(CURLED)) } else { luck(CURL) };
        let mut slant = luck(WAY * worse_way);
        if manner.is_mirrored {
            slant += self.hand.slant() * luck(MIRRORED);
        }
        if !manner.beats.is_empty() {
            stroke.end += f64::from(luck(TIME));
        } else if manner.sway > 0.0 {
            stroke.end += f64::from(rng.below(1500));
        }
        slant += self.hand.sway_slant(stroke.leaves() - f64::from(SEEN * error));
        stroke.toward = turned(stroke.toward, slant);
        stroke
    }

    /// How much worse direction and speed are by the manner. Errors that have nothing to do with each other add up as
    /// the sides of a right angle do.
    fn worse(&self) -> [f32; 2] {
        let manner = &self.setup.manner;
        let reasons = [
            (manner.is_blind, BLIND),
            (manner.is_turned, TURNED),
            (manner.is_low, LOW),
            (manner.is_hidden, HIDDEN),
            (manner.lag > 0.0, BEHIND),
            (self.hand.best_speed() > COMFORT, QUICK),
            (manner.patience > 0.0, FIRST),
            (self.hand.slant().abs() > 0.2, ASLANT),
            (manner.must_spin, CURVED),
            (!manner.beats.is_empty(), TIMED),
        ];
        let more = |k: usize| reasons.iter().filter(|(is_so, _)| *is_so).map(move |(_, by)| by[k] * by[k] - 1.0);
        [0, 1].map(|k| (1.0 + more(k).sum::<f32>()).sqrt())
    }
}

/// The stroke that comes to the best throw, found by trying.
fn practised(manner: &Manner, hand: &Hand) -> Stroke {
    let is_slow = (manner.is_pull || manner.is_blow) && !manner.is_flick;
    let mut stroke = Stroke {
        end: 0.0,
        rest: f64::from(manner.patience),
        toward: hand.best_way(),
        length: hand.best_length(),
        speed: if is_slow { SLOW } else { hand.best_speed() },
        curl: if manner.must_spin { hand.best_curl() } else { 0.0 },
    };
    for _ in 0..PRACTICE {
        stroke.end = hand.moment_after(stroke.soonest());
        let Some((after, last)) = hand.after(&stroke.touches()) else { break };
        let Ok([slant, strength]) = after.off(last) else { break };
        stroke.toward = turned(stroke.toward, -slant);
        let more = 1.0 / strength.clamp(0.4, 2.5);
        stroke.length *= more;
        if !manner.is_pull && !manner.is_blow {
            stroke.speed *= more;
        }
    }
    stroke
}

/// How a hand trembles.
fn luck(rng: &mut Rng) -> u64 {
    u64::from(rng.below(u32::MAX))
}

/// A number around 0 with a deviation of 1, as a person's errors have: the sum of four even ones.
fn bell(rng: &mut Rng) -> f32 {
    const WHOLE: u32 = 1 << 20;
    let sum: f32 = (0..4).map(|_| rng.below(WHOLE) as f32 / WHOLE as f32 - 0.5).sum();
    // Four even numbers of width 1 have a variance of a third together.
    sum * 1.732_050_8
}

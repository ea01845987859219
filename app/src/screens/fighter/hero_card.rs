//! A hero of the party as a small card: face, name, abilities by colour and shape, hearts. The one who is on stands out.

use super::{areas::side_by_side, names::foe_art, pictures, table::Table, touch::Touch};
use crate::{
    geometry::{Point, Rect},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::{Colour, Foe, Phase};

/// The room between two heroes, in dp.
const BETWEEN: f32 = 6.0;
/// A card narrower than this, in dp, shows its abilities as shapes alone.
const NARROW: f32 = 84.0;
/// So many heroes are never too many for one row.
const FEW: usize = 4;
/// A card of a large party narrower than this, in dp, has no room for a name that can be read.
const READABLE: f32 = 84.0;
/// A row lower than this, in dp, has its cards lie on their sides.
const LOW: f32 = 84.0;
/// An ability smaller than this, in dp, is too small for a finger: the hero's sheet tells it.
const TOLD: f32 = 22.0;
/// A card on its side lower than this, in dp, has no room for a name under its face.
const LAID: f32 = 62.0;
/// A card narrower than this, in dp, leaves its name to the face: nobody could read it.
const NAMED: f32 = 50.0;

impl Table {
    /// Draws the party side by side.
    pub(super) fn show_heroes(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let seats: Vec<u8> = self.game().seats().collect();
        let room = Rect::new(area.x + 4.0, area.y + 8.0, area.w - 8.0, area.h - 14.0);
        let is_tight = seats.len() > FEW && room.w / (seats.len() as f32) < frame.dp(READABLE);
        let is_crowd = is_tight && room.h >= 2.0 * TOUCH + BETWEEN;
        if is_crowd || room.h < frame.dp(LOW) {
            return self.show_low_heroes(scene, frame, &seats, room, if is_crowd { 2 } else { 1 });
        }
        let slots = side_by_side(room, seats.len(), room.h * 0.86, BETWEEN);
        for (seat, at) in seats.into_iter().zip(slots) {
            self.show_hero(scene, frame, seat, at);
        }
    }

    /// A party in little room: rows of cards, on which the name stands beside the face.
    fn show_low_heroes(&self, scene: &mut Scene, frame: &Frame<'_>, seats: &[u8], room: Rect, rows: usize) {
        let high = (room.h + BETWEEN) / rows as f32 - BETWEEN;
        for (nth, row) in seats.chunks(seats.len().div_ceil(rows)).enumerate() {
            let at = Rect { y: room.y + (high + BETWEEN) * nth as f32, h: high, ..room };
            for (seat, at) in row.iter().zip(side_by_side(at, row.len(), frame.dp(170.0), BETWEEN)) {
                self.show_low_hero(scene, frame, *seat, at);
            }
        }
    }

    /// A hero's card that is low and wide: face, name, and one heart.
    fn show_low_hero(&self, scene: &mut Scene, frame: &Frame<'_>, seat: u8, at: Rect) {
        let (member, is_on) = (self.shown().member(seat), self.is_on(seat));
        let at = at.shifted(self.stagger(frame, seat), 0.0);
        card(scene, is_on, at);
        let lettering = Lettering::new(Face::Display, frame.dp(14.0), ink::INK).centred();
        let name = self.name(seat, frame.words);
        let side = (at.h - 6.0).min(at.w * 0.4);
        let beside = at.w - side - 12.0;
        // Where a name is too long beside its face, all of them lie under theirs, as wide as the card.
        let is_beside = self.game().seats().map(|seat| self.name(seat, frame.words)).all(|name| {
            let least = lettering.in_column(&name, beside);
            name.split(' ').all(|word| least.width(word) <= beside)
        });
        let is_below = !is_beside && at.w >= NARROW && at.h >= LAID;
        let high = if is_below { at.h * 0.68 } else { at.h };
        let face = Rect::new(at.x + 4.0, at.y + 3.0, side, high - 6.0);
        scene.fit(self.face(seat), face).fade = if member.is_awake() { 1.0 } else { 0.4 };
        let marks = self.show_marks(scene, frame, seat, face);
        let rest = Rect::new(face.right() + 4.0, at.y + 3.0, (at.right() - face.right() - 8.0).max(1.0), at.h - 6.0);
        if is_beside {
            scene.fitted(&name, lettering, Rect { h: rest.h * 0.56, ..rest });
        } else if is_below {
            let room = Rect::new(at.x + 3.0, face.bottom() + 1.0, at.w - 6.0, at.bottom() - face.bottom() - 3.0);
            ribbon(scene, frame, &name, room);
        }
        let foot = if is_below {
            Rect { y: rest.y + high * 0.2, h: high * 0.56, ..rest }
        } else {
            Rect { y: rest.y + rest.h * 0.58, h: rest.h * 0.42, ..rest }
        };
        single_heart(scene, self.hero_health(frame, seat), foot);
        self.touch_hero(scene, frame, seat, at, marks);
    }

    /// Makes a hero's card answer, with the marks on it that are told one by one, and draws the numbers over it.
    fn touch_hero(&self, scene: &mut Scene, frame: &Frame<'_>, seat: u8, at: Rect, marks: Vec<(Touch, String, Rect)>) {
        // Six heroes in a narrow window have no more than the room between their neighbours.
        let touch = Rect::around(at.centre(), at.w.max(TOUCH).min(at.w + BETWEEN), at.h.max(TOUCH));
        scene.touch(Touch::Seat(seat), Role::Button, self.hero_label(frame, seat), touch);
        for (touch, label, at) in marks {
            scene.touch(touch, Role::Label, label, at);
        }
        self.floaters.show(scene, frame, |from| {
            let middle = Point { x: at.centre().x, y: at.y + at.h * 0.3 };
            (from == seat).then(|| Rect::around(middle, at.w, frame.dp(41.0)))
        });
        self.show_hurt(scene, frame, seat, at);
    }

    fn face(&self, seat: u8) -> Picture {
        let member = self.shown().member(seat);
        let portrait = || pictures::portrait(self.shown().deck(), member.hero);
        if member.is_angel { Picture::art("fighter/angel") } else { portrait() }
    }

    fn show_hero(&self, scene: &mut Scene, frame: &Frame<'_>, seat: u8, at: Rect) {
        let game = self.shown();
        let (member, is_on) = (game.member(seat), self.is_on(seat));
        let at = at.shifted(self.stagger(frame, seat), if is_on { -5.0 } else { 0.0 });
        card(scene, is_on, at);
        let face = Rect::new(at.x + at.w * 0.07, at.y + at.h * 0.05, at.w * 0.86, at.h * 0.42);
        scene.fit(self.face(seat), face).fade = if member.is_awake() { 1.0 } else { 0.4 };
        let mut marks = self.show_marks(scene, frame, seat, face);
        let name = Rect::new(at.x + 3.0, face.bottom() - 2.0, at.w - 6.0, at.h * 0.17);
        if at.w >= NAMED {
            ribbon(scene, frame, &self.name(seat, frame.words), name);
        }
        let below =
            Rect::new(at.x + 5.0, name.bottom() + 2.0, at.w - 10.0, (at.bottom() - name.bottom() - 6.0).max(1.0));
        marks.extend(self.show_abilities(scene, frame, seat, Rect { h: below.h * 0.56, ..below }));
        let foot = Rect::new(below.x, below.y + below.h * 0.58, below.w, below.h * 0.42);
        let health = self.hero_health(frame, seat);
        if at.w < NARROW {
            single_heart(scene, health, foot);
        } else {
            pictures::hearts(scene, health, member.most_health(), foot);
        }
        self.touch_hero(scene, frame, seat, at, marks);
    }

    /// Tests whether the hero in a seat is the one everybody looks at.
    pub(super) fn is_on(&self, seat: u8) -> bool {
        let game = self.shown();
        let waits = matches!(game.phase(), Phase::Walk | Phase::Rest);
        !matches!(game.phase(), Phase::Over) && seat == if waits { game.first() } else { game.player() }
    }

    /// The leader's token, the Beer and the robot of somebody who is away, in the corners of a face.
    /// Charmed monsters look over the shoulder of who charmed them. Gives what of that is explained.
    fn show_marks(&self, scene: &mut Scene, frame: &Frame<'_>, seat: u8, face: Rect) -> Vec<(Touch, String, Rect)> {
        let mut marks = Vec::new();
        let (game, side) = (self.shown(), (face.h * 0.5).min(26.0));
        if game.leader() == seat {
            let art = if game.is_defeated() { "fighter/leader_defeated" } else { "fighter/leader_undefeated" };
            let at = Rect::new(face.x - 4.0, face.y - 3.0, side, side);
            scene.fit(Picture::art(art), at);
            let key = if game.is_defeated() { "explain-leader-defeated" } else { "explain-leader" };
            marks.push((Touch::Leader, frame.say(key), at));
        }
        if game.fight().is_some_and(|fight| fight.beer == Some(seat)) {
            let at = Rect::new(face.right() - side + 4.0, face.y - 3.0, side, side);
            scene.fit(Picture::art("fighter/token_beer"), at);
        }
        if self.host.extras().away.contains(&seat) {
            let at = Rect::new(face.x - 2.0, face.bottom() - side, side, side);
            scene.fit(pictures::robot(), at);
        }
        for (nth, monster) in game.member(seat).charmed.iter().enumerate() {
            let at = Rect::new(face.right() - side * (0.8 + 0.6 * nth as f32), face.bottom() - side * 1.05, side, side);
            scene.fit(Picture::art("fighter/token_charm"), at.inset(-2.0));
            scene.fit(Picture::art(foe_art(game, Foe::Monster(*monster))), at);
        }
        marks
    }

    /// The three abilities: the picture with its gem, or the gem alone where there is little room.
    /// Gives those large enough to be told one by one.
    fn show_abilities(&self, scene: &mut Scene, frame: &Frame<'_>, seat: u8, at: Rect) -> Vec<(Touch, String, Rect)> {
        let mut told = Vec::new();
        let (game, is_narrow) = (self.shown(), at.w < NARROW - 10.0);
        for (colour, place) in Colour::ALL.into_iter().zip(side_by_side(at, 3, at.h, 2.0)) {
            let is_covered = game.ability(seat, colour).is_none();
            let place = Rect::around(place.centre(), place.w.min(at.h), place.w.min(at.h));
            if place.w >= TOLD {
                let name = Sign::Ability(game.hero(seat).ability(colour)).name(frame.words);
                told.push((Touch::Ability(seat, colour), name, place));
            }
            if is_narrow || is_covered {
                scene.fit(pictures::gem(colour, is_covered), place);
                continue;
            }
            let power = Sign::Ability(game.hero(seat).ability(colour));
            scene.fit(pictures::power(power), place);
            let gem = place.w * 0.48;
            scene.fit(
                pictures::gem(colour, false),
                Rect::new(place.right() - gem * 0.8, place.bottom() - gem * 0.9, gem, gem),
            );
        }
        told
    }

    /// What is said about a hero: name, health, and what is the matter.
    pub(super) fn hero_label(&self, frame: &Frame<'_>, seat: u8) -> String {
        let member = self.game().member(seat);
        let key = match (member.is_angel, member.is_awake()) {
            (true, _) => "fight-hero-angel",
            (_, false) => "fight-hero-fainted",
            _ => "fight-hero",
        };
        let values = [
            ("name", self.name(seat, frame.words).into()),
            ("health", super::names::number(member.health)),
            ("most", super::names::number(member.most_health())),
        ];
        frame.say_with(key, &values)
    }
}

/// The paper of a hero's card.
fn card(scene: &mut Scene, is_on: bool, at: Rect) {
    scene.drawn(("hero-card", is_on), at, 8.0, move |drawing| {
        let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h, 12.0, 31, 0.9);
        drawing.fill(shape(5.0), ink::INK.faded(0.5));
        let edge = if is_on { Stroke::new(ink::GOLD, 4.0) } else { Stroke::new(ink::INK, 2.6) };
        drawing.outlined(shape(0.0), ink::PARCHMENT, edge);
    });
}

/// A name on a strip of paper, in one line however long it is.
fn ribbon(scene: &mut Scene, frame: &Frame<'_>, name: &str, at: Rect) {
    scene.drawn("hero-ribbon", at, 2.0, move |drawing| {
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 5.0, 9, 0.6), ink::PAPER, Stroke::new(ink::INK, 2.0));
    });
    let lettering = Lettering::new(Face::Display, frame.dp(15.0).min(at.h * 0.8), ink::INK).centred();
    let room = Rect::new(at.x + 2.0, at.y, at.w - 4.0, at.h);
    scene.line(name, lettering.in_line(name, room.w), room);
}

/// One heart with the number of points, where nine would not be seen.
fn single_heart(scene: &mut Scene, health: u8, at: Rect) {
    let side = at.h.min(at.w * 0.5);
    let heart = Rect::new(at.centre().x - side, at.centre().y - side / 2.0, side, side);
    scene.fit(Picture::art("fighter/heart"), heart);
    let digits = Lettering::new(Face::Display, side * 0.9, ink::INK);
    scene.fitted(&health.to_string(), digits, Rect::new(heart.right() + 2.0, heart.y, side, side));
}

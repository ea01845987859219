//! The first fight, with somebody beside the table: a few sentences, each when it is needed.

use super::{
    areas::{areas, bar_height},
    foe::stats_width,
    names::Deed,
    table::{Open, Table},
    touch::Touch,
};
use crate::{
    geometry::{Insets, Rect},
    nav::Desk,
    play::Match,
    scene::Scene,
    screens::lesson_bubble::{LessonBubble, Taught},
    store::Throws,
    theme::Frame,
};
use rules::fighter::{Deck, Die, Difficulty, Event, Fighter, HeroId, Phase, Public, Setup, Stacked};

/// The lesson's dungeon.
const SEED: u64 = 7;
/// The heroes of the lesson, whose abilities need no choice.
const HEROES: [&str; 2] = ["granny", "lady"];
/// The first monster, which a few throws of any kind beat.
const MONSTER: &str = "skeleton";

/// A lesson under way.
pub struct Lesson {
    bubble: LessonBubble,
    is_over: bool,
    /// A die has hit the target.
    has_hit: bool,
}

impl Lesson {
    /// Sets up a game with an easy first monster, and the first sentences.
    pub fn start() -> Option<(Match<Fighter>, Lesson)> {
        let deck = Deck::standard();
        let hero = |key: &str| deck.heroes().find(|id| deck.hero(*id).is_some_and(|hero| hero.key == key));
        let heroes: Vec<HeroId> = HEROES.into_iter().filter_map(hero).collect();
        let is_it = |id: &rules::fighter::MonsterId| deck.monster(*id).is_some_and(|monster| monster.key == MONSTER);
        let stacked = Stacked { monsters: deck.monsters().filter(is_it).collect(), ..Stacked::default() };
        let names = vec![String::new(); heroes.len()];
        let setup = Setup { deck, heroes, difficulty: Difficulty::Easy, stacked, ..Setup::default() };
        let mut bubble = LessonBubble::by("heroes/bard", &[]);
        bubble.say("lesson-fighter-welcome");
        bubble.say("lesson-fighter-walk");
        Some((Match::gathered(setup, SEED, names).ok()?.as_lesson(), Lesson { bubble, is_over: false, has_hit: false }))
    }

    /// Tests whether the flight to come is shown, as long as no die has hit.
    pub fn guides(&self) -> bool {
        !self.has_hit
    }

    /// Hears what happened and finds what to say about it.
    pub fn follow(&mut self, game: &Public, events: &[Event], throws: Throws) {
        self.bubble.is_done();
        for event in events {
            match event {
                Event::MonsterMet { .. } => self.bubble.say("lesson-fighter-met"),
                Event::Struck { .. } => {
                    self.has_hit = true;
                    self.bubble.say("lesson-fighter-hit");
                }
                Event::Missed => self.bubble.say("lesson-fighter-miss"),
                Event::Triggered { .. } => self.bubble.say("lesson-fighter-ability"),
                Event::Fainted { .. } => self.bubble.say("lesson-fighter-fainted"),
                Event::DicePassed { .. } => {
                    self.bubble.say("lesson-fighter-end");
                    self.is_over = true;
                }
                _ => {}
            }
        }
        match game.phase() {
            Phase::Aim if game.hero_dice().is_empty() => self.bubble.say("lesson-fighter-options"),
            Phase::Aim => self.bubble.say("lesson-fighter-die"),
            Phase::Throw if throws == Throws::Screen => {
                self.bubble.say("lesson-fighter-swipe");
                self.bubble.say("lesson-fighter-switch");
            }
            Phase::Throw => {
                self.bubble.say("lesson-fighter-throw");
                self.bubble.say("lesson-fighter-spot");
            }
            Phase::Rest => self.bubble.say("lesson-fighter-rest"),
            _ => {}
        }
    }

    /// What the sentence on show is about.
    fn subject(&self, game: &Public) -> Option<Touch> {
        match self.bubble.key()? {
            "lesson-fighter-walk" => Some(Touch::Do(Deed::Walk(0, 0))),
            "lesson-fighter-met" | "lesson-fighter-hit" => Some(Touch::Stats),
            "lesson-fighter-die" => game.hero_dice().first().map(|colour| Touch::Die(Die::Hero(*colour))),
            "lesson-fighter-spot" => Some(Touch::Target),
            "lesson-fighter-switch" => Some(Touch::RealDice),
            "lesson-fighter-options" => Some(Touch::Do(Deed::Endure)),
            "lesson-fighter-rest" => Some(Touch::Do(Deed::PassDice)),
            _ => None,
        }
    }

    /// The window that is left for the table while something is said. In a wide one the bubble lies over the foe instead.
    pub fn rest<'a>(&self, frame: &Frame<'a>) -> Frame<'a> {
        if frame.is_landscape() {
            return Frame { ..*frame };
        }
        let top = self.bubble.below(frame, frame.safe_area()).y;
        Frame { safe: Insets { top, ..frame.safe }, ..*frame }
    }

    /// Draws the sentence and a ring around what it is about; a die may be thrown on screen or at the table.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, game: &Public, is_at_table: bool) {
        let safe = frame.safe_area();
        let mut board = safe;
        if frame.is_landscape() {
            // Over the foe; on the map over the rooms to come, so that the first one can be touched.
            let half = safe.w / 2.0;
            let is_right = (game.phase() == Phase::Walk) != frame.settings.left_handed;
            let x = if is_right { safe.x + half } else { safe.x };
            let bar = bar_height(frame);
            board = Rect::new(x, safe.y + bar, half, (safe.h - bar).max(0.0));
            // Beside the target there is no more room than over the foe.
            if game.phase() == Phase::Throw && is_at_table {
                board = Rect { y: board.y, h: board.h, ..areas(frame, game.members().len(), f32::INFINITY).foe };
            }
            // Words about what the foe has leave that in view.
            if self.subject(game) == Some(Touch::Stats) {
                board.w -= stats_width(frame, board);
            }
        }
        self.bubble.show(scene, frame, board, self.subject(game));
    }
}

impl Taught for Table {
    fn bubble(&mut self) -> Option<&mut LessonBubble> {
        self.lesson.as_mut().map(|lesson| &mut lesson.bubble)
    }

    fn is_learned(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.is_over && lesson.bubble.key().is_none())
    }
}

impl Table {
    /// Starts the lesson.
    pub fn lesson() -> Table {
        let (running, lesson) = Lesson::start().expect("the heroes and the monster of the lesson are in the deck");
        Table { lesson: Some(lesson), ..Table::around(Box::new(running)) }
    }

    /// Tests whether a lesson is saying something.
    pub(super) fn is_taught(&self) -> bool {
        self.open == Open::Nothing && self.lesson.as_ref().is_some_and(|lesson| lesson.bubble.key().is_some())
    }

    /// Has it explained how to throw in another way, which was just chosen.
    pub(super) fn teach_throw(&mut self, desk: &Desk<'_>) {
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(&self.seen, &[], desk.store.settings.throws);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::fighter::{Action, Colour, Die, Landing, Spot};

    #[test]
    fn the_lesson_leads_from_the_first_room_to_the_end_of_a_turn() {
        let (mut running, mut lesson) = Lesson::start().expect("the lesson can be played");
        let mut heard = Vec::new();
        let mut play = |running: &mut Match<Fighter>, lesson: &mut Lesson, action: Action| {
            while let Some(key) = lesson.bubble.key() {
                heard.push(key);
                lesson.bubble.next();
            }
            let events = running.apply(action, 0).expect("the lesson is played by the rules");
            lesson.follow(running.game(), &events, Throws::Table);
        };
        let first = running.game().ways()[0];
        play(&mut running, &mut lesson, Action::Walk { to: first });
        let throws = [
            (Colour::Red, Spot::Off, false),
            (Colour::Green, Spot::Ring(3), false),
            (Colour::Blue, Spot::Centre, true),
        ];
        for (colour, spot, symbol) in throws {
            play(&mut running, &mut lesson, Action::Aim { die: Die::Hero(colour), weapons: vec![] });
            play(&mut running, &mut lesson, Action::Land(Landing { spot, symbol }));
        }
        assert_eq!(running.game().phase(), Phase::Rest);
        play(&mut running, &mut lesson, Action::PassDice);
        assert!(lesson.is_over && lesson.bubble.key() == Some("lesson-fighter-end"));
        for key in ["welcome", "walk", "met", "die", "throw", "spot", "miss", "hit", "rest"] {
            let key = format!("lesson-fighter-{key}");
            assert!(heard.iter().any(|heard| **heard == key), "nobody said {key}: {heard:?}");
        }
        assert!(running.is_lesson(), "nobody counts a lesson");
    }
}

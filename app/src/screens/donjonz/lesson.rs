//! The first game, with someone beside the table: a few sentences, each when it is needed.

use super::{table::Table, touch::Touch};
use crate::{
    geometry::Rect,
    nav::Desk,
    play::{Match, Nothing},
    scene::Scene,
    screens::lesson_bubble::LessonBubble,
    theme::Frame,
};
use rules::{
    Game,
    donjonz::{Action, Donjonz, Event, Phase, Setup, Side, Thing, bot},
};

/// The lesson's pile; its walk meets everything early.
const SEED: u64 = 11;
/// So many cards lie on the table already.
const LAID: usize = 8;

/// A lesson under way.
pub struct Lesson {
    bubble: LessonBubble,
}

impl Lesson {
    /// Sets up a game with most of the dungeon laid, and the first sentences.
    pub fn start() -> (Match<Donjonz>, Lesson) {
        let mut game =
            Donjonz::new(&Setup::default(), SEED).expect("a new game of the standard deck has nothing to refuse");
        for _ in 0..LAID {
            if let Some((at, turn)) = bot::places(&game).first().copied() {
                game.apply(&Action::Lay { at, turn }).expect("a suggestion is a legal place");
            }
        }
        let setup = Setup { position: Some(game.position()), ..Setup::default() };
        let running = Match::new(setup, SEED, Nothing {}).expect("a position reached by play has nothing to refuse");
        let mut lesson = Lesson { bubble: LessonBubble::by("things/hero") };
        lesson.say("lesson-donjonz-lay-drag");
        lesson.say("lesson-donjonz-lay-turn");
        (running.as_lesson(), lesson)
    }

    /// Goes on to the next sentence.
    pub fn next(&mut self) {
        self.bubble.next();
    }

    /// Hears what happened and finds what to say about it.
    pub fn follow(&mut self, game: &Donjonz, events: &[Event]) {
        self.bubble.is_done();
        if game.phase() == Phase::Explore && game.walked().len() > 1 {
            self.warn(game);
        }
        for event in events {
            match event {
                Event::CardLaid { .. } if game.pile().len() == 2 => {
                    self.say("lesson-donjonz-lay-rule");
                    self.say("lesson-donjonz-lay-turn");
                }
                Event::CardLaid { .. } if game.pile().len() == 1 => {
                    self.say("lesson-donjonz-lay-compact");
                    self.say("lesson-donjonz-lay-turn");
                }
                Event::CardLaid { .. } => self.say("lesson-donjonz-walk-step"),
                Event::Stepped { .. } => self.say("lesson-donjonz-walk-once"),
                Event::PouchTaken => self.say("lesson-donjonz-walk-pouch"),
                Event::WeaponFound { .. } => self.say("lesson-donjonz-walk-weapon"),
                Event::KeyTaken => self.say("lesson-donjonz-walk-key"),
                Event::WalkEnded | Event::HeroFell => self.say("lesson-donjonz-end"),
                _ => {}
            }
        }
    }

    /// Says what a monster or the door next to the hero means.
    fn warn(&mut self, game: &Donjonz) {
        for side in Side::ALL {
            let Ok(events) = game.preview(side) else { continue };
            match game.thing_at(game.hero().step(side)) {
                Some(Thing::Monster(_)) => {
                    let beaten = events.iter().any(|event| matches!(event, Event::MonsterBeaten { .. }));
                    self.say(if beaten { "lesson-donjonz-walk-monster" } else { "lesson-donjonz-walk-danger" });
                }
                Some(Thing::Door) if !game.has_key() => self.say("lesson-donjonz-walk-door"),
                _ => {}
            }
        }
    }

    fn say(&mut self, key: &'static str) {
        self.bubble.say(key);
    }

    /// What the sentence on show is about.
    fn subject(&self) -> Option<Touch> {
        match self.bubble.key()? {
            "lesson-donjonz-lay-drag" => Some(Touch::Hand),
            "lesson-donjonz-lay-turn" => Some(Touch::Turn),
            "lesson-donjonz-walk-pouch" => Some(Touch::Gold),
            "lesson-donjonz-walk-key" => Some(Touch::Satchel),
            _ => None,
        }
    }

    /// How high the bubble with the sentence is in a board of this width; nothing when there is nothing to say.
    pub fn height(&self, frame: &Frame<'_>, width: f32) -> f32 {
        self.bubble.height(frame, width)
    }

    /// Draws the sentence above the board, and a ring around what it is about.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, board: Rect) {
        self.bubble.show(scene, frame, board, self.subject());
    }
}

impl Table {
    /// Starts the lesson.
    pub fn lesson(desk: &mut Desk<'_>) -> Table {
        let (running, lesson) = Lesson::start();
        let mut table = Table::around(Box::new(running), desk.store);
        table.lesson = Some(lesson);
        table
    }
}

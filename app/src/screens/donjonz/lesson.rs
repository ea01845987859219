//! The first game, with someone beside the table: a few sentences, each when it is needed.

use super::{table::Table, touch::Touch};
use crate::{
    geometry::Rect,
    nav::Desk,
    play::{AtTable, Match, Nothing},
    scene::Scene,
    screens::lesson_bubble::{LessonBubble, Taught},
    theme::Frame,
};
use rules::{
    Game,
    donjonz::{Action, Donjonz, Event, Phase, Setup, Side, Thing, bot},
};

/// The lesson's pile; its walk meets everything early.
const SEED: u64 = 11;
/// So many cards lie on the table already.
const LAID: usize = 3;
/// So many cards the player lays; the guide lays the rest.
const OWN: usize = 3;
/// What asks for something to be done.
const ASKING: [&str; 7] = [
    "lesson-donjonz-lay-drag",
    "lesson-donjonz-lay-turn",
    "lesson-donjonz-lay-tap",
    "lesson-donjonz-lay-here",
    "lesson-donjonz-lay-rule",
    "lesson-donjonz-lay-compact",
    "lesson-donjonz-walk-step",
];
/// How long the guide takes for a card, in ms.
const PACE: f64 = 320.0;

/// A lesson under way.
pub struct Lesson {
    pub(super) bubble: LessonBubble,
    has_turned: bool,
    has_tapped: bool,
    /// When the guide lays the next card of the rest.
    lays_at: Option<f64>,
}

impl Lesson {
    /// Sets up a game with a few cards laid, and the first sentences.
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
        let bubble = LessonBubble::by("things/hero", &ASKING);
        let mut lesson = Lesson { bubble, has_turned: false, has_tapped: false, lays_at: None };
        lesson.say("lesson-donjonz-goal");
        lesson.say("lesson-donjonz-lay-drag");
        (running.as_lesson(), lesson)
    }

    /// A lesson that was left half way, and what is to be said there.
    pub fn resume(running: Match<Donjonz>) -> (Match<Donjonz>, Lesson) {
        let bubble = LessonBubble::by("things/hero", &ASKING);
        let mut lesson = Lesson { bubble, has_turned: false, has_tapped: false, lays_at: None };
        let session = &running.session;
        for (_, events, game) in session.replay().take(session.cursor()) {
            lesson.bubble.read_all();
            lesson.follow(&game, &events);
        }
        (running, lesson)
    }

    /// Goes on to the next sentence. After that about the rest of the cards, the guide lays them.
    fn next(&mut self, now: f64) {
        if self.bubble.key() == Some("lesson-donjonz-lay-rest") {
            self.lays_at = Some(now);
        }
        self.bubble.next();
    }

    /// The player has turned the card.
    pub fn turned(&mut self) {
        self.has_turned = true;
        if self.bubble.key() == Some("lesson-donjonz-lay-turn") {
            self.bubble.next();
            self.say("lesson-donjonz-lay-tap");
        }
    }

    /// The player has tapped a place for the card.
    pub fn tapped(&mut self) {
        self.has_tapped = true;
        self.pointed();
    }

    /// A place for the card is marked.
    pub fn pointed(&mut self) {
        self.bubble.drop("lesson-donjonz-lay-rule");
        self.bubble.insist_first("lesson-donjonz-lay-here");
    }

    /// The card does not fit there: instead of a message the guide says where it does.
    pub fn refused(&mut self) {
        self.bubble.insist_first("lesson-donjonz-lay-rule");
    }

    /// Hears what happened and finds what to say about it.
    pub fn follow(&mut self, game: &Donjonz, events: &[Event]) {
        self.bubble.is_done();
        if game.phase() == Phase::Explore && game.walked().len() > 1 {
            self.warn(game);
        }
        for event in events {
            match event {
                Event::CardLaid { .. } => self.ask(game),
                Event::Stepped { .. } => self.say("lesson-donjonz-walk-once"),
                Event::PouchTaken => self.say("lesson-donjonz-walk-pouch"),
                Event::WeaponFound { .. } => self.say("lesson-donjonz-walk-weapon"),
                Event::KeyTaken => self.say("lesson-donjonz-walk-key"),
                Event::WalkEnded | Event::HeroFell => self.say("lesson-donjonz-end"),
                _ => {}
            }
        }
    }

    /// Says what to do after a card was laid: something new for each.
    fn ask(&mut self, game: &Donjonz) {
        let own = game.laid().len().saturating_sub(1 + LAID);
        match own {
            _ if game.phase() != Phase::Map => self.say("lesson-donjonz-walk-step"),
            _ if self.lays_at.is_some() => {}
            0 | 1 if !self.has_turned => self.say("lesson-donjonz-lay-turn"),
            0 | 1 if !self.has_tapped => self.say("lesson-donjonz-lay-tap"),
            0..OWN => self.say("lesson-donjonz-lay-compact"),
            _ => self.bubble.insist("lesson-donjonz-lay-rest"),
        }
    }

    /// Tests whether the guide lays a card now; the next one follows a little later.
    fn lays(&mut self, now: f64) -> bool {
        let is_time = self.lays_at.is_some_and(|at| now >= at);
        if is_time {
            self.lays_at = Some(now + PACE);
        }
        is_time
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
            "lesson-donjonz-lay-drag" | "lesson-donjonz-lay-turn" => Some(Touch::Hand),
            "lesson-donjonz-lay-here" => Some(Touch::Lay),
            "lesson-donjonz-lay-compact" => Some(Touch::Suggest),
            "lesson-donjonz-walk-pouch" => Some(Touch::Gold),
            "lesson-donjonz-walk-key" => Some(Touch::Satchel),
            _ => None,
        }
    }

    /// Draws the sentence at the top of the board, and a ring around what it is about.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, board: Rect) {
        self.bubble.show(scene, frame, board, self.subject());
    }

    /// Draws a ring around what the sentence is about.
    pub fn point_at(&self, scene: &mut Scene) {
        self.bubble.point_at(scene, self.subject());
    }
}

impl Taught for Table {
    fn bubble(&mut self) -> Option<&mut LessonBubble> {
        self.lesson.as_mut().map(|lesson| &mut lesson.bubble)
    }

    fn go_on_with_lesson(&mut self, desk: &mut Desk<'_>) {
        self.lesson.iter_mut().for_each(|lesson| lesson.next(desk.now));
    }
}

impl Table {
    /// Starts the lesson, or goes on with it.
    pub fn lesson(desk: &mut Desk<'_>) -> Table {
        let (running, lesson) = Match::lesson_on_file(desk).map_or_else(Lesson::start, Lesson::resume);
        let mut table = Table::around(Box::new(running), desk.store);
        table.lesson = Some(lesson);
        table
    }

    /// Lets the guide lay what is left of the pile, card by card; says whether there is more to lay.
    pub(super) fn lay_rest(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(lesson) = self.lesson.as_mut().filter(|lesson| lesson.lays_at.is_some()) else { return false };
        if lesson.lays(desk.now) {
            match bot::places(&self.seen).first() {
                Some(&(at, turn)) => self.send(Action::Lay { at, turn }, desk),
                None => lesson.lays_at = None,
            }
        }
        true
    }
}

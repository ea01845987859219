//! The first game, with someone beside the table: a few sentences, each when it is needed.

use crate::{
    geometry::Rect,
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    scene::{Picture, Role, Scene},
    theme::Frame,
    widgets::{self, Look},
};
use printkit::ink;
use rules::{
    Game, Session,
    donjonz::{Action, Donjonz, Event as Fact, Phase, Setup, Side, Thing, bot},
};
use std::collections::VecDeque;

/// The lesson's pile; its walk meets everything early.
const SEED: u64 = 11;
/// So many cards lie on the table already.
const LAID: usize = 8;

/// A lesson under way: sentences waiting, the first of them shown.
pub struct Lesson {
    waiting: VecDeque<&'static str>,
    said: Vec<&'static str>,
}

impl Lesson {
    /// Sets up a game with most of the dungeon laid, and the first sentences.
    pub fn start() -> (Session<Donjonz>, Lesson) {
        let mut game =
            Donjonz::new(&Setup::default(), SEED).expect("a new game of the standard deck has nothing to refuse");
        for _ in 0..LAID {
            if let Some((at, turn)) = bot::places(&game).first().copied() {
                game.apply(&Action::Lay { at, turn }).expect("a suggestion is a legal place");
            }
        }
        let setup = Setup { position: Some(game.position()), ..Setup::default() };
        let session = Session::new(setup, SEED).expect("a position reached by play has nothing to refuse");
        let mut lesson = Lesson { waiting: VecDeque::new(), said: Vec::new() };
        lesson.say("lesson-donjonz-lay-drag");
        lesson.say("lesson-donjonz-lay-turn");
        (session, lesson)
    }

    /// Goes on to the next sentence.
    pub fn next(&mut self) {
        self.waiting.pop_front();
    }

    /// Hears what happened and finds what to say about it.
    pub fn follow(&mut self, game: &Donjonz, facts: &[Fact]) {
        // What was asked for has been done: no need to leave the sentence there. Those behind it were not read,
        // so they are said when they fit again.
        self.waiting.pop_front();
        for unread in self.waiting.drain(..) {
            self.said.retain(|key| *key != unread);
        }
        if game.phase() == Phase::Explore && game.walked().len() > 1 {
            self.warn(game);
        }
        for fact in facts {
            match fact {
                Fact::CardLaid { .. } if game.pile().len() == 2 => {
                    self.say("lesson-donjonz-lay-rule");
                    self.say("lesson-donjonz-lay-turn");
                }
                Fact::CardLaid { .. } if game.pile().len() == 1 => {
                    self.say("lesson-donjonz-lay-compact");
                    self.say("lesson-donjonz-lay-turn");
                }
                Fact::CardLaid { .. } => self.say("lesson-donjonz-walk-step"),
                Fact::Stepped { .. } => self.say("lesson-donjonz-walk-once"),
                Fact::PouchTaken => self.say("lesson-donjonz-walk-pouch"),
                Fact::WeaponFound { .. } => self.say("lesson-donjonz-walk-weapon"),
                Fact::KeyTaken => self.say("lesson-donjonz-walk-key"),
                Fact::WalkEnded | Fact::HeroFell => self.say("lesson-donjonz-end"),
                _ => {}
            }
        }
    }

    /// Says what a monster or the door next to the hero means.
    fn warn(&mut self, game: &Donjonz) {
        for side in Side::ALL {
            let Ok(facts) = game.preview(side) else { continue };
            match game.thing_at(game.hero().step(side)) {
                Some(Thing::Monster(_)) => {
                    let beaten = facts.iter().any(|fact| matches!(fact, Fact::MonsterBeaten { .. }));
                    self.say(if beaten { "lesson-donjonz-walk-monster" } else { "lesson-donjonz-walk-danger" });
                }
                Some(Thing::Door) if !game.has_key() => self.say("lesson-donjonz-walk-door"),
                _ => {}
            }
        }
    }

    fn say(&mut self, key: &'static str) {
        if !self.said.contains(&key) {
            self.said.push(key);
            self.waiting.push_back(key);
        }
    }

    /// What the sentence on show is about.
    fn subject(&self) -> Option<&'static str> {
        match *self.waiting.front()? {
            "lesson-donjonz-lay-drag" => Some("hand"),
            "lesson-donjonz-lay-turn" => Some("turn"),
            "lesson-donjonz-walk-pouch" => Some("gold"),
            "lesson-donjonz-walk-key" => Some("satchel"),
            _ => None,
        }
    }

    /// How high the bubble with the sentence is in a board of this width; nothing when there is nothing to say.
    pub fn height(&self, frame: &Frame<'_>, width: f32) -> f32 {
        let width = bubble_width(frame, width);
        self.bubble(frame).map_or(0.0, |bubble| bubble.height_at(width) + 14.0)
    }

    fn bubble<'a>(&self, frame: &'a Frame<'_>) -> Option<Node<'a>> {
        let key = *self.waiting.front()?;
        let side = frame.dp(52.0);
        let guide = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(Picture::art("things/hero"), at.inset(-6.0));
        });
        let words = row([guide.width(side).height(side), paragraph(frame.say(key), frame.body()).grow(1.0)]).gap(10.0);
        let skip = widgets::button(frame, "lesson-skip", Look::Paper, None, frame.say("lesson-donjonz-skip"));
        let next = widgets::button(frame, "lesson-next", Look::Gold, None, frame.say("lesson-donjonz-next"));
        let buttons = row([skip, next].map(|button| button.grow(1.0)))
            .gap(8.0)
            .align(AlignItems::STRETCH)
            .mirrored(frame.settings.left_handed);
        Some(column([words, buttons]).gap(8.0).pad(14.0))
    }

    /// Draws the sentence above the board, and a ring around what it is about.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, board: Rect) {
        let (Some(key), Some(bubble)) = (self.waiting.front(), self.bubble(frame)) else { return };
        let (width, height) = (bubble_width(frame, board.w), self.height(frame, board.w) - 14.0);
        let at = Rect::new(board.centre().x - width / 2.0, board.y - height - 10.0, width, height);
        widgets::panel(scene, at, ink::PARCHMENT, 21);
        scene.touch("lesson", Role::Button, frame.say(key), at);
        bubble.show(scene, at);
        if let Some(subject) = self.subject().and_then(|id| scene.find(id)).map(|touchable| touchable.area) {
            widgets::focus_ring(scene, subject.inset(-4.0));
        }
    }
}

fn bubble_width(frame: &Frame<'_>, width: f32) -> f32 {
    (width - 16.0).min(frame.dp(440.0))
}

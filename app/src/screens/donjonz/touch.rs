//! What fingers, the wheel and keys do on the table.

use super::{
    camera,
    lesson::Lesson,
    listed::GAME,
    placement::{self, Placement},
    replay::Walk,
    table::Table,
};
use crate::{
    geometry::{Point, Rect, distance},
    input::{Gesture, Key},
    nav::{Desk, Nav},
    play::{self, AtTable, Match},
    screens::{
        finish,
        lesson_bubble::{self, Taught},
        replay::Presenter,
    },
    sound::Effect,
    touch::touches,
};
use rules::donjonz::{Action, Cell, Phase, Side, Weapon};

touches! {
    /// What can be touched on the table.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Board = "board",
        Undo = "undo",
        Redo = "redo",
        Overview = "overview",
        Hint = "hint",
        Phase = "phase",
        Step(side: Side) = "step-{}",
        Go = "go",
        Take = "take",
        Leave = "leave",
        Swap(weapon: Weapon) = "swap-{}",
        Hand = "hand",
        Turn = "turn",
        Lay = "lay",
        Suggest = "suggest",
        Satchel = "satchel",
        Gold = "gold",
        Track = "track",
        Advice = "advice",
        End(touch: finish::Touch) = "{}",
        Match(touch: play::Touch) = "{}",
        Lesson(touch: lesson_bubble::Touch) = "{}",
    }
}

/// A drag at least this fast, in dp a second, is a flick.
const FLICK: f32 = 380.0;
/// How long somebody who tapped on has to rest before the end takes a touch, in ms.
const GRACE: f64 = 400.0;
/// A swipe shorter than this, in dp, goes nowhere.
const SWIPE: f32 = 20.0;

/// Where a swipe leads, if it is long enough.
fn heading(from: Point, at: Point) -> Option<Side> {
    (distance(from, at) >= SWIPE).then(|| towards(Point { x: at.x - from.x, y: at.y - from.y }))
}

/// The side that a way points to.
fn towards(way: Point) -> Side {
    match (way.x.abs() > way.y.abs(), way.x > 0.0, way.y > 0.0) {
        (true, true, _) => Side::Right,
        (true, false, _) => Side::Left,
        (false, _, true) => Side::Down,
        (false, _, false) => Side::Up,
    }
}

impl Table {
    pub(super) fn tap(&mut self, touch: Touch, at: Point, desk: &mut Desk<'_>) -> Nav {
        if self.is_late {
            return Nav::Stay;
        }
        let area = self.areas(&desk.frame()).board;
        match touch {
            Touch::Undo => _ = self.undo(desk),
            Touch::Redo => _ = self.redo(desk),
            Touch::Hand | Touch::Turn => self.turn_card(desk),
            Touch::Suggest => self.suggest(desk),
            Touch::Hint => self.hint(desk),
            Touch::Overview if self.follows() => self.sees_all = true,
            Touch::Overview => self.look_on(),
            Touch::Board => self.tap_board(area, at, desk),
            Touch::Lay => {
                if let Some(at) = self.ghost {
                    self.send(Action::Lay { at, turn: self.turn }, desk);
                }
            }
            Touch::Go => {
                if let Some(side) = self.chosen {
                    self.step(side, desk);
                }
            }
            Touch::Take => self.send(Action::Take, desk),
            Touch::Leave => self.send(Action::Leave, desk),
            Touch::Match(play::Touch::Restore) => self.restore(desk),
            Touch::End(touch) => {
                let Some(finished) = self.host.finished() else { return Nav::Pass };
                let play = |seed, desk: &mut Desk<'_>| Nav::Replace(Walk::begin(Match::shuffled(seed), desk));
                return touch.lead::<Walk>(&GAME, &finished, desk, play);
            }
            Touch::Lesson(touch) => return self.learn(touch, desk),
            Touch::Step(side) => self.step(side, desk),
            Touch::Swap(drop) => self.send(Action::Swap { drop }, desk),
            Touch::Phase | Touch::Satchel | Touch::Gold | Touch::Track | Touch::Advice => {}
        }
        Nav::Stay
    }

    fn tap_board(&mut self, area: Rect, at: Point, desk: &mut Desk<'_>) {
        match self.game().phase() {
            Phase::Map => {
                let place = self.board_in(area).camera.place(area, at);
                match placement::nearest(self.game(), place, self.turn) {
                    Some(Placement { at, verdict: Ok(()) }) => self.mark(at, desk),
                    Some(Placement { verdict: Err(illegal), .. }) => self.refuse(illegal, desk),
                    None => {}
                }
            }
            Phase::Explore => {
                let cell = camera::cell_at(&self.board_in(area).camera, area, at);
                self.chosen = None;
                match self.game().hero().side_towards(cell) {
                    Some(side) => self.step(side, desk),
                    None if cell != self.game().hero() && self.game().card_at(cell).is_some() => {
                        desk.refuse(desk.words.get("donjonz-far"));
                    }
                    None => {}
                }
            }
            Phase::Choose(_) | Phase::Over => {}
        }
    }

    /// Marks a place for the card that was tapped.
    fn mark(&mut self, at: Cell, desk: &mut Desk<'_>) {
        self.ghost = Some(at);
        self.lesson.iter_mut().for_each(Lesson::tapped);
        desk.messages.forget_refusal();
        desk.play(Effect::Tap);
    }

    pub(super) fn gesture(&mut self, touch: Option<Touch>, gesture: Gesture, desk: &mut Desk<'_>) {
        let field = self.field(self.areas(&desk.frame()).board);
        match gesture {
            Gesture::Press { .. } => {
                self.heading = None;
                self.press(desk.now);
            }
            Gesture::DragStart { at, .. } if touch == Some(Touch::Hand) => {
                self.board.lift((), at);
                self.ghost = None;
                desk.messages.forget_refusal();
                return desk.play(Effect::Lift);
            }
            Gesture::DragStart { from, at } | Gesture::Drag { from, at, .. } if self.is_walk(from, field.area) => {
                self.heading = heading(from, at).filter(|side| self.game().steps().contains(side));
                return;
            }
            Gesture::Drop { from, at, .. } if self.is_walk(from, field.area) => {
                self.heading = None;
                if let Some(side) = heading(from, at) {
                    self.walk(side, desk);
                }
                return;
            }
            Gesture::Drop { from, at, speed } if self.board.is_held() && self.flick(from, at, speed, desk) => return,
            _ => self.heading = None,
        }
        let is_board = matches!(touch, Some(Touch::Board | Touch::Step(_)));
        if let Some((_, at)) = self.board.gesture(gesture, is_board, &field) {
            self.drop_card(field.area, at, desk);
        }
    }

    /// A finger comes down. Whoever taps on while the end comes did not mean what lies there now.
    fn press(&mut self, now: f64) {
        self.is_late = self.is_finished(now) && now - self.pressed < GRACE;
        self.pressed = now;
    }

    fn drop_card(&mut self, area: Rect, at: Point, desk: &mut Desk<'_>) {
        if !area.contains(at) {
            return;
        }
        match self.placement(area, at) {
            Some(Placement { at, verdict: Ok(()) }) => self.send(Action::Lay { at, turn: self.turn }, desk),
            Some(Placement { verdict: Err(illegal), .. }) => self.refuse(illegal, desk),
            None => {}
        }
    }

    /// Tests whether a drag that began there leads the hero, however slow it is: on his cell or on one around it. It does
    /// not if it carries a card or already moves the board.
    fn is_walk(&self, from: Point, area: Rect) -> bool {
        let hero = self.board_in(area).rect(self.game().hero());
        self.game().phase() == Phase::Explore
            && !self.board.is_held()
            && area.contains(from)
            && hero.inset(-hero.w).contains(from)
    }

    /// Walks as a swipe says.
    fn walk(&mut self, side: Side, desk: &mut Desk<'_>) {
        self.board.let_go();
        self.board.follow();
        self.step(side, desk);
    }

    /// A quick swipe walks, wherever it began; any other one that began away from the hero has moved the board.
    fn flick(&mut self, from: Point, at: Point, speed: Point, desk: &mut Desk<'_>) -> bool {
        let is_fast = speed.x.hypot(speed.y) >= FLICK && distance(from, at) >= SWIPE;
        if self.game().phase() != Phase::Explore || !is_fast {
            return false;
        }
        self.walk(towards(speed), desk);
        true
    }

    /// The keys of what can be touched.
    pub(super) fn key_for(touch: &Touch) -> Option<Key> {
        match touch {
            Touch::Undo => Some(Key::Undo),
            Touch::Redo => Some(Key::Redo),
            Touch::Turn => Some(Key::Letter('r')),
            Touch::Hint => Some(Key::Letter('h')),
            Touch::Overview => Some(Key::Letter('m')),
            Touch::Lay | Touch::Go => Some(Key::Enter),
            _ => None,
        }
    }

    pub(super) fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        let side = match key {
            Key::Up => Side::Up,
            Key::Right => Side::Right,
            Key::Down => Side::Down,
            Key::Left => Side::Left,
            _ => return Nav::Pass,
        };
        match self.game().phase() {
            Phase::Explore => self.step(side, desk),
            Phase::Map => match self.ghost {
                None => self.suggest(desk),
                Some(at) => self.ghost = placement::neighbour(self.game(), at, self.turn, key).or(self.ghost),
            },
            Phase::Choose(_) | Phase::Over => return Nav::Pass,
        }
        Nav::Stay
    }
}

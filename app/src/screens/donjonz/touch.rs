//! What fingers, the wheel and keys do on the table.

use super::{
    camera,
    laying::{self, Landing},
    names::{step_side, swapped},
    replay::replay,
    table::{Grasp, Table},
};
use crate::{
    geometry::{Point, Rect, distance},
    input::{Gesture, Key},
    nav::{Desk, Nav},
    platform::fresh_seed,
    sound::Effect,
};
use rules::donjonz::{Action, Phase, Side};

/// A drag at least this fast, in dp a second, is a flick.
const FLICK: f32 = 380.0;

impl Table {
    pub(super) fn tap(&mut self, id: &str, at: Point, desk: &mut Desk<'_>) -> Nav {
        let area = self.places(&desk.frame()).board;
        match id {
            "undo" => self.undo(desk),
            "redo" => self.redo(desk),
            "hand" | "turn" => self.turn_card(desk),
            "suggest" => self.suggest(desk),
            "hint" => self.hint(desk),
            "overview" if self.follows() => self.sees_all = true,
            "overview" => self.look_on(),
            "board" => self.tap_board(area, at, desk),
            "lay" => {
                if let Some(at) = self.ghost {
                    self.apply(Action::Lay { at, turn: self.turn }, desk);
                }
            }
            "go" => {
                if let Some(side) = self.chosen {
                    self.step(side, desk);
                }
            }
            "take" => self.apply(Action::Take, desk),
            "leave" => self.apply(Action::Leave, desk),
            "restore" => {
                if let Some(session) = self.replaced.take() {
                    *self = Table::around(session, desk.store);
                    self.save(desk);
                }
            }
            "again" => return Nav::Replace(Box::new(Table::new_game(self.session.seed(), desk))),
            "new" => return Nav::Replace(Box::new(Table::new_game(fresh_seed(desk.platform), desk))),
            "replay" => return Nav::Push(Box::new(replay(self.session.clone(), desk.now))),
            "share" => {
                self.share(desk);
            }
            "lesson" | "lesson-next" | "lesson-skip" => {
                if let Some(lesson) = &mut self.lesson {
                    if id == "lesson-skip" {
                        return Nav::Pop;
                    }
                    lesson.next();
                }
            }
            _ => {
                if let Some(side) = step_side(id) {
                    self.step(side, desk);
                }
                if let Some(drop) = swapped(id) {
                    self.apply(Action::Swap { drop }, desk);
                }
            }
        }
        Nav::Stay
    }

    fn tap_board(&mut self, area: Rect, at: Point, desk: &mut Desk<'_>) {
        match self.game().phase() {
            Phase::Map => {
                let place = self.board(area).camera.place(area, at);
                self.ghost = laying::land(self.game(), place, self.turn).map(|landing| landing.at);
                desk.play(Effect::Tap);
            }
            Phase::Explore => {
                let cell = camera::cell_at(&self.board(area).camera, area, at);
                self.chosen = None;
                if let Some(side) = self.game().hero().side_towards(cell) {
                    self.step(side, desk);
                }
            }
            Phase::Choose(_) | Phase::Over => {}
        }
    }

    pub(super) fn gesture(&mut self, id: Option<&str>, gesture: Gesture, desk: &mut Desk<'_>) {
        let area = self.places(&desk.frame()).board;
        match gesture {
            Gesture::DragStart { at, .. } if id == Some("hand") => {
                self.grasp = Some(Grasp::Card(at));
                self.ghost = None;
                desk.play(Effect::Lift);
            }
            Gesture::DragStart { from, at } if id.is_some_and(|id| id == "board" || step_side(id).is_some()) => {
                self.grasp = Some(Grasp::View);
                self.pan(area, Point { x: at.x - from.x, y: at.y - from.y });
            }
            Gesture::Drag { at, by, .. } => match &mut self.grasp {
                Some(Grasp::Card(place)) => *place = at,
                Some(Grasp::View) => self.pan(area, by),
                None => {}
            },
            Gesture::Drop { from, at, speed } => match self.grasp.take() {
                Some(Grasp::Card(_)) => self.drop_card(area, at, desk),
                Some(Grasp::View) => self.flick(from, at, speed, desk),
                None => {}
            },
            Gesture::Pinch { at, by, zoom } => {
                self.pan(area, by);
                self.zoom(area, at, zoom);
            }
            Gesture::Cancel => self.grasp = None,
            Gesture::Press { .. } | Gesture::Tap { .. } | Gesture::Hold { .. } | Gesture::DragStart { .. } => {}
        }
    }

    fn drop_card(&mut self, area: Rect, at: Point, desk: &mut Desk<'_>) {
        if !area.contains(at) {
            return;
        }
        match self.landing(area, at) {
            Some(Landing { at, verdict: Ok(()) }) => self.apply(Action::Lay { at, turn: self.turn }, desk),
            Some(Landing { verdict: Err(illegal), .. }) => self.refuse(illegal, desk),
            None => {}
        }
    }

    /// A quick swipe walks; a slow one has moved the view.
    fn flick(&mut self, from: Point, at: Point, speed: Point, desk: &mut Desk<'_>) {
        let fast = speed.x.hypot(speed.y) >= FLICK && distance(from, at) >= 20.0;
        if self.game().phase() != Phase::Explore || !fast {
            return;
        }
        self.view.follow();
        let side = match (speed.x.abs() > speed.y.abs(), speed.x > 0.0, speed.y > 0.0) {
            (true, true, _) => Side::Right,
            (true, false, _) => Side::Left,
            (false, _, true) => Side::Down,
            (false, _, false) => Side::Up,
        };
        self.step(side, desk);
    }

    fn pan(&mut self, area: Rect, by: Point) {
        let mut camera = self.board(area).camera;
        camera.pan(by);
        self.view.put(camera, camera::bounds(self.session.state()));
    }

    pub(super) fn zoom(&mut self, area: Rect, at: Point, factor: f32) {
        let mut camera = self.board(area).camera;
        camera.zoom(area, at, factor, &camera::ZOOM);
        self.view.put(camera, camera::bounds(self.session.state()));
    }

    pub(super) fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        let side = match key {
            Key::Up => Side::Up,
            Key::Right => Side::Right,
            Key::Down => Side::Down,
            Key::Left => Side::Left,
            Key::Undo => {
                self.undo(desk);
                return Nav::Stay;
            }
            Key::Redo => {
                self.redo(desk);
                return Nav::Stay;
            }
            Key::Letter('r' | 'R') if self.game().phase() == Phase::Map => {
                self.turn_card(desk);
                return Nav::Stay;
            }
            Key::Enter if self.ghost.is_some() => return self.tap("lay", Point::default(), desk),
            Key::Enter if self.chosen.is_some() => return self.tap("go", Point::default(), desk),
            _ => return Nav::Pass,
        };
        match self.game().phase() {
            Phase::Explore => self.step(side, desk),
            Phase::Map => match self.ghost {
                None => self.suggest(desk),
                Some(at) => self.ghost = laying::neighbour(self.game(), at, self.turn, side).or(self.ghost),
            },
            Phase::Choose(_) | Phase::Over => return Nav::Pass,
        }
        Nav::Stay
    }
}

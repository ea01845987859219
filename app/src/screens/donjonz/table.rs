//! The table on which a game of Donjonz is played: the dungeon, the hand or the satchel, and what happens on it.
//! What fingers and keys mean is in `touch`, how it looks in `show`, what happens in `events`.

use super::{
    advisor::Advisor,
    board::{self, BoardView},
    camera,
    drama::Drama,
    finish,
    lesson::Lesson,
    lobby,
    placement::{self, Placement},
    touch::Touch,
    tray,
};
use crate::{
    explain::Explained,
    geometry::{Point, Rect},
    input::Key,
    layout::Node,
    nav::{Desk, Nav, TypedScreen, UiEvent},
    play::{self, AtTable, Camera, Field, Floaters, Host, Playback, PlaysBack},
    scene::Scene,
    sound::Effect,
    store::Store,
    theme::{self, Frame},
    widgets,
};
use rules::{
    Game, Viewer,
    donjonz::{self, Action, Cell, Donjonz, Event, Phase, Side, Turn, bot},
};
use serde::Serialize;
use serde_json::json;

/// How long a card takes to turn, in ms.
const TURN: f64 = 180.0;
/// How far above the finger a lifted card floats, in dp.
pub(super) const LIFT: f32 = 36.0;

/// The table.
pub struct Table {
    pub(super) host: Box<dyn Host<Donjonz>>,
    /// The game as it is seen.
    pub(super) seen: donjonz::View,
    pub(super) turn: Turn,
    pub(super) ghost: Option<Cell>,
    pub(super) chosen: Option<Side>,
    pub(super) hinted: Option<Side>,
    pub(super) advisor: Advisor,
    /// Where a finger leads the hero that has not let go yet.
    pub(super) heading: Option<Side>,
    pub(super) best_before: u32,
    pub(super) lesson: Option<Lesson>,
    turned: f64,
    /// When a finger was last put down.
    pub(super) pressed: f64,
    /// Whether that was meant for the game, though its end lies there now.
    pub(super) is_late: bool,
    pub(super) playback: Playback<Event>,
    /// Over which the top card is carried.
    pub(super) board: play::Board<()>,
    /// Whether the whole dungeon is shown rather than what matters now.
    pub(super) sees_all: bool,
    pub(super) suggestion: usize,
    /// Words over the cells.
    pub(super) floaters: Floaters<Cell>,
    pub(super) drama: Drama,
}

impl Table {
    /// A game on the table, as it stands.
    pub(super) fn around(host: Box<dyn Host<Donjonz>>, store: &Store) -> Table {
        let best_before = store.best(Donjonz::NAME).first().map_or(0, |past| past.score);
        Table {
            seen: host.view(Viewer::Seat(0)),
            host,
            turn: Turn::default(),
            ghost: None,
            chosen: None,
            hinted: None,
            advisor: Advisor::default(),
            heading: None,
            best_before,
            lesson: None,
            turned: f64::NEG_INFINITY,
            pressed: f64::NEG_INFINITY,
            is_late: false,
            playback: Playback::default(),
            board: play::Board::default(),
            sees_all: false,
            suggestion: 0,
            floaters: Floaters::default(),
            drama: Drama::default(),
        }
    }

    /// The game as it is seen.
    pub fn game(&self) -> &Donjonz {
        &self.seen
    }

    pub(super) fn tray<'a>(&'a self, frame: &'a Frame<'_>) -> Node<'a> {
        let width = widgets::tray_width(frame);
        match self.game().phase() {
            Phase::Map => tray::hand(self, frame, width),
            Phase::Over if self.is_finished(frame.now) => finish::sheet(self, frame, width),
            Phase::Explore | Phase::Choose(_) | Phase::Over => tray::satchel(self, frame, width),
        }
    }

    pub(super) fn is_finished(&self, now: f64) -> bool {
        self.playback.is_past_end(now)
    }

    pub(super) fn board_in(&self, area: Rect) -> BoardView {
        BoardView { area, camera: self.board.camera(|| self.goal(area)) }
    }

    /// The board as it lies now.
    pub(super) fn field(&self, area: Rect) -> Field {
        camera::field(self.game(), area, self.goal(area))
    }

    fn goal(&self, area: Rect) -> Camera {
        if self.sees_all {
            let all = camera::whole(self.game(), area, 0.4);
            return camera::widened(all, self.game(), area, self.ghost_block());
        }
        if self.drama.is_close() {
            return camera::around_hero(self.game(), area);
        }
        camera::widened(camera::fitting(self.game(), area), self.game(), area, self.ghost_block())
    }

    /// Tests whether the view follows what matters now.
    pub(super) fn follows(&self) -> bool {
        !self.sees_all && !self.board.is_free()
    }

    /// Lets the view follow what matters now.
    pub(super) fn look_on(&mut self) {
        self.sees_all = false;
        self.board.follow();
    }

    /// The first and the last cell that the ghost covers.
    fn ghost_block(&self) -> Option<(Cell, Cell)> {
        let (at, card) = (self.ghost?, self.game().top_card()?);
        let (w, h) = board::turned_size(self.game().card(Some(card)), self.turn);
        Some((at, Cell { x: at.x + i16::from(w) - 1, y: at.y + i16::from(h) - 1 }))
    }

    /// Tests whether a finger carries the card in hand.
    pub fn is_carrying(&self) -> bool {
        self.board.carried().is_some()
    }

    /// By how many degrees the card in hand is turned right now.
    pub fn degrees(&self, frame: &Frame<'_>) -> f32 {
        let goal = f32::from(self.turn.quarters()) * 90.0;
        let t = ((frame.now - self.turned) / TURN) as f32;
        if t >= 1.0 || frame.settings.reduced_motion { goal } else { goal - 90.0 * (1.0 - theme::ease_back(t)) }
    }

    pub(super) fn turn_card(&mut self, desk: &mut Desk<'_>) {
        self.turn = self.turn.next();
        self.turned = desk.now;
        self.ghost = self.ghost.map(|at| self.resettled(at));
        self.lesson.iter_mut().for_each(Lesson::turned);
        desk.play(Effect::Turn);
    }

    /// The ghost's place after a turn: around the same middle.
    fn resettled(&self, at: Cell) -> Cell {
        let Some(card) = self.game().top_card() else { return at };
        let (w, h) = board::turned_size(self.game().card(Some(card)), self.turn.back());
        let middle = Point { x: f32::from(at.x) + f32::from(w) / 2.0, y: f32::from(at.y) + f32::from(h) / 2.0 };
        placement::nearest(self.game(), middle, self.turn).map_or(at, |placement| placement.at)
    }

    /// Marks the best place for the card; asked again, the next best one.
    pub(super) fn suggest(&mut self, desk: &mut Desk<'_>) {
        let places = bot::places(self.game());
        if let Some(&(at, turn)) = places.get(self.suggestion % places.len().clamp(1, 5)) {
            self.suggestion += 1;
            self.host.take_hint(desk);
            self.ghost = Some(at);
            self.turn = turn;
            self.lesson.iter_mut().for_each(Lesson::pointed);
            desk.play(Effect::Tap);
        }
    }

    /// Where the card would land with a finger at a place of the window.
    pub(super) fn placement(&self, area: Rect, at: Point) -> Option<Placement> {
        let lifted = Point { x: at.x, y: at.y - LIFT };
        placement::nearest(self.game(), self.board_in(area).camera.place(area, lifted), self.turn)
    }

    pub(super) fn step(&mut self, side: Side, desk: &mut Desk<'_>) {
        if let Err(illegal) = self.game().preview(side) {
            return self.refuse(illegal, desk);
        }
        if (self.game().fate(side).is_some() || self.game().ends_walk(side)) && self.chosen != Some(side) {
            self.chosen = Some(side);
            return desk.play(Effect::Tap);
        }
        self.send(Action::Step { side }, desk);
    }
}

impl TypedScreen for Table {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "donjonz"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        lobby::ground(&mut scene, frame);
        let areas = self.areas(frame);
        scene.message_area = Some(areas.board);
        self.show_board(&mut scene, frame, areas.board, areas.seen);
        self.show_bar(&mut scene, frame, areas.bar);
        self.show_tools(&mut scene, frame, areas.tools);
        self.show_tray(&mut scene, frame, areas.tray);
        if self.game().phase() == Phase::Map {
            self.show_hand(&mut scene, frame, areas.board);
        }
        if let Some(lesson) = &self.lesson {
            match self.tells_in_tray(frame) {
                true => lesson.point_at(&mut scene),
                false => lesson.show(&mut scene, frame, areas.middle),
            }
        }
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.host.enter(desk);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        self.playback.heed(event, desk.now);
        match *event {
            UiEvent::Tap(touch, at) => return self.tap(touch, at, desk),
            UiEvent::Gesture(touch, gesture) => self.gesture(touch, gesture, desk),
            UiEvent::Wheel(at, by) => {
                let field = self.field(self.areas(&desk.frame()).board);
                self.board.wheel(at, by, &field);
            }
            UiEvent::Key(key) => return self.key(key, desk),
            UiEvent::News(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn explains(&self, touch: &Touch, at: Point, frame: &Frame<'_>) -> Option<Explained> {
        self.explanation(touch, at, frame)
    }

    fn key_of(&self, touch: &Touch) -> Option<Key> {
        Table::key_for(touch)
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let (still, now) = (desk.store.settings.reduced_motion, desk.now);
        if self.is_finished(now) {
            self.drama.count();
        }
        let field = self.field(self.areas(&desk.frame()).board);
        let settled = self.board.tick(now, still, &field);
        self.listen(desk);
        self.play_on(desk);
        let lays = self.lay_rest(desk);
        let thinks = self.think(desk);
        let floats = self.floaters.tick(now) | self.drama.tick(now);
        let glows = self.game().phase() == Phase::Explore && !still && self.playback.is_glowing(now);
        !settled || glows || floats || lays || thinks || self.playback.moves(now) || now - self.turned < TURN
    }

    fn has_board(&self) -> bool {
        true
    }

    fn stays_lit(&self) -> bool {
        !self.host.standing().is_over()
    }

    fn dump(&self, frame: &Frame<'_>) -> impl Serialize {
        let game = self.game();
        json!({
            "game": game,
            "code": self.host.code(),
            "pile": game.pile().len(),
            "phase": game.phase(),
            "score": game.score().total,
            "outcome": self.host.standing().outcome,
            "turn": self.turn,
            "ghost": self.ghost,
            "chosen": self.chosen,
            "hinted": self.hinted,
            "lesson": self.lesson.is_some(),
            "cell": self.board_in(self.areas(frame).board).camera.cell,
        })
    }
}

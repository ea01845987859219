//! A board under fingers, for every game that has one: pan, pinch, wheel and fling, following what matters, carrying
//! something over it, and coming to rest. Knows a plane of cells and how it lies in the window, not what lies on it.

use super::Camera;
use crate::{
    geometry::{Point, Rect},
    input::Gesture,
};
use std::ops::RangeInclusive;

/// How near the edge of its area, in dp, something carried moves the board at least.
const VERGE: f32 = 56.0;
/// How fast the board moves for something carried to the very edge, in dp a second.
const DRIFT: f32 = 480.0;
/// After how long over the board something carried is not on its way past an edge any more, in seconds.
const LINGER: f32 = 0.4;
/// By how much a notch of the wheel zooms.
const NOTCH: f32 = 1.12;
/// How much a fling slows down in a second.
const FRICTION: f32 = 5.0;
/// A fling slower than this, in dp a second, has ended.
const SLOW: f32 = 20.0;

/// A board as its game lays it out at one moment.
pub struct Field {
    /// Where it lies in the window.
    pub area: Rect,
    /// The cells on which something lies.
    pub bounds: Rect,
    /// How many cells around them something carried can be put on.
    pub room: f32,
    /// How small and how large a hand may make a cell, in dp.
    pub sizes: RangeInclusive<f32>,
    /// What should be in view, as long as no hand has moved it.
    pub goal: Camera,
}

/// A board under fingers. `C` is what can be carried over it.
#[derive(Clone, Debug)]
pub struct Board<C> {
    camera: Option<Camera>,
    /// A hand has moved the board, so that it no longer follows what matters.
    is_free: bool,
    grasp: Option<Grasp<C>>,
    /// How fast the board goes on after a hand has flung it, in dp a second.
    fling: Point,
    ticked: f64,
}

/// What a finger is doing on a board.
#[derive(Clone, Copy, Debug)]
enum Grasp<C> {
    /// It moves the board.
    Board,
    /// It carries something, and is there.
    Carried { what: C, at: Point, clear: Clear },
}

/// The edges that something carried has been clear of while it was over the board. Only these move the board: what comes
/// from a hand beside the board passes an edge on its way. Whatever has been over the board for a while moves it at all.
#[derive(Clone, Copy, Debug, Default)]
struct Clear {
    /// How long it has been over the board, in seconds.
    since: f32,
    left: bool,
    right: bool,
    top: bool,
    bottom: bool,
}

impl Clear {
    /// Something carried comes by a place on the board.
    fn pass(&mut self, at: Point, area: Rect, verge: f32) {
        if area.contains(at) {
            self.left |= at.x >= area.x + verge;
            self.right |= at.x <= area.right() - verge;
            self.top |= at.y >= area.y + verge;
            self.bottom |= at.y <= area.bottom() - verge;
        }
    }

    /// Time passes over the board.
    fn stay(&mut self, seconds: f32) {
        self.since += seconds;
        if self.since > LINGER {
            *self = Clear { since: self.since, left: true, right: true, top: true, bottom: true };
        }
    }
}

impl<C> Default for Board<C> {
    fn default() -> Board<C> {
        Board { camera: None, is_free: false, grasp: None, fling: Point::default(), ticked: 0.0 }
    }
}

impl<C: Copy> Board<C> {
    /// The camera as it is, or `goal` where nobody has looked yet.
    pub fn camera(&self, goal: impl FnOnce() -> Camera) -> Camera {
        self.camera.unwrap_or_else(goal)
    }

    /// Tests whether a hand has moved the board, so that it no longer follows what matters.
    pub fn is_free(&self) -> bool {
        self.is_free
    }

    /// Lets the board follow what matters again.
    pub fn follow(&mut self) {
        self.is_free = false;
        self.fling = Point::default();
    }

    /// A finger begins to carry something.
    pub fn lift(&mut self, what: C, at: Point) {
        self.grasp = Some(Grasp::Carried { what, at, clear: Clear::default() });
    }

    /// What a finger carries, and where the finger is.
    pub fn carried(&self) -> Option<(C, Point)> {
        match self.grasp {
            Some(Grasp::Carried { what, at, .. }) => Some((what, at)),
            Some(Grasp::Board) | None => None,
        }
    }

    /// Tests whether a finger moves the board.
    pub fn is_held(&self) -> bool {
        matches!(self.grasp, Some(Grasp::Board))
    }

    /// Takes everything out of the hand.
    pub fn let_go(&mut self) {
        self.grasp = None;
    }

    /// Takes a gesture that began on the board or elsewhere; gives what it let go of, and where.
    pub fn gesture(&mut self, gesture: Gesture, is_here: bool, field: &Field) -> Option<(C, Point)> {
        match gesture {
            Gesture::Press { .. } => self.fling = Point::default(),
            Gesture::DragStart { from, at } if is_here => {
                self.grasp = Some(Grasp::Board);
                self.pan(Point { x: at.x - from.x, y: at.y - from.y }, field);
            }
            Gesture::Drag { at, by, .. } => {
                let verge = self.verge(field);
                match &mut self.grasp {
                    Some(Grasp::Carried { at: place, clear, .. }) => {
                        *place = at;
                        clear.pass(at, field.area, verge);
                    }
                    Some(Grasp::Board) => self.pan(by, field),
                    None => {}
                }
            }
            Gesture::Drop { at, speed, .. } => match self.grasp.take() {
                Some(Grasp::Carried { what, .. }) => return Some((what, at)),
                Some(Grasp::Board) => self.fling = speed,
                None => {}
            },
            Gesture::Pinch { at, by, zoom } => {
                self.pan(by, field);
                self.zoom(at, zoom, field);
            }
            Gesture::Cancel => self.grasp = None,
            Gesture::DragStart { .. } | Gesture::Tap { .. } | Gesture::Hold { .. } => {}
        }
        None
    }

    /// The wheel turned over a place by so many notches.
    pub fn wheel(&mut self, at: Point, by: f32, field: &Field) {
        self.zoom(at, NOTCH.powf(by), field);
    }

    fn pan(&mut self, by: Point, field: &Field) {
        let mut camera = self.camera(|| field.goal);
        camera.pan(by);
        self.put(camera, field);
    }

    fn zoom(&mut self, at: Point, factor: f32, field: &Field) {
        let mut camera = self.camera(|| field.goal);
        camera.zoom(field.area, at, factor, &field.sizes);
        self.put(camera, field);
    }

    /// A hand has put the camera here.
    fn put(&mut self, mut camera: Camera, field: &Field) {
        camera.tether(field.bounds);
        self.camera = Some(camera);
        self.is_free = true;
    }

    /// Lets time pass; says whether the board is at rest.
    pub fn tick(&mut self, now: f64, is_still: bool, field: &Field) -> bool {
        let seconds = ((now - self.ticked) / 1000.0).clamp(0.0, 0.1) as f32;
        self.ticked = now;
        match (&mut self.grasp, &mut self.camera) {
            (Some(Grasp::Carried { at, clear, .. }), _) if field.area.contains(*at) => {
                clear.stay(seconds);
                let (at, clear) = (*at, *clear);
                self.carry(at, clear, seconds, field)
            }
            (Some(Grasp::Carried { .. }), Some(_)) => true,
            (_, Some(_)) if self.is_free => self.coast(seconds, is_still, field),
            (_, Some(camera)) if !is_still => camera.approach(field.goal, seconds),
            (_, camera) => {
                *camera = Some(field.goal);
                true
            }
        }
    }

    /// Goes on by itself after a fling, slower and slower; says whether it is at rest.
    fn coast(&mut self, seconds: f32, is_still: bool, field: &Field) -> bool {
        if self.fling.x.hypot(self.fling.y) < SLOW || is_still {
            self.fling = Point::default();
            return true;
        }
        let slower = (-FRICTION * seconds).exp();
        self.pan(Point { x: self.fling.x * seconds, y: self.fling.y * seconds }, field);
        self.fling = Point { x: self.fling.x * slower, y: self.fling.y * slower };
        false
    }

    /// How near the edge something carried moves the board, in dp. Half of it lies beyond the finger, and should be seen as
    /// well.
    fn verge(&self, field: &Field) -> f32 {
        let cell = self.camera(|| field.goal).cell;
        let side = field.area.w.min(field.area.h);
        (field.room / 2.0 * cell).min(side / 4.0).max(VERGE).min(side / 3.0)
    }

    /// Moves on for something carried to `at`, near an edge beyond which there is more to see; says whether the board is
    /// at rest. So a card can be carried to where nobody looks yet; a board that follows comes back afterwards.
    fn carry(&mut self, at: Point, clear: Clear, seconds: f32, field: &Field) -> bool {
        let Some(mut camera) = self.camera else { return true };
        let (area, bounds) = (field.area, field.bounds.inset(-field.room));
        let seen = camera.block(area, Point { x: bounds.x, y: bounds.y }, bounds.w, bounds.h);
        let verge = self.verge(field);
        // How far the board moves for an edge that is so far away, with so much beyond it.
        let step = |is_clear: bool, away: f32, beyond: f32| {
            let pull = if is_clear { (verge - away).max(0.0) / verge } else { 0.0 };
            (pull * DRIFT * seconds).min(beyond.max(0.0))
        };
        let by = Point {
            x: step(clear.left, at.x - area.x, area.x - seen.x)
                - step(clear.right, area.right() - at.x, seen.right() - area.right()),
            y: step(clear.top, at.y - area.y, area.y - seen.y)
                - step(clear.bottom, area.bottom() - at.y, seen.bottom() - area.bottom()),
        };
        if by == Point::default() {
            return true;
        }
        camera.pan(by);
        self.camera = Some(camera);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect { x: 0.0, y: 60.0, w: 390.0, h: 400.0 };

    fn field() -> Field {
        let bounds = Rect::new(-20.0, -1.0, 40.0, 2.0);
        Field {
            area: AREA,
            bounds,
            room: 0.0,
            sizes: 7.0..=110.0,
            goal: Camera { middle: Point::default(), cell: 40.0 },
        }
    }

    /// A board that has come to rest where it should be.
    fn board() -> Board<()> {
        let mut board = Board::default();
        assert!(board.tick(0.0, false, &field()));
        board
    }

    /// Lets frames pass until the board is at rest; gives the camera and the time.
    fn rest(board: &mut Board<()>, is_still: bool) -> (Camera, f64) {
        let start = board.ticked;
        let ms = (1..).map(|frame| f64::from(frame) * 16.0).find(|ms| board.tick(start + ms, is_still, &field()));
        (board.camera(|| panic!("it has a camera")), ms.unwrap_or_default())
    }

    /// Carries something from the middle of a board to a place.
    fn carry(board: &mut Board<()>, at: Point, field: &Field) {
        board.lift((), AREA.centre());
        for at in [AREA.centre(), at] {
            board.gesture(Gesture::Drag { from: AREA.centre(), at, by: Point::default() }, false, field);
        }
    }

    fn fling(board: &mut Board<()>) {
        let (from, at) = (Point { x: 200.0, y: 200.0 }, Point { x: 150.0, y: 200.0 });
        board.gesture(Gesture::DragStart { from, at }, true, &field());
        board.gesture(Gesture::Drop { from, at, speed: Point { x: -900.0, y: 0.0 } }, true, &field());
    }

    #[test]
    fn what_is_carried_to_an_edge_moves_the_board_as_far_as_there_is_something() {
        let mut board = board();
        board.lift((), AREA.centre());
        assert_eq!(rest(&mut board, false).1, 16.0);
        let edge = Point { x: AREA.right() - 10.0, y: AREA.centre().y };
        carry(&mut board, edge, &field());
        assert!(!board.tick(32.0, false, &field()));
        let (camera, _) = rest(&mut board, false);
        assert!(camera.sees(AREA, Rect::new(18.9, 0.0, 1.0, 1.0)) && camera.middle.y == 0.0, "{camera:?}");
        assert!(!camera.sees(AREA, Rect::new(19.2, 0.0, 1.0, 1.0)));
        carry(&mut board, Point { x: edge.x, y: AREA.y - 1.0 }, &field());
        assert_eq!(rest(&mut board, false).1, 16.0);
    }

    #[test]
    fn what_is_large_moves_the_board_before_it_leaves_it() {
        let large = Field { room: 4.0, ..field() };
        let (mut board, at) = (board(), Point { x: AREA.right() - 70.0, y: AREA.centre().y });
        carry(&mut board, at, &field());
        assert!(board.tick(16.0, false, &field()), "half of it is in view");
        assert!(!board.tick(32.0, false, &large));
    }

    #[test]
    fn what_comes_in_over_an_edge_moves_nothing_at_first() {
        let mut board = board();
        let from = Point { x: 200.0, y: AREA.bottom() + 40.0 };
        let at = Point { y: AREA.bottom() - 10.0, ..from };
        let tall = || Field { bounds: Rect::new(-1.0, -20.0, 2.0, 40.0), ..field() };
        board.lift((), from);
        board.gesture(Gesture::Drag { from, at, by: Point::default() }, false, &tall());
        assert!(board.tick(100.0, false, &tall()));
        assert!((2..10).any(|tenth| !board.tick(f64::from(tenth) * 100.0, false, &tall())), "it lingers");
        let mut board = self::board();
        carry(&mut board, at, &tall());
        assert!(!board.tick(100.0, false, &tall()), "it was in the middle, and comes back to the edge");
    }

    #[test]
    fn a_board_that_follows_comes_back_from_where_something_was_carried() {
        let mut board = board();
        carry(&mut board, Point { x: AREA.right() - 10.0, y: AREA.centre().y }, &field());
        rest(&mut board, false);
        board.let_go();
        assert_eq!(rest(&mut board, false).0, field().goal);
    }

    #[test]
    fn a_flung_board_goes_on_and_comes_to_rest() {
        let mut board = board();
        fling(&mut board);
        let dragged = board.camera(|| field().goal).middle.x;
        let (camera, ms) = rest(&mut board, false);
        assert!(camera.middle.x > dragged + 2.0 && ms > 300.0 && ms < 2000.0, "{camera:?} after {ms} ms");
    }

    #[test]
    fn a_finger_stops_a_flung_board_and_nothing_is_flung_where_nothing_moves() {
        let mut board = board();
        fling(&mut board);
        let dragged = board.camera(|| field().goal);
        board.gesture(Gesture::Press { at: AREA.centre() }, true, &field());
        assert_eq!(rest(&mut board, false), (dragged, 16.0));
        fling(&mut board);
        let dragged = board.camera(|| field().goal);
        assert_eq!(rest(&mut board, true), (dragged, 16.0));
    }

    #[test]
    fn a_drag_that_began_elsewhere_leaves_the_board_alone() {
        let mut board = board();
        let (from, at) = (Point { x: 200.0, y: 700.0 }, AREA.centre());
        board.gesture(Gesture::DragStart { from, at }, false, &field());
        board.gesture(Gesture::Drag { from, at, by: Point { x: 50.0, y: 0.0 } }, false, &field());
        assert!(!board.is_free() && !board.is_held());
    }
}

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
    Carried(C, Point),
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
        self.grasp = Some(Grasp::Carried(what, at));
    }

    /// What a finger carries, and where the finger is.
    pub fn carried(&self) -> Option<(C, Point)> {
        match self.grasp {
            Some(Grasp::Carried(what, at)) => Some((what, at)),
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
            Gesture::Drag { at, by, .. } => match &mut self.grasp {
                Some(Grasp::Carried(_, place)) => *place = at,
                Some(Grasp::Board) => self.pan(by, field),
                None => {}
            },
            Gesture::Drop { at, speed, .. } => match self.grasp.take() {
                Some(Grasp::Carried(what, _)) => return Some((what, at)),
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
        match (self.carried(), &mut self.camera) {
            (Some((_, at)), _) => self.carry(at, seconds, field),
            (None, Some(_)) if self.is_free => self.coast(seconds, is_still, field),
            (None, Some(camera)) if !is_still => camera.approach(field.goal, seconds),
            (None, camera) => {
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

    /// Moves on for something carried to `at`, near an edge beyond which there is more to see; says whether the board is
    /// at rest. So a card can be carried to where nobody looks yet; a board that follows comes back afterwards.
    fn carry(&mut self, at: Point, seconds: f32, field: &Field) -> bool {
        let Some(mut camera) = self.camera.filter(|_| field.area.contains(at)) else { return true };
        let (area, bounds) = (field.area, field.bounds.inset(-field.room));
        let seen = camera.block(area, Point { x: bounds.x, y: bounds.y }, bounds.w, bounds.h);
        // Half of what is carried lies beyond the finger, and should be seen as well.
        let verge = (field.room / 2.0 * camera.cell).min(area.w.min(area.h) / 4.0).max(VERGE);
        let step = |at: f32, (low, high): (f32, f32), (first, last): (f32, f32)| {
            let (before, after) = ((low + verge - at).max(0.0) / verge, (at - high + verge).max(0.0) / verge);
            let reach = DRIFT * seconds;
            (before * reach).min((low - first).max(0.0)) - (after * reach).min((last - high).max(0.0))
        };
        let by = Point {
            x: step(at.x, (area.x, area.right()), (seen.x, seen.right())),
            y: step(at.y, (area.y, area.bottom()), (seen.y, seen.bottom())),
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
        board.lift((), edge);
        assert!(!board.tick(32.0, false, &field()));
        let (camera, _) = rest(&mut board, false);
        assert!(camera.sees(AREA, Rect::new(18.9, 0.0, 1.0, 1.0)) && camera.middle.y == 0.0, "{camera:?}");
        assert!(!camera.sees(AREA, Rect::new(19.2, 0.0, 1.0, 1.0)));
        board.lift((), Point { x: edge.x, y: AREA.y - 1.0 });
        assert_eq!(rest(&mut board, false).1, 16.0);
    }

    #[test]
    fn what_is_large_moves_the_board_before_it_leaves_it() {
        let large = Field { room: 4.0, ..field() };
        let (mut board, at) = (board(), Point { x: AREA.right() - 70.0, y: AREA.centre().y });
        board.lift((), at);
        assert!(board.tick(16.0, false, &field()), "half of it is in view");
        assert!(!board.tick(32.0, false, &large));
    }

    #[test]
    fn a_board_that_follows_comes_back_from_where_something_was_carried() {
        let mut board = board();
        board.lift((), Point { x: AREA.right() - 10.0, y: AREA.centre().y });
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

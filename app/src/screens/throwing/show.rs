//! How a throw shows itself: where the camera is, what lies on the table, and what hides what.

use super::{
    DieState, Grip, TURN, Throwing,
    die::{Cube, ground, upright},
    flying::{Flying, SETTLE},
    projection::{Projection, around},
    props::ON_GLASS,
    tabletop::{self, Tabletop},
};
use crate::{
    geometry::{Point, Rect, Size},
    scene::{Detail, Picture, Role, Scene},
    theme::{Frame, ease_in_out},
};
use dice::{DIE, Held, RIM_WIDTH, TABLE};
use printkit_core::{
    Drawing,
    drawing::{Paint, Path, Stop, Stroke},
    ink,
};
use rules::fighter::target::BOARD;
use std::f32::consts::TAU;

/// How large a die is on the screen at least, in phone dp: until it lies and the camera is near it is drawn larger than true.
const LEAST: f32 = 33.0;
/// How large a die is on the screen once it lies, in phone dp: true to the target.
const NEAR: f32 = 40.0;
/// How much of the fineness of the nearest view everything is painted with.
const FINE: f32 = 0.66;
/// How much of the way to the die the camera goes while it flies, and how much nearer it comes.
const FOLLOWS: f32 = 0.28;
const COMES: f32 = 0.16;
/// How much of an area's width and height the target and a die that missed it take together.
const BOTH: [f32; 2] = [0.86, 0.66];
/// How far from the area's edges a flying die stays, in dp.
const INSIDE: f32 = 44.0;
/// Dots of the trail, and steps of the flight between two of them.
const TRAIL: usize = 10;
const APART: f32 = 6.0;

/// How long two steps to the hand's place take, in ms, and which part of it each of them does.
const BACK: f64 = 950.0;
const STEP: f32 = 0.44;

/// How far a die in the hand is turned, in radians, so that three of its faces are seen.
const ASKEW: f32 = 0.6;

/// Where things are at this moment.
pub(super) struct Seen {
    /// The table as it is seen.
    pub board: Tabletop,
    /// The die.
    pub cube: Cube,
    /// How it is held, while it is.
    pub held: Option<Held>,
}

impl Throwing {
    /// Draws all of it inside an area.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let seen = self.seen(frame, area);
        scene.clipped(area, |scene| {
            self.show_world(scene, frame, area, &seen);
            self.show_covers(scene, frame, area, &seen);
            self.show_counts(scene, frame, &seen.board, area);
        });
        show_edges(scene, frame, area);
        match self.flying() {
            None => scene.touch(Grip::Die, Role::Place, frame.say("throwing-die"), area).drags = true,
            Some(flying) if frame.now < flying.landed() => {
                scene.touch(Grip::Skip, Role::Place, frame.say("throwing-skip"), area);
            }
            Some(_) => {}
        }
        self.show_hints(scene, frame, area, &seen);
    }

    /// How far around the table the thrower is seen.
    pub(super) fn turn(&self, now: f64) -> f32 {
        let (from, since) = self.came_from;
        let to = around(self.setup.stand);
        if self.is_calm {
            return to;
        }
        // The short way around.
        let way = (to - from + TAU * 1.5).rem_euclid(TAU) - TAU / 2.0;
        from + way * ease_in_out(((now - since) / TURN).min(1.0) as f32)
    }

    /// How far behind the hand's place the thrower still is, in mm: two steps lead there.
    pub(super) fn away(&self, now: f64) -> f32 {
        let part = self.walked(now);
        let step = |from: f32| ease_in_out(((part - from) / STEP).clamp(0.0, 1.0)) / 2.0;
        self.came_by.0 * (1.0 - step(0.0) - step(1.0 - STEP))
    }

    /// How much of the way there is over, from 0 to 1.
    fn walked(&self, now: f64) -> f32 {
        ((now - self.came_by.1) / BACK).clamp(0.0, 1.0) as f32
    }

    /// Whether the thrower is on the way there.
    pub(super) fn walks_back(&self, now: f64) -> bool {
        self.came_by.0 != 0.0 && !self.is_calm && self.walked(now) < 1.0
    }

    /// How many of the two steps were heard.
    pub(super) fn steps_back(&self, now: f64) -> u32 {
        let part = self.walked(now);
        if self.came_by.0 == 0.0 { 0 } else { u32::from(part >= STEP) + u32::from(part >= 1.0) }
    }

    /// The view of who waits.
    pub(super) fn base(&self, frame: &Frame<'_>, area: Rect) -> Projection {
        Projection::fitting(area, &self.setup.manner, self.turn(frame.now))
    }

    pub(super) fn seen(&self, frame: &Frame<'_>, area: Rect) -> Seen {
        let base = self.base(frame, area);
        let near = (frame.dp(NEAR) / (DIE * base.scale)).clamp(1.7, 4.5);
        let fine = base.scale * near * FINE;
        if let DieState::Flies(flying) = &self.state {
            let far = if self.is_calm { 0.0 } else { self.away(frame.now) };
            let base = self.moved(base, self.setup.hand(), far, [0.0; 2]);
            let view = self.follow(flying, base, near, frame, area);
            let step = flying.step(frame.now);
            let cube = Cube { squash: flying.squash(step), ..Cube::posed(&flying.pose(step)) };
            let cube = cube.enlarged((frame.dp(LEAST) / (DIE * view.scale)).max(1.0));
            return Seen { board: Tabletop { view, fine }, cube, held: None };
        }
        let held = match &self.state {
            DieState::Held { hand, .. } => Some(hand.held(frame.now)),
            _ => None,
        };
        let Held { at, turn, run, facing, hop, .. } = held.unwrap_or_else(|| self.reach.held());
        let far = if self.is_calm { 0.0 } else { run + self.away(frame.now) };
        let view = if self.is_calm { base } else { self.moved(base, at, far, [facing, hop]) };
        let at = self.behind(at, far);
        let cube = Cube { at, turn: upright(turn + around(self.setup.stand) + ASKEW), grown: 1.0, squash: 0.0 };
        let cube = cube.enlarged(frame.dp(ON_GLASS) / (DIE * view.scale));
        Seen { board: Tabletop { view, fine }, cube, held }
    }

    /// A place, so far farther away from the target.
    fn behind(&self, [x, y, z]: [f32; 3], far: f32) -> [f32; 3] {
        let [right, up] = self.setup.stand.arrow().map(|part| part * far);
        [x + right, y + up, z]
    }

    /// The view of who dances, runs, jumps or goes back: it goes along, and the hand stays where it is on the screen.
    fn moved(&self, base: Projection, hand: [f32; 3], far: f32, [facing, hop]: [f32; 2]) -> Projection {
        let mut view = Projection { turn: base.turn + facing, ..base };
        let (before, after) = (base.at(hand), view.at(self.behind(hand, far)));
        view.origin.x += before.x - after.x;
        view.origin.y += before.y - after.y + 0.35 * hop * view.scale;
        view
    }

    /// The view of who follows a die.
    fn follow(&self, flying: &Flying, base: Projection, near: f32, frame: &Frame<'_>, area: Rect) -> Projection {
        let now = frame.now;
        let since = ((now - flying.landed()) / SETTLE) as f32;
        let rest = if self.is_calm { f32::from(u8::from(since >= 0.0)) } else { ease_in_out(since.max(0.0)) };
        let way = if self.is_calm { 0.0 } else { ease_in_out(flying.progress(now)) };
        let pose = flying.pose(flying.step(now));
        let [x, y, _] = pose.at;
        let die = base.at([x, y, ground(pose.at)]);
        let (end, near) = self.resting(flying, base, near, area);
        // Where it comes to rest too far away to be seen beside the target, the camera goes back in good time.
        let comes = if near < 1.0 { way } else { COMES * way };
        let part = FOLLOWS * way + (1.0 - FOLLOWS * way) * rest;
        let zoom = 1.0 + (near - 1.0) * (comes * (1.0 - rest) + rest);
        let middle = area.centre();
        let between = |a: f32, b: f32, part: f32| a + (b - a) * part;
        let [x, y] = [between(die.x, end.x, rest), between(die.y, end.y, rest)];
        let on = Point { x: between(middle.x, x, part), y: between(middle.y, y, part) };
        let mut view = base.nearer(zoom, on, Point { x: middle.x, y: middle.y - 0.07 * area.h * rest });
        if !self.is_calm {
            // Whatever happens, the die stays in sight.
            let at = if pose.at[2] < 0.0 { flying.rest() } else { pose.at };
            let (at, room) = (view.at(at), area.inset(INSIDE));
            view.origin.x += at.x.clamp(room.x, room.right().max(room.x)) - at.x;
            view.origin.y += at.y.clamp(room.y, room.bottom().max(room.y)) - at.y;
        }
        view
    }

    /// Where the camera comes to rest and how near: on a die that hit, and so that a die that missed is seen beside the
    /// target.
    fn resting(&self, flying: &Flying, base: Projection, near: f32, area: Rect) -> (Point, f32) {
        let rest = flying.rest();
        let die = base.at([rest[0], rest[1], ground(rest)]);
        if flying.flight.landing().spot.value().is_some() {
            return (die, near);
        }
        let (middle, reach) = (base.at([0.0; 3]), BOARD as f32 / 10.0 * base.scale);
        let span = |die: f32, middle: f32, reach: f32| [die.min(middle - reach), die.max(middle + reach)];
        let (across, along) = (span(die.x, middle.x, reach), span(die.y, middle.y, reach * base.slant));
        let [wide, high] = [across, along].map(|[from, to]| (to - from).max(1.0));
        let zoom = (BOTH[0] * area.w / wide).min(BOTH[1] * area.h / high).min(near);
        (Point { x: (across[0] + across[1]) / 2.0, y: (along[0] + along[1]) / 2.0 }, zoom)
    }

    fn show_world(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect, seen: &Seen) {
        let Seen { board, cube, .. } = seen;
        let view = &board.view;
        let [x, y, z] = cube.at;
        let reach = x.hypot(y);
        // A die that fell off the far side is behind the table; one over the near edge is before its rim.
        let is_behind = reach > TABLE + RIM_WIDTH && z < 0.0 && view.depth(cube.at) > 0.0;
        let is_before = reach > TABLE - DIE || self.seat_at(frame, seen).is_some();
        if is_behind {
            cube.show(scene, view, self.die);
        }
        board.show_table(scene, area);
        let looks = !frame.settings.reduced_motion && self.flying().is_none();
        board.show_target(scene, tabletop::eyes(frame.now).0.filter(|_| looks));
        self.show_marks(scene, board);
        self.show_bounces(scene, frame, board);
        if z > 0.0 && reach < TABLE + 120.0 {
            cube.show_shadow(scene, view);
        }
        self.show_props(scene, board, |depth| depth >= view.depth(cube.at));
        self.show_arc(scene, view);
        self.show_trail(scene, frame, view);
        if !is_behind && !is_before {
            cube.show(scene, view, self.die);
        }
        self.show_props(scene, board, |depth| depth < view.depth(cube.at));
        board.show_rim(scene, area);
        self.show_seat(scene, frame, seen);
        if !is_behind && is_before {
            cube.show(scene, view, self.die);
        }
        self.show_over(scene, frame, seen);
    }

    /// Old landings: the more of them lie in a place, the warmer it looks.
    fn show_marks(&self, scene: &mut Scene, board: &Tabletop) {
        for [x, y] in &self.marks {
            let at = [*x, *y, ground([*x, *y, 0.0])];
            let sprite = scene.slanted(warmth(), board.view.at(at), board.view.flat(26.0));
            sprite.detail = Detail::Steady(100);
            sprite.fade = 0.3;
        }
        for [x, y] in &self.marks {
            let at = board.view.at([*x, *y, ground([*x, *y, 0.0])]);
            scene.picture(mark(), Rect::around(at, 7.0, 7.0 * board.view.slant)).detail = Detail::Steady(20);
        }
    }

    /// Where the die would fly.
    fn show_arc(&self, scene: &mut Scene, view: &Projection) {
        for (nth, spot) in self.arc.iter().enumerate() {
            let side = 7.0 - 3.0 * nth as f32 / self.arc.len() as f32;
            let sprite = scene.picture(dot(), Rect::around(view.at(*spot), side, side));
            sprite.detail = Detail::Own;
            sprite.fade = 0.85;
        }
    }

    /// Where the die was a moment ago.
    fn show_trail(&self, scene: &mut Scene, frame: &Frame<'_>, view: &Projection) {
        let Some(flying) = self.flying().filter(|_| !self.is_calm) else { return };
        let gone = ((frame.now - flying.landed()).max(0.0) / 300.0) as f32;
        let step = flying.step(frame.now);
        for nth in 1..=TRAIL {
            let back = step - nth as f32 * APART;
            if back < 0.0 || gone >= 1.0 {
                break;
            }
            let part = 1.0 - nth as f32 / (TRAIL + 1) as f32;
            let side = LEAST * 0.7 * part;
            let sprite = scene.picture(dot(), Rect::around(view.at(flying.pose(back).at), side, side));
            sprite.detail = Detail::Own;
            sprite.fade = 0.7 * part * (1.0 - gone);
        }
    }
}

/// A dot of a trail.
pub(super) fn dot() -> Picture {
    Picture::new("thrown-dot", Size { w: 48.0, h: 48.0 }, 0.0, || {
        let mut drawing = Drawing::new(48.0, 48.0);
        drawing.fill(Path::circle(24.0, 24.0, 22.0), ink::PAPER);
        drawing
    })
}

/// A patch of colour around an old landing.
fn warmth() -> Picture {
    Picture::new("thrown-warmth", Size { w: 26.0, h: 26.0 }, 0.0, || {
        let mut drawing = Drawing::new(26.0, 26.0);
        drawing.fill(Path::circle(13.0, 13.0, 12.6), ink::BLUE);
        drawing
    })
}

/// An old landing.
fn mark() -> Picture {
    Picture::new("thrown-mark", Size { w: 40.0, h: 40.0 }, 0.0, || {
        let mut drawing = Drawing::new(40.0, 40.0);
        drawing.outlined(Path::circle(20.0, 20.0, 14.0), ink::PAPER, Stroke::new(ink::INK, 8.0));
        drawing
    })
}

/// A shadow at the edges at which the table is cut off by something else than the window.
fn show_edges(scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
    let whole = frame.whole();
    let deep = 26.0;
    let mut edge = |at: Rect, turn: f32| {
        let sprite = scene.picture(shade(), at);
        sprite.detail = Detail::Own;
        sprite.turn = turn;
    };
    if area.y > whole.y + 1.0 {
        edge(Rect::new(area.x, area.y, area.w, deep), 0.0);
    }
    // Turned by a right angle around its middle, a strip as long as the area is high.
    let upright = |x: f32| Rect::around(Point { x, y: area.centre().y }, area.h, deep);
    if area.x > whole.x + 1.0 {
        edge(upright(area.x + deep / 2.0), -90.0);
    }
    if area.right() < whole.right() - 1.0 {
        edge(upright(area.right() - deep / 2.0), 90.0);
    }
}

/// From ink to nothing, downwards, with a line at the top.
fn shade() -> Picture {
    Picture::new("thrown-edge", Size { w: 8.0, h: 52.0 }, 0.0, || {
        let mut drawing = Drawing::new(8.0, 52.0);
        let stops = vec![Stop { at: 0.0, ink: ink::INK.faded(0.75) }, Stop { at: 1.0, ink: ink::INK.faded(0.0) }];
        let (from, to) = (Point { x: 0.0, y: 0.0 }, Point { x: 0.0, y: 52.0 });
        drawing.fill(Path::rect(-1.0, 0.0, 10.0, 52.0, 0.0), Paint::Linear { from, to, stops });
        drawing.fill(Path::rect(-1.0, 0.0, 10.0, 6.0, 0.0), ink::INK);
        drawing
    })
}

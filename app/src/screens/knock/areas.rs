//! Where the parts of the table lie: in a tall window one under the other, in a wide one with the bar at the side,
//! and in a low one with the hand at the other side.

use crate::{
    geometry::{Point, Rect},
    theme::{Frame, TOUCH},
};

/// A window lower than this, in dp, has its hand beside the Keep.
const LOW: f32 = 560.0;

/// Where the parts of the table lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Areas {
    /// Sand, reserve, voice: what is always in view.
    pub bar: Rect,
    /// The Keep.
    pub board: Rect,
    /// Whose turn it is, and the pile.
    pub head: Rect,
    /// The cards in hand.
    pub fan: Rect,
    /// What is said about the chosen card, and what can be done with it.
    pub foot: Rect,
    /// Whether the hand lies beside the Keep.
    pub is_beside: bool,
}

/// Divides the window. A player alone needs no word on whose turn it is.
pub fn areas(frame: &Frame<'_>, is_solo: bool) -> Areas {
    let safe = frame.safe_area();
    let left_handed = frame.settings.left_handed;
    let foot = (frame.em(54.0)).max(TOUCH + 12.0);
    let head = if is_solo { frame.dp(10.0) } else { frame.em(26.0).max(frame.dp(30.0)) };
    if !frame.is_landscape() {
        let bar = cut_top(safe, bar_height(frame));
        let hand = head + side(frame) + frame.dp(10.0) + foot;
        let hand = Rect::new(safe.x, (safe.bottom() - hand).max(bar.bottom()), safe.w, hand.min(safe.h));
        let board = Rect::new(safe.x, bar.bottom(), safe.w, (hand.y - bar.bottom()).max(0.0));
        return stacked(bar, board, hand, head, foot);
    }
    let bar_width = frame.dp(if safe.h < LOW { 150.0 } else { 176.0 }).min(safe.w * 0.3);
    let bar = Rect::new(if left_handed { safe.right() - bar_width } else { safe.x }, safe.y, bar_width, safe.h);
    let rest = Rect::new(if left_handed { safe.x } else { bar.right() }, safe.y, safe.w - bar_width, safe.h);
    if safe.h < LOW {
        let width = frame.dp(236.0).min(rest.w * 0.45);
        let x = if left_handed { rest.x } else { rest.right() - width };
        let hand = Rect::new(x, rest.y, width, rest.h);
        let board = Rect::new(if left_handed { hand.right() } else { rest.x }, rest.y, rest.w - width, rest.h);
        return Areas { is_beside: true, ..stacked(bar, board, hand, head, foot) };
    }
    let hand = head + side(frame) + frame.dp(10.0) + foot;
    let hand = Rect::new(rest.x, rest.bottom() - hand, rest.w, hand);
    let board = Rect::new(rest.x, rest.y, rest.w, (hand.y - rest.y).max(0.0));
    stacked(bar, board, hand, head, foot)
}

/// How high the bar is where it lies at the top.
fn bar_height(frame: &Frame<'_>) -> f32 {
    frame.dp(62.0).max(TOUCH + 10.0) + frame.dp(34.0)
}

/// The side of a card in hand where the hand lies below the Keep.
fn side(frame: &Frame<'_>) -> f32 {
    frame.dp(if frame.is_large() { 140.0 } else { 106.0 }).min(frame.size.h * 0.2)
}

fn cut_top(area: Rect, height: f32) -> Rect {
    Rect { h: height.min(area.h), ..area }
}

/// The hand in its parts: head, fan, foot.
fn stacked(bar: Rect, board: Rect, hand: Rect, head: f32, foot: f32) -> Areas {
    let head = cut_top(hand, head);
    let foot = Rect::new(hand.x, hand.bottom() - foot.min(hand.h), hand.w, foot.min(hand.h));
    let fan = Rect::new(hand.x, head.bottom(), hand.w, (foot.y - head.bottom()).max(0.0));
    Areas { bar, board, head, fan, foot, is_beside: false }
}

/// Where a card of the hand lies: its place and its tilt in degrees.
pub type Slot = (Rect, f32);

/// The places of so many cards in a fan, or in two columns where the hand lies beside the Keep.
pub fn slots(areas: &Areas, count: usize) -> Vec<Slot> {
    if areas.is_beside { grid(areas.fan, count) } else { fan(areas.fan, count) }
}

fn grid(area: Rect, count: usize) -> Vec<Slot> {
    let gap = 9.0;
    let (columns, rows) = if count <= 1 { (1, 1) } else { (2, count.div_ceil(2).max(2)) };
    let room = |length: f32, parts: usize| (length - gap * (parts + 1) as f32) / parts as f32;
    let side = room(area.w, columns).min(room(area.h, rows)).clamp(1.0, 150.0);
    let (x, y) = (area.centre().x - (side + gap) * columns as f32 / 2.0 + gap / 2.0, area.y + gap);
    let slot = |i: usize| {
        let (column, row) = ((i % columns) as f32, (i / columns) as f32);
        (Rect::new(x + column * (side + gap), y + row * (side + gap), side, side), 0.0)
    };
    (0..count).map(slot).collect()
}

fn fan(area: Rect, count: usize) -> Vec<Slot> {
    let side = (area.h - 8.0).clamp(1.0, area.w.max(1.0));
    let room = (area.w - side - 24.0).max(0.0);
    let step = if count > 1 { (room / (count - 1) as f32).min(side * 0.82) } else { 0.0 };
    let middle = (count.max(1) - 1) as f32 / 2.0;
    let slot = |i: usize| {
        let off = i as f32 - middle;
        let sag = if middle > 0.0 { (off / middle).powi(2) * side * 0.07 } else { 0.0 };
        let centre = Point { x: area.centre().x + off * step, y: area.y + side / 2.0 + sag };
        (Rect::around(centre, side, side), off * 2.6)
    };
    (0..count).map(slot).collect()
}

impl Areas {
    /// How far a raised card reaches over the Keep.
    pub fn overlap(&self) -> f32 {
        if self.is_beside {
            return 0.0;
        }
        let top = slots(self, 1).first().map_or(f32::INFINITY, |slot| raised(self, *slot, self.fan).y);
        (self.board.bottom() - top).clamp(0.0, self.board.h / 2.0)
    }
}

/// Where a chosen card lies: larger, above its fellows, inside the window.
pub fn raised(areas: &Areas, slot: Slot, window: Rect) -> Rect {
    let (at, _) = slot;
    if areas.is_beside {
        return at.inset(-4.0);
    }
    let side = at.w * 1.34;
    let x = at.centre().x.clamp(window.x + side / 2.0 + 4.0, (window.right() - side / 2.0 - 4.0).max(side / 2.0 + 4.0));
    Rect::around(Point { x, y: at.y + at.h * 0.6 - side / 2.0 }, side, side)
}

/// Where a chosen card lies while its ghost is in the Keep: a little larger, clear of what is said under the hand.
pub fn emphasised(areas: &Areas, (at, _): Slot) -> Rect {
    let at = at.inset(-at.w * 0.05);
    at.shifted(0.0, (areas.foot.y - 6.0 - at.bottom()).min(0.0))
}

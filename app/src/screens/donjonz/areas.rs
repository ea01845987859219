//! Where the parts of the table lie: the tray below the dungeon, or beside it in a wide window, and the tools between
//! them, where they cover nothing.

use super::table::Table;
use crate::{
    geometry::Rect,
    theme::{Frame, TOUCH},
    widgets,
};
use rules::donjonz::Phase;

/// Where the parts of the table lie.
pub struct Areas {
    /// The bar at the top.
    pub bar: Rect,
    /// All that is between the bar, the tools and the tray: the lesson, and the dungeon under it.
    pub middle: Rect,
    /// The dungeon under fingers.
    pub board: Rect,
    /// As far as the dungeon is seen, beyond what fingers reach: to the edges of the window, and to the tools.
    pub seen: Rect,
    /// Undo, redo, the whole dungeon and the bulb: a row, or a column in a wide window.
    pub tools: Rect,
    /// The hand or the satchel.
    pub tray: Rect,
}

impl Table {
    /// Where the parts lie: the tray below, or beside when the window is wide.
    pub fn areas(&self, frame: &Frame<'_>) -> Areas {
        let safe = frame.safe_area();
        let side = frame.dp(TOUCH).max(TOUCH);
        let bar = side + 16.0;
        // What is over needs no tools.
        let tools = if self.is_finished(frame.now) { 0.0 } else { side + 8.0 };
        let (bar, middle, tools, tray) = if frame.is_landscape() {
            let w = widgets::tray_width(frame);
            let (tray, rest) = frame.cut(safe, w);
            let bar = Rect { h: bar, ..rest };
            let low = Rect { y: bar.bottom(), h: (rest.h - bar.h).max(0.0), ..rest };
            let (tools, middle) = frame.cut(low, tools);
            (bar, middle, tools, tray)
        } else {
            let most = safe.h * if self.is_finished(frame.now) { 0.66 } else { 0.5 };
            let h = (self.tray(frame).height_at(widgets::tray_width(frame)) + 8.0).min(most);
            let tray = Rect::new(safe.x, safe.bottom() - h, safe.w, h);
            let bar = Rect::new(safe.x, safe.y, safe.w, bar);
            let low = (tray.y - bar.bottom() - tools).max(0.0);
            let middle = Rect::new(safe.x, bar.bottom(), safe.w, low);
            (bar, middle, Rect::new(safe.x, middle.bottom(), safe.w, tools), tray)
        };
        // No tool lies over a cell; once the game is over, the end takes all there is.
        let beside = if self.game().phase() == Phase::Over { 0.0 } else { tools.w.min(tools.h) };
        let seen = if frame.is_landscape() {
            let is_left = tray.x > safe.x;
            let (left, right) = if is_left { (0.0, tray.x - beside) } else { (tray.right() + beside, frame.size.w) };
            Rect::new(left, middle.y, right - left, frame.size.h - middle.y)
        } else {
            Rect::new(0.0, middle.y, frame.size.w, tray.y - beside - middle.y)
        };
        let middle = middle.inset(4.0);
        let over = self.lesson.as_ref().filter(|_| !self.tells_in_tray(frame));
        let board = over.map_or(middle, |lesson| lesson.bubble.below(frame, middle));
        Areas { bar, middle, board, seen, tools, tray }
    }
}

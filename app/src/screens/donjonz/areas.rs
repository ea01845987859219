//! Where the parts of the table lie: the tray below the dungeon, or beside it in a wide window.

use super::table::Table;
use crate::{
    geometry::Rect,
    theme::{Frame, TOUCH},
    widgets,
};

/// Where the parts of the table lie.
pub struct Areas {
    /// The bar at the top.
    pub bar: Rect,
    /// The dungeon.
    pub board: Rect,
    /// The hand or the satchel.
    pub tray: Rect,
}

impl Table {
    /// Where the parts lie: the tray below, or beside when the window is wide.
    pub fn areas(&self, frame: &Frame<'_>) -> Areas {
        let safe = frame.safe_area();
        let bar = frame.dp(TOUCH) + 16.0;
        if frame.is_landscape() {
            let w = widgets::tray_width(frame);
            let left = frame.settings.left_handed;
            let tray = Rect::new(if left { safe.x } else { safe.right() - w }, safe.y, w, safe.h);
            let x = if left { safe.x + w } else { safe.x };
            let board = Rect::new(x, safe.y + bar, safe.w - w, (safe.h - bar).max(0.0));
            let board = self.below_lesson(frame, board.inset(4.0));
            return Areas { bar: Rect::new(x, safe.y, safe.w - w, bar), board, tray };
        }
        let most = safe.h * if self.is_finished(frame.now) { 0.66 } else { 0.56 };
        let h = (self.tray(frame).height_at(widgets::tray_width(frame)) + 8.0).min(most);
        let tray = Rect::new(safe.x, safe.bottom() - h, safe.w, h);
        let board = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar - h).max(0.0));
        let board = self.below_lesson(frame, board.inset(4.0));
        Areas { bar: Rect::new(safe.x, safe.y, safe.w, bar), board, tray }
    }

    /// What is left of the board's area under the lesson.
    fn below_lesson(&self, frame: &Frame<'_>, area: Rect) -> Rect {
        let height = self.lesson.as_ref().map_or(0.0, |lesson| lesson.height(frame, area.w)).min(area.h);
        Rect::new(area.x, area.y + height, area.w, area.h - height)
    }
}

//! Where everything stands around the hourglass, upright and wide, with buttons and without.

use crate::{
    geometry::Rect,
    theme::{Frame, GUTTER, TOUCH},
};

/// The places.
#[derive(Clone, Copy, Debug)]
pub struct Areas {
    /// The title between the way back and full screen.
    pub bar: Rect,
    /// The way back.
    pub back: Rect,
    /// The time.
    pub digits: Rect,
    /// The minutes under it.
    pub diamonds: Rect,
    /// The hourglass, which stands at the foot of its room.
    pub glass: Rect,
    /// The table, across the window and under its edge.
    pub table: Rect,
    /// The buttons with their words.
    pub controls: Rect,
    /// Where messages come in: over the hourglass, never over the buttons.
    pub messages: Rect,
}

/// How much of each edge belongs to the frame of the last minute.
const EDGE: f32 = 10.0;
/// How much more of the foot belongs to the rounded corners of that frame.
const CORNER: f32 = 7.0;

/// The height of the words under the buttons.
pub fn words_height(frame: &Frame<'_>) -> f32 {
    frame.em(20.0).min(frame.dp(26.0))
}

impl Areas {
    /// Parts the window.
    pub fn new(frame: &Frame<'_>, has_controls: bool) -> Areas {
        if frame.is_landscape() { Areas::wide(frame, has_controls) } else { Areas::upright(frame, has_controls) }
    }

    fn upright(frame: &Frame<'_>, has_controls: bool) -> Areas {
        let safe = frame.safe_area();
        let touch = frame.dp(TOUCH).max(TOUCH);
        let bar = if has_controls { touch + 16.0 } else { 12.0 };
        let below = if has_controls { frame.dp(92.0) + words_height(frame) } else { frame.dp(16.0) };
        // The frame of the last minute runs around everything.
        let foot = safe.bottom() - EDGE - CORNER;
        let controls = Rect::new(safe.x + EDGE, foot - below, (safe.w - 2.0 * EDGE).max(0.0), below);
        let edge = controls.y - frame.dp(14.0);
        let top = safe.y + bar;
        let room = (edge - top).max(0.0);
        let tall = (room * 0.24).min(safe.w * 0.36);
        let digits = Rect::new(safe.x + GUTTER + EDGE, top, (safe.w - 2.0 * (GUTTER + EDGE)).max(0.0), tall);
        let diamonds = Rect::new(digits.x, digits.bottom() + 6.0, digits.w, frame.dp(26.0));
        let glass_top = diamonds.bottom() + frame.dp(8.0);
        let messages = Rect::new(digits.x, digits.bottom(), digits.w, (edge - digits.bottom()).max(0.0));
        let foot = edge + frame.dp(8.0);
        Areas {
            bar: Rect::new(
                safe.x + GUTTER + touch + 8.0,
                safe.y + 8.0,
                (safe.w - 2.0 * (GUTTER + touch + 8.0)).max(0.0),
                touch,
            ),
            back: Rect::new(safe.x + GUTTER, safe.y + 8.0, touch, touch),
            digits,
            diamonds,
            glass: Rect::new(safe.x + 8.0, glass_top, (safe.w - 16.0).max(0.0), (foot - glass_top).max(0.0)),
            table: Rect::new(-20.0, edge, frame.size.w + 40.0, (frame.size.h - edge + 20.0).max(0.0)),
            controls,
            messages,
        }
    }

    fn wide(frame: &Frame<'_>, has_controls: bool) -> Areas {
        let safe = frame.safe_area();
        let touch = frame.dp(TOUCH).max(TOUCH);
        let mirrored = frame.settings.left_handed;
        let edge = safe.bottom() - frame.dp(if has_controls { 44.0 } else { 24.0 });
        let side = (safe.h * 0.72 + 2.0 * (touch + 16.0)).min(safe.w * 0.46);
        let aside = touch + 20.0;
        let glass_x = if mirrored { safe.right() - side } else { safe.x };
        let column_x = if mirrored { safe.x } else { safe.x + side };
        let column = Rect::new(column_x + GUTTER, safe.y, (safe.w - side - 2.0 * GUTTER).max(0.0), safe.h);
        let bar = if has_controls { touch + 16.0 } else { 16.0 };
        let below = if has_controls { frame.dp(92.0) + words_height(frame) } else { frame.dp(32.0) };
        let controls = Rect::new(column.x, column.bottom() - below - EDGE - CORNER, column.w, below);
        let room = (controls.y - safe.y - bar).max(0.0);
        let low = frame.dp(26.0);
        let tall = (room - low - 12.0).min(column.w * 0.42).max(0.0);
        let top = safe.y + bar + (room - tall - low - 6.0).max(0.0) / 2.0;
        // The way back stays at the left top, so the title makes room where it lies on that side.
        let start = if mirrored { column.x + touch + 8.0 } else { column.x };
        let back = Rect::new(safe.x + GUTTER, safe.y + 8.0, touch, touch);
        let beside = Rect::new(glass_x + 8.0, back.bottom() + 8.0, (side - 16.0).max(0.0), 0.0);
        let messages = Rect { h: (edge - beside.y).max(0.0), ..beside };
        Areas {
            bar: Rect::new(start, safe.y + 8.0, (column.right() - touch - 8.0 - start).max(0.0), touch),
            back,
            digits: Rect::new(column.x, top, column.w, tall),
            diamonds: Rect::new(column.x, top + tall + 6.0, column.w, low),
            // The hourglass stands clear of the way back.
            glass: Rect::new(
                glass_x + aside,
                safe.y + 8.0,
                (side - 2.0 * aside).max(0.0),
                (edge - safe.y - 2.0).max(0.0),
            ),
            table: Rect::new(-20.0, edge, frame.size.w + 40.0, (frame.size.h - edge + 20.0).max(0.0)),
            controls,
            messages,
        }
    }

    /// Where the button for full screen stands.
    pub fn corner(&self) -> Rect {
        Rect { x: self.bar.right() + 8.0, w: self.back.w, ..self.back }
    }
}

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
    /// The minutes under it, and the buttons beside them that take and pour sand.
    pub diamonds: Rect,
    /// See `diamonds`.
    pub less: Rect,
    /// See `diamonds`.
    pub more: Rect,
    /// The other timers, if any are shown.
    pub others: Rect,
    /// The way to take back what was done to the sand.
    pub undo: Rect,
    /// The hourglass, which stands at the foot of its room.
    pub glass: Rect,
    /// The table, across the window and under its edge.
    pub table: Rect,
    /// The buttons with their words.
    pub controls: Rect,
    /// What is said of the bell under its button, if there is something.
    pub note: Rect,
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

/// What has to have a place.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Buttons.
    pub controls: bool,
    /// A line about the bell.
    pub note: bool,
    /// Other timers.
    pub others: bool,
    /// A way to take a step back.
    pub undo: bool,
    /// The window fills the screen, and the time the window.
    pub full: bool,
}

/// How many touches wide the controls beside the hourglass have to be.
const CONTROLS: f32 = 6.0;

impl Areas {
    /// Parts the window.
    pub fn new(frame: &Frame<'_>, wanted: Wanted) -> Areas {
        if frame.is_landscape() { Areas::wide(frame, wanted) } else { Areas::upright(frame, wanted) }
    }

    /// The height of everything at the foot: buttons, their words, and the line under them.
    fn foot(frame: &Frame<'_>, wanted: Wanted, without: f32) -> [f32; 2] {
        let note = if wanted.controls && wanted.note { frame.em(17.0) } else { 0.0 };
        let below = if wanted.controls { frame.dp(92.0) + words_height(frame) + note } else { frame.dp(without) };
        [below, note]
    }

    /// Parts the row of the minutes: a button, the minutes, a button.
    fn minutes(row: Rect, has_controls: bool, low: f32) -> [Rect; 3] {
        let side = if has_controls { row.h } else { 0.0 };
        let inner = Rect::new(row.x + side + 4.0, row.y, (row.w - 2.0 * side - 8.0).max(1.0), row.h);
        let button = |x| Rect::new(x, row.y, side, side);
        [button(row.x), Rect::around(inner.centre(), inner.w, low), button(row.right() - side)]
    }

    fn upright(frame: &Frame<'_>, wanted: Wanted) -> Areas {
        let has_controls = wanted.controls;
        let safe = frame.safe_area();
        let touch = frame.dp(TOUCH).max(TOUCH);
        let bar = if has_controls { touch + 16.0 } else { 12.0 };
        let [below, note] = Areas::foot(frame, wanted, 16.0);
        // The frame of the last minute runs around everything.
        let foot = safe.bottom() - EDGE - CORNER;
        let controls = Rect::new(safe.x + EDGE, foot - below, (safe.w - 2.0 * EDGE).max(0.0), below);
        let edge = controls.y - frame.dp(14.0);
        let strip = match (wanted.others, frame.is_large()) {
            (false, _) => 0.0,
            (true, false) => touch + 4.0,
            (true, true) => frame.dp(112.0),
        };
        let others = Rect::new(safe.x + GUTTER + EDGE, safe.y + bar, (safe.w - 2.0 * (GUTTER + EDGE)).max(0.0), strip);
        let top = safe.y + bar + if wanted.others { strip + frame.dp(12.0) } else { 0.0 };
        let room = (edge - top).max(0.0);
        let tall = (room * 0.24).min(safe.w * 0.36);
        let digits = Rect::new(safe.x + GUTTER + EDGE, top, (safe.w - 2.0 * (GUTTER + EDGE)).max(0.0), tall);
        let low = frame.dp(26.0);
        let row = Rect::new(digits.x, digits.bottom() + 6.0, digits.w, if has_controls { touch } else { low });
        // The way back stands between a button and the minutes.
        let before = if has_controls && wanted.undo { touch + 4.0 } else { 0.0 };
        let rest = Rect::new(row.x + before, row.y, row.w - before, row.h);
        let [_, diamonds, more] = Areas::minutes(rest, has_controls, low);
        let less = Rect { x: row.x, ..more };
        let glass_top = row.bottom() + frame.dp(8.0);
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
            less,
            more,
            others,
            undo: Rect { x: less.right() + 4.0, ..less },
            glass: Rect::new(safe.x + 8.0, glass_top, (safe.w - 16.0).max(0.0), (foot - glass_top).max(0.0)),
            table: Rect::new(-20.0, edge, frame.size.w + 40.0, (frame.size.h - edge + 20.0).max(0.0)),
            controls: Rect { h: controls.h - note, ..controls },
            note: Rect { y: controls.bottom() - note, h: note, ..controls },
            messages,
        }
    }

    fn wide(frame: &Frame<'_>, wanted: Wanted) -> Areas {
        let has_controls = wanted.controls;
        let safe = frame.safe_area();
        let touch = frame.dp(TOUCH).max(TOUCH);
        let mirrored = frame.settings.left_handed;
        let edge = safe.bottom() - frame.dp(if has_controls { 44.0 } else { 24.0 });
        let aside = touch + 20.0;
        // A window that fills the screen is read from afar: the time takes most of it.
        let most = if wanted.full { 0.27 } else { 0.46 };
        let left = safe.w - 2.0 * GUTTER - CONTROLS * touch;
        let side = (safe.h * 0.72 + 2.0 * (touch + 16.0)).min(safe.w * most).min(left).max(2.0 * aside + touch);
        let panel = if wanted.others && frame.is_large() { frame.dp(230.0) } else { 0.0 };
        let glass_x = if mirrored { safe.right() - side } else { safe.x };
        let column_x = if mirrored { safe.x + panel } else { safe.x + side };
        let column = Rect::new(column_x + GUTTER, safe.y, (safe.w - side - panel - 2.0 * GUTTER).max(0.0), safe.h);
        let bar = if has_controls { touch + 16.0 } else { 16.0 };
        let [below, note] = Areas::foot(frame, wanted, 32.0);
        let controls = Rect::new(column.x, column.bottom() - below - EDGE - CORNER, column.w, below);
        let room = (controls.y - safe.y - bar).max(0.0);
        let low = frame.dp(26.0);
        let high = if has_controls { touch } else { low };
        let tall = (room - high - 12.0).min(column.w * 0.42).max(0.0);
        let top = safe.y + bar + (room - tall - high - 6.0).max(0.0) / 2.0;
        let row = Rect::new(column.x, top + tall + 6.0, column.w, high);
        let [less, diamonds, more] = Areas::minutes(row, has_controls, low);
        // Other timers stand beside the hourglass, or have a side of the window to themselves.
        let others = match (wanted.others, panel > 0.0) {
            (false, _) => Rect::default(),
            (true, true) => {
                let x = if mirrored { safe.x } else { safe.right() - panel };
                Rect::new(x, safe.y + bar, panel - GUTTER, (controls.y - safe.y - bar).max(0.0))
            }
            (true, false) => {
                let top = safe.y + touch + 16.0;
                Rect::new(glass_x + 8.0, top, aside - 4.0, (edge - top).max(0.0))
            }
        };
        // The way back stays at the left top, so the title makes room where it lies on that side.
        let start = if mirrored { column.x + touch + 8.0 } else { column.x };
        let back = Rect::new(safe.x + GUTTER, safe.y + 8.0, touch, touch);
        let beside = Rect::new(glass_x + 8.0, back.bottom() + 8.0, (side - 16.0).max(0.0), 0.0);
        let messages = Rect { h: (edge - beside.y).max(0.0), ..beside };
        Areas {
            bar: Rect::new(start, safe.y + 8.0, (column.right() - touch - 8.0 - start).max(0.0), touch),
            back,
            digits: Rect::new(column.x, top, column.w, tall),
            diamonds,
            less,
            more,
            others,
            undo: Rect::new(glass_x + side - touch - 8.0, back.y, touch, touch),
            // The hourglass stands clear of the way back.
            glass: Rect::new(
                glass_x + aside,
                safe.y + 8.0,
                (side - 2.0 * aside).max(0.0),
                (edge - safe.y - 2.0).max(0.0),
            ),
            table: Rect::new(-20.0, edge, frame.size.w + 40.0, (frame.size.h - edge + 20.0).max(0.0)),
            controls: Rect { h: controls.h - note, ..controls },
            note: Rect { y: controls.bottom() - note, h: note, ..controls },
            messages,
        }
    }

    /// Where the button for full screen stands.
    pub fn corner(&self) -> Rect {
        Rect { x: self.bar.right() + 8.0, w: self.back.w, ..self.back }
    }
}

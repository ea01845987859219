//! Where the parts of a fight lie: one under the other in a tall window, what is touched beside the foe in a wide one.

use crate::{
    geometry::Rect,
    theme::{Frame, TOUCH},
};

/// Where the parts lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Areas {
    /// The way back, the way so far, and what is always at hand.
    pub bar: Rect,
    /// The foe.
    pub foe: Rect,
    /// The heroes.
    pub heroes: Rect,
    /// What is touched: dice, target, choices.
    pub hand: Rect,
}

/// How high the bar is.
pub fn bar_height(frame: &Frame<'_>) -> f32 {
    frame.dp(TOUCH).max(TOUCH) + 12.0
}

/// Divides the window for so many heroes; in a tall one, `wish` is how high the hand would like to be.
pub fn areas(frame: &Frame<'_>, heroes: usize, wish: f32) -> Areas {
    let safe = frame.safe_area();
    if frame.is_landscape() {
        // A hand that would fill the window, as the target does, gets more than half of a wide one.
        let share = if wish.is_finite() { 0.5 } else { 0.62 };
        let side = (safe.w * share).min(frame.dp(560.0)).max(0.0);
        let (hand, rest) = frame.cut(safe, side);
        let bar = Rect { h: bar_height(frame), ..rest };
        let row = (rest.h * 0.3).clamp(92.0, frame.dp(190.0)).min(rest.h);
        let heroes = Rect::new(rest.x, rest.bottom() - row, rest.w, row);
        let foe = Rect::new(rest.x, bar.bottom(), rest.w, (heroes.y - bar.bottom()).max(0.0));
        return Areas { bar, foe, heroes, hand };
    }
    let bar = Rect { h: bar_height(frame), ..safe };
    // Many heroes stand in two rows, each high enough for a finger.
    let (most, least) = if heroes > 4 { (124.0, 118.0) } else { (158.0, 84.0) };
    let row = frame.dp(most).max(least).min(safe.h * 0.2).max(84.0);
    let heroes = Rect::new(safe.x, safe.bottom() - row, safe.w, row);
    let between = (heroes.y - bar.bottom()).max(0.0);
    let high = wish.min((between - frame.dp(92.0)).max(between * 0.6));
    let hand = Rect::new(safe.x, heroes.y - high, safe.w, high);
    let foe = Rect::new(safe.x, bar.bottom(), safe.w, (hand.y - bar.bottom()).max(0.0));
    Areas { bar, foe, heroes, hand }
}

/// Side by side with room between: so many places of at most this width, in the middle.
pub fn side_by_side(area: Rect, count: usize, widest: f32, gap: f32) -> Vec<Rect> {
    let parts = count.max(1) as f32;
    let width = ((area.w - gap * (parts + 1.0)) / parts).clamp(1.0, widest.max(1.0));
    let left = area.centre().x - (width * parts + gap * (parts - 1.0)) / 2.0;
    (0..count).map(|nth| Rect::new(left + nth as f32 * (width + gap), area.y, width, area.h)).collect()
}

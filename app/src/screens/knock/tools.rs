//! The tools under the hand: take back, turn, place, never mind, hint. Each has a spot of its own and keeps it, so that no
//! finger that taps once more hits something else.

use super::{areas::Areas, table::Table, touch::Touch};
use crate::{
    geometry::Rect,
    layout::{Node, leaf, row, space},
    scene::Scene,
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};

/// How small words on the button may become before a glyph takes their place.
const TIGHT: f32 = 0.8;

impl Table {
    pub(super) fn show_tools(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let margin = if areas.is_beside { 4.0 } else { 16.0 };
        let width = (areas.tools.w - margin).clamp(0.0, frame.dp(420.0));
        let height = frame.dp(TOUCH).max(TOUCH);
        let at = Rect::around(areas.tools.centre(), width, (areas.tools.h - 10.0).max(height));
        let is_on = self.is_on();
        let tool = |is_there: bool, touch: Touch, icon: &'static str, key: &str| {
            if is_there {
                widgets::icon_button(frame, touch, icon, frame.say(key)).firm()
            } else {
                space(height).firm()
            }
        };
        let has_chosen = self.chosen.is_some() && is_on;
        row([
            tool(self.can_undo(), Touch::Undo, "ui/ui_undo", "undo"),
            tool(has_chosen, Touch::TurnCard, "ui/ui_rot", "knock-turn-card"),
            self.place_button(frame).height(at.h).grow(1.0),
            tool(has_chosen || self.spell.is_some(), Touch::Cancel, "ui/ui_close", "knock-cancel"),
            tool(is_on && !self.is_silent(), Touch::Hint, "ui/ui_hint", "knock-hint"),
        ])
        .gap(if areas.is_beside { 0.0 } else { 8.0 })
        .mirrored(frame.settings.left_handed)
        .show(scene, at);
    }

    /// The button that places the chosen card, once it has a place: gold, or pale where it would lose the game.
    fn place_button<'a>(&self, frame: &'a Frame<'_>) -> Node<'a> {
        let Some(Ok(preview)) = self.ghost.filter(|_| self.is_on()).map(|at| self.verdict(at)) else {
            return leaf(|_, _| {});
        };
        let (look, icon, key) = match (preview.loss(), self.dared) {
            (None, _) => (Look::Gold, "ui/ui_check", "knock-place"),
            (Some(_), None) => (Look::Paper, "ui/ui_bell", "knock-place-loses"),
            (Some(_), Some(_)) => (Look::Paper, "ui/ui_bell", "knock-place-dared"),
        };
        let words = frame.say(key);
        let is_deadly = preview.loss().is_some();
        leaf(move |scene, at| {
            let (letters, room) = (frame.button(), at.w - 24.0);
            let wide = letters.width(&words) * TIGHT;
            if wide <= room && letters.size * 2.2 <= at.h + 8.0 {
                let glyph = Some(icon).filter(|_| is_deadly && wide + letters.size * 1.5 <= room);
                return widgets::button(frame, Touch::LayDown, look, glyph, words).show(scene, at);
            }
            let side = at.w.min(at.h);
            let at = Rect::around(at.centre(), side, side);
            widgets::round_button(scene, frame, Touch::LayDown, look, icon, &words, at);
        })
    }
}

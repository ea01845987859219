//! What is said and shown around the hand: the buttons that lead around the table, why the die stayed in the hand, when
//! to let go, and how ready it is.

use super::{DieState, Grip, Throwing, props, show::Seen};
use crate::{
    geometry::{Point, Rect, Size},
    layout::paragraph,
    scene::{Detail, Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use dice::{Fumble, RIPE};
use printkit_core::{
    Drawing,
    drawing::{Face, Path, Stroke},
    ink,
};

impl Throwing {
    pub(super) fn show_hints(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect, seen: &Seen) {
        match &self.state {
            DieState::Waits => {
                self.show_buttons(scene, frame, field, seen);
                if let Some((fumble, _)) = self.fumble {
                    self.show_fumble(scene, frame, fumble, field, seen);
                }
            }
            DieState::Charges(power) => show_power(scene, frame, field, power.strength(frame.now)),
            DieState::Held { .. } => self.show_moment(scene, frame, field, seen),
            DieState::Flies(_) => {}
        }
    }

    /// Around the table to either side; and the wall.
    fn show_buttons(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect, seen: &Seen) {
        let side = frame.dp(54.0).max(TOUCH + 4.0);
        let y = if self.setup.manner.is_turned { field.y + 6.0 } else { field.bottom() - side - 6.0 };
        let (left, right) = (field.x + 8.0, field.right() - side - 8.0);
        let mut button = |grip: Grip, icon: &'static str, at: Rect| {
            widgets::round_button(scene, frame, grip, Look::Stone, icon, &frame.say(&format!("throwing-{grip}")), at);
        };
        // No button lies under the hand: where it is to the right, all are to the left.
        let hand = seen.board.view.at(seen.cube.at);
        let right = if hand.x > right - side { left + side + 8.0 } else { right };
        button(Grip::StandLeft, "ui/ui_turn_left", Rect::new(left, y, side, side));
        button(Grip::StandRight, "ui/ui_turn_right", Rect::new(right, y, side, side));
        if self.setup.manner.has_wall {
            let y = y + if self.setup.manner.is_turned { side + 8.0 } else { -side - 8.0 };
            button(Grip::WallLeft, "ui/ui_wall_left", Rect::new(left, y, side, side));
            button(Grip::WallRight, "ui/ui_wall_right", Rect::new(right, y, side, side));
        }
    }

    /// Why the die stayed in the hand, in a bubble over it.
    fn show_fumble(&self, scene: &mut Scene, frame: &Frame<'_>, fumble: Fumble, field: Rect, seen: &Seen) {
        let key = match fumble {
            Fumble::TooSoft | Fumble::Short if self.setup.manner.is_pull => "throwing-short-pull",
            Fumble::TooSoft | Fumble::Short if self.setup.manner.is_blow => "throwing-short-breath",
            Fumble::TooSoft => "throwing-too-soft",
            Fumble::Short => "throwing-short",
            Fumble::TooEarly => "throwing-too-early",
            Fumble::Backwards if self.setup.manner.is_pull => "throwing-pull-back",
            Fumble::Backwards => "throwing-backwards",
            Fumble::OffBeat => "throwing-off-beat",
            Fumble::Aside => "throwing-aside",
        };
        let words = frame.say(key);
        let hand = seen.board.view.at(seen.cube.at);
        let lettering = Lettering::new(Face::Heavy, frame.em(15.0).min(frame.dp(18.0)), ink::INK).centred();
        let wide = (field.w - 150.0).clamp(150.0, 260.0).min(field.w - 16.0);
        let text = paragraph(words.clone(), lettering);
        let high = text.height_at(wide - 24.0) + 18.0;
        let y = (hand.y - high - 34.0).clamp(field.y, (field.bottom() - high).max(field.y));
        let at = Rect::new((hand.x - wide / 2.0).clamp(field.x + 8.0, field.right() - wide - 8.0), y, wide, high);
        scene.drawn("throwing-bubble", at, 16.0, move |drawing| {
            let middle = at.w / 2.0;
            let tail =
                Path::polygon(&[(middle - 10.0, at.h - 2.0), (middle + 10.0, at.h - 2.0), (middle, at.h + 13.0)]);
            drawing.outlined(tail.clone(), ink::PAPER, Stroke::new(ink::INK, 3.0));
            drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 14.0, 9, 0.8), ink::PAPER, Stroke::new(ink::INK, 3.0));
            drawing.fill(tail, ink::PAPER);
        });
        paragraph(words.clone(), lettering).show(scene, at.inset(9.0));
        scene.touch(Grip::Fumble, Role::Label, words, at);
    }

    /// The ring that closes on the moment to let go, and how ready the die is.
    fn show_moment(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect, seen: &Seen) {
        let Some(held) = seen.held else { return };
        let die = seen.board.view.at(seen.cube.at);
        if let Some((part, [from, to])) = held.beat {
            let is_now = (from..=to).contains(&part);
            let moment = (from + to) / 2.0;
            let left = if part <= moment { 1.0 - part / moment } else { 1.0 - (part - moment) / (1.0 - moment) };
            let open = if part <= to { left } else { 1.0 };
            let side = frame.dp(58.0);
            ring(scene, die, side, is_now, 1.0);
            if part <= to {
                ring(scene, die, side * (1.0 + 2.2 * open.max(0.0)), is_now, 0.9);
            }
            if is_now {
                let words = frame.say("throwing-now");
                let lettering = Lettering::new(Face::Display, frame.dp(34.0), ink::SAND_LIGHT);
                let y = if self.setup.manner.is_turned { die.y + side } else { die.y - side - frame.dp(40.0) };
                let at = Rect::new(field.x, y, field.w, frame.dp(44.0));
                scene.banner(&words, lettering, ink::INK, 9.0, at);
            }
        }
        if self.setup.manner.is_pull || self.setup.manner.is_blow || self.setup.manner.patience > 0.0 {
            let ripe = if self.setup.manner.is_pull || self.setup.manner.is_blow { RIPE } else { 1.0 };
            let at = meter_place(frame, field, self.setup.manner.is_turned);
            show_meter(scene, at, held.charge, ripe);
        }
    }
}

/// A ring around the die, golden at the moment.
fn ring(scene: &mut Scene, middle: Point, side: f32, is_now: bool, fade: f32) {
    let picture = Picture::new(("throwing-ring", is_now), Size { w: 100.0, h: 100.0 }, 6.0, move || {
        let mut drawing = Drawing::new(100.0, 100.0);
        let (tint, wide) = if is_now { (ink::GOLD, 9.0) } else { (ink::PAPER, 5.0) };
        drawing.stroke(Path::circle(50.0, 50.0, 46.0), Stroke::new(ink::INK, wide + 4.0));
        drawing.stroke(Path::circle(50.0, 50.0, 46.0), Stroke::new(tint, wide));
        drawing
    });
    let sprite = scene.picture(picture, Rect::around(middle, side, side));
    sprite.detail = Detail::Steady(150);
    sprite.fade = fade;
}

fn meter_place(frame: &Frame<'_>, field: Rect, is_at_top: bool) -> Rect {
    let (wide, high) = (frame.dp(200.0).min(field.w - 140.0).max(80.0), frame.dp(22.0));
    let y = if is_at_top { field.y + 8.0 } else { field.bottom() - high - 10.0 };
    Rect::new(field.centre().x - wide / 2.0, y, wide, high)
}

/// A bar with a mark where it is just right.
pub fn show_meter(scene: &mut Scene, at: Rect, part: f32, ripe: f32) {
    scene.drawn(("throwing-meter", (ripe * 100.0) as u8), at, 4.0, move |drawing| {
        let pill = Path::rect(0.0, 0.0, at.w, at.h, at.h / 2.0);
        drawing.outlined(pill, ink::NIGHT, Stroke::new(ink::INK, 3.0));
        let (from, to) = (at.w * (ripe - 0.1), at.w * (ripe + 0.1).min(1.0));
        drawing.fill(Path::rect(from, 2.0, to - from, at.h - 4.0, 4.0), ink::GREEN.faded(0.55));
        drawing.stroke(Path::line(at.w * ripe, -3.0, at.w * ripe, at.h + 3.0), Stroke::new(ink::PAPER, 2.4));
    });
    let fill = Rect::new(at.x + 3.0, at.y + at.h * 0.25, (at.w - 6.0) * part.clamp(0.0, 1.0), at.h * 0.5);
    let sprite = scene.picture(props::plain(ink::GOLD), fill);
    sprite.detail = Detail::Own;
}

/// The swing of an arm that a key lets go.
fn show_power(scene: &mut Scene, frame: &Frame<'_>, field: Rect, strength: f32) {
    let at = meter_place(frame, field, false);
    show_meter(scene, at, strength, RIPE);
    let lettering = Lettering::new(Face::Heavy, frame.em(14.0), ink::PARCHMENT).centred();
    let words = frame.say("throwing-power");
    scene.line(&words, lettering, Rect::new(field.x + 8.0, at.y - at.h - 4.0, field.w - 16.0, at.h));
    scene.touch(Grip::Power, Role::Label, words, at);
}

//! Past games as lines on paper, the day each was played, and what stands there before there are any.

use super::{Look, button};
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, leaf, paragraph},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    touch::Touch,
};
use printkit_core::{
    Drawing,
    drawing::{Path, Stroke},
    ink,
};

/// A line of a list on a piece of paper; one that answers to touch stands out.
pub fn list_row<'a>(
    frame: &Frame<'_>,
    touch: impl Touch,
    label: String,
    answers: bool,
    nth: usize,
    content: Node<'a>,
) -> Node<'a> {
    let pressed = frame.is_pressed(&touch);
    content
        .gap(frame.dp(10.0))
        .pads(frame.dp(10.0), frame.dp(8.0), frame.dp(8.0), frame.dp(8.0))
        .least_height(frame.dp(62.0).max(TOUCH))
        .firm()
        .painted(move |scene: &mut Scene, at: Rect| {
            scene.drawn(("list-row", answers, pressed, nth % 5), at, 5.0, move || {
                let mut drawing = Drawing::new(at.w, at.h);
                let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h, 12.0, 11 + (nth % 5) as u32, 0.9);
                if answers {
                    drawing.fill(shape(3.0), ink::BARK.faded(0.7));
                }
                let edge = Stroke::new(if answers { ink::INK } else { ink::TAN }, 2.2);
                drawing.outlined(shape(if pressed { 2.0 } else { 0.0 }), ink::PAPER, edge);
                drawing
            });
            scene.touch(touch, if answers { Role::Button } else { Role::Label }, label, at);
        })
}

/// Where nobody has played yet: somebody friendly, and a button to change that.
pub fn nothing_yet<'a>(
    frame: &Frame<'_>,
    art: &'static str,
    title: String,
    hint: String,
    start: (impl Touch, &'static str, String),
) -> Node<'a> {
    let side = frame.dp(170.0);
    let picture = leaf(move |scene, at| {
        scene.fit(Picture::art(art), at);
    });
    let lettering = frame.heading().centred();
    let (touch, icon, words) = start;
    column([
        picture.height(side).firm(),
        paragraph(title, Lettering { size: frame.em(22.0), ..lettering }),
        paragraph(hint, frame.body().centred()),
        column([button(frame, touch, Look::Gold, Some(icon), words)]).pads(0.0, frame.dp(10.0), 0.0, 0.0),
    ])
    .gap(frame.dp(8.0))
    .justify(JustifyContent::CENTER)
    .grow(1.0)
}

/// A day on the calendar, written as the player's language does.
pub fn date(frame: &Frame<'_>, wall_clock: u64) -> String {
    let (year, month, day) = calendar(wall_clock / 86_400_000);
    let two = |number: u32| format!("{number:02}");
    frame.say_with(
        "scores-date",
        &[("year", year.to_string().into()), ("month", two(month).into()), ("day", two(day).into())],
    )
}

/// Year, month and day of a day counted from 1 January 1970, in the Gregorian calendar.
fn calendar(days: u64) -> (u64, u32, u32) {
    // Counted from 1 March of year 0, so that the leap day is the last of its year; eras have 400 years.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month as u32, day as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_fall_on_their_dates() {
        for (days, date) in [
            (0, (1970, 1, 1)),
            (31 + 28, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_453, (2025, 12, 31)),
            (20_454, (2026, 1, 1)),
        ] {
            assert_eq!(calendar(days), date);
        }
    }
}

//! The best games of Donjonz; each can be played again.

use super::{
    lobby::{Lobby, ground},
    table::Table,
};
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, leaf, line, paragraph, row},
    nav::{Desk, Event, Nav, Screen},
    scene::{Lettering, Picture, Role, Scene},
    store::Past,
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit::{
    Drawing,
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::{
    Game,
    donjonz::{Deck, Donjonz, Rank, read_code},
};

/// The best scores.
pub struct Scores {
    best: Vec<Past>,
}

/// How many games are shown.
const MOST: usize = 20;

impl Scores {
    /// The best scores so far.
    pub fn new(desk: &Desk<'_>) -> Scores {
        Scores { best: desk.store.best(Donjonz::NAME).into_iter().take(MOST).cloned().collect() }
    }

    fn list<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let rows = self.best.iter().enumerate().map(|(index, past)| entry(frame, index, past));
        column([paragraph(frame.say("scores-hint"), frame.label())])
            .with(column(rows).gap(frame.dp(8.0)))
            .gap(frame.dp(12.0))
    }
}

/// Where nobody has played yet: a friendly skeleton, and a way to change that.
fn empty<'a>(frame: &Frame<'_>) -> Node<'a> {
    let side = frame.dp(170.0);
    let picture = leaf(|scene, at| {
        scene.fit(Picture::art("monsters/skeleton"), at);
    });
    let title = frame.heading().centred();
    column([
        picture.height(side).firm(),
        paragraph(frame.say("scores-empty"), Lettering { size: frame.em(22.0), ..title }),
        paragraph(frame.say("scores-empty-hint"), frame.body().centred()),
        column([widgets::button(frame, "new", Look::Gold, Some("ui/ui_map"), frame.say("lobby-new"))]).pads(
            0.0,
            frame.dp(10.0),
            0.0,
            0.0,
        ),
    ])
    .gap(frame.dp(8.0))
    .justify(JustifyContent::CENTER)
    .grow(1.0)
}

/// One game: place, score, title, date and code.
fn entry<'a>(frame: &Frame<'_>, index: usize, past: &Past) -> Node<'a> {
    let id = format!("score-{index}");
    let pressed = frame.is_pressed(&id);
    let playable = read_code(&Deck::standard(), &past.code).is_ok();
    let rank = Rank::ALL.iter().position(|rank| *rank == Rank::of(past.score)).unwrap_or(0) + 1;
    let rank = frame.say(&format!("rank-{rank}"));
    let date = date(frame, past.ended);
    let place = index as i64 + 1;
    let label = frame.say_with(
        "scores-row",
        &[
            ("place", place.into()),
            ("score", i64::from(past.score).into()),
            ("rank", rank.clone().into()),
            ("date", date.clone().into()),
            ("code", past.code.clone().into()),
        ],
    );
    let number = Lettering::new(Face::Display, frame.em(25.0), ink::INK).centred();
    let points = frame.say_with("scores-points", &[("score", i64::from(past.score).into())]);
    let score =
        column([line(past.score.to_string(), number), line(points, frame.label().centred())]).width(frame.em(58.0));
    let title = Lettering { size: frame.em(16.5), ..frame.heading() };
    let words = column([paragraph(rank, title), paragraph(format!("{} · {date}", past.code), frame.label())])
        .gap(2.0)
        .grow(1.0);
    let medal = frame.dp(34.0);
    row([medallion(index).width(medal).height(medal), words, score])
        .gap(frame.dp(10.0))
        .pads(frame.dp(10.0), frame.dp(8.0), frame.dp(8.0), frame.dp(8.0))
        .least_height(frame.dp(62.0).max(TOUCH))
        .firm()
        .painted(move |scene, at| {
            scene.drawn(("score", playable, pressed, index % 5), at, 5.0, move || {
                let mut drawing = Drawing::new(at.w, at.h);
                let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h, 12.0, 11 + (index % 5) as u32, 0.9);
                if playable {
                    drawing.fill(shape(3.0), ink::BARK.faded(0.7));
                }
                let edge = Stroke::new(if playable { ink::INK } else { ink::TAN }, 2.2);
                drawing.outlined(shape(if pressed { 2.0 } else { 0.0 }), ink::PAPER, edge);
                drawing
            });
            scene.touch(id, if playable { Role::Button } else { Role::Label }, label, at);
        })
}

/// The place on a disc; the first three in sand, stone and bark.
fn medallion<'a>(index: usize) -> Node<'a> {
    leaf(move |scene: &mut Scene, at: Rect| {
        let fill = match index {
            0 => ink::SAND,
            1 => ink::MASONRY,
            2 => ink::BARK,
            _ => ink::PARCHMENT,
        };
        scene.drawn(("medal", index.min(3)), at, 2.0, move || {
            let mut drawing = Drawing::new(at.w, at.h);
            let (x, y, r) = (at.w / 2.0, at.h / 2.0, at.w * 0.47);
            drawing.outlined(Path::circle(x, y, r), fill, Stroke::new(ink::INK, 2.2));
            drawing.stroke(Path::circle(x, y, r * 0.76), Stroke::dashed(ink::INK.faded(0.45), 1.2, 2.0, 3.0));
            drawing
        });
        let lettering = Lettering::new(Face::Display, at.h * 0.46, ink::INK).centred();
        scene.line(&(index + 1).to_string(), lettering, at);
    })
}

/// A day on the calendar, written as the player's language does.
fn date(frame: &Frame<'_>, wall_clock: u64) -> String {
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

impl Screen for Scores {
    fn name(&self) -> &'static str {
        "scores"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        widgets::page(&mut scene, frame, "page", frame.say("scores-title"), 1, |_| {
            if self.best.is_empty() { empty(frame) } else { self.list(frame) }
        });
        scene
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        let Event::Tap(id, _) = event else { return Nav::Pass };
        if *id == "new" {
            let seed = Lobby::fresh_seed(desk.platform);
            return Nav::Replace(Box::new(Table::new_game(seed, desk)));
        }
        let past = id.strip_prefix("score-").and_then(|index| self.best.get(index.parse::<usize>().ok()?));
        match past.map(|past| read_code(&Deck::standard(), &past.code)) {
            Some(Ok(seed)) => Nav::Replace(Box::new(Table::new_game(seed, desk))),
            _ => Nav::Pass,
        }
    }
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

//! The best games of Donjonz; each can be played again.

use super::{lobby::ground, table::Table};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, line, paragraph, row},
    nav::{Desk, Event, Nav, Screen},
    platform::fresh_seed,
    scene::{Lettering, Scene},
    store::Past,
    theme::Frame,
    widgets,
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

/// One game: place, score, title, date and code.
fn entry<'a>(frame: &Frame<'_>, index: usize, past: &Past) -> Node<'a> {
    let playable = read_code(&Deck::standard(), &past.code).is_ok();
    let rank = Rank::ALL.iter().position(|rank| *rank == Rank::of(past.score)).unwrap_or(0) + 1;
    let rank = frame.say(&format!("rank-{rank}"));
    let date = widgets::date(frame, past.ended);
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
    let content = row([medallion(index).width(medal).height(medal), words, score]);
    widgets::list_row(frame, format!("score-{index}"), label, playable, index, content)
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

impl Screen for Scores {
    fn name(&self) -> &'static str {
        "scores"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        widgets::page(&mut scene, frame, "page", frame.say("scores-title"), 1, |_| {
            if !self.best.is_empty() {
                return self.list(frame);
            }
            let (title, hint) = (frame.say("scores-empty"), frame.say("scores-empty-hint"));
            widgets::nothing_yet(frame, "monsters/skeleton", title, hint, ("ui/ui_map", frame.say("lobby-new")))
        });
        scene
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        let Event::Tap(id, _) = event else { return Nav::Pass };
        if *id == "new" {
            let seed = fresh_seed(desk.platform);
            return Nav::Replace(Box::new(Table::new_game(seed, desk)));
        }
        let past = id.strip_prefix("score-").and_then(|index| self.best.get(index.parse::<usize>().ok()?));
        match past.map(|past| read_code(&Deck::standard(), &past.code)) {
            Some(Ok(seed)) => Nav::Replace(Box::new(Table::new_game(seed, desk))),
            _ => Nav::Pass,
        }
    }
}

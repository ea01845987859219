//! The best games of a kind, with score, title and date; each can be played again.

use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, line, paragraph, row},
    nav::{Desk, Nav, Opens, TypedScreen, UiEvent},
    play::Listed,
    scene::{Lettering, Scene},
    store::{Past, Store},
    theme::Frame,
    touch::touches,
    widgets,
};
use printkit_core::{
    Drawing, Words,
    drawing::{Face, Path, Stroke},
    ink,
};

touches! {
    /// What can be touched in the list of the best games.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        New = "new",
        Score(nth: usize) = "score-{}",
    }
}

touches! {
    /// The plates with scores under a lobby's cover.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Plate {
        Best = "lobby-best",
        Last = "lobby-last",
    }
}

/// What the best games of a game are like.
pub struct Kind {
    /// The game.
    pub game: &'static Listed,
    /// The screen's name in scripts and dumps.
    pub name: &'static str,
    /// The key of what is said over the list.
    pub hint: &'static str,
    /// The keys of what is said while the list is empty.
    pub empty: &'static str,
    /// And under that.
    pub empty_hint: &'static str,
    /// The key of the button that changes that.
    pub new: &'static str,
    /// Who waits beside the empty list.
    pub art: &'static str,
    /// The title that a score earns.
    pub rank: fn(u32, &Words) -> String,
    /// The screen of a new game.
    pub start: Opens,
}

/// The best and the last score of a game, as its lobby shows them.
#[derive(Default)]
pub struct Standing {
    best: Option<u32>,
    last: Option<u32>,
}

impl Standing {
    /// What was played so far.
    pub fn of(game: &str, store: &Store) -> Standing {
        let last = store.past.iter().rev().find(|past| past.game == game);
        Standing { best: store.best(game).first().map(|past| past.score), last: last.map(|past| past.score) }
    }

    /// The plates under the cover.
    pub fn plaques<'a>(&self, frame: &Frame<'_>) -> Vec<Node<'a>> {
        let plate = |plate, key: &str, score: u32| widgets::plaque(frame, plate, frame.say(key), score.to_string());
        let best = self.best.map(|score| plate(Plate::Best, "lobby-best", score));
        best.into_iter().chain(self.last.map(|score| plate(Plate::Last, "lobby-last", score))).collect()
    }
}

/// The best scores.
pub struct Scores {
    kind: &'static Kind,
    best: Vec<Past>,
}

/// How many games are shown.
const MOST: usize = 20;

impl Scores {
    /// The best scores so far.
    pub fn new(kind: &'static Kind, desk: &Desk<'_>) -> Scores {
        Scores { kind, best: desk.store.best(kind.game.name).into_iter().take(MOST).cloned().collect() }
    }

    fn list<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let rows = self.best.iter().enumerate().map(|(index, past)| self.entry(frame, index, past));
        column([paragraph(frame.say(self.kind.hint), frame.label())])
            .with(column(rows).gap(frame.dp(8.0)))
            .gap(frame.dp(12.0))
    }

    /// One game: place, score, title, date and code.
    fn entry<'a>(&self, frame: &Frame<'_>, index: usize, past: &Past) -> Node<'a> {
        let playable = (self.kind.game.codes.seed)(&past.code).is_ok();
        let rank = (self.kind.rank)(past.score, frame.words);
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
        widgets::list_row(frame, Touch::Score(index), label, playable, index, content)
    }
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

impl TypedScreen for Scores {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        self.kind.name
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        (self.kind.game.ground)(&mut scene, frame);
        widgets::page(&mut scene, frame, "page", frame.say("scores-title"), 1, |_| {
            if !self.best.is_empty() {
                return self.list(frame);
            }
            let (title, hint) = (frame.say(self.kind.empty), frame.say(self.kind.empty_hint));
            widgets::nothing_yet(frame, self.kind.art, title, hint, (Touch::New, "ui/ui_map", frame.say(self.kind.new)))
        });
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(Touch::New, _) => Nav::Replace((self.kind.start)(desk)),
            UiEvent::Tap(Touch::Score(nth), _) => {
                let again = self.best.get(nth).and_then(|past| (self.kind.game.codes.open)(&past.code, desk).ok());
                again.map_or(Nav::Pass, Nav::Replace)
            }
            _ => Nav::Pass,
        }
    }
}

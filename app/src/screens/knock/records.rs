//! What the party has done so far: each Keep by number of players, and the last games, which can be played again.

use super::{
    gather::Gather,
    history::{History, Played, Tally},
    listed::GAME,
    lobby::ground,
    pictures,
};
use crate::{
    geometry::Rect,
    layout::{AlignItems, Node, column, leaf, line, paragraph, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    scene::{Lettering, Picture, Role, Scene},
    theme::Frame,
    timers::minutes,
    touch::touches,
    widgets,
};
use printkit_core::{
    Drawing,
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::knock::{LEVELS, PLAYERS};

touches! {
    /// What can be touched among the records.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Tally(level: u8, players: u8) = "tally-{}-{}",
        Game(nth: usize) = "game-{}",
        New = "new",
    }
}

/// The records.
pub struct Records {
    history: History,
}

/// How many of the last games are shown.
const MOST: usize = 20;

impl Records {
    /// Everything so far.
    pub fn new(desk: &mut Desk<'_>) -> Records {
        Records { history: History::load(desk.platform, desk.store) }
    }

    /// The last games, newest first.
    fn last(&self) -> impl Iterator<Item = &Played> {
        self.history.games.iter().rev().take(MOST)
    }

    fn keeps<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let levels = (1..=LEVELS).filter(|level| self.history.sum(Some(*level)).played > 0);
        let mut parts: Vec<Node<'a>> = levels.map(|level| self.keep(frame, level)).collect();
        if self.history.adventures > 0 {
            let count = i64::from(self.history.adventures);
            let words = frame.say_with("records-adventures", &[("count", count.into())]);
            parts.push(paragraph(words, frame.heading()));
        }
        widgets::section(frame, frame.say("records-keeps"), vec![column(parts).gap(frame.dp(12.0))])
    }

    /// A Keep: its pennant and the sums, then a line for each number of players.
    fn keep<'a>(&self, frame: &Frame<'_>, level: u8) -> Node<'a> {
        let sum = self.history.sum(Some(level));
        let side = frame.dp(44.0);
        let pennant = leaf(move |scene: &mut Scene, at: Rect| pictures::pennant(scene, level, at));
        let title = frame.say_with("knock-keep", &[("level", i64::from(level).into())]);
        let head = row([
            pennant.width(side).height(side),
            column([paragraph(title, frame.heading()), paragraph(sums(frame, &sum), frame.label())]).gap(1.0).grow(1.0),
        ])
        .gap(frame.dp(10.0));
        let counts = (1..=PLAYERS).map(|players| self.history.tally(level, players)).filter(|tally| tally.played > 0);
        let lines = counts.map(|tally| players_line(frame, tally));
        column([head])
            .with(column(lines).gap(frame.dp(4.0)).pads(side + frame.dp(10.0), 0.0, 0.0, 0.0))
            .gap(frame.dp(6.0))
    }

    fn games<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let rows = self.last().enumerate().map(|(index, played)| entry(frame, index, played));
        let hint = paragraph(frame.say("records-hint"), frame.label());
        widgets::section(frame, frame.say("records-last"), vec![hint, column(rows).gap(frame.dp(8.0))])
    }
}

/// Games won of those played, the best time left and the most chests.
fn sums(frame: &Frame<'_>, tally: &Tally) -> String {
    let mut words = frame
        .say_with("records-won", &[("won", i64::from(tally.won).into()), ("played", i64::from(tally.played).into())]);
    if let Some(left) = tally.best_left {
        words = format!("{words} · {}", frame.say_with("records-left", &[("time", minutes(left).into())]));
    }
    if tally.most_chests > 0 {
        let chests = frame.say_with("records-chests", &[("chests", i64::from(tally.most_chests).into())]);
        words = format!("{words} · {chests}");
    }
    words
}

/// The sums with one number of players, and a bar for the games won.
fn players_line<'a>(frame: &Frame<'_>, tally: Tally) -> Node<'a> {
    let players = frame.say_with("records-players", &[("players", i64::from(tally.players).into())]);
    let words = sums(frame, &tally);
    let (touch, label) = (Touch::Tally(tally.level, tally.players), format!("{players}. {words}"));
    let part = tally.won as f32 / tally.played.max(1) as f32;
    let bar = leaf(move |scene: &mut Scene, at: Rect| {
        scene.drawn(("won-bar", (part * 1000.0) as u32), at, 2.0, move || {
            let mut drawing = Drawing::new(at.w, at.h);
            drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h, at.h / 2.0), ink::PAPER, Stroke::new(ink::BARK, 1.8));
            if part > 0.0 {
                drawing.fill(Path::rect(0.0, 0.0, at.h.max(at.w * part), at.h, at.h / 2.0), ink::GREEN);
                drawing.stroke(Path::rect(0.0, 0.0, at.w, at.h, at.h / 2.0), Stroke::new(ink::BARK, 1.8));
            }
            drawing
        });
    });
    let name = Lettering { face: Face::Heavy, ..frame.body() };
    column([paragraph(players, name), bar.height(frame.dp(8.0)), paragraph(words, frame.label())]).gap(3.0).painted(
        move |scene, at| {
            scene.touch(touch, Role::Label, label, at);
        },
    )
}

/// One game: how it ended, and all that is to be known of it.
fn entry<'a>(frame: &Frame<'_>, index: usize, played: &Played) -> Node<'a> {
    let playable = played.code.as_ref().is_some_and(|code| (GAME.codes.seed)(code).is_ok());
    let level = frame.say_with("knock-keep", &[("level", i64::from(played.level).into())]);
    let players = frame.say_with("records-players", &[("players", i64::from(played.players).into())]);
    let end = frame.say(if played.won { "records-was-won" } else { "records-was-lost" });
    let title = format!("{level} · {end}");
    let mut about = vec![players];
    about.extend(played.left.map(|left| frame.say_with("records-left", &[("time", minutes(left).into())])));
    if played.chests > 0 {
        about.push(frame.say_with("records-chests", &[("chests", i64::from(played.chests).into())]));
    }
    about.push(widgets::date(frame, played.ended));
    about.extend(played.code.clone());
    let about = about.join(" · ");
    let label = format!("{title}. {about}");
    let side = frame.dp(34.0);
    let (level, won) = (played.level, played.won);
    let mark = leaf(move |scene: &mut Scene, at: Rect| {
        if won {
            pictures::pennant(scene, level, at);
        } else {
            scene.fit(Picture::icon("ui/ui_bell", ink::RED), at.inset(3.0));
        }
    });
    let words =
        column([line(title, Lettering { size: frame.em(16.5), ..frame.heading() }), paragraph(about, frame.label())]);
    let content = row([mark.width(side).height(side), words.gap(2.0).grow(1.0)]);
    widgets::list_row(frame, Touch::Game(index), label, playable, index, content)
}

impl TypedScreen for Records {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "knock-records"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let empty = self.history.games.is_empty();
        let wide = widgets::wide_enough(frame) && !empty;
        let columns = if wide { 2 } else { 1 };
        widgets::page(&mut scene, frame, "page", frame.say("records-title"), columns, |_| {
            if empty {
                let (title, hint) = (frame.say("records-empty"), frame.say("records-empty-hint"));
                let start = (Touch::New, "ui/ui_keep", frame.say("lobby-knock-new"));
                return widgets::nothing_yet(frame, "monsters/knight", title, hint, start);
            }
            let (keeps, games) = (self.keeps(frame), self.games(frame));
            if wide {
                row([column([keeps]).grow(1.0), column([games]).grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
            } else {
                column([keeps, games]).gap(frame.dp(20.0))
            }
        });
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(Touch::New, _) => Nav::Replace(Box::new(Gather::new(desk))),
            UiEvent::Tap(Touch::Game(nth), _) => {
                let Some(code) = self.last().nth(nth).and_then(|played| played.code.clone()) else { return Nav::Pass };
                (GAME.codes.open)(&code, desk).map_or(Nav::Stay, Nav::Replace)
            }
            _ => Nav::Pass,
        }
    }
}

//! The records of a game: finished games, which can be watched and played again, sums of all of them, and badges.

mod badges;
mod games;
mod sums;

pub use badges::earned;

use super::keepsake::KeepsakeScreen;
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, row},
    nav::{Desk, Nav, Opens, TypedScreen, UiEvent},
    play::Listed,
    scene::{Picture, Scene},
    store::{Month, Past, Store, Sum},
    theme::Frame,
    touch::touches,
    widgets,
};
use printkit_core::{
    Words,
    art::art,
    drawing::{Path, Stroke},
    ink,
};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeSet;

touches! {
    /// What can be touched among the records.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Part(part: Part) = "part-{}",
        Filter(filter: Filter) = "filter-{}",
        Game(nth: usize) = "game-{}",
        Watch = "watch",
        Again = "again",
        Picture = "picture",
        More = "more",
        New = "new",
        Honour = "honour",
        Tally(kind: u8, players: u8) = "tally-{}-{}",
        Month(nth: usize) = "month-{}",
        Badge(nth: usize) = "badge-{}",
        Thing(nth: usize) = "thing-{}",
    }
}

touches! {
    /// A part of the records.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Part {
        /// Finished games.
        #[default]
        Games = "games",
        /// What they come to.
        Sums = "sums",
        /// Badges.
        Badges = "badges",
    }
}

touches! {
    /// Which games are listed, and in which order.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Filter {
        /// All, the last one first.
        #[default]
        Last = "last",
        /// Those that count, the best one first.
        Best = "best",
        /// Those that were won, the last one first.
        Won = "won",
        /// Those that were lost, the last one first.
        Lost = "lost",
    }
}

/// What the records of a game are like.
pub struct Kind {
    /// The game.
    pub game: &'static Listed,
    /// The screen's name in scripts and dumps.
    pub name: &'static str,
    /// The key of what is said while nothing was played.
    pub empty: &'static str,
    /// And under that.
    pub empty_hint: &'static str,
    /// The icon and the key of the button that changes that.
    pub new: (&'static str, &'static str),
    /// Who waits there.
    pub art: &'static str,
    /// The screen of a new game.
    pub start: Opens,
    /// What a game is called.
    pub title: fn(&Past, &Words) -> String,
    /// What the score of a game is, in words with their number.
    pub score: fn(u32, &Words) -> String,
    /// What one of the game's kinds is called, from 1; nothing for a game of one kind.
    pub kind: fn(u8, &Words) -> Option<String>,
    /// Draws the sign of a game or of a kind; nothing for the usual one.
    pub sign: Option<fn(&mut Scene, u8, Rect)>,
    /// What whoever played all these games may be called.
    pub honour: fn(&[Sum], &Words) -> String,
    /// The badges that can be earned.
    pub badges: &'static [Badge],
    /// What was gathered for a badge and what not, one by one, where that is worth seeing.
    pub things: Option<Things>,
}

/// Shows what was gathered for the badge of a name.
pub type Things = fn(&Frame<'_>, &str, &BTreeSet<String>) -> Option<Node<'static>>;

/// A badge. Its name and what it is for are `badge-<game>-<name>` and `badge-<game>-<name>-how` in words.
pub struct Badge {
    /// Its name in files and words.
    pub name: &'static str,
    /// What is seen on it.
    pub art: &'static str,
    /// How many different things many games must gather for it; 0 if one game earns it.
    pub of: usize,
}

/// The records.
pub struct Records {
    kind: &'static Kind,
    part: Part,
    filter: Filter,
    /// All games, the last one first.
    past: Vec<Past>,
    sums: Vec<Sum>,
    /// When each badge was earned, and what was gathered for it.
    badges: Vec<(Option<u64>, BTreeSet<String>)>,
    /// How many games are listed.
    shown: usize,
    /// The game that was tapped, by its place in the list.
    open: Option<usize>,
}

/// How many more games are listed each time.
const STEP: usize = 20;

impl Records {
    /// The records of a game.
    pub fn new(kind: &'static Kind, store: &Store) -> Records {
        let name = kind.game.name;
        let past = store.past.iter().rev().filter(|past| past.game == name).cloned().collect();
        let badge = |badge: &Badge| (store.badge(name, badge.name), store.gathered(name, badge.name).clone());
        Records {
            kind,
            part: Part::default(),
            filter: Filter::default(),
            past,
            sums: store.sums(name),
            badges: kind.badges.iter().map(badge).collect(),
            shown: STEP,
            open: None,
        }
    }

    fn is_empty(&self) -> bool {
        self.past.is_empty() && self.sums.is_empty()
    }

    /// The games that the filter leaves, in its order.
    fn listed(&self) -> Vec<&Past> {
        let mut listed: Vec<&Past> = self.past.iter().collect();
        match self.filter {
            Filter::Last => {}
            Filter::Best => {
                listed.retain(|past| past.is_won() && !past.continued);
                listed.sort_by(|a, b| b.score.cmp(&a.score).then(a.ended.cmp(&b.ended)));
            }
            Filter::Won => listed.retain(|past| past.is_won()),
            Filter::Lost => listed.retain(|past| !past.is_won()),
        }
        listed
    }

    fn opened(&self) -> Option<&Past> {
        self.listed().get(self.open?).copied()
    }

    fn page<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        if self.is_empty() {
            let (title, hint) = (frame.say(self.kind.empty), frame.say(self.kind.empty_hint));
            let (icon, words) = self.kind.new;
            return widgets::nothing_yet(frame, self.kind.art, title, hint, (Touch::New, icon, frame.say(words)));
        }
        let parts = widgets::options(frame, "records-part", self.part, Touch::Part);
        let tabs = widgets::plates(frame, parts).justify(JustifyContent::CENTER);
        let content = match self.part {
            Part::Games => self.games(frame, width),
            Part::Sums => self.totals(frame),
            Part::Badges => self.medals(frame),
        };
        column([tabs, content]).gap(frame.dp(12.0))
    }
}

/// Opens what was found in a game's log, or says that there is none.
fn open_found<T>(found: Option<T>, open: impl FnOnce(T) -> Nav, desk: &mut Desk<'_>) -> Nav {
    match found {
        Some(found) => open(found),
        None => {
            desk.refuse(desk.words.get("records-no-log"));
            Nav::Stay
        }
    }
}

impl TypedScreen for Records {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        self.kind.name
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        (self.kind.game.ground)(&mut scene, frame);
        let columns = if widgets::wide_enough(frame) && !self.is_empty() { 2 } else { 1 };
        widgets::page(&mut scene, frame, &self.part.to_string(), frame.say("records-title"), columns, |width| {
            self.page(frame, width)
        });
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        let Records { part, filter, shown, open, .. } = *self;
        *self = Records { part, filter, shown, open, ..Records::new(self.kind, desk.store) };
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = *event else { return Nav::Pass };
        let shelf = &self.kind.game.shelf;
        match touch {
            Touch::Part(part) => self.part = part,
            Touch::Filter(filter) => {
                (self.filter, self.shown, self.open) = (filter, STEP, None);
            }
            Touch::Game(nth) => self.open = Some(nth).filter(|_| self.open != Some(nth)),
            Touch::More => self.shown += STEP,
            Touch::New => return Nav::Replace((self.kind.start)(desk)),
            Touch::Watch => {
                let found = self.opened().and_then(|past| (shelf.watch)(past, desk));
                return open_found(found, Nav::Push, desk);
            }
            Touch::Picture => {
                let found = self.opened().and_then(|past| (shelf.keepsake)(past, desk));
                let (game, words) = (self.kind.game, desk.words);
                return open_found(found, |it| Nav::Push(Box::new(KeepsakeScreen::new(game, it, words))), desk);
            }
            Touch::Again => {
                let again = self.opened().and_then(|past| (self.kind.game.codes.open)(&past.code, desk).ok());
                return again.map_or(Nav::Stay, Nav::Replace);
            }
            Touch::Honour | Touch::Tally(..) | Touch::Month(_) | Touch::Badge(_) | Touch::Thing(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        let listed = self.listed();
        let marks = |past: &&Past| json!({ "won": past.is_won(), "hinted": past.hinted, "continued": past.continued });
        json!({
            "part": self.part.to_string(),
            "games": listed.iter().take(self.shown).map(marks).collect::<Vec<_>>(),
            "played": self.sums.iter().map(|sum| sum.played).sum::<u32>(),
            "won": self.sums.iter().map(|sum| sum.won).sum::<u32>(),
            "badges": self.kind.badges.iter().zip(&self.badges).filter(|(_, (when, _))| when.is_some())
                .map(|(badge, _)| badge.name).collect::<Vec<_>>(),
        })
    }
}

/// A month, written as the player's language does.
fn month(frame: &Frame<'_>, Month(year, month): Month) -> String {
    if year == 0 {
        return frame.say("records-before");
    }
    let values = [("year", year.to_string().into()), ("month", format!("{month:02}").into())];
    frame.say_with("records-month", &values)
}

/// The sign beside a game: a disc with a trophy, or with a skull.
fn disc(scene: &mut Scene, won: bool, at: Rect) {
    let at = at.fit(crate::geometry::Size { w: 1.0, h: 1.0 });
    scene.drawn(("records-disc", won), at, 2.0, move |drawing| {
        let (x, y, r) = (at.w / 2.0, at.h / 2.0, at.w * 0.47);
        let fill = if won { ink::SAND } else { ink::PARCHMENT };
        drawing.outlined(Path::circle(x, y, r), fill, Stroke::new(ink::INK, 2.2));
        drawing.stroke(Path::circle(x, y, r * 0.78), Stroke::dashed(ink::INK.faded(0.45), 1.2, 2.0, 3.0));
        if !won {
            drawing.fit(art("things/skull"), at.w * 0.2, at.h * 0.2, at.w * 0.6, at.h * 0.6);
        }
    });
    if won {
        scene.fit(Picture::icon("ui/ui_trophy", ink::INK), at.inset(at.w * 0.24));
    }
}

/// Two columns where there is room for them: the parts by turns.
fn columns<'a>(frame: &Frame<'_>, parts: Vec<Node<'a>>) -> Node<'a> {
    let gap = frame.dp(8.0);
    if !widgets::wide_enough(frame) {
        return column(parts).gap(gap);
    }
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (nth, part) in parts.into_iter().enumerate() {
        if nth % 2 == 1 { right.push(part) } else { left.push(part) }
    }
    row([column(left).gap(gap).grow(1.0), column(right).gap(gap).grow(1.0)])
        .align(crate::layout::AlignItems::FLEX_START)
        .gap(frame.dp(16.0))
}

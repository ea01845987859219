//! The end of a game: won or lost and exactly why, the Keep as it stands, what was brought home, and the way on.

use super::{
    board::{BoardView, Looks},
    gather::Gather,
    history::Laurels,
    listed::GAME,
    lobby::ground,
    map::Map,
    names::spell_key,
    note::spell_row,
    pictures,
    playable::Timer,
    replay::Attack,
    sentences,
};
use crate::{
    collage::{Collage, glyph},
    geometry::Rect,
    layout::{Node, column, leaf, paragraph, pictured, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::fresh_seed,
    play::{Match, Recording},
    scene::{Lettering, Picture, Scene},
    screens::{finish, lobby::Door, records, replay::Presenter},
    sound::Effect,
    theme::{Frame, TOUCH},
    timers::minutes,
    touch::touches,
    widgets::{self},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::knock::Token,
    ink,
};
use rules::{
    Game,
    knock::{Adventure, CardId, End, Knock, Loss, Onward, Setup, Spell, View},
};
use serde::Serialize;
use serde_json::json;

touches! {
    /// What can be touched at the end.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Near = "near",
        Held(spell: Spell) = "held-spell-{}",
        NextKeep = "next-keep",
        Onward = "onward",
        Party = "party",
        Map = "map",
        Usual(touch: finish::Touch) = "{}",
    }
}

/// The end of one game.
pub struct Finish {
    whole: Recording<Knock>,
    game: View,
    end: End,
    onward: Option<Onward>,
    /// Whether what decided the game is seen from near.
    is_near: bool,
}

impl Finish {
    /// Shows the end of a game.
    pub fn new(whole: Recording<Knock>, desk: &mut Desk<'_>) -> Finish {
        let game = whole.view();
        // A game that goes on has no business here; should one come, its sand is as good as gone.
        let end = game.end().unwrap_or(End::Lost(Loss::TimeUp));
        // Who plays on from the middle of another game goes nowhere with it.
        let onward = Adventure::after(&game).filter(|_| game.is_adventure() && !whole.marks().continued);
        let Laurels { is_fastest, is_richest, is_first } = *whole.laurels();
        if is_fastest || is_richest || is_first {
            desk.play(Effect::Record);
        }
        Finish { whole, game, end, onward, is_near: false }
    }

    fn is_won(&self) -> bool {
        matches!(self.end, End::Won { .. })
    }

    /// The Keep after one that was won outside an adventure.
    fn next_level(&self) -> Option<u8> {
        let is_open = self.is_won() && !self.whole.standing().is_lesson && self.onward.is_none();
        self.game.next_level().filter(|_| is_open)
    }

    /// Where the timer of the next game runs: where that of this one ran.
    fn timer(&self) -> Timer {
        if self.whole.extras().sand.is_some() { Timer::Here } else { Timer::Elsewhere }
    }

    /// The same party plays another game.
    fn play(&self, setup: Setup, seed: u64, desk: &mut Desk<'_>) -> Nav {
        match Match::deal(setup, seed, self.whole.extras().seats.clone(), self.timer()) {
            Ok(running) => Nav::Replace(Attack::begin(running.in_the_manner_of(self.whole.extras()), desk)),
            Err(_) => Nav::Stay,
        }
    }

    fn looks(&self) -> Looks {
        let game = &self.game;
        let lit = if self.is_won() { game.chest_chain() } else { Vec::new() };
        let fallen = self.is_won().then(|| game.knight());
        Looks { lit, fallen, blamed: sentences::blamed(game, self.end), ..Looks::default() }
    }

    /// Draws the Keep, and on each card of the chain what it is worth.
    fn show_keep(&self, scene: &mut Scene, view: Rect) {
        let (game, looks) = (&self.game, self.looks());
        let board =
            if self.is_near { BoardView::near(game, &self.decisive(), view) } else { BoardView::whole(game, view) };
        board.keep(scene, game, &looks);
        for laid in game.keep().laid().iter().filter(|laid| looks.lit.contains(&laid.card)) {
            let (card, chests) = (board.card(laid.at), game.card(laid.card).chests);
            let side = card.w * 0.34;
            scene.fit(worth(chests), Rect::new(card.right() - side * 0.9, card.centre().y - side / 2.0, side, side));
        }
    }

    /// The cards that decided the game.
    fn decisive(&self) -> Vec<CardId> {
        let looks = self.looks();
        looks.lit.into_iter().chain(looks.fallen).chain(looks.blamed).collect()
    }

    /// Draws the button that brings them near.
    fn show_corner(&self, scene: &mut Scene, frame: &Frame<'_>, view: Rect) {
        if self.decisive().is_empty() {
            return;
        }
        let side = frame.dp(TOUCH).max(TOUCH);
        let x = if frame.settings.left_handed { view.x + 8.0 } else { view.right() - side - 8.0 };
        let at = Rect::new(x, view.bottom() - side - 8.0, side, side);
        let (icon, key) = if self.is_near { ("ui/ui_map", "finish-whole") } else { ("ui/ui_full", "finish-near") };
        widgets::icon_button(frame, Touch::Near, icon, frame.say(key)).show(scene, at);
    }

    /// The line under the reason: what is new about this game.
    fn praise(&self, frame: &Frame<'_>) -> Option<String> {
        let Laurels { is_fastest, is_richest, is_first } = *self.whole.laurels();
        let key = match (self.whole.standing().is_lesson, &self.onward) {
            (true, _) => "finish-lesson",
            _ if self.whole.marks().continued => "finish-continued",
            (_, Some(Onward::Finished)) => "finish-adventure",
            _ if is_first && self.whole.extras().seats.len() == 1 => "finish-first-solo",
            _ if is_first => "finish-first",
            _ if is_fastest => "finish-fastest",
            _ if is_richest => "finish-richest",
            _ => return None,
        };
        Some(frame.say(key))
    }

    fn tray<'a>(&self, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
        let game = &self.game;
        let title = sentences::headline(frame.words, game, self.end);
        let why = sentences::reason(frame.words, game, self.whole.actions().last(), self.end);
        let praise = self.praise(frame);
        let label = finish::aloud([title.clone(), why.clone()].into_iter().chain(praise.clone()));
        let praise = praise.map(|praise| paragraph(praise, frame.label()));
        let lines = std::iter::once(paragraph(why, frame.body())).chain(praise);
        let mut parts = vec![finish::verdict(frame, Some(self.medal(frame)), (title, label), lines, None)];
        if self.is_won() {
            parts.push(self.spoils(frame));
        }
        parts.extend(self.found(frame));
        parts.extend(records::earned(frame, finish::Touch::Badges, Knock::NAME, self.whole.badges()));
        parts.push(self.buttons(frame, width - 40.0));
        column(parts).gap(frame.dp(12.0)).pads(20.0, 16.0, 20.0, 16.0)
    }

    /// The picture beside the verdict: the pennant taken, or the alarm bell.
    fn medal<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (won, level, side) = (self.is_won(), self.game.level(), frame.dp(60.0));
        leaf(move |scene: &mut Scene, at: Rect| {
            if won {
                pictures::pennant(scene, level, at);
            } else {
                scene.fit(alarm(), at);
            }
        })
        .square(side)
    }

    /// Time left and chests, as far as there are any.
    fn spoils<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let mut sums = Vec::new();
        if let Some(left) = self.whole.facts().left {
            let glass = Picture::art("things/hourglass");
            sums.push(finish::counted(frame, glass, frame.say("finish-left"), minutes(left), 21.0));
        }
        let chain = self.game.chest_chain().len() as i64;
        let (words, chests) = (frame.say_with("finish-chests", &[("cards", chain.into())]), self.game.chests());
        sums.push(finish::counted(frame, Picture::art("things/chest"), words, chests.to_string(), 21.0));
        column(sums).gap(frame.dp(4.0))
    }

    /// The token found in an adventure, and those held now.
    fn found<'a>(&self, frame: &Frame<'_>) -> Option<Node<'a>> {
        let Some(Onward::Keep(adventure)) = &self.onward else { return None };
        let tokens = spell_row(frame, adventure.spells(), Touch::Held);
        let End::Won { found: Some(spell) } = self.end else { return Some(tokens) };
        let side = frame.dp(56.0);
        let picture = pictured(pictures::token(Token::Spell(spell)), side);
        let words = frame.say_with("finish-found", &[("spell", frame.say(&spell_key(spell)).into())]);
        let new = row([picture, paragraph(words, frame.heading()).grow(1.0)]);
        Some(column([new.gap(frame.dp(12.0)), tokens]).gap(frame.dp(8.0)))
    }

    fn buttons<'a>(&self, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
        let way = |touch: Touch, icon: &'static str, key: &str| (touch, icon, frame.say(key));
        let at_keep = |touch: Touch, icon: &'static str, key: &str, level: u8| {
            (touch, icon, frame.say_with(key, &[("level", i64::from(level).into())]))
        };
        let usual = |(touch, icon, words): Door<finish::Touch>| (Touch::Usual(touch), icon, words);
        let replay = usual(finish::replay(frame));
        let again = way(Touch::Usual(finish::Touch::Again), "ui/ui_flip", "finish-again");
        let new = way(Touch::Usual(finish::Touch::New), "ui/ui_play", "finish-new");
        let map = way(Touch::Map, "ui/ui_map", "finish-map");
        let (first, pair, mut rest) = match (&self.onward, self.next_level()) {
            (Some(Onward::Keep(adventure)), _) => {
                let key = if self.is_won() { "finish-next" } else { "finish-retry" };
                (at_keep(Touch::Onward, "ui/ui_play", key, adventure.level()), vec![map, replay], vec![])
            }
            (Some(Onward::Finished), _) => (map, vec![], vec![replay]),
            (None, _) if self.whole.standing().is_lesson => {
                (way(Touch::Party, "ui/ui_play", "finish-for-real"), vec![], vec![replay])
            }
            (None, Some(level)) => {
                (at_keep(Touch::NextKeep, "ui/ui_keep", "finish-next", level), vec![new, again], vec![replay])
            }
            (None, None) => (new, vec![again, replay], vec![]),
        };
        rest.push(usual(finish::picture(frame)));
        rest.extend(finish::share(frame, self.whole.code()).map(usual));
        finish::ways(frame, width, first, pair, rest)
    }
}

/// A bell on red, with the sound it makes.
fn alarm() -> Picture {
    Picture::sign("finish-alarm", 4.0, |drawing| {
        drawing.fill(Path::rays(50.0, 50.0, 40.0, 54.0, 48.0, 20, 2.6), ink::AMBER);
        drawing.outlined(Path::circle(50.0, 50.0, 37.0), ink::RED, Stroke::new(ink::INK, 4.0));
        drawing.glue_drawing(glyph("ui/ui_bell", ink::PAPER), 50.0, 50.0, 1.8, -10.0);
    })
}

/// The points of a card in the chain.
fn worth(chests: u8) -> Picture {
    Picture::sign(("finish-worth", chests), 3.0, move |drawing| {
        drawing.outlined(Path::circle(50.0, 50.0, 46.0), ink::GOLD, Stroke::new(ink::INK, 7.0));
        drawing.number(u32::from(chests), 50.0, 50.0, 62.0, ink::INK);
    })
}

/// Rays of light behind a Keep that is free.
fn sunburst() -> Picture {
    Picture::sign("finish-sunburst", 20.0, |drawing| {
        drawing.glow(50.0, 50.0, 58.0);
        drawing.fill(Path::rays(50.0, 50.0, 26.0, 62.0, 52.0, 28, 1.6), ink::SAND.faded(0.2));
    })
}

impl TypedScreen for Finish {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "knock-finish"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let behind = scene.sprites.len();
        let level = i64::from(self.game.level());
        let title = frame.say_with("knock-keep", &[("level", level.into())]);
        let tray = |width| self.tray(frame, width);
        let view = widgets::view_and_tray(&mut scene, frame, title, 0.62, tray);
        if self.is_won() {
            let mut light = Scene::default();
            light.fit(sunburst(), view.inset(-view.w.min(view.h) * 0.1));
            scene.sprites.splice(behind..behind, light.sprites);
        }
        scene.clipped(view, |scene| self.show_keep(scene, view));
        self.show_corner(&mut scene, frame, view);
        if self.onward == Some(Onward::Finished) {
            let lettering = Lettering::new(Face::Display, frame.dp(34.0), ink::SAND_LIGHT).centred();
            let at = Rect { h: frame.dp(54.0), ..view };
            scene.banner(&frame.say("quest-finished"), lettering, ink::INK, 10.0, at);
        }
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        let setup = self.whole.setup().clone();
        match touch {
            Touch::NextKeep => {
                let level = self.next_level().unwrap_or(setup.level);
                self.play(Setup { level, ..setup }, fresh_seed(desk.platform), desk)
            }
            Touch::Onward => match &self.onward {
                Some(Onward::Keep(adventure)) => self.play(adventure.setup(setup), fresh_seed(desk.platform), desk),
                Some(Onward::Finished) | None => Nav::Pass,
            },
            Touch::Party => Nav::Replace(Box::new(Gather::new(desk))),
            Touch::Map => Nav::Replace(Box::new(Map::default())),
            Touch::Near => {
                self.is_near = !self.is_near;
                Nav::Stay
            }
            Touch::Held(_) => Nav::Pass,
            Touch::Usual(touch) => {
                touch.lead::<Attack>(&GAME, &self.whole, desk, |seed, desk| self.play(setup, seed, desk))
            }
        }
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        json!({
            "end": self.end,
            "won": self.is_won(),
            "chests": self.game.chests(),
            "left": self.whole.facts().left,
            "code": self.whole.code(),
            "lesson": self.whole.standing().is_lesson,
        })
    }
}

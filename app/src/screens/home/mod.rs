//! The first screen: the box cover, the games, and the way to everything else.

pub mod banner;
pub mod hero;

use crate::{
    geometry::Rect,
    layout::{AlignItems, JustifyContent, Node, column, leaf, row, space},
    nav::{Desk, Nav, Screen, TypedScreen, UiEvent},
    platform::Platform,
    play::Listed,
    scene::{Lettering, Scene},
    screens::{
        companion::{self, Hall},
        print::Print,
        reference::Reference,
        settings::SettingsScreen,
        table_clock::TableClockScreen,
        timer::TimerScreen,
    },
    store::Store,
    theme::{Frame, GUTTER},
    timers::Keeper,
    touch::touches,
    widgets::{self, Look},
};
use banner::State;
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    ink,
};
use std::cell::Cell;

touches! {
    /// What can be touched on the home screen.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Touch {
        Play(game: String) = "play-{}",
        Tile(tile: Tile) = "{}",
        Update = "update",
        Rules = "rules",
        Sound = "sound",
        Settings = "settings",
    }
}

touches! {
    /// The tiles under the games.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Tile {
        Timer = "timer",
        Table = "table",
        Print = "print",
    }
}

/// The home screen.
#[derive(Default)]
pub struct Home {
    /// The names of the games that are being played.
    running: Vec<&'static str>,
}

/// How long a frame takes while the tile of the timer counts down, in ms.
const DIGIT_FRAME: f64 = 250.0;

impl Home {
    /// The screens the app opens with: the timer or the game that was running, with home below it, or home alone.
    pub fn resume(platform: &mut dyn Platform, store: &mut Store, keeper: &Keeper) -> Vec<Box<dyn Screen>> {
        let mut stack: Vec<Box<dyn Screen>> = vec![Box::new(Home::default())];
        if let Some(screen) = companion::resume(true, platform, store) {
            stack.push(screen);
            return stack;
        }
        if keeper.table.is_running() || (keeper.table.saved.is_open && keeper.table.clock().has_begun()) {
            stack.push(Box::new(TableClockScreen::default()));
            return stack;
        }
        if keeper.left().is_some() {
            stack.push(Box::new(TimerScreen::default()));
            return stack;
        }
        if let Some(screen) = companion::resume(false, platform, store) {
            stack.push(screen);
            return stack;
        }
        let mut games: Vec<&Listed> = store.games.iter().collect();
        games.sort_by_key(|game| store.settings.last_game.as_deref() != Some(game.name));
        if let Some(screens) = games.into_iter().find_map(|game| Home::table(game, platform, store)) {
            stack.extend(screens);
        }
        stack
    }

    /// The lobby and the table of a game that is running.
    fn table(game: &Listed, platform: &mut dyn Platform, store: &mut Store) -> Option<[Box<dyn Screen>; 2]> {
        let table = (game.shelf.resume)(platform, store)?;
        Some([(game.lobby)(), table])
    }

    fn games<'a>(&self, frame: &Frame<'_>) -> Vec<Node<'a>> {
        let state = |name| if self.running.contains(&name) { State::Running } else { State::Ready };
        let banner =
            |game: &'static Listed| banner::banner(frame, Touch::Play(game.name.to_string()), game, state(game.name));
        frame.games.iter().map(banner).collect()
    }

    /// Banners and tiles, one under the other.
    fn cards<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let hint = frame.keeper.told(frame.words).unwrap_or_else(|| frame.say("home-timer-hint"));
        let tiles = [
            (Tile::Timer, frame.say("home-timer"), hint),
            (Tile::Table, frame.say("home-table"), frame.say("home-table-hint")),
            (Tile::Print, frame.say("home-print"), frame.say("home-print-hint")),
        ];
        let tiles = if widgets::has_halves(frame, width) {
            row(tiles.map(|(tile, words, hint)| banner::upright_tile(frame, tile, words, hint)))
        } else {
            column(tiles.map(|(tile, words, hint)| banner::tile(frame, tile, words, hint)))
        };
        let update = frame.abilities.update.then(|| {
            widgets::button(frame, Touch::Update, Look::Gold, Some("ui/ui_rot"), frame.say("home-update")).firm()
        });
        let gap = frame.dp(if banner::is_low(frame) { 7.0 } else { 12.0 });
        column(update.into_iter().chain(self.games(frame)))
            .with(tiles.align(AlignItems::STRETCH).gap(frame.dp(12.0)).firm())
            .gap(gap)
            .firm()
    }

    /// The box cover with the line under it, together in the middle of the room there is.
    fn cover<'a>(frame: &Frame<'_>, place: &'a Cell<Rect>) -> Node<'a> {
        let (name, words) = (frame.say("app-name"), frame.say("tagline"));
        let lettering = Lettering::new(Face::Heavy, frame.em(14.5), ink::PARCHMENT).centred();
        leaf(move |scene, at| {
            let below = lettering.line_height() + 4.0;
            let room = Rect { h: (at.h - below).max(0.0), ..at };
            let art = hero::figures(scene, room, &name);
            place.set(art);
            let tagline = Rect::new(at.x, art.bottom() + 2.0, at.w, lettering.line_height());
            scene.line(&words, lettering, tagline);
        })
    }

    fn foot<'a>(frame: &Frame<'_>) -> Node<'a> {
        let on = frame.settings.sound;
        let (icon, words) = if on { ("ui/ui_sound", "home-sound") } else { ("ui/ui_sound_off", "home-sound-off") };
        row([
            widgets::icon_label(frame, Touch::Rules, "ui/ui_book", frame.say("home-rules")),
            widgets::icon_switch(frame, Touch::Sound, icon, frame.say(words), on),
            widgets::icon_label(frame, Touch::Settings, "ui/ui_gear", frame.say("home-settings")),
        ])
        .firm()
    }

    fn show_upright(&self, scene: &mut Scene, frame: &Frame<'_>, place: &Cell<Rect>) {
        let safe = frame.safe_area();
        let foot = Home::foot(frame).pads(GUTTER, 2.0, GUTTER, 6.0);
        let foot_height = Home::foot(frame).height_at(safe.w) + 8.0;
        let width = (safe.w - 2.0 * GUTTER).min(frame.dp(544.0)).max(0.0);
        // In the lowest windows the first game is in view, too.
        let cover_height = (frame.dp(hero::FRAME.h - 28.0) + frame.em(24.0)).min(safe.h * 0.5);
        let side = (safe.w - width) / 2.0;
        let page = column([
            Home::cover(frame, place).least_height(cover_height).grow(1.0).pads(0.0, frame.dp(6.0), 0.0, 0.0),
            column([self.cards(frame, width)]).pads(side, 0.0, side, 0.0).firm(),
            space(frame.dp(4.0)),
        ])
        .gap(frame.dp(10.0));
        let room = Rect { h: (safe.h - foot_height).max(0.0), ..safe };
        page.scrolled(scene, "games", room, frame.offset("games"));
        if scene.scrolls.last().is_some_and(|scroll| scroll.reach > 1.0) {
            shelf(scene, Rect::new(-8.0, room.bottom(), frame.size.w + 16.0, frame.size.h - room.bottom() + 8.0));
        }
        foot.show(scene, Rect::new(safe.x, room.bottom(), safe.w, foot_height));
    }

    fn show_wide(&self, scene: &mut Scene, frame: &Frame<'_>, place: &Cell<Rect>) {
        let safe = frame.safe_area();
        let all = (safe.w - 2.0 * GUTTER).min(frame.dp(960.0)).max(0.0);
        let left = safe.centre().x - all / 2.0;
        let gap = frame.dp(20.0);
        let cards = (all * 0.54).max(frame.dp(330.0)).min((all - gap).max(0.0));
        let cover = (all - cards - gap).max(0.0);
        let (cover_x, cards_x) =
            if frame.settings.left_handed { (left + cards + gap, left) } else { (left, left + cover + gap) };
        let height = safe.h.min(frame.dp(520.0));
        let top = safe.centre().y - height / 2.0;
        column([Home::cover(frame, place).grow(1.0), Home::foot(frame)])
            .gap(frame.dp(8.0))
            .pads(0.0, frame.dp(10.0), 0.0, frame.dp(6.0))
            .show(scene, Rect::new(cover_x, top, cover, height));
        let page = column([self.cards(frame, cards)]).justify(JustifyContent::CENTER).pads(4.0, 8.0, 4.0, 10.0);
        page.scrolled(scene, "games", Rect::new(cards_x, safe.y, cards, safe.h), frame.offset("games"));
    }
}

/// A dark shelf for the foot of the screen, where games slide away under it.
fn shelf(scene: &mut Scene, at: Rect) {
    scene.drawn("shelf", at, 3.0, move |drawing| {
        drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h, 0.0), Ink::hex(0x1E1429), Stroke::new(ink::INK, 3.0));
    });
}

impl TypedScreen for Home {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "home"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x7A4A5E), Ink::hex(0x33223F));
        let behind = scene.sprites.len();
        let place = Cell::new(Rect::default());
        if frame.is_landscape() {
            self.show_wide(&mut scene, frame, &place);
        } else {
            self.show_upright(&mut scene, frame, &place);
        }
        if place.get().w > 0.0 {
            scene.sprites.splice(behind..behind, hero::backdrop(frame, place.get()).sprites);
        }
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        let games = desk.store.games.iter();
        let running = games.filter(|game| (game.shelf.resume)(desk.platform, desk.store).is_some());
        self.running = running.map(|game| game.name).collect();
    }

    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64> {
        frame.keeper.next_look(DIGIT_FRAME)
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Play(game) => desk.store.games.named(game).map_or(Nav::Pass, |game| Nav::Push((game.lobby)())),
            Touch::Tile(Tile::Print) => Nav::Push(Box::new(Print::new(desk.words.language))),
            Touch::Tile(Tile::Timer) => Nav::Push(Box::new(TimerScreen::default())),
            Touch::Tile(Tile::Table) => Nav::Push(Box::new(Hall)),
            Touch::Rules => Nav::Push(Box::new(Reference::games())),
            Touch::Update => {
                desk.platform.update();
                Nav::Stay
            }
            Touch::Settings => Nav::Push(Box::new(SettingsScreen)),
            Touch::Sound => {
                desk.store.settings.sound = !desk.store.settings.sound;
                Nav::Stay
            }
        }
    }
}

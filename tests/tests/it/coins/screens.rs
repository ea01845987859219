//! Three coins, the screens: its entry in the list of games, its match, its lobby, its table and its replay.

use super::game::{Coins, Turned};
use app::nav::{Desk, Nav, Screen, TypedScreen, UiEvent};
use app::play::{self, Banner, Codes, Host, Listed, Match, Nothing, Opened, Paced, Playable, Recording, Shelf};
use app::screens::plain_lobby::{Besides, Plain, PlainLobby};
use app::screens::replay::{Presenter, Still};
use app::{collage::Collage, geometry::Rect, geometry::Size, layout::column, platform::Platform, platform::fresh_seed};
use app::{scene::Scene, store::Store, theme::Frame, touch::touches, widgets, widgets::Look};
use printkit::ink;
use rules::{Game, Session, Viewer, code::Code};

pub static GAME: Listed = Listed {
    name: Coins::NAME,
    banner: Banner {
        minutes: "1",
        players: "players-solo",
        panel: (ink::BARK, ink::WOOD),
        picture: |drawing| _ = drawing.glue("things/pouch", 79.0, 56.0, 1.0, 0.0),
    },
    codes: Codes { prefix: "TC", usual: 7, seed: |code| Ok(Code::read("TC", code)?.seed), open },
    ground: |scene, frame| widgets::ground(scene, frame, ink::BARK, ink::INK),
    lobby: || Box::new(PlainLobby::of(&LOBBY)),
    lesson: None,
    companion: None,
    shelf: Shelf::of::<Seen>(),
    records: None,
    rules_pictures: &[],
    kit: None,
    words: Some(|of| [include_str!("en.ftl"), include_str!("fr.ftl"), include_str!("es.ftl")][of as usize]),
};

static LOBBY: Plain = Plain {
    game: &GAME,
    name: "coins-lobby",
    cover: (Size { w: 160.0, h: 110.0 }, |drawing, _name| (GAME.banner.picture)(drawing)),
    new: ("ui/ui_play", "coins-new"),
    start: |desk| begin(fresh_seed(desk.platform), desk),
    code: "ui/ui_dice",
    besides: Besides::NONE,
};

fn begin(seed: u64, desk: &mut Desk<'_>) -> Box<dyn Screen> {
    let Ok(new) = Match::new((), seed, Nothing {});
    Seen::begin(new, desk)
}

fn open(code: &str, desk: &mut Desk<'_>) -> Opened {
    let seed = (GAME.codes.seed)(code)?;
    Ok(Seen::go_on(|running| running.session.seed() == seed, desk).unwrap_or_else(|| begin(seed, desk)))
}

impl Playable for Coins {
    type Extras = Nothing;
    type Laurels = ();

    fn code(session: &Session<Coins>) -> Option<String> {
        Some(Code { variant: 0, seed: session.seed() }.write(GAME.codes.prefix))
    }
}

struct Table(Box<dyn Host<Coins>>);
touches! {
    #[derive(PartialEq)]
    enum Touch {
        Coin(coin: u8) = "coin-{}", Undo = "undo", Replay = "replay", Share = "share", Match(own: play::Touch) = "{}",
    }
}

fn sides(frame: &Frame<'_>, coins: &Coins) -> [String; 3] {
    coins.heads.map(|is_heads| frame.say(if is_heads { "coins-heads" } else { "coins-tails" }))
}

impl TypedScreen for Table {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        Coins::NAME
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        (GAME.ground)(&mut scene, frame);
        let button = |touch, words| widgets::button(frame, touch, Look::Gold, None, words);
        let coins = (0..).map(Touch::Coin).zip(sides(frame, &self.0.view(Viewer::Spectator)));
        let mut all: Vec<_> = coins.map(|(touch, side)| button(touch, side)).collect();
        all.extend(self.0.standing().is_over().then(|| button(Touch::Replay, frame.say("replay-title"))));
        all.extend(self.0.standing().can_undo.then(|| button(Touch::Undo, frame.say("coins-undo"))));
        all.push(button(Touch::Share, frame.say("coins-share")));
        widgets::page(&mut scene, frame, "page", frame.say("coins-name"), 1, |_| column(all).gap(12.0));
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.0.enter(desk);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Coin(coin) => _ = self.0.send(*coin, desk),
            Touch::Undo => _ = self.0.undo(desk),
            Touch::Share => self.0.share(desk),
            Touch::Replay => return self.0.finished().map_or(Nav::Pass, |it| Nav::Push(Seen::replay(it, desk.now))),
            Touch::Match(_) => self.0.take_replaced(desk).into_iter().for_each(|old| self.0 = old),
        }
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl serde::Serialize {
        (self.0.view(Viewer::Spectator).heads, self.0.standing().score())
    }
}

impl Paced for Turned {}
struct Seen;

impl Presenter for Seen {
    type Game = Coins;
    const NAME: &'static str = "coins-replay";
    const PACE: f64 = 300.0;

    fn of(_: &Recording<Coins>) -> (Seen, usize) {
        (Seen, 0)
    }

    fn sit_down(running: Match<Coins>, _: &mut dyn Platform, _: &mut Store) -> Box<dyn Screen> {
        Box::new(Table(Box::new(running)))
    }

    fn show(&self, still: &Still<Coins>, scene: &mut Scene, frame: &Frame<'_>, _area: Rect) -> String {
        (GAME.ground)(scene, frame);
        sides(frame, &still.shown).join(", ")
    }

    fn dump(&self, still: &Still<Coins>) -> impl serde::Serialize {
        serde_json::json!({ "heads": still.shown.heads })
    }
}

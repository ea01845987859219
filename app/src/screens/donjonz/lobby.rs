//! Where a game of Donjonz begins: go on, start anew, learn, type a code, look at the best scores.

use super::{listed::GAME, names::rank_key, strips::edged_card, table::Table};
use crate::{
    collage::Collage,
    geometry::Size,
    nav::{Desk, Event, Nav, TypedScreen},
    platform::fresh_seed,
    play::{Match, Opened},
    scene::{Picture, Scene},
    screens::{
        code_entry::CodeEntry,
        lobby::{Doors, Usual},
        scores::{Kind, Plate, Scores, Standing},
    },
    theme::Frame,
    touch::touches,
    widgets,
};
use printkit::{Drawing, Ink, faces::brand::wordmark};
use rules::{
    Game,
    donjonz::{Deck, Donjonz, Rank, read_code},
};

/// The middle and the edge of the light on every Donjonz screen.
pub const LIGHT: (Ink, Ink) = (Ink::hex(0x2F5B58), Ink::hex(0x1E2F3C));

/// The best games.
pub static SCORES: Kind = Kind {
    game: &GAME,
    name: "scores",
    hint: "scores-hint",
    empty: "scores-empty",
    empty_hint: "scores-empty-hint",
    new: "lobby-new",
    art: "monsters/skeleton",
    rank: |score, words| words.get(rank_key(Rank::of(score))),
    start: |desk| {
        let seed = fresh_seed(desk.platform);
        Box::new(Table::new_game(seed, desk))
    },
};

touches! {
    /// What can be touched in the lobby.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        New = "new",
        Code = "code",
        Scores = "scores",
        Usual(door: Usual) = "{}",
        Plate(plate: Plate) = "{}",
    }
}

/// The lobby.
#[derive(Default)]
pub struct Lobby {
    running: bool,
    standing: Standing,
}

/// The frame of the picture, in phone dp.
const COVER: Size = Size { w: 390.0, h: 320.0 };

/// The screen of a code: the running game if it is that one, else a new one.
pub(super) fn open(code: &str, desk: &mut Desk<'_>) -> Opened {
    let seed = read_code(&Deck::standard(), code)?;
    Ok(Box::new(match Match::resume(desk.platform, desk.store) {
        Some(running) if running.session.seed() == seed => Table::around(running, desk.store),
        _ => Table::new_game(seed, desk),
    }))
}

impl Lobby {
    fn doors(&self, frame: &Frame<'_>) -> Doors<Touch> {
        Doors {
            game: &GAME,
            is_running: self.running,
            first: (!frame.settings.has_seen_lesson(Donjonz::NAME)).then(|| frame.say("lobby-first")),
            games: vec![(Touch::New, "ui/ui_map", frame.say("lobby-new"))],
            besides: vec![
                (Touch::Code, "ui/ui_dice", frame.say("lobby-code")),
                (Touch::Scores, "ui/ui_trophy", frame.say("lobby-scores")),
            ],
        }
    }
}

/// Covers the window with the dungeon's light on its flagstones.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::flagstones(scene, frame, LIGHT, Ink::hex(0x2B4A52));
}

fn cover_drawing(name: &str) -> Drawing {
    let mut picture = Drawing::new(COVER.w, COVER.h);
    picture.glow(195.0, 150.0, 150.0);
    for (i, index) in [0, 8, 5, 3, 10].into_iter().enumerate() {
        let degrees = (i as f32 - 2.0) * 16.0;
        let (sin, cos) = degrees.to_radians().sin_cos();
        picture.glue_drawing(edged_card(index), 195.0 + 214.0 * sin, 302.0 - 214.0 * cos, 1.86, degrees);
    }
    picture.glue("monsters/skeleton", 76.0, 186.0, 1.16, -6.0);
    picture.glue("monsters/ghost", 316.0, 182.0, 1.1, 8.0);
    picture.glue("things/hero", 195.0, 172.0, 1.72, 0.0);
    wordmark(&mut picture, name, 195.0, 288.0, 84.0);
    picture
}

impl TypedScreen for Lobby {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "lobby"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let name = frame.say("donjonz-name");
        let picture = Picture::new(("lobby", name.clone()), COVER, 0.0, move || cover_drawing(&name));
        let plaques = self.standing.plaques(frame);
        widgets::cover_page(&mut scene, frame, picture, plaques, |width| self.doors(frame).show(frame, width));
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.running = (GAME.table)(desk.platform, desk.store).is_some();
        self.standing = Standing::of(Donjonz::NAME, desk.store);
    }

    fn act(&mut self, event: &Event<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let Event::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Usual(door) => door.open(&GAME, desk),
            Touch::New => {
                let seed = fresh_seed(desk.platform);
                Nav::Push(Box::new(Table::new_game(seed, desk)))
            }
            Touch::Code => Nav::Push(Box::new(CodeEntry::new(&GAME))),
            Touch::Scores => Nav::Push(Box::new(Scores::new(&SCORES, desk))),
            Touch::Plate(_) => Nav::Pass,
        }
    }
}

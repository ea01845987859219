//! Where a game of Fighter begins: go on, gather a party, learn, type a code, print, look back.

use super::{gather::Gather, listed::GAME, party::Party, practice::Practice, table::Table};
use crate::{
    collage::Collage,
    geometry::Size,
    nav::{Desk, Event, Nav, Screen, TypedScreen},
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
use printkit::{
    Drawing, Ink,
    drawing::Transform,
    faces::{Style, brand::wordmark, fighter::target},
};
use rules::{
    Game,
    fighter::{Deck, Fighter, read_code},
};

/// The middle and the edge of the light on every Fighter screen.
pub const LIGHT: (Ink, Ink) = (Ink::hex(0x6B3A4E), Ink::hex(0x32203C));

/// The frame of the picture, in phone dp.
const COVER: Size = Size { w: 390.0, h: 300.0 };

/// The best games.
pub static SCORES: Kind = Kind {
    game: &GAME,
    name: "fighter-scores",
    hint: "scores-fighter-hint",
    empty: "scores-fighter-empty",
    empty_hint: "scores-fighter-empty-hint",
    new: "lobby-fighter-new",
    art: "monsters/ogre",
    rank: |score, words| words.get(&format!("rank-fighter-{}", rules::fighter::rank(score.min(999) as i16))),
    start: |desk| Box::new(Gather::new(desk)),
};

touches! {
    /// What can be touched in the lobby.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        New = "new",
        Code = "code",
        Practice = "practice",
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

/// Covers the window with the dungeon's light on its flagstones.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::flagstones(scene, frame, LIGHT, Ink::hex(0x4A2F4C));
}

/// Puts a new game on the table.
pub fn begin(running: Match<Fighter>, desk: &mut Desk<'_>) -> Box<dyn Screen> {
    Box::new(Table::around(running.begin(desk)))
}

/// The screen of a code: the running game if it is that one; else a party gathers for it.
pub(super) fn open(code: &str, desk: &mut Desk<'_>) -> Opened {
    let (setup, seed) = read_code(&Deck::standard(), code)?;
    if let Some(running) =
        Match::<Fighter>::resume(desk.platform, desk.store).filter(|running| running.session.seed() == seed)
    {
        return Ok(Box::new(Table::around(running)));
    }
    let known = Party::load(desk.platform, desk.store).unwrap_or_default();
    Ok(Box::new(Gather::for_code(Party::of(&setup, &known), seed)))
}

impl Lobby {
    fn doors(&self, frame: &Frame<'_>) -> Doors<Touch> {
        Doors {
            game: &GAME,
            is_running: self.running,
            first: (!frame.settings.has_seen_lesson(Fighter::NAME)).then(|| frame.say("lobby-fighter-first")),
            games: vec![(Touch::New, "ui/ui_dice", frame.say("lobby-fighter-new"))],
            besides: vec![
                (Touch::Code, "ui/ui_map", frame.say("lobby-code")),
                (Touch::Practice, "ui/ui_left_hand", frame.say("lobby-fighter-practice")),
                (Touch::Scores, "ui/ui_trophy", frame.say("lobby-scores")),
            ],
        }
    }
}

fn cover_drawing(name: &str) -> Drawing {
    let mut picture = Drawing::new(COVER.w, COVER.h);
    picture.glow(195.0, 120.0, 150.0);
    let board = Transform::shift(-target::REACH, -target::REACH).then(Transform::scale(0.82, 0.5));
    picture.place(target::target(Style::Colour), board.then(Transform::shift(195.0, 176.0)), 1.0);
    picture.glue("monsters/ogre", 196.0, 96.0, 1.42, 0.0);
    picture.glue("heroes/granny", 72.0, 166.0, 0.84, -6.0);
    picture.glue("heroes/wizard", 322.0, 158.0, 0.92, 6.0);
    picture.glue("fighter/die_red", 142.0, 208.0, 0.42, -12.0);
    picture.glue("fighter/die_green", 258.0, 206.0, 0.4, 14.0);
    picture.glue("fighter/die_blue", 204.0, 222.0, 0.44, 4.0);
    wordmark(&mut picture, name, 195.0, 276.0, 84.0);
    picture
}

impl TypedScreen for Lobby {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "fighter-lobby"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let name = frame.say("fighter-name");
        let picture = Picture::new(("fighter-lobby", name.clone()), COVER, 0.0, move || cover_drawing(&name));
        let plaques = self.standing.plaques(frame);
        widgets::cover_page(&mut scene, frame, picture, plaques, |width| self.doors(frame).show(frame, width));
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.running = (GAME.table)(desk.platform, desk.store).is_some();
        self.standing = Standing::of(Fighter::NAME, desk.store);
    }

    fn act(&mut self, event: &Event<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let Event::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Usual(door) => door.open(&GAME, desk),
            Touch::New => Nav::Push(Box::new(Gather::new(desk))),
            Touch::Practice => Nav::Push(Box::new(Practice::new(desk))),
            Touch::Scores => Nav::Push(Box::new(Scores::new(&SCORES, desk))),
            Touch::Code => Nav::Push(Box::new(CodeEntry::new(&GAME))),
            Touch::Plate(_) => Nav::Pass,
        }
    }
}

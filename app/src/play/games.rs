//! The one list of games. Whatever offers games, or opens one by its name, walks it.

use super::Shelf;
use crate::{
    collage::Collage,
    nav::{Desk, Opens, Screen},
    platform::Platform,
    scene::Scene,
    screens::{companion, donjonz, fighter, knock, records},
    store::Store,
    theme::Frame,
};
use printkit_core::{Drawing, Ink, Language, kit};
use rules::code::CodeError;

/// Our games, as they stand on the home screen.
static OURS: [&Listed; 3] = [&knock::GAME, &donjonz::GAME, &fighter::GAME];

/// The games that an app has.
#[derive(Clone, Copy)]
pub struct Games(&'static [&'static Listed]);

impl Default for Games {
    fn default() -> Games {
        Games(&OURS)
    }
}

impl Games {
    /// The games of another list, as they stand on the home screen.
    pub const fn new(list: &'static [&'static Listed]) -> Games {
        Games(list)
    }

    /// All of them, as they stand on the home screen.
    pub fn iter(self) -> impl Iterator<Item = &'static Listed> {
        self.0.iter().copied()
    }

    /// The game of that name.
    pub fn named(self, name: &str) -> Option<&'static Listed> {
        self.iter().find(|game| game.name == name)
    }

    /// A game's place in the list, from 0.
    pub fn place(self, game: &Listed) -> usize {
        self.iter().position(|it| it.name == game.name).unwrap_or_default()
    }
}

/// A game as the rest of the app knows it. What is optional is offered for those games only that have it.
pub struct Listed {
    /// Its name in ids, words, links and files, by [`rules::Game::NAME`].
    pub name: &'static str,
    /// How it is offered.
    pub banner: Banner,
    /// Its codes.
    pub codes: Codes,
    /// Covers the window with the ground of its screens.
    pub ground: fn(&mut Scene, &Frame<'_>),
    /// Where a game begins.
    pub lobby: fn() -> Box<dyn Screen>,
    /// The table of its lesson.
    pub lesson: Option<Opens>,
    /// What helps at a real table.
    pub companion: Option<Companion>,
    /// What can be done with its games on file.
    pub shelf: Shelf,
    /// What its records are like, if they are shown.
    pub records: Option<&'static records::Kind>,
    /// The pictures over the sections of its rules, where there are any.
    pub rules_pictures: &'static [RulesPicture],
    /// Its kit to print.
    pub kit: Option<kit::Kit>,
    /// Its words as a Fluent file, for a game whose words are not in `assets`.
    pub words: Option<fn(Language) -> &'static str>,
}

/// How a game is offered.
pub struct Banner {
    /// How long a game takes, as it is written on the box.
    pub minutes: &'static str,
    /// The key of who can play.
    pub players: &'static str,
    /// The colour of the panel behind its picture, and of the rays on it.
    pub panel: (Ink, Ink),
    /// Draws its picture.
    pub picture: fn(&mut Drawing),
}

/// What the codes of a game are like, and what becomes of a good one.
pub struct Codes {
    /// What every code of the game begins with.
    pub prefix: &'static str,
    /// How many letters follow it in most codes.
    pub usual: usize,
    /// The seed in a code, or what is wrong with it.
    pub seed: fn(&str) -> Result<u64, CodeError>,
    /// The screen of the code's game: the running one if it is that, else a new one.
    pub open: fn(&str, &mut Desk<'_>) -> Opened,
}

/// The screen of a code's game, or what is wrong with the code.
pub type Opened = Result<Box<dyn Screen>, CodeError>;

/// What helps at a real table.
pub struct Companion {
    /// Opens it.
    pub open: fn(&mut dyn Platform, &mut Store) -> Box<dyn Screen>,
    /// Opens it if it was open when the app went away.
    pub resume: fn(&mut dyn Platform, &mut Store) -> Option<Box<dyn Screen>>,
    /// Whether it shows a running timer itself, and so comes before it.
    pub is_timed: bool,
    /// Draws its picture.
    pub picture: fn(&mut Drawing),
}

impl Companion {
    /// The companion with that table; `picture` draws its picture.
    pub const fn of<T: companion::Table + 'static>(picture: fn(&mut Drawing)) -> Companion {
        Companion {
            open: |platform, store| Box::new(companion::Companion::<T>::open(platform, store)),
            resume: |platform, store| Some(Box::new(companion::Companion::<T>::resume(platform, store)?)),
            is_timed: T::IS_TIMED,
            picture,
        }
    }
}

/// A picture over a section of a game's rules: the section, how high the picture is for its width of 300, and what is
/// seen.
pub type RulesPicture = (usize, f32, Strip);

/// What is seen on a strip.
pub enum Strip {
    /// What this draws.
    Drawn(fn(&mut Drawing)),
    /// These drawings side by side.
    Pieces(&'static [&'static str]),
}

impl Strip {
    /// Draws it.
    pub fn draw(&self, strip: &mut Drawing) {
        let names = match self {
            Strip::Drawn(draw) => return draw(strip),
            Strip::Pieces(names) => names,
        };
        let (wide, high) = (strip.size.w, strip.size.h);
        let step = (wide / names.len().max(1) as f32).min(high * 1.15);
        for (nth, name) in names.iter().enumerate() {
            let x = wide / 2.0 + (nth as f32 - (names.len() as f32 - 1.0) / 2.0) * step;
            let side = printkit_core::art::size(name);
            strip.glue(name, x, high / 2.0, (high * 0.94).min(step) / side.w.max(side.h), 0.0);
        }
    }
}

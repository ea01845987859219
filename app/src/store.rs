//! What is kept between runs: settings, the running game, past games and their decks. Never panics, never deletes what
//! it cannot read.

use crate::{
    door::{self, Source},
    platform::{Platform, Wishes},
    play::Games,
};
use dice::Ease;
use printkit_core::Language;
use rules::{DeckHash, Decks, decks::AnyDeck};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
};

mod past;

pub use past::{Month, Past, Sum};

use past::Honours;

/// Where the dice of Fighter are thrown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throws {
    /// On the phone, by a finger.
    #[default]
    #[serde(rename = "glass")]
    Screen,
    /// On the table; where the die lies is entered.
    Table,
}

/// How the player wants the app to be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language's code, or none to follow the device.
    pub language: Option<String>,
    /// All sound on or off.
    pub sound: bool,
    /// Loudness of effects, from 0 to 100.
    pub effects: u8,
    /// Loudness of music, from 0 to 100.
    pub music: u8,
    /// Running sand has a soundtrack of its own.
    pub soundtrack: bool,
    /// Phones shake when something is felt.
    pub vibration: bool,
    /// What the player chose of the next three; the rest follows the system.
    pub chosen: Chosen,
    /// Size of text now, in percent.
    #[serde(skip_serializing)]
    pub text_size: u16,
    /// No loops and no travelling pictures, now.
    #[serde(skip_serializing)]
    pub reduced_motion: bool,
    /// Stronger outlines and plain colours behind words, now.
    #[serde(skip_serializing)]
    pub contrast: bool,
    /// Trays and buttons for the left hand.
    pub left_handed: bool,
    /// Games whose lesson was begun or skipped, by [`rules::Game::NAME`].
    pub lessons_seen: BTreeSet<String>,
    /// Games whose lesson was left half way, by the same name, so that it can go on.
    pub lessons_begun: BTreeSet<String>,
    /// What an older Sablier kept in another way: whether the lesson of a game was seen, as `<game>_lesson_seen`.
    #[serde(flatten, skip_serializing)]
    older: BTreeMap<String, Value>,
    /// Where the dice of Fighter are thrown.
    pub throws: Throws,
    /// How forgiving the hand is that throws them on screen.
    pub ease: Ease,
    /// Donjonz asks before a weapon is taken even while a hand is free.
    pub ask_weapons: bool,
    /// The game played last, by [`rules::Game::NAME`]; the app opens with it.
    pub last_game: Option<String>,
    /// The player was told that this browser forgets.
    pub forgetting_told: bool,
}

/// What the player chose, whatever the system is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Chosen {
    /// Size of text, in percent.
    pub text_size: Option<u16>,
    /// Less movement.
    pub reduced_motion: Option<bool>,
    /// More contrast.
    pub contrast: Option<bool>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            sound: true,
            effects: 70,
            music: 40,
            soundtrack: true,
            vibration: true,
            chosen: Chosen::default(),
            text_size: 100,
            reduced_motion: false,
            contrast: false,
            left_handed: false,
            lessons_seen: BTreeSet::new(),
            lessons_begun: BTreeSet::new(),
            older: BTreeMap::new(),
            throws: Throws::Screen,
            ease: Ease::Normal,
            ask_weapons: false,
            last_game: None,
            forgetting_told: false,
        }
    }
}

/// The sizes of text on offer, in percent.
pub const TEXT_SIZES: [u16; 6] = [100, 115, 130, 150, 175, 200];

impl Settings {
    /// The language to speak on a device with this locale.
    pub fn language(&self, locale: Option<&str>) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_locale);
        chosen.or_else(|| Language::from_locale(locale?)).unwrap_or(Language::English)
    }

    /// Tests whether the lesson of a game was played to its end or skipped.
    pub fn has_seen_lesson(&self, game: &str) -> bool {
        self.lessons_seen.contains(game)
    }

    /// Tests whether the lesson of a game was left half way.
    pub fn has_begun_lesson(&self, game: &str) -> bool {
        self.lessons_begun.contains(game)
    }

    /// Follows the system in what the player did not choose.
    pub fn follow(&mut self, wishes: Wishes) {
        let offered = TEXT_SIZES.into_iter().min_by_key(|size| size.abs_diff(wishes.text_size)).unwrap_or(100);
        self.text_size = self.chosen.text_size.unwrap_or(offered);
        self.reduced_motion = self.chosen.reduced_motion.unwrap_or(wishes.reduced_motion);
        self.contrast = self.chosen.contrast.unwrap_or(wishes.contrast);
    }

    /// The same settings with every value inside its range; a file may say anything.
    fn tamed(mut self) -> Settings {
        self.effects = self.effects.min(100);
        self.music = self.music.min(100);
        let seen = std::mem::take(&mut self.older).into_iter().filter(|(_, is_seen)| *is_seen == Value::Bool(true));
        self.lessons_seen.extend(seen.filter_map(|(key, _)| Some(key.strip_suffix("_lesson_seen")?.to_string())));
        // A file may also come from a Sablier that asked no system: what differs from the rule was chosen.
        let Chosen { text_size, reduced_motion, .. } = &mut self.chosen;
        *text_size = text_size.or(Some(self.text_size).filter(|size| *size != 100));
        *text_size = text_size.filter(|size| TEXT_SIZES.contains(size));
        *reduced_motion = reduced_motion.or(self.reduced_motion.then_some(true));
        self.follow(Wishes::default());
        self
    }
}

/// The file of the decks that saves and records name, each once.
const DECKS: &str = "decks.json";

/// The file of a game's save.
pub fn save_file(game: &str) -> String {
    format!("{game}.json")
}

/// The file of a game's games that wait while another one is played.
pub fn waiting_file(game: &str) -> String {
    format!("{game}-waiting.json")
}

/// The file of a game's lesson that was left half way.
pub fn lesson_file(game: &str) -> String {
    format!("{game}-lesson.json")
}

/// The file of a game's own records.
pub fn records_file(game: &str) -> String {
    format!("{game}-past.json")
}

#[derive(Serialize)]
struct Versioned<T> {
    version: u32,
    content: T,
}

const VERSION: u32 = 1;

/// Why a file of ours cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is damaged, or somebody else's.
    Damaged,
    /// A newer Sablier wrote it.
    Newer,
    /// It is a game with a deck that is not here.
    NoDeck,
}

/// What stands in the text of a file of ours.
///
/// # Errors
/// Why it cannot be read.
pub fn content(text: &str) -> Result<Value, Unreadable> {
    // One way to read JSON is enough: the compiler writes each of them for every type there is.
    let mut file: Value = serde_json::from_str(text).map_err(|_| Unreadable::Damaged)?;
    match file.get("version").and_then(Value::as_u64) {
        Some(version) if version > u64::from(VERSION) => Err(Unreadable::Newer),
        Some(version) if version == u64::from(VERSION) => {
            file.get_mut("content").map(Value::take).ok_or(Unreadable::Damaged)
        }
        _ => Err(Unreadable::Damaged),
    }
}

/// Tests whether nothing stands in the text of a file of ours any more.
pub fn is_cleared(text: &str) -> bool {
    content(text).is_ok_and(|content| content.is_null())
}

/// What could not be read or written, to be told to the player once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A file was damaged and is kept under a new name.
    SetAside {
        /// Its new name.
        name: String,
    },
    /// A file was written by a newer Sablier and is kept under a new name.
    Newer {
        /// Its new name.
        name: String,
    },
    /// A game is played with a deck that is not here; its file is kept under a new name.
    NoDeck {
        /// Its new name.
        name: String,
    },
    /// Nothing can be saved.
    CannotSave,
}

/// The app's files.
#[derive(Default)]
pub struct Store {
    /// The games whose files these are.
    pub games: Games,
    /// Settings now.
    pub settings: Settings,
    /// Past games, newest last.
    pub past: Vec<Past>,
    /// What is left of those that made room for others.
    honours: Honours,
    /// The decks on file, once they were asked for.
    decks: Option<BTreeMap<DeckHash, Value>>,
    /// What went wrong since the player was last told.
    pub troubles: Vec<Trouble>,
    /// Nothing was saved since the player was told that something could not be.
    silenced: bool,
    /// Files that could not be saved when that was last tried.
    unsaved: BTreeSet<String>,
    /// Files that can neither be read nor set aside: writing them would lose what they hold.
    stuck: BTreeSet<String>,
}

impl Store {
    /// Reads settings and past games, of our games.
    pub fn open(platform: &mut dyn Platform) -> Store {
        Store::of(Games::default(), platform)
    }

    /// The same for other games.
    pub fn of(games: Games, platform: &mut dyn Platform) -> Store {
        let mut store = Store { games, ..Store::default() };
        store.settings = store.read::<Settings>(platform, "settings.json").unwrap_or_default().tamed();
        store.load_past(platform);
        store
    }

    /// Forgets what stands in a file of ours: see [`is_cleared`].
    pub fn clear(&mut self, platform: &mut dyn Platform, name: &str) {
        self.write(platform, name, &());
    }

    /// Keeps the settings.
    pub fn save_settings(&mut self, platform: &mut dyn Platform) {
        let settings = self.settings.clone();
        self.write(platform, "settings.json", &settings);
    }

    /// Reads a file of ours; a damaged or newer one is set aside and named in `troubles`, and the copy before it read.
    pub fn read<T: DeserializeOwned>(&mut self, platform: &mut dyn Platform, name: &str) -> Option<T> {
        self.read_once(platform, name).or_else(|| self.read_once(platform, name))
    }

    fn read_once<T: DeserializeOwned>(&mut self, platform: &mut dyn Platform, name: &str) -> Option<T> {
        let text = self.read_text(platform, name)?;
        let read = content(&text).and_then(|content| serde_json::from_value(content).map_err(|_| Unreadable::Damaged));
        match read {
            Ok(content) => Some(content),
            Err(why) => self.set_aside(platform, name, why),
        }
    }

    /// Reads a file of ours that carries its own version, such as a saved game.
    pub fn read_text(&mut self, platform: &mut dyn Platform, name: &str) -> Option<String> {
        match platform.storage().read(name) {
            Ok(None) => None,
            Ok(Some(bytes)) => {
                door::enter(Source::File, bytes).ok().or_else(|| self.set_aside(platform, name, Unreadable::Damaged))
            }
            Err(_) => self.set_aside(platform, name, Unreadable::Damaged),
        }
    }

    fn set_aside<T>(&mut self, platform: &mut dyn Platform, name: &str, why: Unreadable) -> Option<T> {
        self.stuck.remove(name);
        match platform.storage().set_aside(name) {
            Ok(name) => self.troubles.push(match why {
                Unreadable::Damaged => Trouble::SetAside { name },
                Unreadable::Newer => Trouble::Newer { name },
                Unreadable::NoDeck => Trouble::NoDeck { name },
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(_) => {
                self.stuck.insert(name.to_string());
                self.tell_cannot_save(name);
            }
        }
        None
    }

    /// Sets a file aside whose content turned out to be no use: damaged, or written by a newer Sablier.
    pub fn reject(&mut self, platform: &mut dyn Platform, name: &str, why: Unreadable) {
        self.set_aside::<()>(platform, name, why);
    }

    /// The decks that saves and records name.
    pub fn decks(&mut self, platform: &mut dyn Platform) -> &dyn Decks {
        self.shelf(platform)
    }

    fn shelf(&mut self, platform: &mut dyn Platform) -> &mut BTreeMap<DeckHash, Value> {
        let decks = self.decks.take().or_else(|| self.read(platform, DECKS));
        self.decks.insert(decks.unwrap_or_default())
    }

    /// Keeps a deck for a save or a record that will name it; says whether it is kept. Decks that nothing names any
    /// more make room for it.
    pub fn keep_deck(&mut self, platform: &mut dyn Platform, deck: &dyn AnyDeck) -> bool {
        let mut decks = match self.shelf(platform) {
            shelf if shelf.contains_key(&deck.hash()) => return true,
            shelf => shelf.clone(),
        };
        if let Some(named) = self.naming(platform) {
            decks.retain(|hash, _| named.contains(&hash.to_string()));
        }
        decks.insert(deck.hash(), deck.content());
        let is_kept = self.write(platform, DECKS, &decks);
        if is_kept {
            self.decks = Some(decks);
        }
        is_kept
    }

    /// The text of every file that may name a deck; none if one of them cannot be read now.
    fn naming(&self, platform: &mut dyn Platform) -> Option<String> {
        let games =
            self.games.iter().flat_map(|game| [save_file(game.name), waiting_file(game.name), records_file(game.name)]);
        let mut text = String::new();
        for file in games.chain([past::FILE.to_string()]) {
            let bytes = platform.storage().read(&file).ok()?.unwrap_or_default();
            text.push_str(&String::from_utf8_lossy(&bytes));
        }
        Some(text)
    }

    /// Writes a file of ours; says whether it did. If that fails, the file stays as it is, and the player is told once.
    pub fn write<T: Serialize>(&mut self, platform: &mut dyn Platform, name: &str, content: &T) -> bool {
        let Ok(bytes) = serde_json::to_vec(&Versioned { version: VERSION, content }) else {
            self.tell_cannot_save(name);
            return false;
        };
        self.put(platform, name, &bytes)
    }

    fn put(&mut self, platform: &mut dyn Platform, name: &str, bytes: &[u8]) -> bool {
        if self.stuck.contains(name) {
            // What kept it from being set aside may be over.
            self.reject(platform, name, Unreadable::Damaged);
        }
        let is_written = !self.stuck.contains(name) && platform.storage().write(name, bytes).is_ok();
        if is_written {
            self.unsaved.remove(name);
            self.silenced = false;
        } else {
            self.tell_cannot_save(name);
        }
        is_written
    }

    fn tell_cannot_save(&mut self, name: &str) {
        // A file that fails for ever must not speak up each time another one is saved.
        let is_new = self.unsaved.insert(name.to_string());
        if is_new && !std::mem::replace(&mut self.silenced, true) {
            self.troubles.push(Trouble::CannotSave);
        }
    }
}

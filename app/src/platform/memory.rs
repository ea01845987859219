//! A device that is only in memory: for tests, and for scripts that must leave nothing behind.

use super::{Abilities, Alarm, Delivery, Handover, Mirror, News, Platform, Storage, Wishes};
use crate::{
    geometry::Insets,
    scene::Touchable,
    sound::{Effect, Mix},
};
use printkit_core::order::Order;
use std::{
    cell::{Ref, RefCell, RefMut},
    collections::BTreeMap,
    io,
    rc::Rc,
};

/// What the device holds.
#[derive(Debug, Default)]
pub struct Contents {
    /// Milliseconds on its wall clock.
    pub clock: u64,
    /// The language it is set to.
    pub locale: Option<String>,
    /// The app's own files by name.
    pub files: BTreeMap<String, Vec<u8>>,
    /// Refuses to write anything.
    pub is_full: bool,
    /// How many more writes it lives through; none if it does not die.
    pub lives: Option<u32>,
    /// The text on its clipboard.
    pub clipboard: Option<String>,
    /// How the document that waits for a tap will be handed over.
    pub waiting: Option<Delivery>,
    /// Documents given to the player, oldest first.
    pub exports: Vec<(String, Vec<u8>)>,
    /// Sounds played, oldest first.
    pub played: Vec<Effect>,
    /// How loud effects and music are.
    pub volumes: (u8, u8),
    /// The soundtrack that plays.
    pub mix: Option<Mix>,
    /// When the sand that it shows runs out.
    pub sand_ends: Option<u64>,
    /// When it rings for the app.
    pub alarm: Option<Alarm>,
    /// What it can do.
    pub abilities: Abilities,
    /// What its system is told about text, movement and contrast.
    pub wishes: Wishes,
    /// Documents wait for a tap before they are handed over, as in some browsers.
    pub wants_taps: bool,
    /// What is yet to be told to the app.
    pub news: Vec<News>,
    /// The file that the player will pick.
    pub offered: Option<(String, Vec<u8>)>,
    /// What was offered to other apps, oldest first.
    pub shared: Vec<String>,
    /// How long it was shaken in all, in ms.
    pub shaken: u64,
    /// Whether the screen is kept lit.
    pub awake: bool,
    /// Whether it watches for being turned over.
    pub watches_flips: bool,
    /// What a screen reader was told, oldest first.
    pub announced: Vec<String>,
    /// What its voice said, and in which language, oldest first.
    pub spoken: Vec<(String, String)>,
    /// The ids last mirrored for screen readers.
    pub mirrored: Vec<String>,
    /// The field that the system's keyboard was opened for last.
    pub typing: Option<String>,
    /// How many screens lay below the one last mirrored.
    pub depth: usize,
    /// Whether the newer version was started.
    pub updated: bool,
    /// Edges that a notch covers.
    pub edges: Insets,
}

/// A device in memory. A clone is the same device, so that a test can look into what the app holds.
#[derive(Clone, Debug, Default)]
pub struct Memory(Rc<RefCell<Contents>>);

impl Memory {
    /// An empty device at a moment in 2025, set to a language.
    pub fn new(locale: &str) -> Memory {
        let memory = Memory::default();
        memory.contents_mut().clock = 1_750_000_000_000;
        memory.contents_mut().locale = Some(locale.to_string());
        memory
    }

    /// Looks at what it holds.
    pub fn contents(&self) -> Ref<'_, Contents> {
        self.0.borrow()
    }

    /// Changes what it holds.
    pub fn contents_mut(&self) -> RefMut<'_, Contents> {
        self.0.borrow_mut()
    }
}

impl Storage for Memory {
    fn read(&mut self, name: &str) -> io::Result<Option<Vec<u8>>> {
        Ok(self.contents().files.get(name).cloned())
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let mut contents = self.contents_mut();
        if contents.is_full || contents.lives == Some(0) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        contents.lives = contents.lives.map(|lives| lives - 1);
        contents.files.insert(name.to_string(), bytes.to_vec());
        Ok(())
    }

    fn set_aside(&mut self, name: &str) -> io::Result<String> {
        let bytes = self.contents_mut().files.remove(name).ok_or(io::ErrorKind::NotFound)?;
        let aside = format!("{name}.set-aside-{}", self.contents().files.len() + 1);
        self.contents_mut().files.insert(aside.clone(), bytes);
        Ok(aside)
    }
}

impl Platform for Memory {
    fn storage(&mut self) -> &mut dyn Storage {
        self
    }

    fn wall_clock(&self) -> u64 {
        self.contents().clock
    }

    fn locale(&self) -> Option<String> {
        self.contents().locale.clone()
    }

    fn abilities(&self) -> Abilities {
        self.contents().abilities
    }

    fn wishes(&self) -> Wishes {
        self.contents().wishes
    }

    fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.contents_mut().news)
    }

    fn edges(&self) -> Insets {
        self.contents().edges
    }

    fn ask_paste(&mut self) {
        let text = self.contents().clipboard.clone().unwrap_or_default();
        self.contents_mut().news.push(News::Pasted(text));
    }

    fn share(&mut self, words: &str) -> Delivery {
        if self.contents().abilities.share {
            self.contents_mut().shared.push(words.to_string());
            return Delivery::Shared;
        }
        self.contents_mut().clipboard = Some(words.to_string());
        Delivery::Copied
    }

    fn ask_file(&mut self) {
        let offered = self.contents_mut().offered.take();
        let news = offered.map(|(name, bytes)| News::Picked(super::picked(name, Ok(bytes))));
        self.contents_mut().news.extend(news);
    }

    fn keep_file(&mut self, name: &str, text: &str) {
        let mut contents = self.contents_mut();
        contents.exports.push((name.to_string(), text.as_bytes().to_vec()));
        contents.news.push(News::Printed(Ok(Delivery::Saved(name.to_string()))));
    }

    fn keep_picture(&mut self, name: &str, png: &[u8], handover: Handover) {
        let mut contents = self.contents_mut();
        contents.exports.push((name.to_string(), png.to_vec()));
        let told = match handover {
            Handover::Save => Delivery::Saved(name.to_string()),
            Handover::Share => Delivery::Shared,
        };
        contents.news.push(News::Printed(Ok(told)));
    }

    fn print(&mut self, order: Order, handover: Handover) {
        let name = order.document_name();
        let made = if self.contents().is_full {
            Err(io::Error::from(io::ErrorKind::StorageFull).to_string())
        } else {
            super::document(order)
        };
        let told = made.map(|bytes| {
            self.contents_mut().exports.push((name.clone(), bytes));
            match handover {
                Handover::Save => Delivery::Saved(format!("/home/a-player-with-a-long-name/documents/{name}")),
                Handover::Share => Delivery::Shared,
            }
        });
        let mut contents = self.contents_mut();
        let told = if contents.wants_taps && told.is_ok() {
            contents.waiting = told.ok();
            Ok(Delivery::Ready)
        } else {
            told
        };
        contents.news.push(News::Printed(told));
    }

    fn hand_over(&mut self) {
        let mut contents = self.contents_mut();
        let waiting = contents.waiting.take();
        contents.news.extend(waiting.map(|delivery| News::Printed(Ok(delivery))));
    }

    fn play(&mut self, effect: Effect) {
        self.contents_mut().played.push(effect);
    }

    fn set_volumes(&mut self, effects: u8, music: u8) {
        self.contents_mut().volumes = (effects, music);
    }

    fn set_mix(&mut self, mix: Option<Mix>) {
        self.contents_mut().mix = mix;
    }

    fn set_alarm(&mut self, alarm: Option<&Alarm>) {
        self.contents_mut().alarm = alarm.cloned();
    }

    fn show_sand(&mut self, ends: Option<u64>) {
        self.contents_mut().sand_ends = ends;
    }

    fn vibrate(&mut self, ms: u16) {
        self.contents_mut().shaken += u64::from(ms);
    }

    fn keep_awake(&mut self, awake: bool) {
        self.contents_mut().awake = awake;
    }

    fn watch_flips(&mut self, watch: bool) {
        self.contents_mut().watches_flips = watch;
    }

    fn set_full_screen(&mut self, full: bool) {
        self.contents_mut().abilities.full_screen = Some(full);
    }

    fn update(&mut self) {
        self.contents_mut().updated = true;
    }

    fn type_into(&mut self, field: &Touchable) {
        self.contents_mut().typing = Some(field.id.clone());
    }

    fn mirror(&mut self, view: &Mirror<'_>) {
        let mut contents = self.contents_mut();
        contents.mirrored = view.touchables.iter().map(|touchable| touchable.id.clone()).collect();
        contents.depth = view.depth;
    }

    fn announce(&mut self, words: &str) {
        self.contents_mut().announced.push(words.to_string());
    }

    fn speak(&mut self, words: &str, language: &str) {
        self.contents_mut().spoken.push((words.to_string(), language.to_string()));
    }
}

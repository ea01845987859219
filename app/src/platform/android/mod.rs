//! Android: what the activity in `app/android/java` can do for the app, asked for through the [`door`].

mod door;

use super::{
    Abilities, Alarm, Delivery, Handover, Mirror, News, Picked, Platform, Storage, Wishes, clock,
    files::Files,
    typing::{FieldOrder, SystemField},
};
use crate::{
    door::Refused,
    geometry::Insets,
    input::Timed,
    scene::{Keys, Role, Touchable},
    sound::{Effect, Mix, Sound},
};
use door::Value;
use macroquad::miniquad::window;
use printkit_core::order::Order;
use std::{io, path::PathBuf, sync::OnceLock};

/// The sound outlives the activity as its process does: Android gives a process only one engine.
static SOUND: OnceLock<Sound> = OnceLock::new();

/// A phone or tablet.
pub struct Android {
    files: Files,
    /// Where a document lies while it is handed over.
    papers: Files,
    vibrates: bool,
    feels: bool,
    /// Whether Android may ring for the app, as of the last alarm.
    rings: bool,
    /// What Android was told when the app was opened.
    wishes: Wishes,
    is_full_screen: bool,
    field: SystemField,
    news: Vec<News>,
}

impl Android {
    /// The device this runs on. Keeps files in `data`, or in the app's own folder.
    pub fn new(data: Option<PathBuf>) -> Android {
        door::listen();
        let folder = |method| door::ask_words(method).map_or_else(std::env::temp_dir, PathBuf::from);
        Android {
            files: Files::new(data.unwrap_or_else(|| folder("folder"))),
            papers: Files::new(folder("papers")),
            vibrates: door::ask_flag("canVibrate").unwrap_or(false),
            feels: door::ask_flag("canFeel").unwrap_or(false),
            rings: door::ask_flag("mayRing").unwrap_or(false),
            wishes: Wishes {
                text_size: door::ask_number("textScale").map_or(100, |scale| (scale * 100.0).round() as u16),
                reduced_motion: door::ask_flag("wantsCalm").unwrap_or(false),
                contrast: false,
            },
            is_full_screen: false,
            field: SystemField::default(),
            news: Vec::new(),
        }
    }

    /// The file that the activity fetched.
    fn picked(&mut self, name: Option<String>) -> Result<Picked, Refused> {
        let name = name.ok_or(Refused::Unreadable)?;
        let bytes = self.papers.read(PICKED).and_then(|bytes| bytes.ok_or(io::ErrorKind::NotFound.into()));
        super::picked(name, bytes)
    }

    /// Leaves a file where the activity finds it by its name, and has it handed over.
    fn give(&mut self, name: &str, made: Result<Vec<u8>, String>, handover: Handover) {
        let laid = made.and_then(|bytes| self.papers.put(name, &bytes).map_err(|error| error.to_string()));
        match (laid, handover) {
            (Ok(_), Handover::Share) => {
                door::tell("sharePaper", &[Value::Words(name)]);
                self.news.push(News::Printed(Ok(Delivery::Shared)));
            }
            // The activity tells when the player has chosen a place.
            (Ok(_), Handover::Save) => door::tell("savePaper", &[Value::Words(name)]),
            (Err(reason), _) => self.news.push(News::Printed(Err(reason))),
        }
    }
}

/// Under which name the activity leaves a file that the player picked.
const PICKED: &str = "picked";

/// Ends the activity, once the player left the app.
pub fn leave() {
    door::tell("leave", &[]);
}

fn sound() -> &'static Sound {
    SOUND.get_or_init(Sound::new)
}

/// Falls silent while the app is not on the screen.
fn rest(resting: bool) {
    if let Some(sound) = SOUND.get() {
        if resting { sound.rest() } else { sound.wake() }
    }
}

impl Platform for Android {
    fn wall_clock(&self) -> u64 {
        clock::wall()
    }

    fn locale(&self) -> Option<String> {
        door::ask_words("language")
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            vibration: self.vibrates,
            full_screen: Some(self.is_full_screen),
            share: true,
            leaves: true,
            alarm: self.rings,
            voice: true,
            flips: self.feels.then_some(true),
            ..Abilities::default()
        }
    }

    fn wishes(&self) -> Wishes {
        self.wishes
    }

    fn touches(&mut self) -> Vec<Timed> {
        let density = self.density().unwrap_or(1.0);
        door::touches().into_iter().map(|touch| touch.scaled(1.0 / density)).collect()
    }

    fn news(&mut self) -> Vec<News> {
        let mut news = std::mem::take(&mut self.news);
        news.extend(door::heard());
        for item in &news {
            if let News::Typed(text) = item {
                self.field.typed(text);
            }
        }
        news.extend(door::picked().map(|name| News::Picked(self.picked(name))));
        news
    }

    fn edges(&self) -> Insets {
        let density = self.density().unwrap_or(1.0);
        let [left, top, right, bottom] = door::edges().map(|pixels| pixels as f32 / density);
        Insets { left, top, right, bottom }
    }

    fn density(&self) -> Option<f32> {
        door::ask_number("density").filter(|density| *density > 0.0)
    }

    fn storage(&mut self) -> &mut dyn Storage {
        &mut self.files
    }

    fn ask_paste(&mut self) {
        self.news.push(News::Pasted(door::ask_words("getClipboardText").unwrap_or_default()));
    }

    fn share(&mut self, words: &str) -> Delivery {
        door::tell("shareText", &[Value::Words(words)]);
        Delivery::Shared
    }

    fn type_into(&mut self, field: &Touchable) {
        let Role::Field { keys } = field.role else { return };
        self.field.open(&field.text);
        door::tell("openField", &[Value::Words(&field.text), Value::Flag(keys == Keys::Code)]);
    }

    fn mirror(&mut self, view: &Mirror<'_>) {
        match self.field.follow(view.touchables) {
            Some(FieldOrder::Write(text)) => door::tell("writeField", &[Value::Words(&text)]),
            Some(FieldOrder::Close) => door::tell("closeField", &[]),
            None => {}
        }
    }

    fn ask_file(&mut self) {
        door::tell("askFile", &[]);
    }

    fn keep_file(&mut self, name: &str, text: &str) {
        self.keep_picture(name, text.as_bytes(), Handover::Save);
    }

    fn keep_picture(&mut self, name: &str, png: &[u8], handover: Handover) {
        self.give(name, Ok(png.to_vec()), handover);
    }

    fn print(&mut self, order: Order, handover: Handover) {
        self.give(&order.document_name(), super::document(order), handover);
    }

    fn play(&mut self, effect: Effect) {
        sound().play(effect);
    }

    fn set_volumes(&mut self, effects: u8, music: u8) {
        sound().set_volumes(effects, music);
    }

    fn set_mix(&mut self, mix: Option<Mix>) {
        sound().mix(mix);
    }

    fn set_alarm(&mut self, alarm: Option<&Alarm>) {
        let Some(Alarm { at, words }) = alarm else { return door::tell("cancelAlarm", &[]) };
        // No timer runs for longer than a day, so that the number fits.
        let wait = i32::try_from(at.saturating_sub(self.wall_clock())).unwrap_or(i32::MAX);
        door::tell("setAlarm", &[Value::Number(wait), Value::Words(words)]);
        self.rings = door::ask_flag("mayRing").unwrap_or(false);
    }

    fn watch_flips(&mut self, watch: bool) {
        door::tell("watchFlips", &[Value::Flag(watch)]);
    }

    fn vibrate(&mut self, ms: u16) {
        door::tell("vibrate", &[Value::Number(ms.into())]);
    }

    fn speak(&mut self, words: &str, language: &str) {
        door::tell("speak", &[Value::Words(words), Value::Words(language)]);
    }

    fn keep_awake(&mut self, awake: bool) {
        door::tell("keepAwake", &[Value::Flag(awake)]);
    }

    fn set_full_screen(&mut self, full: bool) {
        window::set_fullscreen(full);
        self.is_full_screen = full;
    }
}

//! What the device offers: files, clipboard, sharing, printing, language, time, sound, a screen that stays lit.
//! One interface, one implementation per platform; what comes from outside arrives as [`News`].

#[cfg(target_os = "android")]
pub mod android;
#[cfg(not(target_family = "wasm"))]
mod clock;
#[cfg(not(target_family = "wasm"))]
mod files;
#[cfg(any(test, target_family = "wasm", target_os = "android", target_os = "ios"))]
mod flip;
#[cfg(target_os = "ios")]
pub mod ios;
#[cfg(not(target_family = "wasm"))]
pub mod memory;
#[cfg(not(any(target_family = "wasm", target_os = "android", target_os = "ios")))]
pub mod native;
#[cfg(any(test, target_os = "android", target_os = "ios"))]
mod typing;
#[cfg(target_family = "wasm")]
pub mod web;

use crate::{
    door::Refused,
    geometry::Insets,
    input::Timed,
    scene::Touchable,
    sound::{Effect, Mix},
};
use printkit_core::order::Order;
use rules::code::SHORT_SEEDS;
use serde::{Deserialize, Serialize};
use std::{io, path::PathBuf};

/// A larger file than this, in bytes, is not ours and is not read.
pub const LARGEST_FILE: u64 = 8 << 20;

/// Something that reached the app from outside its window.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A link was opened: an address or its end, such as `#donjonz=DZ-G001-2HP`, as it came and not looked at yet.
    Link(String),
    /// The device's own way back was used.
    Back,
    /// A screen reader used the touchable of this id.
    Used(String),
    /// A screen reader or the Tab key moved to the touchable of this id.
    Focused(String),
    /// A screen reader moved a slider.
    Slid {
        /// The slider.
        id: String,
        /// Where to, from 0 to 100.
        value: u8,
    },
    /// A file that the player picked after [`Platform::ask_file`], or why it was kept out.
    Picked(Result<Picked, Refused>),
    /// A document or a kept file went to this place, or nowhere for this reason.
    Printed(Result<Delivery, String>),
    /// The clipboard's text, asked for with [`Platform::ask_paste`], or handed over by the system.
    Pasted(String),
    /// What stands in the field now, typed on the system's keyboard.
    Typed(String),
    /// The system keyboard's own key that ends typing.
    Entered,
    /// The device was turned over while [`Platform::watch_flips`] asked for it.
    Flipped,
    /// The app went out of sight.
    Hidden,
}

/// A file that a player picked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Picked {
    /// What it is called.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

/// Where a document or some words went.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Delivery {
    /// Into a file at this place.
    Saved(String),
    /// To another app of the player's choice.
    Shared,
    /// Onto the clipboard, where there is nothing better.
    Copied,
    /// Nowhere, since the player thought better of it.
    Declined,
    /// Nowhere yet: it is ready, and the device wants another tap for it, told by [`Platform::hand_over`].
    Ready,
}

/// What becomes of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handover {
    /// It is saved as a file.
    Save,
    /// It is offered to other apps.
    Share,
}

/// What a device can do beyond the least; screens offer only what is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Abilities {
    /// It can shake.
    pub vibration: bool,
    /// The window can fill the screen, and whether it does.
    pub full_screen: Option<bool>,
    /// Documents can be offered to other apps.
    pub share: bool,
    /// A newer Sablier waits to be started.
    pub update: bool,
    /// The way back leads out of the app from its first screen.
    #[serde(default)]
    pub leaves: bool,
    /// The app goes on while nobody sees it, so that it can ring.
    #[serde(default)]
    pub background: bool,
    /// The device rings for the app while nobody sees it.
    #[serde(default)]
    pub alarm: bool,
    /// It feels which way up it is, and whether that may be used without asking the player.
    #[serde(default)]
    pub flips: Option<bool>,
    /// A document that is being made can be given up.
    #[serde(default)]
    pub stops_printing: bool,
    /// It has a voice that says words.
    #[serde(default)]
    pub voice: bool,
    /// The module in which dice fly is still on its way.
    #[serde(default)]
    pub dice_to_come: bool,
    /// It forgets what is kept when the app was not opened for a week.
    #[serde(default)]
    pub forgets: bool,
    /// What devices of its kind mostly have, and this one has not.
    #[serde(default)]
    pub lacks: Lacks,
}

/// What is missing where one would expect it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Lacks {
    /// The screen goes dark whatever the app does.
    pub light: bool,
    /// It cannot shake.
    pub vibration: bool,
    /// The window cannot fill the screen.
    pub full_screen: bool,
    /// It does not feel being turned over.
    pub flips: bool,
}

/// What the player told the whole system, and every app should follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Wishes {
    /// Size of text, in percent of what is usual.
    pub text_size: u16,
    /// Less movement.
    pub reduced_motion: bool,
    /// More contrast.
    pub contrast: bool,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes { text_size: 100, reduced_motion: false, contrast: false }
    }
}

/// When the device shall ring for the app, should nobody see it then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// On the wall clock, in ms.
    pub at: u64,
    /// What it says.
    pub words: String,
}

/// Where the app keeps its own files.
pub trait Storage {
    /// Reads a file; `None` if it was never written.
    fn read(&mut self, name: &str) -> io::Result<Option<Vec<u8>>>;
    /// Replaces a file, whole or not at all.
    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()>;
    /// Renames a file that cannot be used, so that it is kept, and returns its new name.
    fn set_aside(&mut self, name: &str) -> io::Result<String>;
}

/// What a device can do for the app. Each service degrades quietly where the device lacks it.
pub trait Platform {
    /// Milliseconds on the wall clock since 1970.
    fn wall_clock(&self) -> u64;
    /// The language the device is set to, such as `fr-FR`.
    fn locale(&self) -> Option<String>;
    /// What this device can do.
    fn abilities(&self) -> Abilities {
        Abilities::default()
    }
    /// What the system is told about text, movement and contrast.
    fn wishes(&self) -> Wishes {
        Wishes::default()
    }
    /// What fingers did since this was last asked, each with its own time on the clock of [`uptime`]; nothing where the
    /// window hears them.
    fn touches(&mut self) -> Vec<Timed> {
        Vec::new()
    }
    /// What reached the app since this was last asked, oldest first.
    fn news(&mut self) -> Vec<News> {
        Vec::new()
    }
    /// Edges of the screen that a notch or a bar covers, in dp.
    fn edges(&self) -> Insets {
        Insets::default()
    }
    /// Pixels a dp, where the window does not know.
    fn density(&self) -> Option<f32> {
        None
    }
    /// Where the app's own files are kept.
    fn storage(&mut self) -> &mut dyn Storage;
    /// Asks for the clipboard's text, which comes as [`News::Pasted`], perhaps after the player agreed.
    fn ask_paste(&mut self);
    /// Lets the player type in a field on the system's keyboard, which comes as [`News::Typed`], where there is one.
    fn type_into(&mut self, _field: &Touchable) {}
    /// Offers a few words to other apps, or copies them, and says which.
    fn share(&mut self, words: &str) -> Delivery;
    /// The address that opens a game of this code, if there is one.
    fn link(&self, _game: &str, _code: &str) -> Option<String> {
        None
    }
    /// Lets the player pick a file, which comes as [`News::Picked`]; nothing comes if the player thinks better of it.
    fn ask_file(&mut self);
    /// Hands a file over for the player to keep, such as a backup; [`News::Printed`] tells how it went.
    fn keep_file(&mut self, name: &str, text: &str);
    /// Hands a picture over, as the bytes of a PNG file; [`News::Printed`] tells how it went.
    fn keep_picture(&mut self, name: &str, png: &[u8], handover: Handover);
    /// In how many ms there may be news that no touch announces.
    fn next_news(&self) -> Option<f64> {
        None
    }
    /// Makes the document and hands it over; [`News::Printed`] tells how it went.
    fn print(&mut self, order: Order, handover: Handover);
    /// Gives up the document that is being made: nothing is handed over, and no news comes of it.
    fn stop_printing(&mut self) {}
    /// Hands over the document that is [`Delivery::Ready`], at once, since a tap asked for it.
    fn hand_over(&mut self) {}
    /// Plays a short sound.
    fn play(&mut self, effect: Effect);
    /// Sets how loud effects and music are, from 0 to 100.
    fn set_volumes(&mut self, effects: u8, music: u8);
    /// Plays the soundtrack of running sand in this mix, instead of the music, or the music again.
    fn set_mix(&mut self, _mix: Option<Mix>) {}
    /// Has the device ring for the app, or no longer. It rings once, and only while nobody sees the app.
    fn set_alarm(&mut self, _alarm: Option<&Alarm>) {}
    /// Shakes for so many milliseconds.
    fn vibrate(&mut self, _ms: u16) {}
    /// Keeps the screen lit, or lets it go dark again.
    fn keep_awake(&mut self, _awake: bool) {}
    /// Shows outside of the window how much sand is left, such as in the title of a page: when it runs out, in ms on the
    /// wall clock. The platform counts by itself.
    fn show_sand(&mut self, _ends: Option<u64>) {}
    /// Watches for the device being turned over, which comes as [`News::Flipped`], or no longer.
    fn watch_flips(&mut self, _watch: bool) {}
    /// Lets the window fill the screen, or gives the screen back.
    fn set_full_screen(&mut self, _full: bool) {}
    /// Starts the newer Sablier.
    fn update(&mut self) {}
    /// Tells what can be touched and how deep the screens lie, whenever it changed.
    fn mirror(&mut self, _view: &Mirror<'_>) {}
    /// Has a screen reader say something.
    fn announce(&mut self, _words: &str) {}
    /// Says words aloud in the language of this code, where the device has a voice for it.
    fn speak(&mut self, _words: &str, _language: &str) {}
}

/// The device this runs on. Files go into `data`, where the device has folders and one is named.
pub fn open(data: Option<PathBuf>) -> Box<dyn Platform> {
    #[cfg(target_family = "wasm")]
    {
        let _ = data;
        Box::new(web::Web::new())
    }
    #[cfg(target_os = "android")]
    return Box::new(android::Android::new(data));
    #[cfg(target_os = "ios")]
    return Box::new(ios::Ios::new(data));
    #[cfg(not(any(target_family = "wasm", target_os = "android", target_os = "ios")))]
    Box::new(native::Native::new(data))
}

/// Lets the device know that the player left the app, where leaving is more than the end of the program.
pub fn leave() {
    #[cfg(target_os = "android")]
    android::leave();
}

/// Milliseconds on a clock that nobody sets.
pub fn uptime() -> f64 {
    #[cfg(target_family = "wasm")]
    return web::uptime();
    #[cfg(not(target_family = "wasm"))]
    clock::uptime()
}

/// Has the wall clock go with a script's time: so many ms after the script's first frame.
#[cfg(not(target_family = "wasm"))]
pub fn follow_script(played: f64) {
    static FIRST: std::sync::OnceLock<u64> = std::sync::OnceLock::new();
    clock::tell(FIRST.get_or_init(clock::wall) + played as u64);
}

/// A page plays no scripts.
#[cfg(target_family = "wasm")]
pub fn follow_script(_played: f64) {}

/// Waits until the next frame is due, `wait` ms after the last one began. A page is woken instead, since waiting would
/// hold it up.
pub fn sleep_until_frame(begun: f64, wait: f64) {
    #[cfg(target_family = "wasm")]
    web::wake_in(wait - (uptime() - begun));
    #[cfg(not(target_family = "wasm"))]
    {
        let left = (wait - (uptime() - begun)).max(0.0);
        std::thread::sleep(std::time::Duration::from_secs_f64(left / 1000.0));
    }
}

/// A seed nobody chose, small enough for a short code.
pub fn fresh_seed(platform: &dyn Platform) -> u64 {
    // The steps of SplitMix64: neighbouring milliseconds give unlike games.
    let mut seed = platform.wall_clock().wrapping_add(0x9E37_79B9_7F4A_7C15);
    seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (seed ^ (seed >> 31)) % SHORT_SEEDS
}

/// A file that a player picked, as its bytes were read.
#[cfg(not(target_family = "wasm"))]
fn picked(name: String, bytes: io::Result<Vec<u8>>) -> Result<Picked, Refused> {
    let bytes = bytes.map_err(|error| match error.kind() {
        io::ErrorKind::FileTooLarge => Refused::TooLong,
        _ => Refused::Unreadable,
    })?;
    crate::door::enter(crate::door::Source::File, bytes).map(|text| Picked { name, text })
}

/// The document of an order, or why there is none.
#[cfg(not(target_family = "wasm"))]
fn document(order: Order) -> Result<Vec<u8>, String> {
    printkit::pdf::kit(&order).map_err(|error| error.to_string())
}

/// What is on the screen, for those who hear it, and for the device's own way back.
#[derive(Serialize)]
pub struct Mirror<'a> {
    /// The name of the screen.
    pub screen: &'a str,
    /// How many screens lie below this one.
    pub depth: usize,
    /// Two fingers zoom its board.
    pub has_board: bool,
    /// What can be touched or heard, in reading order.
    pub touchables: &'a [Touchable],
    /// The touchable that has the focus.
    pub focus: Option<&'a str>,
    /// The code of the language of all labels.
    pub language: &'a str,
}

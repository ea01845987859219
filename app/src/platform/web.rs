//! A browser. Everything is asked of `bridge.js` with one call: a verb and its words go over, words come back.
//! With `sound/device.rs`, the only file with unsafe code: it hands memory to JavaScript.
#![allow(unsafe_code)]

use super::{Abilities, Alarm, Delivery, Handover, Mirror, News, Platform, Storage, Wishes, flip::Flips};
use crate::{
    geometry::{Insets, Point},
    hooks::Question,
    input::{Input, Timed},
    sound::{Effect, Mix, Sound},
};
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use printkit_core::order::Order;
use serde::Deserialize;
use std::{cell::Cell, io};

unsafe extern "C" {
    /// Hands a question over and returns the length of its answer, or a negative number if there is none.
    fn sablier_ask(question: *const u8, length: usize) -> i32;
    /// Writes the answer to the last question, as long as was promised.
    fn sablier_answer(into: *mut u8);
    /// Hands a throw of a die over and returns the length of its flight, or a negative number if no die can fly yet.
    fn sablier_fly(throw: *const u8, length: usize) -> i32;
    /// Milliseconds since the page was opened.
    fn sablier_uptime() -> f64;
}

/// The version of `bridge.js` that this speaks with; miniquad's loader compares the two.
#[unsafe(no_mangle)]
extern "C" fn sablier_crate_version() -> u32 {
    1
}

thread_local! {
    static FLIPS: Cell<Flips> = const { Cell::new(Flips::new()) };
}

/// Takes where down is, and says whether the device has just been turned over. The page asks this many times a second,
/// so that the app need not wake up for it.
#[unsafe(no_mangle)]
extern "C" fn sablier_felt(right: f32, top: f32, out: f32) -> u32 {
    let mut flips = FLIPS.get();
    let is_flipped = flips.feel([right, top, out], uptime());
    FLIPS.set(flips);
    u32::from(is_flipped)
}

/// Milliseconds since the page was opened.
pub fn uptime() -> f64 {
    // SAFETY: the function takes nothing and gives a number.
    unsafe { sablier_uptime() }
}

/// Asks for a frame after so many ms; a wish made before is forgotten.
pub fn wake_in(ms: f64) {
    ask(&["wake_in", &ms.max(0.0).to_string()]);
}

/// Asks the page for a service. The words are told apart by a character that no name and no JSON holds.
fn ask(words: &[&str]) -> Option<Vec<u8>> {
    let question = words.join("\u{1F}");
    // SAFETY: the pointer and the length are those of a string that lives through the call.
    take(unsafe { sablier_ask(question.as_ptr(), question.len()) })
}

/// Asks the module in which dice fly.
fn fly(throw: &[u8]) -> Option<Vec<u8>> {
    // SAFETY: the pointer and the length are those of a slice that lives through the call.
    take(unsafe { sablier_fly(throw.as_ptr(), throw.len()) })
}

/// Takes an answer of a length, unless there is none.
fn take(length: i32) -> Option<Vec<u8>> {
    let mut answer = vec![0; usize::try_from(length).ok()?];
    // SAFETY: the page writes as many bytes as it promised, and the vector is that long.
    unsafe { sablier_answer(answer.as_mut_ptr()) };
    Some(answer)
}

/// What stories asked since this was last called, oldest first.
pub fn questions() -> Vec<Question> {
    let asked = ask(&["questions"]).and_then(|asked| serde_json::from_slice(&asked).ok());
    asked.unwrap_or_default()
}

/// Answers the oldest question that has no answer yet.
pub fn answer(answer: &serde_json::Value) {
    ask(&["answered", &answer.to_string()]);
}

/// What a finger did, which one, where in dp, and when on the clock of [`uptime`].
type Touched = (Phase, u64, f32, f32, f64);

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Down,
    Move,
    Up,
    Cancel,
}

fn timed((phase, finger, x, y, ms): Touched) -> Timed {
    let at = Point { x, y };
    let input = match phase {
        Phase::Down => Input::Down { finger, at },
        Phase::Move => Input::Move { finger, at },
        Phase::Up => Input::Up { finger, at },
        Phase::Cancel => Input::Cancel { finger },
    };
    Timed { ms, input }
}

/// What the page tells once a frame.
#[derive(Default, Deserialize)]
struct Pulse {
    news: Vec<News>,
    touches: Vec<Touched>,
    abilities: Abilities,
    wishes: Wishes,
    /// Left, top, right, bottom.
    edges: [f32; 4],
    density: f32,
}

/// The browser.
#[derive(Default)]
pub struct Web {
    pulse: Pulse,
    sound: Sound,
}

impl Web {
    /// The page that this runs in.
    pub fn new() -> Web {
        dice::ask_with(fly);
        let mut web = Web::default();
        web.feel();
        web
    }

    fn feel(&mut self) {
        let answer = ask(&["pulse"]).and_then(|answer| serde_json::from_slice::<Pulse>(&answer).ok());
        let Some(mut pulse) = answer else { return };
        self.pulse.news.append(&mut pulse.news);
        self.pulse.touches.append(&mut pulse.touches);
        pulse.news = std::mem::take(&mut self.pulse.news);
        pulse.touches = std::mem::take(&mut self.pulse.touches);
        self.pulse = pulse;
    }
}

impl Storage for Web {
    fn read(&mut self, name: &str) -> io::Result<Option<Vec<u8>>> {
        Ok(ask(&["read", name]))
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let text = std::str::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData)?;
        ask(&["write", name, text]).map(drop).ok_or(io::ErrorKind::StorageFull.into())
    }

    fn set_aside(&mut self, name: &str) -> io::Result<String> {
        let aside = ask(&["set_aside", name]).and_then(|answer| String::from_utf8(answer).ok());
        aside.ok_or(io::ErrorKind::StorageFull.into())
    }
}

impl Platform for Web {
    fn storage(&mut self) -> &mut dyn Storage {
        self
    }

    fn wall_clock(&self) -> u64 {
        (macroquad::miniquad::date::now() * 1000.0) as u64
    }

    fn locale(&self) -> Option<String> {
        String::from_utf8(ask(&["locale"])?).ok()
    }

    fn abilities(&self) -> Abilities {
        self.pulse.abilities
    }

    fn wishes(&self) -> Wishes {
        self.pulse.wishes
    }

    fn touches(&mut self) -> Vec<Timed> {
        // Once a frame, before anything else: the page minds its history by what came of the last one.
        self.feel();
        std::mem::take(&mut self.pulse.touches).into_iter().map(timed).collect()
    }

    fn news(&mut self) -> Vec<News> {
        if self.sound.prepare() {
            macroquad::miniquad::window::schedule_update();
        }
        std::mem::take(&mut self.pulse.news)
    }

    fn edges(&self) -> Insets {
        let [left, top, right, bottom] = self.pulse.edges;
        Insets { left, top, right, bottom }
    }

    fn density(&self) -> Option<f32> {
        Some(self.pulse.density).filter(|density| *density > 0.0)
    }

    fn ask_paste(&mut self) {
        ask(&["paste"]);
    }

    fn share(&mut self, words: &str) -> Delivery {
        if ask(&["share", words]).is_some() { Delivery::Shared } else { Delivery::Copied }
    }

    fn link(&self, game: &str, code: &str) -> Option<String> {
        String::from_utf8(ask(&["link", game, code])?).ok()
    }

    fn ask_file(&mut self) {
        ask(&["ask_file"]);
    }

    fn keep_file(&mut self, name: &str, text: &str) {
        ask(&["keep_file", name, text]);
    }

    fn keep_picture(&mut self, name: &str, png: &[u8], handover: Handover) {
        let verb = match handover {
            Handover::Save => "save_picture",
            Handover::Share => "share_picture",
        };
        ask(&[verb, name, &BASE64.encode(png)]);
    }

    fn print(&mut self, order: Order, handover: Handover) {
        let verb = match handover {
            Handover::Save => "print_save",
            Handover::Share => "print_share",
        };
        ask(&[verb, &order.code(), &order.document_name()]);
    }

    fn hand_over(&mut self) {
        ask(&["hand_over"]);
    }

    fn play(&mut self, effect: Effect) {
        self.sound.play(effect);
    }

    fn set_volumes(&mut self, effects: u8, music: u8) {
        self.sound.set_volumes(effects, music);
    }

    fn set_mix(&mut self, mix: Option<Mix>) {
        self.sound.mix(mix);
        // What is wanted now may have to be made first, a sound a frame.
        macroquad::miniquad::window::schedule_update();
    }

    /// No page rings out of sight, but in sight it can be heard through a silent switch.
    fn set_alarm(&mut self, alarm: Option<&Alarm>) {
        ask(&[if alarm.is_some() { "let_ring" } else { "let_rest" }]);
    }

    fn vibrate(&mut self, ms: u16) {
        ask(&["vibrate", &ms.to_string()]);
    }

    fn keep_awake(&mut self, awake: bool) {
        ask(&[if awake { "stay_awake" } else { "may_sleep" }]);
    }

    fn show_sand(&mut self, ends: Option<u64>) {
        ask(&["show_sand", &ends.map_or(String::new(), |ends| ends.to_string())]);
    }

    fn watch_flips(&mut self, watch: bool) {
        ask(&[if watch { "watch_flips" } else { "ignore_flips" }]);
    }

    fn set_full_screen(&mut self, full: bool) {
        ask(&[if full { "fill_screen" } else { "leave_screen" }]);
    }

    fn update(&mut self) {
        ask(&["update"]);
    }

    fn mirror(&mut self, view: &Mirror<'_>) {
        if let Ok(view) = serde_json::to_string(view) {
            ask(&["mirror", &view]);
        }
    }

    fn announce(&mut self, words: &str) {
        ask(&["announce", words]);
    }

    fn speak(&mut self, words: &str, language: &str) {
        ask(&["speak", words, language]);
    }
}

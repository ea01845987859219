//! The window: inputs in, frames out, asleep when nothing moves.

use crate::{
    app::App,
    canvas::Canvas,
    geometry::{Point, Size},
    hooks,
    input::{self, Input, Key, MOUSE, Timed},
    platform,
    script::{Fault, Order, Script, TICK},
};
use macroquad::{
    input::utils::{register_input_subscriber, repeat_all_miniquad_input},
    miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, TouchPhase, conf::Platform as WindowPlatform, window},
    prelude::{Conf, get_screen_data, next_frame},
};
use printkit_core::pixels::Pixels;
use std::{
    io::Write,
    panic,
    path::PathBuf,
    sync::atomic::{AtomicBool, Ordering},
};

/// How much a notch of the wheel turns by; browsers count pixels.
const NOTCH: f32 = if cfg!(target_family = "wasm") { 100.0 } else { 1.0 };

/// Whether the window's loop can sleep until something happens. On iOS it would sleep through its own wish for a frame.
const CAN_SLEEP: bool = !cfg!(target_os = "ios");

/// How long a frame takes at least, in ms: a display without a vertical sync would spin.
const FRAME: f64 = 15.0;

/// How long a frame takes at least, in ms, when nothing moves and the loop cannot sleep.
const IDLE_FRAME: f64 = 40.0;

/// How long a frame takes at least, in ms, while the window is out of sight: a timer must still ring.
const HIDDEN_FRAME: f64 = 250.0;

/// The longest nap between two frames, in ms: fingers are not heard meanwhile. A page hears them at any time.
const NAP: f64 = if cfg!(target_family = "wasm") { f64::INFINITY } else { 40.0 };

/// In how many ms something must be due to be far away: no message stays that long.
const FAR: f64 = 5_000.0;

/// The longest nap while all that is due is far away, such as a timer that rings on another screen: every nap ends with
/// a frame, and the first finger can wait for it.
const LONG_NAP: f64 = if cfg!(target_family = "wasm") { f64::INFINITY } else { 100.0 };

/// Of how many frames of a script one is drawn, if nobody looks at the others.
const SAMPLE: u64 = 10;

/// How long a script waits for the size it asked for, in ms; some desktops never grant it.
const GRANT: f64 = 1_000.0;

/// The window's first size in dp, like a phone held upright.
const FIRST_SIZE: (i32, i32) = (420, 860);

/// What the command line asks of the window.
#[derive(Default)]
pub struct Options {
    /// Where files are kept, if not in the system's place.
    pub data: Option<PathBuf>,
    /// A script to play.
    pub script: Option<Script>,
}

/// Why the app stopped before its player did.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// The system gave us no window.
    #[error("there is no display to open a window on: start Sablier from a desktop, or inside `xvfb-run`")]
    NoDisplay,
    /// A script could not go on.
    #[error("{0}")]
    Script(#[from] Fault),
    /// A picture or a dump that a script asked for could not be written.
    #[error("{path}: {reason}")]
    Output {
        /// The file.
        path: String,
        /// Why not.
        reason: std::io::Error,
    },
}

/// Whether the window is open; until then a panic means that there is no display.
static OPEN: AtomicBool = AtomicBool::new(false);

/// Opens the window and runs the app until it is closed.
///
/// # Errors
/// There is no display, or the script could not go on.
pub fn run(options: Options) -> Result<(), Stop> {
    let conf = macroquad::conf::Conf {
        miniquad_conf: Conf {
            window_title: "Sablier".to_string(),
            window_width: FIRST_SIZE.0,
            window_height: FIRST_SIZE.1,
            high_dpi: true,
            platform: WindowPlatform { blocking_event_loop: CAN_SLEEP, ..Default::default() },
            ..Default::default()
        },
        update_on: Some(macroquad::conf::UpdateTrigger {
            key_down: true,
            mouse_down: true,
            mouse_up: true,
            mouse_motion: true,
            mouse_wheel: true,
            specific_key: None,
            touch: true,
        }),
        ..Default::default()
    };
    let (report, verdict) = std::sync::mpsc::channel();
    // miniquad panics where it finds no display; the player deserves a sentence instead.
    let loud = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if OPEN.load(Ordering::Relaxed) {
            loud(info);
        }
    }));
    let opened = panic::catch_unwind(move || {
        macroquad::Window::from_config(conf, async move {
            OPEN.store(true, Ordering::Relaxed);
            let result = live(options).await;
            platform::leave();
            // Nobody waits for the verdict if the window was closed from outside.
            report.send(result).ok();
        });
    });
    match opened {
        Ok(()) => verdict.try_recv().unwrap_or(Ok(())),
        Err(_) if !OPEN.load(Ordering::Relaxed) => Err(Stop::NoDisplay),
        Err(panic) => panic::resume_unwind(panic),
    }
}

async fn live(options: Options) -> Result<(), Stop> {
    let mut script = options.script;
    let mut app = App::new(platform::open(options.data));
    let mut canvas = Canvas::new();
    // A touch that counted as a mouse as well would be two fingers.
    macroquad::input::simulate_mouse_with_touch(false);
    let subscriber = register_input_subscriber();
    let start = platform::uptime();
    let mut begun = start;
    let mut played = 0.0;
    let mut zoom = 1.0;
    let mut hidden = false;
    let mut frames = 0_u64;
    // The pixels that a script asked for and has not got, and until when it waits for them.
    let mut wanted: Option<((f32, f32), f64)> = None;
    while !app.has_quit() {
        let last = std::mem::replace(&mut begun, platform::uptime());
        let dpi = window::dpi_scale();
        let scale = app.density().unwrap_or(dpi) * zoom;
        let (width, height) = window::screen_size();
        let size = Size { w: width / scale, h: height / scale };
        let mut collector = Collector { scale, inputs: Vec::new(), hidden, was_hidden: false };
        repeat_all_miniquad_input(&mut collector, subscriber);
        hidden = collector.hidden;
        // A browser tells it only with the first frame after it.
        if collector.was_hidden && script.is_none() {
            app.hide();
        }
        let mut orders = Vec::new();
        let mut now = begun - start;
        let mut inputs = input::spread(&collector.inputs, last - start, now);
        inputs.extend(app.touches().into_iter().map(|touch| Timed { ms: touch.ms - start, ..touch }));
        inputs.sort_by(|a, b| a.ms.total_cmp(&b.ms));
        // The frame in which the size comes lays the screen out; a script finds things where they are after it.
        let is_resizing = wanted.is_some();
        wanted.take_if(|(pixels, until)| *pixels == (width, height) || begun > *until);
        if let Some(script) = &mut script {
            if script.is_done() {
                break;
            }
            if is_resizing {
                // A finger put down now would be lost with the old size.
                inputs.clear();
            } else if script.is_live() {
                played += begun - last;
                script.live_on(begun - last);
                inputs.iter_mut().for_each(|timed| timed.ms += played - now);
            } else {
                let (given, ordered) = script.next(&app)?;
                orders = ordered;
                let before = played;
                played += TICK + script.passing();
                if script.is_live() {
                    // Whoever was told that it is their turn may have begun.
                    inputs.iter_mut().for_each(|timed| timed.ms += played - now);
                } else {
                    inputs = input::spread(&given, before, played);
                }
            }
            platform::follow_script(played);
            now = played;
        }
        let moving = app.frame(now, size, app.edges(), &inputs);
        script.iter_mut().for_each(|script| script.look(&app));
        // Whoever asked hears of this frame, not of the one before.
        hooks::answer(&mut app);
        frames += 1;
        let is_due =
            script.as_ref().is_none_or(Script::shows_all) || !orders.is_empty() || frames.is_multiple_of(SAMPLE);
        if is_due && !hidden {
            canvas.draw(app.scene(), scale, dpi);
        }
        for order in orders {
            if let Some(pixels) = obey(order, &mut canvas, &mut zoom, dpi)? {
                wanted = Some((pixels, begun + GRANT));
            }
        }
        if script.as_ref().is_some_and(|script| !script.is_live()) {
            window::schedule_update();
        } else if app.is_touched() && !hidden {
            // Whoever sleeps hears all that a finger did meanwhile at once.
            window::schedule_update();
        } else {
            let wait = if moving { Some(FRAME) } else { app.next_frame() };
            // A script that counts a player's time does so frame by frame.
            let wait = [wait, script.as_ref().and_then(Script::live_left)].into_iter().flatten().reduce(f64::min);
            see_to_next_frame(begun, wait, hidden);
        }
        next_frame().await;
    }
    Ok(())
}

/// Has the next frame come when it is wanted, in so many ms, or with the next touch if it is not.
fn see_to_next_frame(begun: f64, wait: Option<f64>, hidden: bool) {
    // Android takes the surface of a hidden app away, and its loop would spin until it is back.
    let wait = wait.filter(|_| !(hidden && cfg!(target_os = "android")));
    let wait = wait.map(|wait| match wait {
        _ if hidden => wait.clamp(HIDDEN_FRAME, HIDDEN_FRAME.max(NAP)),
        _ if wait > FAR => LONG_NAP.min(wait),
        _ => wait.clamp(FRAME, NAP),
    });
    match wait {
        // A browser waits for its display by itself.
        Some(wait) if cfg!(target_family = "wasm") && wait <= FRAME => window::schedule_update(),
        Some(wait) => {
            if cfg!(not(target_family = "wasm")) {
                window::schedule_update();
            }
            platform::sleep_until_frame(begun, wait);
        }
        None if !CAN_SLEEP => platform::sleep_until_frame(begun, IDLE_FRAME),
        None => {}
    }
}

/// Carries out an order, and returns the size in pixels that it asked the window for.
fn obey(order: Order, canvas: &mut Canvas, zoom: &mut f32, dpi: f32) -> Result<Option<(f32, f32)>, Stop> {
    match order {
        Order::Resize(size, scale) => {
            *zoom = scale / dpi;
            // A window without pixels is an error to the X server, which ends the program.
            let [width, height] = [size.w, size.h].map(|length| ((length * scale) as u32).max(1));
            window::set_window_size(width, height);
            return Ok(Some((width as f32, height as f32)));
        }
        Order::Screenshot(path) => write(path, &screenshot())?,
        Order::Dump(Some(path), text) => write(path, text.as_bytes())?,
        Order::Dump(None, text) | Order::Mark(text) => say(&text),
        Order::Screens => say(&format!("screens {:.2}", canvas.screens())),
    }
    Ok(None)
}

/// Prints a line. A reader that went away is no reason to stop.
fn say(text: &str) {
    writeln!(std::io::stdout(), "{text}").ok();
}

fn write(path: String, bytes: &[u8]) -> Result<(), Stop> {
    std::fs::write(&path, bytes).map_err(|reason| Stop::Output { path, reason })
}

/// The window's pixels as a PNG file.
fn screenshot() -> Vec<u8> {
    let image = get_screen_data();
    let row = usize::from(image.width) * 4;
    // OpenGL counts rows from the bottom, and what lies behind the window is nobody's business.
    let mut rgba: Vec<u8> = image.bytes.chunks_exact(row.max(1)).rev().flatten().copied().collect();
    rgba.iter_mut().skip(3).step_by(4).for_each(|alpha| *alpha = 255);
    Pixels { width: image.width.into(), height: image.height.into(), rgba }.png().unwrap_or_default()
}

/// Turns miniquad's events into ours. Its places are pixels; ours are dp.
struct Collector {
    scale: f32,
    inputs: Vec<Input>,
    /// Whether the window is out of sight.
    hidden: bool,
    /// Whether it went out of sight since the last frame.
    was_hidden: bool,
}

impl Collector {
    fn point(&self, x: f32, y: f32) -> Point {
        Point { x: x / self.scale, y: y / self.scale }
    }
}

impl EventHandler for Collector {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn window_minimized_event(&mut self) {
        self.hidden = true;
        self.was_hidden = true;
    }

    fn window_restored_event(&mut self) {
        self.hidden = false;
    }

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        let at = self.point(x, y);
        self.inputs.push(Input::Move { finger: MOUSE, at });
    }

    fn mouse_wheel_event(&mut self, _x: f32, y: f32) {
        let (x, y_at) = macroquad::input::mouse_position();
        let dpi = window::dpi_scale();
        self.inputs.push(Input::Wheel { at: self.point(x * dpi, y_at * dpi), by: (y / NOTCH).clamp(-3.0, 3.0) });
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        if button == MouseButton::Left {
            let at = self.point(x, y);
            self.inputs.push(Input::Down { finger: MOUSE, at });
        }
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        if button == MouseButton::Left {
            let at = self.point(x, y);
            self.inputs.push(Input::Up { finger: MOUSE, at });
        }
    }

    fn touch_event(&mut self, phase: TouchPhase, finger: u64, x: f32, y: f32) {
        let at = self.point(x, y);
        self.inputs.push(match phase {
            TouchPhase::Started => Input::Down { finger, at },
            TouchPhase::Moved => Input::Move { finger, at },
            TouchPhase::Ended => Input::Up { finger, at },
            TouchPhase::Cancelled => Input::Cancel { finger },
        });
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, _repeat: bool) {
        let key = match code {
            KeyCode::Up => Key::Up,
            KeyCode::Right => Key::Right,
            KeyCode::Down => Key::Down,
            KeyCode::Left => Key::Left,
            KeyCode::Enter | KeyCode::KpEnter => Key::Enter,
            KeyCode::Space => Key::Space,
            KeyCode::Escape | KeyCode::Back => Key::Back,
            KeyCode::Tab => Key::Tab,
            KeyCode::Backspace | KeyCode::Delete => Key::Erase,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::V if mods.ctrl || mods.logo => Key::Paste,
            KeyCode::Insert if mods.shift => Key::Paste,
            KeyCode::Z if mods.ctrl && mods.shift => Key::Redo,
            KeyCode::Z if mods.ctrl => Key::Undo,
            KeyCode::Y if mods.ctrl => Key::Redo,
            _ => return,
        };
        self.inputs.push(Input::Key(key));
    }

    fn char_event(&mut self, letter: char, mods: KeyMods, _repeat: bool) {
        // Windows says of AltGr that it is both, and a Mac has letters under Alt.
        let is_order = mods.logo || mods.ctrl != mods.alt && !(mods.alt && cfg!(target_os = "macos"));
        if (letter.is_ascii_graphic() || letter.is_alphanumeric()) && !is_order {
            self.inputs.push(Input::Key(Key::Letter(letter)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: KeyMods = KeyMods { shift: false, ctrl: false, alt: false, logo: false };

    /// What a window hears of letters and keys with other keys held down.
    fn heard(letters: &[(char, KeyMods)], keys: &[(KeyCode, KeyMods)]) -> Vec<Key> {
        let mut collector = Collector { scale: 1.0, inputs: Vec::new(), hidden: false, was_hidden: false };
        letters.iter().for_each(|(letter, mods)| collector.char_event(*letter, *mods, false));
        keys.iter().for_each(|(code, mods)| collector.key_down_event(*code, *mods, false));
        let key = |input| if let Input::Key(key) = input { Some(key) } else { None };
        collector.inputs.into_iter().filter_map(key).collect()
    }

    #[test]
    fn letters_with_accents_and_under_altgr_are_typed_and_orders_are_not() {
        let altgr = KeyMods { ctrl: true, alt: true, ..NONE };
        let letters = [('é', NONE), ('Ñ', KeyMods { shift: true, ..NONE }), ('ó', altgr), (' ', NONE)];
        assert_eq!(heard(&letters, &[]), ['é', 'Ñ', 'ó'].map(Key::Letter));
        let ctrl = KeyMods { ctrl: true, ..NONE };
        assert_eq!(heard(&[('v', ctrl)], &[(KeyCode::V, ctrl), (KeyCode::Space, NONE)]), [Key::Paste, Key::Space]);
    }
}

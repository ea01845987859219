//! Plays a text file of steps against the app, as fingers would: for tests, pictures and films.
//!
//! One step a line; `#` starts a comment. A place is the id of a touchable or two numbers in dp.
//!
//! ```text
//! size 390 844 2          window in dp, pixels a dp
//! tap play-donjonz        tap 195 400
//! point play-donjonz      the mouse rests there
//! hold hand               key enter          type 7K3M
//! drag hand -> 195 300    over 300 ms, then rests and lets go
//! carry hand -> 195 300   the same, but the finger stays down until `release`, or goes on with the next path
//! flick 195 400 -> 195 300
//! swipe throw -> 195 300 120   a drag over that many ms, let go without a rest
//! wait 500                in ms of the app's time
//! pass 120000             the same in a single frame, as while the device lay in a drawer
//! screenshot home.png
//! dump state.json         or `dump` for the standard output
//! expect /screen "home"   a JSON pointer into the dump, and what must stand there
//! mark begin              prints the word once the frame is drawn, for whoever measures
//! screens                 prints how many windows full of pixels a frame took on average since the last such step
//! live                    from here on the window runs as for a player, until somebody closes it
//! live 5000               the same for so many ms on the device's own clock
//! live until /screen "home"   the same until that stands there, for a few minutes at most
//! ```

use crate::{
    app::App,
    geometry::{Point, Rect, Size},
    input::{Input, Key, MOUSE},
};
use std::collections::VecDeque;

/// The time a frame takes in a script, in ms.
pub const TICK: f64 = 1000.0 / 60.0;
/// How long a step waits for its touchable to appear, in ms.
const PATIENCE: f64 = 6000.0;
/// How long a drag takes, in ms.
const DRAG: f64 = 300.0;
/// How long a flick takes, in ms.
const FLICK: f64 = 60.0;
/// The finger of every step.
const FINGER: u64 = 1;
/// How long a hold takes, in ms.
const HOLD: f64 = 600.0;
/// The longest wait, in ms: an hour.
const LONGEST_WAIT: f64 = 3_600_000.0;
/// How long a script waits for what somebody before the window is to do, in ms.
const LONGEST_LIFE: f64 = 180_000.0;
/// The longest side of a window, in pixels.
const LONGEST_SIDE: f32 = 20_000.0;
/// The most pixels of a window; more is more than graphics drivers bear.
const MOST_PIXELS: f32 = 64e6;

#[derive(Clone, Debug, PartialEq)]
enum Target {
    Id(String),
    At(Point),
}

#[derive(Clone, Debug, PartialEq)]
enum Step {
    Size { size: Size, scale: f32 },
    Tap(Target),
    Point(Target),
    Hold(Target),
    Drag { from: Target, to: Target, over: f64, rest: f64 },
    Carry { from: Target, to: Target },
    Release,
    Key(Key),
    Wait(f64),
    Pass(f64),
    Live(f64),
    LiveUntil { pointer: String, value: serde_json::Value },
    Screenshot(String),
    Dump(Option<String>),
    Expect { pointer: String, value: serde_json::Value },
    Mark(String),
    Screens,
}

/// What went wrong, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// Why the script cannot go on.
    pub reason: String,
}

/// What the window must do beside feeding inputs.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Become this size in dp, with this many pixels a dp.
    Resize(Size, f32),
    /// Save a picture of the last scene.
    Screenshot(String),
    /// Write this text to a file, or to the standard output.
    Dump(Option<String>, String),
    /// Print this word.
    Mark(String),
    /// Print how many windows full of pixels a frame took.
    Screens,
}

/// A script under way.
pub struct Script {
    steps: VecDeque<(usize, Step)>,
    inputs: VecDeque<(f64, Input)>,
    carried_to: Option<Point>,
    waited: f64,
    rest: f64,
    passing: f64,
    /// How long the window still runs as for a player, in ms.
    live: f64,
    /// What ends that sooner: a JSON pointer into the dump, and what must stand there.
    until: Option<(String, serde_json::Value)>,
    /// Whether somebody measures, who wants to see every frame.
    measured: bool,
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    /// Names the first line that is not a step.
    pub fn parse(text: &str) -> Result<Script, Fault> {
        let mut steps = VecDeque::new();
        for (index, line) in text.lines().enumerate() {
            let content = line.split('#').next().unwrap_or_default().trim();
            for step in parse_line(content).map_err(|reason| Fault { line: index + 1, reason })? {
                steps.push_back((index + 1, step));
            }
        }
        Ok(Script {
            steps,
            inputs: VecDeque::new(),
            carried_to: None,
            waited: 0.0,
            rest: 0.0,
            passing: 0.0,
            live: 0.0,
            until: None,
            measured: false,
        })
    }

    /// Tests whether every step is done.
    pub fn is_done(&self) -> bool {
        self.steps.is_empty() && self.inputs.is_empty() && self.rest <= 0.0 && !self.is_live()
    }

    /// Tests whether the script has handed over to whoever sits before the window.
    pub fn is_live(&self) -> bool {
        self.live > 0.0
    }

    /// Tests whether every frame is to be drawn. Else those that nobody looks at follow each other without a pause, and
    /// drawing a few of them is enough.
    pub fn shows_all(&self) -> bool {
        self.measured || self.is_live()
    }

    /// Lets so many ms of a player's time pass.
    pub fn live_on(&mut self, ms: f64) {
        self.live -= ms;
    }

    /// How many ms of a player's time are left, if they are counted.
    pub fn live_left(&self) -> Option<f64> {
        Some(self.live).filter(|left| *left > 0.0 && left.is_finite())
    }

    /// Ends a player's time once what the script waits for is there.
    pub fn look(&mut self, app: &App) {
        if self.until.as_ref().is_some_and(|(pointer, value)| found(app, pointer) == *value) {
            self.live = 0.0;
        }
    }

    /// How many ms go by at once before the next frame; the wall clock goes with the script's time.
    pub fn passing(&mut self) -> f64 {
        std::mem::take(&mut self.passing)
    }

    /// What happens in the next frame: inputs for the app, orders for the window.
    ///
    /// # Errors
    /// Says which line could not be carried out.
    pub fn next(&mut self, app: &App) -> Result<(Vec<Input>, Vec<Order>), Fault> {
        if self.rest > 0.0 {
            self.rest -= TICK;
            return Ok((Vec::new(), Vec::new()));
        }
        if let Some((pause, input)) = self.inputs.pop_front() {
            self.rest = pause - TICK;
            return Ok((vec![input], Vec::new()));
        }
        let Some((line, step)) = self.steps.front().cloned() else { return Ok((Vec::new(), Vec::new())) };
        let fault = |reason: String| Fault { line, reason };
        let Some(order) = self.begin(app, &step).map_err(fault)? else {
            self.waited += TICK;
            if self.waited > PATIENCE {
                let ids: Vec<&str> = app.scene().touchables.iter().map(|touchable| touchable.id.as_str()).collect();
                let screen = app.screen_name();
                return Err(fault(format!("cannot do {step:?}; the {screen} screen has {}", ids.join(" "))));
            }
            return Ok((Vec::new(), Vec::new()));
        };
        self.waited = 0.0;
        self.steps.pop_front();
        Ok((Vec::new(), order.into_iter().collect()))
    }

    /// Starts a step; `None` if what it needs is not there yet.
    fn begin(&mut self, app: &App, step: &Step) -> Result<Option<Option<Order>>, String> {
        if self.scroll_towards(app, step) {
            return Ok(None);
        }
        let place = |target: &Target| match target {
            Target::At(at) => Some(*at),
            Target::Id(id) => app.scene().find(id).map(|touchable| Rect::centre(&touchable.area)),
        };
        let finger = FINGER;
        match step {
            Step::Size { size, scale } => return Ok(Some(Some(Order::Resize(*size, *scale)))),
            Step::Screenshot(path) => return Ok(Some(Some(Order::Screenshot(path.clone())))),
            Step::Mark(word) => {
                self.measured = true;
                return Ok(Some(Some(Order::Mark(word.clone()))));
            }
            Step::Screens => return Ok(Some(Some(Order::Screens))),
            Step::Wait(time) => self.rest = *time,
            Step::Pass(time) => self.passing = *time,
            Step::Live(time) => self.live = *time,
            Step::LiveUntil { pointer, value } => {
                let (found, is_waiting) = (found(app, pointer), self.until.take().is_some());
                if found == *value {
                    return Ok(Some(None));
                }
                if is_waiting {
                    return Err(format!("waited in vain for {value} at {pointer}, found {found}"));
                }
                self.live = LONGEST_LIFE;
                self.until = Some((pointer.clone(), value.clone()));
                return Ok(None);
            }
            Step::Key(key) => self.inputs.push_back((TICK, Input::Key(*key))),
            Step::Dump(path) => {
                return Ok(Some(Some(Order::Dump(path.clone(), format!("{:#}", app.dump())))));
            }
            Step::Expect { pointer, value } => {
                let found = found(app, pointer);
                if found != *value {
                    return Err(format!("expected {value} at {pointer}, found {found}"));
                }
            }
            Step::Point(target) => {
                let Some(at) = place(target) else { return Ok(None) };
                self.inputs.push_back((TICK, Input::Move { finger: MOUSE, at }));
            }
            Step::Tap(target) | Step::Hold(target) => {
                let Some(at) = place(target) else { return Ok(None) };
                let time = if matches!(step, Step::Hold(_)) { HOLD } else { TICK };
                self.inputs.push_back((time, Input::Down { finger, at }));
                self.inputs.push_back((TICK * 2.0, Input::Up { finger, at }));
            }
            Step::Drag { from, to, over, rest } => {
                let (Some(from), Some(to)) = (place(from), place(to)) else { return Ok(None) };
                self.carry(from, to, *over);
                if let Some(last) = self.inputs.back_mut() {
                    last.0 += rest;
                }
                self.inputs.push_back((TICK * 2.0, Input::Up { finger, at: to }));
            }
            Step::Carry { from, to } => {
                let (Some(from), Some(to)) = (place(from), place(to)) else { return Ok(None) };
                self.carry(from, to, DRAG);
                self.carried_to = Some(to);
            }
            Step::Release => {
                let at = self.carried_to.take().ok_or("nothing is carried")?;
                self.inputs.push_back((TICK * 2.0, Input::Up { finger, at }));
            }
        }
        Ok(Some(None))
    }
}

impl Script {
    /// Puts the finger down, if it is not down yet, and moves it, without letting go.
    fn carry(&mut self, from: Point, to: Point, over: f64) {
        if self.carried_to.take().is_none() {
            self.inputs.push_back((TICK, Input::Down { finger: FINGER, at: from }));
        }
        let moves = (over / TICK).ceil().max(2.0) as u32;
        for i in 1..=moves {
            let t = i as f32 / moves as f32;
            let at = Point { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
            self.inputs.push_back((TICK, Input::Move { finger: FINGER, at }));
        }
    }

    /// Turns the wheel while the touchable a step needs is scrolled out of sight, as a player would.
    fn scroll_towards(&mut self, app: &App, step: &Step) -> bool {
        let (Step::Tap(Target::Id(id))
        | Step::Point(Target::Id(id))
        | Step::Hold(Target::Id(id))
        | Step::Drag { from: Target::Id(id), .. }
        | Step::Carry { from: Target::Id(id), .. }) = step
        else {
            return false;
        };
        let Some(area) = app.scene().find(id).map(|touchable| touchable.area) else { return false };
        let Some(scroll) = app.scene().scrolls.iter().rev().find(|scroll| scroll.reach > 0.0) else { return false };
        if area.w.min(area.h) >= 8.0 {
            return false;
        }
        let (at, is_below) = (scroll.area.centre(), area.y > scroll.area.centre().y);
        self.inputs.push_back((TICK, Input::Wheel { at, by: if is_below { -1.0 } else { 1.0 } }));
        true
    }
}

fn parse_line(line: &str) -> Result<Vec<Step>, String> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let one = |step: Result<Step, String>| step.map(|step| vec![step]);
    match word {
        "" => Ok(Vec::new()),
        "size" => one(parse_size(rest)),
        "tap" => one(parse_target(rest).map(Step::Tap)),
        "point" => one(parse_target(rest).map(Step::Point)),
        "hold" => one(parse_target(rest).map(Step::Hold)),
        "drag" => one(parse_path(rest).map(|(from, to)| Step::Drag { from, to, over: DRAG, rest: 120.0 })),
        "carry" => one(parse_path(rest).map(|(from, to)| Step::Carry { from, to })),
        "release" if rest.is_empty() => Ok(vec![Step::Release]),
        "flick" => one(parse_path(rest).map(|(from, to)| Step::Drag { from, to, over: FLICK, rest: 0.0 })),
        "swipe" => one(parse_swipe(rest)),
        "key" => one(parse_key(rest).map(Step::Key)),
        "type" => Ok(rest.chars().map(|letter| Step::Key(Key::Letter(letter))).collect()),
        "wait" => one(parse_time(rest).map(Step::Wait)),
        "live" if rest.is_empty() => Ok(vec![Step::Live(f64::INFINITY)]),
        "live" => match rest.strip_prefix("until ") {
            Some(wanted) => one(parse_wanted(wanted).map(|(pointer, value)| Step::LiveUntil { pointer, value })),
            None => one(parse_time(rest).map(Step::Live)),
        },
        "pass" => one(parse_time(rest).map(Step::Pass)),
        "screenshot" if !rest.is_empty() => Ok(vec![Step::Screenshot(rest.to_string())]),
        "dump" => Ok(vec![Step::Dump((!rest.is_empty()).then(|| rest.to_string()))]),
        "expect" => one(parse_wanted(rest).map(|(pointer, value)| Step::Expect { pointer, value })),
        "screens" if rest.is_empty() => Ok(vec![Step::Screens]),
        "mark" if !rest.is_empty() => Ok(vec![Step::Mark(rest.to_string())]),
        _ => Err(format!("{line:?} is no step")),
    }
}

fn parse_time(text: &str) -> Result<f64, String> {
    let time = text.parse().ok().filter(|time| (0.0..=LONGEST_WAIT).contains(time));
    time.ok_or_else(|| format!("{text:?} is no time in ms, from 0 to {LONGEST_WAIT}"))
}

fn parse_size(text: &str) -> Result<Step, String> {
    let numbers: Option<Vec<f32>> = text.split_whitespace().map(parse_number).collect();
    let (size, scale) = match numbers.as_deref() {
        Some(&[w, h]) => (Size { w, h }, 1.0),
        Some(&[w, h, scale]) => (Size { w, h }, scale),
        _ => return Err(format!("{text:?} is no size: width, height and perhaps pixels a dp")),
    };
    let (w, h) = (size.w * scale, size.h * scale);
    let fits = size.w >= 0.0 && size.h >= 0.0 && w.max(h) <= LONGEST_SIDE && w * h <= MOST_PIXELS;
    if !fits || !(0.1..=16.0).contains(&scale) {
        return Err(format!("no window is {text:?} large"));
    }
    Ok(Step::Size { size, scale })
}

/// A number of this world.
fn parse_number(text: &str) -> Option<f32> {
    text.parse().ok().filter(|number: &f32| number.is_finite())
}

fn parse_target(text: &str) -> Result<Target, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [x, y] => match (parse_number(x), parse_number(y)) {
            (Some(x), Some(y)) => Ok(Target::At(Point { x, y })),
            _ => Err(format!("{text:?} is no place")),
        },
        [id] => Ok(Target::Id(id.to_string())),
        _ => Err(format!("{text:?} is no place: an id or two numbers")),
    }
}

fn parse_path(text: &str) -> Result<(Target, Target), String> {
    let (from, to) = text.split_once("->").ok_or_else(|| format!("{text:?} has no '->'"))?;
    Ok((parse_target(from.trim())?, parse_target(to.trim())?))
}

fn parse_swipe(text: &str) -> Result<Step, String> {
    let (path, over) = text.rsplit_once(char::is_whitespace).ok_or("a swipe needs two places and a time")?;
    let (from, to) = parse_path(path)?;
    Ok(Step::Drag { from, to, over: parse_time(over)?, rest: 0.0 })
}

fn parse_key(text: &str) -> Result<Key, String> {
    Ok(match text {
        "up" => Key::Up,
        "right" => Key::Right,
        "down" => Key::Down,
        "left" => Key::Left,
        "enter" => Key::Enter,
        "back" => Key::Back,
        "tab" => Key::Tab,
        "erase" => Key::Erase,
        "space" => Key::Space,
        "paste" => Key::Paste,
        "undo" => Key::Undo,
        "redo" => Key::Redo,
        "page-down" => Key::PageDown,
        "page-up" => Key::PageUp,
        _ => return Err(format!("{text:?} is no key")),
    })
}

fn parse_wanted(text: &str) -> Result<(String, serde_json::Value), String> {
    let (pointer, value) = text.split_once(char::is_whitespace).ok_or("a pointer and a value are needed")?;
    let value = serde_json::from_str(value.trim()).map_err(|error| format!("{value:?} is no JSON: {error}"))?;
    Ok((pointer.to_string(), value))
}

/// What stands somewhere in the app's dump.
fn found(app: &App, pointer: &str) -> serde_json::Value {
    app.dump().pointer(pointer).cloned().unwrap_or_default()
}

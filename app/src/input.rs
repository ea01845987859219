//! From fingers, mouse and keys to gestures. Knows time and places in dp, nothing of screens.

use crate::geometry::{Point, distance};

/// The finger that stands for the mouse. It also moves while its button is up.
pub const MOUSE: u64 = u64::MAX;

/// What the window reports; places in dp.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A finger or the mouse button went down.
    Down {
        /// Which finger.
        finger: u64,
        /// Where.
        at: Point,
    },
    /// It moved.
    Move {
        /// Which finger.
        finger: u64,
        /// Where to.
        at: Point,
    },
    /// It went up.
    Up {
        /// Which finger.
        finger: u64,
        /// Where.
        at: Point,
    },
    /// The system took the finger away.
    Cancel {
        /// Which finger.
        finger: u64,
    },
    /// The wheel turned; up is positive.
    Wheel {
        /// Where the mouse is.
        at: Point,
        /// Notches.
        by: f32,
    },
    /// A key went down.
    Key(Key),
}

impl Input {
    /// The same at another scale of places.
    #[must_use]
    pub fn scaled(&self, by: f32) -> Input {
        let mut input = self.clone();
        if let Input::Down { at, .. } | Input::Move { at, .. } | Input::Up { at, .. } | Input::Wheel { at, .. } =
            &mut input
        {
            *at = Point { x: at.x * by, y: at.y * by };
        }
        input
    }
}

/// An input and when it happened, in ms on the app's clock. A throw is as fast as the finger was, however slow the
/// frames are.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    /// When.
    pub ms: f64,
    /// What.
    pub input: Input,
}

impl Timed {
    /// The same at another scale of places.
    #[must_use]
    pub fn scaled(self, by: f32) -> Timed {
        Timed { input: self.input.scaled(by), ..self }
    }
}

/// Gives the inputs of a frame that came without times their times: spread evenly over the frame, in order.
pub fn spread(inputs: &[Input], from: f64, to: f64) -> Vec<Timed> {
    let each = (to - from) / inputs.len().max(1) as f64;
    let timed = |(i, input): (usize, &Input)| Timed { ms: from + each * (i + 1) as f64, input: input.clone() };
    inputs.iter().enumerate().map(timed).collect()
}

/// Keys the app knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Arrow up.
    Up,
    /// Arrow right.
    Right,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Enter.
    Enter,
    /// Space: a letter where text is typed, and like Enter elsewhere.
    Space,
    /// Puts in what the clipboard holds.
    Paste,
    /// Escape, or Android's back button.
    Back,
    /// To the next touchable.
    Tab,
    /// Erases what was typed last.
    Erase,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// A whole page down.
    PageDown,
    /// A whole page up.
    PageUp,
    /// A letter or digit.
    Letter(char),
}

impl Key {
    /// Of some places, the next one from a place where this arrow points, straight or aside; what lies aside counts for
    /// so many times as far. `at` is the column and the row of a place.
    pub fn next<P: Copy + Ord>(
        self,
        from: P,
        aside: i32,
        places: impl IntoIterator<Item = P>,
        at: fn(P) -> (i16, i16),
    ) -> Option<P> {
        let (x, y) = at(from);
        let away = |to: P| {
            let (right, down) = (i32::from(at(to).0) - i32::from(x), i32::from(at(to).1) - i32::from(y));
            match self {
                Key::Up => (-down, right.abs()),
                Key::Down => (down, right.abs()),
                Key::Left => (-right, down.abs()),
                _ => (right, down.abs()),
            }
        };
        let ahead = places.into_iter().map(|to| (away(to), to)).filter(|((ahead, _), _)| *ahead > 0);
        ahead.min_by_key(|((ahead, off), to)| (ahead + aside * off, *to)).map(|(_, to)| to)
    }

    /// The same key whether or not a shift key is held.
    #[must_use]
    pub fn in_lower_case(self) -> Key {
        if let Key::Letter(letter) = self { Key::Letter(letter.to_ascii_lowercase()) } else { self }
    }
}

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// A finger came down; a tap, hold or drag may follow.
    Press {
        /// Where.
        at: Point,
    },
    /// Down and up in one place.
    Tap {
        /// Where.
        at: Point,
    },
    /// Down and still there after a while. No tap follows.
    Hold {
        /// Where.
        at: Point,
    },
    /// The finger left the place where it came down.
    DragStart {
        /// Where it came down.
        from: Point,
        /// Where it is.
        at: Point,
    },
    /// It goes on.
    Drag {
        /// Where it came down.
        from: Point,
        /// Where it is.
        at: Point,
        /// By how much it moved since the last report.
        by: Point,
    },
    /// It went up.
    Drop {
        /// Where it came down.
        from: Point,
        /// Where it went up.
        at: Point,
        /// How fast, in dp a second: the flick.
        speed: Point,
    },
    /// Two fingers moved.
    Pinch {
        /// The middle between them.
        at: Point,
        /// By how much their middle moved.
        by: Point,
        /// By how much their distance grew.
        zoom: f32,
    },
    /// What was under way is void: the system took the finger, or a second one came.
    Cancel,
}

/// How far a finger may stray and still tap.
const STRAY: f32 = 10.0;
/// How long a finger stays for a hold, in ms.
const HOLD: f64 = 450.0;
/// And through how many frames: a slow frame, in which the finger may have left unheard, makes no hold of a tap.
const HOLD_FRAMES: u32 = 5;
/// The time a flick's speed is taken over, in ms.
const FLICK: f64 = 90.0;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Pressed {
        since: f64,
        frames: u32,
    },
    Held,
    Dragging,
    Pinching,
    /// Waits until all fingers are gone.
    Spent,
}

/// Tells gestures from a stream of inputs.
#[derive(Debug)]
pub struct Recogniser {
    fingers: Vec<(u64, Point)>,
    /// Fingers of an abandoned gesture: what they do until they come down again means nothing.
    ignored: Vec<u64>,
    from: Point,
    phase: Phase,
    trail: Vec<(f64, Point)>,
}

impl Default for Recogniser {
    fn default() -> Recogniser {
        Recogniser {
            fingers: Vec::new(),
            ignored: Vec::new(),
            from: Point::default(),
            phase: Phase::Spent,
            trail: Vec::new(),
        }
    }
}

impl Recogniser {
    /// Takes one input in at a time in ms and says what it means.
    pub fn feed(&mut self, input: &Input, now: f64) -> Option<Gesture> {
        match *input {
            Input::Down { finger, at } => self.down(finger, at, now),
            Input::Move { finger, at } => self.moved(finger, at, now),
            Input::Up { finger, .. } if self.ignored.contains(&finger) => {
                self.ignored.retain(|ignored| *ignored != finger);
                None
            }
            Input::Up { finger, at } => {
                // A fast tap may be reported by its end alone: an unknown finger came down where it went up.
                let pressed = if self.index(finger).is_none() { self.down(finger, at, now) } else { None };
                self.up(finger, at, now).or(pressed)
            }
            Input::Cancel { finger } => {
                self.fingers.retain(|(id, _)| *id != finger);
                let busy = self.phase != Phase::Spent;
                self.phase = Phase::Spent;
                busy.then_some(Gesture::Cancel)
            }
            Input::Wheel { .. } | Input::Key(_) => None,
        }
    }

    /// Lets time pass: a resting finger becomes a hold.
    pub fn wait(&mut self, now: f64) -> Option<Gesture> {
        match self.phase {
            Phase::Pressed { since, frames } if now - since >= HOLD && frames >= HOLD_FRAMES => {
                self.phase = Phase::Held;
                Some(Gesture::Hold { at: self.from })
            }
            Phase::Pressed { since, frames } => {
                self.phase = Phase::Pressed { since, frames: frames + 1 };
                None
            }
            _ => None,
        }
    }

    /// Gives up what is under way: the fingers on the screen mean nothing until they come down again.
    pub fn abandon(&mut self) {
        self.ignored.extend(self.fingers.drain(..).map(|(finger, _)| finger));
        self.phase = Phase::Spent;
    }

    /// Tests whether a finger is down, so that time matters.
    pub fn is_busy(&self) -> bool {
        !self.fingers.is_empty()
    }

    fn index(&self, finger: u64) -> Option<usize> {
        self.fingers.iter().position(|(id, _)| *id == finger)
    }

    fn down(&mut self, finger: u64, at: Point, now: f64) -> Option<Gesture> {
        self.ignored.retain(|ignored| *ignored != finger);
        match self.index(finger) {
            Some(index) => self.fingers[index].1 = at,
            None => self.fingers.push((finger, at)),
        }
        match self.fingers.len() {
            1 => {
                self.from = at;
                self.trail = vec![(now, at)];
                self.phase = Phase::Pressed { since: now, frames: 0 };
                Some(Gesture::Press { at })
            }
            2 => {
                // Whatever the first finger was about to do, two of them mean something else.
                let was_busy = matches!(self.phase, Phase::Dragging | Phase::Pressed { .. });
                self.phase = Phase::Pinching;
                was_busy.then_some(Gesture::Cancel)
            }
            _ => None,
        }
    }

    fn moved(&mut self, finger: u64, at: Point, now: f64) -> Option<Gesture> {
        let index = self.index(finger)?;
        let before = std::mem::replace(&mut self.fingers[index].1, at);
        let by = Point { x: at.x - before.x, y: at.y - before.y };
        match self.phase {
            Phase::Pressed { .. } | Phase::Held if distance(self.from, at) > STRAY => {
                self.phase = Phase::Dragging;
                self.trail.push((now, at));
                Some(Gesture::DragStart { from: self.from, at })
            }
            Phase::Dragging => {
                self.trail.push((now, at));
                self.trail.retain(|(time, _)| now - time <= FLICK);
                Some(Gesture::Drag { from: self.from, at, by })
            }
            Phase::Pinching if index < 2 => {
                let other = self.fingers.get(1 - index)?.1;
                let zoom = distance(at, other).max(1.0) / distance(before, other).max(1.0);
                let middle = Point { x: (at.x + other.x) / 2.0, y: (at.y + other.y) / 2.0 };
                Some(Gesture::Pinch { at: middle, by: Point { x: by.x / 2.0, y: by.y / 2.0 }, zoom })
            }
            _ => None,
        }
    }

    fn up(&mut self, finger: u64, at: Point, now: f64) -> Option<Gesture> {
        let index = self.index(finger)?;
        self.fingers.remove(index);
        let phase = std::mem::replace(&mut self.phase, Phase::Spent);
        match phase {
            Phase::Pressed { .. } if distance(self.from, at) <= STRAY => Some(Gesture::Tap { at: self.from }),
            Phase::Pressed { .. } | Phase::Dragging => {
                self.trail.push((now, at));
                Some(Gesture::Drop { from: self.from, at, speed: self.speed(now, at) })
            }
            Phase::Held | Phase::Pinching | Phase::Spent => None,
        }
    }

    fn speed(&self, now: f64, at: Point) -> Point {
        let Some(&(time, start)) = self.trail.iter().find(|(time, _)| now - time <= FLICK) else {
            return Point::default();
        };
        let seconds = ((now - time) / 1000.0).max(0.008) as f32;
        Point { x: (at.x - start.x) / seconds, y: (at.y - start.y) / seconds }
    }
}

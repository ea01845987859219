//! A timer in memory, and the time that passes for it.

use crate::fingers::{Fingers, SIZES};
use sablier::{platform::memory::Memory, script::TICK, sound::Effect};

/// Opens the app at the timer.
pub fn at_timer(device: &Memory) -> Fingers {
    let mut fingers = Fingers::on(device, SIZES[0]);
    fingers.tap("timer");
    assert_eq!(fingers.app.screen_name(), "timer");
    fingers
}

/// Lets the device's clock and the app's go on together, in steps of at most a second.
pub fn wait(fingers: &mut Fingers, ms: u64) {
    let (mut gone, end) = (0, ms.saturating_sub(TICK as u64));
    while gone < end {
        let step = (end - gone).min(1000);
        gone += step;
        fingers.pass(step);
    }
    fingers.pass(ms - gone);
}

pub fn left(fingers: &Fingers) -> u64 {
    fingers.state("/state/left").as_u64().expect("the timer says what is left")
}

/// Tests whether so much is left, but for the frames that a tap took.
pub fn has_left(fingers: &Fingers, ms: u64) -> bool {
    (ms.saturating_sub(700)..=ms).contains(&left(fingers))
}

pub fn played(device: &Memory, effect: Effect) -> usize {
    device.contents().played.iter().filter(|played| **played == effect).count()
}

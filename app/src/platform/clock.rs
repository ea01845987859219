//! The clocks of a device with an operating system under the app.

use std::{
    sync::{
        OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Instant, SystemTime, UNIX_EPOCH},
};

/// Milliseconds since this was first asked.
pub fn uptime() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1000.0
}

/// What a script says the wall clock shows; 0 while nobody does.
static TOLD: AtomicU64 = AtomicU64::new(0);

/// Has the wall clock show this from now on, since a script has a time of its own.
pub fn tell(wall: u64) {
    TOLD.store(wall, Ordering::Relaxed);
}

/// Milliseconds on the wall clock since 1970.
pub fn wall() -> u64 {
    let told = TOLD.load(Ordering::Relaxed);
    if told > 0 {
        return told;
    }
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

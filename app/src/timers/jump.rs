//! Notices when somebody set the wall clock, by comparing it with a clock that nobody sets.

/// A difference up to this many ms is how clocks run.
const TOLERANCE: i64 = 2_000;

/// How the wall clock jumped between two looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// Ahead by so many ms: it was set, or the device slept and its other clock with it.
    Ahead(u64),
    /// Back by so many ms: it was set.
    Back(u64),
}

/// Compares the clocks from one look to the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    last: Option<(u64, f64)>,
}

impl Watch {
    /// Looks at both clocks, in ms. Gives the jump since the last look, and what the wall clock would show without it.
    pub fn look(&mut self, wall: u64, uptime: f64) -> Option<(Jump, u64)> {
        let (wall_before, uptime_before) = self.last.replace((wall, uptime))?;
        let due = wall_before.saturating_add((uptime - uptime_before).max(0.0) as u64);
        let by = i64::try_from(wall).ok()?.checked_sub(i64::try_from(due).ok()?)?;
        match by {
            ahead if ahead > TOLERANCE => Some((Jump::Ahead(ahead.unsigned_abs()), due)),
            back if back < -TOLERANCE => Some((Jump::Back(back.unsigned_abs()), due)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_that_run_alike_do_not_jump() {
        let mut watch = Watch::default();
        assert_eq!(watch.look(1_000_000, 5.0), None);
        assert_eq!(watch.look(1_000_033, 38.0), None);
        assert_eq!(watch.look(4_600_033, 3_600_038.0), None);
        assert_eq!(watch.look(4_601_533, 3_600_071.0), None, "a second and a half is how clocks are corrected");
    }

    #[test]
    fn a_clock_that_was_set_is_noticed_once() {
        let mut watch = Watch::default();
        watch.look(10_000_000, 0.0);
        assert_eq!(watch.look(13_600_100, 100.0), Some((Jump::Ahead(3_600_000), 10_000_100)));
        assert_eq!(watch.look(13_600_200, 200.0), None);
        assert_eq!(watch.look(10_000_300, 300.0), Some((Jump::Back(3_600_000), 13_600_300)));
        assert_eq!(watch.look(10_000_400, 400.0), None);
    }

    #[test]
    fn no_time_is_too_strange() {
        let mut watch = Watch::default();
        for (wall, uptime) in [(0, 0.0), (u64::MAX, 1.0), (0, -5.0), (5, f64::NAN), (u64::MAX, f64::INFINITY)] {
            watch.look(wall, uptime);
        }
    }
}

//! Two hundred throws that were once thrown: each comes to the same bits at every step, here and in the browser, which
//! runs the same file. A change that is meant to change them writes the file anew:
//! `SABLIER_RECORD=1 cargo test -p sablier-dice recorded`.

use rules::{
    fighter::{Conditions, Throw},
    rng::Rng,
};
use sablier_dice::{HAND, HAND_HEIGHT, IDEAL, LIFT, STANDS, Stand, Swipe, Thrown, WALLS};
use serde::{Deserialize, Serialize};
use std::fs;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/throws/recorded.json");

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Recorded {
    conditions: Conditions,
    thrown: Thrown,
    /// Of every bit of every step.
    fingerprint: String,
    /// What it came to, for who reads the file.
    verdict: String,
}

impl Recorded {
    fn new(conditions: Conditions, thrown: Thrown) -> Recorded {
        let flight = thrown.flight(&conditions);
        let fingerprint = format!("{:016x}", flight.fingerprint());
        Recorded { conditions, thrown, fingerprint, verdict: format!("{:?}", flight.verdict) }
    }
}

/// A throw like those that hands make, with an error of up to so many percent in each part of it.
fn throw(rng: &mut Rng, percent: i32) -> Thrown {
    let mut off = || f64::from(rng.below(2 * percent as u32 + 1) as i32 - percent) / 100.0;
    let (speed, aside, height, lift) = (1.0 + off(), off(), 1.0 + off(), 1.0 + off());
    let stand = Stand(rng.below(u32::from(STANDS)) as u8);
    let [x, y] = stand.direction().map(|part| f64::from(part) / 10_000.0);
    let over_ground = f64::from(IDEAL) * speed;
    let [u, v] = [-x - y * aside, -y + x * aside].map(|part| part * over_ground);
    let from = [x * f64::from(HAND), y * f64::from(HAND), f64::from(HAND_HEIGHT) * height];
    let spin = if rng.below(3) == 0 { rng.below(90_000) as i32 - 45_000 } else { 0 };
    let swipe = Swipe {
        from: from.map(|part| (part * 10.0) as i32),
        speed: [u, v, over_ground * f64::from(LIFT) * lift].map(|part| part as i32),
        spin,
    };
    Thrown { stand, wall: rng.below(u32::from(WALLS)) as u8, swipe }
}

/// Good throws, fair ones and wild ones, half of them with some special throws.
fn varied() -> Vec<Recorded> {
    let mut rng = Rng::new(7);
    let one = |i: u32| {
        let thrown = throw(&mut rng, [2, 8, 25, 100][i as usize % 4]);
        let throws: Vec<Throw> = (0..i % 3).filter_map(|_| rng.pick(&Throw::ALL).copied()).collect();
        // Wall and card are bodies on the table: each is met often enough.
        let bodies =
            [Throw::BankShot, Throw::OverACard].into_iter().zip([7, 11]).filter(|(_, nth)| i.is_multiple_of(*nth));
        Recorded::new(Conditions::of(bodies.map(|(throw, _)| throw).chain(throws)), thrown)
    };
    (0..200).map(one).collect()
}

#[test]
fn two_hundred_recorded_throws_fly_as_they_did() {
    if std::env::var_os("SABLIER_RECORD").is_some() {
        let lines: Vec<String> =
            varied().iter().map(|it| serde_json::to_string(it).expect("a throw can be written")).collect();
        fs::write(FILE, format!("[\n{}\n]\n", lines.join(",\n"))).expect("the file can be written");
    }
    let text = fs::read_to_string(FILE).expect("the recorded throws are there");
    let recorded: Vec<Recorded> = serde_json::from_str(&text).expect("the recorded throws can be read");
    assert_eq!(recorded.len(), 200);
    for it in recorded {
        assert_eq!(Recorded::new(it.conditions.clone(), it.thrown), it);
    }
}

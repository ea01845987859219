//! Whatever is pressed, and however often the app dies: players' times add up to the device's clock.

use super::face::at_clock;
use crate::fingers::{Fingers, SIZES, phone};
use proptest::prelude::*;
use serde_json::json;

/// The most by which times may be off, in ms.
const OFF: u64 = 100;

/// What players do, with a number where it needs one.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Seat(usize),
    Hold,
    Undo,
    Think(u64),
    /// The app is killed, and opened again after so many ms.
    Kill(u64),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        4 => (0..4_usize).prop_map(Deed::Seat),
        1 => Just(Deed::Hold),
        1 => Just(Deed::Undo),
        4 => (0..40_000_u64).prop_map(Deed::Think),
        1 => (0..40_000_u64).prop_map(Deed::Kill),
    ];
    proptest::collection::vec(deed, 1..24)
}

fn used(fingers: &Fingers) -> u64 {
    let seats = fingers.state("/state/seats");
    seats.as_array().into_iter().flatten().filter_map(|seat| seat["used"].as_u64()).sum()
}

fn runs(fingers: &Fingers) -> bool {
    fingers.state("/state/runs") == json!(true)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_times_add_up_to_the_devices_clock(deeds in deeds()) {
        let device = phone("en");
        let mut fingers = at_clock(&device, SIZES[0]);
        let clock = || device.contents().clock;
        // How long the clock ran, up to the last look, and when that was.
        let (mut ran, mut looked) = (0, clock());
        for deed in deeds {
            let (before, was_running) = (used(&fingers), runs(&fingers));
            match deed {
                Deed::Seat(seat) => fingers.tap(&format!("seat-{seat}")),
                Deed::Hold => fingers.tap("hold"),
                // What was taken back may have been a pause, in which nobody is to lose time after all.
                Deed::Undo => {
                    if fingers.sees("undo") {
                        fingers.tap("undo");
                        ran = used(&fingers);
                        looked = clock();
                    }
                }
                Deed::Think(time) => fingers.pass(time),
                Deed::Kill(time) => {
                    drop(fingers);
                    device.contents_mut().clock += time;
                    fingers = at_clock(&device, SIZES[0]);
                }
            }
            if was_running {
                ran += clock() - looked;
            }
            looked = clock();
            prop_assert!(used(&fingers) >= before || matches!(deed, Deed::Undo), "{:?} takes no time back", deed);
            prop_assert!(used(&fingers).abs_diff(ran) <= OFF, "{} and {ran} after {deed:?}", used(&fingers));
        }
    }
}

#[test]
fn a_clock_that_ran_is_found_running_and_one_that_was_held_as_it_was() {
    let device = phone("en");
    let mut fingers = at_clock(&device, SIZES[0]);
    fingers.tap("seat-1");
    fingers.pass(5_000);
    let before = used(&fingers);
    drop(fingers);
    device.contents_mut().clock += 63_200;
    let mut fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!(fingers.app.screen_name(), "table-clock");
    assert_eq!(used(&fingers), before + 63_200);
    fingers.tap("hold");
    let held = used(&fingers);
    drop(fingers);
    device.contents_mut().clock += 1_000_000;
    let fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!((fingers.app.screen_name(), used(&fingers)), ("table-clock", held));
}

#[test]
fn a_clock_that_was_set_takes_no_time_from_anybody() {
    let device = phone("en");
    let mut fingers = at_clock(&device, SIZES[0]);
    fingers.tap("seat-0");
    fingers.pass(5_000);
    let before = used(&fingers);
    device.contents_mut().clock -= 3_600_000;
    fingers.pass(1_000);
    assert!(used(&fingers).abs_diff(before + 1_000) <= OFF, "{before} became {}", used(&fingers));
    fingers.rest(10_000.0);
    device.contents_mut().clock += 120_000;
    fingers.pass(100);
    assert!(used(&fingers) >= before + 120_000, "it may have slept");
    fingers.tap("give-back");
    assert!(used(&fingers).abs_diff(before + 1_100) <= OFF, "{before} became {}", used(&fingers));
}

#[test]
fn a_device_that_rings_for_the_app_rings_when_the_player_on_turn_has_no_time_left() {
    let device = phone("en");
    device.contents_mut().abilities.alarm = true;
    let mut fingers = at_clock(&device, SIZES[0]);
    fingers.tap("seat-3");
    let alarm = device.contents().alarm.clone().expect("it rings");
    assert!(alarm.words.contains("Plum") && alarm.at.abs_diff(device.contents().clock + 600_000) < 1_000);
    fingers.tap("hold");
    assert_eq!(device.contents().alarm, None);
}

//! The sand timer in a real window: suspended, killed, and woken in another time zone.

use crate::stage::{go_on, run, scratch};
use serde_json::Value;
use std::{fs, path::Path};

fn dumped(file: &Path) -> Value {
    serde_json::from_slice(&fs::read(file).expect("the script wrote it")).expect("a dump is JSON")
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("it is a whole number")
}

/// When the sand of a dump runs out, on the wall clock.
fn deadline(dump: &Value) -> u64 {
    number(&dump["wall"]) + number(&dump["state"]["left"])
}

/// Runs a command until it has written the file named first, stops it for three seconds, and lets it go on.
const SUSPENDED: &str =
    r#""$@" & until [ -s "$0" ] || ! kill -0 $!; do sleep 0.1; done; kill -STOP $!; sleep 3; kill -CONT $!; wait $!"#;

#[test]
fn a_process_that_was_suspended_has_the_right_time_when_it_goes_on() {
    let folder = scratch("timer-suspended");
    let script = "size 390 844\nwait 400\ntap timer\ntap start\nwait 900\ndump FOLDER/before.json\nlive 5000\n\
                  expect /state/runs true\ndump FOLDER/after.json\n";
    let (before, after) = (folder.join("before.json"), folder.join("after.json"));
    let ended = run(&folder, script, &["sh", "-c", SUSPENDED, &before.display().to_string()]);
    assert_eq!(ended.code, 0, "{}", ended.message);
    let (before, after) = (dumped(&before), dumped(&after));
    let gone = number(&after["wall"]) - number(&before["wall"]);
    assert!(gone >= 5000, "the clock went on while the process was stopped: {gone} ms");
    let off = deadline(&after).abs_diff(deadline(&before));
    assert!(off <= 100, "{off} ms off");
}

/// Runs a command until it has written the file named first, and kills it.
const KILLED: &str = r#""$@" & until [ -s "$0" ] || ! kill -0 $!; do sleep 0.1; done; sleep 1; kill -9 $!; wait $!"#;

#[test]
fn a_killed_timer_goes_on_right_to_a_tenth_of_a_second_in_any_time_zone() {
    let folder = scratch("timer-killed");
    let script = "size 390 844\nwait 400\ntap timer\ntap start\nwait 900\ndump FOLDER/before.json\nlive\n";
    let before = folder.join("before.json");
    let ended = run(&folder, script, &["sh", "-c", KILLED, &before.display().to_string()]);
    assert_ne!(ended.code, 0, "it was killed");
    let look = "size 390 844\nwait 300\nexpect /screen \"timer\"\ndump FOLDER/after.json\n";
    for zone in ["Europe/Paris", "America/St_Johns"] {
        let ended = run(&folder, look, &["env", &format!("TZ={zone}")]);
        assert_eq!(ended.code, 0, "{}", ended.message);
        let off = deadline(&dumped(&folder.join("after.json"))).abs_diff(deadline(&dumped(&before)));
        assert!(off <= 100, "{off} ms off in {zone}");
    }
    go_on(&folder, "size 390 844\nwait 300\ntap start\nexpect /state/runs false\n");
}

//! The table companions in a real window, each with a little story.

use crate::stage;

/// Plays a story; what it says after `expect` is checked by the app itself.
fn story(name: &str, script: &str) {
    let folder = stage::play(name, &format!("size 390 844 1\n{script}screenshot FOLDER/end.png\n"));
    assert!(folder.join("end.png").exists());
}

#[test]
fn a_keep_is_counted_in_a_window_and_found_again_by_the_next() {
    let folder = stage::play(
        "companion-knock",
        "size 390 844 1\ntap table\ntap table-knock\ntap sand-start\ntap enter\ntap time-3\ntap voice\ntap alarm\n\
         expect /state/sheet/keep/0/state/Fights/tokens 2\nexpect /state/sheet/voice \"Silence\"\n",
    );
    stage::go_on(
        &folder,
        "size 844 390 1\nwait 300\nexpect /screen \"companion-knock\"\ntap undo\n\
         expect /state/sheet/keep/0/state/Fights/tokens 3\n",
    );
}

#[test]
fn an_inventory_is_filled_in_a_window() {
    story(
        "companion-donjonz",
        "tap table\ntap table-donjonz\ntap pouch\ntap pouch\ntap key\ntap door\nexpect /state/sheet/circled 4\n",
    );
}

#[test]
fn a_party_fights_in_a_window() {
    story(
        "companion-fighter",
        "tap table\ntap table-fighter\ntap hero-add\ntap join-0\ntap companion-fight\ntap foe-add\ntap meet-0\n\
         tap hit-5\ntap take-it\nexpect /state/sheet/is_defeated true\n",
    );
}

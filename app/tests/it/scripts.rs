//! Scripts that cannot be played are refused, with the line, before the window opens.

use sablier::script::Script;

#[test]
fn numbers_out_of_this_world_are_refused() {
    for step in [
        "wait nan",
        "wait inf",
        "wait -5",
        "wait 1e300",
        "pass -1",
        "pass 1e300",
        "size nan nan",
        "size inf inf",
        "size -5 5",
        "size 99999 9",
        "size 390 844 1000",
        "size 390 844 0",
        "size 390 844 x",
        "size 19000 19000",
        "tap nan 5",
        "drag inf 0 -> 1 1",
        "swipe 5 5 -> 1 1 nan",
        "swipe throw",
        "live until",
        "live until /screen home",
    ] {
        let fault = Script::parse(&format!("wait 5\n{step}")).err();
        assert_eq!(fault.map(|fault| fault.line), Some(2), "{step}");
    }
}

#[test]
fn the_smallest_and_the_longest_windows_may_be_asked_for() {
    for step in ["size 0 0", "size 1 1", "size 20000 10", "size 10 20000", "size 390 844 3"] {
        assert!(Script::parse(step).is_ok(), "{step}");
    }
}

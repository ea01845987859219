//! What the tests of all companions share.

use sablier_rules::companion::{Log, Sheet};

/// The sheet after these actions, each of which must be allowed.
pub fn after<S: Sheet>(actions: &[S::Action]) -> S {
    actions.iter().fold(S::default(), |sheet, action| sheet.after(action).unwrap_or_else(|why| panic!("{why:?}")))
}

/// Plays actions, leaving out what is refused, and checks that undo and redo lead through the very same sheets, and
/// that a saved log comes back as it was.
pub fn check_log<S: Sheet>(actions: &[S::Action]) {
    let mut log = Log::<S>::default();
    let mut sheets = vec![log.now().clone()];
    for action in actions {
        let before = log.now().clone();
        let goes_on = log.last().is_some_and(|last| S::goes_on(last, action));
        match log.apply(action.clone()) {
            Ok(()) => {
                if goes_on {
                    sheets.pop();
                }
                sheets.push(log.now().clone());
            }
            Err(_) => assert_eq!(log.now(), &before),
        }
        assert!(log.now().is_sound(), "{:?} after {action:?}", log.now());
    }
    for sheet in sheets.iter().rev().skip(1) {
        assert!(log.undo());
        assert_eq!(log.now(), sheet);
    }
    assert!(!log.undo());
    let text = serde_json::to_string(&log).expect("a log is plain data");
    assert_eq!(serde_json::from_str::<Log<S>>(&text).expect("it was just written"), log);
    for sheet in &sheets[1..] {
        assert!(log.redo());
        assert_eq!(log.now(), sheet);
    }
    assert!(!log.redo());
}

//! The lesson under fingers: what is said, when, and how much room that takes.

use crate::fingers::{Fingers, SIZES, phone_with_text};
use serde_json::json;

fn at_lesson(language: &str, percent: u16, size: (f32, f32)) -> Fingers {
    let mut fingers = Fingers::on(&phone_with_text(language, percent), size);
    fingers.tap("play-donjonz");
    fingers.tap("lesson");
    fingers.rest(400.0);
    fingers
}

/// The sentence on show.
fn sentence(fingers: &Fingers) -> Option<String> {
    let bubble = fingers.app.scene().find("lesson-more").or_else(|| fingers.app.scene().find("lesson"));
    bubble.map(|bubble| bubble.label.clone())
}

/// Reads what is said to its end.
fn read(fingers: &mut Fingers) {
    while let Some(id) = ["lesson-more", "lesson-next"].into_iter().find(|id| fingers.sees(id)) {
        fingers.tap(id);
    }
}

#[test]
fn the_lesson_states_the_goal_and_begins_with_a_few_cards() {
    let fingers = at_lesson("en", 100, SIZES[0]);
    let goal = sentence(&fingers).expect("somebody speaks").to_lowercase();
    assert!(goal.contains("gold") && goal.contains("monsters"), "{goal}");
    assert_eq!(fingers.state("/state/game/position/laid").as_array().map(Vec::len), Some(3));
}

#[test]
fn the_lesson_notices_what_was_done() {
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = at_lesson("en", 100, size);
        fingers.tap("lesson-next");
        let mut said = vec![sentence(&fingers)];
        let mut heard = |fingers: &Fingers, what: &str| {
            let new = sentence(fingers);
            assert!(new.is_some() && !said.contains(&new), "{size:?}, after {what}: {new:?}");
            said.push(new);
        };
        fingers.tap("suggest");
        fingers.tap("lay");
        heard(&fingers, "laying a card");
        fingers.tap("turn");
        heard(&fingers, "turning a card");
        fingers.tap("suggest");
        fingers.tap("lay");
        heard(&fingers, "laying the second card");
    }
}

#[test]
fn what_asks_for_a_deed_stays_until_it_is_done() {
    let mut fingers = at_lesson("en", 100, SIZES[0]);
    read(&mut fingers);
    let asked = sentence(&fingers).expect("somebody asks for a card to be laid");
    assert!(!fingers.sees("lesson-next"), "{asked}");
    fingers.tap("lesson");
    assert_eq!(sentence(&fingers), Some(asked));
}

#[test]
fn a_lesson_that_was_left_goes_on_where_it_was() {
    let mut fingers = at_lesson("en", 100, SIZES[0]);
    read(&mut fingers);
    fingers.tap("suggest");
    fingers.tap("lay");
    let (game, said) = (fingers.state("/state/game"), sentence(&fingers));
    fingers.tap("back");
    let mut again = Fingers::on(&fingers.device, SIZES[0]);
    again.tap("play-donjonz");
    assert!(
        again.app.scene().find("lesson").is_some_and(|it| it.label == "Go on with the lesson" && it.area.w > 300.0)
    );
    again.tap("lesson");
    assert_eq!((again.state("/state/game"), sentence(&again)), (game, said));
}

#[test]
fn on_a_phone_on_its_side_the_lesson_leaves_the_whole_board_to_the_dungeon() {
    let fingers = at_lesson("en", 100, SIZES[1]);
    let area = |id: &str| fingers.app.scene().find(id).unwrap_or_else(|| panic!("no {id}")).area;
    let bubble = fingers.app.scene().find("lesson-more").map_or_else(|| area("lesson"), |it| it.area);
    let shared = bubble.meet(area("board"));
    assert!(shared.w <= 0.0 || shared.h <= 0.0);
    for id in ["hand", "turn"] {
        let shared = bubble.meet(area(id));
        assert!(shared.w <= 0.0 || shared.h <= 0.0, "the lesson covers {id}");
    }
    assert!(area("board").h > 300.0);
}

#[test]
fn leaving_the_lesson_takes_two_taps() {
    for (game, begin) in [("donjonz", None), ("knock", Some("knock")), ("fighter", None)] {
        let mut fingers = Fingers::on(&phone_with_text("en", 100), SIZES[0]);
        fingers.tap(&format!("play-{game}"));
        let lobby = fingers.app.screen_name();
        fingers.tap("lesson");
        begin.into_iter().for_each(|id| fingers.tap(id));
        fingers.rest(400.0);
        let table = fingers.app.screen_name();
        fingers.tap("lesson-skip");
        assert_eq!(fingers.app.screen_name(), table, "{game}");
        fingers.tap("lesson-leave");
        assert_eq!(fingers.app.screen_name(), lobby, "{game}");
    }
}

#[test]
fn after_three_cards_the_guide_lays_the_rest() {
    let mut fingers = at_lesson("en", 100, SIZES[0]);
    read(&mut fingers);
    for _ in 0..3 {
        fingers.tap("suggest");
        fingers.tap("lay");
    }
    assert_eq!(fingers.state("/state/pile"), json!(5));
    read(&mut fingers);
    fingers.rest(2500.0);
    assert_eq!(fingers.state("/state/pile"), json!(0));
    assert_eq!(fingers.state("/state/phase"), json!("Explore"));
}

#[test]
fn the_bubble_takes_at_most_a_quarter_of_the_board() {
    for language in ["en", "fr", "es"] {
        for percent in [100, 150] {
            for size in SIZES {
                let mut fingers = at_lesson(language, percent, size);
                let next =
                    ["lesson-more", "lesson-next", "suggest", "lay", "go", "step-right", "step-down", "step-left"];
                for _ in 0..24 {
                    let scene = fingers.app.scene();
                    let board = scene.find("board").expect("there is a board").area;
                    let bubble = scene.find("lesson-more").or_else(|| scene.find("lesson")).map(|it| it.area);
                    let when = format!("{language} {percent} % {size:?}: {bubble:?} {board:?}");
                    // Beside the board it may take what is left of the tray.
                    if let Some(bubble) = bubble.filter(|bubble| bubble.x < board.right()) {
                        let whole = board.bottom() - bubble.y;
                        assert!(bubble.h <= whole / 4.0 + 1.0 && board.h >= whole * 0.7, "{when}");
                    }
                    assert!(board.h >= size.1 * 0.3, "{when}");
                    assert!(fingers.app.scene().faults.is_empty(), "{when}: {:?}", fingers.app.scene().faults);
                    let Some(id) = next.into_iter().find(|id| fingers.sees(id)) else { break };
                    fingers.tap(id);
                }
            }
        }
    }
}

#[test]
fn the_bubble_of_every_lesson_stays_small() {
    for (game, begin) in [("knock", Some("knock")), ("fighter", None)] {
        for language in ["en", "fr", "es"] {
            for percent in [100, 150] {
                for size in SIZES {
                    let mut fingers = Fingers::on(&phone_with_text(language, percent), size);
                    fingers.tap(&format!("play-{game}"));
                    fingers.tap("lesson");
                    begin.into_iter().for_each(|id| fingers.tap(id));
                    fingers.rest(400.0);
                    let scene = fingers.app.scene();
                    let bubble = scene.find("lesson-more").or_else(|| scene.find("lesson")).map(|it| it.area);
                    let bubble = bubble.unwrap_or_else(|| panic!("{game}: nobody speaks"));
                    assert!(bubble.h <= size.1 / 4.0 + 1.0, "{game} {language} {percent} % {size:?}: {bubble:?}");
                    assert!(scene.faults.is_empty(), "{game} {language} {percent} % {size:?}: {:?}", scene.faults);
                }
            }
        }
    }
}

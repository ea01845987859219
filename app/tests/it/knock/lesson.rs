//! The Knock lesson under fingers, from its first sentence to the Knight.

use super::keep::play;
use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game,
    knock::{Action, Knock, Phase, bot},
};
use sablier::{
    geometry::Rect,
    screens::knock::lesson::{Lesson, before_the_knight},
};
use serde_json::json;

/// The lesson, with the first sentence on show.
fn open() -> Fingers {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    ["play-knock", "lesson", "knock"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.state("/state/lesson"), json!(true));
    fingers
}

fn sentence(fingers: &Fingers) -> String {
    fingers.app.scene().find("lesson").map(|it| it.label.clone()).unwrap_or_default()
}

/// Every placement of the player who is on, those first that the lesson waits for.
fn placements(game: &Knock) -> Vec<Action> {
    let mut hand = game.playable();
    hand.sort_by_key(|card| {
        let card = game.card(*card);
        if game.unbeaten().count() > 0 {
            card.sum().into()
        } else {
            -i32::from(card.creature.is_some() || card.silence)
        }
    });
    let places = game.keep().places();
    let each =
        |card| places.iter().flat_map(move |at| [false, true].map(|turned| Action::Place { card, at: *at, turned }));
    hand.into_iter().flat_map(each).collect()
}

/// What a game is after an action.
fn after(game: &Knock, action: &Action) -> Knock {
    let mut after = game.clone();
    after.apply(action).expect("every placement here is legal");
    after
}

#[test]
fn the_lesson_can_be_played_to_its_end_and_counts_for_nothing() {
    let mut fingers = open();
    let (mut running, _) = Lesson::start();
    for turns in 0.. {
        assert!(turns < 14, "the lesson never skips");
        if sentence(&fingers).contains("skip to the end") {
            break;
        }
        let game = running.game();
        let is_better = |action: &&Action| {
            let after = after(game, action);
            after.end().is_none() && (game.unbeaten().count() == 0 || after.unbeaten().count() == 0)
        };
        let actions = placements(game);
        let action = *actions.iter().find(is_better).or(actions.first()).expect("the lesson has a move");
        play(&mut fingers, action);
        running.apply(action, 0).expect("it was legal for the table");
        while fingers.sees("lesson-next") && !sentence(&fingers).contains("skip to the end") {
            fingers.tap("lesson-next");
        }
    }
    fingers.tap("lesson-next");
    assert_eq!(fingers.state("/state/game/phase"), json!("PlaceKnight"));
    let mut running = before_the_knight().expect("there is an easy Knight");
    while running.game().phase() != Phase::Over {
        let action = bot::greedy(&running.game().own_view()).expect("a game that goes on has a move");
        play(&mut fingers, action);
        running.apply(action, 0).expect("it was legal for the table");
    }
    fingers.rest(3000.0);
    assert_eq!(fingers.app.screen_name(), "knock-finish");
    assert_eq!((fingers.state("/state/won"), fingers.state("/state/lesson")), (json!(true), json!(true)));
    assert!(fingers.app.settings().has_seen_lesson("knock"));
    let contents = fingers.device.contents();
    assert!(!contents.files.contains_key("knock.json") && !contents.files.contains_key("knock-past.json"));
}

#[test]
fn what_would_lose_is_taken_back_and_says_so() {
    let mut fingers = open();
    let (running, _) = Lesson::start();
    let loses = |action: &Action| after(running.game(), action).end().is_some();
    let loud = placements(running.game()).into_iter().find(loses).expect("one card of the lesson is too loud");
    play(&mut fingers, loud);
    assert_eq!(fingers.state("/state/game/keep").as_array().map(Vec::len), Some(1));
    assert!(sentence(&fingers).starts_with("Shh!"), "{}", sentence(&fingers));
}

#[test]
fn the_lesson_can_be_skipped_and_is_not_gold_again() {
    let mut fingers = open();
    fingers.tap("lesson-skip");
    fingers.tap("lesson-leave");
    assert_eq!(fingers.app.screen_name(), "knock-lobby");
    assert!(fingers.app.scene().find("lesson").is_some_and(|it| it.label == "Lesson"));
}

#[test]
fn a_lesson_that_was_broken_off_is_still_offered_first() {
    let fingers = open();
    let mut again = Fingers::on(&fingers.device, SIZES[0]);
    again.tap("play-knock");
    assert!(again.app.scene().find("lesson").is_some_and(|it| it.label == "Learn by playing"));
}

/// Plays what the bulb shows until the goblin says something with this word.
fn listen_for(fingers: &mut Fingers, word: &str) {
    for _ in 0..40 {
        if sentence(fingers).contains(word) {
            return;
        }
        let on = ["lesson-more", "lesson-next", "place", "hint"].into_iter().find(|id| fingers.sees(id));
        fingers.tap(on.expect("there is always a way on"));
        fingers.rest(1500.0);
    }
    panic!("nobody says {word}");
}

#[test]
fn what_the_goblin_asks_for_stays_until_it_is_done_and_the_bulb_knows_it() {
    let mut fingers = open();
    listen_for(&mut fingers, "crossed-out bubble");
    assert!(!fingers.sees("lesson-next"));
    let (running, _) = Lesson::start();
    let game = running.game();
    let silence = game.hand(0).iter().find(|card| game.card(**card).silence).expect("the first hand has one");
    let hand = fingers.state("/state/game/hand");
    let other = hand.as_array().and_then(|hand| hand.iter().find(|card| **card != json!(silence)));
    fingers.tap(&format!("card_{}", other.expect("there are others")));
    fingers.tap("turn-card");
    let quiet =
        fingers.app.scene().touchables.iter().find(|it| it.id.starts_with("place_") && !it.label.contains("lose"));
    let quiet = quiet.expect("it can lie somewhere").id.clone();
    fingers.tap(&quiet);
    fingers.tap("place");
    fingers.rest(1500.0);
    assert!(sentence(&fingers).contains("crossed-out bubble"), "{}", sentence(&fingers));
    fingers.tap("hint");
    assert_eq!(fingers.state("/state/chosen"), json!(silence));
}

#[test]
fn what_is_asked_for_is_read_at_a_glance_on_a_phone() {
    let mut fingers = open();
    fingers.tap("lesson-next");
    assert!(sentence(&fingers).contains("or drag the card there"));
    assert!(!fingers.sees("lesson-more") && !fingers.sees("lesson-next"), "nothing else is to be read first");
}

#[test]
fn the_knight_comes_into_a_keep_that_can_be_taken_in() {
    for size in SIZES {
        let mut fingers = Fingers::on(&phone("en"), size);
        ["play-knock", "lesson", "knock"].iter().for_each(|id| fingers.tap(id));
        listen_for(&mut fingers, "skip to the end");
        fingers.tap("lesson-next");
        fingers.rest(900.0);
        assert_eq!(fingers.state("/state/game/phase"), json!("PlaceKnight"), "{size:?}");
        let board = fingers.app.scene().find("board").expect("the Keep is there").area;
        let cards = fingers.app.scene().touchables.iter().filter(|it| it.id.starts_with("keep_")).collect::<Vec<_>>();
        assert!(cards.len() <= 10, "{size:?}");
        let is_whole = |area: Rect| board.meet(area) == area && area.w >= 40.0;
        assert!(cards.iter().all(|it| is_whole(it.area)), "{size:?}");
        assert!(!fingers.sees("home"), "{size:?}: there is nothing to look for");
    }
}

#[test]
fn a_lesson_that_was_left_goes_on_where_it_was() {
    let mut fingers = open();
    listen_for(&mut fingers, "slime");
    let (keep, said) = (fingers.state("/state/game/keep"), sentence(&fingers));
    fingers.tap("lesson-skip");
    fingers.tap("lesson-leave");
    let door = |fingers: &Fingers| fingers.app.scene().find("lesson").map(|it| (it.label.clone(), it.area.w));
    let (words, wide) = door(&fingers).expect("the lesson has a door");
    assert_eq!(words, "Go on with the lesson");
    assert!(wide > 300.0, "it does not shrink: {wide}");
    let mut again = Fingers::on(&fingers.device, SIZES[0]);
    ["play-knock", "lesson"].iter().for_each(|id| again.tap(id));
    assert_eq!((again.state("/state/game/keep"), sentence(&again)), (keep, said));
}

#[test]
fn the_bulb_takes_the_card_that_the_goblin_speaks_of() {
    let mut fingers = open();
    for _ in 0..14 {
        while let Some(id) = ["lesson-more", "lesson-next"].into_iter().find(|id| fingers.sees(id)) {
            fingers.tap(id);
        }
        fingers.tap("hint");
        if sentence(&fingers).contains("slime") {
            break;
        }
        fingers.tap("place");
        fingers.rest(2000.0);
    }
    let (running, _) = Lesson::start();
    let slime = running.game().hand(0).iter().find(|card| running.game().card(**card).creature.is_some());
    assert_eq!(fingers.state("/state/chosen"), json!(slime));
    assert_eq!(fingers.state("/state/forecast/end"), json!(null), "the bulb never loses");
}

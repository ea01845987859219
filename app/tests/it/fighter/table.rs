//! Fighter at its table under fingers: a whole game, a throw taken back, a kill, trading, and every key.

use super::party::{decide, first_in_which, heroes, play, reopen, running, saved, sit_down, sit_down_at, touch};
use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game,
    fighter::{
        Action, Fighter, Landing, Phase, RoomKind, Setup, Spot,
        thrower::{Skill, Thrower},
    },
};
use sablier::{
    input::{Input, Key},
    platform::News,
    play::{Host, Match},
};
use serde_json::json;

/// Plays a game on by fingers, and says what was wrong on the way.
fn play_on(fingers: &mut Fingers, game: &mut Fighter, thrower: &mut Thrower) -> Vec<String> {
    let mut faults = Vec::new();
    while let Some(action) = decide(game, thrower) {
        play(fingers, game, &action);
        game.apply(&action).expect("the table let it happen, so it is legal");
        let found = &fingers.app.scene().faults;
        faults.extend(found.iter().map(|fault| format!("{:?} after {action:?}: {fault}", game.phase())));
    }
    faults
}

#[test]
fn a_whole_game_is_played_by_fingers_alone() {
    let device = phone("en");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-fighter", "new", "start"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "fighter");
    let mut game = saved(&fingers).state().clone();
    let faults = play_on(&mut fingers, &mut game, &mut Thrower::new(Skill::SHARP, 5));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    fingers.rest(9000.0);
    assert_eq!(fingers.app.screen_name(), "fighter-finish");
    assert_eq!(fingers.state("/state/end"), serde_json::to_value(game.end()).expect("an end is plain data"));
    assert_eq!(saved(&fingers).state(), &game, "what was touched is what was played");
    fingers.tap("replay");
    fingers.rest(2000.0);
    assert_eq!(fingers.app.screen_name(), "fighter-replay");
}

#[test]
fn a_throw_entered_by_mistake_is_taken_back() {
    let mut fingers = sit_down(&phone("en"), SIZES[0], heroes(2), 3);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "die-red");
    let before = saved(&fingers).state().clone();
    touch(&mut fingers, "missed");
    assert_ne!(saved(&fingers).state(), &before);
    fingers.tap("undo");
    assert_eq!((saved(&fingers).state(), fingers.state("/state/game/phase")), (&before, json!("Throw")));
    fingers.press(Key::Undo);
    assert_eq!(fingers.state("/state/game/phase"), json!("Aim"));
    // The monster was turned over, and nobody can forget it.
    assert!(!fingers.sees("undo"));
}

#[test]
fn nobody_has_to_wait_for_the_party_to_arrive() {
    let mut fingers = sit_down(&phone("en"), SIZES[0], heroes(2), 3);
    let at = fingers.find("walk_0_0");
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    fingers.rest(60.0);
    assert!(!fingers.sees("die-red"), "the party is on its way");
    fingers.feed(&[Input::Down { finger: 1, at }]);
    assert!(fingers.sees("die-red") && fingers.sees("told"));
}

#[test]
fn a_game_that_was_killed_goes_on_where_it_stood() {
    let device = phone("en");
    let mut fingers = sit_down(&device, SIZES[0], heroes(3), 8);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "die-green");
    let game = saved(&fingers).state().clone();
    drop(fingers);
    let mut fingers = reopen(&device, SIZES[0]);
    assert_eq!(fingers.state("/state/game/phase"), json!("Throw"));
    touch(&mut fingers, "missed");
    assert_ne!(saved(&fingers).state(), &game);
}

#[test]
fn a_normal_throw_is_two_touches_and_a_miss_is_one() {
    let mut fingers = sit_down(&phone("en"), SIZES[0], heroes(3), 8);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "die-green");
    fingers.tap("plain");
    assert_eq!(fingers.state("/state/game/phase"), json!("Throw"), "it is not known yet where the die lies");
    fingers.tap("spot-1");
    fingers.tap("plain");
    assert_eq!(fingers.state("/state/game/player"), json!(1));
    touch(&mut fingers, "die-red");
    touch(&mut fingers, "missed");
    assert_eq!(fingers.state("/state/game/player"), json!(2));
}

#[test]
fn a_die_that_missed_can_show_the_symbol() {
    let device = phone("en");
    let mut fingers = sit_down(&device, SIZES[0], heroes(3), 8);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "die-red");
    touch(&mut fingers, "missed-symbol");
    let last = saved(&fingers).log().last().map(|entry| entry.action.clone());
    assert_eq!(last, Some(Action::Land(Landing { spot: Spot::Off, symbol: true })));
}

#[test]
fn keys_enter_a_throw() {
    let mut fingers = sit_down(&phone("en"), SIZES[3], heroes(3), 8);
    touch(&mut fingers, "walk_0_0");
    fingers.rest(1500.0);
    fingers.press(Key::Letter('b'));
    assert_eq!(fingers.state("/state/game/phase"), json!("Throw"));
    fingers.press(Key::Letter('1'));
    fingers.press(Key::Enter);
    assert_eq!(fingers.state("/state/game/player"), json!(1));
}

/// A game at the end of a turn in which somebody carries something that another one could have.
fn laden() -> (Match<Fighter>, Action) {
    let can_give = |game: &Fighter| game.legal_actions().into_iter().find(|it| matches!(it, Action::Give { .. }));
    let running = first_in_which(&heroes(3), |game| game.phase() == Phase::Rest && can_give(game).is_some());
    let give = can_give(running.game()).expect("that is what was looked for");
    (running, give)
}

#[test]
fn a_card_is_given_away_by_two_touches() {
    let (running, give) = laden();
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &running);
    play(&mut fingers, running.game(), &give);
    let Action::Give { card, to } = give else { panic!("a gift was looked for") };
    assert_eq!(saved(&fingers).state().holder(card), Some(to));
}

#[test]
fn a_card_is_given_away_by_dragging_it() {
    let (running, give) = laden();
    let Action::Give { card, to } = give else { panic!("a gift was looked for") };
    let mut fingers = sit_down_at(&phone("en"), SIZES[2], &running);
    touch(&mut fingers, "trade");
    let bag = fingers.find(&format!("bag_{to}"));
    fingers.drag(&format!("carry_{}", card.0), bag);
    assert_eq!(saved(&fingers).state().holder(card), Some(to));
}

#[test]
fn a_card_of_the_shop_is_picked_and_then_paid_for_a_hero() {
    let can_buy = |game: &Fighter| game.legal_actions().into_iter().find(|it| matches!(it, Action::Buy { .. }));
    let running = first_in_which(&heroes(2), |game| game.is_in(RoomKind::Shop) && can_buy(game).is_some());
    let buy = can_buy(running.game()).expect("that is what was looked for");
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &running);
    play(&mut fingers, running.game(), &buy);
    assert!(saved(&fingers).state().gold() < running.game().gold());
}

#[test]
fn a_code_leads_into_the_same_dungeon() {
    let code = running(Setup::default(), 77).code().expect("a plain setup has a code");
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    fingers.device.contents_mut().news.push(News::Link(format!("https://example.org/#fighter={code}")));
    fingers.rest(300.0);
    assert_eq!(fingers.app.screen_name(), "fighter-party");
    fingers.tap("start");
    assert_eq!(fingers.state("/state/code"), json!(code));
}

#[test]
fn a_game_that_made_room_for_another_can_be_had_back() {
    let device = phone("en");
    let mut fingers = sit_down(&device, SIZES[0], heroes(3), 8);
    touch(&mut fingers, "walk_0_0");
    let old = saved(&fingers).state().clone();
    fingers.rest(1500.0);
    fingers.tap("back");
    ["new", "start", "restore"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(saved(&fingers).state(), &old);
}

//! What a blow looks like at the table: hearts drain when the number has arrived, a fatal blow is named, and a boss falls
//! before anything else is seen.

use super::party::{decide, first_in_which, heroes, play, saved, sit_down_at, touch};
use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game,
    fighter::{
        Action, Fighter, Foe, Landing, Phase, Setup, Spot,
        thrower::{Skill, Thrower},
    },
};
use sablier::{platform::Wishes, play::Match};
use serde_json::json;

/// The centre, with the symbol.
const FATAL: [&str; 2] = ["spot-10", "symbol"];

/// A game in which the boss stands and a die is in hand.
fn before_the_boss() -> Match<Fighter> {
    let is_boss = |game: &Fighter| matches!(game.fight().map(|fight| fight.foe), Some(Foe::Boss(_)));
    first_in_which(&heroes(2), move |game| game.phase() == Phase::Throw && is_boss(game))
}

/// Lets the app's time pass frame by frame until something is so; says how long that took.
fn until(fingers: &mut Fingers, most: f64, is_so: impl Fn(&Fingers) -> bool) -> f64 {
    let mut ms = 0.0;
    while !is_so(fingers) {
        assert!(ms < most, "it does not come to pass: {}", fingers.state("/state/told"));
        fingers.rest(16.0);
        ms += 16.0;
    }
    ms
}

#[test]
fn a_boss_takes_three_seconds_to_fall_and_no_map_comes_before_the_end() {
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &before_the_boss());
    FATAL.iter().for_each(|id| touch(&mut fingers, id));
    until(&mut fingers, 4000.0, |fingers| fingers.state("/state/told").to_string().contains("FatalBlow"));
    until(&mut fingers, 4000.0, |fingers| fingers.state("/state/told").to_string().contains("Beaten"));
    let falls = until(&mut fingers, 6000.0, |fingers| {
        assert!(!fingers.sees("tower"), "the map is seen while the boss falls");
        fingers.state("/state/told").to_string().contains("Won")
    });
    assert!((2800.0..3200.0).contains(&falls), "the boss fell in {falls} ms");
    until(&mut fingers, 4000.0, |fingers| {
        assert!(!fingers.sees("tower"), "the map is seen before the end");
        fingers.app.screen_name() == "fighter-finish"
    });
}

#[test]
fn a_fatal_blow_holds_fingers_for_a_moment_only_and_then_any_touch_goes_on() {
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &before_the_boss());
    FATAL.iter().for_each(|id| touch(&mut fingers, id));
    until(&mut fingers, 4000.0, |fingers| fingers.state("/state/told").to_string().contains("Beaten"));
    fingers.tap("told");
    assert!(fingers.state("/state/told").to_string().contains("Beaten"), "nobody meant that");
    fingers.rest(320.0);
    fingers.tap("told");
    assert!(!fingers.state("/state/told").to_string().contains("Beaten"));
}

#[test]
fn the_heart_drains_after_the_number_has_arrived() {
    let running =
        first_in_which(&heroes(2), |game| game.phase() == Phase::Throw && game.conditions().throws.is_empty());
    let health = running.game().fight().map(|fight| fight.health).expect("there is a fight");
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &running);
    ["spot-1", "plain"].iter().for_each(|id| touch(&mut fingers, id));
    assert_eq!(fingers.state("/state/foe"), json!(health), "the number is on its way");
    fingers.rest(1200.0);
    assert_eq!(fingers.state("/state/foe"), json!(health - 1));
}

#[test]
fn where_nothing_moves_the_heart_shows_what_is_left_at_once() {
    let running =
        first_in_which(&heroes(2), |game| game.phase() == Phase::Throw && game.conditions().throws.is_empty());
    let health = running.game().fight().map(|fight| fight.health).expect("there is a fight");
    let device = phone("en");
    device.contents_mut().wishes = Wishes { reduced_motion: true, ..Wishes::default() };
    let mut fingers = sit_down_at(&device, SIZES[0], &running);
    ["spot-1", "plain"].iter().for_each(|id| touch(&mut fingers, id));
    assert_eq!(fingers.state("/state/foe"), json!(health - 1));
}

/// A lucky party's game up to where its next throw ends a fight in a room where something waits.
fn before(is_it: impl Fn(&Fighter) -> bool) -> Match<Fighter> {
    let fatal = Action::Land(Landing { spot: Spot::Centre, symbol: true });
    let lucky = |seed: u64| {
        let mut running = super::party::running(heroes(3), seed);
        let mut thrower = Thrower::new(Skill::SHARP, seed);
        loop {
            let mut next = running.game().clone();
            if next.apply(&fatal).is_ok() && is_it(&next) {
                return Some(running);
            }
            let ways = running.game().ways();
            let action = match running.game().phase() {
                Phase::Throw => fatal.clone(),
                Phase::Walk => Action::Walk { to: ways[seed as usize % ways.len()] },
                _ => decide(running.game(), &mut thrower)?,
            };
            running.apply(action, 0).expect("a party plays by the rules");
        }
    };
    (0..60).find_map(lucky).expect("some way leads there")
}

#[test]
fn goods_are_laid_out_and_treasures_opened_without_being_asked_for() {
    for action in [Action::EnterShop, Action::OpenTreasure] {
        let running = before(|game| game.check(&action).is_ok());
        let mut fingers = sit_down_at(&phone("en"), SIZES[0], &running);
        FATAL.iter().for_each(|id| touch(&mut fingers, id));
        fingers.rest(9000.0);
        let done = saved(&fingers).log().last().map(|entry| entry.action.clone());
        assert_eq!(done, Some(action));
    }
}

#[test]
fn a_line_that_needs_no_answer_passes_with_a_touch() {
    let running = first_in_which(&heroes(2), |game| game.phase() == Phase::Throw && game.fight().is_some());
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &running);
    touch(&mut fingers, "missed");
    touch(&mut fingers, "told");
    assert!(!fingers.sees("told"), "{}", fingers.state("/state/told"));
}

#[test]
fn what_an_angel_carried_is_handed_on_until_the_dice_pass() {
    let gives = |game: &Fighter| {
        let is_angel = |card| game.holder(card).is_some_and(|seat| game.member(seat).is_angel);
        let gives = |action: &Action| matches!(action, Action::Give { card, .. } if is_angel(*card));
        game.legal_actions().into_iter().find(gives)
    };
    let setup = Setup { difficulty: rules::fighter::Difficulty::Infernal, ..heroes(3) };
    let clumsy = |seed: u64| {
        let (mut running, mut thrower) =
            (super::party::running(setup.clone(), seed), Thrower::new(Skill::CLUMSY, seed));
        while gives(running.game()).is_none() {
            let action = decide(running.game(), &mut thrower)?;
            running.apply(action, 0).expect("a party plays by the rules");
        }
        Some(running)
    };
    let running = (0..600).find_map(clumsy).expect("somebody leaves the game and has something to give");
    let give = gives(running.game()).expect("that is what was looked for");
    let mut fingers = sit_down_at(&phone("en"), (844.0, 390.0), &running);
    play(&mut fingers, running.game(), &give);
    let Action::Give { card, to } = give else { panic!("a gift was looked for") };
    assert_eq!(saved(&fingers).state().holder(card), Some(to));
}

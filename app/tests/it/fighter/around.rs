//! What is around a fight: rooms and boards to look at, abilities told one by one, the device passed on, the stands, the
//! lot, the story of a game.

use super::party::{first_in_which, heroes, kept, reopen, running, saved, sit_down, sit_down_at, touch};
use crate::fingers::{Fingers, SIZES, phone, phone_on_screen};
use rules::fighter::{Action, Colour, Fighter, Landing, Phase, Spot};
use sablier::{
    geometry::Point,
    input::Input,
    play::Recording,
    screens::{fighter::Journey, replay::Presenter},
};
use serde_json::json;

#[test]
fn all_boards_are_reached_in_a_small_window() {
    let mut fingers = sit_down(&phone("en"), (360.0, 640.0), heroes(3), 8);
    assert!(fingers.sees("walk_0_0") && !fingers.sees("boss"));
    touch(&mut fingers, "level_2");
    assert!(fingers.sees("boss") && !fingers.sees("walk_0_0"));
    touch(&mut fingers, "level_0");
    touch(&mut fingers, "walk_0_0");
    assert!(saved(&fingers).state().fight().is_some());
}

#[test]
fn a_room_is_told_before_it_is_entered_and_entered_by_its_line() {
    let running = first_in_which(&heroes(3), |game| game.phase() == Phase::Walk && game.ways().len() > 1);
    let rules::fighter::Place::Room { level, room } = running.game().ways()[1] else { panic!("a room was looked for") };
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &running);
    touch(&mut fingers, &format!("way_{level}_{room}"));
    assert_eq!(saved(&fingers).state().place(), running.game().ways()[1]);
}

#[test]
fn a_tap_tells_what_needs_no_other_touch() {
    let mut fingers = sit_down(&phone("en"), SIZES[0], heroes(3), 8);
    let told = |fingers: &mut Fingers, id: &str| {
        touch(fingers, id);
        assert!(fingers.sees("explained"), "{id} tells nothing");
        fingers.tap("enough");
    };
    ["tower", "leader", "room_0_1"].iter().for_each(|id| told(&mut fingers, id));
    touch(&mut fingers, "walk_0_0");
    fingers.rest(2500.0);
    ["ability_1_red", "stats"].iter().for_each(|id| told(&mut fingers, id));
}

#[test]
fn a_die_that_is_held_says_what_it_triggers() {
    for size in [SIZES[0], (844.0, 390.0)] {
        let found = first_in_which(&heroes(2), |game| game.phase() == Phase::Aim && game.hero_dice().len() == 3);
        let mut fingers = sit_down_at(&phone("en"), size, &found);
        fingers.rest(3000.0);
        fingers.hold("die-red");
        let told = fingers.app.scene().find("explained").map(|it| it.label.clone()).unwrap_or_default();
        assert!(told.contains("Blind fury"), "{told}");
    }
}

#[test]
fn an_ability_that_cannot_help_says_why() {
    // At the beginning nobody is wounded, so nobody can be healed.
    let game = running(heroes(3), 8);
    let walk = Action::Walk { to: game.game().ways()[0] };
    let mut met = game.game().clone();
    rules::Game::apply(&mut met, &walk).expect("the first room is open");
    let heals = |game: &Fighter, seat, colour| game.idle(seat, colour) == Some(rules::fighter::Idle::NobodyWounded);
    let any = met.seats().any(|seat| Colour::ALL.into_iter().any(|colour| heals(&met, seat, colour)));
    assert!(any, "one of the first three heroes heals");
}

#[test]
fn the_device_is_passed_on_for_two_seconds_unless_somebody_taps() {
    let device = phone_on_screen("en");
    for taps in [false, true] {
        // Some throws ask for a decision first.
        let passed = (0..12).find_map(|seed| {
            let mut fingers = sit_down(&device, SIZES[0], heroes(3), seed);
            ["walk_0_0", "die-red", "throw-for-me", "skip"].iter().for_each(|id| touch(&mut fingers, id));
            (0..560)
                .any(|_| {
                    fingers.rest(16.0);
                    fingers.sees("passed")
                })
                .then_some(fingers)
        });
        let mut fingers = passed.expect("somebody says to whom the device goes");
        if taps {
            fingers.tap("passed");
        } else {
            fingers.rest(1900.0);
            assert!(fingers.sees("passed"));
            fingers.rest(200.0);
        }
        assert!(!fingers.sees("passed") && fingers.sees("die-green"));
    }
}

#[test]
fn a_bet_of_honour_is_kept_and_changes_nothing() {
    let device = phone_on_screen("en");
    let mut fingers = sit_down(&device, SIZES[0], heroes(3), 8);
    ["walk_0_0", "die-red", "stands", "cheer_1"].iter().for_each(|id| touch(&mut fingers, id));
    ["stands", "bet-hit_1", "bet-miss_2", "close"].iter().for_each(|id| touch(&mut fingers, id));
    let before = saved(&fingers).log().len();
    ["throw-for-me", "skip"].iter().for_each(|id| touch(&mut fingers, id));
    fingers.rest(6000.0);
    let honour = kept(&fingers).extras.honour;
    assert_eq!(honour.values().sum::<u16>(), 1, "one of two opposite bets is won: {honour:?}");
    assert_eq!(saved(&fingers).log().len(), before + 1);
    drop(fingers);
    assert_eq!(kept(&reopen(&device, SIZES[0])).extras.honour, honour);
}

#[test]
fn the_marker_of_a_real_throw_lies_where_it_was_tapped_in_the_replay_too() {
    let mut fingers = sit_down(&phone("en"), SIZES[0], heroes(2), 8);
    ["walk_0_0", "die-red"].iter().for_each(|id| touch(&mut fingers, id));
    let middle = fingers.find("spot-10");
    let at = Point { x: middle.x + 31.0, y: middle.y - 7.0 };
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    fingers.rest(50.0);
    touch(&mut fingers, "plain");
    let game = kept(&fingers);
    let taps: Vec<_> = game.extras.taps.values().copied().collect();
    assert_eq!(taps.len(), 1);
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    fingers.app.push(Journey::replay(Recording::of(&game), 0.0));
    fingers.rest(100.0);
    fingers.tap("play");
    let throw = game.session.log().iter().position(|entry| matches!(entry.action, Action::Land(_)));
    for _ in 0..=throw.expect("somebody threw") {
        fingers.press(sablier::input::Key::Right);
    }
    assert_eq!(fingers.state("/state/tapped"), json!([taps[0].0, taps[0].1]));
}

#[test]
fn a_hero_is_read_about_before_it_is_taken() {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    ["play-fighter", "new", "hero-5"].iter().for_each(|id| touch(&mut fingers, id));
    let picks = |fingers: &Fingers| fingers.state("/state/party/picks").as_array().map_or(0, Vec::len);
    assert_eq!(picks(&fingers), 3, "looking is not taking");
    fingers.tap("take");
    assert_eq!(picks(&fingers), 4);
    fingers.tap("take");
    assert_eq!(picks(&fingers), 3);
    fingers.tap("draw-heroes");
    assert_eq!(picks(&fingers), 3);
}

#[test]
fn a_finished_game_tells_how_it_went_and_shows_its_best_throw_again() {
    let fatal = Action::Land(Landing { spot: Spot::Centre, symbol: true });
    let over = first_in_which(&heroes(2), |game| game.end() == Some(rules::fighter::End::Won));
    let log: Vec<Action> = over.session.log().iter().map(|entry| entry.action.clone()).collect();
    let last = log.iter().rposition(|action| matches!(action, Action::Land(_))).expect("somebody threw");
    let mut running = running(heroes(2), over.session.seed());
    for action in &log[..last] {
        running.apply(action.clone(), 0).expect("it was played so");
    }
    let mut fingers = sit_down_at(&phone("en"), SIZES[0], &running);
    super::party::play(&mut fingers, running.game(), &fatal);
    fingers.rest(9000.0);
    assert_eq!(fingers.app.screen_name(), "fighter-finish");
    fingers.tap("course");
    assert!(fingers.app.scene().faults.is_empty(), "{:?}", fingers.app.scene().faults);
    fingers.tap("best");
    assert_eq!(fingers.app.screen_name(), "fighter-replay");
}

#[test]
fn the_lessons_bubble_hides_nothing_that_its_words_name() {
    for size in [SIZES[0], (844.0, 390.0), (1440.0, 900.0)] {
        let mut fingers = Fingers::on(&phone("en"), size);
        ["play-fighter", "lesson", "lesson-next"].iter().for_each(|id| touch(&mut fingers, id));
        let apart = |fingers: &Fingers, id: &str| {
            let area = |id: &str| fingers.app.scene().find(id).map(|it| it.area).expect("it is there");
            let both = area("lesson").meet(area(id));
            assert!(both.w <= 0.0 || both.h <= 0.0, "the bubble hides {id} at {size:?}");
        };
        apart(&fingers, "walk_0_0");
        touch(&mut fingers, "walk_0_0");
        fingers.rest(2500.0);
        apart(&fingers, "stats");
        while fingers.sees("lesson-more") {
            fingers.tap("lesson-more");
            apart(&fingers, "stats");
        }
        touch(&mut fingers, "lesson-next");
        apart(&fingers, "die-red");
    }
}

#[test]
fn the_lesson_goes_over_to_real_dice_and_rings_what_can_be_touched() {
    for size in [SIZES[0], (844.0, 390.0)] {
        let device = phone_on_screen("en");
        let mut fingers = Fingers::on(&device, size);
        ["play-fighter", "lesson", "walk_0_0", "die-red", "real-dice"].iter().for_each(|id| touch(&mut fingers, id));
        let says =
            |fingers: &Fingers| fingers.app.scene().find("lesson").map(|it| it.label.clone()).unwrap_or_default();
        assert!(says(&fingers).contains("Now throw it"), "{}", says(&fingers));
        while fingers.sees("lesson-next") || fingers.sees("lesson-more") {
            let bubble = fingers.app.scene().find("lesson").map(|it| it.area).expect("it says something");
            let target = fingers.app.scene().find("target").map(|it| it.area).expect("the target waits for a finger");
            let both = bubble.meet(target);
            assert!(both.w <= 0.0 || both.h <= 0.0, "the bubble hides the target at {size:?}");
            fingers.tap("lesson");
        }
        ["spot-3", "plain"].iter().for_each(|id| touch(&mut fingers, id));
        fingers.rest(2500.0);
        assert!(fingers.sees("die-green") && fingers.app.scene().faults.is_empty());
    }
}

#[test]
fn what_is_told_of_a_blow_lies_over_neither_the_name_nor_the_heart_of_the_foe() {
    for size in SIZES {
        let running =
            first_in_which(&heroes(2), |game| game.phase() == Phase::Throw && game.conditions().throws.is_empty());
        let mut fingers = sit_down_at(&phone("en"), size, &running);
        ["spot-1", "plain"].iter().for_each(|id| touch(&mut fingers, id));
        fingers.rest(200.0);
        let scene = fingers.app.scene();
        let area = |id: &str| scene.find(id).map(|it| it.area).unwrap_or_else(|| panic!("{id} at {size:?}"));
        // The name stands at the foot of the foe's place, under its figure.
        assert!(area("told").bottom() <= area("foe").bottom() + 1.0, "the plate lies over the name at {size:?}");
        let both = area("told").meet(area("stats"));
        assert!(both.w <= 0.0 || both.h <= 0.0, "the plate lies over the heart at {size:?}");
    }
}

//! Fighter's dice on screen: a throw is kept as soon as it leaves the hand, friends who are away are thrown for, a replay
//! shows every flight again, and practice counts.

use super::party::{decide, first_in_which, heroes, kept, play, reopen, running, sit_down, sit_down_at, touch};
use crate::fingers::{Fingers, SIZES, phone_on_screen};
use rules::{
    Game,
    fighter::{
        Action, Fighter, Phase, Throw,
        thrower::{Skill, Thrower},
    },
};
use sablier::{
    geometry::Point,
    input::Key,
    platform::memory::Memory,
    play::{Host, Match, Recording},
    scene::{Role, Touchable},
    screens::{
        fighter::{Journey, playable::toss},
        replay::Replay,
    },
};
use serde_json::json;

/// A game on file with a throw on screen and a friend who is away, as the app first kept them.
const ON_SCREEN: &str = include_str!("../../../../tests/saves/fighter-on-glass-v1.json");

/// A swipe straight towards the target that comes to something, whatever it is.
const SWIPE: Point = Point { x: 0.0, y: -190.0 };

/// A game on a device with a die in the hand.
fn aimed(device: &Memory) -> Fingers {
    let mut fingers = sit_down(device, SIZES[0], heroes(3), 8);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "die-red");
    assert_eq!(fingers.state("/state/throw/flies"), json!(false));
    fingers
}

/// Swipes from the lower part of the table, where the die is.
fn swipe(fingers: &mut Fingers) {
    fingers.swipe("throw", SWIPE, 130.0);
}

/// Swipes far too hard: a miss is told at once, where a hit may ask something first.
fn overshoot(fingers: &mut Fingers) {
    fingers.swipe("throw", Point { x: 0.0, y: -500.0 }, 60.0);
}

/// Waits until a die that flies was seen to its end.
fn seen(fingers: &mut Fingers) {
    for _ in 0..900 {
        if fingers.state("/state/throw/flies") != json!(true) {
            return;
        }
        fingers.rest(16.0);
    }
    panic!("the die never lies: {}", fingers.state("/state/throw"));
}

/// What is wrong with the kept throws of a game: each must come to the landing that is in the log.
fn faults(running: &Match<Fighter>) -> Vec<String> {
    let session = &running.session;
    let mut game = Fighter::new(session.setup(), session.seed()).expect("the game was set up so");
    let mut faults = Vec::new();
    for (nth, entry) in running.session.log().iter().take(running.session.cursor()).enumerate() {
        if let Some(thrown) = running.extras.throws.get(&nth) {
            let landing = Action::Land(thrown.flight(&game.conditions()).landing());
            if landing != entry.action {
                faults.push(format!("{nth}: {landing:?} is not {:?}", entry.action));
            }
        }
        game.apply(&entry.action).expect("the log can be played");
    }
    faults
}

#[test]
fn a_die_that_has_left_the_hand_is_thrown_even_if_the_app_is_killed() {
    let device = phone_on_screen("en");
    let mut fingers = aimed(&device);
    let before = kept(&fingers);
    overshoot(&mut fingers);
    assert_eq!(fingers.state("/state/throw/flies"), json!(true));
    let running = kept(&fingers);
    assert_eq!(running.session.cursor(), before.session.cursor() + 1);
    assert_eq!((running.extras.throws.len(), faults(&running)), (1, vec![]));
    drop(fingers);
    let mut fingers = reopen(&device, SIZES[0]);
    assert_ne!(fingers.state("/state/game/phase"), json!("Throw"));
    assert!(!fingers.sees("undo"), "a die that was thrown cannot be taken back");
    fingers.press(Key::Undo);
    assert_eq!(kept(&fingers).session.cursor(), running.session.cursor());
    // Where it lies is shown on return, and what came of it is told once.
    assert_eq!(fingers.state("/state/throw/flies"), json!(true));
    seen(&mut fingers);
    fingers.rest(50.0);
    assert!(fingers.sees("told"));
    drop(fingers);
    let fingers = reopen(&device, SIZES[0]);
    assert_eq!(fingers.state("/state/throw"), json!(null));
}

#[test]
fn what_is_done_before_a_throw_does_not_change_how_the_hand_trembles() {
    let device = phone_on_screen("en");
    let mut fingers = aimed(&device);
    let luck = kept(&fingers).standing().luck;
    fingers.tap("undo");
    assert_eq!(kept(&fingers).standing().luck, luck, "the log is shorter, but no die was thrown");
    touch(&mut fingers, "die-red");
    swipe(&mut fingers);
    assert_ne!(kept(&fingers).standing().luck, luck);
}

#[test]
fn a_die_that_would_not_reach_the_target_stays_in_the_hand_with_a_word() {
    let mut fingers = aimed(&phone_on_screen("en"));
    let before = kept(&fingers);
    // Dragging the die onto the target is no throw.
    fingers.swipe("throw", SWIPE, 900.0);
    assert_eq!(fingers.state("/state/throw/flies"), json!(false));
    assert!(fingers.sees("fumble"));
    assert_eq!(kept(&fingers).session.cursor(), before.session.cursor());
}

#[test]
fn a_throw_that_is_too_hard_says_so() {
    let mut fingers = aimed(&phone_on_screen("en"));
    overshoot(&mut fingers);
    for _ in 0..600 {
        if fingers.sees("landed") {
            break;
        }
        fingers.rest(16.0);
    }
    let landed = fingers.app.scene().touchables.iter().find(|it| it.id == "landed").map(|it| it.label.clone());
    let label = landed.expect("the die lies");
    assert!(label.contains("A bit softer!"), "{label}");
}

#[test]
fn what_a_throw_came_to_is_told_once_it_was_seen() {
    let mut fingers = aimed(&phone_on_screen("en"));
    overshoot(&mut fingers);
    fingers.rest(200.0);
    assert!(!fingers.sees("told") && !fingers.sees("seat_0"));
    seen(&mut fingers);
    fingers.rest(50.0);
    assert!(fingers.sees("told") && fingers.sees("seat_0"));
}

#[test]
fn going_back_from_a_die_in_the_air_skips_its_flight() {
    let mut fingers = aimed(&phone_on_screen("en"));
    swipe(&mut fingers);
    fingers.press(Key::Back);
    assert_eq!((fingers.app.screen_name(), fingers.state("/state/throw")), ("fighter", json!(null)));
    let mut fingers = aimed(&phone_on_screen("en"));
    fingers.press(Key::Back);
    assert_ne!(fingers.app.screen_name(), "fighter", "with the die in the hand it leads away, as from everywhere");
}

#[test]
fn a_die_in_the_hand_can_be_put_back() {
    let mut fingers = aimed(&phone_on_screen("en"));
    fingers.tap("undo");
    assert_eq!((fingers.state("/state/game/phase"), fingers.state("/state/throw")), (json!("Aim"), json!(null)));
}

#[test]
fn every_throw_can_be_made_on_screen_or_on_the_table_and_the_choice_is_remembered() {
    let device = phone_on_screen("en");
    let mut fingers = aimed(&device);
    fingers.tap("real-dice");
    assert!(fingers.sees("spot-3") && !fingers.sees("throw"));
    drop(fingers);
    let mut fingers = reopen(&device, SIZES[0]);
    fingers.tap("spot-3");
    fingers.tap("on-glass");
    assert!(fingers.sees("throw") && fingers.state("/state/spot") == json!(null));
    fingers.tap("real-dice");
    touch(&mut fingers, "missed");
    assert!(kept(&fingers).extras.throws.is_empty());
    assert!(fingers.sees("undo"), "what was entered can be taken back");
}

#[test]
fn the_app_throws_for_a_friend_who_is_away_and_a_restart_brings_no_other_throw() {
    let device = phone_on_screen("en");
    let mut friends = running(heroes(2), 8);
    friends.extras.away.insert(0);
    let mut fingers = sit_down_at(&device, SIZES[0], &friends);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "die-red");
    let now = kept(&fingers);
    let expected = toss(now.game(), now.standing().luck);
    swipe(&mut fingers);
    assert_eq!(fingers.state("/state/throw/flies"), json!(false), "the die is not in the player's hand");
    drop(fingers);
    let mut fingers = reopen(&device, SIZES[0]);
    fingers.rest(1600.0);
    let thrown = kept(&fingers);
    assert_eq!(thrown.extras.throws.values().collect::<Vec<_>>(), [&expected]);
    assert!(faults(&thrown).is_empty());
}

#[test]
fn keys_take_no_die_out_of_the_air_or_out_of_the_hand_of_the_app() {
    let device = phone_on_screen("en");
    let mut fingers = aimed(&device);
    swipe(&mut fingers);
    let thrown = kept(&fingers).extras.throws;
    ['d', 'a'].iter().for_each(|letter| fingers.press(Key::Letter(*letter)));
    assert_eq!((kept(&fingers).extras.throws, fingers.state("/state/throw/app")), (thrown, json!(false)));
    seen(&mut fingers);
    let mut friends = running(heroes(2), 8);
    friends.extras.away.insert(0);
    let mut fingers = sit_down_at(&device, SIZES[0], &friends);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "die-red");
    ['d', 'a'].iter().for_each(|letter| fingers.press(Key::Letter(*letter)));
    assert_eq!(fingers.state("/state/throw/flies"), json!(false), "the app takes its time");
    fingers.tap("present");
    assert!(fingers.sees("throw"), "nobody has asked for real dice");
    fingers.press(Key::Letter('d'));
    assert!(fingers.sees("spot-3"));
}

#[test]
fn who_comes_back_to_the_die_stands_where_they_stood() {
    let mut fingers = aimed(&phone_on_screen("en"));
    (0..3).for_each(|_| fingers.press(Key::Right));
    ["real-dice", "on-glass"].iter().for_each(|id| fingers.tap(id));
    fingers.press(Key::Enter);
    fingers.rest(500.0);
    fingers.press(Key::Enter);
    let thrown = kept(&fingers);
    assert_eq!(thrown.extras.throws.values().map(|thrown| thrown.stand.0).collect::<Vec<_>>(), [3]);
}

#[test]
fn a_miss_says_whether_the_die_shows_the_symbol() {
    let mut fingers = Fingers::on(&phone_on_screen("en"), SIZES[0]);
    ["play-fighter", "practice"].iter().for_each(|id| fingers.tap(id));
    let (mut with, mut without) = (false, false);
    for nth in 0..40 {
        fingers.swipe("throw", Point { x: 180.0, y: -180.0 }, 80.0 + 4.0 * f64::from(nth));
        fingers.rest(200.0);
        fingers.tap("skip");
        fingers.rest(700.0);
        let said = fingers.app.scene().find("landed").map(|it| it.label.clone()).expect("the die lies");
        assert!(said.starts_with("Missed!"), "{said}");
        let symbol = said.ends_with("· hero symbol on top");
        (with, without) = (with || symbol, without || !symbol);
        fingers.tap("landed");
    }
    assert!(with && without, "{with}, {without}");
}

#[test]
fn a_friend_goes_and_comes_back_during_the_game() {
    let mut fingers = sit_down(&phone_on_screen("en"), SIZES[0], heroes(2), 8);
    touch(&mut fingers, "walk_0_0");
    touch(&mut fingers, "seat_0");
    fingers.tap("away");
    fingers.tap("close");
    assert!(kept(&fingers).extras.away.contains(&0));
    touch(&mut fingers, "die-red");
    fingers.tap("present");
    assert!(kept(&fingers).extras.away.is_empty() && fingers.sees("real-dice"));
}

#[test]
fn a_party_says_before_the_game_who_is_away() {
    let mut fingers = Fingers::on(&phone_on_screen("en"), SIZES[0]);
    ["play-fighter", "new", "away-1", "start"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(kept(&fingers).extras.away.into_iter().collect::<Vec<_>>(), [1]);
}

#[test]
fn keys_alone_throw_a_die_and_go_on() {
    let mut fingers = aimed(&phone_on_screen("en"));
    fingers.press(Key::Right);
    fingers.press(Key::Enter);
    fingers.press(Key::Enter);
    assert_eq!(fingers.state("/state/throw/flies"), json!(true));
    fingers.press(Key::Enter);
    seen(&mut fingers);
    let thrown = kept(&fingers);
    assert_eq!(thrown.extras.throws.values().map(|thrown| thrown.stand.0).collect::<Vec<_>>(), [1]);
}

#[test]
fn a_whole_game_on_screen_is_seen_again_with_every_flight() {
    let mut fingers = sit_down(&phone_on_screen("en"), SIZES[0], heroes(2), 3);
    let mut thrower = Thrower::new(Skill::SHARP, 5);
    let mut shown = Vec::new();
    loop {
        let game = kept(&fingers).session.state().clone();
        let Some(action) = decide(&game, &mut thrower) else { break };
        if game.phase() == Phase::Throw {
            touch(&mut fingers, "throw-for-me");
            fingers.press(Key::Back);
        } else {
            play(&mut fingers, &game, &action);
        }
        shown.extend(fingers.app.scene().faults.iter().map(|fault| format!("{:?}: {fault}", game.phase())));
    }
    assert!(shown.is_empty(), "{}", shown.join("\n"));
    let running = kept(&fingers);
    assert_eq!(faults(&running), Vec::<String>::new());
    let first = *running.extras.throws.keys().next().expect("somebody threw");
    fingers.rest(9000.0);
    fingers.tap("replay");
    fingers.tap("play");
    for _ in 0..first + 1 {
        fingers.press(Key::Right);
    }
    assert_eq!(fingers.state("/state/flies"), json!(true));
    fingers.press(Key::Left);
    assert_eq!(fingers.state("/state/flies"), json!(false));
    fingers.tap("play");
    let count = |fingers: &Fingers| fingers.state("/state/count").as_u64().unwrap_or_default();
    fingers.rest(1600.0);
    assert_eq!(count(&fingers), first as u64 + 1, "a flight is shown to its end");
    fingers.rest(12_000.0);
    assert!(count(&fingers) > first as u64 + 1);
}

#[test]
fn a_replay_shows_a_die_that_was_entered_where_it_was_said_to_lie() {
    let over = first_in_which(&heroes(2), |game| game.phase() == Phase::Over);
    let mut fingers = Fingers::on(&phone_on_screen("en"), SIZES[0]);
    let screen = Replay::<Journey>::of(Recording::of(&over), 0.0);
    fingers.app.push(Box::new(screen));
    fingers.rest(100.0);
    fingers.tap("play");
    let is_landing = |nth: usize| matches!(over.session.log()[nth].action, Action::Land(_));
    let first = (0..over.session.cursor()).find(|nth| is_landing(*nth)).expect("somebody threw");
    for _ in 0..=first {
        fingers.press(Key::Right);
    }
    assert_eq!((fingers.state("/state/lies"), fingers.state("/state/flies")), (json!(true), json!(false)));
}

/// On the web, the module in which dice fly comes after the app.
#[test]
fn until_dice_can_fly_they_stay_in_the_hand_and_the_app_says_why() {
    let device = phone_on_screen("en");
    let mut fingers = aimed(&device);
    device.contents_mut().abilities.dice_to_come = true;
    let said = "The dice are still on their way. They will be here in a moment.";
    swipe(&mut fingers);
    fingers.press(Key::Enter);
    fingers.tap("throw-for-me");
    fingers.rest(1000.0);
    assert_eq!(fingers.state("/state/throw/flies"), json!(false));
    assert_eq!(fingers.app.dump()["toast"], json!(said));
    device.contents_mut().abilities.dice_to_come = false;
    swipe(&mut fingers);
    assert_eq!(fingers.state("/state/throw/flies"), json!(true));
}

#[test]
fn practice_counts_what_was_thrown_and_can_be_cleared_and_had_back() {
    let device = phone_on_screen("en");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-fighter", "practice", "die", "throws", "throw-4", "throw-5", "close"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.state("/state/die"), json!("green"));
    assert_eq!(fingers.state("/state/throws"), json!([Throw::ALL[4], Throw::ALL[5]]));
    for count in 1..=3 {
        swipe(&mut fingers);
        fingers.press(Key::Back);
        assert_eq!(fingers.state("/state/results/throws"), json!(count));
    }
    ["results", "clear"].iter().for_each(|id| fingers.tap(id));
    assert_eq!((fingers.state("/state/results/throws"), fingers.state("/state/landings")), (json!(0), json!(0)));
    swipe(&mut fingers);
    fingers.press(Key::Back);
    fingers.tap("restore");
    assert_eq!(fingers.state("/state/landings"), json!(4), "what was thrown since is kept as well");
    drop(fingers);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-fighter", "practice"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.state("/state/results/throws"), json!(4));
    fingers.press(Key::Back);
    assert_eq!(fingers.app.screen_name(), "fighter-lobby");
}

#[test]
fn the_lesson_throws_on_screen_and_goes_on_to_the_end() {
    let mut fingers = Fingers::on(&phone_on_screen("en"), SIZES[0]);
    ["play-fighter", "lesson"].iter().for_each(|id| fingers.tap(id));
    touch(&mut fingers, "walk_0_0");
    fingers.rest(1000.0);
    let mut strengths = [65.0, 80.0, 100.0, 120.0, 150.0];
    for throws in 0.. {
        assert!(throws < 60, "the lesson leads nowhere: {}", fingers.state("/state/game/phase"));
        let phase = fingers.state("/state/game/phase");
        match phase.as_str() {
            Some("Rest") => break,
            Some("Aim") => {
                let die = ["die-red", "die-green", "die-blue", "die-white", "endure"];
                let free = |id: &&&str| {
                    let found = fingers.app.scene().find(id);
                    found.is_some_and(|it| it.role != Role::Label)
                };
                let die = die.iter().find(free).copied().expect("a fight goes on");
                fingers.tap(die);
            }
            Some("Throw") => {
                // Somebody who learns tries softer swipes until one hits, and keeps to it.
                let before = fingers.state("/state/game/fight/health");
                fingers.swipe("throw", SWIPE, strengths[0]);
                if fingers.state("/state/throw/flies") == json!(true) {
                    fingers.press(Key::Back);
                }
                if fingers.state("/state/game/fight/health") == before {
                    strengths.rotate_left(1);
                }
            }
            _ => {
                let around = ["foe", "back", "belt", "map", "undo", "seat_0", "seat_1"];
                let leads_on = |it: &&Touchable| it.role == Role::Button && !around.contains(&it.id.as_str());
                let choice = fingers.app.scene().touchables.iter().rfind(leads_on).map(|it| it.id.clone());
                fingers.tap(&choice.expect("a choice leads on"));
            }
        }
    }
    touch(&mut fingers, "pass-dice");
    assert_eq!(fingers.state("/state/lesson"), json!(true));
}

#[test]
fn a_file_that_keeps_strange_throws_is_read_and_seen_again() {
    let device = phone_on_screen("en");
    let mut fingers = aimed(&device);
    swipe(&mut fingers);
    drop(fingers);
    let bytes = device.contents().files["fighter.json"].clone();
    let mut file: serde_json::Value = serde_json::from_slice(&bytes).expect("the app writes JSON");
    let content = &mut file["content"];
    let landing =
        content["throws"].as_object().and_then(|throws| throws.keys().next().cloned()).expect("one was thrown");
    let far = i32::MAX;
    let strange = json!({ "stand": 255, "wall": 255, "swipe": { "from": [far, -far, far], "speed": [far, far, far], "spin": far } });
    content["throws"] = json!({ "0": strange, &landing: strange, "9999": strange, "1": "thrown", "last": strange });
    content["away"] = json!([1, 200]);
    device.contents_mut().files.insert("fighter.json".to_string(), file.to_string().into_bytes());
    let mut fingers = reopen(&device, SIZES[0]);
    let mut running = kept(&fingers);
    assert_eq!(running.extras.throws.keys().map(usize::to_string).collect::<Vec<_>>(), [landing]);
    assert_eq!(running.extras.away.iter().collect::<Vec<_>>(), [&1]);
    let mut flies = |running: &Match<Fighter>| {
        fingers.app.push(Box::new(Replay::<Journey>::of(Recording::of(running), 0.0)));
        fingers.rest(100.0);
        fingers.tap("play");
        (0..3).for_each(|_| fingers.press(Key::Right));
        assert_eq!(fingers.state("/state/count"), json!(3));
        fingers.state("/state/flies")
    };
    assert_eq!(flies(&running), json!(faults(&running).is_empty()));
    // A throw that comes to something else than was written down is not flown: the log is what was played.
    let Some(Action::Land(landing)) = running.session.log().last().map(|entry| entry.action.clone()) else {
        panic!("a die was thrown last")
    };
    let other = |thrown: &mut dice::Thrown| {
        thrown.swipe.from = [0, 0, 300];
        thrown.swipe.speed = [0, 0, 0];
        let differs = |turn: &i32| {
            let swipe = dice::Swipe { spin: turn * 700, speed: [turn * 20, turn * 30, 0], ..thrown.swipe };
            let flight = dice::Thrown { swipe, ..*thrown }.flight(&Default::default());
            flight.landing() != landing
        };
        let turn = (0..60).find(differs).expect("no two throws are alike for ever");
        thrown.swipe = dice::Swipe { spin: turn * 700, speed: [turn * 20, turn * 30, 0], ..thrown.swipe };
    };
    running.extras.throws.values_mut().for_each(other);
    assert_eq!(flies(&running), json!(false));
}

#[test]
fn a_kept_file_of_a_game_on_screen_still_opens() {
    let device = phone_on_screen("en");
    device.contents_mut().files.insert("fighter.json".to_string(), ON_SCREEN.as_bytes().to_vec());
    let running = kept(&reopen(&device, SIZES[0]));
    assert_eq!((running.session.cursor(), running.extras.names.len()), (3, 3));
    assert_eq!(running.extras.away.iter().collect::<Vec<_>>(), [&1]);
    let swipe = dice::Swipe { from: [1900, -4887, 460], speed: [-52, 1730, 641], spin: 0 };
    assert_eq!(
        running.extras.throws[&2],
        dice::Thrown { stand: dice::Stand(0), wall: 8, swipe, table: dice::Table::First }
    );
}

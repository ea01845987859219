//! The album of monsters and the challenges of practice under fingers.

use super::party::{decide, heroes, running, saved, sit_down, touch};
use crate::fingers::{Fingers, SIZES, phone, phone_on_screen};
use rules::{
    Game,
    fighter::{
        Fighter,
        thrower::{Skill, Thrower},
    },
};
use sablier::{input::Key, platform::memory::Memory, store::Store};
use serde_json::json;

/// The album, from the lobby, on a device that may have opened at a table.
fn album(device: &Memory, size: (f32, f32)) -> Fingers {
    let mut fingers = Fingers::on(device, size);
    fingers.tap(if fingers.app.screen_name() == "fighter" { "back" } else { "play-fighter" });
    fingers.tap("album");
    assert_eq!(fingers.app.screen_name(), "fighter-album");
    fingers
}

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).map(|it| it.label.clone()).unwrap_or_default()
}

#[test]
fn who_is_met_comes_into_the_album_at_once_and_the_others_are_shadows() {
    for size in [SIZES[0], (844.0, 390.0)] {
        let device = phone("en");
        let mut fingers = sit_down(&device, size, heroes(2), 3);
        touch(&mut fingers, "walk_0_0");
        let fight = saved(&fingers).state().fight().cloned().expect("every first room has a monster");
        drop(fingers);
        let fingers = album(&device, size);
        assert_eq!((fingers.state("/state/met"), fingers.state("/state/of")), (json!(1), json!(57)));
        let names: Vec<String> = (0..57).map(|nth| label(&fingers, &format!("foe-{nth}"))).collect();
        let met: Vec<&String> = names.iter().filter(|name| *name != "Not met yet").collect();
        assert_eq!(met.len(), 1, "{met:?} of {:?}", fight.foe);
    }
}

#[test]
fn a_foe_of_the_album_is_told_and_a_shadow_is_not() {
    let device = phone("en");
    let mut store = Store::open(&mut device.clone());
    store.gather(&mut device.clone(), Fighter::NAME, "met", "monsters/bat".to_string());
    let mut fingers = album(&device, SIZES[0]);
    fingers.tap("foe-0");
    let told = label(&fingers, "explained");
    assert!(told.contains("really wash them") && told.contains("health"), "{told}");
    fingers.tap("enough");
    fingers.tap("foe-1");
    let told = label(&fingers, "explained");
    assert!(told.contains("Not met yet") && !told.contains("health"), "{told}");
}

#[test]
fn a_finished_game_brings_all_it_met_into_the_album() {
    let (mut game, mut thrower) = (running(heroes(3), 5), Thrower::new(Skill::SHARP, 5));
    while let Some(action) = decide(game.game(), &mut thrower) {
        game.apply(action, 0).expect("a party plays by the rules");
    }
    let fights = game.game().walked().len();
    let device = phone("en");
    game.remember(&mut device.clone(), &mut Store::open(&mut device.clone()));
    let met = album(&device, SIZES[0]).state("/state/met");
    assert!(met.as_u64().is_some_and(|met| met as usize >= fights / 2 && met > 1), "{met} in {fights} rooms");
}

#[test]
fn nobody_counts_a_lesson() {
    let device = phone("en");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-fighter", "lesson", "walk_0_0"].iter().for_each(|id| touch(&mut fingers, id));
    fingers.rest(3000.0);
    drop(fingers);
    assert_eq!(album(&device, SIZES[0]).state("/state/met"), json!(0));
}

#[test]
fn the_records_show_with_which_throws_somebody_hit() {
    let device = phone("en");
    let mut store = Store::open(&mut device.clone());
    let mut game = running(heroes(2), 5);
    let mut thrower = Thrower::new(Skill::SHARP, 5);
    while let Some(action) = decide(game.game(), &mut thrower) {
        game.apply(action, 0).expect("a party plays by the rules");
    }
    game.remember(&mut device.clone(), &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-fighter", "scores", "part-badges"].iter().for_each(|id| fingers.tap(id));
    fingers.reveal("thing-21");
    assert!(fingers.sees("thing-21"), "all 22 throws are there");
}

/// Throws the die in hand and lets it be counted.
fn throw(fingers: &mut Fingers) {
    fingers.press(Key::Enter);
    fingers.rest(200.0);
    fingers.press(Key::Enter);
    fingers.press(Key::Back);
}

#[test]
fn a_challenge_is_begun_left_and_asks_for_its_throws() {
    for size in [SIZES[0], (844.0, 390.0)] {
        let mut fingers = Fingers::on(&phone_on_screen("en"), size);
        ["play-fighter", "practice", "throws", "throw-0", "close"].iter().for_each(|id| fingers.tap(id));
        let own = fingers.state("/state/throws");
        ["challenges", "challenge-4"].iter().for_each(|id| fingers.tap(id));
        assert_eq!(fingers.state("/state/challenge/name"), json!("fives"));
        assert_eq!(fingers.state("/state/throws"), json!(["Blind"]));
        fingers.tap("stop");
        assert_eq!((fingers.state("/state/challenge"), fingers.state("/state/throws")), (json!(null), own));
    }
}

#[test]
fn a_challenge_counts_its_dice_and_keeps_the_best() {
    let device = phone_on_screen("en");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-fighter", "practice", "challenges", "challenge-0"].iter().for_each(|id| fingers.tap(id));
    let mut dice = 0;
    while fingers.state("/state/challenge/met") == json!(false) {
        assert!(dice < 400, "nobody is that clumsy: {}", fingers.state("/state/challenge"));
        throw(&mut fingers);
        dice = fingers.state("/state/results/throws").as_u64().unwrap_or_default();
    }
    assert_eq!(fingers.state("/state/challenge/dice"), json!(dice));
    assert_eq!(fingers.state("/state/challenge/best"), json!(dice));
    throw(&mut fingers);
    assert_eq!(fingers.state("/state/challenge/dice"), json!(dice), "what is thrown now is thrown for fun");
    drop(fingers);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-fighter", "practice", "challenges"].iter().for_each(|id| fingers.tap(id));
    assert!(label(&fingers, "challenge-0").contains("Best"), "{}", label(&fingers, "challenge-0"));
    fingers.tap("challenge-0");
    assert_eq!(fingers.state("/state/challenge/best"), json!(dice));
}

#[test]
fn another_way_to_throw_ends_a_challenge_and_another_die_does_not() {
    let mut fingers = Fingers::on(&phone_on_screen("en"), SIZES[0]);
    ["play-fighter", "practice", "challenges", "challenge-1", "die"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.state("/state/challenge/name"), json!("round"));
    ["throws", "throw-3"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.state("/state/challenge"), json!(null));
}

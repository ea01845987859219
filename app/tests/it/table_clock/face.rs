//! The clock by fingers: turns, pauses, order, warnings, settings.

use crate::fingers::{Fingers, SIZES, phone};
use sablier::{geometry::Point, input::Key, platform::memory::Memory, sound::Effect};
use serde_json::{Value, json};

/// Opens the app at the clock.
pub fn at_clock(device: &Memory, size: (f32, f32)) -> Fingers {
    // What a device cannot do out of sight is told elsewhere.
    device.contents_mut().abilities.background = true;
    let mut fingers = Fingers::on(device, size);
    if fingers.app.screen_name() == "home" {
        tap_all(&mut fingers, &["table", "clock"]);
    }
    assert_eq!(fingers.app.screen_name(), "table-clock");
    fingers
}

pub fn tap_all(fingers: &mut Fingers, ids: &[&str]) {
    ids.iter().for_each(|id| fingers.tap(id));
}

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).map(|it| it.label.clone()).unwrap_or_default()
}

fn on_turn(fingers: &Fingers) -> Value {
    fingers.state("/state/on_turn")
}

/// Time left to a player, in whole seconds begun.
fn left(fingers: &Fingers, seat: usize) -> u64 {
    fingers.state(&format!("/state/seats/{seat}/left")).as_u64().unwrap_or_default().div_ceil(1000)
}

#[test]
fn it_is_reached_from_the_table_and_from_the_timers() {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["table", "clock"]);
    assert_eq!(fingers.app.screen_name(), "table-clock");
    tap_all(&mut fingers, &["back", "back", "timer", "timers", "clock"]);
    assert_eq!(fingers.app.screen_name(), "table-clock");
}

#[test]
fn whoever_is_tapped_begins_and_each_tap_of_ones_own_part_ends_a_turn() {
    for size in SIZES {
        let mut fingers = at_clock(&phone("en"), size);
        fingers.tap("seat-2");
        fingers.pass(10_000);
        fingers.tap("seat-2");
        assert_eq!((on_turn(&fingers), fingers.state("/state/seats/2/turns")), (json!(3), json!(1)));
        let before = left(&fingers, 3);
        fingers.tap("seat-0");
        assert_eq!((on_turn(&fingers), fingers.state("/state/runs")), (json!(3), json!(true)), "others do nothing");
        assert!(left(&fingers, 2) <= 590 && before >= 599, "{} and {before}", left(&fingers, 2));
    }
}

#[test]
fn a_pause_holds_everybodys_time_and_the_next_tap_says_who_goes_on() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["seat-0", "hold"]);
    let before = fingers.state("/state/seats");
    fingers.pass(90_000);
    assert_eq!(fingers.state("/state/seats"), before);
    fingers.tap("seat-2");
    assert_eq!((on_turn(&fingers), fingers.state("/state/seats/0/turns")), (json!(2), json!(0)));
    tap_all(&mut fingers, &["hold", "hold"]);
    assert_eq!((on_turn(&fingers), fingers.state("/state/runs")), (json!(2), json!(true)));
}

#[test]
fn a_press_by_mistake_is_taken_back_as_if_it_had_never_been() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    assert!(!fingers.sees("undo"));
    tap_all(&mut fingers, &["seat-0", "seat-0"]);
    fingers.pass(20_000);
    fingers.tap("undo");
    assert_eq!((on_turn(&fingers), left(&fingers, 1), left(&fingers, 0)), (json!(0), 600, 580));
}

#[test]
fn everybody_reads_their_time_from_their_own_edge() {
    let fingers = at_clock(&phone("en"), SIZES[0]);
    let middle = |id: &str| fingers.find(id);
    let (foot, left, head, right) = (middle("seat-0"), middle("seat-1"), middle("seat-2"), middle("seat-3"));
    assert!(foot.y > left.y && left.y > head.y && left.x < right.x);
    let turns: Vec<f32> = fingers.app.scene().sprites.iter().map(|sprite| sprite.turn).collect();
    for turn in [0.0, 90.0, 180.0, 270.0] {
        assert!(turns.contains(&turn), "nothing is turned by {turn}");
    }
}

#[test]
fn sand_runs_to_the_others_and_a_round_is_counted() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["settings", "players-3", "manner-sand", "done", "seat-0"]);
    fingers.pass(60_000);
    assert!(left(&fingers, 0) <= 540 && left(&fingers, 1) >= 630 && left(&fingers, 2) >= 630);
    tap_all(&mut fingers, &["seat-0", "seat-1", "seat-2"]);
    assert_eq!(fingers.state("/state/round"), json!(2));
    assert!(label(&fingers, "round").starts_with("Round 2"), "{}", label(&fingers, "round"));
    assert_eq!(label(&fingers, "turns-0"), "One turn");
}

#[test]
fn an_increment_comes_with_each_turn() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    let settings = ["settings", "players-2", "manner-increment", "increment-15", "length-less", "done"];
    tap_all(&mut fingers, &settings);
    tap_all(&mut fingers, &["seat-0", "seat-0"]);
    assert_eq!(left(&fingers, 0), 9 * 60 + 15);
}

#[test]
fn the_order_can_be_changed_in_the_middle_of_a_game() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["seat-0", "settings", "reverse", "done", "hold", "seat-0"]);
    assert_eq!(on_turn(&fingers), json!(3));
    tap_all(&mut fingers, &["settings", "earlier-1", "plays-2", "done", "hold", "seat-3"]);
    assert_eq!((on_turn(&fingers), fingers.state("/state/order")), (json!(1), json!([3, 1, 2, 0])));
    fingers.tap("seat-1");
    assert_eq!(on_turn(&fingers), json!(0), "whoever sits out is passed by");
}

#[test]
fn two_have_to_play() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["settings", "players-2", "plays-0"]);
    assert_eq!(fingers.state("/toast"), json!("Two have to play."));
}

#[test]
fn a_game_under_way_keeps_its_terms_until_a_new_one_begins_which_can_be_taken_back() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["seat-0"]);
    fingers.pass(30_000);
    fingers.tap("settings");
    assert!(!fingers.sees("players-2") && fingers.state("/state/runs") == json!(false), "time is held meanwhile");
    fingers.tap("anew");
    assert!(fingers.sees("players-2") && left(&fingers, 0) == 600);
    tap_all(&mut fingers, &["undo"]);
    assert!(!fingers.sees("players-2") && left(&fingers, 0) <= 570);
}

#[test]
fn players_have_names() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["settings", "name-1"]);
    assert_eq!(fingers.app.screen_name(), "table-clock-name");
    tap_all(&mut fingers, &["key-Z", "key-O", "key-E", "done", "done"]);
    assert!(label(&fingers, "seat-1").starts_with("Zoe,"), "{}", label(&fingers, "seat-1"));
}

#[test]
fn warnings_of_ones_own_are_heard_felt_and_spoken_in_the_players_language() {
    for (language, words) in [("en", "Coral, 2 minutes!"), ("fr", "Corail, 2 minutes !"), ("es", "¡Coral, 2 minutos!")]
    {
        let device = phone(language);
        device.contents_mut().abilities.voice = true;
        let mut fingers = at_clock(&device, SIZES[0]);
        tap_all(&mut fingers, &["settings", "warn-120", "warn-60", "done", "seat-0"]);
        fingers.pass(470_000);
        fingers.pass(11_000);
        let spoken = device.contents().spoken.clone();
        let plain = |words: &str| words.replace(['\u{a0}', '\u{202f}', '\u{2068}', '\u{2069}'], " ").replace("  ", " ");
        assert_eq!(spoken.len(), 1, "{spoken:?}");
        assert_eq!((plain(&spoken[0].0), spoken[0].1.as_str()), (words.to_string(), language));
        assert!(device.contents().played.contains(&Effect::SandThree));
        fingers.pass(100_000);
        assert_eq!(device.contents().spoken.len(), 1, "one minute was switched off");
    }
}

#[test]
fn a_voice_can_be_switched_off_and_is_silent_with_everything_else() {
    for taps in [&["settings", "voice", "done"][..], &["back", "back", "sound", "table", "clock"]] {
        let device = phone("en");
        device.contents_mut().abilities.voice = true;
        let mut fingers = at_clock(&device, SIZES[0]);
        tap_all(&mut fingers, taps);
        fingers.tap("seat-0");
        fingers.pass(545_000);
        assert_eq!(device.contents().spoken, []);
    }
}

#[test]
fn whoever_has_no_time_left_is_told_and_plays_on() {
    let device = phone("en");
    let mut fingers = at_clock(&device, SIZES[0]);
    fingers.tap("seat-0");
    fingers.pass(612_000);
    assert!(device.contents().played.contains(&Effect::Gong));
    assert!(label(&fingers, "seat-0").contains("−0:12"), "{}", label(&fingers, "seat-0"));
    fingers.tap("seat-0");
    assert_eq!(on_turn(&fingers), json!(1));
}

#[test]
fn a_round_that_takes_too_long_is_told() {
    let device = phone("en");
    let mut fingers = at_clock(&device, SIZES[0]);
    tap_all(&mut fingers, &["settings", "round-5", "done", "seat-0"]);
    fingers.pass(290_000);
    fingers.tap("seat-0");
    fingers.pass(15_000);
    let announced = device.contents().announced.clone();
    assert!(announced.iter().any(|words| words == "This round is taking long!"), "{announced:?}");
}

#[test]
fn it_warns_wherever_the_player_is_and_the_message_leads_back() {
    let device = phone("en");
    let mut fingers = at_clock(&device, SIZES[0]);
    tap_all(&mut fingers, &["seat-0", "back", "back"]);
    fingers.rest(8_000.0);
    fingers.pass(545_000);
    assert!(
        fingers.state("/toast").as_str().is_some_and(|it| it.contains("one minute")),
        "{}",
        fingers.state("/toast")
    );
    assert!(device.contents().awake);
    fingers.tap("open-clock");
    assert_eq!(fingers.app.screen_name(), "table-clock");
}

#[test]
fn a_key_is_the_button_of_whoever_is_on_turn() {
    let mut fingers = at_clock(&phone("en"), SIZES[3]);
    fingers.press(Key::Enter);
    assert_eq!(on_turn(&fingers), json!(0));
    fingers.press(Key::Enter);
    assert_eq!(on_turn(&fingers), json!(1));
}

#[test]
fn a_finger_anywhere_on_ones_part_ends_the_turn() {
    let mut fingers = at_clock(&phone("en"), SIZES[0]);
    fingers.tap("seat-0");
    let area = fingers.app.scene().find("seat-0").expect("it is there").area;
    let corner = Point { x: area.x + 12.0, y: area.bottom() - 12.0 };
    fingers.feed(&[sablier::input::Input::Down { finger: 1, at: corner }]);
    fingers.let_go(corner);
    assert_eq!(on_turn(&fingers), json!(1));
}

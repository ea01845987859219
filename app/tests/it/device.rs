//! What reaches the app from outside its window, and what the app asks of the device.

use crate::fingers::{Fingers, SIZES, phone};
use rules::donjonz::{Deck, share_code};
use sablier::{
    door::Refused,
    hooks::Question,
    platform::{Abilities, Delivery, News, Picked, Wishes, memory::Memory},
    store::Settings,
};
use serde_json::{Value, json};

const PHONE: (f32, f32) = SIZES[0];

/// The code of a dungeon.
fn code(seed: u64) -> String {
    share_code(&Deck::standard(), seed)
}

/// An app that hears these news.
fn hearing(device: &Memory, news: impl IntoIterator<Item = News>) -> Fingers {
    let mut fingers = Fingers::on(device, PHONE);
    hear(&mut fingers, news);
    fingers
}

fn hear(fingers: &mut Fingers, news: impl IntoIterator<Item = News>) {
    fingers.device.contents_mut().news.extend(news);
    fingers.rest(300.0);
}

fn link(seed: u64) -> News {
    News::Link(format!("donjonz={}", code(seed)))
}

#[test]
fn a_link_opens_its_game() {
    let fingers = hearing(&phone("en"), [link(7)]);
    assert_eq!(fingers.state("/screen"), "donjonz");
    assert_eq!(fingers.state("/state/code"), code(7));
    assert_eq!(fingers.device.contents().depth, 2, "home and lobby lie below");
}

#[test]
fn a_link_to_the_running_game_goes_on_with_it() {
    let mut fingers = hearing(&phone("en"), [link(7)]);
    fingers.tap("suggest");
    fingers.tap("lay");
    hear(&mut fingers, [link(7)]);
    assert_eq!(fingers.state("/state/pile"), 10);
}

#[test]
fn a_link_to_another_game_offers_the_old_one_back() {
    let mut fingers = hearing(&phone("en"), [link(7)]);
    fingers.tap("suggest");
    fingers.tap("lay");
    hear(&mut fingers, [link(8)]);
    assert_eq!(fingers.state("/state/code"), code(8));
    fingers.tap("restore");
    assert_eq!((fingers.state("/state/code"), fingers.state("/state/pile")), (code(7).into(), 10.into()));
}

#[test]
fn a_link_that_is_none_says_why_and_changes_nothing() {
    for text in ["donjonz=DZ-0000-000", "donjonz=", "donjonz=%%%%", "moon=1", "donjonz=KN-7K3M-Q2X"] {
        let fingers = hearing(&phone("en"), [News::Link(text.to_string())]);
        assert_eq!(fingers.state("/screen"), "home", "{text}");
        assert_eq!(fingers.state("/toast").is_string(), text.starts_with("donjonz"), "{text}");
    }
}

#[test]
fn a_link_opens_the_timer_or_a_lobby() {
    for (name, screen) in
        [("timer", "timer"), ("donjonz", "lobby"), ("knock", "knock-lobby"), ("fighter", "fighter-lobby")]
    {
        let mut fingers = hearing(&phone("en"), [link(7), News::Link(format!("https://example.org/#open={name}"))]);
        assert_eq!(fingers.state("/screen"), screen, "{name}");
        hear(&mut fingers, [News::Back]);
        assert_eq!(fingers.state("/screen"), "home", "{name}");
    }
}

#[test]
fn a_hostile_link_says_that_it_is_no_code_and_changes_nothing() {
    let long = "A".repeat(1 << 20);
    for value in ["%", "%ff", "%00", "%E2%80%AE", &long, "<script>alert(1)</script>", "\u{202e}", "donjonz=donjonz="] {
        let fingers = hearing(&phone("en"), [News::Link(format!("#donjonz={value}"))]);
        assert_eq!(fingers.state("/screen"), "home", "{value:.40}");
        assert_eq!(fingers.state("/toast"), "This is not a game code.", "{value:.40}");
    }
    for text in ["#open=moon", "#open=%", "#open=", "#", "#donjonz", &long] {
        let fingers = hearing(&phone("en"), [News::Link(text.to_string())]);
        assert_eq!(
            (fingers.state("/screen"), fingers.state("/toast").is_string()),
            ("home".into(), false),
            "{text:.40}"
        );
    }
}

#[test]
fn a_device_is_told_when_the_sand_runs_out() {
    let mut fingers = Fingers::on(&phone("en"), PHONE);
    let ends = |fingers: &Fingers| fingers.device.contents().sand_ends;
    assert_eq!(ends(&fingers), None);
    fingers.tap("timer");
    fingers.tap("start");
    let told = ends(&fingers).expect("six minutes run");
    fingers.pass(2_000);
    fingers.tap("back");
    assert_eq!((fingers.state("/screen"), ends(&fingers)), ("home".into(), Some(told)), "it runs on");
    fingers.tap("timer");
    fingers.tap("start");
    assert_eq!(ends(&fingers), None, "it is held");
}

#[test]
fn the_sand_of_a_game_is_told_as_well() {
    let mut fingers = hearing(&phone("en"), [News::Link("#knock=KN-0000-0SQ".to_string())]);
    assert_eq!(fingers.device.contents().sand_ends, None);
    fingers.tap("knock");
    assert!(fingers.device.contents().sand_ends.is_some());
    fingers.tap("pause");
    assert_eq!(fingers.device.contents().sand_ends, None);
}

#[test]
fn the_devices_way_back_leads_home_and_then_out() {
    let mut fingers = hearing(&phone("en"), [link(7)]);
    for screen in ["lobby", "home"] {
        hear(&mut fingers, [News::Back]);
        assert_eq!(fingers.state("/screen"), screen);
    }
    hear(&mut fingers, [News::Back]);
    assert!(!fingers.app.has_quit(), "a page cannot be left from inside");
    fingers.device.contents_mut().abilities.leaves = true;
    hear(&mut fingers, [News::Back]);
    assert!(fingers.app.has_quit());
}

#[test]
fn a_screen_reader_uses_what_it_was_told_of() {
    let mut fingers = Fingers::on(&phone("en"), PHONE);
    assert!(fingers.device.contents().mirrored.contains(&"settings".to_string()));
    hear(&mut fingers, [News::Used("settings".to_string())]);
    assert_eq!(fingers.state("/screen"), "settings");
    hear(&mut fingers, [News::Focused("music".to_string()), News::Slid { id: "music".to_string(), value: 85 }]);
    assert_eq!(fingers.state("/focus"), "music");
    assert_eq!(fingers.app.settings().music, 85);
    hear(&mut fingers, [News::Used("moon".to_string()), News::Focused("moon".to_string())]);
    assert_eq!(fingers.state("/screen"), "settings");
}

#[test]
fn what_happens_at_the_table_is_said() {
    let mut fingers = hearing(&phone("fr"), [link(7)]);
    fingers.tap("suggest");
    fingers.tap("lay");
    let said = fingers.device.contents().announced.clone();
    assert_eq!(said, ["Carte posée, il en reste 10."]);
}

#[test]
fn messages_are_said_too() {
    let fingers = hearing(&phone("en"), [News::Link("donjonz=DZ-0000-000".to_string())]);
    let said = fingers.device.contents().announced.clone();
    assert_eq!(serde_json::json!(said), serde_json::json!([fingers.state("/toast")]));
}

#[test]
fn the_screen_stays_lit_at_the_table_only() {
    let mut fingers = hearing(&phone("en"), [link(7)]);
    assert!(fingers.device.contents().awake);
    fingers.tap("back");
    assert!(!fingers.device.contents().awake);
}

#[test]
fn a_phone_shakes_unless_told_not_to() {
    let shaken = |wanted: bool| {
        let device = phone("en");
        device.contents_mut().abilities = Abilities { vibration: true, ..Abilities::default() };
        let mut fingers = Fingers::on(&device, PHONE);
        if !wanted {
            fingers.tap("settings");
            fingers.tap("vibration");
            fingers.tap("back");
        }
        hear(&mut fingers, [link(7)]);
        fingers.tap("suggest");
        fingers.tap("lay");
        device.contents().shaken
    };
    assert!(shaken(true) > 0);
    assert_eq!(shaken(false), 0);
}

#[test]
fn only_what_a_device_can_do_is_offered() {
    let mut fingers = Fingers::on(&phone("en"), PHONE);
    assert!(!fingers.sees("update"));
    fingers.tap("settings");
    assert!(!fingers.sees("vibration") && !fingers.sees("full-screen"));
    fingers.device.contents_mut().abilities =
        Abilities { vibration: true, full_screen: Some(false), share: true, update: true, ..Abilities::default() };
    fingers.rest(50.0);
    assert!(fingers.sees("vibration"));
    fingers.tap("full-screen");
    assert_eq!(fingers.device.contents().abilities.full_screen, Some(true));
    fingers.tap("back");
    fingers.tap("update");
    assert!(fingers.device.contents().updated);
}

#[test]
fn a_document_is_shared_where_there_are_apps_to_share_with() {
    let device = phone("es");
    device.contents_mut().abilities.share = true;
    let mut fingers = Fingers::on(&device, PHONE);
    fingers.tap("print");
    fingers.tap("share");
    assert_eq!(device.contents().exports.len(), 1);
    assert_eq!(fingers.state("/state/busy"), false);
    hear(&mut fingers, [News::Printed(Ok(Delivery::Saved("donjonz.pdf".to_string())))]);
    assert_eq!(fingers.state("/toast"), "Guardado: donjonz.pdf");
}

#[test]
fn a_document_that_is_ready_waits_for_another_tap() {
    let device = phone("en");
    device.contents_mut().abilities.share = true;
    device.contents_mut().wants_taps = true;
    let mut fingers = Fingers::on(&device, PHONE);
    fingers.tap("print");
    fingers.tap("share");
    assert_eq!((fingers.state("/state/busy"), fingers.state("/state/ready")), (false.into(), true.into()));
    fingers.tap("share");
    assert_eq!((device.contents().exports.len(), fingers.state("/state/ready")), (1, false.into()));
    fingers.tap("save");
    fingers.tap("paper-letter");
    assert_eq!(fingers.state("/state/ready"), false, "another choice is another document");
    fingers.tap("save");
    fingers.tap("save");
    assert!(fingers.state("/toast").as_str().is_some_and(|words| words.contains("letter")));
    assert_eq!(device.contents().exports.len(), 3);
}

#[test]
fn text_and_movement_follow_the_system_until_the_player_chooses() {
    let device = phone("en");
    device.contents_mut().wishes = Wishes { text_size: 128, reduced_motion: true, contrast: true };
    let mut fingers = Fingers::on(&device, PHONE);
    let now = |fingers: &Fingers| {
        let Settings { text_size, reduced_motion, contrast, .. } = *fingers.app.settings();
        (text_size, reduced_motion, contrast)
    };
    assert_eq!(now(&fingers), (130, true, true));
    fingers.tap("settings");
    fingers.tap("motion");
    fingers.tap("text-115");
    assert_eq!(now(&fingers), (115, false, true));
    device.contents_mut().wishes = Wishes::default();
    fingers.rest(50.0);
    assert_eq!(now(&fingers), (115, false, false));
    device.contents_mut().wishes = Wishes { text_size: 200, reduced_motion: true, contrast: true };
    assert_eq!(now(&Fingers::on(&device, PHONE)), (115, false, true), "what was chosen is kept");
}

#[test]
fn an_older_file_keeps_what_was_chosen_in_it_and_follows_in_the_rest() {
    let device = phone("en");
    let old = r#"{ "version": 1, "content": { "text_size": 130, "reduced_motion": false } }"#;
    device.contents_mut().files.insert("settings.json".to_string(), old.into());
    device.contents_mut().wishes = Wishes { text_size: 100, reduced_motion: true, contrast: true };
    let fingers = Fingers::on(&device, PHONE);
    let Settings { text_size, reduced_motion, contrast, .. } = *fingers.app.settings();
    assert_eq!((text_size, reduced_motion, contrast), (130, true, true));
}

#[test]
fn a_browser_that_forgets_is_told_of_once_there_is_something_to_lose() {
    let device = phone("en");
    device.contents_mut().abilities.forgets = true;
    let mut fingers = Fingers::on(&device, PHONE);
    assert!(fingers.state("/toast").is_null());
    fingers.tap("settings");
    assert!(fingers.sees("forgets"));
    let past = r#"{ "version": 1, "content": [{ "game": "donjonz", "code": "DZ-G001-2HP", "score": 4, "ended": 1 }] }"#;
    device.contents_mut().files.insert("past.json".to_string(), past.into());
    let told =
        || Fingers::on(&device, PHONE).state("/toast").as_str().is_some_and(|words| words.contains("seven days"));
    assert_eq!([told(), told()], [true, false]);
}

#[test]
fn a_timer_says_what_its_browser_lacks() {
    let device = phone("en");
    device.contents_mut().abilities.lacks.light = true;
    let mut fingers = Fingers::on(&device, PHONE);
    fingers.tap("timer");
    fingers.rest(2000.0);
    assert!(fingers.state("/toast").as_str().is_some_and(|words| words.contains("go dark")));
    fingers.tap("bell");
    assert!(fingers.sees("timer-lacks-light") && !fingers.sees("timer-lacks-vibration"));
}

#[test]
fn whoever_asks_gets_the_state() {
    let mut fingers = hearing(&phone("en"), [link(7)]);
    let state = Question::Dump.answer(&mut fingers.app);
    assert_eq!(state["state"]["code"], code(7));
}

#[test]
fn whoever_asks_hears_how_a_kept_throw_flies_here() {
    let kept: Vec<Value> = serde_json::from_str(include_str!("../../../tests/throws/recorded.json")).unwrap();
    let mut app = hearing(&phone("en"), []).app;
    let fly = json!({ "fly": { "conditions": kept[0]["conditions"], "thrown": kept[0]["thrown"] } });
    let question: Question = serde_json::from_value(fly).unwrap();
    assert_eq!(question.answer(&mut app)["fingerprint"], kept[0]["fingerprint"]);
}

#[test]
fn a_file_that_no_screen_wants_is_named_and_a_bad_one_blamed() {
    let picked = Picked { name: "cat.jpg".to_string(), text: "not a cat".to_string() };
    let fingers = hearing(&phone("en"), [News::Picked(Ok(picked))]);
    assert_eq!(fingers.state("/toast"), "“cat.jpg” cannot be opened here.");
    let fingers = hearing(&phone("en"), [News::Picked(Err(Refused::NotText))]);
    assert_eq!(fingers.state("/toast"), "That file is not from Sablier.");
    assert_eq!(fingers.state("/screen"), "home");
}

#[test]
fn a_file_is_picked_and_one_kept() {
    let mut fingers = hearing(&phone("en"), []);
    fingers.device.contents_mut().offered = Some(("all.json".to_string(), vec![0xFF]));
    fingers.app.ask_file();
    fingers.app.keep_file("all.json", "{}");
    fingers.rest(300.0);
    assert_eq!(fingers.state("/toast"), "That file is not from Sablier.");
    assert_eq!(fingers.device.contents().exports, [("all.json".to_string(), b"{}".to_vec())]);
}

#[test]
fn screens_keep_clear_of_a_notch() {
    let device = phone("en");
    device.contents_mut().edges.top = 44.0;
    let mut fingers = Fingers::on(&device, PHONE);
    fingers.tap("settings");
    let back = fingers.app.scene().find("back").expect("settings have a way back").area;
    assert!(back.y >= 44.0, "{back:?}");
}

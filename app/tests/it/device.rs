//! What reaches the app from outside its window, and what the app asks of the device.

use crate::fingers::{Fingers, SIZES, phone};
use rules::donjonz::{Deck, share_code};
use sablier::platform::{Abilities, Delivery, News, memory::Memory};

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
fn whoever_asks_gets_the_state() {
    let mut fingers = hearing(&phone("en"), [link(7)]);
    hear(&mut fingers, [News::Dump]);
    let state = fingers.device.contents().dumped.clone().unwrap_or_default();
    assert_eq!(state["state"]["code"], code(7));
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

//! The rules: contents, search, and the way there from a thing that is held.

use crate::fingers::{Fingers, SIZES, phone, phone_with_text};
use sablier::{
    geometry::Point,
    input::{Input, Key},
    platform::News,
};
use serde_json::json;

/// The rules of Knock, in a language.
fn reading(language: &str, size: (f32, f32)) -> Fingers {
    let mut fingers = Fingers::on(&phone(language), size);
    ["rules", "play-knock"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "rules");
    fingers
}

/// Where the marked section begins.
fn mark(fingers: &Fingers) -> f32 {
    let scene = fingers.app.scene();
    let scroll = scene.scrolls.first().expect("the rules scroll");
    let wide = |at: &sablier::geometry::Rect| at.w > scroll.area.w * 0.3 && at.w < scroll.area.w + 30.0;
    let marks = scene.sprites.iter().filter(|sprite| sprite.is_plain && sprite.picture.bleed == 0.0);
    marks.map(|sprite| sprite.at).find(|at| wide(at) && at.h > 60.0).expect("a section is marked").y
}

/// Holds what lies at a place.
fn hold(fingers: &mut Fingers, at: Point) {
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.rest(700.0);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    fingers.rest(100.0);
}

#[test]
fn the_contents_lead_to_every_section() {
    for size in SIZES {
        let mut fingers = reading("en", size);
        for section in [1, 7, 11] {
            fingers.tap("contents");
            fingers.tap(&format!("section-{section}"));
            assert_eq!((fingers.app.screen_name(), fingers.state("/state/section")), ("rules", json!(section)));
            let area = fingers.app.scene().scrolls[0].area;
            let at = mark(&fingers);
            assert!(at > area.y - 40.0 && at < area.bottom(), "section {section} is at {at} in {area:?}");
        }
    }
}

#[test]
fn rules_are_found_in_every_language_without_accents() {
    for (language, sought, section) in
        [("en", "ice flash alarm", 11), ("fr", "ECLAIR gel", 11), ("es", "destello HIELO", 11), ("es", "dragon", 0)]
    {
        let mut fingers = reading(language, SIZES[0]);
        for letter in sought.chars() {
            fingers.press(if letter == ' ' { Key::Space } else { Key::Letter(letter) });
        }
        assert_eq!(fingers.app.screen_name(), "contents", "typing searches at once");
        let found = |id: &str| fingers.app.scene().touchables.iter().any(|it| it.id.starts_with(id));
        assert_eq!(found("section-"), section > 0, "{sought} in {language}");
        if section > 0 {
            assert!(fingers.sees(&format!("section-{section}")), "{sought} in {language}");
        }
    }
}

#[test]
fn a_search_is_typed_erased_pasted_and_left() {
    let mut fingers = reading("fr", SIZES[0]);
    fingers.tap("contents");
    let hear = |fingers: &mut Fingers, news| {
        fingers.device.contents_mut().news.push(news);
        fingers.rest(50.0);
    };
    hear(&mut fingers, News::Typed("re\u{301}serve".to_string()));
    assert_eq!(fingers.state("/state/sought"), json!("réserve"));
    hear(&mut fingers, News::Typed("x\0".to_string()));
    fingers.press(Key::Erase);
    assert_eq!(fingers.state("/state/sought"), json!("réserv"));
    hear(&mut fingers, News::Pasted("e\n".repeat(60)));
    assert_eq!(fingers.state("/state/sought").as_str().map(|text| text.chars().count()), Some(40));
    fingers.press(Key::Back);
    assert_eq!(fingers.app.screen_name(), "rules", "back leaves the search and no more");
    fingers.press(Key::Letter('7'));
    fingers.press(Key::Erase);
    fingers.press(Key::Enter);
    assert_eq!(fingers.app.screen_name(), "contents", "nothing is sought yet");
    hear(&mut fingers, News::Typed("sphere silence".to_string()));
    hear(&mut fingers, News::Entered);
    assert_eq!((fingers.app.screen_name(), fingers.state("/state/section")), ("rules", json!(11)));
}

/// A table of Knock with nobody else at it.
fn at_knock(device: &sablier::platform::memory::Memory, size: (f32, f32)) -> Fingers {
    let mut fingers = Fingers::on(device, size);
    ["play-knock", "new", "players-1", "sand-none", "start", "knock"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "knock");
    fingers
}

#[test]
fn a_thing_that_is_held_says_what_it_does_and_leads_to_its_rules() {
    let mut fingers = at_knock(&phone("en"), SIZES[0]);
    let reserve = fingers.find("reserve");
    let before = fingers.state("/state/game");
    hold(&mut fingers, reserve);
    let told = fingers.app.scene().find("explained").map(|it| it.label.clone()).unwrap_or_default();
    assert!(told.starts_with("Time tokens."), "{told}");
    fingers.press(Key::Back);
    assert_eq!((fingers.app.screen_name(), fingers.sees("explained")), ("knock", false));
    hold(&mut fingers, reserve);
    fingers.tap("enough");
    assert!(!fingers.sees("explained"));
    assert_eq!(fingers.state("/state/game"), before, "looking changes nothing");
    hold(&mut fingers, reserve);
    fingers.tap("read-more");
    assert_eq!((fingers.app.screen_name(), fingers.state("/state/section")), ("rules", json!(5)));
    fingers.press(Key::Back);
    assert_eq!(fingers.app.screen_name(), "knock");
}

#[test]
fn cards_creatures_and_whose_turn_it_is_are_explained_too() {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    ["play-knock", "new", "players-2", "sand-none", "start", "knock"].iter().for_each(|id| fingers.tap(id));
    let ids: Vec<String> = fingers.app.scene().touchables.iter().map(|it| it.id.clone()).collect();
    let first = |start: &str| ids.iter().find(|id| id.starts_with(start)).expect("it is on the table").clone();
    for (id, section) in [(first("card_"), [4, 5]), (first("keep_"), [4, 5]), ("turn".to_string(), [3, 3])] {
        let at = fingers.find(&id);
        hold(&mut fingers, at);
        assert!(fingers.sees("explained"), "{id}");
        fingers.tap("read-more");
        let shown = fingers.state("/state/section");
        assert!(fingers.app.screen_name() == "rules" && section.map(|it| json!(it)).contains(&shown), "{id}: {shown}");
        fingers.press(Key::Back);
    }
    assert_eq!(fingers.state("/state/chosen"), json!(null), "what is held is not chosen");
}

#[test]
fn what_is_told_fits_with_the_largest_text_in_every_language() {
    for language in ["en", "fr", "es"] {
        for size in [(390.0, 844.0), (844.0, 390.0), (320.0, 240.0)] {
            let percent = if size.0 < 390.0 { 100 } else { 200 };
            let mut fingers = at_knock(&phone_with_text(language, percent), size);
            let laid = fingers.app.scene().touchables.iter().find(|it| it.id.starts_with("keep_"));
            let laid = laid.expect("the first card lies there").area.centre();
            for at in [fingers.find("reserve"), laid] {
                hold(&mut fingers, at);
                assert!(fingers.sees("read-more"), "{language} {size:?}");
                assert_eq!(fingers.app.dump()["faults"], json!([]), "{language} {size:?}");
                fingers.press(Key::Back);
            }
        }
    }
}

#[test]
fn typing_and_searching_have_room_in_small_windows_and_with_large_text() {
    for (language, size, percent) in
        [("en", (320.0, 240.0), 100), ("fr", (390.0, 844.0), 200), ("es", (844.0, 390.0), 200)]
    {
        let mut fingers = Fingers::on(&phone_with_text(language, percent), size);
        let fits = |fingers: &Fingers| {
            assert_eq!(fingers.app.dump()["faults"], json!([]), "{language} {size:?} {percent} %");
        };
        ["rules", "play-knock", "contents"].iter().for_each(|id| fingers.tap(id));
        fits(&fingers);
        "caballero".chars().for_each(|letter| fingers.feed(&[Input::Key(Key::Letter(letter))]));
        fits(&fingers);
        (0..3).for_each(|_| fingers.press(Key::Back));
        ["play-knock", "new", "name-0"].iter().for_each(|id| fingers.tap(id));
        fits(&fingers);
        ["signs", "key-Ñ", "done"].iter().for_each(|id| fingers.tap(id));
        assert_eq!(fingers.state("/state/party/seats/0/name"), json!("Ñ"), "{language} {size:?} {percent} %");
    }
}

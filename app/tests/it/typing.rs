//! Names and codes, whichever way they come in: keypad, keyboard, the system's own keyboard, clipboard.

use crate::fingers::{Fingers, SIZES, phone};
use rules::donjonz::{Deck, share_code};
use sablier::{input::Key, platform::News};
use serde_json::json;

/// Where the first player of Knock is named, on an own device.
fn naming() -> Fingers {
    let mut fingers = Fingers::on(&phone("fr"), SIZES[0]);
    ["play-knock", "new", "sand-table", "players-2", "name-0"].iter().for_each(|id| fingers.tap(id));
    fingers
}

/// Where a code of Donjonz is typed.
fn at_code() -> Fingers {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    ["play-donjonz", "code"].iter().for_each(|id| fingers.tap(id));
    fingers
}

fn hear(fingers: &mut Fingers, news: News) {
    fingers.device.contents_mut().news.push(news);
    fingers.rest(50.0);
}

/// What stands in the field.
fn text(fingers: &Fingers) -> String {
    fingers.app.scene().text_field().map(|field| field.text.clone()).expect("text is typed here")
}

#[test]
fn a_name_is_the_same_however_it_comes_in() {
    let ways: [fn(&mut Fingers); 5] = [
        |fingers| {
            for id in ["signs", "key-É", "signs", "key-L", "signs", "key-É", "signs", "key-A", "key--", "key-B"] {
                fingers.tap(id);
            }
        },
        |fingers| "éléa-b".chars().for_each(|letter| fingers.press(Key::Letter(letter))),
        |fingers| hear(fingers, News::Typed("éléa-b".to_string())),
        |fingers| hear(fingers, News::Pasted(" e\u{301}le\u{301}a-b\n".to_string())),
        |fingers| {
            fingers.device.contents_mut().clipboard = Some("ÉLÉA-B".to_string());
            fingers.press(Key::Paste);
        },
    ];
    for way in ways {
        let mut fingers = naming();
        way(&mut fingers);
        assert_eq!(text(&fingers), "Éléa-B");
        fingers.tap("done");
        assert_eq!(fingers.state("/state/party/seats/0/name"), json!("Éléa-B"));
    }
}

#[test]
fn no_way_in_lets_a_name_grow_too_long_or_be_what_no_name_is() {
    let mut fingers = naming();
    hear(&mut fingers, News::Pasted("Maximilienne de la Tour".to_string()));
    assert_eq!(text(&fingers), "Maximilien");
    fingers.tap("key-E");
    hear(&mut fingers, News::Typed("Maximiliennes".to_string()));
    fingers.press(Key::Letter('x'));
    assert_eq!(text(&fingers), "Maximilien");
    for refused in ["x\0", &"long".repeat(6_000)] {
        hear(&mut fingers, News::Typed(refused.to_string()));
        assert_eq!(text(&fingers), "Maximilien");
    }
    hear(&mut fingers, News::Typed("<b>💀".to_string()));
    assert_eq!(text(&fingers), "B");
}

#[test]
fn a_name_of_two_words_is_typed_with_the_space_bar() {
    let mut fingers = naming();
    [Key::Letter('a'), Key::Space, Key::Letter('b'), Key::Letter('-')].into_iter().for_each(|key| fingers.press(key));
    assert_eq!(text(&fingers), "A B-");
    fingers.press(Key::Enter);
    assert_eq!(fingers.state("/state/party/seats/0/name"), json!("A B"), "no name ends in a hyphen");
    assert_eq!(fingers.state("/state/naming"), json!(false), "Enter ends the typing");
}

#[test]
fn a_finger_on_the_field_asks_for_the_systems_keyboard_and_its_last_key_ends_typing() {
    let mut fingers = naming();
    fingers.tap("typed");
    assert_eq!(fingers.device.contents().typing.as_deref(), Some("typed"));
    hear(&mut fingers, News::Typed("ada".to_string()));
    hear(&mut fingers, News::Entered);
    assert_eq!(fingers.state("/state/naming"), json!(false));
    assert_eq!(fingers.state("/state/party/seats/0/name"), json!("Ada"));
}

#[test]
fn a_code_is_typed_or_suggested_on_the_systems_keyboard() {
    let code = share_code(&Deck::standard(), 12_345);
    let (_, letters) = code.split_once('-').expect("a code has a prefix");
    for typed in [code.clone(), code.to_lowercase(), letters.replace('-', ""), format!("https://x.org/#donjonz={code}")]
    {
        let mut fingers = at_code();
        hear(&mut fingers, News::Typed(typed.clone()));
        assert_eq!(fingers.state("/state/seed"), json!(12_345), "{typed}");
        assert_eq!(text(&fingers), letters.replace('-', ""));
    }
    let mut fingers = at_code();
    for end in 1..=code.len() {
        // As the system's field holds it: what the app left there, and one more letter.
        let stands = format!("{}{}", text(&fingers), &code[end - 1..end]);
        hear(&mut fingers, News::Typed(stands));
    }
    assert_eq!(fingers.state("/state/seed"), json!(12_345));
    hear(&mut fingers, News::Typed(format!("{}u", &letters[..2])));
    assert_eq!(text(&fingers), letters[..2], "no code has a U");
    hear(&mut fingers, News::Typed("0".repeat(40)));
    assert_eq!(text(&fingers).len(), 15);
}

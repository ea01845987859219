//! Wanders through the app with a finger: what is tapped leads where it should, and settings keep.

use rules::donjonz::{Deck, share_code};
use sablier::{
    app::App,
    geometry::{Insets, Point, Rect, Size},
    input::{Input, Key, spread},
    platform::memory::Memory,
    sound::Effect,
};

/// The app on a phone in memory.
struct Phone {
    app: App,
    memory: Memory,
    now: f64,
}

impl Phone {
    fn new() -> Phone {
        Phone::on(Memory::new("en-GB"))
    }

    fn on(memory: Memory) -> Phone {
        let mut phone = Phone { app: App::new(Box::new(memory.clone())), memory, now: 0.0 };
        phone.wait(20.0, &[]);
        phone
    }

    fn wait(&mut self, time: f64, inputs: &[Input]) {
        self.now += time;
        let inputs = spread(inputs, self.now, self.now);
        self.app.frame(self.now, Size { w: 390.0, h: 844.0 }, Insets::default(), &inputs);
    }

    fn area(&self, id: &str) -> Rect {
        let found = self.app.scene().find(id);
        found.unwrap_or_else(|| panic!("there is no {id} on {}", self.app.screen_name())).area
    }

    fn tap(&mut self, id: &str) -> &mut Phone {
        self.touch(self.area(id).centre())
    }

    fn touch(&mut self, at: Point) -> &mut Phone {
        self.wait(20.0, &[Input::Down { finger: 1, at }]);
        self.wait(20.0, &[Input::Up { finger: 1, at }]);
        self
    }

    fn drag(&mut self, from: Point, to: Point) -> &mut Phone {
        let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
        self.wait(20.0, &[Input::Down { finger: 1, at: from }]);
        self.wait(20.0, &[Input::Move { finger: 1, at: middle }]);
        self.wait(20.0, &[Input::Move { finger: 1, at: to }]);
        // The finger rests before it goes, so that nothing is flung.
        self.wait(300.0, &[]);
        self.wait(20.0, &[Input::Up { finger: 1, at: to }]);
        self
    }

    fn key(&mut self, key: Key) -> &mut Phone {
        self.wait(20.0, &[Input::Key(key)]);
        self
    }

    fn screen(&self) -> &'static str {
        self.app.screen_name()
    }

    fn label(&self, id: &str) -> String {
        self.app.scene().find(id).map(|touchable| touchable.label.clone()).unwrap_or_default()
    }

    fn toast(&self) -> String {
        self.app.dump()["toast"].as_str().unwrap_or_default().to_string()
    }
}

#[test]
fn every_way_from_home_leads_somewhere_and_back() {
    let mut phone = Phone::new();
    let ways = [
        ("play-knock", "knock-lobby"),
        ("play-donjonz", "lobby"),
        ("timer", "timer"),
        ("table", "at-the-table"),
        ("print", "print"),
        ("rules", "reference"),
        ("settings", "settings"),
    ];
    for (id, screen) in ways {
        assert_eq!(phone.tap(id).screen(), screen);
        assert_eq!(phone.tap("back").screen(), "home");
        assert_eq!(phone.tap(id).key(Key::Back).screen(), "home");
    }
}

#[test]
fn a_tap_sounds_and_going_back_sounds_otherwise() {
    let mut phone = Phone::new();
    phone.tap("settings").tap("back");
    assert_eq!(phone.memory.contents().played, [Effect::Tap, Effect::Back]);
}

#[test]
fn a_slow_finger_presses_a_button_all_the_same() {
    let mut phone = Phone::new();
    let at = phone.area("settings").centre();
    phone.wait(20.0, &[Input::Down { finger: 1, at }]);
    (0..20).for_each(|_| phone.wait(50.0, &[]));
    phone.wait(20.0, &[Input::Up { finger: 1, at }]);
    assert_eq!(phone.screen(), "settings");
}

#[test]
fn sound_can_be_switched_off_at_home_and_stays_off() {
    let mut phone = Phone::new();
    phone.tap("sound");
    assert_eq!(phone.memory.contents().volumes, (0, 0));
    let again = Phone::on(phone.memory.clone());
    assert!(!again.app.settings().sound);
}

#[test]
fn a_language_is_spoken_as_soon_as_it_is_chosen() {
    let mut phone = Phone::new();
    assert_eq!(phone.tap("settings").tap("language-fr").label("back"), "Retour");
    assert_eq!(phone.tap("language-system").label("back"), "Back");
}

#[test]
fn a_slider_follows_the_finger_and_lets_the_page_scroll() {
    let mut phone = Phone::new();
    let area = phone.tap("settings").area("effects");
    phone.drag(area.centre(), Point { x: area.right(), y: area.centre().y + 4.0 });
    assert_eq!(phone.app.settings().effects, 100);
    phone.touch(Point { x: area.x + 1.0, y: area.centre().y });
    assert_eq!(phone.app.settings().effects, 0);
    phone.drag(area.centre(), Point { x: area.centre().x, y: area.centre().y - 200.0 });
    assert_eq!(phone.app.settings().effects, 0);
    assert!(phone.area("effects").y < area.y - 50.0, "the page did not scroll");
}

#[test]
fn arrow_keys_move_the_slider_they_point_at() {
    let mut phone = Phone::new();
    phone.tap("settings");
    while phone.app.dump()["focus"] != "effects" {
        phone.key(Key::Tab);
    }
    phone.key(Key::Right);
    assert_eq!(phone.app.settings().effects, 75);
    assert_eq!(phone.key(Key::Left).app.settings().effects, 70);
}

#[test]
fn coming_back_finds_a_page_where_it_was_left() {
    let mut phone = Phone::new();
    let before = phone.tap("settings").area("motion");
    phone.drag(Point { x: 30.0, y: 780.0 }, Point { x: 30.0, y: 80.0 });
    let left = phone.area("motion");
    assert!(left.y < before.y, "the page did not scroll");
    assert_eq!(phone.tap("about").screen(), "about");
    assert_eq!(phone.tap("back").area("motion"), left);
}

#[test]
fn a_code_is_judged_while_it_is_typed() {
    let mut phone = Phone::new();
    phone.tap("play-donjonz").tap("code");
    let code = share_code(&Deck::standard(), 12_345);
    assert_eq!(phone.label("verdict"), "A friend’s code builds you the same dungeon.");
    for letter in code.chars() {
        phone.key(Key::Letter(letter.to_ascii_lowercase()));
    }
    assert_eq!(phone.label("verdict"), "That is a dungeon!");
    assert_eq!(phone.app.dump()["state"]["seed"], 12_345);
    assert_eq!(phone.key(Key::Erase).label("verdict"), "1 letter to go");
    assert!(phone.app.scene().find("play").is_none(), "an unfinished code cannot be played");
    let wrong = if code.ends_with('0') { "key-1" } else { "key-0" };
    assert_eq!(phone.tap(wrong).label("verdict"), "One of the letters is not right.");
    assert_eq!(phone.key(Key::Letter('u')).label("verdict"), "A code has no “U”.");
    for (text, verdict) in [
        ("KN-7K3M-Q2X".to_string(), "This is a code for another game."),
        ("what is this?".to_string(), "This is not a game code."),
        (format!(" {} ", code.to_lowercase()), "That is a dungeon!"),
    ] {
        phone.memory.contents_mut().clipboard = Some(text);
        assert_eq!(phone.tap("paste").label("verdict"), verdict);
    }
    assert_eq!(phone.tap("play").screen(), "donjonz");
}

#[test]
fn the_kit_is_saved_and_a_full_disk_is_told() {
    let mut phone = Phone::new();
    phone.tap("print").tap("save");
    {
        let contents = phone.memory.contents();
        let (name, bytes) = contents.exports.first().expect("a document was given away");
        assert_eq!(name, "donjonz-en-a4-colour.pdf");
        assert!(bytes.starts_with(b"%PDF"));
    }
    assert!(phone.toast().ends_with("/donjonz-en-a4-colour.pdf"), "{}", phone.toast());
    assert!(phone.app.scene().faults.is_empty(), "{:?}", phone.app.scene().faults);
    phone.memory.contents_mut().is_full = true;
    phone.tap("save").wait(5000.0, &[]);
    phone.wait(20.0, &[]);
    assert!(phone.toast().contains("could not be saved"), "{}", phone.toast());
}

#[test]
fn the_other_game_is_printed_from_its_first_page_and_without_inventories() {
    let mut phone = Phone::new();
    phone.tap("print").tap("next");
    assert!(phone.app.scene().find("inventory-two").is_some());
    phone.tap("game-knock");
    let state = phone.app.dump()["state"].clone();
    assert_eq!((&state["game"], &state["page"], &state["pages"]), (&"knock".into(), &1.into(), &15.into()));
    assert!(phone.app.scene().find("inventory-two").is_none());
    phone.tap("paper-letter").tap("save");
    let contents = phone.memory.contents();
    let (name, bytes) = contents.exports.first().expect("a document was given away");
    assert_eq!(name, "knock-en-letter-colour.pdf");
    assert!(bytes.starts_with(b"%PDF"));
}

#[test]
fn pages_turn_by_button_and_by_swipe() {
    let mut phone = Phone::new();
    phone.tap("print");
    let page = |phone: &Phone| phone.app.dump()["state"]["page"].as_u64();
    assert_eq!(page(phone.tap("next")), Some(2));
    assert_eq!(page(phone.tap("before")), Some(1));
    let sheet = phone.area("page").centre();
    assert_eq!(page(phone.drag(sheet, Point { x: sheet.x - 120.0, y: sheet.y })), Some(2));
    assert_eq!(page(phone.drag(sheet, Point { x: sheet.x + 120.0, y: sheet.y })), Some(1));
}

#[test]
fn every_way_from_the_knock_lobby_leads_somewhere_and_back() {
    let mut phone = Phone::new();
    phone.tap("play-knock");
    for (id, screen) in [
        ("new", "knock-party"),
        ("adventure", "knock-map"),
        ("code", "code"),
        ("records", "knock-records"),
        ("table", "companion-knock"),
        ("rules", "rules"),
    ] {
        assert_eq!(phone.tap(id).screen(), screen);
        assert_eq!(phone.tap("back").screen(), "knock-lobby");
    }
    assert_eq!(phone.tap("rules").tap("back").tap("back").tap("rules").tap("play-knock").screen(), "rules");
}

#[test]
fn every_way_from_the_table_leads_somewhere_and_back() {
    let mut phone = Phone::new();
    phone.tap("table");
    for (id, screen) in [
        ("timer", "timer"),
        ("table-knock", "companion-knock"),
        ("table-donjonz", "companion-donjonz"),
        ("table-fighter", "companion-fighter"),
        ("print", "print"),
    ] {
        assert_eq!(phone.tap(id).screen(), screen);
        assert_eq!(phone.key(Key::Back).screen(), "at-the-table");
    }
}

#[test]
fn one_switch_brings_the_lessons_of_all_games_back() {
    let mut phone = Phone::new();
    for words in ["Lesson", "Learn by playing"] {
        phone.tap("settings");
        for _ in 0..4 {
            phone.drag(Point { x: 30.0, y: 700.0 }, Point { x: 30.0, y: 200.0 });
        }
        phone.tap("lesson").key(Key::Back);
        for game in ["knock", "donjonz", "fighter"] {
            assert_eq!(phone.tap(&format!("play-{game}")).label("lesson"), words, "{game}");
            phone.key(Key::Back);
        }
    }
}

#[test]
fn who_begins_without_the_lesson_is_not_asked_again() {
    let mut phone = Phone::new();
    assert_eq!(phone.tap("play-donjonz").label("lesson"), "Learn by playing");
    assert_eq!(phone.tap("new").screen(), "donjonz");
    assert!(phone.app.settings().has_seen_lesson("donjonz"));
    assert_eq!(phone.key(Key::Back).screen(), "lobby");
    assert_eq!(phone.label("lesson"), "Lesson");
}

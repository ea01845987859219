//! Deck files of Knock: what is accepted, and that every fault is reported with its line.

use sablier_rules::knock::*;

/// The faults of the deck in `assets` after one replacement.
fn faults(from: &str, to: &str) -> Vec<String> {
    let (_, text) = assets::knock_deck();
    assert!(text.contains(from), "the deck has no {from:?}");
    check(&text.replacen(from, to, 1))
}

fn check(text: &str) -> Vec<String> {
    let faults = Deck::parse("my.ron", text).map_or_else(|faults| faults, |_| Vec::new());
    faults.iter().map(ToString::to_string).collect()
}

/// The line of the deck in `assets` in which this text first stands.
fn line(of: &str) -> usize {
    assets::knock_deck().1.lines().position(|line| line.contains(of)).unwrap() + 1
}

#[test]
fn the_deck_in_assets_has_no_fault() {
    let (file, text) = assets::knock_deck();
    assert_eq!(Deck::parse(file, text).map(|deck| deck.cards().len()), Ok(CARDS));
}

#[test]
fn the_deck_in_assets_is_what_the_rulebook_counts() {
    let deck = Deck::standard();
    let count = |wanted: &dyn Fn(&Card) -> bool| deck.cards().iter().filter(|card| wanted(card)).count();
    assert_eq!(count(&|card| card.creature.is_none()), 41);
    assert_eq!(count(&|card| card.creature.is_some()), 22);
    assert_eq!(count(&|card| card.marker.is_none()), 45);
    assert!((2..=4).all(|level| count(&|card| card.marker == Some(level)) == 6));
    assert!(count(&|card| card.corners == [0; 4] && card.silence && card.marker.is_none()) >= 3);
    assert!((1..=LEVELS).all(|level| (3..=SILENCES).contains(&count(&|card| card.silence && card.is_in(level)))));
    assert!(count(&|card| card.chests > 0) >= 12);
}

#[test]
fn a_deck_comes_back_from_a_save() {
    let deck = Deck::standard();
    let text = serde_json::to_string(&deck).unwrap();
    assert_eq!(serde_json::from_str::<Deck>(&text).unwrap(), deck);
    assert!(serde_json::from_str::<Deck>(&text.replacen("\"time\":3", "\"time\":9", 1)).is_err());
    assert!(serde_json::from_str::<Deck>(r#"{"name":"none","cards":[]}"#).is_err());
}

#[test]
fn corners_that_cannot_be_read_are_reported_with_their_line() {
    let at = line("corners: \"0 0 / 0 0\"");
    for wrong in ["0 0 0 0", "0 0 / 0", "0 0 / 0 5", "0 x / 0 0", "", "0 0 / 0 0 / 0 0"] {
        let found = faults("corners: \"0 0 / 0 0\"", &format!("corners: {wrong:?}"));
        let wanted = format!("my.ron:{at}: corners are written as \"1 2 / 0 3\", with values of 0 to 4");
        assert_eq!(found, [wanted], "{wrong}");
    }
}

#[test]
fn a_hall_above_five_and_a_creature_below_six_are_reported() {
    let at = line("corners: \"0 0 / 0 0\"");
    let found = faults("corners: \"0 0 / 0 0\"", "corners: \"4 2 / 0 0\"");
    assert_eq!(found, [format!("my.ron:{at}: a hall's corners sum to 5 at most, not to 6")]);
    let found = faults("corners: \"4 4 / 1 4\"", "corners: \"1 1 / 1 2\"");
    assert!(found[0].ends_with("a creature's corners sum to 6 or more, not to 5"), "{found:?}");
}

#[test]
fn a_quiet_hall_without_its_silence_icon_is_reported() {
    let found = faults("corners: \"0 0 / 0 0\", silence: true", "corners: \"0 0 / 0 0\"");
    assert_eq!(found, [format!("my.ron:{}: a hall of 0 0 / 0 0 shows the Silence icon", line("\"0 0 / 0 0\""))]);
}

#[test]
fn a_sixth_silence_card_in_a_keep_is_reported() {
    let text = assets::knock_deck().1.replace("chests: 1)", "chests: 1, silence: true)");
    assert!(check(&text).iter().any(|fault| fault.contains("Silence cards; 5 is the most")), "{:?}", check(&text));
}

#[test]
fn a_wrong_time_marker_or_number_of_chests_is_reported() {
    assert!(faults("time: 5", "time: 6").iter().any(|fault| fault.ends_with("a time is 2 to 5")));
    assert!(faults("time: 2", "time: 1").iter().any(|fault| fault.ends_with("a time is 2 to 5")));
    assert!(faults("marker: 2", "marker: 5").iter().any(|fault| fault.contains("a marker is 2 to 4")));
    assert!(faults("chests: 1", "chests: 4").iter().any(|fault| fault.ends_with("a card has at most 3 chests")));
}

#[test]
fn missing_and_surplus_cards_are_counted() {
    let found = faults("marker: 2", "marker: 3");
    assert!(found.iter().any(|fault| fault.ends_with("the deck has 2 halls of Keep 2; it needs 3")), "{found:?}");
    assert!(found.iter().any(|fault| fault.ends_with("the deck has 4 halls of Keep 3; it needs 3")), "{found:?}");
}

#[test]
fn there_is_one_knight_and_he_is_in_every_keep() {
    let none = faults(", knight: true", "");
    assert!(none.iter().any(|fault| fault.ends_with("the deck has 0 Black Knights; it needs 1")), "{none:?}");
    let marked = faults("knight: true", "knight: true, marker: 2");
    assert!(marked.iter().any(|fault| fault.ends_with("the Knight is in every Keep")), "{marked:?}");
    let timeless = faults("time: 3, knight: true", "knight: true");
    assert!(timeless.iter().any(|fault| fault.contains("needs a time")), "{timeless:?}");
    for wrong in [2, 5] {
        let found = faults("time: 3, knight: true", &format!("time: {wrong}, knight: true"));
        assert!(found[0].ends_with("the Knight's time is 3 to 4"), "{found:?}");
    }
}

#[test]
fn names_are_unique_and_fit_on_a_line() {
    let (first, second) = ("hall-chapel", "hall-reading-room");
    let found = faults(second, first);
    assert_eq!(found, [format!("my.ron:{}: the name {first:?} is taken by an earlier card", line(second))]);
    let long = "x".repeat(41);
    assert!(faults(first, &long)[0].ends_with("a name is 1 to 40 letters on one line"));
    assert!(faults(first, " ")[0].ends_with("a name is 1 to 40 letters on one line"));
}

#[test]
fn broken_notation_is_reported_with_its_line() {
    let at = line("hall-chapel");
    let found = faults("(name: \"hall-chapel\"", "(nome: \"hall-chapel\"");
    assert!(found.len() == 1 && found[0].starts_with(&format!("my.ron:{at}: ")), "{found:?}");
    assert!(check("")[0].starts_with("my.ron:1: "));
    assert!(check(&" ".repeat(assets::DECK_LIMIT + 1))[0].contains("is the most"));
}

#[test]
fn a_card_knows_its_corners_when_turned() {
    let deck = Deck::standard();
    let card = &deck.cards()[0];
    assert!(card.is_symmetric());
    let odd = Card { corners: [1, 2, 3, 4], ..card.clone() };
    assert_eq!((odd.values(false), odd.values(true), odd.is_symmetric()), ([1, 2, 3, 4], [4, 3, 2, 1], false));
}

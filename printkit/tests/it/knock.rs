//! Knock's faces: every card has its picture, and everything on it can be told apart in every style.

use printkit::{
    Drawing, Language, Words,
    bounds::{self, Bounds},
    drawing::{Item, Point, Transform},
    faces::{
        Style,
        knock::{self, SHARED, SIDE, TOKEN, Token},
    },
    pixels,
};
use rules::knock::{Corner, Deck, Spell};

/// The texts of a drawing with their places, in drawing order.
fn texts(items: &[Item], at: Transform) -> Vec<(String, Point)> {
    let read = |item: &Item| match item {
        Item::Shape(_) => Vec::new(),
        Item::Text(text) => vec![(text.words.clone(), at.apply(text.at))],
        Item::Group { transform, items, .. } => texts(items, transform.then(at)),
    };
    items.iter().flat_map(read).collect()
}

/// Fails if a drawing is empty, or two of them look alike.
fn told_apart(drawings: &[(String, Drawing)], share_wanted: f32) {
    let painted: Vec<_> = drawings.iter().map(|(name, drawing)| (name, pixels::paint(drawing, 3.0).rgba)).collect();
    for (i, (name, a)) in painted.iter().enumerate() {
        assert!(a.iter().any(|&value| value > 0), "{name} is empty");
        for (other, b) in &painted[..i] {
            let differing = a.chunks(4).zip(b.chunks(4)).filter(|(a, b)| (0..4).any(|k| a[k].abs_diff(b[k]) > 40));
            let share = differing.count() as f32 / (a.len() / 4) as f32;
            assert!(share > share_wanted, "{name} and {other} look alike: {share}");
        }
    }
}

#[test]
fn every_card_of_the_deck_has_its_drawing() {
    for card in Deck::standard().cards() {
        let folder = if card.creature.is_some() { "monsters" } else { "halls" };
        let name = format!("{folder}/{}", card.art);
        assert!(assets::art(&name).is_some(), "{}: {name}", card.name);
    }
}

#[test]
fn every_card_stays_inside_its_trim() {
    let words = Words::new(Language::French);
    let trim = Bounds::new(0.0, 0.0, SIDE, SIDE);
    for card in Deck::standard().cards() {
        for style in Style::ALL {
            let reach = bounds::of(&knock::card(card, &words, style)).expect("a card is not empty");
            assert!(trim.holds(reach, 0.05), "{} {style:?}: {reach:?}", card.name);
        }
        for turned in [false, true] {
            let reach = bounds::of(&knock::table_card(card, turned)).expect("a card is not empty");
            assert!(trim.holds(reach, 0.05), "{}: {reach:?}", card.name);
        }
    }
}

#[test]
fn a_corner_keeps_to_the_part_that_cards_share() {
    let frame = Bounds::new(0.0, 0.0, SHARED, SHARED);
    for value in 0..=4 {
        for corner in Corner::ALL {
            let reach = bounds::of(&knock::corner_tab(value, corner, Style::Colour)).expect("a tab is not empty");
            assert!(frame.holds(reach, 0.0), "{value} {corner:?}: {reach:?}");
        }
    }
}

#[test]
fn values_are_told_apart_in_every_style() {
    for style in Style::ALL {
        let tabs =
            (0..=4).map(|value| (format!("{value} {style:?}"), knock::corner_tab(value, Corner::TopLeft, style)));
        told_apart(&tabs.collect::<Vec<_>>(), 0.06);
    }
}

#[test]
fn tokens_are_told_apart_in_every_style() {
    for style in Style::ALL {
        let mut tokens = vec![Token::Time, Token::Speech, Token::Silence];
        tokens.extend(Spell::ALL.map(Token::Spell));
        let drawings = tokens.into_iter().map(|token| (format!("{token:?} {style:?}"), knock::token(token, style)));
        told_apart(&drawings.collect::<Vec<_>>(), 0.1);
    }
}

#[test]
fn a_token_fills_its_frame() {
    let reach = bounds::of(&knock::token(Token::Time, Style::Colour)).expect("a token is not empty");
    assert!(Bounds::new(0.0, 0.0, TOKEN, TOKEN).holds(reach, 0.0), "{reach:?}");
    assert!(reach.right - reach.left > TOKEN * 0.95, "{reach:?}");
}

#[test]
fn a_turned_card_shows_its_values_where_they_lie() {
    let deck = Deck::standard();
    for card in deck.cards() {
        for turned in [false, true] {
            let face = knock::table_card(card, turned);
            let found = texts(&face.items, Transform::IDENTITY);
            let corners = &found[found.len() - 4..];
            let shown: Vec<String> = corners.iter().map(|(words, _)| words.clone()).collect();
            assert_eq!(shown, card.values(turned).map(|value| value.to_string()), "{} {turned}", card.name);
            let places = corners.iter().map(|(_, at)| (at.x > SIDE / 2.0, at.y > SIDE / 2.0));
            let wanted = [(false, false), (true, false), (false, true), (true, true)];
            assert!(places.eq(wanted), "{} {turned}", card.name);
        }
    }
}

#[test]
fn a_table_card_shows_neither_name_nor_time() {
    let words = Words::new(Language::English);
    for card in Deck::standard().cards() {
        let shown = texts(&knock::table_card(card, false).items, Transform::IDENTITY);
        let printed = texts(&knock::card(card, &words, Style::Colour).items, Transform::IDENTITY);
        assert_eq!(shown.len(), 4 + usize::from(card.marker.is_some()), "{}", card.name);
        assert!(printed.len() > shown.len(), "{}", card.name);
    }
}

#[test]
fn a_danger_of_six_looks_like_no_danger_of_five() {
    let badges = [4, 5, 6, 7].map(|danger| (danger.to_string(), knock::danger_shield(danger)));
    let reach = |danger: usize| bounds::of(&badges[danger - 4].1).map_or(0.0, |reach| reach.right - reach.left);
    assert!(reach(6) > 1.5 * reach(5), "{} {}", reach(6), reach(5));
    told_apart(&badges, 0.004);
}

#[test]
fn a_time_bar_fits_between_the_corners_and_tells_what_is_left() {
    for of in 2..=5 {
        let bars = (0..=of).map(|tokens| (format!("{tokens} of {of}"), knock::time_bar(tokens, of)));
        let bars: Vec<_> = bars.collect();
        assert!(bars.iter().all(|(_, bar)| bar.size.w < SIDE - 1.8 * SHARED), "{of}");
        told_apart(&bars, 0.03);
    }
}

//! The players of Knock: always a legal answer, the same one every time, and no peeking.

use super::keep::*;
use sablier_rules::knock::*;
use sablier_rules::{Game, rng::Rng};

type Player = fn(&Knock, &mut Rng) -> Option<Action>;

const PLAYERS_TO_TRY: [Player; 5] = [
    |game, rng| bot::random(&game.own_view(), rng),
    |game, _| bot::greedy(&game.own_view()),
    |game, _| bot::careful(&game.own_view(), 1),
    |game, _| bot::careful(&game.open_view(), 1),
    |game, _| bot::thorough(&game.open_view(), 1),
];

#[test]
fn every_player_finishes_games_of_every_keep_and_size() {
    for player in PLAYERS_TO_TRY {
        for (level, players) in [(1, 1), (2, 2), (3, 4), (4, 6)] {
            let spells = Spell::ALL.to_vec();
            let mut game = Knock::new(&Setup { players, level, spells, ..Setup::default() }, 3).unwrap();
            let mut rng = Rng::new(1);
            while let Some(action) = player(&game, &mut rng) {
                game.apply(&action).unwrap();
            }
            assert!(game.end().is_some());
        }
    }
}

#[test]
fn a_player_answers_the_same_every_time() {
    let game = Knock::new(&Setup { players: 3, ..Setup::default() }, 9).unwrap();
    assert_eq!(bot::careful(&game.own_view(), 5), bot::careful(&game.own_view(), 5));
    assert_eq!(bot::thorough(&game.open_view(), 5), bot::thorough(&game.open_view(), 5));
}

#[test]
fn nobody_looks_into_the_pile() {
    let base = keep("1 1 / 1 0").hands(&[&["4 1 / 1 0 t3"], &["2 1 / 1 1"]]).setup();
    let mut other = base.clone();
    other.pile.as_mut().unwrap()[12..40].reverse();
    let (one, two) = (Knock::new(&base, 1).unwrap(), Knock::new(&other, 1).unwrap());
    assert_ne!(one.pile(), two.pile());
    assert_eq!(bot::careful(&one.own_view(), 2), bot::careful(&two.own_view(), 2));
    assert_eq!(bot::thorough(&one.open_view(), 2), bot::thorough(&two.open_view(), 2));
}

#[test]
fn with_the_own_hand_alone_nobody_looks_at_the_others() {
    let cards: [&[&str]; 2] = [&["2 1 / 1 1", "1 2 / 1 1"], &["1 1 / 1 1", "3 1 / 1 0"]];
    let base = keep("1 1 / 1 0").hands(&[&[], cards[0]]).setup();
    let mut other = base.clone();
    let pile = other.pile.as_mut().unwrap();
    (4..8).for_each(|place| pile.swap(place, place + 30));
    let (one, two) = (Knock::new(&base, 1).unwrap(), Knock::new(&other, 1).unwrap());
    assert_ne!(one.hand(1), two.hand(1));
    assert_eq!(bot::careful(&one.own_view(), 2), bot::careful(&two.own_view(), 2));
}

#[test]
fn greedy_beats_a_creature_when_it_can() {
    let mut game = keep("4 1 / 1 0 t2").solo(&["0 0 / 0 0 S", "4 0 / 0 0"]).begin();
    let action = bot::greedy(&game.own_view()).unwrap();
    game.apply(&action).unwrap();
    assert_eq!(standing(&game, 0, 0), Standing::Beaten);
}

#[test]
fn careful_uses_a_spell_rather_than_lose() {
    let mut game = keep("4 4 / 4 4 t2").spells(&[Spell::Fireball]).begin();
    put(&mut game, HALL, 1, 1);
    let creature = id(&game, 0, 0);
    assert_eq!(bot::careful(&game.own_view(), 1), Some(Action::Fireball { creature }));
}

#[test]
fn thorough_finds_the_win_over_two_turns() {
    let zero = "0 0 / 0 0 S";
    let mut game = keep(HALL).solo(&[zero, zero]).knight("4 4 / 1 4 t3").knight_drawn();
    put_knight(&mut game, 1, -1);
    for _ in 0..2 {
        let action = bot::thorough(&game.open_view(), 1).unwrap();
        game.apply(&action).unwrap();
    }
    assert!(is_won(&game), "{:?}", game.end());
}

#[test]
fn careful_spends_on_the_knight_what_was_kept_for_him() {
    let zero = "0 0 / 0 0 S";
    let hand = [zero, zero, "2 1 / 1 1", "1 2 / 1 1", "1 1 / 2 1"];
    let mut game = keep(HALL).solo(&hand).knight("4 4 / 1 4 t3").knight_drawn();
    put_knight(&mut game, 1, -1);
    for _ in 0..2 {
        let action = bot::careful(&game.open_view(), 1).unwrap();
        game.apply(&action).unwrap();
    }
    assert!(is_won(&game), "{:?}", game.end());
}

#[test]
fn a_fellow_player_leaves_the_tokens_to_the_party_until_every_placement_loses() {
    let mut game = keep("4 4 / 4 4 t2").spells(&[Spell::Fireball]).begin();
    let creature = id(&game, 0, 0);
    assert_eq!(bot::careful(&game.own_view(), 1), Some(Action::Fireball { creature }));
    assert!(matches!(bot::fellow(&game.own_view(), 1), Some(Action::Place { .. })));
    put(&mut game, HALL, 1, 1);
    assert_eq!(bot::fellow(&game.own_view(), 1), Some(Action::Fireball { creature }));
}

#[test]
fn the_knight_for_newcomers_was_just_drawn_and_a_greedy_player_beats_him() {
    let setup = Setup { sand: None, ..Setup::default() };
    let (setup, actions) = bot::easy_knight(&setup).expect("one game in four hundred is easy");
    let mut game = Knock::new(&setup, 0).unwrap();
    actions.iter().for_each(|action| drop(game.apply(action).unwrap()));
    assert!(game.phase() == Phase::PlaceKnight && bot::is_easy(&game));
    assert!(game.keep().laid().len() <= 10, "it can be taken in at a glance");
    assert_eq!(game.unbeaten().count(), 0, "there is nobody else to think of");
}

#[test]
fn a_player_is_stuck_once_every_placement_loses_and_not_before() {
    let setup = Setup { sand: None, ..Setup::default() };
    let stuck = |seed: u64| {
        let mut game = Knock::new(&setup, seed).unwrap();
        while !game.own_view().is_stuck() {
            let view = game.own_view();
            let quiet = view.legal_actions().into_iter().find(|action| !view.loses(action));
            game.apply(&quiet.expect("nobody is stuck")).unwrap();
        }
        Some(game).filter(|game| game.end().is_none())
    };
    let game = (0..50).find_map(stuck).expect("somebody who takes the first place gets stuck");
    for action in game.own_view().legal_actions() {
        let mut after = game.clone();
        after.apply(&action).unwrap();
        assert!(matches!(after.end(), Some(End::Lost(_))));
    }
}

#[test]
fn the_pile_of_a_lesson_has_its_cards_on_top_and_the_knight_at_its_bottom() {
    let deck = Deck::standard();
    let pile = deck.stacked(&["hall-window", "creature-slime"]);
    let name = |card: CardId| deck.get(card).map(|card| card.name.as_str());
    assert_eq!((name(pile[0]), name(pile[1])), (Some("hall-window"), Some("creature-slime")));
    assert_eq!((pile.len(), pile.last()), (deck.ids_in(1).count(), Some(&deck.knight())));
}

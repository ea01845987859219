//! Phase 1 of Donjonz, sentence by sentence of the rulebook, and what a share code and a setup promise.

use super::strip::{action, at, deck, won};
use sablier_rules::code::{CodeError, SHORT_SEEDS};
use sablier_rules::donjonz::*;
use sablier_rules::{Game, Session};

fn new(seed: u64) -> Donjonz {
    Donjonz::new(&Setup::default(), seed).unwrap()
}

fn lay(x: i16, y: i16, turn: u8) -> Action {
    Action::Lay { at: at(x, y), turn: Turn(turn) }
}

#[test]
fn the_start_card_lies_upright_and_the_hero_stands_on_its_stairs() {
    let game = new(1);
    assert_eq!(game.laid(), [Laid::START]);
    assert_eq!(game.printed_at(game.hero()), Some(Thing::Stairs));
    assert_eq!(game.bounds(), (at(0, 0), at(2, 1)));
}

#[test]
fn the_eleven_cards_are_shuffled_by_the_seed() {
    let mut pile = new(1).pile().to_vec();
    assert_eq!(pile, new(1).pile());
    assert_ne!(pile, new(2).pile());
    pile.sort();
    assert_eq!(pile, (0..11).map(CardId).collect::<Vec<_>>());
}

#[test]
fn the_top_card_is_the_one_that_is_laid() {
    let mut game = new(1);
    let (top, second) = (game.pile()[0], game.pile()[1]);
    let laid = Laid { card: Some(top), at: at(0, 2), turn: Turn(3) };
    assert_eq!(game.apply(&lay(0, 2, 3)), Ok(vec![Event::CardLaid { laid }]));
    assert_eq!((game.top_card(), game.laid()[1]), (Some(second), laid));
}

#[test]
fn a_card_may_be_turned_by_quarters_and_by_nothing_else() {
    let game = new(1);
    assert!((0..4).all(|turn| game.can_lay(at(0, 2), Turn(turn)).is_ok()));
    assert_eq!(game.can_lay(at(0, 2), Turn(4)), Err(Illegal::NoSuchTurn { turn: Turn(4) }));
}

#[test]
fn a_card_never_lies_on_another() {
    let game = new(1);
    assert_eq!(game.can_lay(at(0, 1), Turn(0)), Err(Illegal::Overlaps { cell: at(0, 1) }));
    assert_eq!(game.can_lay(at(-3, -2), Turn(1)), Err(Illegal::Overlaps { cell: at(0, 0) }));
    assert_eq!(game.can_lay(at(-3, -2), Turn(0)), Ok(()));
}

#[test]
fn a_card_shares_at_least_one_whole_cell_side_with_the_dungeon() {
    let game = new(1);
    assert_eq!(game.can_lay(at(2, 2), Turn(0)), Ok(()));
    assert_eq!(game.can_lay(at(3, 2), Turn(0)), Err(Illegal::NotConnected));
    assert_eq!(game.can_lay(at(0, 3), Turn(0)), Err(Illegal::NotConnected));
    assert_eq!(game.can_lay(at(i16::MAX, i16::MIN), Turn(1)), Err(Illegal::NotConnected));
}

#[test]
fn a_wall_between_two_cards_does_not_keep_them_apart() {
    let walls = [(0, 2, Side::Up), (1, 2, Side::Up), (2, 2, Side::Up)];
    let setup = Setup { deck: deck(&["<..", "..."], &walls), position: None };
    assert_eq!(Donjonz::new(&setup, 0).unwrap().can_lay(at(0, 2), Turn(0)), Ok(()));
}

#[test]
fn the_first_card_has_eighty_places() {
    assert_eq!(new(1).legal_actions().len(), 80);
}

#[test]
fn the_hero_does_not_move_before_all_cards_are_laid() {
    let game = new(1);
    assert_eq!(game.check(&action('r')), Err(Illegal::WrongPhase { phase: Phase::Map }));
    assert_eq!(game.check(&Action::Take), Err(Illegal::WrongPhase { phase: Phase::Map }));
}

#[test]
fn after_the_eleventh_card_the_hero_explores_and_nothing_is_laid() {
    let mut game = new(1);
    (0..11).for_each(|row| drop(game.apply(&lay(0, 2 + 4 * row, 0)).unwrap()));
    assert_eq!((game.phase(), game.top_card()), (Phase::Explore, None));
    assert_eq!(game.check(&lay(3, 0, 0)), Err(Illegal::WrongPhase { phase: Phase::Explore }));
}

#[test]
fn a_hero_walled_in_by_the_layout_ends_with_no_points() {
    let walls = [(0, 2, Side::Up), (1, 0, Side::Left), (0, 0, Side::Left), (1, 1, Side::Left), (0, 1, Side::Left)];
    let setup = Setup { deck: deck(&["...", "<.."], &[&walls[..], &[(0, 1, Side::Up)]].concat()), position: None };
    let mut game = Donjonz::new(&setup, 3).unwrap();
    (0..10).for_each(|row| drop(game.apply(&lay(3, 4 * row, 0)).unwrap()));
    assert_eq!(game.apply(&lay(3, 40, 0)).unwrap()[1..], [Event::WalkEnded]);
    assert_eq!(game.outcome(), won(0));
}

#[test]
fn nothing_is_hidden_so_every_card_can_be_taken_back() {
    let mut session = Session::<Donjonz>::new(Setup::default(), 5).unwrap();
    session.apply(lay(0, 2, 0)).unwrap();
    session.apply(lay(3, 0, 1)).unwrap();
    assert_eq!((session.undo(), session.undo()), (Some(lay(3, 0, 1)), Some(lay(0, 2, 0))));
    assert_eq!(session.state(), &new(5));
}

#[test]
fn a_share_code_brings_the_same_pile_back() {
    let (deck, seed) = (Deck::standard(), 123_456);
    let code = share_code(&deck, seed);
    assert_eq!(read_code(&deck, &code), Ok(seed));
    assert!(seed < SHORT_SEEDS && code.len() == "DZ-7K3M-Q2X".len(), "{code}");
}

#[test]
fn a_share_code_of_another_deck_is_told_apart() {
    let other = deck(&["<..", "..."], &[]);
    assert_ne!(other.mark(), Deck::standard().mark());
    assert_eq!(read_code(&Deck::standard(), &share_code(&other, 1)), Err(CodeError::OtherDeck));
}

//! A position is accepted exactly if some game leads to it, and refused with every reason.

use super::strip::{at, blank, strip, walked};
use sablier_rules::Game;
use sablier_rules::donjonz::*;

/// Sets up the position of `game` after a change and returns the reasons against it.
fn reasons(game: &Donjonz, change: impl FnOnce(&mut Position)) -> Vec<Reason> {
    let mut position = game.position();
    change(&mut position);
    let setup = Setup { deck: game.deck().clone(), position: Some(position) };
    Donjonz::new(&setup, 0).map_or_else(|refusal| refusal.reasons, |_| Vec::new())
}

#[test]
fn the_position_of_a_game_gives_the_same_game() {
    let rows = ["<SB", "$#A", "k.s"];
    for letters in ["", "r", "r+r+", "r+r+dS", "r+r+d-d", "dd", "ddrru+l"] {
        let game = walked(&rows, letters);
        let setup = Setup { deck: game.deck().clone(), position: Some(game.position()) };
        assert_eq!(Donjonz::new(&setup, 99).unwrap(), game, "{letters}");
    }
}

#[test]
fn a_position_in_the_middle_of_the_map_goes_on_with_its_pile() {
    let game = Donjonz::new(&Setup::default(), 4).unwrap();
    let pile: Vec<CardId> = (0..11).rev().map(CardId).collect();
    let setup = Setup { position: Some(Position { pile: pile.clone(), ..blank() }), ..Setup::default() };
    let again = Donjonz::new(&setup, 0).unwrap();
    assert_eq!((again.pile(), again.hero()), (&pile[..], game.hero()));
}

#[test]
fn cards_that_are_unknown_missing_or_there_twice_are_refused_together() {
    let game = Donjonz::new(&Setup::default(), 4).unwrap();
    let found = reasons(&game, |position| position.pile = (1..10).chain([9, 77]).map(CardId).collect());
    let (twice, unknown) = (Reason::CardTwice { card: CardId(9) }, Reason::UnknownCard { card: CardId(77) });
    let missing = [0, 10].map(|card| Reason::CardMissing { card: CardId(card) });
    assert_eq!(found, [&[twice, unknown], &missing[..]].concat());
}

#[test]
fn a_card_that_overlaps_and_one_that_touches_nothing_are_refused_together() {
    let game = strip(&["<..", "..."], &[]);
    let found = reasons(&game, |position| {
        position.laid[9].at = at(0, 37);
        position.laid[10].at = at(20, 20);
    });
    let overlap = Reason::Overlaps { card: CardId(9), cell: at(0, 37) };
    assert_eq!(found, [overlap, Reason::NotConnected { card: CardId(10) }]);
}

#[test]
fn a_turn_that_does_not_exist_and_a_second_start_card_are_refused() {
    let game = strip(&["<..", "..."], &[]);
    let found = reasons(&game, |position| {
        position.laid[3].turn = Turn(4);
        position.laid[10].card = None;
    });
    let turn = Reason::NoSuchTurn { card: CardId(3), turn: Turn(4) };
    assert_eq!(found, [Reason::CardMissing { card: CardId(10) }, turn, Reason::StartCardListed]);
}

#[test]
fn a_walk_that_begins_elsewhere_jumps_or_returns_is_refused() {
    let game = strip(&["<..", "..."], &[]);
    let found = reasons(&game, |position| position.walked = vec![at(1, 0), at(2, 0), at(2, 2), at(2, 1), at(2, 0)]);
    let visited = Illegal::Visited { cell: at(2, 0) };
    let jump = Reason::Jump { from: at(2, 0), to: at(2, 2) };
    let step = Reason::Step { from: at(2, 1), to: at(2, 0), reason: visited };
    assert_eq!(found, [Reason::NotFromStairs { cell: at(1, 0) }, jump, step]);
}

#[test]
fn a_walk_through_a_wall_or_off_the_table_is_refused() {
    let game = strip(&["<..", "..."], &[(1, 0, Side::Left)]);
    let found = reasons(&game, |position| position.walked = vec![at(0, 0), at(1, 0), at(1, -1)]);
    let wall = Illegal::Wall { cell: at(0, 0), side: Side::Right };
    let off = Illegal::NoCell { cell: at(1, -1) };
    let step = |from, to, reason| Reason::Step { from, to, reason };
    assert_eq!(found, [step(at(0, 0), at(1, 0), wall), step(at(1, 0), at(1, -1), off)]);
}

#[test]
fn a_hero_who_walked_before_the_map_was_done_is_refused() {
    let game = Donjonz::new(&Setup::default(), 4).unwrap();
    let found = reasons(&game, |position| position.walked = vec![at(0, 0), at(0, 1)]);
    assert_eq!(found, [Reason::WalkedTooEarly]);
}

#[test]
fn an_inventory_that_no_walk_gives_is_refused_part_by_part() {
    let game = walked(&["<$S", "..."], "rr+");
    let found = reasons(&game, |position| {
        (position.pouches, position.has_key, position.beaten) = (5, true, 2);
        position.weapons = vec![Weapon::Bow];
    });
    let weapons = Reason::Weapons { weapons: vec![Weapon::Bow] };
    let key = Reason::Key { has_key: true };
    assert_eq!(found, [Reason::Pouches { pouches: 5 }, weapons, key, Reason::Beaten { beaten: 2 }]);
}

#[test]
fn one_wrong_part_is_enough_to_be_refused() {
    let game = walked(&["<S$", "..s"], "r+rd");
    let changes: [fn(&mut Position); 6] = [
        |position| position.pouches = 2,
        |position| position.beaten = 2,
        |position| position.has_key = true,
        |position| position.weapons = vec![Weapon::Axe],
        |position| position.phase = Phase::Choose(Weapon::Sword),
        |position| position.has_fallen = true,
    ];
    assert!(changes.into_iter().all(|change| reasons(&game, change).len() == 1));
    assert_eq!(reasons(&game, |position| position.beaten = 0), [Reason::Inventory]);
}

#[test]
fn parts_that_only_different_choices_give_are_refused() {
    let game = walked(&["<S$", "..s"], "r+rd");
    assert_eq!(reasons(&game, |position| position.pouches = 0), [Reason::Inventory]);
}

#[test]
fn three_weapons_are_refused() {
    let game = walked(&["<SB", "..."], "r+r+");
    let found = reasons(&game, |position| position.weapons.push(Weapon::Axe));
    assert_eq!(found, [Reason::TooMany { what: "weapons", count: 3 }]);
}

#[test]
fn a_phase_that_does_not_fit_is_refused() {
    let game = strip(&["<S.", "..."], &[]);
    assert_eq!(reasons(&game, |position| position.phase = Phase::Over), [Reason::Phase { phase: Phase::Over }]);
    let lost = reasons(&game, |position| position.has_fallen = true);
    assert_eq!(lost, [Reason::Fallen { has_fallen: true }]);
}

#[test]
fn a_walk_beyond_the_hero_s_fall_is_refused() {
    let game = strip(&["<s.", "..."], &[]);
    let found = reasons(&game, |position| position.walked = vec![at(0, 0), at(1, 0), at(2, 0)]);
    assert_eq!(found, [Reason::FellEarlier { cell: at(1, 0) }]);
}

#[test]
fn a_monstrous_position_is_refused_at_once() {
    let game = strip(&["<..", "..."], &[]);
    let found = reasons(&game, |position| position.walked = vec![at(0, 0); 1_000_000]);
    assert_eq!(found, [Reason::TooMany { what: "walked cells", count: 1_000_000 }]);
}

//! Around a game of Knock: the adventure through four Keeps, the hunt for chests, and share codes.

use super::keep::*;
use sablier_rules::code::{CodeError, SHORT_SEEDS};
use sablier_rules::knock::*;
use sablier_rules::{Game, Outcome, Session};
use std::collections::BTreeMap;

const ZERO: &str = "0 0 / 0 0 S";

/// A Keep of an adventure won with these tokens held.
fn won(level: u8, spells: &[Spell], seed: u64) -> Knock {
    let setup = keep(HALL).solo(&[ZERO]).spells(spells).adventure(level).setup();
    let script = keep(HALL).solo(&[ZERO]).spells(spells).adventure(level).knight_drawn();
    let mut game = Knock::new(&setup, seed).unwrap();
    for laid in &script.keep().laid()[1..] {
        game.apply(&Action::Place { card: laid.card, at: laid.at, turned: laid.turned }).unwrap();
    }
    put_knight(&mut game, -1, -1);
    put(&mut game, ZERO, -2, -2);
    assert!(is_won(&game));
    game
}

#[test]
fn an_adventure_begins_at_the_first_keep_without_tokens() {
    let setup = Adventure::default().setup(Setup { players: 3, ..Setup::default() });
    assert_eq!((setup.level, setup.spells, setup.adventure, setup.players), (1, vec![], true, 3));
}

#[test]
fn a_win_finds_a_token_and_leads_to_the_next_keep() {
    let game = won(1, &[], 3);
    let Some(End::Won { found: Some(spell) }) = game.end() else { panic!("no token found") };
    let next = Adventure::from_note(2, &[spell]).unwrap();
    assert_eq!((next.freed(), game.next_level()), (1, Some(2)));
    assert_eq!(Adventure::after(&game), Some(Onward::Keep(next)));
}

#[test]
fn the_token_is_drawn_at_random_from_those_in_the_box() {
    let found = |seed| match won(2, &[Spell::Poison], seed).end() {
        Some(End::Won { found }) => found.unwrap(),
        _ => panic!("not won"),
    };
    let mut all: Vec<Spell> = (0..40).map(found).collect();
    all.sort();
    all.dedup();
    assert_eq!(all, [Spell::Fireball, Spell::IceFlash, Spell::SphereOfSilence]);
}

#[test]
fn a_token_found_joins_those_not_used() {
    let game = won(2, &[Spell::Poison], 1);
    assert_eq!((game.spells().len(), game.spells()[0]), (2, Spell::Poison));
}

#[test]
fn a_used_token_is_in_the_box_and_can_be_found_again() {
    let found = (0..40).any(|seed| won(1, &[], seed).end() == Some(End::Won { found: Some(Spell::Fireball) }));
    assert!(found, "every token is in the box again");
}

#[test]
fn a_win_outside_an_adventure_finds_nothing() {
    let mut game = keep(HALL).solo(&[ZERO]).knight_drawn();
    put_knight(&mut game, -1, -1);
    put(&mut game, ZERO, -2, -2);
    assert_eq!(game.end(), Some(End::Won { found: None }));
}

#[test]
fn a_party_that_holds_all_tokens_finds_none() {
    assert_eq!(won(3, &Spell::ALL, 1).end(), Some(End::Won { found: None }));
}

#[test]
fn the_fourth_keep_ends_the_adventure() {
    let game = won(4, &[], 1);
    assert_eq!(game.next_level(), None);
    assert_eq!((game.end(), Adventure::after(&game)), (Some(End::Won { found: None }), Some(Onward::Finished)));
}

#[test]
fn after_a_loss_the_same_keep_is_tried_again_with_the_tokens_left() {
    let spells = [Spell::Poison, Spell::Fireball];
    let mut game = keep("3 3 / 3 3 t2").spells(&spells).adventure(3).begin();
    assert_eq!(Adventure::after(&game), None);
    game.apply(&Action::Poison { creature: id(&game, 0, 0), corner: Corner::TopLeft }).unwrap();
    (1..3).for_each(|step| drop(put(&mut game, HALL, step, step)));
    let again = Adventure::from_note(3, &[Spell::Fireball]).unwrap();
    assert_eq!((loss(&game).is_some(), Adventure::after(&game)), (true, Some(Onward::Keep(again))));
}

#[test]
fn an_adventure_can_be_entered_from_a_paper_note() {
    let note = Adventure::from_note(3, &[Spell::Poison, Spell::Fireball]).unwrap();
    assert_eq!((note.level(), note.spells()), (3, &[Spell::Fireball, Spell::Poison][..]));
    let setup = note.setup(Setup::default());
    assert_eq!(Knock::new(&setup, 1).unwrap().spells(), [Spell::Fireball, Spell::Poison]);
}

#[test]
fn a_note_that_no_adventure_leads_to_is_refused() {
    let reasons = |level, spells: &[Spell]| Adventure::from_note(level, spells).unwrap_err().reasons;
    assert_eq!(reasons(5, &[]), [Reason::Level { level: 5 }]);
    assert_eq!(reasons(1, &[Spell::Poison]), [Reason::TooManySpells { count: 1, level: 1 }]);
    assert_eq!(reasons(4, &[Spell::Poison; 2]), [Reason::SpellTwice { spell: Spell::Poison }]);
    assert!(Adventure::from_note(0, &[]).is_err());
}

#[test]
fn an_adventure_is_saved_as_its_note() {
    let adventure = Adventure::from_note(2, &[Spell::IceFlash]).unwrap();
    let text = serde_json::to_string(&adventure).unwrap();
    assert_eq!(text, r#"{"level":2,"spells":["IceFlash"]}"#);
    assert_eq!(serde_json::from_str::<Adventure>(&text).unwrap(), adventure);
    assert!(serde_json::from_str::<Adventure>(r#"{"level":9,"spells":[]}"#).is_err());
}

#[test]
fn cards_with_chests_are_linked_when_they_share_a_cell() {
    let mut game = keep("1 0 / 0 0 c2").solo(&["1 0 / 0 0 c1", "1 0 / 0 0 c3"]).begin();
    put(&mut game, "1 0 / 0 0 c1", 1, 1);
    put(&mut game, HALL, 2, 2);
    put(&mut game, "1 0 / 0 0 c3", 3, 3);
    assert_eq!((game.chest_chain(), game.chests()), (vec![id(&game, 0, 0), id(&game, 1, 1)], 3));
}

#[test]
fn the_longer_chain_counts_even_with_fewer_chests() {
    let (one, three) = ("1 0 / 0 0 c1", "1 0 / 0 0 c3");
    let mut game = keep(one).solo(&[one, three]).begin();
    put(&mut game, one, 1, 1);
    put(&mut game, HALL, 2, 2);
    put(&mut game, three, 3, 3);
    assert_eq!((game.chest_chain().len(), game.chests()), (2, 2));
}

#[test]
fn a_chain_runs_on_over_every_card_that_shares_a_cell() {
    let chest = "1 0 / 0 0 c1";
    let mut game = keep(chest).solo(&[chest; 4]).begin();
    for (x, y) in [(1, 1), (2, 0), (1, -1), (-1, 1)] {
        put(&mut game, chest, x, y);
    }
    assert_eq!((game.chest_chain().len(), game.chests()), (5, 5));
}

#[test]
fn of_two_chains_with_as_many_cards_the_one_with_more_chests_counts() {
    let mut game = keep("1 0 / 0 0 c1").solo(&["1 0 / 0 0 c3"]).begin();
    put(&mut game, HALL, 1, 1);
    put(&mut game, "1 0 / 0 0 c3", 2, 2);
    assert_eq!((game.chest_chain(), game.chests()), (vec![id(&game, 2, 2)], 3));
}

#[test]
fn of_two_chains_alike_the_one_begun_first_counts() {
    let mut game = keep("1 0 / 0 0 c1").solo(&["1 0 / 0 0 c1"]).begin();
    put(&mut game, HALL, 1, 1);
    put(&mut game, "1 0 / 0 0 c1", 2, 2);
    assert_eq!(game.chest_chain(), [id(&game, 0, 0)]);
}

#[test]
fn winners_score_a_point_for_each_chest_of_the_longest_chain_and_losers_nothing() {
    let mut game = keep("1 0 / 0 0 c2").solo(&[ZERO]).knight_drawn();
    put_knight(&mut game, -1, -1);
    put(&mut game, ZERO, -2, -2);
    assert_eq!(game.outcome(), Some(Outcome::Won { score: 2 }));
    let mut game = keep("1 0 / 0 0 c2").sand().begin();
    game.apply(&Action::TimeUp).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Lost));
}

#[test]
fn a_share_code_brings_the_same_game_back() {
    for players in 1..=PLAYERS {
        for level in 1..=LEVELS {
            let setup = Setup { players, level, ..Setup::default() };
            let code = share_code(&setup, 31_234_567).unwrap();
            assert_eq!((code.len(), read_code(&setup.deck, &code)), ("KN-7K3M-Q2XD".len(), Ok((setup, 31_234_567))));
        }
    }
}

#[test]
fn a_share_code_holds_the_tokens_too() {
    let setup =
        Setup { players: 4, level: 3, spells: vec![Spell::IceFlash, Spell::SphereOfSilence], ..Setup::default() };
    let code = share_code(&setup, 7).unwrap();
    assert_eq!(read_code(&setup.deck, &code), Ok((setup, 7)));
}

#[test]
fn a_share_code_says_who_begins() {
    for players in 1..=PLAYERS {
        for first in 0..players {
            let setup = Setup { players, first, spells: vec![Spell::Poison], ..Setup::default() };
            let code = share_code(&setup, 7).unwrap();
            assert_eq!(read_code(&setup.deck, &code), Ok((setup, 7)));
        }
    }
    let absent = share_code(&Setup { players: 2, first: 2, ..Setup::default() }, 7).unwrap();
    assert_eq!(read_code(&Deck::standard(), &absent), Err(CodeError::Garbage), "nobody sits there");
}

#[test]
fn a_share_code_of_another_deck_or_game_is_told_apart() {
    let other = keep("1 0 / 0 0 c2").setup().deck;
    let code = share_code(&Setup { deck: other, ..Setup::default() }, 1).unwrap();
    assert_eq!(read_code(&Deck::standard(), &code), Err(CodeError::OtherDeck));
    assert!(matches!(read_code(&Deck::standard(), "DZ-3K2B-80S"), Err(CodeError::OtherGame { .. })));
}

#[test]
fn what_no_code_can_hold_has_none() {
    assert_eq!(share_code(&keep(HALL).setup(), 1), None);
    assert_eq!(share_code(&Setup::default(), SHORT_SEEDS), None);
}

#[test]
fn a_game_with_a_spell_cast_comes_back_from_its_save() {
    let setup = keep("3 3 / 3 3 t4").spells(&[Spell::Poison]).setup();
    let mut session = Session::<Knock>::new(setup, 0).unwrap();
    let creature = id(session.state(), 0, 0);
    session.apply_at(Action::Poison { creature, corner: Corner::BottomLeft }, 90_000).unwrap();
    let decks: BTreeMap<_, _> = session.deck().map(|deck| (deck.hash(), deck.content())).into_iter().collect();
    assert_eq!(Session::<Knock>::load(&session.save(), &decks), Ok(session));
}

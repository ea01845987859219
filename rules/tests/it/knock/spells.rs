//! The four spells of Knock, on each kind of target.

use super::keep::*;
use sablier_rules::knock::*;
use sablier_rules::{Game, Session};

const ZERO: &str = "0 0 / 0 0 S";
const OGRE: &str = "3 3 / 3 3 t4";

fn fireball(game: &Knock, x: i16, y: i16) -> Action {
    Action::Fireball { creature: id(game, x, y) }
}

fn ice(game: &Knock, x: i16, y: i16) -> Action {
    Action::IceFlash { creature: id(game, x, y) }
}

fn poison(game: &Knock, x: i16, y: i16, corner: Corner) -> Action {
    Action::Poison { creature: id(game, x, y), corner }
}

/// A party with all tokens whose Knight stands at (-1, -1).
fn facing_the_knight(knight: &'static str, hand: &[&'static str]) -> Knock {
    let mut game = keep(HALL).solo(hand).knight(knight).spells(&Spell::ALL).knight_drawn();
    put_knight(&mut game, -1, -1);
    game
}

/// A party with all tokens that looks at a hall, a beaten creature at (1, 1) and an ogre at (0, 2).
fn in_company() -> Knock {
    let mut game = keep(HALL).solo(&["0 1 / 1 4 t4", OGRE]).spells(&Spell::ALL).begin();
    put(&mut game, "0 1 / 1 4 t4", 1, 1);
    put(&mut game, HALL, 2, 2);
    put(&mut game, OGRE, 3, 3);
    game
}

#[test]
fn a_spell_that_is_not_held_cannot_be_cast() {
    let game = keep(OGRE).begin();
    for (action, spell) in [
        (fireball(&game, 0, 0), Spell::Fireball),
        (ice(&game, 0, 0), Spell::IceFlash),
        (poison(&game, 0, 0, Corner::TopLeft), Spell::Poison),
        (Action::SphereOfSilence, Spell::SphereOfSilence),
    ] {
        assert_eq!(game.check(&action), Err(Illegal::NotHeld { spell }));
        assert_eq!((game.targets(spell), action.spell()), (vec![], Some(spell)));
    }
}

#[test]
fn a_hall_a_beaten_creature_and_a_card_elsewhere_are_no_targets() {
    let game = in_company();
    let cards = [id(&game, 0, 0), id(&game, 1, 1), game.hand(0)[0], game.knight()];
    for card in cards {
        let corner = Corner::TopLeft;
        for action in [
            Action::Fireball { creature: card },
            Action::IceFlash { creature: card },
            Action::Poison { creature: card, corner },
        ] {
            assert_eq!(game.check(&action), Err(Illegal::NoCreature { card }));
        }
    }
    assert_eq!(game.targets(Spell::Fireball), [id(&game, 3, 3)]);
}

#[test]
fn a_fireball_removes_a_creature_and_its_tokens_go_to_the_reserve() {
    let mut game = keep(HALL).solo(&[OGRE]).spells(&[Spell::Fireball]).begin();
    put(&mut game, OGRE, 1, 1);
    let creature = id(&game, 1, 1);
    let events = game.apply(&fireball(&game, 1, 1)).unwrap();
    assert_eq!(events, [Event::SpellUsed { spell: Spell::Fireball }, Event::Burned { creature }]);
    assert_eq!((game.reserve(), game.burned(), game.keep().get(creature)), (12, &[creature][..], None));
}

#[test]
fn what_lay_under_a_burned_creature_shows_again_and_is_not_assessed() {
    let mut game = keep("0 0 / 0 2").solo(&["1 4 / 4 4 t4"]).spells(&[Spell::Fireball]).begin();
    put(&mut game, "1 4 / 4 4 t4", 1, 1);
    assert_eq!(danger(&game, 0, 0), 1);
    game.apply(&fireball(&game, 1, 1)).unwrap();
    assert_eq!((danger(&game, 0, 0), game.end()), (2, None));
}

#[test]
fn the_knight_is_immune_to_the_fireball() {
    let game = facing_the_knight("4 4 / 4 4 t4", &[]);
    assert_eq!(game.check(&fireball(&game, -1, -1)), Err(Illegal::KnightImmune));
    assert_eq!(game.targets(Spell::Fireball), []);
}

#[test]
fn a_frozen_knight_is_immune_to_the_fireball_too() {
    let mut game = facing_the_knight("4 4 / 4 4 t4", &[]);
    game.apply(&ice(&game, -1, -1)).unwrap();
    assert_eq!(game.check(&fireball(&game, -1, -1)), Err(Illegal::KnightImmune));
}

#[test]
fn a_burned_creature_is_out_of_the_game() {
    let mut game = keep(HALL).solo(&[OGRE]).spells(&Spell::ALL).begin();
    put(&mut game, OGRE, 1, 1);
    let card = id(&game, 1, 1);
    game.apply(&Action::Fireball { creature: card }).unwrap();
    let place = Action::Place { card, at: at(1, 1), turned: false };
    assert_eq!(game.check(&place), Err(Illegal::NotInHand { card }));
    assert_eq!(game.check(&Action::IceFlash { creature: card }), Err(Illegal::NoCreature { card }));
}

#[test]
fn a_frozen_creature_can_be_burned() {
    let mut game = keep(HALL).solo(&[OGRE]).spells(&Spell::ALL).begin();
    put(&mut game, OGRE, 1, 1);
    game.apply(&ice(&game, 1, 1)).unwrap();
    game.apply(&fireball(&game, 1, 1)).unwrap();
    assert_eq!((game.reserve(), game.keep().laid().len()), (12, 1));
}

#[test]
fn a_keep_emptied_by_a_fireball_begins_again_in_the_middle() {
    let mut game = keep(OGRE).spells(&[Spell::Fireball]).begin();
    game.apply(&fireball(&game, 0, 0)).unwrap();
    assert_eq!(game.keep().places(), [at(0, 0)]);
    put(&mut game, HALL, 0, 0);
    assert_eq!((danger(&game, 0, 0), game.end()), (1, None));
}

#[test]
fn an_ice_flash_returns_the_tokens_and_no_alarm_comes_any_more() {
    let mut game = keep("3 3 / 3 3 t2").spells(&[Spell::IceFlash]).begin();
    game.apply(&ice(&game, 0, 0)).unwrap();
    assert_eq!((game.reserve(), standing(&game, 0, 0)), (12, Standing::Frozen));
    (1..9).for_each(|step| drop(put(&mut game, if step < 6 { HALL } else { CREATURE }, step, step)));
    assert_eq!(game.end(), None);
}

#[test]
fn a_frozen_creature_must_still_be_beaten_and_can_be() {
    let mut game = keep("4 1 / 1 0 t3").spells(&[Spell::IceFlash]).begin();
    game.apply(&ice(&game, 0, 0)).unwrap();
    put_turned(&mut game, HALL, -1, -1);
    assert_eq!(standing(&game, 0, 0), Standing::Beaten);
}

/// The Knight stands at (-1, 1) beside a creature frozen at (0, 0); one zero brings him down to 4.
fn knight_beside_ice() -> Knock {
    let mut game = keep("4 1 / 1 1 t3").solo(&[ZERO, ZERO]).knight("2 0 / 2 2 t4").spells(&Spell::ALL).begin();
    game.apply(&ice(&game, 0, 0)).unwrap();
    while game.phase() == Phase::Place {
        let end = (1..).find(|step| game.keep().card_at(at(*step, *step)).is_none()).unwrap();
        let card = *game.hand(0).last().unwrap();
        game.apply(&Action::Place { card, at: at(end, end), turned: false }).unwrap();
    }
    put_knight(&mut game, -1, 1);
    game
}

#[test]
fn while_a_frozen_creature_stands_the_knight_at_five_or_less_keeps_fighting() {
    let mut game = knight_beside_ice();
    let events = put(&mut game, ZERO, -2, 2);
    assert!(events.contains(&Event::KnightHeldOut { frozen: id(&game, 0, 0) }));
    assert_eq!((danger(&game, -1, 1), standing(&game, -1, 1), game.end()), (4, Standing::Fighting, None));
}

#[test]
fn when_the_last_frozen_creature_is_beaten_a_knight_at_five_or_less_falls_at_once() {
    let mut game = knight_beside_ice();
    put(&mut game, ZERO, -2, 2);
    let frozen = id(&game, 0, 0);
    let events = put(&mut game, ZERO, -1, -1);
    assert!(events.contains(&Event::Beaten { creature: frozen }) && is_won(&game));
}

#[test]
fn burning_the_frozen_creature_opens_the_way_but_assesses_nobody() {
    let mut game = knight_beside_ice();
    put(&mut game, ZERO, -2, 2);
    game.apply(&fireball(&game, 0, 0)).unwrap();
    assert_eq!(game.end(), None);
    put(&mut game, ZERO, -2, 0);
    assert!(is_won(&game));
}

#[test]
fn a_frozen_knight_gives_no_alarm_and_does_not_protect_himself() {
    let mut game = facing_the_knight("4 2 / 1 1 t3", &[ZERO]);
    game.apply(&ice(&game, -1, -1)).unwrap();
    (0..3).for_each(|step| drop(put(&mut game, HALL, -step, -2 - step)));
    assert_eq!(game.end(), None);
    put(&mut game, ZERO, -2, -2);
    assert!(is_won(&game));
}

#[test]
fn a_poisoned_knight_holds_out_while_a_frozen_creature_stands() {
    let mut game = knight_beside_ice();
    let events = game.apply(&poison(&game, -1, 1, Corner::TopLeft)).unwrap();
    assert!(events.contains(&Event::KnightHeldOut { frozen: id(&game, 0, 0) }));
    assert_eq!((danger(&game, -1, 1), game.end()), (4, None));
}

#[test]
fn poison_for_the_last_frozen_creature_brings_the_exposed_knight_down() {
    let mut game = knight_beside_ice();
    put(&mut game, ZERO, -2, 2);
    game.apply(&poison(&game, 0, 0, Corner::TopLeft)).unwrap();
    assert!(is_won(&game), "{:?}", game.end());
}

#[test]
fn a_frozen_knight_can_be_poisoned_and_falls() {
    let mut game = facing_the_knight("4 1 / 1 1 t3", &[]);
    game.apply(&ice(&game, -1, -1)).unwrap();
    game.apply(&poison(&game, -1, -1, Corner::TopLeft)).unwrap();
    assert!(is_won(&game));
}

#[test]
fn a_creature_that_poison_leaves_at_six_fights_on_with_its_tokens() {
    let mut game = keep("4 2 / 2 2 t3").spells(&[Spell::Poison]).begin();
    game.apply(&poison(&game, 0, 0, Corner::TopLeft)).unwrap();
    assert_eq!((danger(&game, 0, 0), standing(&game, 0, 0), game.reserve()), (6, Standing::Fighting, 9));
}

#[test]
fn poison_makes_a_corner_count_nothing_and_assesses_the_creature_at_once() {
    let mut game = keep("4 1 / 1 0 t3").spells(&[Spell::Poison]).begin();
    let creature = id(&game, 0, 0);
    let events = game.apply(&poison(&game, 0, 0, Corner::TopLeft)).unwrap();
    assert_eq!(events[1..3], [Event::Poisoned { cell: at(0, 0) }, Event::Assessed { card: creature, danger: 2 }]);
    assert_eq!((standing(&game, 0, 0), game.reserve()), (Standing::Beaten, 12));
}

#[test]
fn each_corner_of_a_creature_can_be_poisoned() {
    for (corner, cell, rest) in [
        (Corner::TopLeft, at(0, 0), 9),
        (Corner::TopRight, at(1, 0), 8),
        (Corner::BottomLeft, at(0, 1), 7),
        (Corner::BottomRight, at(1, 1), 6),
    ] {
        let mut game = keep("1 2 / 3 4 t4").spells(&[Spell::Poison]).begin();
        game.apply(&poison(&game, 0, 0, corner)).unwrap();
        assert_eq!((game.keep().poisoned(), danger(&game, 0, 0)), (Some(cell), rest));
    }
}

#[test]
fn a_poisoned_cell_stays_nothing_for_every_card_laid_on_it() {
    let mut game = keep("4 4 / 4 4 t4").solo(&["4 0 / 0 1"]).spells(&[Spell::Poison]).begin();
    game.apply(&poison(&game, 0, 0, Corner::BottomRight)).unwrap();
    put(&mut game, "4 0 / 0 1", 1, 1);
    assert_eq!(game.keep().value(at(1, 1)), Some(0));
    assert_eq!((danger(&game, 0, 0), danger(&game, 1, 1)), (12, 1));
}

#[test]
fn poison_on_a_covered_corner_also_helps_the_card_that_covers_it() {
    let mut game = keep("4 4 / 4 4 t4").solo(&["3 1 / 1 0"]).spells(&[Spell::Poison]).begin();
    put(&mut game, "3 1 / 1 0", 1, 1);
    assert_eq!((danger(&game, 0, 0), danger(&game, 1, 1)), (15, 5));
    game.apply(&poison(&game, 0, 0, Corner::BottomRight)).unwrap();
    assert_eq!((danger(&game, 0, 0), danger(&game, 1, 1)), (12, 2));
}

#[test]
fn a_cell_stays_poisoned_when_its_creature_burns() {
    let mut game = keep("0 0 / 0 2").solo(&[OGRE]).spells(&Spell::ALL).begin();
    put(&mut game, OGRE, 1, 1);
    game.apply(&poison(&game, 1, 1, Corner::TopLeft)).unwrap();
    game.apply(&fireball(&game, 1, 1)).unwrap();
    assert_eq!((danger(&game, 0, 0), game.keep().poisoned()), (0, Some(at(1, 1))));
}

#[test]
fn a_frozen_creature_can_be_poisoned() {
    let mut game = keep("4 1 / 1 0 t3").spells(&Spell::ALL).begin();
    game.apply(&ice(&game, 0, 0)).unwrap();
    game.apply(&poison(&game, 0, 0, Corner::TopLeft)).unwrap();
    assert_eq!(standing(&game, 0, 0), Standing::Beaten);
}

#[test]
fn the_knight_can_be_poisoned_and_falls_at_once() {
    let mut game = facing_the_knight("4 1 / 1 1 t3", &[]);
    game.apply(&poison(&game, -1, -1, Corner::TopLeft)).unwrap();
    assert!(is_won(&game));
}

#[test]
fn the_sphere_brings_speech_back() {
    let mut game = keep(ZERO).hands(&[&[], &[]]).spells(&[Spell::SphereOfSilence]).begin();
    game.apply(&Action::SphereOfSilence).unwrap();
    assert_eq!((game.voice(), game.spells()), (Some(Voice::Speech), &[][..]));
}

#[test]
fn the_sphere_brings_speech_back_for_every_group() {
    for players in 2..=PLAYERS {
        let hands = vec![&[][..]; usize::from(players)];
        let mut game = keep(ZERO).hands(&hands).spells(&[Spell::SphereOfSilence]).begin();
        assert_eq!(game.voice(), Some(Voice::Silence));
        game.apply(&Action::SphereOfSilence).unwrap();
        assert_eq!((game.voice(), game.player()), (Some(Voice::Speech), 0));
    }
}

#[test]
fn the_sphere_does_nothing_where_players_may_speak_or_in_solo() {
    let game = keep(HALL).hands(&[&[], &[]]).spells(&Spell::ALL).begin();
    assert_eq!(game.check(&Action::SphereOfSilence), Err(Illegal::MaySpeak));
    let game = keep(ZERO).spells(&Spell::ALL).begin();
    assert_eq!(game.check(&Action::SphereOfSilence), Err(Illegal::Solo));
}

#[test]
fn any_number_of_spells_is_cast_in_a_row_and_the_turn_stays() {
    let mut game = in_company();
    let (player, hand) = (game.player(), game.hand(0).to_vec());
    game.apply(&poison(&game, 3, 3, Corner::TopLeft)).unwrap();
    game.apply(&ice(&game, 3, 3)).unwrap();
    game.apply(&fireball(&game, 3, 3)).unwrap();
    assert_eq!((game.player(), game.hand(0), game.spells()), (player, &hand[..], &[Spell::SphereOfSilence][..]));
}

#[test]
fn a_spell_can_be_cast_before_the_knight_is_placed() {
    let mut game = keep("4 4 / 4 4 t4").spells(&[Spell::IceFlash, Spell::Fireball]).begin();
    game.apply(&ice(&game, 0, 0)).unwrap();
    while game.phase() == Phase::Place {
        let end = (1..).find(|step| game.keep().card_at(at(*step, *step)).is_none()).unwrap();
        let card = *game.hand(0).last().unwrap();
        game.apply(&Action::Place { card, at: at(end, end), turned: false }).unwrap();
    }
    game.apply(&fireball(&game, 0, 0)).unwrap();
    assert_eq!(game.phase(), Phase::PlaceKnight);
}

#[test]
fn a_spell_shows_nothing_hidden_and_can_be_taken_back() {
    let mut session = Session::<Knock>::new(keep(OGRE).spells(&[Spell::Fireball]).setup(), 0).unwrap();
    let action = fireball(session.state(), 0, 0);
    session.apply(action).unwrap();
    assert_eq!(session.undo(), Some(action));
    assert_eq!(session.state().spells(), [Spell::Fireball]);
}

#[test]
fn what_was_said_under_the_sphere_cannot_be_unsaid() {
    let setup = keep(ZERO).hands(&[&[], &[]]).spells(&[Spell::SphereOfSilence]).setup();
    let mut session = Session::<Knock>::new(setup, 0).unwrap();
    session.apply(Action::SphereOfSilence).unwrap();
    assert!(!session.can_undo());
}

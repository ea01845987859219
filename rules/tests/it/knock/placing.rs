//! Set-up and phase 1 of Knock, sentence by sentence of the rulebook.

use super::keep::*;
use sablier_rules::knock::*;
use sablier_rules::{Game, Session};

fn new(players: u8, level: u8, seed: u64) -> Knock {
    Knock::new(&Setup { players, level, ..Setup::default() }, seed).unwrap()
}

fn check(game: &Knock, x: i16, y: i16) -> Result<(), Illegal> {
    game.check(&Action::Place { card: game.playable()[0], at: at(x, y), turned: false })
}

#[test]
fn twelve_time_tokens_make_the_reserve() {
    assert_eq!(keep(HALL).begin().reserve(), 12);
}

#[test]
fn the_players_have_six_minutes_unless_they_choose_otherwise() {
    let game = new(2, 1, 1);
    assert_eq!((game.sand(), SAND), (Some(360_000), 360_000));
    assert_eq!(Knock::new(&Setup { sand: Some(240_000), ..Setup::default() }, 1).unwrap().sand(), Some(240_000));
}

#[test]
fn the_token_shows_speech_and_is_not_used_in_solo() {
    assert_eq!(keep(HALL).begin().voice(), None);
    assert_eq!(keep(HALL).hands(&[&[], &[]]).begin().voice(), Some(Voice::Speech));
}

#[test]
fn hands_have_six_four_or_three_cards() {
    for (players, size) in [(1, 6), (2, 4), (3, 4), (4, 4), (5, 4), (6, 3)] {
        let game = new(players, 1, 1);
        assert!((0..players).all(|player| game.hand(player).len() == size), "{players} players");
        assert_eq!((game.hand(players), game.players()), (&[][..], players));
        assert_eq!(game.pile().len(), 45 - usize::from(players) * size - 1);
    }
}

#[test]
fn only_the_cards_of_the_keep_being_attacked_are_added() {
    for (level, cards) in [(1, 45), (2, 51), (3, 51), (4, 51)] {
        let game = new(3, level, 1);
        assert_eq!(game.pile().len(), cards - 12 - 1);
        let strangers = game.pile().iter().filter(|id| !game.card(**id).is_in(level)).count();
        assert_eq!(strangers, 0);
    }
}

#[test]
fn the_knight_is_at_the_bottom_and_the_rest_is_shuffled_by_the_seed() {
    assert!((0..50).all(|seed| new(6, 4, seed).pile().last() == Some(&new(6, 4, seed).knight())));
    assert_eq!(new(2, 1, 7), new(2, 1, 7));
    assert_ne!(new(2, 1, 7).pile(), new(2, 1, 8).pile());
}

#[test]
fn the_top_card_begins_the_keep() {
    let game = keep("1 2 / 0 1").begin();
    assert_eq!((game.keep().laid().len(), printed(&game, id(&game, 0, 0))), (1, "1 2 / 0 1".to_string()));
}

#[test]
fn a_creature_that_begins_the_keep_takes_its_tokens() {
    let game = keep("4 1 / 1 0 t3").begin();
    assert_eq!((game.reserve(), game.keep().laid()[0].tokens), (9, 3));
}

#[test]
fn a_silence_card_that_begins_the_keep_turns_the_token_but_not_in_solo() {
    assert_eq!(keep("0 0 / 0 0 S").hands(&[&[], &[]]).begin().voice(), Some(Voice::Silence));
    assert_eq!(keep("0 0 / 0 0 S").begin().hand(0).len(), 6);
}

#[test]
fn spells_stay_in_the_box_outside_an_adventure() {
    assert_eq!(new(1, 1, 1).spells(), []);
}

#[test]
fn a_setup_that_cannot_be_played_names_every_reason() {
    let spells = vec![Spell::Poison, Spell::Poison];
    let setup = Setup { players: 7, level: 5, spells, sand: Some(0), ..Setup::default() };
    let refusal = Knock::new(&setup, 0).unwrap_err();
    let spell = Spell::Poison;
    let wanted =
        [Reason::Players { players: 7 }, Reason::Level { level: 5 }, Reason::SpellTwice { spell }, Reason::NoSand];
    assert_eq!(refusal.reasons, wanted);
}

#[test]
fn the_players_choose_who_begins_and_it_goes_on_from_there() {
    let mut game = Knock::new(&Setup { players: 3, first: 2, ..Setup::default() }, 1).unwrap();
    assert_eq!(game.player(), 2);
    let quiet = |action: &Action| {
        let mut after = game.clone();
        after.apply(action).is_ok() && after.end().is_none()
    };
    let action = game.legal_actions().into_iter().find(quiet).unwrap();
    game.apply(&action).unwrap();
    assert_eq!(game.player(), 0);
    let nobody = Setup { players: 2, first: 2, ..Setup::default() };
    assert_eq!(Knock::new(&nobody, 1).unwrap_err().reasons, [Reason::First { first: 2 }]);
}

#[test]
fn a_stacked_pile_must_be_the_keeps_cards_with_the_knight_at_the_bottom() {
    let mut setup = keep(HALL).setup();
    setup.pile.as_mut().unwrap().reverse();
    assert_eq!(Knock::new(&setup, 0).unwrap_err().reasons, [Reason::KnightNotLast]);
    let twice = setup.pile.as_ref().unwrap()[3];
    setup.pile.as_mut().unwrap()[4] = twice;
    assert_eq!(Knock::new(&setup, 0).unwrap_err().reasons, [Reason::Pile { level: 1 }]);
}

#[test]
fn a_stacked_pile_of_fewer_cards_is_a_shorter_game_if_all_can_begin() {
    let whole = keep(HALL).setup();
    let short = |cards: usize| {
        let mut pile = whole.pile.clone().unwrap();
        let knight = pile.pop();
        pile.truncate(cards);
        pile.extend(knight);
        Knock::new(&Setup { pile: Some(pile), ..whole.clone() }, 0)
    };
    assert_eq!(short(6).unwrap_err().reasons, [Reason::Pile { level: 1 }]);
    let mut game = short(7).unwrap();
    assert_eq!((game.hand(0).len(), game.keep().laid().len(), game.pile().len()), (6, 1, 1));
    let quiet = |action: &Action| {
        let mut after = game.clone();
        after.apply(action).is_ok() && after.end().is_none()
    };
    let action = game.legal_actions().into_iter().find(quiet).unwrap();
    game.apply(&action).unwrap();
    assert_eq!(game.phase(), Phase::PlaceKnight);
}

#[test]
fn a_card_must_cover_at_least_one_corner() {
    let game = keep(HALL).begin();
    assert_eq!(check(&game, 2, 0), Err(Illegal::CoversNone { at: at(2, 0) }));
    assert_eq!(check(&game, i16::MAX, i16::MIN), Err(Illegal::CoversNone { at: at(i16::MAX, i16::MIN) }));
    assert_eq!(game.keep().places(), [at(-1, -1), at(-1, 1), at(1, -1), at(1, 1)]);
}

#[test]
fn a_card_covers_no_more_than_one_corner_of_the_same_card() {
    let game = keep(HALL).begin();
    let card = id(&game, 0, 0);
    for (x, y) in [(0, 0), (1, 0), (0, 1), (-1, 0)] {
        assert_eq!(check(&game, x, y), Err(Illegal::CoversMore { at: at(x, y), card }));
    }
}

#[test]
fn a_card_may_cover_a_corner_of_several_cards() {
    let mut game = keep(HALL).begin();
    put(&mut game, HALL, 1, 1);
    put(&mut game, HALL, 2, 0);
    let events = put(&mut game, HALL, 1, -1);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Assessed { .. })).count(), 2);
}

#[test]
fn a_card_always_lies_on_top() {
    let mut game = keep("1 1 / 1 2").solo(&["0 1 / 1 1"]).begin();
    put(&mut game, "0 1 / 1 1", 1, 1);
    assert_eq!(game.keep().value(at(1, 1)), Some(0));
    assert_eq!((danger(&game, 0, 0), danger(&game, 1, 1)), (3, 3));
}

#[test]
fn a_card_may_be_turned_by_180_degrees() {
    let mut game = keep("0 0 / 0 3").solo(&["1 2 / 0 2"]).begin();
    put_turned(&mut game, "1 2 / 0 2", 1, 1);
    assert_eq!(game.keep().visible(id(&game, 1, 1)), Some([2, 0, 2, 1]));
    assert_eq!(game.keep().visible(id(&game, 0, 0)), Some([0, 0, 0, 2]));
}

#[test]
fn only_a_card_of_the_hand_can_be_placed() {
    let game = keep(HALL).hands(&[&[], &["2 1 / 1 1"]]).begin();
    let card = game.hand(1)[0];
    let action = Action::Place { card, at: at(1, 1), turned: false };
    assert_eq!(game.check(&action), Err(Illegal::NotInHand { card }));
}

#[test]
fn a_creature_takes_as_many_tokens_as_it_shows() {
    let mut game = keep(HALL).solo(&["3 3 / 0 0 t4"]).begin();
    let events = put(&mut game, "3 3 / 0 0 t4", 1, -1);
    assert_eq!(events[1], Event::TokensTaken { creature: id(&game, 1, -1), tokens: 4 });
}

/// Only the Knight, who alarms nobody when he comes, can bring so many tokens into the Keep at once.
#[test]
fn too_few_tokens_in_the_reserve_lose_the_game() {
    let ogre = "3 3 / 3 3 t4";
    let mut game = keep(HALL).solo(&[ogre; 4]).pile_down_to(3);
    (1..4).for_each(|step| drop(put(&mut game, ogre, -step, -step)));
    put_knight(&mut game, -4, -4);
    put(&mut game, ogre, -5, -5);
    assert_eq!(loss(&game), Some(Loss::Reserve { creature: id(&game, -5, -5), needs: 4, reserve: 2 }));
}

#[test]
fn a_reserve_that_just_suffices_is_enough() {
    let ogre = "3 3 / 3 3 t4";
    let mut game = keep(HALL).solo(&[ogre, ogre, ogre, "3 3 / 3 3 t2"]).pile_down_to(3);
    (1..4).for_each(|step| drop(put(&mut game, ogre, -step, -step)));
    put_knight(&mut game, -4, -4);
    let events = put(&mut game, "3 3 / 3 3 t2", -5, -5);
    assert!(events.contains(&Event::TokensTaken { creature: id(&game, -5, -5), tokens: 2 }));
    assert!(!matches!(loss(&game), Some(Loss::Reserve { .. })));
}

#[test]
fn a_creature_can_show_the_silence_icon_too() {
    let banshee = "3 3 / 0 0 t3 S";
    let mut game = keep(HALL).hands(&[&[banshee], &[]]).begin();
    put(&mut game, banshee, 1, -1);
    assert_eq!((game.voice(), game.reserve()), (Some(Voice::Silence), 10));
}

#[test]
fn a_silence_card_turns_the_token_for_two_to_six_players() {
    let silent = ["0 0 / 0 0 S"];
    for players in 2..=PLAYERS {
        let mut hands = vec![&[][..]; usize::from(players)];
        hands[0] = &silent;
        let mut game = keep(HALL).hands(&hands).begin();
        let events = put(&mut game, silent[0], 1, 1);
        assert!(events.contains(&Event::VoiceTurned { voice: Voice::Silence }), "{players} players");
    }
}

#[test]
fn a_silence_card_turns_the_token_there_and_back() {
    let silent = "0 0 / 0 0 S";
    let mut game = keep(HALL).hands(&[&[silent], &[silent]]).begin();
    put(&mut game, silent, 1, 1);
    assert_eq!(game.voice(), Some(Voice::Silence));
    put(&mut game, silent, 2, 2);
    assert_eq!(game.voice(), Some(Voice::Speech));
}

#[test]
fn a_card_put_down_stays_so_undo_stops_there() {
    let mut session = Session::<Knock>::new(Setup::default(), 5).unwrap();
    let action = session.state().legal_actions()[0];
    session.apply(action).unwrap();
    assert!(!session.can_undo());
}

#[test]
fn a_ghost_shows_every_covered_card_and_changes_nothing() {
    let game = keep("1 1 / 1 2").solo(&["4 0 / 0 0"]).begin();
    let preview = game.preview(game.hand(0)[0], at(1, 1), false).unwrap();
    let (card, danger) = (id(&game, 0, 0), 7);
    assert_eq!(preview.covered, [Forecast { card, before: 5, danger, fate: Fate::Loud }]);
    assert_eq!(preview.loss(), Some(Loss::Noise { card, danger }));
    assert_eq!(game, keep("1 1 / 1 2").solo(&["4 0 / 0 0"]).begin());
}

#[test]
fn a_ghost_knows_what_falls_what_fights_on_and_what_stays_quiet() {
    let game = keep("4 1 / 1 1 t3").solo(&["0 0 / 0 3", "4 0 / 0 4 t2"]).begin();
    let fate =
        |index: usize, x, y, turned| game.preview(game.hand(0)[index], at(x, y), turned).unwrap().covered[0].fate;
    assert_eq!(fate(0, -1, -1, false), Fate::FightsOn);
    assert_eq!(fate(0, -1, -1, true), Fate::Falls);
    assert!(matches!(game.preview(game.hand(0)[1], at(1, 0), false), Err(Illegal::CoversMore { .. })));
}

#[test]
fn a_ghost_knows_that_the_last_card_of_all_loses() {
    let mut game = keep(HALL).knight("4 4 / 4 4 t4").spells(&[Spell::IceFlash]).knight_drawn();
    put_knight(&mut game, -1, -1);
    game.apply(&Action::IceFlash { creature: game.knight() }).unwrap();
    for step in 0..5 {
        let (card, place) = (game.playable()[0], at(-2 - step, -2 - step));
        let foreseen = game.preview(card, place, false).unwrap().end;
        game.apply(&Action::Place { card, at: place, turned: false }).unwrap();
        assert_eq!(foreseen, game.end(), "with {} cards in hand", game.hand(0).len());
    }
    assert!(matches!(loss(&game), Some(Loss::NoCards { .. })));
}

//! Phases 2 to 4 of Knock and every end of the game, sentence by sentence of the rulebook.

use super::keep::*;
use sablier_rules::knock::*;
use sablier_rules::{Game, Outcome, Session};

const ZERO: &str = "0 0 / 0 0 S";
const LOUD: &str = "4 0 / 0 0";

#[test]
fn the_danger_of_a_card_is_the_sum_of_its_four_visible_corners() {
    let mut game = keep("1 1 / 1 1").solo(&["2 0 / 0 0", "0 0 / 0 0 S"]).begin();
    assert_eq!(danger(&game, 0, 0), 4);
    put(&mut game, "2 0 / 0 0", 1, 1);
    assert_eq!(danger(&game, 0, 0), 5);
    put(&mut game, "0 0 / 0 0 S", -1, -1);
    assert_eq!(danger(&game, 0, 0), 4);
}

#[test]
fn a_hall_at_five_is_quiet() {
    let mut game = keep("1 0 / 0 0").solo(&[LOUD]).begin();
    let events = put(&mut game, LOUD, 1, 1);
    assert!(events.contains(&Event::Assessed { card: id(&game, 0, 0), danger: 5 }));
    assert_eq!(game.end(), None);
}

#[test]
fn a_hall_at_six_loses_the_game() {
    let mut game = keep("1 1 / 0 0").solo(&[LOUD]).begin();
    put(&mut game, LOUD, 1, 1);
    assert_eq!(loss(&game), Some(Loss::Noise { card: id(&game, 0, 0), danger: 6 }));
    assert_eq!((game.outcome(), game.legal_actions()), (Some(Outcome::Lost), vec![]));
}

#[test]
fn the_new_card_itself_and_cards_it_does_not_touch_are_not_assessed() {
    let mut game = keep("0 0 / 0 0 S").solo(&["4 0 / 1 0"]).begin();
    put(&mut game, HALL, 1, 1);
    let events = put(&mut game, "4 0 / 1 0", 2, 2);
    let assessed: Vec<_> = events.iter().filter(|event| matches!(event, Event::Assessed { .. })).collect();
    assert_eq!(assessed, [&Event::Assessed { card: id(&game, 1, 1), danger: 5 }]);
}

#[test]
fn a_creature_at_five_is_beaten_stays_and_gives_its_tokens_back() {
    let mut game = keep("4 1 / 1 0 t3").begin();
    let events = put_turned(&mut game, HALL, -1, -1);
    assert!(events.contains(&Event::Beaten { creature: id(&game, 0, 0) }));
    assert_eq!((standing(&game, 0, 0), danger(&game, 0, 0), game.reserve()), (Standing::Beaten, 3, 12));
}

#[test]
fn a_creature_at_six_fights_on() {
    let mut game = keep("4 1 / 1 1 t3").begin();
    put(&mut game, HALL, 1, 1);
    assert_eq!((standing(&game, 0, 0), danger(&game, 0, 0), game.end()), (Standing::Fighting, 7, None));
}

#[test]
fn a_creature_is_a_threat_until_it_is_beaten_or_frozen() {
    let mut game = keep("4 1 / 1 0 t3").spells(&[Spell::IceFlash]).begin();
    let creature = id(&game, 0, 0);
    assert!(game.keep().is_threat(creature));
    let mut frozen = game.clone();
    frozen.apply(&Action::IceFlash { creature }).unwrap();
    put_turned(&mut game, HALL, -1, -1);
    assert!(!frozen.keep().is_threat(creature) && !game.keep().is_threat(creature));
}

#[test]
fn a_beaten_creature_at_six_loses_the_game() {
    let mut game = keep("4 1 / 1 0 t3").solo(&[LOUD]).begin();
    put_turned(&mut game, HALL, -1, -1);
    put(&mut game, LOUD, 1, 1);
    assert_eq!(loss(&game), Some(Loss::Noise { card: id(&game, 0, 0), danger: 7 }));
}

#[test]
fn a_beaten_creature_is_a_hall_and_stays_quiet_at_five() {
    let mut game = keep("4 1 / 1 0 t3").solo(&["2 0 / 0 0"]).begin();
    put_turned(&mut game, HALL, -1, -1);
    put(&mut game, "2 0 / 0 0", 1, 1);
    assert_eq!((game.end(), danger(&game, 0, 0)), (None, 5));
}

#[test]
fn one_card_can_beat_two_creatures() {
    let mut game = keep("1 1 / 1 4 t4").solo(&["1 1 / 4 0 t4", ZERO]).begin();
    put(&mut game, HALL, 1, -1);
    put(&mut game, "1 1 / 4 0 t4", 2, 0);
    assert_eq!(put(&mut game, ZERO, 1, 1).iter().filter(|event| matches!(event, Event::Beaten { .. })).count(), 2);
    assert_eq!(game.reserve(), 12);
}

#[test]
fn after_a_noise_no_creature_is_beaten_in_that_turn() {
    let mut game = keep("1 1 / 1 4 t4").solo(&["1 2 / 1 1", "0 4 / 0 0"]).begin();
    put(&mut game, HALL, 1, -1);
    put(&mut game, "1 2 / 1 1", 2, 0);
    let events = put(&mut game, "0 4 / 0 0", 1, 1);
    assert_eq!(loss(&game), Some(Loss::Noise { card: id(&game, 2, 0), danger: 8 }));
    assert!(!events.iter().any(|event| matches!(event, Event::Beaten { .. })) && danger(&game, 0, 0) == 2);
}

#[test]
fn of_two_noises_the_card_placed_first_is_named() {
    let mut game = keep("1 1 / 1 1").solo(&["1 1 / 1 1", "4 4 / 0 0 t4"]).begin();
    put(&mut game, HALL, 1, -1);
    put(&mut game, "1 1 / 1 1", 2, 0);
    put(&mut game, "4 4 / 0 0 t4", 1, 1);
    assert_eq!((danger(&game, 0, 0), danger(&game, 2, 0)), (6, 7));
    assert_eq!(loss(&game), Some(Loss::Noise { card: id(&game, 0, 0), danger: 6 }));
}

#[test]
fn of_two_alarms_the_creature_placed_first_is_named() {
    let mut game = keep("3 3 / 3 3 t3").solo(&["3 3 / 3 3 t3"]).begin();
    put(&mut game, "3 3 / 3 3 t3", 1, 1);
    put(&mut game, HALL, 2, 2);
    put(&mut game, HALL, 3, 3);
    let tokens: Vec<u8> = game.keep().laid().iter().map(|laid| laid.tokens).collect();
    assert_eq!(tokens, [0; 4]);
    assert!(matches!(loss(&game), Some(Loss::Alarm { creature, .. }) if creature == id(&game, 0, 0)));
}

#[test]
fn each_creature_loses_a_token_at_the_alarm_the_new_one_too() {
    let mut game = keep("3 3 / 3 3 t4").solo(&["3 3 / 0 0 t3"]).begin();
    put(&mut game, "3 3 / 0 0 t3", 1, -1);
    let tokens: Vec<u8> = game.keep().laid().iter().map(|laid| laid.tokens).collect();
    assert_eq!((tokens, game.reserve()), (vec![3, 2], 7));
}

#[test]
fn a_creatures_last_token_sounds_the_alarm() {
    let mut game = keep("3 3 / 3 3 t2").begin();
    assert!(!game.keep().laid()[0].is_about_to_alarm());
    put(&mut game, HALL, 1, 1);
    assert_eq!((game.end(), game.keep().laid()[0].is_about_to_alarm()), (None, true));
    put(&mut game, HALL, 2, 2);
    assert_eq!(loss(&game), Some(Loss::Alarm { creature: id(&game, 0, 0), danger: 10 }));
}

#[test]
fn a_creature_beaten_with_its_last_token_gives_no_alarm() {
    let mut game = keep("4 1 / 1 0 t2").begin();
    put(&mut game, HALL, 1, 1);
    put_turned(&mut game, HALL, -1, -1);
    assert_eq!((game.end(), standing(&game, 0, 0)), (None, Standing::Beaten));
}

#[test]
fn the_player_draws_a_new_card_and_the_next_one_clockwise_is_on() {
    let mut game = keep(HALL).hands(&[&[], &[], &[]]).begin();
    let top = game.pile()[0];
    let events = put(&mut game, HALL, 1, 1);
    assert_eq!(events[events.len() - 2..], [Event::Drawn { card: Some(top) }, Event::TurnBegan { player: 1 }]);
    assert_eq!((game.hand(0).last(), game.hand(0).len(), game.player()), (Some(&top), 4, 1));
}

#[test]
fn turns_go_round_the_table_for_every_number_of_players() {
    for players in 1..=PLAYERS {
        let hands = vec![&[][..]; usize::from(players)];
        let mut game = keep(HALL).hands(&hands).begin();
        for turn in 0..2 * i16::from(players) {
            assert_eq!(i16::from(game.player()), turn % i16::from(players));
            put(&mut game, HALL, turn + 1, turn + 1);
        }
    }
}

#[test]
fn a_solo_player_does_not_replace_a_silence_card() {
    let mut game = keep(HALL).solo(&[ZERO]).begin();
    put(&mut game, ZERO, 1, 1);
    assert_eq!(game.hand(0).len(), 5);
    put(&mut game, HALL, 2, 2);
    assert_eq!(game.hand(0).len(), 5);
}

#[test]
fn with_more_players_a_silence_card_is_replaced() {
    let mut game = keep(HALL).hands(&[&[ZERO], &[]]).begin();
    put(&mut game, ZERO, 1, 1);
    assert_eq!(game.hand(0).len(), 4);
}

#[test]
fn the_knight_lies_under_every_other_card_of_the_pile() {
    let game = keep(HALL).pile_down_to(3);
    assert_eq!(game.own_view().before_knight(), Some(2));
}

#[test]
fn the_knight_is_placed_at_once_by_who_drew_him() {
    let mut game = keep(HALL).hands(&[&[ZERO], &[ZERO]]).knight_drawn();
    let (player, card) = (game.player(), game.hand(game.player())[0]);
    assert_eq!(game.own_view().before_knight(), None);
    let other = Action::Place { card, at: at(-1, -1), turned: false };
    assert_eq!((game.check(&other), game.playable()), (Err(Illegal::KnightFirst), vec![game.knight()]));
    put_knight(&mut game, -1, -1);
    assert_ne!(game.player(), player);
}

#[test]
fn placing_the_knight_assesses_but_alarms_nobody_and_draws_nothing() {
    let mut game = keep(HALL).knight_drawn();
    let events = put_knight(&mut game, -1, -1);
    let (knight, card) = (game.knight(), id(&game, 0, 0));
    let wanted = [
        Event::Placed { card: knight, at: at(-1, -1), turned: false },
        Event::TokensTaken { creature: knight, tokens: 4 },
        Event::Assessed { card, danger: danger(&game, 0, 0) },
        Event::TurnBegan { player: 0 },
    ];
    assert_eq!(events, wanted);
}

#[test]
fn placing_the_knight_on_a_hall_that_cannot_bear_him_loses() {
    let mut game = keep("0 2 / 2 0").knight("4 4 / 4 4 t3").knight_drawn();
    put_knight(&mut game, -1, -1);
    assert_eq!(loss(&game), Some(Loss::Noise { card: id(&game, 0, 0), danger: 9 }));
}

#[test]
fn the_knight_can_beat_a_creature_where_he_comes_down() {
    let ogre = "3 2 / 1 2 t4";
    let mut game = keep(HALL).solo(&[ogre]).knight("0 4 / 4 4 t3").pile_down_to(1);
    put(&mut game, ogre, -1, -1);
    put_turned_knight(&mut game, -2, -2);
    assert_eq!((standing(&game, -1, -1), game.end()), (Standing::Beaten, None));
}

#[test]
fn the_knight_is_drawn_placed_and_followed_by_the_next_player_in_every_group() {
    for players in 1..=PLAYERS {
        let hands = vec![&[][..]; usize::from(players)];
        let mut game = keep(HALL).hands(&hands).knight_drawn();
        let (drawer, cards) = (game.player(), game.hand(game.player()).len());
        put_knight(&mut game, -1, -1);
        assert_eq!((game.player(), game.hand(drawer).len()), ((drawer + 1) % players, cards));
    }
}

#[test]
fn an_empty_pile_is_not_drawn_from() {
    let mut game = keep(HALL).knight("4 4 / 4 4 t4").knight_drawn();
    put_knight(&mut game, -1, -1);
    let events = put(&mut game, HALL, -2, -2);
    assert!(!events.iter().any(|event| matches!(event, Event::Drawn { .. })) && game.hand(0).len() == 4);
}

#[test]
fn the_players_win_when_the_knight_is_beaten() {
    let mut game = keep(HALL).solo(&[ZERO]).knight_drawn();
    put_knight(&mut game, -1, -1);
    let events = put(&mut game, ZERO, -2, -2);
    assert_eq!(events[events.len() - 2..], [Event::Beaten { creature: game.knight() }, Event::Won]);
    assert_eq!((game.outcome(), game.reserve()), (Some(Outcome::Won { score: 0 }), 12));
}

#[test]
fn every_number_of_players_can_win() {
    for players in 1..=PLAYERS {
        let hands = vec![&[][..]; usize::from(players)];
        let mut game = keep(HALL).hands(&hands).knight_drawn();
        put_knight(&mut game, -1, -1);
        put(&mut game, HALL, -2, -2);
        assert!(is_won(&game), "{players} players: {:?}", game.end());
    }
}

#[test]
fn the_knight_at_six_fights_on() {
    let mut game = keep(HALL).solo(&[ZERO]).knight("2 2 / 1 3 t4").knight_drawn();
    put_knight(&mut game, -1, -1);
    put(&mut game, ZERO, -2, -2);
    assert_eq!((danger(&game, -1, -1), standing(&game, -1, -1), game.end()), (6, Standing::Fighting, None));
}

#[test]
fn the_knight_sounds_the_alarm_like_any_creature() {
    let mut game = keep(HALL).knight("4 4 / 4 4 t3").knight_drawn();
    put_knight(&mut game, -1, -1);
    (2..=4).for_each(|step| drop(put(&mut game, HALL, -step, -step)));
    assert!(matches!(loss(&game), Some(Loss::Alarm { creature, .. }) if creature == game.knight()));
}

#[test]
fn a_noise_loses_even_if_the_knight_would_fall_in_the_same_step() {
    let mut game = keep("0 0 / 0 0 S").solo(&["0 2 / 2 1", "0 4 / 0 0"]).knight("1 1 / 1 3 t4").knight_drawn();
    put_knight(&mut game, -1, 1);
    put(&mut game, "0 2 / 2 1", -1, -1);
    let events = put(&mut game, "0 4 / 0 0", -2, 0);
    assert!(matches!(loss(&game), Some(Loss::Noise { .. })) && !is_won(&game), "{events:?}");
}

#[test]
fn a_player_without_cards_is_passed_over() {
    let mut game = keep(HALL).hands(&[&[], &[]]).knight("4 4 / 4 4 t4").spells(&[Spell::IceFlash]).knight_drawn();
    let drawer = game.player();
    put_knight(&mut game, -1, -1);
    game.apply(&Action::IceFlash { creature: game.knight() }).unwrap();
    (0..6).for_each(|step| drop(put(&mut game, HALL, -2 - step, -2 - step)));
    assert_eq!((game.hand(drawer).len(), game.hand(1 - drawer).len(), game.player()), (0, 1, 1 - drawer));
}

#[test]
fn nobody_has_a_card_and_the_knight_stands_loses_the_game() {
    let mut game = keep(HALL).knight("4 4 / 4 4 t4").spells(&[Spell::IceFlash]).knight_drawn();
    put_knight(&mut game, -1, -1);
    game.apply(&Action::IceFlash { creature: game.knight() }).unwrap();
    (0..5).for_each(|step| drop(put(&mut game, HALL, -2 - step, -2 - step)));
    assert_eq!(loss(&game), Some(Loss::NoCards { knight: game.knight(), danger: 12 }));
}

#[test]
fn the_sand_running_out_loses_and_cannot_be_taken_back() {
    let mut session = Session::<Knock>::new(keep(HALL).sand().setup(), 0).unwrap();
    assert_eq!(session.apply_at(Action::TimeUp, SAND), Ok(vec![Event::Lost { loss: Loss::TimeUp }]));
    assert_eq!((session.outcome(), session.can_undo(), session.elapsed()), (Some(Outcome::Lost), false, SAND));
}

#[test]
fn a_game_without_sand_has_no_time_to_run_out() {
    let game = keep(HALL).begin();
    assert_eq!((game.sand(), game.check(&Action::TimeUp)), (None, Err(Illegal::NoSand)));
}

#[test]
fn nothing_can_be_done_when_the_game_is_over() {
    let mut game = keep("1 1 / 0 0").sand().solo(&[LOUD]).begin();
    put(&mut game, LOUD, 1, 1);
    assert_eq!((game.phase(), game.check(&Action::TimeUp)), (Phase::Over, Err(Illegal::Over)));
    assert_eq!(game.playable(), []);
}

//! The score pad for any game.

use super::sheets::{after, check_log};
use proptest::prelude::*;
use sablier_rules::companion::{
    Log, Sheet,
    pad::{
        Action::{self, *},
        MOST_COLUMNS, MOST_POINTS, MOST_ROUNDS, PLAYERS, Pad, Part, Refusal,
    },
};

fn write(round: usize, player: usize, points: i32) -> Action {
    Write { round, player, column: 0, points: Some(points) }
}

#[test]
fn points_of_all_rounds_are_added_up() {
    let pad: Pad = after(&[write(0, 0, 12), write(0, 1, -5), AddRound, write(1, 0, 30), write(1, 2, 7)]);
    assert_eq!([0, 1, 2].map(|player| pad.sum(player)), [42, -5, 7]);
    assert_eq!(pad.places(), Some(vec![1, 3, 2]));
}

#[test]
fn the_lowest_can_be_the_best_and_equals_share_a_place() {
    let pad: Pad = after(&[write(0, 0, 9), write(0, 1, 3), write(0, 2, 3), LowIsBest]);
    assert_eq!(pad.places(), Some(vec![3, 1, 1]));
}

#[test]
fn nobody_is_ahead_on_an_empty_pad() {
    assert_eq!(Pad::default().places(), None);
}

#[test]
fn a_column_that_does_not_count_is_left_out_of_the_sum() {
    let bid = |player, points| Write { round: 0, player, column: 1, points: Some(points) };
    let pad: Pad = after(&[AddColumn, Count(1), write(0, 0, 20), bid(0, 3), bid(1, 2)]);
    assert_eq!((pad.sum(0), pad.sum(1)), (20, 0));
    assert!(pad.places().is_some());
}

#[test]
fn a_player_and_a_column_go_with_their_points() {
    let pad: Pad = after(&[write(0, 0, 1), write(0, 1, 2), write(0, 2, 3), RemovePlayer(1)]);
    assert_eq!((pad.players.len(), pad.sum(0), pad.sum(1)), (2, 1, 3));
    let pad: Pad = after(&[AddColumn, write(0, 0, 1), RemoveColumn(0)]);
    assert_eq!((pad.columns.len(), pad.sum(0)), (1, 0));
}

#[test]
fn something_always_stays_and_room_ends_somewhere() {
    let pad = Pad::default();
    assert_eq!(pad.after(&RemoveColumn(0)), Err(Refusal::Last));
    assert_eq!(pad.after(&RemoveRound(0)), Err(Refusal::Last));
    assert_eq!(pad.after(&RemovePlayer(3)), Err(Refusal::Nowhere));
    assert_eq!(pad.after(&write(1, 0, 5)), Err(Refusal::Nowhere));
    assert_eq!(pad.after(&write(0, 0, MOST_POINTS + 1)), Err(Refusal::TooLong));
    assert_eq!(pad.after(&NamePlayer(0, "A name too long".to_string())), Err(Refusal::TooLong));
    let fill = |action: Action, most: usize| after::<Pad>(&vec![action.clone(); most]).after(&action);
    assert_eq!(fill(AddPlayer, PLAYERS.end() - 3), Err(Refusal::Full));
    assert_eq!(fill(AddColumn, MOST_COLUMNS - 1), Err(Refusal::Full));
    assert_eq!(fill(AddRound, MOST_ROUNDS - 1), Err(Refusal::Full));
}

#[test]
fn a_new_game_keeps_players_and_columns_and_kinds_of_points() {
    let names = [NamePlayer(0, "Anna".to_string()), AddColumn, AddRound, write(1, 0, 5), Note("ha".to_string()), Anew];
    let pad: Pad = after(&names);
    assert_eq!((pad.players[0].as_str(), pad.columns.len(), pad.rounds.len()), ("Anna", 2, 1));
    assert!(pad.is_empty());
    let pad: Pad = after(&[AddRound, NameRound(1, "Wood".to_string()), write(1, 0, 5), Anew]);
    assert_eq!((pad.rounds.len(), pad.rounds[1].name.as_str(), pad.sum(0)), (2, "Wood", 0));
}

#[test]
fn digits_of_one_number_are_undone_at_once() {
    let mut log = Log::<Pad>::default();
    for action in [write(0, 0, 1), write(0, 0, 12), write(0, 1, 4), write(0, 1, 47)] {
        log.apply(action).unwrap();
    }
    assert!(log.undo());
    assert_eq!((log.now().sum(0), log.now().sum(1)), (12, 0));
    assert!(log.undo() && log.now().is_empty() && !log.can_undo());
    assert!(log.redo() && log.redo() && !log.can_redo());
    assert_eq!((log.now().sum(0), log.now().sum(1)), (12, 47));
}

fn action() -> impl Strategy<Value = Action> {
    let name = prop::sample::select(vec!["", "Anna", "Zoé", "Longer than ten"]).prop_map(str::to_string);
    prop_oneof![
        8 => (0..4usize, 0..5usize, 0..3usize, prop::option::of(-200_000..200_000_i32))
            .prop_map(|(round, player, column, points)| Write { round, player, column, points }),
        2 => Just(AddRound),
        1 => Just(AddPlayer),
        1 => Just(AddColumn),
        1 => (0..5usize).prop_map(RemovePlayer),
        1 => (0..3usize).prop_map(RemoveColumn),
        1 => (0..4usize).prop_map(RemoveRound),
        1 => (0..5usize, name.clone()).prop_map(|(player, name)| NamePlayer(player, name)),
        1 => (0..4usize, name.clone()).prop_map(|(round, name)| NameRound(round, name)),
        1 => (0..3usize, name.clone()).prop_map(|(column, name)| NameColumn(column, name)),
        1 => name.prop_map(Note),
        1 => (0..3usize).prop_map(Count),
        1 => prop_oneof![Just(LowIsBest), Just(Anew)],
        1 => prop::sample::select(Part::ALL.to_vec()).prop_map(Switch),
    ]
}

proptest! {
    #[test]
    fn whatever_is_written_the_pad_stays_sound_and_comes_back_from_its_file(
        actions in prop::collection::vec(action(), 0..80)
    ) {
        check_log::<Pad>(&actions);
        let pad = actions.iter().fold(Pad::default(), |pad, action| pad.after(action).unwrap_or(pad));
        let all: i32 = (0..pad.players.len()).map(|player| pad.sum(player)).sum();
        let rounds = pad.rounds.iter().flat_map(|round| (0..pad.players.len()).map(|it| pad.round_sum(round, it)));
        prop_assert_eq!(rounds.sum::<i32>(), all);
    }
}

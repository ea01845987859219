//! The sheet of a Keep at a real table.

use super::sheets::{after, check_log};
use proptest::prelude::*;
use sablier_rules::{
    companion::{
        Log, MOST, Sheet,
        knock::{
            Action::{self, *},
            Board, Refusal, State, Tracker, Who, creatures,
        },
    },
    knock::{CardId, Corner, Deck, LEVELS, Spell, TOKENS, Voice},
};

fn named(name: &str) -> CardId {
    let deck = Deck::standard();
    let is_it = |id: &CardId| deck.get(*id).is_some_and(|card| card.name == name);
    deck.ids().find(is_it).expect("the standard deck has it")
}

fn knight() -> Who {
    Who::Card(Deck::standard().knight())
}

#[test]
fn a_creature_takes_its_time_from_the_reserve_and_gives_it_back_when_beaten() {
    let board: Board = after(&[Enter(Who::Time(4)), Enter(Who::Time(3))]);
    assert_eq!(board.keep.reserve(), TOKENS - 7);
    assert_eq!(board.after(&Beat(0)).expect("it stands").keep.reserve(), TOKENS - 3);
}

#[test]
fn a_named_creature_brings_the_time_on_its_card_and_comes_once() {
    let goblin = named("creature-goblin");
    let board: Board = after(&[Enter(Who::Card(goblin))]);
    let time = Deck::standard().get(goblin).and_then(|card| card.creature).map(|creature| creature.time);
    assert_eq!(Some(board.keep.guests()[0].time), time);
    assert_eq!(board.after(&Enter(Who::Card(goblin))), Err(Refusal::InAlready));
    assert_eq!(board.after(&Enter(Who::Card(named("hall-chapel")))), Err(Refusal::NoSuchCreature));
}

#[test]
fn a_reserve_too_small_is_told() {
    let board: Board = after(&[Enter(Who::Time(4)), Enter(Who::Time(4)), Enter(Who::Time(3))]);
    assert_eq!(board.after(&Enter(Who::Time(2))), Err(Refusal::Short { needs: 2, reserve: 1 }));
}

#[test]
fn an_alarm_takes_one_token_from_each_and_the_last_one_loses() {
    let board: Board = after(&[Enter(Who::Time(2)), Enter(Who::Time(4)), Alarm]);
    assert_eq!(board.keep.guests().iter().map(|guest| guest.tokens()).collect::<Vec<_>>(), [1, 3]);
    assert_eq!((board.keep.last_chances().count(), board.keep.alarms().count()), (1, 0));
    let lost = board.after(&Alarm).expect("it may ring");
    assert_eq!((lost.keep.alarms().count(), lost.keep.reserve()), (1, TOKENS - 2));
    assert_eq!(lost.after(&Alarm), Err(Refusal::AlarmGiven));
    assert_eq!(lost.after(&Beat(0)), Err(Refusal::AlarmGiven));
    assert!(lost.after(&Lost).is_ok());
}

#[test]
fn where_nobody_has_a_token_there_is_no_alarm() {
    assert_eq!(Board::default().after(&Alarm), Err(Refusal::Quiet));
}

#[test]
fn a_frozen_creature_gives_its_tokens_back_and_no_alarm() {
    let board: Board = after(&[Switch(Tracker::Spells), Enter(Who::Time(2)), Enter(Who::Time(3)), Freeze(0)]);
    assert_eq!((board.keep.guests()[0].state, board.keep.reserve()), (State::Frozen, TOKENS - 3));
    let later = board.after(&Alarm).and_then(|board| board.after(&Alarm)).expect("one still has tokens");
    assert_eq!(later.keep.alarms().count(), 0);
    assert_eq!(board.after(&Freeze(0)), Err(Refusal::FrozenAlready));
}

#[test]
fn the_knight_is_immune_to_fire_and_stands_while_anybody_is_frozen() {
    let board: Board = after(&[Switch(Tracker::Spells), Enter(Who::Time(2)), Enter(knight()), Freeze(0)]);
    assert_eq!(board.after(&Burn(1)), Err(Refusal::KnightImmune));
    assert_eq!(board.after(&Beat(1)), Err(Refusal::FrozenStands));
    let free = board.after(&Beat(0)).expect("a frozen creature can be beaten");
    assert!(free.after(&Beat(0)).is_ok());
}

#[test]
fn fire_and_ice_use_up_their_tokens_if_these_are_kept_here() {
    let board: Board = after(&[Level(3), Find(Spell::Fireball), Enter(Who::Time(2)), Enter(Who::Time(2))]);
    let burnt = board.after(&Burn(0)).expect("the token is held");
    assert_eq!((burnt.keep.guests().len(), burnt.slate.spells()), (1, &[][..]));
    assert_eq!(burnt.after(&Burn(0)), Err(Refusal::NotHeld(Spell::Fireball)));
    assert_eq!(board.after(&Freeze(0)), Err(Refusal::NotHeld(Spell::IceFlash)));
}

#[test]
fn the_sphere_brings_speech_back() {
    let board: Board = after(&[Level(2), Find(Spell::SphereOfSilence)]);
    assert_eq!(board.after(&Cast(Spell::SphereOfSilence)), Err(Refusal::MaySpeak));
    let silent = board.after(&Turn).expect("a token turns");
    let board = silent.after(&Cast(Spell::SphereOfSilence)).expect("it is held");
    assert_eq!((board.voice, board.slate.spells()), (Voice::Speech, &[][..]));
}

#[test]
fn five_is_quiet_six_is_not_and_poison_counts_nothing() {
    let corner = |corner, value| Count { corner, value };
    use sablier_rules::knock::Corner::{BottomLeft, TopLeft, TopRight};
    let board: Board = after(&[corner(TopLeft, 4), corner(TopRight, 1)]);
    assert_eq!((board.danger(), board.is_quiet()), (5, true));
    let loud = board.after(&corner(BottomLeft, 1)).expect("a corner has a value");
    assert_eq!((loud.danger(), loud.is_quiet()), (6, false));
    assert_eq!(loud.after(&Poison(TopLeft)).expect("a corner can be poisoned").danger(), 2);
    assert_eq!(loud.after(&corner(TopLeft, 5)), Err(Refusal::NoSuchNumber));
    assert_eq!(loud.after(&Wipe).expect("it can be wiped").danger(), 0);
}

#[test]
fn a_win_brings_the_next_keep_a_token_and_a_line_in_the_log() {
    let board: Board =
        after(&[Lost, Enter(Who::Time(3)), Turn, MoreChests, Won { found: Some(Spell::Poison), left: Some(61_000) }]);
    let record = board.slate.records()[0];
    assert_eq!((record.tries, record.is_won, record.left, record.chests), (2, true, Some(61_000), 1));
    assert_eq!((board.slate.level(), board.slate.spells()), (2, &[Spell::Poison][..]));
    assert_eq!((board.keep.reserve(), board.voice, board.chests), (TOKENS, Voice::Speech, 0));
    let found = Some(Spell::Poison);
    assert_eq!(board.after(&Won { found, left: None }), Err(Refusal::HeldAlready(Spell::Poison)));
}

#[test]
fn four_wins_end_the_adventure_and_the_last_brings_no_token() {
    let won = Won { found: None, left: None };
    let board: Board = after(&[won.clone(), won.clone(), won.clone()]);
    assert_eq!((board.slate.level(), board.slate.in_box().len()), (LEVELS, 0));
    let free = board.after(&won).expect("the last Keep can be won");
    assert!(free.slate.is_finished());
    assert_eq!(free.after(&Lost), Err(Refusal::Finished));
    assert_eq!(free.after(&Anew).expect("one may begin anew").slate.level(), 1);
}

#[test]
fn an_adventure_holds_fewer_tokens_than_its_keep_but_paper_may_hold_any() {
    let refused = Refusal::TooMany { count: 1, level: 1 };
    assert_eq!(Board::default().after(&Find(Spell::Poison)), Err(refused));
    let board: Board = after(&[Switch(Tracker::Log), Find(Spell::Poison)]);
    assert_eq!(board.slate.spells(), [Spell::Poison]);
}

#[test]
fn every_creature_of_the_box_can_be_named() {
    assert_eq!(creatures(None).len(), sablier_rules::knock::CREATURES);
    assert_eq!(creatures(Some(1)).len() + 3, creatures(Some(2)).len());
}

fn action() -> impl Strategy<Value = Action> {
    let cards = creatures(None);
    let spell = prop::sample::select(Spell::ALL.to_vec());
    let corner = prop::sample::select(Corner::ALL.to_vec());
    prop_oneof![
        4 => prop::sample::select(cards).prop_map(|card| Enter(Who::Card(card))),
        4 => (0..6u8).prop_map(|time| Enter(Who::Time(time))),
        2 => (0..6usize).prop_map(Beat),
        1 => (0..6usize).prop_map(Burn),
        1 => (0..6usize).prop_map(Freeze),
        3 => Just(Alarm),
        1 => Just(Turn),
        1 => (corner.clone(), 0..6u8).prop_map(|(corner, value)| Count { corner, value }),
        1 => corner.prop_map(Poison),
        1 => spell.clone().prop_map(Find),
        1 => spell.clone().prop_map(Cast),
        1 => prop_oneof![Just(MoreChests), Just(FewerChests), Just(Wipe)],
        1 => prop::option::of(spell).prop_map(|found| Won { found, left: None }),
        1 => Just(Lost),
        1 => (0..6u8).prop_map(Level),
        1 => prop::sample::select(Tracker::ALL.to_vec()).prop_map(Switch),
    ]
}

proptest! {
    #[test]
    fn twelve_tokens_are_always_twelve(actions in prop::collection::vec(action(), 0..80)) {
        let mut log = Log::<Board>::default();
        for action in actions {
            let _ = log.apply(action);
            let keep = &log.now().keep;
            let on_creatures: u8 = keep.guests().iter().map(|guest| guest.tokens()).sum();
            prop_assert_eq!(on_creatures + keep.reserve(), TOKENS);
        }
    }

    #[test]
    fn every_change_of_a_keep_can_be_undone_and_done_again(actions in prop::collection::vec(action(), 0..80)) {
        check_log::<Board>(&actions);
    }

}

#[test]
fn a_long_past_is_forgotten_from_its_beginning() {
    let mut log = Log::<Board>::default();
    for _ in 0..MOST + 7 {
        log.apply(Turn).expect("a token turns");
    }
    let mut undone = 0;
    while log.undo() {
        undone += 1;
    }
    assert_eq!((undone, log.now().voice), (MOST, Voice::Silence));
}

#[test]
fn a_log_that_no_table_can_have_led_to_is_refused() {
    let mut log = Log::<Board>::default();
    log.apply(Enter(Who::Time(3))).expect("there is time");
    let text = serde_json::to_string(&log).expect("a log is plain data");
    for (from, to) in [("\"Time\":3", "\"Time\":9"), ("\"done\":1", "\"done\":2"), ("\"level\":1", "\"level\":7")] {
        assert!(text.contains(from), "{text}");
        assert!(serde_json::from_str::<Log<Board>>(&text.replace(from, to)).is_err(), "{to}");
    }
}

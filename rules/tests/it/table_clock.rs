//! What a clock on the table does, sentence by sentence, and that no time is ever lost or made.

use proptest::prelude::*;
use sablier_rules::table_clock::{LENGTHS, Manner, SEATS, TableClock, Terms};
use serde_json::json;

const MINUTE: u64 = 60_000;
const NOW: u64 = 5_000_000;

fn clock(players: usize, manner: Manner) -> TableClock {
    TableClock::new(Terms { players, manner, length: 10 * MINUTE, round: None })
}

/// A clock on which the first player's turn began at [`NOW`].
fn running(players: usize, manner: Manner) -> TableClock {
    let mut clock = clock(players, manner);
    clock.go_on(NOW);
    clock
}

fn lefts(clock: &TableClock, now: u64) -> Vec<u64> {
    clock.seats(now).into_iter().map(|seat| seat.left).collect()
}

#[test]
fn a_clock_lies_still_until_somebody_starts_it() {
    let clock = clock(3, Manner::Chess);
    assert_eq!((clock.on_turn(), clock.is_running(), clock.left(NOW)), (None, false, None));
    assert_eq!(lefts(&clock, u64::MAX), [10 * MINUTE; 3]);
}

#[test]
fn whose_turn_it_is_uses_their_own_time_and_the_next_goes_on() {
    let mut clock = running(3, Manner::Chess);
    assert!(clock.done(NOW + 20_000));
    assert_eq!(clock.on_turn(), Some(1));
    assert_eq!(lefts(&clock, NOW + 50_000), [580_000, 570_000, 600_000]);
}

#[test]
fn an_increment_comes_with_each_turn_that_is_done() {
    let mut clock = running(2, Manner::Increment(5_000));
    clock.done(NOW + 3_000);
    assert_eq!(lefts(&clock, NOW + 3_000), [602_000, 600_000]);
}

#[test]
fn sand_runs_from_one_to_the_others_in_equal_parts() {
    let mut clock = running(4, Manner::Sand);
    assert_eq!(lefts(&clock, NOW + 30_000), [570_000, 610_000, 610_000, 610_000]);
    clock.done(NOW + 30_000);
    assert_eq!(lefts(&clock, NOW + 30_001), [570_000, 609_999, 610_001, 610_000]);
}

#[test]
fn whoever_has_no_time_left_plays_on_and_gives_none_to_others() {
    let mut clock = running(2, Manner::Sand);
    let seats = clock.seats(NOW + 11 * MINUTE);
    assert_eq!((seats[0].left, seats[0].over, seats[1].left), (0, MINUTE, 20 * MINUTE));
    assert!(clock.done(NOW + 11 * MINUTE));
    assert_eq!(clock.seats(NOW + 12 * MINUTE)[0].left, MINUTE, "sand comes back");
}

#[test]
fn a_pause_takes_no_time_from_anybody() {
    let mut clock = running(2, Manner::Chess);
    clock.hold(NOW + 10_000);
    assert!(!clock.done(NOW + 20_000), "nobody is done while the clock is held");
    clock.go_on(NOW + 900_000);
    assert_eq!((clock.on_turn(), clock.left(NOW + 905_000)), (Some(0), Some(585_000)));
}

#[test]
fn a_round_is_over_when_everybody_has_had_a_turn() {
    let mut clock = running(3, Manner::Chess);
    for turn in 1..=2 {
        clock.done(NOW + turn * 10_000);
    }
    assert_eq!((clock.round(), clock.round_time(NOW + 25_000)), (1, 25_000));
    clock.done(NOW + 30_000);
    assert_eq!((clock.round(), clock.turns(), clock.round_time(NOW + 34_000)), (2, 3, 4_000));
}

#[test]
fn the_turn_can_be_given_out_of_order_and_is_none_for_whom_it_was_taken_from() {
    let mut clock = running(3, Manner::Increment(5_000));
    clock.done(NOW + 10_000);
    clock.hold(NOW + 12_000);
    assert!(clock.hand_to(2, NOW + 60_000));
    let seats = clock.seats(NOW + 61_000);
    assert_eq!((clock.on_turn(), seats[1].turns, seats[1].left, seats[2].left), (Some(2), 0, 598_000, 599_000));
    clock.done(NOW + 61_000);
    clock.done(NOW + 62_000);
    assert_eq!(clock.round(), 1, "the one it was taken from has not played yet");
}

#[test]
fn whoever_begins_is_tapped_and_so_is_whoever_goes_on() {
    let mut clock = clock(4, Manner::Chess);
    assert!(clock.hand_to(2, NOW));
    clock.hold(NOW + 1_000);
    assert!(clock.hand_to(2, NOW + 5_000));
    assert_eq!((clock.on_turn(), clock.left(NOW + 6_000)), (Some(2), Some(598_000)));
}

#[test]
fn order_can_be_turned_round_and_changed() {
    let mut clock = running(4, Manner::Chess);
    clock.reverse();
    clock.done(NOW);
    assert_eq!(clock.on_turn(), Some(3));
    clock.come_earlier(1);
    assert_eq!(clock.order(), [3, 1, 2, 0]);
    clock.come_earlier(3);
    assert_eq!(clock.order(), [1, 2, 0, 3], "the first one becomes the last");
}

#[test]
fn whoever_is_left_out_is_passed_by_and_gives_the_turn_away() {
    let mut clock = running(3, Manner::Sand);
    assert!(clock.sit_out(0, NOW + 10_000));
    assert_eq!((clock.on_turn(), clock.seats(NOW + 10_000)[0].turns), (Some(1), 0));
    assert_eq!(lefts(&clock, NOW + 20_000), [590_000, 595_000, 615_000]);
    assert!(!clock.sit_out(1, NOW) && !clock.hand_to(0, NOW), "two have to play");
    clock.done(NOW + 20_000);
    clock.done(NOW + 20_000);
    assert_eq!((clock.on_turn(), clock.round()), (Some(1), 2));
    assert!(clock.sit_out(0, NOW + 30_000) && clock.order() == [0, 1, 2]);
}

#[test]
fn a_clock_set_back_gives_nobody_time() {
    let mut clock = running(2, Manner::Chess);
    clock.tick(NOW + 30_000);
    clock.tick(NOW - 1_000_000);
    assert_eq!(clock.left(NOW - 1_000_000 + 5_000), Some(565_000));
}

#[test]
fn a_clock_that_makes_no_sense_is_no_clock() {
    let saved = serde_json::to_value(running(3, Manner::Sand)).unwrap();
    let is_sound = |saved: serde_json::Value| serde_json::from_value::<TableClock>(saved).unwrap().is_sound();
    assert!(is_sound(saved.clone()));
    for (place, value) in [
        ("/order", json!([0, 0, 1])),
        ("/on_turn", json!(3)),
        ("/on_turn", json!(null)),
        ("/terms/length", json!(0)),
        ("/terms/players", json!(4)),
        ("/seats", json!([])),
        ("/seats/0/is_out", json!(true)),
    ] {
        let mut changed = saved.clone();
        *changed.pointer_mut(place).unwrap() = value;
        assert!(!is_sound(changed), "{place}");
    }
}

/// What can happen to a clock on a table, with a number where it needs one.
#[derive(Clone, Copy, Debug)]
enum Moment {
    Done,
    Hold,
    GoOn,
    HandTo(usize),
    SitOut(usize),
    Reverse,
    Earlier(usize),
    /// Somebody thinks, or the device sleeps.
    Wait(u64),
    /// A frame is shown.
    Tick,
    /// The app is killed and opened again.
    Kill,
    /// The clock is set to a time, and the app noticed.
    Jump(u64),
}

fn moments() -> impl Strategy<Value = Vec<Moment>> {
    let moment = prop_oneof![
        4 => Just(Moment::Done),
        1 => Just(Moment::Hold),
        2 => Just(Moment::GoOn),
        1 => (0..7_usize).prop_map(Moment::HandTo),
        1 => (0..7_usize).prop_map(Moment::SitOut),
        1 => Just(Moment::Reverse),
        1 => (0..7_usize).prop_map(Moment::Earlier),
        6 => (0..90_000_u64).prop_map(Moment::Wait),
        2 => Just(Moment::Tick),
        1 => Just(Moment::Kill),
        1 => (0..9_000_000_u64).prop_map(Moment::Jump),
    ];
    proptest::collection::vec(moment, 0..120)
}

fn manners() -> impl Strategy<Value = Manner> {
    prop_oneof![Just(Manner::Chess), (0..30_000_u64).prop_map(Manner::Increment), Just(Manner::Sand)]
}

proptest! {
    /// The model is a list of who was on turn for how long.
    #[test]
    fn whatever_happens_all_times_add_up_to_the_wall_clock(
        players in SEATS, manner in manners(), length in LENGTHS, moments in moments()
    ) {
        let mut clock = TableClock::new(Terms { players, manner, length, round: None });
        let (mut now, mut used, mut turns) = (NOW, vec![0_u64; players], vec![0_u64; players]);
        for moment in moments {
            match moment {
                Moment::Done => {
                    let seat = clock.on_turn();
                    if clock.done(now) {
                        turns[seat.unwrap_or_default()] += 1;
                    }
                }
                Moment::Hold => clock.hold(now),
                Moment::GoOn => clock.go_on(now),
                Moment::HandTo(seat) => {
                    clock.hand_to(seat, now);
                }
                Moment::SitOut(seat) => {
                    clock.sit_out(seat, now);
                }
                Moment::Reverse => clock.reverse(),
                Moment::Earlier(seat) => clock.come_earlier(seat),
                Moment::Wait(time) => {
                    now += time;
                    if let Some(seat) = clock.on_turn().filter(|_| clock.is_running()) {
                        used[seat] += time;
                    }
                }
                Moment::Tick => clock.tick(now),
                Moment::Kill => {
                    let text = serde_json::to_string(&clock).expect("a clock is plain data");
                    clock = serde_json::from_str(&text).expect("it was just written");
                }
                Moment::Jump(to) => {
                    clock.set_clock(now, to);
                    now = to;
                }
            }
            prop_assert!(clock.is_sound(), "after {:?}", moment);
            let seats = clock.seats(now);
            let told: Vec<u64> = seats.iter().map(|seat| seat.used).collect();
            prop_assert_eq!(&told, &used, "after {:?}", moment);
            for (seat, turns) in seats.iter().zip(&turns) {
                let more = if let Manner::Increment(more) = manner { more * turns } else { 0 };
                if manner != Manner::Sand {
                    prop_assert_eq!(seat.left + seat.used, length + more + seat.over, "after {:?}", moment);
                }
            }
            if manner == Manner::Sand {
                prop_assert_eq!(seats.iter().map(|seat| seat.left).sum::<u64>(), length * players as u64);
            }
        }
    }
}

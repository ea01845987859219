//! Every special throw, and every two of them at once, can be done on screen.

use proptest::prelude::*;
use rules::{
    fighter::{Conditions, Throw},
    rng::Rng,
};
use sablier_dice::{
    Ease, Hand, STANDS, Setup, Stand, Thrown, Touch,
    player::{Aim, Player, toss},
};

/// Tries within which somebody who practises hits at least once.
const TRIES: u32 = 40;

fn can_be_hit(conditions: &Conditions) -> bool {
    let (mut player, mut rng) = (Player::new(conditions, Aim::Sharp), Rng::new(11));
    (0..TRIES).any(|_| is_hit(player.try_toss(&mut rng), conditions))
}

/// Tests whether a die left the hand and counts.
fn is_hit(thrown: Option<Thrown>, conditions: &Conditions) -> bool {
    thrown.is_some_and(|thrown| thrown.flight(conditions).landing().spot.value().is_some())
}

/// Those of every throw with itself and with the ones before it that cannot be done.
fn hopeless(throws: &[Throw]) -> Vec<Conditions> {
    let before =
        |&one: &Throw| Throw::ALL.into_iter().filter(move |&other| other <= one).map(move |other| [one, other]);
    let pairs = throws.iter().flat_map(before).map(Conditions::of);
    pairs.filter(|conditions| !can_be_hit(conditions)).collect()
}

// In two parts, since they take a while and run side by side.
#[test]
fn somebody_who_practises_can_hit_with_every_throw_and_every_two() {
    assert_eq!(hopeless(&Throw::ALL[..16]), []);
}

#[test]
fn somebody_who_practises_can_also_hit_with_the_last_six_throws() {
    assert_eq!(hopeless(&Throw::ALL[16..]), []);
}

#[test]
fn practice_pays() {
    // An ordinary throw now and then, and mostly something else.
    let kinds = [vec![], vec![Throw::Blind], vec![Throw::Flick], vec![Throw::Dance], vec![Throw::FarAway]];
    let points = |aim| {
        let of_a_kind = |throws: &Vec<Throw>| {
            let (conditions, mut rng) = (Conditions::of(throws.iter().copied()), Rng::new(5));
            let mut player = Player::new(&conditions, aim);
            let value = |thrown: Thrown| thrown.flight(&conditions).landing().spot.value().map_or(0, u32::from);
            (0..60).map(|_| player.try_toss(&mut rng).map_or(0, value)).sum::<u32>()
        };
        kinds.iter().map(of_a_kind).sum::<u32>()
    };
    let [clumsy, average, sharp] = [Aim::Clumsy, Aim::Average, Aim::Sharp].map(points);
    assert!(clumsy * 6 < average * 5 && average * 16 < sharp * 15, "{clumsy}, {average}, {sharp}");
}

#[test]
fn the_same_luck_is_the_same_throw() {
    let conditions = Conditions::of([Throw::Nose, Throw::Flick]);
    let thrown = |seed| toss(&conditions, Aim::Average, &mut Rng::new(seed));
    assert_eq!(thrown(3), thrown(3));
    assert_ne!(thrown(3), thrown(4));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_path_is_thrown_from_above_the_table_or_fumbled(
        throws in proptest::sample::subsequence(Throw::ALL.to_vec(), 0..=22),
        stand in 0..STANDS,
        steps in proptest::collection::vec((0.0..400.0, -900.0_f32..900.0, -900.0_f32..900.0), 1..40),
    ) {
        let (conditions, stand) = (Conditions::of(throws), Stand(stand));
        let mut hand = Hand::new(&Setup::new(&conditions, stand), Ease::Normal);
        hand.press(0.0);
        let mut ms = 0.0;
        for (wait, x, y) in steps {
            ms += wait;
            let touch = Touch { ms, at: [x, y] };
            let held = hand.held(ms);
            prop_assert!(held.at.iter().all(|part| part.abs() < 2000.0) && (0.0..=1.0).contains(&held.charge));
            if let Ok(swipe) = hand.release(touch) {
                prop_assert!(swipe.from[2] >= 160 && swipe.from.iter().all(|part| part.abs() < 12_000));
                prop_assert!(swipe.speed.iter().all(|part| part.abs() < 100_000));
            }
            hand.moved(touch);
        }
    }
}

//! What a die does before it touches the target, as far as the book asks: bounces on the table, the wall, the card, its spin.

use crate::{
    at_rest,
    flight::{Pose, Verdict},
    manner::Manner,
    stage::{CARD, CARD_AT},
    swipe::{Setup, Swipe},
    world::Touches,
};
use rules::fighter::Spot;

/// How fast a die must spin when it must, in thousandths of a radian a second.
pub(crate) const LEAST_SPIN: i32 = 15_000;
/// Steps in the air that part one bounce from the next: a die that slides or chatters bounces once.
const APART: u32 = 8;

/// What a die has done so far, as far as the rules ask.
#[derive(Clone, Debug)]
pub(crate) struct Approach {
    /// The direction from the target's middle to the card, if there is one.
    card: [f32; 2],
    /// How far the die was from the middle before, in that direction.
    away: f32,
    /// For how many steps it has not touched the table.
    airborne: u32,
    done: Done,
    /// What was done when it touched the target for the first time.
    at_target: Option<Done>,
}

/// What can be asked of a die before it touches the target.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    bounces: u32,
    was_at_wall: bool,
    was_over: bool,
}

impl Approach {
    /// An approach that begins in a hand.
    pub(crate) fn new(setup: &Setup) -> Approach {
        let (card, away) = (setup.card_direction(), f32::INFINITY);
        Approach { card, away, airborne: APART, done: Done::default(), at_target: None }
    }

    /// Takes note of a step: what was touched, and where the die is now. Says whether it is a bounce on the way to the
    /// target.
    pub(crate) fn note(&mut self, touches: &Touches, pose: &Pose) -> bool {
        let [table, _, target, wall, _] = touches.map(|touch| touch.is_some());
        // What happens in the same step as the first touch of the target did not happen before it.
        if target && self.at_target.is_none() {
            self.at_target = Some(self.done);
        }
        let ([x, y, _], [u, v]) = (pose.at, self.card);
        let (away, aside) = (x * u + y * v, y * u - x * v);
        if self.away > CARD_AT && away <= CARD_AT {
            self.done.was_over = self.done.bounces > 0 && aside.abs() <= CARD[0] / 2.0;
        }
        self.away = away;
        let is_bounce = table && self.airborne >= APART;
        self.done.bounces += u32::from(is_bounce);
        self.airborne = if table { 0 } else { self.airborne.saturating_add(1) };
        self.done.was_at_wall |= wall;
        is_bounce && self.at_target.is_none()
    }

    /// What is wrong with how the die came to the target.
    fn fault(&self, manner: &Manner, swipe: &Swipe) -> Option<Verdict> {
        let done = self.at_target?;
        if done.bounces <= u32::from(manner.more_bounces) {
            Some(Verdict::NoBounce)
        } else if manner.has_wall && !done.was_at_wall {
            Some(Verdict::NoWall)
        } else if manner.has_card && !done.was_over {
            Some(Verdict::NotOver)
        } else if manner.must_spin && swipe.spin.saturating_abs() < LEAST_SPIN {
            Some(Verdict::NoSpin)
        } else {
            None
        }
    }

    /// What the whole throw came to, with the die at rest.
    pub(crate) fn verdict(&self, manner: &Manner, swipe: &Swipe, rest: &Pose) -> Verdict {
        match at_rest::verdict(rest) {
            Verdict::Lies(Spot::Off) => Verdict::Lies(Spot::Off),
            there => self.fault(manner, swipe).unwrap_or(there),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        stage::BOARD_HEIGHT,
        swipe::{Stand, Table},
    };

    const SWIPE: Swipe = Swipe { from: [0, -4900, 660], speed: [0, 1450, 500], spin: 0 };
    const IN_THE_MIDDLE: Pose = Pose { at: [0.0, 0.0, BOARD_HEIGHT + 8.0], turn: [0.0, 0.0, 0.0, 1.0] };

    fn setup(manner: &Manner) -> Setup {
        Setup { manner: manner.clone(), stand: Stand(0), wall: 0, table: Table::TODAY }
    }

    /// What comes of a die that ends in the middle and meets these on its way, each a moment after the other.
    fn check(met: &[(&str, f32)], manner: &Manner, swipe: &Swipe) -> Verdict {
        let mut approach = Approach::new(&setup(manner));
        for &(what, away) in met {
            let pose = Pose { at: [0.0, -away, 20.0], turn: [0.0, 0.0, 0.0, 1.0] };
            approach
                .note(&["table", "rim", "target", "wall", "card"].map(|one| (one == what).then_some(1000.0)), &pose);
            for _ in 0..APART {
                approach.note(&[None; 5], &pose);
            }
        }
        approach.verdict(manner, swipe, &IN_THE_MIDDLE)
    }

    fn touch(surface: usize) -> Touches {
        [0, 1, 2, 3, 4].map(|one| (one == surface).then_some(1000.0))
    }

    const CENTRE: Verdict = Verdict::Lies(Spot::Centre);

    #[test]
    fn a_die_must_bounce_on_the_table_before_it_touches_the_target() {
        let manner = Manner::default();
        assert_eq!(check(&[("table", 250.0), ("target", 100.0)], &manner, &SWIPE), CENTRE);
        assert_eq!(check(&[("target", 100.0), ("table", 0.0)], &manner, &SWIPE), Verdict::NoBounce);
        assert_eq!(check(&[("rim", 500.0), ("target", 100.0)], &manner, &SWIPE), Verdict::NoBounce);
    }

    #[test]
    fn a_die_may_bounce_several_times() {
        let met = [("table", 400.0), ("table", 300.0), ("table", 250.0), ("target", 100.0)];
        assert_eq!(check(&met, &Manner::default(), &SWIPE), CENTRE);
    }

    #[test]
    fn a_double_bounce_is_two_and_sliding_is_one() {
        let manner = Manner { more_bounces: 1, ..Manner::default() };
        assert_eq!(check(&[("table", 400.0), ("table", 300.0), ("target", 100.0)], &manner, &SWIPE), CENTRE);
        assert_eq!(check(&[("table", 300.0), ("target", 100.0)], &manner, &SWIPE), Verdict::NoBounce);
        let mut sliding = Approach::new(&setup(&Manner::default()));
        let bounces = (0..100).filter(|_| sliding.note(&touch(0), &IN_THE_MIDDLE)).count();
        assert_eq!(bounces, 1);
        sliding.note(&touch(2), &IN_THE_MIDDLE);
        assert_eq!(sliding.verdict(&manner, &SWIPE, &IN_THE_MIDDLE), Verdict::NoBounce);
    }

    #[test]
    fn a_bank_shot_meets_the_wall_before_the_target() {
        let manner = Manner { has_wall: true, ..Manner::default() };
        assert_eq!(check(&[("wall", -200.0), ("table", -200.0), ("target", 0.0)], &manner, &SWIPE), CENTRE);
        assert_eq!(check(&[("table", 250.0), ("target", 0.0), ("wall", 0.0)], &manner, &SWIPE), Verdict::NoWall);
    }

    #[test]
    fn a_die_bounces_before_the_card_and_comes_over_it() {
        let manner = Manner { has_card: true, ..Manner::default() };
        let (before, behind) = (CARD_AT + 50.0, CARD_AT - 50.0);
        assert_eq!(check(&[("table", before), ("", behind), ("target", 100.0)], &manner, &SWIPE), CENTRE);
        assert_eq!(check(&[("", before), ("table", behind), ("target", 100.0)], &manner, &SWIPE), Verdict::NotOver);
    }

    #[test]
    fn a_spinning_top_spins() {
        let manner = Manner { must_spin: true, ..Manner::default() };
        let met = [("table", 250.0), ("target", 100.0)];
        assert_eq!(check(&met, &manner, &SWIPE), Verdict::NoSpin);
        assert_eq!(check(&met, &manner, &Swipe { spin: -LEAST_SPIN, ..SWIPE }), CENTRE);
    }

    #[test]
    fn a_die_that_left_the_target_lies_off_it_whatever_it_did_before() {
        let mut approach = Approach::new(&setup(&Manner::default()));
        approach.note(&touch(2), &IN_THE_MIDDLE);
        let beside = Pose { at: [0.0, 300.0, 8.0], ..IN_THE_MIDDLE };
        assert_eq!(approach.verdict(&Manner::default(), &SWIPE, &beside), Verdict::Lies(Spot::Off));
    }
}

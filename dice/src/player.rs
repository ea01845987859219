//! A simulated player, who throws for friends that are away and measures how hard each throw is.

use crate::{
    hand::{Ease, Hand, Touch},
    manner::Manner,
    swipe::{Setup, Stand, Thrown},
};
use rules::{fighter::Conditions, rng::Rng};

/// How well somebody throws on glass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Somebody who has never done it.
    Clumsy,
    /// Somebody who plays now and then.
    Average,
    /// Somebody who practises.
    Sharp,
}

/// A throw under these conditions.
pub fn toss(conditions: &Conditions, _aim: Aim, rng: &mut Rng) -> Thrown {
    let setup = Setup { manner: Manner::of(conditions), wall: 0 };
    let mut hand = Hand::new(&setup, Stand::default(), Ease::Normal);
    loop {
        hand.press(0.0);
        let strength = 200.0 + rng.below(100) as f32;
        if let Ok(swipe) = hand.release(Touch { ms: 150.0, at: [0.0, strength] }) {
            return Thrown { stand: Stand::default(), wall: setup.wall, swipe };
        }
    }
}

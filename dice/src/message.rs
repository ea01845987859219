//! A throw and its flight as messages, for an app whose dice fly in a module of their own.

#[cfg(not(feature = "simulation"))]
use crate::flight::{Pose, Verdict};
use crate::{
    flight::Flight,
    swipe::{Setup, Swipe},
};

/// Answers a message that asks how a die flies; nothing if it is none.
#[cfg(feature = "simulation")]
pub fn answer(question: &[u8]) -> Option<Vec<u8>> {
    let (setup, swipe): (Setup, Swipe) = postcard::from_bytes(question).ok()?;
    let flight: Flight = crate::throw(&setup, &swipe);
    postcard::to_allocvec(&flight).ok()
}

/// Carries a message to the module in which dice fly, and brings its answer; nothing while that module is not there.
#[cfg(not(feature = "simulation"))]
type Asks = fn(&[u8]) -> Option<Vec<u8>>;

#[cfg(not(feature = "simulation"))]
static ASKS: std::sync::OnceLock<Asks> = std::sync::OnceLock::new();

/// Says how to ask the module in which dice fly; only the first way counts.
#[cfg(not(feature = "simulation"))]
pub fn ask_with(asks: Asks) {
    let _ = ASKS.set(asks);
}

/// Has a swipe carried out. Whoever throws before the module is there keeps the die in the hand.
#[cfg(not(feature = "simulation"))]
pub fn throw(setup: &Setup, swipe: &Swipe) -> Flight {
    let asked = || {
        let answer = ASKS.get()?(&postcard::to_allocvec(&(setup, swipe)).ok()?)?;
        postcard::from_bytes(&answer).ok().filter(|flight: &Flight| !flight.poses.is_empty())
    };
    asked().unwrap_or_else(|| Flight {
        poses: vec![Pose { at: setup.hand(), turn: [0.0, 0.0, 0.0, 1.0] }],
        impacts: Vec::new(),
        bounces: Vec::new(),
        verdict: Verdict::Leans,
        symbol: false,
    })
}

#[cfg(all(test, feature = "simulation"))]
mod tests {
    use super::*;
    use crate::{Hand, Stand};
    use rules::fighter::Conditions;

    #[test]
    fn a_flight_comes_back_bit_by_bit() {
        let setup = Setup::new(&Conditions::default(), Stand(3));
        let swipe = Hand::new(&setup, crate::Ease::Normal).best();
        let question = postcard::to_allocvec(&(&setup, &swipe)).expect("it is plain data");
        let flight: Flight = postcard::from_bytes(&answer(&question).expect("a throw")).expect("a flight");
        assert_eq!(flight.fingerprint(), crate::throw(&setup, &swipe).fingerprint());
        assert_eq!(answer(b"no throw"), None);
    }
}

//! How a die flies, step by step, from the hand to its rest.
//!
//! *It never hangs.* A die that has touched something and hardly moved for an eighth of a second lies. One that falls
//! off the table is out once it is well below. One that still moves after six seconds is stopped and read as it is.

use crate::{
    approach::Approach,
    at_rest,
    flight::{Flight, HZ, Impact},
    swipe::{Setup, Swipe},
    world::{SURFACES, Stage, Touches},
};

/// Steps after which a die is stopped.
const LONGEST: u32 = HZ * 6;
/// Steps without motion after which a die lies.
const REST: u32 = HZ / 8;
/// A slower die does not move, in mm a second.
const STILL: f32 = 4.0;
/// A slower die does not turn, in radians a second.
const STILL_TURN: f32 = 0.25;
/// How far below the table a die is gone, in mm.
const FALLEN: f32 = 200.0;
/// What holds a die against its weight in a step, in mm a second: nothing to be heard.
const WEIGHT: f32 = 9810.0 / HZ as f32;
/// What is loud enough to be heard, in mm a second.
const LOUD: f32 = 60.0;
/// Steps in which a surface is heard once.
const CHATTER: u32 = HZ * 3 / 100;

/// Carries a swipe out.
pub fn throw(setup: &Setup, swipe: &Swipe) -> Flight {
    let mut stage = Stage::new(setup, swipe);
    let (mut approach, mut impacts, mut bounces) = (Approach::new(setup), Vec::new(), Vec::new());
    let (mut poses, mut rest, mut still) = (vec![stage.pose()], stage.pose(), 0);
    for step in 1..=LONGEST {
        let touches = stage.step();
        rest = stage.pose();
        poses.push(rest);
        if approach.note(&touches, &rest) {
            bounces.push(step);
        }
        hear(&mut impacts, step, &touches);
        let [speed, turning] = stage.speed();
        let is_still = speed < STILL && turning < STILL_TURN && touches.iter().any(Option::is_some);
        still = if is_still { still + 1 } else { 0 };
        if still >= REST || rest.at[2] < -FALLEN {
            break;
        }
    }
    let verdict = approach.verdict(&setup.manner, swipe, &rest);
    Flight { poses, impacts, bounces, verdict, symbol: at_rest::shows_symbol(&rest) }
}

/// Takes note of what is loud enough, and of each surface once in a while: a die that settles chatters.
fn hear(impacts: &mut Vec<Impact>, step: u32, touches: &Touches) {
    for (&on, touch) in SURFACES.iter().zip(touches) {
        let speed = touch.unwrap_or(0.0) - WEIGHT;
        let is_chatter = impacts.iter().any(|impact| impact.on == on && step - impact.step < CHATTER);
        if speed >= LOUD && !is_chatter {
            impacts.push(Impact { step, speed, on });
        }
    }
}

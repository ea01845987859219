//! Strokes as somebody drew them, in whole numbers: to be drawn again on another device.

use super::{Ease, Fumble, Hand, Touch};
use crate::{
    manner::Manner,
    swipe::{Setup, Stand, Swipe, Table, Thrown},
};
use rules::fighter::Conditions;
use serde::{Deserialize, Serialize};

/// Strokes of a finger that throws in one way from one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// How the die must be thrown.
    pub conditions: Conditions,
    /// Where the thrower stands.
    pub stand: Stand,
    /// Where the wall of a bank shot stands.
    pub wall: u8,
    /// How forgiving the hand is.
    pub ease: Ease,
    /// The touches of each stroke after it took the die: ms since then, and where, in tenths of a millimetre. With the
    /// last one the finger leaves.
    pub strokes: Vec<Vec<[i32; 3]>>,
    /// Over which table.
    #[serde(default)]
    pub table: Table,
}

impl Drawn {
    /// What each stroke comes to here.
    pub fn thrown(&self) -> Vec<Result<Thrown, Fumble>> {
        let Drawn { stand, wall, table, .. } = *self;
        let setup = Setup { manner: Manner::of(&self.conditions), stand, wall, table };
        let hand = Hand::new(&setup, self.ease);
        let swipes = self.strokes.iter().map(|stroke| drawn(hand.clone(), stroke));
        swipes.map(|swipe| swipe.map(|swipe| setup.thrown(swipe))).collect()
    }
}

/// What a hand makes of a stroke.
fn drawn(mut hand: Hand, stroke: &[[i32; 3]]) -> Result<Swipe, Fumble> {
    let touch = |[ms, x, y]: [i32; 3]| Touch { ms: f64::from(ms), at: [x, y].map(|part| part as f32 / 10.0) };
    let (last, before) = stroke.split_last().ok_or(Fumble::TooSoft)?;
    hand.press(0.0);
    before.iter().for_each(|it| hand.moved(touch(*it)));
    hand.release(touch(*last))
}

impl Hand {
    /// The stroke of a finger that sends the die along this path.
    pub(crate) fn stroke_for(&self, path: &[Touch]) -> Vec<[i32; 3]> {
        let whole = |touch: &Touch| {
            let [x, y] = self.on_screen(touch.at).map(|part| (part * 10.0).round() as i32);
            [touch.ms.round() as i32, x, y]
        };
        path.iter().map(whole).collect()
    }
}

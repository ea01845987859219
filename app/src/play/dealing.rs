//! Cards on their way from a pile to where they are dealt, one a little after the other. Only pictures move: what can be
//! touched lies in its place from the first moment.

use crate::{geometry::Rect, theme::ease_out};

/// How long dealing is seen, in ms.
pub const DEAL: f64 = 620.0;
/// The part of that time in which the last card has not left yet.
const WAIT: f32 = 0.5;

/// Where the `nth` of so many cards is on its way, at a part of the time that all of them take.
pub fn dealt(from: Rect, to: Rect, nth: usize, count: usize, part: f32) -> Rect {
    let starts = WAIT * nth as f32 / (count.max(2) - 1) as f32;
    let t = ease_out((part - starts) / (1.0 - WAIT));
    from.towards(to, t)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PILE: Rect = Rect { x: 0.0, y: 0.0, w: 10.0, h: 10.0 };
    const SLOT: Rect = Rect { x: 100.0, y: 50.0, w: 40.0, h: 40.0 };

    #[test]
    fn every_card_leaves_the_pile_after_the_one_before_and_all_arrive() {
        let places = |part| -> Vec<f32> { (0..4).map(|nth| dealt(PILE, SLOT, nth, 4, part).x).collect() };
        assert_eq!(places(0.0), [0.0; 4]);
        assert!(places(0.4).windows(2).all(|pair| pair[0] > pair[1]), "{:?}", places(0.4));
        assert_eq!(places(1.0), [100.0; 4]);
        assert_eq!(dealt(PILE, SLOT, 0, 1, 1.0), SLOT);
    }
}

//! Cards as they are seen from far away, on a screen: the smaller the card, the less of its picture is left, and the
//! larger are its corner values.

use super::{FACE, SHARED, UNIT, corner, edge, in_millimetres, picture, rails, seed};
use crate::{
    drawing::{Drawing, Face, Path, Stroke},
    fonts, ink,
    lettering::{Hand, line},
};
use rules::knock::{Card, Corner};

/// How a card is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distance {
    /// From near: with its whole picture.
    Near,
    /// From afar: the picture fades a little, and the values grow.
    Far,
    /// From very far: what is left of the picture between values that fill their corners.
    VeryFar,
}

impl Distance {
    /// How a card of so many dp a side is seen best.
    pub fn of(side: f32) -> Distance {
        match side {
            side if side >= 80.0 => Distance::Near,
            side if side >= 62.0 => Distance::Far,
            _ => Distance::VeryFar,
        }
    }

    /// The size of the corner values, in units of the face.
    fn digits(self) -> f32 {
        match self {
            Distance::Near => corner::DIGIT,
            Distance::Far => 56.0,
            Distance::VeryFar => 80.0,
        }
    }

    /// How much of the picture is gone.
    fn haze(self) -> f32 {
        match self {
            Distance::Near => 0.0,
            Distance::Far => 0.14,
            Distance::VeryFar => 0.32,
        }
    }
}

/// How high a corner value is on a card of so many dp a side.
pub fn digit_height(side: f32) -> f32 {
    fonts::cap_height(Face::Display, Distance::of(side).digits()) / FACE * side
}

/// A card as it lies far away on a screen's table, upright or turned by 180°.
pub(super) fn small_card(card: &Card, turned: bool, distance: Distance) -> Drawing {
    let mut face = Drawing::new(FACE, FACE);
    face.outlined(edge(seed(&card.name)), ink::PARCHMENT, Stroke::new(ink::INK, 3.0));
    picture::draw(&mut face, card, picture::Light::Lantern);
    face.fill(Path::rect(8.0, 8.0, FACE - 16.0, FACE - 16.0, 8.0), ink::PARCHMENT.faded(distance.haze()));
    rails(&mut face, card);
    for (corner, value) in Corner::ALL.into_iter().zip(card.values(turned)) {
        tab(&mut face, corner, value, distance.digits());
    }
    in_millimetres(face)
}

/// A corner as a coloured square, with a value as large as it allows.
fn tab(face: &mut Drawing, at: Corner, value: u8, size: f32) {
    let (fill, tint) = corner::inks(value);
    let side = (size * 0.8).min(SHARED / UNIT - 5.0);
    let far = FACE - 5.0 - side;
    let (x, y) = match at {
        Corner::TopLeft => (5.0, 5.0),
        Corner::TopRight => (far, 5.0),
        Corner::BottomLeft => (5.0, far),
        Corner::BottomRight => (far, far),
    };
    face.outlined(Path::rect(x, y, side, side, 9.0), fill, Stroke::new(ink::INK, 3.2));
    let high = fonts::cap_height(Face::Display, size);
    let hand = Hand::display(size).in_ink(tint).centred();
    line(face, &value.to_string(), x + side / 2.0, y + side / 2.0 + high / 2.0, hand);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smaller_a_card_the_more_of_it_are_its_values() {
        let share = |side: f32| digit_height(side) / side;
        assert!(share(100.0) < share(70.0) && share(70.0) < share(40.0));
        for side in 45..80 {
            assert!(digit_height(side as f32) >= 11.0, "{} at {side}", digit_height(side as f32));
        }
        assert!(digit_height(40.0) < SHARED / super::super::SIDE * 40.0, "a value stays in its corner");
    }
}

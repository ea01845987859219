//! What a die lies on before it is thrown, cut out of paper: a hand, a glove, a nose, an elbow, and what comes between.

use crate::{geometry::Size, scene::Picture};
use printkit_core::{
    Drawing, Ink,
    drawing::{Path, Stroke},
    ink,
};
use rules::fighter::Throw;

/// Skin of heroes, and of whoever sits beside them.
const SKIN: Ink = Ink::hex(0xE5A77D);
const SHADE: Ink = Ink::hex(0xC17F5A);
const GREEN: Ink = Ink::hex(0x8FCBA5);
const NOSE: Ink = Ink::hex(0xEE7A5C);
const BOOT: Ink = Ink::hex(0x7A4A2B);

/// What a die lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A hero's palm.
    Palm,
    /// The hand one does not write with.
    Glove,
    /// A hand that is not one's own.
    Neighbour,
    /// Two hands that pray.
    Prayer,
    /// A fist with a finger ready.
    Finger,
    /// The point of an elbow.
    Elbow,
    /// The tip of a nose.
    Nose,
    /// A head that waits for the die.
    Head,
    /// Lips, and a lot of breath.
    Lips,
}

/// What comes between the thrower and the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// A leg to throw under.
    Leg,
    /// A hand that comes down.
    Smash,
    /// The way to twist.
    Curl,
}

impl Seat {
    /// What a die lies on under these throws: the strangest thing of all that apply; nothing where a card does it.
    pub fn of(throws: &[Throw]) -> Option<Seat> {
        let seats = [
            (Throw::Nose, Seat::Nose),
            (Throw::Header, Seat::Head),
            (Throw::Blow, Seat::Lips),
            (Throw::Elbow, Seat::Elbow),
            (Throw::NeighboursHand, Seat::Neighbour),
            (Throw::Faith, Seat::Prayer),
            (Throw::WrongHand, Seat::Glove),
            (Throw::Flick, Seat::Finger),
        ];
        let strange = seats.into_iter().find(|(throw, _)| throws.contains(throw)).map(|(_, seat)| seat);
        strange.or_else(|| (!throws.contains(&Throw::Catapult)).then_some(Seat::Palm))
    }

    /// How many times as wide as the die it is.
    pub fn width(self) -> f32 {
        match self {
            Seat::Neighbour => 4.6,
            Seat::Nose | Seat::Head | Seat::Elbow => 3.6,
            _ => 3.2,
        }
    }

    /// Its picture; the die lies in the middle of it.
    pub fn picture(self) -> Picture {
        cut_out(("thrown-seat", self), move |drawing| match self {
            Seat::Palm => palm(drawing, SKIN, ink::RED, 1.0),
            Seat::Glove => palm(drawing, Ink::hex(0x7FA6E0), ink::BLUE, -1.0),
            Seat::Neighbour => palm(drawing, GREEN, Ink::hex(0x5B3F7D), 1.0),
            Seat::Prayer => prayer(drawing),
            Seat::Finger => finger(drawing),
            Seat::Elbow => elbow(drawing),
            Seat::Nose => nose(drawing),
            Seat::Head => head(drawing),
            Seat::Lips => lips(drawing),
        })
    }
}

impl Over {
    /// What comes between under these throws.
    pub fn all(throws: &[Throw]) -> impl Iterator<Item = Over> {
        let overs = [(Throw::UnderTheLeg, Over::Leg), (Throw::Smash, Over::Smash), (Throw::SpinningTop, Over::Curl)];
        overs.into_iter().filter(|(throw, _)| throws.contains(throw)).map(|(_, over)| over)
    }

    /// How many times as wide as the die it is.
    pub fn width(self) -> f32 {
        if self == Over::Curl { 2.6 } else { 3.6 }
    }

    /// Its picture; the die is in the middle of it.
    pub fn picture(self) -> Picture {
        let bleed = if self == Over::Leg { 130.0 } else { 30.0 };
        beyond(("thrown-over", self), bleed, move |drawing| match self {
            Over::Leg => leg(drawing),
            Over::Smash => smash(drawing),
            Over::Curl => curl(drawing),
        })
    }
}

/// A cloud of breath.
pub fn puff() -> Picture {
    cut_out("thrown-puff", |drawing| {
        let cloud =
            Path::circle(34.0, 58.0, 20.0).and(Path::circle(60.0, 48.0, 25.0)).and(Path::circle(70.0, 68.0, 16.0));
        joined(drawing, cloud.and(Path::circle(46.0, 70.0, 16.0)), ink::PAPER);
        drawing.fill(Path::leaf(50.0, 40.0, 70.0, 36.0, 2.4, -3.0), ink::TAN);
    })
}

fn cut_out(key: impl std::hash::Hash, draw: impl Fn(&mut Drawing) + 'static) -> Picture {
    beyond(key, 30.0, draw)
}

/// A cut-out that reaches so far beyond its own square.
fn beyond(key: impl std::hash::Hash, bleed: f32, draw: impl Fn(&mut Drawing) + 'static) -> Picture {
    Picture::new(key, Size { w: 100.0, h: 100.0 }, bleed, move || {
        let mut drawing = Drawing::new(100.0, 100.0);
        draw(&mut drawing);
        drawing
    })
}

/// Shapes that grow into one: inked around all of them, and filled over the ink between.
fn joined(drawing: &mut Drawing, shapes: Path, fill: Ink) {
    drawing.stroke(shapes.clone(), Stroke::new(ink::INK, 7.0));
    drawing.fill(shapes, fill);
}

/// A limb: a thick line with ink around it.
fn limb(drawing: &mut Drawing, path: Path, wide: f32, fill: Ink) {
    drawing.stroke(path.clone(), Stroke::new(ink::INK, wide + 7.0));
    drawing.stroke(path, Stroke::new(fill, wide));
}

/// An open hand in a sleeve, its thumb to the left, or to the right where `side` is less than nothing.
fn palm(drawing: &mut Drawing, skin: Ink, sleeve: Ink, side: f32) {
    let x = |x: f32| 50.0 + (x - 50.0) * side;
    limb(drawing, Path::line(50.0, 100.0, 50.0, 124.0), 40.0, sleeve);
    let knuckles = [(29.0, 34.0), (43.0, 24.0), (57.0, 24.0), (71.0, 33.0)];
    let fingers = knuckles.iter().fold(Path::line(x(24.0), 70.0, x(10.0), 50.0), |path, &(at, top)| {
        path.and(Path::line(x(at), 66.0, x(50.0 + (at - 50.0) * 1.16), top))
    });
    let hand = Path::rect(22.0, 48.0, 56.0, 50.0, 20.0);
    drawing.stroke(fingers.clone(), Stroke::new(ink::INK, 20.0));
    drawing.stroke(hand.clone(), Stroke::new(ink::INK, 7.0));
    drawing.stroke(fingers, Stroke::new(skin, 13.0));
    drawing.fill(hand, skin);
    let lines =
        Path::leaf(x(36.0), 62.0, x(36.0), 50.0, 1.6, 0.0).and(Path::leaf(x(64.0), 62.0, x(64.0), 50.0, 1.6, 0.0));
    drawing.fill(lines.and(Path::leaf(30.0, 84.0, 70.0, 84.0, 2.6, 5.0)), skin.mix(ink::INK, 0.3));
    limb(drawing, Path::line(34.0, 102.0, 66.0, 102.0), 9.0, ink::PAPER);
}

/// Two palms held against each other, with the die between them.
fn prayer(drawing: &mut Drawing) {
    for (a, b) in [(6.0, 26.0), (94.0, 74.0)] {
        limb(drawing, Path::line(a, 122.0, (a + b) / 2.0, 92.0), 26.0, Ink::hex(0x5B3F7D));
        limb(drawing, Path::new().move_to((a + b) / 2.0, 88.0).quad_to(b - (b - a) * 0.2, 60.0, b, 22.0), 22.0, SKIN);
        drawing.fill(Path::leaf(b, 30.0, (a + b) / 2.0, 76.0, 2.0, 0.0), SHADE);
    }
}

/// A fist whose first finger is about to snap.
fn finger(drawing: &mut Drawing) {
    limb(drawing, Path::line(50.0, 104.0, 50.0, 124.0), 36.0, ink::RED);
    let fist = Path::rect(24.0, 70.0, 52.0, 34.0, 16.0);
    joined(drawing, fist, SKIN);
    limb(drawing, Path::new().move_to(42.0, 84.0).quad_to(26.0, 64.0, 48.0, 60.0), 13.0, SKIN);
    limb(drawing, Path::line(66.0, 84.0, 56.0, 72.0), 12.0, SKIN);
    for x in [40.0, 52.0, 64.0] {
        drawing.fill(Path::leaf(x, 90.0, x, 102.0, 1.6, 0.0), SHADE);
    }
}

/// A bent arm, its point upwards.
fn elbow(drawing: &mut Drawing) {
    limb(drawing, Path::new().move_to(-6.0, 118.0).line_to(50.0, 70.0).line_to(106.0, 116.0), 28.0, SKIN);
    limb(drawing, Path::line(-10.0, 122.0, 16.0, 99.0), 30.0, ink::GREEN);
    drawing.fill(Path::leaf(36.0, 76.0, 64.0, 76.0, 3.0, 8.0), SHADE);
}

/// A large nose over a moustache, seen from in front of it.
fn nose(drawing: &mut Drawing) {
    let moustache = Path::new()
        .move_to(50.0, 96.0)
        .quad_to(20.0, 84.0, -4.0, 112.0)
        .quad_to(30.0, 124.0, 50.0, 106.0)
        .quad_to(70.0, 124.0, 104.0, 112.0)
        .quad_to(80.0, 84.0, 50.0, 96.0)
        .close();
    drawing.outlined(moustache, ink::BARK, Stroke::new(ink::INK, 4.0));
    let bulb = Path::ellipse(50.0, 80.0, 27.0, 22.0);
    joined(drawing, bulb.and(Path::circle(24.0, 88.0, 13.0)).and(Path::circle(76.0, 88.0, 13.0)), NOSE);
    drawing.fill(Path::ellipse(37.0, 95.0, 6.0, 4.0).and(Path::ellipse(63.0, 95.0, 6.0, 4.0)), ink::INK);
    drawing.fill(Path::leaf(32.0, 74.0, 46.0, 64.0, 3.0, -3.0), ink::PAPER.faded(0.8));
}

/// A head that looks up.
fn head(drawing: &mut Drawing) {
    drawing.outlined(Path::ellipse(50.0, 106.0, 44.0, 40.0), SKIN, Stroke::new(ink::INK, 4.0));
    let hair = Path::new()
        .move_to(8.0, 92.0)
        .quad_to(16.0, 60.0, 50.0, 62.0)
        .quad_to(84.0, 60.0, 92.0, 92.0)
        .quad_to(70.0, 76.0, 50.0, 78.0)
        .quad_to(30.0, 76.0, 8.0, 92.0)
        .close();
    drawing.outlined(hair, ink::AMBER, Stroke::new(ink::INK, 4.0));
    for x in [34.0, 66.0] {
        drawing.outlined(Path::ellipse(x, 98.0, 11.0, 12.0), ink::PAPER, Stroke::new(ink::INK, 3.0));
        drawing.fill(Path::circle(x + (50.0 - x) * 0.12, 91.0, 4.6), ink::INK);
    }
}

/// Lips that blow, over a chin.
fn lips(drawing: &mut Drawing) {
    drawing.outlined(Path::ellipse(50.0, 116.0, 42.0, 30.0), SKIN, Stroke::new(ink::INK, 4.0));
    for x in [20.0, 80.0] {
        drawing.fill(Path::circle(x, 108.0, 8.0), NOSE.faded(0.6));
    }
    drawing.outlined(Path::ellipse(50.0, 92.0, 17.0, 13.0), ink::RED, Stroke::new(ink::INK, 4.0));
    drawing.fill(Path::ellipse(50.0, 91.0, 6.5, 5.0), ink::INK);
}

/// A leg that stands before the die, with its boot.
fn leg(drawing: &mut Drawing) {
    // It comes from below what is seen, where its owner stands.
    let thigh = Path::new().move_to(-60.0, 210.0).quad_to(-58.0, 20.0, 16.0, -18.0);
    let path = thigh.quad_to(76.0, -40.0, 96.0, 4.0).line_to(104.0, 84.0);
    limb(drawing, path, 30.0, ink::BLUE);
    drawing.fill(Path::leaf(-10.0, -8.0, 60.0, -12.0, 2.6, -4.0), Ink::hex(0x7FA6E0));
    let boot = Path::new()
        .move_to(88.0, 82.0)
        .line_to(122.0, 82.0)
        .line_to(122.0, 106.0)
        .quad_to(122.0, 116.0, 112.0, 116.0)
        .line_to(76.0, 116.0)
        .quad_to(70.0, 104.0, 88.0, 100.0)
        .close();
    drawing.outlined(boot, BOOT, Stroke::new(ink::INK, 4.0));
}

/// A flat hand above the die, with lines of speed.
fn smash(drawing: &mut Drawing) {
    limb(drawing, Path::line(104.0, -26.0, 78.0, -8.0), 22.0, ink::RED);
    let hand = (0..4).fold(Path::line(66.0, 2.0, 40.0, 18.0), |path, nth| {
        let x = 30.0 + nth as f32 * 11.0;
        path.and(Path::line(70.0, -2.0, x, 8.0 - nth as f32 * 4.0))
    });
    limb(drawing, hand, 13.0, SKIN);
    for x in [30.0, 46.0, 62.0] {
        drawing.fill(Path::leaf(x, -26.0, x, -8.0, 1.8, 0.0), ink::PAPER);
    }
}

/// An arrow that goes around the die.
fn curl(drawing: &mut Drawing) {
    let arc = Path::new().move_to(14.0, 62.0).cubic_to(6.0, 6.0, 84.0, -4.0, 88.0, 44.0);
    let tip = Path::new().move_to(74.0, 38.0).line_to(89.0, 50.0).line_to(98.0, 33.0);
    for (tint, wide) in [(ink::INK, 12.0), (ink::SAND, 6.0)] {
        drawing.stroke(arc.clone().and(tip.clone()), Stroke::new(tint, wide));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_has_its_own_seat_and_two_have_the_stranger_one() {
        assert_eq!(Seat::of(&[]), Some(Seat::Palm));
        assert_eq!(Seat::of(&[Throw::Flick]), Some(Seat::Finger));
        assert_eq!(Seat::of(&[Throw::Flick, Throw::Nose]), Some(Seat::Nose));
        assert_eq!(Seat::of(&[Throw::Catapult]), None);
        assert_eq!(Seat::of(&[Throw::Catapult, Throw::WrongHand]), Some(Seat::Glove));
    }
}

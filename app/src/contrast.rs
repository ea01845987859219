//! A scene with more contrast: words in plainly light or dark colours, thicker outlines that stand out, and no plate
//! that lets the ground through. One pass over what any screen shows, so that no screen has to know of it. Pictures of
//! things, such as cards and monsters, stay as they are.

use crate::scene::Scene;
use printkit_core::{
    Drawing, Ink,
    drawing::{Item, Paint, Shape, Stroke},
    ink,
};

/// How much words stand out from what they are written on, as WCAG counts it for the strictest level.
const WORDS: f32 = 7.0;
/// How much an outline stands out from what it goes around.
const OUTLINE: f32 = 4.5;
/// How much thicker an outline is.
const THICKER: f32 = 1.4;
/// A plate that hides at least so much of what lies below, out of 255, hides all of it; less is a shadow or a tint.
const PLATE: u8 = 128;
/// The lightest ground that light words are written on: the lantern's light in the middle of a screen.
const LIT: Ink = Ink::hex(0x4A3560);
/// The darkest ground that dark words are written on.
const DARKEST_PAPER: Ink = ink::TAN;
/// Colours lighter than this are for dark grounds, and those darker than [`DARK`] for light ones. Those between, such as
/// the red of a loss, may be on either and stay.
const LIGHT: f32 = 0.32;
const DARK: f32 = 0.12;

/// Gives a scene more contrast.
pub fn strengthen(scene: &mut Scene) {
    for sprite in scene.sprites.iter_mut().filter(|sprite| sprite.is_plain) {
        sprite.picture = sprite.picture.changed("contrast", strengthen_drawing);
    }
}

fn strengthen_drawing(drawing: &mut Drawing) {
    for item in &mut drawing.items {
        match item {
            Item::Text(text) => text.ink = words(text.ink),
            Item::Shape(shape) => strengthen_shape(shape),
            // A picture of something.
            Item::Group { .. } => {}
        }
    }
}

fn strengthen_shape(shape: &mut Shape) {
    let Some(Stroke { ink, width, .. }) = &mut shape.stroke else { return };
    *width *= THICKER;
    match &mut shape.fill {
        Some(Paint::Solid(fill)) => {
            if fill.a >= PLATE {
                fill.a = 255;
            }
            *ink = outline(*ink, *fill);
        }
        Some(_) => {}
        None if *ink == ink::BARK || *ink == ink::TAN => *ink = ink::COCOA,
        None => {}
    }
}

/// The colour of words, light or dark enough for every ground that such words are written on.
fn words(ink: Ink) -> Ink {
    let light = luminance(ink);
    let (towards, ground) = match light {
        light if light > LIGHT => (ink::PAPER, LIT),
        light if light < DARK => (ink::INK, DARKEST_PAPER),
        _ => return ink,
    };
    (0..=10)
        .map(|tenth| ink.mix(towards, tenth as f32 / 10.0))
        .find(|it| ratio(*it, ground) >= WORDS)
        .unwrap_or(towards)
}

/// The colour of an outline around a plate of this colour.
fn outline(ink: Ink, fill: Ink) -> Ink {
    if ratio(ink, fill) >= OUTLINE {
        ink
    } else if luminance(fill) > DARK {
        ink::INK
    } else {
        ink::LILAC
    }
}

/// How two colours stand out from each other, from 1 to 21, as WCAG counts it.
fn ratio(one: Ink, other: Ink) -> f32 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// How light a colour is to the eye, from 0 to 1.
fn luminance(ink: Ink) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(ink.r) + 0.7152 * linear(ink.g) + 0.0722 * linear(ink.b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use printkit_core::drawing::Path;

    #[test]
    fn words_stand_out_from_every_ground_they_are_written_on() {
        for light in [ink::MIST, ink::LILAC, ink::GOLD, ink::SAND, ink::SAND_LIGHT, ink::PARCHMENT, ink::PAPER] {
            for ground in [LIT, ink::STONE, ink::CRYPT, ink::NIGHT] {
                assert!(ratio(words(light), ground) >= WORDS, "{light:?} on {ground:?}");
            }
        }
        for dark in [ink::INK, ink::COCOA, ink::NIGHT, ink::DARK_RED, ink::DARK_GREEN, ink::WOOD] {
            for ground in [ink::PARCHMENT, ink::PAPER, ink::TAN] {
                assert!(ratio(words(dark), ground) >= WORDS, "{dark:?} on {ground:?}");
            }
        }
    }

    #[test]
    fn a_plate_hides_what_is_below_and_its_outline_is_seen() {
        let mut drawing = Drawing::new(9.0, 9.0);
        let plate = Path::rect(0.0, 0.0, 9.0, 9.0, 1.0);
        drawing.outlined(plate, ink::NIGHT.faded(0.8), Stroke::new(ink::INK, 2.0));
        strengthen_drawing(&mut drawing);
        let Some(Item::Shape(Shape { fill: Some(Paint::Solid(fill)), stroke: Some(stroke), .. })) =
            drawing.items.first()
        else {
            panic!("the plate is still there");
        };
        assert_eq!((fill.a, stroke.width), (255, 2.8));
        assert!(ratio(stroke.ink, *fill) >= OUTLINE);
    }
}

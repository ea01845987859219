//! What changes on a card in play, drawn by itself: its danger, its creature's Time tokens, the Keep it belongs to.

use super::{SIDE, in_millimetres};
use crate::{
    art::art,
    drawing::{Drawing, Path, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
};
use rules::knock::QUIET;

/// Where the middle of the danger's shield lies on a card, in millimetres.
pub const SHIELD_AT: (f32, f32) = (SIDE / 2.0, SIDE * 0.108);
/// Where the middle of the Time bar lies on a card, in millimetres.
pub const BAR_AT: (f32, f32) = (SIDE / 2.0, SIDE * 0.845);

/// The side of the frame that shield and bell stand in the middle of, in units of the face.
const BADGE: f32 = 124.0;

/// A card's danger now, in the middle of a square frame: a paper shield while it is quiet, and from 6 on a red bell with
/// rays.
pub fn danger_shield(danger: u8) -> Drawing {
    let mut badge = Drawing::new(BADGE, BADGE);
    let middle = BADGE / 2.0;
    if danger > QUIET {
        let mut rays = Drawing::default();
        rays.fill(Path::rays(0.0, 0.0, 39.0, 59.0, 59.0, 12, 4.2), ink::GOLD);
        badge.place(rays, Transform::turn(15.0).then(Transform::shift(middle, middle)), 1.0);
        badge.outlined(Path::circle(middle, middle, 37.0), ink::RED, Stroke::new(ink::INK, 4.2));
        badge.stroke(Path::circle(middle, middle, 31.0), Stroke::new(Ink::hex(0xEE7A5C), 2.2));
        badge.stroke(bell(middle, middle - 14.0), Stroke::new(ink::PAPER, 2.9));
        let hand = Hand::display(33.0).in_ink(ink::PAPER).centred();
        line(&mut badge, &danger.to_string(), middle, middle + 25.5, hand);
        return in_millimetres(badge);
    }
    let (x, y) = (middle - 23.0, middle - 21.0);
    let shield = Path::new()
        .move_to(x, y)
        .line_to(x + 46.0, y)
        .line_to(x + 46.0, y + 20.0)
        .quad_to(x + 46.0, y + 37.0, x + 23.0, y + 44.5)
        .quad_to(x, y + 37.0, x, y + 20.0)
        .close();
    badge.outlined(shield, ink::PAPER, Stroke::new(ink::INK, 3.6));
    line(&mut badge, &danger.to_string(), middle, middle + 10.0, Hand::display(30.0).centred());
    in_millimetres(badge)
}

/// A bell around (x, y), as on a reception desk that has had enough.
fn bell(x: f32, y: f32) -> Path {
    Path::new()
        .move_to(x - 8.0, y + 5.0)
        .quad_to(x - 6.0, y + 3.0, x - 6.0, y - 2.0)
        .cubic_to(x - 6.0, y - 5.3, x - 3.3, y - 8.0, x, y - 8.0)
        .cubic_to(x + 3.3, y - 8.0, x + 6.0, y - 5.3, x + 6.0, y - 2.0)
        .quad_to(x + 6.0, y + 3.0, x + 8.0, y + 5.0)
        .close()
        .and(Path::new().move_to(x - 2.0, y + 8.6).quad_to(x, y + 10.6, x + 2.0, y + 8.6))
}

/// A creature's Time tokens in a row: `tokens` of them are still there, the others have left their places empty.
/// Up to five stay between the corners that other cards may cover.
pub fn time_bar(tokens: u8, of: u8) -> Drawing {
    let places = of.max(tokens).max(1);
    let r: f32 = match places {
        1 | 2 => 12.0,
        3 => 9.6,
        4 => 7.4,
        _ => 5.7,
    };
    let step = 2.0 * r + 1.6;
    let (w, h) = (step * f32::from(places - 1) + 2.0 * r + 7.0, 2.0 * r + 7.0);
    let mut bar = Drawing::new(w + 2.0, h + 2.0);
    bar.outlined(Path::cut(1.0, 1.0, w, h, r + 3.0, 3, 0.6), ink::INK, Stroke::new(ink::PARCHMENT, 1.6));
    let coin = r * 112.0 / 98.0;
    for place in 0..places {
        let (x, y) = (1.0 + 3.5 + r + step * f32::from(place), 1.0 + h / 2.0);
        if place < tokens {
            bar.fit(art("tokens/time_pip"), x - coin, y - coin, 2.0 * coin, 2.0 * coin);
        } else {
            bar.stroke(Path::circle(x, y, r * 0.8), Stroke::dashed(ink::MIST, 1.4, 2.6, 2.4));
        }
    }
    in_millimetres(bar)
}

/// The pennant of a Keep, pinned to the left edge of its frame.
pub fn pennant(level: u8) -> Drawing {
    let mut pennant = Drawing::new(40.0, 44.0);
    let cloth = Path::polygon(&[(0.0, 0.0), (37.0, 0.0), (29.0, 22.0), (37.0, 44.0), (0.0, 44.0)]);
    pennant.outlined(cloth, ink::GOLD, Stroke::new(ink::INK, 2.6));
    let hems = Path::leaf(3.0, 4.0, 31.0, 4.0, 1.1, 0.0).and(Path::leaf(3.0, 40.0, 31.0, 40.0, 1.1, 0.0));
    pennant.fill(hems, ink::AMBER);
    pennant.fit(art("tokens/keep"), -6.2, 1.8, 40.4, 40.4);
    line(&mut pennant, &level.to_string(), 14.0, 32.8, Hand::display(17.3).centred());
    in_millimetres(pennant)
}

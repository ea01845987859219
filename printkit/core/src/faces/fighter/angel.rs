//! The other side of a hero sheet, for those who have gone up a level.

use super::{
    Ground, SHEET, Style,
    hero::{H, SMALL, W},
    ribbon, seed,
};
use crate::{
    art::art,
    drawing::{Drawing, Path, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
    words::Words,
};
use rules::fighter::Hero;

/// The hero as an angel.
pub fn angel(hero: &Hero, words: &Words, ground: Ground) -> Drawing {
    let style = ground.style();
    let mut face = ground.blank(W, H, seed(&hero.key));
    let sky = style.panel(Ink::hex(0x5E8FCC));
    let light = sky.mix(ink::PAPER, if style == Style::Colour { 0.35 } else { 0.6 });
    face.outlined(Path::cut(10.0, 10.0, W - 20.0, H - 20.0, 10.0, 6, 0.8), sky, Stroke::new(ink::INK, 2.6));
    face.fill(Path::rays(W / 2.0, 92.0, 62.0, 80.0, 74.0, 28, 4.0), light);
    for side in [-1.0, 1.0] {
        wing(&mut face, W / 2.0, 104.0, side * 2.6);
    }
    face.fit(art(&format!("heroes/{}", hero.key)), W / 2.0 - 52.0, 34.0, 104.0, 104.0);
    halo(&mut face, W / 2.0, 30.0);
    for (x, y, scale) in [(70.0, 150.0, 1.0), (250.0, 152.0, 1.1), (160.0, 152.0, 1.5)] {
        cloud(&mut face, x, y, scale);
    }
    let name = words.get(&format!("hero-{}", hero.key));
    ribbon(&mut face, &name, (W / 2.0, 150.0), 140.0, 15.0, SMALL);
    let text = words.get("print-fighter-angel");
    let hand = Hand::heavy(9.0).in_ink(ink::INK).fitted(&text, 250.0).centred();
    let w = hand.width(&text) + 18.0;
    face.outlined(Path::cut(W / 2.0 - w / 2.0, 172.0, w, 18.0, 6.0, 4, 0.5), ink::PAPER, Stroke::new(ink::INK, 1.6));
    line(&mut face, &text, W / 2.0, 184.4, hand);
    ground.finish(face, SHEET)
}

/// A wing that grows out of (x, y), to the left if `scale` is positive.
fn wing(face: &mut Drawing, x: f32, y: f32, scale: f32) {
    let mut wing = Drawing::default();
    let feathers = Path::new()
        .move_to(-6.0, 6.0)
        .cubic_to(-22.0, -18.0, -40.0, -22.0, -48.0, -18.0)
        .cubic_to(-46.0, -12.0, -48.0, -8.0, -46.0, -3.0)
        .cubic_to(-46.0, 2.0, -44.0, 4.0, -42.0, 6.0)
        .cubic_to(-42.0, 11.0, -38.0, 13.0, -35.0, 14.0)
        .cubic_to(-33.0, 19.0, -26.0, 21.0, -6.0, 18.0)
        .close();
    wing.outlined(feathers, ink::PAPER, Stroke::new(ink::INK, 1.0));
    let quills = Path::leaf(-42.0, -12.0, -24.0, 4.0, 1.2, 0.6)
        .and(Path::leaf(-40.0, -1.0, -24.0, 9.0, 1.1, 0.6))
        .and(Path::leaf(-34.0, 9.0, -22.0, 13.0, 1.0, 0.6));
    wing.fill(quills, ink::LILAC);
    face.place(wing, Transform::scale(scale, scale.abs()).then(Transform::shift(x, y)), 1.0);
}

/// A ring of light.
fn halo(face: &mut Drawing, x: f32, y: f32) {
    face.stroke(Path::ellipse(x, y, 26.0, 8.0), Stroke::new(ink::INK, 9.0));
    face.stroke(Path::ellipse(x, y, 26.0, 8.0), Stroke::new(ink::GOLD, 4.0));
}

/// A cloud around (x, y).
fn cloud(face: &mut Drawing, x: f32, y: f32, scale: f32) {
    let at = |dx: f32, dy: f32| (x + dx * scale, y + dy * scale);
    let mut path = Path::new().move_to(at(-38.0, 14.0).0, at(-38.0, 14.0).1);
    for (ax, ay, bx, by, cx, cy) in [
        (-50.0, 14.0, -50.0, -2.0, -38.0, -2.0),
        (-36.0, -12.0, -22.0, -12.0, -19.0, -5.0),
        (-13.0, -12.0, 1.0, -11.0, 3.0, -4.0),
        (9.0, -11.0, 20.0, -11.0, 22.0, -4.0),
        (28.0, -10.0, 40.0, -9.0, 40.0, -1.0),
        (50.0, -1.0, 50.0, 14.0, 40.0, 14.0),
    ] {
        let ((ax, ay), (bx, by), (cx, cy)) = (at(ax, ay), at(bx, by), at(cx, cy));
        path = path.cubic_to(ax, ay, bx, by, cx, cy);
    }
    face.outlined(path.close(), ink::PAPER, Stroke::new(ink::INK, 2.2));
}

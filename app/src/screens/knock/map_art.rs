//! The map of an adventure: four Keeps along a winding road, each free, to come, or locked.

use crate::{
    collage::{Collage, glyph},
    geometry::{Point, Rect, Size},
    scene::{Detail, Picture, Scene},
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Path, Stroke},
    ink,
};

/// How far the party has come with a Keep of the adventure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// The Knight was beaten there.
    Free,
    /// It is attacked next.
    Next,
    /// It waits behind the others.
    Locked,
}

/// The frame of the upright map, and where its Keeps stand.
const TALL: (Size, [(f32, f32); 4]) =
    (Size { w: 360.0, h: 430.0 }, [(92.0, 352.0), (262.0, 268.0), (98.0, 172.0), (258.0, 82.0)]);
/// The same for a wide window.
const WIDE: (Size, [(f32, f32); 4]) =
    (Size { w: 540.0, h: 320.0 }, [(86.0, 238.0), (206.0, 96.0), (336.0, 226.0), (456.0, 92.0)]);
/// The side of a Keep on the map.
const KEEP: f32 = 128.0;

/// Draws the map as large as fits and gives where each Keep stands.
pub fn show(scene: &mut Scene, area: Rect, progress: [Progress; 4]) -> [Rect; 4] {
    let (size, places) = if area.w > area.h * 1.1 { WIDE } else { TALL };
    let at = area.fit(size);
    let picture = Picture::drawn(("kn-map", progress, size.w as u32), size, 6.0, move |map| {
        ground(map, size);
        road(map, &places, progress);
        for (index, (x, y)) in places.into_iter().enumerate() {
            map.glue_drawing(keep(index as u8 + 1, progress[index]), x, y, KEEP / 100.0, 0.0);
        }
    });
    scene.picture(picture, at).detail = Detail::Exact;
    let scale = at.w / size.w;
    places.map(|(x, y)| {
        let middle = Point { x: at.x + x * scale, y: at.y + y * scale };
        Rect::around(middle, KEEP * scale, KEEP * scale)
    })
}

/// A sheet of parchment with hills and woods on it.
fn ground(map: &mut Drawing, Size { w, h }: Size) {
    map.fill(Path::cut(0.0, 6.0, w, h, 18.0, 14, 2.4), ink::INK.faded(0.5));
    map.outlined(Path::cut(0.0, 0.0, w, h, 18.0, 14, 2.4), Ink::hex(0xEBD6A8), Stroke::new(ink::INK, 3.0));
    map.stroke(Path::cut(9.0, 9.0, w - 18.0, h - 18.0, 12.0, 15, 1.6), Stroke::new(ink::BARK.faded(0.55), 2.0));
    let line = Stroke::new(ink::BARK, 2.2);
    for (x, y) in [(0.5, 0.93), (0.83, 0.86), (0.1, 0.56), (0.5, 0.5), (0.88, 0.44), (0.45, 0.1), (0.12, 0.12)] {
        let (x, y) = (x * w, y * h);
        let hill = |dx: f32, r: f32| Path::new().move_to(x + dx - r, y).quad_to(x + dx, y - r * 1.5, x + dx + r, y);
        map.stroke(hill(0.0, 13.0).and(hill(15.0, 9.0)), line.clone());
    }
    for (x, y) in [(0.42, 0.94), (0.48, 0.96), (0.93, 0.66), (0.08, 0.3), (0.46, 0.26), (0.3, 0.07)] {
        let (x, y) = (x * w, y * h);
        let tree = Path::polygon(&[(x, y - 17.0), (x + 8.0, y), (x - 8.0, y)]);
        map.outlined(tree, Ink::hex(0xA9B07A), Stroke::new(ink::WOOD, 2.0));
        map.stroke(Path::line(x, y, x, y + 5.0), Stroke::new(ink::WOOD, 2.4));
    }
}

/// The road from Keep to Keep: red where the party walked, dotted where it has yet to go.
fn road(map: &mut Drawing, places: &[(f32, f32); 4], progress: [Progress; 4]) {
    for (leg, pair) in places.windows(2).enumerate() {
        let ((x1, y1), (x2, y2)) = (pair[0], pair[1]);
        let (mx, my) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
        let bend = if leg % 2 == 0 { 22.0 } else { -22.0 };
        let path = Path::new().move_to(x1, y1 + 30.0).quad_to(mx + bend, my + 44.0, x2, y2 + 30.0);
        if progress[leg] == Progress::Free {
            map.stroke(path.clone(), Stroke::new(ink::INK, 8.0));
            map.stroke(path, Stroke::new(ink::RED, 4.4));
        } else {
            map.stroke(path, Stroke::dashed(ink::WOOD, 4.4, 0.1, 10.0));
        }
    }
}

/// A Keep in a frame of 100 units; each is mightier than the one before.
pub fn keep(level: u8, progress: Progress) -> Drawing {
    let mut drawing = Drawing::new(100.0, 100.0);
    if progress == Progress::Next {
        drawing.fill(Path::rays(50.0, 54.0, 40.0, 58.0, 50.0, 22, 2.6), ink::GOLD);
        drawing.outlined(Path::circle(50.0, 54.0, 42.0), ink::SAND_LIGHT, Stroke::new(ink::AMBER, 2.4));
    }
    drawing.fill(Path::ellipse(50.0, 88.0, 40.0, 7.0), ink::INK.faded(0.28));
    let (wall, dark) = match progress {
        Progress::Locked => (Ink::hex(0x9C8F9E), Ink::hex(0x7C6F84)),
        Progress::Free | Progress::Next => (Ink::hex(0xC8C1D8), ink::MASONRY),
    };
    let edge = Stroke::new(ink::INK, 2.6);
    let tower = |x: f32, top: f32, w: f32| {
        let (l, r) = (x - w / 2.0, x + w / 2.0);
        let step = w / 5.0;
        Path::polygon(&[
            (l, 88.0),
            (l, top + 8.0),
            (l - 2.5, top + 8.0),
            (l - 2.5, top),
            (l + step, top),
            (l + step, top + 4.0),
            (l + 2.0 * step, top + 4.0),
            (l + 2.0 * step, top),
            (l + 3.0 * step, top),
            (l + 3.0 * step, top + 4.0),
            (l + 4.0 * step, top + 4.0),
            (l + 4.0 * step, top),
            (r + 2.5, top),
            (r + 2.5, top + 8.0),
            (r, top + 8.0),
            (r, 88.0),
        ])
    };
    let sides: &[(f32, f32, f32)] = match level {
        1 => &[],
        2 => &[(74.0, 52.0, 20.0)],
        3 => &[(24.0, 50.0, 20.0), (76.0, 50.0, 20.0)],
        _ => &[(20.0, 40.0, 20.0), (80.0, 40.0, 20.0), (34.0, 56.0, 14.0), (66.0, 56.0, 14.0)],
    };
    for (x, top, w) in sides {
        drawing.outlined(tower(*x, *top, *w), dark, edge.clone());
        drawing.fill(Path::rect(x - 2.0, top + 16.0, 4.0, 8.0, 2.0), ink::INK);
    }
    drawing.outlined(tower(50.0, 34.0, 34.0), wall, edge.clone());
    let gate = Path::new().move_to(42.0, 88.0).line_to(42.0, 77.0).quad_to(42.0, 69.0, 50.0, 69.0);
    drawing.outlined(gate.quad_to(58.0, 69.0, 58.0, 77.0).line_to(58.0, 88.0).close(), ink::WOOD, edge);
    drawing.outlined(Path::circle(50.0, 54.0, 9.5), ink::PAPER, Stroke::new(ink::INK, 2.2));
    drawing.number(u32::from(level), 50.0, 54.0, 14.0, ink::INK);
    crown(&mut drawing, level, progress);
    drawing
}

/// What stands on the Keep: a flag where it is free, the Knight where he waits, a lock where nobody gets in yet.
fn crown(drawing: &mut Drawing, level: u8, progress: Progress) {
    match progress {
        Progress::Free => {
            drawing.stroke(Path::line(50.0, 34.0, 50.0, 8.0), Stroke::new(ink::INK, 3.0));
            let flag = Path::new().move_to(51.0, 8.0).line_to(76.0, 14.0).line_to(51.0, 23.0).close();
            drawing.outlined(flag, ink::GREEN, Stroke::new(ink::INK, 2.4));
            let tick = Path::new().move_to(55.0, 14.5).line_to(58.0, 17.5).line_to(64.0, 11.5);
            drawing.stroke(tick, Stroke::new(ink::INK, 2.4));
        }
        Progress::Next => {
            drawing.glue("monsters/knight", 50.0, 20.0, if level == 4 { 0.42 } else { 0.36 }, 0.0);
        }
        Progress::Locked => {
            drawing.outlined(Path::circle(72.0, 76.0, 13.0), ink::STONE, Stroke::new(ink::INK, 2.4));
            drawing.glue_drawing(glyph("ui/ui_lock", ink::PARCHMENT), 72.0, 75.5, 0.6, 0.0);
        }
    }
}

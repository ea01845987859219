//! Donjonz cards as drawings: floors, walls and the things on them. One cell is 18 mm.
//! Everything a card shows stays inside its trim, so cards may lie edge to edge on a sheet.

pub mod inventory;
pub mod pieces;
pub mod summary;

use super::Style;
use crate::{
    art::art,
    drawing::{Drawing, Path, Stroke, Transform},
    ink::{self, Ink},
};
use rules::donjonz::{Card, Side, Thing, Weapon};

/// The side of a cell in millimetres.
pub const CELL: f32 = 18.0;

/// The look is drawn on cells of 50 units; this is one of them in millimetres.
pub(crate) const UNIT: f32 = CELL / 50.0;

/// How thick a wall is in millimetres.
pub const WALL: f32 = 6.4 * UNIT;

/// How thick a wall on a card's own border is: the whole of it lies on the card.
const BORDER_WALL: f32 = 4.8 * UNIT;

/// How much of a wall is its light core.
const CORE: f32 = 0.41;

/// The line where cards meet.
const SEAM: Ink = Ink::hex(0xA57F48);
/// The joints between flagstones.
const JOINT: Ink = Ink::hex(0xCBB083);
/// Flagstones.
const STONES: [Ink; 3] = [Ink::hex(0xFBF0D6), Ink::hex(0xF4E3BF), Ink::hex(0xF8EACB)];

/// A card as printed, 54 by 72 mm; the start card 54 by 36.
pub fn card(card: &Card, style: Style) -> Drawing {
    let mut face = card_base(card, style);
    for (column, row, found) in card.cells() {
        if let Some(found) = found {
            face.fit(thing(found, style), f32::from(column) * CELL, f32::from(row) * CELL, CELL, CELL);
        }
    }
    face
}

/// A card's floors and walls without the things on it, which a screen keeps upright when the card is turned.
pub fn card_base(card: &Card, style: Style) -> Drawing {
    let mut base = floors(card, style);
    let (w, h) = (base.size.w, base.size.h);
    let (mut inner, mut border) = (Path::new(), Path::new());
    let (mut stubs, mut stub_cores) = (Path::new(), Path::new());
    for (column, row, _) in card.cells() {
        for side in Side::ALL.into_iter().filter(|&side| card.has_wall(column, row, side)) {
            let ends = wall_ends(column, row, side);
            if on_border(ends, w, h) {
                border = border.and(within(ends, w, h, BORDER_WALL / 2.0));
            } else if matches!(side, Side::Up | Side::Left) {
                inner = inner.and(within(ends, w, h, WALL / 2.0));
                stubs = stubs.and(stub(ends, w, h, WALL));
                stub_cores = stub_cores.and(stub(ends, w, h, WALL * CORE));
            }
        }
    }
    let core = if style == Style::InkSaver { ink::LILAC } else { ink::MASONRY };
    let mut walls = Drawing::new(w, h);
    walls
        .stroke(inner.clone(), Stroke::new(ink::INK, WALL))
        .fill(stubs, ink::INK)
        .stroke(border.clone(), Stroke::new(ink::INK, BORDER_WALL))
        .stroke(inner, Stroke::new(core, WALL * CORE))
        .fill(stub_cores, core)
        .stroke(border, Stroke::new(core, BORDER_WALL * CORE));
    base.items.extend(style.finish(walls).items);
    base
}

/// A card's floors alone, with its seam: for screens that draw the walls over all cards at once.
pub fn floors(card: &Card, style: Style) -> Drawing {
    let (w, h) = (f32::from(card.columns()) * CELL, f32::from(card.rows()) * CELL);
    let mut base = Drawing::new(w, h);
    base.fill(Path::rect(0.0, 0.0, w, h, 0.0), style.ground(ink::TAN));
    let seed = card.name.bytes().fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    for (column, row, _) in card.cells() {
        let tile = floor(seed.wrapping_add(u32::from(row) * 3 + u32::from(column)), style);
        base.fit(tile, f32::from(column) * CELL, f32::from(row) * CELL, CELL, CELL);
    }
    let line = 1.1 * UNIT;
    base.stroke(
        Path::rect(line / 2.0, line / 2.0, w - line, h - line, 0.0),
        Stroke { square: true, ..Stroke::new(SEAM, line) },
    );
    style.finish(base)
}

/// One flagstone, 18 by 18 mm; `variant` decides its tone, cut and scratch.
pub fn floor(variant: u32, style: Style) -> Drawing {
    let mut dice = variant.wrapping_mul(0x9E37_79B9) ^ (variant >> 3);
    let mut roll = |sides: u32| {
        dice ^= dice << 13;
        dice ^= dice >> 17;
        dice ^= dice << 5;
        (dice >> 8) % sides
    };
    let mut tile = Drawing::new(CELL, CELL);
    let stone = style.ground(STONES[roll(3) as usize]);
    let edge = Stroke::new(JOINT, 1.1 * UNIT);
    tile.outlined(
        Path::cut(1.9 * UNIT, 1.9 * UNIT, CELL - 3.8 * UNIT, CELL - 3.8 * UNIT, 4.0 * UNIT, variant, 0.7 * UNIT),
        stone,
        edge,
    );
    if roll(5) < 3 {
        let (x, y) = ((8 + roll(26)) as f32 * UNIT, (8 + roll(28)) as f32 * UNIT);
        tile.fill(Path::leaf(x, y, x + 8.0 * UNIT, y + 2.5 * UNIT, 0.8 * UNIT, 0.0), JOINT);
    }
    style.finish(tile)
}

/// Walls along straight pieces (x1, y1, x2, y2) in millimetres, joined cleanly where they meet.
pub fn walls(pieces: &[(f32, f32, f32, f32)], style: Style) -> Drawing {
    let path = pieces.iter().fold(Path::new(), |path, &(x1, y1, x2, y2)| path.and(Path::line(x1, y1, x2, y2)));
    let mut walls = Drawing::default();
    walls.stroke(path.clone(), Stroke::new(ink::INK, WALL)).stroke(path, Stroke::new(ink::MASONRY, WALL * CORE));
    style.finish(walls)
}

/// What lies on a cell, upright in a frame of 18 by 18 mm.
pub fn thing(thing: Thing, style: Style) -> Drawing {
    let mut frame = Drawing::new(CELL, CELL);
    let mut sprite = |name: &str, scale: f32| {
        let side = CELL * scale;
        frame.fit(art(name), (CELL - side) / 2.0, (CELL - side) / 2.0, side, side);
    };
    match thing {
        Thing::Pouch => sprite("things/pouch", 0.92),
        Thing::Weapon(weapon) => sprite(weapon_art(weapon), 0.94),
        Thing::Key => sprite("things/key", 0.94),
        Thing::Stairs => sprite("things/stairs", 0.86),
        Thing::Door => sprite("things/door_locked", 0.98),
        Thing::Monster(weapon) => return monster(weapon, style),
    }
    style.finish(frame)
}

/// The drawing of a weapon in `assets/art`.
pub fn weapon_art(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Sword => "things/sword",
        Weapon::Bow => "things/bow",
        Weapon::Axe => "things/axe",
        Weapon::Wand => "things/wand",
    }
}

/// The drawing of the monster that a weapon beats in `assets/art`.
pub fn monster_art(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Sword => "monsters/skeleton",
        Weapon::Bow => "monsters/bat",
        Weapon::Axe => "monsters/mushroom",
        Weapon::Wand => "monsters/ghost",
    }
}

/// A monster on its plate, with the roundel of the weapon that beats it.
fn monster(weapon: Weapon, style: Style) -> Drawing {
    let mut frame = Drawing::new(CELL, CELL);
    frame.place(plate(weapon, style), Transform::IDENTITY, 1.0);
    // The mushroom's broad hat leaves its face just beside the roundel only if it stands a little smaller.
    let (x, y, side) = match weapon {
        Weapon::Axe => (20.4 * UNIT, 22.6 * UNIT, 42.0 * UNIT),
        _ => (21.6 * UNIT, 23.4 * UNIT, 44.8 * UNIT),
    };
    frame.fit(art(monster_art(weapon)), x - side / 2.0, y - side / 2.0, side, side);
    let (x, y, r) = (38.2 * UNIT, 38.0 * UNIT, 9.8 * UNIT);
    frame.outlined(Path::circle(x, y, r), ink::PAPER, Stroke::new(ink::INK, 1.4 * UNIT));
    frame.fit(art(weapon_art(weapon)), x - r, y - r, r * 2.0, r * 2.0);
    style.finish(frame)
}

/// The ground a monster stands on. Colour and marks both say which monster it is.
pub fn plate(weapon: Weapon, style: Style) -> Drawing {
    let (ground, grey) = match weapon {
        Weapon::Sword => (Ink::hex(0x8E3B3A), Ink::hex(0x4A4A4A)),
        Weapon::Bow => (Ink::hex(0x2F5068), Ink::hex(0xB4B4B4)),
        Weapon::Axe => (Ink::hex(0x3F5740), Ink::hex(0xC8C8C8)),
        Weapon::Wand => (Ink::hex(0x5B3F7D), Ink::hex(0x6E6E6E)),
    };
    let ground = if style == Style::Grey { grey } else { style.panel(ground) };
    let marks = if style == Style::InkSaver { ground.mix(ink::INK, 0.14) } else { ground.mix(ink::PAPER, 0.16) };
    let mut plate = Drawing::new(CELL, CELL);
    let at = |v: f32| v * UNIT;
    let outline = Path::cut(at(4.2), at(4.2), at(41.6), at(41.6), at(5.0), 5, at(0.5));
    plate.fill(outline.clone(), ground);
    plate.fill(pattern(weapon), marks);
    plate.stroke(outline, Stroke::new(ink::INK, at(1.8)));
    style.finish(plate)
}

/// The marks of a plate: bricks, wind, spores or wisps.
fn pattern(weapon: Weapon) -> Path {
    let leaf = |x1: f32, y1: f32, x2: f32, y2: f32, bend: f32| {
        Path::leaf(x1 * UNIT, y1 * UNIT, x2 * UNIT, y2 * UNIT, 0.9 * UNIT, bend * UNIT)
    };
    let marks: &[(f32, f32, f32, f32, f32)] = match weapon {
        Weapon::Sword => &[
            (7.0, 9.0, 15.0, 9.0, 0.0),
            (31.0, 8.0, 42.0, 8.0, 0.0),
            (36.0, 16.0, 43.0, 16.0, 0.0),
            (7.0, 34.0, 13.0, 34.0, 0.0),
            (7.0, 42.0, 17.0, 42.0, 0.0),
            (38.0, 24.0, 43.0, 24.0, 0.0),
        ],
        Weapon::Bow => &[
            (8.0, 9.0, 18.0, 8.0, 2.0),
            (28.0, 9.0, 42.0, 8.0, -2.0),
            (34.0, 14.0, 42.0, 13.0, -1.5),
            (8.0, 38.0, 22.0, 40.0, 2.0),
            (8.0, 42.0, 16.0, 43.0, 1.0),
        ],
        Weapon::Axe => {
            let spores =
                [(8.0, 9.0), (12.0, 36.0), (40.0, 10.0), (43.0, 18.0), (8.0, 41.0), (37.0, 25.5), (43.0, 26.0)];
            return spores.iter().enumerate().fold(Path::new(), |path, (i, &(x, y))| {
                path.and(Path::circle(x * UNIT, y * UNIT, (0.8 + 0.3 * (i % 3) as f32) * UNIT))
            });
        }
        Weapon::Wand => &[
            (8.0, 10.0, 8.5, 20.0, 2.0),
            (39.0, 8.0, 39.5, 20.0, -2.0),
            (43.0, 12.0, 42.5, 22.0, 2.0),
            (8.0, 30.0, 8.5, 41.0, -2.0),
            (12.0, 36.0, 12.0, 43.0, 1.5),
        ],
    };
    marks.iter().fold(Path::new(), |path, &(x1, y1, x2, y2, bend)| path.and(leaf(x1, y1, x2, y2, bend)))
}

/// The two ends of the wall on a cell's side.
fn wall_ends(column: u8, row: u8, side: Side) -> [(f32, f32); 2] {
    let (left, top) = (f32::from(column) * CELL, f32::from(row) * CELL);
    let (right, bottom) = (left + CELL, top + CELL);
    match side {
        Side::Up => [(left, top), (right, top)],
        Side::Right => [(right, top), (right, bottom)],
        Side::Down => [(left, bottom), (right, bottom)],
        Side::Left => [(left, top), (left, bottom)],
    }
}

fn on_border([(x1, y1), (x2, y2)]: [(f32, f32); 2], w: f32, h: f32) -> bool {
    (x1 == x2 && (x1 == 0.0 || x1 == w)) || (y1 == y2 && (y1 == 0.0 || y1 == h))
}

/// The wall pulled in so far that its round ends stay on the card.
fn within(ends: [(f32, f32); 2], w: f32, h: f32, inset: f32) -> Path {
    let [(x1, y1), (x2, y2)] = ends.map(|(x, y)| (x.clamp(inset, w - inset), y.clamp(inset, h - inset)));
    Path::line(x1, y1, x2, y2)
}

/// The flat pieces, `width` wide, that carry an inner wall on to the card's edge.
fn stub([(x1, y1), (x2, y2)]: [(f32, f32); 2], w: f32, h: f32, width: f32) -> Path {
    let (reach, half) = (WALL / 2.0, width / 2.0);
    let mut path = Path::new();
    for (x, y) in [(x1, y1), (x2, y2)] {
        if x == 0.0 || x == w {
            path = path.and(Path::rect(x.min(w - reach), y - half, reach, width, 0.0));
        } else if y == 0.0 || y == h {
            path = path.and(Path::rect(x - half, y.min(h - reach), width, reach, 0.0));
        }
    }
    path
}

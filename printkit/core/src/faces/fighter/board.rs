//! The dungeon's boards: rooms on a map, one-way corridors between them, an entry to the left and ways out to the
//! right. A brown edge is a beginning, a grey one leads to the boss.

use super::{Ground, Pile, Sign, Style, back, ribbon, seed};
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, SMALLEST, line},
    words::Words,
};
use rules::fighter::{COLUMNS, Face, FaceKind, ROWS, Room, RoomKind, Treasure};

/// A board.
pub const BOARD: Size = Size { w: 184.0, h: 116.0 };
/// The side of a room.
const ROOM: f32 = 19.0;
/// How wide the edge is that tells beginnings from ends.
const RIM: f32 = 4.0;
/// How many millimetres a unit of the name's ribbon is.
const NAME: f32 = 0.42;
/// What the rooms keep free: for the entry's arrow, for the ways out, for the name, and below.
const LEFT: f32 = 11.0;
const RIGHT: f32 = 14.0;
const TOP: f32 = 13.0;
const BOTTOM: f32 = 6.0;

/// The colour of a board's edge: brown where one begins, grey where the boss waits.
pub fn edge(face: &Face, style: Style) -> Ink {
    style.panel(match face.kind {
        FaceKind::Start => ink::WOOD,
        FaceKind::End => Ink::hex(0x8A8299),
    })
}

/// A face of a board.
pub fn board(face: &Face, words: &Words, ground: Ground) -> Drawing {
    let style = ground.style();
    let Size { w, h } = BOARD;
    let mut board = Drawing::new(w, h);
    board.fill(Path::rect(0.0, 0.0, w, h, 0.0), edge(face, style));
    let inner = Path::cut(RIM, RIM, w - 2.0 * RIM, h - 2.0 * RIM, 4.0, seed(&face.key), 0.4);
    let floor = style.ground(hue(&face.key).mix(ink::PARCHMENT, 0.72));
    board.outlined(inner, floor, Stroke::new(ink::INK, 0.8));
    board.fill(stones(&face.key), style.ground(floor.mix(ink::INK, 0.1)));
    corridors(&mut board, face);
    for room in &face.rooms {
        let (x, y) = middle(room);
        board.place(self::room(room.kind, style), Transform::shift(x - ROOM / 2.0, y - ROOM / 2.0), 1.0);
    }
    let mut name = Drawing::default();
    ribbon(&mut name, &words.get(&format!("board-{}", face.key)), (0.0, 0.0), 190.0, 14.5, SMALLEST / NAME);
    board.place(name, Transform::scale(NAME, NAME).then(Transform::shift(w / 2.0, 8.0)), 1.0);
    style.finish(board)
}

/// What a room looks like on the map, in a frame of its own: a plate, its picture, and what is special about it.
pub fn room(kind: RoomKind, style: Style) -> Drawing {
    let mut plate = Drawing::new(ROOM, ROOM);
    let (fill, picture) = match kind {
        RoomKind::Plain => (ink::PAPER, art("rooms/plain")),
        RoomKind::Shop => (ink::SAND_LIGHT, art("rooms/shop")),
        RoomKind::Fountain => (Ink::hex(0xCFE0F5), art("rooms/fountain")),
        RoomKind::Treasure(_) => (ink::SAND, art("rooms/treasure")),
        RoomKind::Perilous(throw) => (Ink::hex(0xF3B9A6), Sign::Throw(throw).picture()),
    };
    let edge = Path::cut(0.6, 0.6, ROOM - 1.2, ROOM - 1.2, 4.0, 12, 0.2);
    plate.outlined(edge, style.ground(fill), Stroke::new(ink::INK, 0.9));
    match kind {
        RoomKind::Treasure(treasure) => {
            plate.fit(picture, 1.0, 0.6, 14.6, 14.6);
            reward(&mut plate, treasure);
        }
        RoomKind::Perilous(_) => {
            plate.fit(picture, 2.2, 2.6, 14.6, 14.6);
            plate.fit(art("rooms/perilous"), 11.4, -2.0, 9.4, 9.4);
        }
        RoomKind::Plain => stand(&mut plate, picture, 14.0),
        RoomKind::Shop | RoomKind::Fountain => stand(&mut plate, picture, 17.4),
    }
    plate
}

/// Puts a picture in the middle of a plate.
fn stand(plate: &mut Drawing, picture: Drawing, side: f32) {
    let edge = (ROOM - side) / 2.0;
    plate.fit(picture, edge, edge, side, side);
}

/// What a treasure is, at the lower right of its chest.
fn reward(plate: &mut Drawing, treasure: Treasure) {
    let (x, y, side) = (9.4, 9.2, 9.6);
    match treasure {
        Treasure::Gold(n) => {
            plate.fit(art("fighter/coin"), x - 0.8, y - 0.8, side + 1.6, side + 1.6);
            line(plate, &n.to_string(), x + side / 2.0, y + 6.3, Hand::display(4.8).centred());
        }
        Treasure::Dice(n) => {
            plate.fit(art("fighter/die_white"), x, y, side, side);
            plate.outlined(Path::circle(x + 8.4, y + 7.8, 2.4), ink::PAPER, Stroke::new(ink::INK, 0.5));
            line(plate, &n.to_string(), x + 8.4, y + 9.2, Hand::display(3.9).centred());
        }
        Treasure::Equipment => {
            let back = back(Pile::Equipment, Ground::Sheet(Style::Colour));
            plate.fit(back, x + 0.8, y - 0.6, side, side + 0.6);
            plate.stroke(Path::rect(x + 2.4, y - 0.6, 6.6, 10.0, 0.8), Stroke::new(ink::INK, 0.5));
        }
    }
}

/// The middle of a room.
fn middle(room: &Room) -> (f32, f32) {
    let pitch_x = (BOARD.w - LEFT - RIGHT) / f32::from(COLUMNS);
    let pitch_y = (BOARD.h - TOP - BOTTOM) / f32::from(ROWS);
    (LEFT + (f32::from(room.at.0) + 0.5) * pitch_x, TOP + (f32::from(room.at.1) + 0.5) * pitch_y)
}

/// All corridors with their arrows, the way in and the ways out.
fn corridors(board: &mut Drawing, face: &Face) {
    let mut ways = Vec::new();
    for (index, room) in (0..).zip(&face.rooms) {
        let from = middle(room);
        let onward = face.ways(index).into_iter().filter_map(|to| face.room(to));
        ways.extend(onward.map(|to| (from, middle(to))));
        if room.to.is_empty() {
            ways.push((from, (BOARD.w, from.1)));
        }
    }
    if let Some(entry) = face.room(face.entry()) {
        let at = middle(entry);
        ways.push(((0.0, at.1), at));
    }
    let floor = |w: f32| ways.iter().fold(Path::new(), |path, &(from, to)| path.and(strip(from, to, w)));
    board.fill(floor(5.0), ink::INK);
    board.fill(floor(3.6), ink::PAPER);
    for &(from, to) in &ways {
        arrow(board, from, to);
    }
    if face.kind == FaceKind::End {
        for room in face.rooms.iter().filter(|room| room.to.is_empty()) {
            let y = middle(room).1;
            board.outlined(Path::circle(BOARD.w - 8.4, y, 5.4), ink::SAND, Stroke::new(ink::INK, 0.7));
            board.fit(art("rooms/boss"), BOARD.w - 14.0, y - 5.6, 11.2, 11.2);
        }
    }
}

/// A straight corridor of that width, flat at its ends, so that it runs on from board to board.
fn strip(from: (f32, f32), to: (f32, f32), w: f32) -> Path {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let share = w / 2.0 / dx.hypot(dy).max(f32::EPSILON);
    let (nx, ny) = (-dy * share, dx * share);
    let side = |at: (f32, f32), way: f32| (at.0 + nx * way, at.1 + ny * way);
    Path::polygon(&[side(from, 1.0), side(to, 1.0), side(to, -1.0), side(from, -1.0)])
}

/// An arrowhead on the free part of a corridor.
fn arrow(board: &mut Drawing, from: (f32, f32), to: (f32, f32)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f32::EPSILON);
    let (ux, uy) = (dx / length, dy / length);
    // Ways in and out are free at their outer ends, others between two rooms.
    let share = if from.0 < LEFT {
        0.36
    } else if to.0 > BOARD.w - RIGHT {
        0.66
    } else {
        0.52
    };
    let tip = (from.0 + dx * share + ux * 1.8, from.1 + dy * share + uy * 1.8);
    let wing = |side: f32| (tip.0 - ux * 3.4 - uy * side, tip.1 - uy * 3.4 + ux * side);
    board.fill(Path::polygon(&[tip, wing(1.7), wing(-1.7)]), ink::RED);
}

/// The colour of a face's floor.
fn hue(key: &str) -> Ink {
    let hues = [0x4B3A66, 0x2F5068, 0x643544, 0x3F5740, 0x5A4033, 0x8E5A2E, 0x2E4A5E, 0x5E2E55, 0x2C6068];
    Ink::hex(hues[seed(key) as usize % hues.len()])
}

/// Marks of flagstones, scattered anew on each face.
fn stones(key: &str) -> Path {
    let mut state = seed(key) | 1;
    let mut next = |limit: f32| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as f32 / u32::MAX as f32 * limit
    };
    (0..26).fold(Path::new(), |path, _| {
        let (x, y) = (RIM + 4.0 + next(BOARD.w - 22.0), TOP + next(BOARD.h - TOP - 10.0));
        path.and(Path::leaf(x, y, x + 5.0 + next(4.0), y + next(0.6), 0.5, 0.0))
    })
}

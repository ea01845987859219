//! The dungeon as a map: rooms and one-way corridors on three boards, the party walking, the next rooms in gold.

use super::{
    areas::bar_height,
    names::{Deed, room_art, room_name},
    pictures,
    table::{Open, Table},
    touch::Touch,
};
use crate::{
    collage::ticked,
    geometry::{Point, Rect},
    layout::{column, paragraph},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH, ease_in_out},
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face as Typeface, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::{DEPTH, Face, Phase, Place, Public, Room, RoomKind, Treasure};

/// Columns of a board on the screen: six of rooms, room for the way in, and for the way out or the boss.
const WIDE: f32 = 7.7;
/// Where the first column lies.
const FIRST: f32 = 1.15;
/// Boards whose rooms would lie closer than this, in dp, are shown one at a time.
const CLOSE: f32 = 34.0;

/// A board on the screen.
#[derive(Clone, Copy)]
struct Sheet {
    level: u8,
    area: Rect,
    /// How far apart columns and rows lie.
    cell: (f32, f32),
}

impl Sheet {
    fn point(&self, x: f32, y: f32) -> Point {
        let top = self.area.bottom() - self.cell.1 * 4.0;
        Point { x: self.area.x + (x + FIRST) * self.cell.0, y: top + (y + 0.5) * self.cell.1 }
    }

    fn room(&self, room: &Room) -> Point {
        self.point(f32::from(room.at.0), f32::from(room.at.1))
    }

    /// The side of a room's plate.
    fn plate(&self) -> f32 {
        (self.cell.0.min(self.cell.1) * 0.94).clamp(24.0, 74.0)
    }
}

impl Table {
    pub(super) fn show_dungeon(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let safe = frame.safe_area();
        let bar = bar_height(frame);
        let (boards, side) = if frame.is_landscape() {
            let width = (safe.w * 0.36).clamp(frame.dp(270.0).min(safe.w * 0.5), frame.dp(380.0));
            let left = frame.settings.left_handed;
            let side = Rect::new(if left { safe.right() - width } else { safe.x }, safe.y, width, safe.h);
            let boards =
                Rect::new(if left { safe.x } else { side.right() }, safe.y + 6.0, safe.w - width, safe.h - 12.0);
            (boards, side)
        } else {
            let high = (safe.h * 0.29).min(frame.dp(250.0));
            let side = Rect::new(safe.x, safe.bottom() - high, safe.w, high);
            (Rect::new(safe.x, safe.y + bar, safe.w, safe.h - bar - high), side)
        };
        scene.message_area = Some(boards.inset(8.0));
        self.show_boards(scene, frame, boards.inset(6.0));
        let below = if frame.is_landscape() { Rect::new(side.x, side.y + bar, side.w, side.h - bar) } else { side };
        let words = self.where_next(frame, below.w - 24.0);
        let high = words.min(below.h * 0.5);
        self.show_ask(scene, frame, Rect::new(below.x + 8.0, below.y + 2.0, below.w - 16.0, high));
        let row = (below.h - high - 6.0).min(frame.dp(190.0)).max(60.0);
        self.show_heroes(scene, frame, Rect::new(below.x, below.bottom() - row, below.w, row));
        let top = if frame.is_landscape() { Rect { h: bar, ..side } } else { Rect { h: bar, ..safe } };
        self.show_bar(scene, frame, top);
    }

    fn ask_words(&self, frame: &Frame<'_>) -> String {
        let game = self.game();
        match (game.phase(), game.place()) {
            (Phase::Walk, Place::Outside) => frame.say("fight-enter"),
            (Phase::Walk, _) => {
                let leader = self.name(game.leader(), frame.words);
                frame.say_with("fight-where", &[("name", leader.into())])
            }
            _ => frame.say("fight-map-about"),
        }
    }

    fn where_next(&self, frame: &Frame<'_>, width: f32) -> f32 {
        let button = if self.open == Open::Map { frame.dp(58.0).max(TOUCH + 6.0) } else { 0.0 };
        paragraph(self.ask_words(frame), self.ask_lettering(frame)).height_at(width - 20.0) + 18.0 + button
    }

    fn ask_lettering(&self, frame: &Frame<'_>) -> Lettering {
        Lettering::new(Typeface::Display, frame.em(17.0), ink::SAND_LIGHT).centred()
    }

    /// What the party is asked, or the way back to the fight.
    fn show_ask(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        pictures::plank(scene, at);
        let mut parts = vec![paragraph(self.ask_words(frame), self.ask_lettering(frame))];
        if self.open == Open::Map {
            parts.push(widgets::button(frame, Touch::Close, Look::Gold, None, frame.say("fight-back-to-fight")));
        }
        column(parts).gap(6.0).pads(14.0, 8.0, 14.0, 8.0).scrolled(scene, "ask", at, frame.offset("ask"));
    }

    /// The boards that fit: all three, or the one on which the next rooms lie.
    fn sheets(&self, frame: &Frame<'_>, area: Rect) -> Vec<Sheet> {
        let title = frame.dp(20.0);
        let sheet = |level: usize, area: Rect| {
            let cell = (area.w / WIDE, (area.h - title) / 4.0);
            Sheet { level: level as u8, area, cell }
        };
        let gap = 6.0;
        let high = (area.h - gap * 2.0) / DEPTH as f32;
        let all: Vec<Sheet> = (0..DEPTH)
            .map(|level| sheet(level, Rect::new(area.x, area.y + level as f32 * (high + gap), area.w, high)))
            .collect();
        if all.iter().all(|sheet| sheet.cell.0.min(sheet.cell.1) >= CLOSE) {
            return all;
        }
        let next = self.game().ways().first().copied();
        let level = match (self.is_walking(frame.now), next, self.game().place()) {
            (false, Some(Place::Room { level, .. }), _) | (_, _, Place::Room { level, .. }) => level,
            (_, _, Place::Boss) | (_, Some(Place::Boss), _) => DEPTH as u8 - 1,
            _ => 0,
        };
        vec![sheet(usize::from(level), area)]
    }

    fn show_boards(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let sheets = self.sheets(frame, area);
        let ways = if self.game().phase() == Phase::Walk { self.game().ways() } else { Vec::new() };
        for sheet in &sheets {
            let face = self.game().face(sheet.level).clone();
            self.show_board(scene, frame, sheet, &face);
            for (index, room) in face.rooms.iter().enumerate() {
                let place = Place::Room { level: sheet.level, room: index as u8 };
                self.show_room(scene, frame, sheet, place, room, ways.contains(&place));
            }
            if usize::from(sheet.level) + 1 == DEPTH {
                self.show_boss(scene, frame, sheet, ways.contains(&Place::Boss));
            }
        }
        self.show_party(scene, frame, &sheets);
    }

    /// The board itself with its name and its corridors.
    fn show_board(&self, scene: &mut Scene, frame: &Frame<'_>, sheet: &Sheet, face: &Face) {
        let (at, lines) = (sheet.area, corridors(self.game(), sheet, face));
        let width = (sheet.plate() * 0.14).max(3.0);
        let key = ("board", face.key.clone(), self.game().walked().len());
        scene.drawn(key, at, 3.0, move |drawing| {
            let edge = Stroke::new(ink::INK, 2.6);
            drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, 19, 1.0), Ink::hex(0x2A1B33).faded(0.86), edge);
            for (from, to, is_walked) in &lines {
                let path = || Path::line(from.x - at.x, from.y - at.y, to.x - at.x, to.y - at.y);
                drawing.stroke(path(), Stroke::new(ink::INK, width + 4.0));
                let pen = if *is_walked {
                    Stroke::new(ink::GOLD, width)
                } else {
                    Stroke::dashed(ink::SLATE, width, 7.0, 7.0)
                };
                drawing.stroke(path(), pen);
            }
        });
        let lettering = Lettering::new(Typeface::Heavy, frame.dp(13.5), ink::LILAC);
        let name = frame.say(&format!("board-{}", face.key));
        scene.fitted(&name, lettering, Rect::new(at.x + 12.0, at.y + 3.0, at.w - 24.0, frame.dp(19.0)));
    }

    fn show_room(&self, scene: &mut Scene, frame: &Frame<'_>, sheet: &Sheet, place: Place, room: &Room, is_next: bool) {
        let (middle, side) = (sheet.room(room), sheet.plate());
        let (was_here, is_here) = (self.game().walked().contains(&place), self.game().place() == place);
        let at = Rect::around(middle, side, side);
        plate(scene, room_art(room.kind), (is_next, was_here), at);
        let small = side * 0.5;
        if let Some(badge) = badge(room.kind) {
            scene.fit(badge, Rect::new(at.right() - small * 0.72, at.y - small * 0.22, small, small));
        }
        if was_here && !is_here {
            scene.fit(
                Picture::sign("ticked", 2.0, ticked),
                Rect::new(at.right() - small * 0.7, at.bottom() - small * 0.7, small * 0.8, small * 0.8),
            );
        }
        let Place::Room { level, room: nth } = place else { return };
        let (touch, role) = match is_next {
            true => (Touch::Do(Deed::Walk(level, nth)), Role::Button),
            false => (Touch::Room(level, nth), Role::Label),
        };
        let reach = side.max(TOUCH);
        scene.touch(touch, role, room_name(room.kind, frame.words), Rect::around(middle, reach, reach));
    }

    fn show_boss(&self, scene: &mut Scene, frame: &Frame<'_>, sheet: &Sheet, is_next: bool) {
        let (middle, side) = (boss_point(sheet), sheet.plate() * 1.12);
        plate(
            scene,
            "rooms/boss".to_string(),
            (is_next, self.game().place() == Place::Boss),
            Rect::around(middle, side, side),
        );
        let (touch, role) = match is_next {
            true => (Touch::Do(Deed::WalkToBoss), Role::Button),
            false => (Touch::Boss, Role::Label),
        };
        let reach = side.max(TOUCH);
        scene.touch(touch, role, frame.say("fight-boss"), Rect::around(middle, reach, reach));
    }

    /// The party's token, on its way from the last room if it is walking.
    fn show_party(&self, scene: &mut Scene, frame: &Frame<'_>, sheets: &[Sheet]) {
        let game = self.game();
        let Some(here) = party_point(game, sheets, game.place()) else { return };
        let t = self.stride(frame.now).map_or(1.0, ease_in_out);
        let last = game.walked().iter().nth_back(1).copied().unwrap_or(Place::Outside);
        let from = party_point(game, sheets, last).unwrap_or(here);
        let hop = (t * std::f32::consts::PI * 3.0).sin().abs() * 6.0 * if t < 1.0 { 1.0 } else { 0.0 };
        let at = Point { x: from.x + (here.x - from.x) * t, y: from.y + (here.y - from.y) * t - hop };
        let side = sheets.first().map_or(40.0, Sheet::plate) * 0.96;
        let place = Rect::around(Point { x: at.x, y: at.y - side * 0.34 }, side, side);
        scene.fit(Picture::art("fighter/party"), place).stepped();
    }
}

fn boss_point(sheet: &Sheet) -> Point {
    sheet.point(5.98, 1.5)
}

/// Where the party stands in a place, if that is on one of these boards.
fn party_point(game: &Public, sheets: &[Sheet], place: Place) -> Option<Point> {
    match place {
        Place::Outside => {
            let sheet = sheets.iter().find(|sheet| sheet.level == 0)?;
            let face = game.face(0);
            Some(sheet.point(-0.72, f32::from(face.room(face.entry())?.at.1)))
        }
        Place::Room { level, room } => {
            let sheet = sheets.iter().find(|sheet| sheet.level == level)?;
            Some(sheet.room(game.face(level).room(room)?))
        }
        Place::Boss => sheets.iter().find(|sheet| usize::from(sheet.level) + 1 == DEPTH).map(boss_point),
    }
}

/// The corridors of a board: from where to where, and whether the party went through.
fn corridors(game: &Public, sheet: &Sheet, face: &Face) -> Vec<(Point, Point, bool)> {
    let level = sheet.level;
    let place = |room: u8| Place::Room { level, room };
    let went = |from: Place, to: Place| game.walked().windows(2).any(|pair| pair == [from, to]);
    let mut lines = Vec::new();
    if let Some(entry) = face.room(face.entry()) {
        let way_in = sheet.point(-0.85, f32::from(entry.at.1));
        lines.push((way_in, sheet.room(entry), game.walked().contains(&place(face.entry()))));
    }
    for (index, room) in face.rooms.iter().enumerate() {
        let (index, from) = (index as u8, sheet.room(room));
        for way in game.ways_from(place(index)) {
            let to = match way {
                Place::Boss => Some(boss_point(sheet)),
                Place::Room { level: to, room } if to == level => face.room(room).map(|room| sheet.room(room)),
                Place::Room { .. } | Place::Outside => Some(sheet.point(6.3, f32::from(room.at.1))),
            };
            lines.extend(to.map(|to| (from, to, went(place(index), way))));
        }
    }
    lines
}

/// What waits in a room or how it must be fought in, as a small picture.
fn badge(kind: RoomKind) -> Option<Picture> {
    match kind {
        RoomKind::Perilous(throw) => Some(pictures::power(Sign::Throw(throw))),
        RoomKind::Treasure(Treasure::Gold(_)) => Some(Picture::art("fighter/coin")),
        RoomKind::Treasure(Treasure::Dice(_)) => Some(Picture::art("fighter/die_white")),
        RoomKind::Treasure(Treasure::Equipment) | RoomKind::Plain | RoomKind::Shop | RoomKind::Fountain => None,
    }
}

/// A room on its disc: gold where the party can go, light where it was, dark elsewhere.
fn plate(scene: &mut Scene, art: String, (is_next, was_here): (bool, bool), at: Rect) {
    scene.drawn(("room-plate", is_next, was_here), at, 9.0, move |drawing| {
        let (x, y, r) = (at.w / 2.0, at.h / 2.0, at.w / 2.0);
        if is_next {
            drawing.fill(Path::circle(x, y, r + 9.0), ink::GOLD.faded(0.4));
            drawing.outlined(Path::circle(x, y, r + 5.0), ink::GOLD, Stroke::new(ink::INK, 2.4));
        }
        let fill = if was_here || is_next { ink::PARCHMENT } else { Ink::hex(0x6C5A86) };
        drawing.outlined(Path::circle(x, y, r - 1.0), fill, Stroke::new(ink::INK, 2.4));
    });
    scene.fit(Picture::art(art), at.inset(at.w * 0.13));
}

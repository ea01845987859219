//! The dungeon as a map: rooms and one-way corridors on three boards, the party walking, the next rooms in gold.

use super::{
    areas::bar_height,
    explain::{room_does, tower_values},
    names::{Deed, number, room_art, room_name},
    pictures,
    table::{Open, Table},
    touch::Touch,
};
use crate::{
    collage::ticked,
    geometry::{Point, Rect},
    layout::{Node, column, leaf, paragraph, row},
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
const CLOSE: f32 = 29.0;
/// How high the tabs are from which one board is chosen, with the room below them.
const TABS: f32 = TOUCH + 4.0;

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
        let (boards, side, below) = if frame.is_landscape() {
            let side = dungeon_side(frame);
            let left = frame.settings.left_handed;
            let width = side.w;
            let boards =
                Rect::new(if left { safe.x } else { side.right() }, safe.y + 6.0, safe.w - width, safe.h - 12.0);
            (boards, side, Rect::new(side.x, side.y + bar, side.w, side.h - bar))
        } else {
            let row = (safe.h * 0.11).clamp(84.0, frame.dp(130.0));
            let asked = self.ask(frame).height_at(safe.w - 16.0).min(safe.h * 0.32);
            let high = asked + row + 8.0;
            let side = Rect::new(safe.x, safe.bottom() - high, safe.w, high);
            (Rect::new(safe.x, safe.y + bar, safe.w, safe.h - bar - high), side, side)
        };
        scene.message_area = Some(boards.inset(8.0));
        self.show_boards(scene, frame, boards.inset(6.0));
        let most = if frame.is_landscape() { (below.h - 96.0).max(below.h * 0.6) } else { below.h };
        let high = self.ask(frame).height_at(below.w - 16.0).min(most);
        let high = if frame.is_landscape() { high } else { high.min(safe.h * 0.32) };
        self.show_ask(scene, frame, Rect::new(below.x + 8.0, below.y + 2.0, below.w - 16.0, high));
        let row = (below.h - high - 6.0).min(frame.dp(190.0)).max(60.0);
        self.show_heroes(scene, frame, Rect::new(below.x, below.bottom() - row, below.w, row));
        let top = if frame.is_landscape() { Rect { h: bar, ..side } } else { Rect { h: bar, ..safe } };
        self.show_bar(scene, frame, top);
    }

    fn ask_words(&self, frame: &Frame<'_>) -> String {
        let game = self.game();
        match (game.phase(), game.place()) {
            _ if self.is_watched => frame.say("fight-map-about"),
            (Phase::Walk, Place::Outside) => frame.say("fight-enter"),
            (Phase::Walk, _) => {
                let leader = self.name(game.leader(), frame.words);
                frame.say_with("fight-where", &[("name", leader.into())])
            }
            _ => frame.say("fight-map-about"),
        }
    }

    /// What the party is asked with all that waits in the next rooms, what is left in the tower, or the way back to the
    /// fight.
    fn ask<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let lettering = Lettering::new(Typeface::Display, frame.em(17.0), ink::SAND_LIGHT).centred();
        let mut parts = vec![paragraph(self.ask_words(frame), lettering)];
        if self.game().phase() == Phase::Walk && !self.is_walking(frame.now) && !self.is_watched {
            parts.extend(self.game().ways().into_iter().filter_map(|place| self.way(frame, place)));
        }
        parts.push(self.tower(frame));
        if self.open == Open::Map {
            parts.push(widgets::button(frame, Touch::Close, Look::Gold, None, frame.say("fight-back-to-fight")));
        }
        column(parts).gap(6.0).pads(14.0, 8.0, 14.0, 10.0)
    }

    fn show_ask(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        pictures::plank(scene, at);
        self.ask(frame).scrolled(scene, "ask", at, frame.offset("ask"));
        widgets::scroll_marks(scene, frame, "ask", Ink::hex(0x3A2019), ink::BARK);
    }

    /// A room that can be entered now: what waits there and what that means. A touch leads in.
    fn way<'a>(&self, frame: &Frame<'_>, place: Place) -> Option<Node<'a>> {
        let (name, text, badge, touch) = match place {
            Place::Room { level, room } => {
                let kind = self.game().face(level).room(room)?.kind;
                (room_name(kind, frame.words), room_does(kind, frame.words), badge(kind), Touch::Way(level, room))
            }
            Place::Boss => (frame.say("fight-boss"), frame.say("explain-boss-does"), None, Touch::WayToBoss),
            Place::Outside => return None,
        };
        let (art, side) = (self.place_art(place), frame.dp(40.0));
        let label = format!("{name}. {text}");
        let picture = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(Picture::art(art), at);
            if let Some((badge, _)) = badge {
                let small = at.w * 0.6;
                scene.fit(badge, Rect::new(at.right() - small * 0.7, at.y - small * 0.2, small, small));
            }
        });
        let title = Lettering::new(Typeface::Display, frame.em(15.0), ink::SAND_LIGHT);
        let small = Lettering::new(Typeface::Medium, frame.em(13.0), ink::PARCHMENT);
        let words = column([paragraph(name, title), paragraph(text, small)]).grow(1.0);
        let pressed = frame.is_pressed(&touch);
        let content = row([picture.square(side), words]).gap(10.0).pads(8.0, 5.0, 8.0, 5.0);
        Some(content.least_height(TOUCH).firm().painted(move |scene: &mut Scene, at: Rect| {
            scene.drawn(("way-row", pressed), at, 3.0, move |drawing| {
                let edge = Stroke::new(if pressed { ink::SAND_LIGHT } else { ink::GOLD }, 2.6);
                drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 12.0, 6, 0.8), ink::NIGHT.faded(0.6), edge);
            });
            scene.touch(touch, Role::Button, label, at);
        }))
    }

    /// How many monsters wait on each floor of the tower.
    fn tower<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let counts = self.seen.tower();
        let label = frame.say_with("fight-tower", &tower_values(counts));
        let head = frame.say("explain-tower");
        let lettering = Lettering::new(Typeface::Heavy, frame.em(13.0), ink::LILAC);
        leaf(move |scene: &mut Scene, at: Rect| {
            let first = lettering.width(&head).min(at.w * 0.34);
            scene.fitted(&head, lettering, Rect { w: first, ..at });
            let wide = (at.w - first - 8.0) / counts.len() as f32;
            for (nth, (floor, count)) in ["I", "II", "III", "IV"].into_iter().zip(counts).enumerate() {
                let place = Rect::new(at.x + first + 8.0 + wide * nth as f32, at.y + 1.0, wide - 4.0, at.h - 2.0);
                scene.drawn(("tower-floor", nth, count == 0), place, 2.0, move |drawing| {
                    let fill = if count == 0 { ink::NIGHT.faded(0.5) } else { ink::STONE };
                    let shape = Path::rect(0.0, 0.0, place.w, place.h, 7.0);
                    drawing.outlined(shape, fill, Stroke::new(ink::INK, 2.0));
                });
                let words = Lettering::new(Typeface::Display, place.h * 0.56, ink::PARCHMENT).centred();
                scene.fitted(&format!("{floor} · {count}"), words, place.inset(2.0));
            }
            scene.touch(Touch::Tower, Role::Label, label, at);
        })
        .height(frame.dp(28.0))
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
        let here = match (self.is_walking(frame.now), next, self.game().place()) {
            (false, Some(Place::Room { level, .. }), _) | (_, _, Place::Room { level, .. }) => level,
            (_, _, Place::Boss) | (_, Some(Place::Boss), _) => DEPTH as u8 - 1,
            _ => 0,
        };
        let level = self.level.filter(|_| !self.is_walking(frame.now)).unwrap_or(here);
        vec![sheet(usize::from(level), Rect::new(area.x, area.y + TABS, area.w, (area.h - TABS).max(1.0)))]
    }

    /// Where only one board has room: all three by their numbers, to be turned to.
    fn show_tabs(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect, chosen: u8) {
        let wide = area.w / DEPTH as f32;
        for level in 0..DEPTH as u8 {
            let is_chosen = level == chosen;
            let at = Rect::new(area.x + wide * f32::from(level) + 2.0, area.y, wide - 4.0, TOUCH);
            scene.drawn(("board-tab", is_chosen), at, 2.0, move |drawing| {
                let (fill, edge) =
                    if is_chosen { (ink::PARCHMENT, ink::GOLD) } else { (Ink::hex(0x2A1B33).faded(0.86), ink::SLATE) };
                let shape = Path::cut(0.0, 3.0, at.w, at.h - 6.0, 10.0, 9, 0.7);
                drawing.outlined(shape, fill, Stroke::new(edge, 2.4));
            });
            let words = frame.say_with("gather-level", &[("level", number(level + 1))]);
            let tint = if is_chosen { ink::INK } else { ink::LILAC };
            let lettering = Lettering::new(Typeface::Display, frame.dp(16.0), tint).centred();
            scene.fitted(&words, lettering, at.inset(6.0));
            let label = format!("{words}: {}", frame.say(&format!("board-{}", self.game().face(level).key)));
            scene.touch(Touch::Level(level), Role::Choice { chosen: is_chosen }, label, at);
        }
    }

    fn show_boards(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let sheets = self.sheets(frame, area);
        let ways = if self.game().phase() == Phase::Walk { self.game().ways() } else { Vec::new() };
        if let [only] = sheets[..] {
            self.show_tabs(scene, frame, area, only.level);
        }
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
                let tint = if *is_walked { ink::GOLD } else { ink::LILAC };
                drawing.fill(arrow(*from, *to, at, width * 1.7), tint);
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
            let at = Rect::new(at.right() - small * 0.72, at.y - small * 0.22, small, small);
            scene.fit(badge.0, at);
            if let Some(amount) = badge.1 {
                let digits = Lettering::new(Typeface::Display, (small * 0.8).max(13.0), ink::SAND_LIGHT);
                let place = Rect::new(at.right() - small * 0.25, at.y - 2.0, small * 1.1, small);
                scene.banner(&amount.to_string(), digits, ink::INK, 5.0, place);
            }
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

/// Where a wide window has what is not the boards.
pub fn dungeon_side(frame: &Frame<'_>) -> Rect {
    let safe = frame.safe_area();
    let width = (safe.w * 0.36).clamp(frame.dp(270.0).min(safe.w * 0.5), frame.dp(380.0));
    let x = if frame.settings.left_handed { safe.right() - width } else { safe.x };
    Rect { x, w: width, ..safe }
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

/// The head of an arrow in the middle of a corridor, in the drawing of its board.
fn arrow(from: Point, to: Point, board: Rect, size: f32) -> Path {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let long = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / long * size, dy / long * size);
    let (x, y) = ((from.x + to.x) / 2.0 - board.x, (from.y + to.y) / 2.0 - board.y);
    Path::polygon(&[(x + ux, y + uy), (x - ux * 0.7 - uy, y - uy * 0.7 + ux), (x - ux * 0.7 + uy, y - uy * 0.7 - ux)])
}

/// What waits in a room or how it must be fought in, as a small picture, and how much of it.
fn badge(kind: RoomKind) -> Option<(Picture, Option<u8>)> {
    match kind {
        RoomKind::Perilous(throw) => Some((pictures::power(Sign::Throw(throw)), None)),
        RoomKind::Treasure(Treasure::Gold(gold)) => Some((Picture::art("fighter/coin"), Some(gold))),
        RoomKind::Treasure(Treasure::Dice(dice)) => Some((Picture::art("fighter/die_white"), Some(dice))),
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

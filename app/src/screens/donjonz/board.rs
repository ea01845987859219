//! The dungeon as pictures: cards, things, the walk, the hero, and what glows.

use super::camera::{self, centre};
use crate::{
    collage::hatch,
    geometry::{Point, Rect, Size, between},
    play::Camera,
    scene::{Detail, Lettering, Picture, Scene, Sprite},
    theme::{self, Frame},
};
use printkit_core::{
    art,
    drawing::{Face, Path, Stroke},
    faces::{Style, donjonz as faces},
    ink,
};
use rules::donjonz::{Card, Cell, Deck, Donjonz, Fate, Laid, Thing, Turn, Weapon};

/// Pictures on the board are drawn on cells of this many units.
const UNITS: f32 = 50.0;

/// A board in its area of the window, seen by a camera.
pub struct BoardView {
    /// Where it lies.
    pub area: Rect,
    /// How it is seen.
    pub camera: Camera,
}

impl BoardView {
    /// Where a cell lies in the window.
    pub fn rect(&self, cell: Cell) -> Rect {
        camera::rect(&self.camera, self.area, cell)
    }

    /// Where a place in cells lies in the window.
    pub fn point(&self, place: Point) -> Point {
        let at = self.camera.block(self.area, place, 0.0, 0.0);
        Point { x: at.x, y: at.y }
    }

    /// Draws the laid cards, what is left on them, and the walk so far.
    pub fn dungeon(&self, scene: &mut Scene, game: &Donjonz) {
        for laid in game.laid() {
            self.shadow(scene, game, laid);
        }
        for laid in game.laid() {
            let card = game.card(laid.card);
            let (w, h) = laid.size(card);
            let at = self.camera.block(self.area, corner(laid.at), f32::from(w), f32::from(h));
            card_base(scene, game.deck(), laid.card.map(|id| id.0), at, f32::from(laid.turn.quarters()) * 90.0);
        }
        for laid in game.laid() {
            for (cell, column, row) in laid.cells(game.card(laid.card)) {
                let Some(printed) = game.card(laid.card).thing(column, row) else { continue };
                match game.thing_at(cell) {
                    Some(found) => thing(scene, found, self.rect(cell), 1.0),
                    None if matches!(printed, Thing::Monster(_)) => thing(scene, printed, self.rect(cell), 0.3),
                    None => {}
                }
            }
        }
        self.trail(scene, game.walked());
    }

    fn shadow(&self, scene: &mut Scene, game: &Donjonz, laid: &Laid) {
        let (w, h) = laid.size(game.card(laid.card));
        card_edge(scene, (w, h), self.camera.block(self.area, corner(laid.at), f32::from(w), f32::from(h)));
    }

    fn trail(&self, scene: &mut Scene, walked: &[Cell]) {
        for pair in walked.windows(2) {
            let (from, to) = (centre(pair[0]), centre(pair[1]));
            let middle = self.point(between(from, to, 0.5));
            let picture = Picture::drawn("dz-trail", Size { w: UNITS, h: 10.0 }, 0.0, |drawing| {
                for i in 0..4 {
                    let dot = Path::circle(6.25 + i as f32 * 12.5, 5.0, 2.9);
                    drawing.outlined(dot, ink::RED, Stroke::new(ink::PAPER.faded(0.7), 0.8));
                }
            });
            let side = self.camera.cell;
            let sprite = scene.picture(picture, Rect::around(middle, side, side / 5.0));
            sprite.stepped();
            sprite.turn = if pair[0].y == pair[1].y { 0.0 } else { 90.0 };
        }
    }

    /// Draws the hero with his feet in the middle of a place, or what is left of him.
    pub fn hero(&self, scene: &mut Scene, place: Point, hop: f32, fallen: bool) {
        let at = self.point(place);
        let side = self.camera.cell;
        let base = Picture::drawn("dz-hero-base", Size { w: UNITS, h: UNITS }, 0.0, |drawing| {
            drawing.outlined(Path::ellipse(25.0, 42.0, 19.0, 6.5), ink::GOLD, Stroke::new(ink::INK, 2.2));
        });
        scene.picture(base, Rect::around(at, side, side)).stepped();
        if fallen {
            let skull = Rect::around(at, side * 0.8, side * 0.8);
            scene.picture(Picture::art("things/skull"), skull).stepped();
            return;
        }
        let figure = Rect::around(Point { x: at.x, y: at.y - side * (0.12 + hop) }, side * 1.16, side * 1.16);
        scene.picture(Picture::art("things/hero"), figure).stepped();
    }

    /// Draws the hero as he falls, from 0 to 1: he topples, and his skull is left.
    pub fn falling(&self, scene: &mut Scene, place: Point, t: f32) {
        let (at, side) = (self.point(place), self.camera.cell);
        let topple = theme::ease_out(t * 1.6);
        let figure = Rect::around(Point { x: at.x, y: at.y - side * 0.12 * (1.0 - topple) }, side * 1.16, side * 1.16);
        let hero = scene.picture(Picture::art("things/hero"), figure);
        (hero.detail, hero.turn, hero.fade) = (Detail::Stepped, 96.0 * topple, (2.4 - 2.6 * t).clamp(0.0, 1.0));
        let grown = side * 0.8 * theme::ease_back(t * 2.0 - 1.0).max(0.0);
        let skull = scene.picture(Picture::art("things/skull"), Rect::around(at, grown, grown));
        (skull.detail, skull.fade) = (Detail::Stepped, (t * 3.0 - 1.5).clamp(0.0, 1.0));
    }

    /// Marks a cell one can step to; what stands on it stays clear.
    pub fn glow(&self, scene: &mut Scene, cell: Cell, pulse: f32, occupied: bool) {
        let picture = Picture::drawn(("dz-glow", occupied), Size { w: UNITS, h: UNITS }, 3.0, move |drawing| {
            let path = Path::rect(4.0, 4.0, 42.0, 42.0, 8.0);
            if occupied {
                drawing.stroke(path, Stroke::dashed(ink::GOLD, 3.6, 7.0, 5.5));
                return;
            }
            drawing.fill(path.clone(), ink::GOLD.faded(0.28));
            drawing.stroke(path, Stroke::dashed(ink::AMBER, 3.0, 6.0, 5.0));
        });
        let side = self.camera.cell * (1.0 + 0.04 * pulse);
        scene.picture(picture, Rect::around(self.rect(cell).centre(), side, side)).stepped();
    }

    /// Marks the monster cell that is chosen.
    pub fn target(&self, scene: &mut Scene, cell: Cell, pulse: f32) {
        let picture = Picture::drawn("dz-target", Size { w: UNITS, h: UNITS }, 12.0, |drawing| {
            drawing.stroke(Path::circle(25.0, 25.0, 29.0), Stroke::new(ink::GOLD, 3.6));
            drawing.fill(Path::rays(25.0, 25.0, 31.0, 37.0, 35.0, 12, 2.2), ink::GOLD);
        });
        let side = self.camera.cell * (1.0 + 0.05 * pulse);
        scene.picture(picture, Rect::around(self.rect(cell).centre(), side, side)).stepped();
    }

    /// Where a card of this size lies in the window with its top left cell at `at`.
    pub fn place(&self, at: Cell, size: (u8, u8)) -> Rect {
        self.camera.block(self.area, corner(at), f32::from(size.0), f32::from(size.1))
    }

    /// Marks where a card would lie: gold where it may, hatched red where it may not.
    pub fn ghost(&self, scene: &mut Scene, at: Cell, size: (u8, u8), legal: bool) {
        let (w, h) = (f32::from(size.0), f32::from(size.1));
        let place = self.place(at, size);
        let units = Size { w: w * UNITS, h: h * UNITS };
        let picture = Picture::drawn(("dz-ghost", size, legal), units, 4.0, move |drawing| {
            let path = Path::rect(1.0, 1.0, units.w - 2.0, units.h - 2.0, 6.0);
            if legal {
                drawing.fill(path.clone(), ink::GOLD.faded(0.12));
                drawing.stroke(path.clone(), Stroke::new(ink::INK.faded(0.8), 8.0));
                drawing.stroke(path, Stroke::dashed(ink::GOLD, 5.0, 12.0, 9.0));
            } else {
                drawing.fill(path.clone(), ink::RED.faded(0.22));
                drawing.stroke(hatch(units.w, units.h, 24.0), Stroke::new(ink::RED.faded(0.55), 2.5));
                drawing.stroke(path, Stroke::dashed(ink::RED, 5.0, 4.0, 8.0));
            }
        });
        scene.picture(picture, place).stepped();
    }
}

fn corner(cell: Cell) -> Point {
    Point { x: f32::from(cell.x), y: f32::from(cell.y) }
}

/// Draws the shadow and the edge of a card of so many cells that lies on `at`.
fn card_edge(scene: &mut Scene, (w, h): (u8, u8), at: Rect) -> &mut Sprite {
    let units = Size { w: f32::from(w) * UNITS, h: f32::from(h) * UNITS };
    let picture = Picture::drawn(("dz-shadow", w, h), units, 14.0, move |drawing| {
        drawing.fill(Path::cut(-4.0, 2.0, units.w + 8.0, units.h + 8.0, 8.0, 7, 1.0), ink::INK.faded(0.45));
        let edge = Stroke::new(ink::Ink::hex(0x8A6436), 2.2);
        drawing.outlined(Path::cut(-4.0, -4.0, units.w + 8.0, units.h + 8.0, 8.0, 7, 1.0), ink::TAN, edge);
    });
    let sprite = scene.picture(picture, at);
    sprite.stepped();
    sprite
}

/// Draws floors and walls of a card into `at`, which is as large as the card is after turning.
pub fn card_base(scene: &mut Scene, deck: &Deck, card: Option<u8>, at: Rect, degrees: f32) {
    let id = card.map(rules::donjonz::CardId);
    let Some(printed) = deck.get(id).cloned() else { return };
    let size = Size { w: f32::from(printed.columns()) * faces::CELL, h: f32::from(printed.rows()) * faces::CELL };
    let (long, short) = (at.w.max(at.h), at.w.min(at.h));
    let (w, h) = if size.h > size.w { (short, long) } else { (long, short) };
    let upright = Rect::around(at.centre(), w, h);
    let picture = Picture::new(("dz-base", deck.mark(), card, printed.name.clone()), size, 0.0, move || {
        faces::card_base(&printed, Style::Colour)
    });
    let sprite = scene.picture(picture, upright);
    sprite.turn = degrees;
    sprite.stepped();
}

/// Draws a whole card turned by any angle, its things upright.
pub fn card(scene: &mut Scene, deck: &Deck, id: rules::donjonz::CardId, at: Rect, degrees: f32, fade: f32) {
    let Some(printed) = deck.get(Some(id)).cloned() else { return };
    let first = scene.sprites.len();
    let cell = at.w.max(at.h) / 4.0;
    let (columns, rows) = (printed.columns(), printed.rows());
    let upright = Rect::around(at.centre(), f32::from(columns) * cell, f32::from(rows) * cell);
    card_edge(scene, (columns, rows), upright).turn = degrees;
    card_base(scene, deck, Some(id.0), at, degrees);
    let (sin, cos) = degrees.to_radians().sin_cos();
    for (column, row, found) in printed.cells() {
        let Some(found) = found else { continue };
        let x = (f32::from(column) + 0.5 - f32::from(printed.columns()) / 2.0) * cell;
        let y = (f32::from(row) + 0.5 - f32::from(printed.rows()) / 2.0) * cell;
        let place = Point { x: at.centre().x + x * cos - y * sin, y: at.centre().y + x * sin + y * cos };
        thing(scene, found, Rect::around(place, cell, cell), 1.0);
    }
    for sprite in &mut scene.sprites[first..] {
        sprite.fade *= fade;
    }
}

/// The size in cells of a card after turning.
pub fn turned_size(card: &Card, turn: Turn) -> (u8, u8) {
    if turn.is_sideways() { (card.rows(), card.columns()) } else { (card.columns(), card.rows()) }
}

/// Draws what lies on a cell.
pub fn thing(scene: &mut Scene, thing: Thing, at: Rect, fade: f32) {
    let size = Size { w: faces::CELL, h: faces::CELL };
    let picture = Picture::new(("dz-thing", thing), size, 0.0, move || faces::thing(thing, Style::Colour));
    let sprite = scene.picture(picture, at);
    sprite.stepped();
    sprite.fade = fade;
}

/// A bubble over a monster that shows what a step would bring.
pub fn bubble(scene: &mut Scene, frame: &Frame<'_>, fate: Fate, foe: Weapon, over: Rect, room: Rect) {
    let scale = frame.unit();
    let (w, h) = (96.0 * scale, 44.0 * scale);
    let x = (over.centre().x - w / 2.0).clamp(room.x + 4.0, (room.right() - w - 4.0).max(room.x + 4.0));
    let below = over.y - h - 12.0 < room.y;
    let y = if below { over.bottom() + 12.0 } else { over.y - h - 12.0 };
    let at = Rect::new(x, y, w, h);
    let tip = over.centre().x - at.x;
    let units = at.size();
    scene.drawn(("dz-bubble", below, tip.round() as i32), at, 16.0, move |drawing| {
        let tail = if below {
            Path::polygon(&[(tip - 8.0, 3.0), (tip + 8.0, 3.0), (tip, -11.0)])
        } else {
            Path::polygon(&[(tip - 8.0, units.h - 3.0), (tip + 8.0, units.h - 3.0), (tip, units.h + 11.0)])
        };
        let body = Path::rect(0.0, 0.0, units.w, units.h, 9.0);
        let edge = Stroke::new(ink::INK, 5.2);
        drawing.stroke(body.clone(), edge.clone()).stroke(tail.clone(), edge);
        drawing.fill(tail, ink::PAPER).fill(body, ink::PAPER);
    });
    let part = |i: f32| Rect::new(at.x + 4.0 + i * (w - 8.0) / 3.0, at.y + 4.0, (w - 8.0) / 3.0, h - 8.0);
    let foe_face = Picture::art(faces::monster_art(foe));
    match fate {
        Fate::Victory(weapon) => {
            scene.fit(Picture::art(faces::weapon_art(weapon)), part(0.0));
            scene.fit(Picture::icon("ui/ui_check", ink::DARK_GREEN), part(1.0).inset(2.0));
            scene.fit(foe_face, part(2.0));
        }
        Fate::Robbed(pouches) => {
            scene.fit(foe_face, part(0.0));
            scene.fit(Picture::art("things/pouch"), part(1.0));
            let loss = Lettering::new(Face::Display, 19.0 * scale, ink::RED).centred();
            scene.line(&format!("−{pouches}"), loss, part(2.0));
        }
        Fate::Death => {
            scene.fit(foe_face, part(0.0));
            scene.fit(Picture::icon("ui/ui_close", ink::RED), part(1.0).inset(2.0));
            scene.fit(Picture::art("things/skull"), part(2.0));
        }
    }
}

/// A small mark in the corner of a monster's cell that shows what a step would bring.
pub fn omen(scene: &mut Scene, fate: Fate, cell: Rect) {
    let side = cell.w * 0.42;
    let at = Rect::around(Point { x: cell.right() - side * 0.2, y: cell.y + side * 0.2 }, side, side);
    let kind = match fate {
        Fate::Victory(_) => 0_u8,
        Fate::Robbed(_) => 1,
        Fate::Death => 2,
    };
    let picture = Picture::drawn(("dz-omen", kind), Size { w: 24.0, h: 24.0 }, 2.0, move |drawing| {
        let fill = if kind == 0 { ink::GREEN } else { ink::RED };
        drawing.outlined(Path::circle(12.0, 12.0, 11.0), fill, Stroke::new(ink::INK, 2.2));
        match kind {
            0 => {
                let tick = Path::new().move_to(6.5, 12.5).line_to(10.5, 16.5).line_to(17.5, 7.5);
                drawing.stroke(tick, Stroke::new(ink::INK, 3.2));
            }
            1 => {
                drawing.fit(art::art("things/pouch"), 4.0, 3.0, 16.0, 16.0);
                drawing.stroke(Path::line(5.0, 19.0, 19.0, 5.0), Stroke::new(ink::PAPER, 2.6));
            }
            _ => {
                drawing.fit(art::art("things/skull"), 3.0, 3.0, 18.0, 18.0);
            }
        }
    });
    scene.picture(picture, at).stepped();
}

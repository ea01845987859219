//! What stands on the table for a throw: the wall of a bank shot and the card to be thrown over; and what helps or hinders
//! the hand, cut out of paper.

use super::{
    DieState, Throwing,
    hands::{self, Over, Seat},
    projection::Projection,
    show::Seen,
    tabletop::Tabletop,
};
use crate::{
    collage::Collage,
    geometry::{Point, Rect, Size},
    scene::{Detail, Picture, Scene},
    theme::Frame,
};
use dice::{CARD, CARD_AT, DIE, TABLE, WALL, WALL_AT};
use printkit_core::{
    Drawing, Ink,
    art::art,
    drawing::{Path, Stroke},
    ink,
};

/// The side of a die on the screen before it is thrown, in phone dp, by which everything around it is drawn.
pub(super) const ON_GLASS: f32 = 34.0;

/// A box that stands on the table and looks at its middle.
#[derive(Clone, Copy)]
pub(super) struct Upright {
    /// From the table's middle to the box's own.
    pub away: [f32; 2],
    /// Towards it, of length 1.
    pub direction: [f32; 2],
    /// Width, thickness and height.
    pub size: [f32; 3],
    look: Look,
}

/// What a box that stands on the table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Look {
    /// The game's own box.
    Box,
    /// The back of a card.
    Card,
}

impl Upright {
    fn new(direction: [f32; 2], at: f32, size: [f32; 3], look: Look) -> Upright {
        Upright { away: direction.map(|part| part * at), direction, size, look }
    }

    /// Draws the shadow, and the faces that are seen: sides, front, and the top, which always is.
    fn show(&self, scene: &mut Scene, view: &Projection) {
        let ([x, y], [dx, dy], [wide, thick, high]) = (self.away, self.direction, self.size);
        let (across, through) = ([-dy * wide, dx * wide, 0.0], [dx * thick, dy * thick, 0.0]);
        let down = [0.0, 0.0, -high];
        self.show_shadow(scene, view, across);
        let mut face = |picture: Picture, middle: [f32; 3], along: [f32; 3], down: [f32; 3]| {
            scene.slanted(picture, view.at(middle), view.slant(along, down)).detail = Detail::Steady(200);
        };
        let faces_us = |normal: [f32; 2]| view.depth([normal[0], normal[1], 0.0]) < 0.0;
        for [nx, ny] in [[-dy, dx], [dy, -dx]].into_iter().filter(|normal| faces_us(*normal)) {
            face(self.side(thick, high), [x + nx * wide / 2.0, y + ny * wide / 2.0, high / 2.0], through, down);
        }
        // From either side its picture is the right way round.
        let along = if view.along(across).x < 0.0 { across.map(|part| -part) } else { across };
        for [nx, ny] in [[dx, dy], [-dx, -dy]].into_iter().filter(|normal| faces_us(*normal)) {
            face(self.front(), [x + nx * thick / 2.0, y + ny * thick / 2.0, high / 2.0], along, down);
        }
        face(self.top(wide, thick), [x, y, high], across, through);
    }

    /// The light comes from the upper left of the screen.
    fn show_shadow(&self, scene: &mut Scene, view: &Projection, across: [f32; 3]) {
        let ([x, y], [dx, dy], high) = (self.away, self.direction, self.size[2]);
        let foot = view.at([x, y, 0.0]);
        let middle = Point { x: foot.x + high * 0.2 * view.scale, y: foot.y + high * 0.12 * view.scale };
        let shadow =
            scene.slanted(plain(ink::INK), middle, view.slant(across, [dx * high * 0.5, dy * high * 0.5, 0.0]));
        shadow.detail = Detail::Own;
        shadow.fade = 0.3;
    }

    fn inks(&self) -> (Ink, Ink, Ink) {
        match self.look {
            Look::Box => (ink::BLUE, Ink::hex(0x7FA6E0), Ink::hex(0x1E356F)),
            Look::Card => (ink::PARCHMENT, ink::PAPER, ink::TAN),
        }
    }

    fn front(&self) -> Picture {
        let ([w, _, h], look, (fill, ..)) = (self.size, self.look, self.inks());
        Picture::new(("thrown-front", look), Size { w, h }, 3.0, move || {
            let mut drawing = Drawing::new(w, h);
            drawing.outlined(Path::rect(0.0, 0.0, w, h, 1.5), fill, Stroke::new(ink::INK, 2.6));
            match look {
                Look::Box => {
                    drawing.stroke(Path::rect(5.0, 5.0, w - 10.0, h - 10.0, 4.0), Stroke::new(ink::GOLD, 1.6));
                    drawing.fill(Path::rays(w / 2.0, h / 2.0, 24.0, 58.0, 50.0, 20, 2.6), Ink::hex(0x4F7090));
                    drawing.fit(art("monsters/ogre"), w * 0.2, h * 0.12, w * 0.6, h * 0.78);
                }
                Look::Card => {
                    let ring = Path::rect(3.0, 3.0, w - 6.0, h - 6.0, 2.0);
                    drawing.outlined(ring, Ink::hex(0x6B3A4E), Stroke::new(ink::BARK, 1.2));
                    for nth in 0..7 {
                        let x = w * (nth as f32 + 0.5) / 7.0;
                        let leaf = Path::leaf(x - 9.0, h / 2.0, x + 9.0, h / 2.0, 4.0, 0.0);
                        drawing.fill(leaf, ink::SAND.faded(0.8));
                    }
                }
            }
            drawing
        })
    }

    fn side(&self, thick: f32, high: f32) -> Picture {
        let (look, (_, _, dark)) = (self.look, self.inks());
        board("thrown-side", look, Size { w: thick, h: high }, dark)
    }

    fn top(&self, wide: f32, thick: f32) -> Picture {
        let (look, (_, light, _)) = (self.look, self.inks());
        board("thrown-top", look, Size { w: wide, h: thick }, light)
    }
}

fn board(key: &'static str, look: Look, size: Size, fill: Ink) -> Picture {
    Picture::new((key, look), size, 3.0, move || {
        let mut drawing = Drawing::new(size.w, size.h);
        drawing.outlined(Path::rect(0.0, 0.0, size.w, size.h, 0.5), fill, Stroke::new(ink::INK, 2.4));
        drawing
    })
}

/// One colour, to be stretched.
pub(super) fn plain(fill: Ink) -> Picture {
    Picture::new(("thrown-plain", fill), Size { w: 4.0, h: 4.0 }, 0.0, move || {
        let mut drawing = Drawing::new(4.0, 4.0);
        drawing.fill(Path::rect(-1.0, -1.0, 6.0, 6.0, 0.0), fill);
        drawing
    })
}

impl Throwing {
    /// Draws the wall and the card if they are as far away as asked for.
    pub(super) fn show_props(&self, scene: &mut Scene, board: &Tabletop, is_there: impl Fn(f32) -> bool) {
        let mut all = self.uprights();
        let depth = |it: &Upright| board.view.depth([it.away[0], it.away[1], 0.0]);
        all.sort_by(|a, b| depth(b).total_cmp(&depth(a)));
        all.iter().filter(|it| is_there(depth(it))).for_each(|it| it.show(scene, &board.view));
    }

    /// What stands on the table, where a flying die meets it.
    pub(super) fn uprights(&self) -> Vec<Upright> {
        let (setup, manner) = (&self.setup, &self.setup.manner);
        let wall = || Upright::new(setup.wall_direction(), WALL_AT + WALL[1] / 2.0, WALL, Look::Box);
        let card = || Upright::new(setup.card_direction(), CARD_AT, CARD, Look::Card);
        manner.has_wall.then(wall).into_iter().chain(manner.has_card.then(card)).collect()
    }

    /// Draws what the die lies on before it is thrown, and for a moment afterwards.
    pub(super) fn show_seat(&self, scene: &mut Scene, frame: &Frame<'_>, seen: &Seen) {
        let Some((at, fade)) = self.seat_at(frame, seen) else { return };
        let view = &seen.board.view;
        let side = frame.dp(ON_GLASS) * if self.setup.manner.is_turned { -1.0 } else { 1.0 };
        if self.setup.manner.is_pull {
            self.show_bent_card(scene, view, seen);
        }
        let Some(seat) = Seat::of(&self.conditions.throws) else { return };
        let place = view.at(self.seat_under(at, seen));
        cut_out(scene, seat.picture(), place, side * seat.width(), fade);
        if seat == Seat::Lips {
            show_breath(scene, place, side, seen.held.map_or(0.0, |held| held.charge), fade);
        }
    }

    /// Draws what is between the thrower and the die, and what shows how ready it is.
    pub(super) fn show_over(&self, scene: &mut Scene, frame: &Frame<'_>, seen: &Seen) {
        let Some((at, fade)) = self.seat_at(frame, seen) else { return };
        let side = frame.dp(ON_GLASS) * if self.setup.manner.is_turned { -1.0 } else { 1.0 };
        let place = seen.board.view.at(at);
        for over in Over::all(&self.conditions.throws) {
            cut_out(scene, over.picture(), place, side * over.width(), fade);
        }
        if let Some(held) = seen.held.filter(|_| self.setup.manner.patience > 0.0) {
            let halo = scene.picture(glow(), Rect::around(place, 150.0, 150.0));
            halo.detail = Detail::Own;
            halo.fade = held.charge;
        }
    }

    /// Where what the die lies on is: a die that is tossed leaves it below.
    fn seat_under(&self, at: [f32; 3], seen: &Seen) -> [f32; 3] {
        if self.setup.manner.beats.is_empty() {
            return at;
        }
        let held = || seen.held.unwrap_or_else(|| self.reach.held()).seat;
        let seat = if self.flying().is_some() { self.seat } else { held() };
        [at[0], at[1], self.setup.hand()[2] + seat]
    }

    /// Where the seat is, and how much of it is still seen.
    pub(super) fn seat_at(&self, frame: &Frame<'_>, seen: &Seen) -> Option<([f32; 3], f32)> {
        let Some(flying) = self.flying() else { return Some((seen.cube.at, 1.0)) };
        let gone = (flying.step(frame.now) / (0.28 * dice::HZ as f32)).min(1.0);
        let from = flying.flight.poses.first()?.at;
        (gone < 1.0 && !self.is_calm).then_some((from, 1.0 - gone))
    }

    /// The card of a catapult: it sticks out over the table's edge and bends as the die is pulled.
    fn show_bent_card(&self, scene: &mut Scene, view: &Projection, seen: &Seen) {
        let [dx, dy] = self.setup.stand.arrow();
        let [x, y, z] = seen.cube.at;
        let (end, inner) = ([x + dx * 26.0, y + dy * 26.0, z - DIE], TABLE - 74.0);
        let edge = [dx * inner, dy * inner, end[2]];
        let down = [end[0] - edge[0], end[1] - edge[1], end[2] - edge[2]];
        let middle = [0, 1, 2].map(|k| (edge[k] + end[k]) / 2.0);
        let wide = 64.0;
        let sprite = scene.slanted(bent_card(), view.at(middle), view.slant([-dy * wide, dx * wide, 0.0], down));
        sprite.detail = Detail::Steady(150);
    }

    /// Draws what hides the table or the hand.
    pub(super) fn show_covers(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect, seen: &Seen) {
        let (flown, landed) = match self.flying() {
            Some(flying) => (flying.progress(frame.now), flying.landed()),
            None => (0.0, f64::INFINITY),
        };
        if self.setup.manner.is_hidden {
            let sunk = if self.is_calm { flown.ceil() } else { (flown * 3.0).min(1.0) };
            show_plank(scene, area, self.setup.manner.is_turned, sunk);
        }
        let is_taken = !matches!(self.state, DieState::Waits);
        if !self.setup.manner.is_blind || !is_taken {
            return;
        }
        let light = if self.is_calm { 1.0 } else { ((frame.now - landed) / 350.0).clamp(0.0, 1.0) as f32 };
        let light = if frame.now < landed { 0.0 } else { light };
        if light < 1.0 {
            let night = scene.picture(plain(ink::NIGHT), area);
            night.detail = Detail::Own;
            night.fade = 0.97 * (1.0 - light);
            let glow = scene.picture(glow(), Rect::around(seen.board.view.at(seen.cube.at), 130.0, 130.0));
            glow.detail = Detail::Own;
            glow.fade = 1.0 - light;
            seen.cube.show(scene, &seen.board.view, self.die);
        }
    }
}

/// Clouds of breath that drive the die away.
fn show_breath(scene: &mut Scene, mouth: Point, side: f32, breath: f32, fade: f32) {
    for nth in 0..3 {
        let away = 0.9 + nth as f32 * 0.7 + breath;
        let middle = Point { x: mouth.x + (nth as f32 - 1.0) * 14.0 * breath, y: mouth.y - side * away };
        cut_out(scene, hands::puff(), middle, side * 1.5 * breath * (1.0 - 0.2 * nth as f32), 0.85 * fade);
    }
}

/// Draws a cut-out around a place; upside down where its side is less than nothing.
fn cut_out(scene: &mut Scene, picture: Picture, middle: Point, side: f32, fade: f32) {
    let sprite = scene.picture(picture, Rect::around(middle, side.abs(), side.abs()));
    sprite.detail = Detail::Steady(130);
    sprite.turn = if side < 0.0 { 180.0 } else { 0.0 };
    sprite.fade = fade;
}

/// The underside of a table, which hides the hand; it sinks away once the die flies.
fn show_plank(scene: &mut Scene, area: Rect, is_turned: bool, sunk: f32) {
    let high = area.h * 0.42;
    let y = if is_turned { area.y - high * sunk } else { area.bottom() - high * (1.0 - sunk) };
    let at = Rect::new(area.x - 12.0, y, area.w + 24.0, high + 12.0);
    let sprite = scene.drawn(("thrown-plank", is_turned), at, 4.0, move |drawing| {
        let edge = Stroke::new(ink::INK, 4.0);
        drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h, 8.0), Ink::hex(0x3A2019), edge.clone());
        let front = if is_turned { at.h - 34.0 } else { 0.0 };
        drawing.outlined(Path::rect(0.0, front, at.w, 34.0, 8.0), ink::WOOD, edge);
        for nth in 0..9 {
            let (x, y) = (at.w * (nth as f32 * 0.37).fract(), at.h * (0.16 + 0.09 * nth as f32));
            drawing.fill(Path::leaf(x, y, x + at.w * 0.3, y + 2.0, 2.0, 1.0), ink::BARK.faded(0.35));
        }
        drawing.fill(Path::leaf(at.w * 0.1, front + 12.0, at.w * 0.6, front + 10.0, 2.4, 0.0), ink::BARK);
    });
    sprite.detail = Detail::Steady(100);
}

/// The light around a die in the dark.
fn glow() -> Picture {
    Picture::new("thrown-glow", Size { w: 128.0, h: 128.0 }, 0.0, || {
        let mut drawing = Drawing::new(128.0, 128.0);
        drawing.glow(64.0, 64.0, 63.0);
        drawing
    })
}

/// A card that is bent to throw a die.
fn bent_card() -> Picture {
    Picture::new("thrown-bent-card", Size { w: 64.0, h: 90.0 }, 3.0, || {
        let mut drawing = Drawing::new(64.0, 90.0);
        drawing.outlined(Path::rect(0.0, 0.0, 64.0, 90.0, 5.0), ink::PARCHMENT, Stroke::new(ink::INK, 3.0));
        drawing.outlined(Path::rect(6.0, 6.0, 52.0, 78.0, 4.0), Ink::hex(0x6B3A4E), Stroke::new(ink::BARK, 1.6));
        drawing.fit(art("fighter/hero_symbol"), 18.0, 30.0, 28.0, 28.0);
        drawing
    })
}

//! What stands on the table for a throw: the wall of a bank shot and the card to be thrown over; and what helps or hinders
//! the hand, cut out of paper.

use super::{Throwing, board::Board, show::Seen};
use crate::{
    geometry::{Rect, Size},
    scene::{Detail, Picture, Scene},
    theme::Frame,
};
use dice::{CARD, CARD_AT, Stand, WALL, WALL_AT};
use printkit::{
    Drawing, Ink,
    art::art,
    drawing::{Path, Stroke},
    ink,
};

/// A box that stands on the table and looks at its middle.
#[derive(Clone, Copy)]
struct Upright {
    /// From the table's middle to the box's own.
    away: [f32; 2],
    /// Towards it, of length 1.
    direction: [f32; 2],
    /// Width, thickness and height.
    size: [f32; 3],
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
    fn new(stand: Stand, at: f32, size: [f32; 3], look: Look) -> Upright {
        let direction = stand.direction().map(|part| part as f32 / 10_000.0);
        Upright { away: direction.map(|part| part * at), direction, size, look }
    }

    /// Draws the faces that are seen, and the shadow.
    fn show(&self, scene: &mut Scene, board: &Board) {
        let view = &board.view;
        let ([x, y], [dx, dy], [wide, thick, high]) = (self.away, self.direction, self.size);
        let across = [-dy * wide, dx * wide, 0.0];
        let through = [dx * thick, dy * thick, 0.0];
        let down = [0.0, 0.0, -high];
        // Light from the upper left throws it to the lower right on the glass.
        let shade = scene.slanted(
            plain(ink::INK),
            {
                let foot = view.at([x, y, 0.0]);
                crate::geometry::Point { x: foot.x + high * 0.2 * view.scale, y: foot.y + high * 0.12 * view.scale }
            },
            view.slant(across, [dx * high * 0.5, dy * high * 0.5, 0.0]),
        );
        shade.detail = Detail::Own;
        shade.fade = 0.3;
        // The sides first, then the front, then the top, which is always seen.
        let faces_us = |[nx, ny]: [f32; 2]| view.depth([nx, ny, 0.0]) < 0.0;
        for sign in [1.0, -1.0] {
            let normal = [-dy * sign, dx * sign];
            if faces_us(normal) {
                let middle = [x - dy * sign * wide / 2.0, y + dx * sign * wide / 2.0, high / 2.0];
                let sprite = scene.slanted(self.side(thick, high), view.at(middle), view.slant(through, down));
                sprite.detail = Detail::Steady(200);
            }
        }
        for sign in [1.0, -1.0] {
            let normal = [dx * sign, dy * sign];
            if faces_us(normal) {
                let middle = [x + dx * sign * thick / 2.0, y + dy * sign * thick / 2.0, high / 2.0];
                // Words read from left to right on either side.
                let along = across.map(|part| part * -sign);
                let along = if view.along(along).x < 0.0 { along.map(|part| -part) } else { along };
                let sprite = scene.slanted(self.front(), view.at(middle), view.slant(along, down));
                sprite.detail = Detail::Steady(200);
            }
        }
        let sprite = scene.slanted(self.top(wide, thick), view.at([x, y, high]), view.slant(across, through));
        sprite.detail = Detail::Steady(200);
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
    pub(super) fn show_props(&self, scene: &mut Scene, board: &Board, is_there: impl Fn(f32) -> bool) {
        let wall = self.manner.has_wall.then(|| {
            // There are half as many places for the wall as for the thrower.
            Upright::new(Stand(self.wall * 2), WALL_AT + WALL[1] / 2.0, WALL, Look::Box)
        });
        let card = self.manner.has_card.then(|| Upright::new(self.stand, CARD_AT, CARD, Look::Card));
        let mut all: Vec<Upright> = wall.into_iter().chain(card).collect();
        let depth = |it: &Upright| board.view.depth([it.away[0], it.away[1], 0.0]);
        all.sort_by(|a, b| depth(b).total_cmp(&depth(a)));
        all.iter().filter(|it| is_there(depth(it))).for_each(|it| it.show(scene, board));
    }

    /// Draws what belongs to the hand.
    pub(super) fn show_helpers(&self, _scene: &mut Scene, _frame: &Frame<'_>, _seen: &Seen) {}

    /// Draws what hides the table or the hand.
    pub(super) fn show_covers(&self, _scene: &mut Scene, _frame: &Frame<'_>, _area: Rect, _seen: &Seen) {}
}

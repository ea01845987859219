//! The Keep as pictures: its cards with dangers, Time and spells on them, and the marks one acts by.
//! Draws any game into any area; the table, the end and the replay use it.

use super::{omen::Omen, pictures};
use crate::{
    collage::{hatch, ticked},
    geometry::{Point, Rect},
    play::{Camera, Field},
    scene::Scene,
};
use printkit_core::{
    Ink,
    drawing::{Path, Stroke},
    faces::knock::{Token, digit_height},
    ink,
};
use rules::knock::{CardId, Cell, Corner, Laid, Public, Spell, Standing};
use std::ops::RangeInclusive;

/// The side of a card in cells: with the next one a cell away, they share a third of their sides.
pub const CARD: f32 = 1.5;
/// How small and how large a cell may be, in dp: a Keep built in one line still fits a phone.
const ZOOM: RangeInclusive<f32> = 8.0..=170.0;
/// How far the places to build on reach beyond the Keep, in cells.
const ROOM: f32 = 1.0;
/// What is seen around them all, in cells.
const MARGIN: f32 = 0.12;
/// How high the values of a card must be to be read, in dp.
const DIGIT: f32 = 11.0;

/// A board in its area of the window, seen by a camera.
pub struct BoardView {
    /// Where it lies.
    pub area: Rect,
    /// How it is seen.
    pub camera: Camera,
}

/// What makes some cards of the Keep look different.
#[derive(Default)]
pub struct Looks {
    /// Cards that are lit up, such as the chain of chests; all others are dimmed then.
    pub lit: Vec<CardId>,
    /// The Knight by whose fall the game was won; he is not dimmed.
    pub fallen: Option<CardId>,
    /// The card by which the game was lost.
    pub blamed: Option<CardId>,
    /// A card that is still on its way and is not drawn.
    pub absent: Option<CardId>,
    /// How much the shields of these cards are swollen, 1 for as they are.
    pub swollen: Vec<(CardId, f32)>,
    /// How far dashes have marched, in dp.
    pub march: f32,
}

impl BoardView {
    /// Sees the whole Keep.
    pub fn whole(game: &Public, area: Rect) -> BoardView {
        BoardView { area, camera: Camera::over(bounds(game), area, 0.2, &chosen(area)) }
    }

    /// Sees some cards of the Keep from near; the whole of it if there are none.
    pub fn near(game: &Public, cards: &[CardId], area: Rect) -> BoardView {
        let places = game.keep().laid().iter().filter(|laid| cards.contains(&laid.card)).map(|laid| laid.at);
        match span(places) {
            Some(bounds) => BoardView { area, camera: Camera::over(bounds, area, 0.7, &chosen(area)) },
            None => BoardView::whole(game, area),
        }
    }

    /// Where a card lies in the window that lies at a cell.
    pub fn card(&self, at: Cell) -> Rect {
        self.camera.block(self.area, Point { x: f32::from(at.x), y: f32::from(at.y) }, CARD, CARD)
    }

    /// Where a corner of a card lies in the window that lies at a cell.
    pub fn corner(&self, at: Cell, corner: Corner) -> Rect {
        let cell = at.under(corner);
        let shared = CARD - 1.0;
        self.camera.block(self.area, Point { x: f32::from(cell.x), y: f32::from(cell.y) }, shared, shared)
    }

    /// Draws the Keep with all that lies on it.
    pub fn keep(&self, scene: &mut Scene, game: &Public, looks: &Looks) {
        let laid = || game.keep().laid().iter().filter(|laid| Some(laid.card) != looks.absent);
        for laid in laid() {
            let at = self.card(laid.at);
            shadow(scene, at, 0.0);
            pictures::card(scene, game, laid.card, laid.turned, at);
            self.standing(scene, laid, at);
            let is_lit = looks.lit.contains(&laid.card) || looks.fallen == Some(laid.card);
            if !looks.lit.is_empty() && !is_lit {
                veil(scene, "dim", ink::NIGHT.faded(0.62), at);
            }
        }
        if let Some(cell) = game.keep().poisoned() {
            let at = self.camera.block(self.area, Point { x: f32::from(cell.x), y: f32::from(cell.y) }, 0.5, 0.5);
            scene.picture(pictures::token(Token::Spell(Spell::Poison)), at.inset(-at.w * 0.04)).stepped();
        }
        for laid in laid() {
            self.live(scene, game, laid, looks);
        }
    }

    /// Draws what became of a creature, by a sign and not by colour alone.
    fn standing(&self, scene: &mut Scene, laid: &Laid, at: Rect) {
        match laid.standing {
            Standing::Hall | Standing::Fighting => {}
            Standing::Frozen => haze(scene, "frozen", Ink::hex(0xBFE0F5).faded(0.55), at),
            Standing::Beaten => haze(scene, "beaten", ink::PARCHMENT.faded(0.5), at),
        }
    }

    /// Draws danger, Time and state of a card: what changes while it lies.
    fn live(&self, scene: &mut Scene, game: &Public, laid: &Laid, looks: &Looks) {
        let at = self.card(laid.at);
        let danger = game.keep().danger(laid.card).unwrap_or_default();
        if looks.blamed == Some(laid.card) {
            crowned(scene, ink::RED, (10.0, 7.0), Stroke::dashed(ink::PAPER, 2.0, 7.0, 6.0), at);
        } else if looks.fallen == Some(laid.card) {
            crowned(scene, ink::GOLD, (12.0, 9.0), Stroke::new(ink::INK, 1.8), at);
        } else if looks.lit.contains(&laid.card) {
            frame(scene, "lit", at, Stroke::new(ink::GOLD, 6.0));
        } else if game.keep().is_threat(laid.card) {
            hazard(scene, at, looks.march, laid.is_about_to_alarm());
        }
        let swell = looks.swollen.iter().find(|(card, _)| *card == laid.card).map_or(1.0, |(_, swell)| *swell);
        let is_hall = laid.standing == Standing::Hall;
        pictures::shield(scene, danger, is_hall, at, swell);
        let foot = Rect::around(Point { x: at.centre().x, y: at.bottom() - at.h * 0.14 }, at.w * 0.26, at.w * 0.26);
        match laid.standing {
            Standing::Hall => {}
            Standing::Fighting => {
                let of = game.card(laid.card).creature.map_or(laid.tokens, |creature| creature.time);
                pictures::time_bar(scene, laid.tokens, of, at);
            }
            Standing::Frozen => {
                scene.fit(pictures::token(Token::Spell(Spell::IceFlash)), foot).stepped();
            }
            Standing::Beaten => {
                scene.sign("ticked", foot, 2.0, ticked);
            }
        }
    }

    /// Marks where a card may lie, and what would come of it: gold where one may well place it, hatched red where it
    /// loses the game.
    pub fn place(&self, scene: &mut Scene, at: Cell, omen: Omen) {
        let is_deadly = omen.is_deadly();
        let card = self.card(at);
        scene.sign(("place", is_deadly), card, 3.0, move |drawing| {
            let path = Path::rect(3.0, 3.0, 94.0, 94.0, 7.0);
            if is_deadly {
                drawing.fill(path.clone(), ink::DARK_RED.faded(0.45));
                drawing.stroke(hatch(100.0, 100.0, 25.0), Stroke::new(ink::RED.faded(0.5), 2.0));
                drawing.stroke(path, Stroke::dashed(ink::RED, 2.4, 2.5, 5.0));
                return;
            }
            drawing.fill(path.clone(), ink::GOLD.faded(0.07));
            drawing.stroke(path, Stroke::dashed(ink::GOLD.faded(0.75), 2.0, 6.0, 5.0));
        });
        let side = (card.w * 0.36).clamp(14.0, 44.0);
        scene.picture(omen.mark(), Rect::around(card.centre(), side, side)).stepped();
    }

    /// Marks where the card in hand would come to lie: gold where it does well, hatched red where it may not lie or loses
    /// the game.
    pub fn ghost(&self, scene: &mut Scene, at: Cell, is_well: bool) {
        scene.sign(("ghost", is_well), self.card(at), 4.0, move |drawing| {
            let path = Path::rect(0.0, 0.0, 100.0, 100.0, 7.5);
            if is_well {
                drawing.stroke(path.clone(), Stroke::new(ink::INK.faded(0.8), 5.0));
                drawing.stroke(path, Stroke::dashed(ink::GOLD, 3.2, 9.0, 7.0));
                return;
            }
            drawing.fill(path.clone(), ink::RED.faded(0.25));
            drawing.stroke(hatch(100.0, 100.0, 25.0), Stroke::new(ink::RED.faded(0.6), 2.2));
            drawing.stroke(path, Stroke::dashed(ink::RED, 3.2, 3.0, 6.0));
        });
    }

    /// Marks a creature that a spell can be cast on.
    pub fn target(&self, scene: &mut Scene, at: Cell, pulse: f32) {
        let card = self.card(at);
        let grown = card.inset(-card.w * (0.05 + 0.02 * pulse));
        frame(scene, "target", grown, Stroke::dashed(ink::GOLD, 5.0, 9.0, 6.0));
    }

    /// Marks a corner that can be poisoned.
    pub fn corner_target(&self, scene: &mut Scene, at: Cell, corner: Corner) {
        scene.sign("corner", self.corner(at, corner), 3.0, |drawing| {
            let ring = Path::circle(50.0, 50.0, 46.0);
            drawing.stroke(ring.clone(), Stroke::new(ink::INK.faded(0.8), 13.0));
            drawing.stroke(ring, Stroke::dashed(ink::GOLD, 9.0, 17.0, 12.0));
        });
    }
}

/// The cells from the first to the last card of the Keep.
fn bounds(game: &Public) -> Rect {
    span(game.keep().laid().iter().map(|laid| laid.at)).unwrap_or(Rect::new(0.0, 0.0, CARD, CARD))
}

/// The cells from the first to the last of cards at these places.
fn span(places: impl Iterator<Item = Cell>) -> Option<Rect> {
    places.map(block).reduce(|all, card| {
        let (x, y) = (all.x.min(card.x), all.y.min(card.y));
        Rect::new(x, y, all.right().max(card.right()) - x, all.bottom().max(card.bottom()) - y)
    })
}

/// The sizes of a cell that a camera chooses by itself, in dp: a few cards do not get lost on a large table.
fn chosen(area: Rect) -> RangeInclusive<f32> {
    8.0..=(area.w.min(area.h) / 5.0).clamp(92.0, 128.0)
}

/// Sees the whole Keep and every place to build on.
pub fn overview(game: &Public, area: Rect) -> Camera {
    Camera::over(bounds(game).inset(-ROOM), area, MARGIN, &chosen(area))
}

/// The same as long as its cards can be read; of a larger Keep, what lies around the last card.
pub fn framing(game: &Public, area: Rect) -> Camera {
    let (whole, least) = (overview(game, area), DIGIT / digit_height(1.0) / CARD);
    if whole.cell >= least {
        return whole;
    }
    let last = game.keep().laid().last().map_or(whole.middle, |laid| middle(laid.at));
    Camera { middle: last, cell: least }.kept_inside(bounds(game), area, ROOM + MARGIN)
}

/// The room that a card takes at a cell.
pub fn block(at: Cell) -> Rect {
    Rect::new(f32::from(at.x), f32::from(at.y), CARD, CARD)
}

/// The middle of a card at a cell.
fn middle(at: Cell) -> Point {
    block(at).centre()
}

/// The Keep under fingers, with `goal` in view.
pub fn field(game: &Public, area: Rect, goal: Camera) -> Field {
    Field { area, bounds: bounds(game), room: CARD, sizes: ZOOM, goal }
}

/// Draws the hard shadow of a card; a lifted card throws it further down.
pub fn shadow(scene: &mut Scene, at: Rect, lift: f32) {
    scene.sign("shadow", at.shifted(0.0, at.w * (0.03 + lift)), 4.0, |drawing| {
        drawing.fill(Path::rect(-1.0, -1.0, 102.0, 102.0, 8.0), ink::INK.faded(0.42));
    });
}

fn veil(scene: &mut Scene, name: &'static str, tint: Ink, at: Rect) {
    scene.sign(("veil", name), at, 0.0, move |drawing| {
        drawing.fill(Path::rect(2.0, 2.0, 96.0, 96.0, 6.0), tint);
    });
}

/// A veil over a card's picture that leaves its corners clear, since they still count.
fn haze(scene: &mut Scene, name: &'static str, tint: Ink, at: Rect) {
    scene.sign(("haze", name), at, 0.0, move |drawing| {
        let (edge, tab) = (4.5, 25.0);
        let (far, last) = (100.0 - tab, 100.0 - edge);
        let path = Path::new()
            .move_to(tab, edge)
            .line_to(far, edge)
            .quad_to(far, tab, last, tab)
            .line_to(last, far)
            .quad_to(far, far, far, last)
            .line_to(tab, last)
            .quad_to(tab, far, edge, far)
            .line_to(edge, tab)
            .quad_to(tab, tab, tab, edge)
            .close();
        drawing.fill(path, tint);
    });
}

fn frame(scene: &mut Scene, name: &'static str, at: Rect, stroke: Stroke) {
    scene.sign(("frame", name), at, 6.0, move |drawing| {
        let path = Path::rect(0.0, 0.0, 100.0, 100.0, 8.0);
        drawing.stroke(path.clone(), Stroke::new(ink::INK.faded(0.85), stroke.width + 2.4));
        drawing.stroke(path, stroke.clone());
    });
}

/// The frame of a creature that gives the alarm soon: red with marching dashes, thicker before the last token goes.
fn hazard(scene: &mut Scene, at: Rect, march: f32, is_last: bool) {
    scene.sign(("hazard", is_last), at, 6.0, move |drawing| {
        let path = Path::rect(-1.0, -1.0, 102.0, 102.0, 9.0);
        let width = if is_last { 6.4 } else { 4.0 };
        drawing.stroke(path.clone(), Stroke::new(ink::INK, width + 2.0));
        drawing.stroke(path, Stroke::new(ink::RED, width));
    });
    // Eight steps are one dash and one gap.
    let step = (march.rem_euclid(12.0) / 12.0 * 8.0) as u8;
    scene.sign(("hazard-dashes", step), at, 6.0, move |drawing| {
        let path = Path::rect(-1.0, -1.0, 102.0, 102.0, 9.0);
        let lead = f32::from(step) * 1.5;
        let dashes =
            if lead < 6.0 { vec![lead, 6.0, 6.0 - lead, 0.0] } else { vec![0.0, lead - 6.0, 6.0, 12.0 - lead] };
        drawing.stroke(path, Stroke { dashes, square: true, ..Stroke::new(ink::PAPER.faded(0.9), 1.6) });
    });
}

/// The frame of the card that ended the game, the Knight who fell or the card that lost it: rays, and a double edge that
/// no other card has.
fn crowned(scene: &mut Scene, tint: Ink, (dark, bright): (f32, f32), last: Stroke, at: Rect) {
    scene.sign(("crowned", tint), at, 24.0, move |drawing| {
        drawing.fill(Path::rays(50.0, 50.0, 62.0, 86.0, 76.0, 24, 2.4), ink::SAND);
        let path = Path::rect(-2.0, -2.0, 104.0, 104.0, 9.0);
        drawing.stroke(path.clone(), Stroke::new(ink::INK, dark));
        drawing.stroke(path.clone(), Stroke::new(tint, bright));
        drawing.stroke(path, last.clone());
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{
        Game,
        knock::{Knock, Setup},
    };

    const AREA: Rect = Rect { x: 0.0, y: 96.0, w: 390.0, h: 530.0 };

    fn game() -> Knock {
        Knock::new(&Setup::default(), 3).expect("the standard deck is sound")
    }

    #[test]
    fn every_place_is_in_view() {
        let game = game();
        let camera = overview(&game, AREA);
        for at in game.keep().places() {
            assert!(camera.sees(AREA, Rect::new(f32::from(at.x), f32::from(at.y), CARD, CARD)), "{at}");
        }
    }

    #[test]
    fn neighbours_share_a_third_of_their_sides() {
        let game = game();
        let board = BoardView::whole(&game, AREA);
        let (one, other) = (board.card(Cell { x: 0, y: 0 }), board.card(Cell { x: 1, y: 1 }));
        let shared = one.meet(other);
        assert!((shared.w - one.w / 3.0).abs() < 0.01 && (shared.h - one.h / 3.0).abs() < 0.01);
        assert_eq!(board.corner(Cell { x: 0, y: 0 }, Corner::BottomRight), shared);
    }
}

//! The target as it is touched: where the die came to rest, found by the rules' own geometry on a board seen at a slant.

use super::{names::spot_code, touch::Touch};
use crate::{
    geometry::{Point, Rect, Size},
    scene::{Lettering, Picture, Role, Scene},
    theme::Frame,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::{Style, fighter::target as face},
    ink,
};
use rules::fighter::{
    Spot,
    target::{BOARD, HOLE, HOLES, RADII},
};

/// How high the board looks for its width, seen at a slant.
pub const SLANT: f32 = 0.84;
/// How much larger than a hole its touch is: nobody means the section right beside one.
const GENEROUS: f32 = 1.25;

/// Where the board lies in an area: as large as fits, with room around it for dice that went astray.
pub fn board(area: Rect) -> Rect {
    let room = area.inset(4.0);
    room.fit(Size { w: 1.0, h: SLANT })
}

/// A place of the window, in the units of the target around its middle.
pub fn place(board: Rect, at: Point) -> (f32, f32) {
    let middle = board.centre();
    let unit = 2.0 * BOARD as f32 / board.w.max(1.0);
    ((at.x - middle.x) * unit, (at.y - middle.y) * unit / SLANT)
}

/// Where on the window a place of the target lies.
fn point(board: Rect, (x, y): (f32, f32)) -> Point {
    let unit = board.w / (2.0 * BOARD as f32);
    Point { x: board.centre().x + x * unit, y: board.centre().y + y * unit * SLANT }
}

/// Where a die lies that came to rest there, in the units of the target.
pub fn spot_at((x, y): (f32, f32)) -> Spot {
    let reach = x.hypot(y);
    let falls = |hole: &(i32, i32)| (x - hole.0 as f32).hypot(y - hole.1 as f32) <= HOLE as f32 * GENEROUS;
    if HOLES.iter().any(falls) {
        return Spot::Hole;
    }
    let within = RADII.iter().filter(|radius| reach <= **radius as f32).count();
    match within {
        0 if reach <= BOARD as f32 => Spot::Edge,
        0 => Spot::Off,
        6 => Spot::Centre,
        ring => Spot::Ring(ring as u8),
    }
}

/// A place that stands for a spot: straight down from the middle, where no hole is, for the rings.
fn stands_for(spot: Spot) -> (f32, f32) {
    let between = |outer: usize| (RADII[outer] + RADII.get(outer + 1).copied().unwrap_or(0)) as f32 / 2.0;
    match spot {
        Spot::Centre => (0.0, 0.0),
        Spot::Ring(ring) => (0.0, between(usize::from(ring) - 1)),
        Spot::Hole => (HOLES[0].0 as f32, HOLES[0].1 as f32),
        Spot::Edge => (0.0, -((BOARD + RADII[0]) as f32) / 2.0),
        Spot::Off => (-(BOARD as f32) * 0.94, -(BOARD as f32) * 0.94),
    }
}

/// Draws the target into an area; each spot answers to touch, and the one chosen has a die on it: where it was tapped,
/// if that is there.
pub fn show(
    scene: &mut Scene,
    frame: &Frame<'_>,
    area: Rect,
    chosen: Option<Spot>,
    tapped: Option<(f32, f32)>,
    die: Picture,
) {
    let at = board(area);
    let rim = Rect::new(at.x, at.y + at.h * 0.035, at.w, at.h);
    scene.drawn("target-rim", rim, 4.0, move |drawing| {
        let disc = Path::ellipse(rim.w / 2.0, rim.h / 2.0, rim.w / 2.0, rim.h / 2.0);
        drawing.outlined(disc, printkit_core::Ink::hex(0x532E22), Stroke::new(ink::INK, 3.0));
    });
    let square = Size { w: 2.0 * face::REACH, h: 2.0 * face::REACH };
    scene.picture(Picture::new("fighter-target", square, 0.0, || face::target(Style::Colour)), at);
    scene.touch(Touch::Target, Role::Place, frame.say("fight-target"), area);
    for spot in Spot::ALL {
        let middle = point(at, stands_for(spot));
        let side = match spot {
            Spot::Ring(_) | Spot::Edge => at.w * 0.068,
            Spot::Centre | Spot::Hole => at.w * 0.09,
            Spot::Off => at.w * 0.1,
        };
        let label = frame.say(&format!("fight-spot-{}", spot_code(spot)));
        scene.touch(
            Touch::Spot(spot),
            Role::Choice { chosen: chosen == Some(spot) },
            label,
            Rect::around(middle, side, side),
        );
    }
    let Some(spot) = chosen else { return };
    let middle = point(at, tapped.filter(|&place| spot_at(place) == spot).unwrap_or_else(|| stands_for(spot)));
    let side = at.w * 0.17;
    scene.fit(die, Rect::around(Point { x: middle.x, y: middle.y - side * 0.3 }, side, side));
    let words = frame.say(&format!("fight-spot-{}", spot_code(spot)));
    let lettering = Lettering::new(Face::Display, frame.dp(26.0), ink::SAND_LIGHT);
    let line = Rect::around(Point { x: at.centre().x, y: at.bottom() - at.h * 0.06 }, at.w * 0.8, frame.dp(40.0));
    scene.banner(&words, lettering, ink::INK, 8.0, line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_is_touched_where_it_stands() {
        let at = board(Rect::new(30.0, 200.0, 360.0, 300.0));
        for spot in Spot::ALL {
            assert_eq!(spot_at(place(at, point(at, stands_for(spot)))), spot);
        }
        assert_eq!(spot_at(place(at, Point { x: 0.0, y: 0.0 })), Spot::Off);
    }
}

//! What a placement would lead to, at a glance: every place for the chosen card shows it by a number, a shape and a
//! colour.

use crate::{
    collage::{Collage, glyph, polygon},
    scene::Picture,
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Path, Stroke},
    ink,
};
use rules::knock::{Fate, Forecast, Loss, Preview, QUIET};
use serde::Serialize;

/// What a placement would lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Omen {
    /// All stays quiet; the greatest danger there would be.
    Quiet(u8),
    /// A hall would be as loud as it may be.
    Brink(u8),
    /// A creature would fight on at this danger.
    Fights(u8),
    /// A creature would fall at this danger.
    Beats(u8),
    /// The Knight would fall, and the Keep with him.
    Wins(u8),
    /// A hall would be this loud, and the game lost.
    TooLoud(u8),
    /// The game would be lost by an alarm, or because tokens or cards run out.
    Alarm,
}

impl Omen {
    /// Reads a preview: the worst first, then the best.
    pub fn of(preview: &Preview) -> Omen {
        let with = |fate: Fate| preview.covered.iter().filter(move |covered| covered.fate == fate).map(danger);
        let greatest = preview.covered.iter().map(danger).max().unwrap_or_default();
        let halls = with(Fate::Quiet).max();
        match (preview.loss(), preview.end) {
            (Some(Loss::Noise { danger, .. }), _) => Omen::TooLoud(danger),
            (Some(_), _) => Omen::Alarm,
            (None, Some(_)) => Omen::Wins(with(Fate::Falls).max().unwrap_or(greatest)),
            (None, None) => match (with(Fate::Falls).max(), halls, with(Fate::FightsOn).max()) {
                (Some(danger), _, _) => Omen::Beats(danger),
                (None, Some(QUIET), _) => Omen::Brink(QUIET),
                (None, _, Some(danger)) => Omen::Fights(danger),
                (None, _, None) => Omen::Quiet(greatest),
            },
        }
    }

    /// Tests whether the game would be lost.
    pub fn is_deadly(self) -> bool {
        matches!(self, Omen::TooLoud(_) | Omen::Alarm)
    }

    /// The mark of it: a disc, a diamond, a square, a star in leaves or in rays, or a stop sign with rays.
    pub fn mark(self) -> Picture {
        Picture::sign(("omen", self), 16.0, move |drawing| self.draw(drawing))
    }

    fn draw(self, drawing: &mut Drawing) {
        let (shape, fill, number) = match self {
            Omen::Quiet(danger) => (Path::circle(50.0, 50.0, 42.0), ink::PAPER, Some(danger)),
            Omen::Brink(danger) => (polygon(4, 0.0, |_| 56.0), Ink::hex(0xEB9A3A), Some(danger)),
            Omen::Fights(danger) => (Path::rect(8.0, 8.0, 84.0, 84.0, 10.0), ink::LILAC, Some(danger)),
            Omen::Beats(danger) => (star(), ink::GREEN, Some(danger)),
            Omen::Wins(danger) => (star(), ink::GOLD, Some(danger)),
            Omen::TooLoud(danger) => (octagon(), ink::RED, Some(danger)),
            Omen::Alarm => (octagon(), ink::RED, None),
        };
        if let Omen::Wins(_) = self {
            drawing.fill(Path::rays(50.0, 50.0, 54.0, 70.0, 64.0, 16, 3.4), ink::SAND);
        }
        drawing.outlined(shape, fill, Stroke::new(ink::INK, 6.0));
        let tint = if self.is_deadly() { ink::PAPER } else { ink::INK };
        match number {
            Some(number) => drawing.number(u32::from(number), 50.0, 50.0, 62.0, tint),
            None => drawing.fit(glyph("ui/ui_bell", tint), 20.0, 18.0, 60.0, 60.0),
        };
    }
}

fn danger(covered: &Forecast) -> u8 {
    covered.danger
}

/// A star with eight points.
fn star() -> Path {
    polygon(16, 0.0, |i| if i % 2 == 0 { 58.0 } else { 42.0 })
}

fn octagon() -> Path {
    polygon(8, 0.5, |_| 54.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::knock::{CardId, End};

    fn covered(fates: &[(Fate, u8)], end: Option<End>) -> Preview {
        let forecast = |(card, (fate, danger)): (usize, &(Fate, u8))| Forecast {
            card: CardId(card as u8),
            before: 3,
            danger: *danger,
            fate: *fate,
        };
        Preview { covered: fates.iter().enumerate().map(forecast).collect(), end }
    }

    #[test]
    fn a_place_tells_the_worst_first_and_then_the_best() {
        let noise = End::Lost(Loss::Noise { card: CardId(1), danger: 7 });
        let alarm = End::Lost(Loss::Alarm { creature: CardId(2), danger: 8 });
        let won = End::Won { found: None };
        let check = |fates: &[(Fate, u8)], end, omen| assert_eq!(Omen::of(&covered(fates, end)), omen);
        check(&[(Fate::Quiet, 2), (Fate::Quiet, 4)], None, Omen::Quiet(4));
        check(&[(Fate::Quiet, 5), (Fate::FightsOn, 8)], None, Omen::Brink(5));
        check(&[(Fate::Quiet, 4), (Fate::FightsOn, 8)], None, Omen::Fights(8));
        check(&[(Fate::Quiet, 5), (Fate::Falls, 3)], None, Omen::Beats(3));
        check(&[(Fate::Falls, 3)], Some(won), Omen::Wins(3));
        check(&[(Fate::Falls, 3), (Fate::Loud, 7)], Some(noise), Omen::TooLoud(7));
        check(&[(Fate::Falls, 3)], Some(alarm), Omen::Alarm);
    }
}

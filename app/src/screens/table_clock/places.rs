//! Where everybody's part of the window lies and which way it is turned, and the band between them.

use crate::geometry::Rect;

/// A player's part of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Where it lies.
    pub at: Rect,
    /// How far it is turned for whoever sits there, in degrees clockwise.
    pub turn: f32,
}

impl Place {
    /// The same area as its player sees it: upright, around the same middle.
    pub fn upright(&self) -> Rect {
        let Rect { w, h, .. } = self.at;
        let (w, h) = if self.turn % 180.0 == 0.0 { (w, h) } else { (h, w) };
        Rect::around(self.at.centre(), w, h)
    }
}

/// All parts of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// By where players sit, clockwise as one looks down on the device.
    pub seats: Vec<Place>,
    /// Between them, for what is everybody's.
    pub band: Rect,
}

/// Room between two parts.
const GAP: f32 = 6.0;

impl Places {
    /// Parts an area for so many players, with a band so thick.
    pub fn new(area: Rect, players: usize, band: f32) -> Places {
        if players == 2 {
            return Places::opposite(area, band);
        }
        if area.h >= area.w {
            return Places::around(area, players, band);
        }
        // A device on its side is one that stands, turned: its foot is at the right.
        let flip = |Rect { x, y, w, h }: Rect| Rect::new(y, x, h, w);
        let Places { mut seats, band } = Places::around(flip(area), players, band);
        for seat in &mut seats {
            *seat = Place { at: flip(seat.at), turn: (630.0 - seat.turn) % 360.0 };
        }
        // What went clockwise goes the other way round in a mirror.
        seats[1..].reverse();
        Places { seats, band: flip(band) }
    }

    /// Two players face each other across the band.
    fn opposite(area: Rect, band: f32) -> Places {
        let half = ((area.h - band) / 2.0 - GAP).max(0.0);
        let above = Place { at: Rect { h: half, ..area }, turn: 180.0 };
        let below = Place { at: Rect { y: area.bottom() - half, h: half, ..area }, turn: 0.0 };
        let band = Rect { y: area.centre().y - band / 2.0, h: band, ..area };
        Places { seats: vec![below, above], band }
    }

    /// One player at the foot, an even number at the long sides, and perhaps one at the head.
    fn around(area: Rect, players: usize, band: f32) -> Places {
        let rows = if players > 4 { 2 } else { 1 };
        let has_head = players.is_multiple_of(2);
        let strip = area.h * if rows == 2 { 0.22 } else { 0.26 };
        let (top, foot) = (if has_head { strip + GAP } else { 0.0 }, area.bottom() - strip);
        let middle = Rect::new(area.x, area.y + top, area.w, (foot - GAP - area.y - top).max(0.0));
        let wide = ((area.w - band) / 2.0 - GAP).max(0.0);
        let high = (middle.h - GAP * (rows - 1) as f32) / rows as f32;
        let side = |x: f32, turn: f32| {
            (0..rows).map(move |row| Place { at: Rect::new(x, middle.y + row as f32 * (high + GAP), wide, high), turn })
        };
        let mut seats = vec![Place { at: Rect { y: foot, h: strip, ..area }, turn: 0.0 }];
        seats.extend(side(area.x, 90.0).rev());
        if has_head {
            seats.push(Place { at: Rect { h: strip, ..area }, turn: 180.0 });
        }
        seats.extend(side(area.right() - wide, 270.0));
        Places { seats, band: Rect { x: area.centre().x - band / 2.0, w: band, ..middle } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Point;

    const WINDOWS: [(f32, f32); 3] = [(390.0, 844.0), (844.0, 390.0), (320.0, 568.0)];

    #[test]
    fn everybody_has_a_part_and_none_lies_over_another() {
        for (w, h) in WINDOWS {
            for players in 2..=6 {
                let places = Places::new(Rect::new(0.0, 0.0, w, h), players, 64.0);
                assert_eq!(places.seats.len(), players);
                let mut parts: Vec<Rect> = places.seats.iter().map(|seat| seat.at).collect();
                parts.push(places.band);
                for (nth, part) in parts.iter().enumerate() {
                    assert!(Rect::new(-0.1, -0.1, w + 0.2, h + 0.2).holds(part), "{players} in {w}: {part:?}");
                    assert!(part.w >= 48.0 && part.h >= 48.0, "{players} in {w}: {part:?}");
                    for other in &parts[nth + 1..] {
                        let both = part.meet(*other);
                        assert!(both.w * both.h < 0.1, "{players} in {w}: {part:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn everybody_reads_from_the_nearest_edge() {
        for (w, h) in WINDOWS {
            for players in 2..=6 {
                for Place { at, turn } in Places::new(Rect::new(0.0, 0.0, w, h), players, 64.0).seats {
                    let edge = match turn as u32 {
                        0 => h - at.bottom(),
                        90 => at.x,
                        180 => at.y,
                        _ => w - at.right(),
                    };
                    assert!(edge.abs() < 0.1, "{players} in {w}: {at:?} is turned by {turn}");
                }
            }
        }
    }

    #[test]
    fn seats_go_round_clockwise() {
        for (w, h) in WINDOWS {
            for players in 3..=6 {
                let seats = Places::new(Rect::new(0.0, 0.0, w, h), players, 64.0).seats;
                let middle = Point { x: w / 2.0, y: h / 2.0 };
                let angle = |place: &Place| {
                    let Point { x, y } = place.at.centre();
                    (y - middle.y).atan2(x - middle.x)
                };
                let steps = (0..players).map(|nth| {
                    let step = angle(&seats[(nth + 1) % players]) - angle(&seats[nth]);
                    step.rem_euclid(std::f32::consts::TAU)
                });
                let whole: f32 = steps.sum();
                assert!((whole - std::f32::consts::TAU).abs() < 0.01, "{players} in {w}: once round is {whole}");
            }
        }
    }
}

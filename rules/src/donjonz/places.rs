//! All places on the table where a card fits, found at once. Pure geometry: knows no rules.

use super::Cell;
use super::laid::Area;

/// The most columns and rows a table can have: twelve cards in a line, and room for one more at each end.
const SPAN: usize = 64;

/// Where the top left cell of a card of this width and height can lie so that the card shares a side with one of the
/// areas and covers none of them: column by column, each from the top.
pub(super) fn places(areas: &[Area], (width, height): (u8, u8)) -> Vec<Cell> {
    let (width, height) = (i32::from(width), i32::from(height));
    let left = areas.iter().map(|area| area.left).min().unwrap_or(0) - width;
    let top = areas.iter().map(|area| area.top).min().unwrap_or(0) - height;
    let (mut covering, mut beside) = ([0_u64; SPAN], [0_u64; SPAN]);
    for area in areas {
        let (first, last) = (area.left - width - left, area.right - left);
        let rows = bits(area.top - height + 1 - top, area.bottom - top);
        let ends = bits(area.top - height - top, area.bottom + 1 - top) & !rows;
        for column in first + 1..last {
            covering[column as usize] |= rows;
            beside[column as usize] |= ends;
        }
        beside[first as usize] |= rows;
        beside[last as usize] |= rows;
    }
    let right = areas.iter().map(|area| area.right).max().unwrap_or(0);
    let mut places = Vec::with_capacity(areas.len() * 16);
    for (x, (covering, beside)) in (left..=right).zip(covering.iter().zip(&beside)) {
        let mut rows = beside & !covering;
        while rows != 0 {
            places.push(Cell { x: x as i16, y: (top + rows.trailing_zeros() as i32) as i16 });
            rows &= rows - 1;
        }
    }
    places
}

/// The bits from one row to just before another.
fn bits(from: i32, to: i32) -> u64 {
    (u64::MAX >> (64 - (to - from))) << from
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// The same, asked of every cell around.
    fn asked(areas: &[Area], (width, height): (u8, u8)) -> Vec<Cell> {
        let cells = (-60..60).flat_map(|x| (-60..60).map(move |y| Cell { x, y }));
        let fits = |cell: &Cell| {
            let (left, top) = (i32::from(cell.x), i32::from(cell.y));
            let card = Area { left, top, right: left + i32::from(width), bottom: top + i32::from(height) };
            areas.iter().all(|area| card.overlap(area).is_none()) && areas.iter().any(|area| card.touches(area))
        };
        cells.filter(fits).collect()
    }

    #[test]
    fn all_places_of_a_growing_table_are_found() {
        let mut rng = Rng::new(5);
        for _ in 0..20 {
            let mut areas = vec![Area { left: 0, top: 0, right: 3, bottom: 2 }];
            for _ in 0..11 {
                let size @ (width, height) = *rng.pick(&[(3, 4), (4, 3)]).expect("there are two");
                let found = places(&areas, size);
                assert_eq!(found, asked(&areas, size), "{areas:?}");
                let Cell { x, y } = *rng.pick(&found).expect("a card always fits somewhere");
                let (left, top) = (i32::from(x), i32::from(y));
                areas.push(Area { left, top, right: left + i32::from(width), bottom: top + i32::from(height) });
            }
        }
    }

    #[test]
    fn a_table_of_cards_in_a_line_has_room_at_both_ends() {
        for step in [(4, 0), (0, 4)] {
            let area = |nth: i32| {
                let (left, top) = (step.0 * nth, step.1 * nth);
                Area { left, top, right: left + 4, bottom: top + 4 }
            };
            let areas: Vec<Area> = (0..12).map(area).collect();
            assert_eq!(places(&areas, (4, 4)), asked(&areas, (4, 4)));
        }
    }
}

//! A few areas of a window that do not overlap, and what lies between them. Knows no window.

use crate::geometry::Rect;

/// The most areas that are told apart; each costs a look at all sprites.
pub const MOST: usize = 4;

/// Areas that do not overlap. Where there are too many, neighbours become one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Areas(Vec<Rect>);

impl Areas {
    /// Adds an area; those that it touches become one with it.
    pub fn add(&mut self, area: Rect) {
        if area.w <= 0.0 || area.h <= 0.0 {
            return;
        }
        let mut area = area;
        while let Some(nth) = self.0.iter().position(|other| touches(other, &area)) {
            area = around(&self.0.swap_remove(nth), &area);
        }
        self.0.push(area);
        if self.0.len() > MOST {
            let growth = |other: &Rect| size(&around(other, &area)) - size(other);
            let others = self.0[..self.0.len() - 1].iter().enumerate();
            let nearest = others.min_by(|(_, a), (_, b)| growth(a).total_cmp(&growth(b))).map(|(nth, _)| nth);
            if let (Some(last), Some(nth)) = (self.0.pop(), nearest) {
                let other = self.0.swap_remove(nth);
                self.add(around(&other, &last));
            }
        }
    }

    /// How much they fill together.
    pub fn size(&self) -> f32 {
        self.0.iter().map(size).sum()
    }

    /// What they leave of a window, as areas that do not overlap.
    pub fn leave(&self, whole: Rect) -> Vec<Rect> {
        let inside = self.0.iter().map(|area| area.meet(whole)).filter(|area| size(area) > 0.0);
        let areas: Vec<Rect> = inside.collect();
        let mut edges: Vec<f32> = areas.iter().flat_map(|area| [area.y, area.bottom()]).collect();
        edges.extend([whole.y, whole.bottom()]);
        edges.sort_by(f32::total_cmp);
        edges.dedup();
        let mut left = Vec::new();
        for band in edges.windows(2) {
            let (top, bottom) = (band[0], band[1]);
            let mut across: Vec<&Rect> = areas.iter().filter(|area| area.y < bottom && area.bottom() > top).collect();
            across.sort_by(|a, b| a.x.total_cmp(&b.x));
            let mut x = whole.x;
            for area in across {
                left.push(Rect::new(x, top, area.x - x, bottom - top));
                x = area.right();
            }
            left.push(Rect::new(x, top, whole.right() - x, bottom - top));
        }
        left.retain(|area| size(area) > 0.0);
        left
    }
}

impl std::ops::Deref for Areas {
    type Target = [Rect];

    fn deref(&self) -> &[Rect] {
        &self.0
    }
}

impl FromIterator<Rect> for Areas {
    fn from_iter<T: IntoIterator<Item = Rect>>(all: T) -> Areas {
        let mut areas = Areas::default();
        all.into_iter().for_each(|area| areas.add(area));
        areas
    }
}

fn touches(a: &Rect, b: &Rect) -> bool {
    a.x <= b.right() && b.x <= a.right() && a.y <= b.bottom() && b.y <= a.bottom()
}

fn around(a: &Rect, b: &Rect) -> Rect {
    let (x, y) = (a.x.min(b.x), a.y.min(b.y));
    Rect::new(x, y, a.right().max(b.right()) - x, a.bottom().max(b.bottom()) - y)
}

fn size(area: &Rect) -> f32 {
    area.w * area.h
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Point;

    #[test]
    fn every_point_is_in_one_area_or_in_what_they_leave() {
        let whole = Rect::new(0.0, 0.0, 20.0, 20.0);
        let all = [Rect::new(1.0, 2.0, 4.0, 6.0), Rect::new(8.0, 4.0, 30.0, 3.0), Rect::new(2.0, 12.0, 5.0, 8.0)];
        let areas: Areas = all.into_iter().collect();
        assert_eq!(areas.len(), 3);
        let left = areas.leave(whole);
        for at in (0..400).map(|nth| Point { x: (nth % 20) as f32 + 0.5, y: (nth / 20) as f32 + 0.5 }) {
            let times = areas.iter().chain(&left).filter(|area| area.contains(at)).count();
            assert_eq!(times, 1, "{at:?}");
        }
        assert_eq!(Areas::default().leave(whole), [whole]);
        assert!(Areas::from_iter([whole]).leave(whole).is_empty());
    }
}

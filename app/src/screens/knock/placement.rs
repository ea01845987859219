//! The card in hand: where it would be placed, and the next place for the keyboard. Pure; the table shows it.

use super::board::CARD;
use crate::{geometry::Point, input::Key};
use rules::knock::{Action, CardId, Cell, Illegal, Public, View};

/// How far a card springs to a legal place, in cells.
const SPRING: f32 = 0.95;

/// Where a card would be placed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// The cell of its top left corner.
    pub at: Cell,
    /// Whether it may lie there.
    pub verdict: Result<(), Illegal>,
}

/// Where a card lands when its middle is let go over a place in cells.
pub fn nearest(game: &View, card: CardId, middle: Point) -> Placement {
    let corner = Point { x: middle.x - CARD / 2.0, y: middle.y - CARD / 2.0 };
    let far = |at: &Cell| (f32::from(at.x) - corner.x).hypot(f32::from(at.y) - corner.y);
    let places = game.keep().places();
    let nearest = places.into_iter().min_by(|a, b| far(a).total_cmp(&far(b))).filter(|at| far(at) <= SPRING);
    let at = nearest.unwrap_or(Cell { x: corner.x.round() as i16, y: corner.y.round() as i16 });
    Placement { at, verdict: game.check(&Action::Place { card, at, turned: false }) }
}

/// The next legal place from `at` in the direction of an arrow key.
pub fn neighbour(game: &Public, at: Cell, key: Key) -> Option<Cell> {
    key.next(at, 2, game.keep().places(), |cell| (cell.x, cell.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{
        Game,
        knock::{Knock, Setup},
    };

    fn game() -> View {
        Knock::new(&Setup::default(), 3).expect("the standard deck is sound").own_view()
    }

    #[test]
    fn a_card_near_a_corner_springs_to_it() {
        let game = game();
        let card = game.playable()[0];
        let placement = nearest(&game, card, Point { x: 1.3 + CARD / 2.0, y: 0.6 + CARD / 2.0 });
        assert_eq!(placement, Placement { at: Cell { x: 1, y: 1 }, verdict: Ok(()) });
    }

    #[test]
    fn a_card_on_another_or_far_away_may_not_lie_there() {
        let game = game();
        let card = game.playable()[0];
        let on_top = nearest(&game, card, Point { x: CARD / 2.0, y: CARD / 2.0 });
        assert!(matches!(on_top.verdict, Err(Illegal::CoversMore { .. })));
        let away = nearest(&game, card, Point { x: 9.0, y: 9.0 });
        assert!(matches!(away.verdict, Err(Illegal::CoversNone { .. })));
    }

    #[test]
    fn arrows_reach_every_place() {
        let game = game();
        let mut reached = vec![game.keep().places()[0]];
        for index in 0..4 {
            for key in [Key::Up, Key::Right, Key::Down, Key::Left] {
                let next = reached.get(index).and_then(|at| neighbour(&game, *at, key));
                reached.extend(next.filter(|at| !reached.contains(at)));
            }
        }
        assert_eq!(reached.len(), game.keep().places().len());
    }
}

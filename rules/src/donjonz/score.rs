//! What a walk is worth, and what the hero may be called for it.

use serde::{Deserialize, Serialize};

/// Points for 1 to 10 beaten monsters, as printed under the track. Rulebook: the inventory sheet.
pub const TRACK: [u32; 10] = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55];
/// Points for a pouch held at the end.
pub const POUCH_POINTS: u32 = 2;

/// A score, broken down as on the inventory sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Pouches held.
    pub pouches: u16,
    /// Points for them.
    pub gold_points: u32,
    /// Monsters beaten.
    pub monsters: u8,
    /// Points for them.
    pub monster_points: u32,
    /// Glory in all.
    pub total: u32,
}

impl Score {
    /// The score of a hero who came through with these.
    pub fn new(pouches: u16, monsters: u8) -> Score {
        let gold_points = u32::from(pouches) * POUCH_POINTS;
        let monster_points = track(monsters);
        Score { pouches, gold_points, monsters, monster_points, total: gold_points + monster_points }
    }

    /// The score of a hero who fell: the monsters were beaten, but nothing counts.
    pub fn fallen(monsters: u8) -> Score {
        Score { monsters, ..Score::default() }
    }
}

/// Points for so many beaten monsters; the track ends at ten.
pub fn track(monsters: u8) -> u32 {
    let index = usize::from(monsters).min(TRACK.len());
    index.checked_sub(1).map_or(0, |index| TRACK[index])
}

/// How the hero did. Rulebook: Evaluating your exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rank {
    /// 0 to 20 points.
    ThirdRate,
    /// 21 to 40 points.
    SecondRate,
    /// 41 to 60 points.
    Rookie,
    /// 61 to 80 points.
    Seasoned,
    /// 81 points and more.
    HighlySkilled,
}

impl Rank {
    /// All five, from the lowest.
    pub const ALL: [Rank; 5] = [Rank::ThirdRate, Rank::SecondRate, Rank::Rookie, Rank::Seasoned, Rank::HighlySkilled];

    /// The least score of this rank. Exactly 20 points belong to the lowest.
    fn least(self) -> u32 {
        match self {
            Rank::ThirdRate => 0,
            Rank::SecondRate => 21,
            Rank::Rookie => 41,
            Rank::Seasoned => 61,
            Rank::HighlySkilled => 81,
        }
    }

    /// The rank of a score.
    pub fn of(total: u32) -> Rank {
        Rank::ALL.into_iter().rfind(|rank| rank.least() <= total).unwrap_or(Rank::ThirdRate)
    }

    /// The rank above that of a score, and how many points are missing; none above the highest.
    pub fn after(total: u32) -> Option<(Rank, u32)> {
        Rank::ALL.into_iter().find(|rank| rank.least() > total).map(|rank| (rank, rank.least() - total))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_pouches_and_six_monsters_are_fifty_three() {
        let score = Score::new(16, 6);
        assert_eq!((score.gold_points, score.monster_points, score.total), (32, 21, 53));
        assert_eq!(Rank::of(score.total), Rank::Rookie);
    }

    #[test]
    fn the_track_is_that_of_the_sheet_and_ends_at_ten() {
        let points: Vec<u32> = (0..=11).map(track).collect();
        assert_eq!(points, [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 55]);
    }

    #[test]
    fn a_fallen_hero_scores_nothing() {
        assert_eq!(Score::fallen(7).total, 0);
        assert_eq!(Score::fallen(7).monsters, 7);
    }

    #[test]
    fn the_next_rank_is_as_far_as_its_least_score() {
        assert_eq!(Rank::after(8), Some((Rank::SecondRate, 13)));
        assert_eq!(Rank::after(20), Some((Rank::SecondRate, 1)));
        assert_eq!(Rank::after(80), Some((Rank::HighlySkilled, 1)));
        assert_eq!(Rank::after(81), None);
    }

    #[test]
    fn each_rank_ends_where_the_book_says() {
        let ranks = [0, 20, 21, 40, 41, 60, 61, 80, 81, 500].map(Rank::of);
        use Rank::*;
        let wanted = [
            ThirdRate,
            ThirdRate,
            SecondRate,
            SecondRate,
            Rookie,
            Rookie,
            Seasoned,
            Seasoned,
            HighlySkilled,
            HighlySkilled,
        ];
        assert_eq!(ranks, wanted);
    }
}

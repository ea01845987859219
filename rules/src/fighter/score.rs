//! The score of a won Fighter game, line by line, and the rank it earns. Rulebook: points and status of the group.

use super::state::{Fighter, Member};
use serde::{Deserialize, Serialize};

/// What a line of the score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counted {
    /// The difficulty.
    Difficulty,
    /// A point a player.
    Players,
    /// Two points a white die in the treasury.
    WhiteDice,
    /// A point for two gold in the treasury.
    Gold,
    /// Five points if nobody fainted.
    NobodyFainted,
    /// A point less a scar.
    Scars,
    /// Five points less a hero who left the game.
    Angels,
}

/// A line of the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// What it counts.
    pub counted: Counted,
    /// How many there are of it.
    pub count: u8,
    /// The points it gives or takes.
    pub points: i16,
}

/// A score, line by line. A line of no points is part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The lines, in the order of the rulebook.
    pub lines: Vec<Line>,
}

impl Score {
    /// The sum of all lines.
    pub fn total(&self) -> i16 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// The rank it earns, 1 to 10.
    pub fn rank(&self) -> u8 {
        rank(self.total())
    }
}

/// The highest score of each rank but the last.
const RANKS: [i16; 9] = [0, 5, 10, 15, 20, 25, 30, 35, 39];

/// The rank that a score earns, 1 to 10.
pub fn rank(score: i16) -> u8 {
    RANKS.iter().filter(|highest| score > **highest).count() as u8 + 1
}

impl Fighter {
    /// What the game would score if it were won as it stands.
    pub fn score(&self) -> Score {
        let line = |counted, count: u8, each: i16| Line { counted, count, points: i16::from(count) * each };
        let count = |counts: fn(&Member) -> usize| self.members.iter().map(counts).sum::<usize>() as u8;
        let scars = count(|member| member.scars.len());
        let angels = count(|member| usize::from(member.is_angel));
        let down = count(|member| usize::from(member.has_fainted()));
        let nobody = u8::from(scars + angels + down == 0);
        let lines = vec![
            line(Counted::Difficulty, 1, self.difficulty.points()),
            line(Counted::Players, self.members.len() as u8, 1),
            line(Counted::WhiteDice, self.white, 2),
            Line { counted: Counted::Gold, count: self.gold, points: i16::from(self.gold / 2) },
            line(Counted::NobodyFainted, nobody, 5),
            line(Counted::Scars, scars, -1),
            line(Counted::Angels, angels, -5),
        ];
        Score { lines }
    }
}

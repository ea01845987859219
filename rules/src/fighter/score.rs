//! The score of a won Fighter game, line by line, and the rank it earns. Rulebook: points and status of the group.

use super::Difficulty;
use super::state::{Member, Public};
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

/// What a score is counted from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How hard the tower was.
    pub difficulty: Difficulty,
    /// Players, angels included.
    pub players: u8,
    /// White dice in the treasury.
    pub white: u8,
    /// Gold in the treasury.
    pub gold: u8,
    /// Scars on all heroes.
    pub scars: u8,
    /// Heroes who left the game.
    pub angels: u8,
    /// Heroes who lie on the ground.
    pub fainted: u8,
}

impl Score {
    /// Counts a game that was won like that.
    pub fn of(tally: Tally) -> Score {
        let line = |counted, count: u8, each: i16| Line { counted, count, points: i16::from(count) * each };
        let Tally { difficulty, players, white, gold, scars, angels, fainted } = tally;
        let nobody = u8::from(scars + angels + fainted == 0);
        let lines = vec![
            line(Counted::Difficulty, 1, difficulty.points()),
            line(Counted::Players, players, 1),
            line(Counted::WhiteDice, white, 2),
            Line { counted: Counted::Gold, count: gold, points: i16::from(gold / 2) },
            line(Counted::NobodyFainted, nobody, 5),
            line(Counted::Scars, scars, -1),
            line(Counted::Angels, angels, -5),
        ];
        Score { lines }
    }

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

impl Public {
    /// What the game would score if it were won as it stands.
    pub fn score(&self) -> Score {
        let count = |counts: fn(&Member) -> usize| self.members.iter().map(counts).sum::<usize>() as u8;
        Score::of(Tally {
            difficulty: self.difficulty,
            players: self.members.len() as u8,
            white: self.white,
            gold: self.gold,
            scars: count(|member| member.scars.len()),
            angels: count(|member| usize::from(member.is_angel)),
            fainted: count(|member| usize::from(member.has_fainted())),
        })
    }
}

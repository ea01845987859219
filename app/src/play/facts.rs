//! What the records want to know of a game, beside how it ended.

/// What the records say of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// How many played; 0 where it is always one.
    pub players: u8,
    /// Which of the game's kinds it was, such as a Keep or a difficulty, from 1; 0 where there is only one.
    pub kind: u8,
    /// Sand left at a win, in ms.
    pub left: Option<u64>,
    /// Whether it had more or less sand than the book gives.
    pub own_sand: bool,
    /// The badges that it would earn.
    pub feats: Vec<&'static str>,
    /// What it adds to the badges that many games earn together: the badge, what was done for it, and how many different
    /// such things there are.
    pub gathered: Vec<(&'static str, String, usize)>,
}

impl Facts {
    /// Of badges and whether they were earned, those that were.
    pub fn earned<const N: usize>(feats: [(&'static str, bool); N]) -> Vec<&'static str> {
        feats.into_iter().filter(|(_, is_done)| *is_done).map(|(feat, _)| feat).collect()
    }
}

//! What would happen: the ghost of a card before it is let go. Shows nothing that is hidden.

use super::cards::QUIET;
use super::{CardId, Cell, End, Illegal, Knock, Loss, Phase, Standing};

/// What a placement would cause, up to the draw, and that nobody has a card left if none is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Every card it would partly cover, the earliest placed first.
    pub covered: Vec<Forecast>,
    /// How the game would end by it.
    pub end: Option<End>,
}

impl Preview {
    /// Why the placement would lose the game, if it would.
    pub fn loss(&self) -> Option<Loss> {
        match self.end {
            Some(End::Lost(loss)) => Some(loss),
            _ => None,
        }
    }
}

/// What a placement would do to a card it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The card.
    pub card: CardId,
    /// Its danger now.
    pub before: u8,
    /// Its danger afterwards.
    pub danger: u8,
    /// What would become of it.
    pub fate: Fate,
}

/// What becomes of an assessed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A hall, or a creature beaten before, stays quiet.
    Quiet,
    /// A hall, or a creature beaten before, loses the game.
    Loud,
    /// A creature falls.
    Falls,
    /// A creature fights on.
    FightsOn,
}

impl Knock {
    /// What placing a card there would do. Changes nothing.
    ///
    /// # Errors
    /// Why the card may not be placed there.
    pub fn preview(&self, card: CardId, at: Cell, turned: bool) -> Result<Preview, Illegal> {
        self.check_place(card, at, &self.playable())?;
        let mut after = self.clone();
        after.play(card, at, turned, &mut Vec::new());
        let draws = self.phase == Phase::Place && after.next_draw(card).is_some();
        if after.end.is_none() && !draws {
            after.pass_on(&mut Vec::new());
        }
        let forecast = |laid: &super::Laid| {
            let danger = after.keep.danger(laid.card)?;
            let stands = after.keep.get(laid.card)?.standing;
            let fate = match laid.standing {
                Standing::Hall | Standing::Beaten if danger > QUIET => Fate::Loud,
                Standing::Hall | Standing::Beaten => Fate::Quiet,
                _ if stands == Standing::Beaten => Fate::Falls,
                _ => Fate::FightsOn,
            };
            Some(Forecast { card: laid.card, before: self.keep.danger(laid.card)?, danger, fate })
        };
        let covered = self.keep.around(at).filter_map(|(_, laid)| forecast(laid)).collect();
        Ok(Preview { covered, end: after.end })
    }
}

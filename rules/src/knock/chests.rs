//! The hunt for chests: the longest chain of linked cards with chests, and what it scores.

use super::{CardId, Public};

impl Public {
    /// The longest chain: the linked group with the most cards, among equals the one with the most chests, then the
    /// one begun first. Rulebook: the Hunt for Chests.
    pub fn chest_chain(&self) -> Vec<CardId> {
        let mut chains = self.chains();
        // The last of several greatest is taken, so the earliest comes last.
        chains.reverse();
        chains.into_iter().max_by_key(|chain| (chain.len(), self.chests_on(chain))).unwrap_or_default()
    }

    /// Chests in the longest chain: what a win scores.
    pub fn chests(&self) -> u32 {
        self.chests_on(&self.chest_chain())
    }

    fn chests_on(&self, cards: &[CardId]) -> u32 {
        cards.iter().map(|card| u32::from(self.card(*card).chests)).sum()
    }

    /// Every linked group of cards with chests, in the order their first cards were placed.
    fn chains(&self) -> Vec<Vec<CardId>> {
        let has_chests = |card: CardId| self.card(card).chests > 0;
        let mut chains: Vec<Vec<CardId>> = Vec::new();
        for laid in self.keep.laid().iter().filter(|laid| has_chests(laid.card)) {
            if chains.iter().flatten().any(|card| *card == laid.card) {
                continue;
            }
            let mut chain = vec![laid.card];
            let mut index = 0;
            while let Some(link) = chain.get(index).and_then(|card| self.keep.get(*card)) {
                index += 1;
                for (_, other) in self.keep.around(link.at) {
                    if has_chests(other.card) && !chain.contains(&other.card) {
                        chain.push(other.card);
                    }
                }
            }
            chains.push(chain);
        }
        chains
    }
}

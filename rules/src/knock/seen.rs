//! A Knock game as it is written for scripts and referees.

use super::{CardId, Cell, End, Knock, Laid, Phase, Spell, View, Voice};
use serde::Serialize;

/// A game is written as the player who is on sees it.
impl Serialize for Knock {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.own_view().serialize(serializer)
    }
}

/// Other hands and the pile are only counted; the hand is what the viewer may place.
impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Seen<'a> {
            level: u8,
            player: u8,
            phase: Phase,
            hand: Vec<CardId>,
            hands: Vec<usize>,
            pile: usize,
            reserve: u8,
            voice: Option<Voice>,
            spells: &'a [Spell],
            keep: Vec<Shown<'a>>,
            poisoned: Option<Cell>,
            burned: &'a [CardId],
            end: Option<End>,
        }
        #[derive(Serialize)]
        struct Shown<'a> {
            #[serde(flatten)]
            laid: &'a Laid,
            visible: [u8; 4],
            danger: u8,
        }
        let shown =
            |(index, laid)| Shown { laid, visible: self.keep.visible_at(index), danger: self.keep.danger_at(index) };
        Seen {
            level: self.level,
            player: self.player,
            phase: self.phase,
            hand: self.playable(),
            hands: (0..self.players).map(|player| self.held(player)).collect(),
            pile: self.pile(),
            reserve: self.reserve,
            voice: self.voice,
            spells: &self.spells,
            keep: self.keep.laid.iter().enumerate().map(shown).collect(),
            poisoned: self.keep.poisoned,
            burned: &self.burned,
            end: self.end,
        }
        .serialize(serializer)
    }
}

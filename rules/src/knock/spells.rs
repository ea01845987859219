//! Spells: the four Spellbook tokens, whom they can be cast on, and what they do.

use super::{Action, CardId, Event, Illegal, Knock, Public, Standing};
use serde::{Deserialize, Serialize};

/// A Spellbook token. There is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Spell {
    /// Removes an unbeaten creature other than the Knight.
    Fireball,
    /// Takes the haste out of an unbeaten creature, but the Knight cannot be beaten before it.
    IceFlash,
    /// Makes a corner of an unbeaten creature count nothing.
    Poison,
    /// Lets the players speak again.
    SphereOfSilence,
}

impl Spell {
    /// All four, in their fixed order.
    pub const ALL: [Spell; 4] = [Spell::Fireball, Spell::IceFlash, Spell::Poison, Spell::SphereOfSilence];
}

/// The Speech/Silence token. No rule is changed by it: it tells the players whether they may talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Voice {
    /// The players may say all they want.
    Speech,
    /// The players may only gesture.
    Silence,
}

impl Voice {
    /// The other side of the token.
    pub fn turned(self) -> Voice {
        match self {
            Voice::Speech => Voice::Silence,
            Voice::Silence => Voice::Speech,
        }
    }
}

impl Action {
    /// The token an action uses up.
    pub fn spell(self) -> Option<Spell> {
        match self {
            Action::Place { .. } | Action::TimeUp => None,
            Action::Fireball { .. } => Some(Spell::Fireball),
            Action::IceFlash { .. } => Some(Spell::IceFlash),
            Action::Poison { .. } => Some(Spell::Poison),
            Action::SphereOfSilence => Some(Spell::SphereOfSilence),
        }
    }

    /// The creature a spell is cast on.
    pub fn creature(self) -> Option<CardId> {
        match self {
            Action::Fireball { creature } | Action::IceFlash { creature } | Action::Poison { creature, .. } => {
                Some(creature)
            }
            Action::Place { .. } | Action::SphereOfSilence | Action::TimeUp => None,
        }
    }
}

impl Public {
    /// The creatures a held spell can be cast on now, the earliest placed first. The Sphere has none.
    pub fn targets(&self, spell: Spell) -> Vec<CardId> {
        let cast = |creature: CardId| match spell {
            Spell::Fireball => self.check_fireball(creature),
            Spell::IceFlash | Spell::Poison => self.check_target(creature),
            Spell::SphereOfSilence => Err(Illegal::NoCreature { card: creature }),
        };
        if !self.spells.contains(&spell) || self.end.is_some() {
            return Vec::new();
        }
        self.keep.laid.iter().map(|laid| laid.card).filter(|card| cast(*card).is_ok()).collect()
    }

    pub(super) fn check_spell(&self, spell: Spell, action: &Action) -> Result<(), Illegal> {
        if !self.spells.contains(&spell) {
            return Err(Illegal::NotHeld { spell });
        }
        match *action {
            Action::Fireball { creature } => self.check_fireball(creature),
            Action::IceFlash { creature } | Action::Poison { creature, .. } => self.check_target(creature),
            _ => match self.voice {
                None => Err(Illegal::Solo),
                Some(Voice::Speech) => Err(Illegal::MaySpeak),
                Some(Voice::Silence) => Ok(()),
            },
        }
    }

    fn check_fireball(&self, creature: CardId) -> Result<(), Illegal> {
        self.check_target(creature)?;
        if creature == self.knight() { Err(Illegal::KnightImmune) } else { Ok(()) }
    }

    fn check_target(&self, creature: CardId) -> Result<(), Illegal> {
        let is_unbeaten = self.keep.get(creature).is_some_and(|laid| laid.standing.is_unbeaten());
        if is_unbeaten { Ok(()) } else { Err(Illegal::NoCreature { card: creature }) }
    }

    /// The frozen creature that protects the Knight. A frozen Knight does not protect himself.
    pub(super) fn protector(&self) -> Option<CardId> {
        let knight = self.knight();
        let frozen = self.keep.laid.iter().filter(|laid| laid.standing == Standing::Frozen);
        frozen.map(|laid| laid.card).find(|card| *card != knight)
    }
}

impl Knock {
    /// Carries out a spell that was checked. Rulebook: Spellbook Tokens.
    pub(super) fn cast(&mut self, spell: Spell, action: &Action, events: &mut Vec<Event>) {
        self.tell(events, Event::SpellUsed { spell });
        match *action {
            Action::Fireball { creature } => self.tell(events, Event::Burned { creature }),
            Action::IceFlash { creature } => self.tell(events, Event::Frozen { creature }),
            Action::Poison { creature, corner } => {
                let Some(laid) = self.keep.get(creature) else { return };
                let cell = laid.at.under(corner);
                self.tell(events, Event::Poisoned { cell });
                self.assess(&[creature], events);
            }
            _ => self.tell(events, Event::VoiceTurned { voice: Voice::Speech }),
        }
    }
}

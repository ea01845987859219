//! What a step would lead to, for whoever thinks before walking.

use super::{Action, Donjonz, Event, Side, Thing, Weapon};
use crate::Game;

/// What would come of stepping onto a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It falls to this weapon.
    Victory(Weapon),
    /// It takes all the gold.
    Robbed(u16),
    /// The hero falls.
    Death,
}

impl Donjonz {
    /// The sides the hero may step to.
    pub fn steps(&self) -> Vec<Side> {
        let actions = self.legal_actions().into_iter();
        actions.filter_map(|action| if let Action::Step { side } = action { Some(side) } else { None }).collect()
    }

    /// The monster on that side, by the weapon that beats it, and what stepping onto it would bring.
    pub fn fate(&self, side: Side) -> Option<(Weapon, Fate)> {
        let Some(Thing::Monster(foe)) = self.thing_at(self.hero().step(side)) else { return None };
        let fate = self.preview(side).ok()?.into_iter().find_map(|event| match event {
            Event::MonsterBeaten { weapon } => Some(Fate::Victory(weapon)),
            Event::GoldLost { pouches } => Some(Fate::Robbed(pouches)),
            Event::HeroFell => Some(Fate::Death),
            _ => None,
        });
        fate.map(|fate| (foe, fate))
    }

    /// Tests whether no step would be left on that side while there are other ways to go.
    pub fn ends_walk(&self, side: Side) -> bool {
        let is_last = |events: Vec<Event>| events.contains(&Event::WalkEnded);
        self.steps().len() > 1 && self.preview(side).is_ok_and(is_last)
    }
}

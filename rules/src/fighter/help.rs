//! What a throw would bring before it is made: whether an ability can help at all, and what a miss would cost.

use super::powers::{Price, Token, What};
use super::state::{Fight, Foe, Public};
use super::{Colour, Member};

/// Why an ability cannot help right now, whatever the die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Idle {
    /// Every hero who is awake has full health.
    NobodyWounded,
    /// The foe has no handicap left.
    NoHandicap,
    /// The party has no gold to pay with.
    NoGold,
    /// Nobody has any gold left to be taken.
    NoSupply,
    /// The foe is of another family.
    OtherFamily,
    /// It is the boss: the game ends with this fight.
    Boss,
    /// The token lies there already.
    Placed,
    /// The hero has too little health to pay with.
    NoHealth,
    /// The foe's blows cost nothing.
    Harmless,
}

impl Public {
    /// Why the ability of that colour of the hero in a seat cannot help in this fight as it stands; none if it can, or
    /// if a scar covers it.
    pub fn idle(&self, seat: u8, colour: Colour) -> Option<Idle> {
        let (fight, power) = (self.fight()?, self.ability(seat, colour)?.power());
        let demand = |helps: bool, idle: Idle| (!helps).then_some(idle);
        let is_boss = matches!(fight.foe, Foe::Boss(_));
        match power.what {
            What::HealAll(_) | What::Bless => {
                demand(self.members().iter().any(Member::is_wounded), Idle::NobodyWounded)
            }
            What::Loot => demand(!is_boss, Idle::Boss),
            What::Gain(_) => demand(self.gold_supply() > 0, Idle::NoSupply),
            What::AddAgainst(family, _) => demand(self.is_of(family), Idle::OtherFamily),
            What::Double if matches!(power.price, Price::Health(_)) => {
                demand(self.member(seat).health > 1, Idle::NoHealth)
            }
            What::Guard(_) => demand(self.cost_of_a_miss(seat) > 0, Idle::Harmless),
            What::Place(Token::Ballad) if self.handicaps().is_empty() => Some(Idle::NoHandicap),
            What::Place(Token::Ballad) => demand(self.gold() > 0, Idle::NoGold),
            What::Place(Token::Charm) if is_boss => Some(Idle::Boss),
            What::Place(Token::Toad | Token::Beer) if self.damage() == 0 => Some(Idle::Harmless),
            What::Place(token) => demand(!is_placed(fight, token, seat), Idle::Placed),
            _ => None,
        }
    }

    /// What a miss costs the hero in a seat who throws now, if nothing is done about it.
    pub fn cost_of_a_miss(&self, seat: u8) -> u8 {
        if self.player() == seat { self.blow_on(seat) } else { self.damage() }
    }

    /// Tests whether a miss costs every hero who is awake.
    pub fn hits_everybody(&self) -> bool {
        self.foe_powers().any(|power| power.what == What::Spread)
    }
}

/// Tests whether the hero in a seat has nothing from placing a token once more. The Beer can stand on another hero.
fn is_placed(fight: &Fight, token: Token, seat: u8) -> bool {
    match token {
        Token::Target => fight.has_target,
        Token::Toad => fight.has_toad,
        Token::Charm => fight.charmed_by == Some(seat),
        Token::Ballad => fight.has_ballad,
        Token::Beer => false,
    }
}

//! What a throw comes to: hit or miss, the ability it triggers, the damage it does, and the blow it provokes.
//! Only asks the state; what follows is carried out in `fight`.

use super::powers::{Power, What, When};
use super::state::{Foe, Public};
use super::throwing::{Part, Source, Spot, Sum};
use super::{Colour, EquipmentId};

impl Public {
    /// Where the die came to rest.
    fn spot(&self) -> Option<Spot> {
        Some(self.attack.as_ref()?.landing?.spot)
    }

    /// Tests whether the die that has landed hit the target, as the monster's handicaps see it.
    pub fn is_hit(&self) -> bool {
        let shrinks = |value| self.foe_powers().any(|power| power.what == What::Shrink(value));
        self.spot().and_then(Spot::value).is_some_and(|value| !shrinks(value))
    }

    /// Tests whether the die lies in the centre and shows the symbol. Rulebook: Fatal blow.
    pub fn is_fatal(&self) -> bool {
        let landing = self.attack.as_ref().and_then(|attack| attack.landing);
        landing.is_some_and(|landing| landing.spot == Spot::Centre && landing.symbol)
    }

    /// Tests whether the die that has landed shows the symbol.
    pub(super) fn shows_symbol(&self) -> bool {
        self.attack.as_ref().and_then(|attack| attack.landing).is_some_and(|landing| landing.symbol)
    }

    /// Tests whether a power that works then works after this throw.
    fn works(&self, when: When) -> bool {
        match when {
            When::Always | When::AnyTime | When::AfterThrow => true,
            When::OnHit => self.is_hit(),
            When::OnMiss | When::OnBlow => !self.is_hit(),
        }
    }

    /// The ability that the die that has landed triggers, with its colour. Rulebook: Special abilities of heroes.
    pub fn triggered(&self) -> Option<(Colour, Power)> {
        let attack = self.attack.as_ref().filter(|_| self.shows_symbol())?;
        let colour = attack.colour?;
        let power = self.ability(self.player, colour)?.power();
        let is_third = power.what == What::Again && attack.is_second;
        (self.works(power.when) && !is_third).then_some((colour, power))
    }

    /// What the triggered ability does.
    pub(super) fn triggered_what(&self) -> Option<What> {
        self.triggered().map(|(_, power)| power.what)
    }

    /// The powers of the thrower's armours that are kept, each with its card.
    fn kept(&self, seat: u8) -> impl Iterator<Item = (EquipmentId, Power)> + '_ {
        self.member(seat).gear.iter().filter_map(|card| {
            let piece = self.card(*card);
            (!piece.is_once()).then(|| piece.effect().map(|effect| (*card, effect.power())))?
        })
    }

    /// The damage of the throw as it stands, part by part. Rulebook: multiply before adding.
    pub fn sum(&self) -> Sum {
        let Some(attack) = &self.attack else { return Sum { value: 0, times: 1, parts: Vec::new() } };
        let mut sum = Sum { value: 0, times: 1, parts: Vec::new() };
        let triggered = self.triggered();
        if self.is_hit() {
            let by_foe = self.foe_powers().find_map(value_of);
            let by_hero = triggered.and_then(|(_, power)| value_of(power));
            let printed = self.spot().and_then(Spot::value).unwrap_or_default();
            sum.value = by_hero.or(by_foe).unwrap_or(printed);
            let weapons = attack.weapons.iter().filter_map(|card| Some((*card, self.card(*card).weapon()?.1)));
            let armours = self.kept(self.player).filter_map(|(card, power)| match power.what {
                What::Add(points) => Some((card, points)),
                _ => None,
            });
            let part = |(card, points)| Part { source: Source::Equipment(card), points };
            sum.parts.extend(weapons.chain(armours).map(part));
        }
        if let Some((colour, power)) = triggered {
            let points = match power.what {
                What::Add(points) => Some(points),
                What::AddAgainst(family, points) => self.is_of(family).then_some(points),
                _ => None,
            };
            sum.parts.extend(points.map(|points| Part { source: Source::Ability(colour), points }));
            if power.what == What::Double && attack.ability_used {
                sum.times = 2;
            }
        }
        if self.is_hit() {
            let bonus = self.target_bonus().or(self.places_target().then_some(super::powers::TARGET));
            sum.parts.extend(bonus.map(|points| Part { source: Source::Target, points }));
        }
        sum.parts.extend(&attack.extras);
        sum
    }

    /// Tests whether this throw is about to place the Target token, which counts for it already.
    fn places_target(&self) -> bool {
        self.triggered_what() == Some(What::Place(super::powers::Token::Target))
    }

    /// Tests whether the foe is of that family. A boss is of none.
    pub(super) fn is_of(&self, family: super::Family) -> bool {
        let Some(Foe::Monster(id)) = self.fight.as_ref().map(|fight| fight.foe) else { return false };
        self.deck.monster(id).is_some_and(|monster| monster.family == family)
    }

    /// Whom the blow after a miss meets, and how hard. Nobody after a hit.
    pub fn blows(&self) -> Vec<(u8, u8)> {
        if self.attack.as_ref().is_none_or(|attack| attack.landing.is_none()) || self.is_hit() {
            return Vec::new();
        }
        let spreads = self.foe_powers().any(|power| power.what == What::Spread);
        let met = self.awake().filter(|seat| spreads || *seat == self.player);
        met.map(|seat| (seat, self.blow_on(seat))).collect()
    }

    /// The blows that come if nothing more is done. A foe that falls first strikes nobody.
    fn blows_to_come(&self) -> Vec<(u8, u8)> {
        if self.is_short() { self.blows() } else { Vec::new() }
    }

    /// All the damage that the heroes take together if nothing more is done.
    pub fn blow(&self) -> u8 {
        self.blows_to_come().into_iter().map(|(_, points)| points).fold(0, u8::saturating_add)
    }

    /// The blows that make a hero faint if nothing more is done.
    pub(super) fn felling_blows(&self) -> Vec<(u8, u8)> {
        let fells = |(seat, points): &(u8, u8)| *points >= self.member(*seat).health;
        self.blows_to_come().into_iter().filter(fells).collect()
    }

    /// The seats of the heroes who faint if nothing more is done.
    pub fn felled(&self) -> Vec<u8> {
        self.felling_blows().into_iter().map(|(seat, _)| seat).collect()
    }

    pub(super) fn blow_on(&self, seat: u8) -> u8 {
        if self.fight.as_ref().is_some_and(|fight| fight.beer == Some(seat)) {
            return 0;
        }
        let places_toad = self.triggered_what() == Some(What::Place(super::powers::Token::Toad));
        let has_toad = self.fight.as_ref().is_some_and(|fight| fight.has_toad);
        let damage = self.damage().saturating_sub(if places_toad && !has_toad { super::powers::TOAD } else { 0 });
        if seat != self.player {
            return damage;
        }
        let guard = |power: Power| match power.what {
            What::Guard(points) => points,
            _ => 0,
        };
        let by_ability = self.triggered().map(|(_, power)| guard(power));
        let by_armour = self.kept(seat).map(|(_, power)| guard(power));
        let guards = self.attack.iter().flat_map(|attack| &attack.guards);
        let by_card = guards.filter_map(|(_, card)| Some(guard(self.card(*card).effect()?.power())));
        by_ability.into_iter().chain(by_armour).chain(by_card).fold(damage, u8::saturating_sub)
    }

    /// Tests whether the hero gives blows back, by an armour that is kept or a card used up for this one.
    pub(super) fn ripostes(&self, seat: u8) -> bool {
        let is_riposte =
            |card: EquipmentId| self.card(card).effect().is_some_and(|effect| effect.power().what == What::Riposte);
        let by_armour = self.kept(seat).any(|(card, _)| is_riposte(card));
        let guards = self.attack.iter().flat_map(|attack| &attack.guards);
        by_armour || guards.into_iter().any(|(who, card)| *who == seat && is_riposte(*card))
    }
}

fn value_of(power: Power) -> Option<u8> {
    match power.what {
        What::Value(value) => Some(value),
        _ => None,
    }
}

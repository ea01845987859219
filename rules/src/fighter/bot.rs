//! A party that plays sensibly: it weighs throws by its skill, spends white dice when somebody would fall, keeps the
//! rest for the boss, and shops. For playouts and balance; it knows what everybody sees.

use super::powers::{Token, What, When};
use super::state::{Fighter, Phase, Place, Public};
use super::thrower::{Skill, Thrower};
use super::throwing::Die;
use super::{Ability, Action, Colour, EquipmentId, Foe, Kind, Refusal, RoomKind, Setup, Treasure};
use crate::Game;
use std::cmp::Reverse;

/// Plays a whole game with simulated throws.
///
/// # Errors
/// Why the setup cannot be played.
pub fn play(setup: &Setup, seed: u64, skill: Skill) -> Result<Fighter, Refusal> {
    let (mut game, mut thrower) = (Fighter::new(setup, seed)?, Thrower::new(skill, seed));
    while game.end().is_none() {
        let action = choose(&game, &skill).unwrap_or_else(|| Action::Land(thrower.throw(&game.conditions())));
        game.apply(&action).expect("a party does what is legal");
    }
    Ok(game)
}

/// The next decision of the party; `None` when a die is to be thrown, or the game is over.
pub fn choose(game: &Public, skill: &Skill) -> Option<Action> {
    if matches!(game.phase(), Phase::Throw | Phase::Over) {
        return None;
    }
    let legal = game.legal_actions();
    let healing = legal.iter().find(|action| is_worth_using(game, action)).cloned();
    healing.or_else(|| match game.phase() {
        Phase::Walk => legal.iter().max_by_key(|action| way_value(game, action)).cloned(),
        Phase::Aim => aim(game, skill, &legal),
        Phase::Arm => legal.iter().max_by_key(|action| arm_value(game, skill, action)).cloned(),
        Phase::Landed => Some(after_throw(game, &legal)),
        Phase::Sacrifice => legal.iter().min_by_key(|action| loss_of(game, action)).cloned(),
        Phase::Bless => legal.iter().max_by_key(|action| blessing(game, action)).cloned(),
        Phase::Rest => Some(rest(game, &legal)),
        Phase::Throw | Phase::Again | Phase::Over => legal.first().cloned(),
    })
}

/// Tests whether a card that heals would not be wasted, or somebody is about to fall.
fn is_worth_using(game: &Public, action: &Action) -> bool {
    let Action::Use { card, on } = action else { return false };
    let missing = |seat: u8| game.member(seat).most_health() - game.member(seat).health;
    match (game.card(*card).effect().map(|effect| effect.power().what), on) {
        (Some(What::HealOne(points)), Some(seat)) => {
            let is_close = game.fight().is_some() && game.member(*seat).health <= game.damage();
            missing(*seat) >= points || is_close && missing(*seat) * 2 >= points
        }
        (Some(What::HealAll(points)), None) => {
            let all: u8 = game.awake().map(|seat| missing(seat).min(points)).sum();
            usize::from(all) * 4 >= usize::from(points) * game.awake().count() * 3
        }
        _ => false,
    }
}

/// How good the best way on from there to the end of the board is.
fn way_value(game: &Public, action: &Action) -> i32 {
    let Action::Walk { to: Place::Room { level, room } } = action else { return 0 };
    room_value(game, *level, *room)
}

fn room_value(game: &Public, level: u8, room: u8) -> i32 {
    let face = game.face(level);
    let missing: i32 =
        game.awake().map(|seat| i32::from(game.member(seat).most_health() - game.member(seat).health)).sum();
    let here = match face.room(room).map(|room| room.kind) {
        Some(RoomKind::Shop) => 2 + i32::from(game.gold()) / 2,
        Some(RoomKind::Fountain) => 2 + missing / 2,
        Some(RoomKind::Treasure(Treasure::Dice(dice))) => 3 * i32::from(dice),
        Some(RoomKind::Treasure(Treasure::Gold(gold))) => i32::from(gold),
        Some(RoomKind::Treasure(Treasure::Equipment)) => 3,
        Some(RoomKind::Perilous(_)) => -4,
        Some(RoomKind::Plain) | None => 0,
    };
    // Every room is a fight, which costs more than it brings.
    let onward = face.ways(room).into_iter().map(|next| room_value(game, level, next)).max();
    here - 3 + onward.unwrap_or(0)
}

/// The best die and weapons, or the way out when the hero dice are spent.
fn aim(game: &Public, skill: &Skill, legal: &[Action]) -> Option<Action> {
    let best = legal.iter().filter(|action| matches!(action, Action::Aim { .. }));
    let best = best.max_by_key(|action| aim_value(game, skill, action)).cloned();
    if !legal.contains(&Action::Endure) {
        return best;
    }
    let damage = game.fight().map_or(0, |fight| game.printed_damage(fight.foe));
    let would_fall = game.awake().filter(|seat| game.member(*seat).health <= damage).count();
    match best {
        Some(white) if would_fall > 0 => Some(white),
        _ if would_fall < game.awake().count() => Some(Action::Endure),
        _ => Some(Action::GiveUp),
    }
}

fn arm_value(game: &Public, skill: &Skill, action: &Action) -> i64 {
    let (Action::Arm { weapons }, Some(attack)) = (action, game.attack()) else { return i64::MIN };
    aim_value(game, skill, &Action::Aim { die: attack.die, weapons: weapons.clone() })
}

/// What a throw is worth, in thousandths of a point of damage.
fn aim_value(game: &Public, skill: &Skill, action: &Action) -> i64 {
    let Action::Aim { die, weapons } = action else { return i64::MIN };
    let hit = i64::from(skill.hit(game.conditions_with(weapons).throws.len()));
    let is_horde = game.foe_powers().any(|power| power.what == What::Value(1));
    let section = if is_horde { 1000 } else { i64::from(skill.mean()) };
    let added: i64 =
        weapons.iter().filter_map(|card| game.card(*card).weapon()).map(|(_, points)| i64::from(points)).sum();
    let ability = match die {
        Die::Hero(colour) => game.ability(game.player(), *colour).map_or(0, |ability| ability_value(game, ability)),
        Die::White => 0,
    };
    let frailty = if game.member(game.player()).health <= game.damage() { 3 } else { 1 };
    let blow = i64::from(game.damage()) * frailty * 700;
    hit * (section + 1000 * added) / 1000 + ability * 1000 / 3 - (1000 - hit) * blow / 1000
}

/// What an ability is worth when it is triggered, in points of damage.
fn ability_value(game: &Public, ability: Ability) -> i64 {
    let power = ability.power();
    let is_boss = matches!(game.fight().map(|fight| fight.foe), Some(Foe::Boss(_)));
    let missing: i64 =
        game.awake().map(|seat| i64::from(game.member(seat).most_health() - game.member(seat).health)).sum();
    let value = match power.what {
        What::Again | What::Bless | What::Value(_) | What::Double => 3,
        What::Add(points) => i64::from(points),
        What::AddAgainst(family, points) if game.is_of(family) => i64::from(points) + 1,
        What::HealAll(points) => missing.min(i64::from(points) * game.awake().count() as i64),
        What::Loot | What::Gain(_) if !is_boss => 3,
        What::Place(Token::Ballad) if !game.handicaps().is_empty() && game.gold() > 0 => 3,
        What::Place(Token::Target | Token::Toad | Token::Beer) => 2,
        What::Place(Token::Charm) if !is_boss => 3,
        What::Rethrow | What::Guard(_) => 2,
        _ => 0,
    };
    if power.when == When::OnHit { value * 2 / 3 } else { value }
}

/// What is done with a die that has landed.
fn after_throw(game: &Public, legal: &[Action]) -> Action {
    let colours = legal.iter().filter(|action| matches!(action, Action::Colour { .. }));
    if let Some(colour) = colours.max_by_key(|action| colour_value(game, action)) {
        return colour.clone();
    }
    legal.iter().find(|action| is_wise(game, action)).cloned().unwrap_or(Action::Done)
}

fn colour_value(game: &Public, action: &Action) -> i64 {
    let Action::Colour { colour } = action else { return 0 };
    let Some(ability) = game.ability(game.player(), *colour) else { return 0 };
    match ability.power().when {
        When::OnHit if !game.is_hit() => 0,
        When::OnMiss if game.is_hit() => 0,
        When::OnHit => ability_value(game, ability) * 3 / 2,
        _ => ability_value(game, ability),
    }
}

fn is_wise(game: &Public, action: &Action) -> bool {
    let thrower = game.member(game.player());
    let left = game.fight().map_or(0, |fight| fight.health).saturating_sub(game.sum().total());
    let is_boss = matches!(game.fight().map(|fight| fight.foe), Some(Foe::Boss(_)));
    let blow = game.blows().iter().find(|(seat, _)| *seat == game.player()).map_or(0, |(_, points)| *points);
    match action {
        Action::Rethrow { with: None } => !game.is_hit() || game.sum().total() <= 2,
        Action::Rethrow { with: Some(_) } => !game.is_hit() && (is_boss || blow >= thrower.health || blow > 2),
        Action::Double => thrower.health > 3 && game.sum().value > 1,
        Action::PlayBallad => left > 4,
        Action::PourBeer { seat } => {
            let weakest = game.awake().min_by_key(|seat| game.member(*seat).health);
            weakest == Some(*seat)
        }
        Action::SpendCharmed { monster } => {
            let points = game.deck().monster(*monster).map_or(0, |monster| monster.damage);
            is_boss || points >= left
        }
        Action::Use { card, .. } => match game.card(*card).effect().map(|effect| effect.power().what) {
            Some(What::Add(points)) => is_boss || points >= left,
            Some(What::Guard(_)) => blow >= thrower.health || blow > 1,
            Some(What::Riposte) => true,
            Some(What::HealOne(_) | What::HealAll(_)) => game.after_throw().contains(action),
            _ => false,
        },
        _ => false,
    }
}

fn loss_of(game: &Public, action: &Action) -> u8 {
    match action {
        Action::Sacrifice { card } => game.card(*card).cost,
        _ => u8::MAX,
    }
}

/// Much to who has least.
fn blessing(game: &Public, action: &Action) -> Option<(Reverse<u8>, u8)> {
    match action {
        Action::Bless { seat, points } => Some((Reverse(game.member(*seat).health), *points)),
        _ => None,
    }
}

/// The next step at the end of a turn.
fn rest(game: &Public, legal: &[Action]) -> Action {
    let best = legal.iter().map(|action| (step_value(game, action), action)).max_by_key(|(value, _)| *value);
    match best {
        Some((value, action)) if value > 0 => action.clone(),
        _ => Action::PassDice,
    }
}

/// How much a step is wanted; nothing at all for 0.
fn step_value(game: &Public, action: &Action) -> i64 {
    match action {
        Action::Revive { seat, scar } => 200 - ability_worth(game, *seat, *scar),
        Action::OpenTreasure | Action::DrawLoot => 100,
        Action::Hand { card, to } => 90 + i64::from(game.hero(*to).limits.weapons) * i64::from(is_weapon(game, *card)),
        Action::EnterShop => 80,
        Action::BuyHealing => {
            let wounded = game.awake().filter(|seat| game.member(*seat).is_wounded()).count();
            let weak = game.awake().filter(|seat| game.member(*seat).health <= 4).count();
            if wounded * 3 >= game.awake().count() * 2 && wounded > 1 || weak > 0 { 70 } else { 0 }
        }
        Action::Buy { card, to } => match game.card(*card).kind {
            // A first weapon adds to every throw of its hero; a second one makes both throws harder.
            Kind::Weapon(_, points) if game.weapons(*to).is_empty() => 75 + i64::from(points),
            Kind::Armour(_) if !game.card(*card).is_once() => 60 + i64::from(game.card(*card).cost),
            Kind::Armour(_) | Kind::Item(_) => 50 - i64::from(game.card(*card).cost),
            Kind::Weapon(..) => 0,
        },
        // The last dice before the boss are worth more than anything else.
        Action::BuyDie if matches!(game.place(), Place::Room { level: 2, .. }) => 85,
        Action::BuyDie => 55,
        Action::Discard { card } if game.rest().is_some_and(|rest| rest.found.contains(card)) => 10,
        _ => 0,
    }
}

fn is_weapon(game: &Public, card: EquipmentId) -> bool {
    game.card(card).weapon().is_some()
}

/// How much a hero would miss an ability.
fn ability_worth(game: &Public, seat: u8, colour: Colour) -> i64 {
    match game.hero(seat).ability(colour).power().what {
        What::AddAgainst(..) | What::Guard(_) => 1,
        What::Gain(_) | What::Place(_) | What::Loot => 2,
        _ => 3,
    }
}

//! What happens in a game, in sentences: for the line over the table, for those who hear it, and for the replay.

use super::names::{equipment_name, foe_name, number, room_name};
use crate::play::Match;
use printkit::{Words, faces::fighter::Sign, words::Value};
use rules::fighter::{Event as Fact, Fighter, Foe, Loss, Place, Token};

/// The sentence for a fact that is part of the game.
pub fn sentence(fact: &Fact, running: &Match<Fighter>, words: &Words) -> Option<String> {
    let game = running.game();
    let name = |seat: u8| ("name", Value::from(running.name(seat, words)));
    let foe = |foe: Foe| ("foe", Value::from(foe_name(game, foe, words)));
    let card = |card| ("card", Value::from(equipment_name(game.card(card), words)));
    let n = |points: u8| ("n", number(points));
    Some(match fact {
        Fact::Walked { to: Place::Room { level, room } } => {
            let kind = game.face(*level).room(*room)?.kind;
            room_name(kind, words)
        }
        Fact::MonsterMet { monster, .. } => words.with("told-met", &[foe(Foe::Monster(*monster))]),
        Fact::BossMet { boss } => words.with("told-boss", &[foe(Foe::Boss(*boss))]),
        Fact::PlayerOn { seat } => words.with("told-on", &[name(*seat)]),
        Fact::Triggered { seat, colour } => {
            let ability = Sign::Ability(game.hero(*seat).ability(*colour)).name(words);
            words.with("told-triggered", &[name(*seat), ("ability", ability.into())])
        }
        Fact::TokenPlaced { token: Token::Beer, seat } => words.with("told-beer", &[name(*seat)]),
        Fact::CardUsed { seat, card: used } => words.with("told-used", &[name(*seat), card(*used)]),
        Fact::CharmedSpent { monster } => words.with("told-helps", &[foe(Foe::Monster(*monster))]),
        Fact::Struck { sum, .. } if sum.parts.is_empty() && sum.times == 1 => words.with("told-hit", &[n(sum.total())]),
        Fact::Struck { sum, .. } => words.with("told-sum", &[("sum", sum.to_string().into()), n(sum.total())]),
        Fact::FatalBlow => words.get("told-fatal"),
        Fact::Missed => words.get("told-missed"),
        Fact::Hurt { seat, points, .. } => words.with("told-hurt", &[name(*seat), n(*points)]),
        Fact::Fainted { seat } => words.with("told-fainted", &[name(*seat)]),
        Fact::Healed { seat, points, .. } => words.with("told-healed", &[name(*seat), n(*points)]),
        Fact::Recovered { points, .. } => words.with("told-recovered", &[n(*points)]),
        Fact::Discarded { card: lost, .. } => words.with("told-discarded", &[card(*lost)]),
        Fact::GoldGained { gold } => words.with("told-gold", &[n(*gold)]),
        Fact::GoldPaid { gold } => words.with("told-paid", &[n(*gold)]),
        Fact::DiceGained { dice } => words.with("told-dice", &[n(*dice)]),
        Fact::DiceFreed => words.get("told-freed"),
        Fact::LeaderRose => words.get("told-rose"),
        Fact::GivenUp { monster } => words.with("told-given-up", &[foe(Foe::Monster(*monster))]),
        Fact::Beaten { foe: beaten, .. } => words.with("told-beaten", &[foe(*beaten)]),
        Fact::Charmed { seat, monster } => words.with("told-charmed", &[foe(Foe::Monster(*monster)), name(*seat)]),
        Fact::Ascended { seat } => words.with("told-ascended", &[name(*seat)]),
        Fact::LeaderChanged { seat } => words.with("told-leads", &[name(*seat)]),
        Fact::Revived { seat, .. } => words.with("told-revived", &[name(*seat)]),
        Fact::LootWon => words.get("told-loot"),
        Fact::Found { card: Some(found), .. } => words.with("told-found", &[card(*found)]),
        Fact::Found { card: None, .. } => words.get("told-found-nothing"),
        Fact::Bought { card: bought, to }
        | Fact::Handed { card: bought, to }
        | Fact::Given { card: bought, to, .. } => words.with("told-gets", &[name(*to), card(*bought)]),
        Fact::DicePassed { seat } => words.with("told-passed", &[name(*seat)]),
        Fact::Won => words.get("told-won"),
        Fact::Lost { loss } => lost(*loss, running, words),
        _ => return None,
    })
}

/// Why a game is lost.
pub fn lost(loss: Loss, running: &Match<Fighter>, words: &Words) -> String {
    let name = |foe| Value::from(foe_name(running.game(), foe, words));
    match loss {
        Loss::AllFainted { foe } => words.with("lost-fainted", &[("foe", name(foe))]),
        Loss::NoDice { boss, health } => {
            words.with("lost-dice", &[("foe", name(Foe::Boss(boss))), ("n", number(health))])
        }
    }
}

/// What an action brought, in a few sentences: what everybody at the table noticed.
pub fn story(facts: &[Fact], running: &Match<Fighter>, words: &Words) -> String {
    let is_worth_it = |fact: &&Fact| !matches!(fact, Fact::PlayerOn { .. });
    facts.iter().filter(is_worth_it).filter_map(|fact| sentence(fact, running, words)).collect::<Vec<_>>().join(" ")
}

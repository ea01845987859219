//! What happens in a game, in sentences: for the line over the table, for those who hear it, and for the replay.

use super::{
    names::{equipment_name, foe_value, number, room_name},
    playable::Extras,
};
use printkit_core::{Words, faces::fighter::Sign, words::Value};
use rules::fighter::{Event, Foe, Loss, Place, Public, Token};

/// The sentence for an event that is part of the game.
pub fn sentence(event: &Event, game: &Public, extras: &Extras, words: &Words) -> Option<String> {
    let name = |seat: u8| ("name", Value::from(extras.name(seat, game, words)));
    let foe = |foe: Foe| ("foe", foe_value(game, foe));
    let card = |card| ("card", Value::from(equipment_name(game.card(card), words)));
    let n = |points: u8| ("n", number(points));
    Some(match event {
        Event::Walked { to: Place::Room { level, room } } => {
            let kind = game.face(*level).room(*room)?.kind;
            words.with("told-walked", &[("room", room_name(kind, words).into())])
        }
        Event::MonsterMet { monster, .. } => words.with("told-met", &[foe(Foe::Monster(*monster))]),
        Event::BossMet { boss } => words.with("told-boss", &[foe(Foe::Boss(*boss))]),
        Event::PlayerOn { seat } => words.with("told-on", &[name(*seat)]),
        Event::Triggered { seat, colour } => {
            let ability = Sign::Ability(game.hero(*seat).ability(*colour)).name(words);
            words.with("told-triggered", &[name(*seat), ("ability", ability.into())])
        }
        Event::TokenPlaced { token: Token::Beer, seat } => words.with("told-beer", &[name(*seat)]),
        Event::CardUsed { seat, card: used } => words.with("told-used", &[name(*seat), card(*used)]),
        Event::CharmedSpent { monster } => words.with("told-helps", &[foe(Foe::Monster(*monster))]),
        Event::Struck { sum, .. } if sum.parts.is_empty() && sum.times == 1 => {
            words.with("told-hit", &[n(sum.total())])
        }
        Event::Struck { sum, .. } => words.with("told-sum", &[("sum", sum.to_string().into()), n(sum.total())]),
        Event::FatalBlow => words.get("told-fatal"),
        Event::Missed => words.get("told-missed"),
        Event::Hurt { seat, points, .. } => words.with("told-hurt", &[name(*seat), n(*points)]),
        Event::Fainted { seat } => words.with("told-fainted", &[name(*seat)]),
        Event::Healed { seat, points, .. } => words.with("told-healed", &[name(*seat), n(*points)]),
        Event::Recovered { points, .. } => words.with("told-recovered", &[n(*points)]),
        Event::Discarded { card: lost, .. } => words.with("told-discarded", &[card(*lost)]),
        Event::GoldGained { gold } => words.with("told-gold", &[n(*gold)]),
        Event::GoldPaid { gold } => words.with("told-paid", &[n(*gold)]),
        Event::DiceGained { dice } => words.with("told-dice", &[n(*dice)]),
        Event::DiceFreed => words.get("told-freed"),
        Event::LeaderRose => words.get("told-rose"),
        Event::GivenUp { monster } => words.with("told-given-up", &[foe(Foe::Monster(*monster))]),
        Event::Beaten { foe: beaten, .. } => words.with("told-beaten", &[foe(*beaten)]),
        Event::Charmed { seat, monster } => words.with("told-charmed", &[foe(Foe::Monster(*monster)), name(*seat)]),
        Event::Ascended { seat } => words.with("told-ascended", &[name(*seat)]),
        Event::LeaderChanged { seat } => words.with("told-leads", &[name(*seat)]),
        Event::Revived { seat, .. } => words.with("told-revived", &[name(*seat)]),
        Event::LootWon => words.get("told-loot"),
        Event::Found { card: Some(found), .. } => words.with("told-found", &[card(*found)]),
        Event::Found { card: None, .. } => words.get("told-found-nothing"),
        Event::Bought { card: bought, to }
        | Event::Handed { card: bought, to }
        | Event::Given { card: bought, to, .. } => words.with("told-gets", &[name(*to), card(*bought)]),
        Event::DicePassed { seat } => words.with("told-passed", &[name(*seat)]),
        Event::Won => words.get("told-won"),
        Event::Lost { loss } => lost(*loss, game, words),
        _ => return None,
    })
}

/// Why a game is lost.
pub fn lost(loss: Loss, game: &Public, words: &Words) -> String {
    let name = |foe| foe_value(game, foe);
    match loss {
        Loss::AllFainted { foe } => words.with("lost-fainted", &[("foe", name(foe))]),
        Loss::NoDice { boss, health } => {
            words.with("lost-dice", &[("foe", name(Foe::Boss(boss))), ("n", number(health))])
        }
    }
}

/// What an action brought, in a few sentences: what everybody at the table noticed.
pub fn story(events: &[Event], game: &Public, extras: &Extras, words: &Words) -> String {
    let is_worth_it = |event: &&Event| !matches!(event, Event::PlayerOn { .. });
    let told = events.iter().filter(is_worth_it).filter_map(|event| sentence(event, game, extras, words));
    told.collect::<Vec<_>>().join(" ")
}

//! What happened in a game, and why it ended, as sentences.

use super::{heard::heard, names::card_name, seat};
use crate::play::Match;
use printkit::{Words, words::Value};
use rules::{
    Viewer,
    knock::{Action, CardId, End, Event as Fact, Knock, Loss, Public, Standing, View},
};

/// Why the game ended, with the card, the sum and the creature that a player asks for.
pub fn reason(words: &Words, running: &Match<Knock>, end: End) -> String {
    match end {
        End::Won { .. } => win_reason(words, running),
        End::Lost(loss) => loss_reason(words, &running.view(Viewer::Spectator), loss),
    }
}

/// At which danger the Knight fell, and by what.
fn win_reason(words: &Words, running: &Match<Knock>) -> String {
    let (session, game) = (&running.session, running.game());
    let danger = ("danger", i64::from(game.keep().danger(game.knight()).unwrap_or_default()).into());
    match session.log()[..session.cursor()].last().map(|entry| entry.action) {
        Some(Action::Place { card, .. }) if card != game.knight() => {
            words.with("won-why-card", &[("card", card_name(game, card, words).into()), danger])
        }
        Some(Action::Poison { .. }) => words.with("won-why-poison", &[danger]),
        _ => words.with("won-why", &[danger]),
    }
}

/// How far the Knight was from being beaten when the sand had run through.
fn time_reason(words: &Words, game: &View) -> String {
    if let Some(danger) = game.keep().danger(game.knight()) {
        return words.with("loss-time-stood", &[("danger", i64::from(danger).into())]);
    }
    match game.before_knight() {
        Some(cards) => words.with("loss-time-hidden", &[("cards", (cards as i64).into())]),
        None => words.get("loss-time-drawn"),
    }
}

fn loss_reason(words: &Words, game: &View, loss: Loss) -> String {
    let name = |card| Value::from(card_name(game, card, words));
    let number = |number: u8| Value::from(i64::from(number));
    match loss {
        Loss::Noise { card, danger } => {
            let was_creature = game.keep().get(card).is_some_and(|laid| laid.standing == Standing::Beaten);
            let key = if was_creature { "loss-noise-beaten" } else { "loss-noise" };
            words.with(key, &[("card", name(card)), ("danger", number(danger))])
        }
        Loss::Alarm { creature, danger } => {
            words.with("loss-alarm", &[("creature", name(creature)), ("danger", number(danger))])
        }
        Loss::Reserve { creature, needs, reserve } => words.with(
            "loss-reserve",
            &[("creature", name(creature)), ("needs", number(needs)), ("reserve", number(reserve))],
        ),
        Loss::TimeUp => time_reason(words, game),
        Loss::NoCards { danger, .. } => words.with("loss-cards", &[("danger", number(danger))]),
    }
}

/// The headline of an end.
pub fn headline(words: &Words, game: &Public, end: End) -> String {
    match end {
        End::Won { .. } => words.with("won-title", &[("level", i64::from(game.level()).into())]),
        End::Lost(Loss::Noise { .. }) => words.get("lost-noise"),
        End::Lost(Loss::Alarm { .. }) => words.get("lost-alarm"),
        End::Lost(Loss::Reserve { .. }) => words.get("lost-reserve"),
        End::Lost(Loss::TimeUp) => words.get("lost-time"),
        End::Lost(Loss::NoCards { .. }) => words.get("lost-cards"),
    }
}

/// The card by which a game was lost; the Knight who stood when time was up.
pub fn blamed(game: &Public, end: End) -> Option<CardId> {
    match end {
        End::Won { .. } => None,
        End::Lost(Loss::TimeUp) => game.keep().get(game.knight()).map(|laid| laid.card),
        End::Lost(Loss::Noise { card, .. }) => Some(card),
        End::Lost(Loss::Alarm { creature, .. } | Loss::Reserve { creature, .. }) => Some(creature),
        End::Lost(Loss::NoCards { knight, .. }) => Some(knight),
    }
}

/// What an action of a player brought, in a few sentences: what everybody at the table noticed.
pub fn story(words: &Words, game: &Public, running: &Match<Knock>, player: u8, facts: &[Fact]) -> String {
    let who = (game.players() > 1)
        .then(|| words.with("told-player", &[("name", seat::name(&running.extras.seats, player, words).into())]));
    let is_worth_it = |fact: &&Fact| !matches!(fact, Fact::TokenRemoved { .. } | Fact::TurnBegan { .. });
    let told = facts.iter().filter(is_worth_it).filter_map(|fact| heard(fact, game, running, words));
    who.into_iter().chain(told).collect::<Vec<_>>().join(" ")
}

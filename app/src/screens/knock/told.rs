//! What happened in a game, and why it ended, as sentences.

use super::{heard::heard, names::card_name, running::Running, seat};
use printkit::{Words, words::Value};
use rules::knock::{CardId, End, Event as Fact, Knock, Loss, Standing};

/// Why the game ended, with the card, the sum and the creature that a player asks for.
pub fn reason(words: &Words, game: &Knock, end: End) -> String {
    match end {
        End::Won { .. } => words.get("won-why"),
        End::Lost(loss) => loss_reason(words, game, loss),
    }
}

fn loss_reason(words: &Words, game: &Knock, loss: Loss) -> String {
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
        Loss::TimeUp => words.get("loss-time"),
        Loss::NoCards { danger, .. } => words.with("loss-cards", &[("danger", number(danger))]),
    }
}

/// The headline of an end.
pub fn headline(words: &Words, game: &Knock, end: End) -> String {
    match end {
        End::Won { .. } => words.with("won-title", &[("level", i64::from(game.level()).into())]),
        End::Lost(Loss::Noise { .. }) => words.get("lost-noise"),
        End::Lost(Loss::Alarm { .. }) => words.get("lost-alarm"),
        End::Lost(Loss::Reserve { .. }) => words.get("lost-reserve"),
        End::Lost(Loss::TimeUp) => words.get("lost-time"),
        End::Lost(Loss::NoCards { .. }) => words.get("lost-cards"),
    }
}

/// The card an end is about.
pub fn blamed(end: End) -> Option<CardId> {
    match end {
        End::Won { .. } | End::Lost(Loss::TimeUp) => None,
        End::Lost(Loss::Noise { card, .. }) => Some(card),
        End::Lost(Loss::Alarm { creature, .. } | Loss::Reserve { creature, .. }) => Some(creature),
        End::Lost(Loss::NoCards { knight, .. }) => Some(knight),
    }
}

/// What an action of a player brought, in a few sentences: what everybody at the table noticed.
pub fn story(words: &Words, game: &Knock, running: &Running, player: u8, facts: &[Fact]) -> String {
    let who = (game.players() > 1)
        .then(|| words.with("told-player", &[("name", seat::name(&running.seats, player, words).into())]));
    let is_worth_it = |fact: &&Fact| !matches!(fact, Fact::TokenRemoved { .. } | Fact::TurnBegan { .. });
    let told = facts.iter().filter(is_worth_it).filter_map(|fact| heard(fact, game, running, words));
    who.into_iter().chain(told).collect::<Vec<_>>().join(" ")
}

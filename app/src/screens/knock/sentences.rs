//! What happens at the table and why the game ended, in sentences: for those who hear it, for the end and for the replay.

use super::{names::card_value, playable::Seat, seat};
use printkit_core::{Words, words::Value};
use rules::knock::{Action, CardId, End, Event, Loss, Public, Standing, View, Voice};

/// The sentence for an event that was just taken over into the game that is shown.
pub fn sentence(event: &Event, seen: &Public, seats: &[Seat], words: &Words) -> Option<String> {
    let card = |key, card| Some(words.with(key, &[("card", card_value(seen, card))]));
    match *event {
        Event::Placed { card: placed, .. } => card("knock-heard-placed", placed),
        Event::VoiceTurned { voice: Voice::Speech } => Some(words.get("knock-heard-speech")),
        Event::VoiceTurned { voice: Voice::Silence } => Some(words.get("knock-heard-silence")),
        Event::Beaten { creature } => card("knock-heard-beaten", creature),
        Event::KnightHeldOut { frozen } => card("knock-heard-held-out", frozen),
        Event::TokenRemoved { creature, left } => Some(
            words.with("knock-heard-token", &[("card", card_value(seen, creature)), ("left", i64::from(left).into())]),
        ),
        Event::KnightDrawn => Some(words.get("knock-heard-knight")),
        Event::TurnBegan { player } if seen.players() > 1 => {
            Some(words.with("knock-turn", &[("name", seat::name(seats, player, words).into())]))
        }
        Event::Burned { creature } => card("knock-heard-burned", creature),
        Event::Frozen { creature } => card("knock-heard-frozen", creature),
        Event::Poisoned { .. } => Some(words.get("knock-heard-poisoned")),
        Event::Won => Some(words.get("knock-heard-won")),
        Event::Lost { loss } => Some(lost(loss, seen, words)),
        Event::TokensTaken { .. }
        | Event::Assessed { .. }
        | Event::Drawn { .. }
        | Event::TurnBegan { .. }
        | Event::SpellUsed { .. }
        | Event::SpellFound { .. } => None,
    }
}

/// What an action of a player brought, in a few sentences: what everybody at the table noticed.
pub fn story(words: &Words, game: &Public, seats: &[Seat], player: u8, events: &[Event]) -> String {
    let who =
        (game.players() > 1).then(|| words.with("told-player", &[("name", seat::name(seats, player, words).into())]));
    let is_worth_it = |event: &&Event| !matches!(event, Event::TokenRemoved { .. } | Event::TurnBegan { .. });
    let told = events.iter().filter(is_worth_it).filter_map(|event| sentence(event, game, seats, words));
    who.into_iter().chain(told).collect::<Vec<_>>().join(" ")
}

/// Why the game is lost, or would be.
pub fn lost(loss: Loss, game: &Public, words: &Words) -> String {
    let name = |card| ("card", card_value(game, card));
    let number = |key, number: u8| (key, i64::from(number).into());
    match loss {
        Loss::Noise { card, danger } => words.with("knock-lost-noise", &[name(card), number("danger", danger)]),
        Loss::Alarm { creature, .. } => words.with("knock-lost-alarm", &[name(creature)]),
        Loss::Reserve { creature, needs, reserve } => {
            let values = [name(creature), number("needs", needs), number("reserve", reserve)];
            words.with("knock-lost-reserve", &values)
        }
        Loss::TimeUp => words.get("knock-lost-time"),
        Loss::NoCards { .. } => words.get("knock-lost-cards"),
    }
}

/// Why the game ended by its last action, with the card, the sum and the creature that a player asks for.
pub fn reason(words: &Words, game: &View, last: Option<&Action>, end: End) -> String {
    match end {
        End::Won { .. } => win_reason(words, game, last),
        End::Lost(loss) => loss_reason(words, game, loss),
    }
}

/// At which danger the Knight fell, and by what.
fn win_reason(words: &Words, game: &View, last: Option<&Action>) -> String {
    let danger = ("danger", i64::from(game.keep().danger(game.knight()).unwrap_or_default()).into());
    match last.copied() {
        Some(Action::Place { card, .. }) if card != game.knight() => {
            words.with("won-why-card", &[("card", card_value(game, card)), danger])
        }
        Some(Action::Poison { .. }) => words.with("won-why-poison", &[danger]),
        _ => words.with("won-why", &[danger]),
    }
}

/// How far the Knight was from being beaten when the sand had run out.
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
    let name = |card| card_value(game, card);
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

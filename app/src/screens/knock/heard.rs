//! What happens at the table, in words for those who hear it.

use super::{names::card_name, seat};
use crate::play::Match;
use printkit::Words;
use rules::knock::{Event as Fact, Knock, Loss, Public, Voice};

/// The sentence for a fact that was just taken over into the game that is shown.
pub fn heard(fact: &Fact, seen: &Public, running: &Match<Knock>, words: &Words) -> Option<String> {
    let card = |key, card| Some(words.with(key, &[("card", card_name(seen, card, words).into())]));
    match *fact {
        Fact::Placed { card: placed, .. } => card("knock-heard-placed", placed),
        Fact::VoiceTurned { voice: Voice::Speech } => Some(words.get("knock-heard-speech")),
        Fact::VoiceTurned { voice: Voice::Silence } => Some(words.get("knock-heard-silence")),
        Fact::Beaten { creature } => card("knock-heard-beaten", creature),
        Fact::KnightHeldOut { frozen } => card("knock-heard-held-out", frozen),
        Fact::TokenRemoved { creature, left } => Some(words.with(
            "knock-heard-token",
            &[("card", card_name(seen, creature, words).into()), ("left", i64::from(left).into())],
        )),
        Fact::KnightDrawn => Some(words.get("knock-heard-knight")),
        Fact::TurnBegan { player } if seen.players() > 1 => {
            Some(words.with("knock-turn", &[("name", seat::name(&running.extras.seats, player, words).into())]))
        }
        Fact::Burned { creature } => card("knock-heard-burned", creature),
        Fact::Frozen { creature } => card("knock-heard-frozen", creature),
        Fact::Poisoned { .. } => Some(words.get("knock-heard-poisoned")),
        Fact::Won => Some(words.get("knock-heard-won")),
        Fact::Lost { loss } => Some(lost(loss, seen, words)),
        Fact::TokensTaken { .. }
        | Fact::Assessed { .. }
        | Fact::Drawn { .. }
        | Fact::TurnBegan { .. }
        | Fact::SpellUsed { .. }
        | Fact::SpellFound { .. } => None,
    }
}

/// Why the game is lost, or would be.
pub fn lost(loss: Loss, game: &Public, words: &Words) -> String {
    let name = |card| ("card", card_name(game, card, words).into());
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

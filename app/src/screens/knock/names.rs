//! How the things of Knock are called: keys of sentences, and their words in ids.

use crate::touch::{Part, code, coded, numbered};
use printkit_core::{Words, words::Value};
use rules::knock::{Card, CardId, Cell, Corner, Illegal, Laid, Public, Spell, Standing};
use std::fmt;

numbered!(CardId);

coded! {
    Spell { Fireball = "fireball", IceFlash = "ice-flash", Poison = "poison", SphereOfSilence = "sphere" }
    Corner { TopLeft = "0", TopRight = "1", BottomLeft = "2", BottomRight = "3" }
}

impl Part for Cell {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.x, self.y)
    }

    fn read(text: &str) -> Option<Cell> {
        let (x, y) = text.split_once('_')?;
        Some(Cell { x: x.parse().ok()?, y: y.parse().ok()? })
    }

    fn samples() -> Vec<Cell> {
        vec![Cell { x: -3, y: 4 }, Cell { x: 0, y: -12 }]
    }
}

/// The name of a spell, which is also the word for it.
pub fn spell_key(spell: Spell) -> String {
    format!("knock-spell-{}", code(spell))
}

/// The sentence that says what a spell does and what to tap for it.
pub fn spell_advice(spell: Spell) -> String {
    format!("knock-advice-{}", code(spell))
}

/// A card's name.
pub fn card_name(game: &Public, card: CardId, words: &Words) -> String {
    words.get(&game.card(card).name)
}

/// A card's name as a sentence takes it, so that it can agree.
pub fn card_value(game: &Public, card: CardId) -> Value {
    Value::name(&game.card(card).name)
}

/// The sentence that says how a card stands in the Keep.
pub fn laid_key(laid: &Laid) -> &'static str {
    match laid.standing {
        Standing::Hall => "knock-laid-hall",
        Standing::Fighting => "knock-laid-fighting",
        Standing::Frozen => "knock-laid-frozen",
        Standing::Beaten => "knock-laid-beaten",
    }
}

/// What that sentence is given.
pub fn laid_values(game: &Public, laid: &Laid) -> [(&'static str, Value); 3] {
    let danger = game.keep().danger(laid.card).unwrap_or_default();
    [
        ("card", card_value(game, laid.card)),
        ("danger", i64::from(danger).into()),
        ("tokens", i64::from(laid.tokens).into()),
    ]
}

/// What a card does, in a line or two.
pub fn description(card: &Card, is_solo: bool, words: &Words) -> String {
    let danger = ("danger", i64::from(card.sum()).into());
    let mut parts = vec![match card.creature {
        Some(creature) => words.with("knock-card-creature", &[("tokens", i64::from(creature.time).into()), danger]),
        None => words.with("knock-card-hall", &[danger]),
    }];
    if card.chests > 0 {
        parts.push(words.with("knock-card-chests", &[("chests", i64::from(card.chests).into())]));
    }
    if card.silence {
        parts.push(words.get(if is_solo { "knock-card-silence-solo" } else { "knock-card-silence" }));
    }
    parts.join(" · ")
}

/// The sentence that says why an action is not allowed.
pub fn reason(illegal: Illegal, game: &Public, words: &Words) -> String {
    match illegal {
        Illegal::Over => words.get("illegal-over"),
        Illegal::KnightFirst => words.get("knock-illegal-knight-first"),
        Illegal::NotInHand { .. } | Illegal::NotHeld { .. } | Illegal::NoSand => words.get("illegal-phase"),
        Illegal::CoversMore { card, .. } => {
            words.with("knock-illegal-covers-more", &[("card", card_value(game, card))])
        }
        Illegal::CoversNone { .. } => words.get("knock-illegal-covers-none"),
        Illegal::NoCreature { .. } => words.get("knock-illegal-no-creature"),
        Illegal::KnightImmune => words.get("knock-illegal-knight-immune"),
        Illegal::Solo => words.get("knock-illegal-solo"),
        Illegal::MaySpeak => words.get("knock-illegal-may-speak"),
    }
}

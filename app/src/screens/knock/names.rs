//! How the things of Knock are called: keys of sentences, ids of touchables.

use printkit::Words;
use rules::knock::{Card, CardId, Cell, Corner, Illegal, Knock, Spell};

/// The touchable of a card in hand.
pub fn card_id(card: CardId) -> String {
    format!("card_{}", card.0)
}

/// The touchable of a place for the card in hand.
pub fn place_id(at: Cell) -> String {
    format!("place_{}_{}", at.x, at.y)
}

/// The touchable of a creature that a spell can be cast on.
pub fn target_id(card: CardId) -> String {
    format!("target_{}", card.0)
}

/// The touchable of a corner that can be poisoned.
pub fn corner_id(card: CardId, corner: Corner) -> String {
    format!("corner_{}_{}", card.0, corner as u8)
}

/// The touchable of a Spellbook token.
pub fn spell_id(spell: Spell) -> &'static str {
    match spell {
        Spell::Fireball => "spell-fireball",
        Spell::IceFlash => "spell-ice-flash",
        Spell::Poison => "spell-poison",
        Spell::SphereOfSilence => "spell-sphere",
    }
}

/// The name of a spell, which is also the word for it.
pub fn spell_key(spell: Spell) -> &'static str {
    match spell {
        Spell::Fireball => "knock-spell-fireball",
        Spell::IceFlash => "knock-spell-ice-flash",
        Spell::Poison => "knock-spell-poison",
        Spell::SphereOfSilence => "knock-spell-sphere",
    }
}

/// What an id of the table stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Named {
    /// A card in hand.
    Card(CardId),
    /// A place for the card in hand.
    Place(Cell),
    /// A creature that a spell can be cast on.
    Target(CardId),
    /// A corner that can be poisoned.
    Corner(CardId, Corner),
    /// A Spellbook token.
    Spell(Spell),
}

/// Reads an id.
pub fn named(id: &str) -> Option<Named> {
    let parts: Vec<&str> = id.split('_').collect();
    match parts[..] {
        ["card", card] => Some(Named::Card(CardId(card.parse().ok()?))),
        ["place", x, y] => Some(Named::Place(Cell { x: x.parse().ok()?, y: y.parse().ok()? })),
        ["target", card] => Some(Named::Target(CardId(card.parse().ok()?))),
        ["corner", card, corner] => {
            let corner = Corner::ALL.get(corner.parse::<usize>().ok()?)?;
            Some(Named::Corner(CardId(card.parse().ok()?), *corner))
        }
        _ => Spell::ALL.into_iter().find(|spell| spell_id(*spell) == id).map(Named::Spell),
    }
}

/// A card's name.
pub fn card_name(game: &Knock, card: CardId, words: &Words) -> String {
    words.get(&game.card(card).name)
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
pub fn reason(illegal: Illegal, game: &Knock, words: &Words) -> String {
    match illegal {
        Illegal::Over => words.get("illegal-over"),
        Illegal::KnightFirst => words.get("knock-illegal-knight-first"),
        Illegal::NotInHand { .. } | Illegal::NotHeld { .. } | Illegal::NoSand => words.get("illegal-phase"),
        Illegal::CoversMore { card, .. } => {
            words.with("knock-illegal-covers-more", &[("card", card_name(game, card, words).into())])
        }
        Illegal::CoversNone { .. } => words.get("knock-illegal-covers-none"),
        Illegal::NoCreature { .. } => words.get("knock-illegal-no-creature"),
        Illegal::KnightImmune => words.get("knock-illegal-knight-immune"),
        Illegal::Solo => words.get("knock-illegal-solo"),
        Illegal::MaySpeak => words.get("knock-illegal-may-speak"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_what_it_stands_for() {
        let (card, at) = (CardId(12), Cell { x: -3, y: 4 });
        assert_eq!(named(&card_id(card)), Some(Named::Card(card)));
        assert_eq!(named(&place_id(at)), Some(Named::Place(at)));
        assert_eq!(named(&target_id(card)), Some(Named::Target(card)));
        assert_eq!(named(&corner_id(card, Corner::BottomLeft)), Some(Named::Corner(card, Corner::BottomLeft)));
        assert_eq!(named("spell-poison"), Some(Named::Spell(Spell::Poison)));
        assert_eq!([named("corner_1_9"), named("card_999"), named("board")], [None; 3]);
    }
}

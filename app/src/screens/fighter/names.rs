//! How the things of Fighter are called: keys of sentences, names of drawings, ids of touchables.

use printkit::{
    Words,
    faces::fighter::{Sign, colour_key},
    words::Value,
};
use rules::fighter::{Action, Die, Equipment, EquipmentId, Fighter, Foe, Kind, Place, RoomKind, Spot, Treasure};

/// A number as a sentence takes it.
pub fn number(points: impl Into<i64>) -> Value {
    points.into().into()
}

/// The word for a die in ids and keys.
pub fn die_code(die: Die) -> &'static str {
    match die {
        Die::Hero(colour) => colour_key(colour),
        Die::White => "white",
    }
}

/// A die, as part of a sentence.
pub fn die_name(die: Die, words: &Words) -> String {
    words.get(&format!("die-{}", die_code(die)))
}

/// The drawing of a die.
pub fn die_art(die: Die) -> String {
    format!("fighter/die_{}", die_code(die))
}

/// The name of a piece of equipment.
pub fn equipment_name(card: &Equipment, words: &Words) -> String {
    words.get(&format!("equipment-{}", card.key))
}

/// What a piece of equipment does, in a line.
pub fn equipment_does(card: &Equipment, words: &Words) -> String {
    match card.kind {
        Kind::Weapon(throw, bonus) => {
            let throw = Sign::Throw(throw).name(words);
            words.with("fight-weapon-does", &[("throw", throw.into()), ("n", number(bonus))])
        }
        Kind::Armour(effect) | Kind::Item(effect) => {
            let does = Sign::Effect(effect).does(words);
            if card.is_once() { words.with("fight-once-does", &[("does", does.into())]) } else { does }
        }
    }
}

/// The name of a foe.
pub fn foe_name(game: &Fighter, foe: Foe, words: &Words) -> String {
    words.get(&foe_key(game, foe))
}

/// What is said about a foe.
pub fn foe_joke(game: &Fighter, foe: Foe, words: &Words) -> String {
    words.get(&format!("{}-joke", foe_key(game, foe)))
}

fn foe_key(game: &Fighter, foe: Foe) -> String {
    match foe {
        Foe::Monster(id) => format!("monster-fighter-{}", game.deck().monster(id).map_or("", |monster| &monster.key)),
        Foe::Boss(id) => format!("boss-{}", game.deck().boss(id).map_or("", |boss| &boss.key)),
    }
}

/// The drawing of a foe.
pub fn foe_art(game: &Fighter, foe: Foe) -> String {
    match foe {
        Foe::Monster(id) => format!("monsters/{}", game.deck().monster(id).map_or("", |monster| &monster.key)),
        Foe::Boss(id) => format!("bosses/{}", game.deck().boss(id).map_or("", |boss| &boss.key)),
    }
}

/// The key of a room in words and drawings.
fn room_key(kind: RoomKind) -> &'static str {
    match kind {
        RoomKind::Plain => "plain",
        RoomKind::Shop => "shop",
        RoomKind::Fountain => "fountain",
        RoomKind::Treasure(_) => "treasure",
        RoomKind::Perilous(_) => "perilous",
    }
}

/// The drawing of a room.
pub fn room_art(kind: RoomKind) -> String {
    format!("rooms/{}", room_key(kind))
}

/// What a room is called, with what waits in it.
pub fn room_name(kind: RoomKind, words: &Words) -> String {
    let name = words.get(&format!("room-{}", room_key(kind)));
    let what = match kind {
        RoomKind::Perilous(throw) => Sign::Throw(throw).name(words),
        RoomKind::Treasure(Treasure::Gold(n)) => words.with("fight-gold", &[("n", number(n))]),
        RoomKind::Treasure(Treasure::Dice(n)) => words.with("fight-dice", &[("n", number(n))]),
        RoomKind::Treasure(Treasure::Equipment) => words.get("fight-equipment"),
        RoomKind::Plain | RoomKind::Shop | RoomKind::Fountain => return name,
    };
    words.with("fight-room-with", &[("room", name.into()), ("what", what.into())])
}

/// The touchable of a spot of the target.
pub fn spot_id(spot: Spot) -> String {
    match spot {
        Spot::Ring(ring) => format!("spot-{ring}"),
        Spot::Centre => "spot-10".to_string(),
        Spot::Hole => "spot-hole".to_string(),
        Spot::Edge => "spot-edge".to_string(),
        Spot::Off => "spot-off".to_string(),
    }
}

/// The spot a touchable stands for.
pub fn spot_of(id: &str) -> Option<Spot> {
    Spot::ALL.into_iter().find(|spot| spot_id(*spot) == id)
}

fn numbers(weapons: &[EquipmentId]) -> String {
    weapons.iter().map(|card| format!("_{}", card.0)).collect()
}

/// The touchable that carries an action out. Aiming and landing are put together from several touches.
pub fn action_id(action: &Action) -> String {
    match action {
        Action::Walk { to: Place::Room { level, room } } => format!("walk_{level}_{room}"),
        Action::Walk { .. } => "walk_boss".to_string(),
        Action::Aim { die, weapons } => format!("aim_{}{}", die_code(*die), numbers(weapons)),
        Action::Arm { weapons } => format!("arm{}", numbers(weapons)),
        Action::Land(landing) => format!("land_{}_{}", spot_id(landing.spot), landing.symbol),
        Action::Colour { colour } => format!("colour_{}", colour_key(*colour)),
        Action::Rethrow { with: None } => "rethrow".to_string(),
        Action::Rethrow { with: Some(card) } => format!("rethrow_{}", card.0),
        Action::PourBeer { seat } => format!("beer_{seat}"),
        Action::SpendCharmed { monster } => format!("charmed_{}", monster.0),
        Action::Use { card, on: None } => format!("use_{}", card.0),
        Action::Use { card, on: Some(seat) } => format!("use_{}_{seat}", card.0),
        Action::Sacrifice { card } => format!("sacrifice_{}", card.0),
        Action::Bless { seat, points } => format!("bless_{seat}_{points}"),
        Action::Revive { seat, scar } => format!("revive_{seat}_{}", colour_key(*scar)),
        Action::Buy { card, to } => format!("buy_{}_{to}", card.0),
        Action::Hand { card, to } => format!("hand_{}_{to}", card.0),
        Action::Give { card, to } => format!("give_{}_{to}", card.0),
        Action::Swap { card, other } => format!("swap_{}_{}", card.0, other.0),
        Action::Discard { card } => format!("discard_{}", card.0),
        Action::Endure => "endure".to_string(),
        Action::GiveUp => "give-up".to_string(),
        Action::Double => "double".to_string(),
        Action::PlayBallad => "ballad".to_string(),
        Action::ThrowAgain => "throw-again".to_string(),
        Action::Done => "done".to_string(),
        Action::OpenTreasure => "open-treasure".to_string(),
        Action::DrawLoot => "draw-loot".to_string(),
        Action::EnterShop => "enter-shop".to_string(),
        Action::BuyDie => "buy-die".to_string(),
        Action::BuyHealing => "buy-healing".to_string(),
        Action::PassDice => "pass-dice".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_what_it_stands_for() {
        assert_eq!(action_id(&Action::GiveUp), "give-up");
        assert_eq!(action_id(&Action::Aim { die: Die::White, weapons: vec![EquipmentId(3)] }), "aim_white_3");
        assert!(Spot::ALL.into_iter().all(|spot| spot_of(&spot_id(spot)) == Some(spot)));
    }
}

//! How the things of Fighter are called: keys of sentences, names of drawings, and actions to be touched.

use crate::touch::{coded, numbered, touches};
use printkit_core::{
    Words,
    faces::fighter::{Sign, colour_key},
    words::Value,
};
use rules::fighter::{
    Action, Colour, Deck, Die, Equipment, EquipmentId, Fight, Foe, HeroId, Idle, Illegal, Kind, MonsterId, Place,
    Public, RoomKind, Spot, Treasure,
};

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
pub fn foe_name(game: &Public, foe: Foe, words: &Words) -> String {
    words.get(&foe_key(game.deck(), foe))
}

/// The name of a foe as a sentence takes it, so that it can agree.
pub fn foe_value(game: &Public, foe: Foe) -> Value {
    Value::name(foe_key(game.deck(), foe))
}

/// A foe with its health and its damage, for those who hear it.
pub fn foe_label(words: &Words, game: &Public, fight: &Fight) -> String {
    let (foe, health, damage) = (foe_value(game, fight.foe), number(fight.health), number(game.damage()));
    words.with("fight-foe", &[("foe", foe), ("health", health), ("damage", damage)])
}

/// What is said about a foe.
pub fn foe_joke(game: &Public, foe: Foe, words: &Words) -> String {
    words.get(&format!("{}-joke", foe_key(game.deck(), foe)))
}

/// The key of a foe in words.
pub fn foe_key(deck: &Deck, foe: Foe) -> String {
    match foe {
        Foe::Monster(id) => format!("monster-fighter-{}", deck.monster(id).map_or("", |monster| &monster.key)),
        Foe::Boss(id) => format!("boss-{}", deck.boss(id).map_or("", |boss| &boss.key)),
    }
}

/// The drawing of a foe.
pub fn foe_art(game: &Public, foe: Foe) -> String {
    foe_drawing(game.deck(), foe)
}

/// The drawing of a foe of a deck; the album knows foes by it.
pub fn foe_drawing(deck: &Deck, foe: Foe) -> String {
    match foe {
        Foe::Monster(id) => format!("monsters/{}", deck.monster(id).map_or("", |monster| &monster.key)),
        Foe::Boss(id) => format!("bosses/{}", deck.boss(id).map_or("", |boss| &boss.key)),
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

numbered!(EquipmentId, MonsterId, HeroId);

coded! {
    Die: Colour::ALL.map(Die::Hero).into_iter().chain([Die::White]), die_code;
    Colour: Colour::ALL, colour_key;
    Spot: Spot::ALL, spot_code;
}

/// The word for a spot of the target in ids and keys.
pub fn spot_code(spot: Spot) -> &'static str {
    match spot {
        Spot::Ring(1) => "1",
        Spot::Ring(2) => "2",
        Spot::Ring(3) => "3",
        Spot::Ring(4) => "4",
        Spot::Ring(_) => "5",
        Spot::Centre => "10",
        Spot::Hole => "hole",
        Spot::Edge => "edge",
        Spot::Off => "off",
    }
}

touches! {
    /// An action that is carried out with one touch.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Deed {
        Walk(level: u8, room: u8) = "walk_{}_{}",
        WalkToBoss = "walk_boss",
        Endure = "endure",
        GiveUp = "give-up",
        Colour(colour: Colour) = "colour_{}",
        Rethrow = "rethrow",
        RethrowWith(card: EquipmentId) = "rethrow_{}",
        Double = "double",
        PourBeer(seat: u8) = "beer_{}",
        PlayBallad = "ballad",
        SpendCharmed(monster: MonsterId) = "charmed_{}",
        Use(card: EquipmentId) = "use_{}",
        UseOn(card: EquipmentId, seat: u8) = "use_{}_{}",
        Sacrifice(card: EquipmentId) = "sacrifice_{}",
        Bless(seat: u8, points: u8) = "bless_{}_{}",
        ThrowAgain = "throw-again",
        Done = "done",
        Revive(seat: u8, scar: Colour) = "revive_{}_{}",
        DrawLoot = "draw-loot",
        Buy(card: EquipmentId, to: u8) = "buy_{}_{}",
        BuyDie = "buy-die",
        BuyHealing = "buy-healing",
        Hand(card: EquipmentId, to: u8) = "hand_{}_{}",
        Give(card: EquipmentId, to: u8) = "give_{}_{}",
        Swap(card: EquipmentId, other: EquipmentId) = "swap_{}_{}",
        Discard(card: EquipmentId) = "discard_{}",
        PassDice = "pass-dice",
    }
}

impl Deed {
    /// The action as it is touched; none for aiming and landing, which are put together from several touches, and for
    /// what is done at once.
    pub fn of(action: &Action) -> Option<Deed> {
        Some(match *action {
            Action::Aim { .. } | Action::Arm { .. } | Action::Land(_) => return None,
            // The table does these by itself.
            Action::OpenTreasure | Action::EnterShop => return None,
            Action::Walk { to: Place::Room { level, room } } => Deed::Walk(level, room),
            Action::Walk { .. } => Deed::WalkToBoss,
            Action::Endure => Deed::Endure,
            Action::GiveUp => Deed::GiveUp,
            Action::Colour { colour } => Deed::Colour(colour),
            Action::Rethrow { with: None } => Deed::Rethrow,
            Action::Rethrow { with: Some(card) } => Deed::RethrowWith(card),
            Action::Double => Deed::Double,
            Action::PourBeer { seat } => Deed::PourBeer(seat),
            Action::PlayBallad => Deed::PlayBallad,
            Action::SpendCharmed { monster } => Deed::SpendCharmed(monster),
            Action::Use { card, on: None } => Deed::Use(card),
            Action::Use { card, on: Some(seat) } => Deed::UseOn(card, seat),
            Action::Sacrifice { card } => Deed::Sacrifice(card),
            Action::Bless { seat, points } => Deed::Bless(seat, points),
            Action::ThrowAgain => Deed::ThrowAgain,
            Action::Done => Deed::Done,
            Action::Revive { seat, scar } => Deed::Revive(seat, scar),
            Action::DrawLoot => Deed::DrawLoot,
            Action::Buy { card, to } => Deed::Buy(card, to),
            Action::BuyDie => Deed::BuyDie,
            Action::BuyHealing => Deed::BuyHealing,
            Action::Hand { card, to } => Deed::Hand(card, to),
            Action::Give { card, to } => Deed::Give(card, to),
            Action::Swap { card, other } => Deed::Swap(card, other),
            Action::Discard { card } => Deed::Discard(card),
            Action::PassDice => Deed::PassDice,
        })
    }
}

/// The key of why an ability cannot help.
pub fn idle_key(idle: Idle) -> &'static str {
    match idle {
        Idle::NobodyWounded => "idle-nobody-wounded",
        Idle::NoHandicap => "idle-no-handicap",
        Idle::NoGold => "idle-no-gold",
        Idle::NoSupply => "idle-no-supply",
        Idle::OtherFamily => "idle-other-family",
        Idle::Boss => "idle-boss",
        Idle::Placed => "idle-placed",
        Idle::NoHealth => "idle-no-health",
        Idle::Harmless => "idle-harmless",
    }
}

/// The key of why an action is not allowed.
pub fn reason(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "illegal-over",
        Illegal::NotNow { .. } => "fight-illegal-now",
        Illegal::NoWay { .. } => "fight-illegal-way",
        Illegal::NoDie { .. } => "fight-illegal-die",
        Illegal::HeroDieLeft => "fight-illegal-hero-die",
        Illegal::Boss => "fight-illegal-boss",
        Illegal::NotWeapons => "fight-illegal-weapons",
        Illegal::NoSection { .. } => "fight-illegal-section",
        Illegal::NotCarried { .. } => "fight-illegal-carried",
        Illegal::NoUse { .. } => "fight-illegal-use",
        Illegal::NothingAllowsIt => "fight-illegal-allows",
        Illegal::Undecided => "fight-illegal-undecided",
        Illegal::WrongHero { .. } => "fight-illegal-hero",
        Illegal::NoRoom { .. } => "fight-illegal-room",
        Illegal::TooDear { .. } => "fight-illegal-dear",
        Illegal::NothingThere => "fight-illegal-nothing",
    }
}

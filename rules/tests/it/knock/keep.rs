//! Situations for the rule tests of Knock: a deck made to order, hands and a start card given as they are printed.
//!
//! A card is written as its corners and then `t3` for a creature with three Time tokens, `S` for the Silence icon and
//! `c2` for two chests: `"4 1 / 1 0 t3"`. What is not ordered is filled with harmless cards.

use sablier_rules::Game;
use sablier_rules::knock::*;

/// A hall that does no harm.
pub const HALL: &str = "1 0 / 0 0";
/// A creature that falls when the next card of a chain down to the right is laid on it.
pub const CREATURE: &str = "0 1 / 1 4 t2";

/// A table to be laid.
pub struct Table {
    start: &'static str,
    hands: Vec<Vec<&'static str>>,
    knight: &'static str,
    setup: Setup,
}

/// A table with this card at (0, 0), for one player with a hand of harmless halls.
pub fn keep(start: &'static str) -> Table {
    let setup = Setup { sand: None, ..Setup::default() };
    Table { start, hands: vec![Vec::new()], knight: "2 2 / 1 1 t4", setup }
}

impl Table {
    /// One player holds these cards, and harmless halls.
    pub fn solo(self, hand: &[&'static str]) -> Table {
        self.hands(&[hand])
    }

    /// Each player holds these cards, and harmless halls.
    pub fn hands(mut self, hands: &[&[&'static str]]) -> Table {
        self.hands = hands.iter().map(|hand| hand.to_vec()).collect();
        self
    }

    /// The Black Knight looks like this.
    pub fn knight(mut self, knight: &'static str) -> Table {
        self.knight = knight;
        self
    }

    /// The party holds these tokens.
    pub fn spells(mut self, spells: &[Spell]) -> Table {
        self.setup.spells = spells.to_vec();
        self
    }

    /// The Keep of that level is part of an adventure.
    pub fn adventure(mut self, level: u8) -> Table {
        (self.setup.level, self.setup.adventure) = (level, true);
        self
    }

    /// The players have six minutes.
    pub fn sand(mut self) -> Table {
        self.setup.sand = Some(SAND);
        self
    }

    /// The setup with its stacked pile: hands, start card, creatures, halls, Knight.
    pub fn setup(self) -> Setup {
        let players = self.hands.len() as u8;
        let mut dealt: Vec<&str> = Vec::new();
        for hand in &self.hands {
            let size = hand_size(players);
            dealt.extend(hand.iter().copied().chain(std::iter::repeat(HALL)).take(size));
        }
        dealt.push(self.start);
        let is_creature = |card: &&&str| card.contains('t');
        let creatures = 12 - dealt.iter().filter(is_creature).count();
        let halls = 32 - (dealt.len() - (12 - creatures));
        dealt.extend(std::iter::repeat_n(CREATURE, creatures));
        let mut cards = dealt.iter().map(|card| (card.to_string(), 0)).collect::<Vec<_>>();
        let added = (2..=LEVELS).flat_map(|level| [(HALL, level), (CREATURE, level)]);
        let added: Vec<_> = added.flat_map(|(card, level)| std::iter::repeat_n((card.to_string(), level), 3)).collect();
        cards.extend(added);
        cards.extend(std::iter::repeat_n((HALL.to_string(), 0), halls));
        cards.push((format!("{} K", self.knight), 0));
        let lines: String = cards.iter().enumerate().map(|(index, (card, level))| line(index, card, *level)).collect();
        let text = format!("(name: \"test\", cards: [\n{lines}])");
        let deck = Deck::parse("test", &text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"));
        let pile = deck.ids_in(self.setup.level).collect();
        Setup { deck, players, pile: Some(pile), ..self.setup }
    }

    /// The game at its beginning.
    pub fn begin(self) -> Knock {
        Knock::new(&self.setup(), 0).unwrap()
    }

    /// The game when the Knight has just been drawn. All else was laid in a chain from (1, 1) down to the right.
    pub fn knight_drawn(self) -> Knock {
        let game = self.pile_down_to(0);
        assert_eq!(game.phase(), Phase::PlaceKnight);
        game
    }

    /// The game when so many cards are left in the pile. What was drawn lies in a chain from (1, 1) down to the right.
    pub fn pile_down_to(self, count: usize) -> Knock {
        let mut game = self.begin();
        while game.pile().len() > count {
            let end = (1..).find(|step| game.keep().card_at(at(*step, *step)).is_none()).unwrap();
            let is_filler = |card: &&CardId| [HALL, CREATURE].contains(&printed(&game, **card).as_str());
            let card = *game.hand(game.player()).iter().rfind(is_filler).unwrap();
            game.apply(&Action::Place { card, at: at(end, end), turned: false }).unwrap();
        }
        game
    }
}

fn line(index: usize, card: &str, level: u8) -> String {
    let mut words = card.split(' ');
    let corners: Vec<&str> = words.by_ref().take(5).collect();
    let mut line = format!("(name: \"{index}\", art: \"test\", corners: {:?}", corners.join(" "));
    for word in words {
        line += &match word.split_at(1) {
            ("t", time) => format!(", time: {time}"),
            ("c", chests) => format!(", chests: {chests}"),
            ("S", _) => ", silence: true".to_string(),
            _ => ", knight: true".to_string(),
        };
    }
    line + &format!(", marker: {level}),\n")
}

/// A card as the tests write it.
pub fn printed(game: &Knock, card: CardId) -> String {
    let card = game.card(card);
    let [a, b, c, d] = card.corners;
    let time = card.creature.map_or(String::new(), |creature| format!(" t{}", creature.time));
    let chests = if card.chests > 0 { format!(" c{}", card.chests) } else { String::new() };
    format!("{a} {b} / {c} {d}{time}{}{chests}", if card.silence { " S" } else { "" })
}

pub fn at(x: i16, y: i16) -> Cell {
    Cell { x, y }
}

/// The card at a place of the Keep.
pub fn id(game: &Knock, x: i16, y: i16) -> CardId {
    game.keep().card_at(at(x, y)).unwrap_or_else(|| panic!("no card at ({x}, {y})")).card
}

/// The danger of the card at a place.
pub fn danger(game: &Knock, x: i16, y: i16) -> u8 {
    game.keep().danger(id(game, x, y)).unwrap()
}

/// How the card at a place stands.
pub fn standing(game: &Knock, x: i16, y: i16) -> Standing {
    game.keep().card_at(at(x, y)).unwrap().standing
}

/// The action that places the card so printed.
pub fn place(game: &Knock, card: &str, x: i16, y: i16) -> Action {
    let found = game.playable().into_iter().find(|id| printed(game, *id) == card);
    let card = found.unwrap_or_else(|| panic!("nobody who is on holds {card}"));
    Action::Place { card, at: at(x, y), turned: false }
}

/// Places the card so printed, upright.
pub fn put(game: &mut Knock, card: &str, x: i16, y: i16) -> Vec<Event> {
    let action = place(game, card, x, y);
    game.apply(&action).unwrap()
}

/// Places the card so printed, turned by 180°.
pub fn put_turned(game: &mut Knock, card: &str, x: i16, y: i16) -> Vec<Event> {
    let Action::Place { card, at, .. } = place(game, card, x, y) else { return Vec::new() };
    game.apply(&Action::Place { card, at, turned: true }).unwrap()
}

/// Places the Knight.
pub fn put_knight(game: &mut Knock, x: i16, y: i16) -> Vec<Event> {
    game.apply(&Action::Place { card: game.knight(), at: at(x, y), turned: false }).unwrap()
}

/// Places the Knight, turned by 180°.
pub fn put_turned_knight(game: &mut Knock, x: i16, y: i16) -> Vec<Event> {
    game.apply(&Action::Place { card: game.knight(), at: at(x, y), turned: true }).unwrap()
}

/// Why the game was lost.
pub fn loss(game: &Knock) -> Option<Loss> {
    match game.end() {
        Some(End::Lost(loss)) => Some(loss),
        _ => None,
    }
}

/// Tests whether the game was won.
pub fn is_won(game: &Knock) -> bool {
    matches!(game.end(), Some(End::Won { .. }))
}

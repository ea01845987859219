//! The Fighter kit: cards with backs, hero sheets, boards, target, health board, tower labels, tokens, dice, score sheet
//! and rules.

use super::{
    Entry, Printable, Reader,
    contents::{Arrangement, Contents, Group, Leaf, Lies, Piece},
    edition, folded, rules_leaf, squared, titled,
};
use crate::{
    drawing::Drawing,
    faces::{
        Style,
        fighter::{
            self as face, Ground, Piece as Token, Pile, board, dice, reference, score, summary,
            target::{self, Quarter},
            tower,
        },
    },
    ink,
    setup::Part,
    words::Words,
};
use rules::{
    deck_file::Fault,
    decks::AnyDeck,
    fighter::{Colour, Deck, Die, Face, Files, GOLD, PARTY, SCARS, Token as Power, WHITE_DICE},
};

/// The sides of pieces that are cut out square.
const COIN: f32 = 16.0;
const MARKER: f32 = 12.0;
const LARGE: f32 = 24.0;
/// Paper dice in a row.
const DICE_COLUMNS: usize = 2;

pub(super) static KIT: Entry = Entry {
    code: "fighter",
    emblem: "monsters/ogre",
    title: "print-fighter-kit",
    subject: "print-fighter-subject",
    has_inventory: false,
    standard: || printable(Deck::standard()),
    reader: Reader::All(|files| gather(files).map(printable)),
};

fn printable(deck: Deck) -> Printable {
    Box::new(move |words, style, _| contents(&deck, words, style))
}

/// Reads a deck: each file stands in for the one of our five that has its name.
fn gather(files: &[(String, String)]) -> Result<Deck, Vec<Fault>> {
    let name = |path: &str| std::path::Path::new(path).file_name().map(ToOwned::to_owned);
    let ours = assets::fighter_files();
    if let Some((odd, _)) = files.iter().find(|(path, _)| ours.iter().all(|(our, _)| name(our) != name(path))) {
        let reason = "a Fighter deck has heroes.ron, monsters.ron, bosses.ron, equipment.ron and boards.ron";
        return Err(vec![Fault { file: odd.clone(), line: 1, reason: reason.to_string() }]);
    }
    let [heroes, monsters, bosses, equipment, boards] = ours.map(|(our, words)| {
        let theirs = files.iter().find(|(path, _)| name(path) == name(our));
        theirs.map_or((our, words), |(path, text)| (path.as_str(), text.as_str()))
    });
    Deck::parse(Files { heroes, monsters, bosses, equipment, boards })
}

/// The Fighter kit.
fn contents(deck: &Deck, words: &Words, style: Style) -> Contents {
    let mut groups = vec![cards(deck, words, style), heroes(deck, words, style), boards(deck, words, style)];
    groups.push(target(words, style));
    groups.extend(tower(words, style));
    groups.extend(tokens(words, style));
    groups.push(paper_dice(words, style));
    let score = score::score(words, style);
    Contents {
        groups,
        leaves: vec![
            Leaf {
                name: "score",
                title: words.get("print-fighter-score"),
                part: Part::Sheets,
                sheet: score,
                lies: Lies::Twice,
            },
            rules_leaf("rules", words.get("print-rules"), summary::summary(words, style)),
            rules_leaf("reference", words.get("print-fighter-throws"), reference::reference(words, style)),
        ],
        mixed: titled(words, "print-fighter-tokens"),
        edition: edition(deck.hash()),
    }
}

/// A group whose pieces can be chosen, by the names of its pages and the keys of their titles.
fn numbered(part: Part, pages: (&'static str, &'static str), keys: (&str, &str), words: &Words) -> Group {
    let heads = [titled(words, keys.0), titled(words, keys.1)];
    Group { pages, part, heads, caption: None, arrangement: Arrangement::Numbered, pieces: Vec::new() }
}

/// Monsters, bosses and equipment.
fn cards(deck: &Deck, words: &Words, style: Style) -> Group {
    let (ground, parts) = (Ground::Sheet(style), deck.parts());
    let piece = |name: String, front: Drawing, pile: Pile| {
        Piece::new(name, front).backed(face::back(pile, ground), [Some(ink::PARCHMENT); 2])
    };
    let monsters = parts.monsters.iter().map(|it| {
        let name = words.get(&format!("monster-fighter-{}", it.key));
        piece(name, face::monster(it, words, ground), Pile::Monsters(it.level))
    });
    let bosses = parts
        .bosses
        .iter()
        .map(|it| piece(words.get(&format!("boss-{}", it.key)), face::boss(it, words, ground), Pile::Bosses));
    let equipment = parts.equipment.iter().map(|it| {
        piece(words.get(&format!("equipment-{}", it.key)), face::equipment(it, words, ground), Pile::Equipment)
    });
    let keys = ("print-fighter-cards", "print-fighter-backs");
    let group = numbered(Part::Cards, ("cards", "backs"), keys, words);
    Group { pieces: monsters.chain(bosses).chain(equipment).collect(), ..group }
}

/// Hero sheets, healthy on one side and angelic on the other.
fn heroes(deck: &Deck, words: &Words, style: Style) -> Group {
    let ground = Ground::Sheet(style);
    let piece = |hero| {
        let hero: &rules::fighter::Hero = hero;
        let name = words.get(&format!("hero-{}", hero.key));
        let angel = face::angel(hero, words, ground);
        Piece::new(name, face::hero(hero, words, ground)).backed(angel, [Some(ink::PARCHMENT); 2])
    };
    let keys = ("print-fighter-heroes", "print-fighter-angels");
    let group = numbered(Part::Boards, ("heroes", "angels"), keys, words);
    Group { pieces: deck.parts().heroes.iter().map(piece).collect(), ..group }
}

/// The boards: of each, the face that comes first in the deck, and the other behind it.
fn boards(deck: &Deck, words: &Words, style: Style) -> Group {
    let ground = Ground::Sheet(style);
    let faces = &deck.parts().faces;
    let mut numbers: Vec<u8> = faces.iter().map(|face| face.board).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let side = |number: u8, side: usize| faces.iter().filter(|face| face.board == number).nth(side);
    let drawn = |face: Option<&Face>| face.map(|face| board::board(face, words, ground)).unwrap_or_default();
    let edge = |face: Option<&Face>| face.map(|face| board::edge(face, style));
    let piece = |number: u8| {
        let (front, back) = (side(number, 0), side(number, 1));
        let name = front.map(|face| words.get(&format!("board-{}", face.key))).unwrap_or_default();
        Piece::new(name, drawn(front)).backed(drawn(back), [edge(front), edge(back)])
    };
    let keys = ("print-fighter-boards", "print-fighter-boards-back");
    let group = numbered(Part::Boards, ("boards", "boards-back"), keys, words);
    Group { pieces: numbers.into_iter().map(piece).collect(), ..group }
}

/// The quarters of the target. They are cut along their arcs and flaps, so no straight marks stand around them.
fn target(words: &Words, style: Style) -> Group {
    let title = words.get("print-fighter-target");
    let piece = |quarter| Piece { is_cut: false, ..Piece::new(title.clone(), target::quarter(quarter, words, style)) };
    let keys = ("print-fighter-target", "print-fighter-target");
    let group = numbered(Part::Boards, ("target", "target-back"), keys, words);
    Group { pieces: Quarter::ALL.into_iter().map(piece).collect(), ..group }
}

/// Small pieces that lie together.
fn block(columns: usize, caption: Option<String>, drawings: Vec<Drawing>, words: &Words) -> Group {
    Group {
        pages: ("tokens", "tokens-back"),
        part: Part::Tokens,
        heads: [titled(words, "print-fighter-tokens"), (String::new(), String::new())],
        caption,
        arrangement: Arrangement::Block(columns),
        pieces: drawings.into_iter().map(|drawing| Piece::new("", drawing)).collect(),
    }
}

/// The health board, and the labels of the tower.
fn tower(words: &Words, style: Style) -> [Group; 2] {
    let health = block(1, None, vec![tower::health_board(words, style)], words);
    let labels = tower::floors().into_iter().map(|pile| tower::label(pile, words, style)).collect();
    let hint = words.get("print-fighter-tower-hint");
    [Group { part: Part::Boards, ..health }, block(3, Some(hint), labels, words)]
}

/// All coins and tokens.
fn tokens(words: &Words, style: Style) -> Vec<Group> {
    let cut = |pieces: &[Token], side: f32| -> Vec<Drawing> {
        pieces.iter().map(|&piece| squared(face::piece(piece, style), side, style)).collect()
    };
    let counted = |key: &str, count: usize| Some(words.with(key, &[("count", (count as i64).into())]));
    let coins = vec![Token::Gold; usize::from(GOLD)];
    let scars = vec![Token::Scar; usize::from(SCARS)];
    let powers = [Power::Target, Power::Toad, Power::Charm, Power::Beer, Power::Ballad].map(Token::Power);
    let mut markers: Vec<Token> = (1..=PARTY as u8).map(Token::Health).collect();
    markers.push(Token::MonsterHealth);
    let leader = [Token::Undefeated, Token::Defeated].map(|side| squared(face::piece(side, style), LARGE, style));
    let [undefeated, defeated] = leader;
    let treasury = words.get("print-fighter-treasury");
    vec![
        block(10, counted("print-fighter-gold", coins.len()), cut(&coins, COIN), words),
        block(7, counted("print-fighter-scars", scars.len()), cut(&scars, COIN), words),
        block(3, counted("print-fighter-powers", powers.len()), cut(&powers, COIN), words),
        block(1, Some(treasury.clone()), vec![face::treasury(&treasury, style)], words),
        block(1, Some(words.get("print-fighter-leader")), vec![folded(undefeated, defeated, style)], words),
        block(1, Some(words.get("print-fighter-party")), cut(&[Token::Party], LARGE), words),
        block(2, Some(words.get("print-fighter-markers")), cut(&markers, MARKER), words),
    ]
}

/// Dice to fold: the three hero dice, then the white ones. They are cut along their outlines.
fn paper_dice(words: &Words, style: Style) -> Group {
    let heroes = Colour::ALL.map(Die::Hero).into_iter();
    let dice = heroes.chain(std::iter::repeat_n(Die::White, usize::from(WHITE_DICE)));
    let piece = |die| Piece { is_cut: false, ..Piece::new("", dice::net(die, words, style)) };
    Group {
        pages: ("dice", "dice-back"),
        part: Part::Dice,
        heads: [titled(words, "print-fighter-dice"), (String::new(), String::new())],
        caption: None,
        arrangement: Arrangement::Block(DICE_COLUMNS),
        pieces: dice.map(piece).collect(),
    }
}

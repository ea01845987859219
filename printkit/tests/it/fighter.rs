//! Fighter's faces: everything in the deck has its drawing and its words, stays inside its trim, and can be told apart in
//! every style.

use printkit::{
    Drawing, Language, Words,
    bounds::{self, Bounds},
    drawing::{Item, Size},
    faces::{
        Style,
        fighter::{
            self, CARD, Ground, PIECE, Piece, Pile, SHEET, Sign,
            board::{self, BOARD},
            dice::{self, NET},
            target::{self, FLAP, Quarter, REACH},
            tower::{self, HEALTH, LABEL},
        },
    },
    pixels,
};
use rules::fighter::{
    Ability, Colour, Deck, Die, Effect, Family, Handicap, Kind, RoomKind, Throw, Token, Treasure, target::HOLES,
};

/// All grounds a face can lie on.
fn grounds() -> Vec<Ground> {
    Style::ALL.map(Ground::Sheet).into_iter().chain([Ground::Table]).collect()
}

fn stays_inside(name: &str, drawing: &Drawing, size: Size) {
    assert_eq!(drawing.size, size, "{name}");
    let reach = bounds::of(drawing).expect("a face is not empty");
    assert!(Bounds::new(0.0, 0.0, size.w, size.h).holds(reach, 0.05), "{name}: {reach:?}");
}

/// Fails if a drawing is empty, or two of them look alike.
fn told_apart(drawings: &[(String, Drawing)], side: f32, share_wanted: f32) {
    let paint = |drawing: &Drawing| pixels::paint(drawing, side / drawing.size.w).rgba;
    let painted: Vec<_> = drawings.iter().map(|(name, drawing)| (name, paint(drawing))).collect();
    for (i, (name, a)) in painted.iter().enumerate() {
        assert!(a.iter().any(|&value| value > 0), "{name} is empty");
        for (other, b) in &painted[..i] {
            let differing = a.chunks(4).zip(b.chunks(4)).filter(|(a, b)| (0..4).any(|k| a[k].abs_diff(b[k]) > 40));
            let share = differing.count() as f32 / (a.len() / 4) as f32;
            assert!(share > share_wanted, "{name} and {other} look alike: {share}");
        }
    }
}

/// Every sign that can stand on a card.
fn signs() -> Vec<Sign> {
    let abilities = [
        Ability::Flurry,
        Ability::ExtraDamage(2),
        Ability::TargetedDamage,
        Ability::DivineIntervention,
        Ability::BlindFury,
        Ability::MassHealing(2),
        Ability::LivingTarget,
        Ability::Larceny,
        Ability::Metamorphosis,
        Ability::SwornEnemy(Family::Ooze, 4),
        Ability::Rethrow,
        Ability::NoDamage,
        Ability::Pickpocket,
        Ability::Seduction,
        Ability::Beer,
        Ability::Ballad,
    ];
    let effects = [
        Effect::HealOne(4),
        Effect::HealAll(2),
        Effect::Rethrow,
        Effect::ExtraDamage(4),
        Effect::NoDamage,
        Effect::Riposte,
        Effect::ReducedDamage(1),
    ];
    let handicaps = [
        Handicap::DestroysEquipment,
        Handicap::HealsItself(2),
        Handicap::SmallTarget,
        Handicap::LosesGold,
        Handicap::ForbidsDie(Colour::Red),
        Handicap::ForbidsDie(Colour::Green),
        Handicap::ForbidsDie(Colour::Blue),
        Handicap::EverybodyIsHit,
        Handicap::Horde,
    ];
    let throws = Throw::ALL.into_iter().map(Sign::Throw);
    let abilities = abilities.into_iter().map(Sign::Ability);
    let effects = effects.into_iter().map(Sign::Effect);
    throws.chain(abilities).chain(effects).chain(handicaps.into_iter().map(Sign::Handicap)).collect()
}

#[test]
fn everything_in_the_deck_has_its_drawing() {
    let deck = Deck::standard();
    let parts = deck.parts();
    let heroes = parts.heroes.iter().map(|hero| format!("heroes/{}", hero.key));
    let monsters = parts.monsters.iter().map(|monster| format!("monsters/{}", monster.key));
    let bosses = parts.bosses.iter().map(|boss| format!("bosses/{}", boss.key));
    let equipment = parts.equipment.iter().map(|piece| format!("equipment/{}", piece.key));
    for name in heroes.chain(monsters).chain(bosses).chain(equipment) {
        assert!(assets::art(&name).is_some(), "{name}");
    }
}

#[test]
fn every_sign_has_a_picture_a_name_and_what_it_does() {
    for language in Language::ALL {
        let words = Words::new(language);
        for sign in signs() {
            assert!(!sign.picture().items.is_empty(), "{sign:?}");
            let (name, does) = (sign.name(&words), sign.does(&words));
            // A key that is not there stands for itself, in small letters.
            assert!(name.starts_with(char::is_uppercase), "{sign:?}: {name}");
            assert!(!does.contains('{') && does.contains(' '), "{sign:?}: {does}");
            if let Some(number) = sign.number() {
                assert!(does.contains(&number.to_string()), "{sign:?}: {does}");
            }
        }
    }
}

#[test]
fn every_card_and_sheet_stays_inside_its_trim() {
    let deck = Deck::standard();
    let parts = deck.parts();
    for language in Language::ALL {
        let words = Words::new(language);
        for ground in grounds() {
            for monster in &parts.monsters {
                stays_inside(&monster.key, &fighter::monster(monster, &words, ground), CARD);
            }
            for boss in &parts.bosses {
                stays_inside(&boss.key, &fighter::boss(boss, &words, ground), CARD);
            }
            for piece in &parts.equipment {
                stays_inside(&piece.key, &fighter::equipment(piece, &words, ground), CARD);
            }
            for hero in &parts.heroes {
                stays_inside(&hero.key, &fighter::hero(hero, &words, ground), SHEET);
                stays_inside(&hero.key, &fighter::angel(hero, &words, ground), SHEET);
            }
            for face in &parts.faces {
                stays_inside(&face.key, &board::board(face, &words, ground), BOARD);
            }
        }
    }
}

#[test]
fn other_pieces_stay_inside_their_trims() {
    let words = Words::new(Language::Spanish);
    for style in Style::ALL {
        stays_inside("health board", &tower::health_board(&words, style), HEALTH);
        for floor in tower::floors() {
            stays_inside(&format!("{floor:?}"), &tower::label(floor, &words, style), LABEL);
        }
        for die in [Die::White, Die::Hero(Colour::Green)] {
            stays_inside(&format!("{die:?}"), &dice::net(die, &words, style), NET);
        }
        for quarter in Quarter::ALL {
            let drawing = target::quarter(quarter, &words, style);
            let reach = bounds::of(&drawing).expect("a quarter is not empty");
            // Lines that end at a seam, and room below numbers that have no tails, are counted but not drawn.
            let frame = Bounds::new(0.0, 0.0, REACH, REACH + FLAP);
            assert!(frame.holds(reach, 1.2), "{quarter:?} {style:?}: {reach:?}");
        }
    }
}

#[test]
fn signs_are_told_apart_without_colours() {
    // What a hero and an item can both do looks alike on purpose.
    let both = [Sign::Effect(Effect::Rethrow), Sign::Effect(Effect::NoDamage)];
    let signs = signs().into_iter().filter(|sign| !both.contains(sign));
    let drawings: Vec<_> = signs.map(|sign| (format!("{sign:?}"), Style::Grey.finish(sign.picture()))).collect();
    told_apart(&drawings, 60.0, 0.02);
}

#[test]
fn pieces_and_piles_are_told_apart_in_every_style() {
    let tokens = [Token::Target, Token::Toad, Token::Charm, Token::Beer, Token::Ballad].map(Piece::Power);
    let mut pieces = vec![Piece::Gold, Piece::Health(1), Piece::Health(6), Piece::MonsterHealth, Piece::Scar];
    pieces.extend(tokens);
    pieces.extend([Piece::Undefeated, Piece::Defeated, Piece::Party]);
    for style in Style::ALL {
        let drawings = pieces.iter().map(|&piece| (format!("{piece:?} {style:?}"), fighter::piece(piece, style)));
        told_apart(&drawings.collect::<Vec<_>>(), 60.0, 0.02);
        let backs = tower::floors().into_iter();
        let backs = backs.map(|pile| (format!("{pile:?} {style:?}"), fighter::back(pile, Ground::Sheet(style))));
        told_apart(&backs.collect::<Vec<_>>(), 60.0, 0.01);
    }
    assert_eq!(tower::floors().last(), Some(&Pile::Equipment));
}

#[test]
fn rooms_are_told_apart_in_every_style() {
    let treasures = [Treasure::Gold(1), Treasure::Gold(3), Treasure::Dice(1), Treasure::Equipment];
    let mut kinds = vec![RoomKind::Plain, RoomKind::Shop, RoomKind::Fountain];
    kinds.extend(treasures.map(RoomKind::Treasure));
    kinds.extend(Throw::ALL.map(RoomKind::Perilous));
    for style in Style::ALL {
        let room = |kind| style.finish(board::room(kind, style));
        let drawings = kinds.iter().map(|&kind| (format!("{kind:?} {style:?}"), room(kind)));
        told_apart(&drawings.collect::<Vec<_>>(), 60.0, 0.005);
    }
}

#[test]
fn a_piece_fills_its_frame() {
    for piece in [Piece::Gold, Piece::Scar, Piece::Health(3), Piece::Party] {
        let reach = bounds::of(&fighter::piece(piece, Style::Colour)).expect("a piece is not empty");
        assert!(Bounds::new(0.0, 0.0, PIECE, PIECE).holds(reach, 0.3), "{piece:?}: {reach:?}");
        assert!(reach.right - reach.left > PIECE * 0.9, "{piece:?}: {reach:?}");
    }
}

#[test]
fn dice_are_told_apart_without_their_colours() {
    let words = Words::new(Language::English);
    let dice = Colour::ALL.map(Die::Hero).into_iter().chain([Die::White]);
    let nets = dice.map(|die| (format!("{die:?}"), dice::net(die, &words, Style::Grey)));
    told_apart(&nets.collect::<Vec<_>>(), 200.0, 0.02);
}

#[test]
fn a_die_shows_the_hero_symbol_on_two_of_its_six_faces() {
    let symbol = printkit::art::art("fighter/hero_symbol");
    let words = Words::new(Language::English);
    let net = dice::net(Die::White, &words, Style::Colour);
    assert_eq!(groups(&net.items, &symbol.items), 2);
}

/// How often the parts of a picture stand in a drawing as a group of their own.
fn groups(items: &[Item], picture: &[Item]) -> usize {
    let count = |item: &Item| match item {
        Item::Group { items, .. } => usize::from(items == picture) + groups(items, picture),
        Item::Shape(_) | Item::Text(_) => 0,
    };
    items.iter().map(count).sum()
}

/// How many areas of a drawing are filled white, as holes to cut out are.
fn white_circles(items: &[Item]) -> usize {
    let white = printkit::drawing::Paint::Solid(printkit::Ink::hex(0xFFFFFF));
    let count = |item: &Item| match item {
        Item::Shape(shape) => usize::from(shape.fill.as_ref() == Some(&white)),
        Item::Group { items, .. } => white_circles(items),
        Item::Text(_) => 0,
    };
    items.iter().map(count).sum()
}

#[test]
fn the_four_quarters_have_all_the_holes() {
    let words = Words::new(Language::English);
    let holes = Quarter::ALL.map(|quarter| white_circles(&target::quarter(quarter, &words, Style::Colour).items));
    assert_eq!(holes.iter().sum::<usize>(), HOLES.len());
    assert!(holes.iter().all(|&count| count > 0), "{holes:?}");
}

#[test]
fn one_use_cards_bear_their_mark() {
    let words = Words::new(Language::English);
    let deck = Deck::standard();
    for piece in &deck.parts().equipment {
        let face = fighter::equipment(piece, &words, Ground::Table);
        let is_marked = format!("{:?}", face.items).contains("×1");
        assert_eq!(is_marked, piece.is_once(), "{}", piece.key);
        if let Kind::Weapon(_, bonus) = piece.kind {
            assert!(format!("{:?}", face.items).contains(&format!("\"+{bonus}\"")), "{}", piece.key);
        }
    }
}

//! Deck files: what is accepted, and that every fault is reported with its line.

use sablier_rules::donjonz::*;

fn standard() -> (&'static str, &'static str) {
    assets::donjonz_deck()
}

/// The faults of the deck in `assets` after one replacement.
fn faults(from: &str, to: &str) -> Vec<String> {
    let (_, text) = standard();
    assert!(text.contains(from), "the deck has no {from:?}");
    check(&text.replacen(from, to, 1))
}

fn check(text: &str) -> Vec<String> {
    let faults = Deck::parse("my.ron", text).map_or_else(|faults| faults, |_| Vec::new());
    faults.iter().map(ToString::to_string).collect()
}

/// The line of the deck in `assets` in which this text first stands.
fn line(of: &str) -> usize {
    standard().1.lines().position(|line| line.contains(of)).unwrap() + 1
}

#[test]
fn the_deck_in_assets_has_no_fault() {
    let (file, text) = standard();
    assert_eq!(Deck::parse(file, text).map(|deck| deck.cards().len()), Ok(11));
}

#[test]
fn the_deck_in_assets_keeps_to_its_measures() {
    let deck = Deck::standard();
    let (mut inner, mut walls) = (0, 0);
    for card in [deck.start()].into_iter().chain(deck.cards()) {
        for (column, row, _) in card.cells() {
            for (side, is_inner) in [(Side::Right, column + 1 < card.columns()), (Side::Down, row + 1 < card.rows())] {
                inner += u32::from(is_inner);
                walls += u32::from(is_inner && card.has_wall(column, row, side));
            }
        }
        for side in Side::ALL {
            let open = card.cells().filter(|(column, row, _)| {
                let is_border = match side {
                    Side::Up => *row == 0,
                    Side::Right => column + 1 == card.columns(),
                    Side::Down => row + 1 == card.rows(),
                    Side::Left => *column == 0,
                };
                is_border && !card.has_wall(*column, *row, side)
            });
            let open = open.count();
            assert!((2..=4).contains(&open) || card == deck.start(), "{} has {open} openings {side:?}", card.name);
        }
    }
    let percent = walls * 100 / inner;
    assert!((12..=18).contains(&percent), "{percent} % of the inner sides are walls");
}

#[test]
fn a_deck_comes_back_from_its_own_drawing() {
    let deck = Deck::standard();
    let text = serde_json::to_string(&deck).unwrap();
    assert_eq!(serde_json::from_str::<Deck>(&text).unwrap(), deck);
    assert!(text.contains(r#""+---+   +   +""#));
}

#[test]
fn an_unknown_letter_is_reported_with_its_line_inside_the_map() {
    let at = line("| S |   | A |");
    let found = faults("| S |   | A |", "| S |   | é |");
    assert_eq!(found[1], format!("my.ron:{at}: column 11: unknown letter 'é'"));
    assert!(found[0].ends_with("the deck has 1 of the axe; it needs 2"), "{found:?}");
}

#[test]
fn every_fault_of_a_file_is_reported() {
    let (_, text) = standard();
    let text = text.replacen("| S |", "! Q |", 1).replacen("+---+", "*--+", 1).replacen("k", " ", 9);
    assert!(check(&text).len() >= 5, "{:#?}", check(&text));
}

#[test]
fn a_broken_wall_is_reported() {
    let at = line("+   +---+   +");
    let found = faults("+   +---+   +", "+   +- -+   +");
    assert_eq!(found, [format!("my.ron:{at}: column 6: a wall is \"---\", an opening three spaces, not \"- -\"")]);
}

#[test]
fn a_line_too_many_too_few_or_too_long_is_reported() {
    let extra = faults("| S |   | A |", "| S |   | A |\n            +   +   +   +");
    assert!(extra.iter().any(|fault| fault.contains("the map has 10 lines; 3 by 4 cells takes 9 lines")), "{extra:#?}");
    let (_, text) = standard();
    let cut: Vec<&str> = text.lines().filter(|line| !line.contains("| S |   | A |")).collect();
    assert!(check(&cut.join("\n")).iter().any(|fault| fault.contains("the map has 8 lines")));
    let long = faults("| S |   | A |", "| S |   | A |   |");
    assert_eq!(long, [format!("my.ron:{}: the line is 17 characters long; 13 is all of it", line("| S |   | A |"))]);
}

#[test]
fn a_cell_walled_in_is_reported() {
    let (_, text) = standard();
    let from = text.find("| S |").unwrap();
    let top = text[..from].rfind('+').unwrap() - 12;
    let mut text = text.to_string();
    text.replace_range(top + 1..top + 4, "---");
    let below = text[from..].find('+').unwrap() + from;
    text.replace_range(below + 1..below + 4, "---");
    let at = line("| S |   | A |");
    assert_eq!(check(&text), [format!("my.ron:{at}: cell 1 is walled in on all four sides")]);
}

#[test]
fn tabs_are_refused_and_spaces_at_line_ends_do_not_matter() {
    let tab = format!("my.ron:{}: use spaces, not tabs", line("| S |   | A |"));
    assert!(faults("| S |   | A |", "| S |\t| A |").contains(&tab));
    assert_eq!(faults("| S |   | A |", "| S |   | A |      "), [""; 0]);
    assert_eq!(check(&standard().1.replace('\n', "\r\n")), [""; 0]);
}

#[test]
fn a_name_used_twice_empty_or_endless_is_reported() {
    let at = line("card-belfry");
    let twice = faults("card-belfry", "card-armoury");
    assert_eq!(twice, [format!("my.ron:{at}: the name \"card-armoury\" is taken by an earlier card")]);
    assert_eq!(faults("card-belfry", " "), [format!("my.ron:{at}: a card needs a name")]);
    assert!(faults("card-belfry", &"x".repeat(61))[0].ends_with("a name has at most 60 letters"));
}

#[test]
fn wrong_counts_are_reported() {
    for (from, to, fault) in [
        ("| S |", "|   |", "the deck has 1 of the sword; it needs 2"),
        ("| S |", "| B |", "the deck has 3 of the bow; it needs 2"),
        ("| S |", "| s |", "the deck has 11 of monsters; it needs 10"),
        ("| S |", "| $ |", "the deck has 17 of pouches; it needs 12 to 16"),
        ("| S |", "| k |", "the deck has 2 of the key; it needs 1"),
        ("| S |", "| # |", "stairs and door belong on the start card"),
        ("| S |", "| < |", "the deck has 2 of the stairs; it needs 1"),
        ("| #", "|  ", "the deck has 0 of the door; it needs 1"),
    ] {
        let found = faults(from, to);
        assert!(found.iter().any(|found| found.ends_with(fault)), "{fault}: {found:#?}");
    }
}

#[test]
fn one_thing_too_many_is_blamed_on_its_line() {
    let fault = format!("my.ron:{}: the deck has 2 of the key; it needs 1", line("| k"));
    assert!(faults("| S |", "| k |").contains(&fault));
}

#[test]
fn a_card_too_few_is_reported() {
    let (_, text) = standard();
    let from = text.find("(name: \"card-armoury\"").unwrap();
    let to = text.find("(name: \"card-belfry\"").unwrap();
    let found = check(&[&text[..from], &text[to..]].concat());
    assert!(found.iter().any(|fault| fault.contains("10 cards beside the start card; it needs 11")), "{found:#?}");
}

#[test]
fn what_is_no_deck_at_all_is_reported_and_never_panics() {
    for garbage in
        ["", "(", "()", "[[[[", "(name: 1)", "\u{0}", "(name:\"x\",start:(name:\"y\",map:\"\"),cards:[])", "é"]
    {
        assert!(!check(garbage).is_empty(), "{garbage:?}");
    }
    assert!(!check(&"(".repeat(60_000)).is_empty());
    assert_eq!(check(&"x".repeat(70_000)), ["my.ron:1: the file has 70000 bytes; 65536 is the most"]);
}

#[test]
fn a_fault_in_the_notation_is_reported_with_its_line() {
    let at = line("(name: \"card-belfry\"");
    let found = faults("(name: \"card-belfry\", map:", "(name: \"card-belfry\", mop:");
    assert!(found.len() == 1 && found[0].starts_with(&format!("my.ron:{at}: ")), "{found:?}");
}

#[test]
fn decks_of_a_folder_are_read_by_name_and_bad_files_say_why() {
    let folder = std::env::temp_dir().join(format!("sablier-decks-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("c.ron")).unwrap();
    std::fs::write(folder.join("b.ron"), standard().1).unwrap();
    std::fs::write(folder.join("a.ron"), b"line\n\xff\xfe").unwrap();
    std::fs::write(folder.join("d.ron"), vec![b' '; 70_000]).unwrap();
    std::fs::write(folder.join("notes.txt"), "not a deck").unwrap();
    let files = assets::read_folder(&folder).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let texts: Vec<_> = files.iter().map(|file| file.text.as_deref().map_err(String::as_str)).collect();
    let long = "the file is longer than 65536 bytes";
    assert_eq!(texts, [Err("line 2 is not UTF-8 text"), Ok(standard().1), Err(long)]);
    assert!(assets::read_folder(&folder).is_err());
}

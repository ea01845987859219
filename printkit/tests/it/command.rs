//! The command as a person meets it: files, messages, exit codes.

use sablier_tests::program::program;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn printkit(arguments: &[&str]) -> Output {
    Command::new(program("printkit")).args(arguments).output().expect("the command starts")
}

/// An empty folder of that name.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("command").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into()).collect();
    names.sort();
    names
}

/// Runs the command, which must fail with that code and say `reason` on stderr and nothing on stdout.
fn fails(arguments: &[&str], code: i32, reason: &str) {
    let output = printkit(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert!(said.contains(reason), "{arguments:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_kit_is_written_and_its_path_printed() {
    let out = folder("kit").join("made").join("here");
    let out = out.to_string_lossy();
    let output = printkit(&["donjonz", "--lang", "fr", "--paper", "a4", "--style", "colour", "--out", &out]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    let path = Path::new(out.as_ref()).join("donjonz-fr-a4-colour.pdf");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim_end(), path.to_string_lossy());
    assert_eq!(names(Path::new(out.as_ref())), ["donjonz-fr-a4-colour.pdf"]);
    assert!(fs::read(&path).expect("the file is there").starts_with(b"%PDF-"));
}

#[test]
fn knock_is_written_as_any_kit_and_knows_no_inventory() {
    let out = folder("knock");
    let out = out.to_string_lossy();
    let output = printkit(&["knock", "--lang", "es", "--style", "ink-saver", "--out", &out]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(Path::new(out.as_ref())), ["knock-es-a4-ink-saver.pdf"]);
    fails(&["knock", "--inventory", "2"], 2, "unexpected argument");
}

#[test]
fn fighter_is_written_as_any_kit_and_a_folder_is_one_deck() {
    let (out, mine) = (folder("fighter"), folder("my-fighter"));
    let (out, mine) = (out.to_string_lossy(), mine);
    let output = printkit(&["fighter", "--lang", "fr", "--paper", "letter", "--out", &out]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(Path::new(out.as_ref())), ["fighter-fr-letter-colour.pdf"]);
    let [_, _, (_, bosses), ..] = assets::fighter_files();
    fs::write(mine.join("bosses.ron"), bosses.replace("health: 2", "health: 3")).expect("the folder can be written");
    let output = printkit(&["fighter", "--deck", &mine.to_string_lossy(), "--out", &out]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(Path::new(out.as_ref())), ["fighter-fr-letter-colour.pdf", "fighter-my-fighter-en-a4-colour.pdf"]);
    fs::write(mine.join("heros.ron"), "[]").expect("the folder can be written");
    fails(&["fighter", "--deck", &mine.to_string_lossy(), "--out", &out], 1, "heros.ron:1: a Fighter deck has");
}

#[test]
fn all_languages_in_one_run_equal_one_run_for_each() {
    let (together, apart) = (folder("together"), folder("apart"));
    let run = |lang: &str, out: &Path| {
        let output = printkit(&["donjonz", "--lang", lang, "--style", "ink-saver", "--out", &out.to_string_lossy()]);
        assert!(output.status.success());
    };
    run("fr,en,es,fr", &together);
    for lang in ["es", "en", "fr"] {
        run(lang, &apart);
    }
    assert_eq!(names(&together).len(), 3);
    for name in names(&together) {
        let read = |folder: &Path| fs::read(folder.join(&name)).expect("the file is there");
        assert!(read(&together) == read(&apart), "{name}");
    }
}

#[test]
fn pages_can_be_pictures() {
    let out = folder("pictures");
    for format in ["svg", "png"] {
        let arguments = ["donjonz", "--format", format, "--paper", "letter", "--style", "grey", "--inventory", "2"];
        let output = printkit(&[&arguments[..], &["--out", &out.to_string_lossy()]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let names = names(&out);
    assert_eq!(names.len(), 14);
    assert_eq!(names[0], "donjonz-en-letter-grey-1-guide.png");
    assert_eq!(names[13], "donjonz-en-letter-grey-7-rules.svg");
}

#[test]
fn help_shows_examples() {
    for arguments in [&["--help"][..], &["donjonz", "--help"]] {
        let output = printkit(arguments);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && said.contains("Examples:") && said.contains("--lang fr"), "{said}");
    }
}

#[test]
fn wrong_options_end_with_code_2() {
    fails(&[], 2, "Usage");
    fails(&["chess"], 2, "unrecognized subcommand");
    fails(&["donjonz", "--paper", "b4"], 2, "known papers: a4, letter, a3");
    fails(&["donjonz", "--paper", "20x30"], 2, "sides from 90");
    fails(&["donjonz", "--bleed", "6"], 2, "from 0 to 5 mm");
    fails(&["donjonz", "--marks", "stars"], 2, "known words: corners");
    fails(&["donjonz", "--pieces", "cats"], 2, "known parts: guide, cards");
    fails(&["donjonz", "--pages", "4-2"], 2, "3-6");
    fails(&["donjonz", "--size", "huge"], 2, "known sizes: true");
    fails(&["donjonz", "--inventory", "3"], 2, "1..=2");
    fails(&["donjonz", "--colour"], 2, "unexpected argument");
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let file = folder("place").join("a-file");
    fs::write(&file, "in the way").expect("the temporary folder can be written");
    fails(&["donjonz", "--out", &file.join("under").to_string_lossy()], 1, "a-file");
    fails(&["donjonz", "--out", &file.to_string_lossy()], 1, "a-file: this is a file; --out takes the folder");
}

#[test]
fn a_failed_write_leaves_no_draft_behind() {
    let out = folder("draft");
    // A folder stands where the file must go, so the last step fails.
    fs::create_dir_all(out.join("donjonz-en-a4-colour.pdf").join("full")).expect("a folder can be made");
    fails(&["donjonz", "--out", &out.to_string_lossy()], 1, "donjonz-en-a4-colour.pdf");
    assert_eq!(names(&out), ["donjonz-en-a4-colour.pdf"]);
}

#[test]
fn a_folder_of_decks_is_printed_in_place_of_ours() {
    let (decks, out) = (folder("decks"), folder("decks-out"));
    let (_, text) = assets::donjonz_deck();
    fs::write(decks.join("Ma Cave.ron"), text).expect("the temporary folder can be written");
    fs::write(decks.join("notes.txt"), "no deck").expect("the temporary folder can be written");
    let output = printkit(&["donjonz", "--deck", &decks.to_string_lossy(), "--out", &out.to_string_lossy()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(&out), ["donjonz-ma-cave-en-a4-colour.pdf"]);
}

#[test]
fn a_deck_is_read_as_a_deck_of_its_game() {
    let (decks, out) = (folder("knock-decks"), folder("knock-decks-out"));
    let (_, text) = assets::knock_deck();
    // A name written out, and art that we do not have: both are a player's right.
    let own = text.replace("\"hall-gate\", art: \"gate\"", "\"My own gate\", art: \"my_gate\"");
    assert_ne!(own, text);
    fs::write(decks.join("keep.ron"), own).expect("the temporary folder can be written");
    let arguments = ["--deck", &decks.to_string_lossy(), "--out", &out.to_string_lossy()];
    let output = printkit(&[&["knock"][..], &arguments].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(&out), ["knock-keep-en-a4-colour.pdf"]);
    fails(&[&["donjonz"][..], &arguments].concat(), 1, "keep.ron: this is a deck of knock");
}

#[test]
fn decks_of_two_games_share_a_folder() {
    let (decks, out) = (folder("two-games"), folder("two-games-out"));
    for (name, (_, text)) in [("cave.ron", assets::donjonz_deck()), ("keep.ron", assets::knock_deck())] {
        fs::write(decks.join(name), text).expect("the temporary folder can be written");
    }
    for (game, other) in [("donjonz", "keep.ron"), ("knock", "cave.ron")] {
        let output = printkit(&[game, "--deck", &decks.to_string_lossy(), "--out", &out.to_string_lossy()]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && said.contains(other), "{said}");
    }
    assert_eq!(names(&out), ["donjonz-cave-en-a4-colour.pdf", "knock-keep-en-a4-colour.pdf"]);
}

#[test]
fn the_card_in_the_readme_takes_its_place_in_a_deck_and_prints() {
    let readme = include_str!("../../../README.md");
    let card = readme.split("```\n").find(|part| part.starts_with("(name:")).expect("the README shows a card");
    let (_, text) = assets::donjonz_deck();
    let (before, rest) = text.split_once("(name: \"card-cellar\"").expect("the deck has the card it replaces");
    let (_, after) = rest.split_once("\"),").expect("a card ends");
    let (decks, out) = (folder("readme-deck"), folder("readme-out"));
    fs::write(decks.join("mine.ron"), format!("{before}{card}{after}")).expect("the temporary folder can be written");
    let output = printkit(&["donjonz", "--deck", &decks.to_string_lossy(), "--out", &out.to_string_lossy()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(&out), ["donjonz-mine-en-a4-colour.pdf"]);
}

#[test]
fn drafts_of_a_killed_run_are_cleared_by_the_next() {
    let out = folder("drafts");
    let draft = |name: &str| out.join(format!("donjonz-en-a4-colour.pdf.{name}.part"));
    fs::write(draft("1"), "half of it").expect("the temporary folder can be written");
    let held = fs::File::create(draft("2")).expect("the temporary folder can be written");
    held.lock().expect("a file can be locked");
    let output = printkit(&["donjonz", "--out", &out.to_string_lossy()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(&out), ["donjonz-en-a4-colour.pdf", "donjonz-en-a4-colour.pdf.2.part"]);
}

#[test]
fn characters_that_the_fonts_lack_are_named_and_printed_only_when_asked_for() {
    let (decks, out) = (folder("lacking-decks"), folder("lacking-out"));
    let (_, text) = assets::knock_deck();
    let own = text.replace("\"hall-gate\", art", "\"Врата\", art");
    assert_ne!(own, text);
    fs::write(decks.join("keep.ron"), own).expect("the temporary folder can be written");
    let arguments = ["knock", "--deck", &decks.to_string_lossy(), "--out", &out.to_string_lossy()];
    fails(&arguments, 1, "our fonts lack 'В' (U+0412, cards-");
    assert!(names(&out).is_empty());
    let output = printkit(&[&arguments[..], &["--allow-missing"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(&out), ["knock-keep-en-a4-colour.pdf"]);
}

#[test]
fn pictures_of_pages_say_how_large_they_are_and_sort_in_order() {
    let out = folder("sizes");
    let output = printkit(&["knock", "--format", "png", "--style", "grey", "--out", &out.to_string_lossy()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let names = names(&out);
    assert_eq!(
        (names[0].as_str(), names[14].as_str()),
        ("knock-en-a4-grey-01-guide.png", "knock-en-a4-grey-15-rules.png")
    );
    let bytes = fs::read(out.join(&names[0])).expect("the file is there");
    let chunk = |name: &[u8]| bytes.windows(4).position(|window| window == name).map(|at| &bytes[at + 4..]);
    // 200 dots an inch are 7874 a metre.
    assert_eq!(chunk(b"pHYs").map(|size| &size[..9]), Some(&[0, 0, 30, 194, 0, 0, 30, 194, 1][..]));
    // A colour type of 0 is grey.
    assert_eq!(chunk(b"IHDR").map(|head| head[9]), Some(0));
}

/// Runs the command, which must succeed, and gives the files of its folder.
fn prints(arguments: &[&str], out: &Path) -> Vec<String> {
    let output = printkit(&[arguments, &["--out", &out.to_string_lossy()]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    names(out)
}

#[test]
fn cards_are_chosen_by_number_and_name_and_lie_together() {
    let out = folder("cards");
    let arguments = ["knock", "--cards", "1,3-4,Count Sippula", "--backs", "fold"];
    let names = prints(&[&arguments[..], &["--format", "svg"]].concat(), &out);
    assert_eq!(names, ["knock-en-a4-colour-part-1-cards-1.svg"]);
    let output = printkit(&[&arguments[..], &["--list"]].concat());
    let said = String::from_utf8_lossy(&output.stdout);
    let listed: Vec<&str> = said.lines().filter(|line| line.starts_with("  ")).map(str::trim).collect();
    assert!(listed.len() == 4 && listed[0].starts_with("1  ") && listed[3].ends_with("Count Sippula"), "{said}");
    fails(&["knock", "--cards", "70"], 1, "there are 69 cards");
    fails(&["knock", "--cards", "Nobody"], 1, "no card has this name");
}

#[test]
fn parts_and_pages_and_copies_are_chosen() {
    let out = folder("parts");
    let names = prints(&["donjonz", "--pieces", "sheets", "--copies", "3", "--format", "svg"], &out);
    let wanted = ["1-inventory", "2-inventory-2", "3-inventory-3"];
    assert_eq!(names, wanted.map(|name| format!("donjonz-en-a4-colour-part-{name}.svg")));
    let out = folder("pages");
    let names = prints(&["donjonz", "--pages", "3-4", "--format", "svg"], &out);
    assert_eq!(names, ["1-cards-1", "2-backs-1"].map(|name| format!("donjonz-en-a4-colour-part-{name}.svg")));
    fails(&["donjonz", "--pages", "40-41", "--out", &out.to_string_lossy()], 1, "there is nothing to print");
}

#[test]
fn only_what_changed_since_another_deck_is_printed() {
    let (decks, out) = (folder("since"), folder("since-out"));
    let (_, text) = assets::knock_deck();
    let older = text.replace("\"hall-gate\", art: \"gate\"", "\"My own gate\", art: \"gate\"");
    assert_ne!(older, text);
    fs::write(decks.join("older.ron"), older).expect("the temporary folder can be written");
    let output = printkit(&["knock", "--since", &decks.to_string_lossy(), "--list"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("cards-1") && !said.contains("cards-2"), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("  ")).count(), 1, "{said}");
    let names = prints(&["knock", "--since", &decks.to_string_lossy()], &out);
    assert_eq!(names, ["knock-en-a4-colour-part.pdf"]);
}

#[test]
fn a_printers_profile_comes_from_a_file() {
    let file = folder("profile").join("printer.txt");
    let (plain, moved) = (folder("profile-plain"), folder("profile-moved"));
    fs::write(&file, "margins = 4, 4, 4, 4\nshift = 0.5, -0.3\nflip = short\n").expect("the folder can be written");
    prints(&["knock", "--backs", "short"], &plain);
    prints(&["knock", "--profile", &file.to_string_lossy()], &moved);
    let read = |folder: &Path| fs::read(folder.join("knock-en-a4-colour.pdf")).expect("the file is there");
    assert!(read(&plain) != read(&moved));
    let holds = |bytes: Vec<u8>| bytes.windows(24).any(|part| part == b"/Duplex/DuplexFlipShortE");
    assert!(holds(read(&plain)) && holds(read(&moved)));
    fs::write(&file, "margins = 4\n").expect("the folder can be written");
    fails(&["knock", "--profile", &file.to_string_lossy()], 1, "printer.txt:1: margins are four numbers");
}

#[test]
fn a_list_tells_cards_sheets_and_ink_and_writes_nothing() {
    let out = folder("list").join("made");
    let output = printkit(&["fighter", "--list", "--out", &out.to_string_lossy()]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("   1  ") && said.contains("page   3  cards-1:") && said.contains(" sheets, "), "{said}");
    assert!(!out.exists());
}

#[test]
fn what_is_too_large_for_the_paper_is_named() {
    let out = folder("small-paper");
    let output = printkit(&["fighter", "--paper", "a5", "--pieces", "boards", "--out", &out.to_string_lossy()]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("too large for a5") && said.contains("Cellar"), "{said}");
}

#[test]
fn bad_decks_are_refused_with_file_line_and_reason() {
    let decks = folder("bad-decks");
    let path = decks.to_string_lossy().into_owned();
    fails(&["donjonz", "--deck", &path], 1, "no deck");
    fails(&["donjonz", "--deck", &decks.join("nowhere").to_string_lossy()], 1, "nowhere");
    let (_, text) = assets::donjonz_deck();
    let deck = folder("one-deck").join("deck.ron");
    fs::write(&deck, text).expect("the temporary folder can be written");
    fails(&["donjonz", "--deck", &deck.to_string_lossy()], 1, "deck.ron: this is a file; --deck takes the folder");
    let (_, text) = assets::donjonz_deck();
    fs::write(decks.join("a.ron"), text.replace(" k ", " ? ")).expect("the temporary folder can be written");
    fs::write(decks.join("b.ron"), "(").expect("the temporary folder can be written");
    fs::write(decks.join("c.ron"), [0xff, 0xfe, 0x00]).expect("the temporary folder can be written");
    let output = printkit(&["donjonz", "--deck", &path, "--out", &decks.join("out").to_string_lossy()]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    for file in ["a.ron:", "b.ron:", "c.ron: "] {
        assert!(said.contains(file), "{said}");
    }
    let blamed = said.lines().find(|line| line.contains("a.ron:")).expect("a.ron is blamed");
    let number = blamed.split("a.ron:").nth(1).and_then(|rest| rest.split(':').next());
    assert!(number.is_some_and(|number| number.parse::<usize>().is_ok_and(|line| line > 1)), "{said}");
    assert!(!decks.join("out").exists());
}

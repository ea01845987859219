//! The files of Fighter: what is in them, and what is refused with file, line and reason.

use sablier_rules::fighter::*;

fn files() -> Files<'static> {
    let [heroes, monsters, bosses, equipment, boards] = assets::fighter_files();
    Files { heroes, monsters, bosses, equipment, boards }
}

/// The faults of the monsters' file with a piece of its text replaced, where it stands first.
fn monsters_with(from: &str, to: &str) -> Vec<String> {
    let text = files().monsters.1.replacen(from, to, 1);
    let faults = Deck::parse(Files { monsters: ("monsters.ron", &text), ..files() }).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

/// The faults of the boards' file with a piece of its text replaced, where it stands first.
fn boards_with(from: &str, to: &str) -> Vec<String> {
    let text = files().boards.1.replacen(from, to, 1);
    assert_ne!(text, files().boards.1, "{from}");
    let faults = Deck::parse(Files { boards: ("boards.ron", &text), ..files() }).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

/// The first line of the monsters' file with an entry.
fn first_line() -> usize {
    files().monsters.1.lines().position(|line| line.contains("key:")).unwrap() + 1
}

#[test]
fn the_files_in_assets_are_playable() {
    let deck = Deck::parse(files()).unwrap();
    assert_eq!(deck, Deck::standard());
    let parts = deck.parts();
    let counts = [parts.heroes.len(), parts.monsters.len(), parts.bosses.len(), parts.equipment.len()];
    assert_eq!((counts, parts.faces.len()), ([9, 53, 4, 53], 12));
}

#[test]
fn eight_faces_can_begin_a_dungeon_and_four_can_end_it() {
    let deck = Deck::standard();
    assert_eq!((deck.faces(FaceKind::Start).count(), deck.faces(FaceKind::End).count()), (8, 4));
}

#[test]
fn no_way_through_three_boards_meets_more_than_fourteen_monsters() {
    let deck = Deck::standard();
    let longest = |kind| deck.faces(kind).filter_map(|id| deck.face(id)?.longest_way()).max().unwrap();
    assert!(2 * longest(FaceKind::Start) + longest(FaceKind::End) <= 14);
}

#[test]
fn a_deck_survives_a_save() {
    let saved = serde_json::to_string(&Deck::standard()).unwrap();
    assert_eq!(serde_json::from_str::<Deck>(&saved).unwrap(), Deck::standard());
    let broken = saved.replacen("\"level\":1", "\"level\":9", 1);
    assert!(serde_json::from_str::<Deck>(&broken).unwrap_err().to_string().contains("a level is 1 to 4"));
}

#[test]
fn a_slip_in_the_notation_is_named_with_its_line() {
    let faults = monsters_with("level: 1", "level: one");
    assert!(faults.len() == 1 && faults[0].starts_with(&format!("monsters.ron:{}: ", first_line())), "{faults:?}");
}

#[test]
fn a_monster_outside_the_limits_is_named_with_its_line() {
    let wanted = format!("monsters.ron:{}: a level is 1 to 4", first_line());
    assert!(monsters_with("level: 1", "level: 7").contains(&wanted));
}

#[test]
fn two_monsters_cannot_share_a_key() {
    let keys: Vec<&str> =
        files().monsters.1.split("key: \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let faults = monsters_with(&format!("key: \"{}\"", keys[1]), &format!("key: \"{}\"", keys[0]));
    let wanted = format!("monsters.ron:{}: the key {:?} is taken by an earlier entry", first_line() + 1, keys[0]);
    assert_eq!(faults, [wanted]);
}

#[test]
fn a_deck_without_a_monster_is_refused() {
    let line = files().monsters.1.lines().find(|line| line.contains("key:")).unwrap();
    let faults = monsters_with(line, "");
    assert!(faults.iter().any(|fault| fault.ends_with("there are 52 monsters; 53 are needed")), "{faults:?}");
}

#[test]
fn a_corridor_must_lead_somewhere() {
    let faults = boards_with("to: [\"", "to: [\"nowhere\", \"");
    assert!(faults.iter().any(|fault| fault.contains("\"nowhere\", which is not there")), "{faults:?}");
}

#[test]
fn corridors_cannot_lead_in_a_circle() {
    let mut parts = Parts::from(Deck::standard());
    let entry = parts.faces[0].entry.clone();
    parts.faces[0].rooms[1].to.push(entry);
    assert!(Deck::try_from(parts).unwrap_err().contains("lead in a circle"));
}

#[test]
fn an_armour_that_heals_or_saves_for_ever_is_refused() {
    let mut parts = Parts::from(Deck::standard());
    let armour = parts.equipment.iter_mut().find(|piece| matches!(piece.kind, Kind::Armour(_))).unwrap();
    (armour.kind, armour.once) = (Kind::Armour(Effect::NoDamage), false);
    assert!(Deck::try_from(parts).unwrap_err().contains("used up"));
}

#[test]
fn a_board_that_is_turned_up_makes_another_dungeon_with_the_two_others() {
    let deck = Deck::standard();
    let mut boards = first_dungeon(&deck).unwrap();
    for step in 0..30 {
        let (before, level) = (boards, step % DEPTH);
        boards = next_dungeon(&deck, before, level).unwrap();
        assert!(is_dungeon(&deck, boards) && (0..DEPTH).all(|it| (boards[it] != before[it]) == (it == level)));
    }
    assert_eq!(next_dungeon(&deck, boards, DEPTH), None);
}

//! Everything around the Knock table: the party, codes and links, the adventure, the end, what is remembered.

use super::keep::play;
use crate::fingers::{Fingers, SIZES, phone};
use printkit::words::{Language, Words};
use rules::knock::{Action, Adventure, End, Knock, Setup, Spell, bot, share_code};
use sablier::{
    geometry::Point,
    input::{Input, Key},
    platform::{News, memory::Memory},
    play::{Match, Recording},
    scene::Detail,
    screens::{
        gathering::Party as _,
        knock::{
            history,
            party::Party,
            playable::{Seat, Timer},
            quest::Quest,
            replay::Attack,
        },
        replay::Replay,
    },
    sound::Effect,
    store::{Store, Sum, Trouble},
};
use serde_json::json;

fn store(device: &Memory) -> (Memory, Store) {
    let mut memory = device.clone();
    let store = Store::open(&mut memory);
    (memory, store)
}

/// The sum of the games of a Keep with so many players.
fn sum_of(device: &Memory, level: u8, players: u8) -> Sum {
    store(device).1.total("knock", |sum| (sum.kind, sum.players) == (level, players))
}

fn has_finished_adventure(device: &Memory) -> bool {
    store(device).1.badge("knock", "adventure").is_some()
}

fn quest_of(device: &Memory) -> Quest {
    let (mut memory, mut store) = store(device);
    Quest::load(&mut memory, &mut store)
}

/// A game of four that careful players win.
fn won(level: u8, adventure: bool) -> Match<Knock> {
    won_as(Setup { players: 4, level, adventure, ..Setup::default() })
}

fn won_as(setup: Setup) -> Match<Knock> {
    let play = |seed| {
        let mut running =
            Match::deal(setup.clone(), seed, vec![Seat::default(); 4], Timer::Here).expect("it can be played");
        while let Some(action) = bot::careful(&running.game().open_view(), 1) {
            running.apply(action, 0).expect("bots play by the rules");
        }
        Some(running).filter(|running| matches!(running.game().end(), Some(End::Won { .. })))
    };
    (0..40).find_map(play).expect("a careful party wins one game in forty")
}

/// Opens a game of one without sand in this app, and says that the table's timer has run through.
fn lose_by_time(fingers: &mut Fingers) {
    fingers.tap("knock");
    fingers.tap("time-up");
    fingers.tap("time-up-yes");
    fingers.rest(3000.0);
    assert_eq!(fingers.app.screen_name(), "knock-finish");
}

/// The party screen, with the timer on the table.
fn at_party(device: &Memory) -> Fingers {
    let mut fingers = Fingers::on(device, SIZES[0]);
    ["play-knock", "new", "sand-table"].iter().for_each(|id| fingers.tap(id));
    fingers
}

#[test]
fn a_party_gathers_and_is_remembered() {
    let device = phone("en");
    let mut fingers = at_party(&device);
    for id in ["players-3", "player-2", "keep-2", "sand-here", "sand-more", "name-0"] {
        fingers.tap(id);
    }
    ["key-A", "key-D", "key-A"].iter().for_each(|id| fingers.tap(id));
    fingers.tap("done");
    fingers.tap("name-1");
    "bo".chars().for_each(|letter| fingers.press(Key::Letter(letter)));
    fingers.press(Key::Back);
    assert_eq!(fingers.app.screen_name(), "knock-party", "back ends the typing and no more");
    fingers.tap("start");
    assert_eq!(fingers.app.screen_name(), "knock");
    let seats = json!([
        { "name": "Ada", "player": "Person" },
        { "name": "Bo", "player": "Person" },
        { "name": "", "player": "Bot" },
    ]);
    assert_eq!(fingers.state("/state/seats"), seats);
    assert_eq!(fingers.state("/state/game/level"), json!(2));
    assert_eq!(fingers.state("/state/sand"), json!(390_000));
    let (mut memory, mut store) = store(&device);
    let party = Party::load(&mut memory, &mut store).expect("it was kept");
    assert_eq!((party.players, party.level, party.sand), (3, 2, 390_000));
}

#[test]
fn a_damaged_party_is_set_aside_and_a_new_one_gathers() {
    let device = phone("en");
    device.contents_mut().files.insert("knock-party.json".to_string(), b"{".to_vec());
    let (mut memory, mut store) = store(&device);
    assert_eq!(Party::load(&mut memory, &mut store), None);
    assert!(matches!(&store.troubles[..], [Trouble::SetAside { .. }]));
}

#[test]
fn the_app_opens_with_the_game_played_last() {
    let device = phone("en");
    let mut fingers = at_party(&device);
    fingers.tap("start");
    assert_eq!(Fingers::on(&device, SIZES[0]).app.screen_name(), "knock");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    fingers.press(Key::Back);
    fingers.press(Key::Back);
    ["play-donjonz", "new"].iter().for_each(|id| fingers.tap(id));
    let mut fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!(fingers.app.screen_name(), "donjonz");
    fingers.press(Key::Back);
    fingers.press(Key::Back);
    assert!(fingers.app.scene().find("play-knock").is_some_and(|it| it.label.contains("Continue")));
    fingers.tap("play-knock");
    fingers.tap("continue");
    assert_eq!(fingers.app.screen_name(), "knock");
}

#[test]
fn a_game_that_had_to_make_room_can_be_had_back() {
    let device = phone("en");
    let mut running =
        Match::deal(Setup::default(), 7, vec![Seat::default()], Timer::Elsewhere).expect("it can be played");
    let action = bot::greedy(&running.game().own_view()).expect("a new game has a move");
    running.apply(action, 0).expect("bots play by the rules");
    let (mut memory, mut store) = store(&device);
    running.save(&mut memory, &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    fingers.press(Key::Back);
    fingers.press(Key::Back);
    ["new", "start"].iter().for_each(|id| fingers.tap(id));
    assert!(fingers.state("/state/game/keep/1").is_null(), "a new game has one card");
    fingers.tap("restore");
    assert_eq!(fingers.state("/state/game/keep/1/card"), json!(running.game().keep().laid()[1].card));
}

#[test]
fn a_link_opens_the_game_of_its_code() {
    let device = phone("en");
    let solo = share_code(&Setup { level: 3, ..Setup::default() }, 77).expect("a plain game has a code");
    let three = share_code(&Setup { players: 3, ..Setup::default() }, 78).expect("a plain game has a code");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    fingers.device.contents_mut().news.push(News::Link(format!("https://example.org/#knock={solo}")));
    fingers.rest(400.0);
    assert_eq!(fingers.app.screen_name(), "knock");
    assert_eq!(fingers.state("/state/code"), json!(solo));
    fingers.device.contents_mut().news.push(News::Link(format!("#knock={three}")));
    fingers.rest(400.0);
    assert_eq!(fingers.app.screen_name(), "knock-party", "several players gather first");
    fingers.tap("start");
    assert_eq!(fingers.state("/state/code"), json!(three));
    fingers.device.contents_mut().news.push(News::Link("#knock=KN-0000-0001".to_string()));
    fingers.rest(400.0);
    assert_eq!(fingers.state("/toast"), json!("One of the letters is not right."));
}

#[test]
fn a_knock_code_is_judged_while_it_is_typed() {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    fingers.tap("play-knock");
    fingers.tap("code");
    let code = share_code(&Setup::default(), 30_000_000).expect("a plain game has a code");
    code.chars().skip(3).take(7).for_each(|letter| fingers.press(Key::Letter(letter)));
    let verdict = |fingers: &Fingers| fingers.app.scene().find("verdict").map(|it| it.label.clone());
    assert_eq!(verdict(&fingers).as_deref(), Some("2 letters to go"));
    code.chars().skip(10).for_each(|letter| fingers.press(Key::Letter(letter)));
    assert_eq!(verdict(&fingers).as_deref(), Some("That is a Keep!"));
    fingers.tap("play");
    assert_eq!(fingers.state("/state/code"), json!(code));
}

#[test]
fn a_lost_game_says_why_and_is_counted_once() {
    let device = phone("en");
    let mut fingers = at_party(&device);
    fingers.tap("start");
    let code = fingers.state("/state/code");
    lose_by_time(&mut fingers);
    let verdict = fingers.app.scene().find("verdict").map(|it| it.label.clone()).unwrap_or_default();
    assert!(verdict.contains("under 37 more cards"), "{verdict}");
    // The app is killed and opened again.
    assert_eq!(Fingers::on(&device, SIZES[0]).app.screen_name(), "home");
    assert_eq!(sum_of(&device, 1, 1).played, 1);
    fingers.tap("again");
    assert_eq!((fingers.app.screen_name(), fingers.state("/state/code")), ("knock", code));
    lose_by_time(&mut fingers);
    assert_eq!(sum_of(&device, 1, 1).played, 2, "the same end again is another game");
    fingers.tap("share");
    assert!(fingers.device.contents().clipboard.as_deref().is_some_and(|words| words.starts_with("KN-")));
    fingers.tap("replay");
    assert_eq!(fingers.app.screen_name(), "knock-replay");
}

#[test]
fn a_game_is_written_down_if_the_app_is_killed_right_after_its_last_action() {
    let device = phone("en");
    let running = won(1, true);
    let (mut memory, mut store) = store(&device);
    running.save(&mut memory, &mut store);
    for _ in 0..2 {
        Fingers::on(&device, SIZES[0]);
        let sum = sum_of(&device, 1, 4);
        assert_eq!((sum.played, sum.won, sum.best), (1, 1, running.game().chests()));
        assert_eq!(sum.left, Some(360_000));
    }
    let adventure = quest_of(&device).next();
    assert_eq!((adventure.level(), adventure.spells().len()), (2, 1));
}

#[test]
fn an_adventure_goes_on_to_its_end() {
    let device = phone("en");
    let (mut memory, mut store) = store(&device);
    for level in 1..=4 {
        assert!(!has_finished_adventure(&device));
        history::settle(&won(level, true).begun_at(u64::from(level)), &mut memory, &mut store);
        assert_eq!(quest_of(&device).freed(), level);
    }
    assert!(quest_of(&device).is_finished);
    assert!(has_finished_adventure(&device));
    let mut fingers = Fingers::on(&device, SIZES[0]);
    fingers.tap("play-knock");
    fingers.tap("adventure");
    assert_eq!(fingers.app.scene().find("keep-4").map(|it| it.label.clone()).as_deref(), Some("Keep 4: free"));
    fingers.tap("attack");
    assert_eq!(fingers.app.screen_name(), "knock-party");
    fingers.tap("start");
    assert_eq!(fingers.state("/state/game/level"), json!(1));
    assert!(!quest_of(&device).is_finished);
}

#[test]
fn a_lost_keep_of_an_adventure_is_tried_again_with_the_tokens_left() {
    let device = phone("en");
    let quest = Quest { adventure: Adventure::from_note(3, &[Spell::Poison]).ok(), is_finished: false };
    let (mut memory, mut store) = store(&device);
    quest.save(&mut memory, &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-knock", "adventure", "party", "sand-table", "start"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.state("/state/game/spells"), json!(["Poison"]));
    lose_by_time(&mut fingers);
    assert_eq!(quest_of(&device), quest);
    fingers.tap("onward");
    assert_eq!(
        (fingers.state("/state/game/level"), fingers.state("/state/game/spells")),
        (json!(3), json!(["Poison"]))
    );
    lose_by_time(&mut fingers);
    fingers.tap("map");
    assert_eq!(fingers.app.screen_name(), "knock-map");
    fingers.press(Key::Back);
    assert_eq!(fingers.app.screen_name(), "knock-lobby", "one map is enough");
}

#[test]
fn an_adventure_can_be_begun_anew_and_had_back() {
    let device = phone("en");
    let quest = Quest { adventure: Adventure::from_note(2, &[Spell::Fireball]).ok(), is_finished: false };
    let (mut memory, mut store) = store(&device);
    quest.save(&mut memory, &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-knock", "adventure", "over"].iter().for_each(|id| fingers.tap(id));
    assert!(!quest_of(&device).is_under_way());
    fingers.tap("restore");
    assert_eq!(quest_of(&device), quest);
}

#[test]
fn a_paper_note_is_taken_over_if_it_can_be_true() {
    let device = phone("en");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-knock", "adventure", "note", "spell-poison"].iter().for_each(|id| fingers.tap(id));
    let verdict = fingers.app.scene().find("verdict").map(|it| it.label.clone()).unwrap_or_default();
    assert!(verdict.contains("more than you can hold before Keep 1"), "{verdict}");
    assert!(!fingers.sees("take"));
    fingers.tap("keep-4");
    fingers.tap("take");
    assert_eq!(fingers.app.screen_name(), "knock-map");
    assert_eq!(quest_of(&device).adventure, Adventure::from_note(4, &[Spell::Poison]).ok());
}

#[test]
fn a_replay_shows_the_whole_game_forwards_and_backwards() {
    let device = phone("en");
    let running = won(1, false);
    let (mut memory, mut store) = store(&device);
    let (last, cards) = (running.session.cursor(), running.game().keep().laid().len());
    let mut fingers = Fingers::on(&device, SIZES[0]);
    running.save(&mut memory, &mut store);
    fingers.app.push(Box::new(Replay::<Attack>::of(Recording::of(&running), 0.0)));
    fingers.rest(200.0);
    fingers.press(Key::Left);
    assert_eq!((fingers.state("/state/count"), fingers.state("/state/cards")), (json!(0), json!(1)));
    (0..last).for_each(|_| fingers.press(Key::Right));
    assert_eq!((fingers.state("/state/count"), fingers.state("/state/cards")), (json!(last), json!(cards)));
    fingers.tap("before");
    assert_eq!(fingers.state("/state/count"), json!(last - 1));
    assert!(fingers.app.scene().faults.is_empty(), "{:?}", fingers.app.scene().faults);
}

#[test]
fn a_replay_that_plays_is_heard_and_can_be_seen_from_near() {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    fingers.app.push(Box::new(Replay::<Attack>::of(Recording::of(&won(1, false)), 0.0)));
    fingers.press(Key::Right);
    let heard = |fingers: &Fingers| fingers.device.contents().played.contains(&Effect::Lay);
    assert!(!heard(&fingers), "a step is silent");
    fingers.tap("play");
    fingers.rest(1500.0);
    assert!(heard(&fingers) && fingers.state("/state/count") == json!(2));
    let card = |fingers: &Fingers| {
        let cards = fingers.app.scene().sprites.iter().filter(|sprite| sprite.detail == Detail::Stepped);
        cards.map(|sprite| sprite.at.w).fold(0.0, f32::max)
    };
    let far = card(&fingers);
    fingers.feed(&[Input::Wheel { at: Point { x: 195.0, y: 300.0 }, by: 60.0 }]);
    assert!(card(&fingers) > far, "{} is not more than {far}", card(&fingers));
}

#[test]
fn records_show_each_keep_and_play_a_game_again() {
    let device = phone("en");
    let (mut memory, mut store) = store(&device);
    let running = won(2, false);
    history::settle(&running, &mut memory, &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-knock", "records", "part-sums"].iter().for_each(|id| fingers.tap(id));
    let tally = fingers.app.scene().find("tally-2-4").map(|it| it.label.clone()).unwrap_or_default();
    assert!(tally.starts_with("4 players. 1 of 1 won"), "{tally}");
    ["part-games", "game-0", "again"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "knock-party");
}

#[test]
fn a_history_with_a_code_of_a_megabyte_is_set_aside() {
    let device = phone("en");
    let long = "x".repeat(1 << 20);
    let game = json!({ "code": long, "level": 1, "players": 1, "won": true, "left": null, "chests": 0, "ended": 1 });
    let text = json!({ "version": 1, "content": { "games": [game] } }).to_string();
    device.contents_mut().files.insert("knock-past.json".to_string(), text.into_bytes());
    let (mut memory, mut store) = store(&device);
    history::take_over(&mut memory, &mut store);
    assert_eq!((store.past.len(), store.total("knock", |_| true)), (0, Sum::default()));
    assert!(matches!(&store.troubles[..], [Trouble::SetAside { .. }]));
}

#[test]
fn files_of_the_first_version_load() {
    let device = phone("en");
    let files = [
        (
            "knock-party.json",
            r#"{"version":1,"content":{"players":2,"seats":[{"name":"Ada","player":"Person"},{"name":"","player":"Bot"}],
                "level":3,"glass":"Table","sand":300000}}"#,
        ),
        ("knock-adventure.json", r#"{"version":1,"content":{"adventure":{"level":3,"spells":["Poison"]}}}"#),
        (
            "knock-past.json",
            r#"{"version":1,"content":{"tallies":[{"level":2,"players":3,"played":5,"won":2,"best_left":61000,
                "most_chests":7}],"games":[{"code":null,"level":2,"players":3,"won":true,"left":61000,"chests":7,
                "ended":1750000000000}],"adventures":1,"settled":[7,41]}}"#,
        ),
    ];
    for (name, text) in files {
        device.contents_mut().files.insert(name.to_string(), text.as_bytes().to_vec());
    }
    let (mut memory, mut store) = store(&device);
    let party = Party::load(&mut memory, &mut store).expect("the party loads");
    assert_eq!((party.players, party.level, party.sand, party.seats.len()), (2, 3, 300_000, 6));
    assert_eq!((quest_of(&device).freed(), quest_of(&device).next().spells()), (2, &[Spell::Poison][..]));
    history::take_over(&mut memory, &mut store);
    assert_eq!((store.total("knock", |_| true).won, has_finished_adventure(&device)), (2, true));
    assert_eq!(store.troubles, []);
}

/// The verdict of the end that is shown.
fn verdict(fingers: &Fingers) -> String {
    fingers.app.scene().find("verdict").map(|it| it.label.clone()).unwrap_or_default()
}

#[test]
fn a_won_game_says_how_the_knight_fell_and_leads_to_the_next_keep() {
    let device = phone("en");
    let won = won(1, false);
    let log = won.session.log();
    let mut running =
        Match::deal(won.session.setup().clone(), won.session.seed(), won.extras.seats.clone(), Timer::Here)
            .expect("it was");
    for entry in &log[..log.len() - 1] {
        running.apply(entry.action, 0).expect("it was played so");
    }
    let (mut memory, mut store) = store(&device);
    running.save(&mut memory, &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["go-on", "curtain"].iter().for_each(|id| fingers.tap(id));
    play(&mut fingers, log[log.len() - 1].action);
    fingers.rest(3000.0);
    let (game, words) = (won.game(), Words::new(Language::English));
    let last = words.get(&game.card(game.keep().laid().last().expect("a won Keep has cards").card).name);
    let danger = game.keep().danger(game.knight()).expect("the Knight lies there");
    let verdict = verdict(&fingers);
    assert!(verdict.contains(&last) && verdict.contains(&format!("at {danger}")), "{verdict}");
    assert!(!verdict.contains("!."), "each line ends once: {verdict}");
    fingers.tap("next-keep");
    assert_eq!((fingers.state("/state/game/level"), fingers.state("/state/seats/3/name")), (json!(2), json!("")));
}

#[test]
fn time_that_runs_out_before_a_knight_who_stands_says_at_which_danger() {
    let device = phone("en");
    let setup = Setup { players: 4, ..Setup::default() };
    let play = |seed| {
        let mut running =
            Match::deal(setup.clone(), seed, vec![Seat::default(); 4], Timer::Elsewhere).expect("it can be played");
        while running.game().keep().get(running.game().knight()).is_none() {
            let action = bot::careful(&running.game().open_view(), 1)?;
            running.apply(action, 0).expect("bots play by the rules");
        }
        Some(running).filter(|running| running.game().end().is_none())
    };
    let running = (0..40).find_map(play).expect("a careful party reaches the Knight in one game of forty");
    let (mut memory, mut store) = store(&device);
    running.save(&mut memory, &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["time-up", "time-up-yes"].iter().for_each(|id| fingers.tap(id));
    fingers.rest(3000.0);
    let danger = running.game().keep().danger(running.game().knight()).expect("the Knight lies there");
    assert!(verdict(&fingers).contains(&format!("still stood at {danger}")), "{}", verdict(&fingers));
    assert!(fingers.sees("near"), "the Knight can be seen from near");
}

#[test]
fn tokens_spent_in_a_keep_that_is_given_up_stay_spent() {
    let device = phone("en");
    let spells = [Spell::IceFlash, Spell::Poison];
    let quest = Quest { adventure: Adventure::from_note(3, &spells).ok(), is_finished: false };
    let setup = quest.next().setup(Setup::default());
    let deal = |seed| Match::deal(setup.clone(), seed, vec![Seat::default()], Timer::Elsewhere).ok();
    let has_creature = |running: &Match<Knock>| !running.game().targets(Spell::IceFlash).is_empty();
    let mut running = (0..99).filter_map(deal).find(has_creature).expect("some Keep begins with a creature");
    let creature = running.game().targets(Spell::IceFlash)[0];
    running.apply(Action::IceFlash { creature }, 0).expect("a token may be used at any moment");
    let (mut memory, mut store) = store(&device);
    quest.save(&mut memory, &mut store);
    running.save(&mut memory, &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    fingers.press(Key::Back);
    fingers.press(Key::Back);
    ["new", "start"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(quest_of(&device).adventure, Adventure::from_note(3, &[Spell::Poison]).ok());
    fingers.tap("restore");
    assert_eq!(fingers.state("/state/game/spells"), json!(["Poison"]));
}

#[test]
fn only_six_minutes_of_sand_make_a_best_time() {
    let device = phone("en");
    let (mut memory, mut store) = store(&device);
    let long = won_as(Setup { players: 4, sand: Some(600_000), ..Setup::default() });
    history::settle(&long, &mut memory, &mut store);
    let left = store.past.last().and_then(|past| past.left);
    assert_eq!((left, sum_of(&device, 1, 4).left), (Some(600_000), None));
    history::settle(&won(1, false).begun_at(1), &mut memory, &mut store);
    assert_eq!(sum_of(&device, 1, 4).left, Some(360_000));
}

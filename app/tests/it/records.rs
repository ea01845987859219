//! The records under fingers: games are watched again, played on from the middle, marked, summed up, kept as pictures;
//! and games wait for each other.

use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game, Outcome,
    donjonz::Donjonz,
    fighter::{
        self, Action,
        thrower::{Skill, Thrower},
    },
    knock::{self, Knock},
    rng::Rng,
};
use sablier::{
    platform::memory::Memory,
    play::{GoesOn, Match, Playable, Recording},
    screens::knock::playable::{Seat, Timer},
    store::Store,
};
use serde_json::json;

/// A walk without a plan.
fn walk(seed: u64, began: u64) -> Match<Donjonz> {
    let (mut walk, mut rng) = (Match::shuffled(seed).begun_at(began), Rng::new(seed));
    while !walk.is_over() {
        let legal = walk.game().legal_actions();
        walk.apply(legal[rng.below(legal.len() as u32) as usize], 0).expect("it is legal");
    }
    walk
}

fn is_won(walk: &Match<Donjonz>) -> bool {
    matches!(walk.session.outcome(), Some(Outcome::Won { .. }))
}

/// The first walk from a seed on that ends like that.
fn walk_that(seed: u64, ends_well: bool) -> Match<Donjonz> {
    let walks = (seed..seed + 500).map(|seed| walk(seed, seed));
    walks.into_iter().find(|walk| is_won(walk) == ends_well).expect("one of many walks ends like that")
}

/// A game of Knock that two players lost.
fn lost_keep() -> Match<Knock> {
    let setup = knock::Setup { players: 2, level: 2, ..knock::Setup::default() };
    let mut game = Match::deal(setup, 5, vec![Seat::default(); 2], Timer::Here).expect("it can be played").begun_at(1);
    let mut rng = Rng::new(5);
    while let Some(action) = knock::bot::random(&game.game().own_view(), &mut rng) {
        game.apply(action, 0).expect("bots play by the rules");
    }
    game
}

/// Writes finished games into the records of a device, one a day.
fn remember(device: &Memory, walks: &[Match<Donjonz>]) {
    let mut store = Store::open(&mut device.clone());
    for walk in walks {
        walk.remember(&mut device.clone(), &mut store);
        device.contents_mut().clock += 86_400_000;
    }
}

/// The lobby of Donjonz, on a device that may have opened at its table.
fn lobby(device: &Memory) -> Fingers {
    let mut fingers = Fingers::on(device, SIZES[0]);
    fingers.tap(if fingers.app.screen_name() == "donjonz" { "back" } else { "play-donjonz" });
    fingers
}

/// The records of Donjonz.
fn records(device: &Memory) -> Fingers {
    let mut fingers = lobby(device);
    fingers.tap("scores");
    fingers
}

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).map(|it| it.label.clone()).unwrap_or_default()
}

#[test]
fn a_lost_game_is_watched_again_after_a_restart() {
    let device = phone("en");
    let (lost, won) = (walk_that(0, false), walk_that(500, true));
    remember(&device, &[lost.clone(), won]);
    let mut fingers = records(&device);
    assert_eq!(fingers.state("/state/games/1/won"), json!(false));
    ["filter-lost", "game-0", "watch"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "donjonz-replay");
    assert_eq!(fingers.state("/state/last"), json!(lost.session.log().len()));
    fingers.tap("before");
    fingers.tap("back");
    assert_eq!(fingers.app.screen_name(), "scores");
}

#[test]
fn a_game_is_played_on_from_the_middle_and_counts_for_nothing() {
    let device = phone("en");
    let lost = walk_that(0, false);
    remember(&device, std::slice::from_ref(&lost));
    let mut fingers = records(&device);
    ["game-0", "watch"].iter().for_each(|id| fingers.tap(id));
    fingers.tap("before");
    let count = fingers.state("/state/count").as_u64().expect("a replay counts") as usize;
    fingers.tap("go-on");
    assert_eq!(fingers.app.screen_name(), "donjonz");
    let running = || {
        let mut store = Store::open(&mut device.clone());
        Match::<Donjonz>::load(&mut device.clone(), &mut store).expect("it is the running game")
    };
    assert_eq!(running().session.state(), &lost.session.at(count));
    assert!(!running().session.can_redo() && running().marks().continued, "nothing of what came later is left");
    // To its end, whatever that is.
    let mut on = running();
    while let Some(action) = on.game().legal_actions().into_iter().next() {
        on.apply(action, 0).expect("it is legal");
    }
    let mut store = Store::open(&mut device.clone());
    assert!(!on.remember(&mut device.clone(), &mut store), "it is no record");
    assert_eq!((store.past.len(), store.best("donjonz").len()), (2, 1));
    assert_eq!(store.sums("donjonz").iter().map(|sum| sum.played).sum::<u32>(), 1);
    drop(fingers);
    let fingers = records(&device);
    assert_eq!(fingers.state("/state/games/0/continued"), json!(true));
    assert!(label(&fingers, "game-0").ends_with("played on, not counted"), "{}", label(&fingers, "game-0"));
}

#[test]
fn what_was_hidden_is_not_played_on_and_what_was_open_is() {
    let keep = Recording::of(&lost_keep());
    let last = keep.actions().len();
    assert_eq!((keep.goes_on_from(0), keep.goes_on_from(last)), (GoesOn::Hidden, GoesOn::Not));
    assert!(keep.go_on_from(0).is_none() && keep.go_on_from(last).is_none());
    // The pile of a dungeon lies face up: nothing of a walk is hidden, from its first card on.
    assert_eq!(Recording::of(&walk(7, 1)).goes_on_from(0), GoesOn::Yes);
    let device = phone("en");
    let mut store = Store::open(&mut device.clone());
    Knock::settle(&lost_keep(), &mut device.clone(), &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    ["play-knock", "records", "game-0", "watch"].iter().for_each(|id| fingers.tap(id));
    assert!(fingers.sees("go-on-hidden") && !fingers.sees("go-on"));
}

#[test]
fn the_sand_of_a_game_that_is_played_on_is_what_was_left_then() {
    let mut game = lost_keep();
    let elapsed = game.session.log()[0].elapsed;
    game.session = game.session.gone_on_from(game.session.log().len()).expect("nothing follows its end");
    Knock::rewind(&game.session, &mut game.extras);
    let sand = game.extras.sand.expect("the sand runs here");
    assert_eq!((sand.is_running(), sand.remaining(0)), (false, sand.full() - elapsed.max(game.session.elapsed())));
}

#[test]
fn a_hint_marks_the_game_and_earns_no_badge() {
    let device = phone("en");
    let won = walk_that(0, true);
    let mut store = Store::open(&mut device.clone());
    won.remember(&mut device.clone(), &mut store);
    assert!(store.badge("donjonz", "home").is_some());
    let other = phone("en");
    let mut fingers = Fingers::at_table(&other, SIZES[0]);
    fingers.tap("suggest");
    drop(fingers);
    let mut store = Store::open(&mut other.clone());
    let mut hinted = Match::<Donjonz>::load(&mut other.clone(), &mut store).expect("it is the running game");
    assert!(hinted.marks().hinted);
    while let Some(action) = hinted.game().legal_actions().into_iter().next() {
        hinted.apply(action, 0).expect("it is legal");
    }
    hinted.remember(&mut other.clone(), &mut store);
    assert!(store.past[0].hinted && store.past[0].badges.is_empty());
    let fingers = records(&other);
    assert!(label(&fingers, "game-0").ends_with("with hints"), "{}", label(&fingers, "game-0"));
}

#[test]
fn statistics_and_badges_outlive_a_restart() {
    let device = phone("en");
    let walks: Vec<_> = (0..40).map(|seed| walk(seed, seed)).collect();
    let won = walks.iter().filter(|walk| is_won(walk)).count();
    remember(&device, &walks);
    let mut fingers = records(&device);
    fingers.tap("part-sums");
    assert_eq!((fingers.state("/state/played"), fingers.state("/state/won")), (json!(40), json!(won)));
    assert!(label(&fingers, "honour").contains(&format!("{won} of 40 won")), "{}", label(&fingers, "honour"));
    assert!(label(&fingers, "month-0").starts_with("2025-07. "), "{}", label(&fingers, "month-0"));
    assert!(label(&fingers, "month-1").starts_with("2025-06. "), "{}", label(&fingers, "month-1"));
    fingers.tap("part-badges");
    assert!(label(&fingers, "badge-0").contains("Earned: 2025-06-"), "{}", label(&fingers, "badge-0"));
    assert_eq!(fingers.state("/state/badges/0"), json!("home"));
}

#[test]
fn a_badge_is_told_of_quietly_at_the_end_of_the_game_that_brought_it() {
    let device = phone("en");
    let mut store = Store::open(&mut device.clone());
    let won = walk_that(0, true);
    // All but its last action.
    let mut almost = won.clone();
    almost.session = almost.session.gone_on_from(won.session.log().len() - 1).expect("nothing of a walk is hidden");
    almost.save(&mut device.clone(), &mut store);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    let action = serde_json::to_value(won.session.log().last().map(|entry| entry.action)).expect("it can be written");
    let side = action["Step"]["side"].as_str().map(str::to_lowercase).expect("a walk ends with a step");
    [&format!("step-{side}"), "go"].iter().for_each(|id| fingers.tap(id));
    fingers.rest(2000.0);
    assert_eq!(label(&fingers, "badges"), "New badge: Back in the Daylight");
}

#[test]
fn several_games_wait_and_one_that_is_deleted_can_be_had_back() {
    let device = phone("en");
    let mut fingers = Fingers::at_table(&device, SIZES[0]);
    for _ in 0..3 {
        ["suggest", "lay"].iter().for_each(|id| fingers.tap(id));
        fingers.tap("back");
        fingers.device.contents_mut().clock += 5_000;
        fingers.tap("new");
    }
    fingers.tap("back");
    drop(fingers);
    let mut fingers = lobby(&device);
    fingers.tap("unfinished");
    let done = |fingers: &Fingers| {
        let all = fingers.state("/state");
        all.as_array().expect("a list").iter().map(|it| it["done"].as_u64().unwrap_or(99)).collect::<Vec<_>>()
    };
    assert_eq!(done(&fingers), [0, 1, 1, 1]);
    fingers.tap("delete-1");
    assert_eq!(done(&fingers), [0, 1, 1]);
    fingers.tap("put-back");
    assert_eq!(done(&fingers), [0, 1, 1, 1]);
    fingers.tap("delete-0");
    assert_eq!(done(&fingers), [1, 1, 1]);
    fingers.tap("put-back");
    fingers.tap("unfinished-3");
    assert_eq!(fingers.app.screen_name(), "donjonz");
    assert_eq!(fingers.state("/state/pile"), json!(10));
    drop(fingers);
    // The one that had not begun was nothing to keep.
    let mut store = Store::open(&mut device.clone());
    let left = Match::<Donjonz>::unfinished(&mut device.clone(), &mut store);
    assert_eq!(left.iter().map(|it| (it.done, it.is_running)).collect::<Vec<_>>(), [(1, true), (1, false), (1, false)]);
}

#[test]
fn a_result_is_saved_and_shared_as_a_picture() {
    let device = phone("en");
    device.contents_mut().abilities.share = true;
    remember(&device, &[walk_that(0, true)]);
    let mut fingers = records(&device);
    ["game-0", "picture", "save"].iter().for_each(|id| fingers.tap(id));
    fingers.tap("share");
    let exports = device.contents().exports.clone();
    assert_eq!(exports.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["sablier-donjonz.png"; 2]);
    let header = exports[0].1.get(..24).expect("a picture has a header");
    assert_eq!((&header[1..4], &header[16..24]), (&b"PNG"[..], &[0, 0, 4, 56, 0, 0, 5, 72][..]), "1080 by 1352 pixels");
    assert_eq!(label(&fingers, "keepsake").split(". ").count(), 5, "{}", label(&fingers, "keepsake"));
}

#[test]
fn a_record_without_its_log_says_so_and_the_others_stay() {
    let device = phone("en");
    remember(&device, &[walk_that(0, true), walk_that(100, true)]);
    device.contents_mut().files.insert("past-donjonz-1.json".to_string(), b"garbage".to_vec());
    let mut fingers = records(&device);
    ["game-0", "watch"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "scores");
    assert!(fingers.state("/toast").as_str().is_some_and(|toast| !toast.is_empty()));
    ["game-0", "game-1", "watch"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "donjonz-replay");
}

#[test]
fn a_log_is_small_whatever_the_game() {
    let device = phone("en");
    let mut store = Store::open(&mut device.clone());
    let mut fighter = Match::gathered(fighter::Setup::default(), 3, vec![String::new(); 3]).expect("three heroes");
    let mut thrower = Thrower::new(Skill::AVERAGE, 3);
    while !fighter.is_over() {
        let chosen = fighter::bot::choose(fighter.game(), &Skill::AVERAGE);
        let action = chosen.unwrap_or_else(|| Action::Land(thrower.throw(&fighter.game().conditions())));
        fighter.apply(action, 0).expect("bots play by the rules");
    }
    fighter.remember(&mut device.clone(), &mut store);
    let actions = fighter.session.log().len();
    let bytes = device.contents().files["past-fighter-0.json"].len();
    assert!(bytes < 12 * actions + 1000, "{bytes} bytes for {actions} actions");
}

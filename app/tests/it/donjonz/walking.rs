//! The walk under fingers: weapons, dangers, the end.

use crate::fingers::{Fingers, SIZES, phone, phone_that_asks};
use rules::{
    Game, Session,
    donjonz::{Action, Donjonz, Event, Phase, Setup, Side, bot, solve},
    rng::Rng,
};
use sablier::{geometry::Point, input::Input, platform::memory::Memory, sound::Effect};
use serde_json::json;

/// A phone upright and on its side.
pub const PHONES: [(f32, f32); 2] = [SIZES[0], SIZES[1]];
/// What somebody taps who takes the first way there is.
const ON: [&str; 5] = ["go", "step-right", "step-down", "step-left", "step-up"];

/// The first moment of careless games that is like this.
fn moment(is_it: impl Fn(&Donjonz) -> bool) -> Session<Donjonz> {
    for seed in 0.. {
        let mut session = Session::<Donjonz>::new(Setup::default(), seed).expect("the standard deck is sound");
        let mut rng = Rng::new(seed);
        while let Some(action) = bot::newcomer(session.state(), &mut rng) {
            session.apply(action).expect("a newcomer plays by the rules");
            if is_it(session.state()) {
                return session;
            }
        }
    }
    unreachable!("some game comes to it");
}

/// What each way on would do, none in another phase.
fn fates(game: &Donjonz) -> Vec<Vec<Event>> {
    let steps = game.legal_actions().into_iter();
    steps.filter_map(|action| if let Action::Step { side } = action { game.preview(side).ok() } else { None }).collect()
}

/// Goes on with a game as it stands.
pub fn at(session: &Session<Donjonz>, device: &Memory, size: (f32, f32)) -> Fingers {
    device.contents_mut().files.insert("donjonz.json".to_string(), session.save().into_bytes());
    let fingers = Fingers::on(device, size);
    assert_eq!(fingers.app.screen_name(), "donjonz", "the app opens with the running game");
    fingers
}

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).unwrap_or_else(|| panic!("no {id}")).label.clone()
}

/// A hero one such step from something, and the step.
pub fn before(is_it: impl Fn(&Donjonz, Side) -> bool) -> (Session<Donjonz>, &'static str) {
    let session = moment(|game| Side::ALL.into_iter().any(|side| is_it(game, side)));
    let side = Side::ALL.into_iter().find(|side| is_it(session.state(), *side)).expect("the moment has such a step");
    (session, step(side))
}

/// A hero one step from a weapon, with a free hand, and the step.
fn before_a_weapon() -> (Session<Donjonz>, &'static str) {
    before(|game, side| {
        let events = game.preview(side).unwrap_or_default();
        game.has_free_hand() && events.iter().any(|event| matches!(event, Event::WeaponFound { .. }))
    })
}

fn step(side: Side) -> &'static str {
    match side {
        Side::Up => "step-up",
        Side::Right => "step-right",
        Side::Down => "step-down",
        Side::Left => "step-left",
    }
}

#[test]
fn a_weapon_is_taken_without_a_question_while_a_hand_is_free() {
    let (session, step) = before_a_weapon();
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        let before = fingers.state("/state/game");
        fingers.tap(step);
        let after = fingers.state("/state/game");
        assert_eq!(
            fingers.state("/state/game/position/weapons").as_array().map(Vec::len),
            Some(session.state().weapons().len() + 1)
        );
        assert!(!fingers.sees("take") && !fingers.sees("leave"));
        fingers.tap("undo");
        assert_eq!(fingers.state("/state/game"), before, "one step, one way back");
        fingers.tap("redo");
        assert_eq!(fingers.state("/state/game"), after);
    }
}

#[test]
fn who_wants_to_be_asked_is_asked() {
    let (session, step) = before_a_weapon();
    let mut fingers = at(&session, &phone_that_asks("en", 100), SIZES[0]);
    fingers.tap(step);
    assert!(fingers.sees("take"));
    fingers.tap("leave");
    assert_eq!(fingers.state("/state/game/position/weapons"), json!(session.state().weapons()));
}

#[test]
fn whether_to_be_asked_is_a_setting() {
    let device = phone("en");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    fingers.tap("settings");
    fingers.tap("ask-weapons");
    assert!(fingers.app.settings().ask_weapons);
    fingers.tap("ask-weapons");
    assert!(!fingers.app.settings().ask_weapons);
}

/// A hero who can step into a dead end and elsewhere, and the step.
fn before_a_dead_end() -> (Session<Donjonz>, &'static str) {
    before(|game, side| {
        let ends = |events: Vec<Event>| events.len() == 2 && events.last() == Some(&Event::WalkEnded);
        fates(game).len() > 1 && game.preview(side).is_ok_and(ends)
    })
}

#[test]
fn a_step_into_a_dead_end_wants_a_second_tap() {
    let (session, step) = before_a_dead_end();
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        let before = fingers.state("/state/game");
        fingers.tap(step);
        assert_eq!(fingers.state("/state/game"), before, "{size:?}");
        assert!(label(&fingers, "go").contains("dead end"), "{size:?}");
        fingers.tap("go");
        assert_ne!(fingers.state("/state/outcome"), json!(null), "{size:?}");
    }
}

#[test]
fn a_last_step_through_the_door_is_no_mere_dead_end() {
    let (session, step) = before(|game, side| {
        let events = game.preview(side).unwrap_or_default();
        let doubles = events.iter().any(|event| matches!(event, Event::GoldDoubled { pouches } if *pouches > 0));
        doubles && events.last() == Some(&Event::WalkEnded)
    });
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        let before = fingers.state("/state/game");
        fingers.tap(step);
        assert_eq!(fingers.state("/state/game"), before, "{size:?}: it is the last one all the same");
        assert_eq!(label(&fingers, "go"), "Open the door and finish the walk", "{size:?}");
        fingers.tap("go");
        assert_ne!(fingers.state("/state/outcome"), json!(null), "{size:?}");
    }
}

#[test]
fn a_weapon_that_is_held_already_is_left_without_a_question() {
    let (session, step) = before(|game, side| {
        let found = |event: &Event| matches!(event, Event::WeaponFound { weapon } if game.weapons().contains(weapon));
        game.preview(side).unwrap_or_default().iter().any(found)
    });
    let mut fingers = at(&session, &phone("en"), SIZES[0]);
    let before = fingers.state("/state/game");
    fingers.tap(step);
    assert_eq!(fingers.state("/state/game/position/weapons"), json!(session.state().weapons()));
    assert!(!fingers.sees("leave"));
    fingers.tap("undo");
    assert_eq!(fingers.state("/state/game"), before, "one step, one way back");
}

/// Puts a finger down on the hero and draws it slowly to a side.
fn lead(fingers: &mut Fingers, from: Point, by: Point) {
    fingers.feed(&[Input::Down { finger: 1, at: from }]);
    for i in 1..=30 {
        let t = i as f32 / 30.0;
        fingers.feed(&[Input::Move { finger: 1, at: Point { x: from.x + by.x * t, y: from.y + by.y * t } }]);
    }
    fingers.rest(300.0);
    fingers.feed(&[Input::Up { finger: 1, at: Point { x: from.x + by.x, y: from.y + by.y } }]);
    fingers.rest(600.0);
}

#[test]
fn a_slow_swipe_from_the_hero_walks_and_one_from_elsewhere_moves_the_board() {
    let (session, step) = before(|game, side| game.preview(side).is_ok_and(|events| events.len() == 1));
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        fingers.rest(900.0);
        let (cell, before) = (fingers.find(step), fingers.state("/state/game"));
        let way = match step {
            "step-up" => Point { x: 0.0, y: 1.0 },
            "step-down" => Point { x: 0.0, y: -1.0 },
            "step-left" => Point { x: 1.0, y: 0.0 },
            _ => Point { x: -1.0, y: 0.0 },
        };
        let far = fingers.state("/state/cell").as_f64().expect("cells have a size") as f32;
        let hero = Point { x: cell.x + way.x * far, y: cell.y + way.y * far };
        let board = fingers.app.scene().find("board").expect("there is a board").area;
        let away = [board.x + 8.0, board.right() - 8.0]
            .into_iter()
            .max_by(|a, b| (a - hero.x).abs().total_cmp(&(b - hero.x).abs()));
        let away = Point { x: away.expect("it has two sides"), y: hero.y };
        lead(&mut fingers, away, Point { x: 0.0, y: 40.0 });
        assert_eq!(fingers.state("/state/game"), before, "{size:?}: that moved the board");
        fingers.tap("overview");
        fingers.rest(900.0);
        lead(&mut fingers, hero, Point { x: -way.x * 30.0, y: -way.y * 30.0 });
        assert_ne!(fingers.state("/state/game"), before, "{size:?}: that walked");
    }
}

#[test]
fn the_first_score_is_no_record() {
    let session = moment(|game| game.phase() == Phase::Explore && game.score().total == 7 && fates(game).len() == 1);
    let device = phone("en");
    let mut said = Vec::new();
    for _ in 0..2 {
        let mut fingers = at(&session, &device, SIZES[0]);
        for _ in 0..400 {
            let Some(id) = ["take", "leave"].into_iter().chain(ON).find(|id| fingers.sees(id)) else { break };
            fingers.tap(id);
        }
        fingers.rest(4000.0);
        said.push(label(&fingers, "verdict"));
    }
    assert!(said[0].contains("first score") && !said[0].contains("record"), "{said:?}");
    assert!(said[1].contains("Your best"), "{said:?}");
}

#[test]
fn a_few_points_more_than_ever_are_no_record_to_celebrate() {
    let ends_with = |score: u32| {
        moment(move |game| {
            let ends = |events: &Vec<Event>| events.len() == 2 && events.contains(&Event::WalkEnded);
            game.phase() == Phase::Explore && game.score().total == score && fates(game).iter().any(ends)
        })
    };
    for size in PHONES {
        let device = phone("en");
        let mut said = Vec::new();
        for score in [2, 8, 22, 24] {
            let session = ends_with(score);
            let ends = |side: &Side| {
                session
                    .state()
                    .preview(*side)
                    .is_ok_and(|events| events.len() == 2 && events.contains(&Event::WalkEnded))
            };
            let last = Side::ALL.into_iter().find(ends).expect("a step ends the walk");
            let mut fingers = at(&session, &device, size);
            device.contents_mut().played.clear();
            fingers.tap(step(last));
            if fingers.sees("go") {
                fingers.tap("go");
            }
            fingers.rest(4000.0);
            said.push((label(&fingers, "verdict"), device.contents().played.contains(&Effect::Record)));
        }
        let is_record: Vec<bool> = said.iter().map(|(words, _)| words.contains("record")).collect();
        assert_eq!(is_record, [false, false, true, true], "{size:?}: {said:?}");
        assert!(said.iter().zip(&is_record).all(|((_, rang), is_record)| rang == is_record), "{size:?}: {said:?}");
        assert!(said[1].0.contains("Your best so far was 2."), "{size:?}: {said:?}");
    }
}

#[test]
fn the_whole_dungeon_stays_in_view_from_step_to_step() {
    let (session, step) = before(|game, side| game.preview(side).is_ok_and(|events| events.len() == 1));
    let mut fingers = at(&session, &phone("en"), SIZES[0]);
    fingers.tap("overview");
    fingers.rest(600.0);
    let cell = fingers.state("/state/cell");
    fingers.tap(step);
    fingers.rest(600.0);
    assert_eq!(fingers.state("/state/cell"), cell);
}

#[test]
fn the_words_say_when_only_a_deadly_step_is_left() {
    let is_deadly = |game: &Donjonz| {
        let fates = fates(game);
        !fates.is_empty() && fates.iter().all(|events| events.contains(&Event::HeroFell))
    };
    let session = moment(is_deadly);
    for size in PHONES {
        let fingers = at(&session, &phone("en"), size);
        assert_eq!(label(&fingers, "advice"), "Only a deadly step is left.", "{size:?}");
    }
}

#[test]
fn why_a_step_was_refused_is_forgotten_with_the_next_one() {
    let (session, step) = before(|game, side| game.preview(side).is_ok_and(|events| events.len() == 1));
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        fingers.tap("overview");
        fingers.rest(900.0);
        let board = fingers.app.scene().find("board").expect("there is a board").area;
        let spots = (0..400).map(|i| (i % 20, i / 20)).map(|(x, y)| Point {
            x: board.x + board.w * (x as f32 + 0.5) / 20.0,
            y: board.y + board.h * (y as f32 + 0.5) / 20.0,
        });
        for spot in spots {
            if fingers.app.scene().at(spot).is_some_and(|it| it.id == "board") {
                fingers.feed(&[Input::Down { finger: 1, at: spot }]);
                fingers.feed(&[Input::Up { finger: 1, at: spot }]);
                fingers.rest(20.0);
            }
            if fingers.state("/toast").is_string() {
                break;
            }
        }
        assert!(fingers.state("/toast").is_string(), "{size:?}: a cell far away is refused");
        fingers.tap(step);
        assert_eq!(fingers.state("/toast"), json!(null), "{size:?}");
    }
}

#[test]
fn nobody_says_that_there_is_no_way_on_for_a_hero_who_fell() {
    let session = moment(|game| game.phase() == Phase::Explore && fates(game).concat().contains(&Event::HeroFell));
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        let is_deadly =
            |side: &Side| session.state().preview(*side).is_ok_and(|events| events.contains(&Event::HeroFell));
        fingers.tap(step(Side::ALL.into_iter().find(is_deadly).expect("a step is deadly here")));
        fingers.tap("go");
        assert_eq!(fingers.state("/state/outcome"), json!("Lost"));
        assert_eq!(label(&fingers, "advice"), "Your hero fell", "{size:?}");
    }
}

#[test]
fn the_score_and_every_way_on_are_in_view_on_a_phone_on_its_side() {
    let session = moment(|game| fates(game).concat().contains(&Event::WalkEnded));
    let ends = |side: &Side| session.state().preview(*side).is_ok_and(|events| events.contains(&Event::WalkEnded));
    let last = Side::ALL.into_iter().find(ends).expect("a step ends the walk");
    for language in ["en", "fr", "es"] {
        let mut fingers = at(&session, &phone(language), SIZES[1]);
        fingers.tap(step(last));
        if fingers.sees("go") {
            fingers.tap("go");
        }
        fingers.rest(2000.0);
        let scene = fingers.app.scene();
        for id in ["verdict", "new", "again", "replay", "share"] {
            let area = scene.find(id).unwrap_or_else(|| panic!("no {id}")).area;
            assert!(area.bottom() <= 390.0 && area.h >= 24.0, "{language}: {id} is cut off: {area:?}");
        }
        assert!(scene.scrolls.iter().all(|scroll| scroll.reach < 1.0), "{language}");
    }
}

#[test]
fn whoever_hammers_on_the_last_step_touches_nothing_of_the_end() {
    let (session, step) = before(|game, side| game.preview(side).is_ok_and(|events| events.contains(&Event::HeroFell)));
    for size in SIZES {
        let mut fingers = at(&session, &phone("en"), size);
        fingers.tap(step);
        let spot = fingers.find("go");
        let (before, spots) = (fingers.state("/state/code"), [0.0, 0.0, 60.0, -60.0]);
        for tap in 0..60 {
            let at = Point { y: spot.y + spots[tap % 4], ..spot };
            fingers.feed(&[Input::Down { finger: 1, at }]);
            fingers.feed(&[Input::Up { finger: 1, at }]);
            fingers.rest(120.0);
        }
        assert_eq!(fingers.app.screen_name(), "donjonz", "{size:?}");
        assert!(fingers.sees("verdict") && fingers.state("/state/code") == before, "{size:?}: the end is still there");
        assert_eq!(fingers.device.contents().clipboard, None, "{size:?}: nobody meant to share");
        fingers.rest(500.0);
        fingers.tap("share");
        assert!(fingers.device.contents().clipboard.is_some(), "{size:?}: a calm tap means it");
    }
}

#[test]
fn the_end_says_how_far_the_next_title_is() {
    let session = moment(|game| game.phase() == Phase::Explore && game.score().total == 7 && fates(game).len() == 1);
    let mut fingers = at(&session, &phone("en"), SIZES[0]);
    for _ in 0..400 {
        let Some(id) = ["take", "leave"].into_iter().chain(ON).find(|id| fingers.sees(id)) else { break };
        fingers.tap(id);
    }
    fingers.rest(4000.0);
    let score = fingers.state("/state/score").as_u64().expect("the game is over");
    let verdict = label(&fingers, "verdict");
    let next = [21, 41, 61, 81].into_iter().find(|next| *next > score).expect("nobody comes that far from here");
    assert!(verdict.contains(&format!("{} more to", next - score)), "{verdict}");
}

#[test]
fn a_hint_is_a_step_of_a_proven_best_way_and_says_so() {
    let session = moment(|game| game.walked().len() > 12 && fates(game).len() > 1);
    let best = solve(session.state()).expect("the hero is on the way");
    let mut fingers = at(&session, &phone("en"), PHONES[0]);
    fingers.tap("hint");
    while fingers.state("/state/hinted").is_null() {
        assert!(fingers.moves(), "nobody thinks any more");
        fingers.feed(&[]);
    }
    let Some(Action::Step { side }) = best.actions.first() else { panic!("a walk goes on with a step") };
    assert_eq!(fingers.state("/state/hinted"), json!(side));
    assert_eq!(fingers.state("/toast"), format!("Proven best way. In the end: {} points.", best.score));
}

//! The walk under fingers: weapons, dangers, the end.

use crate::fingers::{Fingers, SIZES, phone, phone_that_asks};
use rules::{
    Game, Session,
    donjonz::{Action, Donjonz, Event, Phase, Setup, Side, bot, solve},
    rng::Rng,
};
use sablier::platform::memory::Memory;
use serde_json::json;

/// A phone upright and on its side.
const PHONES: [(f32, f32); 2] = [SIZES[0], SIZES[1]];
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
fn at(session: &Session<Donjonz>, device: &Memory, size: (f32, f32)) -> Fingers {
    device.contents_mut().files.insert("donjonz.json".to_string(), session.save().into_bytes());
    let fingers = Fingers::on(device, size);
    assert_eq!(fingers.app.screen_name(), "donjonz", "the app opens with the running game");
    fingers
}

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).unwrap_or_else(|| panic!("no {id}")).label.clone()
}

/// A hero one such step from something, and the step.
fn before(is_it: impl Fn(&Donjonz, Side) -> bool) -> (Session<Donjonz>, &'static str) {
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
    let mut fingers = at(&session, &phone_that_asks("en"), SIZES[0]);
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
    assert_eq!(fingers.state("/toast"), format!("Proven best way: {} points.", best.score));
}

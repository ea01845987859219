//! Knock in a real window: won, lost in every way, passed on, through two Keeps, and killed in the middle.

use crate::stage::{go_on, play, run, scratch};
use rules::{
    Game, Session,
    knock::{Action, Adventure, CardId, Deck, End, Knock, Loss, Onward, Phase, Setup, Spell, Voice, bot, share_code},
    rng::Rng,
};
use sablier::{
    platform::native::Native,
    play::Match,
    screens::knock::playable::{Player, Seat, Timer},
    store::Store,
};
use serde_json::Value;
use std::{fs, path::Path};

/// Puts a dealt game on the table of the app in this folder.
fn deal(folder: &Path, setup: Setup, seed: u64) {
    let seats = (0..setup.players).map(|_| Seat { name: String::new(), player: Player::Person }).collect();
    let running = Match::deal(setup, seed, seats, Timer::Here).expect("these setups can be played");
    let mut native = Native::new(Some(folder.join("data")));
    let mut store = Store::open(&mut native);
    running.save(&mut native, &mut store);
}

/// The touches that carry an action out, and what has to be touched before the next one.
fn touches(game: &Knock, action: Action) -> String {
    let story = match action {
        Action::Place { card, at, turned } => {
            let turn = if turned { "tap turn-card\n" } else { "" };
            format!("tap card_{}\n{turn}tap place_{}_{}\ntap place\n{}", card.0, at.x, at.y, insisting(game, action))
        }
        Action::Fireball { creature } => format!("tap spell-fireball\ntap target_{}\n", creature.0),
        Action::IceFlash { creature } => format!("tap spell-ice-flash\ntap target_{}\n", creature.0),
        _ => panic!("no story needs {action:?}"),
    };
    story + &passing(game, action)
}

/// What has to be touched once more for a placement that loses the game.
fn insisting(game: &Knock, action: Action) -> &'static str {
    let loses = matches!(action, Action::Place { card, at, turned }
        if game.preview(card, at, turned).is_ok_and(|preview| preview.loss().is_some()));
    if loses { "wait 600\ntap place\n" } else { "" }
}

/// What has to be touched after an action: the Knight's arrival, or the curtain before the next player's hand.
fn passing(game: &Knock, action: Action) -> String {
    let mut after = game.clone();
    after.apply(&action).expect("stories are made of legal actions");
    match after.phase() {
        Phase::PlaceKnight => "tap knight\n".to_string(),
        Phase::Place if after.player() != game.player() => "tap curtain\n".to_string(),
        _ => String::new(),
    }
}

/// Plays a solo game on by its hints, as touches.
fn follow_hints(game: &mut Knock, seed: u64) -> String {
    let mut story = String::new();
    while let Some(action) = bot::thorough(&game.own_view(), seed) {
        story += "tap hint\ntap place\n";
        story += insisting(game, action);
        story += &passing(game, action);
        game.apply(&action).expect("a hint is legal");
    }
    story
}

/// A solo game of this setup that its hints win, as touches: its seed, its end and its story.
fn hinted_win(setup: &Setup, is_right: impl Fn(&Knock) -> bool) -> (u64, Knock, String) {
    let tried = (0..60).map(|seed| {
        let mut game = Knock::new(setup, seed).expect("the setup can be played");
        let story = follow_hints(&mut game, seed);
        (seed, game, story)
    });
    let mut won = tried.filter(|(_, game, _)| matches!(game.end(), Some(End::Won { .. })) && is_right(game));
    won.next().expect("hints are good advice")
}

/// A short solo game that ends in a loss of this kind, as touches.
fn short_loss(setup: &Setup, is_right: impl Fn(Loss) -> bool) -> (u64, String) {
    let lost = (0..2000).find_map(|seed| {
        let (mut game, mut rng) = (Knock::new(setup, seed).ok()?, Rng::new(seed));
        let mut story = String::new();
        // Few cards lie wholly in view, so that every place can be touched.
        for _ in 0..6 {
            let action = bot::random(&game.own_view(), &mut rng)?;
            story += &touches(&game, action);
            game.apply(&action).expect("a random place is legal");
            match game.end() {
                None => {}
                Some(End::Lost(loss)) if is_right(loss) => return Some((seed, story)),
                Some(_) => return None,
            }
        }
        None
    });
    lost.expect("bad play loses in every way")
}

const LOST: &str = "wait 3500\nexpect /screen \"knock-finish\"\nexpect /state/won false\nexpect /faults []\n";

#[test]
fn a_keep_is_won_by_following_the_hints() {
    let (seed, _, story) = hinted_win(&Setup::default(), |_| true);
    let code = share_code(&Setup::default(), seed).expect("a short seed has a code");
    let script = format!(
        "size 390 844\nwait 400\ntap play-knock\ntap code\ntype {code}\ntap play\n\
         expect /state/cover \"Deal\"\ntap knock\nexpect /state/code \"{code}\"\n\
         size 844 390\nwait 300\nexpect /faults []\nsize 390 844\nwait 300\nexpect /faults []\n\
         {story}\
         screenshot FOLDER/won.png\nwait 3000\nexpect /screen \"knock-finish\"\nexpect /state/won true\n\
         expect /faults []\nscreenshot FOLDER/end.png\n"
    );
    let folder = play("keep", &script);
    let picture = fs::metadata(folder.join("end.png")).expect("the script took a picture").len();
    assert!(picture > 20_000, "a picture of {picture} bytes shows nothing");
    let past = fs::read_to_string(folder.join("data/past.json")).expect("the game is remembered");
    assert!(past.contains(&code), "{past}");
}

/// Loses a short game of this kind in a window, and returns how it ended there.
fn lose(name: &str, is_right: impl Fn(Loss) -> bool) -> Value {
    let (seed, story) = short_loss(&Setup::default(), is_right);
    let folder = scratch(name);
    deal(&folder, Setup::default(), seed);
    go_on(&folder, &format!("size 820 1180\nwait 400\ntap knock\n{story}{LOST}dump FOLDER/end.json\n"));
    dumped(&folder.join("end.json"))["state"]["end"]["Lost"].clone()
}

#[test]
fn a_loud_hall_loses_the_game() {
    let loss = lose("keep-noise", |loss| matches!(loss, Loss::Noise { .. }));
    assert!(loss["Noise"]["danger"].as_u64() > Some(5), "{loss}");
}

#[test]
fn an_alarm_loses_the_game() {
    let loss = lose("keep-alarm", |loss| matches!(loss, Loss::Alarm { .. }));
    assert!(loss["Alarm"]["danger"].as_u64() > Some(5), "{loss}");
}

#[test]
fn sand_that_runs_through_loses_the_game() {
    let folder = scratch("keep-sand");
    deal(&folder, Setup { sand: Some(2500), ..Setup::default() }, 1);
    let script = format!("size 844 390\nwait 400\ntap knock\nwait 4000\n{LOST}expect /state/end/Lost \"TimeUp\"\n");
    go_on(&folder, &script);
}

/// A solo game in which the Knight is frozen and outlasts the hand, as touches.
fn outlasted(setup: &Setup, seed: u64) -> Option<String> {
    let mut game = Knock::new(setup, seed).expect("the setup can be played");
    let mut story = String::new();
    while game.keep().get(game.knight()).is_none() {
        let action = bot::thorough(&game.own_view(), seed).filter(|action| action.spell().is_none())?;
        story += "tap hint\ntap place\n";
        story += &passing(&game, action);
        game.apply(&action).expect("a hint is legal");
    }
    // From here on the window is large, so that every place of a whole Keep can be touched.
    story += "size 1300 1300\nwait 500\n";
    let freeze = Action::IceFlash { creature: game.knight() };
    story += &touches(&game, freeze);
    game.apply(&freeze).ok()?;
    while game.end().is_none() {
        let is_dull = |action: &Action| {
            let mut after = game.clone();
            let is_placed = matches!(action, Action::Place { .. }) && after.apply(action).is_ok();
            is_placed && matches!(after.end(), None | Some(End::Lost(Loss::NoCards { .. })))
        };
        let action = game.legal_actions().into_iter().find(is_dull)?;
        story += &touches(&game, action);
        game.apply(&action).expect("it was among the legal ones");
    }
    Some(story)
}

#[test]
fn a_knight_who_outlasts_every_hand_has_won() {
    let setup = Setup { spells: vec![Spell::IceFlash], ..Setup::default() };
    let found = (0..200).find_map(|seed| Some((seed, outlasted(&setup, seed)?)));
    let (seed, story) = found.expect("some game comes to the Knight without the token");
    let folder = scratch("keep-cards");
    deal(&folder, setup, seed);
    let script = format!("size 390 844\nwait 400\ntap knock\n{story}{LOST}dump FOLDER/end.json\n");
    go_on(&folder, &script);
    let loss = &dumped(&folder.join("end.json"))["state"]["end"]["Lost"];
    assert!(loss["NoCards"]["danger"].as_u64() > Some(5), "{loss}");
}

/// A pile for three players whose first hand holds a Silence card.
fn pile_with_silence() -> Vec<CardId> {
    let deck = Deck::standard();
    let first = deck.ids_in(1).find(|id| deck.get(*id).is_some_and(|card| card.silence));
    let rest = deck.ids_in(1).filter(|id| Some(*id) != first && *id != deck.knight());
    first.into_iter().chain(rest).chain([deck.knight()]).collect()
}

#[test]
fn three_players_pass_the_phone_on_and_fall_silent() {
    let setup = Setup { players: 3, pile: Some(pile_with_silence()), ..Setup::default() };
    let mut session = Session::<Knock>::new(setup.clone(), 5).expect("the pile is whole");
    let mut story = String::new();
    let mut has_been_silent = false;
    while session.outcome().is_none() {
        let game = session.state();
        let is_silence = |action: &Action| matches!(action, Action::Place { card, .. } if game.card(*card).silence);
        let is_loud = |action: &Action| match *action {
            Action::Place { card, at, turned } => game.preview(card, at, turned).is_ok_and(|it| it.loss().is_some()),
            _ => false,
        };
        // First a card that silences all, then two quiet turns, then one that is too loud.
        let wanted = |action: &Action| match session.cursor() {
            0 => is_silence(action) && !is_loud(action),
            1 | 2 => !is_silence(action) && !is_loud(action),
            _ => is_loud(action),
        };
        let action = game.legal_actions().into_iter().find(wanted).expect("the hands hold what the story wants");
        story += &touches(game, action);
        session.apply(action).expect("it was among the legal ones");
        if session.state().voice() == Some(Voice::Silence) && !has_been_silent {
            has_been_silent = true;
            story += "wait 400\nexpect /state/silent true\nexpect /state/viewer 1\n";
        }
    }
    assert!(has_been_silent);
    let folder = scratch("keep-party");
    deal(&folder, setup, 5);
    let script = format!("size 820 1180\nwait 400\ntap knock\nexpect /state/viewer 0\n{story}{LOST}");
    go_on(&folder, &script);
}

#[test]
fn an_adventure_goes_through_two_keeps_and_uses_what_it_found() {
    let adventure = Adventure::default();
    let first = adventure.setup(Setup::default());
    let (seed, won, story) = hinted_win(&first, |game| game.spells() == [Spell::Fireball]);
    let folder = scratch("keep-adventure");
    deal(&folder, first, seed);
    let found = "wait 3500\nexpect /screen \"knock-finish\"\nexpect /state/won true\nexpect /faults []\n";
    go_on(
        &folder,
        &format!("size 390 844\nwait 400\ntap knock\n{story}{found}tap map\nwait 500\nexpect /screen \"knock-map\"\n"),
    );

    let Some(Onward::Keep(adventure)) = Adventure::after(&won) else { panic!("a second Keep waits") };
    assert_eq!((adventure.level(), adventure.spells()), (2, [Spell::Fireball].as_slice()));
    let second = adventure.setup(Setup::default());
    let (seed, place) = (0..200)
        .find_map(|seed| Some((seed, quiet_creature(&Knock::new(&second, seed).ok()?)?)))
        .expect("some hand holds a creature");
    let mut game = Knock::new(&second, seed).expect("the setup can be played");
    let mut story = touches(&game, place);
    game.apply(&place).expect("it was among the legal ones");
    let Action::Place { card: creature, .. } = place else { panic!("a creature is placed") };
    story += &touches(&game, Action::Fireball { creature });
    game.apply(&Action::Fireball { creature }).expect("the token is held");
    story += "wait 600\nexpect /state/game/spells []\n";
    story += &follow_hints(&mut game, seed);
    deal(&folder, second, seed);
    go_on(&folder, &format!("size 390 844\nwait 400\ntap knock\n{story}wait 3500\nexpect /screen \"knock-finish\"\n"));
}

/// A place for a creature of the first hand that loses nothing at once.
fn quiet_creature(game: &Knock) -> Option<Action> {
    game.legal_actions().into_iter().find(|action| match *action {
        Action::Place { card, at, turned } => {
            game.card(card).creature.is_some() && game.preview(card, at, turned).is_ok_and(|it| it.end.is_none())
        }
        _ => false,
    })
}

fn dumped(file: &Path) -> Value {
    serde_json::from_slice(&fs::read(file).expect("the script wrote it")).expect("a dump is JSON")
}

/// When the sand of a dump runs out, on the wall clock.
fn deadline(file: &Path) -> u64 {
    let dump = dumped(file);
    let number = |value: &Value| value.as_u64().expect("both are whole numbers");
    number(&dump["wall"]) + number(&dump["state"]["sand"])
}

/// Runs a command until it has written the file named first, or is over by itself, and kills it a second later.
const KILLED_AFTER: &str =
    r#""$@" & until [ -s "$0" ] || ! kill -0 $!; do sleep 0.1; done; sleep 1; kill -9 $!; wait $!"#;

#[test]
fn a_killed_game_goes_on_with_its_sand_right_to_a_fifth_of_a_second() {
    let folder = scratch("keep-killed");
    deal(&folder, Setup::default(), 3);
    let script =
        "size 390 844\nwait 400\ntap knock\ntap hint\ntap place\nwait 900\ndump FOLDER/before.json\nwait 60000\n";
    let file = folder.join("before.json").display().to_string();
    let ended = run(&folder, script, &["sh", "-c", KILLED_AFTER, &file]);
    assert_ne!(ended.code, 0, "it was killed");
    go_on(&folder, "size 390 844\nwait 300\nexpect /screen \"knock\"\ndump FOLDER/after.json\n");
    let (before, after) = (folder.join("before.json"), folder.join("after.json"));
    assert_eq!(dumped(&before)["state"]["game"], dumped(&after)["state"]["game"]);
    let off = deadline(&after).abs_diff(deadline(&before));
    assert!(off <= 200, "{off} ms off");
}

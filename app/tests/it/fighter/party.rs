//! A party in memory: games of Fighter on a device, and the touches that carry out what a party decides.

use crate::fingers::Fingers;
use rules::{
    Session,
    fighter::{
        Action, Effect, Fighter, HeroId, Landing, Phase, Setup, Spot, Stacked, bot,
        thrower::{Skill, Thrower},
    },
};
use sablier::{
    platform::memory::Memory,
    play::Match,
    screens::fighter::{
        names::{Deed, die_code},
        touch::Touch,
    },
    store::Store,
};

/// A setup with so many heroes.
pub fn heroes(count: u8) -> Setup {
    Setup { heroes: (0..count).map(HeroId).collect(), ..Setup::default() }
}

/// A setup with so many heroes, one of whom carries these cards from the beginning.
pub fn carrying(count: u8, seat: u8, keys: &[&str]) -> Setup {
    let setup = heroes(count);
    let named =
        |key: &&str| setup.deck.all_equipment().find(|id| setup.deck.equipment(*id).is_some_and(|it| it.key == *key));
    let gear = keys.iter().filter_map(named).map(|card| (seat, card)).collect();
    Setup { stacked: Stacked { gear, ..Stacked::default() }, ..setup }
}

/// A new game with names of one's own for the first heroes.
pub fn running(setup: Setup, seed: u64) -> Match<Fighter> {
    let names = ["Ada", "", "Maximilian", "", "Cléo", ""];
    let names = setup.heroes.iter().zip(names).map(|(_, name)| name.to_string()).collect();
    Match::gathered(setup, seed, names).expect("the tests set up what can be played")
}

/// A game on the device's table, not yet begun.
pub fn sit_down(device: &Memory, size: (f32, f32), setup: Setup, seed: u64) -> Fingers {
    sit_down_at(device, size, &running(setup, seed))
}

/// A game on the device's table, as it stands.
pub fn sit_down_at(device: &Memory, size: (f32, f32), running: &Match<Fighter>) -> Fingers {
    let mut memory = device.clone();
    let mut store = Store::open(&mut memory);
    running.save(&mut memory, &mut store);
    reopen(device, size)
}

/// The app started anew, with the game on file on its table.
pub fn reopen(device: &Memory, size: (f32, f32)) -> Fingers {
    let fingers = Fingers::on(device, size);
    assert_eq!(fingers.app.screen_name(), "fighter");
    fingers
}

/// The game on file.
pub fn saved(fingers: &Fingers) -> Session<Fighter> {
    kept(fingers).session
}

/// The same with everything around it.
pub fn kept(fingers: &Fingers) -> Match<Fighter> {
    let mut memory = fingers.device.clone();
    let mut store = Store::open(&mut memory);
    Match::<Fighter>::load(&mut memory, &mut store).expect("the app saves what can be loaded")
}

/// What a party of average skill does next; `None` when the game is over.
pub fn decide(game: &Fighter, thrower: &mut Thrower) -> Option<Action> {
    // The table does these by itself, before anything else.
    let at_once = [Action::OpenTreasure, Action::EnterShop].into_iter().find(|action| game.check(action).is_ok());
    match game.phase() {
        Phase::Over => None,
        Phase::Rest if at_once.is_some() => at_once,
        Phase::Throw => Some(Action::Land(thrower.throw(&game.conditions()))),
        _ => bot::choose(game, &Skill::AVERAGE),
    }
}

/// The ids that are touched, one after the other, to carry an action out.
pub fn touches(game: &Fighter, action: &Action) -> Vec<String> {
    let id = Deed::of(action).map(|deed| deed.to_string()).unwrap_or_default();
    let heals = |effect: Option<Effect>| matches!(effect, Some(Effect::HealOne(_) | Effect::HealAll(_)));
    let trade = |ids: Vec<String>| {
        let ids = std::iter::once("trade".to_string()).chain(ids);
        ids.chain(["close".to_string()]).collect()
    };
    match action {
        Action::Aim { die, weapons } => {
            let weapons = weapons.iter().map(|card| format!("weapon_{}", card.0));
            weapons.chain([format!("die-{}", die_code(*die))]).collect()
        }
        Action::Arm { weapons } => {
            let attack = game.attack().expect("a die is thrown once more");
            let changed = game.weapons(game.player()).into_iter();
            let changed = changed.filter(|card| weapons.contains(card) != attack.weapons.contains(card));
            changed.map(|card| format!("weapon_{}", card.0)).chain([format!("die-{}", die_code(attack.die))]).collect()
        }
        Action::Use { .. } if game.after_throw().contains(action) => vec![id],
        Action::Land(Landing { spot: Spot::Off, symbol: false }) => vec!["missed".to_string()],
        Action::Land(Landing { spot, symbol }) => {
            vec![Touch::Spot(*spot).to_string(), if *symbol { "symbol" } else { "plain" }.to_string()]
        }
        Action::GiveUp => vec!["ask-give-up".to_string(), id],
        Action::Use { card, .. } if heals(game.card(*card).effect()) => vec!["belt".to_string(), id],
        Action::Buy { card, .. } => vec![format!("shop_{}", card.0), id],
        Action::Give { card, to } => trade(vec![format!("carry_{}", card.0), format!("bag_{to}")]),
        Action::Swap { card, other } => trade(vec![format!("carry_{}", card.0), format!("carry_{}", other.0)]),
        Action::Discard { card } if game.holder(*card).is_some() => trade(vec![format!("carry_{}", card.0), id]),
        // The table does that by itself.
        Action::OpenTreasure | Action::EnterShop => Vec::new(),
        _ => vec![id],
    }
}

/// Touches what carries an action out, each as soon as it is there.
pub fn play(fingers: &mut Fingers, game: &Fighter, action: &Action) {
    let ids = touches(game, action);
    for _ in 0..800 {
        // What the table does by itself, it does when all was told.
        if !ids.is_empty() || saved(fingers).log().last().is_some_and(|entry| entry.action == *action) {
            break;
        }
        fingers.rest(16.0);
    }
    ids.iter().for_each(|id| touch(fingers, id));
}

/// Touches a thing as soon as it is there.
pub fn touch(fingers: &mut Fingers, id: &str) {
    for _ in 0..400 {
        if fingers.sees(id) {
            break;
        }
        fingers.rest(16.0);
    }
    fingers.tap(id);
}

/// A game played by the rules alone up to where `is_it` holds, with the luck of this seed.
pub fn played_until(setup: Setup, seed: u64, is_it: impl Fn(&Fighter) -> bool) -> Option<Match<Fighter>> {
    let (mut running, mut thrower) = (running(setup, seed), Thrower::new(Skill::AVERAGE, seed));
    while !is_it(running.game()) {
        let action = decide(running.game(), &mut thrower)?;
        running.apply(action, 0).expect("a party plays by the rules");
    }
    Some(running)
}

/// The first game of these seeds in which something comes to pass.
pub fn first_in_which(setup: &Setup, is_it: impl Fn(&Fighter) -> bool) -> Match<Fighter> {
    let found = (0..400).find_map(|seed| played_until(setup.clone(), seed, &is_it));
    found.expect("it comes to pass in one game of four hundred")
}

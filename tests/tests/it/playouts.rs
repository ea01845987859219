//! Thousands of random games of every game. A new game adds one test.

use rules::Game;
use rules::donjonz::{Deck, Donjonz, Phase, Setup, Thing, Weapon};
use rules::fighter::thrower::{Skill, Thrower};
use rules::fighter::{self, Difficulty, Fighter};
use rules::knock::{self, Knock};
use sablier_tests::{playout, raid};

const GAMES: u64 = 10_000;

/// Plays that many games on as many threads as the machine has, and returns how many were played.
fn play_all<G: Game>(setup: &G::Setup, games: u64, holds: impl Fn(&G) + Sync) -> u64
where
    G::Setup: Sync,
{
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let run = |first: u64| {
        let seeds = (first..games).step_by(threads as usize);
        seeds.fold(0, |count, seed| {
            playout::play(setup, seed, &holds);
            count + 1
        })
    };
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|first| scope.spawn(move || run(first))).collect();
        runs.into_iter().map(|run| run.join().unwrap()).sum()
    })
}

#[test]
fn ten_thousand_games_of_donjonz_keep_the_rules_of_the_house() {
    assert_eq!(play_all(&Setup::default(), GAMES, nothing_is_lost_or_doubled), GAMES);
}

/// Every card is on the table or in the pile, and the hero holds only what was found on the way.
fn nothing_is_lost_or_doubled(game: &Donjonz) {
    let mut cards: Vec<_> =
        game.laid().iter().filter_map(|laid| laid.card).chain(game.pile().iter().copied()).collect();
    cards.sort();
    assert!(cards.into_iter().eq(game.deck().ids()), "every card is there once");

    let met: Vec<Thing> = game.walked().iter().filter_map(|cell| game.printed_at(*cell)).collect();
    let count = |wanted: &dyn Fn(&Thing) -> bool| met.iter().filter(|thing| wanted(thing)).count();
    assert!(usize::from(game.pouches()) <= 2 * count(&|thing| *thing == Thing::Pouch));
    assert!(usize::from(game.beaten()) <= count(&|thing| matches!(thing, Thing::Monster(_))));
    assert_eq!(game.has_key(), met.contains(&Thing::Key));
    assert!(game.weapons().len() <= 2);
    for weapon in Weapon::ALL {
        let held = game.weapons().iter().filter(|held| **held == weapon).count();
        assert!(held <= count(&|thing| *thing == Thing::Weapon(weapon)));
    }
    let mut walked = game.walked().to_vec();
    walked.sort();
    walked.dedup();
    assert_eq!(walked.len(), game.walked().len(), "no cell is walked twice");
}

#[test]
fn every_position_of_a_game_can_be_set_up_again() {
    for seed in 0..100 {
        playout::play(&Setup::default(), seed, |game: &Donjonz| {
            let setup = Setup { deck: Deck::standard(), position: Some(game.position()) };
            assert_eq!(Donjonz::new(&setup, seed ^ 1).as_ref(), Ok(game));
        });
    }
}

#[test]
fn random_games_end_in_every_way() {
    let setup = Setup::default();
    let ends: Vec<_> = (0..300).map(|seed| playout::play(&setup, seed, |_: &Donjonz| ())).collect();
    assert!(ends.iter().any(|session| session.state().has_fallen()));
    assert!(ends.iter().any(|session| session.state().score().total > 0));
    assert!(ends.iter().all(|session| session.state().phase() == Phase::Over));
}

#[test]
fn games_of_knock_keep_the_rules_of_the_house_in_every_keep_with_every_number_of_players() {
    for level in 1..=knock::LEVELS {
        for players in 1..=knock::PLAYERS {
            let spells = knock::Spell::ALL.to_vec();
            let setup = knock::Setup { players, level, spells, adventure: true, ..knock::Setup::default() };
            assert_eq!(play_all(&setup, 100, keeps_its_pieces), 100);
        }
    }
}

/// Random play loses within a few turns, so a player who knows better plays on to the Knight.
#[test]
fn whole_games_of_knock_keep_their_pieces_to_the_end() {
    for level in 1..=knock::LEVELS {
        for players in 1..=knock::PLAYERS {
            let setup = knock::Setup { players, level, ..knock::Setup::default() };
            let mut game = Knock::new(&setup, u64::from(level)).unwrap();
            while let Some(action) = knock::bot::greedy(&game.own_view()) {
                let events = game.clone().apply(&action).unwrap();
                let mut folded = game.clone();
                events.iter().for_each(|event| folded.fold(event));
                game.apply(&action).unwrap();
                assert_eq!(folded, game);
                keeps_its_pieces(&game);
            }
        }
    }
}

/// Twelve tokens, 63 cards, four spells, and values that a slow look at the table agrees with.
fn keeps_its_pieces(game: &Knock) {
    let on_creatures: u8 = game.keep().laid().iter().map(|laid| laid.tokens).sum();
    assert_eq!(game.reserve() + on_creatures, knock::TOKENS, "no token is lost or doubled");

    let hands = (0..game.players()).flat_map(|player| game.hand(player).to_vec());
    let mut cards: Vec<_> = game.keep().laid().iter().map(|laid| laid.card).chain(hands).collect();
    cards.extend(game.pile().iter().chain(game.burned()));
    cards.extend((game.phase() == knock::Phase::PlaceKnight).then_some(game.knight()));
    cards.extend(game.deck().ids().filter(|id| !game.card(*id).is_in(game.level())));
    cards.sort();
    assert!(cards.into_iter().eq(game.deck().ids()), "every card is there once");

    let mut spells = game.spells().to_vec();
    spells.sort();
    spells.dedup();
    assert_eq!(spells.len(), game.spells().len(), "no spell is held twice");
    for laid in game.keep().laid() {
        let seen = laid.cells().map(|cell| slow_value(game, cell));
        assert_eq!(laid.cells().map(|cell| game.keep().value(cell)), seen.map(Some), "what counts on the cells");
        assert_eq!(game.keep().visible(laid.card), Some(seen), "what counts on the corners");
        assert_eq!(game.keep().danger(laid.card), Some(seen.iter().sum()), "the danger");
    }
}

/// What counts on a cell, found by laying every card again in the order they came.
fn slow_value(game: &Knock, cell: knock::Cell) -> u8 {
    let mut top = 0;
    for other in game.keep().laid() {
        let (column, row) = (cell.x - other.at.x, cell.y - other.at.y);
        if (0..2).contains(&column) && (0..2).contains(&row) {
            let corner = usize::try_from(2 * row + column).unwrap();
            let printed = game.card(other.card).corners;
            top = if other.turned { printed[3 - corner] } else { printed[corner] };
        }
    }
    if game.keep().poisoned() == Some(cell) { 0 } else { top }
}

#[test]
fn random_games_of_knock_end_in_many_ways() {
    let spells = knock::Spell::ALL.to_vec();
    let setup = knock::Setup { players: 2, spells, ..knock::Setup::default() };
    let ends: Vec<_> = (0..300).map(|seed| playout::play(&setup, seed, |_: &Knock| ()).state().end()).collect();
    let lost_by = |wanted: fn(&knock::Loss) -> bool| {
        ends.iter().any(|end| matches!(end, Some(knock::End::Lost(loss)) if wanted(loss)))
    };
    assert!(lost_by(|loss| matches!(loss, knock::Loss::Noise { .. })));
    assert!(lost_by(|loss| matches!(loss, knock::Loss::Alarm { .. })));
    assert!(lost_by(|loss| *loss == knock::Loss::TimeUp));
}

#[test]
fn games_of_fighter_keep_the_rules_of_the_house_with_every_party_and_difficulty() {
    for difficulty in Difficulty::ALL {
        for heroes in 1..=fighter::PARTY as u8 {
            // Each party begins with another hero, so that all nine play.
            let heroes = (0..heroes).map(|seat| fighter::HeroId((seat * 2 + heroes + difficulty as u8) % 9)).collect();
            let setup = fighter::Setup { heroes, difficulty, ..fighter::Setup::default() };
            assert_eq!(play_all(&setup, 60, loses_no_piece), 60);
        }
    }
}

/// Gold, dice, scars and cards are all somewhere, once, and nobody is healthier or carries more than possible.
fn loses_no_piece(game: &Fighter) {
    let on_card = game.fight().map_or(0, |fight| fight.gold);
    assert_eq!(game.gold() + on_card + game.gold_supply(), fighter::GOLD, "no gold is lost or doubled");
    let dice = game.white_dice() + game.thrown_white_dice() + game.dice_supply();
    assert_eq!(dice, fighter::WHITE_DICE, "no white die is lost or doubled");
    let scars: usize = game.members().iter().map(|member| member.scars.len()).sum();
    assert_eq!(scars + usize::from(game.scar_supply()), usize::from(fighter::SCARS), "no scar is lost or doubled");

    let (shop, found) = game.rest().map(|rest| (rest.shop.clone().unwrap_or_default(), rest.found.clone())).unzip();
    let lying = [game.pile(), game.discards(), &shop.unwrap_or_default(), &found.unwrap_or_default()].concat();
    let carried = game.members().iter().flat_map(|member| &member.gear).copied();
    let mut cards: Vec<_> = lying.into_iter().chain(carried).collect();
    cards.sort();
    assert!(cards.into_iter().eq(game.deck().all_equipment()), "every piece of equipment is there once");

    let waiting = (1..=fighter::LEVELS).flat_map(|level| game.tower(level)).copied();
    let charmed = game.members().iter().flat_map(|member| &member.charmed).copied();
    let met = game.fight().and_then(|fight| match fight.foe {
        fighter::Foe::Monster(monster) => Some(monster),
        fighter::Foe::Boss(_) => None,
    });
    let beside = game.beaten().iter().chain(game.gone()).copied();
    let mut monsters: Vec<_> = waiting.chain(charmed).chain(met).chain(beside).collect();
    let there = monsters.len();
    monsters.sort();
    monsters.dedup();
    let all: usize = game.difficulty().tower().iter().sum();
    assert_eq!((there, monsters.len()), (all, all), "every monster of the tower is there once");

    for seat in game.seats() {
        let (member, hero) = (game.member(seat), game.hero(seat));
        assert!(member.health <= member.most_health(), "nobody is healthier than possible");
        let count = |wanted: fn(&fighter::Kind) -> bool| {
            member.gear.iter().filter(|card| wanted(&game.card(**card).kind)).count() as u8
        };
        assert!(count(|kind| matches!(kind, fighter::Kind::Weapon(..))) <= hero.limits.weapons);
        assert!(count(|kind| matches!(kind, fighter::Kind::Armour(_))) <= hero.limits.armours);
        assert!(count(|kind| matches!(kind, fighter::Kind::Item(_))) <= hero.limits.items);
    }
}

/// Random play dies early, so parties who know better play on to the boss, with weapons, shops and charmed monsters.
#[test]
fn whole_games_of_fighter_lose_no_piece_and_end_in_every_way() {
    let mut ends = Vec::new();
    for seed in 0..60 {
        let (difficulty, party) = (Difficulty::ALL[seed as usize % 3], seed as usize % fighter::PARTY + 1);
        let heroes = fighter::draw_heroes(&fighter::Deck::standard(), party, seed);
        let mut game = Fighter::new(&fighter::Setup { heroes, difficulty, ..fighter::Setup::default() }, seed).unwrap();
        let mut thrower = Thrower::new(Skill::AVERAGE, seed);
        while game.end().is_none() {
            let choice = fighter::bot::choose(&game, &Skill::AVERAGE);
            let action = choice.unwrap_or_else(|| fighter::Action::Land(thrower.throw(&game.conditions())));
            let mut folded = game.clone();
            game.apply(&action).unwrap().iter().for_each(|event| folded.fold(event));
            assert_eq!(folded, game, "seed {seed}: the events of {action:?} say all that changed");
            loses_no_piece(&game);
        }
        ends.extend(game.end());
    }
    let lost_by = |wanted: fn(&fighter::Loss) -> bool| {
        ends.iter().any(|end| matches!(end, fighter::End::Lost(loss) if wanted(loss)))
    };
    assert!(ends.contains(&fighter::End::Won));
    assert!(lost_by(|loss| matches!(loss, fighter::Loss::AllFainted { .. })));
    assert!(lost_by(|loss| matches!(loss, fighter::Loss::NoDice { .. })));
}

#[test]
fn parties_of_average_skill_win_seventy_forty_and_fifteen_percent() {
    for (difficulty, wanted) in Difficulty::ALL.into_iter().zip([70.0, 40.0, 15.0]) {
        let rates = raid::PARTIES.map(|heroes| raid::won(difficulty, heroes, Skill::AVERAGE, 200));
        let mean = rates.iter().sum::<f64>() / rates.len() as f64;
        assert!(f64::abs(mean - wanted) <= 5.0, "{difficulty:?}: {rates:?}");
        assert!(rates.iter().all(|rate| f64::abs(rate - wanted) <= 15.0), "{difficulty:?}: {rates:?}");
    }
}

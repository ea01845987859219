//! A view holds what its viewer may know and no more: games that differ only in what is hidden look the same.
//!
//! Such pairs are made by playing a game twice. The second time, the cards that the viewer has not seen when the first
//! game stops are dealt the other way round from the start; nobody played one of them, so the same actions are legal.

use rules::donjonz::{self, Donjonz};
use rules::fighter::thrower::{Skill, Thrower};
use rules::fighter::{self, Difficulty, EquipmentId, Fighter, MonsterId};
use rules::knock::{self, CardId, Knock, Spell};
use rules::{Game, Session, Viewer, rng::Rng};
use std::mem;

/// Plays at most that many actions.
fn play<G: Game>(setup: G::Setup, seed: u64, most: u32, mut choose: impl FnMut(&G) -> Option<G::Action>) -> Session<G> {
    let mut session = Session::new(setup, seed).unwrap();
    for _ in 0..most {
        let Some(action) = choose(session.state()) else { break };
        session.apply(action).unwrap();
    }
    session
}

/// Plays the same actions in another setup.
fn play_again<G: Game>(session: &Session<G>, setup: G::Setup, seed: u64) -> Session<G> {
    let mut again = Session::new(setup, seed).unwrap();
    for entry in session.log() {
        again.apply(entry.action.clone()).unwrap();
    }
    again
}

/// What the viewer heard of each action.
fn heard<G: Game>(session: &Session<G>, viewer: Viewer) -> Vec<Vec<G::Event>> {
    let mut before = session.at(0);
    let hear = |(_, events, after): (_, Vec<G::Event>, G)| mem::replace(&mut before, after).all_heard(&events, viewer);
    session.replay().map(hear).collect()
}

/// Tests that the viewer cannot tell two games apart: as they stand, in a replay, by what is heard, and after every undo.
fn look_alike<G: Game>(one: &Session<G>, two: &Session<G>, viewer: Viewer) {
    let views = |session: &Session<G>| -> Vec<G::View> {
        session.replay().map(|(_, _, state)| state.view(viewer)).chain([session.at(0).view(viewer)]).collect()
    };
    assert_eq!(views(one), views(two), "{viewer:?}, seed {}", one.seed());
    assert_eq!(heard(one, viewer), heard(two, viewer), "{viewer:?}, seed {}", one.seed());
    let (mut one, mut two) = (one.clone(), two.clone());
    loop {
        assert_eq!(one.state().view(viewer), two.state().view(viewer), "{viewer:?}, seed {}", one.seed());
        let undone = one.undo();
        assert_eq!(undone, two.undo());
        if undone.is_none() {
            break;
        }
    }
}

/// Puts others of the same cards in the places of the hidden ones, the last first.
fn swap_hidden<T: PartialEq + Copy>(dealt: &[T], hidden: &[T]) -> Vec<T> {
    let mut others = hidden.to_vec();
    dealt.iter().map(|card| if hidden.contains(card) { others.pop().unwrap() } else { *card }).collect()
}

fn knock_session(seed: u64) -> Session<Knock> {
    let mut rng = Rng::new(!seed);
    let (players, level) = (rng.below(knock::PLAYERS.into()) as u8 + 1, rng.below(knock::LEVELS.into()) as u8 + 1);
    let setup = knock::Setup { players, level, spells: Spell::ALL.to_vec(), adventure: true, ..Default::default() };
    let new = Knock::new(&setup, seed).unwrap();
    let hands = (0..players).flat_map(|player| new.hand(player).to_vec());
    let pile = hands.chain(new.keep().laid().iter().map(|laid| laid.card)).chain(new.pile().iter().copied()).collect();
    let most = rng.below(60);
    play(knock::Setup { pile: Some(pile), ..setup }, seed, most, |game: &Knock| match rng.below(12) {
        0 => rng.pick(&game.legal_actions()).copied(),
        _ => knock::bot::greedy(&game.own_view()),
    })
}

/// The same game with the cards that the viewer has not seen dealt otherwise. While it goes on, chance differs too.
fn knock_twin(session: &Session<Knock>, viewer: Viewer) -> Session<Knock> {
    let game = session.state();
    let others = (0..game.players()).filter(|seat| viewer != Viewer::Seat(*seat) && game.end().is_none());
    let hands = others.flat_map(|seat| game.hand(seat).to_vec());
    let is_knight = |card: &CardId| *card == game.knight();
    let hidden: Vec<CardId> = hands.chain(game.pile().iter().copied()).filter(|card| !is_knight(card)).collect();
    let pile = session.setup().pile.as_ref().map(|pile| swap_hidden(pile, &hidden));
    let seed = if game.end().is_some() { session.seed() } else { !session.seed() };
    play_again(session, knock::Setup { pile, ..session.setup().clone() }, seed)
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

#[test]
fn no_viewer_of_knock_can_tell_what_is_hidden() {
    let (mut differ, mut ended) = (0, 0);
    for seed in 0..150 {
        let session = knock_session(seed);
        for viewer in viewers(session.state().players()) {
            let twin = knock_twin(&session, viewer);
            look_alike(&session, &twin, viewer);
            differ += u32::from(session.state().pile() != twin.state().pile());
        }
        ended += u32::from(session.outcome().is_some());
    }
    assert!(differ > 300 && ended > 20, "{differ} pairs differ, {ended} games are over");
}

/// Who is on may do in a view what the game allows, and sees it coming. Who is not on may place nothing.
#[test]
fn a_view_of_knock_rules_as_the_game_does() {
    for seed in 0..60 {
        let (session, mut earlier) = (knock_session(seed), Vec::new());
        for (entry, _, game) in session.replay() {
            let (view, legal) = (game.own_view(), game.legal_actions());
            assert_eq!(view.legal_actions(), legal);
            earlier.push(entry.action);
            for action in legal.iter().chain(&earlier) {
                assert_eq!(view.check(action), game.check(action));
                if let knock::Action::Place { card, at, turned } = *action {
                    assert_eq!(view.preview(card, at, turned), game.preview(card, at, turned));
                }
            }
            let is_place = |action: &knock::Action| matches!(action, knock::Action::Place { .. });
            let others = viewers(game.players()).filter(|viewer| *viewer != Viewer::Seat(game.player()));
            for view in others.map(|viewer| game.view(viewer)) {
                let left: Vec<knock::Action> = legal.iter().copied().filter(|action| !is_place(action)).collect();
                assert_eq!(view.legal_actions(), left);
                assert!(legal.iter().all(|action| view.check(action).is_ok() != is_place(action)));
            }
        }
    }
}

#[test]
fn a_view_of_knock_follows_the_facts_until_the_hands_are_shown() {
    for seed in 0..100 {
        let session = knock_session(seed);
        for viewer in viewers(session.state().players()) {
            let (mut before, mut view) = (session.at(0), session.at(0).view(viewer));
            for (_, events, game) in session.replay() {
                mem::replace(&mut before, game.clone())
                    .all_heard(&events, viewer)
                    .iter()
                    .for_each(|event| view.fold(event));
                if game.end().is_none() {
                    assert_eq!(view, game.view(viewer), "{viewer:?}, seed {seed}");
                }
            }
        }
    }
}

#[test]
fn all_hands_of_knock_are_shown_at_the_end() {
    let session =
        play(knock::Setup { players: 3, ..Default::default() }, 1, 1, |_: &Knock| Some(knock::Action::TimeUp));
    let (game, view) = (session.state(), session.state().view(Viewer::Spectator));
    assert!((0..3).all(|seat| view.hand(seat) == Some(game.hand(seat))));
    assert!((0..3).all(|seat| session.at(0).view(Viewer::Spectator).hand(seat).is_none()));
}

fn fighter_session(seed: u64) -> Session<Fighter> {
    let (mut rng, deck) = (Rng::new(!seed), fighter::Deck::standard());
    let heroes = fighter::draw_heroes(&deck, rng.below(fighter::PARTY as u32) as usize + 1, seed);
    let difficulty = Difficulty::ALL[rng.below(3) as usize];
    let new = Fighter::new(&fighter::Setup { heroes, difficulty, ..Default::default() }, seed).unwrap();
    let stacked = fighter::Stacked {
        boss: Some(new.boss()),
        monsters: (1..=fighter::LEVELS).flat_map(|level| new.tower(level).to_vec()).collect(),
        equipment: new.pile().to_vec(),
        gear: Vec::new(),
    };
    let heroes = new.members().iter().map(|member| member.hero).collect();
    let setup = fighter::Setup { heroes, difficulty, boards: Some(new.boards()), stacked, ..Default::default() };
    let (most, mut thrower) = (rng.below(300), Thrower::new(Skill::SHARP, seed));
    play(setup, seed, most, |game: &Fighter| match rng.below(12) {
        0 => rng.pick(&game.legal_actions()).cloned(),
        _ if game.end().is_some() => None,
        _ => fighter::bot::choose(game, &Skill::SHARP)
            .or_else(|| Some(fighter::Action::Land(thrower.throw(&game.conditions())))),
    })
}

/// The same game with unseen monsters, also some that stayed in the box, unseen cards and an unmet boss otherwise.
/// Chance differs too, unless it has already shown itself.
fn fighter_twin(session: &Session<Fighter>) -> Session<Fighter> {
    let (game, mut met, mut seen, mut is_shuffled) = (session.state(), Vec::new(), Vec::new(), false);
    for event in session.replay().flat_map(|(_, events, _)| events) {
        match event {
            fighter::Event::MonsterMet { monster, .. } => met.push(monster),
            fighter::Event::Found { card, .. } => seen.extend(card),
            fighter::Event::ShopOpened { cards } => seen.extend(cards),
            fighter::Event::TowerRefilled { .. } | fighter::Event::EquipmentRefilled { .. } => is_shuffled = true,
            _ => {}
        }
    }
    let (deck, mut stacked) = (game.deck(), session.setup().stacked.clone());
    let level = |monster: MonsterId| deck.monster(monster).map(|monster| monster.level);
    let mut unmet: Vec<MonsterId> = deck.monsters().filter(|monster| !met.contains(monster)).collect();
    for monster in stacked.monsters.iter_mut().filter(|monster| !met.contains(monster)) {
        let other = unmet.iter().rposition(|other| level(*other) == level(*monster)).unwrap();
        *monster = unmet.remove(other);
    }
    let unseen: Vec<EquipmentId> = deck.all_equipment().filter(|card| !seen.contains(card)).collect();
    stacked.equipment = swap_hidden(&stacked.equipment, &unseen);
    if game.place() != fighter::Place::Boss && game.end().is_none() {
        stacked.boss = deck.bosses().find(|boss| *boss != game.boss());
    }
    let seed = if is_shuffled { session.seed() } else { !session.seed() };
    play_again(session, fighter::Setup { stacked, ..session.setup().clone() }, seed)
}

#[test]
fn no_viewer_of_fighter_can_tell_what_is_hidden() {
    let (mut differ, mut ended) = ([0; 3], 0);
    for seed in 0..100 {
        let session = fighter_session(seed);
        let (game, twin) = (session.state(), fighter_twin(&session));
        for viewer in viewers(game.members().len() as u8) {
            look_alike(&session, &twin, viewer);
        }
        let other = twin.state();
        let towers =
            |game: &Fighter| -> Vec<_> { (1..=fighter::LEVELS).map(|level| game.tower(level).to_vec()).collect() };
        let now = [game.boss() != other.boss(), game.pile() != other.pile(), towers(game) != towers(other)];
        differ.iter_mut().zip(now).for_each(|(count, differs)| *count += u32::from(differs));
        ended += u32::from(session.outcome().is_some());
    }
    assert!(differ.iter().all(|count| *count > 30) && ended > 20, "{differ:?} pairs differ, {ended} games are over");
}

/// Once cards of a refill were turned over, chance has shown itself, so pairs of whole games are alike in it.
#[test]
fn nobody_hears_how_cards_of_fighter_were_shuffled() {
    let game = fighter_session(1).state().clone();
    let tower = |monsters: [u8; 3]| fighter::Event::TowerRefilled { monsters: monsters.map(MonsterId).to_vec() };
    let pile = |cards: [u8; 3]| fighter::Event::EquipmentRefilled { cards: cards.map(EquipmentId).to_vec() };
    let hear = |event| viewers(2).map(|viewer| game.heard(&event, viewer)).collect::<Vec<_>>();
    assert_eq!(hear(tower([1, 2, 3])), hear(tower([3, 1, 2])));
    assert_eq!(hear(pile([1, 2, 3])), hear(pile([3, 1, 2])));
}

#[test]
fn a_view_of_fighter_rules_as_the_game_does() {
    for seed in 0..40 {
        let (session, mut earlier) = (fighter_session(seed), Vec::new());
        for (entry, _, game) in session.replay() {
            let (view, legal) = (game.view(Viewer::Spectator), game.legal_actions());
            assert_eq!(view.legal_actions(), legal);
            earlier.push(&entry.action);
            assert!(earlier.iter().all(|action| view.check(action) == game.check(action)));
            assert!((1..).zip(view.tower()).all(|(level, count)| game.tower(level).len() == count));
            let is_met = game.place() == fighter::Place::Boss || game.end().is_some();
            assert_eq!((view.boss(), view.pile()), (is_met.then_some(game.boss()), game.pile().len()));
        }
    }
}

/// Nothing is hidden but the seed.
#[test]
fn a_view_of_donjonz_shows_everything_but_the_seed() {
    for seed in 0..50 {
        let mut rng = Rng::new(!seed);
        let new = Donjonz::new(&donjonz::Setup::default(), seed).unwrap();
        let setup = donjonz::Setup { position: Some(new.position()), ..Default::default() };
        let session = play(setup, seed, rng.below(40), |game: &Donjonz| donjonz::bot::random(game, &mut rng));
        let twin = play_again(&session, session.setup().clone(), !seed);
        for viewer in viewers(1) {
            look_alike(&session, &twin, viewer);
            for (_, _, game) in session.replay() {
                assert_eq!(*game.view(viewer), game);
            }
        }
    }
}

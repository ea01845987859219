//! Plays seeded random games of any game and checks what must always hold. A new game joins with one test.

use rules::{Game, Session, rng::Rng};
use std::collections::BTreeMap;

/// How many actions from earlier in the game are tried again, to see the illegal ones refused.
const POOL: usize = 12;

/// Plays one random game and checks every rule of the house on the way.
///
/// `holds` is called with every state and checks what only this game knows, such as that nothing is lost or doubled.
///
/// # Panics
/// When something that must hold does not; the message names the seed.
pub fn play<G: Game>(setup: &G::Setup, seed: u64, holds: impl Fn(&G)) -> Session<G> {
    let mut session = Session::<G>::new(setup.clone(), seed).expect("the setup can be played");
    let mut rng = Rng::new(!seed);
    let mut pool: Vec<G::Action> = Vec::new();
    loop {
        let state = session.state();
        holds(state);
        let legal = state.legal_actions();
        assert_eq!(legal.is_empty(), state.outcome().is_some(), "seed {seed}: legal is empty exactly when it is over");
        for action in &legal {
            assert_eq!(state.check(action), Ok(()), "seed {seed}: {action:?} is legal");
        }
        for action in &pool {
            refuse_what_is_illegal(state, &legal, action, seed);
        }
        let Some(action) = rng.pick(&legal).cloned() else { break };
        let before = state.clone();
        let events = session.apply(action.clone()).expect("a legal action can be carried out");
        let mut folded = before;
        events.iter().for_each(|event| folded.fold(event));
        assert_eq!(&folded, session.state(), "seed {seed}: the events of {action:?} say all that changed");
        pool.extend(rng.pick(&legal).cloned());
        pool.push(action);
        pool.drain(..pool.len().saturating_sub(POOL));
    }
    come_back(&session, seed);
    session
}

fn refuse_what_is_illegal<G: Game>(state: &G, legal: &[G::Action], action: &G::Action, seed: u64) {
    let is_legal = legal.contains(action);
    assert_eq!(state.check(action).is_ok(), is_legal, "seed {seed}: check and legal agree on {action:?}");
    if is_legal {
        return;
    }
    let mut tried = state.clone();
    assert!(tried.apply(action).is_err(), "seed {seed}: {action:?} is refused");
    assert_eq!(&tried, state, "seed {seed}: a refused action changes nothing");
}

/// A save, a replay and the way back and forth all lead to the same game.
fn come_back<G: Game>(session: &Session<G>, seed: u64) {
    let decks: BTreeMap<_, _> = session.deck().map(|deck| (deck.hash(), deck.content())).into_iter().collect();
    let loaded = Session::<G>::load(&session.save(), &decks).expect("a save loads");
    assert_eq!(&loaded, session, "seed {seed}: a save holds the whole session");
    let replayed = session.replay().last().map(|(_, _, state)| state);
    assert_eq!(replayed.as_ref().unwrap_or(session.state()), session.state(), "seed {seed}: a replay is the game");

    // Every undo replays the game so far, so the long way back is walked for some games only.
    if !seed.is_multiple_of(50) {
        return;
    }
    let mut walker = session.clone();
    while walker.undo().is_some() {
        let halfway = Session::<G>::load(&walker.save(), &decks).expect("a save with undone actions loads");
        assert_eq!(halfway, walker, "seed {seed}: a save holds what was undone");
    }
    while walker.redo().is_some() {}
    assert_eq!(&walker, session, "seed {seed}: undo and redo lead back");
}

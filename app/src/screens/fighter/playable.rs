//! What a game of Fighter has beside its log: what the players are called, who of them is away, and the throws made on
//! screen.

use super::{album, names::foe_drawing};
use crate::{
    platform::Platform,
    play::{Facts, Match, Playable},
    store::Store,
};
use dice::{Thrown, player::Aim};
use printkit_core::Words;
use rules::{
    Session,
    fighter::{Action, Counted, Difficulty, End, Fighter, Public, Refusal, Setup, Throw, share_code},
    rng::Rng,
};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What a game has beside its log.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Extras {
    /// What the players are called, one for each hero; the hero's own name where it is empty.
    pub names: Vec<String>,
    /// The very place of the target that was tapped for a real die, by the number of its landing.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub taps: BTreeMap<usize, (f32, f32)>,
    /// Coins of honour won by bets on others' throws, by seats. They count for nothing.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub honour: BTreeMap<u8, u16>,
    /// Seats of players who are away: the app throws for them.
    #[serde(default)]
    pub away: BTreeSet<u8>,
    /// Throws made on screen, each at its place in the log.
    #[serde(default, deserialize_with = "readable")]
    pub throws: BTreeMap<usize, Thrown>,
    /// Whether the last of them was not seen to its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_unseen: bool,
}

/// The throws that can be read. The others are left out: the log is what was played, and it has all landings.
fn readable<'de, D: Deserializer<'de>>(file: D) -> Result<BTreeMap<usize, Thrown>, D::Error> {
    let throws = match Value::deserialize(file)? {
        Value::Object(throws) => throws,
        _ => return Ok(BTreeMap::new()),
    };
    let read = |(nth, thrown): (String, Value)| Some((nth.parse().ok()?, serde_json::from_value(thrown).ok()?));
    Ok(throws.into_iter().filter_map(read).collect())
}

/// The rank from which one is sung about, for a badge.
const FAMOUS: u8 = 8;

/// The special throws with which somebody hit.
fn hits(session: &Session<Fighter>) -> impl Iterator<Item = Throw> {
    let mut conditions = Vec::new();
    let mut hits = Vec::new();
    for (entry, _, after) in session.replay().take(session.cursor()) {
        if matches!(entry.action, Action::Land(landing) if landing.spot.value().is_some()) {
            hits.append(&mut conditions);
        }
        conditions = after.conditions().throws;
    }
    hits.into_iter()
}

/// Who was met, for the album.
fn met(session: &Session<Fighter>) -> impl Iterator<Item = String> + '_ {
    let events = session.replay().take(session.cursor()).flat_map(|(_, events, _)| events);
    events.filter_map(|event| album::met(&event)).map(|foe| foe_drawing(session.state().deck(), foe))
}

impl Playable for Fighter {
    type Extras = Extras;
    /// Whether it is the best game so far.
    type Laurels = bool;

    /// Nobody is away who does not play, and no throw is kept where none was made.
    fn tame(session: &Session<Fighter>, extras: &mut Extras) -> bool {
        let seats = extras.names.len();
        extras.away.retain(|seat| usize::from(*seat) < seats);
        extras.honour.retain(|seat, _| usize::from(*seat) < seats);
        let done = &session.log()[..session.cursor()];
        let is_landing = |nth: usize| done.get(nth).is_some_and(|entry| matches!(entry.action, Action::Land(_)));
        extras.throws.retain(|nth, _| is_landing(*nth));
        extras.taps.retain(|nth, _| is_landing(*nth));
        extras.is_unseen &= done.len().checked_sub(1).is_some_and(|last| extras.throws.contains_key(&last));
        seats == session.setup().heroes.len()
    }

    /// What was undone is forgotten, and its throws with it. The one just made is kept beside its landing.
    fn follow(session: &Session<Fighter>, extras: &mut Extras, _now: u64) {
        extras.throws.retain(|nth, _| *nth < session.cursor());
        extras.taps.retain(|nth, _| *nth < session.cursor());
    }

    /// How many dice were thrown: what else is done or undone before a throw does not change how the hand trembles.
    fn step(session: &Session<Fighter>) -> usize {
        let done = &session.log()[..session.cursor()];
        done.iter().filter(|entry| matches!(entry.action, Action::Land(_))).count()
    }

    /// A die that was thrown on screen has been thrown.
    fn may_undo(session: &Session<Fighter>, extras: &Extras) -> bool {
        session.cursor().checked_sub(1).is_none_or(|last| !extras.throws.contains_key(&last))
    }

    fn code(session: &Session<Fighter>) -> Option<String> {
        share_code(session.setup(), session.seed())
    }

    fn facts(game: &Match<Fighter>) -> Facts {
        let (session, game) = (&game.session, game.game());
        let (is_won, score) = (game.end() == Some(End::Won), game.score());
        let is_unharmed = score.lines.iter().any(|line| line.counted == Counted::NobodyFainted && line.count > 0);
        let feats = [
            ("conquered", is_won),
            ("alone", is_won && session.setup().heroes.len() == 1),
            ("unharmed", is_won && is_unharmed),
            ("infernal", is_won && session.setup().difficulty == Difficulty::Infernal),
            ("famous", is_won && score.rank() >= FAMOUS),
        ];
        let kind =
            Difficulty::ALL.iter().position(|it| *it == session.setup().difficulty).map_or(0, |nth| nth as u8 + 1);
        let hits = hits(session).map(|throw| ("throws", format!("{throw:?}"), Throw::ALL.len()));
        let met = met(session).map(|foe| (album::BADGE, foe, album::FOES));
        Facts {
            players: session.setup().heroes.len() as u8,
            kind,
            feats: Facts::earned(feats),
            gathered: hits.chain(met).collect(),
            ..Facts::default()
        }
    }

    fn settle(finished: &Match<Fighter>, platform: &mut dyn Platform, store: &mut Store) -> bool {
        finished.remember(platform, store)
    }
}

impl Match<Fighter> {
    /// Sets a game up with everybody there.
    ///
    /// # Errors
    /// Every reason why the setup cannot be played.
    pub fn gathered(setup: Setup, seed: u64, names: Vec<String>) -> Result<Match<Fighter>, Refusal> {
        Match::new(setup, seed, Extras { names, ..Extras::default() })
    }
}

impl Extras {
    /// What the player in a seat is called: by their name, or as their hero is.
    pub fn name(&self, seat: u8, game: &Public, words: &Words) -> String {
        match self.names.get(usize::from(seat)).map(|name| name.trim()) {
            Some(name) if !name.is_empty() => name.to_string(),
            _ => words.get(&format!("hero-{}", game.hero(seat).key)),
        }
    }
}

/// How the app throws now for somebody who is away.
pub fn toss(game: &Public, luck: u64) -> Thrown {
    dice::player::toss(&game.conditions(), Aim::Average, &mut Rng::new(luck))
}

//! The hint while walking: a step of a best way, thought out a little in each frame until it is proven.

use super::{names::weapon_key, table::Table};
use crate::{nav::Desk, sound::Effect};
use rules::{
    Game,
    donjonz::{Action, Donjonz, Progress, Search},
};

/// How often the dungeon is looked at in a frame: a few milliseconds.
const LOOKS: u32 = 1_500;

/// Who thinks a walk through.
#[derive(Default)]
pub(super) struct Advisor {
    search: Option<Search>,
    /// Whether somebody waits for a hint.
    pub is_asked: bool,
}

impl Advisor {
    /// Turns to a game. What was thought about the moment before it helps.
    fn attend(&mut self, game: &Donjonz) {
        self.search = match self.search.take() {
            Some(search) if search.game() == game => Some(search),
            Some(search) => followed(&search, game).or_else(|| Search::new(game)),
            None => Search::new(game),
        };
    }
}

/// The search after the one action that led from its game to this one.
fn followed(search: &Search, game: &Donjonz) -> Option<Search> {
    let leads_here = |action: &Action| {
        let mut next = search.game().clone();
        next.apply(action).is_ok() && next == *game
    };
    search.game().legal_actions().into_iter().find(leads_here).and_then(|action| search.after(&action))
}

impl Table {
    /// Asks for a hint; it comes once it is thought out.
    pub(super) fn hint(&mut self, desk: &mut Desk<'_>) {
        self.advisor.attend(&self.seen);
        self.advisor.is_asked = true;
        self.think(desk);
    }

    /// Thinks on and gives the hint once it is certain. Returns whether more is to be thought.
    pub(super) fn think(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(search) = self.advisor.search.as_mut().filter(|_| self.advisor.is_asked) else { return false };
        let progress = search.run(LOOKS);
        if progress.is_done {
            self.advisor.is_asked = false;
            let next = search.route().first().copied();
            self.advise(next, progress, desk);
        }
        !progress.is_done
    }

    /// Says what to do next, and how sure that is.
    fn advise(&mut self, next: Option<Action>, progress: Progress, desk: &mut Desk<'_>) {
        let words = desk.words;
        let points = words.with("donjonz-points", &[("points", i64::from(progress.best).into())]);
        let sure = if progress.is_proven() {
            words.with("donjonz-hint-proven", &[("points", points.into())])
        } else {
            let most = i64::from(progress.at_most);
            words.with("donjonz-hint-open", &[("points", points.into()), ("most", most.into())])
        };
        let choice = match next {
            Some(Action::Step { side }) => {
                self.hinted = Some(side);
                self.look_on();
                desk.play(Effect::Tap);
                return desk.toast(sure);
            }
            Some(Action::Take) => words.get("donjonz-hint-take"),
            Some(Action::Swap { drop }) => {
                words.with("donjonz-hint-swap", &[("weapon", words.get(weapon_key(drop)).into())])
            }
            Some(Action::Leave) => words.get("donjonz-hint-leave"),
            Some(Action::Lay { .. }) | None => return,
        };
        desk.toast(format!("{choice} {sure}"));
    }
}

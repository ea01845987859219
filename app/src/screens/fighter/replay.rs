//! A finished game seen again, action by action, with what happened as a sentence. A die that was thrown on glass flies
//! again as it flew; one whose place was entered lies there.

use super::{glass::framed, heard::story, names::die_name, pictures, running::Running, table::Table, target};
use crate::{
    geometry::Rect,
    nav::Desk,
    scene::Scene,
    screens::{
        reel::{Film, Replay},
        throwing::Throwing,
    },
    theme::Frame,
};
use dice::Ease;
use rules::{
    Session,
    fighter::{Action, Die, Event as Fact, Fighter, Landing},
};

/// A die that comes to rest in the action on show.
enum Cast {
    /// It flies as it flew.
    Flies { throwing: Box<Throwing>, lies: bool },
    /// Somebody said where it lies.
    Lies(Landing),
}

/// The throw of an action: whose, with which die, and how it goes.
struct Throw {
    seat: u8,
    die: Die,
    cast: Cast,
}

/// A game to be seen again.
pub struct Quest {
    running: Running,
    table: Table,
    /// What the last action brought.
    told: Vec<Fact>,
    /// The throw of the last action, if it was one.
    throw: Option<Throw>,
}

/// The replay of a game, from its first room.
pub fn replay(running: Running, now: f64) -> Replay<Quest> {
    let table = Table::around(running.clone());
    Replay::new(Quest { running, table, told: Vec::new(), throw: None }, 0, now)
}

impl Quest {
    /// The throw of an action, in the game before it.
    fn throw(&self, nth: usize, game: &Fighter, now: f64) -> Option<Throw> {
        let Action::Land(landing) = self.running.session.log().get(nth)?.action else { return None };
        let (conditions, die) = (game.conditions(), game.attack()?.die);
        // A throw that comes to something else than was written down is not shown: the log is what was played.
        let kept = self.running.throws.get(&nth).filter(|thrown| thrown.flight(&conditions).landing() == landing);
        let cast = match kept {
            Some(thrown) => {
                let mut throwing = Throwing::new(&conditions, die, Ease::Normal, now);
                throwing.fly(*thrown, now);
                Cast::Flies { throwing: Box::new(throwing), lies: false }
            }
            None => Cast::Lies(landing),
        };
        Some(Throw { seat: game.player(), die, cast })
    }
}

impl Throw {
    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        super::lobby::ground(scene, frame);
        match &self.cast {
            Cast::Flies { throwing, .. } => throwing.show(scene, frame, area),
            Cast::Lies(landing) => target::show(scene, frame, area, Some(landing.spot), pictures::die(self.die)),
        }
    }
}

impl Film for Quest {
    const NAME: &'static str = "fighter-replay";
    const PACE: f64 = 1500.0;

    fn length(&self) -> usize {
        self.running.session.cursor()
    }

    fn seek(&mut self, count: usize, now: f64) {
        let whole = &self.running.session;
        let Ok(mut session) = Session::new(whole.setup().clone(), whole.seed()) else { return };
        self.told.clear();
        self.throw = None;
        for (nth, entry) in whole.log().iter().take(count).enumerate() {
            if nth + 1 == count {
                self.throw = self.throw(nth, session.state(), now);
            }
            self.told = session.apply(entry.action.clone()).unwrap_or_default();
        }
        self.table = Table::around(Running::around(session, self.running.names.clone()));
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(Throw { cast: Cast::Flies { throwing, lies }, .. }) = &mut self.throw else { return false };
        let moves = throwing.tick(desk);
        *lies = throwing.settled(desk.now).is_some();
        moves || !*lies
    }

    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        let inside = framed(frame, area);
        // The table is seen, but nobody touches it.
        let mut seen = Scene::default();
        match &self.throw {
            Some(throw) => throw.show(&mut seen, &inside, area),
            None => seen = self.table.show_table(&inside),
        }
        scene.sprites.append(&mut seen.sprites);
        match &self.throw {
            Some(Throw { seat, die, cast: Cast::Flies { lies: false, .. } }) => {
                let name = self.running.name(*seat, frame.words);
                let values = [("name", name.into()), ("die", die_name(*die, frame.words).into())];
                frame.say_with("fight-throws", &values)
            }
            _ if self.told.is_empty() => frame.say("told-begin-fighter"),
            _ => story(&self.told, &self.running, frame.words),
        }
    }

    fn dump(&self, state: &mut serde_json::Value) {
        state["rooms"] = self.table.game().walked().len().into();
        state["lies"] = matches!(self.throw, Some(Throw { cast: Cast::Lies(_), .. })).into();
        state["flies"] = matches!(self.throw, Some(Throw { cast: Cast::Flies { .. }, .. })).into();
    }
}

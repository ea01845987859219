//! A finished game seen again, action by action, with what happened as a sentence. A die that was thrown on glass flies
//! again as it flew; one whose place was entered lies there.

use super::{
    glass::{framed, show_landing},
    heard::story,
    names::die_name,
    pictures,
    running::Running,
    table::Table,
    target,
};
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

/// A game to be seen again.
pub struct Quest {
    running: Running,
    table: Table,
    /// What the last action brought.
    told: Vec<Fact>,
    /// The die of the last action: who threw which, and how it goes.
    cast: Option<(u8, Die, Cast)>,
}

/// The replay of a game, from its first room.
pub fn replay(running: Running, now: f64) -> Replay<Quest> {
    let table = Table::around(running.clone());
    Replay::new(Quest { running, table, told: Vec::new(), cast: None }, 0, now)
}

impl Quest {
    /// The die of an action, if it is a landing, in the game before it.
    fn cast(&self, nth: usize, game: &Fighter, now: f64) -> Option<(u8, Die, Cast)> {
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
        Some((game.player(), die, cast))
    }

    fn show_cast(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect, die: Die, cast: &Cast) {
        super::lobby::ground(scene, frame);
        match cast {
            Cast::Flies { throwing, lies } => {
                throwing.show(scene, frame, area);
                if let Some(flight) = throwing.flight().filter(|_| *lies) {
                    show_landing(scene, frame, flight, area);
                }
            }
            Cast::Lies(landing) => target::show(scene, frame, area, Some(landing.spot), pictures::die(die)),
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
        self.cast = None;
        for (nth, entry) in whole.log().iter().take(count).enumerate() {
            if nth + 1 == count {
                self.cast = self.cast(nth, session.state(), now);
            }
            self.told = session.apply(entry.action.clone()).unwrap_or_default();
        }
        self.table = Table::around(Running::around(session, self.running.names.clone()));
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some((.., Cast::Flies { throwing, lies })) = &mut self.cast else { return false };
        let moves = throwing.tick(desk);
        *lies = throwing.settled(desk.now).is_some();
        moves || !*lies
    }

    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        let inside = framed(frame, area);
        // The table is seen, but nobody touches it.
        let mut seen = Scene::default();
        match &self.cast {
            Some((_, die, cast)) => self.show_cast(&mut seen, &inside, area, *die, cast),
            None => seen = self.table.show_table(&inside),
        }
        scene.sprites.append(&mut seen.sprites);
        match &self.cast {
            Some((seat, die, Cast::Flies { lies: false, .. })) => {
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
        state["flies"] = matches!(self.cast, Some((.., Cast::Flies { .. }))).into();
    }
}

//! A finished game seen again, action by action, with what happened as a sentence. A die that was thrown on glass flies
//! again as it flew; one whose place was entered lies there.

use super::{glass::framed, heard::story, names::die_name, pictures, playable::Extras, table::Table, target};
use crate::{
    geometry::Rect,
    nav::Desk,
    play::Match,
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
    fighter::{Action, Die, Event as Fact, Fighter, Landing, Public},
};
use serde::Serialize;

/// A die that comes to rest in the action on show.
enum Course {
    /// It flies as it flew.
    Flies { throwing: Box<Throwing>, lies: bool },
    /// Somebody said where it lies.
    Lies(Landing),
}

/// The throw of an action: whose, with which die, and how it goes.
struct Toss {
    seat: u8,
    die: Die,
    course: Course,
}

/// A game to be seen again.
pub struct Quest {
    running: Match<Fighter>,
    table: Table,
    /// What the last action brought.
    told: Vec<Fact>,
    /// The throw of the last action, if it was one.
    toss: Option<Toss>,
}

/// The replay of a game, from its first room.
pub fn replay(running: Match<Fighter>, now: f64) -> Replay<Quest> {
    let table = Table::around(running.clone());
    Replay::new(Quest { running, table, told: Vec::new(), toss: None }, 0, now)
}

impl Quest {
    /// The throw of an action, in the game before it.
    fn toss(&self, nth: usize, game: &Public, now: f64) -> Option<Toss> {
        let Action::Land(landing) = self.running.session.log().get(nth)?.action else { return None };
        let (conditions, die) = (game.conditions(), game.attack()?.die);
        // A throw that comes to something else than was written down is not shown: the log is what was played.
        let kept =
            self.running.extras.throws.get(&nth).filter(|thrown| thrown.flight(&conditions).landing() == landing);
        let course = match kept {
            Some(thrown) => {
                let mut throwing = Throwing::new(&conditions, die, Ease::Normal, now);
                throwing.fly(*thrown, now);
                Course::Flies { throwing: Box::new(throwing), lies: false }
            }
            None => Course::Lies(landing),
        };
        Some(Toss { seat: game.player(), die, course })
    }
}

impl Toss {
    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        super::lobby::ground(scene, frame);
        match &self.course {
            Course::Flies { throwing, .. } => throwing.show(scene, frame, area),
            Course::Lies(landing) => target::show(scene, frame, area, Some(landing.spot), pictures::die(self.die)),
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
        let Ok(mut session) = Session::<Fighter>::new(whole.setup().clone(), whole.seed()) else { return };
        self.told.clear();
        self.toss = None;
        for (nth, entry) in whole.log().iter().take(count).enumerate() {
            if nth + 1 == count {
                self.toss = self.toss(nth, session.state(), now);
            }
            self.told = session.apply(entry.action.clone()).unwrap_or_default();
        }
        self.table = Table::around(Match::around(
            session,
            Extras { names: self.running.extras.names.clone(), ..Extras::default() },
        ));
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(Toss { course: Course::Flies { throwing, lies }, .. }) = &mut self.toss else { return false };
        let moves = throwing.tick(desk);
        *lies = throwing.settled(desk.now).is_some();
        moves || !*lies
    }

    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        let inside = framed(frame, area);
        // The table is seen, but nobody touches it.
        let mut seen = Scene::default();
        match &self.toss {
            Some(toss) => toss.show(&mut seen, &inside, area),
            None => seen = self.table.show_table(&inside),
        }
        scene.sprites.append(&mut seen.sprites);
        match &self.toss {
            Some(Toss { seat, die, course: Course::Flies { lies: false, .. } }) => {
                let name = self.running.name(*seat, frame.words);
                let values = [("name", name.into()), ("die", die_name(*die, frame.words).into())];
                frame.say_with("fight-throws", &values)
            }
            _ if self.told.is_empty() => frame.say("told-begin-fighter"),
            _ => story(&self.told, &self.running, frame.words),
        }
    }

    fn dump(&self) -> impl Serialize {
        Shown {
            rooms: self.table.game().walked().len(),
            lies: matches!(self.toss, Some(Toss { course: Course::Lies(_), .. })),
            flies: matches!(self.toss, Some(Toss { course: Course::Flies { .. }, .. })),
        }
    }
}

/// What the replay adds to its state for scripts and tests.
#[derive(Serialize)]
struct Shown {
    rooms: usize,
    lies: bool,
    flies: bool,
}

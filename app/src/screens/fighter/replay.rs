//! A finished game seen again, action by action, with what happened as a sentence. A die that was thrown on screen flies
//! again as it flew; one whose place was entered lies there.

use super::{
    course,
    names::{die_name, foe_art},
    pictures,
    playable::Extras,
    sentences::story,
    table::Table,
    target,
    throw::framed,
};
use crate::{
    collage::Collage,
    geometry::Rect,
    nav::{Desk, Screen},
    platform::Platform,
    play::{Match, Recording},
    scene::Scene,
    screens::{
        keepsake::Keepsake,
        replay::{Presenter, Still},
        throwing::Throwing,
    },
    store::Store,
    theme::Frame,
    touch::code,
};
use dice::Ease;
use printkit_core::{
    Drawing, Words,
    art::art,
    faces::fighter::{Ground, portrait},
};
use rules::fighter::{Action, Die, End, Fighter, Landing, View};
use serde::Serialize;
use serde_json::json;

/// A die that comes to rest in the action on show.
enum Course {
    /// It flies as it flew.
    Flies { throwing: Box<Throwing>, lies: bool },
    /// Somebody said where it lies, or touched the very place.
    Lies(Landing, Option<(f32, f32)>),
}

/// The throw of an action: whose, with which die, and how it goes.
struct Toss {
    seat: u8,
    die: Die,
    course: Course,
}

/// A journey through the dungeon, as it is seen again.
pub struct Journey {
    table: Table,
    /// The throw of the last action, if it was one.
    toss: Option<Toss>,
}

/// The table as it was after so many actions. Nobody is away who only watches.
fn table_at(whole: &Recording<Fighter>, count: usize) -> Table {
    let extras = Extras { names: whole.extras().names.clone(), ..Extras::default() };
    Table::watched(whole.host_at(count, extras))
}

impl Toss {
    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        super::lobby::ground(scene, frame);
        match &self.course {
            Course::Flies { throwing, .. } => throwing.show(scene, frame, area),
            Course::Lies(landing, tapped) => {
                target::show(scene, frame, area, Some(landing.spot), *tapped, pictures::die(self.die))
            }
        }
    }
}

/// The throw of the last action, if it was one.
fn toss(still: &Still<Fighter>, now: f64) -> Option<Toss> {
    let (nth, game) = (still.count.checked_sub(1)?, &still.before);
    let Action::Land(landing) = *still.whole.actions().nth(nth)? else { return None };
    let (conditions, die) = (game.conditions(), game.attack()?.die);
    // A throw that comes to something else than was written down is not shown: the log is what was played.
    let kept = still.whole.extras().throws.get(&nth).filter(|thrown| thrown.flight(&conditions).landing() == landing);
    let course = match kept {
        Some(thrown) => {
            let mut throwing = Throwing::new(&conditions, die, Ease::Normal, now);
            throwing.fly(*thrown, now);
            Course::Flies { throwing: Box::new(throwing), lies: false }
        }
        None => Course::Lies(landing, still.whole.extras().taps.get(&nth).copied()),
    };
    Some(Toss { seat: game.player(), die, course })
}

/// The foe who stood last, and the heroes before it.
fn group(game: &View) -> Drawing {
    let mut group = Drawing::new(234.0, 158.0);
    let foe = super::finish::last_foe(game);
    group.glow(117.0, 66.0, 90.0);
    group.fit(art(&foe_art(game, foe)), 52.0, 0.0, 130.0, 118.0);
    let seats: Vec<u8> = game.seats().collect();
    let side = (226.0 / seats.len().max(1) as f32).min(62.0);
    let left = 117.0 - side * seats.len() as f32 / 2.0;
    for (nth, seat) in seats.into_iter().enumerate() {
        let member = game.member(seat);
        let key = game.deck().hero(member.hero).map(|hero| hero.key.clone()).unwrap_or_default();
        let drawing = if member.is_angel { art("fighter/angel") } else { portrait(&key, Ground::Table) };
        group.fit(drawing, left + side * nth as f32, 158.0 - side, side, side);
    }
    group
}

impl Presenter for Journey {
    type Game = Fighter;
    const NAME: &'static str = "fighter-replay";
    const PACE: f64 = 1500.0;

    fn of(whole: &Recording<Fighter>) -> (Journey, usize) {
        (Journey { table: table_at(whole, 0), toss: None }, 0)
    }

    fn sit_down(running: Match<Fighter>, _: &mut dyn Platform, _: &mut Store) -> Box<dyn Screen> {
        Box::new(Table::around(Box::new(running)))
    }

    fn keepsake(whole: &Recording<Fighter>, words: &Words) -> Keepsake {
        let game = whole.view();
        let keepsake = Keepsake::of(whole, words);
        let title = match game.end() {
            Some(End::Won) => words.get(&format!("rank-fighter-{}", game.score().rank())),
            _ => words.get("lost-fighter"),
        };
        let sum = keepsake.sum.is_some().then(|| game.score().total().to_string().replace('-', "−"));
        let names = game.seats().map(|seat| whole.extras().name(seat, &game, words)).collect::<Vec<_>>().join(", ");
        let difficulty = words.get(&format!("difficulty-{}", code(game.difficulty())));
        let lines = [names, difficulty, course::Course::of(whole).line(words)];
        Keepsake { title, sum, picture: group(&game), ..keepsake.with_lines(lines) }
    }

    fn seek(&mut self, still: &Still<Fighter>, now: f64) {
        self.toss = toss(still, now);
        self.table = table_at(&still.whole, still.count);
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(Toss { course: Course::Flies { throwing, lies }, .. }) = &mut self.toss else { return false };
        let moves = throwing.tick(desk);
        *lies = throwing.settled(desk.now).is_some();
        moves || !*lies
    }

    fn show(&self, still: &Still<Fighter>, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
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
                let name = still.whole.extras().name(*seat, &still.before, frame.words);
                let values = [("name", name.into()), ("die", die_name(*die, frame.words).into())];
                frame.say_with("fight-throws", &values)
            }
            _ if still.events.is_empty() => frame.say("told-begin-fighter"),
            _ => story(&still.events, &still.shown, still.whole.extras(), frame.words),
        }
    }

    fn dump(&self, _: &Still<Fighter>) -> impl Serialize {
        json!({
            "rooms": self.table.game().walked().len(),
            "lies": matches!(self.toss, Some(Toss { course: Course::Lies(..), .. })),
            "tapped": match &self.toss {
                Some(Toss { course: Course::Lies(_, tapped), .. }) => *tapped,
                _ => None,
            },
            "flies": matches!(self.toss, Some(Toss { course: Course::Flies { .. }, .. })),
        })
    }
}

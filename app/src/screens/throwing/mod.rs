//! A die to be thrown by a finger, and the table it flies over: what a player does with it is here, how it looks in
//! `show`, `hints` and `props`. Knows no game: it is given how the die must be thrown and says how it was.

mod bounces;
mod die;
mod flying;
#[cfg(test)]
mod frames;
mod hands;
mod hints;
mod power;
mod projection;
mod props;
mod show;
mod tabletop;
#[cfg(test)]
mod tests;

use crate::{
    geometry::Point,
    input::{Gesture, Key},
    nav::Desk,
    sound::{Effect, Force, Struck},
    touch::touches,
};
use dice::{
    Ease, Flight, Fumble, HZ, Hand, Noise, Reach, STANDS, Setup, Stand, Surface, Swipe, Thrown, Touch, Verdict, WALLS,
    throw,
};
use flying::{Flying, SETTLE};
pub use hints::show_meter;
use power::Power;
use projection::around;
use rules::fighter::{Conditions, Die};

/// How long the view takes to go around the table by a place, in ms.
const TURN: f64 = 260.0;
/// How long is said why a die stayed in the hand, in ms.
const SAID: f64 = 2600.0;
/// Steps of a flight between two dots of its arc.
const DOT: usize = HZ as usize / 30;
/// How many throws a hand may try in a frame while it looks for the best one: three flights each.
const FLIGHTS: usize = 1;
/// How many dots an arc has at most.
const DOTS: usize = 24;

/// What happens to the die.
enum DieState {
    /// It waits for a finger.
    Waits,
    /// A finger has it.
    Held {
        /// The hand that follows the finger.
        hand: Box<Hand>,
        /// Where the finger came down.
        from: Point,
        /// Where it is.
        at: Point,
        /// Until when the thrower was heard.
        heard: f64,
    },
    /// Who throws by a key waits for the right strength.
    Charges(Power),
    /// It flies, or lies.
    Flies(Box<Flying>),
}

/// Where somebody has chosen to throw from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    stand: Stand,
    /// Where the wall of a bank shot was moved to, if it was.
    wall: Option<u8>,
}

touches! {
    /// What can be touched around a die to be thrown.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Grip {
        Die = "throw",
        Skip = "skip",
        StandLeft = "stand-left",
        StandRight = "stand-right",
        WallLeft = "wall-left",
        WallRight = "wall-right",
        Fumble = "fumble",
        Power = "power",
    }
}

/// A die to be thrown by a finger, and the table it flies over.
pub struct Throwing {
    conditions: Conditions,
    setup: Setup,
    die: Die,
    ease: Ease,
    /// The hand before a finger comes, once it is ready.
    hand: Option<Hand>,
    /// The same until then.
    reach: Reach,
    state: DieState,
    /// Why the die stayed in the hand, and since when that is said.
    fumble: Option<(Fumble, f64)>,
    /// From where the view goes around the table, and since when.
    came_from: (f32, f64),
    /// How far behind the hand's place the thrower was, in mm, and since when they go there.
    came_by: (f32, f64),
    /// How high what the die lay on was when it left the hand, by the die, in mm.
    seat: f32,
    /// How the hand trembles.
    luck: u64,
    /// How far off the best throw the finger was that threw the die: the sine of the angle to the right, and the strength.
    meant: Option<[f32; 2]>,
    marks: Vec<[f32; 2]>,
    has_arc: bool,
    /// Where the die would fly if the finger left now, or had left when it last could.
    arc: Vec<[f32; 3]>,
    /// What the last tick knew: the time, and whether motion is reduced.
    now: f64,
    is_calm: bool,
}

impl Throwing {
    /// Waits for a finger.
    pub fn new(conditions: &Conditions, die: Die, ease: Ease, now: f64) -> Throwing {
        let setup = Setup::new(conditions, Stand::default());
        let farther = setup.manner.farther;
        Throwing {
            conditions: conditions.clone(),
            reach: Reach::new(&setup, ease),
            setup,
            die,
            ease,
            hand: None,
            state: DieState::Waits,
            fumble: None,
            came_from: (0.0, f64::NEG_INFINITY),
            came_by: (-farther, now),
            seat: 0.0,
            luck: 0,
            meant: None,
            marks: Vec::new(),
            has_arc: false,
            arc: Vec::new(),
            now,
            is_calm: false,
        }
    }

    /// The hand trembles as that luck has it.
    pub fn trembling(mut self, luck: u64) -> Throwing {
        self.luck = luck;
        self
    }

    /// Where somebody has chosen to throw from before.
    pub fn placed(mut self, chosen: Chosen) -> Throwing {
        let well = Setup::new(&self.conditions, chosen.stand);
        self.setup = Setup { wall: chosen.wall.unwrap_or(well.wall), ..well };
        self.reach = Reach::new(&self.setup, self.ease);
        self.came_from = (around(chosen.stand), f64::NEG_INFINITY);
        self
    }

    /// What is chosen so far.
    pub fn chosen(&self) -> Chosen {
        let Setup { stand, wall, .. } = self.setup;
        Chosen { stand, wall: (wall != self.well(stand)).then_some(wall) }
    }

    /// Where the wall stands well for who throws from there.
    fn well(&self, stand: Stand) -> u8 {
        Setup::new(&self.conditions, stand).wall
    }

    /// Shows the flight to come while the finger moves, and before that the best one.
    pub fn with_arc(mut self) -> Throwing {
        self.has_arc = true;
        self
    }

    /// A kept throw, or one of a simulated player, flies at once.
    pub fn fly(&mut self, thrown: Thrown, now: f64) {
        self.setup.stand = thrown.stand;
        self.setup.wall = thrown.wall;
        self.setup.table = thrown.table;
        self.meant = None;
        self.came_from = (around(thrown.stand), f64::NEG_INFINITY);
        self.launch(thrown, now);
    }

    fn launch(&mut self, thrown: Thrown, now: f64) {
        self.fumble = None;
        self.arc.clear();
        self.go_to(0.0, now);
        let flight = thrown.flight(&self.conditions);
        // Who did not bounce sees where the best throw does.
        let best = self.hand.as_ref().filter(|_| flight.verdict == Verdict::NoBounce).map(Hand::best);
        let due = best.map(|best| bounces::places(&throw(&self.setup, &best))).unwrap_or_default();
        let mut flying = Box::new(Flying::new(thrown, flight, now));
        flying.due = due;
        self.state = DieState::Flies(flying);
    }

    /// Old landings to be shown on the table, in mm around the target's middle.
    pub fn marks(&mut self, landings: Vec<[f32; 2]>) {
        self.marks = landings;
    }

    /// The throw, as soon as it has left the hand.
    pub fn thrown(&self) -> Option<Thrown> {
        self.flying().map(|flying| flying.thrown)
    }

    /// The throw, once the die lies and the camera rests.
    pub fn settled(&self, now: f64) -> Option<Thrown> {
        let flying = self.flying()?;
        let rest = if self.is_calm { 0.0 } else { SETTLE };
        (now >= flying.landed() + rest).then_some(flying.thrown)
    }

    /// Its flight, as soon as it has left the hand.
    pub fn flight(&self) -> Option<&Flight> {
        self.flying().map(|flying| &flying.flight)
    }

    /// How far the finger was off the best throw: the sine of the angle to the right of it, and the strength by it.
    /// Nothing where no finger here threw the die.
    pub fn off(&self) -> Option<[f32; 2]> {
        self.meant
    }

    /// What of it can have made the die miss: where the hand trembled the other way, the finger was not to blame.
    pub fn blame(&self) -> Option<[f32; 2]> {
        let [right, strength] = self.meant?;
        let [aside, hard] = self.hand.as_ref()?.off_best(&self.thrown()?.swipe);
        let is_same = |finger: f32, die: f32| finger * die > 0.0;
        let strength = if is_same(strength - 1.0, hard - 1.0) { strength } else { 1.0 };
        Some([if is_same(right, aside) { right } else { 0.0 }, strength])
    }

    fn flying(&self) -> Option<&Flying> {
        if let DieState::Flies(flying) = &self.state { Some(flying) } else { None }
    }

    /// Takes a tap; says whether it was of use.
    pub fn tap(&mut self, grip: Grip, desk: &mut Desk<'_>) -> bool {
        match grip {
            Grip::StandLeft => self.walk(STANDS - 1, desk),
            Grip::StandRight => self.walk(1, desk),
            Grip::WallLeft => self.move_wall(1, desk),
            Grip::WallRight => self.move_wall(WALLS - 1, desk),
            Grip::Skip => self.see_end(desk.now),
            // A finger that came and went without moving, or a key.
            Grip::Die => match self.state {
                DieState::Held { from, .. } => self.let_go(from, from, desk),
                _ => self.use_power(desk),
            },
            Grip::Fumble | Grip::Power => return false,
        }
        true
    }

    /// Takes a key if it is of use: around the table, the wall, and a throw in two strokes.
    pub fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> bool {
        let is_flying = self.flying().is_some();
        match key {
            Key::Enter if is_flying => self.see_end(desk.now),
            Key::Enter => self.use_power(desk),
            Key::Left if !is_flying => self.walk(STANDS - 1, desk),
            Key::Right if !is_flying => self.walk(1, desk),
            Key::Up if self.setup.manner.has_wall && !is_flying => self.move_wall(1, desk),
            Key::Down if self.setup.manner.has_wall && !is_flying => self.move_wall(WALLS - 1, desk),
            _ => return false,
        }
        true
    }

    /// Takes a gesture: a press takes the die, and letting go throws it.
    pub fn gesture(&mut self, grip: Option<Grip>, gesture: Gesture, desk: &mut Desk<'_>) {
        match (gesture, grip) {
            (Gesture::Press { .. }, Some(Grip::Skip)) => self.see_end(desk.now),
            (Gesture::Press { at }, Some(Grip::Die)) => self.take(at, desk),
            (Gesture::DragStart { from, at } | Gesture::Drag { from, at, .. }, Some(Grip::Die)) => {
                let touch = self.touch(from, at, desk);
                if let DieState::Held { hand, at: held, .. } = &mut self.state {
                    *held = at;
                    hand.moved(touch);
                }
            }
            (Gesture::Drop { from, at, .. }, Some(Grip::Die)) => self.let_go(from, at, desk),
            // Whatever else comes between takes the finger away, and the die goes back.
            (Gesture::Cancel | Gesture::Pinch { .. }, _) => self.put_back(),
            _ => {}
        }
    }

    fn take(&mut self, at: Point, desk: &mut Desk<'_>) {
        if self.flying().is_some() || !can_fly(desk) {
            return;
        }
        self.fumble = None;
        let mut hand = Box::new(self.hand().clone());
        hand.press(desk.now);
        self.state = DieState::Held { hand, from: at, at, heard: desk.now };
        desk.play(Effect::Lift);
    }

    /// The finger in mm at the scale of the table.
    fn touch(&self, from: Point, at: Point, desk: &Desk<'_>) -> Touch {
        let base = desk.area(&Grip::Die).map(|area| self.base(&desk.frame(), area));
        let [across, along] = base.map_or([1.0, 1.0], |base| [base.finger, base.swiped()]);
        Touch { ms: desk.now, at: [(at.x - from.x) / across.max(0.01), (from.y - at.y) / along.max(0.01)] }
    }

    fn let_go(&mut self, from: Point, at: Point, desk: &mut Desk<'_>) {
        let DieState::Held { hand, .. } = &self.state else { return };
        let last = self.touch(from, at, desk);
        let off = hand.off(last).ok().map(|[left, strength]| [-left, strength]);
        let result = hand.release(last);
        self.send(result, off, desk);
    }

    /// The die leaves the hand, or stays there with a word.
    fn send(&mut self, swipe: Result<Swipe, Fumble>, off: Option<[f32; 2]>, desk: &mut Desk<'_>) {
        match swipe.and_then(|swipe| self.setup.let_go(swipe, self.luck)) {
            Ok(thrown) => {
                self.meant = off;
                desk.play(Effect::Whoosh);
                self.launch(thrown, desk.now);
            }
            Err(fumble) => {
                self.go_to(self.reach.held().run, desk.now);
                self.state = DieState::Waits;
                self.arc.clear();
                self.fumble = Some((fumble, desk.now));
                desk.play(Effect::Refused);
            }
        }
    }

    /// The die goes back into the hand, as if no finger had come.
    fn put_back(&mut self) {
        if self.flying().is_none() {
            self.go_to(self.reach.held().run, self.now);
            self.state = DieState::Waits;
            self.arc.clear();
        }
    }

    /// Whoever has run goes to where they shall be, which is so far behind the hand's place, in mm.
    fn go_to(&mut self, run: f32, now: f64) {
        if let DieState::Held { hand, .. } = &self.state {
            let held = hand.held(now);
            (self.came_by, self.seat) = ((self.away(now) + held.run - run, now), held.seat);
        }
    }

    /// Enter begins to swing the arm, and Enter lets go.
    fn use_power(&mut self, desk: &mut Desk<'_>) {
        match self.state {
            DieState::Waits if can_fly(desk) => {
                self.fumble = None;
                self.state = DieState::Charges(Power::new(self.conditions.throws.len(), desk.now));
            }
            DieState::Charges(power) => {
                let swipe = power.swipe(&self.hand().best(), desk.now);
                let off = self.hand().off_best(&swipe);
                self.send(Ok(swipe), Some(off), desk);
            }
            DieState::Waits | DieState::Held { .. } | DieState::Flies(_) => {}
        }
    }

    /// The hand, at once.
    fn hand(&mut self) -> &Hand {
        self.hand.get_or_insert_with(|| self.reach.finish())
    }

    /// Another place needs another hand.
    fn change_hand(&mut self) {
        self.hand = None;
        self.reach = Reach::new(&self.setup, self.ease);
        self.arc.clear();
    }

    /// Goes around the table by so many places.
    fn walk(&mut self, places: u8, desk: &mut Desk<'_>) {
        if matches!(self.state, DieState::Waits) {
            self.came_from = (self.turn(desk.now), desk.now);
            let stand = Stand((self.setup.stand.0 + places) % STANDS);
            // A wall that nobody has moved comes along to where it stands well.
            self.setup.wall = self.chosen().wall.unwrap_or_else(|| self.well(stand));
            self.setup.stand = stand;
            self.change_hand();
            desk.play(Effect::Step);
        }
    }

    fn move_wall(&mut self, places: u8, desk: &mut Desk<'_>) {
        if self.setup.manner.has_wall && matches!(self.state, DieState::Waits) {
            self.setup.wall = (self.setup.wall + places) % WALLS;
            self.change_hand();
            desk.play(Effect::Lay);
        }
    }

    /// Goes straight to where a flying die lies.
    pub fn see_end(&mut self, now: f64) {
        if let DieState::Flies(flying) = &mut self.state {
            flying.skip(now);
        }
    }

    /// Plays sounds; says whether something moves.
    pub fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let before = std::mem::replace(&mut self.now, desk.now);
        self.is_calm = desk.store.settings.reduced_motion;
        if self.steps_back(before) < self.steps_back(desk.now) {
            desk.play(Effect::Step);
        }
        self.fumble.take_if(|(_, since)| desk.now - *since > SAID);
        let walks = desk.now - self.came_from.1 < TURN && !self.is_calm;
        if self.flying().is_none() && !desk.platform.abilities().dice_to_come {
            self.hand = self.hand.take().or_else(|| self.reach.go_on(FLIGHTS));
            self.draw_arc(desk);
        }
        let is_ready = self.hand.is_some();
        let needed = self.needed();
        let is_moving = match &mut self.state {
            DieState::Waits => !is_ready && !desk.platform.abilities().dice_to_come,
            DieState::Charges(_) => true,
            DieState::Held { hand, heard, .. } => {
                let noises = hand.noises(*heard, desk.now);
                *heard = desk.now;
                noises.into_iter().for_each(|noise| desk.play(made(noise)));
                true
            }
            DieState::Flies(flying) => {
                if self.is_calm {
                    flying.calm();
                }
                if let Some(impact) = flying.hear(desk.now) {
                    desk.play(Effect::Hit(struck(impact.on), Force::of(impact.speed)));
                }
                if let Some(bounces) = flying.bounced(desk.now).filter(|_| needed > 1) {
                    desk.play(if bounces < needed { Effect::Bounce } else { Effect::LastBounce });
                }
                desk.now < flying.landed() + SETTLE + 50.0
            }
        };
        is_moving || walks || self.walks_back(desk.now) || self.fumble.is_some()
    }

    /// In how many ms something changes although nothing moves: eyes in the holes.
    pub fn next_frame(&self) -> Option<f64> {
        (!self.is_calm && self.flying().is_none()).then(|| tabletop::eyes(self.now).1)
    }

    /// Finds out where the die would fly, once a frame at most.
    fn draw_arc(&mut self, desk: &Desk<'_>) {
        if !self.has_arc {
            return;
        }
        let swipe = match &self.state {
            DieState::Held { hand, from, at, .. } => hand.release(self.touch(*from, *at, desk)).ok(),
            DieState::Waits if self.arc.is_empty() => self.hand.as_ref().map(Hand::best),
            _ => None,
        };
        let Some(swipe) = swipe else { return };
        let flight = throw(&self.setup, &swipe);
        let target = flight.impacts.iter().find(|impact| impact.on == Surface::Target);
        let end = target.map_or(flight.poses.len(), |impact| impact.step as usize);
        self.arc = flight.poses[..end].iter().step_by(DOT).take(DOTS).map(|pose| pose.at).collect();
    }
}

/// Tests whether dice can fly by now; if not, that is said.
pub fn can_fly(desk: &mut Desk<'_>) -> bool {
    let can = !desk.platform.abilities().dice_to_come;
    if !can {
        desk.refuse(desk.words.get("throwing-to-come"));
    }
    can
}

/// What is heard of who throws.
fn made(noise: Noise) -> Effect {
    match noise {
        Noise::Head => Effect::Hit(Struck::Target, Force::Soft),
        Noise::Foot => Effect::Step,
        Noise::Leap => Effect::Whoosh,
    }
}

/// What a surface sounds like.
fn struck(surface: Surface) -> Struck {
    match surface {
        Surface::Table => Struck::Table,
        Surface::Target => Struck::Target,
        Surface::Rim | Surface::Wall | Surface::Card => Struck::Side,
    }
}

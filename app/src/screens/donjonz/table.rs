//! The table on which a game of Donjonz is played: the dungeon, the hand or the satchel, and what happens on it.
//! What fingers and keys mean is in `touch`, how it looks in `show`.

use super::{
    board::{self, Board, Fate},
    camera, finish,
    heard::heard,
    laying::{self, Landing},
    lesson::Lesson,
    lobby,
    names::{reason, weapon_key},
    touch::Touch,
    tray,
};
use crate::{
    geometry::{Point, Rect},
    layout::Node,
    nav::{Desk, Event, Nav, TypedScreen},
    platform::Platform,
    play::{self, Camera, Field, Match},
    scene::Scene,
    sound::Effect,
    store::Store,
    theme::{self, Frame},
    widgets,
};
use rules::{
    Game, Outcome,
    donjonz::{Action, Cell, Donjonz, Event as Fact, Illegal, Phase, Side, Thing, Turn, Weapon, bot},
};
use serde::Serialize;

/// How long the hero takes from cell to cell, in ms.
pub(super) const STEP: f64 = 160.0;
/// How long a card takes to turn, in ms.
const TURN: f64 = 180.0;
/// How long a floating word lives, in ms.
pub(super) const FLOAT: f64 = 1100.0;
/// How long cells glow after a step, in ms: whole pulses, so that they come to rest.
const GLOW: f64 = 400.0 * std::f64::consts::TAU * 2.0;
/// How long after the end the score is shown, in ms.
const PAUSE: f64 = 900.0;
/// How many moments a hint thinks of: well under the blink of an eye.
const FORESIGHT: u32 = 20_000;
/// How far above the finger a lifted card floats, in dp.
pub(super) const LIFT: f32 = 36.0;

/// A word that rises from a cell and fades.
pub(super) struct Floater {
    pub words: String,
    pub good: bool,
    pub cell: Cell,
    pub since: f64,
}

/// The table.
pub struct Table {
    pub(super) running: Match<Donjonz>,
    pub(super) turn: Turn,
    pub(super) ghost: Option<Cell>,
    pub(super) chosen: Option<Side>,
    pub(super) hinted: Option<Side>,
    pub(super) best_before: u32,
    pub(super) lesson: Option<Lesson>,
    turned: f64,
    pub(super) hero_from: Cell,
    pub(super) stepped: f64,
    /// When the last card was laid, or the game was opened.
    arrived: f64,
    ended: Option<f64>,
    /// Over which the top card is carried.
    pub(super) board: play::Board<()>,
    /// Whether the whole dungeon is shown rather than what matters now.
    pub(super) sees_all: bool,
    suggestion: usize,
    pub(super) floaters: Vec<Floater>,
}

impl Table {
    /// Starts a game from a seed; it becomes the running game.
    pub fn new_game(seed: u64, desk: &mut Desk<'_>) -> Table {
        let running = Match::shuffled(seed).begin(desk);
        Table::around(running, desk.store)
    }

    /// The running game on the table, if there is one that is not over.
    pub fn resume(platform: &mut dyn Platform, store: &mut Store) -> Option<Table> {
        let running = Match::resume(platform, store)?;
        Some(Table::around(running, store))
    }

    /// A game on the table, as it stands.
    pub(super) fn around(running: Match<Donjonz>, store: &Store) -> Table {
        let hero_from = running.game().hero();
        let best_before = store.best(Donjonz::NAME).first().map_or(0, |past| past.score);
        Table {
            running,
            turn: Turn::default(),
            ghost: None,
            chosen: None,
            hinted: None,
            best_before,
            lesson: None,
            turned: f64::NEG_INFINITY,
            hero_from,
            stepped: f64::NEG_INFINITY,
            arrived: 0.0,
            ended: None,
            board: play::Board::default(),
            sees_all: false,
            suggestion: 0,
            floaters: Vec::new(),
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Donjonz {
        self.running.game()
    }

    pub(super) fn tray<'a>(&'a self, frame: &'a Frame<'_>) -> Node<'a> {
        let width = widgets::tray_width(frame);
        match self.game().phase() {
            Phase::Map => tray::hand(self, frame, width),
            Phase::Over if self.is_finished(frame.now) => finish::sheet(self, frame, width),
            Phase::Explore | Phase::Choose(_) | Phase::Over => tray::satchel(self, frame, width),
        }
    }

    /// Tests whether what can be stepped on still pulses. It does so for a while after each step, then rests,
    /// so that a table nobody touches costs nothing.
    pub(super) fn is_glowing(&self, now: f64) -> bool {
        now - self.stepped.max(self.arrived) < GLOW
    }

    pub(super) fn is_finished(&self, now: f64) -> bool {
        self.ended.is_some_and(|ended| now - ended >= PAUSE)
    }

    pub(super) fn board_in(&self, area: Rect) -> Board {
        Board { area, camera: self.board.camera(|| self.goal(area)) }
    }

    /// The board as it lies now.
    pub(super) fn field(&self, area: Rect) -> Field {
        camera::field(self.game(), area, self.goal(area))
    }

    fn goal(&self, area: Rect) -> Camera {
        if self.sees_all {
            return camera::whole(self.game(), area, 0.4);
        }
        camera::widened(camera::fitting(self.game(), area), self.game(), area, self.ghost_block())
    }

    /// Tests whether the view follows what matters now.
    pub(super) fn follows(&self) -> bool {
        !self.sees_all && !self.board.is_free()
    }

    /// Lets the view follow what matters now.
    pub(super) fn look_on(&mut self) {
        self.sees_all = false;
        self.board.follow();
    }

    /// The first and the last cell that the ghost covers.
    fn ghost_block(&self) -> Option<(Cell, Cell)> {
        let (at, card) = (self.ghost?, self.game().top_card()?);
        let (w, h) = board::turned_size(self.game().card(Some(card)), self.turn);
        Some((at, Cell { x: at.x + i16::from(w) - 1, y: at.y + i16::from(h) - 1 }))
    }

    /// Tests whether a finger carries the card in hand.
    pub fn is_carrying(&self) -> bool {
        self.board.carried().is_some()
    }

    /// By how many degrees the card in hand is turned right now.
    pub fn degrees(&self, frame: &Frame<'_>) -> f32 {
        let goal = f32::from(self.turn.quarters()) * 90.0;
        let t = ((frame.now - self.turned) / TURN) as f32;
        if t >= 1.0 || frame.settings.reduced_motion { goal } else { goal - 90.0 * (1.0 - theme::ease_back(t)) }
    }

    /// What stepping to a side would bring, if a monster stands there.
    pub fn fate(&self, side: Side) -> Option<(Weapon, Fate)> {
        let Some(Thing::Monster(foe)) = self.game().thing_at(self.game().hero().step(side)) else { return None };
        let facts = self.game().preview(side).ok()?;
        let fate = facts.iter().find_map(|fact| match *fact {
            Fact::MonsterBeaten { weapon } => Some(Fate::Victory(weapon)),
            Fact::GoldLost { pouches } => Some(Fate::Robbed(pouches)),
            Fact::HeroFell => Some(Fate::Death),
            _ => None,
        });
        fate.map(|fate| (foe, fate))
    }

    /// The sides one may step to.
    pub fn steps(&self) -> Vec<Side> {
        let actions = self.game().legal_actions().into_iter();
        actions.filter_map(|action| if let Action::Step { side } = action { Some(side) } else { None }).collect()
    }

    pub(super) fn apply(&mut self, action: Action, desk: &mut Desk<'_>) {
        let hero = self.game().hero();
        match self.running.play(action, desk) {
            Ok(facts) => {
                self.chosen = None;
                self.hinted = None;
                self.ghost = None;
                self.suggestion = 0;
                self.hero_from = hero;
                for fact in &facts {
                    self.react(fact, desk);
                    if let Some(sentence) = heard(fact, self.running.game(), desk.words) {
                        desk.platform.announce(&sentence);
                    }
                }
                if let Some(lesson) = &mut self.lesson {
                    lesson.follow(self.running.game(), &facts);
                }
                self.mind_end(desk);
            }
            Err(illegal) => self.refuse(illegal, desk),
        }
    }

    pub(super) fn refuse(&mut self, illegal: Illegal, desk: &mut Desk<'_>) {
        desk.play(Effect::Refused);
        desk.toast(desk.words.get(reason(illegal)));
    }

    /// Shows and sounds one fact.
    fn react(&mut self, fact: &Fact, desk: &mut Desk<'_>) {
        let cell = self.game().hero();
        let (now, words) = (desk.now, desk.words);
        let float = |table: &mut Table, words: String, good: bool| {
            table.floaters.push(Floater { words, good, cell, since: now });
        };
        match *fact {
            Fact::CardLaid { .. } => {
                desk.play(Effect::Lay);
                self.arrived = now;
                self.turn = Turn::default();
            }
            Fact::Stepped { to } => {
                desk.play(Effect::Step);
                self.stepped = desk.now;
                self.look_on();
                if self.game().thing_at(to) == Some(Thing::Door) && !self.game().has_key() {
                    float(self, words.get("donjonz-float-locked"), false);
                }
            }
            Fact::PouchTaken => {
                desk.play(Effect::Pouch);
                float(self, "+1".to_string(), true);
            }
            Fact::WeaponFound { .. } | Fact::WeaponLeft { .. } => {}
            Fact::WeaponTaken { .. } => desk.play(Effect::Weapon),
            Fact::MonsterBeaten { .. } => {
                desk.play(Effect::MonsterBeaten);
                float(self, words.get("donjonz-float-beaten"), true);
            }
            Fact::GoldLost { pouches } => {
                desk.play(Effect::GoldLost);
                float(self, format!("−{pouches}"), false);
            }
            Fact::HeroFell => desk.play(Effect::HeroFell),
            Fact::KeyTaken => {
                desk.play(Effect::Key);
                float(self, words.get("donjonz-float-key"), true);
            }
            Fact::GoldDoubled { .. } => {
                desk.play(Effect::Door);
                float(self, "×2".to_string(), true);
            }
            Fact::WalkEnded => desk.play(Effect::End),
        }
    }

    /// Sees whether the game is over by now.
    fn mind_end(&mut self, desk: &mut Desk<'_>) {
        if self.running.is_over() {
            self.ended = Some(desk.now);
            if self.running.laurels {
                desk.play(Effect::Record);
            }
        }
    }

    /// Puts the game back that had to make room for this one.
    pub(super) fn restore(&mut self, desk: &mut Desk<'_>) {
        if let Some(running) = self.running.take_replaced(desk) {
            *self = Table::around(running, desk.store);
        }
    }

    pub(super) fn turn_card(&mut self, desk: &mut Desk<'_>) {
        self.turn = self.turn.next();
        self.turned = desk.now;
        self.ghost = self.ghost.map(|at| self.resettled(at));
        desk.play(Effect::Turn);
    }

    /// The ghost's place after a turn: around the same middle.
    fn resettled(&self, at: Cell) -> Cell {
        let Some(card) = self.game().top_card() else { return at };
        let (w, h) = board::turned_size(self.game().card(Some(card)), self.turn.back());
        let middle = Point { x: f32::from(at.x) + f32::from(w) / 2.0, y: f32::from(at.y) + f32::from(h) / 2.0 };
        laying::land(self.game(), middle, self.turn).map_or(at, |landing| landing.at)
    }

    /// Points at what a good player would do next.
    pub(super) fn hint(&mut self, desk: &mut Desk<'_>) {
        let words = desk.words;
        match bot::hint(self.game(), FORESIGHT) {
            Some(Action::Step { side }) => {
                self.hinted = Some(side);
                self.look_on();
                desk.play(Effect::Tap);
            }
            Some(Action::Take) => desk.toast(words.get("donjonz-hint-take")),
            Some(Action::Swap { drop }) => {
                let weapon = words.get(weapon_key(drop));
                desk.toast(words.with("donjonz-hint-swap", &[("weapon", weapon.into())]));
            }
            Some(Action::Leave) => desk.toast(words.get("donjonz-hint-leave")),
            Some(Action::Lay { .. }) | None => {}
        }
    }

    pub(super) fn suggest(&mut self, desk: &mut Desk<'_>) {
        let places = bot::places(self.game());
        if let Some(&(at, turn)) = places.get(self.suggestion % places.len().clamp(1, 5)) {
            self.suggestion += 1;
            self.ghost = Some(at);
            self.turn = turn;
            desk.play(Effect::Tap);
        }
    }

    /// Where the card would land with a finger at a place of the window.
    pub(super) fn landing(&self, area: Rect, at: Point) -> Option<Landing> {
        let lifted = Point { x: at.x, y: at.y - LIFT };
        laying::land(self.game(), self.board_in(area).camera.place(area, lifted), self.turn)
    }

    pub(super) fn step(&mut self, side: Side, desk: &mut Desk<'_>) {
        if let Err(illegal) = self.game().preview(side) {
            return self.refuse(illegal, desk);
        }
        if self.fate(side).is_some() && self.chosen != Some(side) {
            self.chosen = Some(side);
            return desk.play(Effect::Tap);
        }
        self.apply(Action::Step { side }, desk);
    }

    pub(super) fn undo(&mut self, desk: &mut Desk<'_>) {
        if self.running.undo(desk) {
            self.rewound(desk);
        }
    }

    pub(super) fn redo(&mut self, desk: &mut Desk<'_>) {
        if self.running.redo(desk) {
            self.rewound(desk);
            self.mind_end(desk);
        }
    }

    fn rewound(&mut self, desk: &mut Desk<'_>) {
        desk.play(Effect::Back);
        self.chosen = None;
        self.hinted = None;
        self.ghost = None;
        self.turn = Turn::default();
        self.hero_from = self.game().hero();
    }
}

impl TypedScreen for Table {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "donjonz"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        lobby::ground(&mut scene, frame);
        let places = self.places(frame);
        scene.message_area = Some(places.board);
        self.show_board(&mut scene, frame, places.board);
        self.show_bar(&mut scene, frame, places.bar);
        self.show_corner(&mut scene, frame, places.board);
        self.show_tray(&mut scene, frame, places.tray);
        if self.game().phase() == Phase::Map {
            self.show_hand(&mut scene, frame, places.board);
        }
        if let Some(lesson) = &self.lesson {
            lesson.show(&mut scene, frame, places.board);
        }
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.running.enter(desk);
    }

    fn act(&mut self, event: &Event<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            Event::Tap(touch, at) => return self.tap(touch, at, desk),
            Event::Gesture(touch, gesture) => self.gesture(touch, gesture, desk),
            Event::Wheel(at, by) => {
                let field = self.field(self.places(&desk.frame()).board);
                self.board.wheel(at, by, &field);
            }
            Event::Key(key) => return self.key(key, desk),
            Event::News(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let (still, now) = (desk.store.settings.reduced_motion, desk.now);
        let field = self.field(self.places(&desk.frame()).board);
        let settled = self.board.tick(now, still, &field);
        self.floaters.retain(|floater| now - floater.since < FLOAT);
        let glows = self.game().phase() == Phase::Explore && !still && self.is_glowing(now);
        let ending = self.ended.is_some_and(|ended| now - ended < PAUSE + 100.0);
        !settled
            || glows
            || ending
            || !self.floaters.is_empty()
            || now - self.turned < TURN
            || now - self.stepped < STEP
    }

    fn has_board(&self) -> bool {
        true
    }

    fn stays_lit(&self) -> bool {
        !self.running.is_over()
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        let game = self.game();
        State {
            game,
            code: self.running.code(),
            pile: game.pile().len(),
            phase: game.phase(),
            score: game.score().total,
            outcome: self.running.session.outcome(),
            turn: self.turn,
            ghost: self.ghost,
            chosen: self.chosen,
            lesson: self.lesson.is_some(),
        }
    }
}

/// The table's state for scripts and tests.
#[derive(Serialize)]
struct State<'a> {
    game: &'a Donjonz,
    code: Option<String>,
    pile: usize,
    phase: Phase,
    score: u32,
    outcome: Option<Outcome>,
    turn: Turn,
    ghost: Option<Cell>,
    chosen: Option<Side>,
    lesson: bool,
}

//! The table at which a game of Fighter is played: where the party is, what was touched, and what is being told.
//! What fingers and keys mean is in `touch`, how it looks in `show`, what happens in `events`.

use super::{finish::Finish, lesson::Lesson, stage::Stage, stands::Stands, throw::ScreenThrow, touch::Touch};
use crate::{
    explain::Explained,
    geometry::Point,
    input::{Gesture, Key},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    play::{AtTable, Floaters, Host, Playback, PlaysBack},
    scene::Scene,
    screens::throwing::Chosen,
    theme::Frame,
};
use printkit_core::Words;
use rules::{
    Viewer,
    fighter::{Action, EquipmentId, Event, Fighter, Phase, Public, Spot, View},
};
use serde::Serialize;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// What lies over the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Open {
    /// Nothing.
    #[default]
    Nothing,
    /// The dungeon, during a fight.
    Map,
    /// What can be used at any time.
    Belt,
    /// What those who wait for their throw can do.
    Stands,
    /// What every hero carries, to be given away.
    Trade,
    /// What giving up costs.
    GiveUp,
    /// A hero, from near.
    Hero(u8),
    /// The foe's card.
    Foe,
    /// A piece of equipment, from near.
    Card(EquipmentId),
}

/// The table.
pub struct Table {
    pub(super) host: Box<dyn Host<Fighter>>,
    /// The game as it is seen.
    pub(super) seen: View,
    /// Weapons the hero who is on will throw with.
    pub(super) weapons: BTreeSet<EquipmentId>,
    /// Where the die came to rest, before it is said what it shows.
    pub(super) spot: Option<Spot>,
    /// The very place that was tapped for it, in the units of the target.
    pub(super) tapped: Option<(f32, f32)>,
    /// The die that is thrown on screen.
    pub(super) throw: Option<ScreenThrow>,
    /// From where each player has chosen to throw, by their seats.
    pub(super) chosen: BTreeMap<u8, Chosen>,
    /// Which of the special throws asked for is explained.
    pub(super) explained: usize,
    pub(super) open: Open,
    /// The board that is looked at, where only one has room; else the one with the next rooms.
    pub(super) level: Option<u8>,
    /// The card that is bought, handed over or given away next.
    pub(super) picked: Option<EquipmentId>,
    /// The card a finger carries.
    pub(super) carried: Option<(EquipmentId, Point)>,
    pub(super) playback: Playback<Event>,
    /// The fight as it is seen while something is told of it.
    pub(super) stage: Option<Stage>,
    /// Numbers over the heroes, by their seats.
    pub(super) floaters: Floaters<u8>,
    /// What lay over the table and which phase it was when that was last looked at.
    pub(super) looked: (Open, Phase),
    /// What the last fight brought, for the page at the end of a turn, each after how many actions.
    pub(super) spoils: Vec<(usize, Event)>,
    /// Whether somebody only watches, as in a replay: nothing is asked then, and nothing offered.
    pub(super) is_watched: bool,
    /// Those who wait for their throw.
    pub(super) stands: Stands,
    /// The lesson, while there is one.
    pub(super) lesson: Option<Lesson>,
}

impl Table {
    /// A game on the table, as it stands.
    pub fn around(host: Box<dyn Host<Fighter>>) -> Table {
        let seen = host.view(Viewer::Spectator);
        let weapons = seen.attack().iter().flat_map(|attack| attack.weapons.clone()).collect();
        Table {
            host,
            seen,
            weapons,
            spot: None,
            tapped: None,
            throw: None,
            chosen: BTreeMap::new(),
            explained: 0,
            open: Open::Nothing,
            level: None,
            picked: None,
            carried: None,
            playback: Playback::default(),
            stage: None,
            floaters: Floaters::default(),
            looked: (Open::Nothing, Phase::Walk),
            spoils: Vec::new(),
            is_watched: false,
            stands: Stands::default(),
            lesson: None,
        }
    }

    /// A game as it stood once, for who only watches.
    pub fn watched(host: Box<dyn Host<Fighter>>) -> Table {
        Table { is_watched: true, ..Table::around(host) }
    }

    /// The game as everybody sees it.
    pub fn game(&self) -> &Public {
        &self.seen
    }

    /// What the player in a seat is called.
    pub(super) fn name(&self, seat: u8, words: &Words) -> String {
        self.host.extras().name(seat, self.game(), words)
    }

    /// Tests whether the party is still on its way to the next room.
    pub(super) fn is_walking(&self, now: f64) -> bool {
        self.stride(now).is_some_and(|part| part < 1.0)
    }

    /// How much of its way to the next room the party has walked, if it walks.
    pub(super) fn stride(&self, now: f64) -> Option<f32> {
        self.playback.progress_of(|event| matches!(event, Event::Walked { .. }), now)
    }

    /// The weapons chosen, in the order in which they are carried.
    pub(super) fn chosen_weapons(&self) -> Vec<EquipmentId> {
        let game = self.game();
        game.weapons(game.player()).into_iter().filter(|card| self.weapons.contains(card)).collect()
    }

    /// Forgets what was touched.
    pub(super) fn let_go(&mut self) {
        self.spot = None;
        self.picked = None;
        self.carried = None;
        self.level = None;
        self.open = Open::Nothing;
    }

    /// What is new is seen from its top, however far the one before it was scrolled.
    fn look_from_the_top(&mut self, desk: &mut Desk<'_>) {
        let now = (self.open, self.game().phase());
        let (open, phase) = std::mem::replace(&mut self.looked, now);
        let sheets = ["hero-sheet", "belt-sheet", "stands-sheet", "bags"];
        let pages = ["ask", "aim", "how", "landing", "choices", "steps"];
        let new_sheets = sheets.into_iter().filter(|_| open != now.0);
        let new_pages = pages.into_iter().filter(|_| phase != now.1);
        new_sheets.chain(new_pages).for_each(|id| desk.scroll_to(id, 0.0));
    }

    /// The legal actions of one kind.
    pub(super) fn legal(&self, is_it: impl Fn(&Action) -> bool) -> Vec<Action> {
        self.game().legal_actions().into_iter().filter(is_it).collect()
    }
}

impl TypedScreen for Table {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "fighter"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        self.show_table(frame)
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.host.enter(desk);
        self.show_unseen(desk);
        self.take_die(desk);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        self.playback.heed(event, desk.now);
        match *event {
            UiEvent::Tap(touch, at) => {
                let is_marked = matches!(touch, Touch::Seat(_) | Touch::Foe);
                return match self.told_mark(at, desk).filter(|_| is_marked) {
                    Some(told) => Nav::Tell(told),
                    None => self.tap(touch, at, desk),
                };
            }
            UiEvent::Gesture(touch, gesture) => {
                let told = match (touch, gesture) {
                    (None, Gesture::Tap { at }) => self.told_mark(at, desk),
                    _ => None,
                };
                self.gesture(touch, gesture, desk);
                return told.map_or(Nav::Stay, Nav::Tell);
            }
            UiEvent::Key(key) => return self.key(key, desk),
            UiEvent::Wheel(..) => {}
            UiEvent::News(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn holds(&self, touch: &Touch) -> bool {
        matches!(touch, Touch::Shop(_) | Touch::Carry(_) | Touch::Weapon(_))
    }

    fn explains(&self, touch: &Touch, _: Point, frame: &Frame<'_>) -> Option<Explained> {
        self.explanation(touch, frame)
    }

    fn key_of(&self, touch: &Touch) -> Option<Key> {
        self.key_for(touch)
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        self.listen(desk);
        self.play_on(desk);
        self.clear_stage(desk.now);
        let floats = self.floaters.tick(desk.now);
        let waits = self.stands.tick(desk.now, self.playback.is_over(desk.now));
        let flies = self.tick_throw(desk);
        self.do_at_once(desk);
        self.look_from_the_top(desk);
        flies || floats || waits || self.playback.moves(desk.now)
    }

    fn next_frame(&self, _: &Frame<'_>) -> Option<f64> {
        self.throw.as_ref().and_then(|throw| throw.throwing.next_frame())
    }

    fn onward(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.lead_to(Finish::new, desk)
    }

    fn has_board(&self) -> bool {
        true
    }

    fn stays_lit(&self) -> bool {
        !self.playback.has_ended()
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        if self.open == Open::Nothing && self.is_flying() {
            self.tell_throw(desk);
            return Nav::Stay;
        }
        if self.open != Open::Nothing || self.picked.is_some() {
            let was_near = matches!(self.open, Open::Card(_)) && self.picked.is_some();
            self.open = Open::Nothing;
            self.picked = self.picked.filter(|_| was_near);
            return Nav::Stay;
        }
        Nav::Pop
    }

    fn dump(&self, frame: &Frame<'_>) -> impl Serialize {
        json!({
            "game": &self.seen,
            "told": self.playback.current(),
            "foe": self.shown().fight().map(|fight| self.foe_health(frame, fight.health)),
            "code": self.host.code(),
            "names": &self.host.extras().names,
            "spot": self.spot,
            "open": format!("{:?}", self.open),
            "throw": self.throw.as_ref().map(ScreenThrow::dump),
            "throws": &self.host.extras().throws,
            "away": &self.host.extras().away,
            "lesson": self.lesson.is_some(),
            "undo": self.host.standing().can_undo,
            "outcome": self.host.standing().outcome,
            "over": self.game().phase() == Phase::Over,
        })
    }
}

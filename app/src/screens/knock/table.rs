//! The table on which a game of Knock is played: the Keep, the hands, the sand, and what happens on it.
//! What fingers and keys mean is in `touch`, how it looks in `show`, what happens in `events`.

use super::{
    areas::Areas,
    board::{self, BoardView, CARD},
    finish::Finish,
    lesson::Lesson,
    playable::Player,
    talk::Said,
    touch::Touch,
};
use crate::{
    explain::Explained,
    geometry::{Point, Rect},
    input::Key,
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::News,
    play::{self, AtTable, Camera, DEAL, FLOAT, Field, Floaters, Host, Playback, PlaysBack},
    scene::Scene,
    sound::{Effect, Mix, Mood},
    theme::Frame,
};
use rules::{
    Viewer,
    knock::{self, Action, CardId, Cell, Event, Knock, Laid, Spell, Voice, bot::Saying},
};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeSet;

/// How long a card takes to turn, in ms.
pub(super) const TURN: f64 = 180.0;
/// How long the mood takes to change, in ms.
const MOOD: f64 = 260.0;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cover {
    /// Nothing: somebody plays.
    Open,
    /// The cards are dealt; the sand waits for the knock.
    Deal,
    /// The device goes to another player.
    Curtain,
    /// The game rests, and nobody sees a card.
    Pause,
}

/// What a finger can carry over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Load {
    /// A card.
    Card(CardId),
    /// A Spellbook token.
    Spell(Spell),
}

/// The table.
pub struct Table {
    pub(super) host: Box<dyn Host<Knock>>,
    /// The game as it is shown to the viewer, which lags behind the host's while events are played back.
    pub(super) seen: knock::View,
    pub(super) playback: Playback<Event>,
    pub(super) cover: Cover,
    /// Whose hand lies open.
    pub(super) viewer: Option<u8>,
    /// The card that is raised out of the hand.
    pub(super) chosen: Option<CardId>,
    pub(super) turned: BTreeSet<CardId>,
    pub(super) turned_at: f64,
    /// When the cards were dealt.
    pub(super) dealt_at: f64,
    /// Where the chosen card would lie.
    pub(super) ghost: Option<Cell>,
    /// When it was put there.
    pub(super) aimed: f64,
    /// A place that was out of view until a hint or a key pointed there.
    pub(super) pointed: Option<Cell>,
    /// When the player was asked whether to lose the game by that; `None` before.
    pub(super) dared: Option<f64>,
    /// The token that waits for its target.
    pub(super) spell: Option<Spell>,
    /// The spell a hint would cast, and on whom.
    pub(super) meant: Option<Action>,
    pub(super) board: play::Board<Load>,
    /// Whether the whole Keep is in view, however small that makes its cards.
    pub(super) is_overview: bool,
    /// Words over the cards.
    pub(super) floaters: Floaters<Cell>,
    /// Burned creatures, while they go up in smoke.
    pub(super) departed: Vec<(Laid, f64)>,
    /// Where the card on its way comes from; from its player's mark if it was not carried.
    pub(super) origin: Option<Rect>,
    /// Sand left, as of the last frame: here, or in the app's own timer that runs on the table.
    pub(super) left: Option<u64>,
    /// Whether that timer ran in the last frame, with the game going on.
    pub(super) is_watched: bool,
    /// The players are asked whether the sand on the table has run through.
    pub(super) is_asked: bool,
    /// When the sand last gave a warning.
    pub(super) warned: f64,
    /// When the voice token was last turned.
    pub(super) voiced: f64,
    /// From 0, all speak, to 1, all are silent.
    pub(super) mood: f32,
    /// The lesson, while there is one.
    pub(super) lesson: Option<Lesson>,
    /// What somebody said or showed last.
    pub(super) said: Option<Said>,
    /// What each seat has said.
    pub(super) heard: BTreeSet<(u8, Saying)>,
    /// What can be said is open as a list.
    pub(super) is_talking: bool,
    /// The wall clock as of the last frame.
    pub(super) wall: u64,
    /// When the app has thought enough.
    pub(super) think_at: Option<f64>,
    ticked: f64,
}

impl Table {
    /// A game on the table, as it stands at this time of the wall clock.
    pub(super) fn around(host: Box<dyn Host<Knock>>, now: u64) -> Table {
        let (seen, sand) = (host.view(Viewer::Spectator), host.extras().sand);
        let left = sand.map(|sand| sand.remaining(now));
        // Sand that lies still is as it was at any time.
        let has_run = sand.is_some_and(|sand| sand.is_running() || sand.remaining(0) < sand.full());
        let has_begun = host.standing().done > 0 || has_run;
        let is_paused = has_begun && sand.is_some_and(|sand| !sand.is_running());
        let mood = if seen.voice() == Some(Voice::Silence) { 1.0 } else { 0.0 };
        let mut table = Table {
            host,
            seen,
            playback: Playback::default(),
            cover: if has_begun { Cover::Open } else { Cover::Deal },
            viewer: None,
            chosen: None,
            turned: BTreeSet::new(),
            turned_at: f64::NEG_INFINITY,
            dealt_at: f64::NEG_INFINITY,
            ghost: None,
            aimed: f64::NEG_INFINITY,
            pointed: None,
            dared: None,
            spell: None,
            meant: None,
            board: play::Board::default(),
            is_overview: false,
            floaters: Floaters::default(),
            departed: Vec::new(),
            origin: None,
            left,
            is_watched: false,
            is_asked: false,
            warned: f64::NEG_INFINITY,
            voiced: f64::NEG_INFINITY,
            mood,
            lesson: None,
            said: None,
            heard: BTreeSet::new(),
            is_talking: false,
            wall: now,
            think_at: None,
            ticked: 0.0,
        };
        if has_begun {
            table.hand_over();
        }
        if is_paused {
            table.cover = Cover::Pause;
        }
        table
    }

    /// The game as it is shown.
    pub fn game(&self) -> &knock::View {
        &self.seen
    }

    /// Shows the game as that player sees it, or as everybody does.
    pub(super) fn look_as(&mut self, viewer: Option<u8>) {
        if self.viewer != viewer {
            self.viewer = viewer;
            self.seen = self.host.view(self.eyes());
        }
    }

    fn sand_runs(&self) -> bool {
        self.host.extras().sand.map_or(self.left.is_some(), |sand| sand.is_running()) && !self.playback.has_ended()
    }

    /// Tests whether the sand of this game runs on the table.
    pub(super) fn is_timed_elsewhere(&self) -> bool {
        self.host.extras().sand.is_none() && self.seen.sand().is_some()
    }

    /// Tests whether one player plays against the Keep.
    pub(super) fn is_solo(&self) -> bool {
        self.seen.players() == 1
    }

    /// The seats in which persons sit.
    fn persons(&self) -> impl Iterator<Item = u8> {
        let seats = self.host.extras().seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.player == Player::Person).map(|(index, _)| index as u8)
    }

    /// Tests whether the player who is on sits here and may move a card.
    pub(super) fn is_on(&self) -> bool {
        self.cover == Cover::Open && self.viewer == Some(self.seen.player()) && !self.host.standing().is_over()
    }

    /// Tests whether all are silent, so that the app is too.
    pub(super) fn is_silent(&self) -> bool {
        self.seen.voice() == Some(Voice::Silence)
    }

    /// The cards that lie open in front of the device's holder.
    pub(super) fn hand(&self) -> Vec<CardId> {
        match self.viewer {
            Some(viewer) if viewer == self.seen.player() && self.seen.end().is_none() => self.seen.playable(),
            Some(viewer) => self.seen.hand(viewer).unwrap_or_default().to_vec(),
            None => Vec::new(),
        }
    }

    pub(super) fn is_turned(&self, card: CardId) -> bool {
        self.turned.contains(&card)
    }

    /// Shows the hand of the player who is on, behind a curtain if another person looked at the device before.
    pub(super) fn hand_over(&mut self) {
        let player = self.seen.player();
        let mut persons = self.persons();
        let (first, second) = (persons.next(), persons.next());
        drop(persons);
        if second.is_none() {
            self.look_as(first);
        } else if self.host.extras().seats[usize::from(player)].player == Player::Person && self.viewer != Some(player)
        {
            self.look_as(None);
            self.cover = Cover::Curtain;
        }
    }

    /// Forgets what was chosen or carried.
    pub(super) fn let_go(&mut self) {
        self.chosen = None;
        self.ghost = None;
        self.dared = None;
        self.spell = None;
        self.meant = None;
        self.is_talking = false;
        self.board.let_go();
    }

    pub(super) fn turn_card(&mut self, card: CardId, desk: &mut Desk<'_>) {
        if !self.turned.remove(&card) {
            self.turned.insert(card);
        }
        self.turned_at = desk.now;
        self.dared = None;
        desk.play(Effect::Turn);
    }

    pub(super) fn board_in(&self, area: Rect) -> BoardView {
        BoardView { area, camera: self.board.camera(|| self.goal(area)) }
    }

    /// Where the camera should be: it does not move because something is chosen. Of a Keep too large to be read at once
    /// what lies around the last card is in view, and what somebody points at.
    pub(super) fn goal(&self, area: Rect) -> Camera {
        if self.is_overview {
            return board::overview(&self.seen, area);
        }
        let camera = board::framing(&self.seen, area);
        self.pointed.map_or(camera, |at| camera.turned_to(board::block(at), area))
    }

    /// Brings a place into view that is out of it, because a hint or a key points there.
    pub(super) fn point_at(&mut self, at: Cell, desk: &Desk<'_>) {
        let area = self.areas(&desk.frame()).board;
        if !self.board_in(area).camera.sees(area, board::block(at)) {
            self.pointed = Some(at);
            self.board.follow();
        }
    }

    /// Tests whether the Keep is so large that not all of it can be read at once.
    pub(super) fn is_vast(&self, area: Rect) -> bool {
        board::framing(&self.seen, area).cell > board::overview(&self.seen, area).cell
    }

    /// The board as it lies now.
    pub(super) fn field(&self, areas: &Areas) -> Field {
        board::field(&self.seen, areas.board, self.goal(areas.board))
    }

    /// Shows the whole Keep; if it is shown already, what can be read of it.
    pub(super) fn see_all(&mut self) {
        self.is_overview = self.board.is_free() || !self.is_overview;
        self.board.follow();
    }

    /// Lets the mood of the screen follow the token; says whether it is there.
    fn change_mood(&mut self, ms: f64, is_still: bool) -> bool {
        let goal = if self.is_silent() { 1.0 } else { 0.0 };
        let step = if is_still { 1.0 } else { (ms / MOOD) as f32 };
        self.mood += (goal - self.mood).clamp(-step, step);
        self.mood == goal
    }

    /// The middle of the card that a finger carries, in cells.
    pub(super) fn carried_middle(&self, area: Rect, at: Point) -> Point {
        let place = self.board_in(area).camera.place(area, at);
        Point { x: place.x, y: place.y - CARD * 0.42 }
    }
}

impl TypedScreen for Table {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "knock"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        self.show_table(frame)
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.host.enter(desk);
        // On its own screen the timer may have been held or turned.
        self.is_watched = false;
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        self.playback.heed(event, desk.now);
        match *event {
            UiEvent::Tap(touch, at) => return self.tap(touch, at, desk),
            UiEvent::Gesture(touch, gesture) => self.gesture(touch, gesture, desk),
            UiEvent::Wheel(at, by) => {
                let field = self.field(&self.areas(&desk.frame()));
                self.board.wheel(at, by, &field);
            }
            UiEvent::Key(key) => return self.key(key, desk),
            UiEvent::News(News::Hidden) => self.wait_unseen(desk),
            UiEvent::News(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn explains(&self, touch: &Touch, at: Point, frame: &Frame<'_>) -> Option<Explained> {
        self.explanation(touch, at, frame)
    }

    fn key_of(&self, touch: &Touch) -> Option<Key> {
        self.key_for(touch)
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let ms = (desk.now - self.ticked).clamp(0.0, 100.0);
        self.ticked = desk.now;
        self.listen(desk);
        self.play_on(desk);
        self.run_sand(desk);
        self.play_bot(desk);
        let is_still = desk.store.settings.reduced_motion;
        let field = self.field(&self.areas(&desk.frame()));
        let settled = self.board.tick(desk.now, is_still, &field) & self.change_mood(ms, is_still);
        let now = desk.now;
        let floats = self.floaters.tick(now);
        self.departed.retain(|(_, since)| now - since < FLOAT);
        let pulses = self.playback.is_glowing(now) && !is_still && (self.spell.is_some() || self.has_last_token());
        let thinks = self.think_at.is_some_and(|at| at.is_finite());
        !settled
            || pulses
            || thinks
            || floats
            || self.playback.moves(now)
            || !self.departed.is_empty()
            || now - self.turned_at < TURN
            || now - self.dealt_at < DEAL && !is_still
            || now - self.warned.max(self.voiced) < FLOAT
    }

    fn onward(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.lead_to(Finish::new, desk)
    }

    fn next_frame(&self, _: &Frame<'_>) -> Option<f64> {
        // While nobody touches the table, nothing changes on it between two whole seconds.
        self.left.filter(|_| self.sand_runs()).map(|left| (left % 1000 + 1) as f64)
    }

    fn has_board(&self) -> bool {
        true
    }

    fn stays_lit(&self) -> bool {
        !self.playback.has_ended() && self.cover != Cover::Pause
    }

    fn soundtrack(&self, _: &Frame<'_>) -> Option<Mix> {
        let mood = if self.is_silent() { Mood::Silence } else { Mood::Speech };
        let is_played = matches!(self.cover, Cover::Open | Cover::Curtain) && !self.playback.has_ended();
        match (self.host.extras().sand.filter(|_| self.sand_runs()), self.left) {
            (Some(sand), Some(left)) => Some(Mix::of(left, sand.full(), mood)),
            _ => Some(Mix::HUSHED).filter(|_| is_played && self.is_silent()),
        }
    }

    fn sand_ends(&self) -> Option<u64> {
        self.host.extras().sand.filter(|_| self.sand_runs())?.deadline()
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        if std::mem::take(&mut self.is_asked) || std::mem::take(&mut self.is_talking) || self.spell.take().is_some() {
            return Nav::Stay;
        }
        if self.playback.has_ended() || matches!(self.cover, Cover::Deal | Cover::Pause) {
            return Nav::Pop;
        }
        self.pause(desk);
        Nav::Stay
    }

    fn dump(&self, frame: &Frame<'_>) -> impl Serialize {
        let wall = frame.keeper.wall;
        json!({
            "game": &self.seen,
            "code": self.host.code(),
            "seats": &self.host.extras().seats,
            "cover": format!("{:?}", self.cover),
            "viewer": self.viewer,
            "sand": self.host.extras().sand.map(|sand| sand.remaining(wall)).or(self.left),
            "runs": self.sand_runs(),
            "chosen": self.chosen,
            "turned": self.chosen.is_some_and(|card| self.is_turned(card)),
            "ghost": self.ghost,
            "forecast": self.forecast(),
            "spell": self.spell,
            "meant": self.meant.as_ref(),
            "said": self.said.map(|said| (said.seat, format!("{:?}", said.saying))),
            "told": self.playback.is_over(self.ticked),
            "silent": self.is_silent(),
            "lesson": self.lesson.is_some(),
            "outcome": self.host.standing().outcome,
            "undo": self.host.standing().can_undo,
        })
    }
}

//! Seeing a finished game again: a bar to drag along, steps, play and pause. While it plays, what happened is played
//! back as it was at the table. Each game's presenter shows it.

use super::keepsake::Keepsake;
use crate::{
    geometry::Rect,
    input::{Gesture, Key},
    layout::{JustifyContent, Node, column, leaf, line, paragraph, row, space},
    nav::{Desk, Nav, Screen, TypedScreen, UiEvent},
    platform::Platform,
    play::{Board, Field, GoesOn, Match, Playable, Playback, PlaysBack, Recording},
    scene::{Lettering, Role, Scene},
    store::Store,
    theme::{Frame, LEAST_TABLE, TOUCH},
    touch::touches,
    widgets::{self, Look},
};
use printkit_core::Words;
use rules::Game;
use serde::Serialize;
use std::collections::VecDeque;

touches! {
    /// What can be touched in a replay.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Seek = "seek",
        Before = "before",
        Play = "play",
        Next = "next",
        GoOn = "go-on",
        Hidden = "go-on-hidden",
    }
}

/// Shows a game in its replay.
pub trait Presenter {
    /// The game.
    type Game: Playable;
    /// The replay's name in scripts and dumps.
    const NAME: &'static str;
    /// How long each action is shown, in ms.
    const PACE: f64;

    /// The presenter of a game, and after how many actions its replay begins.
    fn of(whole: &Recording<Self::Game>) -> (Self, usize)
    where
        Self: Sized;
    /// Puts a game on the table, as the running one.
    fn sit_down(running: Match<Self::Game>, platform: &mut dyn Platform, store: &mut Store) -> Box<dyn Screen>;
    /// Shows a game again.
    fn replay(whole: Recording<Self::Game>, now: f64) -> Box<dyn Screen>
    where
        Self: Sized + 'static,
    {
        Box::new(Replay::<Self>::of(whole, now))
    }
    /// Begins a game at the table.
    fn begin(running: Match<Self::Game>, desk: &mut Desk<'_>) -> Box<dyn Screen> {
        let running = running.begin(desk);
        Self::sit_down(running, desk.platform, desk.store)
    }
    /// Goes on with the running game, if it is that one.
    fn go_on(is_it: impl FnOnce(&Match<Self::Game>) -> bool, desk: &mut Desk<'_>) -> Option<Box<dyn Screen>> {
        let running = Match::resume(desk.platform, desk.store).filter(is_it)?;
        Some(Self::sit_down(running, desk.platform, desk.store))
    }
    /// What the game is remembered by.
    fn keepsake(whole: &Recording<Self::Game>, words: &Words) -> Keepsake {
        Keepsake::of(whole, words)
    }
    /// Goes to where the replay stands, at a time in ms.
    fn seek(&mut self, _still: &Still<Self::Game>, _now: f64) {}
    /// Lets time pass; says whether the last action is still under way, such as a die that flies. What came of it waits
    /// for that.
    fn tick(&mut self, _desk: &mut Desk<'_>) -> bool {
        false
    }
    /// The board as it lies in its area, if the game is seen on one.
    fn field(&self, _still: &Still<Self::Game>, _area: Rect) -> Option<Field> {
        None
    }
    /// Draws the game, and says what happened last.
    fn show(&self, still: &Still<Self::Game>, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String;
    /// What it adds to the replay's state for scripts and tests.
    fn dump(&self, still: &Still<Self::Game>) -> impl Serialize;
}

/// Where the replay of a game stands.
pub struct Still<P: Playable> {
    /// The whole game.
    pub whole: Recording<P>,
    /// How many of its actions are done.
    pub count: usize,
    /// The game before the last of them.
    pub before: P::View,
    /// The game as it is shown, which lags behind while events are played back.
    pub shown: P::View,
    /// What the last action brought.
    pub events: Vec<P::Event>,
    /// The board that the game is seen on.
    pub board: Board<()>,
}

impl<P: Playable> Still<P> {
    /// Goes to the game after so many actions.
    fn seek(&mut self, count: usize) {
        self.count = count;
        self.before = self.whole.view_at(count.saturating_sub(1));
        self.shown = self.whole.view_at(count);
        self.events = self.whole.step(count).into_iter().map(|(event, _)| event).collect();
    }
}

/// The replay of a game.
pub struct Replay<P: Presenter> {
    presenter: P,
    still: Still<P::Game>,
    playback: Playback<<P::Game as Game>::Event>,
    /// The game after each event that is still to be played back.
    coming: VecDeque<<P::Game as Game>::View>,
    controls: Controls,
}

impl<P: Presenter> Replay<P> {
    /// Plays a game again.
    pub fn of(whole: Recording<P::Game>, now: f64) -> Replay<P> {
        let (presenter, count) = P::of(&whole);
        Replay::new(presenter, whole, count, now)
    }

    /// Plays a game again from after so many actions on.
    pub fn from(whole: Recording<P::Game>, count: usize, now: f64) -> Replay<P> {
        let (presenter, _) = P::of(&whole);
        Replay::new(presenter, whole, count, now)
    }

    fn new(presenter: P, whole: Recording<P::Game>, count: usize, now: f64) -> Replay<P> {
        let last = whole.actions().len();
        let controls = Controls { count, last, playing: true, turned: now, goes_on: GoesOn::Not };
        let (before, shown) = (whole.view(), whole.view());
        let still = Still { whole, count, before, shown, events: Vec::new(), board: Board::default() };
        let (playback, coming) = (Playback::default(), VecDeque::new());
        let mut replay = Replay { presenter, still, playback, coming, controls };
        replay.seek(now);
        replay
    }

    /// Shows the game where the controls stand.
    fn seek(&mut self, now: f64) {
        self.controls.goes_on = self.still.whole.goes_on_from(self.controls.count);
        self.playback.clear();
        self.still.seek(self.controls.count);
        self.presenter.seek(&self.still, now);
    }

    /// Plays the next action, however much of the last one is left.
    fn play_next(&mut self, desk: &mut Desk<'_>) {
        self.skip(desk);
        self.seek(desk.now);
        self.still.shown = self.still.before.clone();
        let (events, coming): (Vec<_>, _) = self.still.whole.step(self.still.count).into_iter().unzip();
        self.coming = coming;
        self.playback.add(events, desk.store.settings.reduced_motion);
    }
}

impl<P: Presenter> PlaysBack for Replay<P> {
    type Event = <P::Game as Game>::Event;

    fn playback(&mut self) -> &mut Playback<Self::Event> {
        &mut self.playback
    }

    fn show_event(&mut self, _: &Self::Event, _: &mut Desk<'_>) -> Option<String> {
        self.coming.pop_front().into_iter().for_each(|next| self.still.shown = next);
        // What happened is written under the game.
        None
    }
}

impl<P: Presenter> TypedScreen for Replay<P> {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        P::NAME
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        let area = Controls::view(frame);
        let told = self.presenter.show(&self.still, &mut scene, frame, area);
        scene.message_area = Some(area);
        self.controls.show(&mut scene, frame, told);
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let area = Controls::view(&desk.frame());
        if let Some(field) = self.presenter.field(&self.still, area) {
            match *event {
                UiEvent::Gesture(None, gesture) => {
                    let is_here = matches!(gesture, Gesture::DragStart { from, .. } if area.contains(from));
                    self.still.board.gesture(gesture, is_here, &field);
                }
                UiEvent::Wheel(at, by) => self.still.board.wheel(at, by, &field),
                UiEvent::Tap(Touch::Play, _) => self.still.board.follow(),
                _ => {}
            }
        }
        if let UiEvent::Tap(Touch::GoOn, _) = event {
            let Some(running) = self.still.whole.go_on_from(self.controls.count) else { return Nav::Stay };
            return Nav::Replace(P::begin(running, desk));
        }
        let nav = self.controls.act(event, desk);
        if self.controls.count != self.still.count {
            self.seek(desk.now);
        }
        nav
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let is_still = desk.store.settings.reduced_motion;
        let field = self.presenter.field(&self.still, Controls::view(&desk.frame()));
        let settled = field.is_none_or(|field| self.still.board.tick(desk.now, is_still, &field));
        if self.presenter.tick(desk) {
            self.controls.turned = desk.now;
            return true;
        }
        self.play_on(desk);
        if self.controls.tick(P::PACE, desk.now) {
            self.play_next(desk);
        }
        !settled || self.controls.playing || self.playback.moves(desk.now)
    }

    fn has_board(&self) -> bool {
        self.presenter.field(&self.still, Rect::default()).is_some()
    }

    fn least_window(&self) -> Option<(f32, f32)> {
        Some(LEAST_TABLE)
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        let Controls { count, last, playing, goes_on, .. } = self.controls;
        State { count, last, playing, goes_on: goes_on == GoesOn::Yes, presenter: self.presenter.dump(&self.still) }
    }
}

/// The replay's state for scripts and tests.
#[derive(Serialize)]
struct State<P> {
    count: usize,
    last: usize,
    playing: bool,
    goes_on: bool,
    #[serde(flatten)]
    presenter: P,
}

/// The bar to drag along, the steps, play and pause.
struct Controls {
    /// How many actions are done in what is shown.
    count: usize,
    last: usize,
    playing: bool,
    turned: f64,
    /// Whether the game can be played on from there.
    goes_on: GoesOn,
}

impl Controls {
    fn seek(&mut self, count: usize) {
        self.count = count.min(self.last);
    }

    fn seek_to(&mut self, desk: &Desk<'_>, x: f32) {
        let value = widgets::slider_part(Controls::bar(&desk.frame()), x);
        self.playing = false;
        self.seek((value * self.last as f32).round() as usize);
    }

    fn step(&mut self, by: isize) {
        self.playing = false;
        self.seek(self.count.saturating_add_signed(by));
    }

    /// Where the game lies, under the bar with the title.
    fn view(frame: &Frame<'_>) -> Rect {
        let (view, _) = Controls::areas(frame);
        let top = Controls::top(frame).h;
        Rect::new(view.x, view.y + top, view.w, (view.h - top).max(0.0)).inset(4.0)
    }

    /// Where the view with its title lies, and where the tray.
    fn areas(frame: &Frame<'_>) -> (Rect, Rect) {
        widgets::split(frame, controls_height(frame))
    }

    fn top(frame: &Frame<'_>) -> Rect {
        let (view, _) = Controls::areas(frame);
        Rect::new(view.x, view.y, view.w, frame.dp(TOUCH).max(TOUCH) + 16.0)
    }

    /// Where the bar lies that one can drag along.
    fn bar(frame: &Frame<'_>) -> Rect {
        let (_, tray) = Controls::areas(frame);
        let width = (tray.w - 40.0).min(frame.dp(560.0));
        let y = (tray.centre().y - controls_height(frame) / 2.0 + 10.0).max(tray.y + 2.0);
        Rect::new(tray.centre().x - width / 2.0, y, width, TOUCH)
    }

    /// Draws the title and the tray; `told` is what happened last.
    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, told: String) {
        let (_, tray) = Controls::areas(frame);
        widgets::top_bar(frame, frame.say("replay-title"), None).show(scene, Controls::top(frame));
        widgets::parchment(scene, frame, tray, 9);
        let bar = Controls::bar(frame);
        let part = self.count as f32 / self.last.max(1) as f32;
        widgets::bar(scene, Touch::Seek, frame.say("replay-title"), part, bar);
        let values = [("nth", (self.count as i64).into()), ("total", (self.last as i64).into())];
        let told_in = Lettering { size: frame.em(15.5), ..frame.heading() };
        let texts = column([
            line(frame.say_with("replay-at", &values), frame.label()),
            leaf(move |scene, at| scene.fitted(&told, told_in, at)).grow(1.0),
        ])
        .gap(2.0)
        .grow(1.0);
        let (icon, words) = if self.playing { ("ui/ui_pause", "replay-pause") } else { ("ui/ui_play", "replay-play") };
        let play = widgets::button(frame, Touch::Play, Look::Gold, Some(icon), frame.say(words)).grow(1.0);
        let before = widgets::icon_button(frame, Touch::Before, "ui/ui_back", frame.say("replay-before"));
        let next = widgets::icon_button(frame, Touch::Next, "ui/ui_forward", frame.say("replay-next"));
        let high = (controls_height(frame) - TOUCH - 24.0).min(tray.bottom() - bar.bottom() - 6.0);
        let below = Rect::new(bar.x, bar.bottom(), bar.w, high.max(0.0));
        let steps = row([before, play, next]).gap(10.0).firm();
        column([texts, steps, self.way_on(frame)]).gap(6.0).show(scene, below);
    }

    /// The way into the game from where it stands, or why there is none.
    fn way_on<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let height = button_height(frame);
        match self.goes_on {
            GoesOn::Yes => {
                let words = frame.say("replay-go-on");
                widgets::button(frame, Touch::GoOn, Look::Paper, Some("ui/ui_redo"), words).firm()
            }
            GoesOn::Hidden => {
                let words = frame.say("replay-hidden");
                let label = words.clone();
                column([paragraph(words, frame.label().centred())])
                    .justify(JustifyContent::CENTER)
                    .height(height)
                    .firm()
                    .named(Touch::Hidden, Role::Label, label)
            }
            GoesOn::Not => space(0.0).height(height).firm(),
        }
    }

    /// Takes an event; the count may be another one then.
    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(Touch::Play, _) => {
                if self.count == self.last {
                    self.seek(0);
                }
                self.playing = !self.playing;
                self.turned = desk.now;
            }
            UiEvent::Tap(Touch::Seek, at) => self.seek_to(desk, at.x),
            UiEvent::Gesture(Some(Touch::Seek), Gesture::DragStart { at, .. } | Gesture::Drag { at, .. }) => {
                self.seek_to(desk, at.x)
            }
            UiEvent::Tap(Touch::Before, _) | UiEvent::Key(Key::Left) => self.step(-1),
            UiEvent::Tap(Touch::Next, _) | UiEvent::Key(Key::Right) => self.step(1),
            UiEvent::Key(_) => return Nav::Pass,
            _ => {}
        }
        Nav::Stay
    }

    /// Lets time pass; says whether the next action is played now.
    fn tick(&mut self, pace: f64, now: f64) -> bool {
        if !self.playing || now - self.turned < pace {
            return false;
        }
        self.turned = now;
        let before = self.count;
        self.seek(self.count + 1);
        self.playing = self.count < self.last;
        self.count != before
    }
}

/// How high the bar and what stands below it are together: room for three lines of what happened.
fn controls_height(frame: &Frame<'_>) -> f32 {
    TOUCH + frame.em(82.0) + 2.0 * button_height(frame) + 46.0
}

fn button_height(frame: &Frame<'_>) -> f32 {
    frame.dp(50.0).max(frame.button().size * 2.2).max(TOUCH)
}

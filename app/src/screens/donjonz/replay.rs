//! A finished game seen again, action by action.

use super::{
    board::Board,
    camera::{self, centre},
    lobby,
    show::parchment,
    table::Table,
};
use crate::{
    geometry::Rect,
    input::{Gesture, Key},
    layout::{column, line, row, spring},
    nav::{Desk, Event, Nav, Screen},
    scene::{Lettering, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use rules::{
    Session,
    donjonz::{Action, Donjonz},
};

/// How long each action is shown, in ms.
const PACE: f64 = 420.0;

/// The replay of one game.
pub struct Replay {
    session: Session<Donjonz>,
    shown: Donjonz,
    count: usize,
    playing: bool,
    turned: f64,
}

impl Replay {
    /// Starts where the walk begins.
    pub fn new(session: Session<Donjonz>, now: f64) -> Replay {
        let count = session.log().iter().take_while(|entry| matches!(entry.action, Action::Lay { .. })).count();
        Replay { shown: session.at(count), session, count, playing: true, turned: now }
    }

    fn last(&self) -> usize {
        self.session.log().len()
    }

    fn seek(&mut self, count: usize) {
        self.count = count.min(self.last());
        self.shown = self.session.at(self.count);
    }

    fn seek_to(&mut self, desk: &Desk<'_>, x: f32) {
        let bar = Replay::bar(&desk.frame());
        let value = widgets::slider_part(bar, x);
        self.playing = false;
        self.seek((value * self.last() as f32).round() as usize);
    }

    /// Where the dungeon with its title lies, and where the tray: below it, or beside it in a wide window.
    fn places(frame: &Frame<'_>) -> (Rect, Rect) {
        let safe = frame.safe_area();
        if frame.is_landscape() {
            let width = Table::tray_width(frame);
            let (view_x, tray_x) =
                if frame.settings.left_handed { (safe.x + width, safe.x) } else { (safe.x, safe.right() - width) };
            return (Rect::new(view_x, safe.y, safe.w - width, safe.h), Rect::new(tray_x, safe.y, width, safe.h));
        }
        let height = controls_height(frame);
        (
            Rect::new(safe.x, safe.y, safe.w, (safe.h - height).max(0.0)),
            Rect::new(safe.x, safe.bottom() - height, safe.w, height),
        )
    }

    /// Where the bar lies that one can drag along.
    fn bar(frame: &Frame<'_>) -> Rect {
        let (_, tray) = Replay::places(frame);
        let width = (tray.w - 40.0).min(frame.dp(560.0));
        let y = tray.centre().y - controls_height(frame) / 2.0 + 10.0;
        Rect::new(tray.centre().x - width / 2.0, y, width, TOUCH)
    }
}

/// How high the bar and what stands below it are together.
fn controls_height(frame: &Frame<'_>) -> f32 {
    frame.dp(150.0).max(TOUCH * 2.0 + 48.0)
}

impl Screen for Replay {
    fn name(&self) -> &'static str {
        "donjonz-replay"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        lobby::ground(&mut scene, frame);
        let (view, tray) = Replay::places(frame);
        let top = Rect::new(view.x, view.y, view.w, frame.dp(TOUCH).max(TOUCH) + 16.0);
        let area = Rect::new(view.x, top.bottom(), view.w, (view.h - top.h).max(0.0)).inset(4.0);
        scene.message_area = Some(area);
        let board = Board { area, camera: camera::whole(&self.shown, area, 0.6) };
        board.dungeon(&mut scene, &self.shown);
        board.hero(&mut scene, centre(self.shown.hero()), 0.0, self.shown.has_fallen());
        widgets::top_bar(frame, frame.say("donjonz-replay"), None).show(&mut scene, top);
        parchment(&mut scene, frame, tray, 9);
        let part = self.count as f32 / self.last().max(1) as f32;
        widgets::bar(&mut scene, "seek", frame.say("donjonz-replay"), part, Replay::bar(frame));
        let points = frame.say_with("donjonz-points", &[("points", i64::from(self.shown.score().total).into())]);
        let nth = frame.say_with(
            "donjonz-replay-at",
            &[("nth", (self.count as i64).into()), ("total", (self.last() as i64).into())],
        );
        let (icon, words) =
            if self.playing { ("ui/ui_pause", "donjonz-pause") } else { ("ui/ui_play", "donjonz-play") };
        let play = widgets::button(frame, "play", Look::Gold, Some(icon), frame.say(words));
        let small = Lettering { size: frame.em(17.0), ..frame.heading() };
        let texts = column([line(points, small), line(nth, frame.label())]).gap(2.0);
        let bar = Replay::bar(frame);
        let below = Rect::new(bar.x, bar.bottom(), bar.w, controls_height(frame) - TOUCH - 24.0);
        row([texts, spring(), play]).mirrored(frame.settings.left_handed).show(&mut scene, below);
        scene
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            Event::Tap("back", _) => return Nav::Pop,
            Event::Tap("play", _) => {
                if self.count == self.last() {
                    self.seek(0);
                }
                self.playing = !self.playing;
                self.turned = desk.now;
            }
            Event::Tap("seek", at) => self.seek_to(desk, at.x),
            Event::Gesture(Some("seek"), Gesture::DragStart { at, .. } | Gesture::Drag { at, .. }) => {
                self.seek_to(desk, at.x)
            }
            Event::Key(Key::Left) => self.seek(self.count.saturating_sub(1)),
            Event::Key(Key::Right) => self.seek(self.count + 1),
            Event::Key(_) => return Nav::Pass,
            _ => {}
        }
        Nav::Stay
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        if self.playing && desk.now - self.turned >= PACE {
            self.turned = desk.now;
            self.seek(self.count + 1);
            self.playing = self.count < self.last();
        }
        self.playing
    }

    fn dump(&self) -> serde_json::Value {
        serde_json::json!({ "count": self.count, "last": self.last(), "playing": self.playing, "score": self.shown.score().total })
    }
}

//! A finished game seen again, action by action.

use super::{
    board::Board,
    camera::{Camera, centre},
    lobby,
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

    fn foot(frame: &Frame<'_>) -> Rect {
        let safe = frame.safe_area();
        let height = frame.dp(150.0).max(TOUCH * 2.0 + 48.0);
        Rect::new(safe.x, safe.bottom() - height, safe.w, height)
    }

    /// Where the bar lies that one can drag along.
    fn bar(frame: &Frame<'_>) -> Rect {
        let foot = Replay::foot(frame);
        let width = (foot.w - 32.0).min(frame.dp(560.0));
        Rect::new(foot.centre().x - width / 2.0, foot.y + 10.0, width, TOUCH)
    }
}

impl Screen for Replay {
    fn name(&self) -> &'static str {
        "donjonz-replay"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        lobby::ground(&mut scene, frame);
        let (safe, foot) = (frame.safe_area(), Replay::foot(frame));
        let top = Rect::new(safe.x, safe.y, safe.w, frame.dp(TOUCH).max(TOUCH) + 16.0);
        let area = Rect::new(safe.x, top.bottom(), safe.w, (foot.y - top.bottom()).max(0.0)).inset(4.0);
        let board = Board { area, camera: Camera::whole(&self.shown, area, 0.6) };
        board.dungeon(&mut scene, &self.shown);
        board.hero(&mut scene, centre(self.shown.hero()), 0.0, self.shown.has_fallen());
        widgets::top_bar(frame, frame.say("donjonz-replay"), None).show(&mut scene, top);
        let paper = Rect::new(-20.0, foot.y, frame.size.w + 40.0, foot.h + frame.safe.bottom + 20.0);
        widgets::sheet(&mut scene, paper, 9);
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
        let below =
            Rect::new(Replay::bar(frame).x, Replay::bar(frame).bottom(), Replay::bar(frame).w, foot.h - TOUCH - 24.0);
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

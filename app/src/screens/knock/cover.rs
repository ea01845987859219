//! What covers the table: the deal before the knock, the curtain between two players, the pause.

use super::{
    areas::Areas,
    pictures, seat,
    table::{Cover, Table},
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect},
    layout::{Node, column, leaf, paragraph, pictured, row, spring},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, ease_back, ease_out},
    timers::minutes,
    touch::Anywhere,
    widgets::{self, Look},
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Face, Path},
    ink,
};
use rules::knock::Event;

impl Table {
    pub(super) fn show_cover(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        match self.cover {
            Cover::Open => self.show_knight(scene, frame),
            Cover::Deal => {
                let hand = Rect { y: areas.head.y, h: areas.tools.bottom() - areas.head.y, ..areas.hand };
                // The first card of the Keep is seen above the deal, where the hand lies below it.
                let over = if areas.is_beside { frame.safe_area() } else { hand };
                self.show_panel(scene, frame, over, || self.deal(frame));
            }
            Cover::Curtain => self.show_curtain(scene, frame, areas),
            Cover::Pause => {
                scene.cover();
                scene.sprites.retain(|sprite| sprite.ground);
                self.show_panel(scene, frame, frame.safe_area(), || self.rest(frame));
            }
        }
    }

    /// A panel over the middle of a part of the window.
    fn show_panel<'a>(&self, scene: &mut Scene, frame: &Frame<'_>, over: Rect, content: impl Fn() -> Node<'a>) {
        let safe = frame.safe_area();
        let has_columns = is_low(frame) && (self.cover == Cover::Pause || self.is_talking);
        let most = frame.em(if has_columns { 620.0 } else { 360.0 });
        let width = (safe.w - 32.0).min(most).max(0.0);
        let content = || content().pads(22.0, 18.0, 22.0, 20.0);
        let height = content().height_at(width).min((safe.h - 16.0).max(0.0));
        let lowest = safe.bottom() - height - 8.0;
        let y = (over.centre().y - height / 2.0).min(lowest).max(safe.y);
        let at = Rect::new(over.centre().x - width / 2.0, y, width, height);
        scene.touchables.retain(|touchable| touchable.role == Role::Label);
        widgets::veil(scene, frame, 0.45);
        widgets::panel(scene, at, ink::PARCHMENT, 11);
        content().scrolled(scene, "panel", at, frame.offset("panel"));
    }

    /// The cards are dealt: who begins, and the knock that starts the sand.
    fn deal<'a>(&'a self, frame: &'a Frame<'_>) -> Node<'a> {
        let level = self.seen.level();
        let title = frame.say_with("knock-keep", &[("level", i64::from(level).into())]);
        let text = match (self.host.extras().sand.is_some(), self.is_timed_elsewhere()) {
            (true, _) => frame.say("knock-deal-sand"),
            (_, true) => frame.say("knock-deal-elsewhere"),
            _ => frame.say("knock-deal-untimed"),
        };
        let is_hushed = self.host.extras().sand.is_some() && !frame.abilities.background;
        let mut parts = Vec::new();
        // Where it is low, a warning needs the room more than a picture does.
        if !is_hushed || frame.safe_area().h >= frame.em(420.0) {
            parts.push(leaf(move |scene, at| pictures::pennant(scene, level, at)).height(frame.dp(64.0)));
        }
        parts.extend([paragraph(title, frame.heading_of(26.0).centred()), paragraph(text, frame.body().centred())]);
        if is_hushed {
            parts.push(paragraph(frame.say("timer-background"), frame.label().centred()));
        }
        if !self.is_solo() {
            parts.push(self.plate(frame));
        }
        parts.push(widgets::button(frame, Touch::Knock, Look::Gold, Some("ui/ui_play"), frame.say("knock-knock")));
        if self.is_timed_elsewhere() && self.left.is_none() {
            parts.push(timer_button(frame));
        }
        column(parts).gap(12.0)
    }

    /// Whether the sand on the table has run through, before the game is lost by it.
    pub(super) fn show_question(&self, scene: &mut Scene, frame: &Frame<'_>) {
        if !self.is_asked {
            return;
        }
        self.show_panel(scene, frame, frame.safe_area(), || {
            let title = frame.heading_of(24.0).centred();
            column([
                paragraph(frame.say("knock-sand-asked"), title),
                paragraph(frame.say("knock-sand-asked-about"), frame.body().centred()),
                widgets::button(frame, Touch::SandRuns, Look::Gold, Some("ui/ui_play"), frame.say("knock-sand-runs")),
                widgets::button(frame, Touch::SandOut, Look::Paper, Some("ui/ui_check"), frame.say("knock-sand-out")),
                timer_button(frame),
            ])
            .gap(12.0)
        });
    }

    /// What can be said or shown to the others.
    pub(super) fn show_talk_list(&self, scene: &mut Scene, frame: &Frame<'_>) {
        if self.is_talking {
            self.show_panel(scene, frame, frame.safe_area(), || self.talk_list(frame));
        }
    }

    /// The pause: nobody sees a card, and the sand lies still.
    fn rest<'a>(&'a self, frame: &'a Frame<'_>) -> Node<'a> {
        let text = frame.say(if self.host.extras().sand.is_some() { "knock-paused-sand" } else { "knock-paused-text" });
        let mut words = vec![
            paragraph(frame.say("knock-paused"), frame.heading_of(26.0).centred()),
            paragraph(text, frame.body().centred()),
        ];
        if let Some(left) = self.left {
            let digits = minutes(left);
            let part = left as f32 / self.seen.sand().unwrap_or(1).max(1) as f32;
            let lettering = Lettering::new(Face::Display, frame.dp(44.0), ink::INK);
            let clock = leaf(move |scene, at| {
                let glass = at.h * 0.7;
                let x = at.centre().x - (glass + 10.0 + lettering.width(&digits)) / 2.0;
                widgets::hourglass(scene, part, Rect::new(x, at.y, glass, at.h));
                scene.line(&digits, lettering, Rect::new(x + glass + 10.0, at.y, lettering.width(&digits) + 2.0, at.h));
            });
            words.push(clock.height(frame.dp(64.0)));
        }
        let buttons = column([
            widgets::button(frame, Touch::GoOn, Look::Gold, Some("ui/ui_play"), frame.say("knock-go-on")),
            widgets::button(frame, Touch::Rules, Look::Paper, Some("ui/ui_book"), frame.say("knock-rules")),
            widgets::button(frame, Touch::Settings, Look::Paper, Some("ui/ui_gear"), frame.say("settings-title")),
            widgets::button(frame, Anywhere::Back, Look::Paper, Some("ui/ui_back"), frame.say("knock-leave")),
        ]);
        let words = column(words).gap(12.0);
        let buttons = buttons.gap(10.0);
        match is_low(frame) {
            true => row([words.grow(1.0), buttons.grow(1.0)]).gap(20.0),
            false => column([words, buttons]).gap(12.0),
        }
    }

    /// Who begins, with the mark of the seat.
    fn plate<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (player, extras) = (self.seen.player(), self.host.extras());
        let words = match extras.only_person() == Some(player) {
            true => frame.say("knock-deal-you-begin"),
            false => {
                let name = seat::name(&extras.seats, player, frame.words);
                frame.say_with("knock-deal-begins", &[("name", name.into())])
            }
        };
        let side = frame.dp(26.0);
        let mark = pictured(seat::mark(player), side);
        let body = frame.body();
        let label = words.clone();
        let text = paragraph(words, Lettering { face: Face::Heavy, ..body });
        row([spring(), mark, text, spring()]).gap(8.0).painted(move |scene, at| {
            scene.touch(Touch::Begins, Role::Label, label, at);
        })
    }

    /// The curtain over the hand: the device goes to the next player, and one tap opens it.
    fn show_curtain(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let player = self.seen.player();
        let name = seat::name(&self.host.extras().seats, player, frame.words);
        let (hand, foot) = (areas.hand, areas.tools);
        let at = Rect::new(hand.x + 10.0, hand.y - 4.0, (hand.w - 20.0).max(0.0), foot.bottom() - hand.y);
        let width = at.w.min(frame.dp(460.0));
        let at = Rect::around(at.centre(), width, at.h);
        let pressed = frame.is_pressed(&Touch::Curtain);
        let colour = seat::colour(player);
        scene.drawn(("kn-curtain", player, pressed), at, 10.0, move |drawing| curtain(drawing, colour, pressed));
        let words = frame.say_with("knock-pass-to", &[("name", name.into())]);
        let mark = (at.h * 0.3).min(frame.dp(54.0));
        scene.fit(seat::mark(player), Rect::around(Point { x: at.centre().x, y: at.y + at.h * 0.26 }, mark, mark));
        let text = Rect::new(at.x + 16.0, at.y + at.h * 0.44, (at.w - 32.0).max(0.0), at.h * 0.3);
        scene.fitted(&words, Lettering::new(Face::Display, frame.em(24.0), ink::PARCHMENT).centred(), text);
        let below = Rect::new(text.x, text.bottom(), text.w, at.h * 0.2);
        let hint = frame.say("knock-pass-tap");
        scene.fitted(&hint, Lettering::new(Face::Heavy, frame.em(14.0), ink::SAND_LIGHT).centred(), below);
        scene.touch(Touch::Curtain, Role::Button, words, at);
    }

    /// The Knight's arrival: everything else goes dark.
    fn show_knight(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let Some(t) = self.playback.progress_of(|event| *event == Event::KnightDrawn, frame.now) else { return };
        let is_still = frame.settings.reduced_motion;
        let grown = if is_still { 1.0 } else { ease_back((t * 3.0).min(1.0)) };
        scene.cover();
        widgets::veil(scene, frame, 0.78 * ease_out(t * 5.0));
        let safe = frame.safe_area();
        let side = safe.w.min(safe.h) * 0.5;
        let middle = Point { x: safe.centre().x, y: safe.centre().y - side * 0.08 };
        let rays = Picture::sign("knight-rays", 40.0, |drawing| {
            drawing.fill(Path::rays(50.0, 50.0, 44.0, 88.0, 74.0, 22, 3.0), Ink::hex(0xC63D2F));
        });
        let sprite = scene.picture(rays, Rect::around(middle, side * grown * 1.1, side * grown * 1.1)).stepped();
        sprite.turn = if is_still { 0.0 } else { t * 24.0 };
        let at = Rect::around(middle, side * grown, side * grown);
        pictures::held(scene, &self.seen, self.seen.knight(), false, at);
        let words = frame.say("knock-knight-comes");
        let line = Rect::around(Point { x: middle.x, y: middle.y + side * 0.74 }, safe.w - 24.0, frame.dp(54.0));
        scene.banner(&words, Lettering::new(Face::Display, frame.dp(34.0), ink::SAND_LIGHT), ink::INK, 9.0, line);
        scene.touch(Touch::Knight, Role::Button, words, frame.whole());
    }
}

/// Tests whether the pause has its words beside its buttons, and what can be said lies in pairs.
pub(super) fn is_low(frame: &Frame<'_>) -> bool {
    frame.safe_area().h < frame.em(460.0) && frame.is_landscape()
}

/// The way to the app's own timers.
fn timer_button<'a>(frame: &Frame<'_>) -> Node<'a> {
    widgets::button(frame, Touch::SandTimer, Look::Paper, Some("ui/ui_sand"), frame.say("knock-sand-timer"))
}

/// A velvet curtain with folds and a hem in the player's colour.
fn curtain(drawing: &mut Drawing, colour: Ink, pressed: bool) {
    let at = drawing.size;
    let velvet = if pressed { Ink::hex(0x7A3040) } else { Ink::hex(0x642838) };
    let edge = printkit_core::drawing::Stroke::new(ink::INK, 3.0);
    drawing.fill(Path::cut(0.0, 6.0, at.w, at.h, 16.0, 5, 1.2), ink::INK.faded(0.5));
    drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, 5, 1.2), velvet, edge);
    let folds = (at.w / 36.0).max(3.0) as u32;
    for i in 1..folds {
        let x = at.w * i as f32 / folds as f32;
        drawing.fill(Path::leaf(x, 8.0, x + 4.0, at.h - 16.0, 5.0, 4.0), ink::INK.faded(0.22));
    }
    drawing.fill(Path::rect(6.0, at.h - 14.0, at.w - 12.0, 6.0, 3.0), colour);
}

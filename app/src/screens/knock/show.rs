//! How the table shows itself: the ground with its mood, the Keep, what moves over it, and the parts around it.

use super::{
    areas::{self, Areas, Need},
    board::{BoardView, Looks},
    names::{laid_key, laid_values},
    pictures, sentences,
    table::{Cover, Table},
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect},
    play::FLOAT,
    scene::{Lettering, Picture, Role, Scene},
    theme::{self, Frame, TOUCH},
    timers::Mark,
    widgets::{self, Look},
};
use printkit_core::{Ink, drawing::Face, faces::knock::Token, ink};
use rules::knock::{Cell, End, Event, Laid, Voice};

/// The ground while the players speak.
const SPEECH: (Ink, Ink) = (Ink::hex(0x4A3560), Ink::hex(0x2A1D3A));
/// The ground while they are silent: darker and cooler.
const SILENCE: (Ink, Ink) = (Ink::hex(0x24304C), Ink::hex(0x121826));
/// The ground of the last minute.
const LATE: (Ink, Ink) = (Ink::hex(0xA8392F), Ink::hex(0x5A1F2E));

impl Table {
    pub(super) fn areas(&self, frame: &Frame<'_>) -> Areas {
        let mut areas = self.whole_areas(frame);
        if let Some(lesson) = &self.lesson {
            areas.board = lesson.bubble.below(frame, areas.board);
        }
        areas
    }

    /// The areas as they are without a lesson's bubble.
    fn whole_areas(&self, frame: &Frame<'_>) -> Areas {
        let has_tokens = !self.seen.tokens().is_empty();
        areas::areas(frame, Need { players: self.seen.players(), has_tokens })
    }

    pub(super) fn show_table(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        self.show_ground(&mut scene, frame);
        if self.cover == Cover::Pause {
            self.show_cover(&mut scene, frame, &self.areas(frame));
            return scene;
        }
        let areas = self.areas(frame);
        let board = self.board_in(areas.board);
        scene.message_area = Some(areas.board.inset(8.0));
        self.show_board(&mut scene, frame, &board);
        self.show_tray(&mut scene, frame, &areas);
        self.show_bar(&mut scene, frame, &areas);
        self.show_hand(&mut scene, frame, &areas);
        self.show_talk(&mut scene, frame, &areas);
        self.show_saying(&mut scene, frame, &areas);
        self.show_tools(&mut scene, frame, &areas);
        self.show_tokens(&mut scene, frame, &areas);
        self.show_arrows(&mut scene, frame, &board);
        self.show_corner(&mut scene, frame, &board);
        self.show_carried(&mut scene, frame, &board);
        self.show_carried_token(&mut scene, frame);
        if let Some(lesson) = self.lesson.as_ref().filter(|_| self.cover == Cover::Open) {
            lesson.show(&mut scene, frame, self.whole_areas(frame).board, &self.seen);
        }
        self.show_moment(&mut scene, frame, areas.board);
        self.show_cover(&mut scene, frame, &areas);
        self.show_question(&mut scene, frame);
        self.show_talk_list(&mut scene, frame);
        scene
    }

    /// The ground: the mood of the table, and the haste of the last minute.
    fn show_ground(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let mut layer = |inks: (Ink, Ink), tint: Ink, fade: f32| {
            if fade > 0.0 {
                widgets::flagstones(scene, frame, inks, tint).fade = fade;
            }
        };
        let is_late = self.left.is_some_and(|left| left <= Mark::One.left()) && self.cover != Cover::Pause;
        let base = if is_late { LATE } else { SPEECH };
        layer(base, if is_late { Ink::hex(0x7A2E34) } else { ink::STONE }, if self.mood < 1.0 { 1.0 } else { 0.0 });
        let quiet = if is_late { (Ink::hex(0x5A2A3C), Ink::hex(0x23161F)) } else { SILENCE };
        layer(quiet, Ink::hex(0x1C2740), self.mood);
    }

    fn show_board(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        scene.touch(Touch::Board, Role::Place, frame.say("knock-board"), board.area).drags = true;
        scene.clipped(board.area, |scene| {
            self.show_places(scene, frame, board);
            board.keep(scene, &self.seen, &self.looks(frame));
            for laid in self.seen.keep().laid() {
                self.name_card(scene, frame, board, laid);
            }
            self.show_departed(scene, frame, board);
            self.show_leaving_tokens(scene, frame, board);
            self.show_targets(scene, frame, board, self.playback.pulse(frame));
        });
        self.show_arrival(scene, frame, board);
        self.show_ghost(scene, frame, board);
        self.floaters.show(scene, frame, |at| {
            let Point { x, y } = board.card(at).centre();
            Some(Rect::around(Point { x, y: y - 10.0 }, frame.dp(170.0), frame.dp(34.0)))
        });
    }

    /// Says what a card of the Keep is, for those who hear it.
    fn name_card(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView, laid: &Laid) {
        let label = frame.say_with(laid_key(laid), &laid_values(&self.seen, laid));
        scene.touch(Touch::Laid(laid.card), Role::Label, label, board.card(laid.at));
    }

    /// What makes cards look different right now.
    fn looks(&self, frame: &Frame<'_>) -> Looks {
        let t = self.playback.progress(frame.now);
        let swell = 1.0 + 0.3 * (t * std::f32::consts::PI).sin();
        let mut looks =
            Looks { blamed: self.seen.end().and_then(|end| sentences::blamed(&self.seen, end)), ..Looks::default() };
        if !frame.settings.reduced_motion {
            looks.march = if self.playback.is_glowing(frame.now) { (frame.now / 25.0) as f32 } else { 0.0 };
            for event in self.playback.current() {
                match *event {
                    Event::Assessed { card, .. } => looks.swollen.push((card, swell)),
                    Event::Placed { card, .. } if t < 1.0 => looks.absent = Some(card),
                    _ => {}
                }
            }
        }
        looks
    }

    /// Tests whether a creature has its last token, so that its frame marches.
    pub(super) fn has_last_token(&self) -> bool {
        self.seen.keep().laid().iter().any(Laid::is_about_to_alarm)
    }

    /// Draws the card that is on its way into the Keep.
    fn show_arrival(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        let placed = self.playback.current().iter().find_map(|event| match *event {
            Event::Placed { card, at, turned } => Some((card, at, turned)),
            _ => None,
        });
        let Some((card, at, turned)) = placed.filter(|_| !frame.settings.reduced_motion) else { return };
        let t = theme::ease_out(self.playback.progress(frame.now));
        if self.playback.progress(frame.now) >= 1.0 {
            return;
        }
        let place = self.origin.unwrap_or_else(|| self.seat_place(frame)).towards(board.card(at), t);
        super::board::shadow(scene, place, 0.1 * (1.0 - t));
        pictures::held(scene, &self.seen, card, turned, place);
    }

    /// Where cards of players come from whose hand is not seen.
    fn seat_place(&self, frame: &Frame<'_>) -> Rect {
        let head = self.areas(frame).head;
        Rect::around(head.centre(), head.h, head.h)
    }

    /// Draws burned creatures going up.
    fn show_departed(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        for (laid, since) in &self.departed {
            let t = ((frame.now - since) / FLOAT).clamp(0.0, 1.0) as f32;
            let rise = if frame.settings.reduced_motion { 0.0 } else { theme::ease_out(t) };
            let at = board.card(laid.at);
            let place = Rect::around(at.centre(), at.w * (1.0 - 0.4 * rise), at.h * (1.0 - 0.4 * rise));
            let sprite =
                pictures::card(scene, &self.seen, laid.card, laid.turned, place.shifted(0.0, -at.h * 0.4 * rise));
            sprite.fade = (1.0 - 1.6 * t).max(0.0);
            let grown = at.w * (0.7 + 0.5 * rise);
            let flame = Picture::art("things/flame");
            scene.fit(flame, Rect::around(at.centre(), grown, grown)).stepped().fade = 1.0 - t;
        }
    }

    /// Draws the Time tokens that leave their creatures in the alarm.
    fn show_leaving_tokens(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        if frame.settings.reduced_motion {
            return;
        }
        let t = self.playback.progress(frame.now);
        for event in self.playback.current() {
            let Event::TokenRemoved { creature, .. } = event else { continue };
            let Some(laid) = self.seen.keep().get(*creature) else { continue };
            let at = board.card(laid.at);
            let middle = Point { x: at.centre().x, y: at.bottom() - at.h * (0.16 + 0.7 * theme::ease_out(t)) };
            let side = at.w * (0.2 + 0.14 * t);
            let sprite = scene.picture(pictures::token(Token::Time), Rect::around(middle, side, side));
            sprite.stepped().fade = (2.0 - 2.0 * t).clamp(0.0, 1.0);
        }
    }

    /// Where the button lies that brings the whole Keep into view, or what can be read of it: in a corner of the board
    /// where it covers no card and no place, if there is one. There is none while nothing is out of view.
    pub(super) fn corner_spot(&self, frame: &Frame<'_>, area: Rect) -> Option<Rect> {
        if !self.board.is_free() && !self.is_vast(area) {
            return None;
        }
        let (side, gap) = (frame.dp(TOUCH).max(TOUCH), 8.0);
        let (left, right) = (area.x + gap, area.right() - side - gap);
        let (top, bottom) = (area.y + gap, area.bottom() - side - gap);
        let (near, far) = if frame.settings.left_handed { (left, right) } else { (right, left) };
        let spots = [(near, top), (near, bottom), (far, top), (far, bottom)].map(|(x, y)| Rect::new(x, y, side, side));
        // Where a hand moves the Keep, the button stays.
        let is_clear = |spot: &Rect| !self.board.is_free() && self.is_clear(*spot, area);
        spots.into_iter().find(is_clear).or(spots.first().copied())
    }

    /// Tests whether no card and no place lies there once the board is at rest.
    fn is_clear(&self, spot: Rect, area: Rect) -> bool {
        let board = BoardView { area, camera: self.goal(area) };
        let is_over = |at: Cell| {
            let shared = board.card(at).meet(spot);
            shared.w > 0.0 && shared.h > 0.0
        };
        let keep = self.seen.keep();
        !keep.laid().iter().any(|laid| is_over(laid.at)) && !keep.places().into_iter().any(is_over)
    }

    /// The button for the whole Keep. It is gold while the chosen card has places out of view.
    fn show_corner(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        let area = board.area;
        let Some(at) = self.corner_spot(frame, area) else { return };
        let is_whole = self.is_overview && !self.board.is_free();
        let (icon, key) = if is_whole { ("ui/ui_plus", "knock-closer") } else { ("ui/ui_full", "knock-home") };
        let is_hidden = |at: &Cell| !area.contains(board.card(*at).centre());
        let has_more = self.chosen.is_some() && self.is_on() && self.seen.keep().places().iter().any(is_hidden);
        match has_more {
            true => widgets::round_button(scene, frame, Touch::Home, Look::Gold, icon, &frame.say(key), at),
            false => widgets::icon_button(frame, Touch::Home, icon, frame.say(key)).show(scene, at),
        }
    }

    /// The word over the Keep when the voice token turns or the game ends.
    fn show_moment(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let since = ((frame.now - self.voiced) / FLOAT) as f32;
        let (words, tint, fade) = match (self.seen.end(), self.seen.voice()) {
            (Some(End::Won { .. }), _) => (frame.say("knock-won"), ink::SAND_LIGHT, 1.0),
            (Some(End::Lost(_)), _) => (frame.say("knock-lost"), Ink::hex(0xFF9B7D), 1.0),
            (None, Some(Voice::Silence)) => (frame.say("knock-silence"), Ink::hex(0xFF9B7D), 2.0 - 2.0 * since),
            (None, Some(Voice::Speech)) => (frame.say("knock-speech"), Ink::hex(0xA6DDBB), 2.0 - 2.0 * since),
            (None, None) => return,
        };
        if fade <= 0.0 {
            return;
        }
        let at = Rect::around(area.centre(), (area.w - 24.0).max(0.0), frame.dp(64.0));
        let lettering = Lettering::new(Face::Display, frame.dp(44.0), tint);
        scene.banner(&words, lettering, ink::INK, 11.0, at).fade = fade.min(1.0);
    }
}

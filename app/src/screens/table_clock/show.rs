//! The clock as those around it see it: everybody's time, turned towards them, and what is everybody's between them.

use super::{
    places::{Place, Places},
    screen::TableClockScreen,
    touch::Face,
};
use crate::{
    geometry::{Point, Rect},
    players::{colour, mark},
    scene::{Lettering, Picture, Role, Scene},
    screens::timer::{digits, fitted},
    theme::{Frame, TOUCH},
    timers::{Mark, Told, minutes},
    touch::Anywhere,
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face as Letters, Path, Stroke},
    fonts, ink,
};
use rules::table_clock::{Manner, Seat};

/// The wood of the table, and a part of it on which nobody's time runs.
const GROUND: [Ink; 2] = [Ink::hex(0x6B4466), Ink::hex(0x2E1F3F)];
const WAITS: Ink = Ink::hex(0x2E1F3F);
/// A part whose player has no time left.
const OUT: Ink = Ink::hex(0x8A2B2F);
/// The widest time that is written as large as there is room.
const WIDEST: &str = "00:00";
/// How long what was told stands with its player, in ms.
const SAID: f64 = 5_000.0;

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Their time runs.
    Thinks,
    /// It is their turn, and the clock is held.
    Held,
    /// Theirs is the next turn.
    Next,
    /// They wait.
    Waits,
    /// They are left out.
    IsOut,
}

impl TableClockScreen {
    pub(super) fn show_face(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, GROUND[0], GROUND[1]);
        let area = frame.safe_area().inset(6.0);
        let band = frame.dp(TOUCH).max(TOUCH) + 12.0;
        let seats = frame.keeper.table.seats(frame.keeper.wall);
        let places = Places::new(area, seats.len(), band);
        for (nth, (place, seat)) in places.seats.iter().zip(&seats).enumerate() {
            self.show_seat(&mut scene, frame, nth, *seat, *place);
        }
        show_band(&mut scene, frame, places.band);
        scene.message_area = Some(messages(&places, frame));
        scene
    }

    fn show_seat(&self, scene: &mut Scene, frame: &Frame<'_>, nth: usize, seat: Seat, place: Place) {
        let at = place.upright();
        let standing = standing(frame, nth, seat);
        scene.turned(place.at.centre(), place.turn, |scene| {
            let inks = plate(scene, frame, nth, seat, standing, at);
            let inside = at.inset(frame.dp(10.0).min(at.h * 0.08));
            let line = (frame.em(17.0) * 1.3).max(inside.h * 0.11).min(inside.h * 0.24);
            let foot = Rect { y: inside.bottom() - line, h: line, ..inside };
            let head = Rect { h: line, ..inside };
            show_name(scene, frame, nth, seat, inks, head);
            let middle = Rect::new(inside.x, head.bottom() + 2.0, inside.w, (foot.y - head.bottom() - 4.0).max(1.0));
            show_time(scene, frame, seat, inks, standing, middle);
            let words = self.foot_words(frame, nth, seat, standing);
            let letters = Lettering::new(Letters::Heavy, line * 0.72, inks.text).centred();
            scene.line(&words, fitted(letters, &words, foot.w), foot);
            let name = frame.keeper.table.name(nth, frame.words);
            let told = format!("{name}, {}. {words}", time(seat));
            let role = if answers(frame, standing) { Role::Button } else { Role::Label };
            scene.touch(Face::Seat(nth), role, told, at);
            show_turns(scene, frame, nth, seat, inks, head);
        });
    }

    /// What stands under a player's time.
    fn foot_words(&self, frame: &Frame<'_>, nth: usize, seat: Seat, standing: Standing) -> String {
        let (table, wall) = (&frame.keeper.table, frame.keeper.wall);
        let said = self.told.filter(|(told, since)| frame.now - since < SAID && of(*told) == Some(nth));
        if let Some((told, _)) = said {
            return table.said(told, frame.words).unwrap_or_default();
        }
        let turn = || minutes(table.clock().turn_time(wall));
        match standing {
            Standing::Thinks if seat.left == 0 => frame.say("clock-out"),
            Standing::Thinks => frame.say_with("clock-done", &[("time", turn().into())]),
            Standing::Held => frame.say("clock-held"),
            Standing::Next => frame.say("clock-next"),
            Standing::IsOut => frame.say("clock-sits-out"),
            Standing::Waits if !table.clock().has_begun() => frame.say("clock-begins"),
            Standing::Waits => String::new(),
        }
    }
}

/// The player whom something that was told is about.
fn of(told: Told) -> Option<usize> {
    match told {
        Told::Left(seat, _) | Told::Out(seat) => Some(seat),
        Told::Round | Told::Second => None,
    }
}

fn standing(frame: &Frame<'_>, nth: usize, seat: Seat) -> Standing {
    let clock = frame.keeper.table.clock();
    match clock.on_turn() {
        _ if seat.is_out => Standing::IsOut,
        Some(on_turn) if on_turn == nth => {
            if clock.is_running() {
                Standing::Thinks
            } else {
                Standing::Held
            }
        }
        Some(_) if clock.next() == Some(nth) => Standing::Next,
        _ => Standing::Waits,
    }
}

/// Tests whether a player's part answers to a finger: while time runs, only that of whoever is on turn.
fn answers(frame: &Frame<'_>, standing: Standing) -> bool {
    match standing {
        Standing::Thinks => true,
        Standing::IsOut => false,
        _ => !frame.keeper.table.is_running(),
    }
}

/// The colours of a player's part: of words, and of the time.
#[derive(Clone, Copy)]
struct Inks {
    text: Ink,
    time: Ink,
}

/// Draws the ground of a player's part. Whose time runs is told by light and by a thick edge.
fn plate(scene: &mut Scene, frame: &Frame<'_>, nth: usize, seat: Seat, standing: Standing, at: Rect) -> Inks {
    let is_out = seat.left == 0 && !seat.is_out;
    let is_on = matches!(standing, Standing::Thinks);
    let (fill, text, time) = match (is_out, is_on) {
        (true, _) => (OUT, ink::PAPER, ink::PAPER),
        (false, true) => (ink::SAND_LIGHT, ink::INK, ink::PAPER),
        (false, false) => (WAITS, ink::PARCHMENT, ink::SAND_LIGHT),
    };
    let edge = match standing {
        Standing::Thinks => Stroke::new(ink::GOLD, 7.0),
        Standing::Held => Stroke { square: true, ..Stroke::dashed(ink::GOLD, 5.0, 14.0, 10.0) },
        _ => Stroke::new(colour(nth as u8), 2.4),
    };
    let is_pressed = frame.is_pressed(&Face::Seat(nth));
    let key = ("tc-plate", fill, nth, is_on, is_pressed, matches!(standing, Standing::Held));
    let sprite = scene.drawn(key, at, 5.0, move |drawing| {
        let shape =
            |inset: f32| Path::cut(inset, inset, at.w - 2.0 * inset, at.h - 2.0 * inset, 18.0, nth as u32 + 3, 1.0);
        drawing.outlined(shape(1.0), if is_pressed { ink::AMBER } else { fill }, Stroke::new(ink::INK, 4.0));
        drawing.stroke(shape(5.0), edge.clone());
    });
    sprite.fade = if seat.is_out { 0.55 } else { 1.0 };
    Inks { text, time }
}

/// The player's shape and name.
fn show_name(scene: &mut Scene, frame: &Frame<'_>, nth: usize, seat: Seat, inks: Inks, at: Rect) {
    let name = frame.keeper.table.name(nth, frame.words);
    let counter = counter_width(at);
    let room = (at.w - at.h - 6.0 - 2.0 * counter).max(1.0);
    let letters = fitted(Lettering::new(Letters::Display, at.h * 0.86, inks.text), &name, room);
    let wide = at.h + 6.0 + letters.width(&name).min(room);
    let start = at.centre().x - wide / 2.0;
    let sign = scene.fit(mark(nth as u8), Rect::new(start, at.y, at.h, at.h).inset(1.0));
    sign.fade = if seat.is_out { 0.55 } else { 1.0 };
    scene.line(&name, letters, Rect::new(start + at.h + 6.0, at.y, room + 1.0, at.h));
}

/// Room for the number of turns at the end of the line of the name.
fn counter_width(head: Rect) -> f32 {
    head.h * 1.9
}

/// How many turns the player has taken.
fn show_turns(scene: &mut Scene, frame: &Frame<'_>, nth: usize, seat: Seat, inks: Inks, head: Rect) {
    if seat.turns == 0 {
        return;
    }
    let wide = counter_width(head);
    let at = Rect::new(head.right() - wide, head.y, wide, head.h);
    scene.fit(Picture::icon("ui/ui_rot", inks.text), Rect { w: head.h, ..at }.inset(head.h * 0.14));
    let number = seat.turns.to_string();
    let letters = Lettering::new(Letters::Heavy, head.h * 0.72, inks.text);
    let room = Rect { x: at.x + head.h, w: wide - head.h, ..at };
    scene.line(&number, fitted(letters, &number, room.w), room);
    let label = frame.say_with("clock-turns", &[("turns", i64::from(seat.turns).into())]);
    scene.touch(Face::Turns(nth), Role::Label, label, at);
}

/// A player's time as it is shown: what is left, or what went over.
fn time(seat: Seat) -> String {
    if seat.over > 0 { format!("−{}", minutes(seat.over)) } else { minutes(seat.left) }
}

/// The time, and beside it a glass with as much sand.
fn show_time(scene: &mut Scene, frame: &Frame<'_>, seat: Seat, inks: Inks, standing: Standing, at: Rect) {
    let (words, high) = (time(seat), at.h * 0.96);
    // All times are written alike, whether they have four digits or three.
    let wide = |words: &str| fonts::width(Letters::Display, words, 1.0);
    let high = high.min(at.w / wide(WIDEST) * fonts::cap_height(Letters::Display, 1.0));
    let digits_wide = wide(&words) / fonts::cap_height(Letters::Display, 1.0) * high;
    let glass = at.h * 0.62;
    let mut room = Rect::around(at.centre(), digits_wide.min(at.w), high);
    // Both stand together in the middle, where that makes neither small.
    let shrink = (at.w - glass - 6.0) / (wide(WIDEST) / fonts::cap_height(Letters::Display, 1.0) * high);
    if shrink > 0.75 && at.h > frame.dp(56.0) {
        let part = shrink.min(1.0);
        let whole = glass + 6.0 + digits_wide * part;
        let start = at.centre().x - whole / 2.0;
        room = Rect::new(start + glass + 6.0, at.centre().y - high * part / 2.0, digits_wide * part, high * part);
        let terms = frame.keeper.table.clock().terms();
        let full = if terms.manner == Manner::Sand { 2 * terms.length } else { terms.length };
        let part = (seat.left as f32 / full.max(1) as f32).min(1.0);
        widgets::hourglass(scene, part, Rect { x: start, w: glass, ..at });
    }
    let is_calm = frame.settings.reduced_motion;
    let beats = standing == Standing::Thinks && (1..Mark::Ten.left()).contains(&seat.left) && !is_calm;
    let since = 1000.0 - (seat.left % 1000) as f32;
    let grown = if beats { 1.0 + 0.05 * (1.0 - since / 400.0).max(0.0) } else { 1.0 };
    let from = scene.sprites.len();
    digits::written(scene, &words, inks.time, grown, room);
    let fade = if seat.is_out { 0.45 } else { 1.0 };
    scene.sprites[from..].iter_mut().for_each(|sprite| sprite.fade = fade);
}

/// The band: the way back, undo, hold and go on, the round, settings; side by side or one under the other.
fn show_band(scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
    let table = &frame.keeper.table;
    let side = frame.dp(TOUCH).max(TOUCH);
    let is_row = at.w > at.h;
    let (length, count) = (if is_row { at.w } else { at.h }, 5);
    let step = (length / count as f32).min(side * 1.5);
    let start = (if is_row { at.x + at.w / 2.0 } else { at.y + at.h / 2.0 }) - step * (count as f32 - 1.0) / 2.0;
    let place = |nth: usize, side: f32| {
        let along = start + step * nth as f32;
        let middle = if is_row { Point { x: along, y: at.centre().y } } else { Point { x: at.centre().x, y: along } };
        Rect::around(middle, side, side)
    };
    widgets::icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back")).show(scene, place(0, side));
    if table.can_undo() {
        widgets::icon_button(frame, Face::Undo, "ui/ui_undo", frame.say("undo")).show(scene, place(1, side));
    }
    let (icon, words) = match (table.is_running(), table.clock().has_begun()) {
        (true, _) => ("ui/ui_pause", "timer-pause"),
        (false, true) => ("ui/ui_play", "timer-go-on"),
        (false, false) => ("ui/ui_play", "timer-start"),
    };
    let large = (side + 8.0).min(step);
    widgets::round_button(scene, frame, Face::Hold, Look::Gold, icon, &frame.say(words), place(2, large.max(side)));
    show_round(scene, frame, place(3, side));
    let gear = frame.say("clock-settings");
    widgets::icon_button(frame, Face::Settings, "ui/ui_gear", gear).show(scene, place(4, side));
}

/// Which round it is, and how long it has lasted or will.
fn show_round(scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
    let clock = frame.keeper.table.clock();
    let (lasted, most) = (clock.round_time(frame.keeper.wall), clock.terms().round);
    let shown = match most {
        Some(most) if lasted > most => format!("−{}", minutes(lasted - most)),
        Some(most) => minutes(most - lasted),
        None => format!("{}:{:02}", lasted / 60_000, lasted / 1000 % 60),
    };
    let is_late = most.is_some_and(|most| lasted > most);
    let tint = if is_late { ink::GOLD } else { ink::PARCHMENT };
    let number = frame.say_with("clock-round-number", &[("round", i64::from(clock.round()).into())]);
    let (above, below) = (Rect { h: at.h * 0.42, ..at }, Rect { y: at.y + at.h * 0.42, h: at.h * 0.5, ..at });
    let small = Lettering::new(Letters::Heavy, at.h * 0.25, tint).centred();
    scene.line(&number, fitted(small, &number, at.w), above);
    let large = Lettering::new(Letters::Display, at.h * 0.42, tint).centred();
    scene.line(&shown, fitted(large, &shown, at.w), below);
    let values = [("round", i64::from(clock.round()).into()), ("time", shown.into())];
    scene.touch(Face::Round, Role::Label, frame.say_with("clock-round", &values), at);
}

/// Where messages come in: over the part of a player who waits, so that whoever is on turn sees their own.
fn messages(places: &Places, frame: &Frame<'_>) -> Rect {
    let on_turn = frame.keeper.table.clock().on_turn();
    let upright = places.seats.iter().enumerate().filter(|(_, place)| place.turn % 180.0 == 0.0);
    let mut waits = upright.filter(|(nth, _)| Some(*nth) != on_turn).map(|(_, place)| place.at);
    let at = waits.next_back().unwrap_or(places.seats[0].at);
    Rect { x: frame.safe_area().x, w: frame.safe_area().w, y: at.y + 8.0, ..at }
}

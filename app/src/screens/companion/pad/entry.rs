//! Points being written: whose, in which round and column, digit by digit.

use super::{
    super::{
        plates::{self, KeyLook},
        shell::Question,
    },
    names::{self, Touch, number},
};
use crate::{
    geometry::{Rect, Size},
    layout::{Node, leaf},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    widgets,
};
use printkit_core::{drawing::Face, ink};
use rules::companion::pad::{Action, MOST_POINTS, Pad};

/// The place that is written in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Which round.
    pub round: usize,
    player: usize,
    column: usize,
    /// No digit was written yet, so that the first one replaces what stands there.
    is_fresh: bool,
    /// Digits are those of a number below nothing.
    is_negative: bool,
}

impl Entry {
    /// The first empty place of a round, or its first one.
    pub fn of(pad: &Pad, round: usize) -> Entry {
        let places = || (0..pad.players.len()).flat_map(|player| (0..pad.columns.len()).map(move |it| (player, it)));
        let is_empty = |(player, column): &(usize, usize)| pad.rounds[round].points[*player][*column].is_none();
        let (player, column) = places().find(is_empty).unwrap_or_default();
        Entry::at(pad, round, player, column)
    }

    fn at(pad: &Pad, round: usize, player: usize, column: usize) -> Entry {
        let is_negative = pad.rounds[round].points[player][column].is_some_and(|points| points < 0);
        Entry { round, player, column, is_fresh: true, is_negative }
    }

    /// The place so many after this one; none before the first and after the last.
    pub fn step(&self, pad: &Pad, by: isize) -> Option<Entry> {
        let columns = pad.columns.len();
        let nth = (self.player * columns + self.column).checked_add_signed(by)?;
        (nth < pad.players.len() * columns).then(|| Entry::at(pad, self.round, nth / columns, nth % columns))
    }

    /// Tests whether the place is still there: a player may have gone by an undo.
    pub fn is_on(&self, pad: &Pad) -> bool {
        let points = pad.rounds.get(self.round).and_then(|round| round.points.get(self.player));
        points.is_some_and(|points| self.column < points.len())
    }

    fn points(&self, pad: &Pad) -> Option<i32> {
        pad.rounds[self.round].points[self.player][self.column]
    }

    fn writes(&self, points: Option<i32>) -> Action {
        Action::Write { round: self.round, player: self.player, column: self.column, points }
    }

    /// Writes one more digit. None if there is no room for it.
    pub fn digit(&mut self, pad: &Pad, digit: u8) -> Option<Action> {
        let before = self.points(pad).filter(|_| !self.is_fresh).unwrap_or(0);
        let digit = i32::from(digit.min(9));
        let points = before * 10 + if self.is_negative { -digit } else { digit };
        (points.abs() <= MOST_POINTS).then(|| {
            self.is_fresh = false;
            self.writes(Some(points))
        })
    }

    /// Turns the number to the other side of nothing. None if there is none yet, which will begin there.
    pub fn turn_sign(&mut self, pad: &Pad) -> Option<Action> {
        self.is_negative = !self.is_negative;
        let points = self.points(pad).filter(|points| *points != 0)?;
        Some(self.writes(Some(-points)))
    }

    /// Rubs the last digit out. None if nothing stands there.
    pub fn rub(&mut self, pad: &Pad) -> Option<Action> {
        let points = self.points(pad)?;
        self.is_fresh = false;
        Some(self.writes(Some(points / 10).filter(|points| *points != 0)))
    }

    /// The sheet that asks for the number.
    pub fn question<'a>(&self, pad: &Pad, frame: &Frame<'_>) -> Question<'a> {
        let title = frame.say_with(
            "pad-entry",
            &[
                ("round", names::round(pad, self.round, frame.words).into()),
                ("name", names::player(pad, self.player, frame.words).into()),
            ],
        );
        let about = if pad.columns.len() > 1 { names::column(pad, self.column, frame.words) } else { String::new() };
        let digits = |order: &[u8]| order.iter().map(|digit| digit_key(frame, *digit)).collect::<Vec<_>>();
        let icon = |touch, look, icon, key: &str| icon_key(frame, touch, look, icon, frame.say(key));
        let rub = icon(Touch::Rub, KeyLook::Plain, "ui/ui_erase", "keypad-erase");
        let sign = word_key(frame, Touch::Sign, "±".to_string(), frame.say("pad-sign"));
        let previous = icon(Touch::Previous, KeyLook::Plain, "ui/ui_back", "pad-previous");
        let is_last = self.step(pad, 1).is_none();
        let next = icon(
            Touch::Next,
            KeyLook::Gold,
            if is_last { "ui/ui_check" } else { "ui/ui_forward" },
            if is_last { "keypad-done" } else { "pad-next" },
        );
        let rename = icon(Touch::NameRound(self.round), KeyLook::Plain, "ui/ui_edit", "pad-name-round");
        let remove = icon(Touch::RemoveRound(self.round), KeyLook::Plain, "ui/ui_minus", "pad-remove-round");
        let mut cells = Vec::new();
        // A low window has room for few lines.
        let columns = if frame.is_landscape() && !frame.is_large() {
            cells.extend(digits(&[1, 2, 3, 4, 5]));
            cells.push(rub);
            cells.extend(digits(&[6, 7, 8, 9, 0]));
            cells.extend([next, sign, previous, rename, remove]);
            6
        } else {
            cells.extend(digits(&[7, 8, 9]));
            cells.push(rub);
            cells.extend(digits(&[4, 5, 6]));
            cells.push(sign);
            cells.extend(digits(&[1, 2, 3]));
            cells.extend([previous, rename]);
            cells.extend(digits(&[0]));
            cells.extend([remove, next]);
            4
        };
        let parts = vec![self.shown(pad, frame), plates::grid(frame, columns, cells)];
        Question { title, about, buttons: parts }
    }

    /// The number so far.
    fn shown<'a>(&self, pad: &Pad, frame: &Frame<'_>) -> Node<'a> {
        let words = match self.points(pad) {
            Some(points) => number(points),
            None if self.is_negative => "−".to_string(),
            None => "·".to_string(),
        };
        let tint = if self.is_fresh { ink::COCOA } else { ink::INK };
        let letters = Lettering::new(Face::Display, frame.em(30.0).min(frame.dp(38.0)), tint).centred();
        leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at, true, 5);
            scene.line(&words, letters, at.inset(6.0));
            scene.touch(Touch::Points, Role::Label, words, at);
        })
        .height(letters.line_height() + 10.0)
    }
}

fn key_height(frame: &Frame<'_>) -> f32 {
    frame.dp(50.0).max(TOUCH)
}

fn digit_key<'a>(frame: &Frame<'_>, digit: u8) -> Node<'a> {
    word_key(frame, Touch::Digit(digit), digit.to_string(), digit.to_string())
}

fn word_key<'a>(frame: &Frame<'_>, touch: Touch, words: String, label: String) -> Node<'a> {
    let letters = Lettering::new(Face::Display, frame.dp(24.0), ink::INK).centred();
    key(frame, touch, KeyLook::Plain, label, move |scene, room| scene.line(&words, letters, room))
}

fn icon_key<'a>(frame: &Frame<'_>, touch: Touch, look: KeyLook, icon: &'static str, label: String) -> Node<'a> {
    key(frame, touch, look, label, move |scene, room| {
        let side = room.h * 0.66;
        scene.fit(Picture::icon(icon, ink::INK), Rect::around(room.centre(), side, side));
    })
}

/// A key with something on it.
fn key<'a>(
    frame: &Frame<'_>,
    touch: Touch,
    look: KeyLook,
    label: String,
    paint: impl FnOnce(&mut Scene, Rect) + 'a,
) -> Node<'a> {
    let pressed = frame.is_pressed(&touch);
    let high = key_height(frame);
    leaf(move |scene: &mut Scene, at: Rect| {
        let room = plates::raised(scene, look, pressed, at);
        paint(scene, room);
        scene.touch(touch, Role::Button, label, at);
    })
    .measured(move |width| Size { w: width.min(high), h: high })
    .least_height(high)
}

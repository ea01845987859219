//! How a die must be thrown on screen, over the table: the special throws as chips, and what the chosen one asks for.

use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, paragraph, row},
    scene::{Lettering, Role, Scene},
    screens::{fighter::pictures, throwing::Grip},
    theme::{Frame, TOUCH},
    touch::touches,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::Conditions;

touches! {
    /// What can be touched about a throw on screen: how it must be thrown, the die, and what it came to.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum ThrowTouch {
        Manner(nth: usize) = "manner-{}",
        Die(grip: Grip) = "{}",
        Landed = "landed",
    }
}

/// An area narrower than this, in dp, has no room for words beside the table.
const BESIDE: f32 = 520.0;
/// How wide the words are at most, in phone dp: longer lines are hard to read.
const WIDEST: f32 = 560.0;

/// Where the words are in an area and where the table: below them, or beside them where that leaves it more room.
pub fn parted(frame: &Frame<'_>, conditions: &Conditions, area: Rect) -> (Rect, Rect) {
    if area.w > area.h * 1.2 && area.w >= frame.em(BESIDE) {
        let wide = (area.w * 0.3).min(frame.em(290.0));
        let field = Rect::new(area.x + wide, area.y, area.w - wide, area.h);
        let (head, field) = (Rect { w: wide, ..area }, field);
        if frame.settings.left_handed {
            return (Rect { x: area.right() - wide, ..head }, Rect { x: area.x, ..field });
        }
        return (head, field);
    }
    // As high as the longest sentence needs, so that the table stays where it is.
    let wide = area.w.min(frame.dp(WIDEST));
    let heights = (0..conditions.throws.len().max(1)).map(|nth| instructions(frame, conditions, nth).height_at(wide));
    let high = heights.fold(0.0, f32::max).min(area.h * 0.36);
    let head = Rect::new(area.centre().x - wide / 2.0, area.y, wide, high);
    (head, Rect::new(area.x, area.y + high, area.w, (area.h - high).max(1.0)))
}

/// The special throws as chips, and what one of them asks for.
pub fn instructions<'a>(frame: &Frame<'_>, conditions: &Conditions, explained: usize) -> Node<'a> {
    let throws = &conditions.throws;
    let explained = explained.min(throws.len().saturating_sub(1));
    let chips = throws.iter().enumerate().map(|(nth, throw)| {
        let is_chosen = nth == explained && throws.len() > 1;
        chip(frame, nth, Sign::Throw(*throw), is_chosen)
    });
    let words = match throws.get(explained) {
        Some(throw) => Sign::Throw(*throw).on_screen(frame.words),
        None => frame.say("fight-swipe"),
    };
    let text = Lettering::new(Face::Medium, frame.em(14.0).min(frame.dp(20.0)), ink::PARCHMENT);
    let sentence = column([paragraph(words, text)]).pads(12.0, 7.0, 12.0, 7.0).painted(|scene, at| {
        pictures::pill(scene, 13.0, at);
    });
    let chips = row(chips).wrapping().gap(6.0);
    let parts = if throws.is_empty() { vec![sentence] } else { vec![chips, sentence] };
    column(parts).gap(4.0).pads(8.0, 2.0, 8.0, 4.0)
}

/// A special throw: its picture and its name; touched, it says what it asks for.
fn chip<'a>(frame: &Frame<'_>, nth: usize, sign: Sign, is_chosen: bool) -> Node<'a> {
    let name = sign.name(frame.words);
    let lettering = Lettering::new(Face::Heavy, frame.em(14.0).min(frame.dp(18.0)), ink::INK);
    let high = frame.dp(TOUCH).max(TOUCH);
    let wide = high + lettering.width(&name) + 16.0;
    leaf(move |scene: &mut Scene, at: Rect| {
        scene.drawn(("manner-chip", is_chosen), at, 3.0, move |drawing| {
            let pill = Path::rect(0.0, 3.0, at.w, at.h - 6.0, (at.h - 6.0) / 2.0);
            let edge = if is_chosen { Stroke::new(ink::GOLD, 3.4) } else { Stroke::new(ink::INK, 2.4) };
            drawing.outlined(pill, ink::PARCHMENT, edge);
        });
        scene.fit(pictures::power(sign), Rect::new(at.x + 9.0, at.y + 6.0, at.h - 12.0, at.h - 12.0));
        let room = Rect::new(at.x + at.h + 1.0, at.y, at.w - at.h - 9.0, at.h);
        scene.fitted(&name, lettering, room);
        scene.touch(ThrowTouch::Manner(nth), Role::Choice { chosen: is_chosen }, name, at);
    })
    .width(wide)
    .height(high)
}

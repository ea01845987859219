//! The danger page: four corners of a card on the table, added up as the rulebook does.

use super::{Keep, names::Touch};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{Node, column, leaf, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    screens::{
        companion::{
            plates::{self, KeyLook},
            shell::{Page, Part},
        },
        knock::pictures,
    },
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke, Transform},
    faces::knock::{self as faces, Token},
    ink,
};
use rules::{
    companion::knock::Board,
    knock::{Card, Corner, HIGHEST, Spell},
};

pub(super) fn page<'a>(keep: &'a Keep, board: &'a Board, frame: &'a Frame<'_>) -> Page<'a> {
    let corner = keep.corner;
    let card: Part<'a> = Box::new(move |width| {
        let most =
            if frame.is_landscape() { frame.safe_area().h - frame.dp(110.0) } else { frame.safe_area().h * 0.42 };
        let side = width.min(most).max(3.2 * TOUCH);
        card(board, corner, frame).width(side).height(side).centred()
    });
    let keys: Part<'a> = Box::new(move |_| {
        let wipe = widgets::button(frame, Touch::Wipe, Look::Paper, Some("ui/ui_erase"), frame.say("companion-wipe"));
        column([verdict(board, frame), keys(frame), wipe.firm()]).gap(frame.dp(12.0)).firm()
    });
    Page { name: "danger", tabs: Vec::new(), parts: vec![card, keys], foot: None, over: None }
}

/// A card with these corners, and its danger in the middle. The corner that comes next has a ring.
fn card<'a>(board: &'a Board, next: usize, frame: &'a Frame<'_>) -> Node<'a> {
    let corners = board.corners;
    let danger = board.danger();
    leaf(move |scene: &mut Scene, at: Rect| {
        let values = corners.map(|summand| summand.value);
        let size = Size { w: faces::SIDE, h: faces::SIDE };
        let picture = Picture::new(("cp-danger", values), size, 0.0, move || faces::table_card(&blank(values), false));
        scene.picture(picture, at).stepped();
        scene.picture(badge(danger), Rect::around(at.centre(), at.w * 0.62, at.w * 0.62)).stepped();
        let part = at.w * 0.36;
        for (i, corner) in Corner::ALL.into_iter().enumerate() {
            let (right, down) = (i % 2 == 1, i / 2 == 1);
            let x = if right { at.right() - part } else { at.x };
            let y = if down { at.bottom() - part } else { at.y };
            let area = Rect::new(x, y, part, part);
            if corners[i].is_poisoned {
                let place = Rect::around(Point { x: area.centre().x, y: area.centre().y }, part * 0.72, part * 0.72);
                scene.picture(pictures::token(Token::Spell(Spell::Poison)), place);
            }
            if i == next {
                ring(scene, area.inset(2.0));
            }
            scene.touch(Touch::Corner(i), Role::Choice { chosen: i == next }, corner_label(board, corner, frame), area);
        }
    })
}

/// A hall that shows nothing but its corners.
fn blank(corners: [u8; 4]) -> Card {
    Card {
        name: String::new(),
        art: "column".to_string(),
        corners,
        creature: None,
        silence: false,
        chests: 0,
        marker: None,
    }
}

/// The shield or the bell with the danger, which fills its frame.
fn badge(danger: u8) -> Picture {
    Picture::drawn(("cp-badge", danger), Size { w: 40.0, h: 40.0 }, 0.0, move |whole| {
        let mark = faces::danger_shield(danger);
        let scale = 40.0 / mark.size.w;
        whole.place(mark, Transform::scale(scale, scale), 1.0);
    })
}

fn ring(scene: &mut Scene, at: Rect) {
    scene.drawn("cp-ring", at, 4.0, move |drawing| {
        let path = || Path::rect(0.0, 0.0, at.w, at.h, at.w * 0.3);
        drawing.stroke(path(), Stroke::new(ink::INK, 7.0));
        drawing.stroke(path(), Stroke::new(ink::GOLD, 4.0));
    });
}

fn corner_label(board: &Board, corner: Corner, frame: &Frame<'_>) -> String {
    let summand = board.corners[corner as usize];
    let place = frame.say(match corner {
        Corner::TopLeft => "companion-corner-top-left",
        Corner::TopRight => "companion-corner-top-right",
        Corner::BottomLeft => "companion-corner-bottom-left",
        Corner::BottomRight => "companion-corner-bottom-right",
    });
    if summand.is_poisoned {
        return frame.say_with("companion-corner-poisoned", &[("corner", place.into())]);
    }
    frame.say_with("companion-corner", &[("corner", place.into()), ("value", i64::from(summand.value).into())])
}

/// What the sum means for a hall and for a creature.
fn verdict<'a>(board: &Board, frame: &'a Frame<'_>) -> Node<'a> {
    let quiet = board.is_quiet();
    let words = frame.say(if quiet { "companion-quiet" } else { "companion-loud" });
    let about = frame.say(if quiet { "companion-quiet-about" } else { "companion-loud-about" });
    let label = format!("{}. {words}. {about}", board.danger());
    let tint = if quiet { ink::INK } else { ink::PAPER };
    let large = Lettering::new(Face::Display, frame.em(24.0), tint);
    let small = Lettering { ink: tint, ..frame.body() };
    column([paragraph(words, large), paragraph(about, small)])
        .gap(2.0)
        .pads(frame.dp(16.0), frame.dp(10.0), frame.dp(16.0), frame.dp(12.0))
        .firm()
        .painted(move |scene, at| {
            if quiet {
                plates::paper(scene, at, Ink::hex(0xA6DDBB), ink::DARK_GREEN, 6);
            } else {
                plates::hazard(scene, at, ink::DARK_RED);
            }
            scene.touch(Touch::Verdict, Role::Label, label, at);
        })
}

/// The values a corner can have, and poison.
fn keys<'a>(frame: &'a Frame<'_>) -> Node<'a> {
    let high = frame.dp(62.0).max(TOUCH);
    let value = |value: u8| {
        let label = frame.say_with("companion-value", &[("value", i64::from(value).into())]);
        leaf(move |scene: &mut Scene, at: Rect| {
            let room = plates::key(scene, frame, &Touch::Value(value), KeyLook::Plain, at);
            scene.line(&value.to_string(), Lettering::new(Face::Display, room.h * 0.7, ink::INK).centred(), room);
            scene.touch(Touch::Value(value), Role::Button, label, at);
        })
        .height(high)
    };
    let words = frame.say("companion-poison");
    let poison = leaf(move |scene: &mut Scene, at: Rect| {
        let room = plates::key(scene, frame, &Touch::Poison, KeyLook::Plain, at);
        scene.fit(pictures::token(Token::Spell(Spell::Poison)), room.inset(-2.0));
        scene.touch(Touch::Poison, Role::Button, words, at);
    })
    .height(high);
    let keys: Vec<Node<'a>> = (0..=HIGHEST).map(value).chain([poison]).collect();
    if frame.safe_area().w >= 6.0 * (TOUCH + 12.0) {
        row(keys.into_iter().map(|key| key.grow(1.0))).gap(frame.dp(5.0)).firm()
    } else {
        plates::grid(frame, 3, keys)
    }
}

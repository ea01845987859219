//! Who plays and what each of them has in a round; the name of the game, and the note.

use super::{
    super::plates,
    names::{self, Touch},
};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::ink;
use rules::companion::pad::{MOST_COLUMNS, PLAYERS, Pad};

/// The players.
pub fn players<'a>(pad: &'a Pad, frame: &'a Frame<'_>) -> Node<'a> {
    let line = |player: usize| {
        let name = names::player(pad, player, frame.words);
        named(
            frame,
            Touch::NamePlayer(player),
            name,
            None,
            (pad.players.len() > 1).then_some(Touch::RemovePlayer(player)),
        )
    };
    let mut parts: Vec<Node<'a>> = (0..pad.players.len()).map(line).collect();
    if pad.players.len() < *PLAYERS.end() {
        parts.push(add(frame, Touch::AddPlayer, "pad-add-player"));
    }
    plates::plate(frame, frame.say("pad-people"), pad.players.len().to_string(), parts)
}

/// The game, its columns, and who wins.
pub fn game<'a>(pad: &'a Pad, frame: &'a Frame<'_>) -> Node<'a> {
    let mut parts = vec![named(frame, Touch::Title, names::title(pad, frame.words), None, None)];
    let low = (Touch::LowIsBest, frame.say("pad-low-is-best"), pad.is_low_best);
    parts.push(widgets::switch(frame, low.0, "ui/ui_trophy", low.1, low.2).firm());
    parts.push(paragraph(frame.say("pad-columns-about"), frame.label()).firm());
    let line = |column: usize| {
        let name = names::column(pad, column, frame.words);
        let counts = (pad.columns.len() > 1).then_some((Touch::Count(column), pad.columns[column].counts));
        let remove = (pad.columns.len() > 1).then_some(Touch::RemoveColumn(column));
        named(frame, Touch::NameColumn(column), name, counts, remove)
    };
    parts.extend((0..pad.columns.len()).map(line));
    if pad.columns.len() < MOST_COLUMNS {
        parts.push(add(frame, Touch::AddColumn, "pad-add-column"));
    }
    plates::plate(frame, frame.say("pad-game"), String::new(), parts)
}

/// The note, which is written by touching it.
pub fn note<'a>(pad: &'a Pad, frame: &'a Frame<'_>) -> Node<'a> {
    let (words, tint) =
        if pad.note.is_empty() { (frame.say("pad-note-empty"), ink::BARK) } else { (pad.note.clone(), ink::INK) };
    let letters = Lettering { ink: tint, ..frame.body() };
    let label = words.clone();
    let text = column([paragraph(words, letters)]).pads(12.0, 10.0, 12.0, 10.0).least_height(frame.dp(120.0)).firm();
    let text = text.painted(move |scene, at| {
        widgets::slot(scene, at, true, 5);
        scene.touch(Touch::Note, Role::Button, label, at);
    });
    plates::plate(frame, frame.say("pad-words"), String::new(), vec![text])
}

fn add<'a>(frame: &Frame<'_>, touch: Touch, key: &str) -> Node<'a> {
    widgets::button(frame, touch, Look::Paper, Some("ui/ui_plus"), frame.say(key)).firm()
}

/// A name that is changed by touching it, with a box to tick and a way to take it away.
fn named<'a>(
    frame: &Frame<'_>,
    touch: Touch,
    name: String,
    ticked: Option<(Touch, bool)>,
    remove: Option<Touch>,
) -> Node<'a> {
    let side = frame.dp(TOUCH).max(TOUCH);
    let letters = Lettering { size: frame.em(17.0).min(frame.dp(26.0)), ..frame.heading() };
    let values = [("name", name.clone().into())];
    let (rename, counts) = (frame.say_with("pad-rename", &values), frame.say_with("pad-counts", &values));
    let away = frame.say_with("pad-remove", &values);
    let written = leaf(move |scene: &mut Scene, at: Rect| {
        let pen = at.h * 0.36;
        let room = Rect { w: (at.w - pen - 8.0).max(1.0), ..at };
        scene.line(&name, letters, room);
        let x = (room.x + letters.width(&name) + 8.0).min(at.right() - pen);
        scene.fit(Picture::icon("ui/ui_edit", ink::COCOA), Rect::new(x, at.centre().y - pen / 2.0, pen, pen));
        scene.touch(touch, Role::Button, rename, at);
    });
    let ticked = ticked.map(|(touch, on)| {
        leaf(move |scene: &mut Scene, at: Rect| {
            let side = at.w.min(at.h) * 0.6;
            widgets::tick(scene, Rect::around(at.centre(), side, side), on);
            scene.touch(touch, Role::Switch { on }, counts, at);
        })
        .square(side)
    });
    let remove = remove.map(|touch| {
        let pressed = frame.is_pressed(&touch);
        leaf(move |scene: &mut Scene, at: Rect| {
            let tint = if pressed { ink::AMBER } else { ink::COCOA };
            scene.fit(Picture::icon("ui/ui_close", tint), at.inset(at.w * 0.3));
            scene.touch(touch, Role::Button, away, at);
        })
        .square(side)
    });
    row([written.height(side).grow(1.0)].into_iter().chain(ticked).chain(remove)).gap(4.0).firm()
}

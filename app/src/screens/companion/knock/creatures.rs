//! Who comes into the Keep: any creature by its Time, or one of the deck by its picture.

use super::{
    keep::{card_picture, time_key},
    names::Touch,
};
use crate::{
    geometry::{Rect, Size},
    layout::{Node, column, leaf, paragraph},
    scene::{Lettering, Role, Scene},
    screens::{
        companion::{
            plates::{self, KeyLook},
            shell::{Page, Part},
        },
        knock::pictures,
    },
    theme::Frame,
};
use printkit_core::{drawing::Face, fonts, ink};
use rules::{
    companion::knock::{Board, TIMES, Tracker, creatures},
    knock::{CardId, Deck},
};

pub(super) fn page<'a>(board: &'a Board, frame: &'a Frame<'_>) -> Page<'a> {
    let by_time: Part<'a> = Box::new(move |_| {
        let keys = TIMES.map(|time| time_key(time, frame, time <= board.keep.reserve())).collect();
        let about = paragraph(frame.say("companion-by-time-about"), frame.label());
        plates::plate(frame, frame.say("companion-by-time"), String::new(), vec![about, plates::grid(frame, 4, keys)])
    });
    let by_name: Part<'a> = Box::new(move |width| {
        // With a log it is known which Keep is attacked, and so whose cards are in the pile.
        let level = board.tracks(Tracker::Log).then(|| board.slate.level());
        let columns = ((width / frame.em(104.0)) as usize).clamp(2, 6);
        let cells = creatures(level).into_iter().map(|card| creature(card, board, frame)).collect();
        let title = match level {
            Some(level) => frame.say_with("companion-by-name-keep", &[("level", i64::from(level).into())]),
            None => frame.say("companion-by-name"),
        };
        column([paragraph(title, frame.heading()), plates::grid(frame, columns, cells)]).gap(frame.dp(8.0)).firm()
    });
    Page { name: "who", tabs: Vec::new(), parts: vec![by_time, by_name], foot: None, over: None }
}

/// A creature of the deck with its card, its name and its Time.
fn creature<'a>(card: CardId, board: &Board, frame: &'a Frame<'_>) -> Node<'a> {
    let deck = Deck::standard();
    let time = deck.get(card).and_then(|card| card.creature).map_or(0, |creature| creature.time);
    let name = deck.get(card).map(|card| frame.say(&card.name)).unwrap_or_default();
    let is_in = board.keep.has(card);
    let about = if is_in {
        frame.say("companion-in-keep")
    } else {
        frame.say_with("companion-time", &[("tokens", i64::from(time).into())])
    };
    let (touch, label) = (Touch::Who(card), format!("{name}. {about}"));
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0), ink::INK).centred();
    let (text, side) = (name.clone(), frame.dp(70.0));
    let lines = move |width: f32| fonts::wrap(lettering.face, &text, lettering.size, width - 10.0).len() as f32;
    let tall = {
        let lines = lines.clone();
        move |width: f32| side + lines(width) * lettering.line_height() + 20.0
    };
    leaf(move |scene: &mut Scene, at: Rect| {
        let room = plates::key(scene, frame, &touch, if is_in { KeyLook::Spent } else { KeyLook::Plain }, at);
        let words = lines(at.w) * lettering.line_height();
        let top = Rect { h: (room.h - words).max(0.0), ..room };
        let place = top.fit(Size { w: 1.0, h: 1.0 });
        scene.picture(card_picture(Some(card)), place).stepped().fade = if is_in { 0.4 } else { 1.0 };
        if !is_in {
            pictures::time_bar(scene, time, time, place);
        }
        scene.paragraph(&name, lettering, Rect::new(room.x, top.bottom(), room.w, words));
        scene.touch(touch, if is_in { Role::Label } else { Role::Button }, label, at);
    })
    .measured(move |width| Size { w: width.min(frame.em(104.0)), h: tall(width) })
}

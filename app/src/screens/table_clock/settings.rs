//! What the clock is set to: who plays and in which order, how much time there is, and when it warns.

use super::{
    screen::TableClockScreen,
    touch::{Edit, Face, INCREMENTS, Kind, ROUNDS},
};
use crate::{
    geometry::{Rect, Size},
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    players::{mark, own_name},
    scene::{Lettering, Picture, Role, Scene},
    screens::naming::{self, Named, Naming},
    theme::{Frame, TOUCH},
    timers::{WARNINGS, minutes},
    touch::code,
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face as Letters, Path, Stroke},
    ink,
};
use rules::table_clock::{Manner, SEATS};

impl TableClockScreen {
    pub(super) fn show_settings(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let wide = widgets::wide_enough(frame);
        widgets::page(&mut scene, frame, "clock", frame.say("clock-settings"), if wide { 2 } else { 1 }, |width| {
            let gap = frame.dp(20.0);
            let half = if wide { (width - 36.0) / 2.0 } else { width };
            let first = column([game(frame), players(frame, half)]).gap(gap);
            let done =
                widgets::button(frame, naming::Touch::Done, Look::Gold, Some("ui/ui_check"), frame.say("keypad-done"));
            let second = column([warnings(frame), done.firm()]).gap(gap);
            if wide {
                row([first.grow(1.0), second.grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
            } else {
                column([first, second]).gap(gap)
            }
        });
        scene
    }

    pub(super) fn show_name(&self, seat: usize, naming: &Naming, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let named = Named {
            title: frame.say("clock-naming"),
            badge: mark(seat as u8),
            own: own_name(seat as u8, frame.words),
            clear: frame.say("timer-no-name"),
        };
        naming.show(&mut scene, frame, &named);
        scene
    }
}

/// The ground of the clock's pages.
fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::ground(scene, frame, Ink::hex(0x6B4466), Ink::hex(0x2E1F3F));
}

/// What a game is played by; one under way is left first.
fn game<'a>(frame: &Frame<'_>) -> Node<'a> {
    let clock = frame.keeper.table.clock();
    let terms = clock.terms();
    if clock.has_begun() {
        let anew = widgets::button(frame, Edit::Anew, Look::Paper, Some("ui/ui_rot"), frame.say("clock-anew"));
        let parts = vec![widgets::remark(frame, Edit::Begun, frame.say("clock-begun")), anew.firm()];
        return widgets::section(frame, frame.say("clock-game"), parts);
    }
    // A game that was left too soon is had back here.
    let undo = frame
        .keeper
        .table
        .can_undo()
        .then(|| widgets::button(frame, Face::Undo, Look::Paper, Some("ui/ui_undo"), frame.say("undo")).firm());
    let option = |players: usize| (Edit::Players(players), players.to_string(), terms.players == players);
    let players = widgets::choices(frame, "ui/ui_players", frame.say("clock-players"), SEATS.map(option).collect());
    let chosen = Kind::of(terms.manner);
    let kinds =
        Kind::ALL.map(|kind| (Edit::Manner(kind), frame.say(&format!("clock-manner-{}", code(kind))), kind == chosen));
    let manner = widgets::choices(frame, "ui/ui_sand", frame.say("clock-manner"), kinds.into());
    let about = frame.say(&format!("clock-manner-{}-about", code(chosen)));
    let about = paragraph(about, frame.label()).firm();
    let mut parts: Vec<Node<'a>> = undo.into_iter().collect();
    parts.extend([players, manner, about, length(frame, terms.length)]);
    if let Manner::Increment(more) = terms.manner {
        let option = |seconds: u8| {
            let words = frame.say_with("clock-increment-seconds", &[("number", i64::from(seconds).into())]);
            (Edit::Increment(seconds), words, more == u64::from(seconds) * 1000)
        };
        let options = INCREMENTS.map(option).into();
        parts.push(widgets::choices(frame, "ui/ui_plus", frame.say("clock-increment"), options));
    }
    let option = |most: u8| {
        let words = match most {
            0 => frame.say("clock-round-any"),
            most => frame.say_with("minutes", &[("minutes", i64::from(most).into())]),
        };
        (Edit::RoundOf(most), words, terms.round.unwrap_or_default() == u64::from(most) * 60_000)
    };
    parts.push(widgets::choices(frame, "ui/ui_rot", frame.say("clock-round-most"), ROUNDS.map(option).into()));
    widgets::section(frame, frame.say("clock-game"), parts)
}

/// How much time everybody has, between a minus and a plus.
fn length<'a>(frame: &Frame<'_>, length: u64) -> Node<'a> {
    let step = |touch, icon, key: &str| widgets::icon_button(frame, touch, icon, frame.say(key));
    let label = frame.say_with("clock-length", &[("time", minutes(length).into())]);
    let digits = minutes(length);
    let letters = Lettering::new(Letters::Display, frame.em(30.0), ink::INK).centred();
    let middle = leaf(move |scene: &mut Scene, at: Rect| {
        scene.line(&digits, letters, at);
        scene.touch(Edit::Length, Role::Label, label, at);
    });
    let less = step(Edit::LessLength, "ui/ui_minus", "clock-length-less");
    let more = step(Edit::MoreLength, "ui/ui_plus", "clock-length-more");
    row([less, middle.height(letters.line_height().max(TOUCH)).grow(1.0), more]).gap(8.0).firm()
}

/// Everybody in the order in which they play.
fn players<'a>(frame: &Frame<'_>, width: f32) -> Node<'a> {
    let table = &frame.keeper.table;
    let seats = table.seats(frame.keeper.wall);
    let mut parts: Vec<Node<'a>> =
        table.clock().order().iter().map(|seat| player(frame, *seat, !seats[*seat].is_out, width)).collect();
    let reverse = widgets::button(frame, Edit::Reverse, Look::Paper, Some("ui/ui_flip"), frame.say("clock-reverse"));
    parts.push(reverse.firm());
    widgets::section(frame, frame.say("clock-order"), parts)
}

/// A player: shape and name, which can be changed, whether they play, and a way to come earlier.
fn player<'a>(frame: &Frame<'_>, seat: usize, plays: bool, width: f32) -> Node<'a> {
    let name = frame.keeper.table.name(seat, frame.words);
    let side = frame.dp(TOUCH).max(TOUCH);
    let letters = Lettering { size: frame.em(18.0), ..frame.heading() };
    let rename = frame.say_with("clock-rename", &[("name", name.clone().into())]);
    let fade = if plays { 1.0 } else { 0.5 };
    let text = (width - 2.0 * side - 16.0).max(side);
    let shown = name.clone();
    let named = leaf(move |scene: &mut Scene, at: Rect| {
        let sign = at.h * 0.5;
        let from = scene.sprites.len();
        scene.fit(mark(seat as u8), Rect::new(at.x, at.centre().y - sign / 2.0, sign, sign));
        let pen = sign * 0.8;
        let room = Rect::new(at.x + sign + 8.0, at.y, (at.w - sign - pen - 16.0).max(1.0), at.h);
        scene.line(&shown, letters, room);
        let x = (room.x + letters.width(&shown) + 8.0).min(at.right() - pen);
        scene.fit(Picture::icon("ui/ui_edit", ink::COCOA), Rect::new(x, at.centre().y - pen / 2.0, pen, pen));
        scene.sprites[from..].iter_mut().for_each(|sprite| sprite.fade = fade);
        scene.touch(Edit::Rename(seat), Role::Button, rename, at);
    });
    let values = [("name", name.into())];
    let words = frame.say_with(if plays { "clock-plays" } else { "clock-sits" }, &values);
    let ticked = leaf(move |scene: &mut Scene, at: Rect| {
        let box_side = at.w.min(at.h) * 0.62;
        widgets::tick(scene, Rect::around(at.centre(), box_side, box_side), plays);
        scene.touch(Edit::Plays(seat), Role::Switch { on: plays }, words, at);
    });
    let earlier = frame.say_with("clock-earlier", &values);
    let up = frame.is_pressed(&Edit::Earlier(seat));
    let earlier = leaf(move |scene: &mut Scene, at: Rect| {
        let tint = if up { ink::AMBER } else { ink::COCOA };
        scene.fit(Picture::icon("ui/ui_back", tint), at.inset(at.w * 0.26)).turn = 90.0;
        scene.touch(Edit::Earlier(seat), Role::Button, earlier, at);
    });
    row([named.width(text).height(side), ticked.square(side), earlier.square(side)]).gap(6.0).firm()
}

/// When the clock warns, and how.
fn warnings<'a>(frame: &Frame<'_>) -> Node<'a> {
    let saved = &frame.keeper.table.saved;
    let switches = WARNINGS.into_iter().map(|warning| {
        let words = if warning == 10_000 {
            frame.say("timer-warn-ten")
        } else {
            frame.say_with("clock-warn", &[("time", minutes(warning).into())])
        };
        let touch = Edit::Warn((warning / 1000) as u16);
        widgets::switch(frame, touch, "ui/ui_bell", words, saved.warnings.contains(&warning))
    });
    let mut parts: Vec<Node<'a>> = switches.collect();
    if frame.abilities.voice {
        parts.push(widgets::switch(frame, Edit::Voice, "ui/ui_sound", frame.say("clock-voice"), saved.voice));
    }
    if frame.keeper.saved.is_silent(frame.settings) {
        let unmute = frame.say("timer-unmute");
        parts.push(widgets::button(frame, Edit::Silent, Look::Paper, Some("ui/ui_bell_off"), unmute).firm());
    }
    widgets::section(frame, frame.say("timer-warnings"), parts)
}

/// A device on a table, with everybody's time around it.
pub fn picture() -> Picture {
    Picture::drawn("table-clock", Size { w: 72.0, h: 72.0 }, 0.0, |drawing| {
        let edge = || Stroke::new(ink::INK, 2.4);
        drawing.outlined(Path::cut(12.0, 6.0, 48.0, 60.0, 9.0, 4, 0.8), ink::CRYPT, edge());
        drawing.outlined(Path::rect(17.0, 11.0, 38.0, 20.0, 4.0), ink::STONE, edge());
        drawing.outlined(Path::rect(17.0, 41.0, 38.0, 20.0, 4.0), ink::GOLD, edge());
        for (y, tint) in [(21.0, ink::PARCHMENT), (51.0, ink::INK)] {
            drawing.stroke(Path::line(25.0, y, 47.0, y), Stroke::new(tint, 4.0));
        }
        drawing.outlined(Path::circle(36.0, 36.0, 4.5), ink::RED, edge());
    })
}

/// What a row says that leads to the clock: its name, what it is for, and the time of whoever is on turn.
pub fn words(frame: &Frame<'_>) -> [String; 3] {
    let clock = frame.keeper.table.clock();
    let left = clock.left(frame.keeper.wall).filter(|_| clock.is_running()).map(minutes).unwrap_or_default();
    [frame.say("clock-title"), frame.say("clock-about"), left]
}

//! The Keep's page: sand, voice, reserve, and the creatures with their Time tokens.

use super::{
    names::{Touch, guest_name},
    sand,
};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{Node, column, leaf, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    screens::{
        companion::{
            plates,
            shell::{Foot, Page, Part, Question},
        },
        knock::pictures,
    },
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    faces::knock::{self as faces, Token},
    ink,
};
use rules::{
    companion::knock::{Board, Guest, State, Tracker},
    knock::{CardId, Deck, Spell, TOKENS, Voice},
};

pub(super) fn page<'a>(board: &'a Board, frame: &'a Frame<'_>) -> Page<'a> {
    let mut parts: Vec<Part<'a>> = Vec::new();
    parts.push(Box::new(move |_| {
        let sand = board.tracks(Tracker::Sand).then(|| sand::plate(frame));
        let voice = board.tracks(Tracker::Voice).then(|| voice(board.voice, frame));
        column(sand.into_iter().chain(voice)).gap(frame.dp(12.0)).firm()
    }));
    if board.tracks(Tracker::Tokens) {
        parts.push(Box::new(move |_| tokens(board, frame)));
    }
    let foot = board.tracks(Tracker::Tokens).then(|| -> Foot<'a> {
        Box::new(move |width| {
            let choice = |touch: Touch, look, icon, key: &str| (touch, look, Some(icon), frame.say(key));
            let enter = choice(Touch::Enter, Look::Paper, "ui/ui_plus", "companion-enter");
            let alarm = choice(Touch::Alarm, Look::Gold, "ui/ui_bell", "companion-alarm");
            plates::pair(frame, width, [enter, alarm])
        })
    });
    Page { name: "keep", tabs: Vec::new(), parts, foot, over: None }
}

/// The Speech/Silence token, so large that everybody round the table sees it.
fn voice<'a>(voice: Voice, frame: &'a Frame<'_>) -> Node<'a> {
    let (token, key, fill, tint) = match voice {
        Voice::Speech => (Token::Speech, "knock-speech", Ink::hex(0x1F6B5A), ink::PAPER),
        Voice::Silence => (Token::Silence, "knock-silence", ink::DARK_RED, ink::PAPER),
    };
    let (words, label) = (frame.say(key), format!("{} {}", frame.say(key), frame.say("companion-turn-token")));
    let high = if frame.is_large() { frame.safe_area().h * 0.24 } else { frame.dp(112.0) };
    leaf(move |scene: &mut Scene, at: Rect| {
        let sunk = if frame.is_pressed(&Touch::Voice) { 3.0 } else { 0.0 };
        if voice == Voice::Silence {
            plates::hazard(scene, at, fill);
        } else {
            plates::paper(scene, at, fill, ink::INK, 6);
        }
        let side = (at.h - 20.0).min(at.w * 0.36);
        let coin = Rect::new(at.x + 14.0, at.centre().y - side / 2.0 + sunk, side, side);
        scene.picture(pictures::token(token), coin).stepped();
        let room = Rect::new(coin.right() + 12.0, at.y + sunk, (at.right() - coin.right() - 26.0).max(1.0), at.h);
        let letters = Lettering::new(Face::Display, at.h * 0.46, tint).centred();
        let size = (letters.size * room.w / letters.width(&words).max(1.0)).min(letters.size);
        scene.line(&words, Lettering { size: (size * 4.0).floor() / 4.0, ..letters }, room);
        scene.touch(Touch::Voice, Role::Button, label, at);
    })
    .height(high)
}

/// The reserve and everybody in the Keep.
fn tokens<'a>(board: &'a Board, frame: &'a Frame<'_>) -> Node<'a> {
    let keep = &board.keep;
    let lost: Vec<String> = keep.alarms().map(|guest| guest_name(guest, frame.words)).collect();
    let mut parts: Vec<Node<'a>> = Vec::new();
    if !lost.is_empty() {
        let words = frame.say_with("companion-alarm-given", &[("creature", lost.join(", ").into())]);
        let write =
            widgets::button(frame, Touch::Lost, Look::Paper, Some("ui/ui_edit"), frame.say("companion-write-lost"));
        parts.push(plates::alarm(frame, words, Some(write)));
    }
    let number = format!("{} / {TOKENS}", keep.reserve());
    parts.push(plates::plate(frame, frame.say("companion-reserve"), number, vec![coins(keep.reserve(), frame)]));
    if keep.guests().is_empty() {
        parts.push(plates::nobody(frame, "monsters/goblin", frame.say("companion-nobody")));
    }
    parts.extend(keep.guests().iter().enumerate().map(|(index, guest)| guest_row(index, guest, frame)));
    column(parts).gap(frame.dp(10.0)).firm()
}

/// The twelve Time tokens: those in the reserve, and the places of the others.
fn coins<'a>(reserve: u8, frame: &'a Frame<'_>) -> Node<'a> {
    let label = frame.say_with("knock-reserve", &[("tokens", i64::from(reserve).into())]);
    leaf(move |scene: &mut Scene, at: Rect| {
        let step = at.w / f32::from(TOKENS);
        let side = (step * 1.02).min(at.h);
        for i in 0..TOKENS {
            let centre = Point { x: at.x + (f32::from(i) + 0.5) * step, y: at.centre().y };
            coin(scene, i < reserve, Rect::around(centre, side, side));
        }
        scene.touch(Touch::Reserve, Role::Label, label, at);
    })
    .height(frame.dp(34.0))
}

fn coin(scene: &mut Scene, is_there: bool, at: Rect) {
    if is_there {
        scene.picture(pictures::token(Token::Time), at);
        return;
    }
    let place = at.inset(at.w * 0.06);
    scene.picture(
        Picture::sign("cp-no-coin", 2.0, |drawing| {
            let ring = Stroke::dashed(ink::BARK, 6.0, 12.0, 11.0);
            drawing.stroke(Path::circle(50.0, 50.0, 44.0), ring);
        }),
        place,
    );
}

/// A card of the standard deck, or the back of one that was not named.
pub(super) fn card_picture(card: Option<CardId>) -> Picture {
    let frame = Size { w: faces::SIDE, h: faces::SIDE };
    let printed = card.and_then(|card| Deck::standard().get(card).cloned());
    Picture::new(("cp-card", card), frame, 0.0, move || match &printed {
        Some(card) => faces::table_card(card, false),
        None => faces::table_back(),
    })
}

/// A creature: who it is, its tokens, and a button for when it is beaten.
fn guest_row<'a>(index: usize, guest: &Guest, frame: &'a Frame<'_>) -> Node<'a> {
    let guest = *guest;
    let name = guest_name(&guest, frame.words);
    let state = state_words(&guest, frame);
    let label = format!("{name}. {state}");
    let beaten = frame.say_with("companion-beaten", &[("creature", name.clone().into())]);
    let side = frame.dp(60.0).max(TOUCH);
    let heading = Lettering { size: frame.em(17.0), ..frame.heading() };
    let card = leaf(move |scene: &mut Scene, at: Rect| {
        scene.picture(card_picture(guest.card), at).stepped();
    });
    let is_urgent = guest.tokens() == 1 || guest.gave_alarm();
    let tint = if is_urgent { ink::DARK_RED } else { ink::COCOA };
    let label_letters = Lettering { ink: tint, ..frame.label() };
    let words = column([paragraph(name, heading), time(&guest, frame), paragraph(state, label_letters)]).gap(3.0);
    let about = row([card.width(side).height(side), words.grow(1.0)]).gap(frame.dp(10.0)).grow(1.0).named(
        Touch::Guest(index),
        Role::Button,
        label,
    );
    let round = frame.dp(54.0).max(TOUCH);
    let done = leaf(move |scene: &mut Scene, at: Rect| {
        widgets::round_button(scene, frame, Touch::Beat(index), Look::Paper, "ui/ui_check", &beaten, at);
    });
    let mut parts = vec![about];
    if !guest.gave_alarm() {
        parts.push(done.width(round).height(round));
    }
    row(parts)
        .gap(frame.dp(8.0))
        .pads(frame.dp(10.0), frame.dp(8.0), frame.dp(10.0), frame.dp(8.0))
        .mirrored(frame.settings.left_handed)
        .firm()
        .painted(move |scene, at| {
            let fill = if guest.state == State::Frozen { Ink::hex(0xDCE9F7) } else { ink::PAPER };
            if is_urgent {
                plates::hazard(scene, at, ink::PAPER);
            } else {
                plates::paper(scene, at, fill, ink::TAN, 5 + index as u32 % 4);
            }
        })
}

/// A creature's tokens one by one.
fn time<'a>(guest: &Guest, frame: &Frame<'_>) -> Node<'a> {
    let guest = *guest;
    let side = frame.dp(30.0);
    leaf(move |scene: &mut Scene, at: Rect| {
        if guest.state == State::Frozen {
            scene.fit(Picture::art("things/ice"), Rect { w: side, ..at });
            return;
        }
        for i in 0..guest.time {
            coin(scene, i < guest.tokens(), Rect::new(at.x + f32::from(i) * (side + 3.0), at.y, side, side));
        }
    })
    .height(side)
}

fn state_words(guest: &Guest, frame: &Frame<'_>) -> String {
    match guest.state {
        State::Frozen => frame.say("companion-frozen"),
        State::Fights { tokens: 0 } => frame.say("companion-gives-alarm"),
        State::Fights { tokens: 1 } => frame.say("companion-last-token"),
        State::Fights { tokens } => frame.say_with("companion-tokens", &[("tokens", i64::from(tokens).into())]),
    }
}

/// What happens to a creature.
pub(super) fn question<'a>(board: &'a Board, index: usize, frame: &'a Frame<'_>) -> Option<Question<'a>> {
    let guest = board.keep.guests().get(index)?;
    let has = |spell: Spell| !board.tracks(Tracker::Spells) || board.slate.spells().contains(&spell);
    let mut answers = vec![(Touch::Beat(index), Look::Gold, Some("ui/ui_check"), frame.say("companion-beat"))];
    if has(Spell::IceFlash) && guest.state != State::Frozen {
        answers.push((Touch::Freeze(index), Look::Paper, None, frame.say("companion-freeze")));
    }
    if has(Spell::Fireball) && !guest.is_knight() {
        answers.push((Touch::Burn(index), Look::Paper, None, frame.say("companion-burn")));
    }
    let about = state_words(guest, frame);
    Some(Question { title: guest_name(guest, frame.words), about, buttons: plates::answers(frame, answers) })
}

/// One line under another, for a creature that is chosen by its Time.
pub(super) fn time_key<'a>(time: u8, frame: &'a Frame<'_>, is_open: bool) -> Node<'a> {
    let label = frame.say_with("companion-time", &[("tokens", i64::from(time).into())]);
    let high = frame.dp(84.0);
    leaf(move |scene: &mut Scene, at: Rect| {
        let look = if is_open { plates::KeyLook::Plain } else { plates::KeyLook::Spent };
        let room = plates::key(scene, frame, &Touch::Time(time), look, at);
        let side = (room.w / f32::from(time)).min(room.h * 0.4);
        let top = Rect { h: room.h * 0.56, ..room };
        scene.line(&time.to_string(), Lettering::new(Face::Display, top.h * 0.95, ink::INK).centred(), top);
        let from = room.centre().x - side * f32::from(time) / 2.0;
        for i in 0..time {
            let at = Rect::new(from + f32::from(i) * side, top.bottom() + 2.0, side, side);
            scene.picture(pictures::token(Token::Time), at.inset(1.0));
        }
        scene.touch(Touch::Time(time), Role::Button, label, at);
    })
    .height(high)
}

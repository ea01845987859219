//! The fight's page: the monster with its health board, and how the die must be thrown at it.

use super::{cards, names::Touch, names::foe_name};
use crate::{
    geometry::{Rect, Size},
    layout::{AlignItems, Node, column, figure, leaf, paragraph, row},
    scene::{Lettering, Role, Scene},
    screens::companion::{
        plates::{self, KeyLook},
        shell::{Foot, Page, Part},
    },
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::{
    companion::fighter::{Foe, Party, Tracker},
    fighter::{Handicap, Throw},
};

/// How much damage one key does.
const HITS: [u8; 5] = [1, 2, 3, 5, 10];

pub(super) fn page<'a>(party: &'a Party, frame: &'a Frame<'_>) -> Page<'a> {
    let mut parts: Vec<Part<'a>> = Vec::new();
    let foe = party.foe.as_ref().filter(|_| party.tracks(Tracker::Foe));
    if party.tracks(Tracker::Foe) {
        parts.push(Box::new(move |width| match foe {
            Some(foe) => monster(foe, frame, width),
            None => plates::nobody(frame, "rooms/boss", frame.say("companion-no-foe")),
        }));
    }
    if party.tracks(Tracker::Throws) {
        parts.push(Box::new(move |_| throws(party, frame)));
    }
    let foot = party.tracks(Tracker::Foe).then(|| -> Foot<'a> {
        Box::new(move |width| match foe {
            None => {
                widgets::button(frame, Touch::AddFoe, Look::Gold, Some("ui/ui_plus"), frame.say("companion-foe-add"))
            }
            Some(foe) if foe.health == 0 => {
                widgets::button(frame, Touch::Beat, Look::Gold, Some("ui/ui_check"), beaten_words(foe, frame))
            }
            Some(_) => hits(frame, width),
        })
    });
    Page { name: "fight", tabs: Vec::new(), parts, foot, over: None }
}

fn beaten_words(foe: &Foe, frame: &Frame<'_>) -> String {
    frame.say_with("companion-foe-beaten", &[("gold", i64::from(foe.opponent.gold()).into())])
}

/// The card as it lies on the table, its health in large digits, and what makes it hard to fight.
fn monster<'a>(foe: &'a Foe, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let name = foe_name(foe.opponent, frame.words);
    let most = foe.opponent.health().unwrap_or(1);
    let label = frame.say_with(
        "companion-foe-health",
        &[("health", i64::from(foe.health).into()), ("most", i64::from(most).into())],
    );
    let card_width = (width * 0.42).min(frame.dp(170.0));
    let picture = cards::foe(foe.opponent, frame.words);
    let card = figure(picture).width(card_width).height(card_width * 1.4);
    let damage =
        stat(Touch::FoeDamage, "fighter/damage_burst", foe.opponent.damage(), frame.say("companion-damage"), frame);
    let gold = stat(Touch::FoeGold, "fighter/coin", foe.opponent.gold(), frame.say("companion-gold"), frame);
    let health = foe.health;
    let digits = leaf(move |scene: &mut Scene, at: Rect| {
        board(scene, health, most, at);
        scene.touch(Touch::FoeHealth, Role::Label, label, at);
    })
    .height(frame.dp(112.0));
    let heading = Lettering { size: frame.em(20.0), ..frame.heading() };
    let about = column([paragraph(name, heading), digits, row([damage, gold]).wrapping().gap(6.0)]).gap(6.0).grow(1.0);
    let mut all = vec![row([card, about]).gap(frame.dp(12.0)).align(AlignItems::FLEX_START).firm()];
    let other = foe.opponent.handicaps().into_iter().filter(|handicap| !matches!(handicap, Handicap::Throw(_)));
    let sign = |(index, handicap)| condition(Touch::Handicap(index), Sign::from(handicap), frame);
    all.extend(other.enumerate().map(sign));
    if !foe.opponent.is_boss() && foe.health > 0 {
        let choice = |touch: Touch, icon, key: &str| (touch, Look::Paper, Some(icon), frame.say(key));
        let take = choice(Touch::TakeIt, "ui/ui_players", "companion-take-it");
        let give = choice(Touch::GiveUp, "ui/ui_close", "companion-give-up");
        all.push(plates::pair(frame, width, [take, give]));
    }
    column(all).gap(frame.dp(10.0)).firm()
}

/// Draws the health that is left: a large number on a bar that empties.
fn board(scene: &mut Scene, health: u8, most: u8, at: Rect) {
    let part = f32::from(health) / f32::from(most.max(1));
    let bar = Rect::new(at.x, at.bottom() - 20.0, at.w, 18.0);
    scene.drawn(("cp-health", health, most), bar, 3.0, move |drawing| {
        let r = bar.h / 2.0;
        drawing.fill(Path::rect(0.0, 0.0, bar.w, bar.h, r), ink::TAN);
        if part > 0.0 {
            drawing.fill(Path::rect(0.0, 0.0, (bar.w * part).max(bar.h), bar.h, r), ink::RED);
        }
        drawing.stroke(Path::rect(0.0, 0.0, bar.w, bar.h, r), Stroke::new(ink::INK, 2.4));
    });
    let room = Rect { h: at.h - 24.0, ..at };
    let heart = Rect::new(room.x, room.y, (room.h * 0.8).min(room.w * 0.4), room.h);
    scene.fit(cards::named("fighter/heart".to_string()), heart);
    let digits = Rect::new(heart.right() + 4.0, room.y, (room.right() - heart.right() - 4.0).max(1.0), room.h);
    let size = (digits.h * 0.86).min(digits.w / 1.3);
    scene.line(&health.to_string(), Lettering::new(Face::Display, size, ink::INK), digits);
}

/// A small sign with a number.
fn stat<'a>(touch: Touch, art: &str, number: u8, label: String, frame: &Frame<'_>) -> Node<'a> {
    let picture = cards::named(art.to_string());
    let label = format!("{label}: {number}");
    let side = frame.dp(38.0);
    let letters = Lettering::new(Face::Display, frame.dp(24.0), ink::INK);
    leaf(move |scene: &mut Scene, at: Rect| {
        scene.fit(picture, Rect { w: side, ..at });
        scene.line(&number.to_string(), letters, Rect::new(at.x + side + 4.0, at.y, at.w - side - 4.0, at.h));
        scene.touch(touch, Role::Label, label, at);
    })
    .width(side + letters.width("9") * 1.4 + 6.0)
    .height(side)
}

/// Keys for the damage of a throw, and one to take a point back.
fn hits<'a>(frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let high = frame.dp(58.0).max(TOUCH);
    let key = |touch: Touch, words: String, label: String, look: KeyLook| {
        leaf(move |scene: &mut Scene, at: Rect| {
            let room = plates::key(scene, frame, &touch, look, at);
            let size = (room.h * 0.62).min(room.w * 0.42);
            scene.line(&words, Lettering::new(Face::Display, size, ink::INK).centred(), room);
            scene.touch(touch, Role::Button, label, at);
        })
        .height(high)
    };
    let mut keys: Vec<Node<'a>> = HITS
        .map(|points| {
            let label = frame.say_with("companion-hit", &[("points", i64::from(points).into())]);
            key(Touch::Hit(points), format!("−{points}"), label, KeyLook::Gold)
        })
        .into();
    keys.push(key(Touch::Mend, "+1".to_string(), frame.say("companion-mend"), KeyLook::Plain));
    let gap = frame.dp(5.0);
    if width >= 6.0 * TOUCH + 5.0 * gap {
        row(keys.into_iter().map(|key| key.grow(1.0))).gap(gap).firm()
    } else {
        plates::grid(frame, 3, keys)
    }
}

/// Every way the die must be thrown now, as large pictures.
fn throws<'a>(party: &'a Party, frame: &'a Frame<'_>) -> Node<'a> {
    let conditions = party.conditions();
    let mut parts: Vec<Node<'a>> = Vec::new();
    if conditions.throws.is_empty() {
        parts.push(paragraph(frame.say("companion-throw-freely"), frame.body()));
    }
    let sign = |(index, throw): (usize, &Throw)| condition(Touch::Condition(index), Sign::Throw(*throw), frame);
    parts.extend(conditions.throws.iter().enumerate().map(sign));
    let words = frame.say("companion-throw-add");
    parts.push(widgets::button(frame, Touch::Throws, Look::Paper, Some("ui/ui_plus"), words).firm());
    plates::plate(frame, frame.say("companion-throw"), String::new(), parts)
}

/// A throw or a handicap: its picture so large that everybody sees it, its name, and what to do.
fn condition<'a>(touch: Touch, sign: Sign, frame: &Frame<'_>) -> Node<'a> {
    let (name, does) = (sign.name(frame.words), sign.does(frame.words));
    let label = format!("{name}. {does}");
    let side = frame.dp(92.0);
    let picture = leaf(move |scene: &mut Scene, at: Rect| {
        scene.fit(cards::sign(sign), at.fit(Size { w: 1.0, h: 1.0 }));
    });
    let heading = Lettering { size: frame.em(20.0), ..frame.heading() };
    row([picture.width(side).height(side), column([paragraph(name, heading), paragraph(does, frame.body())]).grow(1.0)])
        .gap(frame.dp(12.0))
        .firm()
        .named(touch, Role::Label, label)
}

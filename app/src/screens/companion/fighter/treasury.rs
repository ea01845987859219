//! The treasury's page: gold, white dice, the leader token, the tower, and what it would all be worth.

use super::{
    cards,
    names::{Stock, Touch, counted_key},
};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, line, paragraph, row},
    scene::{Lettering, Role, Scene},
    screens::companion::{
        plates::{self, KeyLook},
        shell::{Page, Part},
    },
    theme::{Frame, TOUCH},
    widgets,
};
use printkit_core::{drawing::Face, faces::fighter::roman, ink};
use rules::{
    companion::fighter::{Party, Tracker},
    fighter::{Difficulty, Score},
};

pub(super) fn page<'a>(party: &'a Party, frame: &'a Frame<'_>) -> Page<'a> {
    let mut parts: Vec<Part<'a>> = Vec::new();
    if party.tracks(Tracker::Treasury) {
        parts.push(Box::new(move |_| treasury(party, frame)));
    }
    if party.tracks(Tracker::Leader) {
        parts.push(Box::new(move |_| leader(party, frame)));
    }
    if party.tracks(Tracker::Tower) {
        parts.push(Box::new(move |_| tower(party, frame)));
    }
    if party.tracks(Tracker::Score) {
        parts.push(Box::new(move |_| score(&party.score(), frame)));
    }
    Page { name: "treasury", tabs: Vec::new(), parts, foot: None, over: None }
}

/// Gold and white dice.
fn treasury<'a>(party: &Party, frame: &'a Frame<'_>) -> Node<'a> {
    let gold = counter(frame, "fighter/coin", Stock::Gold, "companion-gold", party.gold);
    let dice = counter(frame, "fighter/die_white", Stock::Dice, "companion-white-dice", party.white);
    plates::plate(frame, frame.say("companion-treasury"), String::new(), vec![gold, dice])
}

/// Something to count, with a key for one less and for one more.
pub(super) fn counter<'a>(frame: &Frame<'_>, art: &str, stock: Stock, key: &str, number: u8) -> Node<'a> {
    let what = frame.say(key);
    let steps = [(Touch::Less(stock), "companion-one-less"), (Touch::More(stock), "companion-one-more")]
        .map(|(touch, key)| (touch, frame.say_with(key, &[("what", what.clone().into())])));
    let (picture, label) = (cards::named(art.to_string()), format!("{what}: {number}"));
    plates::stepper(frame, picture, Touch::Count(stock), label, number.into(), steps)
}

/// The leader token, which a touch turns over.
fn leader<'a>(party: &Party, frame: &'a Frame<'_>) -> Node<'a> {
    let is_defeated = party.is_defeated;
    let (art, key) = if is_defeated {
        ("fighter/leader_defeated", "companion-defeated")
    } else {
        ("fighter/leader_undefeated", "companion-undefeated")
    };
    let (words, about) = (frame.say(key), frame.say(&format!("{key}-about")));
    let label = format!("{words}. {about} {}", frame.say("companion-turn-token"));
    let side = frame.dp(86.0);
    let coin = leaf(move |scene: &mut Scene, at: Rect| {
        let sunk = if frame.is_pressed(&Touch::TurnLeader) { 3.0 } else { 0.0 };
        scene.fit(cards::named(art.to_string()), at.shifted(0.0, sunk));
    });
    let heading = Lettering { size: frame.em(21.0), ..frame.heading() };
    row([
        coin.width(side).height(side),
        column([paragraph(words, heading), paragraph(about, frame.label())]).gap(2.0).grow(1.0),
    ])
    .gap(frame.dp(12.0))
    .pads(frame.dp(12.0), frame.dp(8.0), frame.dp(12.0), frame.dp(8.0))
    .firm()
    .painted(move |scene, at| {
        if is_defeated {
            plates::hazard(scene, at, ink::PAPER);
        } else {
            plates::paper(scene, at, ink::PAPER, ink::TAN, 7);
        }
        scene.touch(Touch::TurnLeader, Role::Button, label, at);
    })
}

/// The four piles of monsters; a touch draws from one.
fn tower<'a>(party: &'a Party, frame: &'a Frame<'_>) -> Node<'a> {
    let options = Difficulty::ALL.map(|difficulty| {
        let touch = Touch::Difficulty(difficulty);
        (touch, frame.say(&touch.to_string()), party.difficulty == difficulty)
    });
    let choices = widgets::choices(frame, "ui/ui_dice", frame.say("companion-build"), options.into());
    let piles = party.tower.iter().zip(1..).map(|(left, level)| pile(*left, level, frame));
    let about = paragraph(frame.say("companion-tower-about"), frame.label());
    let piles = row(piles.map(|pile| pile.grow(1.0))).gap(frame.dp(6.0)).firm();
    plates::plate(frame, frame.say("companion-track-tower"), String::new(), vec![choices, piles, about])
}

fn pile<'a>(left: u8, level: u8, frame: &'a Frame<'_>) -> Node<'a> {
    let label = frame.say_with("companion-draw", &[("level", roman(level).into()), ("cards", i64::from(left).into())]);
    leaf(move |scene: &mut Scene, at: Rect| {
        let room =
            plates::key(scene, frame, &Touch::Draw(level), if left == 0 { KeyLook::Spent } else { KeyLook::Plain }, at);
        let top = Rect { h: room.h * 0.38, ..room };
        scene.line(roman(level), Lettering::new(Face::Heavy, top.h * 0.8, ink::COCOA).centred(), top);
        let below = Rect::new(room.x, top.bottom(), room.w, room.h - top.h);
        scene.line(&left.to_string(), Lettering::new(Face::Display, below.h * 0.86, ink::INK).centred(), below);
        scene.touch(Touch::Draw(level), Role::Button, label, at);
    })
    .height(frame.dp(84.0).max(TOUCH))
}

/// What a win would be worth, line by line, and the rank.
fn score<'a>(score: &Score, frame: &'a Frame<'_>) -> Node<'a> {
    let number = Lettering { size: frame.em(17.0), ..frame.heading() }.right();
    let lines = score.lines.iter().filter(|line| line.points != 0).map(|each| {
        let words = frame.say_with(counted_key(each.counted), &[("count", i64::from(each.count).into())]);
        row([paragraph(words, frame.body()).grow(1.0), line(signed(each.points), number).firm()]).gap(8.0).firm()
    });
    let rank = frame.say(&format!("rank-fighter-{}", score.rank()));
    let label = format!("{}. {rank}", score.total());
    let large = Lettering::new(Face::Display, frame.em(40.0), ink::INK).right();
    let heading = Lettering { size: frame.em(18.0), ..frame.heading() };
    let total = row([paragraph(rank, heading).grow(1.0), line(score.total().to_string(), large).firm()])
        .gap(frame.dp(12.0))
        .firm()
        .named(Touch::Score, Role::Label, label);
    let about = paragraph(frame.say("companion-score-about"), frame.label());
    plates::plate(
        frame,
        frame.say("companion-track-score"),
        String::new(),
        [about].into_iter().chain(lines).chain([total]).collect(),
    )
}

/// A number with its sign.
fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

//! The adventure's page: Spellbook tokens, chests, and the log that is otherwise kept on paper.

use super::{
    names::Touch,
    names::{record_words, spell_name},
};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    screens::{
        companion::{
            plates::{self, KeyLook},
            shell::{Foot, Page, Part, Question},
        },
        knock::pictures,
    },
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{faces::knock::Token, ink};
use rules::{
    companion::knock::{Board, Tracker},
    knock::{LEVELS, Spell},
};

pub(super) fn page<'a>(board: &'a Board, frame: &'a Frame<'_>) -> Page<'a> {
    let mut parts: Vec<Part<'a>> = Vec::new();
    if board.tracks(Tracker::Log) {
        parts.push(Box::new(move |_| log(board, frame)));
    }
    let has = |tracker: Tracker| board.tracks(tracker);
    if has(Tracker::Spells) || has(Tracker::Chests) {
        parts.push(Box::new(move |width| {
            let spells = board.tracks(Tracker::Spells).then(|| spells(board, frame, width));
            let chests = board.tracks(Tracker::Chests).then(|| chests(board, frame));
            column(spells.into_iter().chain(chests)).gap(frame.dp(12.0)).firm()
        }));
    }
    let foot = (has(Tracker::Log) && !board.slate.is_finished()).then(|| -> Foot<'a> {
        Box::new(move |width| {
            let choice = |touch: Touch, look, icon, key: &str| (touch, look, Some(icon), frame.say(key));
            let lost = choice(Touch::Lost, Look::Paper, "ui/ui_close", "companion-lost");
            let won = choice(Touch::Won, Look::Gold, "ui/ui_trophy", "companion-won");
            plates::pair(frame, width, [lost, won])
        })
    });
    Page { name: "adventure", tabs: Vec::new(), parts, foot, over: None }
}

/// The four tokens: a touch finds one, and a touch uses it up.
fn spells<'a>(board: &'a Board, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let key = |spell: Spell| {
        let is_held = board.slate.spells().contains(&spell);
        let look = if is_held { KeyLook::Plain } else { KeyLook::Spent };
        let picture = pictures::token(Token::Spell(spell));
        let words = spell_name(spell, frame.words);
        plates::picture_key(frame, Touch::Spell(spell), look, picture, words, Role::Switch { on: is_held })
    };
    let names = Spell::ALL.map(|spell| spell_name(spell, frame.words));
    let columns = plates::columns(frame, width - frame.dp(24.0), &names, 4);
    let about = paragraph(frame.say("companion-spells-about"), frame.label());
    let keys = plates::grid(frame, columns, Spell::ALL.map(key).into());
    plates::plate(frame, frame.say("companion-track-spells"), String::new(), vec![about, keys])
}

/// Chests in the longest chain, which a win takes home.
fn chests<'a>(board: &Board, frame: &'a Frame<'_>) -> Node<'a> {
    let label = frame.say_with("companion-chests", &[("chests", i64::from(board.chests).into())]);
    let steps = [(Touch::FewerChests, "companion-chest-less"), (Touch::MoreChests, "companion-chest-more")]
        .map(|(touch, key)| (touch, frame.say(key)));
    let about = paragraph(frame.say("companion-chests-about"), frame.label());
    let stepper =
        plates::stepper(frame, Picture::art("things/chest"), Touch::Chests, label, u32::from(board.chests), steps);
    plates::plate(frame, frame.say("companion-track-chests"), String::new(), vec![about, stepper])
}

/// Four Keeps with what they brought; the one to come is gold.
fn log<'a>(board: &'a Board, frame: &'a Frame<'_>) -> Node<'a> {
    let slate = &board.slate;
    let mut parts: Vec<Node<'a>> = Vec::new();
    if slate.is_finished() {
        parts.push(paragraph(frame.say("quest-finished"), frame.heading()));
        parts.push(paragraph(frame.say("companion-finished-about"), frame.body()));
    }
    parts.extend((1..=LEVELS).map(|level| keep(board, level, frame)));
    let total = frame.say_with("companion-chests", &[("chests", i64::from(slate.chests()).into())]);
    plates::plate(frame, frame.say("companion-track-log"), total, vec![column(parts).gap(frame.dp(6.0)).firm()])
}

fn keep<'a>(board: &'a Board, level: u8, frame: &'a Frame<'_>) -> Node<'a> {
    let slate = &board.slate;
    let record = &slate.records()[usize::from(level) - 1];
    let is_next = slate.level() == level && !slate.is_finished();
    let title = frame.say_with("knock-keep", &[("level", i64::from(level).into())]);
    let about = record_words(record, frame.words);
    let next = if is_next { format!(" {}", frame.say("companion-next")) } else { String::new() };
    let label = format!("{title}. {about}.{next}");
    let side = frame.dp(42.0);
    let pennant = leaf(move |scene: &mut Scene, at: Rect| pictures::pennant(scene, level, at));
    let is_won = record.is_won;
    let tick = leaf(move |scene: &mut Scene, at: Rect| widgets::tick(scene, at, is_won));
    let heading = Lettering { size: frame.em(17.0), ..frame.heading() };
    let small = frame.dp(28.0);
    row([
        pennant.width(side).height(side),
        column([paragraph(title, heading), paragraph(about, frame.label())]).gap(1.0).grow(1.0),
        tick.width(small).height(small),
    ])
    .gap(frame.dp(10.0))
    .pads(frame.dp(8.0), frame.dp(5.0), frame.dp(10.0), frame.dp(5.0))
    .least_height(TOUCH)
    .firm()
    .painted(move |scene, at| {
        let (fill, edge) = if is_next { (ink::SAND, ink::INK) } else { (ink::PARCHMENT, ink::TAN) };
        plates::paper(scene, at, fill, edge, u32::from(level));
        scene.touch(Touch::Level(level), Role::Choice { chosen: is_next }, label, at);
    })
}

/// Which token a win brought.
pub(super) fn question<'a>(board: &'a Board, frame: &'a Frame<'_>) -> Question<'a> {
    let keys = board.slate.in_box().into_iter().map(|spell| {
        let picture = pictures::token(Token::Spell(spell));
        plates::picture_key(
            frame,
            Touch::Found(spell),
            KeyLook::Plain,
            picture,
            spell_name(spell, frame.words),
            Role::Button,
        )
    });
    let none = widgets::button(frame, Touch::FoundNone, Look::Paper, None, frame.say("companion-found-none"));
    let buttons = vec![plates::grid(frame, 2, keys.collect()), none];
    Question { title: frame.say("companion-found"), about: frame.say("companion-found-about"), buttons }
}

//! The end of a game: the score as on the inventory sheet, the rank, and where to go from here.

use super::{names::rank_key, playable::is_worth_a_record, table::Table};
use crate::{
    layout::{Node, column, leaf, line, paragraph, pictured, row},
    scene::Picture,
    screens::{finish, records},
    theme::Frame,
    widgets,
};
use printkit_core::{
    drawing::{Path, Stroke},
    ink,
};
use rules::{
    Game,
    donjonz::{Donjonz, POUCH_POINTS, Rank},
};

/// The sheet of the finished game.
pub fn sheet<'a>(table: &'a Table, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let game = table.game();
    let score = game.score();
    let title = if game.has_fallen() { frame.say("donjonz-lost") } else { frame.say(rank_key(game.rank())) };
    let pouches = frame.say_with("donjonz-pouches", &[("pouches", i64::from(score.pouches).into())]);
    let monsters = frame.say_with("donjonz-beaten", &[("monsters", i64::from(score.monsters).into())]);
    let record = match (table.lesson.is_some(), game.has_fallen(), score.total > table.best_before) {
        (true, ..) => frame.say("donjonz-lesson-over"),
        _ if table.host.standing().is_continued => frame.say("finish-continued"),
        (_, true, _) => frame.say("donjonz-lost-why"),
        (_, _, true) if table.best_before == 0 => frame.say("donjonz-first-score"),
        (_, _, true) if is_worth_a_record(game) => frame.say("donjonz-record"),
        (_, _, true) => frame.say_with("donjonz-better", &[("points", i64::from(table.best_before).into())]),
        _ => frame.say_with("donjonz-best", &[("points", i64::from(table.best_before).into())]),
    };
    let next = Rank::after(score.total).map(|(rank, points)| {
        let values = [("points", i64::from(points).into()), ("title", frame.say(rank_key(rank)).into())];
        frame.say_with("donjonz-to-next", &values)
    });
    let verdict = finish::aloud([title.clone(), record.clone()].into_iter().chain(next.clone()));
    let line = [paragraph(record, frame.label())];
    let total = finish::total(frame, score.total);
    let head = finish::verdict(frame, None, (title, verdict), line, Some(total));
    let mut sums = column([
        sum(
            frame,
            Picture::art("things/pouch"),
            pouches,
            format!("{} × {POUCH_POINTS}", score.pouches),
            score.gold_points,
        ),
        sum(frame, Picture::art("things/skull"), monsters, String::new(), score.monster_points),
    ])
    .gap(4.0);
    // In a low window the large number at the top has to do.
    if !widgets::is_low(frame) {
        let trophy = Picture::icon("ui/ui_trophy", ink::INK);
        sums = sums.with(rule()).with(sum(frame, trophy, frame.say("donjonz-total"), String::new(), score.total));
    }
    let buttons = ways_on(table, frame, width);
    let badges = records::earned(frame, finish::Touch::Badges, Donjonz::NAME, table.host.badges());
    let next = next.map(|words| row([widgets::chip(frame, words, ink::TAN, ink::INK)]));
    let head = column(std::iter::once(head).chain(next).chain(badges)).gap(6.0);
    column([head, sums, buttons]).gap(12.0).pads(20.0, 16.0, 20.0, 16.0)
}

/// Where to go from here.
fn ways_on<'a>(table: &'a Table, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let new = (finish::Touch::New, "ui/ui_play", frame.say("donjonz-new"));
    let again = (finish::Touch::Again, "ui/ui_flip", frame.say("donjonz-again"));
    let rest = std::iter::once(finish::picture(frame)).chain(finish::share(frame, table.host.code()));
    finish::ways(frame, width, new, vec![again, finish::replay(frame)], rest.collect())
}

fn sum<'a>(frame: &Frame<'_>, picture: Picture, words: String, how: String, points: u32) -> Node<'a> {
    let side = frame.dp(28.0);
    let picture = pictured(picture, side);
    let number = frame.heading_of(18.0).right();
    row([
        picture,
        paragraph(words, frame.body()).grow(1.0),
        line(how, frame.label().right()),
        line(points.to_string(), number).width(frame.em(44.0)),
    ])
    .gap(10.0)
}

fn rule<'a>() -> Node<'a> {
    leaf(|scene, at| {
        scene.drawn("dz-rule", at, 1.0, move |drawing| {
            drawing.stroke(Path::line(0.0, at.h / 2.0, at.w, at.h / 2.0), Stroke::new(ink::BARK, 2.0));
        });
    })
    .height(4.0)
}

//! The parchment under the dungeon: the card in hand while laying, the satchel while walking.

use super::{
    board,
    names::{monster_key, weapon_key},
    table::Table,
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{AlignItems, JustifyContent, Node, column, leaf, line, paragraph, row, spoken, spring},
    play::dealt,
    scene::{Lettering, Picture, Role, Scene},
    screens::lesson_bubble::usual_height,
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::donjonz as faces,
    ink,
    words::Value,
};
use rules::donjonz::{Donjonz, Event, Fate, Phase, Side, TRACK, Weapon};

/// The parchment's margin left and right of the hand, in dp.
const MARGIN: f32 = 20.0;

/// The two phases of the game, with the one that is on in gold.
pub fn phases<'a>(frame: &Frame<'_>, walking: bool) -> Node<'a> {
    let height = frame.dp(42.0).max(frame.em(32.0));
    let names = [frame.say("donjonz-phase-lay"), frame.say("donjonz-phase-walk")];
    let label = names[usize::from(walking)].clone();
    leaf(move |scene, at| {
        scene.drawn(("dz-phases", walking), at, 3.0, move |drawing| {
            let edge = Stroke::new(ink::INK, 2.6);
            drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h, at.h / 2.0), ink::Ink::hex(0x142028), edge.clone());
            let x = if walking { at.w / 2.0 } else { 2.0 };
            drawing.outlined(Path::cut(x, 2.0, at.w / 2.0 - 2.0, at.h - 4.0, at.h * 0.44, 3, 0.6), ink::GOLD, edge);
        });
        for (i, name) in names.iter().enumerate() {
            let half = Rect::new(at.x + i as f32 * at.w / 2.0, at.y, at.w / 2.0, at.h).inset(4.0);
            let on = walking == (i == 1);
            let tint = if on { ink::INK } else { ink::MIST };
            let done = walking && i == 0;
            let lettering = Lettering::new(Face::Display, (at.h * 0.41).floor(), tint).centred();
            if done {
                let (side, gap) = (at.h * 0.5, at.h * 0.12);
                let text = lettering.width(name).min(half.w - side - gap);
                let x = half.centre().x - (side + gap + text) / 2.0;
                scene.fit(Picture::icon("ui/ui_check", ink::GREEN), Rect::new(x, half.y, side, half.h));
                scene.fitted(name, lettering, Rect::new(x + side + gap, half.y, text + 1.0, half.h));
            } else {
                scene.fitted(name, lettering, half.inset(4.0));
            }
        }
        scene.touch(Touch::Phase, Role::Label, label, at);
    })
    .height(height)
}

/// The card to be laid, what comes next, and how to lay it.
pub fn hand<'a>(table: &'a Table, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let game = table.game();
    let total = game.deck().cards().len();
    let nth = total - game.pile().len() + 1;
    let title = frame.say_with("donjonz-card-of", &[("nth", (nth as i64).into()), ("total", (total as i64).into())]);
    let name = game.top_card().map(|id| frame.say(&game.card(Some(id)).name)).unwrap_or_default();
    let hint = if table.ghost.is_some() { "donjonz-hint-ghost" } else { "donjonz-hint-lay" };
    let texts = |frame: &'a Frame<'_>, room: f32| {
        let texts = column([paragraph(title, frame.heading()), paragraph(name, frame.label())]).gap(2.0);
        // In the lesson somebody says it.
        if table.lesson.is_some() {
            return texts;
        }
        // Equally high whichever it is, so that the dungeon does not jump.
        let height = advice(frame.say("donjonz-hint-lay"), frame.body()).height_at(room);
        texts.with(advice(frame.say(hint), frame.body()).least_height(height))
    };
    let top = if is_tall(frame) {
        let side = frame.dp(270.0);
        let card = row([spring(), held(table, frame, side), spring()]);
        column([card, texts(frame, width - 2.0 * MARGIN), spring(), coming(table, frame, width - 2.0 * MARGIN)])
            .gap(18.0)
            .grow(1.0)
    } else {
        let side = frame.dp(if frame.is_landscape() { 132.0 } else { 152.0 });
        let gap = 16.0;
        let room = width - 2.0 * MARGIN - side - gap;
        let beside = column([texts(frame, room), spring(), coming(table, frame, room)]).grow(1.0);
        row([held(table, frame, side), beside]).gap(gap).align(AlignItems::STRETCH).mirrored(frame.settings.left_handed)
    };
    let (turn, lay) = (frame.say("donjonz-turn"), frame.say("donjonz-lay"));
    let [turn_width, lay_width] = [&turn, &lay].map(|words| widgets::button_width(frame, words, true));
    let is_narrow = turn_width + 10.0 + lay_width > width - 2.0 * MARGIN;
    // Each button has its own place, and the row is there in any case, so that nothing jumps when a place is marked.
    let turn = if is_narrow {
        let side = frame.dp(52.0).max(TOUCH);
        let paint = move |scene: &mut Scene, at: Rect| {
            widgets::round_button(scene, frame, Touch::Turn, Look::Paper, "ui/ui_rot", &turn, at);
        };
        leaf(paint).square(side)
    } else {
        widgets::button(frame, Touch::Turn, Look::Paper, Some("ui/ui_rot"), turn).firm()
    };
    let lay = table.ghost.map(|_| widgets::button(frame, Touch::Lay, Look::Gold, Some("ui/ui_check"), lay).grow(1.0));
    let buttons = row([turn, lay.unwrap_or_else(spring)]);
    let buttons = buttons.mirrored(frame.settings.left_handed);
    let buttons = buttons.gap(10.0).least_height(frame.dp(54.0).max(frame.button().size * 2.2));
    let edge = if is_tall(frame) { 28.0 } else { 16.0 };
    column([top, told(table, frame), buttons]).gap(12.0).pads(MARGIN, edge, MARGIN, edge)
}

/// The room that is left in the tray, with what the lesson says where it is told there.
fn told<'a>(table: &'a Table, frame: &'a Frame<'_>) -> Node<'a> {
    match &table.lesson {
        Some(lesson) if widgets::is_low(frame) => leaf(move |scene, at| {
            if at.h >= usual_height(frame) {
                lesson.bubble.show_in(scene, frame, at);
            }
        })
        .grow(1.0),
        _ => spring(),
    }
}

impl Table {
    /// How far the next card is on its way into the hand, while it is.
    fn drawn(&self, frame: &Frame<'_>) -> Option<f32> {
        let part = self.playback.progress_of(|event| matches!(event, Event::CardLaid { .. }), frame.now);
        part.filter(|_| !frame.settings.reduced_motion)
    }

    /// Tests whether the lesson is told in the tray: where it lies beside the dungeon and has the room.
    pub(super) fn tells_in_tray(&self, frame: &Frame<'_>) -> bool {
        let room = || frame.safe_area().h - self.tray(frame).height_at(widgets::tray_width(frame));
        self.lesson.is_some()
            && widgets::is_low(frame)
            && !self.is_finished(frame.now)
            && room() >= usual_height(frame) + 8.0
    }
}

/// What to do now, to be read and to be heard.
fn advice<'a>(words: String, lettering: Lettering) -> Node<'a> {
    spoken(Touch::Advice, words, lettering).pads(0.0, 6.0, 0.0, 0.0)
}

/// Tests whether the tray is a tall column with room to spare.
fn is_tall(frame: &Frame<'_>) -> bool {
    frame.is_landscape() && frame.size.h >= 600.0
}

fn held<'a>(table: &'a Table, frame: &'a Frame<'_>, side: f32) -> Node<'a> {
    leaf(move |scene, at| {
        let Some(card) = table.game().top_card() else { return };
        let at = at.fit(Size { w: 1.0, h: 1.0 });
        let size = board::turned_size(table.game().card(Some(card)), table.turn);
        let unit = at.w / 4.0;
        let place = Rect::around(at.centre(), f32::from(size.0) * unit, f32::from(size.1) * unit);
        // The next card comes from the pile, which begins beside it.
        let pile = Rect::around(at.centre(), place.w * 0.4, place.h * 0.4).shifted(at.w * 0.9, at.h * 0.3);
        let drawn = table.drawn(frame);
        let place = drawn.map_or(place, |part| dealt(pile, place, 0, 1, part));
        let carried = table.is_carrying();
        let label = frame.say_with("donjonz-hand", &[("name", frame.say(&table.game().card(Some(card)).name).into())]);
        if carried {
            widgets::slot(scene, place, false, 4);
        } else {
            let fade = if table.ghost.is_some() { 0.45 } else { 1.0 };
            board::card(scene, table.game().deck(), card, place, table.degrees(frame), fade);
        }
        scene.touch(Touch::Hand, Role::Card, label, at).drags = true;
    })
    .square(side)
}

/// The next cards of the pile, small, as many as there is room for: the pile lies face up.
fn coming<'a>(table: &'a Table, frame: &'a Frame<'_>, room: f32) -> Node<'a> {
    let height = frame.dp(if is_tall(frame) { 66.0 } else { 52.0 });
    let (width, gap) = (height * 0.75, 8.0);
    let words = frame.say("donjonz-next");
    let most = ((room - frame.label().width(&words)) / (width + gap)).max(1.0) as usize;
    let next: Vec<_> = table.game().pile().iter().skip(1).take(most).copied().collect();
    let label = (!next.is_empty()).then(|| line(words, frame.label()));
    let cards = next.into_iter().map(move |card| {
        leaf(move |scene, at| board::card(scene, table.game().deck(), card, at, 0.0, 1.0)).width(width).height(height)
    });
    row(label.into_iter().chain(cards).map(Node::firm)).gap(gap)
}

/// What the hero carries, and what to do next.
pub fn satchel<'a>(table: &'a Table, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let game = table.game();
    let score = frame.say_with("donjonz-points", &[("points", i64::from(game.score().total).into())]);
    let small = frame.heading_of(17.0);
    let bags = column([line(frame.say("donjonz-satchel"), small), slots(game, frame)]).gap(6.0);
    let gold = column([
        row([line(frame.say("donjonz-gold"), small).grow(1.0), line(game.pouches().to_string(), small.right())]),
        pouches(game, frame),
    ])
    .gap(6.0);
    let beaten = line(game.beaten().to_string(), small.right());
    let monsters = row([line(frame.say("donjonz-monsters"), small).grow(1.0), beaten]);
    let monsters = column([monsters, track(game, frame)]).gap(4.0);
    let foot = action(table, frame, score, width);
    if is_tall(frame) {
        return column([bags, gold, monsters, spring(), foot]).gap(26.0).pads(24.0, 28.0, 24.0, 24.0);
    }
    let top = row([bags.grow(1.15), gold.grow(1.0)]).gap(16.0).align(AlignItems::STRETCH);
    column([top, monsters, told(table, frame), foot]).gap(10.0).pads(20.0, 14.0, 20.0, 14.0)
}

/// Two hands and the key. A full hand answers while a third weapon is on offer.
fn slots<'a>(game: &'a Donjonz, frame: &'a Frame<'_>) -> Node<'a> {
    let height = frame.dp(if is_tall(frame) { 92.0 } else { 54.0 });
    let label = satchel_label(game, frame);
    let drop = |weapon: &Weapon| frame.say_with("donjonz-swap", &[("weapon", frame.say(weapon_key(*weapon)).into())]);
    let drops: Vec<String> = game.weapons().iter().map(drop).collect();
    leaf(move |scene, at| {
        let gap = 6.0;
        let side = ((at.w - 2.0 * gap) / 3.0).min(height);
        let place = |i: usize| Rect::new(at.x + i as f32 * (side + gap), at.y + (at.h - side) / 2.0, side, side);
        for i in 0..2 {
            let weapon = game.weapons().get(i);
            widgets::slot(scene, place(i), weapon.is_some(), 3 + i as u32);
            if let Some(weapon) = weapon {
                scene.fit(Picture::art(faces::weapon_art(*weapon)), place(i).inset(side * 0.06));
            }
        }
        let full = matches!(game.phase(), Phase::Choose(_)) && !game.has_free_hand();
        for (i, (weapon, words)) in game.weapons().iter().zip(drops).enumerate().filter(|_| full) {
            widgets::focus_ring(scene, place(i));
            // Of two alike it does not matter which one goes, and a name stands for one thing only.
            if i == 0 || game.weapons()[0] != *weapon {
                scene.touch(Touch::Swap(*weapon), Role::Button, words, place(i));
            }
        }
        widgets::slot(scene, place(2), game.has_key(), 5);
        let key = scene.fit(Picture::art("things/key"), place(2).inset(side * 0.1));
        key.fade = if game.has_key() { 1.0 } else { 0.25 };
        scene.touch(Touch::Satchel, Role::Label, label, at);
    })
    .height(height)
}

fn satchel_label(game: &Donjonz, frame: &Frame<'_>) -> String {
    let weapons: Vec<String> = game.weapons().iter().map(|weapon| frame.say(weapon_key(*weapon))).collect();
    let weapons = if weapons.is_empty() { frame.say("donjonz-no-weapon") } else { weapons.join(", ") };
    let key = frame.say(if game.has_key() { "donjonz-has-key" } else { "donjonz-no-key" });
    format!("{weapons}; {key}")
}

/// Pouches one by one up to ten, then by the number alone.
fn pouches<'a>(game: &'a Donjonz, frame: &'a Frame<'_>) -> Node<'a> {
    let label = frame.say_with("donjonz-pouches", &[("pouches", i64::from(game.pouches()).into())]);
    let count = usize::from(game.pouches());
    leaf(move |scene, at| {
        let (columns, rows) = match count {
            0..=10 => (5, 2),
            11..=20 => (7, 3),
            _ => (8, 4),
        };
        let side = (at.w / columns as f32).min(at.h / rows as f32);
        for i in 0..(columns * rows) {
            let x = at.x + (i % columns) as f32 * side;
            let y = at.y + (i / columns) as f32 * side + (at.h - side * rows as f32) / 2.0;
            let cell = Rect::new(x, y, side, side);
            if i < count {
                scene.fit(Picture::art("things/pouch"), cell.inset(-side * 0.04));
            } else if count <= 10 {
                empty_pouch(scene, cell.inset(side * 0.16));
            }
        }
        scene.touch(Touch::Gold, Role::Label, label, at);
    })
    .height(frame.dp(if is_tall(frame) { 112.0 } else { 54.0 }))
}

fn empty_pouch(scene: &mut Scene, at: Rect) {
    scene.drawn("dz-no-pouch", at, 2.0, move |drawing| {
        drawing.stroke(Path::circle(at.w / 2.0, at.h / 2.0, at.w / 2.0), Stroke::dashed(ink::BARK, 1.6, 3.0, 3.2));
    });
}

/// The track of beaten monsters, as on the inventory sheet.
pub fn track<'a>(game: &'a Donjonz, frame: &'a Frame<'_>) -> Node<'a> {
    let beaten = usize::from(game.beaten());
    let height = frame.dp(40.0);
    let label = frame.say_with("donjonz-beaten", &[("monsters", i64::from(game.beaten()).into())]);
    leaf(move |scene, at| {
        let step = at.w / TRACK.len() as f32;
        let radius = (step * 0.43).min(at.h * 0.40);
        scene.drawn(("dz-track", at.w.to_bits()), at, 2.0, move |drawing| {
            drawing
                .stroke(Path::line(step / 2.0, at.h / 2.0, at.w - step / 2.0, at.h / 2.0), Stroke::new(ink::BARK, 4.0));
        });
        for (i, points) in TRACK.iter().enumerate() {
            let current = i + 1 == beaten;
            let r = if current { radius * 1.16 } else { radius };
            let centre = Point { x: at.x + (i as f32 + 0.5) * step, y: at.centre().y };
            let place = Rect::around(centre, r * 2.0, r * 2.0);
            let (fill, tint) = match (current, i < beaten) {
                (true, _) => (ink::GOLD, ink::INK),
                (_, true) => (ink::DARK_RED, ink::PAPER),
                _ => (ink::PAPER, ink::INK),
            };
            scene.drawn(("dz-bead", fill), place, 2.0, move |drawing| {
                drawing.outlined(Path::circle(r, r, r), fill, Stroke::new(ink::INK, 2.2));
            });
            scene.line(&points.to_string(), Lettering::new(Face::Display, r, tint).centred(), place);
        }
        scene.touch(Touch::Track, Role::Label, label, at);
    })
    .height(height)
}

/// The foot of the satchel: what can be done now. Always equally high, so that the dungeon does not jump.
fn action<'a>(table: &'a Table, frame: &'a Frame<'_>, score: String, width: f32) -> Node<'a> {
    let height = frame.dp(50.0).max(frame.button().size * 2.2).max(TOUCH) + 2.0;
    let content = match table.game().phase() {
        Phase::Choose(found) => choose(table.game(), frame, found, width),
        _ => match table.chosen.and_then(|side| table.game().fate(side)) {
            Some((foe, fate)) => confront(frame, foe, fate),
            None if table.chosen.is_some_and(|side| opens_door(table.game(), side)) => {
                let words = frame.say("donjonz-last-door");
                row([widgets::button(frame, Touch::Go, Look::Gold, Some("ui/ui_check"), words).grow(1.0)])
            }
            None if table.chosen.is_some() => {
                let words = frame.say("donjonz-dead-end");
                row([widgets::button(frame, Touch::Go, Look::Paper, Some("ui/ui_forward"), words).grow(1.0)])
            }
            None => {
                let score = line(score, frame.heading_of(20.0).right());
                row([advice(frame.say(outlook(table)), frame.label()).grow(1.0), score]).gap(12.0)
            }
        },
    };
    row([content.grow(1.0)]).least_height(height).justify(JustifyContent::CENTER)
}

/// Tests whether a step opens the door on gold: many a walk is meant to end there.
fn opens_door(game: &Donjonz, side: Side) -> bool {
    let doubles = |event: &Event| matches!(event, Event::GoldDoubled { pouches } if *pouches > 0);
    game.preview(side).is_ok_and(|events| events.iter().any(doubles))
}

/// The key of what is to be said about the ways on.
fn outlook(table: &Table) -> &'static str {
    let game = table.game();
    let fates: Vec<Option<Fate>> = game.steps().into_iter().map(|side| game.fate(side).map(|(_, fate)| fate)).collect();
    let is_bad = |fate: &Option<Fate>| matches!(fate, Some(Fate::Death | Fate::Robbed(_)));
    match game.phase() {
        Phase::Over if game.has_fallen() => "donjonz-lost",
        Phase::Over => "donjonz-hint-over",
        _ if fates.iter().all(|fate| *fate == Some(Fate::Death)) => "donjonz-hint-deadly",
        _ if fates.iter().all(is_bad) => "donjonz-hint-costly",
        _ => "donjonz-hint-walk",
    }
}

fn confront<'a>(frame: &Frame<'_>, foe: Weapon, fate: Fate) -> Node<'a> {
    let (key, look, icon) = match fate {
        Fate::Victory(_) => ("donjonz-fight", Look::Gold, "ui/ui_check"),
        Fate::Robbed(_) => ("donjonz-lose-gold", Look::Paper, "ui/ui_forward"),
        Fate::Death => ("donjonz-lose-game", Look::Paper, "ui/ui_forward"),
    };
    let words = frame.say_with(key, &[("monster", Value::name(monster_key(foe)))]);
    row([widgets::button(frame, Touch::Go, look, Some(icon), words).grow(1.0)])
}

/// The weapon underfoot: to be taken, or left. With full hands it is taken by dropping one from the satchel.
fn choose<'a>(game: &'a Donjonz, frame: &'a Frame<'_>, found: Weapon, width: f32) -> Node<'a> {
    let leave = widgets::button(frame, Touch::Leave, Look::Paper, None, frame.say("donjonz-leave"));
    let left = frame.settings.left_handed;
    if !game.has_free_hand() {
        let which = paragraph(frame.say("donjonz-swap-which"), frame.label()).grow(1.0);
        if width < frame.em(300.0) {
            return column([row([weapon_leaf(frame, found), which]).gap(10.0), leave]).gap(10.0);
        }
        return row([weapon_leaf(frame, found), which, leave]).gap(10.0).mirrored(left);
    }
    let take = widgets::button(frame, Touch::Take, Look::Gold, None, frame.say("donjonz-take"));
    let buttons = if left { vec![leave, take] } else { vec![take, leave] };
    row([weapon_leaf(frame, found), widgets::half(frame, width, buttons).grow(1.0)]).gap(10.0)
}

fn weapon_leaf<'a>(frame: &Frame<'_>, weapon: Weapon) -> Node<'a> {
    let side = frame.dp(42.0);
    leaf(move |scene, at| {
        scene.fit(Picture::art(faces::weapon_art(weapon)), at.inset(-3.0));
    })
    .square(side)
}

//! The inventory sheet: pouches, track, weapons, key and score, circled and hatched as on paper, with keys to press.

use super::{
    super::plates::{self, KeyLook},
    names::Touch,
};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{Node, column, leaf, line, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    screens::donjonz::names::{monster_key, rank_key, weapon_key},
    theme::{Frame, TOUCH},
    widgets::Look,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::donjonz::{self as faces, inventory::POUCHES},
    ink,
};
use rules::{
    companion::donjonz::{Inventory, Mark, Tracker},
    donjonz::{COPIES, TRACK, Weapon},
};

/// Pouches side by side on the sheet.
const A_ROW: usize = 10;

/// The pouches: circled those gained, hatched those lost; and the door that doubles them.
pub(super) fn gold<'a>(sheet: &'a Inventory, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let pouches = frame.say_with("donjonz-pouches", &[("pouches", i64::from(sheet.pouches()).into())]);
    let (circled, hatched) = (usize::from(sheet.circled), usize::from(sheet.hatched));
    let places = POUCHES.max(circled.div_ceil(A_ROW) * A_ROW);
    let shown = places.min(circled.max(1).div_ceil(A_ROW) * A_ROW + A_ROW).max(2 * A_ROW);
    let rows = shown / A_ROW;
    let label = pouches.clone();
    let grid = leaf(move |scene: &mut Scene, at: Rect| {
        let (step, high) = (at.w / A_ROW as f32, at.h / rows as f32);
        let side = step.min(high);
        for i in 0..shown {
            let (x, y) = ((i % A_ROW) as f32, (i / A_ROW) as f32);
            let centre = Point { x: at.x + (x + 0.5) * step, y: at.y + (y + 0.5) * high };
            pouch(scene, mark(i, circled, hatched), Rect::around(centre, side, side));
        }
        scene.touch(Touch::Pouches, Role::Label, label, at);
    })
    .height(rows as f32 * frame.dp(31.0));
    let add = (Touch::Pouch, Look::Gold, Some("ui/ui_plus"), frame.say("companion-pouch"));
    let door_words = frame.say(if sheet.is_doubled { "companion-door-open" } else { "companion-door" });
    let door = (Touch::Door, Look::Paper, Some("ui/ui_lock"), door_words);
    let buttons = plates::pair(frame, width - frame.dp(24.0), [add, door]);
    plates::plate(frame, frame.say("sheet-gold"), pouches, vec![grid, buttons])
}

/// What became of a pouch of the sheet: the first ones are hatched.
fn mark(index: usize, circled: usize, hatched: usize) -> Mark {
    match index {
        _ if index < hatched => Mark::Dropped,
        _ if index < circled => Mark::Held,
        _ => Mark::Free,
    }
}

fn pouch(scene: &mut Scene, mark: Mark, at: Rect) {
    scene.fit(Picture::art("things/pouch"), at.inset(at.w * 0.06)).fade = if mark == Mark::Held { 1.0 } else { 0.3 };
    pencil(scene, mark, at);
}

/// Draws the circle or the hatching of a red pencil.
fn pencil(scene: &mut Scene, mark: Mark, at: Rect) {
    if mark == Mark::Free {
        return;
    }
    let place = at.inset(-at.w * 0.02);
    scene.drawn(("cp-pencil", mark), place, 3.0, move |drawing| {
        let (w, h) = (place.w, place.h);
        let thick = (w * 0.055).clamp(1.6, 3.4);
        if mark == Mark::Held {
            drawing.stroke(Path::ellipse(w / 2.0, h / 2.0, w * 0.46, h * 0.46), Stroke::new(ink::RED, thick));
        } else {
            let lines = [-0.26, -0.09, 0.08, 0.25].into_iter().fold(Path::new(), |path, dx| {
                let x = w * (0.5 + dx);
                path.and(Path::line(x + w * 0.14, h * 0.16, x - w * 0.14, h * 0.86))
            });
            drawing.stroke(lines, Stroke::new(ink::RED, thick));
        }
    });
}

/// The track, and the monsters that can be met.
pub(super) fn monsters<'a>(sheet: &'a Inventory, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let beaten = frame.say_with("donjonz-beaten", &[("monsters", i64::from(sheet.beaten).into())]);
    let track = track(sheet, frame, width);
    // Which weapon is in hand decides what a monster does, if both are kept here.
    let knows = sheet.tracks(Tracker::Weapons) && sheet.tracks(Tracker::Gold);
    let keys = if knows {
        let names = Weapon::ALL.map(|weapon| frame.say(monster_key(weapon)));
        let columns = plates::columns(frame, width - frame.dp(24.0), &names, 4);
        let cells = Weapon::ALL.map(|weapon| monster(sheet, weapon, frame)).into();
        let about = paragraph(frame.say("companion-meet"), frame.label());
        column([about, plates::grid(frame, columns, cells)]).gap(frame.dp(6.0)).firm()
    } else {
        let beaten = (Touch::Beaten, Look::Gold, Some("ui/ui_plus"), frame.say("companion-beat"));
        if sheet.tracks(Tracker::Gold) {
            let robbed = (Touch::Robbed, Look::Paper, Some("ui/ui_close"), frame.say("companion-robbed"));
            plates::pair(frame, width - frame.dp(24.0), [beaten, robbed])
        } else {
            column(plates::answers(frame, vec![beaten])).firm()
        }
    };
    plates::plate(frame, frame.say("companion-track-monsters"), beaten, vec![track, keys])
}

fn monster<'a>(sheet: &Inventory, weapon: Weapon, frame: &'a Frame<'_>) -> Node<'a> {
    let look = if sheet.held().contains(&weapon) { KeyLook::Gold } else { KeyLook::Plain };
    let name = frame.say(monster_key(weapon));
    plates::picture_key(
        frame,
        Touch::Meet(weapon as usize),
        look,
        Picture::art(faces::monster_art(weapon)),
        name,
        Role::Button,
    )
}

/// The ten beads of the track, in two rows where one would be too small to read.
fn track<'a>(sheet: &Inventory, frame: &Frame<'_>, width: f32) -> Node<'a> {
    let beaten = usize::from(sheet.beaten);
    let rows = if width < frame.em(420.0) { 2 } else { 1 };
    let label = frame.say_with("donjonz-beaten", &[("monsters", i64::from(sheet.beaten).into())]);
    leaf(move |scene: &mut Scene, at: Rect| {
        let a_row = TRACK.len() / rows;
        let (step, high) = (at.w / a_row as f32, at.h / rows as f32);
        let side = (step * 0.86).min(high * 0.92);
        for (i, points) in TRACK.into_iter().enumerate() {
            let (x, y) = ((i % a_row) as f32, (i / a_row) as f32);
            let centre = Point { x: at.x + (x + 0.5) * step, y: at.y + (y + 0.5) * high };
            bead(scene, points, i < beaten, i + 1 == beaten, Rect::around(centre, side, side));
        }
        scene.touch(Touch::Track, Role::Label, label, at);
    })
    .height(rows as f32 * frame.dp(46.0))
}

fn bead(scene: &mut Scene, points: u32, is_beaten: bool, is_last: bool, at: Rect) {
    let (fill, tint) = match (is_last, is_beaten) {
        (true, _) => (ink::GOLD, ink::INK),
        (_, true) => (ink::DARK_RED, ink::PAPER),
        _ => (ink::PARCHMENT, ink::INK),
    };
    scene.drawn(("cp-bead", fill), at, 2.0, move |drawing| {
        let r = at.w / 2.0;
        drawing.outlined(Path::circle(r, r, r - 1.0), fill, Stroke::new(ink::INK, 2.4));
    });
    scene.line(&points.to_string(), Lettering::new(Face::Display, at.w * 0.48, tint).centred(), at.inset(at.w * 0.1));
    if is_last {
        pencil(scene, Mark::Held, at.inset(-at.w * 0.1));
    }
}

/// Two of each weapon, and the key, which stands under them where there is no room beside.
pub(super) fn satchel<'a>(sheet: &'a Inventory, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let gap = frame.dp(6.0);
    let has_weapons = sheet.tracks(Tracker::Weapons);
    let is_beside = has_weapons && (width - frame.dp(24.0) - 4.0 * gap) / 5.2 >= TOUCH;
    let mut columns: Vec<Node<'a>> = Vec::new();
    if has_weapons {
        let copies = |weapon: Weapon| column((0..COPIES).map(|copy| slot(sheet, weapon, copy, frame))).gap(gap);
        columns.extend(Weapon::ALL.map(|weapon| copies(weapon).grow(1.0)));
    }
    let mut below = None;
    if sheet.tracks(Tracker::Key) {
        if is_beside {
            columns.push(column([key(sheet, frame, 2.0 * slot_height(frame) + gap)]).grow(1.2));
        } else {
            below = Some(key(sheet, frame, slot_height(frame)));
        }
    }
    let title = frame.say(if has_weapons { "sheet-weapons" } else { "sheet-key" });
    let note = if has_weapons { frame.say("sheet-two") } else { String::new() };
    let parts = [row(columns).gap(gap).firm()].into_iter().chain(below);
    plates::plate(frame, title, note, parts.collect())
}

fn slot<'a>(sheet: &Inventory, weapon: Weapon, copy: usize, frame: &'a Frame<'_>) -> Node<'a> {
    let mark = sheet.weapons[weapon as usize][copy];
    let (touch, name) = (Touch::Weapon(weapon as usize, copy), frame.say(weapon_key(weapon)));
    let state = frame.say(match mark {
        Mark::Free => "companion-weapon-free",
        Mark::Held => "companion-weapon-held",
        Mark::Dropped => "companion-weapon-dropped",
    });
    let label = format!("{name}. {state}");
    leaf(move |scene: &mut Scene, at: Rect| {
        let look = if mark == Mark::Dropped { KeyLook::Spent } else { KeyLook::Plain };
        let room = plates::key(scene, frame, &touch, look, at);
        let place = room.fit(Size { w: 1.0, h: 1.0 });
        scene.fit(Picture::art(faces::weapon_art(weapon)), place).fade = if mark == Mark::Free { 0.55 } else { 1.0 };
        pencil(scene, mark, place);
        scene.touch(touch, Role::Switch { on: mark == Mark::Held }, label, at);
    })
    .height(slot_height(frame))
}

fn slot_height(frame: &Frame<'_>) -> f32 {
    frame.dp(60.0).max(TOUCH)
}

fn key<'a>(sheet: &Inventory, frame: &'a Frame<'_>, high: f32) -> Node<'a> {
    let has = sheet.has_key;
    let label =
        format!("{}. {}", frame.say("sheet-key"), frame.say(if has { "donjonz-has-key" } else { "donjonz-no-key" }));
    leaf(move |scene: &mut Scene, at: Rect| {
        let room = plates::key(scene, frame, &Touch::Key, KeyLook::Plain, at);
        let place = room.fit(Size { w: 1.0, h: 1.0 });
        scene.fit(Picture::art("things/key"), place).fade = if has { 1.0 } else { 0.45 };
        pencil(scene, if has { Mark::Held } else { Mark::Free }, place);
        scene.touch(Touch::Key, Role::Switch { on: has }, label, at);
    })
    .height(high)
}

/// What the walk is worth so far, as the sheet adds it up.
pub(super) fn score<'a>(sheet: &'a Inventory, frame: &'a Frame<'_>) -> Node<'a> {
    let score = sheet.score();
    let title = if sheet.has_fallen { frame.say("donjonz-lost") } else { frame.say(rank_key(sheet.rank())) };
    let mut sums = Vec::new();
    if sheet.tracks(Tracker::Gold) {
        sums.push(format!("{} × 2", score.pouches));
    }
    if sheet.tracks(Tracker::Monsters) {
        sums.push(score.monster_points.to_string());
    }
    let sum = if sheet.has_fallen { frame.say("donjonz-lost-why") } else { sums.join(" + ") };
    let (label, has_fallen) = (format!("{title}. {sum}. {}", score.total), sheet.has_fallen);
    let large = Lettering::new(Face::Display, frame.em(40.0), ink::INK).right();
    let heading = Lettering { size: frame.em(18.0), ..frame.heading() };
    row([
        column([paragraph(title, heading), paragraph(sum, frame.label())]).gap(1.0).grow(1.0),
        line(score.total.to_string(), large).firm(),
    ])
    .gap(frame.dp(12.0))
    .pads(frame.dp(14.0), frame.dp(4.0), frame.dp(14.0), frame.dp(4.0))
    .painted(move |scene, at| {
        if has_fallen {
            plates::hazard(scene, at, ink::PAPER);
        } else {
            plates::paper(scene, at, ink::SAND_LIGHT, ink::INK, 5);
        }
        scene.touch(Touch::Score, Role::Label, label, at);
    })
}

//! A monkey with ten fingers, a keyboard and a window it keeps pulling at. Nothing it does may panic.

use crate::fighter::party;
use crate::fingers::{Fingers, phone, phone_on_screen};
use crate::knock::keep::{bots, persons, sit_down};
use rules::{
    fighter::Phase,
    knock::{Setup, Spell},
    rng::Rng,
};
use sablier::{
    geometry::Point,
    input::{Input, Key},
};
use std::collections::BTreeSet;

const KEYS: [Key; 9] =
    [Key::Up, Key::Right, Key::Down, Key::Left, Key::Enter, Key::Tab, Key::Undo, Key::PageDown, Key::Letter('r')];

const WINDOWS: [(f32, f32); 8] = [
    (390.0, 844.0),
    (844.0, 390.0),
    (820.0, 1180.0),
    (1440.0, 900.0),
    (0.0, 0.0),
    (1.0, 1.0),
    (3840.0, 20.0),
    (320.0, 568.0),
];

fn language(seed: u64) -> &'static str {
    ["en", "fr", "es"][seed as usize % 3]
}

/// Lets the monkey loose at home, or in the lobby of Knock.
fn play(seed: u64) {
    let mut fingers = Fingers::on(&phone(language(seed)), WINDOWS[0]);
    if seed.is_multiple_of(2) {
        fingers.tap("play-knock");
    }
    run_wild(seed, fingers);
}

/// Lets the monkey loose at the sand timer.
fn play_timer(seed: u64) {
    let mut fingers = Fingers::on(&phone(language(seed)), WINDOWS[0]);
    fingers.tap("timer");
    run_wild(seed, fingers);
}

/// Lets the monkey loose at a table companion.
fn play_companion(seed: u64) {
    let mut fingers = Fingers::on(&phone(language(seed)), WINDOWS[0]);
    fingers.tap("table");
    fingers.tap(["table-knock", "table-donjonz", "table-fighter"][seed as usize % 3]);
    run_wild(seed, fingers);
}

/// Lets the monkey loose in a Keep, alone or with others.
fn play_knock(seed: u64) {
    let players = 1 + (seed % 4) as u8;
    let seats = if seed.is_multiple_of(2) { bots(players.into()) } else { persons(players.into()) };
    let setup = Setup { players, level: 3, spells: Spell::ALL.to_vec(), ..Setup::default() };
    run_wild(seed, sit_down(&phone(language(seed)), WINDOWS[0], setup, seed, seats));
}

/// Lets the monkey loose in a dungeon, before it or at the end of a turn.
fn play_fighter(seed: u64) {
    let setup = party::heroes(1 + (seed % 6) as u8);
    let is_it = |game: &rules::fighter::Fighter| {
        let wanted = [Phase::Walk, Phase::Aim, Phase::Throw, Phase::Rest][seed as usize % 4];
        game.phase() == wanted && game.walked().len() >= seed as usize % 3
    };
    let running = party::first_in_which(&setup, is_it);
    let device = if seed.is_multiple_of(8) { phone(language(seed)) } else { phone_on_screen(language(seed)) };
    run_wild(seed, party::sit_down_at(&device, WINDOWS[0], &running));
}

/// Lets the monkey loose in practice.
fn play_practice(seed: u64) {
    let mut fingers = Fingers::on(&phone_on_screen(language(seed)), WINDOWS[0]);
    fingers.tap("play-fighter");
    fingers.tap("practice");
    run_wild(seed, fingers);
}

fn run_wild(seed: u64, mut fingers: Fingers) {
    let mut rng = Rng::new(seed);
    let mut window = WINDOWS[0];
    for _ in 0..250 {
        let at = Point { x: rng.below(window.0 as u32 + 40) as f32, y: rng.below(window.1 as u32 + 40) as f32 };
        let finger = u64::from(rng.below(3));
        match rng.below(20) {
            0 => {
                window = WINDOWS[rng.below(8) as usize];
                fingers.resize(window);
            }
            1 => fingers.feed(&[Input::Key(KEYS[rng.below(9) as usize])]),
            2 => fingers.feed(&[Input::Key(if rng.below(4) == 0 { Key::Back } else { Key::Redo })]),
            3 => fingers.feed(&[Input::Wheel { at, by: 1.0 }, Input::Cancel { finger }]),
            4..=6 => fingers.feed(&[Input::Down { finger, at }]),
            7..=9 => fingers.feed(&[Input::Move { finger, at }]),
            10..=11 => fingers.feed(&[Input::Up { finger, at }]),
            12 => fingers.rest(700.0),
            13 => fingers.pass(u64::from(rng.below(200_000))),
            _ => {
                let ids: Vec<String> = fingers.app.scene().touchables.iter().map(|t| t.id.clone()).collect();
                if let Some(id) = rng.pick(&ids) {
                    fingers.reveal(id);
                    // It may have gone in the meantime.
                    if fingers.sees(id) {
                        fingers.tap(id);
                    }
                }
            }
        }
        let ids: Vec<&str> = fingers.app.scene().touchables.iter().map(|touchable| touchable.id.as_str()).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "seed {seed}: an id twice in {ids:?}");
        if fingers.app.has_quit() {
            return;
        }
    }
}

#[test]
fn a_monkey_cannot_break_it() {
    (0..16).for_each(play);
}

#[test]
fn a_monkey_cannot_break_a_keep() {
    (0..12).for_each(play_knock);
}

#[test]
fn a_monkey_cannot_break_a_dungeon() {
    (0..12).for_each(play_fighter);
}

#[test]
fn a_monkey_cannot_break_practice() {
    (0..6).for_each(play_practice);
}

#[test]
fn a_monkey_cannot_break_the_timer() {
    (0..8).for_each(play_timer);
}

#[test]
fn a_monkey_cannot_break_a_companion() {
    (0..9).for_each(play_companion);
}

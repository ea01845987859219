//! What each moment of play sounds like: wood, paper, coins and a lute, all tuned to the music's five notes.

use super::dice::{self, Force, Struck};
use super::knock;
use super::synth::{Bell, Pluck, Rustle, Tape, Thump, samples};

/// The five notes of the dungeon, D F G A C, in the octave of middle C. Others are doublings and halvings.
pub mod notes {
    /// The home note.
    pub const D: f32 = 293.665;
    /// A third above it.
    pub const F: f32 = 349.228;
    /// A fourth above it.
    pub const G: f32 = 391.995;
    /// A fifth above it.
    pub const A: f32 = 440.0;
    /// A seventh above it.
    pub const C: f32 = 523.251;
}
use notes::{A, C, D, F, G};

/// A moment that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Effect {
    /// A button was pressed.
    Tap,
    /// A screen was left.
    Back,
    /// A card was picked up.
    Lift,
    /// A card was turned.
    Turn,
    /// A card was laid.
    Lay,
    /// Something was not allowed.
    Refused,
    /// The hero took a step.
    Step,
    /// A pouch was picked up.
    Pouch,
    /// A weapon was taken.
    Weapon,
    /// The key was found.
    Key,
    /// The door opened and the gold doubled.
    Door,
    /// A monster was beaten.
    MonsterBeaten,
    /// A monster took the gold.
    GoldLost,
    /// The hero fell and the game is lost.
    HeroFell,
    /// The walk is over and counts.
    End,
    /// It was the best walk so far.
    Record,
    /// A message came up.
    Toast,
    /// Knuckles on the door of a Keep: the sand runs.
    Knock,
    /// Covered cards are assessed.
    Assess,
    /// The Speech/Silence token was turned to Silence.
    Hush,
    /// It was turned to Speech.
    Voice,
    /// A Time token left a creature.
    Alarm,
    /// The Black Knight came.
    Knight,
    /// A creature was burned.
    Fireball,
    /// A creature was frozen.
    IceFlash,
    /// A corner was poisoned.
    Poison,
    /// Three minutes of sand are left.
    SandThree,
    /// One minute of sand is left.
    SandOne,
    /// The last seconds began.
    SandLast,
    /// One of the last seconds went by.
    Grain,
    /// The sand of the timer has run through.
    Gong,
    /// The Keep is free.
    KeepWon,
    /// The Keep is lost.
    KeepLost,
    /// A die left a hand.
    Whoosh,
    /// A die bounced, and must once more.
    Bounce,
    /// It bounced for the last time it must.
    LastBounce,
    /// A die hit something.
    Hit(Struck, Force),
}

impl Effect {
    /// How long it shakes a phone, in ms; most are only heard.
    pub fn shake(self) -> u16 {
        match self {
            Effect::Hit(_, Force::Firm) => 8,
            Effect::Bounce => 12,
            Effect::Hit(_, Force::Hard) => 18,
            Effect::LastBounce => 24,
            Effect::Lay | Effect::Key | Effect::Door => 15,
            Effect::Refused | Effect::MonsterBeaten => 30,
            Effect::Hush | Effect::Voice | Effect::Fireball | Effect::IceFlash | Effect::Poison => 30,
            Effect::Knock => 45,
            Effect::GoldLost => 70,
            Effect::SandThree => 90,
            Effect::SandOne => 220,
            Effect::Knight | Effect::SandLast | Effect::KeepWon => 140,
            Effect::HeroFell | Effect::KeepLost => 180,
            Effect::Gong => 400,
            _ => 0,
        }
    }

    /// All of them.
    pub const ALL: [Effect; 45] = [
        Effect::Tap,
        Effect::Back,
        Effect::Lift,
        Effect::Turn,
        Effect::Lay,
        Effect::Refused,
        Effect::Step,
        Effect::Pouch,
        Effect::Weapon,
        Effect::Key,
        Effect::Door,
        Effect::MonsterBeaten,
        Effect::GoldLost,
        Effect::HeroFell,
        Effect::End,
        Effect::Record,
        Effect::Toast,
        Effect::Knock,
        Effect::Assess,
        Effect::Hush,
        Effect::Voice,
        Effect::Alarm,
        Effect::Knight,
        Effect::Fireball,
        Effect::IceFlash,
        Effect::Poison,
        Effect::SandThree,
        Effect::SandOne,
        Effect::SandLast,
        Effect::Grain,
        Effect::Gong,
        Effect::KeepWon,
        Effect::KeepLost,
        Effect::Whoosh,
        Effect::Bounce,
        Effect::LastBounce,
        Effect::Hit(Struck::Table, Force::Soft),
        Effect::Hit(Struck::Table, Force::Firm),
        Effect::Hit(Struck::Table, Force::Hard),
        Effect::Hit(Struck::Target, Force::Soft),
        Effect::Hit(Struck::Target, Force::Firm),
        Effect::Hit(Struck::Target, Force::Hard),
        Effect::Hit(Struck::Side, Force::Soft),
        Effect::Hit(Struck::Side, Force::Firm),
        Effect::Hit(Struck::Side, Force::Hard),
    ];
}

/// Shares of the usual loudness: −1.3 dB for what is heard at every touch, +1.3 dB for what is heard once a game.
pub(super) const OFTEN: f32 = 0.86;
pub(super) const SELDOM: f32 = 1.16;

/// The sound of a moment as a WAV file.
pub fn wav(effect: Effect) -> Vec<u8> {
    recorded(effect).wav()
}

/// The sound of a moment. What is heard at every touch is a little softer than what is heard once a game.
fn recorded(effect: Effect) -> Tape {
    let (tape, share) = match effect {
        Effect::Tap => (tap(), OFTEN),
        Effect::Back => (back(), OFTEN),
        Effect::Lift => (lift(), OFTEN),
        Effect::Turn => (turn(), OFTEN),
        Effect::Lay => (lay(), 1.0),
        Effect::Refused => (refused(), OFTEN),
        Effect::Step => (step(), OFTEN),
        Effect::Pouch => (pouch(), 1.0),
        Effect::Weapon => (weapon(), 1.0),
        Effect::Key => (key(), 1.0),
        Effect::Door => (door(), SELDOM),
        Effect::MonsterBeaten => (monster_beaten(), 1.0),
        Effect::GoldLost => (gold_lost(), 1.0),
        Effect::HeroFell => (hero_fell(), SELDOM),
        Effect::End => (end(), SELDOM),
        Effect::Record => (record(), SELDOM),
        Effect::Toast => (toast(), OFTEN),
        Effect::Knock => (knock::knock(), SELDOM),
        Effect::Assess => (knock::assess(), OFTEN),
        Effect::Hush => (knock::hush(), 1.0),
        Effect::Voice => (knock::voice(), 1.0),
        Effect::Alarm => (knock::alarm(), 1.0),
        Effect::Knight => (knock::knight(), SELDOM),
        Effect::Fireball => (knock::fireball(), 1.0),
        Effect::IceFlash => (knock::ice_flash(), 1.0),
        Effect::Poison => (knock::poison(), 1.0),
        Effect::SandThree => (knock::sand_three(), 1.0),
        Effect::SandOne => (knock::sand_one(), SELDOM),
        Effect::SandLast => (knock::sand_last(), SELDOM),
        Effect::Grain => (knock::grain(), OFTEN),
        Effect::Gong => (knock::gong(), SELDOM),
        Effect::KeepWon => (knock::won(), SELDOM),
        Effect::KeepLost => (knock::lost(), SELDOM),
        Effect::Whoosh => (dice::whoosh(), OFTEN),
        Effect::Bounce => (dice::counted(D), OFTEN),
        Effect::LastBounce => (dice::counted(A), 1.0),
        Effect::Hit(struck, force) => (dice::hit(struck, force), force.loudness()),
    };
    tape.finish(share)
}

/// A tape on which strings are plucked one after another: second, pitch, force.
pub(super) fn plucks(long: f32, bright: f32, ring: f32, strings: &[(f32, f32, f32)]) -> Tape {
    let mut tape = Tape::new(long);
    for &(second, pitch, force) in strings {
        tape.pluck(samples(second), Pluck { pitch, force, ring, bright });
    }
    tape
}

pub(super) fn bells(tape: &mut Tape, ring: f32, bells: &[(f32, f32, f32)]) {
    for &(second, pitch, force) in bells {
        tape.bell(samples(second), Bell { pitch, force, ring });
    }
}

/// A fingernail on a wooden box.
fn tap() -> Tape {
    let mut tape = Tape::new(0.2);
    tape.rustle(0, Rustle { from: 2600.0, to: 1400.0, long: 0.016, swell: 0.3, force: 0.3 });
    tape.thump(0, Thump { pitch: D * 4.0, force: 0.3, ring: 0.026 });
    tape.pluck(samples(0.002), Pluck { pitch: D * 2.0, force: 0.5, ring: 0.19, bright: 0.15 });
    tape
}

/// The same box, put down: two notes that fall.
fn back() -> Tape {
    let mut tape = Tape::new(0.28);
    for (second, pitch, force) in [(0.0, C, 0.4), (0.055, G, 0.5)] {
        tape.thump(samples(second), Thump { pitch: pitch * 2.0, force: 0.6 * force, ring: 0.02 });
        tape.pluck(samples(second), Pluck { pitch, force, ring: 0.2, bright: 0.15 });
    }
    tape
}

/// A card that slides off another: a finger's tip, then paper that rises.
fn lift() -> Tape {
    let mut tape = Tape::new(0.24);
    tape.thump(0, Thump { pitch: A * 2.0, force: 0.22, ring: 0.02 });
    tape.rustle(samples(0.02), Rustle { from: 1200.0, to: 3600.0, long: 0.15, swell: 0.7, force: 0.7 });
    tape
}

/// A card that bends, and snaps onto its other side.
fn turn() -> Tape {
    let mut tape = Tape::new(0.3);
    tape.rustle(0, Rustle { from: 1100.0, to: 2600.0, long: 0.07, swell: 0.5, force: 0.35 });
    tape.rustle(samples(0.1), Rustle { from: 3000.0, to: 900.0, long: 0.05, swell: 0.08, force: 0.8 });
    tape.thump(samples(0.1), Thump { pitch: A * 2.0, force: 0.4, ring: 0.02 });
    tape.thump(samples(0.145), Thump { pitch: F * 2.0, force: 0.3, ring: 0.025 });
    tape
}

/// Card on table.
fn lay() -> Tape {
    let mut tape = Tape::new(0.42);
    tape.rustle(0, Rustle { from: 3200.0, to: 900.0, long: 0.07, swell: 0.08, force: 0.9 });
    tape.thump(samples(0.004), Thump { pitch: D * 3.0, force: 0.35, ring: 0.02 });
    tape.thump(samples(0.004), Thump { pitch: D, force: 0.4, ring: 0.05 });
    tape.pluck(samples(0.01), Pluck { pitch: D, force: 0.4, ring: 0.36, bright: 0.2 });
    tape.room(0.15);
    tape
}

fn refused() -> Tape {
    let mut tape = plucks(0.5, 0.05, 0.26, &[(0.0, F / 2.0, 0.8), (0.13, D / 2.0, 0.9)]);
    tape.thump(0, Thump { pitch: A / 2.0, force: 0.25, ring: 0.02 });
    tape.thump(samples(0.13), Thump { pitch: A / 2.0, force: 0.25, ring: 0.02 });
    tape.room(0.1);
    tape
}

/// A boot on gritty stone: its heel, then its sole.
fn step() -> Tape {
    let mut tape = Tape::new(0.3);
    tape.thump(0, Thump { pitch: G, force: 0.5, ring: 0.02 });
    tape.rustle(0, Rustle { from: 1700.0, to: 900.0, long: 0.04, swell: 0.15, force: 0.6 });
    tape.rustle(samples(0.075), Rustle { from: 2400.0, to: 1500.0, long: 0.09, swell: 0.25, force: 0.5 });
    tape.thump(samples(0.075), Thump { pitch: D, force: 0.25, ring: 0.02 });
    tape.room(0.2);
    tape
}

/// Coins falling together.
fn pouch() -> Tape {
    let mut tape = Tape::new(0.75);
    let coins = [(0.0, D * 8.0, 0.5), (0.045, A * 8.0, 0.35), (0.08, F * 8.0, 0.45), (0.15, D * 8.0, 0.3)];
    bells(&mut tape, 0.07, &coins);
    tape.rustle(0, Rustle { from: 5200.0, to: 3000.0, long: 0.12, swell: 0.1, force: 0.25 });
    bells(&mut tape, 0.18, &[(0.02, A * 2.0, 0.25), (0.11, D * 4.0, 0.3)]);
    tape.room(0.25);
    tape
}

/// A blade leaving its sheath.
fn weapon() -> Tape {
    let mut tape = Tape::new(0.95);
    tape.rustle(0, Rustle { from: 1500.0, to: 6500.0, long: 0.24, swell: 0.8, force: 0.5 });
    bells(&mut tape, 0.2, &[(0.2, A * 4.0, 0.3), (0.205, D * 8.0, 0.18)]);
    for (second, pitch) in [(0.2, D), (0.215, A)] {
        tape.pluck(samples(second), Pluck { pitch, force: 0.4, ring: 0.7, bright: 0.6 });
    }
    tape.room(0.25);
    tape
}

fn key() -> Tape {
    let mut tape = Tape::new(1.2);
    bells(&mut tape, 0.28, &[(0.0, A * 2.0, 0.6), (0.11, D * 4.0, 0.7), (0.22, F * 4.0, 0.45)]);
    tape.rustle(0, Rustle { from: 6000.0, to: 4200.0, long: 0.05, swell: 0.1, force: 0.2 });
    tape.room(0.3);
    tape
}

/// A bolt, a heavy leaf of wood, and a chord of gold.
fn door() -> Tape {
    let strum = [(0.2, D / 2.0, 0.5), (0.24, A / 2.0, 0.45), (0.28, D, 0.45), (0.32, F, 0.4), (0.36, A, 0.4)];
    let mut tape = plucks(1.9, 0.45, 1.5, &strum);
    tape.thump(0, Thump { pitch: G / 2.0, force: 0.7, ring: 0.04 });
    tape.rustle(0, Rustle { from: 1800.0, to: 900.0, long: 0.03, swell: 0.1, force: 0.7 });
    tape.thump(samples(0.12), Thump { pitch: D / 2.0, force: 0.5, ring: 0.09 });
    tape.rustle(samples(0.12), Rustle { from: 700.0, to: 1300.0, long: 0.16, swell: 0.5, force: 0.4 });
    bells(&mut tape, 0.22, &[(0.42, D * 4.0, 0.22), (0.49, F * 4.0, 0.2), (0.56, A * 4.0, 0.2), (0.63, D * 8.0, 0.16)]);
    tape.room(0.3);
    tape
}

fn monster_beaten() -> Tape {
    let mut tape = plucks(1.2, 0.55, 0.9, &[(0.06, D, 0.5), (0.14, F, 0.5), (0.22, A, 0.6)]);
    tape.thump(0, Thump { pitch: A, force: 0.6, ring: 0.05 });
    tape.rustle(0, Rustle { from: 3000.0, to: 800.0, long: 0.09, swell: 0.06, force: 0.9 });
    tape.room(0.25);
    tape
}

/// Coins that roll away, and the lute is sorry.
fn gold_lost() -> Tape {
    let mut tape = plucks(1.5, 0.25, 1.0, &[(0.0, A, 0.6), (0.16, F, 0.55), (0.32, D, 0.55), (0.52, C / 2.0, 0.6)]);
    let coins = [(0.02, D * 8.0, 0.3), (0.09, C * 8.0, 0.26), (0.2, A * 4.0, 0.22), (0.34, G * 4.0, 0.16)];
    bells(&mut tape, 0.06, &coins);
    tape.thump(0, Thump { pitch: A / 2.0, force: 0.5, ring: 0.07 });
    tape.room(0.25);
    tape
}

fn hero_fell() -> Tape {
    let fall = [(0.1, D, 0.55), (0.38, C / 2.0, 0.55), (0.7, A / 2.0, 0.6), (1.1, D / 2.0, 0.8), (1.13, A / 4.0, 0.5)];
    let mut tape = plucks(2.6, 0.3, 1.5, &fall);
    tape.thump(0, Thump { pitch: D, force: 0.6, ring: 0.12 });
    tape.rustle(0, Rustle { from: 1600.0, to: 500.0, long: 0.14, swell: 0.1, force: 0.7 });
    tape.thump(samples(1.1), Thump { pitch: D / 2.0, force: 0.4, ring: 0.2 });
    tape.room(0.35);
    tape
}

/// The lute comes home.
fn end() -> Tape {
    let home = [
        (0.0, G / 2.0, 0.5),
        (0.02, D, 0.45),
        (0.04, G, 0.45),
        (0.42, C / 2.0, 0.5),
        (0.44, G, 0.45),
        (0.84, D / 2.0, 0.6),
        (0.88, A / 2.0, 0.5),
        (0.92, D, 0.5),
        (0.96, F, 0.45),
        (1.0, A, 0.45),
    ];
    let mut tape = plucks(2.6, 0.4, 1.7, &home);
    tape.room(0.35);
    tape
}

/// The same home-coming, in high spirits.
fn record() -> Tape {
    let rise = [
        (0.0, D, 0.5),
        (0.12, F, 0.5),
        (0.24, A, 0.5),
        (0.36, C, 0.5),
        (0.5, D / 2.0, 0.5),
        (0.5, A, 0.4),
        (0.53, D * 2.0, 0.6),
        (0.56, F * 2.0, 0.4),
    ];
    let mut tape = plucks(2.6, 0.55, 1.6, &rise);
    let sparks = [(0.5, D * 4.0, 0.3), (0.62, F * 4.0, 0.25), (0.74, A * 4.0, 0.25), (0.9, D * 8.0, 0.22)];
    bells(&mut tape, 0.3, &sparks);
    tape.thump(samples(0.5), Thump { pitch: D / 2.0, force: 0.4, ring: 0.12 });
    tape.room(0.35);
    tape
}

fn toast() -> Tape {
    let mut tape = Tape::new(0.8);
    bells(&mut tape, 0.16, &[(0.0, D * 2.0, 0.5), (0.09, A * 2.0, 0.5)]);
    tape.room(0.25);
    tape
}

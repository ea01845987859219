//! The picture inside a card's frame: a hall with its floor and lights, or a creature before its rays.

use super::{FACE, Style, seed};
use crate::{
    art::art,
    drawing::{Drawing, KAPPA, Paint, Path, Point, Stop, Stroke},
    ink::{self, Ink},
};
use rules::knock::Card;

/// How a picture is lit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Light {
    /// By a lantern, on a screen.
    Lantern,
    /// By daylight, on paper.
    Paper(Style),
}

impl Light {
    fn style(self) -> Style {
        match self {
            Light::Lantern => Style::Colour,
            Light::Paper(style) => style,
        }
    }

    /// Lets something glow. Paper knows no fading light, so there it is a few rings; saved ink lights nothing.
    fn shine(self, face: &mut Drawing, x: f32, y: f32, radius: f32) {
        match self {
            Light::Lantern => {
                face.fill(Path::circle(x, y, radius), glow(x, y, radius));
            }
            Light::Paper(Style::Colour) => {
                for share in [0.92, 0.7, 0.46] {
                    face.fill(Path::circle(x, y, radius * share), Ink::hex(0xFFC25E).faded(0.09));
                }
            }
            Light::Paper(_) => {}
        }
    }
}

/// Light that fades from the middle.
fn glow(x: f32, y: f32, radius: f32) -> Paint {
    let stop = |at: f32, rgb: u32, opacity: f32| Stop { at, ink: Ink::hex(rgb).faded(opacity) };
    let stops = vec![stop(0.0, 0xFFD98A, 0.55), stop(0.55, 0xFFC25E, 0.18), stop(1.0, 0xFFC25E, 0.0)];
    Paint::Radial { centre: Point { x, y }, radius, stops }
}

/// Where the picture ends, and how far it keeps from the corners.
const LEFT: f32 = 9.0;
const RIGHT: f32 = FACE - LEFT;
const NOTCH: f32 = 44.0;
/// Where wall and floor meet.
const HORIZON: f32 = 128.0;

/// The colours of a hall.
struct Ground {
    wall: u32,
    floor: u32,
    joint: u32,
    brick: u32,
}

const fn ground(wall: u32, floor: u32, joint: u32, brick: u32) -> Ground {
    Ground { wall, floor, joint, brick }
}

const GROUNDS: [Ground; 12] = [
    ground(0x4B3A66, 0x77628F, 0x5C4977, 0x6A5788),
    ground(0x2F5068, 0x5B8098, 0x456880, 0x4C728C),
    ground(0x643544, 0x95606A, 0x784853, 0x895264),
    ground(0x3F5740, 0x71896B, 0x5A7156, 0x5D7A5C),
    ground(0x5A4033, 0x8E6A52, 0x735340, 0x7A5A48),
    ground(0x7A4434, 0xAD7358, 0x8F5B45, 0x9A5D49),
    ground(0x2E4A5E, 0x587A8C, 0x446577, 0x466A80),
    ground(0x3E4660, 0x69718C, 0x525A76, 0x5A6382),
    ground(0x5E2E55, 0x8E5A84, 0x744669, 0x824A76),
    ground(0x33395A, 0x5E6488, 0x4A5072, 0x4C5380),
    ground(0x2C6068, 0x5C939A, 0x477C83, 0x4A828A),
    ground(0x35563A, 0x6B8B63, 0x55734F, 0x557A55),
];

/// Draws a card's picture and its frame.
pub fn draw(face: &mut Drawing, card: &Card, light: Light) {
    if card.creature.is_some() {
        lair(face, card, light)
    } else {
        hall(face, card, light)
    }
    face.stroke(frame(), Stroke::new(ink::INK, 2.6));
}

/// The picture's outline, with a notch for each corner tab.
fn frame() -> Path {
    let (near, far, bow) = (LEFT + NOTCH, RIGHT - NOTCH, NOTCH * KAPPA);
    Path::new()
        .move_to(near, LEFT)
        .line_to(far, LEFT)
        .cubic_to(far, LEFT + bow, RIGHT - bow, near, RIGHT, near)
        .line_to(RIGHT, far)
        .cubic_to(RIGHT - bow, far, far, RIGHT - bow, far, RIGHT)
        .line_to(near, RIGHT)
        .cubic_to(near, RIGHT - bow, LEFT + bow, far, LEFT, far)
        .line_to(LEFT, near)
        .cubic_to(LEFT + bow, near, near, LEFT + bow, near, LEFT)
        .close()
}

/// A creature before its rays.
fn lair(face: &mut Drawing, card: &Card, light: Light) {
    let style = light.style();
    let ground = style.panel(lair_ink(&card.art));
    let rays = if style == Style::InkSaver { ground.mix(ink::INK, 0.1) } else { ground.mix(ink::PAPER, 0.15) };
    face.fill(frame(), ground);
    face.fill(Path::rays(100.0, 93.0, 52.0, 84.0, 74.0, 20, 3.2), rays);
    light.shine(face, 100.0, 96.0, 62.0);
    let art = known(&format!("monsters/{}", card.art)).unwrap_or_else(|| art("monsters/slime"));
    let (side, y) = if light == Light::Lantern { (112.0, 88.0) } else { (108.0, 96.0) };
    face.fit(art, 100.0 - side / 2.0, y - side / 2.0, side, side);
}

/// A ground that a creature stands out from.
fn lair_ink(creature: &str) -> Ink {
    Ink::hex(match creature {
        "goblin" | "cockatrice_shades" | "orc_chef" | "troll_toll" => 0x8E3B3A,
        "slime" | "zombie_clerk" | "vampire_straw" | "imp_accountant" => 0x35506B,
        "mimic" | "rat_cheese" | "ogre" | "bear_teddy" => 0x2F6A5C,
        "bat" | "moss_golem" | "minotaur_sign" | "toad_king" => 0x7A4A86,
        "snail_knight" | "banshee_megaphone" => 0x5B3F7D,
        "spider_knit" | "cyclops_monocle" => 0x4F6B3F,
        "knight" | "armour_leg" => 0x643544,
        _ => 0x4B3A66,
    })
}

/// A hall: its wall, floor and scene, and lights where no icon stands.
fn hall(face: &mut Drawing, card: &Card, light: Light) {
    let style = light.style();
    let seed = seed(&card.name);
    let ground = &GROUNDS[(seed >> 7) as usize % GROUNDS.len()];
    face.fill(frame(), style.panel(Ink::hex(ground.wall)));
    face.fill(bricks(), style.panel(Ink::hex(ground.brick)));
    face.fill(floor(), style.panel(Ink::hex(ground.floor)));
    face.stroke(joints(), Stroke::new(style.panel(Ink::hex(ground.joint)), 1.6));
    face.stroke(Path::line(LEFT, HORIZON, RIGHT, HORIZON), Stroke::new(ink::INK, 2.6));
    light.shine(face, 100.0, 102.0, 54.0);
    let scene = known(&format!("halls/{}", card.art)).unwrap_or_else(|| art("halls/gate"));
    face.fit(scene, 50.0, 36.0, 100.0, 100.0);
    let beside = ["halls/torch", "halls/torch", "halls/column", "halls/banner"][(seed >> 3) as usize % 4];
    for (x, is_free) in [(36.0, card.marker.is_none()), (164.0, !card.silence)] {
        if is_free {
            if beside == "halls/torch" {
                light.shine(face, x, 80.0, 22.0);
            }
            face.fit(art(beside), x - 20.0, 47.0, 40.0, 90.0);
        }
    }
}

/// Marks of bricks on a wall.
fn bricks() -> Path {
    let rows = [
        (24.0, 70.0, 130.0),
        (38.0, 62.0, 138.0),
        (56.0, 40.0, 60.0),
        (56.0, 140.0, 162.0),
        (74.0, 14.0, 46.0),
        (74.0, 154.0, 186.0),
        (94.0, 14.0, 34.0),
        (94.0, 168.0, 186.0),
        (112.0, 18.0, 44.0),
        (112.0, 156.0, 182.0),
    ];
    rows.iter().fold(Path::new(), |path, &(y, from, to)| path.and(Path::leaf(from, y, to, y, 1.3, 0.0)))
}

fn floor() -> Path {
    let (near, far, bow) = (LEFT + NOTCH, RIGHT - NOTCH, NOTCH * KAPPA);
    Path::new()
        .move_to(LEFT, HORIZON)
        .line_to(RIGHT, HORIZON)
        .line_to(RIGHT, far)
        .cubic_to(RIGHT - bow, far, far, RIGHT - bow, far, RIGHT)
        .line_to(near, RIGHT)
        .cubic_to(near, RIGHT - bow, LEFT + bow, far, LEFT, far)
        .close()
}

/// The joints between a floor's flagstones.
fn joints() -> Path {
    let lines = [
        (100.0, 128.0, 100.0, 191.0),
        (72.0, 128.0, 56.0, 172.0),
        (128.0, 128.0, 144.0, 172.0),
        (46.0, 128.0, 22.0, 146.0),
        (154.0, 128.0, 178.0, 146.0),
        (12.0, 143.0, 188.0, 143.0),
        (36.0, 161.0, 164.0, 161.0),
    ];
    lines.iter().fold(Path::new(), |path, &(x1, y1, x2, y2)| path.and(Path::line(x1, y1, x2, y2)))
}

/// The drawing of that name, if there is one: a player's own deck may ask for any.
fn known(name: &str) -> Option<Drawing> {
    Some(art(name)).filter(|drawing| !drawing.items.is_empty())
}

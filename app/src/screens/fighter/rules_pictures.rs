//! The pictures over the sections of the rules of Fighter: the pieces that a section speaks of, side by side.

use crate::{collage::Collage, geometry::Size};
use printkit_core::{
    Drawing,
    drawing::Transform,
    faces::{Style, fighter::target},
};

/// The drawings over a section, from left to right.
fn pieces(section: usize) -> &'static [&'static str] {
    match section {
        1 => &["heroes/granny", "heroes/dwarf", "bosses/dragon_clocks", "heroes/lady", "heroes/wizard"],
        2 => &["fighter/party", "fighter/coin", "fighter/die_white", "fighter/leader_undefeated"],
        3 => &["rooms/entry", "rooms/plain", "rooms/shop", "rooms/fountain", "rooms/treasure", "rooms/perilous"],
        4 => &["fighter/die_red", "fighter/die_green", "fighter/die_blue", "monsters/slime"],
        6 => &["fighter/damage_burst", "fighter/hero_symbol"],
        7 => &["fighter/die_white", "fighter/leader_defeated"],
        8 => &["abilities/flurry", "abilities/beer", "abilities/ballad", "abilities/metamorphosis"],
        9 => &["equipment/rolling_pin_of_doom", "equipment/umbrella_shield", "equipment/potion_curly_straw"],
        10 => &["handicaps/horde", "handicaps/small_target", "handicaps/everybody_is_hit"],
        11 => &["fighter/heart", "fighter/scar", "fighter/angel"],
        13 => &["rooms/shop", "fighter/coin", "fighter/die_white", "fighter/heart"],
        15 => &["bosses/lich_slippers", "bosses/kraken_bathtub", "bosses/landlord_demon"],
        17 => &["throws/flick", "throws/nose", "throws/catapult", "throws/dance", "throws/blind"],
        20 => &["throws/blow", "throws/wrong_hand", "fighter/die_red", "throws/header", "throws/spinning_top"],
        _ => &[],
    }
}

/// The section with the target.
const TARGET: usize = 5;

/// How large the picture over a section is, if it has one.
pub fn size(section: usize) -> Option<Size> {
    let h = match section {
        TARGET => 150.0,
        1 | 15 => 96.0,
        _ if pieces(section).is_empty() => return None,
        _ => 62.0,
    };
    Some(Size { w: 300.0, h })
}

/// Draws the picture over a section.
pub fn draw(strip: &mut Drawing, section: usize) {
    if section == TARGET {
        let middle = Transform::shift(-target::REACH, -target::REACH).then(Transform::scale(0.44, 0.37));
        strip.place(target::target(Style::Colour), middle.then(Transform::shift(150.0, 74.0)), 1.0);
        return;
    }
    let (names, high) = (pieces(section), strip.size.h);
    let step = (300.0 / names.len().max(1) as f32).min(high * 1.15);
    for (nth, name) in names.iter().enumerate() {
        let x = 150.0 + (nth as f32 - (names.len() as f32 - 1.0) / 2.0) * step;
        let side = printkit_core::art::size(name);
        strip.glue(name, x, high / 2.0, (high * 0.94).min(step) / side.w.max(side.h), 0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_over_a_section_is_drawn() {
        let names = (1..30).flat_map(pieces);
        assert!(names.clone().count() > 30);
        assert!(names.into_iter().all(|name| printkit_core::art::size(name).w > 1.0));
    }
}

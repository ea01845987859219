//! The pictures over the sections of the rules of Fighter: the pieces that a section speaks of, side by side.

use crate::play::{
    RulesPicture,
    Strip::{Drawn, Pieces},
};
use printkit_core::{
    Drawing,
    drawing::Transform,
    faces::{Style, fighter::target},
};

/// The pictures, by their sections.
pub static STRIPS: [RulesPicture; 15] = [
    (1, 96.0, Pieces(&["heroes/granny", "heroes/dwarf", "bosses/dragon_clocks", "heroes/lady", "heroes/wizard"])),
    (2, 62.0, Pieces(&["fighter/party", "fighter/coin", "fighter/die_white", "fighter/leader_undefeated"])),
    (
        3,
        62.0,
        Pieces(&["rooms/entry", "rooms/plain", "rooms/shop", "rooms/fountain", "rooms/treasure", "rooms/perilous"]),
    ),
    (4, 62.0, Pieces(&["fighter/die_red", "fighter/die_green", "fighter/die_blue", "monsters/slime"])),
    (5, 150.0, Drawn(target_board)),
    (6, 62.0, Pieces(&["fighter/damage_burst", "fighter/hero_symbol"])),
    (7, 62.0, Pieces(&["fighter/die_white", "fighter/leader_defeated"])),
    (8, 62.0, Pieces(&["abilities/flurry", "abilities/beer", "abilities/ballad", "abilities/metamorphosis"])),
    (9, 62.0, Pieces(&["equipment/rolling_pin_of_doom", "equipment/umbrella_shield", "equipment/potion_curly_straw"])),
    (10, 62.0, Pieces(&["handicaps/horde", "handicaps/small_target", "handicaps/everybody_is_hit"])),
    (11, 62.0, Pieces(&["fighter/heart", "fighter/scar", "fighter/angel"])),
    (13, 62.0, Pieces(&["rooms/shop", "fighter/coin", "fighter/die_white", "fighter/heart"])),
    (15, 96.0, Pieces(&["bosses/lich_slippers", "bosses/kraken_bathtub", "bosses/landlord_demon"])),
    (17, 62.0, Pieces(&["throws/flick", "throws/nose", "throws/catapult", "throws/dance", "throws/blind"])),
    (
        20,
        62.0,
        Pieces(&["throws/blow", "throws/wrong_hand", "fighter/die_red", "throws/header", "throws/spinning_top"]),
    ),
];

fn target_board(strip: &mut Drawing) {
    let middle = Transform::shift(-target::REACH, -target::REACH).then(Transform::scale(0.44, 0.37));
    strip.place(target::target(Style::Colour), middle.then(Transform::shift(150.0, 74.0)), 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_over_a_section_is_drawn() {
        let pieces = |(_, _, strip): &RulesPicture| if let Pieces(names) = strip { *names } else { &[] };
        let names = STRIPS.iter().flat_map(pieces);
        assert!(names.clone().count() > 30);
        assert!(names.into_iter().all(|name| printkit_core::art::size(name).w > 1.0));
    }
}

//! The inventory sheet at a real table.

use super::sheets::{after, check_log};
use proptest::prelude::*;
use sablier_rules::{
    companion::{
        Sheet,
        donjonz::{
            Action::{self, *},
            HANDS, Inventory, Mark, Refusal, Tracker,
        },
    },
    donjonz::{Rank, Weapon},
};

#[test]
fn sixteen_pouches_and_six_monsters_are_fifty_three() {
    let actions: Vec<_> = [Pouch; 16].into_iter().chain([Beat; 6]).collect();
    let sheet: Inventory = after(&actions);
    assert_eq!((sheet.score().total, sheet.rank()), (53, Rank::Rookie));
}

#[test]
fn the_door_doubles_once_and_only_with_the_key() {
    let sheet: Inventory = after(&[Pouch, Pouch, Pouch]);
    assert_eq!(sheet.after(&Door), Err(Refusal::NoKey));
    let open = sheet.after(&Key).and_then(|sheet| sheet.after(&Door)).expect("the key opens it");
    assert_eq!(open.pouches(), 6);
    assert_eq!(open.after(&Door), Err(Refusal::OpenAlready));
}

#[test]
fn a_monster_falls_to_its_weapon_which_stays_in_hand() {
    let sheet: Inventory = after(&[Pouch, Touch { weapon: Weapon::Bow, copy: 0 }, Meet(Weapon::Bow)]);
    assert_eq!((sheet.beaten, sheet.pouches(), sheet.held()), (1, 1, vec![Weapon::Bow]));
}

#[test]
fn without_its_weapon_a_monster_takes_all_gold_and_then_the_game() {
    let robbed: Inventory = after(&[Pouch, Pouch, Meet(Weapon::Axe)]);
    assert_eq!((robbed.pouches(), robbed.hatched, robbed.has_fallen), (0, 2, false));
    let fallen = robbed.after(&Meet(Weapon::Axe)).expect("one may lose");
    assert_eq!((fallen.has_fallen, fallen.score().total), (true, 0));
    assert_eq!(fallen.after(&Pouch), Err(Refusal::Fallen));
}

#[test]
fn two_weapons_fill_the_hands_and_a_dropped_one_is_gone() {
    let bow = |copy| Touch { weapon: Weapon::Bow, copy };
    let sheet: Inventory = after(&[bow(0), bow(1)]);
    let axe = Touch { weapon: Weapon::Axe, copy: 0 };
    assert_eq!((sheet.held().len(), sheet.after(&axe)), (HANDS, Err(Refusal::HandsFull)));
    let dropped = sheet.after(&bow(0)).expect("one may drop");
    assert_eq!(dropped.weapons[Weapon::Bow as usize], [Mark::Dropped, Mark::Held]);
    assert_eq!(dropped.after(&bow(0)), Err(Refusal::Gone));
    assert!(dropped.after(&axe).is_ok());
}

#[test]
fn a_door_whose_key_is_on_paper_opens() {
    let sheet: Inventory = after(&[Switch(Tracker::Key), Pouch, Door]);
    assert_eq!(sheet.pouches(), 2);
}

#[test]
fn a_new_walk_keeps_what_is_on_paper() {
    let sheet: Inventory = after(&[Switch(Tracker::Key), Pouch, Anew]);
    assert_eq!((sheet.pouches(), sheet.tracks(Tracker::Key)), (0, false));
}

fn action() -> impl Strategy<Value = Action> {
    let weapon = prop::sample::select(Weapon::ALL.to_vec());
    prop_oneof![
        6 => Just(Pouch),
        3 => (weapon.clone(), 0..3usize).prop_map(|(weapon, copy)| Touch { weapon, copy }),
        2 => weapon.prop_map(Meet),
        1 => prop_oneof![Just(Key), Just(Door), Just(Beat), Just(Robbed), Just(Anew)],
        1 => prop::sample::select(Tracker::ALL.to_vec()).prop_map(Switch),
    ]
}

proptest! {
    #[test]
    fn every_change_of_an_inventory_can_be_undone_and_done_again(
        actions in prop::collection::vec(action(), 0..120),
    ) {
        check_log::<Inventory>(&actions);
    }
}

//! The handicaps of monsters and bosses, sentence by sentence of the rulebook.

use super::party::*;
use sablier_rules::Game;
use sablier_rules::fighter::*;

const SWORD: Kind = Kind::Weapon(Throw::Flick, 2);

/// Two heroes against a monster of 20 health and 2 damage with that handicap.
fn against(handicap: Handicap) -> Scene {
    party(2).meets(20, 2, 1, &[handicap])
}

#[test]
fn a_miss_costs_a_piece_of_equipment_of_the_throwers_choice() {
    let mut game = against(Handicap::DestroysEquipment).carries(0, SWORD).carries(0, SWORD).fight();
    throw(&mut game, Red, MISS);
    assert_eq!((game.phase(), health(&game)), (Phase::Sacrifice, vec![9, 9]));
    go(&mut game, Action::Sacrifice { card: EquipmentId(1) });
    assert_eq!((game.member(0).gear.as_slice(), health(&game)), (&[EquipmentId(0)][..], vec![7, 9]));
}

#[test]
fn who_carries_nothing_loses_nothing() {
    let mut game = against(Handicap::DestroysEquipment).carries(1, SWORD).fight();
    throw(&mut game, Red, MISS);
    assert_eq!((game.phase(), health(&game), game.member(1).gear.len()), (Phase::Aim, vec![7, 9], 1));
}

#[test]
fn a_potion_can_be_drunk_before_it_is_destroyed() {
    let mut game = against(Handicap::DestroysEquipment).carries(1, Kind::Item(Effect::HealOne(2))).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, MISS);
    go(&mut game, Action::Use { card: EquipmentId(0), on: Some(0) });
    assert_eq!((game.phase(), health(&game)), (Phase::Aim, vec![9, 7]));
}

#[test]
fn a_monster_heals_itself_after_a_miss_up_to_its_health() {
    let mut game = against(Handicap::HealsItself(3)).fight();
    throw(&mut game, Red, Spot::Ring(4));
    throw(&mut game, Green, MISS);
    assert_eq!(foe(&game), 19);
    throw(&mut game, Blue, MISS);
    assert_eq!(foe(&game), 20);
}

#[test]
fn section_one_of_a_small_target_is_a_miss() {
    let mut game = against(Handicap::SmallTarget).fight();
    assert!(throw(&mut game, Red, Spot::Ring(1)).contains(&Event::Missed));
    throw(&mut game, Green, Spot::Ring(2));
    assert_eq!((foe(&game), health(&game)), (18, vec![7, 9]));
}

#[test]
fn a_ballad_makes_a_small_target_large_for_the_throw_that_sang_it() {
    let mut game = against(Handicap::SmallTarget).can(0, Red, Ability::Ballad).fight();
    trigger(&mut game, Red, Spot::Ring(1));
    go(&mut game, Action::PlayBallad);
    assert_eq!((foe(&game), health(&game)), (19, vec![9, 9]));
}

#[test]
fn a_miss_costs_a_gold_while_there_is_one() {
    let mut game = against(Handicap::LosesGold).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, MISS);
    assert_eq!(game.gold(), FIRST_GOLD - 2);
    throw(&mut game, Blue, MISS);
    assert_eq!((game.gold(), game.gold_supply()), (0, GOLD - 1));
}

#[test]
fn a_forbidden_die_cannot_be_used_in_the_whole_fight() {
    for colour in Colour::ALL {
        let mut game = against(Handicap::ForbidsDie(colour)).fight();
        assert_eq!(game.hero_dice(), Colour::ALL.into_iter().filter(|other| *other != colour).collect::<Vec<_>>());
        for die in game.hero_dice() {
            throw(&mut game, die, Spot::Ring(1));
        }
        go(&mut game, Action::Endure);
        assert!(!game.hero_dice().contains(&colour));
    }
}

#[test]
fn a_white_die_cannot_stand_for_a_forbidden_colour() {
    let mut game = party(1).meets(20, 1, 0, &[Handicap::ForbidsDie(Red)]).fight();
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, Spot::Ring(1));
    white(&mut game, Spot::Ring(1), true);
    assert_eq!(game.colours(), [Green, Blue]);
    assert_eq!(game.check(&Action::Colour { colour: Red }), Err(Illegal::NothingAllowsIt));
}

#[test]
fn a_miss_against_a_critical_monster_hits_everybody() {
    let mut game = against(Handicap::EverybodyIsHit).fight();
    throw(&mut game, Red, MISS);
    assert_eq!(health(&game), [7, 7]);
}

#[test]
fn against_a_horde_every_section_counts_one_and_bonuses_still_add() {
    let mut game = against(Handicap::Horde).carries(0, SWORD).fight();
    aim(&mut game, Die::Hero(Red), &[0]);
    assert_eq!(written(&land(&mut game, Spot::Ring(5), true)), "1 + 2 + 1");
    throw(&mut game, Green, Spot::Centre);
    assert_eq!(foe(&game), 15);
}

#[test]
fn targeted_damage_counts_five_against_a_horde() {
    let mut game = against(Handicap::Horde).can(0, Red, Ability::TargetedDamage).fight();
    assert_eq!(written(&trigger(&mut game, Red, Spot::Ring(2))), "5");
}

#[test]
fn blind_fury_doubles_the_one_of_a_horde() {
    let mut game = against(Handicap::Horde).can(0, Red, Ability::BlindFury).fight();
    trigger(&mut game, Red, Spot::Ring(4));
    assert_eq!(written(&go(&mut game, Action::Double)), "1 × 2");
}

#[test]
fn a_boss_has_handicaps_like_any_monster() {
    let mut game = party(2).boss(30, 2, &[Handicap::Throw(Throw::Nose), Handicap::HealsItself(2)]).at_boss();
    assert_eq!(game.conditions().throws, [Throw::Nose]);
    throw(&mut game, Red, Spot::Ring(3));
    throw(&mut game, Green, MISS);
    assert_eq!((foe(&game), health(&game).iter().sum::<u8>()), (29, 16));
}

#[test]
fn a_forbidden_die_was_not_used_and_becomes_a_white_one() {
    let mut game = against(Handicap::ForbidsDie(Red)).fight();
    aim(&mut game, Die::Hero(Green), &[]);
    land(&mut game, Spot::Centre, true);
    assert_eq!((game.phase(), game.white_dice()), (Phase::Rest, FIRST_DICE + 2));
}

#[test]
fn a_party_that_falls_with_its_monster_has_lost() {
    let mut game = party(1).meets(12, 8, 0, &[]).carries(0, Kind::Armour(Effect::Riposte)).fight();
    throw(&mut game, Red, MISS);
    let told = throw(&mut game, Green, MISS);
    assert!(told.iter().any(|event| matches!(event, Event::Struck { left: 0, .. })), "{told:?}");
    assert_eq!(game.end(), Some(End::Lost(Loss::AllFainted { foe: Foe::Monster(MonsterId(0)) })));
}

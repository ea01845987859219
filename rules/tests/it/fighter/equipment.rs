//! Armours, items, limits, trade and the shop, sentence by sentence of the rulebook.

use super::party::*;
use sablier_rules::Game;
use sablier_rules::fighter::*;

const SWORD: Kind = Kind::Weapon(Throw::Flick, 2);
const SHIELD: Kind = Kind::Armour(Effect::ReducedDamage(1));

/// Two heroes against a monster of 20 health and 3 damage; the first one carries this.
fn with(kind: Kind) -> Fighter {
    party(2).meets(20, 3, 1, &[]).carries(0, kind).fight()
}

fn card(index: u8) -> EquipmentId {
    EquipmentId(index)
}

#[test]
fn an_item_heals_one_hero_at_any_time_and_is_discarded() {
    let mut game = with(Kind::Item(Effect::HealOne(2)));
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Red, MISS);
    aim(&mut game, Die::Hero(Blue), &[]);
    let use_on = |seat| Action::Use { card: card(0), on: Some(seat) };
    assert!(!can(&game, use_on(0)) && !can(&game, Action::Use { card: card(0), on: None }));
    go(&mut game, use_on(1));
    assert_eq!((health(&game), game.discards(), game.phase()), (vec![9, 8], &[card(0)][..], Phase::Throw));
}

#[test]
fn an_item_heals_all_heroes_and_nobody_too_much() {
    let mut game = with(Kind::Item(Effect::HealAll(2)));
    throw(&mut game, Red, MISS);
    use_card(&mut game, 0);
    assert_eq!(health(&game), [8, 9]);
}

#[test]
fn an_armour_can_heal_once() {
    let mut game = party(1).meets(20, 3, 1, &[]).carries_once(0, Effect::HealAll(2)).fight();
    throw(&mut game, Red, MISS);
    use_card(&mut game, 0);
    assert_eq!((health(&game), game.member(0).gear.len()), (vec![8], 0));
}

#[test]
fn a_card_that_heals_nothing_is_of_no_use_and_is_not_offered() {
    for (effect, on) in [(Effect::HealOne(0), Some(0)), (Effect::HealAll(0), None)] {
        let mut game = with(Kind::Item(effect));
        throw(&mut game, Red, MISS);
        let used = Action::Use { card: card(0), on };
        assert_eq!(game.check(&used), Err(Illegal::NoUse { card: card(0) }));
        assert!(!game.legal_actions().contains(&used));
    }
}

#[test]
fn a_fainted_hero_uses_nothing_and_is_not_healed() {
    let mut game = party(2)
        .meets(20, 8, 0, &[])
        .carries(0, Kind::Item(Effect::HealOne(2)))
        .carries(1, Kind::Item(Effect::HealOne(2)))
        .fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, MISS);
    assert_eq!(health(&game), [0, 9], "both cards together could not have helped");
    assert_eq!(game.check(&Action::Use { card: card(0), on: Some(1) }), Err(Illegal::NotCarried { card: card(0) }));
    assert!(!can(&game, Action::Use { card: card(1), on: Some(0) }));
}

#[test]
fn a_card_that_heals_can_be_used_between_a_miss_and_its_blow() {
    let mut game = party(2).meets(20, 5, 0, &[]).carries(1, Kind::Item(Effect::HealOne(4))).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, MISS);
    assert_eq!((game.phase(), health(&game)), (Phase::Landed, vec![4, 9]));
    let rescue = Action::Use { card: card(0), on: Some(0) };
    assert_eq!(game.legal_actions(), [Action::Done, rescue.clone()]);
    let mut fallen = game.clone();
    go(&mut fallen, Action::Done);
    assert_eq!(health(&fallen), [0, 9]);
    go(&mut game, rescue);
    assert_eq!((game.phase(), health(&game)), (Phase::Aim, vec![3, 9]));
}

#[test]
fn a_card_that_heals_everybody_can_save_who_is_about_to_faint() {
    let mut game = party(2).meets(20, 5, 0, &[]).carries(1, Kind::Item(Effect::HealAll(3))).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, MISS);
    assert_eq!(game.legal_actions(), [Action::Done, Action::Use { card: card(0), on: None }]);
    use_card(&mut game, 0);
    assert_eq!(health(&game), [2, 9]);
}

#[test]
fn who_is_about_to_faint_is_known_before_the_blow() {
    let mut game = party(2).meets(20, 5, 0, &[]).carries(1, Kind::Item(Effect::HealOne(4))).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    assert_eq!((game.felled(), game.blow()), (vec![], 0));
    throw(&mut game, Blue, MISS);
    assert_eq!((game.felled(), game.blow()), (vec![0], 5));
}

#[test]
fn weapons_are_chosen_anew_for_a_die_that_is_thrown_once_more() {
    let mut game = party(1).meets(20, 3, 0, &[]).carries(0, SWORD).carries(0, Kind::Item(Effect::Rethrow)).fight();
    aim(&mut game, Die::Hero(Red), &[0]);
    land(&mut game, MISS, false);
    go(&mut game, Action::Rethrow { with: Some(card(1)) });
    assert_eq!(game.phase(), Phase::Arm);
    assert_eq!(game.legal_actions(), [vec![], vec![card(0)]].map(|weapons| Action::Arm { weapons }));
    assert_eq!(game.check(&Action::Arm { weapons: vec![card(1)] }), Err(Illegal::NotWeapons));
    go(&mut game, Action::Arm { weapons: vec![] });
    assert_eq!((game.phase(), game.conditions().throws), (Phase::Throw, vec![]));
    assert_eq!(written(&land(&mut game, Spot::Ring(5), false)), "5");
}

#[test]
fn an_item_rethrows_a_miss() {
    let mut game = with(Kind::Item(Effect::Rethrow));
    throw(&mut game, Red, MISS);
    assert_eq!(game.phase(), Phase::Landed);
    go(&mut game, Action::Rethrow { with: Some(card(0)) });
    assert_eq!((game.phase(), game.discards()), (Phase::Throw, &[card(0)][..]));
    land(&mut game, Spot::Ring(5), false);
    assert_eq!((foe(&game), health(&game)), (15, vec![9, 9]));
}

#[test]
fn what_was_triggered_by_a_forgotten_throw_is_forgotten_too() {
    let mut game = with(Kind::Item(Effect::Rethrow));
    trigger(&mut game, Blue, MISS);
    go(&mut game, Action::Rethrow { with: Some(card(0)) });
    land(&mut game, MISS, false);
    assert_eq!((game.gold(), health(&game)), (FIRST_GOLD, vec![6, 9]));
}

#[test]
fn an_item_adds_damage_to_a_hit_of_its_holder() {
    let mut game = with(Kind::Item(Effect::ExtraDamage(4)));
    throw(&mut game, Red, Spot::Ring(2));
    assert_eq!(written(&use_card(&mut game, 0)), "2 + 4");
    assert_eq!((foe(&game), game.member(0).gear.len()), (14, 0));
}

#[test]
fn extra_damage_is_of_no_use_after_a_miss_or_for_another_hero() {
    let mut game = with(Kind::Item(Effect::ExtraDamage(4)));
    throw(&mut game, Red, MISS);
    assert_eq!(game.player(), 1);
    throw(&mut game, Green, Spot::Ring(1));
    assert_eq!((game.player(), foe(&game), game.phase()), (0, 19, Phase::Aim));
}

#[test]
fn an_armour_that_is_kept_adds_its_damage_to_every_hit() {
    let mut game = with(Kind::Armour(Effect::ExtraDamage(1)));
    assert_eq!(written(&throw(&mut game, Red, Spot::Ring(2))), "2 + 1");
    assert_eq!(game.phase(), Phase::Aim);
}

#[test]
fn a_card_against_all_damage_is_discarded_by_choice() {
    let mut game = with(Kind::Item(Effect::NoDamage));
    throw(&mut game, Red, MISS);
    use_card(&mut game, 0);
    assert_eq!((health(&game), game.discards()), (vec![9, 9], &[card(0)][..]));
    let mut game = with(Kind::Item(Effect::NoDamage));
    throw(&mut game, Red, MISS);
    go(&mut game, Action::Done);
    assert_eq!((health(&game), game.discards().len()), (vec![6, 9], 0));
}

#[test]
fn riposte_gives_the_blow_back() {
    let mut game = with(Kind::Armour(Effect::Riposte));
    let events = throw(&mut game, Red, MISS);
    assert_eq!((written(&events).as_str(), foe(&game), health(&game)), ("3", 17, vec![6, 9]));
}

#[test]
fn riposte_works_for_whoever_the_blow_meets() {
    let scene = party(2).meets(20, 3, 1, &[Handicap::EverybodyIsHit]);
    let mut game = scene.carries(1, Kind::Item(Effect::Riposte)).fight();
    throw(&mut game, Red, MISS);
    use_card(&mut game, 0);
    assert_eq!((foe(&game), health(&game), game.holder(card(0))), (17, vec![6, 6], None));
}

#[test]
fn riposte_gives_back_only_what_was_taken() {
    let mut game = party(1).meets(20, 3, 1, &[]).carries(0, SHIELD).carries(0, Kind::Armour(Effect::Riposte)).fight();
    throw(&mut game, Red, MISS);
    assert_eq!((foe(&game), health(&game)), (18, vec![7]));
}

#[test]
fn a_riposte_can_beat_the_monster() {
    let mut game = party(1).meets(3, 3, 1, &[]).carries(0, Kind::Armour(Effect::Riposte)).fight();
    throw(&mut game, Red, MISS);
    assert_eq!((game.phase(), health(&game)), (Phase::Rest, vec![6]));
}

#[test]
fn reduced_damage_takes_its_points_off_every_miss() {
    let mut game = with(SHIELD);
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, MISS);
    assert_eq!(health(&game), [7, 6]);
}

#[test]
fn reduced_damage_helps_only_who_missed() {
    let mut game = party(2).meets(20, 3, 1, &[Handicap::EverybodyIsHit]).carries(1, SHIELD).fight();
    throw(&mut game, Red, MISS);
    assert_eq!(health(&game), [6, 6]);
}

#[test]
fn an_item_that_reduces_damage_is_used_up() {
    let mut game = with(Kind::Item(Effect::ReducedDamage(2)));
    throw(&mut game, Red, MISS);
    use_card(&mut game, 0);
    assert_eq!((health(&game), game.member(0).gear.len()), (vec![8, 9], 0));
}

#[test]
fn nobody_carries_more_than_the_sheet_allows() {
    let scene = party(1).limits(0, 1, 0, 0).room(RoomKind::Shop).meets(5, 1, 20, &[]).carries(0, SWORD);
    let mut game = scene.pile(SWORD, 1).pile(SHIELD, 1).fight();
    kill(&mut game);
    go(&mut game, Action::EnterShop);
    for index in [1, 2] {
        assert_eq!(game.check(&Action::Buy { card: card(index), to: 0 }), Err(Illegal::NoRoom { seat: 0 }));
    }
    go(&mut game, Action::Discard { card: card(0) });
    go(&mut game, Action::Buy { card: card(1), to: 0 });
    assert_eq!((game.member(0).gear.as_slice(), game.gold()), (&[card(1)][..], FIRST_GOLD + 20 - 1));
}

#[test]
fn charmed_monsters_do_not_count_against_the_limits() {
    let scene = party(1).can(0, Red, Ability::Seduction).limits(0, 1, 0, 0).meets(5, 1, 1, &[]).carries(0, SWORD);
    let mut game = scene.fight();
    trigger(&mut game, Red, Spot::Ring(5));
    assert_eq!((game.member(0).charmed.len(), game.member(0).gear.len()), (1, 1));
}

#[test]
fn equipment_is_given_and_swapped_at_the_end_of_a_turn_only() {
    let scene = party(2).limits(1, 1, 0, 0).meets(5, 1, 1, &[]).carries(0, SWORD).carries(0, SHIELD).carries(1, SWORD);
    let mut game = scene.fight();
    let swap = Action::Swap { card: card(0), other: card(2) };
    assert_eq!(game.check(&swap), Err(Illegal::NotNow { phase: Phase::Aim }));
    kill(&mut game);
    assert_eq!(game.check(&Action::Give { card: card(0), to: 1 }), Err(Illegal::NoRoom { seat: 1 }));
    assert_eq!(game.check(&Action::Give { card: card(1), to: 1 }), Err(Illegal::NoRoom { seat: 1 }));
    assert!(!can(&game, Action::Swap { card: card(1), other: card(2) }));
    go(&mut game, swap);
    go(&mut game, Action::Give { card: card(0), to: 0 });
    assert_eq!((game.holder(card(0)), game.holder(card(2)), game.member(1).gear.len()), (Some(0), Some(0), 0));
}

#[test]
fn a_shop_has_three_cards_and_one_for_each_hero_and_discards_the_rest() {
    let mut game = party(2).room(RoomKind::Shop).meets(5, 1, 9, &[]).pile(SWORD, 2).fight();
    kill(&mut game);
    go(&mut game, Action::EnterShop);
    let shop = game.rest().unwrap().shop.clone().unwrap();
    assert_eq!((shop.len(), shop[0]), (5, card(0)));
    go(&mut game, Action::Buy { card: card(0), to: 1 });
    assert_eq!((game.gold(), game.holder(card(0))), (FIRST_GOLD + 9 - 2, Some(1)));
    go(&mut game, Action::PassDice);
    assert_eq!(game.discards(), &shop[1..]);
}

#[test]
fn nothing_is_bought_without_gold() {
    let mut game = party(1).room(RoomKind::Shop).meets(5, 1, 0, &[]).pile(SWORD, 3).fight();
    kill(&mut game);
    go(&mut game, Action::EnterShop);
    assert!(!game.can_afford(card(0)));
    assert_eq!(game.check(&Action::Buy { card: card(0), to: 0 }), Err(Illegal::TooDear { cost: 3, gold: FIRST_GOLD }));
    go(&mut game, Action::BuyDie);
    assert_eq!(game.check(&Action::BuyDie), Err(Illegal::TooDear { cost: DIE_COST, gold: 0 }));
}

#[test]
fn a_white_die_costs_two_and_a_coin_heals_everybody_by_one() {
    let mut game = party(2).room(RoomKind::Shop).meets(9, 2, 4, &[Handicap::EverybodyIsHit]).fight();
    throw(&mut game, Red, MISS);
    kill(&mut game);
    let dice = game.white_dice();
    go(&mut game, Action::BuyDie);
    go(&mut game, Action::BuyHealing);
    assert_eq!((game.white_dice(), game.gold(), health(&game)), (dice + 1, FIRST_GOLD + 4 - 3, vec![8, 8]));
    go(&mut game, Action::BuyHealing);
    assert!(!can(&game, Action::BuyHealing));
}

#[test]
fn there_is_no_shop_in_other_rooms() {
    let mut game = party(1).room(RoomKind::Fountain).meets(5, 1, 9, &[]).fight();
    kill(&mut game);
    assert!(!can(&game, Action::EnterShop) && !can(&game, Action::BuyDie) && !can(&game, Action::BuyHealing));
}

//! The sixteen abilities of the heroes, sentence by sentence of the rulebook.

use super::party::*;
use sablier_rules::fighter::*;

/// Two heroes against a monster of 20 health and 2 damage; the first one's red die has that ability.
fn with(ability: Ability) -> Fighter {
    with_handicap(ability, &[])
}

fn with_handicap(ability: Ability, handicaps: &[Handicap]) -> Fighter {
    party(2).can(0, Red, ability).meets(20, 2, 1, handicaps).fight()
}

#[test]
fn no_symbol_triggers_nothing() {
    let mut game = with(Ability::ExtraDamage(4));
    throw(&mut game, Red, Spot::Ring(2));
    assert_eq!(foe(&game), 18);
}

#[test]
fn the_symbol_triggers_only_the_ability_of_the_dies_colour() {
    let mut game = with(Ability::ExtraDamage(4));
    trigger(&mut game, Blue, Spot::Ring(2));
    assert_eq!((foe(&game), game.gold()), (18, FIRST_GOLD + 2));
}

#[test]
fn flurry_throws_the_die_a_second_time_and_adds_the_results() {
    let mut game = with(Ability::Flurry);
    trigger(&mut game, Red, Spot::Ring(2));
    assert_eq!((game.phase(), foe(&game), game.player()), (Phase::Again, 18, 0));
    go(&mut game, Action::ThrowAgain);
    land(&mut game, Spot::Ring(4), false);
    assert_eq!((foe(&game), game.player(), game.hero_dice().len()), (14, 1, 2));
}

#[test]
fn flurry_is_not_triggered_twice_in_a_row() {
    let mut game = with(Ability::Flurry);
    trigger(&mut game, Red, Spot::Ring(2));
    go(&mut game, Action::ThrowAgain);
    land(&mut game, Spot::Ring(2), true);
    assert_eq!((game.phase(), game.player()), (Phase::Aim, 1));
}

#[test]
fn flurry_needs_a_hit_and_may_be_declined() {
    let mut game = with(Ability::Flurry);
    trigger(&mut game, Red, MISS);
    assert_eq!((game.phase(), game.player()), (Phase::Aim, 1));
    let mut game = with(Ability::Flurry);
    trigger(&mut game, Red, Spot::Ring(1));
    go(&mut game, Action::Done);
    assert_eq!((game.phase(), game.player()), (Phase::Aim, 1));
}

#[test]
fn the_second_throw_of_a_flurry_follows_the_rules_of_a_throw() {
    let mut game = with(Ability::Flurry);
    trigger(&mut game, Red, Spot::Ring(2));
    go(&mut game, Action::ThrowAgain);
    land(&mut game, MISS, false);
    assert_eq!((foe(&game), health(&game)), (18, vec![7, 9]));
}

#[test]
fn extra_damage_adds_to_a_hit_only() {
    let mut game = with(Ability::ExtraDamage(4));
    assert_eq!(written(&trigger(&mut game, Red, Spot::Ring(2))), "2 + 4");
    let mut game = with(Ability::ExtraDamage(4));
    trigger(&mut game, Red, MISS);
    assert_eq!(foe(&game), 20);
}

#[test]
fn targeted_damage_makes_the_section_count_five() {
    let mut game = with(Ability::TargetedDamage);
    assert_eq!(written(&trigger(&mut game, Red, Spot::Ring(1))), "5");
    assert_eq!(foe(&game), 15);
    let mut game = with(Ability::TargetedDamage);
    trigger(&mut game, Red, MISS);
    assert_eq!(foe(&game), 20);
}

#[test]
fn divine_intervention_turns_every_point_of_damage_into_health_of_whom_one_likes() {
    let mut game = party(3).can(2, Red, Ability::DivineIntervention).meets(40, 5, 0, &[]).fight();
    throw(&mut game, Green, MISS);
    throw(&mut game, Blue, MISS);
    trigger(&mut game, Red, Spot::Ring(4));
    assert_eq!((game.phase(), health(&game), foe(&game)), (Phase::Bless, vec![4, 4, 9], 36));
    assert!(!can(&game, Action::Bless { seat: 2, points: 1 }) && !can(&game, Action::Bless { seat: 0, points: 5 }));
    go(&mut game, Action::Bless { seat: 0, points: 3 });
    go(&mut game, Action::Bless { seat: 1, points: 1 });
    assert_eq!((health(&game), game.phase()), (vec![7, 5, 9], Phase::Aim));
}

#[test]
fn nobody_gets_more_of_a_blessing_than_is_missing_or_left() {
    let mut game = party(3).can(2, Red, Ability::DivineIntervention).meets(40, 3, 0, &[]).fight();
    throw(&mut game, Green, MISS);
    throw(&mut game, Blue, MISS);
    trigger(&mut game, Red, Spot::Ring(4));
    assert_eq!([0, 1, 2, 9].map(|seat| game.blessing_for(seat)), [3, 3, 0, 0]);
    go(&mut game, Action::Bless { seat: 0, points: 2 });
    assert_eq!([0, 1].map(|seat| (game.blessing_for(seat), game.member(seat).missing_health())), [(1, 1), (2, 3)]);
}

#[test]
fn divine_intervention_needs_a_hit_and_somebody_to_heal() {
    let mut game = with(Ability::DivineIntervention);
    trigger(&mut game, Red, Spot::Ring(4));
    assert_eq!(game.phase(), Phase::Aim);
    let mut game = with(Ability::DivineIntervention);
    trigger(&mut game, Red, MISS);
    assert_eq!((game.phase(), health(&game)), (Phase::Aim, vec![7, 9]));
}

#[test]
fn divine_intervention_heals_by_the_blow_that_beats_the_monster_too() {
    let mut game = party(2).can(1, Red, Ability::DivineIntervention).meets(4, 3, 0, &[]).fight();
    throw(&mut game, Green, MISS);
    trigger(&mut game, Red, Spot::Ring(5));
    go(&mut game, Action::Bless { seat: 0, points: 3 });
    assert_eq!((health(&game), game.phase()), (vec![9, 9], Phase::Rest));
}

#[test]
fn blind_fury_doubles_the_damage_for_a_point_of_health() {
    let mut game = with(Ability::BlindFury);
    trigger(&mut game, Red, Spot::Ring(4));
    let events = go(&mut game, Action::Double);
    assert_eq!((written(&events).as_str(), foe(&game), health(&game)), ("4 × 2", 12, vec![8, 9]));
}

#[test]
fn blind_fury_is_the_players_choice_and_needs_a_hit() {
    let mut game = with(Ability::BlindFury);
    trigger(&mut game, Red, Spot::Ring(4));
    go(&mut game, Action::Done);
    assert_eq!((foe(&game), health(&game)), (16, vec![9, 9]));
    let mut game = with(Ability::BlindFury);
    trigger(&mut game, Red, MISS);
    assert_eq!((game.phase(), game.player()), (Phase::Aim, 1));
}

#[test]
fn mass_healing_heals_everybody_even_by_a_miss_but_wakes_nobody() {
    let mut game = party(3).can(2, Red, Ability::MassHealing(2)).meets(40, 5, 0, &[]).fight();
    throw(&mut game, Green, MISS);
    throw(&mut game, Blue, Spot::Ring(1));
    trigger(&mut game, Red, MISS);
    assert_eq!(health(&game), [6, 9, 4]);
}

#[test]
fn nobody_is_healed_beyond_the_most_health() {
    let mut game = party(2).can(1, Red, Ability::MassHealing(4)).meets(40, 2, 0, &[]).fight();
    throw(&mut game, Green, MISS);
    trigger(&mut game, Red, Spot::Ring(1));
    assert_eq!(health(&game), [9, 9]);
}

#[test]
fn living_target_adds_one_to_every_hit_from_this_throw_on() {
    let mut game = with(Ability::LivingTarget);
    assert_eq!(written(&trigger(&mut game, Red, Spot::Ring(2))), "2 + 1");
    assert_eq!(written(&throw(&mut game, Green, Spot::Ring(3))), "3 + 1");
    assert_eq!(foe(&game), 13);
}

#[test]
fn living_target_is_triggered_by_a_miss_which_does_no_damage() {
    let mut game = with(Ability::LivingTarget);
    trigger(&mut game, Red, MISS);
    assert_eq!((foe(&game), game.fight().unwrap().has_target), (20, true));
    throw(&mut game, Green, MISS);
    assert_eq!(foe(&game), 20);
}

#[test]
fn larceny_draws_a_card_at_the_end_of_the_turn_for_every_time_it_was_triggered() {
    let mut game = with(Ability::Larceny);
    trigger(&mut game, Red, MISS);
    assert_eq!((game.loot(), game.member(0).gear.len()), (1, 0));
    kill(&mut game);
    assert!(!can(&game, Action::PassDice));
    go(&mut game, Action::DrawLoot);
    let card = game.rest().unwrap().found[0];
    go(&mut game, Action::Hand { card, to: 1 });
    assert_eq!((game.loot(), game.holder(card)), (0, Some(1)));
    assert!(can(&game, Action::PassDice));
}

#[test]
fn metamorphosis_takes_two_off_every_blow_at_once() {
    let mut game = party(2).can(0, Red, Ability::Metamorphosis).meets(20, 3, 1, &[]).fight();
    trigger(&mut game, Red, MISS);
    throw(&mut game, Green, MISS);
    assert_eq!((health(&game), game.damage()), (vec![8, 8], 1));
}

#[test]
fn tokens_leave_the_table_with_the_monster() {
    let scene = party(2).can(0, Red, Ability::Metamorphosis).meets(20, 3, 1, &[]).meets(20, 3, 1, &[]);
    let mut game = scene.fight();
    trigger(&mut game, Red, Spot::Ring(1));
    kill(&mut game);
    go(&mut game, Action::PassDice);
    walk(&mut game);
    assert_eq!((game.damage(), game.fight().unwrap().has_toad), (3, false));
}

#[test]
fn a_sworn_enemy_takes_more_even_by_a_miss() {
    let mut game = with(Ability::SwornEnemy(Family::Beast, 4));
    assert_eq!(written(&trigger(&mut game, Red, Spot::Ring(2))), "2 + 4");
    let mut game = with(Ability::SwornEnemy(Family::Beast, 4));
    assert_eq!(written(&trigger(&mut game, Red, MISS)), "4");
    assert_eq!((foe(&game), health(&game)), (16, vec![7, 9]));
}

#[test]
fn a_sworn_enemy_is_of_the_right_family_and_no_boss() {
    let mut game = with(Ability::SwornEnemy(Family::Ooze, 4));
    trigger(&mut game, Red, Spot::Ring(2));
    assert_eq!(foe(&game), 18);
    let scene =
        party(2).can(0, Red, Ability::SwornEnemy(Family::Beast, 4)).can(1, Red, Ability::SwornEnemy(Family::Beast, 3));
    let mut game = scene.boss(30, 1, &[Handicap::LosesGold]).at_boss();
    trigger(&mut game, Red, Spot::Ring(2));
    assert_eq!(foe(&game), 28);
}

#[test]
fn a_monster_that_falls_to_a_sworn_enemys_miss_does_not_strike_back() {
    let mut game = party(1).can(0, Red, Ability::SwornEnemy(Family::Beast, 4)).meets(4, 5, 0, &[]).fight();
    trigger(&mut game, Red, MISS);
    assert_eq!((health(&game), game.phase()), (vec![9], Phase::Rest));
}

#[test]
fn rethrow_forgets_the_first_result() {
    let mut game = with(Ability::Rethrow);
    trigger(&mut game, Red, MISS);
    assert_eq!((game.phase(), health(&game)), (Phase::Landed, vec![9, 9]));
    go(&mut game, Action::Rethrow { with: None });
    land(&mut game, Spot::Ring(3), false);
    assert_eq!((foe(&game), health(&game), game.player()), (17, vec![9, 9], 1));
}

#[test]
fn rethrow_is_the_players_choice() {
    let mut game = with(Ability::Rethrow);
    trigger(&mut game, Red, Spot::Ring(3));
    go(&mut game, Action::Done);
    assert_eq!((foe(&game), game.player()), (17, 1));
}

#[test]
fn no_damage_saves_the_thrower_from_a_miss() {
    let mut game = with(Ability::NoDamage);
    trigger(&mut game, Red, MISS);
    assert_eq!(health(&game), [9, 9]);
}

#[test]
fn no_damage_saves_nobody_else() {
    let mut game = with_handicap(Ability::NoDamage, &[Handicap::EverybodyIsHit]);
    trigger(&mut game, Red, MISS);
    assert_eq!(health(&game), [9, 7]);
}

#[test]
fn pickpocket_takes_two_gold_hit_or_miss() {
    for spot in [MISS, Spot::Ring(1)] {
        let mut game = with(Ability::Pickpocket);
        trigger(&mut game, Red, spot);
        assert_eq!(game.gold(), FIRST_GOLD + 2);
    }
}

#[test]
fn gold_beyond_thirty_is_not_gained() {
    let mut game = party(1).can(0, Red, Ability::Pickpocket).meets(9, 1, 27, &[]).fight();
    assert_eq!(game.gold_supply(), 1);
    trigger(&mut game, Red, Spot::Ring(1));
    assert_eq!((game.gold(), game.gold_supply()), (3, 0));
}

#[test]
fn a_charmed_monster_follows_who_charmed_it_once_it_is_beaten() {
    let mut game = with(Ability::Seduction);
    trigger(&mut game, Red, MISS);
    assert_eq!(game.fight().unwrap().charmed_by, Some(0));
    kill(&mut game);
    assert_eq!((game.member(0).charmed.as_slice(), game.beaten()), (&[MonsterId(0)][..], &[][..]));
}

#[test]
fn a_charmed_monster_is_spent_after_a_throw_of_its_holder_to_add_its_damage() {
    let mut game = with(Ability::Seduction);
    trigger(&mut game, Red, Spot::Ring(1));
    kill(&mut game);
    go(&mut game, Action::PassDice);
    walk(&mut game);
    let (monster, before) = (MonsterId(0), foe(&game));
    assert_eq!(game.player(), 1);
    throw(&mut game, Red, Spot::Ring(1));
    aim(&mut game, Die::Hero(Green), &[]);
    land(&mut game, MISS, false);
    assert_eq!(written(&go(&mut game, Action::SpendCharmed { monster })), "2");
    assert_eq!((foe(&game), game.gone(), game.member(0).charmed.len()), (before - 3, &[monster][..], 0));
}

#[test]
fn beer_keeps_every_blow_from_one_hero() {
    let mut game = party(2).can(0, Red, Ability::Beer).meets(20, 2, 1, &[]).fight();
    trigger(&mut game, Red, MISS);
    assert_eq!(health(&game), [9, 9]);
    go(&mut game, Action::PourBeer { seat: 0 });
    throw(&mut game, Green, MISS);
    throw(&mut game, Blue, MISS);
    assert_eq!(health(&game), [9, 7]);
}

#[test]
fn beer_moves_to_another_hero_when_it_is_poured_again() {
    let mut game = party(1).can(0, Red, Ability::Beer).meets(30, 2, 1, &[]).fight();
    trigger(&mut game, Red, Spot::Ring(1));
    assert!(!can(&game, Action::Done));
    go(&mut game, Action::PourBeer { seat: 0 });
    let mut game = party(2).can(0, Red, Ability::Beer).can(1, Green, Ability::Beer).meets(30, 2, 1, &[]).fight();
    trigger(&mut game, Red, Spot::Ring(1));
    go(&mut game, Action::PourBeer { seat: 0 });
    trigger(&mut game, Green, Spot::Ring(1));
    go(&mut game, Action::PourBeer { seat: 1 });
    assert_eq!(game.fight().unwrap().beer, Some(1));
}

#[test]
fn the_ballad_lifts_every_handicap_for_a_gold() {
    let mut game = with_handicap(Ability::Ballad, &[Handicap::Throw(Throw::Flick), Handicap::ForbidsDie(Green)]);
    trigger(&mut game, Red, Spot::Ring(1));
    go(&mut game, Action::PlayBallad);
    assert_eq!((game.gold(), game.conditions().throws.len()), (FIRST_GOLD - 1, 0));
    assert_eq!(game.hero_dice(), [Green, Blue]);
}

#[test]
fn the_ballad_is_a_choice_that_needs_gold_and_a_handicap() {
    let mut game = with_handicap(Ability::Ballad, &[Handicap::Horde]);
    trigger(&mut game, Red, Spot::Ring(4));
    go(&mut game, Action::Done);
    assert_eq!((game.gold(), foe(&game)), (FIRST_GOLD, 19));
    let mut game = with(Ability::Ballad);
    trigger(&mut game, Red, Spot::Ring(4));
    assert_eq!(game.phase(), Phase::Aim);
}

#[test]
fn a_scar_silences_its_ability() {
    let mut game = party(2).can(0, Red, Ability::ExtraDamage(4)).meets(20, 8, 0, &[]).meets(20, 1, 0, &[]).fight();
    throw(&mut game, Green, MISS);
    throw(&mut game, Red, Spot::Ring(1));
    throw(&mut game, Blue, MISS);
    kill(&mut game);
    go(&mut game, Action::Revive { seat: 0, scar: Red });
    go(&mut game, Action::PassDice);
    walk(&mut game);
    throw(&mut game, Green, Spot::Ring(1));
    assert_eq!((game.player(), game.ability(0, Red)), (0, None));
    trigger(&mut game, Red, Spot::Ring(1));
    assert_eq!(foe(&game), 18);
}

#[test]
fn a_flurry_can_be_thrown_with_other_weapons() {
    let sword = Kind::Weapon(Throw::Flick, 2);
    let mut game = party(1).can(0, Red, Ability::Flurry).meets(20, 2, 0, &[]).carries(0, sword).fight();
    trigger(&mut game, Red, Spot::Ring(1));
    go(&mut game, Action::ThrowAgain);
    go(&mut game, Action::Arm { weapons: vec![EquipmentId(0)] });
    assert_eq!(written(&land(&mut game, Spot::Ring(3), false)), "3 + 2");
}

#[test]
fn fury_is_not_paid_with_the_last_point_of_health() {
    let mut game = party(1).can(0, Red, Ability::BlindFury).meets(20, 8, 0, &[]).fight();
    throw(&mut game, Green, MISS);
    assert_eq!(health(&game), [1]);
    assert_eq!(written(&trigger(&mut game, Red, Spot::Ring(3))), "3");
    assert_eq!((game.phase(), health(&game)), (Phase::Aim, vec![1]));
}

#[test]
fn of_two_who_charm_a_monster_it_follows_the_last() {
    let scene = party(2).can(0, Red, Ability::Seduction).can(1, Green, Ability::Seduction);
    let mut game = scene.meets(20, 2, 0, &[]).fight();
    trigger(&mut game, Red, Spot::Ring(1));
    trigger(&mut game, Green, Spot::Ring(1));
    kill(&mut game);
    assert_eq!([0, 1].map(|seat| game.member(seat).charmed.len()), [0, 1]);
}

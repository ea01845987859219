//! The throw and the fight, sentence by sentence of the rulebook, with its worked examples.

use super::party::*;
use sablier_rules::fighter::*;
use sablier_rules::{Game, Outcome, Session};

const BLIND_HELMET: Kind = Kind::Weapon(Throw::Blind, 3);

#[test]
fn the_common_goblin_falls_to_two_three_a_miss_and_four() {
    let mut game = party(3).meets(7, 1, 1, &[]).fight();
    throw(&mut game, Red, Spot::Ring(2));
    throw(&mut game, Blue, Spot::Ring(3));
    assert_eq!((foe(&game), game.player()), (2, 2));
    throw(&mut game, Green, MISS);
    assert_eq!((health(&game), game.player(), game.hero_dice()), (vec![9, 9, 8], 0, vec![]));
    let events = white(&mut game, Spot::Ring(4), false);
    assert!(events.contains(&Event::Beaten { foe: Foe::Monster(MonsterId(0)), gold: 1 }));
    assert_eq!((game.phase(), game.gold(), game.white_dice()), (Phase::Rest, FIRST_GOLD + 1, 0));
}

#[test]
fn a_doubled_three_with_a_weapon_of_three_does_nine() {
    let mut game = party(3).can(0, Red, Ability::BlindFury).meets(7, 1, 1, &[]).carries(0, BLIND_HELMET).fight();
    aim(&mut game, Die::Hero(Red), &[0]);
    land(&mut game, Spot::Ring(3), true);
    assert_eq!(game.sum().to_string(), "3 + 3");
    let events = go(&mut game, Action::Double);
    assert_eq!(written(&events), "3 × 2 + 3");
    assert!(matches!(&events[..], [.., Event::PhaseBegan { phase: Phase::Rest }]));
}

#[test]
fn flick_double_bounce_and_blind_combine() {
    let flick = Handicap::Throw(Throw::Flick);
    let scene = party(1).meets(20, 1, 0, &[flick]).room(RoomKind::Perilous(Throw::DoubleBounce));
    let mut game = scene.carries(0, BLIND_HELMET).fight();
    assert_eq!(game.conditions().throws, [Throw::Flick, Throw::DoubleBounce]);
    aim(&mut game, Die::Hero(Red), &[0]);
    assert_eq!(game.conditions().throws, [Throw::Flick, Throw::Blind, Throw::DoubleBounce]);
}

#[test]
fn two_weapons_combine_their_throws_and_their_bonuses() {
    let spin = Kind::Weapon(Throw::SpinningTop, 2);
    let mut game = party(1).meets(20, 1, 0, &[]).carries(0, BLIND_HELMET).carries(0, spin).fight();
    aim(&mut game, Die::Hero(Red), &[0, 1]);
    assert_eq!(game.conditions().throws, [Throw::Blind, Throw::SpinningTop]);
    assert_eq!(written(&land(&mut game, Spot::Ring(1), false)), "1 + 3 + 2");
}

#[test]
fn identical_conditions_count_once_and_the_bonus_stays() {
    let blind = Handicap::Throw(Throw::Blind);
    let scene = party(1).meets(20, 1, 0, &[blind]).room(RoomKind::Perilous(Throw::Blind));
    let mut game = scene.carries(0, BLIND_HELMET).fight();
    aim(&mut game, Die::Hero(Red), &[0]);
    assert_eq!(game.conditions().throws, [Throw::Blind]);
    land(&mut game, Spot::Ring(2), false);
    assert_eq!(foe(&game), 15);
}

#[test]
fn every_special_throw_of_a_monster_is_a_condition() {
    for throw in Throw::ALL {
        let game = party(1).meets(20, 1, 0, &[Handicap::Throw(throw)]).fight();
        assert_eq!(game.conditions().throws, [throw]);
    }
}

#[test]
fn weapons_are_not_used_up_and_may_be_left_aside() {
    let mut game = party(1).meets(30, 1, 0, &[]).carries(0, BLIND_HELMET).fight();
    aim(&mut game, Die::Hero(Red), &[0]);
    land(&mut game, Spot::Ring(1), false);
    aim(&mut game, Die::Hero(Blue), &[0]);
    land(&mut game, Spot::Ring(1), false);
    throw(&mut game, Green, Spot::Ring(1));
    assert_eq!((foe(&game), game.member(0).gear.len()), (21, 1));
}

#[test]
fn a_weapon_adds_nothing_to_a_miss() {
    let mut game = party(1).meets(20, 1, 0, &[]).carries(0, BLIND_HELMET).fight();
    aim(&mut game, Die::Hero(Red), &[0]);
    land(&mut game, MISS, false);
    assert_eq!((foe(&game), health(&game)), (20, vec![8]));
}

#[test]
fn holes_edges_and_what_lies_beside_the_target_are_misses() {
    for spot in [Spot::Hole, Spot::Edge, Spot::Off] {
        let mut game = party(2).meets(7, 2, 0, &[]).fight();
        let events = throw(&mut game, Red, spot);
        assert!(events.contains(&Event::Missed));
        assert_eq!((foe(&game), health(&game)), (7, vec![7, 9]));
    }
}

#[test]
fn a_hit_does_what_the_section_shows_and_the_centre_ten() {
    for (spot, left) in [(Spot::Ring(1), 14), (Spot::Ring(5), 10), (Spot::Centre, 5)] {
        let mut game = party(2).meets(15, 2, 0, &[]).fight();
        throw(&mut game, Red, spot);
        assert_eq!((foe(&game), health(&game)), (left, vec![9, 9]));
    }
}

#[test]
fn centre_and_symbol_kill_anything() {
    let mut game = party(2).meets(60, 2, 0, &[Handicap::Horde]).fight();
    assert!(trigger(&mut game, Red, Spot::Centre).contains(&Event::FatalBlow));
    assert_eq!(game.phase(), Phase::Rest);
}

#[test]
fn centre_and_symbol_kill_a_boss_too() {
    let mut game = party(2).boss(60, 3, &[Handicap::Horde]).at_boss();
    assert!(trigger(&mut game, Red, Spot::Centre).contains(&Event::Won));
    assert!(matches!(game.outcome(), Some(Outcome::Won { .. })));
}

#[test]
fn a_target_has_five_sections() {
    let mut game = party(1).meets(7, 1, 0, &[]).fight();
    aim(&mut game, Die::Hero(Red), &[]);
    let ring = |ring| Action::Land(Landing { spot: Spot::Ring(ring), symbol: false });
    assert_eq!(game.check(&ring(6)), Err(Illegal::NoSection { ring: 6 }));
    assert_eq!((game.check(&ring(0)), game.check(&ring(5))), (Err(Illegal::NoSection { ring: 0 }), Ok(())));
    assert_eq!(game.legal_actions().len(), 18);
}

#[test]
fn a_die_that_was_thrown_cannot_be_thrown_again() {
    let mut game = party(2).meets(20, 1, 0, &[]).fight();
    throw(&mut game, Red, Spot::Ring(1));
    let again = Action::Aim { die: Die::Hero(Red), weapons: vec![] };
    assert_eq!(game.check(&again), Err(Illegal::NoDie { die: Die::Hero(Red) }));
}

#[test]
fn a_white_die_waits_until_the_hero_dice_are_spent() {
    let mut game = party(2).meets(20, 1, 0, &[]).fight();
    let white = Action::Aim { die: Die::White, weapons: vec![] };
    assert_eq!(
        (game.check(&white), game.check(&Action::Endure)),
        (Err(Illegal::HeroDieLeft), Err(Illegal::HeroDieLeft))
    );
    spend_dice(&mut game);
    assert!(can(&game, white) && can(&game, Action::Endure));
}

#[test]
fn the_colour_of_a_white_die_is_chosen_after_its_throw() {
    let mut game = party(1).can(0, Blue, Ability::Pickpocket).meets(20, 1, 0, &[]).fight();
    spend_dice(&mut game);
    white(&mut game, Spot::Ring(2), true);
    assert_eq!((game.phase(), game.check(&Action::Done)), (Phase::Landed, Err(Illegal::Undecided)));
    go(&mut game, Action::Colour { colour: Blue });
    assert_eq!((game.gold(), foe(&game), game.white_dice()), (FIRST_GOLD + 2, 15, 0));
}

#[test]
fn a_white_die_without_the_symbol_needs_no_colour() {
    let mut game = party(1).meets(20, 1, 0, &[]).fight();
    spend_dice(&mut game);
    white(&mut game, Spot::Ring(2), false);
    assert_eq!(game.phase(), Phase::Aim);
}

#[test]
fn option_b_hurts_everybody_and_brings_the_dice_back() {
    let mut game = party(3).meets(20, 2, 0, &[]).fight();
    spend_dice(&mut game);
    go(&mut game, Action::Endure);
    assert_eq!((health(&game), game.player()), (vec![7, 7, 7], 0));
    assert_eq!((game.hero_dice().len(), game.is_defeated(), game.white_dice()), (3, true, 1));
}

#[test]
fn nothing_softens_option_b() {
    let scene = party(2).can(0, Red, Ability::Metamorphosis).can(0, Green, Ability::Beer).meets(30, 3, 0, &[]);
    let mut game = scene.carries(0, Kind::Armour(Effect::ReducedDamage(2))).fight();
    trigger(&mut game, Red, Spot::Ring(1));
    throw(&mut game, Blue, Spot::Ring(1));
    trigger(&mut game, Green, Spot::Ring(1));
    go(&mut game, Action::PourBeer { seat: 0 });
    go(&mut game, Action::Endure);
    assert_eq!(health(&game), [6, 6]);
}

#[test]
fn after_option_a_the_next_hero_chooses_again() {
    let mut game = party(2).meets(30, 1, 0, &[]).fight();
    spend_dice(&mut game);
    assert_eq!(game.player(), 1);
    white(&mut game, Spot::Ring(1), false);
    assert_eq!((game.player(), game.white_dice()), (0, 0));
    assert_eq!(game.legal_actions(), [Action::Endure, Action::GiveUp]);
}

#[test]
fn who_faints_under_option_b_is_passed_over() {
    let mut game = party(2).meets(40, 8, 0, &[]).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, Spot::Ring(1));
    assert_eq!((health(&game), game.player()), (vec![1, 9], 1));
    white(&mut game, Spot::Ring(1), false);
    go(&mut game, Action::Endure);
    assert_eq!((health(&game), game.player(), game.phase()), (vec![0, 1], 1, Phase::Aim));
}

#[test]
fn a_fainted_hero_does_not_act_for_the_rest_of_the_fight() {
    let mut game = party(3).meets(40, 8, 0, &[]).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, Spot::Ring(1));
    let events = white(&mut game, MISS, false);
    assert!(events.contains(&Event::Fainted { seat: 0 }));
    assert_eq!(game.player(), 1);
    go(&mut game, Action::GiveUp);
    throw(&mut game, Red, Spot::Ring(1));
    throw(&mut game, Green, Spot::Ring(1));
    assert_eq!(game.player(), 1);
}

#[test]
fn all_heroes_fainted_loses_the_game() {
    let mut game = party(2).meets(40, 8, 0, &[Handicap::EverybodyIsHit]).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, MISS);
    assert_eq!(game.end(), Some(End::Lost(Loss::AllFainted { foe: Foe::Monster(MonsterId(0)) })));
    assert_eq!((game.outcome(), game.legal_actions()), (Some(Outcome::Lost), vec![]));
}

#[test]
fn option_b_can_lose_the_game() {
    let mut game = party(1).meets(40, 8, 0, &[]).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, Spot::Ring(1));
    go(&mut game, Action::Endure);
    assert!(matches!(game.end(), Some(End::Lost(Loss::AllFainted { .. }))));
}

#[test]
fn giving_up_costs_everybody_a_point_and_another_monster_comes() {
    let mut game = party(2).meets(20, 2, 3, &[]).meets(9, 1, 1, &[]).fight();
    throw(&mut game, Red, Spot::Ring(1));
    let events = go(&mut game, Action::GiveUp);
    assert!(events.contains(&Event::MonsterMet { monster: MonsterId(1), gold: 1 }));
    assert_eq!((health(&game), foe(&game), game.hero_dice().len()), (vec![8, 8], 9, 3));
    assert_eq!((game.tower(1).last(), game.player(), game.gold()), (Some(&MonsterId(0)), 1, FIRST_GOLD));
}

#[test]
fn who_has_one_point_left_faints_by_giving_up() {
    let mut game = party(2).meets(20, 8, 0, &[]).fight();
    throw(&mut game, Red, MISS);
    assert_eq!(game.felled_by_giving_up().collect::<Vec<_>>(), [0]);
    go(&mut game, Action::GiveUp);
    assert_eq!(health(&game), [0, 8]);
}

#[test]
fn who_gives_up_the_last_monster_of_a_level_meets_the_next_level() {
    let scene = party(1).difficulty(Difficulty::Infernal).meets(20, 1, 0, &[]).meets(21, 1, 0, &[]);
    let mut game = scene.fight();
    kill(&mut game);
    go(&mut game, Action::PassDice);
    walk(&mut game);
    assert_eq!(game.tower(1), []);
    let next = game.tower(2)[0];
    go(&mut game, Action::GiveUp);
    assert_eq!((game.fight().unwrap().foe, game.tower(1)), (Foe::Monster(next), &[MonsterId(1)][..]));
}

#[test]
fn giving_up_can_make_heroes_faint() {
    let mut game = party(1).meets(20, 8, 0, &[]).fight();
    throw(&mut game, Red, MISS);
    go(&mut game, Action::GiveUp);
    assert!(matches!(game.end(), Some(End::Lost(Loss::AllFainted { .. }))));
}

#[test]
fn there_is_no_option_b_and_no_giving_up_against_a_boss() {
    let mut game = party(2).boss(60, 1, &[Handicap::Horde]).at_boss();
    assert_eq!(game.white_dice(), WHITE_DICE);
    spend_dice(&mut game);
    assert_eq!(game.check(&Action::Endure), Err(Illegal::Boss));
    assert_eq!(game.check(&Action::GiveUp), Err(Illegal::Boss));
}

#[test]
fn a_boss_who_stands_when_the_white_dice_are_gone_wins() {
    let mut game = party(2).boss(60, 1, &[Handicap::Horde]).at_boss();
    spend_dice(&mut game);
    for left in (0..WHITE_DICE).rev() {
        assert_eq!(game.end(), None);
        white(&mut game, Spot::Ring(1), false);
        assert_eq!(game.white_dice(), left);
    }
    assert_eq!(game.end(), Some(End::Lost(Loss::NoDice { boss: BossId(0), health: 48 })));
}

#[test]
fn a_boss_without_health_is_beaten_and_the_game_is_won() {
    let mut game = party(2).boss(9, 1, &[Handicap::LosesGold]).at_boss();
    throw(&mut game, Red, Spot::Ring(4));
    assert!(throw(&mut game, Green, Spot::Ring(5)).contains(&Event::Won));
    assert_eq!((game.end(), game.phase(), game.legal_actions()), (Some(End::Won), Phase::Over, vec![]));
}

#[test]
fn a_throw_entered_by_mistake_can_be_taken_back_but_a_turned_card_cannot() {
    let mut session = Session::<Fighter>::new(party(2).meets(2, 1, 0, &[]).setup(), 1).unwrap();
    let to = session.state().ways()[0];
    session.apply(Action::Walk { to }).unwrap();
    assert!(!session.can_undo());
    session.apply(Action::Aim { die: Die::Hero(Red), weapons: vec![] }).unwrap();
    session.apply(Action::Land(Landing { spot: Spot::Ring(5), symbol: false })).unwrap();
    assert_eq!(session.state().phase(), Phase::Rest);
    session.undo().unwrap();
    assert_eq!((session.state().phase(), session.state().fight().unwrap().health), (Phase::Throw, 2));
}

#[test]
fn an_empty_tower_is_filled_with_the_beaten_monsters_of_the_last_level() {
    let mut game = party(1).difficulty(Difficulty::Infernal).outside();
    for room in 0..14 {
        let to = game.ways().into_iter().max_by_key(|to| rooms_from(&game, *to)).unwrap();
        go(&mut game, Action::Walk { to });
        assert_ne!(game.place(), Place::Boss, "a way of {room} rooms is too short for this");
        if room < 13 {
            kill(&mut game);
            go(&mut game, Action::PassDice);
        }
    }
    let Foe::Monster(last) = game.fight().unwrap().foe else { panic!("a monster lives here") };
    let events = go(&mut game, Action::GiveUp);
    assert!(events.iter().any(|event| matches!(event, Event::TowerRefilled { monsters } if monsters.len() == 8)));
    assert_ne!(game.fight().unwrap().foe, Foe::Monster(last));
    assert_eq!((game.tower(LEVELS).last(), game.beaten().len()), (Some(&last), 6));
}

/// The most rooms a way from there to the end of the board enters.
fn rooms_from(game: &Fighter, place: Place) -> usize {
    let Place::Room { level, room } = place else { return 0 };
    let onward = game.face(level).ways(room).into_iter().map(|room| rooms_from(game, Place::Room { level, room }));
    1 + onward.max().unwrap_or(0)
}

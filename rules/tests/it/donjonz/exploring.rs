//! Phase 2 of Donjonz, sentence by sentence of the rulebook.

use super::strip::{action, at, play, strip, walked, won};
use sablier_rules::donjonz::*;
use sablier_rules::{Game, Outcome};

#[test]
fn the_hero_starts_on_the_stairs_which_count_as_visited() {
    let mut game = strip(&["...", ".<."], &[]);
    assert_eq!((game.hero(), game.walked()), (at(1, 1), &[at(1, 1)][..]));
    play(&mut game, "u");
    assert_eq!(game.check(&action('d')), Err(Illegal::Visited { cell: at(1, 1) }));
}

#[test]
fn the_hero_moves_one_cell_up_right_down_or_left() {
    let mut game = strip(&["...", ".<."], &[]);
    assert_eq!(game.legal_actions(), ['u', 'r', 'd', 'l'].map(action));
    assert_eq!(play(&mut game, "u"), [Event::Stepped { to: at(1, 0) }]);
}

#[test]
fn the_hero_cannot_leave_the_dungeon() {
    let game = strip(&["<..", "..."], &[]);
    assert_eq!(game.check(&action('u')), Err(Illegal::NoCell { cell: at(0, -1) }));
    assert_eq!(game.check(&action('l')), Err(Illegal::NoCell { cell: at(-1, 0) }));
}

#[test]
fn the_hero_cannot_go_through_a_wall_from_either_side() {
    let mut game = strip(&["<..", "..."], &[(1, 0, Side::Left)]);
    assert_eq!(game.check(&action('r')), Err(Illegal::Wall { cell: at(0, 0), side: Side::Right }));
    play(&mut game, "dru");
    assert_eq!(game.check(&action('l')), Err(Illegal::Wall { cell: at(1, 0), side: Side::Left }));
}

#[test]
fn a_wall_on_the_border_of_the_other_card_stops_the_hero_too() {
    let below = strip(&["...", "<.."], &[(0, 2, Side::Up)]);
    assert_eq!(below.check(&action('d')), Err(Illegal::Wall { cell: at(0, 1), side: Side::Down }));
    let mut above = strip(&["...", "<.."], &[(1, 2, Side::Up)]);
    play(&mut above, "dr");
    assert_eq!(above.check(&action('u')), Err(Illegal::Wall { cell: at(1, 2), side: Side::Up }));
}

#[test]
fn the_hero_never_steps_on_a_visited_cell() {
    let game = walked(&["<..", "..."], "rdl");
    assert_eq!(game.check(&action('u')), Err(Illegal::Visited { cell: at(0, 0) }));
    assert_eq!(game.legal_actions(), [action('d')]);
}

#[test]
fn a_pouch_is_picked_up_by_walking_on_it() {
    let mut game = strip(&["<$.", "..."], &[]);
    assert_eq!(play(&mut game, "r"), [Event::Stepped { to: at(1, 0) }, Event::PouchTaken]);
    assert_eq!((game.pouches(), game.score().total), (1, 2));
}

#[test]
fn there_is_no_limit_to_the_pouches_a_hero_holds() {
    let game = walked(&["<$$", "#$$", "$$$", "$$$", "$$$", "$.."], "rrdldldrrdlld");
    assert_eq!(game.pouches(), 13);
}

#[test]
fn a_weapon_may_be_taken() {
    let mut game = strip(&["<S.", "..."], &[]);
    assert_eq!(play(&mut game, "r")[1], Event::WeaponFound { weapon: Weapon::Sword });
    assert_eq!(game.legal_actions(), [Action::Take, Action::Leave]);
    assert_eq!(play(&mut game, "+"), [Event::WeaponTaken { weapon: Weapon::Sword, dropped: None }]);
    assert_eq!(game.weapons(), [Weapon::Sword]);
}

#[test]
fn a_weapon_may_be_left() {
    let mut game = strip(&["<S.", "..."], &[]);
    assert_eq!(play(&mut game, "r-"), [Event::WeaponLeft { weapon: Weapon::Sword }]);
    assert_eq!((game.weapons().len(), game.phase()), (0, Phase::Explore));
}

#[test]
fn the_hero_decides_about_a_weapon_before_the_next_step() {
    let game = walked(&["<S.", "..."], "r");
    assert_eq!(game.check(&action('r')), Err(Illegal::WrongPhase { phase: Phase::Choose(Weapon::Sword) }));
}

#[test]
fn a_third_weapon_cannot_simply_be_taken() {
    assert!(walked(&["<SB", "..A"], "r+r").has_free_hand());
    let game = walked(&["<SB", "..A"], "r+r+d");
    assert_eq!((game.has_free_hand(), game.check(&Action::Take)), (false, Err(Illegal::HandsFull)));
    assert_eq!(game.legal_actions(), ['S', 'B', '-'].map(action));
}

#[test]
fn a_third_weapon_costs_one_of_the_two() {
    let mut game = walked(&["<SB", "..A"], "r+r+d");
    let taken = Event::WeaponTaken { weapon: Weapon::Axe, dropped: Some(Weapon::Sword) };
    assert_eq!(play(&mut game, "S"), [taken]);
    assert_eq!(game.weapons(), [Weapon::Axe, Weapon::Bow], "the other hand keeps what it holds");
}

#[test]
fn a_dropped_weapon_is_gone_for_good() {
    let mut game = walked(&["<SB", ".sA"], "r+r+dS");
    assert_eq!(play(&mut game, "l")[1], Event::HeroFell);
}

#[test]
fn nothing_is_dropped_while_a_hand_is_free() {
    let game = walked(&["<SB", "..."], "r+r");
    assert_eq!(game.check(&action('S')), Err(Illegal::HandFree));
}

#[test]
fn only_a_weapon_in_hand_can_be_dropped() {
    let game = walked(&["<SB", "..A"], "r+r+d");
    assert_eq!(game.check(&action('W')), Err(Illegal::NotHeld { weapon: Weapon::Wand }));
    assert_eq!(game.check(&action('A')), Err(Illegal::NotHeld { weapon: Weapon::Axe }));
}

#[test]
fn two_weapons_of_one_type_fill_both_hands() {
    let game = walked(&["<SS", "..A"], "r+r+d");
    assert_eq!(game.weapons(), [Weapon::Sword, Weapon::Sword]);
    assert_eq!(game.legal_actions(), ['S', '-'].map(action));
}

#[test]
fn a_monster_is_beaten_with_the_weapon_it_shows() {
    for (row, weapon) in [("<Ss", Weapon::Sword), ("<Bb", Weapon::Bow), ("<Aa", Weapon::Axe), ("<Ww", Weapon::Wand)] {
        let mut game = strip(&[row, "..."], &[]);
        assert_eq!(play(&mut game, "r+r")[1], Event::MonsterBeaten { weapon });
        assert_eq!((game.beaten(), game.score().total), (1, 1));
    }
}

#[test]
fn a_weapon_beats_more_than_one_monster_and_stays() {
    let game = walked(&["<Ss", ".ss"], "r+rdl");
    assert_eq!((game.beaten(), game.weapons()), (3, &[Weapon::Sword][..]));
    assert_eq!(game.score().monster_points, 6);
}

#[test]
fn a_monster_without_its_weapon_takes_all_gold() {
    let mut game = walked(&["<$$", "..s"], "rr");
    assert_eq!(play(&mut game, "d")[1], Event::GoldLost { pouches: 2 });
    assert_eq!((game.pouches(), game.beaten(), game.phase()), (0, 0, Phase::Explore));
}

#[test]
fn the_wrong_weapon_does_not_help() {
    let mut game = walked(&["<B$", "..s"], "r+r");
    assert_eq!(play(&mut game, "d")[1], Event::GoldLost { pouches: 1 });
}

#[test]
fn gold_can_be_gathered_again_after_a_loss() {
    let game = walked(&["<$s", ".$$"], "rrdl");
    assert_eq!(game.pouches(), 2);
}

#[test]
fn a_monster_without_its_weapon_and_without_gold_ends_the_game_as_lost() {
    let mut game = strip(&["<s.", "..."], &[]);
    assert_eq!(play(&mut game, "r"), [Event::Stepped { to: at(1, 0) }, Event::HeroFell]);
    assert_eq!((game.outcome(), game.phase()), (Some(Outcome::Lost), Phase::Over));
    assert_eq!(game.check(&action('r')), Err(Illegal::Over));
}

#[test]
fn a_lost_game_scores_nothing_whatever_was_beaten() {
    let game = walked(&["<Ss", "..b"], "r+rd");
    assert_eq!((game.beaten(), game.has_fallen(), game.score().total), (1, true, 0));
    assert_eq!(game.rank(), Rank::ThirdRate);
}

#[test]
fn the_key_is_kept() {
    let mut game = strip(&["<k.", "..."], &[]);
    assert_eq!(play(&mut game, "r")[1], Event::KeyTaken);
    assert!(game.has_key());
}

#[test]
fn the_door_doubles_the_gold_of_a_hero_with_the_key() {
    let mut game = walked(&["<k$", "#$$"], "rrdl");
    assert_eq!(play(&mut game, "l")[1], Event::GoldDoubled { pouches: 6 });
    assert_eq!(game.pouches(), 6);
    assert!(game.has_key());
}

#[test]
fn the_door_does_nothing_without_the_key_even_if_it_is_found_later() {
    let mut game = walked(&["<$#", "..k"], "r");
    assert_eq!(play(&mut game, "r"), [Event::Stepped { to: at(2, 0) }]);
    play(&mut game, "d");
    assert_eq!((game.pouches(), game.has_key()), (1, true));
}

#[test]
fn the_door_is_a_cell_like_any_other_to_walk_on() {
    assert_eq!(walked(&["<#.", "..."], "rr").hero(), at(2, 0));
}

#[test]
fn gold_found_after_the_door_is_not_doubled() {
    let game = walked(&["<k$", "$#."], "rrdll");
    assert_eq!(game.pouches(), 3);
}

#[test]
fn the_walk_ends_when_no_step_is_left() {
    let mut game = walked(&["...", "..<"], "ll");
    assert_eq!(game.hero(), at(0, 1));
    assert_eq!(play(&mut game, "urr"), [Event::Stepped { to: at(2, 0) }, Event::WalkEnded]);
    assert_eq!((game.outcome(), game.legal_actions().len()), (won(0), 0));
}

#[test]
fn the_hero_must_go_on_even_into_a_monster() {
    let mut game = strip(&["<$s", "..."], &[(1, 1, Side::Up)]);
    play(&mut game, "r");
    assert_eq!(game.legal_actions(), [action('r')]);
}

#[test]
fn a_weapon_at_the_end_of_the_walk_is_still_chosen_about() {
    let mut game = strip(&["<S.", "..."], &[(1, 1, Side::Up), (2, 0, Side::Left)]);
    assert_eq!(play(&mut game, "r")[1], Event::WeaponFound { weapon: Weapon::Sword });
    assert_eq!(play(&mut game, "+")[1], Event::WalkEnded);
}

#[test]
fn eight_pouches_doubled_and_six_monsters_are_the_fifty_three_of_the_book() {
    let mut game = strip(&["#<S", "$ss", "$ss", "$ss", "$k$", "$$$"], &[]);
    play(&mut game, "r+dldrdldrdlluuuu");
    assert_eq!((game.pouches(), game.beaten()), (8, 6));
    assert_eq!(play(&mut game, "u")[1..], [Event::GoldDoubled { pouches: 16 }, Event::WalkEnded]);
    assert_eq!((game.outcome(), game.rank()), (won(53), Rank::Rookie));
}

#[test]
fn a_step_can_be_looked_at_before_it_is_taken() {
    let game = strip(&["<s.", "..."], &[]);
    assert_eq!(game.preview(Side::Right), Ok(vec![Event::Stepped { to: at(1, 0) }, Event::HeroFell]));
    assert_eq!(game.preview(Side::Up), Err(Illegal::NoCell { cell: at(0, -1) }));
    assert_eq!(game, strip(&["<s.", "..."], &[]));
}

#[test]
fn what_was_walked_over_is_not_there_to_be_found_any_more() {
    let mut game = strip(&["<$S", "..s"], &[]);
    assert_eq!(game.thing_at(at(1, 0)), Some(Thing::Pouch));
    play(&mut game, "rr");
    assert_eq!((game.thing_at(at(1, 0)), game.printed_at(at(1, 0))), (None, Some(Thing::Pouch)));
    assert_eq!(game.thing_at(at(2, 0)), Some(Thing::Weapon(Weapon::Sword)));
    play(&mut game, "-");
    assert_eq!((game.thing_at(at(2, 0)), game.thing_at(at(0, 0))), (None, Some(Thing::Stairs)));
}

#[test]
fn a_step_onto_a_monster_is_known_before_it_is_made() {
    let fate = |row: &str, way: &str| walked(&[row, "..."], way).fate(Side::Right);
    assert_eq!(fate("<Ss", "r+"), Some((Weapon::Sword, Fate::Victory(Weapon::Sword))));
    assert_eq!(fate("<$s", "r"), Some((Weapon::Sword, Fate::Robbed(1))));
    assert_eq!(fate("<.s", "r"), Some((Weapon::Sword, Fate::Death)));
    assert_eq!(fate("<.$", "r"), None, "a pouch is no monster");
}

#[test]
fn a_step_after_which_none_is_left_is_known_as_long_as_there_is_another() {
    let mut game = strip(&["<..", "..."], &[(2, 1, Side::Up)]);
    assert!(!game.ends_walk(Side::Right));
    play(&mut game, "r");
    assert_eq!(game.steps(), [Side::Right, Side::Down]);
    assert!(game.ends_walk(Side::Right) && !game.ends_walk(Side::Down) && !game.ends_walk(Side::Left));
}

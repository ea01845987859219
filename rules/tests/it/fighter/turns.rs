//! Set-up, movement, the end of a turn, and the score, sentence by sentence of the rulebook.

use super::party::*;
use sablier_rules::fighter::*;
use sablier_rules::{Game, Outcome, code::SHORT_SEEDS};

fn points(game: &Fighter, counted: Counted) -> i16 {
    game.score().lines.iter().find(|line| line.counted == counted).unwrap().points
}

/// The first of two heroes misses twice and faints, the monster is beaten, and the turn is at its end.
fn fallen() -> Fighter {
    let mut game = party(2).meets(20, 8, 0, &[]).fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, MISS);
    kill(&mut game);
    game
}

#[test]
fn the_treasury_begins_with_two_gold_and_a_white_die() {
    let game = party(3).outside();
    assert_eq!((game.gold(), game.white_dice(), health(&game)), (2, 1, vec![9, 9, 9]));
    assert_eq!((game.leader(), game.first(), game.is_defeated()), (0, 0, false));
}

#[test]
fn the_tower_holds_the_monsters_of_the_difficulty() {
    for (difficulty, wanted) in Difficulty::ALL.into_iter().zip([[4, 4, 4, 2], [3, 3, 3, 5], [2, 2, 2, 8]]) {
        let game = party(1).difficulty(difficulty).outside();
        assert_eq!([1, 2, 3, 4].map(|level| game.tower(level).len()), wanted);
        for level in 1..=LEVELS {
            assert!(game.tower(level).iter().all(|id| game.deck().monster(*id).unwrap().level == level));
        }
    }
}

#[test]
fn drawn_boards_are_two_start_faces_and_an_end_face_of_three_boards() {
    for seed in 0..200 {
        let game = Fighter::new(&Setup::default(), seed).unwrap();
        assert!(is_dungeon(game.deck(), game.boards()), "seed {seed}");
    }
}

#[test]
fn every_seed_draws_another_dungeon_boss_and_tower() {
    let games: Vec<Fighter> = (0..50).map(|seed| Fighter::new(&Setup::default(), seed).unwrap()).collect();
    assert!(games.iter().any(|game| game.boards() != games[0].boards()));
    assert!((0..BOSSES as u8).all(|boss| games.iter().any(|game| game.boss() == BossId(boss))));
    assert!(games.iter().any(|game| game.tower(1) != games[0].tower(1)));
    assert!(games.iter().any(|game| game.pile() != games[0].pile()));
}

#[test]
fn a_setup_that_cannot_be_played_is_refused_with_all_reasons() {
    let heroes = vec![HeroId(0), HeroId(0), HeroId(77)];
    let stacked = Stacked { boss: Some(BossId(9)), ..Stacked::default() };
    let setup = Setup { heroes, leader: 3, boards: Some([FaceId(0); 3]), stacked, ..Setup::default() };
    let reasons = Fighter::new(&setup, 0).unwrap_err().reasons;
    let wanted = [
        Reason::HeroTwice { hero: HeroId(0) },
        Reason::UnknownHero { hero: HeroId(77) },
        Reason::Leader { seat: 3 },
        Reason::Boards,
        Reason::Boss { boss: BossId(9) },
    ];
    assert_eq!(reasons, wanted);
    let none = Setup { heroes: Vec::new(), ..Setup::default() };
    assert!(Fighter::new(&none, 0).unwrap_err().reasons.contains(&Reason::Heroes { heroes: 0 }));
}

#[test]
fn the_party_enters_by_the_entry_and_follows_the_arrows() {
    let mut game = party(1).outside();
    assert_eq!(game.ways(), [Place::Room { level: 0, room: game.face(0).entry() }]);
    walk(&mut game);
    kill(&mut game);
    go(&mut game, Action::PassDice);
    let Place::Room { level: 0, room } = game.place() else { panic!("the party is in a room") };
    let wanted: Vec<Place> = game.face(0).ways(room).into_iter().map(|room| Place::Room { level: 0, room }).collect();
    assert_eq!(game.ways(), wanted);
    let back = Action::Walk { to: game.place() };
    assert_eq!(game.check(&back), Err(Illegal::NoWay { to: game.place() }));
}

#[test]
fn the_last_room_of_a_board_leads_to_the_next_and_of_the_last_one_to_the_boss() {
    let game = party(1).boss(30, 1, &[Handicap::Horde]).at_boss();
    let levels: Vec<u8> = game
        .walked()
        .iter()
        .filter_map(|place| match place {
            Place::Room { level, .. } => Some(*level),
            _ => None,
        })
        .collect();
    assert!(levels.is_sorted() && [0, 1, 2].iter().all(|level| levels.contains(level)));
    assert_eq!((game.walked().last(), game.fight().unwrap().foe), (Some(&Place::Boss), Foe::Boss(BossId(0))));
}

#[test]
fn a_corridor_is_known_before_anybody_is_there() {
    let game = party(1).outside();
    let last = |level: u8| (0..game.face(level).rooms.len() as u8).find(|room| game.face(level).ways(*room).is_empty());
    let from = |level: u8| game.ways_from(Place::Room { level, room: last(level).unwrap() });
    assert_eq!(from(0), [Place::Room { level: 1, room: game.face(1).entry() }]);
    assert_eq!((from(2), game.ways_from(Place::Boss)), (vec![Place::Boss], vec![]));
}

#[test]
fn every_room_has_a_monster_from_the_highest_floor_with_one_left() {
    let mut game = party(1).difficulty(Difficulty::Infernal).outside();
    let mut levels = Vec::new();
    for _ in 0..6 {
        walk(&mut game);
        let Foe::Monster(id) = game.fight().unwrap().foe else { panic!("a monster lives here") };
        levels.push(game.deck().monster(id).unwrap().level);
        kill(&mut game);
        go(&mut game, Action::PassDice);
    }
    assert_eq!(levels, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn unused_hero_dice_become_white_dice() {
    let mut game = party(2).meets(5, 1, 0, &[]).fight();
    let events = throw(&mut game, Red, Spot::Ring(5));
    assert!(events.contains(&Event::DiceGained { dice: 2 }));
    assert_eq!(game.white_dice(), 3);
}

#[test]
fn a_defeated_leader_gets_no_dice_and_rises_again() {
    let mut game = party(2).meets(8, 1, 0, &[]).fight();
    spend_dice(&mut game);
    go(&mut game, Action::Endure);
    throw(&mut game, Red, Spot::Ring(5));
    assert_eq!((game.white_dice(), game.is_defeated(), game.phase()), (1, false, Phase::Rest));
}

#[test]
fn white_dice_beyond_nine_are_not_gained() {
    let game = party(2).boss(30, 1, &[Handicap::Horde]).at_boss();
    assert_eq!((game.white_dice(), game.dice_supply()), (WHITE_DICE, 0));
}

#[test]
fn thrown_white_dice_go_back_to_the_supply_and_can_be_gained_again() {
    let mut game = party(1).room(RoomKind::Treasure(Treasure::Dice(9))).meets(5, 1, 0, &[]).fight();
    spend_dice(&mut game);
    white(&mut game, Spot::Ring(5), false);
    assert_eq!((game.thrown_white_dice(), game.white_dice()), (0, WHITE_DICE));
}

#[test]
fn a_fainted_hero_wakes_up_with_a_scar_and_three_points_less() {
    let mut game = fallen();
    assert_eq!((health(&game)[0], game.check(&Action::PassDice)), (0, Err(Illegal::Undecided)));
    assert_eq!(game.member(0).health_on_waking(), 6);
    go(&mut game, Action::Revive { seat: 0, scar: Blue });
    let member = game.member(0);
    assert_eq!((member.health, member.most_health(), member.scars.as_slice()), (6, 6, &[Blue][..]));
    assert_eq!((game.ability(0, Blue), game.scar_supply()), (None, SCARS - 1));
    assert!(can(&game, Action::PassDice));
}

/// Lets the hero in seat 0 faint and wake up as often as possible.
fn fall_again(scars: &[Colour]) -> Fighter {
    let scene = party(2).meets(60, 8, 0, &[]).meets(60, 8, 0, &[]).meets(60, 8, 0, &[]);
    let mut game = scene.carries(0, Kind::Armour(Effect::Riposte)).outside();
    for scar in scars.iter().copied().map(Some).chain([None]) {
        walk(&mut game);
        let mut dice = Colour::ALL.into_iter();
        while game.member(0).is_awake() {
            let spot = if game.player() == 0 { MISS } else { Spot::Ring(1) };
            match dice.next() {
                Some(colour) => throw(&mut game, colour, spot),
                None => white(&mut game, spot, false),
            };
        }
        kill(&mut game);
        if let Some(scar) = scar {
            go(&mut game, Action::Revive { seat: 0, scar });
            go(&mut game, Action::PassDice);
        }
    }
    game
}

#[test]
fn a_second_scar_covers_another_ability() {
    let mut game = fall_again(&[Blue]);
    assert!(!can(&game, Action::Revive { seat: 0, scar: Blue }));
    go(&mut game, Action::Revive { seat: 0, scar: Red });
    assert_eq!((game.member(0).health, game.member(0).most_health()), (3, 3));
}

#[test]
fn a_third_scar_removes_the_hero_from_the_game() {
    let game = fall_again(&[Blue, Red]);
    assert!(game.member(0).is_angel && !can(&game, Action::Revive { seat: 0, scar: Green }));
    assert_eq!((game.leader(), game.scar_supply(), game.in_play().collect::<Vec<_>>()), (1, SCARS, vec![1]));
}

#[test]
fn the_equipment_of_a_hero_who_left_can_be_handed_on_before_it_is_lost() {
    let mut game = fall_again(&[Blue, Red]);
    assert!(can(&game, Action::Give { card: EquipmentId(0), to: 1 }));
    assert!(!can(&game, Action::Use { card: EquipmentId(0), on: None }));
    go(&mut game, Action::PassDice);
    assert_eq!((game.holder(EquipmentId(0)), game.discards(), game.first()), (None, &[EquipmentId(0)][..], 1));
}

#[test]
fn the_dice_go_to_the_next_hero_clockwise() {
    let mut game = party(3).outside();
    for first in [0, 1, 2, 0] {
        assert_eq!((game.first(), game.player()), (first, first));
        walk(&mut game);
        kill(&mut game);
        go(&mut game, Action::PassDice);
    }
}

#[test]
fn a_fountain_heals_everybody_wholly() {
    let mut game = party(2).room(RoomKind::Fountain).meets(9, 5, 0, &[Handicap::EverybodyIsHit]).fight();
    throw(&mut game, Red, MISS);
    kill(&mut game);
    assert_eq!(health(&game), [9, 9]);
}

#[test]
fn a_treasure_of_gold_or_dice_goes_to_the_treasury() {
    let mut game = party(1).room(RoomKind::Treasure(Treasure::Gold(3))).meets(9, 1, 1, &[]).fight();
    kill(&mut game);
    assert_eq!(game.gold(), FIRST_GOLD + 1 + 3);
    let mut game = party(1).room(RoomKind::Treasure(Treasure::Dice(2))).meets(9, 1, 1, &[]).fight();
    kill(&mut game);
    assert_eq!(game.white_dice(), FIRST_DICE + 2 + 2);
}

#[test]
fn a_treasure_of_equipment_is_drawn_and_given_to_a_hero() {
    let scene = party(2).room(RoomKind::Treasure(Treasure::Equipment)).meets(9, 1, 1, &[]);
    let mut game = scene.pile(Kind::Weapon(Throw::Flick, 2), 2).fight();
    kill(&mut game);
    assert_eq!(game.check(&Action::PassDice), Err(Illegal::Undecided));
    let events = go(&mut game, Action::OpenTreasure);
    let card = EquipmentId(0);
    assert_eq!(events, [Event::Found { draw: Draw::Treasure, card: Some(card) }]);
    assert_eq!(game.check(&Action::PassDice), Err(Illegal::Undecided));
    go(&mut game, Action::Hand { card, to: 1 });
    assert_eq!((game.holder(card), game.check(&Action::OpenTreasure)), (Some(1), Err(Illegal::NothingThere)));
}

#[test]
fn a_treasure_that_nobody_can_carry_is_discarded() {
    let scene = party(1).limits(0, 0, 0, 0).room(RoomKind::Treasure(Treasure::Equipment)).meets(9, 1, 1, &[]);
    let mut game = scene.pile(Kind::Weapon(Throw::Flick, 2), 2).fight();
    kill(&mut game);
    go(&mut game, Action::OpenTreasure);
    assert_eq!(game.legal_actions(), [Action::Discard { card: EquipmentId(0) }]);
}

#[test]
fn a_perilous_room_asks_for_its_throw_in_its_own_fight_only() {
    let mut game = party(1).room(RoomKind::Perilous(Throw::Seated)).meets(9, 1, 1, &[]).meets(9, 1, 1, &[]).fight();
    assert_eq!(game.conditions().throws, [Throw::Seated]);
    kill(&mut game);
    go(&mut game, Action::PassDice);
    walk(&mut game);
    assert_eq!(game.conditions().throws, []);
}

#[test]
fn the_steps_at_the_end_of_a_turn_can_be_done_in_any_order() {
    let scene = party(2).room(RoomKind::Shop).meets(20, 8, 9, &[]).carries(1, Kind::Weapon(Throw::Flick, 2));
    let mut game = scene.fight();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, MISS);
    kill(&mut game);
    let wanted = [
        Action::Revive { seat: 0, scar: Red },
        Action::EnterShop,
        Action::BuyDie,
        Action::Give { card: EquipmentId(0), to: 0 },
    ];
    assert!(wanted.into_iter().all(|step| can(&game, step)));
}

#[test]
fn a_score_is_counted_line_by_line() {
    let mut game = party(2).difficulty(Difficulty::Normal).boss(9, 1, &[Handicap::LosesGold]).at_boss();
    let gold = game.gold();
    kill(&mut game);
    assert_eq!(points(&game, Counted::Difficulty), 10);
    assert_eq!((points(&game, Counted::Players), points(&game, Counted::WhiteDice)), (2, 18));
    assert_eq!((points(&game, Counted::Gold), points(&game, Counted::NobodyFainted)), (i16::from(gold / 2), 5));
    let total = game.score().total();
    assert_eq!(total, 10 + 2 + 18 + i16::from(gold / 2) + 5);
    assert_eq!(game.outcome(), Some(Outcome::Won { score: total as u32 }));
}

#[test]
fn scars_and_angels_cost_points_and_the_bonus_of_a_party_that_never_fainted() {
    let game = {
        let mut game = fallen();
        go(&mut game, Action::Revive { seat: 0, scar: Blue });
        game
    };
    assert_eq!((points(&game, Counted::Scars), points(&game, Counted::NobodyFainted)), (-1, 0));
    let game = fall_again(&[Blue, Red]);
    assert_eq!((points(&game, Counted::Scars), points(&game, Counted::Angels)), (0, -5));
    assert_eq!(points(&game, Counted::NobodyFainted), 0);
}

#[test]
fn who_lies_fainted_when_the_boss_falls_has_fainted() {
    let mut game = party(2).boss(40, 8, &[Handicap::LosesGold]).at_boss();
    let first = game.player();
    throw(&mut game, Red, MISS);
    throw(&mut game, Green, Spot::Ring(1));
    throw(&mut game, Blue, MISS);
    assert!(game.member(first).has_fainted());
    kill(&mut game);
    assert_eq!((game.end(), points(&game, Counted::NobodyFainted)), (Some(End::Won), 0));
}

#[test]
fn ten_ranks_part_the_scores() {
    let edges =
        [(0, 1), (1, 2), (5, 2), (6, 3), (10, 3), (11, 4), (15, 4), (16, 5), (20, 5), (21, 6), (25, 6), (26, 7)];
    let more = [(30, 7), (31, 8), (35, 8), (36, 9), (39, 9), (40, 10), (99, 10), (-20, 1)];
    for (score, wanted) in edges.into_iter().chain(more) {
        assert_eq!(rank(score), wanted, "{score} points");
    }
}

#[test]
fn every_share_code_is_equally_long() {
    let length = |heroes: Vec<HeroId>, leader| {
        let setup = Setup { heroes, leader, ..Setup::default() };
        share_code(&setup, SHORT_SEEDS - 1).map(|code| code.len())
    };
    let largest = (3..9).map(HeroId).collect();
    assert_eq!(length(vec![HeroId(0)], 0), length(largest, 5));
}

#[test]
fn a_share_code_brings_the_same_game() {
    let heroes = vec![HeroId(8), HeroId(0), HeroId(3)];
    let setup = Setup { heroes, leader: 2, difficulty: Difficulty::Infernal, ..Setup::default() };
    let code = share_code(&setup, 4711).unwrap();
    assert_eq!(read_code(&setup.deck, &code), Ok((setup, 4711)));
}

#[test]
fn what_no_code_can_hold_has_none_and_a_wrong_code_is_refused() {
    let boards = Some([FaceId(0), FaceId(2), FaceId(4)]);
    assert_eq!(share_code(&Setup { boards, ..Setup::default() }, 1), None);
    assert_eq!(share_code(&Setup::default(), u64::MAX), None);
    let code = share_code(&Setup::default(), 7).unwrap();
    let other = party(1).setup().deck;
    assert!(read_code(&other, &code).is_err() && read_code(&other, "KN-0000-0000").is_err());
}

#[test]
fn every_board_that_is_left_comes_as_often_as_any_other() {
    let first = |seed| {
        let game = Fighter::new(&party(1).free_boards(), seed).unwrap();
        game.face(0).board
    };
    let double = (0..2000).filter(|seed| first(*seed) <= 2).count();
    assert!((740..=860).contains(&double), "two boards of the five that are left: {double} of 2000");
}

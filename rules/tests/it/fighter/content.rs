//! The content of Fighter: its cards follow the curves written in their files, and its maps can be drawn.

use sablier_rules::fighter::*;
use std::collections::BTreeSet;

/// What a throw costs a monster's health, and one less than a weapon gets for it.
fn toll_of_throw(throw: Throw) -> i32 {
    use Throw::*;
    match throw {
        DoubleBounce | FarAway | Faith | Flick | SpinningTop | UnderTheLeg | WrongHand => 1,
        BankShot | Blind | Dance | Jump | NeighboursHand | Seated | UnderTheTable => 2,
        BackTurned | Blow | Catapult | OverACard | Smash => 3,
        Elbow | Header | Nose => 4,
    }
}

fn toll(handicap: &Handicap) -> i32 {
    match handicap {
        Handicap::Throw(throw) => toll_of_throw(*throw),
        Handicap::LosesGold => 1,
        Handicap::DestroysEquipment | Handicap::ForbidsDie(_) | Handicap::SmallTarget => 2,
        Handicap::EverybodyIsHit => 3,
        Handicap::HealsItself(health) => i32::from(*health) + 1,
        Handicap::Horde => 0,
    }
}

fn tolls(handicaps: &[Handicap]) -> i32 {
    handicaps.iter().map(toll).sum()
}

#[test]
fn monsters_follow_the_curve_of_their_file() {
    for monster in &Deck::standard().parts().monsters {
        let level = usize::from(monster.level) - 1;
        let is_horde = monster.handicaps.contains(&Handicap::Horde);
        let health = if is_horde { [3, 4, 5, 6][level] } else { [7, 9, 11, 18][level] - tolls(&monster.handicaps) };
        let harder = i32::from(monster.damage) - [1, 1, 2, 3][level];
        let expected = health + i32::from(monster.gold) - 1 - 2 * harder;
        assert_eq!(i32::from(monster.health), expected, "{}", monster.key);
    }
}

#[test]
fn bosses_follow_the_curve_of_their_file() {
    for boss in &Deck::standard().parts().bosses {
        let expected = 28 - tolls(&boss.handicaps) - 2 * (i32::from(boss.damage) - 3);
        assert_eq!(i32::from(boss.health), expected, "{}", boss.key);
    }
}

#[test]
fn weapons_follow_the_curve_of_their_file() {
    for piece in &Deck::standard().parts().equipment {
        let Some((throw, damage)) = piece.weapon() else { continue };
        let plain = toll_of_throw(throw) + 1;
        let price = (i32::from(damage), i32::from(piece.cost));
        assert!([(plain, plain), (plain + 1, plain + 2)].contains(&price), "{} {price:?}", piece.key);
    }
}

#[test]
fn the_gold_of_fourteen_rooms_pays_for_shops() {
    let deck = Deck::standard();
    for difficulty in [[4, 4, 4, 2], [3, 3, 3, 5], [2, 2, 2, 8]] {
        let gold: f32 = (1..=LEVELS)
            .zip(difficulty)
            .map(|(level, count)| {
                let monsters: Vec<_> = deck.parts().monsters.iter().filter(|monster| monster.level == level).collect();
                let gold: u32 = monsters.iter().map(|monster| u32::from(monster.gold)).sum();
                gold as f32 / monsters.len() as f32 * count as f32
            })
            .sum();
        assert!((14.0..=20.0).contains(&gold), "{gold} in a tower of {difficulty:?}");
    }
}

#[test]
fn every_throw_is_asked_for_by_a_weapon_a_monster_and_a_room() {
    let deck = Deck::standard();
    let parts = deck.parts();
    for throw in Throw::ALL {
        let weapon = parts.equipment.iter().any(|piece| piece.weapon().is_some_and(|(asked, _)| asked == throw));
        let monster = parts.monsters.iter().any(|monster| monster.handicaps.contains(&Handicap::Throw(throw)));
        let rooms = parts.faces.iter().flat_map(|face| &face.rooms);
        let perilous = rooms.filter(|room| room.kind == RoomKind::Perilous(throw)).count();
        assert_eq!((weapon, monster, perilous), (true, true, 1), "{throw:?}");
    }
}

#[test]
fn every_ability_and_every_handicap_is_met() {
    let deck = Deck::standard();
    let parts = deck.parts();
    let abilities = parts.heroes.iter().flat_map(|hero| Colour::ALL.map(|colour| hero.ability(colour)));
    assert_eq!(
        abilities.map(|ability| std::mem::discriminant(&ability)).collect::<std::collections::HashSet<_>>().len(),
        16
    );
    let bosses = parts.bosses.iter().flat_map(|boss| &boss.handicaps);
    let all: Vec<&Handicap> = parts.monsters.iter().flat_map(|monster| &monster.handicaps).chain(bosses).collect();
    for sample in [
        Handicap::DestroysEquipment,
        Handicap::HealsItself(0),
        Handicap::SmallTarget,
        Handicap::LosesGold,
        Handicap::ForbidsDie(Colour::Red),
        Handicap::EverybodyIsHit,
        Handicap::Horde,
    ] {
        let is_alike = |other: &&&Handicap| std::mem::discriminant(**other) == std::mem::discriminant(&sample);
        assert!((2..=4).contains(&all.iter().filter(is_alike).count()), "{sample:?}");
    }
}

#[test]
fn heroes_carry_four_things_each_in_a_way_of_their_own() {
    let deck = Deck::standard();
    let limits: BTreeSet<[u8; 3]> =
        deck.parts().heroes.iter().map(|hero| [hero.limits.weapons, hero.limits.armours, hero.limits.items]).collect();
    assert_eq!(limits.len(), HEROES);
    assert!(limits.iter().all(|limits| limits.iter().sum::<u8>() == 4), "{limits:?}");
}

/// A corridor as a straight line between two places; one that leads off the board runs to its right edge.
type Line = [(f32, f32); 2];

fn corridors(face: &Face) -> Vec<Line> {
    let place = |room: &Room| (f32::from(room.at.0), f32::from(room.at.1));
    let ways = face.rooms.iter().flat_map(|room| {
        let exit = room.to.is_empty().then_some((f32::from(COLUMNS), f32::from(room.at.1)));
        let ends = room.to.iter().filter_map(|id| face.room(face.index(id)?)).map(place).chain(exit);
        ends.map(|end| [place(room), end]).collect::<Vec<_>>()
    });
    ways.collect()
}

/// On which side of a line a place lies: the sign says it, 0 is on it.
fn side([(ax, ay), (bx, by)]: Line, (x, y): (f32, f32)) -> f32 {
    (bx - ax) * (y - ay) - (by - ay) * (x - ax)
}

#[test]
fn corridors_lead_to_the_right_and_do_not_cross() {
    for face in &Deck::standard().parts().faces {
        let lines = corridors(face);
        for (index, &a) in lines.iter().enumerate() {
            assert!(a[0].0 < a[1].0, "{}: {a:?}", face.key);
            for &b in &lines[..index] {
                let apart = |a: Line, b: Line| side(a, b[0]) * side(a, b[1]) >= 0.0;
                assert!(apart(a, b) || apart(b, a), "{}: {a:?} crosses {b:?}", face.key);
            }
        }
    }
}

#[test]
fn corridors_keep_clear_of_rooms_they_do_not_lead_to() {
    for face in &Deck::standard().parts().faces {
        for line in corridors(face) {
            let [(ax, ay), (bx, by)] = line;
            for room in &face.rooms {
                let (x, y) = (f32::from(room.at.0), f32::from(room.at.1));
                let along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax).powi(2) + (by - ay).powi(2));
                let away = side(line, (x, y)).abs() / (bx - ax).hypot(by - ay);
                let is_beside = along > 0.0 && along < 1.0;
                assert!(!is_beside || away > 0.5, "{}: {line:?} touches room {}", face.key, room.id);
            }
        }
    }
}

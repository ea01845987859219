//! The sheet of a Fighter party at a real table.

use super::sheets::{after, check_log};
use proptest::prelude::*;
use sablier_rules::{
    companion::{
        Sheet,
        fighter::{
            Action::{self, *},
            Gear, Opponent, Party, Refusal, Sort, Tracker, Who,
        },
    },
    fighter::{
        BossId, Colour, Counted, Deck, Difficulty, EquipmentId, GOLD, HEALTH, Handicap, HeroId, MonsterId, Throw,
        WHITE_DICE,
    },
};

const ANY: Opponent = Opponent::Any { health: 7, damage: 1, gold: 1 };

/// The actions, with two heroes of another box at the table before them.
fn with_two(actions: &[Action]) -> Party {
    let two = [Join(Who::Number(0)), Join(Who::Number(0))];
    after(&[&two[..], actions].concat())
}

fn hurt(times: usize) -> Vec<Action> {
    vec![Hurt(0); times]
}

#[test]
fn the_common_goblin_falls_and_leaves_its_gold() {
    let party = with_two(&[Meet(ANY), Hit(2), Hit(3)]);
    assert_eq!(party.after(&Beat), Err(Refusal::StillStands));
    let party = party.after(&Hit(4)).expect("it stands");
    assert_eq!(party.foe.map(|foe| foe.health), Some(0));
    let after = party.after(&Beat).expect("it is beaten");
    assert_eq!((after.foe, after.gold), (None, party.gold + 1));
}

#[test]
fn option_b_hurts_everybody_and_defeats_the_leader_but_not_before_a_boss() {
    let party = with_two(&[Meet(ANY), TakeIt]);
    assert!(party.members.iter().all(|member| member.health == HEALTH - 1) && party.is_defeated);
    let boss = with_two(&[Meet(Opponent::Boss(BossId(0)))]);
    assert_eq!((boss.after(&TakeIt), boss.after(&GiveUp)), (Err(Refusal::Boss), Err(Refusal::Boss)));
}

#[test]
fn a_fight_given_up_costs_everybody_a_point_and_the_monster_goes_back_under_its_pile() {
    let met = with_two(&[Meet(Opponent::Monster(MonsterId(0)))]);
    let level = usize::from(Deck::standard().monster(MonsterId(0)).expect("there are monsters").level) - 1;
    assert_eq!(met.tower[level] + 1, Party::default().tower[level]);
    let party = met.after(&GiveUp).expect("it is no boss");
    assert_eq!((party.foe, party.tower), (None, Party::default().tower));
    assert!(party.members.iter().all(|member| member.health == HEALTH - 1));
}

#[test]
fn a_fainted_hero_is_revived_with_a_scar_and_less_health() {
    let down = with_two(&hurt(9));
    assert_eq!((down.after(&Hurt(0)), down.after(&Heal(0))), (Err(Refusal::Fainted), Err(Refusal::Fainted)));
    let party = down.after(&Revive { seat: 0, scar: Colour::Red }).expect("one may be revived");
    assert_eq!((party.members[0].health, party.members[0].most_health()), (6, 6));
    assert_eq!(party.after(&Heal(0)), Err(Refusal::Healthy));
    assert_eq!(party.after(&Revive { seat: 1, scar: Colour::Red }), Err(Refusal::Awake));
}

#[test]
fn a_third_scar_makes_an_angel_and_somebody_else_leads() {
    let revive = |scar| [Revive { seat: 0, scar }];
    let (red, green, blue) = (revive(Colour::Red), revive(Colour::Green), revive(Colour::Blue));
    let twice = [&hurt(9)[..], &red, &hurt(6), &green, &hurt(3)].concat();
    let party = with_two(&twice);
    assert_eq!(party.after(&Revive { seat: 0, scar: Colour::Red }), Err(Refusal::Scarred));
    let party = party.after(&blue[0]).expect("the last scar is left");
    assert!(party.members[0].is_angel && party.members[0].scars.is_empty());
    assert_eq!((party.leader, party.after(&Heal(0))), (1, Err(Refusal::Angel)));
}

#[test]
fn heroes_of_our_deck_carry_what_their_sheet_allows() {
    let deck = Deck::standard();
    let hero = deck.heroes().find(|id| deck.hero(*id).is_some_and(|hero| hero.limits.armours == 0));
    let party: Party = after(&[Join(Who::Card(hero.expect("a thief wears no armour")))]);
    let take = |sort| Take { seat: 0, gear: Gear::Any(sort) };
    assert_eq!(party.after(&take(Sort::Armour)), Err(Refusal::Laden));
    let party = party.after(&take(Sort::Weapon)).expect("a thief carries weapons");
    assert_eq!(party.after(&Drop { seat: 0, index: 0 }).map(|party| party.members[0].gear.len()), Ok(0));
}

#[test]
fn a_card_is_carried_by_one_hero_alone_and_a_hero_plays_once() {
    let take = |seat| Take { seat, gear: Gear::Card(EquipmentId(0)) };
    assert_eq!(with_two(&[take(0)]).after(&take(1)), Err(Refusal::Taken));
    let party: Party = after(&[Join(Who::Card(HeroId(0)))]);
    assert_eq!(party.after(&Join(Who::Card(HeroId(0)))), Err(Refusal::InAlready));
    assert_eq!(party.after(&Join(Who::Card(HeroId(99)))), Err(Refusal::NoSuchCard));
}

#[test]
fn the_treasury_is_as_large_as_the_box() {
    let rich: Party = after(&vec![Earn; usize::from(GOLD - Party::default().gold)]);
    assert_eq!((rich.gold, rich.after(&Earn)), (GOLD, Err(Refusal::BoxEmpty)));
    let dice: Party = after(&vec![GainDie; usize::from(WHITE_DICE - Party::default().white)]);
    assert_eq!(dice.after(&GainDie), Err(Refusal::BoxEmpty));
    let poor: Party = after(&[Pay, Pay]);
    assert_eq!(poor.after(&Pay), Err(Refusal::TreasuryEmpty));
}

#[test]
fn every_difficulty_has_its_piles() {
    for (difficulty, tower) in
        [(Difficulty::Easy, [4, 4, 4, 2]), (Difficulty::Normal, [3, 3, 3, 5]), (Difficulty::Infernal, [2, 2, 2, 8])]
    {
        let party: Party = after(&[Build(difficulty)]);
        assert_eq!(party.tower, tower);
    }
    let party: Party = after(&[Draw(1), Draw(1), Draw(1)]);
    assert_eq!((party.tower[0], party.after(&Draw(1))), (0, Err(Refusal::PileEmpty)));
}

#[test]
fn flick_double_bounce_and_blind_combine_and_count_once() {
    let deck = Deck::standard();
    let flicked =
        |id: &MonsterId| deck.monster(*id).is_some_and(|monster| monster.handicaps == [Handicap::Throw(Throw::Flick)]);
    let monster = deck.monsters().find(flicked).expect("some monster asks for a flick");
    let party: Party =
        after(&[Meet(Opponent::Monster(monster)), Ask(Throw::DoubleBounce), Ask(Throw::Blind), Ask(Throw::Flick)]);
    assert_eq!(party.conditions().throws, [Throw::Flick, Throw::Blind, Throw::DoubleBounce]);
    let freely = party.after(&ThrowFreely).expect("conditions can go");
    assert_eq!(freely.conditions().throws, [Throw::Flick]);
    let paper = freely.after(&Switch(Tracker::Foe)).expect("a part can be switched off");
    assert!(paper.conditions().throws.is_empty());
}

#[test]
fn the_score_is_that_of_the_game() {
    let party = with_two(&[Earn, GainDie]);
    let score = party.score();
    let points = |counted: Counted| score.lines.iter().find(|line| line.counted == counted).map(|line| line.points);
    assert_eq!(
        [Counted::Difficulty, Counted::Players, Counted::WhiteDice, Counted::Gold, Counted::NobodyFainted].map(points),
        [Some(10), Some(2), Some(4), Some(1), Some(5)]
    );
    assert_eq!((score.total(), score.rank()), (22, 6));
}

fn fighter_action() -> impl Strategy<Value = Action> {
    let seat = 0..7usize;
    let scar = prop::sample::select(Colour::ALL.to_vec());
    let gear = prop_oneof![
        (0..60u8).prop_map(|card| Gear::Card(EquipmentId(card))),
        prop::sample::select(Sort::ALL.to_vec()).prop_map(Gear::Any),
    ];
    let foe = prop_oneof![
        (0..60u8).prop_map(|card| Opponent::Monster(MonsterId(card))),
        (0..6u8).prop_map(|card| Opponent::Boss(BossId(card))),
        (0..80u8, 0..12u8, 0..12u8).prop_map(|(health, damage, gold)| Opponent::Any { health, damage, gold }),
    ];
    prop_oneof![
        2 => (0..12u8).prop_map(|hero| Join(Who::Card(HeroId(hero)))),
        2 => Just(Join(Who::Number(0))),
        1 => seat.clone().prop_map(Leave),
        9 => seat.clone().prop_map(Hurt),
        2 => seat.clone().prop_map(Heal),
        4 => (seat.clone(), scar).prop_map(|(seat, scar)| Revive { seat, scar }),
        3 => (seat.clone(), gear).prop_map(|(seat, gear)| Take { seat, gear }),
        1 => (seat.clone(), 0..4usize).prop_map(|(seat, index)| Drop { seat, index }),
        1 => seat.prop_map(Lead),
        2 => prop_oneof![Just(Turn), Just(Earn), Just(Pay), Just(GainDie), Just(SpendDie), Just(ThrowFreely)],
        1 => prop::sample::select(Difficulty::ALL.to_vec()).prop_map(Build),
        1 => (0..6u8).prop_map(Draw),
        2 => foe.prop_map(Meet),
        3 => (0..11u8).prop_map(Hit),
        2 => prop_oneof![Just(Mend), Just(Beat), Just(TakeIt), Just(GiveUp)],
        1 => prop::sample::select(Throw::ALL.to_vec()).prop_map(Ask),
        1 => prop::sample::select(Tracker::ALL.to_vec()).prop_map(Switch),
    ]
}

proptest! {
    #[test]
    fn every_change_of_a_party_can_be_undone_and_done_again(
        actions in prop::collection::vec(fighter_action(), 0..200),
    ) {
        check_log::<Party>(&actions);
    }
}

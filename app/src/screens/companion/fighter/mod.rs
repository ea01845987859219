//! The companion of Fighter: the party, the fight with its health board and throws, the treasury and the tower.

mod cards;
mod fight;
mod names;
mod party;
mod picking;
mod treasury;

use super::{
    book::Book,
    screen::{Table, Tapped},
    shell,
};
use crate::{layout::Node, nav::Desk, scene::Scene, screens::fighter::lobby, sound::Effect, theme::Frame};
use names::{Stock, Touch, reason};
use printkit_core::Words;
use rules::{
    companion::fighter::{Action, Gear, MOST_HEALTH, Opponent, Party as Sheet, Refusal, Tracker, Who},
    fighter::{LEVELS, Throw},
};
use serde::Serialize;

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    #[default]
    Party,
    Fight,
    Treasury,
}

/// What lies over it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Over {
    #[default]
    Nothing,
    /// Which hero joins.
    Heroes,
    /// What happens to a hero.
    Member(usize),
    /// What a hero takes.
    Gear(usize),
    /// Who is met: monsters of a floor, and above the tower the bosses and those of another box.
    Foes(u8),
    /// How the die must be thrown.
    Throws,
}

/// The pages, each with its glyph and with what can be kept on it.
const LEAVES: [shell::Leaf<Leaf, Tracker>; 3] = [
    (Leaf::Party, "ui/ui_players", &[Tracker::Heroes, Tracker::Gear]),
    (Leaf::Fight, "ui/ui_dice", &[Tracker::Foe, Tracker::Throws]),
    (Leaf::Treasury, "ui/ui_trophy", &[Tracker::Treasury, Tracker::Leader, Tracker::Tower, Tracker::Score]),
];

fn leaves(party: &Sheet) -> Vec<(Leaf, &'static str)> {
    shell::leaves(&LEAVES, |tracker| party.tracks(tracker))
}

/// Where bosses are picked, above the floors of the tower.
const BOSSES: u8 = LEVELS + 1;
/// Where monsters of another box are.
const OTHERS: u8 = LEVELS + 2;

/// The numbers of a monster that is on no card of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Draft {
    health: u8,
    damage: u8,
    gold: u8,
    /// Such a monster was met.
    is_used: bool,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft { health: 10, damage: 1, gold: 1, is_used: false }
    }
}

/// The table of Fighter.
#[derive(Default)]
pub struct Party {
    leaf: Leaf,
    over: Over,
    draft: Draft,
}

impl Party {
    fn leaf(&self, party: &Sheet) -> Leaf {
        shell::looked_at(self.leaf, &leaves(party))
    }

    fn tabs<'a>(&self, party: &Sheet, frame: &Frame<'_>) -> Vec<Node<'a>> {
        shell::tabs(frame, &leaves(party), self.leaf(party), Touch::Leaf)
    }

    /// Where the next monster is looked for: where one of another box was met before, else on the floor that is on.
    fn floor(&self, party: &Sheet) -> u8 {
        if self.draft.is_used {
            return OTHERS;
        }
        let next = (1..=LEVELS).find(|level| party.tower[usize::from(*level) - 1] > 0);
        next.filter(|_| party.tracks(Tracker::Tower)).unwrap_or(1)
    }

    /// Changes a number of the monster that is on no card.
    fn sketch(&mut self, change: impl FnOnce(&mut Draft)) -> Tapped<Sheet> {
        change(&mut self.draft);
        Tapped::Looked
    }

    fn look_over(&mut self, over: Over) -> Tapped<Sheet> {
        self.over = over;
        Tapped::Looked
    }

    /// The seat of the hero who is looked at.
    fn seat(&self) -> Option<usize> {
        if let Over::Member(seat) | Over::Gear(seat) = self.over { Some(seat) } else { None }
    }

    /// Something happens to the hero who is looked at.
    fn of_member(&mut self, action: impl FnOnce(usize) -> Action, effect: Effect) -> Tapped<Sheet> {
        match self.seat() {
            Some(seat) => self.change(action(seat), effect),
            None => Tapped::Nothing,
        }
    }

    fn change(&mut self, action: Action, effect: Effect) -> Tapped<Sheet> {
        // Throws are picked several at a time, and equipment one after the other.
        if !matches!(action, Action::Ask(_)) {
            self.over = match (self.over, &action) {
                (Over::Member(seat), Action::Drop { .. }) => Over::Member(seat),
                _ => Over::Nothing,
            };
        }
        if let Action::Meet(opponent) = &action {
            self.leaf = Leaf::Fight;
            self.draft.is_used = matches!(opponent, Opponent::Any { .. });
        }
        Tapped::Change(action, effect)
    }
}

impl Table for Party {
    type Sheet = Sheet;
    type Touch = Touch;
    const NAME: &'static str = "companion-fighter";
    const FILE: &'static str = "companion-fighter.json";
    const TITLE: &'static str = "fighter-name";

    fn ground(scene: &mut Scene, frame: &Frame<'_>) {
        lobby::ground(scene, frame);
    }

    fn show<'a>(&'a self, party: &'a Sheet, frame: &'a Frame<'_>) -> shell::Page<'a> {
        match self.over {
            Over::Heroes => return picking::heroes(party, frame),
            Over::Gear(seat) => return picking::gear(party, seat, frame),
            Over::Foes(floor) => return picking::foes(party, floor, self.draft, frame),
            Over::Throws => return picking::throws(party, frame),
            Over::Nothing | Over::Member(_) => {}
        }
        let mut page = match self.leaf(party) {
            Leaf::Party => party::page(party, frame),
            Leaf::Fight => fight::page(party, frame),
            Leaf::Treasury => treasury::page(party, frame),
        };
        page.tabs = self.tabs(party, frame);
        if let Over::Member(seat) = self.over {
            page.over = party::question(party, seat, frame);
        }
        page
    }

    fn tap(&mut self, touch: Touch, book: &mut Book<Sheet>, _desk: &mut Desk<'_>) -> Tapped<Sheet> {
        let party = book.sheet();
        match touch {
            Touch::Leaf(leaf) => {
                self.leaf = leaf;
                Tapped::Looked
            }
            Touch::Switch(tracker) => Tapped::Change(Action::Switch(tracker), Effect::Tap),
            Touch::AddHero => self.look_over(Over::Heroes),
            Touch::AddGear => self.seat().map_or(Tapped::Nothing, |seat| self.look_over(Over::Gear(seat))),
            Touch::AddFoe => self.look_over(Over::Foes(self.floor(party))),
            Touch::Throws => self.look_over(Over::Throws),
            Touch::Seat(seat) if seat < party.members.len() => self.look_over(Over::Member(seat)),
            Touch::Floor(floor) => self.look_over(Over::Foes(floor.clamp(1, OTHERS))),
            Touch::Less(Stock::Health) => self.sketch(|draft| draft.health = draft.health.saturating_sub(1).max(1)),
            Touch::More(Stock::Health) => self.sketch(|draft| draft.health = (draft.health + 1).min(MOST_HEALTH)),
            Touch::Less(Stock::Damage) => self.sketch(|draft| draft.damage = draft.damage.saturating_sub(1)),
            Touch::More(Stock::Damage) => self.sketch(|draft| draft.damage = (draft.damage + 1).min(9)),
            Touch::Less(Stock::Purse) => self.sketch(|draft| draft.gold = draft.gold.saturating_sub(1)),
            Touch::More(Stock::Purse) => self.sketch(|draft| draft.gold = (draft.gold + 1).min(9)),
            Touch::Less(Stock::Gold) => self.change(Action::Pay, Effect::Step),
            Touch::More(Stock::Gold) => self.change(Action::Earn, Effect::Pouch),
            Touch::Less(Stock::Dice) => self.change(Action::SpendDie, Effect::Step),
            Touch::More(Stock::Dice) => self.change(Action::GainDie, Effect::Pouch),
            Touch::Join(hero) => self.change(Action::Join(Who::Card(hero)), Effect::Lay),
            Touch::JoinAny => self.change(Action::Join(Who::Number(1)), Effect::Lay),
            Touch::Hurt(seat) => self.change(Action::Hurt(seat), Effect::Step),
            Touch::Heal(seat) => self.change(Action::Heal(seat), Effect::Pouch),
            Touch::Lead => self.of_member(Action::Lead, Effect::Turn),
            Touch::Leave => self.of_member(Action::Leave, Effect::Lay),
            Touch::Scar(scar) => self.of_member(|seat| Action::Revive { seat, scar }, Effect::Turn),
            Touch::Drop(index) => self.of_member(|seat| Action::Drop { seat, index }, Effect::Lay),
            Touch::Take(card) => self.of_member(|seat| Action::Take { seat, gear: Gear::Card(card) }, Effect::Weapon),
            Touch::TakeAny(sort) => self.of_member(|seat| Action::Take { seat, gear: Gear::Any(sort) }, Effect::Weapon),
            Touch::Meet(monster) => self.change(Action::Meet(Opponent::Monster(monster)), Effect::Knight),
            Touch::MeetBoss(boss) => self.change(Action::Meet(Opponent::Boss(boss)), Effect::Knight),
            Touch::MeetAny => {
                let Draft { health, damage, gold, .. } = self.draft;
                self.change(Action::Meet(Opponent::Any { health, damage, gold }), Effect::Knight)
            }
            Touch::Hit(points) => self.change(Action::Hit(points), Effect::Lay),
            Touch::Mend => self.change(Action::Mend, Effect::Step),
            Touch::Beat => self.change(Action::Beat, Effect::MonsterBeaten),
            Touch::TakeIt => self.change(Action::TakeIt, Effect::GoldLost),
            Touch::GiveUp => self.change(Action::GiveUp, Effect::GoldLost),
            Touch::Throw(nth) => match Throw::ALL.get(nth) {
                Some(throw) => self.change(Action::Ask(*throw), Effect::Tap),
                None => Tapped::Nothing,
            },
            Touch::ThrowFreely => self.change(Action::ThrowFreely, Effect::Lay),
            Touch::TurnLeader => self.change(Action::Turn, Effect::Voice),
            Touch::Difficulty(difficulty) => self.change(Action::Build(difficulty), Effect::Lay),
            Touch::Draw(level) => self.change(Action::Draw(level), Effect::Lift),
            Touch::Seat(_)
            | Touch::Health(_)
            | Touch::FoeHealth
            | Touch::FoeDamage
            | Touch::FoeGold
            | Touch::Handicap(_)
            | Touch::Condition(_)
            | Touch::Count(_)
            | Touch::Score => Tapped::Nothing,
        }
    }

    fn trackers(party: &Sheet) -> Vec<(Touch, bool)> {
        Tracker::ALL.into_iter().map(|tracker| (Touch::Switch(tracker), party.tracks(tracker))).collect()
    }

    fn anew() -> Action {
        Action::Anew
    }

    fn reason(refusal: Refusal, words: &Words) -> String {
        words.get(reason(refusal))
    }

    fn close(&mut self) -> bool {
        self.over = match self.over {
            Over::Nothing => return false,
            Over::Gear(seat) => Over::Member(seat),
            _ => Over::Nothing,
        };
        true
    }

    fn stays_lit(&self, party: &Sheet) -> bool {
        party.tracks(Tracker::Foe) && party.foe.is_some()
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        State { leaf: Touch::Leaf(self.leaf).to_string(), over: format!("{:?}", self.over) }
    }
}

/// What is looked at, for scripts and tests.
#[derive(Serialize)]
struct State {
    leaf: String,
    over: String,
}

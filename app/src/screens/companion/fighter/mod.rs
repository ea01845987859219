//! The companion of Fighter: the party, the fight with its health board and throws, the treasury and the tower.

mod cards;
mod fight;
mod names;
mod party;
mod picking;
mod treasury;

use super::{
    book::Book,
    screen::{Table, Tapped, number_of},
    shell::{self, Tab},
};
use crate::{nav::Desk, scene::Scene, screens::fighter::lobby, sound::Effect, theme::Frame};
use names::{colour_of, difficulty_of, reason, sort_of, tracker_id};
use printkit::Words;
use rules::{
    companion::fighter::{Action, Gear, MOST_HEALTH, Opponent, Party as Sheet, Refusal, Tracker, Who},
    fighter::{BossId, EquipmentId, HeroId, LEVELS, MonsterId, Throw},
};

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Leaf {
    #[default]
    Party,
    Fight,
    Treasury,
}

impl Leaf {
    const ALL: [Leaf; 3] = [Leaf::Party, Leaf::Fight, Leaf::Treasury];

    /// Its id, which is also the key of its name.
    fn id(self) -> &'static str {
        match self {
            Leaf::Party => "companion-party",
            Leaf::Fight => "companion-fight",
            Leaf::Treasury => "companion-treasury",
        }
    }

    fn icon(self) -> &'static str {
        match self {
            Leaf::Party => "ui/ui_players",
            Leaf::Fight => "ui/ui_dice",
            Leaf::Treasury => "ui/ui_trophy",
        }
    }

    /// Tests whether anything on it is kept here.
    fn is_there(self, party: &Sheet) -> bool {
        let trackers: &[Tracker] = match self {
            Leaf::Party => &[Tracker::Heroes, Tracker::Gear],
            Leaf::Fight => &[Tracker::Foe, Tracker::Throws],
            Leaf::Treasury => &[Tracker::Treasury, Tracker::Leader, Tracker::Tower, Tracker::Score],
        };
        trackers.iter().any(|tracker| party.tracks(*tracker))
    }
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
        let is_there = |leaf: &Leaf| leaf.is_there(party);
        Some(self.leaf).filter(is_there).or_else(|| Leaf::ALL.into_iter().find(is_there)).unwrap_or_default()
    }

    fn tabs(&self, party: &Sheet, frame: &Frame<'_>) -> Vec<Tab> {
        let pages = Leaf::ALL.into_iter().filter(|leaf| leaf.is_there(party)).map(|leaf| (leaf.id(), leaf.icon()));
        shell::tabs(frame, pages.collect(), self.leaf(party).id())
    }

    /// A tap that only changes what is looked at.
    fn look(&mut self, id: &str, party: &Sheet) -> bool {
        if let Some(leaf) = Leaf::ALL.into_iter().find(|leaf| leaf.id() == id) {
            self.leaf = leaf;
            return true;
        }
        let seat = match self.over {
            Over::Member(seat) => Some(seat),
            _ => None,
        };
        self.over = match (id, seat) {
            ("hero-add", _) => Over::Heroes,
            ("gear-add", Some(seat)) => Over::Gear(seat),
            ("foe-add", _) => Over::Foes(self.floor(party)),
            ("throws", _) => Over::Throws,
            _ => match (number_of(id, "seat-"), number_of(id, "floor-")) {
                (Some(seat), _) if seat < party.members.len() => Over::Member(seat),
                (_, Some(floor)) => Over::Foes(u8::try_from(floor).unwrap_or(1).clamp(1, OTHERS)),
                _ => return self.sketch(id),
            },
        };
        true
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
    fn sketch(&mut self, id: &str) -> bool {
        let Draft { health, damage, gold, .. } = &mut self.draft;
        match id {
            "health-less" => *health = health.saturating_sub(1).max(1),
            "health-more" => *health = (*health + 1).min(MOST_HEALTH),
            "damage-less" => *damage = damage.saturating_sub(1),
            "damage-more" => *damage = (*damage + 1).min(9),
            "purse-less" => *gold = gold.saturating_sub(1),
            "purse-more" => *gold = (*gold + 1).min(9),
            _ => return false,
        }
        true
    }

    fn change(&mut self, id: &str) -> Option<(Action, Effect)> {
        let Draft { health, damage, gold, .. } = self.draft;
        let plain = match id {
            "join-any" => (Action::Join(Who::Number(1)), Effect::Lay),
            "leader-turn" => (Action::Turn, Effect::Voice),
            "gold-less" => (Action::Pay, Effect::Step),
            "gold-more" => (Action::Earn, Effect::Pouch),
            "die-less" => (Action::SpendDie, Effect::Step),
            "die-more" => (Action::GainDie, Effect::Pouch),
            "mend" => (Action::Mend, Effect::Step),
            "beat" => (Action::Beat, Effect::MonsterBeaten),
            "take-it" => (Action::TakeIt, Effect::GoldLost),
            "give-up" => (Action::GiveUp, Effect::GoldLost),
            "throw-free" => (Action::ThrowFreely, Effect::Lay),
            "meet-any" => (Action::Meet(Opponent::Any { health, damage, gold }), Effect::Knight),
            _ => self.numbered(id).or_else(|| self.of_member(id))?,
        };
        // Throws are picked several at a time, and equipment one after the other.
        if !matches!(plain.0, Action::Ask(_)) {
            self.over = match (self.over, &plain.0) {
                (Over::Member(seat), Action::Drop { .. }) => Over::Member(seat),
                _ => Over::Nothing,
            };
        }
        if let Action::Meet(opponent) = &plain.0 {
            self.leaf = Leaf::Fight;
            self.draft.is_used = matches!(opponent, Opponent::Any { .. });
        }
        Some(plain)
    }

    /// Ids that end in a number.
    fn numbered(&self, id: &str) -> Option<(Action, Effect)> {
        let found = |prefix: &str| number_of(id, prefix);
        let small = |number: usize| u8::try_from(number).ok();
        Some(if let Some(hero) = found("join-") {
            (Action::Join(Who::Card(HeroId(small(hero)?))), Effect::Lay)
        } else if let Some(seat) = found("hurt-") {
            (Action::Hurt(seat), Effect::Step)
        } else if let Some(seat) = found("heal-") {
            (Action::Heal(seat), Effect::Pouch)
        } else if let Some(level) = found("draw-") {
            (Action::Draw(small(level)?), Effect::Lift)
        } else if let Some(points) = found("hit-") {
            (Action::Hit(small(points)?), Effect::Lay)
        } else if let Some(monster) = found("meet-") {
            (Action::Meet(Opponent::Monster(MonsterId(small(monster)?))), Effect::Knight)
        } else if let Some(boss) = found("boss-") {
            (Action::Meet(Opponent::Boss(BossId(small(boss)?))), Effect::Knight)
        } else {
            let throw = found("throw-").and_then(|throw| Throw::ALL.get(throw))?;
            (Action::Ask(*throw), Effect::Tap)
        })
    }

    /// What happens to the hero who is looked at, and the difficulty.
    fn of_member(&self, id: &str) -> Option<(Action, Effect)> {
        if let Some(difficulty) = difficulty_of(id) {
            return Some((Action::Build(difficulty), Effect::Lay));
        }
        let (Over::Member(seat) | Over::Gear(seat)) = self.over else { return None };
        Some(match id {
            "lead" => (Action::Lead(seat), Effect::Turn),
            "leave" => (Action::Leave(seat), Effect::Lay),
            _ => {
                if let Some(index) = number_of(id, "drop-") {
                    (Action::Drop { seat, index }, Effect::Lay)
                } else if let Some(card) = number_of(id, "take-") {
                    let gear = Gear::Card(EquipmentId(u8::try_from(card).ok()?));
                    (Action::Take { seat, gear }, Effect::Weapon)
                } else if let Some(sort) = sort_of(id) {
                    (Action::Take { seat, gear: Gear::Any(sort) }, Effect::Weapon)
                } else {
                    (Action::Revive { seat, scar: colour_of(id)? }, Effect::Turn)
                }
            }
        })
    }
}

impl Table for Party {
    type Sheet = Sheet;
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

    fn tap(&mut self, id: &str, book: &mut Book<Sheet>, _desk: &mut Desk<'_>) -> Tapped<Sheet> {
        if self.look(id, book.sheet()) {
            return Tapped::Looked;
        }
        self.change(id).map_or(Tapped::Nothing, |(action, effect)| Tapped::Change(action, effect))
    }

    fn trackers(party: &Sheet) -> Vec<(&'static str, bool, Action)> {
        let listed = |tracker: Tracker| (tracker_id(tracker), party.tracks(tracker), Action::Switch(tracker));
        Tracker::ALL.into_iter().map(listed).collect()
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

    fn dump(&self, _: &Frame<'_>) -> serde_json::Value {
        serde_json::json!({ "leaf": self.leaf.id(), "over": format!("{:?}", self.over) })
    }
}

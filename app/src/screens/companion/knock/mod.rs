//! The companion of Knock: sand, Speech and Silence, creatures and their Time tokens, dangers, and the adventure.

mod adventure;
mod creatures;
mod danger;
mod keep;
mod names;
mod sand;

use super::{
    book::Book,
    screen::{Table, Tapped, number_of},
    shell::{self, Tab},
};
use crate::{
    nav::Desk,
    scene::Scene,
    screens::knock::lobby,
    sound::{Effect, Mix},
    theme::Frame,
    timers::{Keeper, Notice, Timer},
};
use names::{reason, spell_of, tracker_id};
use printkit::Words;
use rules::{
    companion::knock::{Action, Board, Refusal, Tracker, Who},
    knock::{CardId, Corner},
};

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Leaf {
    #[default]
    Keep,
    Danger,
    Adventure,
}

impl Leaf {
    const ALL: [Leaf; 3] = [Leaf::Keep, Leaf::Danger, Leaf::Adventure];

    /// Its id, which is also the key of its name.
    fn id(self) -> &'static str {
        match self {
            Leaf::Keep => "companion-keep",
            Leaf::Danger => "companion-danger",
            Leaf::Adventure => "companion-adventure",
        }
    }

    fn icon(self) -> &'static str {
        match self {
            Leaf::Keep => "ui/ui_keep",
            Leaf::Danger => "ui/ui_bell",
            Leaf::Adventure => "ui/ui_map",
        }
    }

    /// Tests whether anything on it is kept here.
    fn is_there(self, board: &Board) -> bool {
        let trackers: &[Tracker] = match self {
            Leaf::Keep => &[Tracker::Sand, Tracker::Voice, Tracker::Tokens],
            Leaf::Danger => &[Tracker::Danger],
            Leaf::Adventure => &[Tracker::Spells, Tracker::Chests, Tracker::Log],
        };
        trackers.iter().any(|tracker| board.tracks(*tracker))
    }
}

/// What lies over it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Over {
    #[default]
    Nothing,
    /// Which creature comes.
    Who,
    /// What happens to a creature.
    Guest(usize),
    /// Which token was found by a win with so much time left, in ms.
    Won(Option<u64>),
}

/// The table of Knock.
#[derive(Default)]
pub struct Keep {
    leaf: Leaf,
    over: Over,
    /// The corner whose value comes next.
    corner: usize,
    /// The timer as it was at the end of each Keep, the last one last, should that be taken back.
    before: Vec<Timer>,
}

impl Keep {
    fn leaf(&self, board: &Board) -> Leaf {
        let is_there = |leaf: &Leaf| leaf.is_there(board);
        Some(self.leaf).filter(is_there).or_else(|| Leaf::ALL.into_iter().find(is_there)).unwrap_or_default()
    }

    fn tabs(&self, board: &Board, frame: &Frame<'_>) -> Vec<Tab> {
        let pages = Leaf::ALL.into_iter().filter(|leaf| leaf.is_there(board)).map(|leaf| (leaf.id(), leaf.icon()));
        shell::tabs(frame, pages.collect(), self.leaf(board).id())
    }

    /// A tap that only changes what is looked at.
    fn look(&mut self, id: &str, board: &Board) -> bool {
        if let Some(leaf) = Leaf::ALL.into_iter().find(|leaf| leaf.id() == id) {
            self.leaf = leaf;
        } else if id == "enter" {
            self.over = Over::Who;
        } else if let Some(guest) = number_of(id, "guest-").filter(|guest| *guest < board.keep.guests().len()) {
            self.over = Over::Guest(guest);
        } else if let Some(corner) = number_of(id, "corner-").filter(|corner| *corner < Corner::ALL.len()) {
            self.corner = corner;
        } else {
            return false;
        }
        true
    }

    fn change(&mut self, id: &str, board: &Board) -> Option<(Action, Effect)> {
        let change = match id {
            "alarm" => (Action::Alarm, Effect::Alarm),
            "voice" => (Action::Turn, Effect::Voice),
            "wipe" => (Action::Wipe, Effect::Lay),
            "poison" => (Action::Poison(self.next_corner()), Effect::Poison),
            "chest-less" => (Action::FewerChests, Effect::Step),
            "chest-more" => (Action::MoreChests, Effect::Pouch),
            _ => {
                let found = |prefix: &str| number_of(id, prefix);
                if let Some(time) = found("time-") {
                    (Action::Enter(Who::Time(time as u8)), Effect::Lay)
                } else if let Some(card) = found("who-") {
                    (Action::Enter(Who::Card(CardId(u8::try_from(card).ok()?))), Effect::Lay)
                } else if let Some(guest) = found("beat-") {
                    (Action::Beat(guest), Effect::MonsterBeaten)
                } else if let Some(guest) = found("burn-") {
                    (Action::Burn(guest), Effect::Fireball)
                } else if let Some(guest) = found("freeze-") {
                    (Action::Freeze(guest), Effect::IceFlash)
                } else if let Some(value) = found("value-") {
                    (Action::Count { corner: self.next_corner(), value: u8::try_from(value).ok()? }, Effect::Tap)
                } else if let Some(level) = found("level-") {
                    (Action::Level(u8::try_from(level).ok()?), Effect::Step)
                } else {
                    let spell = spell_of(id)?;
                    let is_held = board.slate.spells().contains(&spell);
                    if is_held { (Action::Cast(spell), Effect::Turn) } else { (Action::Find(spell), Effect::Key) }
                }
            }
        };
        if matches!(change.0, Action::Count { .. } | Action::Poison(_)) {
            self.corner = (self.corner + 1) % Corner::ALL.len();
        }
        if matches!(change.0, Action::Wipe) {
            self.corner = 0;
        }
        self.over = Over::Nothing;
        Some(change)
    }

    fn next_corner(&self) -> Corner {
        Corner::ALL[self.corner % Corner::ALL.len()]
    }

    /// The end of a Keep: won with a token or without, or lost.
    fn settle(&mut self, id: &str, board: &Board, keeper: &Keeper) -> Option<Tapped<Board>> {
        let left = match self.over {
            Over::Won(left) => left,
            _ => sand::time_left(keeper).filter(|_| board.tracks(Tracker::Sand)),
        };
        let found = match id {
            "won"
                if board.tracks(Tracker::Spells) && !board.slate.in_box().is_empty() && !board.slate.is_finished() =>
            {
                self.over = Over::Won(left);
                return Some(Tapped::Looked);
            }
            "lost" => return Some(Tapped::Change(Action::Lost, Effect::KeepLost)),
            "won" | "found-none" => None,
            _ => Some(spell_of(id.strip_prefix("found-")?)?),
        };
        self.over = Over::Nothing;
        Some(Tapped::Change(Action::Won { found, left }, Effect::KeepWon))
    }
}

impl Table for Keep {
    type Sheet = Board;
    const NAME: &'static str = "companion-knock";
    const FILE: &'static str = "companion-knock.json";
    const TITLE: &'static str = "knock-name";

    fn ground(scene: &mut Scene, frame: &Frame<'_>) {
        lobby::ground(scene, frame);
    }

    fn show<'a>(&'a self, board: &'a Board, frame: &'a Frame<'_>) -> shell::Page<'a> {
        if self.over == Over::Who {
            return creatures::page(board, frame);
        }
        let mut page = match self.leaf(board) {
            Leaf::Keep => keep::page(board, frame),
            Leaf::Danger => danger::page(self, board, frame),
            Leaf::Adventure => adventure::page(board, frame),
        };
        page.tabs = self.tabs(board, frame);
        page.over = match self.over {
            Over::Guest(index) => keep::question(board, index, frame),
            Over::Won(_) => Some(adventure::question(board, frame)),
            Over::Nothing | Over::Who => None,
        };
        page
    }

    fn tap(&mut self, id: &str, book: &mut Book<Board>, desk: &mut Desk<'_>) -> Tapped<Board> {
        let board = book.sheet();
        if self.look(id, board) {
            return Tapped::Looked;
        }
        if let Some(tapped) = self.tap_sand(id, desk).or_else(|| self.settle(id, board, desk.keeper)) {
            return tapped;
        }
        self.change(id, board).map_or(Tapped::Nothing, |(action, effect)| Tapped::Change(action, effect))
    }

    /// The sand is full again after each Keep.
    fn made(&mut self, action: &Action, desk: &mut Desk<'_>) {
        if matches!(action, Action::Won { .. } | Action::Lost) {
            self.refill_sand(desk.keeper);
        }
    }

    fn unmade(&mut self, action: &Action, desk: &mut Desk<'_>) {
        if matches!(action, Action::Won { .. } | Action::Lost) {
            self.give_sand_back(desk.keeper);
        }
    }

    fn trackers(board: &Board) -> Vec<(&'static str, bool, Action)> {
        let listed = |tracker: Tracker| (tracker_id(tracker), board.tracks(tracker), Action::Switch(tracker));
        Tracker::ALL.into_iter().map(listed).collect()
    }

    fn anew() -> Action {
        Action::Anew
    }

    fn reason(refusal: Refusal, words: &Words) -> String {
        reason(refusal, words)
    }

    fn close(&mut self) -> bool {
        std::mem::take(&mut self.over) != Over::Nothing
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        sand::choose(desk.keeper);
    }

    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64> {
        sand::next_digits(frame.keeper)
    }

    fn stays_lit(&self, board: &Board) -> bool {
        board.tracks(Tracker::Tokens) && !board.keep.guests().is_empty()
    }

    fn tells(&mut self, notice: Notice, desk: &mut Desk<'_>) -> bool {
        sand::tell(notice, desk)
    }

    fn soundtrack(&self, board: &Board, frame: &Frame<'_>) -> Option<Mix> {
        sand::mix(board, frame.keeper)
    }

    fn dump(&self, frame: &Frame<'_>) -> serde_json::Value {
        serde_json::json!({
            "leaf": self.leaf.id(),
            "over": format!("{:?}", self.over),
            "corner": self.corner,
            "left": sand::time_left(frame.keeper),
        })
    }
}

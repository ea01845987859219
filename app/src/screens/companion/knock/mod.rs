//! The companion of Knock: sand, Speech and Silence, creatures and their Time tokens, dangers, and the adventure.

mod adventure;
mod creatures;
mod danger;
mod keep;
mod names;
mod sand;

use super::{
    book::Book,
    screen::{Table, Tapped},
    shell,
};
use crate::{
    layout::Node,
    nav::Desk,
    scene::Scene,
    screens::{knock::lobby, timer::TimerScreen},
    sound::{Effect, Mix},
    theme::Frame,
    timers::{Keeper, Notice, Timer},
};
use names::{Touch, reason};
use printkit_core::Words;
use rules::{
    companion::knock::{Action, Board, Refusal, Tracker, Who},
    knock::{Corner, Voice},
};
use serde::Serialize;

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    #[default]
    Keep,
    Danger,
    Adventure,
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

/// The pages, each with its glyph and with what can be kept on it.
const LEAVES: [shell::Leaf<Leaf, Tracker>; 3] = [
    (Leaf::Keep, "ui/ui_keep", &[Tracker::Sand, Tracker::Voice, Tracker::Tokens]),
    (Leaf::Danger, "ui/ui_bell", &[Tracker::Danger]),
    (Leaf::Adventure, "ui/ui_map", &[Tracker::Spells, Tracker::Chests, Tracker::Log]),
];

fn leaves(board: &Board) -> Vec<(Leaf, &'static str)> {
    shell::leaves(&LEAVES, |tracker| board.tracks(tracker))
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
        shell::looked_at(self.leaf, &leaves(board))
    }

    fn tabs<'a>(&self, board: &Board, frame: &Frame<'_>) -> Vec<Node<'a>> {
        shell::tabs(frame, &leaves(board), self.leaf(board), Touch::Leaf)
    }

    fn next_corner(&self) -> Corner {
        Corner::ALL[self.corner % Corner::ALL.len()]
    }

    /// The time left at the end of a Keep.
    fn left(&self, board: &Board, keeper: &Keeper) -> Option<u64> {
        match self.over {
            Over::Won(left) => left,
            _ => sand::time_left(keeper).filter(|_| board.tracks(Tracker::Sand)),
        }
    }

    /// A Keep was won; the token that was found is asked for, if there can be one.
    fn win(&mut self, board: &Board, keeper: &Keeper) -> Tapped<Board> {
        let left = self.left(board, keeper);
        if board.tracks(Tracker::Spells) && !board.slate.in_box().is_empty() && !board.slate.is_finished() {
            self.over = Over::Won(left);
            return Tapped::Looked;
        }
        Tapped::Change(Action::Won { found: None, left }, Effect::KeepWon)
    }

    fn look_over(&mut self, over: Over) -> Tapped<Board> {
        self.over = over;
        Tapped::Looked
    }
}

impl Table for Keep {
    type Sheet = Board;
    type Touch = Touch;
    const NAME: &'static str = "companion-knock";
    const FILE: &'static str = "companion-knock.json";
    const TITLE: &'static str = "knock-name";
    const IS_TIMED: bool = true;

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

    fn tap(&mut self, touch: Touch, book: &mut Book<Board>, desk: &mut Desk<'_>) -> Tapped<Board> {
        let board = book.sheet();
        let (action, effect) = match touch {
            Touch::Leaf(leaf) => {
                self.leaf = leaf;
                return Tapped::Looked;
            }
            Touch::Switch(tracker) => return Tapped::Change(Action::Switch(tracker), Effect::Tap),
            Touch::Enter => return self.look_over(Over::Who),
            Touch::Guest(nth) if nth < board.keep.guests().len() => return self.look_over(Over::Guest(nth)),
            Touch::Corner(nth) if nth < Corner::ALL.len() => {
                self.corner = nth;
                return Tapped::Looked;
            }
            Touch::Sand => return Tapped::Go(Box::new(TimerScreen::default())),
            Touch::StartSand => return sand::start(desk),
            Touch::Won => return self.win(board, desk.keeper),
            Touch::Lost => return Tapped::Change(Action::Lost, Effect::KeepLost),
            Touch::FoundNone => (Action::Won { found: None, left: self.left(board, desk.keeper) }, Effect::KeepWon),
            Touch::Found(spell) => {
                (Action::Won { found: Some(spell), left: self.left(board, desk.keeper) }, Effect::KeepWon)
            }
            Touch::Alarm => (Action::Alarm, Effect::Alarm),
            Touch::Voice => (Action::Turn, if board.voice == Voice::Speech { Effect::Hush } else { Effect::Voice }),
            Touch::Wipe => (Action::Wipe, Effect::Lay),
            Touch::Poison => (Action::Poison(self.next_corner()), Effect::Poison),
            Touch::Value(value) => (Action::Count { corner: self.next_corner(), value }, Effect::Tap),
            Touch::FewerChests => (Action::FewerChests, Effect::Step),
            Touch::MoreChests => (Action::MoreChests, Effect::Pouch),
            Touch::Time(tokens) => (Action::Enter(Who::Time(tokens)), Effect::Lay),
            Touch::Who(card) => (Action::Enter(Who::Card(card)), Effect::Lay),
            Touch::Beat(nth) => (Action::Beat(nth), Effect::MonsterBeaten),
            Touch::Burn(nth) => (Action::Burn(nth), Effect::Fireball),
            Touch::Freeze(nth) => (Action::Freeze(nth), Effect::IceFlash),
            Touch::Level(level) => (Action::Level(level), Effect::Step),
            Touch::Spell(spell) if board.slate.spells().contains(&spell) => (Action::Cast(spell), Effect::Turn),
            Touch::Spell(spell) => (Action::Find(spell), Effect::Key),
            Touch::Guest(_) | Touch::Corner(_) | Touch::Reserve | Touch::Verdict | Touch::Chests => {
                return Tapped::Nothing;
            }
        };
        match action {
            Action::Count { .. } | Action::Poison(_) => self.corner = (self.corner + 1) % Corner::ALL.len(),
            Action::Wipe => self.corner = 0,
            _ => {}
        }
        self.over = Over::Nothing;
        Tapped::Change(action, effect)
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

    fn trackers(board: &Board) -> Vec<(Touch, bool)> {
        Tracker::ALL.into_iter().map(|tracker| (Touch::Switch(tracker), board.tracks(tracker))).collect()
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

    fn dump(&self, frame: &Frame<'_>) -> impl Serialize {
        State {
            leaf: Touch::Leaf(self.leaf).to_string(),
            over: format!("{:?}", self.over),
            corner: self.corner,
            left: sand::time_left(frame.keeper),
        }
    }
}

/// What is looked at, for scripts and tests.
#[derive(Serialize)]
struct State {
    leaf: String,
    over: String,
    corner: usize,
    left: Option<u64>,
}

//! Where the parts of the table lie: in a tall window one under the other, in a wide one with the bar at one side and
//! the hand at the other, wherever the Keep is larger so. Nothing moves while a game goes on: what is not there leaves its
//! place empty.

use crate::{
    geometry::{Point, Rect},
    theme::{Frame, TOUCH},
};
use rules::knock::hand_size;

/// A window lower than this, in dp, has a narrow bar.
const LOW: f32 = 560.0;
/// Cards in hand that would be smaller than this in one row, in dp, lie in two.
const ONE_ROW: f32 = 66.0;
/// The room between two cards in hand, and around them all, in dp.
const GAP: f32 = 8.0;

/// Where the parts of the table lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Areas {
    /// Sand, reserve, voice: what is always in view.
    pub bar: Rect,
    /// The Keep.
    pub board: Rect,
    /// Whose turn it is.
    pub head: Rect,
    /// The Spellbook tokens; empty without any.
    pub tokens: Rect,
    /// The cards in hand.
    pub hand: Rect,
    /// What is said about the chosen card.
    pub saying: Rect,
    /// What can be done with it.
    pub tools: Rect,
    /// Cards in a row of the hand.
    columns: usize,
    /// The side of a card in hand.
    side: f32,
    /// Whether the hand lies beside the Keep.
    pub is_beside: bool,
}

/// What the parts have to hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Need {
    /// How many play.
    pub players: u8,
    /// Whether the party came with Spellbook tokens.
    pub has_tokens: bool,
}

/// How high the parts around the hand are.
struct Heights {
    head: f32,
    tokens: f32,
    saying: f32,
    tools: f32,
}

impl Heights {
    fn of(frame: &Frame<'_>, need: Need) -> Heights {
        // A player alone needs no word on whose turn it is.
        let head = if need.players == 1 { frame.dp(10.0) } else { frame.em(44.0).max(frame.dp(TOUCH)).max(TOUCH) };
        let tokens = if need.has_tokens { frame.dp(52.0).max(TOUCH) + 6.0 } else { 0.0 };
        // In a low window a glyph stands for words that would need a higher button.
        let button = if frame.is_landscape() { 0.0 } else { frame.button().size * 2.2 };
        Heights { head, tokens, saying: frame.em(42.0), tools: frame.dp(TOUCH).max(TOUCH).max(button) + 10.0 }
    }

    fn all(&self) -> f32 {
        self.head + self.tokens + self.saying + self.tools
    }
}

/// Divides the window.
pub fn areas(frame: &Frame<'_>, need: Need) -> Areas {
    let safe = frame.safe_area();
    let (heights, cards) = (Heights::of(frame, need), hand_size(need.players));
    if !frame.is_landscape() {
        let bar = cut_top(safe, bar_height(frame));
        let rest = Rect::new(safe.x, bar.bottom(), safe.w, (safe.h - bar.h).max(0.0));
        return below(frame, bar, rest, &heights, cards);
    }
    let bar_width = frame.dp(if safe.h < LOW { 150.0 } else { 176.0 }).min(safe.w * 0.3);
    // The bar lies on the other side.
    let (rest, bar) = frame.cut(safe, safe.w - bar_width);
    let (beside, below) = (beside(frame, bar, rest, &heights, cards), below(frame, bar, rest, &heights, cards));
    let room = |areas: &Areas| areas.board.w.min(areas.board.h);
    if room(&beside) >= room(&below) { beside } else { below }
}

/// The hand beside the Keep.
fn beside(frame: &Frame<'_>, bar: Rect, rest: Rect, heights: &Heights, cards: usize) -> Areas {
    let wish = if frame.is_large() { frame.dp(320.0) } else { frame.dp(272.0) };
    let width = wish.max(5.0 * TOUCH + 24.0).min(rest.w * 0.6);
    let (hand, board) = frame.cut(rest, width);
    // A narrow column needs more lines.
    let heights = Heights { saying: frame.em(54.0), ..*heights };
    let room = Rect { h: (hand.h - heights.all()).max(0.0), ..hand };
    let (columns, side) = widest(room, cards);
    let most = frame.dp(if frame.is_large() { 150.0 } else { 120.0 });
    Areas { is_beside: true, ..stacked(bar, board, hand, &heights, (columns, side.min(most))) }
}

/// The hand below the Keep: in one row, or in two where the cards of one would be too small.
fn below(frame: &Frame<'_>, bar: Rect, rest: Rect, heights: &Heights, cards: usize) -> Areas {
    let fits = |columns: usize| (rest.w - GAP * (columns + 1) as f32) / columns as f32;
    let rows = if fits(cards) < ONE_ROW { 2 } else { 1 };
    let columns = cards.div_ceil(rows);
    let most = frame.dp(if frame.is_large() { 132.0 } else { 100.0 });
    let share = if rows == 1 { 0.18 } else { 0.105 };
    let side = fits(columns).min(most).min(frame.size.h * share);
    let hand = (side + GAP) * rows as f32 + GAP + heights.all();
    let hand = Rect::new(rest.x, (rest.bottom() - hand).max(rest.y), rest.w, hand.min(rest.h));
    let board = Rect::new(rest.x, rest.y, rest.w, (hand.y - rest.y).max(0.0));
    stacked(bar, board, hand, heights, (columns, side))
}

/// How high the bar is where it lies at the top.
fn bar_height(frame: &Frame<'_>) -> f32 {
    frame.dp(62.0).max(TOUCH + 10.0) + frame.dp(34.0)
}

fn cut_top(area: Rect, height: f32) -> Rect {
    Rect { h: height.min(area.h), ..area }
}

/// The hand in its parts, one under the other.
fn stacked(bar: Rect, board: Rect, whole: Rect, heights: &Heights, (columns, side): (usize, f32)) -> Areas {
    let head = cut_top(whole, heights.head);
    let tokens = Rect::new(whole.x, head.bottom(), whole.w, heights.tokens);
    let tools = Rect::new(whole.x, whole.bottom() - heights.tools, whole.w, heights.tools);
    let saying = Rect::new(whole.x, tools.y - heights.saying, whole.w, heights.saying);
    let hand = Rect::new(whole.x, tokens.bottom(), whole.w, (saying.y - tokens.bottom()).max(0.0));
    Areas { bar, board, head, tokens, hand, saying, tools, columns, side, is_beside: false }
}

/// In how many columns so many cards are largest, and how large they are then.
fn widest(area: Rect, cards: usize) -> (usize, f32) {
    let room = |length: f32, parts: usize| (length - GAP * (parts + 1) as f32) / parts as f32;
    let side = |columns: usize| room(area.w, columns).min(room(area.h, cards.div_ceil(columns)));
    let best = (1..=cards).max_by(|one, other| side(*one).total_cmp(&side(*other))).unwrap_or(1);
    (best, side(best).max(1.0))
}

/// The places of so many cards in hand: in rows, none over another.
pub fn slots(areas: &Areas, count: usize) -> Vec<Rect> {
    let step = areas.side + GAP;
    let rows = count.div_ceil(areas.columns.max(1)).max(1);
    // What is left of a hand is spread evenly.
    let columns = count.div_ceil(rows).max(1);
    let area = areas.hand;
    let top = area.centre().y - (step * rows as f32 - GAP) / 2.0;
    let slot = |i: usize| {
        let (row, column) = (i / columns, i % columns);
        let in_row = (count - row * columns).min(columns);
        let left = area.centre().x - (step * in_row as f32 - GAP) / 2.0;
        Rect::new(left + step * column as f32, top + step * row as f32, areas.side, areas.side)
    };
    (0..count).map(slot).collect()
}

/// Where a chosen card lies: a little larger, and over none of its fellows.
pub fn raised(slot: Rect) -> Rect {
    Rect::around(Point { x: slot.centre().x, y: slot.centre().y }, slot.w + GAP - 2.0, slot.h + GAP - 2.0)
}

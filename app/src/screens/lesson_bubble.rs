//! The bubble in which somebody beside the table explains a first game: one sentence at a time, when it is needed. It
//! leaves the board to the player: what does not fit into a quarter of it is read page by page.

use crate::{
    geometry::{Point, Rect},
    nav::Desk,
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    touch::{self, touches},
    widgets::{self, Look},
};
use printkit_core::{fonts, ink};
use std::collections::VecDeque;

/// How much of a board the bubble takes at most, with the room around it.
const SHARE: f32 = 0.25;
/// Room above and below the words, in dp.
const PAD: f32 = 5.0;
/// Room between the bubble's parts, beside them, and half of it above and below the bubble, in dp.
const GAP: f32 = 8.0;
/// How wide it gets, in phone dp.
const WIDEST: f32 = 520.0;
/// Where text has less room than this, in ems of a phone, the guide stays away.
const ROOM_FOR_GUIDE: f32 = 330.0;

touches! {
    /// What can be touched of the bubble.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Bubble = "lesson",
        More = "lesson-more",
        Next = "lesson-next",
        Skip = "lesson-skip",
    }
}

impl Touch {
    /// What a touch is for: the bubble itself stands for the button in it.
    pub fn meant(self, desk: &Desk<'_>) -> Touch {
        match self {
            Touch::Bubble if desk.area(&Touch::More).is_some() => Touch::More,
            Touch::Bubble => Touch::Next,
            Touch::More | Touch::Next | Touch::Skip => self,
        }
    }
}

/// Sentences waiting, the first of them shown, and who says them.
pub struct LessonBubble {
    guide: &'static str,
    waiting: VecDeque<&'static str>,
    said: Vec<&'static str>,
    /// Which page of the sentence is read.
    page: usize,
}

/// A sentence as it lies on a board.
struct Laid {
    at: Rect,
    /// The side of the guide's picture; nothing where there is no room for it.
    guide: f32,
    /// The side of a button.
    button: f32,
    words: Lettering,
    /// What is read at a time, and whether there is more.
    page: String,
    has_more: bool,
}

impl LessonBubble {
    /// Silent yet; `guide` is the picture of who speaks.
    pub fn by(guide: &'static str) -> LessonBubble {
        LessonBubble { guide, waiting: VecDeque::new(), said: Vec::new(), page: 0 }
    }

    /// Says a sentence after those that wait, unless it was said before.
    pub fn say(&mut self, key: &'static str) {
        if !self.said.contains(&key) {
            self.said.push(key);
            self.waiting.push_back(key);
        }
    }

    /// Says a sentence after those that wait, even if it was said before.
    pub fn insist(&mut self, key: &'static str) {
        self.said.retain(|said| *said != key);
        self.waiting.retain(|waiting| *waiting != key);
        self.say(key);
    }

    /// Says a sentence before those that wait, even if it was said before.
    pub fn insist_first(&mut self, key: &'static str) {
        self.waiting.retain(|waiting| *waiting != key);
        self.waiting.push_front(key);
        self.page = 0;
    }

    /// Takes a sentence back that no longer fits.
    pub fn drop(&mut self, key: &'static str) {
        if self.key() == Some(key) {
            self.next();
        } else {
            self.waiting.retain(|waiting| *waiting != key);
        }
    }

    /// Goes on to the next page of the sentence.
    pub fn read_on(&mut self) {
        self.page += 1;
    }

    /// Goes on to the next sentence.
    pub fn next(&mut self) {
        self.waiting.pop_front();
        self.page = 0;
    }

    /// What was asked for has been done: no need to leave the sentence there. Those behind it were not read, so they
    /// are said when they fit again.
    pub fn is_done(&mut self) {
        self.next();
        for unread in self.waiting.drain(..) {
            self.said.retain(|key| *key != unread);
        }
    }

    /// The sentence on show.
    pub fn key(&self) -> Option<&'static str> {
        self.waiting.front().copied()
    }

    /// What is left of a board under the bubble: all of it when there is nothing to say.
    pub fn below(&self, frame: &Frame<'_>, board: Rect) -> Rect {
        let taken = self.laid(frame, board).map_or(0.0, |laid| laid.at.h + GAP);
        Rect::new(board.x, board.y + taken, board.w, board.h - taken)
    }

    fn laid(&self, frame: &Frame<'_>, board: Rect) -> Option<Laid> {
        let sentence = frame.say(self.key()?);
        let (words, button) = (frame.body(), frame.dp(TOUCH).max(TOUCH));
        let width = (board.w - 2.0 * GAP).min(frame.dp(WIDEST));
        let guide = if width < frame.em(ROOM_FOR_GUIDE) { 0.0 } else { frame.dp(44.0) };
        let beside = 2.0 * (button + GAP) + 2.0 * GAP + if guide > 0.0 { guide + GAP } else { GAP };
        // A page that ends within a sentence has a sign for that, which needs room too.
        let room = width - beside - words.width("…");
        let lines = fonts::wrap(words.face, &sentence, words.size, room);
        let least = button + 2.0 * PAD;
        let most = (board.h * SHARE - GAP).max(least);
        let fitting = ((most - 2.0 * PAD) / words.line_height()).max(1.0) as usize;
        let pages = lines.len().div_ceil(fitting).max(1);
        // Pages of the same length: nobody turns one for a last word.
        let each = lines.len().div_ceil(pages).max(1);
        let nth = self.page.min(pages - 1);
        let has_more = nth + 1 < pages;
        let mut page = lines.chunks(each).nth(nth).map(|lines| lines.join(" ")).unwrap_or_default();
        if has_more && page.ends_with(|last: char| last.is_alphanumeric() || last == ',') {
            page.push('…');
        }
        let height = (each as f32 * words.line_height() + 2.0 * PAD).max(least);
        let at = Rect::new(board.centre().x - width / 2.0, board.y + GAP / 2.0, width, height);
        Some(Laid { at, guide, button, words, page, has_more })
    }

    /// Draws the sentence at the top of a board, and a ring around what it is about.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, board: Rect, subject: Option<impl touch::Touch>) {
        let (Some(key), Some(laid)) = (self.key(), self.laid(frame, board)) else { return };
        let Laid { at, guide, button, words, page, has_more } = laid;
        widgets::panel(scene, at, ink::PARCHMENT, 21);
        scene.touch(Touch::Bubble, Role::Button, frame.say(key), at);
        let mut left = at.x + GAP;
        if guide > 0.0 {
            scene.fit(Picture::art(self.guide), Rect::new(left, at.centre().y - guide / 2.0, guide, guide).inset(-3.0));
            left += guide;
        }
        left += GAP;
        let place = |nth: f32| {
            let x = at.right() - GAP - button / 2.0 - nth * (button + GAP);
            Rect::around(Point { x, y: at.centre().y }, button, button)
        };
        let (on, skip) = if frame.settings.left_handed { (place(1.0), place(0.0)) } else { (place(0.0), place(1.0)) };
        let room = place(1.0).x - GAP - left;
        let lines = fonts::wrap(words.face, &page, words.size, room).len() as f32;
        let high = lines * words.line_height();
        scene.paragraph(&page, words, Rect::new(left, at.centre().y - high / 2.0, room, high));
        widgets::glyph_button(scene, frame, Touch::Skip, "ui/ui_close", &frame.say("lesson-skip"), skip);
        let touch = if has_more { Touch::More } else { Touch::Next };
        widgets::round_button(scene, frame, touch, Look::Gold, "ui/ui_forward", &frame.say("lesson-next"), on);
        if let Some(subject) = subject.and_then(|subject| scene.area(&subject)) {
            widgets::focus_ring(scene, subject.inset(-4.0));
        }
    }
}

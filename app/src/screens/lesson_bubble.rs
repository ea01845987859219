//! The bubble in which somebody beside the table explains a first game: one sentence at a time, when it is needed. It
//! leaves the board to the player: what does not fit into a quarter of it is read page by page.

use crate::{
    geometry::{Point, Rect},
    nav::{Desk, Nav},
    play::AtTable,
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
/// So many lines most sentences have.
const USUAL: f32 = 4.0;

touches! {
    /// What can be touched of the bubble.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Bubble = "lesson",
        More = "lesson-more",
        Next = "lesson-next",
        Skip = "lesson-skip",
        Leave = "lesson-leave",
    }
}

impl Touch {
    /// What a touch is for: the bubble itself stands for the button in it.
    fn meant(self, desk: &Desk<'_>) -> Touch {
        match self {
            Touch::Bubble if desk.area(&Touch::More).is_some() => Touch::More,
            Touch::Bubble if desk.area(&Touch::Next).is_some() => Touch::Next,
            Touch::Bubble | Touch::More | Touch::Next | Touch::Skip | Touch::Leave => self,
        }
    }
}

/// A table at which somebody explains a first game.
pub trait Taught: AtTable {
    /// The bubble, while there is a lesson.
    fn bubble(&mut self) -> Option<&mut LessonBubble>;

    /// Goes on to the next sentence.
    fn go_on_with_lesson(&mut self, _desk: &mut Desk<'_>) {
        self.bubble().into_iter().for_each(LessonBubble::next);
    }

    /// Tests whether the last sentence was read.
    fn is_learned(&self) -> bool {
        false
    }

    /// Hears a touch of the bubble. The last sentence, or leaving on purpose, ends the lesson.
    fn learn(&mut self, touch: Touch, desk: &mut Desk<'_>) -> Nav {
        if self.bubble().is_none() {
            return Nav::Pass;
        }
        let touch = touch.meant(desk);
        match touch {
            // A cross is easily hit in passing.
            Touch::Skip => desk.toast_with(desk.words.get("lesson-leave"), Touch::Leave, desk.words.get("lesson-skip")),
            Touch::More => self.bubble().into_iter().for_each(LessonBubble::read_on),
            Touch::Next => self.go_on_with_lesson(desk),
            Touch::Bubble | Touch::Leave => {}
        }
        if touch != Touch::Leave && !self.is_learned() {
            return Nav::Stay;
        }
        self.host().learned(desk);
        Nav::Pop
    }
}

/// Sentences waiting, the first of them shown, and who says them.
pub struct LessonBubble {
    guide: &'static str,
    waiting: VecDeque<&'static str>,
    said: Vec<&'static str>,
    /// Sentences that ask for a deed: only that leads on.
    asking: &'static [&'static str],
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
    /// What is read at a time.
    page: String,
    /// What leads on: more of the sentence, the next one, or nothing here.
    on: Option<Touch>,
    /// How many buttons lie beside the words.
    buttons: u8,
}

impl LessonBubble {
    /// Silent yet; `guide` is the picture of who speaks, `asking` are the sentences that ask for a deed.
    pub fn by(guide: &'static str, asking: &'static [&'static str]) -> LessonBubble {
        LessonBubble { guide, waiting: VecDeque::new(), said: Vec::new(), asking, page: 0 }
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

    /// All that waits has been read.
    pub fn read_all(&mut self) {
        self.waiting.clear();
        self.page = 0;
    }

    /// Goes on to the next page of the sentence.
    fn read_on(&mut self) {
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
        self.keys().next()
    }

    /// The sentence on show and those that wait behind it.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.waiting.iter().copied()
    }

    /// What is left of a board under the bubble. As much is left for a short sentence and for none, so that the board
    /// does not jump under the finger.
    pub fn below(&self, frame: &Frame<'_>, board: Rect) -> Rect {
        let most = most(frame, board);
        let usual = usual_height(frame).min(most);
        let taken = self.laid(frame, board, most).map_or(usual, |laid| laid.at.h.max(usual)) + GAP;
        Rect::new(board.x, board.y + taken, board.w, board.h - taken)
    }

    /// How the sentence lies at the top of a room, at most so high.
    fn laid(&self, frame: &Frame<'_>, board: Rect, most: f32) -> Option<Laid> {
        let key = self.key()?;
        let (words, button) = (frame.body(), least_side(frame));
        let width = (board.w - 2.0 * GAP).min(frame.dp(WIDEST));
        let guide = if width < frame.em(ROOM_FOR_GUIDE) { 0.0 } else { frame.dp(44.0) };
        let beside = 2.0 * GAP + if guide > 0.0 { guide + GAP } else { GAP };
        // A page that ends within a sentence has a sign for that, which needs room too.
        let room = |buttons: u8| width - beside - f32::from(buttons) * (button + GAP) - words.width("…");
        let wrap = |text: &str, buttons: u8| fonts::wrap(words.face, text, words.size, room(buttons));
        let fitting = ((most - 2.0 * PAD) / words.line_height()).max(1.0) as usize;
        let text = frame.say(key);
        // What asks for a deed and is read at a glance needs no button that leads on, and has its room.
        let is_glance = self.asking.contains(&key) && wrap(&text, 1).len() <= fitting;
        let buttons = if is_glance { 1 } else { 2 };
        let wrap = |text: &str| wrap(text, buttons);
        let pages = pages(&text, fitting, &wrap);
        let nth = self.page.min(pages.len().saturating_sub(1));
        let on = match nth + 1 < pages.len() {
            true => Some(Touch::More),
            false => (!self.asking.contains(&key)).then_some(Touch::Next),
        };
        let lines = pages.iter().map(|page| wrap(page).len()).max().unwrap_or(1);
        let height = (lines as f32 * words.line_height() + 2.0 * PAD).max(button + 2.0 * PAD);
        let at = Rect::new(board.centre().x - width / 2.0, board.y + GAP / 2.0, width, height);
        Some(Laid { at, guide, button, words, page: pages.into_iter().nth(nth).unwrap_or_default(), on, buttons })
    }

    /// Draws the sentence at the top of a board, and a ring around what it is about.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, board: Rect, subject: Option<impl touch::Touch>) {
        if let Some(laid) = self.laid(frame, board, most(frame, board)) {
            self.draw(scene, frame, laid);
        }
        self.point_at(scene, subject);
    }

    /// Draws the sentence in a room of its own.
    pub fn show_in(&self, scene: &mut Scene, frame: &Frame<'_>, room: Rect) {
        if let Some(laid) = self.laid(frame, room, room.h) {
            self.draw(scene, frame, laid);
        }
    }

    /// Draws a ring around what the sentence is about.
    pub fn point_at(&self, scene: &mut Scene, subject: Option<impl touch::Touch>) {
        if let Some(subject) = subject.and_then(|subject| scene.area(&subject)) {
            widgets::focus_ring(scene, subject.inset(-4.0));
        }
    }

    fn draw(&self, scene: &mut Scene, frame: &Frame<'_>, laid: Laid) {
        let Some(key) = self.key() else { return };
        let Laid { at, guide, button, words, page, on: leads_on, buttons } = laid;
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
        let (on, skip) = match leads_on {
            Some(_) if !frame.settings.left_handed => (place(0.0), place(1.0)),
            _ => (place(1.0), place(0.0)),
        };
        let room = place(f32::from(buttons) - 1.0).x - GAP - left;
        let lines = fonts::wrap(words.face, &page, words.size, room).len() as f32;
        let high = lines * words.line_height();
        scene.paragraph(&page, words, Rect::new(left, at.centre().y - high / 2.0, room, high));
        widgets::glyph_button(scene, frame, Touch::Skip, "ui/ui_close", &frame.say("lesson-skip"), skip);
        if let Some(touch) = leads_on {
            widgets::round_button(scene, frame, touch, Look::Gold, "ui/ui_forward", &frame.say("lesson-next"), on);
        }
    }
}

/// How high the bubble of most sentences is.
pub fn usual_height(frame: &Frame<'_>) -> f32 {
    USUAL * frame.body().line_height() + 2.0 * PAD
}

fn least_side(frame: &Frame<'_>) -> f32 {
    frame.dp(TOUCH).max(TOUCH)
}

/// How high the bubble gets on a board.
fn most(frame: &Frame<'_>, board: Rect) -> f32 {
    (board.h * SHARE - GAP).max(least_side(frame) + 2.0 * PAD)
}

/// A text as pages of so many lines: whole sentences where they fit, else pages of the same length, so that nobody turns
/// one for a last word.
fn pages(text: &str, fitting: usize, wrap: &dyn Fn(&str) -> Vec<String>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for sentence in sentences(text) {
        if let Some(last) = pages.last_mut() {
            let both = format!("{last} {sentence}");
            if wrap(&both).len() <= fitting {
                *last = both;
                continue;
            }
        }
        let lines = wrap(sentence);
        let parts = lines.len().div_ceil(fitting).max(1);
        let each = lines.len().div_ceil(parts).max(1);
        let mut parts: Vec<String> = lines.chunks(each).map(|lines| lines.join(" ")).collect();
        let last = parts.pop();
        pages.extend(parts.into_iter().map(|part| part + "…"));
        pages.extend(last);
    }
    pages
}

/// The sentences of a text, each with its full stop.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let ends = |at: &(usize, &str)| rest[at.0 + at.1.len()..].starts_with(char::is_whitespace);
        let end = rest.match_indices(['.', '!', '?']).find(ends).map_or(rest.len(), |(at, stop)| at + stop.len());
        let (sentence, left) = rest.split_at(end);
        rest = left.trim_start();
        (!sentence.is_empty()).then_some(sentence)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten letters a line.
    fn wrap(text: &str) -> Vec<String> {
        text.split(' ').fold(Vec::new(), |mut lines: Vec<String>, word| {
            match lines.last_mut().filter(|line| line.chars().count() + 1 + word.chars().count() <= 10) {
                Some(line) => *line += &format!(" {word}"),
                None => lines.push(word.to_string()),
            }
            lines
        })
    }

    #[test]
    fn a_page_ends_with_a_sentence_where_it_can() {
        assert_eq!(pages("Gold! It is worth two.", 2, &wrap), ["Gold!", "It is worth two."]);
        assert_eq!(pages("One. Two. Three.", 2, &wrap), ["One. Two. Three."]);
        assert_eq!(pages("De l’or ! Vite.", 1, &wrap), ["De l’or !", "Vite."]);
    }

    #[test]
    fn a_sentence_too_long_for_a_page_goes_on_over_the_next() {
        assert_eq!(pages("aaaa bbbb cccc dddd eeee.", 2, &wrap), ["aaaa bbbb cccc dddd…", "eeee."]);
    }
}

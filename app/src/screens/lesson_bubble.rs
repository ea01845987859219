//! The bubble in which somebody beside the table explains a first game: one sentence at a time, when it is needed.

use crate::{
    geometry::Rect,
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    scene::{Picture, Role, Scene},
    theme::Frame,
    touch::{self, touches},
    widgets::{self, Look},
};
use printkit::ink;
use std::collections::VecDeque;

touches! {
    /// What can be touched of the bubble.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Bubble = "lesson",
        Next = "lesson-next",
        Skip = "lesson-skip",
    }
}

/// Sentences waiting, the first of them shown, and who says them.
pub struct LessonBubble {
    guide: &'static str,
    waiting: VecDeque<&'static str>,
    said: Vec<&'static str>,
}

impl LessonBubble {
    /// Silent yet; `guide` is the picture of who speaks.
    pub fn by(guide: &'static str) -> LessonBubble {
        LessonBubble { guide, waiting: VecDeque::new(), said: Vec::new() }
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
    }

    /// Goes on to the next sentence.
    pub fn next(&mut self) {
        self.waiting.pop_front();
    }

    /// What was asked for has been done: no need to leave the sentence there. Those behind it were not read, so they
    /// are said when they fit again.
    pub fn is_done(&mut self) {
        self.waiting.pop_front();
        for unread in self.waiting.drain(..) {
            self.said.retain(|key| *key != unread);
        }
    }

    /// The sentence on show.
    pub fn key(&self) -> Option<&'static str> {
        self.waiting.front().copied()
    }

    /// How high the bubble with the sentence is in a board of this width; nothing when there is nothing to say.
    pub fn height(&self, frame: &Frame<'_>, width: f32) -> f32 {
        let width = bubble_width(frame, width);
        self.bubble(frame).map_or(0.0, |bubble| bubble.height_at(width) + 14.0)
    }

    fn bubble<'a>(&self, frame: &'a Frame<'_>) -> Option<Node<'a>> {
        let (key, guide) = (self.key()?, self.guide);
        let side = frame.dp(52.0);
        let guide = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(Picture::art(guide), at.inset(-6.0));
        });
        let words = row([guide.width(side).height(side), paragraph(frame.say(key), frame.body()).grow(1.0)]).gap(10.0);
        let skip = widgets::button(frame, Touch::Skip, Look::Paper, None, frame.say("lesson-skip"));
        let next = widgets::button(frame, Touch::Next, Look::Gold, None, frame.say("lesson-next"));
        let buttons = row([skip, next].map(|button| button.grow(1.0)))
            .gap(8.0)
            .align(AlignItems::STRETCH)
            .mirrored(frame.settings.left_handed);
        Some(column([words, buttons]).gap(8.0).pad(14.0))
    }

    /// Draws the sentence above the board, and a ring around what it is about.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, board: Rect, subject: Option<impl touch::Touch>) {
        let (Some(key), Some(bubble)) = (self.key(), self.bubble(frame)) else { return };
        let (width, height) = (bubble_width(frame, board.w), self.height(frame, board.w) - 14.0);
        let at = Rect::new(board.centre().x - width / 2.0, board.y - height - 10.0, width, height);
        widgets::panel(scene, at, ink::PARCHMENT, 21);
        scene.touch(Touch::Bubble, Role::Button, frame.say(key), at);
        bubble.show(scene, at);
        if let Some(subject) = subject.and_then(|subject| scene.area(&subject)) {
            widgets::focus_ring(scene, subject.inset(-4.0));
        }
    }
}

fn bubble_width(frame: &Frame<'_>, width: f32) -> f32 {
    (width - 16.0).min(frame.dp(440.0))
}

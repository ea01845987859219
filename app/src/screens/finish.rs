//! What the ends of all games share: the verdict, what counted for it, and the ways on.

use crate::{
    layout::{Node, column, line, paragraph, pictured, row},
    nav::{Desk, Nav},
    platform::fresh_seed,
    play::{Listed, Recording},
    scene::{Picture, Role},
    screens::{keepsake::KeepsakeScreen, lobby::Door, replay::Presenter},
    theme::Frame,
    touch::{self, touches},
    widgets::{self, Look},
};

touches! {
    /// What can be touched at the end of every game.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Verdict = "verdict",
        New = "new",
        Again = "again",
        Replay = "replay",
        Share = "share",
        Picture = "picture",
        Badges = "badges",
    }
}

impl Touch {
    /// Where it leads from the end of a game; `play` puts another one of its kind on the table, from a seed.
    pub fn lead<P: Presenter + 'static>(
        self,
        game: &'static Listed,
        whole: &Recording<P::Game>,
        desk: &mut Desk<'_>,
        play: impl FnOnce(u64, &mut Desk<'_>) -> Nav,
    ) -> Nav {
        match self {
            Touch::New => play(fresh_seed(desk.platform), desk),
            Touch::Again => play(whole.seed(), desk),
            Touch::Replay => Nav::Push(P::replay(whole.clone(), desk.now)),
            Touch::Picture => {
                Nav::Push(Box::new(KeepsakeScreen::new(game, P::keepsake(whole, desk.words), desk.words)))
            }
            Touch::Share => {
                whole.share(desk);
                Nav::Stay
            }
            Touch::Verdict | Touch::Badges => Nav::Pass,
        }
    }
}

/// The way to see the game again.
pub fn replay(frame: &Frame<'_>) -> Door<Touch> {
    (Touch::Replay, "ui/ui_replay", frame.say("replay-title"))
}

/// The way to the picture it is remembered by.
pub fn picture(frame: &Frame<'_>) -> Door<Touch> {
    (Touch::Picture, "ui/ui_full", frame.say("keepsake-open"))
}

/// The way to offer the game to others, if it has a code.
pub fn share(frame: &Frame<'_>, code: Option<String>) -> Option<Door<Touch>> {
    code.map(|code| (Touch::Share, "ui/ui_share", frame.say_with("finish-share", &[("code", code.into())])))
}

/// The ways on: the first one, those side by side, and those one under the other. In a low window all but the first are
/// glyphs, so that everything is in view.
pub fn ways<'a, T: touch::Touch + Copy>(
    frame: &'a Frame<'_>,
    width: f32,
    first: Door<T>,
    pair: Vec<Door<T>>,
    rest: Vec<Door<T>>,
) -> Node<'a> {
    let mut all = vec![way(frame, Look::Gold, first)];
    if widgets::is_low(frame) {
        all.push(widgets::round_row(frame, pair.into_iter().chain(rest).collect()));
    } else {
        let mut buttons = pair.into_iter().map(|door| way(frame, Look::Paper, door)).peekable();
        if buttons.peek().is_some() {
            all.push(widgets::half(frame, width, buttons.collect()));
        }
        all.extend(rest.into_iter().map(|door| way(frame, Look::Paper, door)));
    }
    column(all).gap(frame.dp(10.0))
}

/// The button of a way on.
pub fn way<'a>(frame: &Frame<'_>, look: Look, (touch, icon, words): Door<impl touch::Touch>) -> Node<'a> {
    widgets::button(frame, touch, look, Some(icon), words)
}

/// The verdict as one label: a title over its lines, between what stands before it and after it.
pub fn verdict<'a>(
    frame: &Frame<'_>,
    before: Option<Node<'a>>,
    (title, label): (String, String),
    lines: impl IntoIterator<Item = Node<'a>>,
    after: Option<Node<'a>>,
) -> Node<'a> {
    let title = paragraph(title, frame.heading_of(23.0));
    let words = column(std::iter::once(title).chain(lines)).gap(3.0).grow(1.0);
    let parts = before.into_iter().chain([words]).chain(after);
    row(parts).gap(frame.dp(12.0)).named(Touch::Verdict, Role::Label, label)
}

/// What several lines say, in one breath: each ends as a sentence does.
pub fn aloud(lines: impl IntoIterator<Item = String>) -> String {
    let ended = |line: String| if line.ends_with(['.', '!', '?', '…']) { line } else { line + "." };
    lines.into_iter().map(ended).collect::<Vec<_>>().join(" ")
}

/// What a game came to, in large digits beside its verdict.
pub fn total<'a>(frame: &Frame<'_>, points: impl ToString) -> Node<'a> {
    line(points.to_string(), frame.heading_of(46.0).right())
}

/// A line of what counted: its picture, what it is, and a number in digits of a size.
pub fn counted<'a>(frame: &Frame<'_>, picture: Picture, words: String, number: String, size: f32) -> Node<'a> {
    let digits = frame.heading_of(size).right();
    row([pictured(picture, frame.dp(28.0)), paragraph(words, frame.body()).grow(1.0), line(number, digits)])
        .gap(frame.dp(10.0))
}

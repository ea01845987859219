//! Talk at the table: in Speech a few short words, in Silence a sign for each. Bots speak from what they see; people send
//! the same few.

use super::{
    areas::Areas,
    cover::is_low,
    names::card_value,
    playable::Player,
    seat,
    table::{Cover, Table},
    touch::Touch,
};
use crate::{
    collage::{Collage, tick},
    geometry::{Rect, Size},
    layout::{Node, column, figure, paragraph, row},
    nav::Desk,
    scene::{Lettering, Picture, Role, Scene},
    sound::Effect,
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    Words,
    art::art,
    drawing::{Face, Path, Stroke},
    ink,
    words::Value,
};
use rules::{
    Viewer,
    knock::{
        View,
        bot::{Saying, sayings},
    },
};

/// Words or a sign, and whose they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub seat: u8,
    pub saying: Saying,
}

/// At most so many creatures are offered to speak about.
const CREATURES: usize = 3;

impl Table {
    /// Lets a bot say what helps the person whose turn begins, but nothing twice.
    pub(super) fn let_bots_talk(&mut self, desk: &mut Desk<'_>) {
        self.said = None;
        let seats = &self.host.extras().seats;
        let player = self.seen.player();
        let is_bot = |seat: u8| seats.get(usize::from(seat)).is_some_and(|seat| seat.player == Player::Bot);
        if is_bot(player) || self.host.standing().is_over() {
            return;
        }
        let players = self.seen.players();
        let around = (1..players).map(|step| (player + step) % players).filter(|seat| is_bot(*seat));
        let heard = &self.heard;
        let new = around.filter_map(|seat| {
            let known = sayings(&self.host.view(Viewer::Seat(seat)), seat);
            let saying = known.into_iter().find(|saying| !heard.contains(&(seat, *saying)))?;
            Some(Said { seat, saying })
        });
        if let Some(said) = new.min_by_key(|said| rank(said.saying)).filter(|said| said.saying != Saying::Fine) {
            self.say(said, desk);
        }
    }

    /// Lets everybody hear or see it.
    fn say(&mut self, said: Said, desk: &mut Desk<'_>) {
        self.said = Some(said);
        self.heard.insert((said.seat, said.saying));
        desk.platform.announce(&self.said_words(said, desk.words));
    }

    /// The person who holds the device says something or gives a sign.
    pub(super) fn speak(&mut self, nth: u8, desk: &mut Desk<'_>) {
        self.is_talking = false;
        let (Some(seat), Some(saying)) = (self.viewer, self.offered().get(usize::from(nth)).copied()) else { return };
        desk.play(Effect::Tap);
        self.say(Said { seat, saying }, desk);
    }

    /// Tests whether the holder of the device has somebody to talk to.
    pub(super) fn can_talk(&self) -> bool {
        !self.is_solo() && self.viewer.is_some() && self.cover == Cover::Open && !self.host.standing().is_over()
    }

    /// What people can say now: of the creatures what they please, of their own cards what is true.
    fn offered(&self) -> Vec<Saying> {
        let known = self.viewer.map_or_else(Vec::new, |viewer| sayings(&self.seen, viewer));
        let creatures: Vec<_> = self.seen.unbeaten().take(CREATURES).map(|laid| laid.card).collect();
        let mine = creatures.iter().map(|card| Saying::Mine(*card));
        let helpless = creatures.iter().take(1).map(|card| Saying::Helpless(*card));
        let own = [Saying::Zeros, Saying::Silence, Saying::Creatures].into_iter().filter(|own| known.contains(own));
        mine.chain(helpless).chain(own).chain([Saying::Fine]).collect()
    }

    /// What is said, as a sentence; in Silence, what is shown and what that means.
    fn said_words(&self, said: Said, words: &Words) -> String {
        let name = seat::name(&self.host.extras().seats, said.seat, words);
        let text = saying_words(&self.seen, said.saying, self.is_silent(), words);
        let said_words = words.with("talk-said", &[("name", name.into()), ("words", text.into())]);
        if self.is_silent() { format!("{said_words}. {}", self.meaning(said, words)) } else { said_words }
    }

    /// What a sign says of whoever gives it.
    fn meaning(&self, said: Said, words: &Words) -> String {
        let name = seat::name(&self.host.extras().seats, said.seat, words);
        let values = [("name", name.into()), ("card", saying_card(&self.seen, said.saying))];
        words.with(&format!("talk-means-{}", saying_key(said.saying)), &values)
    }

    /// Draws what was said last under the name of the player who is on, and the button to speak.
    pub(super) fn show_talk(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        if self.is_solo() {
            return;
        }
        let side = frame.dp(TOUCH).max(TOUCH);
        let head = areas.head;
        if self.can_talk() {
            let x = if frame.settings.left_handed { head.x + 4.0 } else { head.right() - side - 4.0 };
            let at = Rect::new(x, head.centre().y - side / 2.0, side, side);
            scene.fit(mouth(self.is_silent(), frame.is_pressed(&Touch::Talk)), at);
            let label = frame.say(if self.is_silent() { "talk-sign" } else { "talk-speak" });
            scene.touch(Touch::Talk, Role::Button, label, at);
        }
        let Some(said) = self.said else { return };
        let line = Rect::new(head.x + 8.0, head.centre().y, (head.w - side - 16.0).max(0.0), head.h / 2.0);
        let line = if frame.settings.left_handed { line.shifted(side, 0.0) } else { line };
        self.show_said(scene, frame, said, line);
        scene.touch(Touch::Said, Role::Label, self.said_words(said, frame.words), line);
    }

    /// Draws words in a bubble, or a sign with what it means, beside the mark of whose they are.
    fn show_said(&self, scene: &mut Scene, frame: &Frame<'_>, said: Said, line: Rect) {
        let mark = line.h * 0.62;
        if self.is_silent() {
            let words = self.meaning(said, frame.words);
            let lettering = Lettering::new(Face::Medium, frame.em(13.5).min(line.h * 0.66), ink::LILAC);
            let (side, gap) = (line.h * 1.1, 6.0);
            let room = (line.w - mark - side - 2.0 * gap).max(0.0);
            let wide = (lettering.width(&words) + 2.0).min(room);
            let x = line.centre().x - (mark + side + wide + 2.0 * gap) / 2.0;
            scene.fit(seat::mark(said.seat), Rect::new(x, line.centre().y - mark / 2.0, mark, mark));
            let at = Rect::new(x + mark + gap, line.centre().y - side / 2.0, side, side);
            scene.fit(gesture(said.saying), at);
            scene.fitted(&words, lettering, Rect::new(at.right() + gap, line.y, wide, line.h));
            return;
        }
        let words = saying_words(&self.seen, said.saying, false, frame.words);
        let lettering = Lettering::new(Face::Heavy, frame.em(13.5).min(line.h * 0.66), ink::INK);
        let wide = (lettering.width(&words) + mark + 26.0).min(line.w);
        let at = Rect::around(line.centre(), wide, line.h - 2.0);
        bubble(scene, at);
        scene.fit(seat::mark(said.seat), Rect::new(at.x + 8.0, at.centre().y - mark / 2.0, mark, mark));
        let room = Rect::new(at.x + mark + 14.0, at.y, at.w - mark - 22.0, at.h);
        scene.fitted(&words, lettering, room);
    }

    /// What can be said or shown, as a list.
    pub(super) fn talk_list<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let title = frame.say(if self.is_silent() { "talk-sign" } else { "talk-speak" });
        let mut parts = vec![paragraph(title, frame.heading_of(22.0).centred())];
        let offer = |(nth, saying): (usize, Saying)| {
            let words = saying_words(&self.seen, saying, false, frame.words);
            let button = widgets::button(frame, Touch::Say(nth as u8), Look::Paper, None, words);
            if self.is_silent() { beside_gesture(frame, saying, button) } else { button }
        };
        let mut offers = self.offered().into_iter().enumerate().map(offer);
        while let Some(one) = offers.next() {
            let beside = if is_low(frame) { offers.next() } else { None };
            parts.push(row([one].into_iter().chain(beside).map(|offer| offer.grow(1.0))).gap(8.0).firm());
        }
        parts.push(widgets::button(frame, Touch::Hush, Look::Gold, None, frame.say("knock-cancel")));
        column(parts).gap(8.0)
    }
}

/// The sayings in words and by how much they help, the one that helps most first.
const SAYINGS: [&str; 6] = ["mine", "helpless", "zeros", "creatures", "silence", "fine"];

/// Where a saying stands among them.
fn rank(saying: Saying) -> usize {
    match saying {
        Saying::Mine(_) => 0,
        Saying::Helpless(_) => 1,
        Saying::Zeros => 2,
        Saying::Creatures => 3,
        Saying::Silence => 4,
        Saying::Fine => 5,
    }
}

/// A saying in words; while all are silent, the sign for it.
fn saying_words(game: &View, saying: Saying, is_silent: bool, words: &Words) -> String {
    let manner = if is_silent { "sign" } else { "say" };
    words.with(&format!("talk-{manner}-{}", saying_key(saying)), &[("card", saying_card(game, saying))])
}

/// The end of the keys of a saying.
fn saying_key(saying: Saying) -> &'static str {
    SAYINGS[rank(saying)]
}

/// The creature that a saying is about, if it is about one.
fn saying_card(game: &View, saying: Saying) -> Value {
    match saying {
        Saying::Mine(card) | Saying::Helpless(card) => card_value(game, card),
        Saying::Zeros | Saying::Silence | Saying::Creatures | Saying::Fine => "".into(),
    }
}

fn beside_gesture<'a>(frame: &Frame<'_>, saying: Saying, button: Node<'a>) -> Node<'a> {
    let side = frame.dp(40.0);
    let picture = figure(gesture(saying)).measured(move |_| Size { w: side, h: side }).firm();
    row([picture, button.grow(1.0)]).gap(8.0)
}

/// The button to speak: a bubble, or a hand where all are silent.
fn mouth(is_silent: bool, is_pressed: bool) -> Picture {
    Picture::sign(("mouth", is_silent, is_pressed), 2.0, move |drawing| {
        let fill = if is_pressed { ink::SLATE } else { ink::STONE };
        drawing.outlined(Path::circle(50.0, 50.0, 45.0), fill, Stroke::new(ink::SLATE, 4.0));
        if is_silent {
            let fingers = [(36.0, 34.0), (46.0, 28.0), (56.0, 29.0), (66.0, 36.0)];
            for (x, y) in fingers {
                drawing.stroke(Path::line(x, y, x, 56.0), Stroke::new(ink::PARCHMENT, 7.0));
            }
            drawing.stroke(Path::line(27.0, 52.0, 36.0, 64.0), Stroke::new(ink::PARCHMENT, 7.0));
            drawing.fill(Path::rect(32.5, 52.0, 37.0, 24.0, 11.0), ink::PARCHMENT);
            return;
        }
        drawing.fill(Path::rect(24.0, 28.0, 52.0, 34.0, 10.0), ink::PARCHMENT);
        drawing.fill(Path::polygon(&[(36.0, 58.0), (36.0, 74.0), (52.0, 60.0)]), ink::PARCHMENT);
        for x in [38.0, 50.0, 62.0] {
            drawing.fill(Path::circle(x, 45.0, 4.0), fill);
        }
    })
}

/// The plate behind spoken words.
fn bubble(scene: &mut Scene, at: Rect) {
    scene.drawn("kn-bubble", at, 3.0, move |drawing| {
        let path = Path::rect(0.0, 0.0, at.w, at.h, at.h * 0.45);
        drawing.outlined(path, ink::PAPER, Stroke::new(ink::INK, 2.0));
    });
}

/// The sign that stands for a saying.
fn gesture(saying: Saying) -> Picture {
    Picture::sign(("gesture", rank(saying)), 3.0, move |drawing| {
        drawing.outlined(Path::circle(50.0, 50.0, 46.0), ink::PAPER, Stroke::new(ink::INK, 6.0));
        match saying {
            Saying::Mine(_) => drawing.fit(art("things/sword"), 16.0, 16.0, 68.0, 68.0),
            Saying::Helpless(_) => {
                let cross = Path::line(28.0, 28.0, 72.0, 72.0).and(Path::line(72.0, 28.0, 28.0, 72.0));
                drawing.stroke(cross, Stroke::new(ink::RED, 13.0))
            }
            Saying::Zeros => drawing.number(0, 50.0, 50.0, 66.0, ink::INK),
            Saying::Silence => drawing.fit(art("things/silence"), 14.0, 14.0, 72.0, 72.0),
            Saying::Creatures => drawing.fit(art("monsters/goblin"), 12.0, 12.0, 76.0, 76.0),
            Saying::Fine => drawing.stroke(tick(), Stroke::new(ink::GREEN, 13.0)),
        };
    })
}

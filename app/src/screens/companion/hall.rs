//! At the table: the way to the sand timer and to the companion of every game.

use super::{ScorePad, pad};
use crate::{
    geometry::Size,
    layout::{AlignItems, Node, column, line, paragraph, pictured, row, spring},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    play::Companion,
    scene::{Lettering, Picture, Scene},
    screens::{
        home::banner,
        print::Print,
        table_clock::{self, TableClockScreen},
        timer::TimerScreen,
    },
    theme::Frame,
    timers::{ended, minutes},
    touch::touches,
    widgets,
};
use printkit_core::{Ink, drawing::Face, ink};

touches! {
    /// What can be touched on the way to a table.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Touch {
        Timer = "timer",
        Clock = "clock",
        Pad = "pad",
        Table(game: String) = "table-{}",
        Print = "print",
    }
}

/// How long a frame takes while the timer counts down, in ms.
const DIGIT_FRAME: f64 = 250.0;

/// The page of everything for a table.
pub struct Hall;

impl Hall {
    fn entries<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
        let time = frame.keeper.left().map(minutes).unwrap_or_default();
        let ended = frame.keeper.ended_unseen().map(|ago| ended(ago, frame.words));
        let glass = Picture::art("things/hourglass");
        let paper = Picture::new("hall-print", Size { w: 46.0, h: 60.0 }, 0.0, banner::sheet_of_paper);
        let say = |title: &str, about: &str, end: String| [frame.say(title), frame.say(about), end];
        let about = ended.unwrap_or_else(|| frame.say("companion-hall-timer"));
        let mut entries = vec![
            (Touch::Timer, glass, [frame.say("home-timer"), about, time]),
            (Touch::Clock, table_clock::picture(), table_clock::words(frame)),
        ];
        entries.extend(frame.games.iter().filter_map(|game| {
            let (title, about) = (format!("{}-name", game.name), format!("companion-hall-{}", game.name));
            let picture = picture(game.name, game.companion.as_ref()?);
            Some((Touch::Table(game.name.to_string()), picture, say(&title, &about, String::new())))
        }));
        let pad = Picture::drawn("hall-pad", Size { w: 72.0, h: 72.0 }, 0.0, pad::picture);
        entries.push((Touch::Pad, pad, say("pad-title", "pad-about", String::new())));
        entries.push((Touch::Print, paper, say("home-print", "companion-hall-print", String::new())));
        let entries = entries.into_iter().enumerate();
        entries.map(|(nth, (touch, picture, words))| entry(frame, touch, nth, picture, words)).collect()
    }
}

/// The picture of a game's companion.
fn picture(game: &'static str, companion: &'static Companion) -> Picture {
    Picture::drawn(("hall", game), Size { w: 72.0, h: 72.0 }, 0.0, move |drawing| {
        (companion.picture)(drawing);
    })
}

/// A way from here: its picture, its title, what it is for, and a number at its end.
fn entry<'a>(frame: &Frame<'_>, touch: Touch, nth: usize, picture: Picture, words: [String; 3]) -> Node<'a> {
    let [title, about, end] = words;
    let label = format!("{title}. {about} {end}").trim_end().to_string();
    let side = frame.dp(72.0);
    let heading = Lettering { size: frame.em(22.0), ..frame.heading() };
    let words = column([paragraph(title, heading), paragraph(about, frame.label())]).gap(2.0).grow(1.0);
    let large = Lettering::new(Face::Display, frame.em(24.0), ink::INK).right();
    let content = row([pictured(picture, side), words, line(end, large).firm()]);
    widgets::list_row(frame, touch, label, true, nth, content)
}

impl TypedScreen for Hall {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "at-the-table"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x6B4466), Ink::hex(0x2E1F3F));
        let wide = widgets::wide_enough(frame) && frame.is_landscape();
        widgets::page(&mut scene, frame, "hall", frame.say("home-table"), if wide { 2 } else { 1 }, |_| {
            let about = paragraph(frame.say("companion-hall-about"), frame.body());
            let gap = frame.dp(12.0);
            let mut entries = Hall::entries(frame).into_iter().map(|entry| entry.grow(1.0)).peekable();
            let mut lines: Vec<Node<'_>> = vec![about];
            while entries.peek().is_some() {
                let mut pair: Vec<Node<'_>> = entries.by_ref().take(if wide { 2 } else { 1 }).collect();
                pair.resize_with(if wide { 2 } else { 1 }, spring);
                lines.push(row(pair).align(AlignItems::STRETCH).gap(gap).firm());
            }
            column(lines).gap(gap)
        });
        scene
    }

    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64> {
        frame.keeper.next_look(DIGIT_FRAME)
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Timer => Nav::Push(Box::new(TimerScreen::default())),
            Touch::Clock => Nav::Push(Box::new(TableClockScreen::default())),
            Touch::Print => Nav::Push(Box::new(Print::new(desk.words.language))),
            Touch::Pad => Nav::Push(Box::new(ScorePad::open(desk.platform, desk.store))),
            Touch::Table(game) => {
                let companion = desk.store.games.named(game).and_then(|game| game.companion.as_ref());
                companion.map_or(Nav::Pass, |it| Nav::Push((it.open)(desk.platform, desk.store)))
            }
        }
    }
}

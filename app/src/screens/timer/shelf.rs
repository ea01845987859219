//! All timers on their shelf: the presets, and those a player named.

use super::{bulb, screen::TimerScreen, touch::Shelf};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, line, paragraph, pictured, row, spring},
    scene::{Lettering, Picture, Scene},
    screens::{
        naming::{Named, Naming},
        table_clock,
    },
    theme::Frame,
    timers::{ended, minutes},
    widgets::{self, Look},
};
use printkit_core::{Ink, drawing::Face, ink};

impl TimerScreen {
    pub(super) fn show_shelf(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let wide = widgets::wide_enough(frame);
        let title = frame.say("timer-shelf");
        widgets::page(&mut scene, frame, "shelf", title, if wide { 2 } else { 1 }, |width| {
            let rows: Vec<Node<'_>> =
                (0..frame.keeper.saved.timers.len()).map(|index| self.shelf_row(frame, index)).collect();
            let new = widgets::button(frame, Shelf::New, Look::Gold, Some("ui/ui_plus"), frame.say("timer-new")).firm();
            let gap = frame.dp(10.0);
            let mut shelf = Vec::new();
            let mut rest = rows.into_iter().peekable();
            while rest.peek().is_some() {
                let mut pair: Vec<Node<'_>> =
                    rest.by_ref().take(if wide { 2 } else { 1 }).map(|node| node.grow(1.0)).collect();
                if wide && pair.len() == 1 {
                    pair.push(spring());
                }
                shelf.push(if wide { row(pair).gap(gap).firm() } else { column(pair).firm() });
            }
            let clock = self.clock_row(frame, shelf.len());
            shelf.push(if wide { row([clock.grow(1.0), spring()]).gap(gap).firm() } else { column([clock]).firm() });
            column(shelf).with(new.width(width.min(frame.em(340.0))).centred()).gap(gap)
        });
        scene
    }

    fn shelf_row<'a>(&self, frame: &Frame<'_>, index: usize) -> Node<'a> {
        let timer = &frame.keeper.saved.timers[index];
        let (left, full) = (timer.left(frame.keeper.wall), timer.full());
        let name = frame.keeper.name_of(index, frame.words);
        let state = if let Some(ago) = timer.ended_unseen(frame.keeper.wall) {
            ended(ago, frame.words)
        } else if timer.runs(frame.keeper.wall) {
            frame.say("timer-state-runs")
        } else if timer.is_out(frame.keeper.wall) {
            frame.say("timer-state-out")
        } else if timer.has_begun(frame.keeper.wall) {
            frame.say("timer-state-paused")
        } else {
            frame.say("timer-state-full")
        };
        let time = minutes(if timer.has_begun(frame.keeper.wall) { left } else { timer.length });
        let label = format!("{name}, {time}. {state}");
        let part = f32::from(bulb::amount(left, full)) / f32::from(bulb::AMOUNTS);
        let side = frame.dp(46.0);
        let picture = leaf(move |scene: &mut Scene, at: Rect| widgets::hourglass(scene, part, at));
        let large = Lettering::new(Face::Display, frame.em(24.0), ink::INK).right();
        let heading = Lettering { size: frame.em(18.0), ..frame.heading() };
        let words = column([line(name, heading), paragraph(state, frame.label())]).gap(2.0).grow(1.0);
        let content = row([picture.width(side * 0.7).height(side), words, line(time, large).firm()]);
        widgets::list_row(frame, Shelf::Choose(index), label, true, index, content)
    }

    /// The clock for a whole table, which stands beside the timers.
    fn clock_row<'a>(&self, frame: &Frame<'_>, nth: usize) -> Node<'a> {
        let [name, about, time] = table_clock::words(frame);
        let label = format!("{name}. {about} {time}").trim_end().to_string();
        let side = frame.dp(46.0);
        let large = Lettering::new(Face::Display, frame.em(24.0), ink::INK).right();
        let heading = Lettering { size: frame.em(18.0), ..frame.heading() };
        let words = column([line(name, heading), paragraph(about, frame.label())]).gap(2.0).grow(1.0);
        let content = row([pictured(table_clock::picture(), side), words, line(time, large).firm()]);
        widgets::list_row(frame, Shelf::Clock, label, true, nth, content)
    }

    pub(super) fn show_name(&self, naming: &Naming, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let named = Named {
            title: frame.say("timer-naming"),
            badge: Picture::art("things/hourglass"),
            own: minutes(frame.keeper.shown().length),
            clear: frame.say("timer-no-name"),
        };
        naming.show(&mut scene, frame, &named);
        scene
    }
}

/// The ground of the timer's pages.
pub(super) fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::ground(scene, frame, Ink::hex(0x6B4466), Ink::hex(0x2E1F3F));
}

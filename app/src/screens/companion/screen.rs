//! The screen of every companion: its bar with undo, its pages, what is left to paper, and beginning anew.

use super::{book::Book, shell};
use crate::{
    input::Key,
    nav::{Desk, Event, Nav, Screen},
    platform::Platform,
    scene::Scene,
    sound::{Effect, Mix},
    store::Store,
    theme::Frame,
    timers::Notice,
    widgets::{self, Look},
};
use printkit::Words;
use rules::companion::Sheet;

/// What one game brings to its companion. It holds only what is looked at; what is counted stands on its sheet.
pub trait Table: Default {
    /// What is counted.
    type Sheet: Sheet;
    /// Its name in scripts and dumps.
    const NAME: &'static str;
    /// Where the sheet is kept.
    const FILE: &'static str;
    /// The key of its title.
    const TITLE: &'static str;

    /// Covers the window.
    fn ground(scene: &mut Scene, frame: &Frame<'_>);
    /// Shows the page that is looked at, under the bar.
    fn show<'a>(&'a self, sheet: &'a Self::Sheet, frame: &'a Frame<'_>) -> shell::Page<'a>;
    /// Takes a tap.
    fn tap(&mut self, id: &str, book: &mut Book<Self::Sheet>, desk: &mut Desk<'_>) -> Tapped<Self::Sheet>;
    /// A change stands on the sheet: what is beside the sheet follows.
    fn made(&mut self, _action: &<Self::Sheet as Sheet>::Action, _desk: &mut Desk<'_>) {}
    /// A change was taken back: what is beside the sheet is as it was.
    fn unmade(&mut self, _action: &<Self::Sheet as Sheet>::Action, _desk: &mut Desk<'_>) {}
    /// Parts that can be left to paper: the id, which is also the key of its name, whether it is kept here, and what
    /// changes that.
    fn trackers(sheet: &Self::Sheet) -> Vec<(&'static str, bool, <Self::Sheet as Sheet>::Action)>;
    /// The action that begins anew.
    fn anew() -> <Self::Sheet as Sheet>::Action;
    /// Why a change was not made, in words.
    fn reason(refusal: <Self::Sheet as Sheet>::Refusal, words: &Words) -> String;
    /// Closes what lies over the page. False if nothing does.
    fn close(&mut self) -> bool;
    /// Comes into view.
    fn enter(&mut self, _desk: &mut Desk<'_>) {}
    /// See [`Screen::next_frame`].
    fn next_frame(&self, _frame: &Frame<'_>) -> Option<f64> {
        None
    }
    /// See [`Screen::stays_lit`].
    fn stays_lit(&self, _sheet: &Self::Sheet) -> bool {
        false
    }
    /// See [`Screen::tells`].
    fn tells(&mut self, _notice: Notice, _desk: &mut Desk<'_>) -> bool {
        false
    }
    /// See [`Screen::soundtrack`].
    fn soundtrack(&self, _sheet: &Self::Sheet, _frame: &Frame<'_>) -> Option<Mix> {
        None
    }
    /// What is looked at, for scripts and tests.
    fn dump(&self, _frame: &Frame<'_>) -> serde_json::Value {
        serde_json::Value::Null
    }
}

/// What came of a tap.
pub enum Tapped<S: Sheet> {
    /// This change is to be made, with this sound.
    Change(S::Action, Effect),
    /// Something else is looked at now.
    Looked,
    /// On to another screen.
    Go(Box<dyn Screen>),
    /// Nothing.
    Nothing,
}

/// The number at the end of an id.
pub fn number_of(id: &str, prefix: &str) -> Option<usize> {
    id.strip_prefix(prefix)?.parse().ok()
}

/// What lies over a companion's pages.
#[derive(Clone, Copy, PartialEq)]
enum Over {
    Nothing,
    Switches,
    Question,
}

/// A companion.
pub struct Companion<T: Table> {
    table: T,
    book: Book<T::Sheet>,
    over: Over,
}

impl<T: Table> Companion<T> {
    /// The sheet as it is on file.
    pub fn open(platform: &mut dyn Platform, store: &mut Store) -> Companion<T> {
        Companion { table: T::default(), book: Book::open(T::FILE, platform, store), over: Over::Nothing }
    }

    /// The same if it was on screen when the app went away.
    pub fn resume(platform: &mut dyn Platform, store: &mut Store) -> Option<Companion<T>> {
        Some(Companion::open(platform, store)).filter(|companion| companion.book.is_open())
    }

    fn change(&mut self, action: <T::Sheet as Sheet>::Action, effect: Effect, desk: &mut Desk<'_>) -> Nav {
        match self.book.write(action.clone(), desk) {
            Ok(()) => {
                self.table.made(&action, desk);
                desk.play(effect);
            }
            Err(refusal) => {
                desk.play(Effect::Refused);
                desk.toast(T::reason(refusal, desk.words));
            }
        }
        Nav::Stay
    }

    fn step(&mut self, done: bool, desk: &mut Desk<'_>) -> Nav {
        desk.play(if done { Effect::Turn } else { Effect::Refused });
        Nav::Stay
    }

    fn tap(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        match id {
            "undo" => {
                let undone = self.book.undo(desk);
                undone.iter().for_each(|action| self.table.unmade(action, desk));
                return self.step(undone.is_some(), desk);
            }
            "redo" => {
                let redone = self.book.redo(desk);
                redone.iter().for_each(|action| self.table.made(action, desk));
                return self.step(redone.is_some(), desk);
            }
            "switches" => self.over = Over::Switches,
            "reset" => self.over = Over::Question,
            "reset-no" => self.over = Over::Switches,
            "reset-yes" => {
                self.over = Over::Nothing;
                self.table.close();
                return self.change(T::anew(), Effect::Lay, desk);
            }
            "close" if self.over != Over::Nothing => self.over = Over::Nothing,
            "close" if self.table.close() => {}
            _ => {
                let mut trackers = T::trackers(self.book.sheet()).into_iter();
                if let Some((_, _, action)) = trackers.find(|(tracker, ..)| *tracker == id) {
                    return self.change(action, Effect::Tap, desk);
                }
                return match self.table.tap(id, &mut self.book, desk) {
                    Tapped::Change(action, effect) => self.change(action, effect, desk),
                    Tapped::Looked => Nav::Stay,
                    Tapped::Go(screen) => Nav::Push(screen),
                    Tapped::Nothing => Nav::Pass,
                };
            }
        }
        Nav::Stay
    }

    fn show_switches(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let trackers = T::trackers(self.book.sheet()).into_iter().map(|(id, is_kept, _)| (id, is_kept));
        shell::switches_page(scene, frame, trackers);
    }

    fn show_question(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let buttons = vec![
            widgets::button(frame, "reset-yes", Look::Gold, Some("ui/ui_rot"), frame.say("companion-reset-yes")),
            widgets::button(frame, "reset-no", Look::Paper, Some("ui/ui_back"), frame.say("companion-reset-no")),
        ];
        shell::question(scene, frame, frame.say("companion-reset-title"), frame.say("companion-reset-about"), buttons);
    }
}

impl<T: Table> Screen for Companion<T> {
    fn name(&self) -> &'static str {
        T::NAME
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        T::ground(&mut scene, frame);
        match self.over {
            Over::Nothing => {
                let page = self.table.show(self.book.sheet(), frame);
                shell::show(&mut scene, frame, frame.say(T::TITLE), self.book.ways(), page);
            }
            Over::Switches => self.show_switches(&mut scene, frame),
            Over::Question => {
                self.show_switches(&mut scene, frame);
                self.show_question(&mut scene, frame);
            }
        }
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.book.set_open(true, desk);
        self.table.enter(desk);
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            Event::Tap(id, _) => self.tap(id, desk),
            Event::Key(Key::Undo) => self.tap("undo", desk),
            Event::Key(Key::Redo) => self.tap("redo", desk),
            _ => Nav::Pass,
        }
    }

    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64> {
        self.table.next_frame(frame)
    }

    fn stays_lit(&self) -> bool {
        self.table.stays_lit(self.book.sheet())
    }

    fn tells(&mut self, notice: Notice, desk: &mut Desk<'_>) -> bool {
        self.table.tells(notice, desk)
    }

    fn soundtrack(&self, frame: &Frame<'_>) -> Option<Mix> {
        self.table.soundtrack(self.book.sheet(), frame)
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        match self.over {
            Over::Question => self.over = Over::Switches,
            Over::Switches => self.over = Over::Nothing,
            Over::Nothing if self.table.close() => {}
            Over::Nothing => {
                self.book.set_open(false, desk);
                return Nav::Pop;
            }
        }
        Nav::Stay
    }

    fn dump(&self, frame: &Frame<'_>) -> serde_json::Value {
        let (undo, redo) = self.book.ways();
        serde_json::json!({ "sheet": self.book.sheet(), "undo": undo, "redo": redo, "view": self.table.dump(frame) })
    }
}

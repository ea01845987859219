//! The screen of every companion: its bar with undo, its pages, what is left to paper, and beginning anew.

use super::{book::Book, shell};
use crate::{
    input::Key,
    nav::{Desk, Nav, Screen, TypedScreen, UiEvent},
    platform::Platform,
    scene::Scene,
    sound::{Effect, Mix},
    store::Store,
    theme::{Frame, LEAST_TABLE},
    timers::Notice,
    touch::{self, UnknownId},
    widgets::{self, Look},
};
use printkit_core::Words;
use rules::companion::Sheet;
use serde::Serialize;
use std::{
    fmt::{self, Display},
    str::FromStr,
};

/// What one game brings to its companion. It holds only what is looked at; what is counted stands on its sheet.
pub trait Table: Default {
    /// What is counted.
    type Sheet: Sheet;
    /// What can be touched on its pages.
    type Touch: touch::Touch + Copy;
    /// Its name in scripts and dumps.
    const NAME: &'static str;
    /// Where the sheet is kept.
    const FILE: &'static str;
    /// The key of its title.
    const TITLE: &'static str;
    /// Whether it shows a running timer itself, and so comes before it.
    const IS_TIMED: bool = false;

    /// Covers the window.
    fn ground(scene: &mut Scene, frame: &Frame<'_>);
    /// Shows the page that is looked at, under the bar.
    fn show<'a>(&'a self, sheet: &'a Self::Sheet, frame: &'a Frame<'_>) -> shell::Page<'a>;
    /// Covers the whole page with something else, such as a name being typed. False if nothing is.
    fn covers(&self, _sheet: &Self::Sheet, _scene: &mut Scene, _frame: &Frame<'_>) -> bool {
        false
    }
    /// Takes an event before anybody else does. None if it is of no use here.
    fn hears(
        &mut self,
        _event: &UiEvent<'_, Self::Touch>,
        _book: &Book<Self::Sheet>,
        _desk: &mut Desk<'_>,
    ) -> Option<Tapped<Self::Sheet>> {
        None
    }
    /// Takes a tap.
    fn tap(&mut self, touch: Self::Touch, book: &mut Book<Self::Sheet>, desk: &mut Desk<'_>) -> Tapped<Self::Sheet>;
    /// A change stands on the sheet: what is beside the sheet follows.
    fn made(&mut self, _action: &<Self::Sheet as Sheet>::Action, _desk: &mut Desk<'_>) {}
    /// A change was taken back: what is beside the sheet is as it was.
    fn unmade(&mut self, _action: &<Self::Sheet as Sheet>::Action, _desk: &mut Desk<'_>) {}
    /// What stands over the page.
    fn title(_sheet: &Self::Sheet, frame: &Frame<'_>) -> String {
        frame.say(Self::TITLE)
    }
    /// Parts that can be left to paper: what is touched for it, whose id is also the key of its name, and whether it is
    /// kept here.
    fn trackers(sheet: &Self::Sheet) -> Vec<(Self::Touch, bool)>;
    /// The action that begins anew.
    fn anew() -> <Self::Sheet as Sheet>::Action;
    /// Why a change was not made, in words.
    fn reason(refusal: <Self::Sheet as Sheet>::Refusal, words: &Words) -> String;
    /// Closes what lies over the page. False if nothing does.
    fn close(&mut self) -> bool;
    /// Comes into view.
    fn enter(&mut self, _desk: &mut Desk<'_>) {}
    /// See [`TypedScreen::next_frame`].
    fn next_frame(&self, _frame: &Frame<'_>) -> Option<f64> {
        None
    }
    /// See [`TypedScreen::stays_lit`].
    fn stays_lit(&self, _sheet: &Self::Sheet) -> bool {
        false
    }
    /// See [`TypedScreen::tells`].
    fn tells(&mut self, _notice: Notice, _desk: &mut Desk<'_>) -> bool {
        false
    }
    /// See [`TypedScreen::soundtrack`].
    fn soundtrack(&self, _sheet: &Self::Sheet, _frame: &Frame<'_>) -> Option<Mix> {
        None
    }
    /// What is looked at, for scripts and tests.
    fn dump(&self, _frame: &Frame<'_>) -> impl Serialize {}
}

/// What can be touched on a companion: what all of them have, and what is its table's own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Touch<T> {
    /// What all have.
    Shell(shell::Touch),
    /// The table's own.
    Table(T),
}

impl<T: Display> Display for Touch<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Touch::Shell(touch) => touch.fmt(f),
            Touch::Table(touch) => touch.fmt(f),
        }
    }
}

impl<T: touch::Touch> FromStr for Touch<T> {
    type Err = UnknownId;

    fn from_str(id: &str) -> Result<Touch<T>, UnknownId> {
        id.parse().map(Touch::Shell).or_else(|_| id.parse().map(Touch::Table))
    }
}

impl<T: touch::Touch> touch::Touch for Touch<T> {
    fn samples() -> Vec<Touch<T>> {
        let shell = <shell::Touch as touch::Touch>::samples().into_iter().map(Touch::Shell);
        shell.chain(<T as touch::Touch>::samples().into_iter().map(Touch::Table)).collect()
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
                desk.messages.forget_refusal();
                self.table.made(&action, desk);
                desk.play(effect);
            }
            Err(refusal) => {
                desk.refuse(T::reason(refusal, desk.words));
            }
        }
        Nav::Stay
    }

    fn step(&mut self, done: bool, desk: &mut Desk<'_>) -> Nav {
        desk.play(if done { Effect::Turn } else { Effect::Refused });
        Nav::Stay
    }

    fn tap(&mut self, touch: shell::Touch, desk: &mut Desk<'_>) -> Nav {
        match touch {
            shell::Touch::Undo => {
                let undone = self.book.undo(desk);
                undone.iter().for_each(|action| self.table.unmade(action, desk));
                return self.step(undone.is_some(), desk);
            }
            shell::Touch::Redo => {
                let redone = self.book.redo(desk);
                redone.iter().for_each(|action| self.table.made(action, desk));
                return self.step(redone.is_some(), desk);
            }
            shell::Touch::Switches => self.over = Over::Switches,
            shell::Touch::Reset => self.over = Over::Question,
            shell::Touch::KeepAll => self.over = Over::Switches,
            shell::Touch::BeginAnew => {
                self.over = Over::Nothing;
                self.table.close();
                return self.change(T::anew(), Effect::Lay, desk);
            }
            shell::Touch::Close if self.over != Over::Nothing => self.over = Over::Nothing,
            shell::Touch::Close if self.table.close() => {}
            shell::Touch::Close | shell::Touch::Notice => return Nav::Pass,
        }
        Nav::Stay
    }

    fn tap_table(&mut self, touch: T::Touch, desk: &mut Desk<'_>) -> Nav {
        let tapped = self.table.tap(touch, &mut self.book, desk);
        self.took(tapped, desk)
    }

    fn took(&mut self, tapped: Tapped<T::Sheet>, desk: &mut Desk<'_>) -> Nav {
        match tapped {
            Tapped::Change(action, effect) => self.change(action, effect, desk),
            Tapped::Looked => Nav::Stay,
            Tapped::Go(screen) => Nav::Push(screen),
            Tapped::Nothing => Nav::Pass,
        }
    }

    fn show_switches(&self, scene: &mut Scene, frame: &Frame<'_>) {
        shell::switches_page(scene, frame, T::trackers(self.book.sheet()));
    }

    fn show_question(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let buttons = vec![
            widgets::button(
                frame,
                shell::Touch::BeginAnew,
                Look::Gold,
                Some("ui/ui_rot"),
                frame.say("companion-reset-yes"),
            ),
            widgets::button(
                frame,
                shell::Touch::KeepAll,
                Look::Paper,
                Some("ui/ui_back"),
                frame.say("companion-reset-no"),
            ),
        ];
        shell::question(scene, frame, frame.say("companion-reset-title"), frame.say("companion-reset-about"), buttons);
    }
}

impl<T: Table> TypedScreen for Companion<T> {
    type Touch = Touch<T::Touch>;

    fn name(&self) -> &'static str {
        T::NAME
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        T::ground(&mut scene, frame);
        match self.over {
            Over::Nothing if self.table.covers(self.book.sheet(), &mut scene, frame) => {}
            Over::Nothing => {
                let page = self.table.show(self.book.sheet(), frame);
                let title = T::title(self.book.sheet(), frame);
                shell::show(&mut scene, frame, title, self.book.ways(), page);
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

    fn act(&mut self, event: &UiEvent<'_, Touch<T::Touch>>, desk: &mut Desk<'_>) -> Nav {
        let own = |touch: &Touch<T::Touch>| if let Touch::Table(touch) = touch { Some(*touch) } else { None };
        if let Some(tapped) = event.part(own).and_then(|event| self.table.hears(&event, &self.book, desk)) {
            return self.took(tapped, desk);
        }
        match *event {
            UiEvent::Tap(Touch::Shell(touch), _) => self.tap(touch, desk),
            UiEvent::Tap(Touch::Table(touch), _) => self.tap_table(touch, desk),
            UiEvent::Key(Key::Undo) => self.tap(shell::Touch::Undo, desk),
            UiEvent::Key(Key::Redo) => self.tap(shell::Touch::Redo, desk),
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

    fn least_window(&self) -> Option<(f32, f32)> {
        Some(LEAST_TABLE)
    }

    fn dump(&self, frame: &Frame<'_>) -> impl Serialize {
        let (undo, redo) = self.book.ways();
        State { sheet: self.book.sheet(), undo, redo, view: self.table.dump(frame) }
    }
}

/// The companion's state for scripts and tests.
#[derive(Serialize)]
struct State<'a, S, V> {
    sheet: &'a S,
    undo: bool,
    redo: bool,
    view: V,
}

//! Where a party gathers before a game: what is asked, the names of the players, and the button to start. Each game says
//! what it asks; the party is remembered for the next game.

use super::naming::{self, Named, Naming, Typed};
use crate::{
    geometry::{Insets, Rect},
    layout::{AlignItems, JustifyContent, Node, column, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::Platform,
    scene::{Picture, Scene},
    store::Store,
    theme::Frame,
    touch::{self, touches},
    widgets::{self, Look},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;

touches! {
    /// What can be touched wherever a party gathers.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Name(seat: usize) = "name-{}",
        Start = "start",
        Naming(touch: naming::Touch) = "{}",
    }
}

/// Who plays, and what they chose.
pub trait Party: Clone + Default + PartialEq + Serialize + DeserializeOwned {
    /// The last party's file.
    const FILE: &'static str;

    /// The same party with every value inside its range; a file may say anything.
    fn tamed(self) -> Self;

    /// What the player in a seat is called; empty for their own name.
    fn name_mut(&mut self, seat: usize) -> Option<&mut String>;

    /// The last party, if there was one.
    fn load(platform: &mut dyn Platform, store: &mut Store) -> Option<Self> {
        store.read::<Self>(platform, Self::FILE).map(Self::tamed)
    }

    /// Remembers the party.
    fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        store.write(platform, Self::FILE, self);
    }
}

/// What a game asks its party.
pub trait Asks: Sized {
    /// Who is asked.
    type Party: Party;
    /// What can be touched.
    type Touch: touch::Touch + Copy;
    /// The screen's name in scripts and dumps.
    const NAME: &'static str;
    /// Covers the window with the ground of the game's screens.
    const GROUND: fn(&mut Scene, &Frame<'_>);

    /// The part of a touch that all parties share.
    fn shared(touch: &Self::Touch) -> Option<Touch>;
    /// The picture of the player in a seat, and how they are called without a name.
    fn badge(&self, party: &Self::Party, seat: usize, frame: &Frame<'_>) -> (Picture, String);
    /// What the button to start says.
    fn start_words(&self, party: &Self::Party, frame: &Frame<'_>) -> String;
    /// What is asked first, and what is asked beside or below it, in columns of that width.
    fn page<'a>(&self, party: &Self::Party, frame: &Frame<'_>, width: f32) -> (Node<'a>, Node<'a>);
    /// Takes a tap on what is asked.
    fn tap(&mut self, party: &mut Self::Party, touch: Self::Touch, desk: &mut Desk<'_>) -> Nav;
    /// Starts the game.
    fn start(&self, party: &Self::Party, desk: &mut Desk<'_>) -> Nav;
    /// What it adds to the screen's state for scripts and tests: a name and a value.
    fn dump(&self, party: &Self::Party) -> (&'static str, serde_json::Value);
}

/// The screen.
pub struct Gather<A: Asks> {
    party: A::Party,
    asks: A,
    /// The name that is typed, and whose it is.
    naming: Option<(usize, Naming)>,
}

impl<A: Asks> Gather<A> {
    /// Asks a party.
    pub fn of(party: A::Party, asks: A) -> Gather<A> {
        Gather { party, asks, naming: None }
    }

    /// Asks the last party.
    pub fn again(asks: A, desk: &mut Desk<'_>) -> Gather<A> {
        Gather::of(A::Party::load(desk.platform, desk.store).unwrap_or_default(), asks)
    }

    fn page<'a>(&self, frame: &Frame<'_>, width: f32, wide: bool) -> Node<'a> {
        let gap = frame.dp(20.0);
        let (first, second) = self.asks.page(&self.party, frame, if wide { (width - 36.0) / 2.0 } else { width });
        if wide {
            row([first.grow(1.0), second.gap(gap).grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
        } else {
            column([first, second.gap(gap)]).gap(gap)
        }
    }

    fn tap(&mut self, touch: A::Touch, desk: &mut Desk<'_>) -> Nav {
        match A::shared(&touch) {
            None => return self.asks.tap(&mut self.party, touch, desk),
            Some(Touch::Start) => return self.asks.start(&self.party, desk),
            Some(Touch::Name(seat)) => {
                self.naming = self.party.name_mut(seat).map(|name| (seat, Naming::new(name)));
            }
            Some(Touch::Naming(_)) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn name(&mut self, seat: usize, name: String) {
        self.party.name_mut(seat).into_iter().for_each(|old| old.clone_from(&name));
        self.naming = None;
    }
}

impl<A: Asks> TypedScreen for Gather<A> {
    type Touch = A::Touch;

    fn name(&self) -> &'static str {
        A::NAME
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        A::GROUND(&mut scene, frame);
        if let Some((seat, naming)) = &self.naming {
            let (title, clear) = (frame.say("party-naming"), frame.say("party-own-name"));
            let (badge, own) = self.asks.badge(&self.party, *seat, frame);
            naming.show(&mut scene, frame, &Named { title, badge, own, clear });
            return scene;
        }
        let words = self.asks.start_words(&self.party, frame);
        let start = || widgets::button(frame, Touch::Start, Look::Gold, Some("ui/ui_play"), words.clone());
        let safe = frame.safe_area();
        let width = (safe.w - 32.0).min(frame.em(420.0)).max(0.0);
        let height = start().height_at(width);
        // The page ends above the button, which stays in reach.
        let bottom = frame.safe.bottom + height + 14.0;
        let above = Frame { safe: Insets { bottom, ..frame.safe }, ..*frame };
        let wide = widgets::wide_enough(frame);
        let columns = if wide { 2 } else { 1 };
        let title = frame.say("party-title");
        widgets::page(&mut scene, &above, "page", title, columns, |width| self.page(frame, width, wide));
        let foot = Rect::new(safe.centre().x - width / 2.0, safe.bottom() - height - 8.0, width, height);
        column([start()]).justify(JustifyContent::CENTER).show(&mut scene, foot);
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, A::Touch>, desk: &mut Desk<'_>) -> Nav {
        let before = self.party.clone();
        let typing =
            |touch: &A::Touch| if let Some(Touch::Naming(touch)) = A::shared(touch) { Some(touch) } else { None };
        let nav = match (&mut self.naming, event) {
            (Some((seat, naming)), event) => match event.part(typing).map(|event| naming.act(&event)) {
                Some(Typed::On) => Nav::Stay,
                Some(Typed::Nothing) | None => Nav::Pass,
                Some(Typed::Done(name)) => {
                    let seat = *seat;
                    self.name(seat, name);
                    Nav::Stay
                }
            },
            (None, UiEvent::Tap(touch, _)) => self.tap(*touch, desk),
            _ => Nav::Pass,
        };
        if self.party != before {
            self.party.save(desk.platform, desk.store);
        }
        nav
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        let Some((seat, naming)) = self.naming.take() else { return Nav::Pop };
        self.name(seat, naming.name());
        self.party.save(desk.platform, desk.store);
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        let (key, value) = self.asks.dump(&self.party);
        json!({ "party": self.party, "naming": self.naming.is_some(), key: value })
    }
}

//! A party gathers: how many play, their names, who is a bot, which Keep, how much sand.

use super::{
    lobby::{begin, ground},
    naming::Naming,
    party::{Party, SandPlace},
    playable::Player,
    seat,
};
use crate::{
    geometry::{Insets, Rect, Size},
    layout::{AlignItems, JustifyContent, Node, column, leaf, paragraph, row, space},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::fresh_seed,
    scene::{Lettering, Picture, Role, Scene},
    screens::naming::{self, Typed},
    theme::{Frame, TOUCH},
    timers::minutes,
    touch::touches,
    widgets::{self, Look},
};
use printkit::{drawing::Face, ink};
use rules::knock::{Adventure, LEVELS, PLAYERS, Setup};
use serde::Serialize;

touches! {
    /// What can be touched where a party gathers.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Players(count: u8) = "players-{}",
        Name(seat: usize) = "name-{}",
        Player(seat: usize) = "player-{}",
        Keep(level: u8) = "keep-{}",
        Sand(place: SandPlace) = "sand-{}",
        SandTime = "sand-time",
        LessSand = "sand-less",
        MoreSand = "sand-more",
        Start = "start",
        Naming(touch: naming::Touch) = "{}",
    }
}

/// What the party gathers for.
enum Purpose {
    /// A Keep of their choice.
    Single,
    /// The game of a code; players and Keep are given.
    Code(Box<Setup>, u64),
    /// The next Keep of their adventure.
    Quest(Adventure),
}

/// The screen.
pub struct Gather {
    party: Party,
    purpose: Purpose,
    naming: Option<Naming>,
}

impl Gather {
    /// For a single game.
    pub fn new(desk: &mut Desk<'_>) -> Gather {
        Gather::of(Party::load(desk.platform, desk.store).unwrap_or_default(), Purpose::Single)
    }

    /// For the game of a code.
    pub fn for_code(party: Party, setup: Setup, seed: u64) -> Gather {
        Gather::of(party, Purpose::Code(Box::new(setup), seed))
    }

    /// For the next Keep of an adventure.
    pub fn for_quest(adventure: Adventure, desk: &mut Desk<'_>) -> Gather {
        Gather::of(Party::load(desk.platform, desk.store).unwrap_or_default(), Purpose::Quest(adventure))
    }

    fn of(party: Party, purpose: Purpose) -> Gather {
        Gather { party, purpose, naming: None }
    }

    /// The Keep to be attacked.
    fn level(&self) -> u8 {
        match &self.purpose {
            Purpose::Single => self.party.level,
            Purpose::Code(setup, _) => setup.level,
            Purpose::Quest(adventure) => adventure.level(),
        }
    }

    fn start(&self, desk: &mut Desk<'_>) -> Nav {
        let fresh = fresh_seed(desk.platform);
        let (setup, seed) = match &self.purpose {
            Purpose::Single => (Setup { level: self.party.level, ..Setup::default() }, fresh),
            Purpose::Code(setup, seed) => ((**setup).clone(), *seed),
            Purpose::Quest(adventure) => (adventure.setup(Setup::default()), fresh),
        };
        match self.party.deal(setup, seed) {
            Some(running) => Nav::Replace(begin(running, desk)),
            None => Nav::Stay,
        }
    }

    fn players<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let seats = (0..usize::from(self.party.players)).map(|seat| self.seat(frame, seat));
        let seats = column(seats).gap(frame.dp(8.0));
        if let Purpose::Code(..) = self.purpose {
            let words = frame.say_with("party-players-given", &[("players", i64::from(self.party.players).into())]);
            return column([paragraph(words, frame.body()), seats]).gap(frame.dp(8.0));
        }
        let numbers = (1..=PLAYERS)
            .map(|count| (Touch::Players(count), count.to_string(), self.party.players == count))
            .collect();
        let choice = widgets::choices(frame, "ui/ui_players", frame.say("party-how-many"), numbers);
        column([choice, seats]).gap(frame.dp(8.0))
    }

    /// A seat: its badge, its name, and who plays it.
    fn seat<'a>(&self, frame: &Frame<'_>, nth: usize) -> Node<'a> {
        let name = seat::name(self.party.taken(), nth as u8, frame.words);
        let is_bot = self.party.seats[nth].player == Player::Bot;
        let label = frame.say_with("party-name", &[("name", name.clone().into())]);
        let height = frame.dp(50.0).max(frame.em(34.0)).max(TOUCH);
        let badge = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(seat::mark(nth as u8), at.inset(2.0));
        });
        let written = Lettering::new(Face::Display, frame.em(18.0), ink::INK);
        let pencil = written.size * 1.1;
        let paper = leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at.inset(1.5), true, 4 + nth as u32);
            let room = at.inset(10.0);
            // A long name in large letters needs the room of the pencil.
            let is_roomy = written.width(&name) + pencil + 4.0 <= room.w;
            scene.line(&name, written, room);
            if is_roomy {
                let glyph = Rect::new(room.right() - pencil, room.y, pencil, room.h);
                scene.fit(Picture::icon("ui/ui_edit", ink::BARK), glyph);
            }
            scene.touch(Touch::Name(nth), Role::Button, label, at);
        });
        let words = frame.say(if is_bot { "party-bot" } else { "party-person" });
        let both = ["party-bot", "party-person"].map(|key| frame.button().width(&frame.say(key)));
        let wide = both[0].max(both[1]) * 0.86 + frame.dp(56.0);
        let icon = if is_bot { "ui/ui_bot" } else { "ui/ui_person" };
        let look = if is_bot { Look::Stone } else { Look::Paper };
        let player = widgets::toggle(frame, Touch::Player(nth), look, icon, words, is_bot);
        let side = height * 0.84;
        row([badge.width(side).height(side), paper.height(height).grow(1.0), player.width(wide).height(height)])
            .gap(frame.dp(8.0))
            .firm()
    }

    fn keep<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let level = self.level();
        let about = paragraph(frame.say(&format!("party-keep-{level}")), frame.body());
        if !matches!(self.purpose, Purpose::Single) {
            let words = frame.say_with("knock-keep", &[("level", i64::from(level).into())]);
            return column([paragraph(words, frame.heading()), about]).gap(frame.dp(4.0));
        }
        let levels = (1..=LEVELS).map(|each| (Touch::Keep(each), each.to_string(), level == each)).collect();
        let choice = widgets::choices(frame, "ui/ui_keep", frame.say("party-which-keep"), levels);
        column([choice, about]).gap(frame.dp(6.0))
    }

    fn sand<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let option = |place: SandPlace| {
            let code = place.code();
            (Touch::Sand(place), frame.say(&format!("party-sand-{code}")), self.party.sand_place == place)
        };
        let where_ = widgets::choices(frame, "ui/ui_sand", frame.say("party-sand"), SandPlace::ALL.map(option).into());
        let about = frame.say(&format!("party-sand-{}-about", self.party.sand_place.code()));
        let mut parts = vec![where_];
        if self.party.sand_place == SandPlace::Here {
            parts.push(self.pouring(frame));
        }
        parts.push(paragraph(about, frame.body()));
        column(parts).gap(frame.dp(6.0))
    }

    /// How much sand there is, with a button for more and one for less.
    fn pouring<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let time = minutes(self.party.sand);
        let label = frame.say_with("party-sand-time", &[("time", time.clone().into())]);
        let digits = Lettering::new(Face::Display, frame.em(34.0), ink::INK).centred();
        let wide = digits.width("10:00") + 8.0;
        let clock = leaf(move |scene: &mut Scene, at: Rect| {
            scene.line(&time, digits, at);
            scene.touch(Touch::SandTime, Role::Label, label, at);
        })
        .measured(move |_| Size { w: wide, h: digits.line_height() });
        let button = |touch: Touch, icon, key: &str, more: bool| {
            let can = self.party.can_pour(more);
            let room = || space(frame.dp(TOUCH).max(TOUCH));
            if can { widgets::icon_button(frame, touch, icon, frame.say(key)) } else { room() }
        };
        row([
            button(Touch::LessSand, "ui/ui_minus", "party-sand-less", false),
            clock,
            button(Touch::MoreSand, "ui/ui_plus", "party-sand-more", true),
        ])
        .gap(frame.dp(14.0))
        .justify(JustifyContent::CENTER)
    }

    fn page<'a>(&self, frame: &Frame<'_>, wide: bool) -> Node<'a> {
        let first = widgets::section(frame, frame.say("party-players"), vec![self.players(frame)]);
        let second = column([
            widgets::section(frame, frame.say("party-keep"), vec![self.keep(frame)]),
            widgets::section(frame, frame.say("party-time"), vec![self.sand(frame)]),
        ]);
        let gap = frame.dp(20.0);
        if wide {
            row([column([first]).grow(1.0), second.gap(gap).grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
        } else {
            column([first, second.gap(gap)]).gap(gap)
        }
    }

    fn tap(&mut self, touch: Touch, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Touch::Start => return self.start(desk),
            Touch::Players(count) => self.party.seat(count),
            Touch::Name(seat) => {
                let named = self.party.taken().get(seat);
                self.naming = named.map(|named| Naming::new(seat, &named.name));
            }
            Touch::Player(seat) => {
                if !self.party.swap_player(seat) {
                    desk.refuse(desk.words.get("party-one-person"));
                }
            }
            Touch::Keep(level) => self.party.level = level,
            Touch::Sand(place) => self.party.sand_place = place,
            Touch::LessSand => self.party.pour(false),
            Touch::MoreSand => self.party.pour(true),
            Touch::SandTime | Touch::Naming(_) => return Nav::Pass,
        }
        Nav::Stay
    }
}

impl TypedScreen for Gather {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "knock-party"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        if let Some(naming) = &self.naming {
            return naming.show(frame);
        }
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let key = if let Purpose::Quest(_) = self.purpose { "quest-attack" } else { "party-start" };
        let words = frame.say_with(key, &[("level", i64::from(self.level()).into())]);
        let start = || widgets::button(frame, Touch::Start, Look::Gold, Some("ui/ui_play"), words.clone());
        let safe = frame.safe_area();
        let width = (safe.w - 32.0).min(frame.em(420.0)).max(0.0);
        let height = start().height_at(width);
        // The page ends above the button, which stays in reach.
        let bottom = frame.safe.bottom + height + 14.0;
        let above = Frame { safe: Insets { bottom, ..frame.safe }, ..*frame };
        let wide = widgets::wide_enough(frame);
        let columns = if wide { 2 } else { 1 };
        widgets::page(&mut scene, &above, "page", frame.say("party-title"), columns, |_| self.page(frame, wide));
        let foot = Rect::new(safe.centre().x - width / 2.0, safe.bottom() - height - 8.0, width, height);
        start().show(&mut scene, foot);
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let before = self.party.clone();
        let typing = |touch: &Touch| if let Touch::Naming(touch) = touch { Some(*touch) } else { None };
        let nav = match (&mut self.naming, event) {
            (Some(naming), event) => match event.part(typing).map(|event| naming.act(&event)) {
                Some(Typed::On) => Nav::Stay,
                Some(Typed::Nothing) | None => Nav::Pass,
                Some(Typed::Done(name)) => {
                    self.party.seats[naming.seat].name = name;
                    self.naming = None;
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
        let Some(naming) = self.naming.take() else { return Nav::Pop };
        self.party.seats[naming.seat].name = naming.name();
        self.party.save(desk.platform, desk.store);
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        State { party: &self.party, level: self.level(), naming: self.naming.is_some() }
    }
}

/// The screen's state for scripts and tests.
#[derive(Serialize)]
struct State<'a> {
    party: &'a Party,
    level: u8,
    naming: bool,
}

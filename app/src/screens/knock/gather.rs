//! What a party is asked before a Keep is attacked: how many play, their names, who is a bot, which Keep, how much sand.

use super::{
    lobby::ground,
    party::{Party, SandPlace},
    playable::{Pace, Player},
    replay::Attack,
    seat,
};
use crate::{
    geometry::{Rect, Size},
    layout::{JustifyContent, Node, column, leaf, paragraph, row, space},
    nav::{Desk, Nav},
    platform::fresh_seed,
    scene::{Lettering, Picture, Role, Scene},
    screens::{
        gathering::{self, Asks},
        replay::Presenter,
    },
    theme::{Frame, TOUCH},
    timers::minutes,
    touch::{code, touches},
    widgets::{self, Look},
};
use printkit_core::{drawing::Face, ink};
use rules::knock::{Adventure, LEVELS, PLAYERS, Setup};
use serde_json::Value;

touches! {
    /// What can be touched where a party gathers.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Players(count: u8) = "players-{}",
        Player(seat: usize) = "player-{}",
        Keep(level: u8) = "keep-{}",
        Sand(place: SandPlace) = "sand-{}",
        SandTime = "sand-time",
        LessSand = "sand-less",
        MoreSand = "sand-more",
        SandWaits = "sand-waits",
        SandStrict = "sand-strict",
        Pace(pace: Pace) = "pace-{}",
        First(seat: u8) = "first-{}",
        Shared(touch: gathering::Touch) = "{}",
    }
}

/// What the party gathers for.
pub enum Purpose {
    /// A Keep of their choice.
    Single,
    /// The game of a code; players and Keep are given.
    Code(Box<Setup>, u64),
    /// The next Keep of their adventure.
    Quest(Adventure),
}

/// The screen.
pub type Gather = gathering::Gather<Purpose>;

impl Gather {
    /// For a single game.
    pub fn new(desk: &mut Desk<'_>) -> Gather {
        Gather::again(Purpose::Single, desk)
    }

    /// For the game of a code.
    pub fn for_code(party: Party, setup: Setup, seed: u64) -> Gather {
        Gather::of(party, Purpose::Code(Box::new(setup), seed))
    }

    /// For the next Keep of an adventure.
    pub fn for_quest(adventure: Adventure, desk: &mut Desk<'_>) -> Gather {
        Gather::again(Purpose::Quest(adventure), desk)
    }
}

impl Purpose {
    /// The Keep to be attacked.
    fn level(&self, party: &Party) -> u8 {
        match self {
            Purpose::Single => party.level,
            Purpose::Code(setup, _) => setup.level,
            Purpose::Quest(adventure) => adventure.level(),
        }
    }

    fn players<'a>(&self, party: &Party, frame: &Frame<'_>) -> Node<'a> {
        let seats = (0..usize::from(party.players)).map(|seat| seat_line(party, frame, seat));
        let seats = column(seats).gap(frame.dp(8.0));
        if let Purpose::Code(..) = self {
            let words = frame.say_with("party-players-given", &[("players", i64::from(party.players).into())]);
            let mut parts = vec![paragraph(words, frame.body()), seats];
            parts.extend(order_and_pace(party, frame));
            return column(parts).gap(frame.dp(8.0));
        }
        let numbers =
            (1..=PLAYERS).map(|count| (Touch::Players(count), count.to_string(), party.players == count)).collect();
        let choice = widgets::choices(frame, "ui/ui_players", frame.say("party-how-many"), numbers);
        let mut parts = vec![choice, seats];
        parts.extend(order_and_pace(party, frame));
        column(parts).gap(frame.dp(8.0))
    }

    fn keep<'a>(&self, party: &Party, frame: &Frame<'_>) -> Node<'a> {
        let level = self.level(party);
        let about = paragraph(frame.say(&format!("party-keep-{level}")), frame.body());
        if !matches!(self, Purpose::Single) {
            let words = frame.say_with("knock-keep", &[("level", i64::from(level).into())]);
            return column([paragraph(words, frame.heading()), about]).gap(frame.dp(4.0));
        }
        let levels = (1..=LEVELS).map(|each| (Touch::Keep(each), each.to_string(), level == each)).collect();
        let choice = widgets::choices(frame, "ui/ui_keep", frame.say("party-which-keep"), levels);
        column([choice, about]).gap(frame.dp(6.0))
    }
}

impl Asks for Purpose {
    type Party = Party;
    type Touch = Touch;
    const NAME: &'static str = "knock-party";
    const GROUND: fn(&mut Scene, &Frame<'_>) = ground;

    fn shared(touch: &Touch) -> Option<gathering::Touch> {
        if let Touch::Shared(touch) = touch { Some(*touch) } else { None }
    }

    fn badge(&self, _: &Party, seat: usize, frame: &Frame<'_>) -> (Picture, String) {
        (seat::mark(seat as u8), seat::own_name(seat as u8, frame.words))
    }

    fn start_words(&self, party: &Party, frame: &Frame<'_>) -> String {
        let key = if let Purpose::Quest(_) = self { "quest-attack" } else { "party-start" };
        frame.say_with(key, &[("level", i64::from(self.level(party)).into())])
    }

    fn page<'a>(&self, party: &Party, frame: &Frame<'_>, _: f32) -> (Node<'a>, Node<'a>) {
        let first = widgets::section(frame, frame.say("party-players"), vec![self.players(party, frame)]);
        let second = column([
            widgets::section(frame, frame.say("party-keep"), vec![self.keep(party, frame)]),
            widgets::section(frame, frame.say("party-time"), vec![sand(party, frame)]),
        ]);
        (column([first]), second)
    }

    fn tap(&mut self, party: &mut Party, touch: Touch, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Touch::Players(count) => party.seat(count),
            Touch::Player(seat) => {
                if !party.swap_player(seat) {
                    desk.refuse(desk.words.get("party-one-person"));
                }
            }
            Touch::Keep(level) => party.level = level,
            Touch::Sand(place) => party.sand_place = place,
            Touch::SandWaits => party.is_strict = false,
            Touch::SandStrict => party.is_strict = true,
            Touch::Pace(pace) => party.pace = pace,
            Touch::First(seat) => party.first = seat,
            Touch::LessSand => party.pour(false),
            Touch::MoreSand => party.pour(true),
            Touch::SandTime | Touch::Shared(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn start(&self, party: &Party, desk: &mut Desk<'_>) -> Nav {
        let fresh = fresh_seed(desk.platform);
        let (setup, seed) = match self {
            Purpose::Single => (Setup { level: party.level, ..Setup::default() }, fresh),
            Purpose::Code(setup, seed) => ((**setup).clone(), *seed),
            Purpose::Quest(adventure) => (adventure.setup(Setup::default()), fresh),
        };
        party.deal(setup, seed).map_or(Nav::Stay, |running| Nav::Replace(Attack::begin(running, desk)))
    }

    fn dump(&self, party: &Party) -> (&'static str, Value) {
        ("level", self.level(party).into())
    }
}

/// Who begins, and how fast bots play, where there is something to choose.
fn order_and_pace<'a>(party: &Party, frame: &Frame<'_>) -> Vec<Node<'a>> {
    let mut parts = Vec::new();
    if party.players > 1 {
        let name = |seat: u8| seat::name(party.taken(), seat, frame.words);
        let begins = |seat: u8| (Touch::First(seat), name(seat), party.beginner() == seat);
        let seats = (0..party.players).map(begins).collect();
        parts.push(widgets::choices(frame, "ui/ui_forward", frame.say("party-first"), seats));
        parts.push(paragraph(frame.say("party-first-about"), frame.body()));
    }
    if party.has_bots() {
        let paces = widgets::options(frame, "party-pace", party.pace, Touch::Pace);
        parts.push(widgets::choices(frame, "ui/ui_bot", frame.say("party-pace"), paces));
    }
    parts
}

/// A seat: its badge, its name, and who plays it.
fn seat_line<'a>(party: &Party, frame: &Frame<'_>, nth: usize) -> Node<'a> {
    let name = seat::name(party.taken(), nth as u8, frame.words);
    let is_bot = party.seats[nth].player == Player::Bot;
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
        scene.fitted(&name, written, room);
        if is_roomy {
            let glyph = Rect::new(room.right() - pencil, room.y, pencil, room.h);
            scene.fit(Picture::icon("ui/ui_edit", ink::BARK), glyph);
        }
        scene.touch(gathering::Touch::Name(nth), Role::Button, label, at);
    });
    let words = frame.say(if is_bot { "party-bot" } else { "party-person" });
    let both = ["party-bot", "party-person"].map(|key| frame.button().width(&frame.say(key)));
    let wide = both[0].max(both[1]) * 0.86 + frame.dp(56.0);
    let icon = if is_bot { "ui/ui_bot" } else { "ui/ui_person" };
    let look = if is_bot { Look::Stone } else { Look::Paper };
    let player = widgets::toggle(frame, Touch::Player(nth), look, icon, words, is_bot);
    let side = height * 0.84;
    row([badge.square(side), paper.height(height).grow(1.0), player.width(wide).height(height)])
        .gap(frame.dp(8.0))
        .firm()
}

fn sand<'a>(party: &Party, frame: &Frame<'_>) -> Node<'a> {
    let places = widgets::options(frame, "party-sand", party.sand_place, Touch::Sand);
    let where_ = widgets::choices(frame, "ui/ui_sand", frame.say("party-sand"), places);
    let about = frame.say(&format!("party-sand-{}-about", code(party.sand_place)));
    let mut parts = vec![where_];
    if party.sand_place == SandPlace::Here {
        parts.push(pouring(party, frame));
    }
    parts.push(paragraph(about, frame.body()));
    if party.sand_place == SandPlace::Here {
        let options = vec![
            (Touch::SandWaits, frame.say("party-sand-waits"), !party.is_strict),
            (Touch::SandStrict, frame.say("party-sand-strict"), party.is_strict),
        ];
        parts.push(widgets::choices(frame, "ui/ui_pause", frame.say("party-sand-hidden"), options));
    }
    column(parts).gap(frame.dp(6.0))
}

/// How much sand there is, with a button for more and one for less.
fn pouring<'a>(party: &Party, frame: &Frame<'_>) -> Node<'a> {
    let time = minutes(party.sand);
    let label = frame.say_with("party-sand-time", &[("time", time.clone().into())]);
    let digits = Lettering::new(Face::Display, frame.em(34.0), ink::INK).centred();
    let wide = digits.width("10:00") + 8.0;
    let clock = leaf(move |scene: &mut Scene, at: Rect| {
        scene.line(&time, digits, at);
        scene.touch(Touch::SandTime, Role::Label, label, at);
    })
    .measured(move |_| Size { w: wide, h: digits.line_height() });
    let button = |touch: Touch, icon, key: &str, more: bool| {
        let can = party.can_pour(more);
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

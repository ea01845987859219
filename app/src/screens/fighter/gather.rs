//! What a party is asked before it sets out: who plays which hero, who leads, how hard it shall be, through which boards.

use super::{lobby::ground, names::number, party::Party, pictures, replay::Journey};
use crate::{
    collage::Collage,
    geometry::Rect,
    layout::{Node, column, grid, leaf, paragraph, pictured, row},
    nav::{Desk, Nav},
    platform::fresh_seed,
    scene::{Lettering, Picture, Role, Scene},
    screens::{
        gathering::{self, Asks, Party as _},
        replay::Presenter,
    },
    theme::{Frame, TOUCH},
    touch::{code, coded, touches},
    widgets::{self, Look},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::{Colour, Deck, Difficulty, HeroId, PARTY};
use serde_json::Value;

touches! {
    /// What can be touched where a party gathers.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Hero(hero: HeroId) = "hero-{}",
        Take = "take",
        DrawHeroes = "draw-heroes",
        DrawLeader = "draw-leader",
        Leader(seat: usize) = "leader-{}",
        Away(seat: usize) = "away-{}",
        Difficulty(difficulty: Difficulty) = "difficulty-{}",
        DrawBoards = "boards-drawn",
        ChooseBoards = "boards-chosen",
        Board(level: usize) = "board-{}",
        Shared(touch: gathering::Touch) = "{}",
    }
}

/// What the party gathers for.
pub struct Purpose {
    deck: Deck,
    /// The dungeon of a code; a new one without.
    seed: Option<u64>,
    /// The hero whose abilities are shown.
    looked: HeroId,
}

/// The screen.
pub type Gather = gathering::Gather<Purpose>;

impl Gather {
    /// For a new dungeon.
    pub fn new(desk: &mut Desk<'_>) -> Gather {
        Gather::for_seed(Party::load(desk.platform, desk.store).unwrap_or_default(), None)
    }

    /// For the dungeon of a code.
    pub fn for_code(party: Party, seed: u64) -> Gather {
        Gather::for_seed(party, Some(seed))
    }

    fn for_seed(party: Party, seed: Option<u64>) -> Gather {
        let looked = party.leader;
        Gather::of(party, Purpose { deck: Deck::standard(), seed, looked })
    }
}

impl Purpose {
    /// What a hero is called on these pages: as the player is, or by its own name.
    fn name(&self, party: &Party, frame: &Frame<'_>, hero: HeroId) -> String {
        let typed = party.seat(hero).map(|seat| party.picks[seat].name.trim().to_string());
        typed.filter(|name| !name.is_empty()).unwrap_or_else(|| self.own_name(frame, hero))
    }

    fn own_name(&self, frame: &Frame<'_>, hero: HeroId) -> String {
        frame.say(&format!("hero-{}", self.deck.hero(hero).map_or("", |hero| &hero.key)))
    }

    /// All nine, those who join with a gold ring and the number of their seat.
    fn heroes<'a>(&self, party: &Party, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let columns = if width < frame.dp(300.0) { 3 } else { (width / frame.dp(104.0)).clamp(3.0, 9.0) as usize };
        let columns = if columns > 4 && columns < 9 { 5 } else { columns };
        grid(self.deck.heroes().map(|hero| self.tile(party, frame, hero)), columns, frame.dp(8.0))
    }

    fn tile<'a>(&self, party: &Party, frame: &Frame<'_>, hero: HeroId) -> Node<'a> {
        let (name, seat) = (self.own_name(frame, hero), party.seat(hero));
        let (picture, looked) = (pictures::portrait(&self.deck, hero), self.looked == hero);
        let lettering = Lettering::new(Face::Heavy, frame.dp(13.0), ink::INK).centred();
        leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at, seat.is_some() || looked, 3 + u32::from(hero.0));
            if looked {
                scene.drawn("looked-at", at.inset(3.0), 3.0, move |drawing| {
                    let shape = Path::cut(0.0, 0.0, at.w - 6.0, at.h - 6.0, 10.0, 5, 0.8);
                    drawing.fill(shape, ink::SAND.faded(0.7));
                });
            }
            let face = Rect::new(at.x + 5.0, at.y + 5.0, at.w - 10.0, at.h * 0.68);
            scene.fit(picture, face).fade = if seat.is_some() { 1.0 } else { 0.62 };
            scene.fitted(
                &name,
                lettering,
                Rect::new(at.x + 4.0, face.bottom(), at.w - 8.0, at.bottom() - face.bottom() - 3.0),
            );
            if let Some(seat) = seat {
                pictures::ring(scene, at.inset(1.0));
                let side = 24.0;
                let mark = Rect::new(at.right() - side - 2.0, at.y + 2.0, side, side);
                scene.fit(numbered(seat), mark);
            }
            scene.touch(Touch::Hero(hero), Role::Choice { chosen: looked }, name, at);
        })
        .height(frame.dp(112.0))
    }

    /// What the hero touched last can do, and the button that takes it along or leaves it behind.
    fn about<'a>(&self, party: &Party, frame: &Frame<'_>) -> Node<'a> {
        let Some(hero) = self.deck.hero(self.looked) else { return column([]) };
        let limits = hero.limits;
        let (weapons, armours, items) = (number(limits.weapons), number(limits.armours), number(limits.items));
        let carries = [("weapons", weapons), ("armours", armours), ("items", items)];
        let carries = frame.say_with("gather-carries", &carries);
        let abilities = Colour::ALL.map(|colour| ability_line(frame, colour, Sign::Ability(hero.ability(colour))));
        column([
            paragraph(self.own_name(frame, self.looked), frame.heading()),
            paragraph(frame.say(&format!("hero-{}-about", hero.key)), frame.label()),
        ])
        .with(column(abilities).gap(frame.dp(6.0)))
        .with(paragraph(carries, frame.body()))
        .with(self.take(party, frame))
        .gap(frame.dp(6.0))
    }

    fn take<'a>(&self, party: &Party, frame: &Frame<'_>) -> Node<'a> {
        let name = ("name", self.own_name(frame, self.looked).into());
        let (look, icon, key) = match party.seat(self.looked) {
            Some(_) => (Look::Paper, "ui/ui_close", "gather-leave"),
            None => (Look::Gold, "ui/ui_check", "gather-take"),
        };
        widgets::button(frame, Touch::Take, look, Some(icon), frame.say_with(key, &[name]))
    }

    /// Who plays: a line with face, name and the leader's mark for each.
    fn players<'a>(&self, party: &Party, frame: &Frame<'_>) -> Node<'a> {
        let lines = (0..party.picks.len()).map(|seat| self.player(party, frame, seat));
        column([paragraph(frame.say("gather-leader-about"), frame.body())])
            .with(paragraph(frame.say("gather-away-about"), frame.body()))
            .with(column(lines).gap(frame.dp(6.0)))
            .with(self.lot(frame, Touch::DrawLeader, "gather-draw-leader"))
            .gap(frame.dp(6.0))
    }

    fn player<'a>(&self, party: &Party, frame: &Frame<'_>, seat: usize) -> Node<'a> {
        let hero = party.picks[seat].hero;
        let (picture, name) = (pictures::portrait(&self.deck, hero), self.name(party, frame, hero));
        let label = frame.say_with("party-name", &[("name", name.clone().into())]);
        let height = frame.dp(50.0).max(frame.em(34.0)).max(TOUCH);
        let face = pictured(picture, height);
        let written = Lettering::new(Face::Display, frame.em(17.0), ink::INK);
        let paper = leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at.inset(1.5), true, 4 + seat as u32);
            scene.fitted(&name, written, at.inset(9.0));
            scene.touch(gathering::Touch::Name(seat), Role::Button, label, at);
        });
        let leads = party.leader == hero;
        let words = frame.say("gather-leads");
        let mark = leaf(move |scene: &mut Scene, at: Rect| {
            let sprite = scene.fit(Picture::art("fighter/leader_undefeated"), at.inset(3.0));
            sprite.fade = if leads { 1.0 } else { 0.28 };
            scene.touch(Touch::Leader(seat), Role::Choice { chosen: leads }, words, at);
        });
        let away = party.picks[seat].away;
        let away_words = frame.say("gather-away");
        let robot = leaf(move |scene: &mut Scene, at: Rect| {
            let tint = if away { ink::INK } else { ink::BARK };
            widgets::slot(scene, at.inset(3.0), away, 21 + seat as u32);
            let sprite = scene.fit(Picture::icon("ui/ui_bot", tint), at.inset(at.w * 0.24));
            sprite.fade = if away { 1.0 } else { 0.5 };
            if away {
                pictures::ring(scene, at.inset(4.0));
            }
            scene.touch(Touch::Away(seat), Role::Switch { on: away }, away_words, at);
        });
        let marks = [robot, mark].map(|it| it.square(height));
        row([face, paper.height(height).grow(1.0)].into_iter().chain(marks)).gap(frame.dp(8.0)).firm()
    }

    /// A button for those who cannot make up their minds.
    fn lot<'a>(&self, frame: &Frame<'_>, touch: Touch, key: &str) -> Node<'a> {
        widgets::button(frame, touch, Look::Paper, Some("ui/ui_dice"), frame.say(key))
    }

    fn difficulty<'a>(&self, party: &Party, frame: &Frame<'_>) -> Node<'a> {
        let options = widgets::options(frame, "difficulty", party.difficulty, Touch::Difficulty);
        let choice = widgets::choices(frame, "ui/ui_keep", frame.say("gather-how-hard"), options);
        let about = frame.say(&format!("gather-{}-about", code(party.difficulty)));
        column([choice, paragraph(about, frame.body())]).gap(frame.dp(6.0))
    }

    fn dungeon<'a>(&self, party: &Party, frame: &Frame<'_>) -> Node<'a> {
        if self.seed.is_some() {
            return paragraph(frame.say("gather-boards-given"), frame.body());
        }
        let options = vec![
            (Touch::DrawBoards, frame.say("gather-boards-drawn"), party.boards.is_none()),
            (Touch::ChooseBoards, frame.say("gather-boards-chosen"), party.boards.is_some()),
        ];
        let choice = widgets::choices(frame, "ui/ui_map", frame.say("gather-which-boards"), options);
        let boards = party.boards.into_iter().flatten().enumerate().map(|(level, face)| {
            let key = self.deck.face(face).map_or("", |face| &face.key);
            let name = frame.say(&format!("board-{key}"));
            let nth = frame.say_with("gather-level", &[("level", number(level as i64 + 1))]);
            let label = format!("{nth} {name}");
            let glyph = pictured(Picture::icon("ui/ui_forward", ink::BARK), frame.dp(24.0));
            let words = column([paragraph(nth, frame.label()), paragraph(name, frame.heading())]).grow(1.0);
            let content = row([words, glyph]);
            widgets::list_row(frame, Touch::Board(level), label, true, level, content)
        });
        column([choice]).with(column(boards).gap(frame.dp(8.0))).gap(frame.dp(6.0))
    }
}

impl Asks for Purpose {
    type Party = Party;
    type Touch = Touch;
    const NAME: &'static str = "fighter-party";
    const GROUND: fn(&mut Scene, &Frame<'_>) = ground;

    fn shared(touch: &Touch) -> Option<gathering::Touch> {
        if let Touch::Shared(touch) = touch { Some(*touch) } else { None }
    }

    fn badge(&self, party: &Party, seat: usize, frame: &Frame<'_>) -> (Picture, String) {
        let hero = party.picks[seat].hero;
        (pictures::portrait(&self.deck, hero), self.own_name(frame, hero))
    }

    fn start_words(&self, _: &Party, frame: &Frame<'_>) -> String {
        frame.say("gather-start")
    }

    fn page<'a>(&self, party: &Party, frame: &Frame<'_>, width: f32) -> (Node<'a>, Node<'a>) {
        let picked = frame.say_with("gather-heroes", &[("n", number(party.picks.len() as i64))]);
        let lot = self.lot(frame, Touch::DrawHeroes, "gather-draw-heroes");
        let all = vec![self.heroes(party, frame, width), self.about(party, frame), lot];
        let heroes = widgets::section(frame, picked, all);
        let second = column([
            widgets::section(frame, frame.say("party-players"), vec![self.players(party, frame)]),
            widgets::section(frame, frame.say("gather-difficulty"), vec![self.difficulty(party, frame)]),
            widgets::section(frame, frame.say("gather-dungeon"), vec![self.dungeon(party, frame)]),
        ]);
        (column([heroes]), second)
    }

    fn tap(&mut self, party: &mut Party, touch: Touch, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Touch::Hero(hero) => self.looked = hero,
            Touch::Take if !party.swap(self.looked) => {
                desk.refuse(desk.words.with("gather-bounds", &[("most", number(PARTY as i64))]));
            }
            Touch::Take => {}
            Touch::DrawHeroes => {
                party.draw_heroes(&self.deck, fresh_seed(desk.platform));
                self.looked = party.picks.first().map_or(self.looked, |pick| pick.hero);
            }
            Touch::DrawLeader => party.draw_leader(fresh_seed(desk.platform)),
            Touch::Leader(seat) => party.leader = party.picks.get(seat).map_or(party.leader, |pick| pick.hero),
            Touch::Away(seat) => {
                if let Some(pick) = party.picks.get_mut(seat) {
                    pick.away = !pick.away;
                }
            }
            Touch::Difficulty(difficulty) => party.difficulty = difficulty,
            Touch::DrawBoards => party.choose_boards(&self.deck, false),
            Touch::ChooseBoards => party.choose_boards(&self.deck, true),
            Touch::Board(level) => party.turn_board(&self.deck, level),
            Touch::Shared(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn start(&self, party: &Party, desk: &mut Desk<'_>) -> Nav {
        let seed = self.seed.unwrap_or_else(|| fresh_seed(desk.platform));
        party.begin(seed).map_or(Nav::Stay, |running| Nav::Replace(Journey::begin(running, desk)))
    }

    fn dump(&self, _: &Party) -> (&'static str, Value) {
        ("seed", self.seed.into())
    }
}

coded! {
    Difficulty { Easy = "easy", Normal = "normal", Infernal = "infernal" }
}

/// The number of a seat on a gold disc.
fn numbered(seat: usize) -> Picture {
    Picture::sign(("seat-number", seat), 4.0, move |drawing| {
        let disc = Path::circle(50.0, 50.0, 44.0);
        drawing.outlined(disc, ink::GOLD, Stroke::new(ink::INK, 8.0));
        drawing.number(seat as u32 + 1, 50.0, 50.0, 62.0, ink::INK);
    })
}

/// An ability beside its gem: name, and what it does.
pub fn ability_line<'a>(frame: &Frame<'_>, colour: Colour, power: Sign) -> Node<'a> {
    let (gem, side) = (frame.dp(26.0), frame.dp(40.0));
    let shape = pictured(pictures::gem(colour, false), gem);
    let picture = pictured(pictures::power(power), side);
    let name = Lettering { face: Face::Heavy, ..frame.body() };
    let words =
        column([paragraph(power.name(frame.words), name), paragraph(power.does(frame.words), frame.label())]).grow(1.0);
    row([shape, picture, words]).gap(frame.dp(8.0)).firm()
}

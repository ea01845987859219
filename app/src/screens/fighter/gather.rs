//! A party gathers: who plays which hero, who leads, how hard it shall be, and through which boards.

use super::{
    lobby::{begin, ground},
    names::number,
    party::Party,
    pictures,
};
use crate::{
    collage::Collage,
    geometry::{Insets, Rect},
    layout::{AlignItems, JustifyContent, Node, column, leaf, paragraph, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::fresh_seed,
    scene::{Lettering, Picture, Role, Scene},
    screens::naming::{self, Named, Naming, Typed},
    theme::{Frame, TOUCH},
    touch::{coded, touches},
    widgets::{self, Look},
};
use printkit::{
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::{Colour, Deck, Difficulty, HeroId, PARTY};
use serde::Serialize;

touches! {
    /// What can be touched where a party gathers.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Hero(hero: HeroId) = "hero-{}",
        Name(seat: usize) = "name-{}",
        Leader(seat: usize) = "leader-{}",
        Away(seat: usize) = "away-{}",
        Difficulty(difficulty: Difficulty) = "difficulty-{}",
        DrawBoards = "boards-drawn",
        ChooseBoards = "boards-chosen",
        Board(level: usize) = "board-{}",
        Start = "start",
        Naming(touch: naming::Touch) = "{}",
    }
}

/// The screen.
pub struct Gather {
    party: Party,
    deck: Deck,
    /// The dungeon of a code; a new one without.
    seed: Option<u64>,
    /// The hero whose abilities are shown.
    looked: HeroId,
    naming: Option<(usize, Naming)>,
}

impl Gather {
    /// For a new dungeon.
    pub fn new(desk: &mut Desk<'_>) -> Gather {
        Gather::of(Party::load(desk.platform, desk.store).unwrap_or_default(), None)
    }

    /// For the dungeon of a code.
    pub fn for_code(party: Party, seed: u64) -> Gather {
        Gather::of(party, Some(seed))
    }

    fn of(party: Party, seed: Option<u64>) -> Gather {
        let looked = party.leader;
        Gather { party, deck: Deck::standard(), seed, looked, naming: None }
    }

    /// What a hero is called on these pages: as the player is, or by its own name.
    fn name(&self, frame: &Frame<'_>, hero: HeroId) -> String {
        let typed = self.party.seat(hero).map(|seat| self.party.picks[seat].name.trim().to_string());
        typed.filter(|name| !name.is_empty()).unwrap_or_else(|| self.own_name(frame, hero))
    }

    fn own_name(&self, frame: &Frame<'_>, hero: HeroId) -> String {
        frame.say(&format!("hero-{}", self.deck.hero(hero).map_or("", |hero| &hero.key)))
    }

    /// All nine, those who join with a gold ring and the number of their seat.
    fn heroes<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let columns = if width < frame.dp(300.0) { 3 } else { (width / frame.dp(104.0)).clamp(3.0, 9.0) as usize };
        let columns = if columns > 4 && columns < 9 { 5 } else { columns };
        let heroes: Vec<HeroId> = self.deck.heroes().collect();
        let rows = heroes.chunks(columns).map(|chunk| {
            let tiles = chunk.iter().map(|hero| self.tile(frame, *hero).grow(1.0));
            let blanks = (chunk.len()..columns).map(|_| column([]).grow(1.0));
            row(tiles.chain(blanks)).gap(frame.dp(8.0)).align(AlignItems::STRETCH).firm()
        });
        column(rows).gap(frame.dp(8.0))
    }

    fn tile<'a>(&self, frame: &Frame<'_>, hero: HeroId) -> Node<'a> {
        let (name, seat) = (self.own_name(frame, hero), self.party.seat(hero));
        let (picture, looked) = (pictures::portrait(&self.deck, hero), self.looked == hero);
        let lettering = Lettering::new(Face::Heavy, frame.dp(13.0), ink::INK).centred();
        leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at, seat.is_some() || looked, 3 + u32::from(hero.0));
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
            scene.touch(Touch::Hero(hero), Role::Switch { on: seat.is_some() }, name, at);
        })
        .height(frame.dp(112.0))
    }

    /// What the hero touched last can do.
    fn about<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let Some(hero) = self.deck.hero(self.looked) else { return column([]) };
        let limits = hero.limits;
        let carries = frame.say_with(
            "gather-carries",
            &[
                ("weapons", number(limits.weapons)),
                ("armours", number(limits.armours)),
                ("items", number(limits.items)),
            ],
        );
        let abilities = Colour::ALL.map(|colour| ability_line(frame, colour, Sign::Ability(hero.ability(colour))));
        column([
            paragraph(self.own_name(frame, self.looked), frame.heading()),
            paragraph(frame.say(&format!("hero-{}-about", hero.key)), frame.label()),
        ])
        .with(column(abilities).gap(frame.dp(6.0)))
        .with(paragraph(carries, frame.body()))
        .gap(frame.dp(6.0))
    }

    /// Who plays: a line with face, name and the leader's mark for each.
    fn players<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let lines = (0..self.party.picks.len()).map(|seat| self.player(frame, seat));
        column([paragraph(frame.say("gather-leader-about"), frame.body())])
            .with(paragraph(frame.say("gather-away-about"), frame.body()))
            .with(column(lines).gap(frame.dp(6.0)))
            .gap(frame.dp(6.0))
    }

    fn player<'a>(&self, frame: &Frame<'_>, seat: usize) -> Node<'a> {
        let hero = self.party.picks[seat].hero;
        let (picture, name) = (pictures::portrait(&self.deck, hero), self.name(frame, hero));
        let label = frame.say_with("party-name", &[("name", name.clone().into())]);
        let height = frame.dp(50.0).max(frame.em(34.0)).max(TOUCH);
        let face = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(picture, at);
        });
        let written = Lettering::new(Face::Display, frame.em(17.0), ink::INK);
        let paper = leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at.inset(1.5), true, 4 + seat as u32);
            scene.fitted(&name, written, at.inset(9.0));
            scene.touch(Touch::Name(seat), Role::Button, label, at);
        });
        let leads = self.party.leader == hero;
        let words = frame.say("gather-leads");
        let mark = leaf(move |scene: &mut Scene, at: Rect| {
            let sprite = scene.fit(Picture::art("fighter/leader_undefeated"), at.inset(3.0));
            sprite.fade = if leads { 1.0 } else { 0.28 };
            scene.touch(Touch::Leader(seat), Role::Choice { chosen: leads }, words, at);
        });
        let away = self.party.picks[seat].away;
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
        let marks = [robot, mark].map(|it| it.width(height).height(height));
        row([face.width(height).height(height), paper.height(height).grow(1.0)].into_iter().chain(marks))
            .gap(frame.dp(8.0))
            .firm()
    }

    fn difficulty<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let option = |difficulty: Difficulty| {
            let code = difficulty_code(difficulty);
            let chosen = self.party.difficulty == difficulty;
            (Touch::Difficulty(difficulty), frame.say(&format!("difficulty-{code}")), chosen)
        };
        let options = Difficulty::ALL.map(option).into();
        let choice = widgets::choices(frame, "ui/ui_keep", frame.say("gather-how-hard"), options);
        let about = frame.say(&format!("gather-{}-about", difficulty_code(self.party.difficulty)));
        column([choice, paragraph(about, frame.body())]).gap(frame.dp(6.0))
    }

    fn dungeon<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        if self.seed.is_some() {
            return paragraph(frame.say("gather-boards-given"), frame.body());
        }
        let options = vec![
            (Touch::DrawBoards, frame.say("gather-boards-drawn"), self.party.boards.is_none()),
            (Touch::ChooseBoards, frame.say("gather-boards-chosen"), self.party.boards.is_some()),
        ];
        let choice = widgets::choices(frame, "ui/ui_map", frame.say("gather-which-boards"), options);
        let boards = self.party.boards.into_iter().flatten().enumerate().map(|(level, face)| {
            let key = self.deck.face(face).map_or("", |face| &face.key);
            let name = frame.say(&format!("board-{key}"));
            let nth = frame.say_with("gather-level", &[("level", number(level as i64 + 1))]);
            let label = format!("{nth} {name}");
            let glyph = leaf(move |scene: &mut Scene, at: Rect| {
                scene.fit(Picture::icon("ui/ui_forward", ink::BARK), at);
            });
            let words = column([paragraph(nth, frame.label()), paragraph(name, frame.heading())]).grow(1.0);
            let side = frame.dp(24.0);
            let content = row([words, glyph.width(side).height(side)]);
            widgets::list_row(frame, Touch::Board(level), label, true, level, content)
        });
        column([choice]).with(column(boards).gap(frame.dp(8.0))).gap(frame.dp(6.0))
    }

    fn page<'a>(&self, frame: &Frame<'_>, width: f32, wide: bool) -> Node<'a> {
        let room = if wide { (width - 36.0) / 2.0 } else { width };
        let picked = frame.say_with("gather-heroes", &[("n", number(self.party.picks.len() as i64))]);
        let first =
            column([widgets::section(frame, picked, vec![self.heroes(frame, room)]), self.about(frame)]).gap(10.0);
        let second = column([
            widgets::section(frame, frame.say("party-players"), vec![self.players(frame)]),
            widgets::section(frame, frame.say("gather-difficulty"), vec![self.difficulty(frame)]),
            widgets::section(frame, frame.say("gather-dungeon"), vec![self.dungeon(frame)]),
        ]);
        let gap = frame.dp(20.0);
        if wide {
            row([first.grow(1.0), second.gap(gap).grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
        } else {
            column([first, second.gap(gap)]).gap(gap)
        }
    }

    fn tap(&mut self, touch: Touch, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Touch::Start => {
                let seed = self.seed.unwrap_or_else(|| fresh_seed(desk.platform));
                return self.party.begin(seed).map_or(Nav::Stay, |running| Nav::Replace(begin(running, desk)));
            }
            Touch::Hero(hero) => {
                self.looked = hero;
                if !self.party.swap(hero) {
                    desk.refuse(desk.words.with("gather-bounds", &[("most", number(PARTY as i64))]));
                }
            }
            Touch::Name(seat) => {
                self.naming = self.party.picks.get(seat).map(|pick| (seat, Naming::new(&pick.name)));
            }
            Touch::Leader(seat) => {
                self.party.leader = self.party.picks.get(seat).map_or(self.party.leader, |pick| pick.hero);
            }
            Touch::Away(seat) => {
                if let Some(pick) = self.party.picks.get_mut(seat) {
                    pick.away = !pick.away;
                }
            }
            Touch::Difficulty(difficulty) => self.party.difficulty = difficulty,
            Touch::DrawBoards => self.party.choose_boards(&self.deck, false),
            Touch::ChooseBoards => self.party.choose_boards(&self.deck, true),
            Touch::Board(level) => self.party.turn_board(&self.deck, level),
            Touch::Naming(_) => return Nav::Pass,
        }
        Nav::Stay
    }
}

coded! {
    Difficulty: Difficulty::ALL, difficulty_code;
}

/// The word for a difficulty in ids and keys.
pub fn difficulty_code(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Normal => "normal",
        Difficulty::Infernal => "infernal",
    }
}

/// The number of a seat on a gold disc.
fn numbered(seat: usize) -> Picture {
    pictures::sign(("seat", seat), 4.0, move |drawing| {
        let disc = Path::circle(50.0, 50.0, 44.0);
        drawing.outlined(disc, ink::GOLD, Stroke::new(ink::INK, 8.0));
        drawing.number(seat as u32 + 1, 50.0, 50.0, 62.0, ink::INK);
    })
}

/// An ability beside its gem: name, and what it does.
pub fn ability_line<'a>(frame: &Frame<'_>, colour: Colour, power: Sign) -> Node<'a> {
    let (gem, side) = (frame.dp(26.0), frame.dp(40.0));
    let shape = leaf(move |scene: &mut Scene, at: Rect| {
        scene.fit(pictures::gem(colour, false), at);
    });
    let picture = leaf(move |scene: &mut Scene, at: Rect| {
        scene.fit(pictures::power(power), at);
    });
    let name = Lettering { face: Face::Heavy, ..frame.body() };
    let words =
        column([paragraph(power.name(frame.words), name), paragraph(power.does(frame.words), frame.label())]).grow(1.0);
    row([shape.width(gem).height(gem), picture.width(side).height(side), words]).gap(frame.dp(8.0)).firm()
}

impl TypedScreen for Gather {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "fighter-party"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        if let Some((seat, naming)) = &self.naming {
            let hero = self.party.picks[*seat].hero;
            let (title, clear) = (frame.say("party-naming"), frame.say("party-own-name"));
            let badge = pictures::portrait(&self.deck, hero);
            naming.show(&mut scene, frame, &Named { title, badge, own: self.own_name(frame, hero), clear });
            return scene;
        }
        let start = || widgets::button(frame, Touch::Start, Look::Gold, Some("ui/ui_play"), frame.say("gather-start"));
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

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let before = self.party.clone();
        let typing = |touch: &Touch| if let Touch::Naming(touch) = touch { Some(*touch) } else { None };
        let nav = match (&mut self.naming, event) {
            (Some((seat, naming)), event) => match event.part(typing).map(|event| naming.act(&event)) {
                Some(Typed::On) => Nav::Stay,
                Some(Typed::Nothing) | None => Nav::Pass,
                Some(Typed::Done(name)) => {
                    self.party.picks[*seat].name = name;
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
        let Some((seat, naming)) = self.naming.take() else { return Nav::Pop };
        self.party.picks[seat].name = naming.name();
        self.party.save(desk.platform, desk.store);
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        State { party: &self.party, seed: self.seed, naming: self.naming.is_some() }
    }
}

/// The screen's state for scripts and tests.
#[derive(Serialize)]
struct State<'a> {
    party: &'a Party,
    seed: Option<u64>,
    naming: bool,
}

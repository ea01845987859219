//! The album of all monsters and bosses: who was met in a game is seen, with a name and a sentence; the others are no
//! more than shapes in the dark.

use super::{
    listed::GAME,
    lobby::ground,
    names::{foe_drawing, foe_key, number},
    pictures,
};
use crate::{
    explain::Explained,
    geometry::Rect,
    layout::{Node, column, grid, leaf, paragraph},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::Platform,
    scene::{Lettering, Picture, Role, Scene},
    store::Store,
    theme::Frame,
    touch::touches,
    widgets,
};
use printkit_core::{drawing::Face, faces::fighter::Sign, ink};
use rules::{
    Game,
    fighter::{Deck, Event, Fighter, Foe, Handicap, LEVELS},
};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeSet;

touches! {
    /// What can be touched in the album.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Foe(nth: usize) = "foe-{}",
    }
}

/// The badge for a full album, under which the store keeps who was met.
pub const BADGE: &str = "met";
/// Monsters and bosses in the game.
pub const FOES: usize = 57;
/// The least width of a tile, in ems of a phone.
const TILE: f32 = 96.0;

/// A foe and whether it was met.
struct Known {
    foe: Foe,
    is_met: bool,
}

/// The album.
pub struct Album {
    deck: Deck,
    /// Monsters floor by floor, then bosses.
    all: Vec<Known>,
}

/// Who is met in an event.
pub fn met(event: &Event) -> Option<Foe> {
    match event {
        Event::MonsterMet { monster, .. } => Some(Foe::Monster(*monster)),
        Event::BossMet { boss } => Some(Foe::Boss(*boss)),
        _ => None,
    }
}

/// Puts whoever was met into the album.
pub fn keep(deck: &Deck, events: &[Event], platform: &mut dyn Platform, store: &mut Store) {
    for foe in events.iter().filter_map(met) {
        store.gather(platform, Fighter::NAME, BADGE, foe_drawing(deck, foe));
    }
}

impl Album {
    /// The album as it is filled so far.
    pub fn new(desk: &mut Desk<'_>) -> Album {
        let deck = Deck::standard();
        let all = known(&deck, desk.store.gathered(Fighter::NAME, BADGE));
        Album { deck, all }
    }

    fn met(&self) -> usize {
        self.all.iter().filter(|known| known.is_met).count()
    }

    /// On which floor of the tower a monster waits; none for a boss.
    fn floor(&self, foe: Foe) -> Option<u8> {
        match foe {
            Foe::Monster(id) => self.deck.monster(id).map(|monster| monster.level),
            Foe::Boss(_) => None,
        }
    }

    fn page<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let columns = ((width / frame.em(TILE)) as usize).clamp(2, 8);
        let values = [("met", number(self.met() as i64)), ("of", number(self.all.len() as i64))];
        let count = paragraph(frame.say_with("album-count", &values), frame.label().centred());
        let floors = (1..=LEVELS).map(Some).chain([None]).map(|floor| {
            let title = match floor {
                Some(floor) => frame.say_with("album-floor", &[("level", number(floor))]),
                None => frame.say("album-bosses"),
            };
            let here = self.all.iter().enumerate().filter(|(_, known)| self.floor(known.foe) == floor);
            let tiles = here.map(|(nth, known)| self.tile(frame, nth, known));
            column([paragraph(title, frame.heading_of(19.0)), grid(tiles, columns, frame.dp(6.0))]).gap(frame.dp(6.0))
        });
        column([count]).with(column(floors).gap(frame.dp(14.0))).gap(frame.dp(10.0))
    }

    fn name(&self, frame: &Frame<'_>, known: &Known) -> String {
        if known.is_met { frame.say(&foe_key(&self.deck, known.foe)) } else { frame.say("album-unknown") }
    }

    fn picture(&self, known: &Known) -> Picture {
        let art = foe_drawing(&self.deck, known.foe);
        if known.is_met { Picture::art(art) } else { pictures::shadow(&art) }
    }

    fn tile<'a>(&self, frame: &Frame<'_>, nth: usize, known: &Known) -> Node<'a> {
        let (name, picture, is_met) = (self.name(frame, known), self.picture(known), known.is_met);
        let lettering = Lettering::new(Face::Heavy, frame.em(12.5).min(frame.dp(17.0)), ink::INK).centred();
        let line = 2.0 * lettering.line_height();
        let side = frame.dp(72.0);
        leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at, is_met, 3 + nth as u32 % 5);
            // Who has no name yet stands in the middle.
            let top = if is_met { at.y + 5.0 } else { at.centre().y - side / 2.0 };
            let place = Rect::new(at.x + 4.0, top, at.w - 8.0, side);
            scene.fit(picture, place).fade = if is_met { 1.0 } else { 0.5 };
            if is_met {
                scene.fitted(&name, lettering, Rect::new(at.x + 4.0, place.bottom() + 1.0, at.w - 8.0, line));
            }
            scene.touch(Touch::Foe(nth), Role::Button, name, at);
        })
        .height(side + line + 10.0)
    }

    /// A foe from near: what is said about it, and what makes it hard to fight.
    fn told(&self, frame: &Frame<'_>, known: &Known) -> Explained {
        let (name, picture) = (self.name(frame, known), self.picture(known));
        let text = if known.is_met { self.about(frame, known.foe) } else { frame.say("album-unknown-about") };
        Explained { name, text, picture, is_card: true, game: &GAME, section: 10 }
    }

    fn about(&self, frame: &Frame<'_>, foe: Foe) -> String {
        let (health, damage, handicaps): (u8, u8, &[Handicap]) = match foe {
            Foe::Monster(id) => match self.deck.monster(id) {
                Some(monster) => (monster.health, monster.damage, &monster.handicaps),
                None => return String::new(),
            },
            Foe::Boss(id) => match self.deck.boss(id) {
                Some(boss) => (boss.health, boss.damage, &boss.handicaps),
                None => return String::new(),
            },
        };
        let values = [("health", number(health)), ("damage", number(damage))];
        let joke = frame.say(&format!("{}-joke", foe_key(&self.deck, foe)));
        let strength = frame.say_with("album-strength", &values);
        let handicaps = handicaps.iter().map(|handicap| {
            let sign = Sign::from(*handicap);
            format!("{}. {}", sign.name(frame.words), sign.does(frame.words))
        });
        [joke, strength].into_iter().chain(handicaps).collect::<Vec<_>>().join("\n")
    }
}

/// Monsters floor by floor, then bosses, each as it was met or not.
fn known(deck: &Deck, met: &BTreeSet<String>) -> Vec<Known> {
    let mut monsters: Vec<_> = deck.monsters().collect();
    monsters.sort_by_key(|id| deck.monster(*id).map(|monster| monster.level));
    let all = monsters.into_iter().map(Foe::Monster).chain(deck.bosses().map(Foe::Boss));
    all.map(|foe| Known { foe, is_met: met.contains(&foe_drawing(deck, foe)) }).collect()
}

impl TypedScreen for Album {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "fighter-album"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let columns = if widgets::wide_enough(frame) { 2 } else { 1 };
        widgets::page(&mut scene, frame, "album", frame.say("album-title"), columns, |width| self.page(frame, width));
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(Touch::Foe(nth), _) = event else { return Nav::Pass };
        self.all.get(*nth).map_or(Nav::Stay, |known| Nav::Tell(self.told(&desk.frame(), known)))
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        json!({ "met": self.met(), "of": self.all.len() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_album_has_everybody_once_the_weakest_first_and_bosses_last() {
        let deck = Deck::standard();
        let all = known(&deck, &BTreeSet::from(["bosses/none".to_string(), "monsters/skeleton".to_string()]));
        assert_eq!((all.len(), all.iter().filter(|known| known.is_met).count()), (FOES, 1));
        let drawings: BTreeSet<String> = all.iter().map(|known| foe_drawing(&deck, known.foe)).collect();
        assert_eq!(drawings.len(), FOES);
        assert!(matches!(all[FOES - 1].foe, Foe::Boss(_)) && matches!(all[0].foe, Foe::Monster(_)));
    }
}

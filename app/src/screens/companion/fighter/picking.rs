//! Pages to pick from: heroes, equipment, monsters and throws, each by picture, and what is on no card of ours.

use super::{
    BOSSES, Draft, OTHERS, cards,
    names::{Stock, Touch, foe_name, gear_name, sort_title},
    treasury::counter,
};
use crate::{
    layout::{Node, column, paragraph},
    scene::{Picture, Role},
    screens::companion::{
        plates::{self, KeyLook},
        shell::{self, Page, Part},
    },
    theme::Frame,
    widgets::{self, Look},
};
use printkit_core::faces::fighter::{Sign, roman};
use rules::{
    companion::fighter::{Gear, Opponent, Party, Sort, Who},
    fighter::{Deck, EquipmentId, MonsterId, Throw},
};

/// Something to pick: what it is to touch, its look, its picture and its name.
struct Cell {
    touch: Touch,
    look: KeyLook,
    picture: Picture,
    words: String,
}

/// A page of its own over the companion.
fn page<'a>(name: &'static str, parts: Vec<Part<'a>>) -> Page<'a> {
    Page { name, tabs: Vec::new(), parts, foot: None, over: None }
}

/// Cells under a heading, in as many columns as their names allow.
fn cells<'a>(frame: &'a Frame<'_>, width: f32, title: String, cells: Vec<Cell>) -> Node<'a> {
    let words: Vec<String> = cells.iter().map(|cell| cell.words.clone()).collect();
    let columns = plates::columns(frame, width, &words, if width > frame.em(500.0) { 6 } else { 3 });
    let keys = cells.into_iter().map(|Cell { touch, look, picture, words }| {
        let role = if look == KeyLook::Spent { Role::Label } else { Role::Button };
        plates::picture_key(frame, touch, look, picture, words, role)
    });
    column([paragraph(title, frame.heading()), plates::grid(frame, columns, keys.collect())]).gap(frame.dp(8.0)).firm()
}

fn open(is_open: bool) -> KeyLook {
    if is_open { KeyLook::Plain } else { KeyLook::Spent }
}

/// Which hero joins the party.
pub(super) fn heroes<'a>(party: &'a Party, frame: &'a Frame<'_>) -> Page<'a> {
    page(
        "heroes",
        vec![Box::new(move |width| {
            let deck = Deck::standard();
            let is_in = |who: Who| party.members.iter().any(|member| member.who == who);
            let cell = |id| {
                let who = Who::Card(id);
                let words = deck.hero(id).map(|hero| frame.say(&format!("hero-{}", hero.key))).unwrap_or_default();
                Cell { touch: Touch::Join(id), look: open(!is_in(who)), picture: cards::hero(who), words }
            };
            let mut all: Vec<Cell> = deck.heroes().map(cell).collect();
            all.push(Cell {
                touch: Touch::JoinAny,
                look: KeyLook::Gold,
                picture: cards::hero(Who::Number(0)),
                words: frame.say("companion-hero-other"),
            });
            cells(frame, width, frame.say("companion-hero-add"), all)
        })],
    )
}

/// What a hero takes.
pub(super) fn gear<'a>(party: &'a Party, seat: usize, frame: &'a Frame<'_>) -> Page<'a> {
    let part = |sort: Sort| -> Part<'a> {
        Box::new(move |width| {
            let deck = Deck::standard();
            let is_taken = |gear: Gear| party.members.iter().any(|member| member.gear.contains(&gear));
            let has_room = party.members.get(seat).is_some_and(|member| member.room_for(sort) > 0);
            let is_of = |id: &EquipmentId| Gear::Card(*id).sort() == Some(sort);
            let cell = |id: EquipmentId| {
                let gear = Gear::Card(id);
                let look = open(has_room && !is_taken(gear));
                Cell { touch: Touch::Take(id), look, picture: cards::gear(gear), words: gear_name(gear, frame.words) }
            };
            let any = Cell {
                touch: Touch::TakeAny(sort),
                look: if has_room { KeyLook::Gold } else { KeyLook::Spent },
                picture: cards::sort(sort),
                words: frame.say(&Touch::TakeAny(sort).to_string()),
            };
            let all = [any].into_iter().chain(deck.all_equipment().filter(is_of).map(cell)).collect();
            cells(frame, width, frame.say(sort_title(sort)), all)
        })
    };
    page("gear", Sort::ALL.map(part).into())
}

/// Whom the party meets: a monster of a floor, a boss, or one of another box.
pub(super) fn foes<'a>(party: &'a Party, floor: u8, draft: Draft, frame: &'a Frame<'_>) -> Page<'a> {
    let choices: Part<'a> = Box::new(move |_| {
        let options = (1..=OTHERS).map(|each| {
            let words = match each {
                OTHERS => frame.say("companion-other"),
                BOSSES => frame.say("companion-boss"),
                _ => roman(each).to_string(),
            };
            (Touch::Floor(each), words, each == floor)
        });
        widgets::choices(frame, "ui/ui_keep", frame.say("companion-floor"), options.collect()).firm()
    });
    let foes: Part<'a> = Box::new(move |width| {
        let deck = Deck::standard();
        let is_here = |id: &MonsterId| deck.monster(*id).is_some_and(|monster| monster.level == floor);
        let all: Vec<Cell> = match floor {
            OTHERS => return other(draft, frame),
            BOSSES => deck.bosses().map(|id| foe(Touch::MeetBoss(id), Opponent::Boss(id), party, frame)).collect(),
            _ => {
                let cell = |id: MonsterId| foe(Touch::Meet(id), Opponent::Monster(id), party, frame);
                deck.monsters().filter(is_here).map(cell).collect()
            }
        };
        cells(frame, width, frame.say("companion-foe-add"), all)
    });
    page("foes", vec![choices, foes])
}

fn foe(touch: Touch, opponent: Opponent, party: &Party, frame: &Frame<'_>) -> Cell {
    let is_on = party.foe.is_some_and(|foe| foe.opponent == opponent);
    let deck = Deck::standard();
    let name = match opponent {
        Opponent::Monster(id) => deck.monster(id).map(|monster| format!("monsters/{}", monster.key)),
        Opponent::Boss(id) => deck.boss(id).map(|boss| format!("bosses/{}", boss.key)),
        Opponent::Any { .. } => None,
    };
    let picture = cards::named(name.unwrap_or_else(|| "rooms/boss".to_string()));
    Cell { touch, look: open(!is_on), picture, words: foe_name(opponent, frame.words) }
}

/// A monster that is on no card of ours, by its numbers.
fn other<'a>(draft: Draft, frame: &'a Frame<'_>) -> Node<'a> {
    let parts = vec![
        counter(frame, "fighter/heart", Stock::Health, "companion-health-points", draft.health),
        counter(frame, "fighter/damage_burst", Stock::Damage, "companion-damage", draft.damage),
        counter(frame, "fighter/coin", Stock::Purse, "companion-gold", draft.gold),
        widgets::button(frame, Touch::MeetAny, Look::Gold, Some("ui/ui_check"), frame.say("companion-meet-any")).firm(),
    ];
    plates::plate(frame, frame.say("companion-foe-other"), String::new(), parts)
}

/// How the die must be thrown.
pub(super) fn throws<'a>(party: &'a Party, frame: &'a Frame<'_>) -> Page<'a> {
    page(
        "throws",
        vec![Box::new(move |width| {
            let cell = |(index, throw): (usize, Throw)| {
                let sign = Sign::Throw(throw);
                let look = if party.throws.contains(&throw) { KeyLook::Gold } else { KeyLook::Plain };
                Cell { touch: Touch::Throw(index), look, picture: cards::sign(sign), words: sign.name(frame.words) }
            };
            let all = Throw::ALL.into_iter().enumerate().map(cell).collect();
            let done =
                widgets::button(frame, shell::Touch::Close, Look::Gold, Some("ui/ui_check"), frame.say("keypad-done"));
            let free = widgets::button(frame, Touch::ThrowFreely, Look::Paper, None, frame.say("companion-throw-none"));
            column([cells(frame, width, frame.say("companion-throw-add"), all), done.firm(), free.firm()])
                .gap(frame.dp(10.0))
                .firm()
        })],
    )
}

//! The party's page: each hero with health, scars and equipment.

use super::{
    cards,
    names::{Touch, gear_name, member_name},
};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, paragraph, pictured, row},
    scene::{Lettering, Role, Scene},
    screens::companion::{
        plates::{self, KeyLook},
        shell::{Foot, Page, Part, Question},
    },
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{faces::fighter::Sign, ink};
use rules::{
    companion::fighter::{Gear, Member, Party, Tracker},
    fighter::{Colour, PARTY},
};

pub(super) fn page<'a>(party: &'a Party, frame: &'a Frame<'_>) -> Page<'a> {
    let mut parts: Vec<Part<'a>> = Vec::new();
    if party.members.is_empty() {
        parts.push(Box::new(move |_| plates::nobody(frame, "fighter/party", frame.say("companion-no-heroes"))));
    }
    for (seat, member) in party.members.iter().enumerate() {
        parts.push(Box::new(move |_| hero(party, seat, member, frame)));
    }
    let foot = (party.members.len() < PARTY).then(|| -> Foot<'a> {
        let look = if party.members.is_empty() { Look::Gold } else { Look::Paper };
        Box::new(move |_| {
            widgets::button(frame, Touch::AddHero, look, Some("ui/ui_plus"), frame.say("companion-hero-add"))
        })
    });
    Page { name: "party", tabs: Vec::new(), parts, foot, over: None }
}

/// A hero: who it is, the abilities with their scars, health to count, and what is carried.
fn hero<'a>(party: &'a Party, seat: usize, member: &'a Member, frame: &'a Frame<'_>) -> Node<'a> {
    let name = member_name(member, frame.words);
    let state = state_words(member, frame);
    let leads = party.tracks(Tracker::Leader) && party.leader == seat;
    let title = if leads { format!("{name} · {}", frame.say("companion-leads")) } else { name.clone() };
    let label = format!("{title}. {state}");
    let side = frame.dp(64.0).max(TOUCH);
    let face = leaf(move |scene: &mut Scene, at: Rect| {
        scene.fit(cards::hero(member.who), at).fade = if member.health == 0 { 0.45 } else { 1.0 };
        if member.is_angel {
            scene.fit(cards::named("fighter/angel".to_string()), at);
        }
    });
    let heading = Lettering { size: frame.em(18.0), ..frame.heading() };
    let small = Lettering { ink: if member.health == 0 { ink::DARK_RED } else { ink::COCOA }, ..frame.label() };
    let words = column([paragraph(title, heading), paragraph(state, small), abilities(member, frame)]).gap(3.0);
    let head = row([face.width(side).height(side), words.grow(1.0)]).gap(frame.dp(10.0)).firm().named(
        Touch::Seat(seat),
        Role::Button,
        label,
    );
    let mut parts = vec![head];
    if party.tracks(Tracker::Heroes) && !member.is_angel {
        let health = frame.say_with("companion-health", &[("health", i64::from(member.health).into())]);
        let steps = [
            (Touch::Hurt(seat), frame.say_with("companion-hurt", &[("hero", name.clone().into())])),
            (Touch::Heal(seat), frame.say_with("companion-heal", &[("hero", name.into())])),
        ];
        let heart = cards::named("fighter/heart".to_string());
        parts.push(plates::stepper(frame, heart, Touch::Health(seat), health, member.health.into(), steps));
    }
    if party.tracks(Tracker::Gear) && !member.gear.is_empty() {
        parts.push(gear_row(&member.gear, frame));
    }
    let is_down = member.has_fainted();
    column(parts)
        .gap(frame.dp(8.0))
        .pads(frame.dp(12.0), frame.dp(10.0), frame.dp(12.0), frame.dp(10.0))
        .firm()
        .painted(move |scene, at| {
            if is_down {
                plates::hazard(scene, at, ink::PAPER);
            } else {
                plates::paper(scene, at, ink::PAPER, if leads { ink::AMBER } else { ink::TAN }, 3 + seat as u32);
            }
        })
}

/// The three abilities, those under a scar crossed out by it.
fn abilities<'a>(member: &'a Member, frame: &Frame<'_>) -> Node<'a> {
    let side = frame.dp(30.0);
    leaf(move |scene: &mut Scene, at: Rect| {
        for (i, colour) in Colour::ALL.into_iter().enumerate() {
            let place = Rect::new(at.x + i as f32 * (side + 6.0), at.y, side, side);
            let has_scar = member.scars.contains(&colour);
            scene.fit(cards::ability(member.who, colour), place).fade = if has_scar { 0.3 } else { 1.0 };
            if has_scar {
                scene.fit(cards::named("fighter/scar".to_string()), place.inset(-2.0));
            }
        }
    })
    .height(side)
}

/// What is carried, as small pictures.
fn gear_row<'a>(gear: &'a [Gear], frame: &Frame<'_>) -> Node<'a> {
    let side = frame.dp(40.0);
    let pieces = gear.iter().map(move |piece| pictured(cards::gear(*piece), side));
    row(pieces).wrapping().gap(frame.dp(4.0)).firm()
}

fn state_words(member: &Member, frame: &Frame<'_>) -> String {
    if member.is_angel {
        return frame.say("companion-angel");
    }
    if member.health == 0 {
        return frame.say("companion-fainted");
    }
    frame.say_with(
        "companion-health-of",
        &[("health", i64::from(member.health).into()), ("most", i64::from(member.most_health()).into())],
    )
}

/// What happens to a hero: a scar, equipment, the lead.
pub(super) fn question<'a>(party: &'a Party, seat: usize, frame: &'a Frame<'_>) -> Option<Question<'a>> {
    let member = party.members.get(seat)?;
    let mut buttons: Vec<Node<'a>> = Vec::new();
    if member.has_fainted() && party.tracks(Tracker::Heroes) {
        buttons.push(paragraph(frame.say("companion-revive"), frame.body()));
        buttons.push(scars(member, frame));
    }
    if party.tracks(Tracker::Gear) {
        let drop = |(index, piece): (usize, &Gear)| {
            let words = frame.say_with("companion-drop", &[("gear", gear_name(*piece, frame.words).into())]);
            widgets::button(frame, Touch::Drop(index), Look::Paper, Some("ui/ui_close"), words)
        };
        buttons.extend(member.gear.iter().enumerate().map(drop));
        if !member.is_angel {
            let words = frame.say("companion-gear-add");
            buttons.push(widgets::button(frame, Touch::AddGear, Look::Gold, Some("ui/ui_plus"), words));
        }
    }
    if party.tracks(Tracker::Leader) && party.leader != seat && !member.is_angel {
        let words = frame.say("companion-lead");
        buttons.push(widgets::button(frame, Touch::Lead, Look::Paper, Some("ui/ui_trophy"), words));
    }
    buttons.push(widgets::button(frame, Touch::Leave, Look::Paper, Some("ui/ui_close"), frame.say("companion-leave")));
    Some(Question { title: member_name(member, frame.words), about: state_words(member, frame), buttons })
}

/// Which ability the scar covers.
fn scars<'a>(member: &'a Member, frame: &'a Frame<'_>) -> Node<'a> {
    let keys = Colour::ALL.map(|colour| {
        let words = match cards::ability_of(member.who, colour) {
            Some(ability) => Sign::Ability(ability).name(frame.words),
            None => frame.say(&Touch::Scar(colour).to_string()),
        };
        let has_scar = member.scars.contains(&colour);
        let (look, role) = if has_scar { (KeyLook::Spent, Role::Label) } else { (KeyLook::Plain, Role::Button) };
        plates::picture_key(frame, Touch::Scar(colour), look, cards::ability(member.who, colour), words, role)
    });
    plates::grid(frame, if frame.text_scale() > 1.0 { 1 } else { 3 }, keys.into())
}

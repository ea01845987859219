//! An adventure taken over from a paper note: the Keep to come and the tokens held.

use super::{lobby::ground, names::spell_key, pictures, quest::Quest};
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, leaf, paragraph, row, spoken},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    scene::{Picture, Role, Scene},
    sound::Effect,
    theme::{Frame, TOUCH},
    touch::{self, touches},
    widgets::{self, Look},
};
use printkit_core::{
    Words,
    drawing::{Path, Stroke},
    faces::knock::Token,
    ink,
};
use rules::knock::{Adventure, LEVELS, Reason, Refusal, Spell};
use serde::Serialize;
use serde_json::json;

touches! {
    /// What can be touched on the note.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Keep(level: u8) = "keep-{}",
        Spell(spell: Spell) = "spell-{}",
        Take = "take",
        Verdict = "verdict",
    }
}

/// The note being copied.
pub struct Note {
    level: u8,
    spells: Vec<Spell>,
}

/// The four tokens side by side: those held, and the empty places of the others; `touch` is what each is to touch.
pub fn spell_row<'a, T: touch::Touch>(frame: &Frame<'_>, held: &[Spell], touch: fn(Spell) -> T) -> Node<'a> {
    let side = frame.dp(46.0);
    let tokens = Spell::ALL.map(|spell| {
        let has = held.contains(&spell);
        let key = if has { "quest-token-held" } else { "quest-token-missing" };
        let label = frame.say_with(key, &[("spell", frame.say(&spell_key(spell)).into())]);
        leaf(move |scene: &mut Scene, at: Rect| {
            token(scene, spell, has, at);
            scene.touch(touch(spell), Role::Label, label, at);
        })
        .square(side)
    });
    row(tokens).gap(frame.dp(10.0)).justify(JustifyContent::CENTER).firm()
}

/// Draws a token, or the place where it is missing.
fn token(scene: &mut Scene, spell: Spell, held: bool, at: Rect) {
    if held {
        scene.fit(pictures::token(Token::Spell(spell)), at);
        return;
    }
    scene.fit(pictures::token(Token::Spell(spell)), at.inset(at.w * 0.08)).fade = 0.22;
    scene.fit(empty_place(), at);
}

/// The dashed ring where a token is missing.
fn empty_place() -> Picture {
    Picture::sign("no-token", 2.0, |drawing| {
        drawing.stroke(Path::circle(50.0, 50.0, 45.0), Stroke::dashed(ink::BARK, 5.0, 10.0, 9.0));
    })
}

impl Note {
    /// Begins with where the party stands.
    pub fn new(adventure: &Adventure) -> Note {
        Note { level: adventure.level(), spells: adventure.spells().to_vec() }
    }

    fn verdict(&self) -> Result<Adventure, Refusal> {
        Adventure::from_note(self.level, &self.spells)
    }

    /// A spell on the note: a token to be tapped on or off.
    fn choice<'a>(&self, frame: &Frame<'_>, spell: Spell) -> Node<'a> {
        let held = self.spells.contains(&spell);
        let words = frame.say(&spell_key(spell));
        let label = words.clone();
        let side = frame.dp(54.0).max(TOUCH);
        let picture = leaf(move |scene: &mut Scene, at: Rect| token(scene, spell, held, at));
        let tick = leaf(move |scene: &mut Scene, at: Rect| {
            widgets::tick(scene, at, held);
        });
        let small = frame.dp(30.0);
        row([picture.square(side), paragraph(words, frame.heading()).grow(1.0), tick.square(small)])
            .gap(frame.dp(12.0))
            .firm()
            .named(Touch::Spell(spell), Role::Switch { on: held }, label)
    }

    fn page<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let levels = (1..=LEVELS).map(|each| (Touch::Keep(each), each.to_string(), self.level == each)).collect();
        let spells = Spell::ALL.map(|spell| self.choice(frame, spell));
        let mut parts = vec![
            paragraph(frame.say("note-about"), frame.body()),
            widgets::choices(frame, "ui/ui_keep", frame.say("note-keep"), levels),
            widgets::section(frame, frame.say("note-tokens"), vec![column(spells).gap(frame.dp(8.0))]),
        ];
        match self.verdict() {
            Ok(_) => {
                parts.push(widgets::button(frame, Touch::Take, Look::Gold, Some("ui/ui_check"), frame.say("note-take")))
            }
            Err(refusal) => parts.extend(
                refusal.reasons.iter().map(|reason| spoken(Touch::Verdict, blame(frame.words, reason), frame.label())),
            ),
        }
        column(parts).gap(frame.dp(14.0))
    }
}

/// What is wrong with a note.
fn blame(words: &Words, reason: &Reason) -> String {
    match *reason {
        Reason::TooManySpells { count, level } => {
            words.with("note-too-many", &[("count", (count as i64).into()), ("level", i64::from(level).into())])
        }
        Reason::SpellTwice { spell } => words.with("note-twice", &[("spell", words.get(&spell_key(spell)).into())]),
        _ => words.get("note-refused"),
    }
}

impl TypedScreen for Note {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "knock-note"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        widgets::page(&mut scene, frame, "page", frame.say("note-title"), 1, |_| self.page(frame));
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = *event else { return Nav::Pass };
        match touch {
            Touch::Take => {
                let Ok(adventure) = self.verdict() else { return Nav::Stay };
                let quest = Quest { adventure: Some(adventure), is_finished: false };
                quest.save(desk.platform, desk.store);
                desk.play(Effect::Key);
                desk.toast(desk.words.get("note-taken"));
                return Nav::Pop;
            }
            Touch::Keep(level) => self.level = level,
            Touch::Spell(spell) if self.spells.contains(&spell) => self.spells.retain(|held| *held != spell),
            Touch::Spell(spell) => self.spells.push(spell),
            Touch::Verdict => return Nav::Pass,
        }
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        json!({ "level": self.level, "spells": &self.spells })
    }
}

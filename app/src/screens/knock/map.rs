//! The adventure between two Keeps: the map, the tokens held, and the way on.

use super::{
    gather::Gather,
    lobby::ground,
    map_art::{self, Progress},
    note::{Note, spell_row},
    party::Party,
    quest::Quest,
    replay::Attack,
    seat,
};
use crate::{
    layout::{Node, column, paragraph},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::fresh_seed,
    play::Match,
    scene::{Role, Scene},
    screens::{gathering::Party as _, replay::Presenter},
    sound::Effect,
    theme::Frame,
    touch::touches,
    widgets::{self, Look},
};
use rules::knock::{Knock, LEVELS, Setup, Spell};
use serde::Serialize;
use serde_json::json;

touches! {
    /// What can be touched on the map.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Keep(level: u8) = "keep-{}",
        Held(spell: Spell) = "held-spell-{}",
        Attack = "attack",
        Party = "party",
        Note = "note",
        GiveUp = "over",
        Restore = "restore",
    }
}

/// The map.
#[derive(Default)]
pub struct Map {
    quest: Quest,
    party: Option<Party>,
    /// A Keep of this adventure is being attacked right now.
    is_running: bool,
    /// What was given up, to be had back for a moment.
    given_up: Option<Quest>,
}

impl Map {
    fn progress(&self, level: u8) -> Progress {
        match level {
            level if level <= self.quest.freed() => Progress::Free,
            level if level == self.quest.freed() + 1 => Progress::Next,
            _ => Progress::Locked,
        }
    }

    fn heading(&self, frame: &Frame<'_>) -> (String, String) {
        if self.quest.is_finished {
            return (frame.say("quest-finished"), frame.say("quest-finished-about"));
        }
        let level = [("level", i64::from(self.quest.next().level()).into())];
        let about = match (self.is_running, self.quest.is_under_way(), self.quest.next().spells().is_empty()) {
            (true, ..) => "quest-running",
            (_, false, _) => "quest-about",
            (_, _, true) => "quest-no-tokens",
            (_, _, false) => "quest-tokens",
        };
        (frame.say_with("quest-next", &level), frame.say(about))
    }

    /// Who goes, and with how much sand.
    fn party_words(&self, frame: &Frame<'_>) -> Option<String> {
        let party = self.party.as_ref()?;
        let names = (0..party.players).map(|nth| seat::name(party.taken(), nth, frame.words));
        Some(names.collect::<Vec<_>>().join(" · "))
    }

    fn tray<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let (title, about) = self.heading(frame);
        let mut parts =
            vec![column([paragraph(title, frame.heading_of(23.0)), paragraph(about, frame.body())]).gap(2.0)];
        if !self.quest.is_finished {
            parts.push(spell_row(frame, self.quest.next().spells(), Touch::Held));
        }
        parts.extend(self.party_words(frame).map(|names| paragraph(names, frame.label())));
        let level = [("level", i64::from(self.quest.next().level()).into())];
        let key = match (self.quest.is_finished, self.is_running) {
            (true, _) => "quest-anew",
            (_, true) => "quest-continue",
            (_, false) => "quest-attack",
        };
        parts.push(widgets::button(frame, Touch::Attack, Look::Gold, Some("ui/ui_play"), frame.say_with(key, &level)));
        let button =
            |touch: Touch, icon, key: &str| widgets::button(frame, touch, Look::Paper, Some(icon), frame.say(key));
        let mut small = Vec::new();
        if !self.is_running {
            small.push(button(Touch::Party, "ui/ui_players", "quest-party"));
            small.push(button(Touch::Note, "ui/ui_edit", "quest-note"));
        }
        if self.quest.is_under_way() && !self.is_running {
            small.push(button(Touch::GiveUp, "ui/ui_rot", "quest-over"));
        }
        parts.push(widgets::button_stack(frame, width - 40.0, Vec::new(), small));
        column(parts).gap(frame.dp(10.0)).pads(20.0, 16.0, 20.0, 16.0)
    }

    fn attack(&mut self, desk: &mut Desk<'_>) -> Nav {
        if self.is_running {
            return Attack::go_on(|_| true, desk).map_or(Nav::Stay, Nav::Push);
        }
        self.quest.is_finished = false;
        self.quest.save(desk.platform, desk.store);
        let adventure = self.quest.next();
        let Some(party) = &self.party else { return Nav::Push(Box::new(Gather::for_quest(adventure, desk))) };
        let seed = fresh_seed(desk.platform);
        match party.deal(adventure.setup(Setup::default()), seed) {
            Some(running) => Nav::Push(Attack::begin(running, desk)),
            None => Nav::Stay,
        }
    }

    fn put(&mut self, quest: Quest, desk: &mut Desk<'_>) {
        quest.save(desk.platform, desk.store);
        self.quest = quest;
    }
}

impl TypedScreen for Map {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "knock-map"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let title = frame.say("quest-title");
        let view = widgets::view_and_tray(&mut scene, frame, title, 0.56, |width| self.tray(frame, width));
        let progress = [1, 2, 3, 4].map(|level| self.progress(level));
        let places = map_art::show(&mut scene, view.inset(6.0), progress);
        for (level, (at, progress)) in (1..=LEVELS).zip(places.into_iter().zip(progress)) {
            let key = match progress {
                Progress::Free => "quest-keep-free",
                Progress::Next => "quest-keep-next",
                Progress::Locked => "quest-keep-locked",
            };
            let label = frame.say_with(key, &[("level", i64::from(level).into())]);
            scene.touch(Touch::Keep(level), Role::Label, label, at);
        }
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        let running = Match::<Knock>::resume(desk.platform, desk.store);
        self.is_running = running.is_some_and(|running| running.game().is_adventure());
        self.quest = Quest::load(desk.platform, desk.store);
        self.party = Party::load(desk.platform, desk.store);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Attack => return self.attack(desk),
            Touch::Party => return Nav::Push(Box::new(Gather::for_quest(self.quest.next(), desk))),
            Touch::Note => return Nav::Push(Box::new(Note::new(&self.quest.next()))),
            Touch::GiveUp => {
                self.given_up = Some(self.quest.clone());
                self.put(Quest::default(), desk);
                desk.toast_with(desk.words.get("quest-given-up"), Touch::Restore, desk.words.get("undo"));
            }
            Touch::Restore => {
                if let Some(quest) = self.given_up.take() {
                    self.put(quest, desk);
                    desk.play(Effect::Back);
                }
            }
            Touch::Keep(_) | Touch::Held(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        json!({ "quest": &self.quest, "running": self.is_running })
    }
}

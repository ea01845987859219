//! What happens at the table: actions carried out, and their events played back, with a line over the table for what is
//! not seen elsewhere.

use super::{album, names::reason, pictures, sentences::sentence, stage::Stage, table::Table};
use crate::{
    nav::Desk,
    play::{AtTable, Beat, DEAL, Host, Paced, Playback, PlaysBack},
    scene::Picture,
    sound::Effect,
};
use printkit_core::faces::fighter::Sign;
use rules::{
    Viewer,
    fighter::{Event, Fighter, Foe, Illegal, Phase, Public, Token},
};

/// How long the party walks from room to room, in ms.
const WALK: f64 = 700.0;
/// How long a line stays over the table, in ms.
const LINE: f64 = 650.0;
/// How long a blow takes, from the number that flies to the foe that has found its feet again, in ms.
const BLOW: f64 = 900.0;
/// How long a fatal blow takes, in ms.
const FATAL: f64 = 1400.0;
/// How long a monster falls, in ms.
const FALL: f64 = 800.0;
/// How long a boss falls, in ms.
const GREAT_FALL: f64 = 3000.0;
/// How much longer the last one stays, and the table after the end, in ms.
const LAST: f64 = 650.0;

impl Paced for Event {
    fn beat(&self) -> Beat {
        let sound = match self {
            Event::Walked { .. } => Some(Effect::Step),
            Event::MonsterMet { .. } => Some(Effect::Alarm),
            Event::BossMet { .. } => Some(Effect::Knight),
            Event::Struck { .. } => Some(Effect::Weapon),
            Event::FatalBlow => Some(Effect::Fireball),
            Event::Missed => Some(Effect::GoldLost),
            Event::Triggered { .. } => Some(Effect::Key),
            Event::Fainted { .. } | Event::Ascended { .. } => Some(Effect::HeroFell),
            Event::Healed { .. } | Event::Revived { .. } => Some(Effect::Turn),
            Event::GoldGained { .. } | Event::GoldPaid { .. } | Event::Bought { .. } => Some(Effect::Pouch),
            Event::Beaten { foe: Foe::Boss(_), .. } => Some(Effect::Gong),
            Event::Beaten { .. } => Some(Effect::MonsterBeaten),
            Event::Found { .. } | Event::ShopOpened { .. } => Some(Effect::Door),
            Event::Given { .. } | Event::Handed { .. } | Event::Aimed { .. } => Some(Effect::Lift),
            Event::Won => Some(Effect::KeepWon),
            Event::Lost { .. } => Some(Effect::KeepLost),
            _ => None,
        };
        let (length, lingers) = match self {
            Event::Walked { .. } => (WALK, 0.0),
            Event::ShopOpened { .. } => (DEAL, 0.0),
            Event::Hurt { .. } => (BLOW, 0.0),
            Event::Struck { .. } | Event::Missed => (BLOW, LAST),
            Event::FatalBlow => (FATAL, LAST),
            Event::Beaten { foe: Foe::Boss(_), .. } => (GREAT_FALL, LAST),
            Event::Beaten { .. } => (FALL, LAST),
            event if is_told(event) => (LINE, LAST),
            _ => (0.0, 0.0),
        };
        let is_movement = matches!(self, Event::Walked { .. } | Event::ShopOpened { .. });
        let is_grave = matches!(self, Event::FatalBlow | Event::Beaten { foe: Foe::Boss(_), .. });
        Beat { length, lingers, sound, is_movement, is_grave }
    }

    fn joins(&self, before: &Event) -> bool {
        match self {
            // A blow meets all it meets at once, and what kills is seen as it hits.
            Event::Hurt { .. } => matches!(before, Event::Missed | Event::Hurt { .. }),
            Event::FatalBlow => matches!(before, Event::Struck { .. }),
            _ => self.beat().length == 0.0,
        }
    }
}

impl PlaysBack for Table {
    type Event = Event;

    fn playback(&mut self) -> &mut Playback<Event> {
        &mut self.playback
    }

    fn show_event(&mut self, event: &Event, desk: &mut Desk<'_>) -> Option<String> {
        self.stage.take_if(|stage| !stage.follow(event));
        match event {
            Event::Healed { seat, points, .. } => self.floaters.add(*seat, format!("+{points}"), true, desk.now),
            Event::PlayerOn { seat } => self.pass_on_to(*seat, desk),
            Event::Won | Event::Lost { .. } => self.playback.end(desk.now, LINE + LAST),
            _ => {}
        }
        sentence(event, self.game(), self.host.extras(), desk.words)
    }
}

impl AtTable for Table {
    type Game = Fighter;

    fn host(&mut self) -> &mut dyn Host<Fighter> {
        &mut *self.host
    }

    /// Everybody around the table sees the same.
    fn eyes(&self) -> Viewer {
        Viewer::Spectator
    }

    fn sit_down(&mut self, host: Box<dyn Host<Fighter>>, _: &mut Desk<'_>) {
        *self = Table::around(host);
    }

    /// Plays back what came of an action, instead of what is still to be told of the last one.
    fn happened(&mut self, events: Vec<Event>, desk: &mut Desk<'_>) {
        let before = (*self.seen).clone();
        self.tell(before, events, desk);
    }

    fn look_anew(&mut self, _: &mut Desk<'_>) {
        self.seen = self.host.view(self.eyes());
        self.stage = None;
        self.let_go();
    }

    fn refuse(&mut self, illegal: Illegal, desk: &mut Desk<'_>) {
        desk.refuse(desk.words.get(reason(&illegal)));
    }
}

impl Table {
    /// Tells what came of an action, from how the game stood before it.
    pub(super) fn tell(&mut self, before: Public, events: Vec<Event>, desk: &mut Desk<'_>) {
        self.skip(desk);
        self.look_anew(desk);
        let is_rest = before.phase() == Phase::Rest;
        self.stage = Some(Stage::new(before));
        // Nobody counts a lesson.
        if self.lesson.is_none() {
            album::keep(self.seen.deck(), &events, desk.platform, desk.store);
        }
        self.stands.pass();
        self.settle_bets(&events, desk);
        if self.game().phase() == Phase::Aim {
            self.weapons.clear();
        }
        // What is bought is no spoil.
        if !(is_rest && events.iter().any(|event| matches!(event, Event::GoldPaid { .. }))) {
            events.iter().for_each(|event| self.collect(event));
        }
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(&self.seen, &events, desk.store.settings.throws);
        }
        self.play_back(events, desk);
    }

    /// Remembers what a fight brings, for the page at the end of a turn.
    fn collect(&mut self, event: &Event) {
        match event {
            Event::MonsterMet { .. } | Event::BossMet { .. } => self.spoils.clear(),
            Event::Beaten { .. }
            | Event::DiceGained { .. }
            | Event::GoldGained { .. }
            | Event::Charmed { .. }
            | Event::LeaderRose
            | Event::Ascended { .. }
            | Event::LeaderChanged { .. } => self.spoils.push((self.host.standing().done, event.clone())),
            _ => {}
        }
    }

    /// Takes the last decision back: a throw entered by mistake, a die taken too soon, a card given to the wrong hero.
    pub(super) fn take_back(&mut self, desk: &mut Desk<'_>) {
        if self.undo(desk) {
            let done = self.host.standing().done;
            self.spoils.retain(|(after, _)| *after <= done);
            self.floaters.clear();
            desk.platform.announce(&desk.words.get("fight-undone"));
        } else {
            desk.refuse(desk.words.get("fight-no-undo"));
        }
    }
}

/// Tests whether an event is worth a line over the table; the rest is seen where it happens.
pub(super) fn is_told(event: &Event) -> bool {
    gladness(event).is_some()
}

/// Tests whether the party is glad of an event.
pub(super) fn is_good(event: &Event) -> bool {
    gladness(event) != Some(false)
}

/// Whether the party is glad of an event that is worth a line over the table.
fn gladness(event: &Event) -> Option<bool> {
    match event {
        Event::Triggered { .. }
        | Event::TokenPlaced { token: Token::Beer, .. }
        | Event::CardUsed { .. }
        | Event::CharmedSpent { .. }
        | Event::Struck { .. }
        | Event::FatalBlow
        | Event::GoldGained { .. }
        | Event::DiceGained { .. }
        | Event::DiceFreed
        | Event::LeaderRose
        | Event::Beaten { .. }
        | Event::Charmed { .. }
        | Event::LeaderChanged { .. }
        | Event::Revived { .. }
        | Event::LootWon
        | Event::Found { .. }
        | Event::Bought { .. }
        | Event::Handed { .. }
        | Event::DicePassed { .. }
        | Event::Won => Some(true),
        Event::MonsterMet { .. }
        | Event::BossMet { .. }
        | Event::Missed
        | Event::Fainted { .. }
        | Event::Recovered { .. }
        | Event::Discarded { .. }
        | Event::GivenUp { .. }
        | Event::Ascended { .. }
        | Event::Lost { .. } => Some(false),
        _ => None,
    }
}

/// The picture that goes with an event.
pub(super) fn picture(event: &Event, game: &Public) -> Option<Picture> {
    let art = |name: &'static str| Some(Picture::art(name));
    match event {
        Event::Struck { .. } | Event::FatalBlow => art("fighter/damage_burst"),
        Event::Triggered { seat, colour } => Some(pictures::power(Sign::Ability(game.hero(*seat).ability(*colour)))),
        Event::TokenPlaced { token: Token::Beer, .. } => art("fighter/token_beer"),
        Event::GoldGained { .. } | Event::GoldPaid { .. } => art("fighter/coin"),
        Event::DiceGained { .. } | Event::DiceFreed => art("fighter/die_white"),
        Event::Revived { .. } => art("fighter/scar"),
        Event::Ascended { .. } => art("fighter/angel"),
        Event::Fainted { seat } => Some(pictures::portrait(game.deck(), game.member(*seat).hero)),
        Event::MonsterMet { monster, .. } | Event::GivenUp { monster } => {
            Some(Picture::art(super::names::foe_art(game, Foe::Monster(*monster))))
        }
        Event::BossMet { boss } => Some(Picture::art(super::names::foe_art(game, Foe::Boss(*boss)))),
        Event::Beaten { foe, .. } => Some(Picture::art(super::names::foe_art(game, *foe))),
        _ => None,
    }
}

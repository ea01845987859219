//! What happens at the table: actions carried out, and their facts played back, with a line over the table for what is
//! not seen elsewhere.

use super::{names::reason, pictures, sentences::sentence, table::Table};
use crate::{
    nav::Desk,
    play::{Paced, Playback, PlaysBack},
    scene::Picture,
    sound::Effect,
};
use printkit::faces::fighter::Sign;
use rules::fighter::{Action, Event as Fact, Foe, Illegal, Phase, Public, Token};

/// How long the party walks from room to room, in ms.
const WALK: f64 = 700.0;
/// How long a line stays over the table, in ms.
const LINE: f64 = 650.0;
/// How much longer the last one stays, and the table after the end, in ms.
const LAST: f64 = 650.0;

impl Paced for Fact {
    fn sound(&self) -> Option<Effect> {
        match self {
            Fact::Walked { .. } => Some(Effect::Step),
            Fact::MonsterMet { .. } => Some(Effect::Alarm),
            Fact::BossMet { .. } => Some(Effect::Knight),
            Fact::Struck { .. } => Some(Effect::Weapon),
            Fact::FatalBlow => Some(Effect::Fireball),
            Fact::Missed => Some(Effect::GoldLost),
            Fact::Triggered { .. } => Some(Effect::Key),
            Fact::Fainted { .. } | Fact::Ascended { .. } => Some(Effect::HeroFell),
            Fact::Healed { .. } | Fact::Revived { .. } => Some(Effect::Turn),
            Fact::GoldGained { .. } | Fact::GoldPaid { .. } | Fact::Bought { .. } => Some(Effect::Pouch),
            Fact::Beaten { .. } => Some(Effect::MonsterBeaten),
            Fact::Found { .. } | Fact::ShopOpened { .. } => Some(Effect::Door),
            Fact::Given { .. } | Fact::Handed { .. } | Fact::Aimed { .. } => Some(Effect::Lift),
            Fact::Won => Some(Effect::KeepWon),
            Fact::Lost { .. } => Some(Effect::KeepLost),
            _ => None,
        }
    }

    fn length(&self) -> f64 {
        match self {
            Fact::Walked { .. } => WALK,
            fact if is_told(fact) => LINE,
            _ => 0.0,
        }
    }

    fn lingers(&self) -> f64 {
        if is_told(self) { LAST } else { 0.0 }
    }

    fn joins(&self, _: &Fact) -> bool {
        self.length() == 0.0
    }

    fn is_movement(&self) -> bool {
        matches!(self, Fact::Walked { .. })
    }
}

impl PlaysBack for Table {
    type Fact = Fact;

    fn playback(&mut self) -> &mut Playback<Fact> {
        &mut self.playback
    }

    fn show_fact(&mut self, fact: &Fact, desk: &mut Desk<'_>) -> Option<String> {
        match fact {
            Fact::Hurt { seat, points, .. } => self.floaters.add(*seat, format!("−{points}"), false, desk.now),
            Fact::Healed { seat, points, .. } => self.floaters.add(*seat, format!("+{points}"), true, desk.now),
            Fact::Won | Fact::Lost { .. } => self.playback.end(desk.now, LINE + LAST),
            _ => {}
        }
        sentence(fact, &self.running, desk.words)
    }
}

impl Table {
    /// Carries an action out.
    pub(super) fn apply(&mut self, action: Action, desk: &mut Desk<'_>) {
        match self.running.play(action, desk) {
            Ok(facts) => self.tell(facts, desk),
            Err(illegal) => self.refuse(&illegal, desk),
        }
    }

    /// Plays back what came of an action, instead of what is still to be told of the last one.
    pub(super) fn tell(&mut self, facts: Vec<Fact>, desk: &mut Desk<'_>) {
        self.skip(desk);
        self.let_go();
        if self.game().phase() == Phase::Aim {
            self.weapons.clear();
        }
        facts.iter().for_each(|fact| self.collect(fact));
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(self.running.game(), &facts, desk.store.settings.throws);
        }
        self.play_back(facts, desk);
    }

    /// Remembers what a fight brings, for the page at the end of a turn.
    fn collect(&mut self, fact: &Fact) {
        match fact {
            Fact::MonsterMet { .. } | Fact::BossMet { .. } => self.spoils.clear(),
            Fact::Beaten { .. }
            | Fact::DiceGained { .. }
            | Fact::GoldGained { .. }
            | Fact::Charmed { .. }
            | Fact::LeaderRose
            | Fact::Ascended { .. }
            | Fact::LeaderChanged { .. } => self.spoils.push(fact.clone()),
            _ => {}
        }
    }

    pub(super) fn refuse(&mut self, illegal: &Illegal, desk: &mut Desk<'_>) {
        desk.play(Effect::Refused);
        desk.toast(desk.words.get(reason(illegal)));
    }

    /// Takes the last decision back: a throw entered by mistake, a die taken too soon, a card given to the wrong hero.
    pub(super) fn undo(&mut self, desk: &mut Desk<'_>) {
        if self.running.undo(desk) {
            self.let_go();
            self.playback.clear();
            self.floaters.clear();
            desk.play(Effect::Back);
            desk.platform.announce(&desk.words.get("fight-undone"));
        } else {
            desk.play(Effect::Refused);
            desk.toast(desk.words.get("fight-no-undo"));
        }
    }
}

/// Tests whether a fact is worth a line over the table; the rest is seen where it happens.
pub(super) fn is_told(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::MonsterMet { .. }
            | Fact::BossMet { .. }
            | Fact::Triggered { .. }
            | Fact::TokenPlaced { token: Token::Beer, .. }
            | Fact::CardUsed { .. }
            | Fact::CharmedSpent { .. }
            | Fact::Struck { .. }
            | Fact::FatalBlow
            | Fact::Missed
            | Fact::Fainted { .. }
            | Fact::Recovered { .. }
            | Fact::Discarded { .. }
            | Fact::GoldGained { .. }
            | Fact::DiceGained { .. }
            | Fact::DiceFreed
            | Fact::LeaderRose
            | Fact::GivenUp { .. }
            | Fact::Beaten { .. }
            | Fact::Charmed { .. }
            | Fact::Ascended { .. }
            | Fact::LeaderChanged { .. }
            | Fact::Revived { .. }
            | Fact::LootWon
            | Fact::Found { .. }
            | Fact::Bought { .. }
            | Fact::Handed { .. }
            | Fact::DicePassed { .. }
            | Fact::Won
            | Fact::Lost { .. }
    )
}

/// Tests whether the party is glad of a fact.
pub(super) fn is_good(fact: &Fact) -> bool {
    !matches!(
        fact,
        Fact::Missed
            | Fact::Fainted { .. }
            | Fact::Recovered { .. }
            | Fact::Discarded { .. }
            | Fact::GivenUp { .. }
            | Fact::Ascended { .. }
            | Fact::Lost { .. }
            | Fact::MonsterMet { .. }
            | Fact::BossMet { .. }
    )
}

/// The picture that goes with a fact.
pub(super) fn picture(fact: &Fact, game: &Public) -> Option<Picture> {
    let art = |name: &'static str| Some(Picture::art(name));
    match fact {
        Fact::Struck { .. } | Fact::FatalBlow => art("fighter/damage_burst"),
        Fact::Triggered { seat, colour } => Some(pictures::power(Sign::Ability(game.hero(*seat).ability(*colour)))),
        Fact::TokenPlaced { token: Token::Beer, .. } => art("fighter/token_beer"),
        Fact::GoldGained { .. } | Fact::GoldPaid { .. } => art("fighter/coin"),
        Fact::DiceGained { .. } | Fact::DiceFreed => art("fighter/die_white"),
        Fact::Revived { .. } => art("fighter/scar"),
        Fact::Ascended { .. } => art("fighter/angel"),
        Fact::Fainted { seat } => Some(pictures::portrait(game.deck(), game.member(*seat).hero)),
        Fact::MonsterMet { monster, .. } | Fact::GivenUp { monster } => {
            Some(Picture::art(super::names::foe_art(game, Foe::Monster(*monster))))
        }
        Fact::BossMet { boss } => Some(Picture::art(super::names::foe_art(game, Foe::Boss(*boss)))),
        Fact::Beaten { foe, .. } => Some(Picture::art(super::names::foe_art(game, *foe))),
        _ => None,
    }
}

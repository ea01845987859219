//! What happens at the table: actions carried out, and what came of them shown, sounded and announced.

use super::{
    heard::heard,
    names::reason,
    pictures,
    table::{Floater, Table},
};
use crate::{nav::Desk, scene::Picture, sound::Effect};
use printkit::faces::fighter::Sign;
use rules::fighter::{Action, Event as Fact, Foe, Illegal, Phase, Public, Token};

/// How long something that is told stays on show, in ms.
const LONG: f64 = 1300.0;
/// How long while more waits.
const SHORT: f64 = 750.0;
/// No more than this waits; who plays on has seen enough.
const MOST: usize = 5;

/// Something that is told over the table.
pub(super) struct Moment {
    pub words: String,
    pub picture: Option<Picture>,
    pub good: bool,
}

impl Table {
    /// Carries an action out.
    pub(super) fn apply(&mut self, action: Action, desk: &mut Desk<'_>) {
        let place = self.game().place();
        match self.running.play(action, desk) {
            Ok(facts) => {
                if facts.iter().any(|fact| matches!(fact, Fact::Walked { .. })) {
                    self.walk = Some((place, desk.now));
                }
                self.tell_all(&facts, desk);
            }
            Err(illegal) => self.refuse(&illegal, desk),
        }
    }

    /// Shows, sounds and announces what came of an action.
    pub(super) fn tell_all(&mut self, facts: &[Fact], desk: &mut Desk<'_>) {
        self.moments.clear();
        self.let_go();
        if self.game().phase() == Phase::Aim {
            self.weapons.clear();
        }
        facts.iter().for_each(|fact| self.take(fact, desk));
        let mut effects: Vec<Effect> = facts.iter().filter_map(sound).collect();
        effects.dedup();
        effects.into_iter().rev().take(2).for_each(|effect| desk.play(effect));
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(self.running.game(), facts, desk.store.settings.throws);
        }
    }

    pub(super) fn refuse(&mut self, illegal: &Illegal, desk: &mut Desk<'_>) {
        desk.play(Effect::Refused);
        desk.toast(desk.words.get(reason(illegal)));
    }

    /// Shows and announces a fact that is already part of the game.
    fn take(&mut self, fact: &Fact, desk: &mut Desk<'_>) {
        let sentence = heard(fact, &self.running, desk.words);
        if let Some(words) = &sentence {
            desk.platform.announce(words);
        }
        match fact {
            Fact::MonsterMet { .. } | Fact::BossMet { .. } => {
                self.met = desk.now;
                self.spoils.clear();
            }
            Fact::Hurt { seat, points, .. } => self.float(*seat, format!("−{points}"), false, desk.now),
            Fact::Healed { seat, points, .. } => self.float(*seat, format!("+{points}"), true, desk.now),
            Fact::Won | Fact::Lost { .. } => self.ended = Some(desk.now),
            _ => {}
        }
        let is_spoil = matches!(
            fact,
            Fact::Beaten { .. } | Fact::DiceGained { .. } | Fact::GoldGained { .. } | Fact::Charmed { .. }
        );
        if is_spoil || matches!(fact, Fact::LeaderRose | Fact::Ascended { .. } | Fact::LeaderChanged { .. }) {
            self.spoils.push(fact.clone());
        }
        if let Some(words) = sentence.filter(|_| is_moment(fact) && self.moments.len() < MOST) {
            if self.moments.is_empty() {
                self.shown = desk.now;
            }
            self.moments.push_back(Moment { words, picture: picture(fact, self.game()), good: is_good(fact) });
        }
    }

    fn float(&mut self, seat: u8, words: String, good: bool, since: f64) {
        self.floaters.push(Floater { seat, words, good, since });
    }

    /// Goes on to what is told next, once the first has had its time.
    pub(super) fn tell(&mut self, desk: &mut Desk<'_>) {
        let long = if self.moments.len() > 1 { SHORT } else { LONG };
        if !self.moments.is_empty() && desk.now - self.shown >= long {
            self.moments.pop_front();
            self.shown = desk.now;
        }
    }

    /// Takes the last decision back: a throw entered by mistake, a die taken too soon, a card given to the wrong hero.
    pub(super) fn undo(&mut self, desk: &mut Desk<'_>) {
        if self.ended.is_none() && self.running.undo(desk) {
            self.let_go();
            self.moments.clear();
            self.floaters.clear();
            self.walk = None;
            desk.play(Effect::Back);
            desk.platform.announce(&desk.words.get("fight-undone"));
        } else {
            desk.play(Effect::Refused);
            desk.toast(desk.words.get("fight-no-undo"));
        }
    }
}

/// Tests whether a fact is worth a line over the table; the rest is seen where it happens.
fn is_moment(fact: &Fact) -> bool {
    !matches!(
        fact,
        Fact::PlayerOn { .. }
            | Fact::Aimed { .. }
            | Fact::Walked { .. }
            | Fact::Hurt { .. }
            | Fact::Healed { .. }
            | Fact::GoldPaid { .. }
            | Fact::Given { .. }
    )
}

fn is_good(fact: &Fact) -> bool {
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
fn picture(fact: &Fact, game: &Public) -> Option<Picture> {
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

/// How a fact sounds.
fn sound(fact: &Fact) -> Option<Effect> {
    match fact {
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

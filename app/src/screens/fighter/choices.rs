//! What can be decided after a throw, and what can be used at any time, as lines with a picture and what it means.
//! Every legal action of such a phase becomes a line, so that no choice of the rules is ever missing.

use super::{
    names::{Deed, equipment_does, equipment_name, foe_art, foe_name, idle_key, number},
    pictures,
    table::Table,
    touch::Touch,
};
use crate::{
    layout::{Node, column, paragraph, pictured, row},
    scene::{Lettering, Picture},
    theme::Frame,
    touch, widgets,
};
use printkit_core::{drawing::Face, faces::fighter::Sign, ink, words::Value};
use rules::fighter::{Action, Die, EquipmentId, Foe, Phase};

/// A decision as it is offered.
pub struct Choice {
    deed: Deed,
    picture: Picture,
    title: String,
    text: String,
}

impl Table {
    /// What can be decided about the throw that has landed; doing nothing comes last.
    pub(super) fn choices(&self, frame: &Frame<'_>) -> Vec<Choice> {
        let mut legal = self.legal(|action| !self.is_belt(action) && self.is_offered(action));
        legal.sort_by_key(|action| *action == Action::Done);
        legal.into_iter().filter_map(|action| self.choice(frame, action)).collect()
    }

    /// What can be used now although nobody asks for it: cards that heal, unless they are asked for.
    pub(super) fn belt(&self, frame: &Frame<'_>) -> Vec<Choice> {
        self.legal(|action| self.is_belt(action)).into_iter().filter_map(|action| self.choice(frame, action)).collect()
    }

    fn is_belt(&self, action: &Action) -> bool {
        let Action::Use { card, .. } = action else { return false };
        self.game().heals(*card) && !self.game().after_throw().contains(action)
    }

    /// Of the ways to share a blessing out, a point and all that a hero can take are enough.
    fn is_offered(&self, action: &Action) -> bool {
        let Action::Bless { seat, points } = action else { return true };
        *points == 1 || *points == self.game().blessing_for(*seat)
    }

    fn choice(&self, frame: &Frame<'_>, action: Action) -> Option<Choice> {
        let deed = Deed::of(&action)?;
        let (game, words) = (self.game(), frame.words);
        let player = game.player();
        let who = |seat: u8| ("name", Value::from(self.name(seat, words)));
        let art = |card: EquipmentId| Picture::art(format!("equipment/{}", game.card(card).key));
        let card_name = |card: EquipmentId| equipment_name(game.card(card), words);
        let does = |card: EquipmentId| equipment_does(game.card(card), words);
        let ability = game.triggered().and_then(|(colour, _)| game.ability(player, colour)).map(Sign::Ability);
        let of_ability = || match ability {
            Some(power) => (pictures::power(power), power.name(words), power.does(words)),
            None => (Picture::art("fighter/hero_symbol"), String::new(), String::new()),
        };
        let face = |seat: u8| pictures::portrait(game.deck(), game.member(seat).hero);
        let (picture, title, text) = match &action {
            Action::Colour { colour } => match game.ability(player, *colour).map(Sign::Ability) {
                // One that cannot help says why.
                Some(power) => {
                    let idle = game.idle(player, *colour).map(|idle| words.get(idle_key(idle)));
                    let text = idle.unwrap_or_else(|| power.does(words));
                    (pictures::die(Die::Hero(*colour)), power.name(words), text)
                }
                None => (pictures::die(Die::Hero(*colour)), String::new(), String::new()),
            },
            Action::Rethrow { with: None } | Action::Double | Action::PlayBallad | Action::ThrowAgain => of_ability(),
            Action::Rethrow { with: Some(card) } | Action::Use { card, on: None } => {
                (art(*card), card_name(*card), does(*card))
            }
            Action::Use { card, on: Some(seat) } => {
                let title = words.with("fight-use-on", &[("card", card_name(*card).into()), who(*seat)]);
                (art(*card), title, does(*card))
            }
            Action::PourBeer { seat } => {
                (face(*seat), words.with("told-beer", &[who(*seat)]), self.hero_label(frame, *seat))
            }
            Action::SpendCharmed { monster } => {
                let foe = Foe::Monster(*monster);
                let text = words.with("fight-charmed-does", &[("n", number(game.printed_damage(foe)))]);
                (Picture::art(foe_art(game, foe)), foe_name(game, foe, words), text)
            }
            Action::Sacrifice { card } => (art(*card), card_name(*card), does(*card)),
            Action::Bless { seat, points } => {
                let title = words.with("told-healed", &[who(*seat), ("n", number(*points))]);
                (face(*seat), title, self.hero_label(frame, *seat))
            }
            _ => (Picture::icon("ui/ui_check", ink::DARK_GREEN), frame.say("fight-done"), self.course(frame)),
        };
        Some(Choice { deed, picture, title, text })
    }

    /// What happens if nothing more is done.
    fn course(&self, frame: &Frame<'_>) -> String {
        let game = self.game();
        match game.phase() {
            Phase::Landed if game.sum().total() > 0 => self.sum_words(frame),
            Phase::Landed => match game.felled().first() {
                Some(seat) => {
                    let name = self.name(*seat, frame.words);
                    frame.say_with("fight-course-falls", &[("name", name.into())])
                }
                None => frame.say_with("fight-course-blow", &[("n", number(game.blow()))]),
            },
            Phase::Again => frame.say("fight-course-again"),
            _ => frame.say("fight-course-bless"),
        }
    }

    /// The damage as the book writes it, with what it comes to.
    pub(super) fn sum_words(&self, frame: &Frame<'_>) -> String {
        let sum = self.game().sum();
        let key = if sum.parts.is_empty() && sum.times == 1 { "told-hit" } else { "told-sum" };
        frame.say_with(key, &[("sum", sum.to_string().into()), ("n", number(sum.total()))])
    }

    /// What the phase asks, over its choices.
    pub(super) fn question<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let game = self.game();
        let name = ("name", Value::from(self.name(game.player(), frame.words)));
        let points = ("n", number(game.attack().map_or(0, |attack| attack.blessing)));
        let needs_colour = !self.legal(|action| matches!(action, Action::Colour { .. })).is_empty();
        let key = match game.phase() {
            Phase::Sacrifice => "fight-ask-sacrifice",
            Phase::Bless => "fight-ask-bless",
            Phase::Again => "fight-ask-again",
            _ if needs_colour => "fight-ask-colour",
            _ => "fight-ask-landed",
        };
        let mut parts = vec![paragraph(frame.say_with(key, &[name, points]), frame.heading())];
        if game.phase() == Phase::Landed {
            let large = frame.heading_of(26.0);
            let words = if game.is_hit() { self.sum_words(frame) } else { frame.say("told-missed") };
            parts.push(paragraph(words, Lettering { ink: if game.is_hit() { ink::INK } else { ink::RED }, ..large }));
        }
        column(parts).gap(2.0)
    }
}

/// The lines of these choices.
pub fn list<'a>(frame: &Frame<'_>, choices: Vec<Choice>) -> Node<'a> {
    let rows = choices.into_iter().enumerate().map(|(nth, choice)| line(frame, nth, choice));
    column(rows).gap(frame.dp(8.0))
}

fn line<'a>(frame: &Frame<'_>, nth: usize, choice: Choice) -> Node<'a> {
    let Choice { deed, picture, title, text } = choice;
    described(frame, Touch::Do(deed), nth, picture, title, text)
}

/// A line that answers, with a picture, a title and what is to be known of it.
pub fn described<'a>(
    frame: &Frame<'_>,
    touch: impl touch::Touch,
    nth: usize,
    picture: Picture,
    title: String,
    text: String,
) -> Node<'a> {
    let label = if text.is_empty() { title.clone() } else { format!("{title}. {text}") };
    let name = Lettering::new(Face::Display, frame.em(16.5), ink::INK);
    let words = column([paragraph(title, name), paragraph(text, frame.label())]).gap(1.0).grow(1.0);
    let content = row([pictured(picture, frame.dp(44.0)), words]);
    widgets::list_row(frame, touch, label, true, nth, content)
}

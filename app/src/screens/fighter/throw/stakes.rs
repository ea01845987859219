//! What a throw is about: who throws with how many hearts, what a miss costs, and what the symbol would bring.

use crate::{
    layout::{Node, column, line, paragraph, pictured, row},
    scene::{Lettering, Picture, Role},
    screens::fighter::{
        names::{idle_key, number},
        pictures,
        table::Table,
        touch::Touch,
    },
    theme::Frame,
};
use printkit_core::{drawing::Face, faces::fighter::Sign, ink};
use rules::fighter::Public;

/// Less room than this, in ems of a phone, has none for a face beside the words.
const NARROW: f32 = 220.0;

impl Table {
    /// The thrower's face and hearts beside what a miss costs and what the symbol triggers.
    pub(in crate::screens::fighter) fn stakes<'a>(&self, frame: &Frame<'_>, game: &Public, width: f32) -> Node<'a> {
        let words = column(self.stake_words(frame, game)).gap(1.0).grow(1.0);
        // In a narrow column the words need all the room; the heroes stand beside it.
        if width < frame.em(NARROW) {
            return row([words]).firm();
        }
        let seat = game.player();
        let side = frame.dp(36.0);
        let face = pictures::portrait(game.deck(), game.member(seat).hero);
        let small = frame.dp(18.0);
        let digits = Lettering::new(Face::Display, frame.em(15.0).min(frame.dp(18.0)), ink::SAND_LIGHT);
        let health = line(game.member(seat).health.to_string(), digits);
        let hearts = row([pictured(Picture::art("fighter/heart"), small), health]).gap(3.0).firm();
        let head = row([pictured(face, side), hearts]).gap(6.0).firm();
        row([head, words]).gap(8.0).firm()
    }

    fn stake_words<'a>(&self, frame: &Frame<'_>, game: &Public) -> Vec<Node<'a>> {
        let seat = game.player();
        let quiet = Lettering::new(Face::Medium, frame.em(13.0).min(frame.dp(17.0)), ink::PARCHMENT);
        let costs = if game.hits_everybody() { "fight-miss-costs-all" } else { "fight-miss-costs" };
        let costs = frame.say_with(costs, &[("n", number(game.cost_of_a_miss(seat)))]);
        let colour = game.attack().and_then(|attack| attack.colour);
        let ability = colour.and_then(|colour| Some((colour, game.ability(seat, colour)?)));
        let symbol = ability.map(|(colour, ability)| {
            let name = Sign::Ability(ability).name(frame.words);
            let words = match game.idle(seat, colour) {
                Some(idle) => {
                    let why = frame.say(idle_key(idle));
                    frame.say_with("fight-idle", &[("ability", name.into()), ("why", why.into())])
                }
                None => frame.say_with("fight-on-symbol", &[("ability", name.into())]),
            };
            let sign = pictured(pictures::power(Sign::Ability(ability)), frame.dp(22.0));
            row([sign, paragraph(words.clone(), quiet).grow(1.0)]).gap(5.0).named(Touch::OnSymbol, Role::Label, words)
        });
        [Some(paragraph(costs, quiet)), symbol].into_iter().flatten().collect()
    }
}

//! What fingers, the wheel and keys do on the table.

use super::{
    listed::GAME,
    placement,
    table::{Cover, Load, Table},
};
use crate::{
    geometry::Point,
    input::{Gesture, Key},
    nav::{Desk, Nav},
    play::{self, AtTable, PlaysBack},
    screens::{
        lesson_bubble::{self, Taught},
        reference::Reference,
        settings::SettingsScreen,
    },
    sound::Effect,
    touch::touches,
};
use rules::knock::{Action, CardId, Cell, Corner, Phase, Spell};

touches! {
    /// What can be touched on the table.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Board = "board",
        Laid(card: CardId) = "keep_{}",
        Card(card: CardId) = "card_{}",
        Place(at: Cell) = "place_{}",
        Spell(spell: Spell) = "spell-{}",
        Target(card: CardId) = "target_{}",
        Corner(card: CardId, corner: Corner) = "corner_{}_{}",
        Keep = "keep",
        Clock = "clock",
        Voice = "voice",
        Reserve = "reserve",
        Pile = "pile",
        Turn = "turn",
        Saying = "saying",
        Undo = "undo",
        TurnCard = "turn-card",
        LayDown = "place",
        Cancel = "cancel",
        Hint = "hint",
        Home = "home",
        Arrow(card: CardId) = "arrow_{}",
        Begins = "begins",
        Knock = "knock",
        Curtain = "curtain",
        Knight = "knight",
        Pause = "pause",
        Rules = "rules",
        Settings = "settings",
        Talk = "talk",
        Say(nth: u8) = "say-{}",
        Hush = "hush",
        Said = "said",
        GoOn = "go-on",
        TimeUp = "time-up",
        SandRuns = "time-up-no",
        SandOut = "time-up-yes",
        SandTimer = "sand-timer",
        Match(touch: play::Touch) = "{}",
        Lesson(touch: lesson_bubble::Touch) = "{}",
    }
}

impl Table {
    pub(super) fn tap(&mut self, touch: Touch, at: Point, desk: &mut Desk<'_>) -> Nav {
        // Whoever tapped on while the Knight came in did not mean what lies under him now.
        if self.playback.holds(desk.now) {
            return Nav::Stay;
        }
        self.skip(desk);
        match touch {
            Touch::Knock if self.cover == Cover::Deal => self.knock(desk),
            Touch::Curtain if self.cover == Cover::Curtain => self.open_curtain(desk),
            Touch::GoOn if self.cover == Cover::Pause => self.go_on(desk),
            Touch::Pause => self.pause(desk),
            Touch::Rules => return Nav::Push(Box::new(Reference::of(&GAME))),
            Touch::Settings => return Nav::Push(Box::new(SettingsScreen)),
            Touch::Talk if self.can_talk() => self.is_talking = true,
            Touch::Say(nth) if self.is_talking => self.speak(nth, desk),
            Touch::Hush => self.is_talking = false,
            Touch::Home | Touch::Arrow(_) => self.see_all(),
            Touch::Hint if self.is_on() => self.hint(desk),
            Touch::Undo => _ = self.undo(desk),
            Touch::Cancel => self.let_go(),
            Touch::TimeUp => self.ask_for_sand(),
            Touch::SandRuns => self.is_asked = false,
            Touch::SandOut if self.is_asked => {
                self.is_asked = false;
                self.apply(Action::TimeUp, desk);
            }
            Touch::SandTimer => return self.open_timer(),
            Touch::TurnCard => {
                if let Some(card) = self.chosen {
                    self.turn_card(card, desk);
                }
            }
            Touch::LayDown => self.place(desk),
            Touch::Match(play::Touch::Restore) => self.restore(desk),
            Touch::Lesson(touch) => return self.learn(touch, desk),
            Touch::Board => return self.tap_board(at, desk),
            Touch::Card(card) => return self.tap_card(card, desk),
            Touch::Place(place) if self.chosen.is_some() && self.is_on() => self.aim(place, desk),
            Touch::Spell(spell) if self.can_cast() => self.choose_spell(spell, desk),
            Touch::Target(creature) => {
                if let Some(spell) = self.spell {
                    let board = self.board_in(self.areas(&desk.frame()).board);
                    self.cast_near(spell, creature, &board, at, desk);
                }
            }
            Touch::Corner(creature, corner) => self.apply(Action::Poison { creature, corner }, desk),
            // They are not for this moment.
            Touch::Knock
            | Touch::Curtain
            | Touch::GoOn
            | Touch::Hint
            | Touch::SandOut
            | Touch::Talk
            | Touch::Say(_)
            | Touch::Place(_)
            | Touch::Spell(_) => {}
            Touch::Voice => desk.toast(desk.words.get(self.about_voice())),
            // They only say something.
            Touch::Laid(_)
            | Touch::Keep
            | Touch::Clock
            | Touch::Reserve
            | Touch::Pile
            | Touch::Turn
            | Touch::Begins
            | Touch::Saying
            | Touch::Said
            | Touch::Knight => {}
        }
        Nav::Stay
    }

    /// The first tap raises a card, the next ones turn it. Out of turn a tap looks at it.
    fn tap_card(&mut self, card: CardId, desk: &mut Desk<'_>) -> Nav {
        if !self.is_on() {
            return Nav::Tell(self.told_card(card, &desk.frame()));
        }
        if self.chosen == Some(card) {
            self.turn_card(card, desk);
        } else {
            self.choose(card, desk);
        }
        Nav::Stay
    }

    fn choose(&mut self, card: CardId, desk: &mut Desk<'_>) {
        self.let_go();
        self.chosen = Some(card);
        self.playback.stir(desk.now);
        desk.play(Effect::Lift);
    }

    /// A tap on the Keep puts the chosen card there, or looks at the card that lies there.
    fn tap_board(&mut self, at: Point, desk: &mut Desk<'_>) -> Nav {
        if self.spell.take().is_some() {
            return Nav::Stay;
        }
        match self.chosen.filter(|_| self.is_on()) {
            Some(card) => {
                let area = self.areas(&desk.frame()).board;
                let at = placement::nearest(&self.seen, card, self.board_in(area).camera.place(area, at)).at;
                self.aim(at, desk);
                Nav::Stay
            }
            None if self.cover == Cover::Open => {
                let frame = desk.frame();
                let told = self.laid_at(at, &frame).map(|laid| self.told_laid(laid, &frame));
                told.map_or(Nav::Stay, Nav::Tell)
            }
            None => Nav::Stay,
        }
    }

    pub(super) fn gesture(&mut self, touch: Option<Touch>, gesture: Gesture, desk: &mut Desk<'_>) {
        match gesture {
            Gesture::Press { .. } => self.skip(desk),
            Gesture::DragStart { at, .. } if self.lift(touch, at, desk) => return,
            Gesture::Pinch { .. } if self.cover == Cover::Pause => return,
            _ => {}
        }
        let is_board = matches!(touch, Some(Touch::Board | Touch::Place(_) | Touch::Target(_) | Touch::Corner(..)));
        let field = self.field(&self.areas(&desk.frame()));
        match self.board.gesture(gesture, is_board, &field) {
            Some((Load::Card(card), at)) => self.drop_card(card, field.area, at, desk),
            Some((Load::Spell(spell), at)) => self.drop_spell(spell, &self.board_in(field.area), at, desk),
            None => {}
        }
    }

    /// A finger begins to carry a card or a token; says whether there is one under it.
    fn lift(&mut self, touch: Option<Touch>, at: Point, desk: &mut Desk<'_>) -> bool {
        let load = match touch {
            Some(Touch::Card(card)) if self.is_on() => {
                if self.chosen != Some(card) {
                    self.choose(card, desk);
                }
                self.ghost = None;
                Load::Card(card)
            }
            Some(Touch::Spell(spell)) if self.can_cast() => {
                self.let_go();
                self.playback.stir(desk.now);
                Load::Spell(spell)
            }
            _ => return false,
        };
        self.board.lift(load, at);
        desk.play(Effect::Lift);
        true
    }

    /// The keys of what can be touched: digits for the cards in hand, Enter for what one most likely wants.
    pub(super) fn key_for(&self, touch: &Touch) -> Option<Key> {
        match *touch {
            Touch::Card(card) => {
                let nth = self.hand().iter().position(|held| *held == card)?;
                char::from_digit(nth as u32 + 1, 10).map(Key::Letter)
            }
            Touch::Knock | Touch::Curtain | Touch::GoOn | Touch::LayDown => Some(Key::Enter),
            Touch::Undo => Some(Key::Undo),
            Touch::TurnCard => Some(Key::Letter('r')),
            Touch::Hint => Some(Key::Letter('h')),
            Touch::Talk => Some(Key::Letter('t')),
            Touch::Pause => Some(Key::Letter('p')),
            _ => None,
        }
    }

    pub(super) fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        self.skip(desk);
        match self.cover {
            _ if self.is_asked => Nav::Pass,
            Cover::Open if self.is_on() => self.play_key(key, desk),
            _ => Nav::Pass,
        }
    }

    /// Arrows of the player who is on move the ghost.
    fn play_key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        let hand = self.hand();
        match (key, self.chosen) {
            // In Silence there is no bulb, and the key says why.
            (Key::Letter('h' | 'H'), _) => self.hint(desk),
            (Key::Up | Key::Right | Key::Down | Key::Left, Some(_)) => {
                let next = match self.ghost {
                    Some(at) => placement::neighbour(&self.seen, at, key),
                    None => self.seen.keep().places().first().copied(),
                };
                if let Some(at) = next.or(self.ghost) {
                    self.set_ghost(at, desk);
                    self.point_at(at, desk);
                }
                desk.play(Effect::Tap);
            }
            (Key::Up | Key::Right | Key::Down | Key::Left, None) if self.seen.phase() != Phase::Over => {
                if let Some(card) = hand.first() {
                    self.choose(*card, desk);
                }
            }
            _ => return Nav::Pass,
        }
        Nav::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_what_it_stands_for() {
        let (card, at) = (CardId(12), Cell { x: -3, y: 4 });
        assert_eq!("card_12".parse(), Ok(Touch::Card(card)));
        assert_eq!("place_-3_4".parse(), Ok(Touch::Place(at)));
        assert_eq!("target_12".parse(), Ok(Touch::Target(card)));
        assert_eq!("corner_12_2".parse(), Ok(Touch::Corner(card, Corner::BottomLeft)));
        assert_eq!("spell-poison".parse(), Ok(Touch::Spell(Spell::Poison)));
        assert!(["corner_1_9", "card_999", "place_3"].iter().all(|id| id.parse::<Touch>().is_err()));
    }
}

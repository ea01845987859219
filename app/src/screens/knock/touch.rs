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
        Look = "look",
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
            Touch::Look => self.look = None,
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
            Touch::Board => self.tap_board(at, desk),
            Touch::Card(card) => self.tap_card(card, desk),
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
            | Touch::Saying
            | Touch::Said
            | Touch::Knight => {}
        }
        Nav::Stay
    }

    /// The first tap raises a card, the next ones turn it. Out of turn a tap looks at it.
    fn tap_card(&mut self, card: CardId, desk: &mut Desk<'_>) {
        if !self.is_on() {
            self.look = Some(card);
        } else if self.chosen == Some(card) {
            self.turn_card(card, desk);
        } else {
            self.choose(card, desk);
        }
    }

    fn choose(&mut self, card: CardId, desk: &mut Desk<'_>) {
        self.let_go();
        self.chosen = Some(card);
        self.playback.stir(desk.now);
        desk.play(Effect::Lift);
    }

    /// A tap on the Keep puts the chosen card there, or looks at the card that lies there.
    fn tap_board(&mut self, at: Point, desk: &mut Desk<'_>) {
        let area = self.areas(&desk.frame()).board;
        let board = self.board_in(area);
        if self.spell.take().is_some() {
            return;
        }
        match self.chosen.filter(|_| self.is_on()) {
            Some(card) => {
                let at = placement::nearest(&self.seen, card, board.camera.place(area, at)).at;
                self.aim(at, desk);
            }
            None if self.cover == Cover::Open => {
                let laid = self.seen.keep().laid().iter().rev();
                let touched = laid.map(|laid| (laid.card, board.card(laid.at))).find(|(_, card)| card.contains(at));
                self.look = touched.map(|(card, _)| card);
            }
            None => {}
        }
    }

    pub(super) fn gesture(&mut self, touch: Option<Touch>, gesture: Gesture, desk: &mut Desk<'_>) {
        match gesture {
            Gesture::Press { .. } => self.skip(desk),
            Gesture::DragStart { at, .. } if self.lift(touch, at, desk) => return,
            Gesture::Hold { at } => self.hold(touch, at, desk),
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

    /// Looks closely at the card under a finger that stays.
    fn hold(&mut self, touch: Option<Touch>, at: Point, desk: &mut Desk<'_>) {
        match touch {
            Some(Touch::Card(card)) => self.look = Some(card),
            Some(Touch::Board) if self.cover == Cover::Open => {
                self.chosen = None;
                self.tap_board(at, desk);
            }
            _ => {}
        }
    }

    pub(super) fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        self.skip(desk);
        match (self.cover, key) {
            _ if self.is_asked => return Nav::Pass,
            (Cover::Deal, Key::Enter) => self.knock(desk),
            (Cover::Curtain, Key::Enter) => self.open_curtain(desk),
            (Cover::Pause, Key::Enter) => self.go_on(desk),
            (Cover::Open, _) if self.look.is_some() => self.look = None,
            (Cover::Open, Key::Undo) => _ = self.undo(desk),
            (Cover::Open, Key::Letter('p' | 'P')) => self.pause(desk),
            (Cover::Open, _) if self.is_on() => return self.play_key(key, desk),
            _ => return Nav::Pass,
        }
        Nav::Stay
    }

    /// Keys of the player who is on: digits choose, arrows move the ghost, Enter places.
    fn play_key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        let hand = self.hand();
        match (key, self.chosen) {
            (Key::Letter(digit @ '1'..='9'), _) => {
                let nth = digit as usize - '1' as usize;
                if let Some(card) = hand.get(nth) {
                    self.choose(*card, desk);
                }
            }
            (Key::Letter('h' | 'H'), _) => self.hint(desk),
            (Key::Letter('r' | 'R'), Some(card)) => self.turn_card(card, desk),
            (Key::Enter, Some(_)) if self.ghost.is_some() => self.place(desk),
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

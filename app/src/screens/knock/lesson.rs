//! The first game, with a goblin beside the table who would rather sleep than give the alarm: a few sentences, each
//! when it is needed. It has two acts: the first halls of a Keep, and its Knight. What loses is taken back.

use super::{
    playable::{Seat, Timer},
    sentences::lost,
    table::{Cover, Table},
    touch::Touch,
};
use crate::{
    geometry::Rect,
    nav::Desk,
    play::{AtTable, Match},
    scene::Scene,
    screens::lesson_bubble::{LessonBubble, Taught},
    sound::Effect,
    theme::Frame,
};
use rules::knock::{Action, CardId, Deck, Event, Knock, Setup, View, bot};

/// The first hand, the first card of the Keep, and what is drawn next.
const FIRST: [&str; 13] = [
    "hall-landing",
    "hall-window",
    "creature-slime",
    "hall-chapel",
    "hall-treasury",
    "hall-cloister",
    "hall-corridor",
    "hall-guardroom",
    "hall-linen",
    "hall-greenhouse",
    "hall-music",
    "hall-laundry",
    "hall-mill",
];
/// What asks for something to be done; only that leads on.
const ASKING: [&str; 7] = [
    "lesson-knock-place",
    "lesson-knock-turn",
    "lesson-knock-creature",
    "lesson-knock-cover",
    "lesson-knock-silence",
    "lesson-knock-knight-place",
    "lesson-knock-quiet",
];

/// The pile of the first act.
fn first_pile() -> Vec<CardId> {
    Deck::standard().stacked(&FIRST)
}

/// Which part of the lesson is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Halls,
    Knight,
}

/// A lesson under way.
pub struct Lesson {
    pub(super) bubble: LessonBubble,
    act: Act,
}

impl Lesson {
    /// Sets up the first act, and the first sentences.
    pub fn start() -> (Match<Knock>, Lesson) {
        let setup = Setup { pile: Some(first_pile()), sand: None, ..Setup::default() };
        let running = Match::deal(setup, 1, vec![Seat::default()], Timer::Here)
            .expect("the pile is made of the Keep's own cards, with the Knight at its bottom")
            .as_lesson();
        let mut bubble = LessonBubble::by("monsters/goblin", &ASKING);
        bubble.say("lesson-knock-welcome");
        bubble.say("lesson-knock-place");
        (running, Lesson { bubble, act: Act::Halls })
    }

    /// A lesson that was left half way, and what is to be said there.
    pub fn resume(running: Match<Knock>) -> (Match<Knock>, Lesson) {
        let act = if running.session.setup().pile == Some(first_pile()) { Act::Halls } else { Act::Knight };
        let mut lesson = Lesson { bubble: LessonBubble::by("monsters/goblin", &ASKING), act };
        let session = &running.session;
        let done = || session.replay().take(session.cursor());
        // The second act begins when its Knight is drawn.
        let others = done().position(|(_, events, _)| act == Act::Knight && events.contains(&Event::KnightDrawn));
        for (_, events, game) in done().skip(others.map_or(0, |last| last + 1)) {
            lesson.bubble.read_all();
            lesson.follow(&game.own_view(), &events);
        }
        (running, lesson)
    }

    /// Goes on to the next sentence; after the last one of the first act comes the game of the second.
    pub fn go_on(&mut self) -> Option<Match<Knock>> {
        let is_over = self.bubble.key() == Some("lesson-knock-leap");
        self.bubble.next();
        let running = if is_over { before_the_knight() } else { None }?;
        self.act = Act::Knight;
        self.bubble.say("lesson-knock-knight");
        self.bubble.say("lesson-knock-knight-place");
        Some(running)
    }

    /// Hears what happened and finds what to say about it.
    pub fn follow(&mut self, game: &View, events: &[Event]) {
        self.bubble.is_done();
        for event in events {
            match *event {
                Event::Placed { card, .. } if card == game.knight() => self.bubble.say("lesson-knock-zeros"),
                Event::Placed { card, .. } if game.card(card).silence && self.act == Act::Halls => {
                    self.bubble.say("lesson-knock-silent");
                }
                Event::Placed { .. } => self.bubble.say("lesson-knock-sum"),
                Event::Beaten { creature } if creature != game.knight() => {
                    self.bubble.say("lesson-knock-beaten");
                    self.bubble.say("lesson-knock-chests");
                }
                Event::TokensTaken { creature, .. } if creature != game.knight() => {
                    self.bubble.say("lesson-knock-time")
                }
                Event::Won => self.bubble.say("lesson-knock-won"),
                _ => {}
            }
        }
        if game.end().is_none() {
            self.ask(game);
        }
    }

    /// Says what to do next.
    fn ask(&mut self, game: &View) {
        let laid = game.keep().laid().len();
        match self.act {
            Act::Knight => self.bubble.insist("lesson-knock-quiet"),
            Act::Halls if laid < 3 => self.bubble.insist("lesson-knock-turn"),
            Act::Halls if game.unbeaten().next().is_some() => self.bubble.insist("lesson-knock-cover"),
            Act::Halls if held(game, |game, card| game.card(card).creature.is_some()).is_some() => {
                self.bubble.insist("lesson-knock-creature");
            }
            Act::Halls if held(game, |game, card| game.card(card).silence).is_some() => {
                self.bubble.insist("lesson-knock-silence");
            }
            Act::Halls => self.bubble.insist("lesson-knock-leap"),
        }
    }

    /// Says that what was done would have lost the game, and was taken back.
    fn forgive(&mut self) {
        self.bubble.insist_first("lesson-knock-oops");
    }

    /// The game of this act from its beginning.
    fn again(&self) -> Option<Match<Knock>> {
        match self.act {
            Act::Halls => Some(Lesson::start().0),
            Act::Knight => before_the_knight(),
        }
    }

    /// What the sentence on show is about.
    fn subject(&self, game: &View) -> Option<Touch> {
        Lesson::about(self.bubble.key()?, game)
    }

    /// What a sentence is about.
    fn about(key: &str, game: &View) -> Option<Touch> {
        match key {
            "lesson-knock-creature" => held(game, |game, card| game.card(card).creature.is_some()).map(Touch::Card),
            "lesson-knock-silence" => held(game, |game, card| game.card(card).silence).map(Touch::Card),
            "lesson-knock-knight-place" => Some(Touch::Card(game.knight())),
            "lesson-knock-quiet" => Some(Touch::Hint),
            _ => None,
        }
    }

    /// Where the card lies best that this sentence or one after it is about. If none is about a card, it is a plain hall
    /// that the first act goes on with, so that what is still to be told stays in hand; nothing where something fights.
    pub fn advice(&self, game: &View) -> Option<Action> {
        let about = self.bubble.keys().find_map(|key| Lesson::about(key, game).and_then(card_of));
        if about.is_none() && (self.act == Act::Knight || game.unbeaten().next().is_some()) {
            return None;
        }
        let is_plain = |card: CardId| game.card(card).creature.is_none() && !game.card(card).silence;
        let is_meant = |card: CardId| about.map_or_else(|| is_plain(card), |about| card == about);
        let danger = |action: &Action| match *action {
            Action::Place { card, at, turned } if is_meant(card) => {
                let preview = game.preview(card, at, turned).ok().filter(|preview| preview.loss().is_none())?;
                preview.covered.iter().map(|forecast| forecast.danger).max()
            }
            _ => None,
        };
        let quiet = game.legal_actions().into_iter().filter_map(|action| Some((danger(&action)?, action)));
        quiet.min_by_key(|(danger, _)| *danger).map(|(_, action)| action)
    }

    /// Draws the sentence at the top of the board, and a ring around what it is about.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, board: Rect, game: &View) {
        self.bubble.show(scene, frame, board, self.subject(game));
    }
}

impl Taught for Table {
    fn bubble(&mut self) -> Option<&mut LessonBubble> {
        self.lesson.as_mut().map(|lesson| &mut lesson.bubble)
    }

    /// Perhaps the next sentence is that of the next game.
    fn go_on_with_lesson(&mut self, desk: &mut Desk<'_>) {
        let Some(running) = self.lesson.as_mut().and_then(Lesson::go_on) else { return };
        let lesson = self.lesson.take();
        *self = Table::around(Box::new(running), desk.platform.wall_clock());
        self.lesson = lesson;
        self.cover = Cover::Open;
        self.hand_over();
        self.playback.stir(desk.now);
        desk.play(Effect::Knight);
    }
}

impl Table {
    /// Starts the lesson, or goes on with it.
    pub fn lesson(desk: &mut Desk<'_>) -> Table {
        let (running, lesson) = Match::lesson_on_file(desk).map_or_else(Lesson::start, Lesson::resume);
        let mut table = Table::around(Box::new(running), desk.platform.wall_clock());
        table.lesson = Some(lesson);
        table
    }

    /// Tests whether an action would lose in the lesson: it is not carried out, and the lesson says so. Where every card
    /// loses, its act begins anew.
    pub(super) fn is_forgiven(&mut self, action: Action, desk: &mut Desk<'_>) -> bool {
        let Some(lesson) = &mut self.lesson else { return false };
        let Action::Place { card, at, turned } = action else { return false };
        let foreseen = self.seen.preview(card, at, turned);
        let Some(loss) = foreseen.ok().and_then(|seen| seen.loss()) else { return false };
        lesson.forgive();
        let again = if self.seen.is_stuck() { lesson.again() } else { None };
        if let Some(again) = again {
            self.host = Box::new(again);
        }
        self.look_anew(desk);
        desk.refuse(lost(loss, &self.seen, desk.words));
        true
    }
}

/// The card that a touch stands for.
fn card_of(touch: Touch) -> Option<CardId> {
    if let Touch::Card(card) = touch { Some(card) } else { None }
}

/// A card in hand that is like this.
fn held(game: &View, is_it: fn(&View, CardId) -> bool) -> Option<CardId> {
    game.hand(game.player())?.iter().copied().find(|card| is_it(game, *card))
}

/// A game in which the Knight was just drawn, and which even a greedy player wins from here.
pub fn before_the_knight() -> Option<Match<Knock>> {
    let setup = Setup { sand: None, ..Setup::default() };
    let (setup, actions) = bot::easy_knight(&setup)?;
    let mut running = Match::deal(setup, 1, vec![Seat::default()], Timer::Here).ok()?;
    actions.into_iter().try_for_each(|action| running.apply(action, 0).map(drop)).ok()?;
    Some(running.as_lesson())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, knock::Phase, rng::Rng};

    #[test]
    fn the_knight_of_the_lesson_was_just_drawn_and_can_be_beaten() {
        let running = before_the_knight().expect("one game in four hundred is easy");
        assert_eq!(running.game().phase(), Phase::PlaceKnight);
        assert!(bot::is_easy(running.game()));
        assert!(running.is_lesson(), "nobody counts a lesson");
    }

    #[test]
    fn the_first_act_holds_what_its_sentences_speak_of() {
        let (running, _) = Lesson::start();
        let game = running.game();
        assert_eq!(game.hand(0).len(), 6);
        assert!(held(&game.own_view(), |game, card| game.card(card).creature.is_some()).is_some());
        assert!(held(&game.own_view(), |game, card| game.card(card).silence).is_some());
        assert_eq!(game.unbeaten().count(), 0);
        let next = game.pile().iter().take(6);
        assert!(next.clone().all(|card| game.card(*card).creature.is_none() && !game.card(*card).silence));
    }

    #[test]
    fn whoever_can_only_lose_begins_the_act_again() {
        let running = before_the_knight().expect("one game in four hundred is easy");
        assert!(!running.game().own_view().is_stuck());
        let clumsy = |seed: u64| {
            let (mut game, mut rng) = (running.game().clone(), Rng::new(seed));
            while !game.own_view().is_stuck() {
                let goes_on = |action: &Action| {
                    matches!(*action, Action::Place { card, at, turned }
                    if game.preview(card, at, turned).is_ok_and(|seen| seen.end.is_none()))
                };
                let quiet: Vec<Action> = game.legal_actions().into_iter().filter(goes_on).collect();
                let action = rng.pick(&quiet)?;
                game.apply(action).expect("it is legal");
            }
            Some(game)
        };
        assert!((0..50).find_map(clumsy).is_some(), "somebody who only keeps quiet can only lose in the end");
        let lesson = Lesson { bubble: LessonBubble::by("monsters/goblin", &[]), act: Act::Knight };
        assert!(lesson.again().is_some_and(|again| again.game().phase() == Phase::PlaceKnight));
    }

    #[test]
    fn the_lesson_leads_from_the_first_card_to_the_knight() {
        let (mut running, mut lesson) = Lesson::start();
        let mut heard = Vec::new();
        for _ in 0..14 {
            heard.extend(lesson.bubble.key());
            while lesson.bubble.key().is_some_and(|key| key != "lesson-knock-leap") {
                lesson.go_on();
                heard.extend(lesson.bubble.key());
            }
            if lesson.bubble.key() == Some("lesson-knock-leap") {
                break;
            }
            let wanted = held(&running.game().own_view(), |game, card| game.card(card).creature.is_some());
            let wanted = wanted.or(held(&running.game().own_view(), |game, card| game.card(card).silence));
            let wanted =
                wanted.filter(|_| running.game().keep().laid().len() >= 3 && running.game().unbeaten().count() == 0);
            let action = match wanted {
                None => {
                    let game = running.game().own_view();
                    lesson.advice(&game).or_else(|| bot::greedy(&game)).expect("the lesson has a move")
                }
                Some(card) => quiet(running.game(), card),
            };
            let events = running.apply(action, 0).expect("bots play by the rules");
            lesson.follow(&running.game().own_view(), &events);
        }
        for key in
            ["place", "sum", "turn", "creature", "time", "cover", "beaten", "chests", "silence", "silent", "leap"]
        {
            let key = format!("lesson-knock-{key}");
            assert!(heard.iter().any(|heard| **heard == key), "nobody said {key}: {heard:?}");
        }
        assert!(lesson.go_on().is_some_and(|running| running.game().phase() == Phase::PlaceKnight));
        assert_eq!(lesson.bubble.key(), Some("lesson-knock-knight"));
    }

    /// A place for a card where nothing is lost by it.
    fn quiet(game: &Knock, card: CardId) -> Action {
        let each = game.keep().places().into_iter().flat_map(|at| [false, true].map(|turned| (at, turned)));
        let mut each = each.map(|(at, turned)| Action::Place { card, at, turned });
        let is_quiet = |action: &Action| {
            let mut after = game.clone();
            after.apply(action).is_ok() && after.end().is_none()
        };
        each.find(is_quiet).expect("the lesson has a quiet place for every card")
    }
}

//! A Keep in memory: games of Knock on a device, and the moves that fingers make in them.

use crate::fingers::Fingers;
use rules::{
    Game, Session,
    knock::{Action, CardId, Cell, Deck, Knock, Phase, Setup, Spell, bot, hand_size},
};
use sablier::{
    geometry::Point,
    input::Input,
    platform::memory::Memory,
    play::Match,
    screens::knock::playable::{Player, Seat, Timer},
    store::Store,
};
use serde_json::json;

/// Seats with a person in each.
pub fn persons(count: usize) -> Vec<Seat> {
    let names = ["Ada", "Bo", "Cléo", "Dan", "Eve", "Flo"];
    (0..count).map(|i| Seat { name: names[i].to_string(), player: Player::Person }).collect()
}

/// Seats with a person in the first and bots in the others.
pub fn bots(count: usize) -> Vec<Seat> {
    let mut seats = persons(count);
    seats.iter_mut().skip(1).for_each(|seat| seat.player = Player::Bot);
    seats
}

/// A game on the device's table, dealt and not yet begun.
pub fn sit_down(device: &Memory, size: (f32, f32), setup: Setup, seed: u64, seats: Vec<Seat>) -> Fingers {
    sit_down_with(device, size, setup, seed, seats, Timer::Here)
}

/// The same with the sand where one likes it.
pub fn sit_down_with(
    device: &Memory,
    size: (f32, f32),
    setup: Setup,
    seed: u64,
    seats: Vec<Seat>,
    timer: Timer,
) -> Fingers {
    let mut memory = device.clone();
    let mut store = Store::open(&mut memory);
    let running = Match::deal(setup, seed, seats, timer).expect("the tests deal what can be played");
    running.save(&mut memory, &mut store);
    reopen(device, size)
}

/// The app started anew, with the game on file on its table.
pub fn reopen(device: &Memory, size: (f32, f32)) -> Fingers {
    let fingers = Fingers::on(device, size);
    assert_eq!(fingers.app.screen_name(), "knock");
    fingers
}

/// A solo game.
pub fn solo(device: &Memory, size: (f32, f32), seed: u64) -> Fingers {
    sit_down(device, size, Setup::default(), seed, persons(1))
}

/// The game on file.
pub fn saved(fingers: &Fingers) -> Session<Knock> {
    let mut memory = fingers.device.clone();
    let mut store = Store::open(&mut memory);
    Match::<Knock>::load(&mut memory, &mut store).expect("the app saves what can be loaded").session
}

/// Waits until everything that happened was told, or the table was left.
pub fn told(fingers: &mut Fingers) {
    for _ in 0..400 {
        fingers.rest(16.0);
        if fingers.state("/state/told") != json!(false) {
            return;
        }
    }
    panic!("the telling never ends");
}

/// Chooses a card, turns it and puts its ghost where the action wants it.
pub fn put(fingers: &mut Fingers, action: Action) {
    let Action::Place { card, at, turned } = action else { panic!("{action:?} is no placement") };
    let id = format!("card_{}", card.0);
    if fingers.state("/state/chosen") != json!(card) {
        fingers.tap(&id);
    }
    assert_eq!(fingers.state("/state/chosen"), json!(card));
    if fingers.state("/state/turned") != json!(turned) {
        fingers.tap("turn-card");
    }
    let place = format!("place_{}_{}", at.x, at.y);
    // A place may lie outside the view or under the hand: then the player looks from further away.
    for _ in 0..30 {
        let area = fingers.app.scene().find(&place).expect("every place is named").area;
        let is_free = fingers.app.scene().at(area.centre()).is_some_and(|found| found.id == place);
        if is_free && area.w.min(area.h) > 6.0 {
            break;
        }
        let board = fingers.find("board");
        fingers.feed(&[Input::Wheel { at: Point { y: board.y - 40.0, ..board }, by: -1.0 }]);
    }
    fingers.tap(&place);
    assert_eq!(fingers.state("/state/ghost"), json!(at));
}

/// Carries a placement out by touch; one that loses the game by a second tap.
pub fn play(fingers: &mut Fingers, action: Action) {
    put(fingers, action);
    let loses = fingers.state("/state/forecast/end/Lost").is_object();
    fingers.tap("place");
    if loses {
        fingers.rest(500.0);
        fingers.tap("place");
    }
    told(fingers);
}

/// Plays on by touch until the game is over.
pub fn play_out(fingers: &mut Fingers) {
    for turns in 0.. {
        let session = saved(fingers);
        if session.outcome().is_some() {
            break;
        }
        assert!(turns < 100, "the game leads nowhere");
        if fingers.sees("curtain") {
            fingers.tap("curtain");
        }
        let action = bot::greedy(&session.state().own_view()).expect("a game that goes on has a move");
        play(fingers, action);
        if fingers.sees("knight") {
            fingers.tap("knight");
        }
    }
    fingers.rest(400.0);
}

/// The cards of a Keep with some of them on top, in this order.
fn stacked(level: u8, top: &[CardId]) -> Vec<CardId> {
    let deck = Deck::standard();
    let rest = deck.ids_in(level).filter(|id| !top.contains(id) && *id != deck.knight());
    top.iter().copied().chain(rest).chain([deck.knight()]).collect()
}

/// Cards of the first Keep that are like this.
fn cards(is_like: impl Fn(&rules::knock::Card) -> bool) -> Vec<CardId> {
    let deck = Deck::standard();
    deck.ids_in(1).filter(|id| deck.get(*id).is_some_and(|card| !card.is_knight() && is_like(card))).collect()
}

/// A game of two whose first player holds a quiet card with the Silence icon, on a quiet hall.
pub fn silence_first() -> (Setup, u64) {
    let silent = cards(|card| card.silence && card.sum() == 0)[0];
    let halls = cards(|card| card.creature.is_none() && !card.silence);
    let mut top = vec![silent];
    top.extend(halls.iter().take(8));
    (Setup { players: 2, pile: Some(stacked(1, &top)), ..Setup::default() }, 1)
}

/// Places the Silence card of the player who is on where nothing is lost by it.
pub fn place_silence(fingers: &mut Fingers) {
    let session = saved(fingers);
    let game = session.state();
    let card = *game.hand(game.player()).iter().find(|card| game.card(**card).silence).expect("one was dealt");
    let at = game.keep().places()[0];
    play(fingers, Action::Place { card, at, turned: false });
}

/// A solo game that begins with a creature in the Keep, and with these tokens.
pub fn creature_first(spells: &[Spell]) -> (Setup, u64) {
    let creature = cards(|card| card.creature.is_some_and(|creature| creature.time >= 3) && card.sum() >= 7)[0];
    let halls = cards(|card| card.creature.is_none() && !card.silence);
    let mut top: Vec<CardId> = halls.iter().take(hand_size(1)).copied().collect();
    top.push(creature);
    let pile = Some(stacked(1, &top));
    (Setup { pile, spells: spells.to_vec(), ..Setup::default() }, 1)
}

/// A solo game in which the next alarm is given by a creature that no card beats, with another one beside it and spells
/// in hand.
pub fn in_need() -> Match<Knock> {
    in_need_with(Setup { spells: vec![Spell::Fireball, Spell::IceFlash], ..Setup::default() })
}

/// The same with what else is chosen.
pub fn in_need_with(setup: Setup) -> Match<Knock> {
    let deck = Deck::standard();
    let named = |name: &str| deck.ids_in(4).find(|id| deck.get(*id).is_some_and(|card| card.name == name));
    let (fast, slow) = (named("creature-cyclops").expect("a card"), named("creature-slime").expect("a card"));
    let mut top = vec![slow];
    top.extend(cards(|card| card.creature.is_none() && !card.silence).iter().take(hand_size(1) - 1));
    top.push(fast);
    let setup = Setup { level: 4, pile: Some(stacked(4, &top)), ..setup };
    let mut running = Match::deal(setup, 1, persons(1), Timer::Here).expect("it can be played");
    // The slime's twos leave the cyclops as loud as it was.
    let at = Cell { x: 1, y: 1 };
    running.apply(Action::Place { card: slow, at, turned: false }, 0).expect("any card may lie on any corner");
    running
}

/// A seed whose solo game the careful player brings to the Knight's arrival.
pub fn seed_to_the_knight() -> u64 {
    let reaches = |seed: &u64| {
        let mut game = Knock::new(&Setup::default(), *seed).expect("the standard deck is sound");
        while game.end().is_none() && game.phase() == Phase::Place {
            let Some(action) = bot::careful(&game.own_view(), 1) else { return false };
            game.apply(&action).expect("bots play by the rules");
        }
        game.phase() == Phase::PlaceKnight
    };
    (0..200).find(reaches).expect("one game in two hundred comes that far")
}

/// A solo game with so many cards in the Keep that goes on, as a careful player built it.
pub fn grown(cards: usize) -> Match<Knock> {
    let grow = |seed: u64| {
        let setup = Setup { level: 2, sand: None, ..Setup::default() };
        let mut running = Match::deal(setup, seed, persons(1), Timer::Here).expect("it can be played");
        while running.game().keep().laid().len() < cards {
            let action = bot::careful(&running.game().own_view(), seed)?;
            running.apply(action, 0).expect("bots play by the rules");
        }
        (running.game().end().is_none() && running.game().phase() == Phase::Place).then_some(running)
    };
    (0..200).find_map(grow).expect("one game in two hundred comes that far")
}

/// The same, but built outwards: as wide as careful play allows.
pub fn sprawling(cards: usize) -> Match<Knock> {
    let grow = |seed: u64| {
        let setup = Setup { level: 2, sand: None, ..Setup::default() };
        let mut running = Match::deal(setup, seed, persons(1), Timer::Here).expect("it can be played");
        while running.game().keep().laid().len() < cards {
            let game = running.game();
            let is_calm = |action: &Action| match *action {
                Action::Place { card, at, turned } => {
                    game.preview(card, at, turned).is_ok_and(|preview| preview.end.is_none())
                        && game.card(card).creature.is_none()
                }
                _ => false,
            };
            let far = |action: &Action| match *action {
                Action::Place { at, .. } => i32::from(at.x).abs() + i32::from(at.y).abs(),
                _ => 0,
            };
            let outwards = game.legal_actions().into_iter().filter(is_calm).max_by_key(far);
            let action = outwards.or_else(|| bot::careful(&game.own_view(), seed))?;
            running.apply(action, 0).expect("bots play by the rules");
        }
        (running.game().end().is_none() && running.game().phase() == Phase::Place).then_some(running)
    };
    (0..200).find_map(grow).expect("one game in two hundred comes that far")
}

/// That game on a device's table.
pub fn sit_at(device: &Memory, size: (f32, f32), running: &Match<Knock>) -> Fingers {
    let mut memory = device.clone();
    let mut store = Store::open(&mut memory);
    running.save(&mut memory, &mut store);
    reopen(device, size)
}

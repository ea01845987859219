//! A finger on a table without a window: what it does to the die, and what is seen of it.

use super::*;
use crate::{
    geometry::{Insets, Rect, Size},
    messages::Messages,
    platform::{Platform, memory::Memory},
    scene::{Role, Scene},
    store::Store,
    theme::{Frame, TOUCH},
    timers::Keeper,
};
use dice::{
    Swipe,
    player::{Aim, toss},
};
use printkit_core::{Language, Words};
use rules::{fighter::Throw, rng::Rng};
use std::collections::{BTreeSet, HashMap};

/// Phone, phone on its side, tablet, desktop.
const SIZES: [(f32, f32); 4] = [(390.0, 844.0), (844.0, 390.0), (820.0, 1180.0), (1440.0, 900.0)];
/// How long a frame takes, in ms.
const TICK: f64 = 1000.0 / 60.0;

/// A throw, and all that a screen would give it.
struct Table {
    throwing: Throwing,
    memory: Memory,
    store: Store,
    keeper: Keeper,
    words: Words,
    scene: Scene,
    size: Size,
    now: f64,
    moves: bool,
}

impl Table {
    fn new(throws: &[Throw], (w, h): (f32, f32)) -> Table {
        let conditions = Conditions::of(throws.iter().copied());
        let mut memory = Memory::new("en");
        let mut store = Store::open(&mut memory);
        let mut table = Table {
            throwing: Throwing::new(&conditions, Die::White, Ease::Normal, 0.0),
            keeper: Keeper::open(&mut memory, &mut store),
            store,
            memory,
            words: Words::new(Language::English),
            scene: Scene::default(),
            size: Size { w, h },
            now: 0.0,
            moves: true,
        };
        // The hand gets ready.
        while table.moves {
            table.tick();
        }
        table
    }

    /// Under a bar, as the game has it.
    fn area(&self) -> Rect {
        Rect::new(0.0, 60.0, self.size.w, self.size.h - 60.0)
    }

    fn with<T>(&mut self, act: impl FnOnce(&mut Throwing, &mut Desk<'_>) -> T) -> T {
        let mut desk = Desk {
            platform: &mut self.memory,
            store: &mut self.store,
            words: &self.words,
            now: self.now,
            size: self.size,
            safe: Insets::default(),
            messages: &mut Messages::default(),
            offsets: &mut HashMap::new(),
            scene: &self.scene,
            keeper: &mut self.keeper,
        };
        act(&mut self.throwing, &mut desk)
    }

    fn frame<T>(&self, show: impl FnOnce(&Frame<'_>) -> T) -> T {
        show(&Frame {
            size: self.size,
            safe: Insets::default(),
            words: &self.words,
            settings: &self.store.settings,
            now: self.now,
            pressed: None,
            offsets: &mut HashMap::new(),
            keeper: &self.keeper,
            abilities: self.memory.abilities(),
            games: self.store.games,
        })
    }

    fn tick(&mut self) {
        self.now += TICK;
        self.moves = self.with(|throwing, desk| throwing.tick(desk));
        let mut scene = Scene::default();
        self.frame(|frame| self.throwing.show(&mut scene, frame, self.area()));
        self.scene = scene;
    }

    fn rest(&mut self, ms: f64) {
        (0..(ms / TICK) as u32).for_each(|_| self.tick());
    }

    fn gesture(&mut self, gesture: Gesture) {
        let grip = if self.throwing.flying().is_some() { Grip::Skip } else { Grip::Die };
        self.with(|throwing, desk| throwing.gesture(Some(grip), gesture, desk));
    }

    /// Where the die is on the screen.
    fn die(&self) -> Point {
        let seen = self.frame(|frame| self.throwing.seen(frame, self.area()));
        seen.board.view.at(seen.cube.at)
    }

    /// Takes the die and moves the finger up the screen, without letting go.
    fn carry(&mut self, by: f32, frames: u16) -> (Point, Point) {
        let from = self.die();
        self.gesture(Gesture::Press { at: from });
        self.rest(150.0);
        let mut last = from;
        for nth in 1..=frames {
            let at = Point { x: from.x, y: from.y - by * f32::from(nth) / f32::from(frames) };
            let by = Point { x: 0.0, y: at.y - last.y };
            self.gesture(if nth == 1 { Gesture::DragStart { from, at } } else { Gesture::Drag { from, at, by } });
            self.tick();
            last = at;
        }
        (from, last)
    }

    fn throw(&mut self) {
        let (from, at) = self.carry(150.0, 6);
        self.gesture(Gesture::Drop { from, at, speed: Point::default() });
        self.tick();
    }
}

#[test]
fn a_finger_takes_the_die_throws_it_and_it_comes_to_rest() {
    let mut table = Table::new(&[], SIZES[0]);
    assert!(table.throwing.thrown().is_none() && !table.moves);
    table.throw();
    assert!(table.throwing.thrown().is_some() && table.moves);
    assert!(table.throwing.settled(table.now).is_none());
    table.rest(9000.0);
    assert_eq!(table.throwing.settled(table.now), table.throwing.thrown());
    assert!(!table.moves, "a die that lies asks for no more frames");
    let heard = table.memory.contents().played.clone();
    assert!(heard.contains(&Effect::Whoosh) && heard.iter().any(|effect| matches!(effect, Effect::Hit(..))));
}

#[test]
fn the_same_finger_throws_the_same_die() {
    let thrown = || {
        let mut table = Table::new(&[Throw::FarAway], SIZES[0]);
        table.throw();
        table.throwing.thrown()
    };
    assert!(thrown().is_some());
    assert_eq!(thrown(), thrown());
}

#[test]
fn a_finger_that_is_taken_away_puts_the_die_back() {
    for cancel in [Gesture::Cancel, Gesture::Pinch { at: Point::default(), by: Point::default(), zoom: 1.1 }] {
        let mut table = Table::new(&[], SIZES[0]);
        let before = table.die();
        table.carry(90.0, 5);
        assert!(table.die() != before);
        table.gesture(cancel);
        table.tick();
        assert!(table.die() == before && table.throwing.thrown().is_none());
    }
}

#[test]
fn a_finger_that_hardly_moves_is_told_why_the_die_stayed() {
    let mut table = Table::new(&[], SIZES[0]);
    let at = table.die();
    table.gesture(Gesture::Press { at });
    table.rest(100.0);
    assert!(table.with(|throwing, desk| throwing.tap(Grip::Die, desk)));
    table.tick();
    let said = table.scene.find("fumble").map(|label| label.label.clone());
    assert_eq!(said, Some(table.words.get("throwing-too-soft")));
    table.rest(SAID + 100.0);
    assert!(table.scene.find("fumble").is_none());
}

#[test]
fn a_finger_on_a_flying_die_sees_where_it_lies() {
    let mut table = Table::new(&[], SIZES[0]);
    table.throw();
    table.rest(60.0);
    let at = table.area().centre();
    table.gesture(Gesture::Press { at });
    table.rest(SETTLE + 100.0);
    assert!(table.throwing.settled(table.now).is_some());
}

#[test]
fn the_die_is_seen_at_every_moment_of_its_flight() {
    for size in SIZES {
        for aside in [-1500, -700, 0, 700, 1500] {
            let mut table = Table::new(&[], size);
            let swipe = Swipe { from: [0, -4900, 660], speed: [aside, 1450, 540], spin: 0 };
            let now = table.now;
            table.throwing.fly(Thrown { stand: Stand(0), wall: 0, swipe, table: dice::Table::TODAY }, now);
            while table.throwing.settled(table.now).is_none() {
                table.tick();
                let (die, area) = (table.die(), table.area());
                assert!(area.inset(20.0).contains(die), "{size:?}, {aside}: {die:?} is not in {area:?}");
            }
        }
    }
}

#[test]
fn every_throw_can_be_touched_and_nothing_is_wrong_with_how_it_looks() {
    for size in SIZES {
        for throw in Throw::ALL {
            let mut table = Table::new(&[throw], size);
            for _ in 0..2 {
                assert!(table.scene.faults.is_empty(), "{throw:?} at {size:?}: {:?}", table.scene.faults);
                let small = |touchable: &&crate::scene::Touchable| {
                    touchable.role != Role::Label && touchable.area.w.min(touchable.area.h) < TOUCH
                };
                let small = table.scene.touchables.iter().find(small);
                assert!(small.is_none(), "{throw:?} at {size:?}: {small:?}");
                assert!(table.area().contains(table.die()), "{throw:?} at {size:?}: {:?}", table.die());
                let walls = table.scene.find("wall-left").is_some();
                assert_eq!(walls, throw == Throw::BankShot && table.throwing.thrown().is_none() && !table.moves);
                table.carry(30.0, 3);
            }
        }
    }
}

#[test]
fn while_the_die_flies_hardly_a_picture_is_painted() {
    let mut table = Table::new(&[], SIZES[0]);
    let thrown = toss(&Conditions::default(), Aim::Sharp, &mut Rng::new(3));
    let now = table.now;
    table.throwing.fly(thrown, now);
    let (mut keys, mut shown) = (BTreeSet::new(), 0);
    while table.throwing.settled(table.now).is_none() {
        table.tick();
        shown += table.scene.sprites.len();
        let detail = |sprite: &crate::scene::Sprite| (sprite.picture.key, format!("{:?}", sprite.detail));
        keys.extend(table.scene.sprites.iter().map(detail));
    }
    // Board, seat, trail, shadow, bounces, and the die's two kinds of faces in five shades.
    assert!(shown > 500 && keys.len() <= 29, "{} pictures for {shown} sprites", keys.len());
}

#[test]
fn who_wants_less_motion_sees_a_cut_and_nothing_slow() {
    let mut table = Table::new(&[], SIZES[0]);
    table.store.settings.reduced_motion = true;
    table.tick();
    let before = table.frame(|frame| table.throwing.seen(frame, table.area()).board.view);
    let thrown = toss(&Conditions::default(), Aim::Sharp, &mut Rng::new(3));
    let now = table.now;
    table.throwing.fly(thrown, now);
    let mut views = Vec::new();
    while table.throwing.settled(table.now).is_none() {
        table.tick();
        let view = table.frame(|frame| table.throwing.seen(frame, table.area()).board.view);
        if views.last() != Some(&view) {
            views.push(view);
        }
    }
    assert_eq!((views.len(), views[0]), (2, before));
    assert!(table.throwing.next_frame().is_none());
}

#[test]
fn around_the_table_and_back_is_the_same_place() {
    let mut table = Table::new(&[Throw::BankShot], SIZES[0]);
    let (at, wall) = (table.die(), table.throwing.setup.wall);
    for (there, back) in [(Grip::StandLeft, Grip::StandRight), (Grip::WallLeft, Grip::WallRight)] {
        assert!(table.with(|throwing, desk| throwing.tap(there, desk)));
        table.rest(600.0);
        assert!((table.throwing.setup.stand, table.throwing.setup.wall) != (Stand(0), wall), "{there}");
        // Wherever one stands, the hand is at the same place of the screen.
        assert!((table.die().x - at.x).abs() < 1.0 && (table.die().y - at.y).abs() < 1.0);
        assert!(table.with(|throwing, desk| throwing.tap(back, desk)));
        table.rest(600.0);
        assert_eq!((table.throwing.setup.stand, table.throwing.setup.wall), (Stand(0), wall));
    }
}

#[test]
fn a_chosen_place_and_a_moved_wall_are_handed_to_the_next_throw() {
    let mut table = Table::new(&[Throw::BankShot], SIZES[0]);
    let next = |table: &Table, throws: &[Throw]| {
        let conditions = Conditions::of(throws.iter().copied());
        let throwing = Throwing::new(&conditions, Die::White, Ease::Normal, table.now);
        throwing.placed(table.throwing.chosen())
    };
    for grip in [Grip::StandRight; 3] {
        assert!(table.with(|throwing, desk| throwing.tap(grip, desk)));
    }
    assert_eq!(next(&table, &[Throw::BankShot]).setup, table.throwing.setup);
    // A wall that nobody moved stands well for the next throw too.
    let aside = [Throw::BankShot, Throw::UnderTheLeg];
    assert_eq!(next(&table, &aside).setup, Setup::new(&Conditions::of(aside), Stand(3)));
    assert!(table.with(|throwing, desk| throwing.tap(Grip::WallLeft, desk)));
    let moved = table.throwing.setup.wall;
    let plain = next(&table, &[]);
    assert_eq!((plain.setup.wall, next(&table, &aside).setup.wall), (moved, moved));
    assert_eq!(plain.came_from.0, around(Stand(3)), "the view is there at once");
}

#[test]
fn several_touches_in_one_frame_throw_as_its_last_one_does() {
    let thrown = |bits: u16| {
        let mut table = Table::new(&[], SIZES[0]);
        let from = table.die();
        let place = |part: f32| Point { x: from.x, y: from.y - 150.0 * part };
        table.gesture(Gesture::Press { at: from });
        table.rest(150.0);
        for nth in 0..6_u16 {
            for bit in 1..=bits {
                let at = place((f32::from(nth) + f32::from(bit) / f32::from(bits)) / 6.0);
                table.gesture(Gesture::Drag { from, at, by: Point::default() });
            }
            if nth < 5 {
                table.tick();
            }
        }
        table.gesture(Gesture::Drop { from, at: place(1.0), speed: Point::default() });
        table.throwing.thrown()
    };
    assert!(thrown(1).is_some());
    assert_eq!(thrown(1), thrown(3));
}

#[test]
fn a_key_swings_the_arm_and_the_next_one_lets_go() {
    let mut table = Table::new(&[], SIZES[0]);
    assert!(table.with(|throwing, desk| throwing.key(Key::Enter, desk)));
    table.tick();
    assert!(table.moves && table.scene.find("power").is_some());
    table.rest(500.0);
    assert!(table.with(|throwing, desk| throwing.key(Key::Enter, desk)));
    assert!(table.throwing.thrown().is_some());
    assert!(!table.with(|throwing, desk| throwing.key(Key::Left, desk)));
}

#[test]
fn the_flight_to_come_is_shown_only_where_it_was_asked_for() {
    for has_arc in [false, true] {
        let mut table = Table::new(&[], SIZES[0]);
        table.throwing.has_arc = has_arc;
        table.tick();
        let best = table.throwing.arc.clone();
        assert_eq!(!best.is_empty(), has_arc);
        table.carry(60.0, 6);
        assert_eq!(table.throwing.arc != best, has_arc, "a weaker swipe flies less far");
        table.gesture(Gesture::Cancel);
        table.tick();
        assert_eq!(table.throwing.arc, best);
    }
}

#[test]
fn wall_and_card_are_hit_where_they_are_drawn() {
    let asides = [None, Some(Throw::UnderTheLeg), Some(Throw::WrongHand), Some(Throw::NeighboursHand)];
    for (aside, (prop, surface)) in asides
        .into_iter()
        .flat_map(|aside| [(Throw::OverACard, Surface::Card), (Throw::BankShot, Surface::Wall)].map(|it| (aside, it)))
    {
        let throws: Vec<Throw> = aside.into_iter().chain([prop]).collect();
        for (stand, wall) in [(Stand(0), 0), (Stand(7), 5), (Stand(255), 255)] {
            let mut table = Table::new(&throws, SIZES[0]);
            // A die that falls from above the drawn box, so far from its middle by its width.
            let mut struck = |part: f32| {
                let swipe = Swipe { from: [0, 0, 4000], speed: [0; 3], spin: 0 };
                let now = table.now;
                table.throwing.fly(Thrown { stand, wall, swipe, table: dice::Table::TODAY }, now);
                let drawn = table.throwing.uprights()[0];
                let across = part * drawn.size[0];
                let [x, y] = [drawn.away[0] - drawn.direction[1] * across, drawn.away[1] + drawn.direction[0] * across];
                let swipe = Swipe { from: [(x * 10.0) as i32, (y * 10.0) as i32, 4000], ..swipe };
                table.throwing.fly(Thrown { stand, wall, swipe, table: dice::Table::TODAY }, now);
                table.throwing.flight().and_then(|flight| flight.impacts.first()).map(|impact| impact.on)
            };
            for part in [-0.45, 0.0, 0.45] {
                assert_eq!(struck(part), Some(surface), "{throws:?}, {stand:?}, {wall}, {part}");
            }
            assert_ne!(struck(0.6), Some(surface), "{throws:?}, {stand:?}, {wall}");
        }
    }
}

#[test]
fn in_the_dark_only_the_die_is_lit() {
    let mut table = Table::new(&[Throw::Blind], SIZES[0]);
    let night = |table: &Table| table.scene.sprites.iter().any(|sprite| sprite.at == table.area() && sprite.fade > 0.9);
    assert!(!night(&table));
    table.carry(20.0, 3);
    assert!(night(&table));
    table.gesture(Gesture::Cancel);
    table.tick();
    assert!(!night(&table));
}

#[test]
fn from_afar_the_thrower_takes_two_steps_back_and_the_target_is_small() {
    for size in SIZES {
        let view = |table: &Table| table.frame(|frame| table.throwing.seen(frame, table.area()).board.view);
        let (near, far) = (Table::new(&[], size), Table::new(&[Throw::FarAway], size));
        assert!(view(&far).scale < 0.9 * view(&near).scale, "{size:?}");
        let steps = |table: &Table| table.memory.contents().played.iter().filter(|it| **it == Effect::Step).count();
        assert_eq!((steps(&near), steps(&far)), (0, 2));
        // Before them, the target was nearer.
        let mut first = Table::new(&[Throw::FarAway], size);
        let rest = view(&first).at([0.0; 3]);
        first.throwing.came_by = (-first.throwing.setup.manner.farther, first.now);
        assert!(view(&first).at([0.0; 3]).y > rest.y + 20.0, "{size:?}");
        assert!((first.die().y - far.die().y).abs() < 0.1, "the hand stays where it is on the screen");
    }
}

#[test]
fn two_bounces_are_heard_as_two() {
    let mut table = Table::new(&[Throw::DoubleBounce], SIZES[0]);
    let conditions = Conditions::of([Throw::DoubleBounce]);
    let mut rng = Rng::new(3);
    let good = |thrown: &Thrown| thrown.flight(&conditions).landing().spot.value().is_some();
    let thrown = (0..20).map(|_| toss(&conditions, Aim::Sharp, &mut rng)).find(good).expect("one of them hits");
    let now = table.now;
    table.throwing.fly(thrown, now);
    table.rest(9000.0);
    let counted = |it: &&Effect| matches!(it, Effect::Bounce | Effect::LastBounce);
    let heard: Vec<Effect> = table.memory.contents().played.iter().filter(counted).copied().collect();
    assert_eq!(heard, [Effect::Bounce, Effect::LastBounce]);
}

#[test]
fn who_jumps_is_heard_and_seen_to_run_and_goes_back_without_a_cut() {
    let mut table = Table::new(&[Throw::Jump], SIZES[0]);
    let target = |table: &Table| table.frame(|frame| table.throwing.seen(frame, table.area()).board.view).at([0.0; 3]);
    let (at, before) = (table.die(), target(&table));
    table.gesture(Gesture::Press { at });
    table.rest(1350.0);
    assert!(target(&table).y > before.y + 40.0, "the target comes nearer");
    let feet = table.memory.contents().played.iter().filter(|it| **it == Effect::Step).count();
    assert!((4..=5).contains(&feet), "{feet} steps");
    let last = target(&table);
    table.gesture(Gesture::Cancel);
    table.tick();
    assert!((target(&table).y - last.y).abs() < 60.0, "{last:?} to {:?}", target(&table));
    table.rest(1200.0);
    assert!((target(&table).y - before.y).abs() < 1.0 && !table.moves);
}

//! A die to be thrown by a finger, and the table it flies over: a stand-in with the shape of the real one.

use crate::{
    geometry::{Point, Rect, Size},
    input::Gesture,
    nav::Desk,
    scene::{Picture, Role, Scene},
    theme::Frame,
};
use dice::{Ease, Flight, HZ, Hand, Manner, Setup, Stand, Thrown, Touch};
use printkit::faces::{Style, fighter::target as face};
use rules::fighter::{Conditions, Die};

/// A die to be thrown by a finger, and the table it flies over.
pub struct Throwing {
    conditions: Conditions,
    die: Die,
    hand: Hand,
    thrown: Option<(Thrown, Flight, f64)>,
    marks: Vec<[f32; 2]>,
    has_arc: bool,
}

impl Throwing {
    /// Waits for a finger.
    pub fn new(conditions: &Conditions, die: Die, ease: Ease, _now: f64) -> Throwing {
        let setup = Setup { manner: Manner::of(conditions), wall: 0 };
        let hand = Hand::new(&setup, Stand(0), ease);
        Throwing { conditions: conditions.clone(), die, hand, thrown: None, marks: Vec::new(), has_arc: false }
    }

    /// Shows the flight to come while the finger moves.
    pub fn with_arc(mut self) -> Throwing {
        self.has_arc = true;
        self
    }

    /// A kept throw, or one of a simulated player, flies at once.
    pub fn fly(&mut self, thrown: Thrown, now: f64) {
        self.thrown = Some((thrown, thrown.flight(&self.conditions), now));
    }

    /// Draws all of it inside an area.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let at = area.inset(20.0).fit(Size { w: 1.0, h: 0.84 });
        let square = Size { w: 2.0 * face::REACH, h: 2.0 * face::REACH };
        scene.picture(Picture::new("fighter-target", square, 0.0, || face::target(Style::Colour)), at);
        let spot = |[x, y]: [f32; 2]| Point { x: at.centre().x + x, y: at.centre().y - y };
        for mark in &self.marks {
            scene.fit(Picture::art("fighter/hero_symbol"), Rect::around(spot(*mark), 8.0, 8.0));
        }
        let seen = self.thrown.as_ref().map_or([0.0, -area.h * 0.4], |(_, flight, since)| {
            let step = ((frame.now - since) / 1000.0 * f64::from(HZ)) as usize;
            let pose = flight.poses[step.min(flight.poses.len() - 1)];
            [pose.at[0], pose.at[1]]
        });
        scene.fit(Picture::art(super::fighter::names::die_art(self.die)), Rect::around(spot(seen), 40.0, 40.0));
        if self.thrown.is_none() {
            scene.touch("throw", Role::Place, frame.say("fight-target"), area).drags = true;
        }
    }

    /// Takes a tap if the touchable is its own.
    pub fn tap(&mut self, id: &str, _desk: &mut Desk<'_>) -> bool {
        matches!(id, "throw" | "stand-left" | "stand-right" | "wall-left" | "wall-right")
    }

    /// Takes a gesture.
    pub fn gesture(&mut self, id: Option<&str>, gesture: Gesture, desk: &mut Desk<'_>) {
        if id != Some("throw") || self.thrown.is_some() {
            return;
        }
        let touch = |from: Point, at: Point| Touch { ms: desk.now, at: [at.x - from.x, from.y - at.y] };
        match gesture {
            Gesture::Press { .. } => self.hand.press(desk.now),
            Gesture::DragStart { from, at } | Gesture::Drag { from, at, .. } => self.hand.moved(touch(from, at)),
            Gesture::Drop { from, at, .. } => {
                if let Ok(swipe) = self.hand.release(touch(from, at)) {
                    self.fly(Thrown { stand: Stand(0), wall: 0, swipe }, desk.now);
                }
            }
            _ => {}
        }
    }

    /// Plays sounds; says whether something moves.
    pub fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        self.thrown.is_some() && self.settled(desk.now).is_none()
    }

    /// The throw, as soon as it has left the hand.
    pub fn thrown(&self) -> Option<Thrown> {
        self.thrown.as_ref().map(|(thrown, ..)| *thrown)
    }

    /// The throw, once the die lies and the camera rests.
    pub fn settled(&self, now: f64) -> Option<Thrown> {
        let (thrown, flight, since) = self.thrown.as_ref()?;
        let long = flight.poses.len() as f64 * 1000.0 / f64::from(HZ);
        (now - since >= long).then_some(*thrown)
    }

    /// Its flight, as soon as it has left the hand.
    pub fn flight(&self) -> Option<&Flight> {
        self.thrown.as_ref().map(|(_, flight, _)| flight)
    }

    /// Old landings to be shown on the table.
    pub fn marks(&mut self, landings: Vec<[f32; 2]>) {
        self.marks = landings;
    }
}

//! The stage of a throw as bodies that can hit each other: table, rim, target, wall, card and die.
//!
//! Inside, lengths are centimetres: the simulation's own tolerances are then finer than the target is thick.

use crate::{
    flight::{HZ, Pose, Surface},
    mesh,
    stage::{CARD, CARD_AT, RIM_WIDTH, TABLE, WALL, WALL_AT},
    swipe::{DIE, Setup, Swipe, Table},
};
use rapier3d::prelude::*;
use std::sync::OnceLock;

/// How fast a die can leave a hand in each direction, in mm a second. A kept throw may hold any number.
const FASTEST: i32 = 8_000;
/// How fast it can turn then, in thousandths of a radian a second.
const FASTEST_TURN: i32 = 150_000;
/// How far from the middle a hand can be, in tenths of a millimetre.
const FARTHEST: i32 = 12_000;
/// How high a hand can be, in tenths of a millimetre: never in the table.
const HEIGHTS: [i32; 2] = [160, 6_000];
/// How much of a die's speed the table and its rim give back, and how much they hold it: polished wood.
const TABLE_FEEL: [f32; 2] = [0.36, 0.17];
/// The same for the target: felt, which stops what has come there.
const TARGET_FEEL: [f32; 2] = [0.28, 0.82];
/// The same for the wall and the card.
const WALL_FEEL: [f32; 2] = [0.8, 0.2];

/// The ways to look at the world: its directions to the right and away may be turned around. A solver goes through
/// contacts in some order and so has a favourite side; who looks now this way and now that favours none.
pub(crate) const SIDES: [[i32; 2]; 4] = [[1, 1], [-1, 1], [1, -1], [-1, -1]];

/// How far a die is askew at most, as the height of a slope over a length of 1: about 11 degrees. With more, throws that
/// are a tenth off would hardly hit; with none, they would hardly spread.
const ASKEW: f32 = 0.2;

/// How much each surface that was touched in a step changed the die's speed, in mm a second.
pub(crate) type Touches = [Option<f32>; 5];

/// Surfaces in the order of [`Touches`].
pub(crate) const SURFACES: [Surface; 5] = [Surface::Table, Surface::Rim, Surface::Target, Surface::Wall, Surface::Card];

/// A stage with a die that flies over it.
pub(crate) struct Stage {
    world: PhysicsWorld,
    /// Which of the [`SIDES`] it is seen from.
    side: usize,
    die: RigidBodyHandle,
    skin: ColliderHandle,
    /// In the order of [`SURFACES`]; none for what is not there.
    surfaces: [Option<ColliderHandle>; 5],
}

impl Stage {
    /// The stage at the moment when the hand opens.
    pub(crate) fn new(setup: &Setup, swipe: &Swipe) -> Stage {
        let mut world = PhysicsWorld { gravity: Vector::new(0.0, 0.0, -981.0), ..PhysicsWorld::default() };
        let parameters = &mut world.integration_parameters;
        parameters.dt = 1.0 / HZ as f32;
        parameters.num_solver_iterations = 8;
        parameters.normalized_max_linear_velocity = 3000.0;
        // A die that was stopped a hair above the table moves less than what counts as motion there: contacts that are
        // not looked for anew would miss it, and it would sink in.
        parameters.contact_recycling = false;

        let chance = chance(swipe);
        let side = match setup.table {
            Table::First => 0,
            Table::Even | Table::Gentle => (chance >> 24) as usize % SIDES.len(),
        };
        // The table's box is wider than the table: who is past the rim falls, see `step`.
        let half = (TABLE + 200.0) / 10.0;
        let table = ColliderBuilder::cuboid(half, half, 5.0).translation(Vector::new(0.0, 0.0, -5.0));
        let [board, rim] = shapes(side);
        let wall = || upright(WALL, WALL_AT + WALL[1] / 2.0, seen(side, setup.wall_direction()));
        let card = || upright(CARD, CARD_AT, seen(side, setup.card_direction()));
        let surfaces = [
            Some(feel(table, TABLE_FEEL)),
            Some(feel(ColliderBuilder::new(rim), TABLE_FEEL)),
            Some(feel(ColliderBuilder::new(board), TARGET_FEEL)),
            setup.manner.has_wall.then(|| feel(wall(), WALL_FEEL)),
            setup.manner.has_card.then(|| feel(card(), WALL_FEEL)),
        ]
        .map(|surface| surface.map(|surface| world.insert_collider(surface, None)));

        let half = DIE / 20.0;
        let (die, skin) =
            world.insert(in_hand(setup.table, swipe, side), ColliderBuilder::cuboid(half, half, half).friction(0.0));
        Stage { world, side, die, skin, surfaces }
    }

    /// Lets a step pass.
    pub(crate) fn step(&mut self) -> Touches {
        let falling = self.world.bodies[self.die].linvel() + self.world.gravity / HZ as f32;
        self.world.step();
        // Each surface had its share in what kept the die from falling on.
        let change = (self.world.bodies[self.die].linvel() - falling).length() * 10.0;
        let impulses = self.surfaces.map(|surface| surface.map_or(0.0, |surface| self.impulse(surface)));
        let all: f32 = impulses.iter().sum();
        let reach = TABLE + RIM_WIDTH;
        let [x, y, z] = self.pose().at;
        if z < DIE && x * x + y * y > reach * reach {
            // Nothing is below it any more.
            if let Some(table) = self.surfaces[0].take() {
                self.world.remove_collider(table);
            }
        }
        impulses.map(|impulse| (impulse > 0.0).then(|| change * impulse / all))
    }

    /// How hard the die was pressed against a surface in the last step.
    fn impulse(&self, surface: ColliderHandle) -> f32 {
        let pair = self.world.narrow_phase.contact_pair(self.skin, surface);
        pair.map_or(0.0, ContactPair::total_impulse_magnitude)
    }

    /// The die, in mm.
    pub(crate) fn pose(&self) -> Pose {
        let body = &self.world.bodies[self.die];
        let ([x, y, z], [i, j, k, w]): ([f32; 3], [f32; 4]) =
            ((body.translation() * 10.0).into(), (*body.rotation()).into());
        let [right, away] = SIDES[self.side].map(|side| side as f32);
        // In a mirror the sense of turning is the other one.
        Pose { at: [x * right, y * away, z], turn: [i * away, j * right, k * right * away, w] }
    }

    /// How fast the die is, in mm a second, and how fast it turns, in radians a second.
    pub(crate) fn speed(&self) -> [f32; 2] {
        let body = &self.world.bodies[self.die];
        [body.linvel().length() * 10.0, body.angvel().length()]
    }
}

/// The shapes that are the same in every throw seen from that side, made once.
fn shapes(side: usize) -> [SharedShape; 2] {
    static SHAPES: [OnceLock<[SharedShape; 2]>; SIDES.len()] = [const { OnceLock::new() }; SIDES.len()];
    SHAPES[side].get_or_init(|| [mesh::board(SIDES[side]), mesh::rim()]).clone()
}

/// A direction of the world as it is seen from a side.
fn seen(side: usize, direction: [f32; 2]) -> [f32; 2] {
    let [right, away] = SIDES[side];
    [direction[0] * right as f32, direction[1] * away as f32]
}

fn feel(collider: ColliderBuilder, [bounce, grip]: [f32; 2]) -> ColliderBuilder {
    // The die itself has neither: what it meets decides.
    collider
        .restitution(bounce)
        .restitution_combine_rule(CoefficientCombineRule::Max)
        .friction(grip)
        .friction_combine_rule(CoefficientCombineRule::Max)
}

/// A box that stands on the table at a distance from the middle, facing it.
fn upright([width, thickness, height]: [f32; 3], distance: f32, direction: [f32; 2]) -> ColliderBuilder {
    let [x, y] = direction.map(|part| part * distance / 10.0);
    ColliderBuilder::cuboid(thickness / 20.0, width / 20.0, height / 20.0)
        .position(Pose3::from_parts(Vector::new(x, y, height / 20.0), turned_to(direction)))
}

/// The die as the hand lets go of it: flat and squared to where it goes, over the even table a little askew. Which face is
/// on top and how askew it is is decided by every number of the swipe: nobody can foresee it, but there is no luck in it,
/// or a throw could not be repeated.
fn in_hand(table: Table, swipe: &Swipe, side: usize) -> RigidBodyBuilder {
    let [x, y] = seen(side, [swipe.from[0], swipe.from[1]].map(|part| part.clamp(-FARTHEST, FARTHEST) as f32 / 100.0));
    let z = swipe.from[2].clamp(HEIGHTS[0], HEIGHTS[1]) as f32 / 100.0;
    let [u, v, up] = swipe.speed.map(|part| part.clamp(-FASTEST, FASTEST) as f32 / 10.0);
    let [u, v] = seen(side, [u, v]);
    let [right, away] = SIDES[side];
    let spin = (right * away) as f32 * swipe.spin.clamp(-FASTEST_TURN, FASTEST_TURN) as f32 / 1000.0;
    let chance = chance(swipe);
    let squared = unit([u, v]).map_or(Rotation::IDENTITY, turned_to);
    let turn = match table {
        Table::First => squared,
        Table::Even | Table::Gentle => {
            let askew = ASKEW * ((chance >> 8 & 0xffff) as f32 / 32_768.0 - 1.0);
            squared * unit([1.0, askew]).map_or(Rotation::IDENTITY, turned_to)
        }
    };
    RigidBodyBuilder::dynamic()
        .pose(Pose3::from_parts(Vector::new(x, y, z), turn * TOPS[(chance >> 16) as usize % TOPS.len()]))
        .linvel(Vector::new(u, v, up))
        .angvel(Vector::new(0.0, 0.0, spin))
        .can_sleep(false)
}

const HALF: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// The ways a die can lie, by the face on top.
const TOPS: [Rotation; 6] = [
    Rotation::from_xyzw(0.0, 0.0, 0.0, 1.0),
    Rotation::from_xyzw(1.0, 0.0, 0.0, 0.0),
    Rotation::from_xyzw(HALF, 0.0, 0.0, HALF),
    Rotation::from_xyzw(-HALF, 0.0, 0.0, HALF),
    Rotation::from_xyzw(0.0, HALF, 0.0, HALF),
    Rotation::from_xyzw(0.0, -HALF, 0.0, HALF),
];

/// A number that every number of a swipe has its share in.
fn chance(swipe: &Swipe) -> u32 {
    let numbers = swipe.from.iter().chain(&swipe.speed).chain([&swipe.spin]);
    let mixed = numbers.fold(0x9e37_79b9_u32, |hash, &number| {
        let hash = (hash ^ number as u32).wrapping_mul(0x85eb_ca6b);
        hash ^ hash >> 13
    });
    mixed.wrapping_mul(0xc2b2_ae35)
}

/// The rotation around the upright axis that takes the x axis to a direction: half of an angle, by roots alone.
fn turned_to([x, y]: [f32; 2]) -> Rotation {
    let cosine = ((1.0 + x) / 2.0).max(0.0).sqrt();
    let sine = ((1.0 - x) / 2.0).max(0.0).sqrt();
    Rotation::from_xyzw(0.0, 0.0, if y < 0.0 { -sine } else { sine }, cosine)
}

fn unit([x, y]: [f32; 2]) -> Option<[f32; 2]> {
    let length = (x * x + y * y).sqrt();
    (length > 0.0).then(|| [x / length, y / length])
}

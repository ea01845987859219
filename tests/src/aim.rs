//! Thousands of straight throws, each as far off the best one as is asked: what they come to shows whether skill matters.

use dice::{Flight, HAND, HAND_HEIGHT, IDEAL, LIFT, STANDS, Setup, Stand, Swipe, throw};
use rules::{
    fighter::{Conditions, Landing},
    rng::Rng,
};
use std::time::{Duration, Instant};

/// How much even the steadiest hand trembles: in parts of the speed, and in degrees.
const TREMBLE: [f64; 2] = [0.003, 0.1];

/// What throws of one kind came to.
pub struct Throws {
    /// How many in a hundred hit the target.
    pub hits: f64,
    /// What a throw counted on the average.
    pub points: f64,
    /// How many in a hundred showed the symbol.
    pub symbols: f64,
    /// The standard deviations of where the dice came to rest, along the throw and across it, in mm.
    pub spread: [f64; 2],
    /// How long each throw took to simulate, from the shortest to the longest.
    pub times: Vec<Duration>,
}

impl Throws {
    /// Throws that often from all around the table, too fast or too slow by that part of the best speed, and too far
    /// to the left or to the right by that angle in degrees.
    pub fn off_by(speed: f64, angle: f64, count: u32) -> Throws {
        let mut rng = Rng::new(7);
        let mut either = |size: f64, tremble: f64| {
            let sign = if rng.below(2) == 0 { 1.0 } else { -1.0 };
            sign * size + tremble * (f64::from(rng.below(2001)) / 1000.0 - 1.0)
        };
        let thrown: Vec<Thrown> = (0..count)
            .map(|i| {
                let stand = Stand((i % u32::from(STANDS)) as u8);
                let swipe = straight(stand, 1.0 + either(speed, TREMBLE[0]), either(angle, TREMBLE[1]));
                let start = Instant::now();
                let flight = throw(&Setup::new(&Conditions::default(), stand), &swipe);
                Thrown { rest: rest(stand, &flight), time: start.elapsed(), landing: flight.landing() }
            })
            .collect();
        Throws::summed_up(&thrown)
    }

    fn summed_up(thrown: &[Thrown]) -> Throws {
        let mean = |of: &dyn Fn(&Thrown) -> f64| thrown.iter().map(of).sum::<f64>() / thrown.len().max(1) as f64;
        let percent = |of: &dyn Fn(&Thrown) -> bool| mean(&|it| if of(it) { 100.0 } else { 0.0 });
        let spread = [0, 1].map(|k| {
            let middle = mean(&|it| it.rest[k]);
            mean(&|it| (it.rest[k] - middle).powi(2)).sqrt()
        });
        let mut times: Vec<Duration> = thrown.iter().map(|it| it.time).collect();
        times.sort();
        Throws {
            hits: percent(&|it| it.landing.spot.value().is_some()),
            points: mean(&|it| it.landing.spot.value().map_or(0.0, f64::from)),
            symbols: percent(&|it| it.landing.symbol),
            spread,
            times,
        }
    }
}

/// What one of them came to.
struct Thrown {
    rest: [f64; 2],
    landing: Landing,
    time: Duration,
}

/// A throw over the target's middle, with that part of the best speed, turned by an angle.
fn straight(stand: Stand, speed: f64, angle: f64) -> Swipe {
    let [x, y] = stand.direction().map(|part| f64::from(part) / 10_000.0);
    let (sine, cosine) = angle.to_radians().sin_cos();
    let over_ground = f64::from(IDEAL) * speed;
    let [u, v] = [-x * cosine + y * sine, -y * cosine - x * sine];
    Swipe {
        from: [x * f64::from(HAND), y * f64::from(HAND), f64::from(HAND_HEIGHT)].map(|part| (part * 10.0) as i32),
        speed: [u, v, f64::from(LIFT)].map(|part| (part * over_ground) as i32),
        spin: 0,
    }
}

/// Where a die came to rest as its thrower sees it: away from the middle, and to the side.
fn rest(stand: Stand, flight: &Flight) -> [f64; 2] {
    let [x, y] = stand.direction().map(|part| f64::from(part) / 10_000.0);
    let [u, v, _] = flight.poses.last().map_or([0.0; 3], |pose| pose.at.map(f64::from));
    [x * u + y * v, y * u - x * v]
}

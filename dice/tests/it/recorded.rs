//! Throws and strokes that were once made: each comes to the same bits at every step, here and in the browser, which
//! runs the same files. A change that is meant to change those of today's table writes them anew; what was kept over an
//! older one stays as it is: `SABLIER_RECORD=1 cargo test -p sablier-tests --test dice recorded`.

use rules::{
    fighter::{Conditions, Throw},
    rng::Rng,
};
use sablier_dice::{
    Drawn, Ease, HAND, HAND_HEIGHT, IDEAL, LIFT, STANDS, Stand, Swipe, Table, Thrown, WALLS,
    player::{Aim, Player},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fs;

const THROWS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/throws/recorded.json");
const STROKES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/throws/strokes.json");

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Recorded {
    conditions: Conditions,
    thrown: Thrown,
    /// Of every bit of every step.
    fingerprint: String,
    /// What it came to, for who reads the file.
    verdict: String,
}

/// What is kept over some table.
trait Kept: Serialize + DeserializeOwned {
    fn table(&self) -> Table;
}

impl Kept for Recorded {
    fn table(&self) -> Table {
        self.thrown.table
    }
}

impl Kept for Stroked {
    fn table(&self) -> Table {
        self.drawn.table
    }
}

impl Recorded {
    fn new(conditions: Conditions, thrown: Thrown) -> Recorded {
        let verdict = format!("{:?}", thrown.flight(&conditions).verdict);
        Recorded { fingerprint: fingerprint(&conditions, &thrown), conditions, thrown, verdict }
    }
}

fn fingerprint(conditions: &Conditions, thrown: &Thrown) -> String {
    format!("{:016x}", thrown.flight(conditions).fingerprint())
}

/// Strokes with what each of them came to; nothing where the die stayed in the hand.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Stroked {
    drawn: Drawn,
    thrown: Vec<Option<Thrown>>,
    fingerprints: Vec<Option<String>>,
}

impl Stroked {
    fn new(drawn: Drawn) -> Stroked {
        let thrown: Vec<_> = drawn.thrown().into_iter().map(Result::ok).collect();
        let print = |thrown: &Option<Thrown>| thrown.as_ref().map(|thrown| fingerprint(&drawn.conditions, thrown));
        Stroked { fingerprints: thrown.iter().map(print).collect(), thrown, drawn }
    }
}

/// Strokes for no special throw, for each of them and for some pairs, from all around the table, with every kind of
/// hand and of player.
fn strokes() -> Vec<Stroked> {
    let mut rng = Rng::new(7);
    let one = |nth: usize| {
        let second = (nth >= Throw::ALL.len()).then(|| Throw::ALL[nth * 5 % Throw::ALL.len()]);
        let throws = Throw::ALL.get(nth % (Throw::ALL.len() + 1)).copied().into_iter().chain(second);
        let conditions = Conditions::of(throws);
        let aim = [Aim::Sharp, Aim::Average, Aim::Clumsy][nth / 3 % 3];
        let ease = [Ease::Kids, Ease::Normal, Ease::Bare][nth % 3];
        let player = Player::at(&conditions, aim, Stand((nth * 5 % usize::from(STANDS)) as u8), ease);
        Stroked::new(player.draw(&conditions, 5, &mut rng))
    };
    (0..40).map(one).collect()
}

/// A throw like those that hands make, with an error of up to so many percent in each part of it.
fn throw(rng: &mut Rng, percent: i32, table: Table) -> Thrown {
    let mut off = || f64::from(rng.below(2 * percent as u32 + 1) as i32 - percent) / 100.0;
    let (speed, aside, height, lift) = (1.0 + off(), off(), 1.0 + off(), 1.0 + off());
    let stand = Stand(rng.below(u32::from(STANDS)) as u8);
    let [x, y] = stand.direction().map(|part| f64::from(part) / 10_000.0);
    let over_ground = f64::from(IDEAL) * speed;
    let [u, v] = [-x - y * aside, -y + x * aside].map(|part| part * over_ground);
    let from = [x * f64::from(HAND), y * f64::from(HAND), f64::from(HAND_HEIGHT) * height];
    let spin = if rng.below(3) == 0 { rng.below(90_000) as i32 - 45_000 } else { 0 };
    let swipe = Swipe {
        from: from.map(|part| (part * 10.0) as i32),
        speed: [u, v, over_ground * f64::from(LIFT) * lift].map(|part| part as i32),
        spin,
    };
    Thrown { stand, wall: rng.below(u32::from(WALLS)) as u8, swipe, table }
}

/// Good throws, fair ones and wild ones, half of them with some special throws: two hundred over the first table, and
/// then some over the one of today.
fn varied() -> Vec<Recorded> {
    let mut rng = Rng::new(7);
    let one = |i: u32| {
        let table = if i < 200 { Table::First } else { Table::TODAY };
        let thrown = throw(&mut rng, [2, 8, 25, 100][i as usize % 4], table);
        let throws: Vec<Throw> = (0..i % 3).filter_map(|_| rng.pick(&Throw::ALL).copied()).collect();
        // Wall and card are bodies on the table: each is met often enough.
        let bodies =
            [Throw::BankShot, Throw::OverACard].into_iter().zip([7, 11]).filter(|(_, nth)| i.is_multiple_of(*nth));
        Recorded::new(Conditions::of(bodies.map(|(throw, _)| throw).chain(throws)), thrown)
    };
    (0..260).map(one).collect()
}

/// What a file keeps; what it has of today's table is written anew before if that is wanted.
fn kept<T: Kept>(file: &str, anew: impl Fn() -> Vec<T>) -> Vec<T> {
    let text = fs::read_to_string(file).expect("the recorded throws are there");
    let kept: Vec<T> = serde_json::from_str(&text).expect("the recorded throws can be read");
    if std::env::var_os("SABLIER_RECORD").is_none() {
        return kept;
    }
    let [older, newer] = [kept, anew()].map(Vec::into_iter);
    let all: Vec<T> =
        older.filter(|it| it.table() != Table::TODAY).chain(newer.filter(|it| it.table() == Table::TODAY)).collect();
    let lines: Vec<String> = all.iter().map(|it| serde_json::to_string(it).expect("a throw can be written")).collect();
    fs::write(file, format!("[\n{}\n]\n", lines.join(",\n"))).expect("the file can be written");
    all
}

/// How many of them are kept over a table.
fn count<T: Kept>(kept: &[T], table: Table) -> usize {
    kept.iter().filter(|it| it.table() == table).count()
}

#[test]
fn recorded_throws_fly_as_they_did_over_each_table() {
    let recorded = kept(THROWS, varied);
    assert_eq!([Table::First, Table::Even, Table::Gentle].map(|table| count(&recorded, table)), [200, 60, 60]);
    for it in recorded {
        assert_eq!(Recorded::new(it.conditions.clone(), it.thrown), it);
    }
}

#[test]
fn two_hundred_recorded_strokes_throw_as_they_did_over_each_table() {
    let recorded = kept(STROKES, strokes);
    for table in [Table::First, Table::Even, Table::Gentle] {
        let strokes = || recorded.iter().filter(|it| it.table() == table).flat_map(|it| &it.thrown);
        assert_eq!(strokes().count(), 200);
        let thrown = strokes().flatten().count();
        assert!(thrown >= 150, "only {thrown} strokes over {table:?} let go of a die");
    }
    for it in recorded {
        assert_eq!(Stroked::new(it.drawn.clone()), it);
    }
}

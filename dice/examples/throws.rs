//! Prints how hard the 22 special throws are on screen, as the table of THROWS.md:
//! `cargo run --release -p sablier-dice --example throws [throws alone] [throws of each pair]`.
//! An average simulated player with a normal hand throws that often; a hit is a die that counts, and who fumbles for ever misses.

use rules::{
    fighter::{Conditions, Throw},
    rng::Rng,
};
use sablier_dice::player::{Aim, Player};

/// How often in a hundred a player hits under these conditions.
fn rate(throws: &[Throw], aim: Aim, count: u32) -> f64 {
    let conditions = Conditions::of(throws.iter().copied());
    let mut player = Player::new(&conditions, aim);
    let mut rng = Rng::new(7);
    let mut is_hit = || {
        let thrown = player.try_toss(&mut rng);
        thrown.is_some_and(|thrown| thrown.flight(&conditions).landing().spot.value().is_some())
    };
    let hits = (0..count).filter(|_| is_hit()).count();
    100.0 * hits as f64 / f64::from(count.max(1))
}

fn main() {
    let mut counts = std::env::args().skip(1).map(|count| count.parse().unwrap_or(0));
    let (alone, paired) = (counts.next().unwrap_or(400), counts.next().unwrap_or(60));
    let all = Throw::ALL;
    let plain = [Aim::Clumsy, Aim::Average, Aim::Sharp].map(|aim| rate(&[], aim, alone));
    println!("No special throw: clumsy {:.0} %, average {:.0} %, sharp {:.0} %.\n", plain[0], plain[1], plain[2]);
    println!("| throw | clumsy | average | sharp | in pairs | hardest with |\n| --- | --- | --- | --- | --- | --- |");
    let mut pairs = vec![vec![0.0; all.len()]; all.len()];
    for (i, j) in (0..all.len()).flat_map(|i| (0..i).map(move |j| (i, j))) {
        let rate = rate(&[all[i], all[j]], Aim::Average, paired);
        (pairs[i][j], pairs[j][i]) = (rate, rate);
    }
    for (i, throw) in all.into_iter().enumerate() {
        let [clumsy, average, sharp] = [Aim::Clumsy, Aim::Average, Aim::Sharp].map(|aim| rate(&[throw], aim, alone));
        let others = || (0..all.len()).filter(|&j| j != i);
        let mean = others().map(|j| pairs[i][j]).sum::<f64>() / (all.len() - 1) as f64;
        let hardest = others().fold(None, |hardest: Option<usize>, j| match hardest {
            Some(other) if pairs[i][other] <= pairs[i][j] => Some(other),
            _ => Some(j),
        });
        let hardest = hardest.map(|j| format!("{:?} {:.0} %", all[j], pairs[i][j])).unwrap_or_default();
        println!("| {throw:?} | {clumsy:.0} % | {average:.0} % | {sharp:.0} % | {mean:.0} % | {hardest} |");
    }
}

//! Skill matters when a die is thrown on screen: the better the throw, the more often it hits.

use sablier_tests::aim::Throws;

/// How many in a hundred throws hit that are off by that much.
fn hits(speed: f64, angle: f64) -> f64 {
    Throws::off_by(speed, angle, 120).hits
}

#[test]
fn a_perfect_throw_nearly_always_hits() {
    assert!(hits(0.0, 0.0) >= 90.0);
}

#[test]
fn a_throw_that_is_a_tenth_off_hits_more_often_than_not() {
    assert!((60.0..=85.0).contains(&hits(0.1, 3.0)), "{}", hits(0.1, 3.0));
}

#[test]
fn a_throw_that_is_a_fifth_off_hardly_ever_hits() {
    assert!(hits(0.2, 0.0) <= 20.0);
}

#[test]
fn a_better_throw_counts_more() {
    let [good, fair, bad] =
        [(0.01, 0.5), (0.1, 3.0), (0.2, 3.0)].map(|(speed, angle)| Throws::off_by(speed, angle, 120).points);
    assert!(good > fair + 1.0 && fair > bad + 1.0, "{good} {fair} {bad}");
}

#[test]
fn two_faces_of_six_show_the_symbol() {
    let shown = Throws::off_by(0.03, 1.0, 480).symbols;
    assert!((29.0..=38.0).contains(&shown), "{shown}");
}

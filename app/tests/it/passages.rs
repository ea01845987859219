//! The way from one screen to the next: it is seen, and nothing waits for it.

use crate::fingers::{Fingers, SIZES, phone};
use sablier::{
    geometry::Rect,
    input::{Input, Key},
};

/// Through which opening the picture in front is seen; the whole window if nothing cuts it.
fn opening(fingers: &Fingers) -> Rect {
    let whole = Rect::new(0.0, 0.0, SIZES[0].0, SIZES[0].1);
    fingers.app.scene().sprites.last().and_then(|sprite| sprite.clip).unwrap_or(whole)
}

/// Taps a tile and gives the opening in every frame from then on.
fn openings(fingers: &mut Fingers, id: &str) -> Vec<f32> {
    let at = fingers.find(id);
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    (0..20).map(|_| (opening(fingers).w, fingers.feed(&[])).0).collect()
}

#[test]
fn the_tapped_tile_grows_into_its_screen_and_nothing_waits_for_it() {
    let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
    let tile = fingers.app.scene().find("play-donjonz").expect("it is on the home screen").area;
    let at = fingers.find("play-donjonz");
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    assert_eq!(fingers.app.screen_name(), "lobby");
    assert!(opening(&fingers).h < tile.h * 2.0, "it begins as large as the tile");
    let new = fingers.find("new");
    fingers.feed(&[Input::Down { finger: 1, at: new }]);
    fingers.feed(&[Input::Up { finger: 1, at: new }]);
    assert_eq!(fingers.app.screen_name(), "donjonz", "the next tap counts while the tile still grows");
}

#[test]
fn a_screen_grows_and_shrinks_unless_little_is_to_move() {
    let device = phone("en");
    let mut fingers = Fingers::on(&device, SIZES[0]);
    let grown = openings(&mut fingers, "settings");
    assert!(grown.is_sorted() && grown[0] < grown[5] && grown[5] < grown[19], "{grown:?}");
    fingers.feed(&[Input::Key(Key::Back)]);
    let shrunk: Vec<f32> = (0..10).map(|_| (opening(&fingers).w, fingers.feed(&[])).0).collect();
    assert!(shrunk.is_sorted_by(|one, next| one >= next) && shrunk[0] > shrunk[9], "{shrunk:?}");
    fingers.rest(300.0);
    device.contents_mut().wishes.reduced_motion = true;
    fingers.rest(50.0);
    let still = openings(&mut fingers, "settings");
    assert!(still.iter().all(|wide| *wide == still[19]), "{still:?}");
}

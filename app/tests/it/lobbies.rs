//! Where games begin, on a phone, upright and on its side: everything is in view in every language.

use crate::fingers::{Fingers, SIZES};
use sablier::{input::Key, platform::memory::Memory};

/// Begins each game once, so that it waits to be gone on with.
fn begin(fingers: &mut Fingers, game: &str) {
    fingers.tap("new");
    if game != "donjonz" {
        fingers.tap("start");
    }
    while fingers.app.screen_name() != lobby(game) {
        fingers.press(Key::Back);
    }
    fingers.rest(6000.0);
}

fn lobby(game: &str) -> &'static str {
    match game {
        "knock" => "knock-lobby",
        "fighter" => "fighter-lobby",
        _ => "lobby",
    }
}

fn check(fingers: &Fingers, (w, h): (f32, f32), when: &str) {
    let scene = fingers.app.scene();
    for scroll in &scene.scrolls {
        assert!(scroll.reach < 1.0, "{when}: {:.0} dp of {} are out of view", scroll.reach, scroll.id);
    }
    for touchable in &scene.touchables {
        let (id, at) = (&touchable.id, touchable.area);
        assert!(at.x >= 0.0 && at.y >= 0.0 && at.right() <= w && at.bottom() <= h, "{when}: {id} is cut off: {at:?}");
    }
    assert!(scene.faults.is_empty(), "{when}: {:?}", scene.faults);
}

#[test]
fn every_lobby_is_wholly_in_view_on_a_phone() {
    for language in ["en", "fr", "es"] {
        for game in ["knock", "donjonz", "fighter"] {
            for size in [SIZES[0], SIZES[1], (740.0, 360.0)] {
                let mut fingers = Fingers::on(&Memory::new(language), size);
                fingers.tap(&format!("play-{game}"));
                check(&fingers, size, &format!("{language} {game} {size:?} for the first time"));
                begin(&mut fingers, game);
                check(&fingers, size, &format!("{language} {game} {size:?} with a game"));
            }
        }
    }
}

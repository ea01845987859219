//! What is felt at the table: gold that spills, a hero who falls, the light at the end.

use super::walking::{PHONES, at, before};
use crate::fingers::{Fingers, phone};
use printkit::Drawing;
use rules::donjonz::Event;
use sablier::{
    geometry::Size,
    scene::{Picture, Sprite},
};
use serde_json::json;

/// The sprites on show of one picture.
fn shown(fingers: &Fingers, picture: &Picture) -> Vec<Sprite> {
    fingers.app.scene().sprites.iter().filter(|sprite| sprite.picture.key == picture.key).cloned().collect()
}

/// The light behind a hero who came through.
fn light() -> Picture {
    Picture::new("dz-end-light", Size { w: 200.0, h: 200.0 }, 0.0, || Drawing::new(200.0, 200.0))
}

/// Takes a step, and once more if it asks.
fn take(fingers: &mut Fingers, step: &str) {
    fingers.tap(step);
    if fingers.sees("go") {
        fingers.tap("go");
    }
}

#[test]
fn losing_all_gold_spills_every_pouch() {
    let lost = |events: &[Event]| {
        events.iter().find_map(|event| if let Event::GoldLost { pouches } = event { Some(*pouches) } else { None })
    };
    let (session, step) =
        before(|game, side| lost(&game.preview(side).unwrap_or_default()).is_some_and(|lost| lost > 2));
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        let pouch = Picture::art("things/pouch");
        let pouches = usize::from(session.state().pouches()).min(14);
        let flying = |fingers: &Fingers| shown(fingers, &pouch).iter().filter(|pouch| pouch.turn != 0.0).count();
        assert_eq!(flying(&fingers), 0, "{size:?}");
        take(&mut fingers, step);
        assert_eq!(flying(&fingers), pouches, "{size:?}");
        fingers.rest(1500.0);
        assert_eq!(flying(&fingers), 0, "{size:?}: gone for good");
    }
}

#[test]
fn a_hero_who_falls_topples_before_the_score_is_shown() {
    let (session, step) = before(|game, side| game.preview(side).unwrap_or_default().contains(&Event::HeroFell));
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        let hero = Picture::art("things/hero");
        take(&mut fingers, step);
        let topples = shown(&fingers, &hero).iter().any(|hero| hero.turn > 20.0);
        assert!(topples && !fingers.sees("verdict"), "{size:?}");
        fingers.rest(700.0);
        assert!(!shown(&fingers, &Picture::art("things/skull")).is_empty(), "{size:?}");
        assert!(shown(&fingers, &light()).is_empty(), "{size:?}: no light for the fallen");
        fingers.rest(2500.0);
        assert!(fingers.sees("verdict"), "{size:?}");
    }
}

#[test]
fn a_hero_who_comes_through_stands_in_light_that_grows() {
    let ends = |events: Vec<Event>| events.contains(&Event::WalkEnded) && !events.contains(&Event::HeroFell);
    let (session, step) = before(|game, side| game.preview(side).is_ok_and(ends));
    for size in PHONES {
        let mut fingers = at(&session, &phone("en"), size);
        assert!(shown(&fingers, &light()).is_empty(), "{size:?}");
        take(&mut fingers, step);
        let young = shown(&fingers, &light());
        fingers.rest(600.0);
        let full = shown(&fingers, &light());
        assert!(young[0].fade < full[0].fade && young[0].at.w < full[0].at.w, "{size:?}");
        assert_ne!(fingers.state("/state/outcome"), json!(null));
    }
}

//! The pieces of Knock as pictures: cards, tokens, shields and bars, each from the face that is printed.

use crate::{
    geometry::{Point, Rect, Size},
    scene::{Picture, Scene, Sprite},
};
use printkit_core::{
    Drawing, Words,
    drawing::Transform,
    faces::{
        Style,
        knock::{self as faces, Distance, Token},
    },
};
use rules::knock::{CardId, Public};
use std::hash::Hash;

/// The frames of a card and of the marks on it, in millimetres; each mark fits into the middle of its own.
const FACE: Size = Size { w: faces::SIDE, h: faces::SIDE };
const SHIELD: Size = Size { w: 40.0, h: 40.0 };
const BAR: Size = Size { w: 25.0, h: 12.0 };
/// How much nearer a hand is held than the Keep lies.
const NEARER: f32 = 1.25;
/// The middle of a card.
const MIDDLE: (f32, f32) = (faces::SIDE / 2.0, faces::SIDE / 2.0);
const PENNANT: Size = Size { w: 14.0, h: 15.0 };

/// Draws a card of the Keep into `at`, as well as it can be seen there. Shield and Time bar are not on it: they change.
pub fn card<'a>(scene: &'a mut Scene, game: &Public, card: CardId, turned: bool, at: Rect) -> &'a mut Sprite {
    let (printed, distance) = (game.card(card).clone(), Distance::of(at.w));
    let key = ("kn-card", game.deck().mark(), card, printed.name.clone(), turned, distance);
    let picture = Picture::new(key, FACE, 0.0, move || faces::distant_card(&printed, turned, distance));
    scene.picture(picture, at).stepped()
}

/// Draws a card on its way to the Keep: with the Time it will take, and as well as it can be seen there.
pub fn held<'a>(scene: &'a mut Scene, game: &Public, card: CardId, turned: bool, at: Rect) -> &'a mut Sprite {
    seen_at(scene, game, card, turned, at, Distance::of(at.w))
}

/// Draws a card in a hand, which is looked at from nearer than the Keep.
pub fn in_hand<'a>(scene: &'a mut Scene, game: &Public, card: CardId, turned: bool, at: Rect) -> &'a mut Sprite {
    seen_at(scene, game, card, turned, at, Distance::of(at.w * NEARER))
}

fn seen_at<'a>(
    scene: &'a mut Scene,
    game: &Public,
    card: CardId,
    turned: bool,
    at: Rect,
    distance: Distance,
) -> &'a mut Sprite {
    let printed = game.card(card).clone();
    let key = ("kn-held", game.deck().mark(), card, printed.name.clone(), turned, distance);
    let picture = Picture::new(key, FACE, 0.0, move || {
        let mut face = faces::distant_card(&printed, turned, distance);
        if let Some(creature) = printed.creature {
            let (bar, (x, y)) = (faces::time_bar(creature.time, creature.time), faces::BAR_AT);
            let shift = Transform::shift(x - bar.size.w / 2.0, y - bar.size.h / 2.0);
            face.place(bar, shift, 1.0);
        }
        face
    });
    scene.picture(picture, at).stepped()
}

/// A card as it is printed, with its name.
pub fn printed(game: &Public, card: CardId, words: &Words) -> Picture {
    let (printed, language) = (game.card(card).clone(), words.language);
    let key = ("kn-printed", game.deck().mark(), card, printed.name.clone(), language.code());
    Picture::new(key, FACE, 0.0, move || faces::card(&printed, &Words::new(language), Style::Colour))
}

/// Draws the back of a card.
pub fn back(scene: &mut Scene, at: Rect) -> &mut Sprite {
    scene.picture(Picture::new("kn-back", FACE, 0.0, faces::table_back), at).stepped()
}

/// A picture of a mark on a card, in the middle of a frame of its own.
fn mark(key: impl Hash, frame: Size, make: impl Fn() -> Drawing + 'static) -> Picture {
    Picture::new(key, frame, 0.0, move || {
        let (mut whole, mark) = (Drawing::new(frame.w, frame.h), make());
        let shift = Transform::shift((frame.w - mark.size.w) / 2.0, (frame.h - mark.size.h) / 2.0);
        whole.place(mark, shift, 1.0);
        whole
    })
}

/// Where a mark lies whose middle is at a place of the card, both in millimetres.
fn on_card(card: Rect, (x, y): (f32, f32), frame: Size) -> Rect {
    let scale = card.w / faces::SIDE;
    let middle = Point { x: card.x + x * scale, y: card.y + y * scale };
    Rect::around(middle, frame.w * scale, frame.h * scale)
}

/// Draws the Time tokens left of those a creature took, at the foot of its card.
pub fn time_bar(scene: &mut Scene, tokens: u8, of: u8, card: Rect) -> &mut Sprite {
    let picture = mark(("kn-time", tokens, of), BAR, move || faces::time_bar(tokens, of));
    scene.picture(picture, on_card(card, faces::BAR_AT, BAR)).stepped()
}

/// Draws the shield with a card's danger; a bell from 6 on. It hangs from the top of the card, larger on a small one; on
/// a small hall, whose picture says little, it lies in the middle.
pub fn shield(scene: &mut Scene, danger: u8, is_hall: bool, card: Rect, swell: f32) -> &mut Sprite {
    let picture = mark(("kn-shield", danger), SHIELD, move || faces::danger_shield(danger));
    let (place, swell) = match Distance::of(card.w) {
        Distance::Near => (faces::SHIELD_AT, swell),
        Distance::Far => (faces::SHIELD_AT, swell * 1.15),
        Distance::VeryFar if is_hall => (MIDDLE, swell * 1.5),
        Distance::VeryFar => (faces::SHIELD_AT, swell * 1.3),
    };
    let at = on_card(card, place, SHIELD);
    scene.picture(picture, Rect::around(at.centre(), at.w * swell, at.h * swell)).stepped()
}

/// The pennant of a Keep.
pub fn pennant_picture(level: u8) -> Picture {
    mark(("kn-pennant", level), PENNANT, move || faces::pennant(level))
}

/// Draws the pennant of a Keep.
pub fn pennant(scene: &mut Scene, level: u8, at: Rect) {
    scene.fit(pennant_picture(level), at);
}

/// A token.
pub fn token(token: Token) -> Picture {
    let frame = Size { w: faces::TOKEN, h: faces::TOKEN };
    Picture::new(("kn-token", token), frame, 0.0, move || faces::token(token, Style::Colour))
}

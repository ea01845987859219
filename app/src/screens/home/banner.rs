//! The games as banners, and the tiles under them.

use super::Tile;
use crate::{
    collage::{Collage, shaded_card},
    geometry::{Point, Rect, Size},
    layout::{AlignItems, Node, column, leaf, line, paragraph, row, spring},
    play::{Banner, Listed},
    scene::{Lettering, Picture, Role, Scene},
    theme::Frame,
    touch, widgets,
};
use printkit_core::{
    Drawing, Ink,
    art::art,
    drawing::{Face, Path, Stroke, Transform},
    ink,
};

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Can be played.
    Ready,
    /// Is being played.
    Running,
}

/// The side of the picture on a banner, in phone dp.
const PICTURE: f32 = 163.0;
/// The least height of a banner, in phone dp.
const HEIGHT: f32 = 112.0;
/// The same in a low window.
const LOW_HEIGHT: f32 = 74.0;

/// Tests whether a window is so low that only short banners leave room for the tiles under them.
pub fn is_low(frame: &Frame<'_>) -> bool {
    frame.is_landscape() && frame.safe_area().h < frame.dp(480.0)
}

/// A game's banner.
pub fn banner<'a>(frame: &Frame<'_>, touch: impl touch::Touch, game: &'static Listed, state: State) -> Node<'a> {
    let (pressed, nth) = (frame.is_pressed(&touch), frame.games.place(game));
    let name = frame.say(&format!("{}-name", game.name));
    let pitch = frame.say(&format!("{}-pitch", game.name));
    // The box a game comes from, where its words name one.
    let origin = format!("{}-box", game.name);
    let origin = frame.words.has(&origin).then(|| frame.say(&origin));
    let label = match (state, &origin) {
        (State::Ready, Some(origin)) => format!("{name}. {pitch} {origin}"),
        (State::Ready, None) => format!("{name}. {pitch}"),
        (State::Running, _) => format!("{name}. {}", frame.say("continue")),
    };
    let title = Lettering::new(Face::Display, frame.em(30.0), ink::INK);
    let small = Lettering::new(Face::Medium, frame.em(13.5), ink::COCOA);
    let is_low = is_low(frame);
    let mut words = vec![line(name, title)];
    let origin = origin.map(|origin| paragraph(origin, Lettering { size: frame.em(12.0), ..small }));
    let chips = row(chips(frame, game, state)).wrapping().gap(frame.dp(6.0)).firm();
    if is_low {
        // There is room for one line less: the box stands beside the chips, and large letters leave it out.
        let origin = origin.filter(|_| frame.text_scale() < 1.5).map(|it| it.grow(1.0));
        words.extend([spring(), row([chips].into_iter().chain(origin)).gap(frame.dp(8.0))]);
    } else {
        words.push(paragraph(pitch, small));
        words.extend(origin.into_iter().chain([spring(), chips]));
    }
    let words = column(words)
        .gap(frame.dp(3.0))
        .pads(
            frame.dp(18.0),
            frame.dp(if is_low { 3.0 } else { 8.0 }),
            frame.dp(if is_low { 8.0 } else { 2.0 }),
            frame.dp(9.0),
        )
        .grow(1.0);
    let unit = match (is_low, frame.text_scale() > 1.15) {
        (true, _) => frame.dp(0.68),
        (false, true) => frame.dp(0.82),
        (false, false) => frame.dp(1.0),
    };
    let picture = leaf(move |scene, at| {
        let sunk = if pressed { 3.0 } else { 0.0 };
        show_picture(scene, game, at.shifted(0.0, sunk), unit);
    });
    row([words, picture.width(PICTURE * unit)])
        .align(AlignItems::STRETCH)
        .least_height(frame.dp(if is_low { LOW_HEIGHT } else { HEIGHT }))
        .firm()
        .painted(move |scene, at| {
            plate(scene, at, nth, pressed);
            scene.touch(touch, Role::Button, label, at);
        })
}

fn chips<'a>(frame: &Frame<'_>, game: &'static Listed, state: State) -> Vec<Node<'a>> {
    let quiet = |words: String| widgets::chip(frame, words, ink::TAN, ink::INK);
    let Banner { players, minutes, .. } = game.banner;
    let (players, minutes) = (frame.say(players), frame.say_with("minutes", &[("minutes", minutes.into())]));
    match state {
        State::Running => vec![widgets::chip(frame, frame.say("continue"), ink::GOLD, ink::INK), quiet(minutes)],
        State::Ready => vec![quiet(players), quiet(minutes)],
    }
}

fn plate(scene: &mut Scene, at: Rect, nth: usize, pressed: bool) {
    scene.drawn(("banner", nth, pressed), at, 12.0, move |drawing| {
        let seed = 41 + nth as u32;
        let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h, 16.0, seed, 1.4);
        let sunk = if pressed { 3.0 } else { 0.0 };
        drawing.fill(shape(6.0), ink::INK.faded(0.7));
        drawing.outlined(shape(sunk), ink::PARCHMENT, Stroke::new(ink::INK, 3.0));
    });
}

/// Draws the slanted panel with a game's picture, which reaches over its frame.
fn show_picture(scene: &mut Scene, game: &'static Listed, at: Rect, unit: f32) {
    let size = Size { w: PICTURE, h: (at.h / unit).max(HEIGHT * 0.9) };
    let picture = Picture::drawn(("banner-picture", game.name), size, 8.0, move |drawing| {
        let Banner { panel: (colour, ray), picture, .. } = game.banner;
        panel(drawing, size.h, colour);
        let middle = (size.h - HEIGHT) / 2.0;
        let mut art = Drawing::new(size.w, HEIGHT);
        let mut fan = Drawing::default();
        fan.fill(Path::rays(0.0, 0.0, 34.0, 48.0, 44.0, 18, 3.0), ray);
        art.place(fan, Transform::turn(8.0).then(Transform::shift(79.0, 56.0)), 1.0);
        art.glow(79.0, 56.0, 54.0);
        picture(&mut art);
        drawing.place(art, Transform::shift(0.0, middle), 1.0);
    });
    scene.picture(picture, at);
}

fn panel(drawing: &mut Drawing, h: f32, colour: Ink) {
    let path = Path::new()
        .move_to(21.0, 9.0)
        .quad_to(15.0, 9.0, 13.0, 15.0)
        .line_to(0.0, h - 16.0)
        .quad_to(-2.0, h - 9.0, 5.0, h - 9.0)
        .line_to(142.0, h - 9.0)
        .quad_to(154.0, h - 9.0, 154.0, h - 21.0)
        .line_to(154.0, 21.0)
        .quad_to(154.0, 9.0, 142.0, 9.0)
        .close();
    drawing.outlined(path, colour, Stroke::new(ink::INK, 2.6));
}

/// A tile: a picture beside a word or two.
pub fn tile<'a>(frame: &Frame<'_>, tile: Tile, words: String, hint: String) -> Node<'a> {
    let label = format!("{words}. {hint}");
    let text = column([
        paragraph(words, Lettering::new(Face::Display, frame.em(15.5), ink::PARCHMENT)),
        paragraph(hint, Lettering::new(Face::Medium, frame.em(13.0), ink::LILAC)),
    ])
    .gap(2.0)
    .grow(1.0);
    let unit = frame.dp(1.0);
    let content = row([tile_picture(frame, tile).width(44.0 * unit).height(60.0 * unit), text])
        .gap(8.0 * unit)
        .pads(10.0 * unit, 10.0 * unit, 6.0 * unit, 10.0 * unit)
        .least_height(frame.dp(84.0));
    on_plate(frame, tile, label, content)
}

/// A tile with its picture over its words, for three side by side.
pub fn upright_tile<'a>(frame: &Frame<'_>, tile: Tile, words: String, hint: String) -> Node<'a> {
    let label = format!("{words}. {hint}");
    let unit = frame.dp(1.0);
    let content = column([
        tile_picture(frame, tile).height(44.0 * unit),
        paragraph(words, Lettering::new(Face::Display, frame.em(14.5), ink::PARCHMENT).centred()),
        paragraph(hint, Lettering::new(Face::Medium, frame.em(13.0), ink::LILAC).centred()),
    ])
    .gap(2.0)
    .pads(7.0 * unit, 9.0 * unit, 7.0 * unit, 9.0 * unit);
    on_plate(frame, tile, label, content)
}

fn tile_picture<'a>(frame: &Frame<'_>, tile: Tile) -> Node<'a> {
    let sunk = if frame.is_pressed(&tile) { 3.0 } else { 0.0 };
    leaf(move |scene, at| {
        let picture = Picture::new(("tile", tile), Size { w: 46.0, h: 60.0 }, 4.0, move || match tile {
            Tile::Print => sheet_of_paper(),
            Tile::Table => round_table(),
            Tile::Timer => small_hourglass(),
        });
        scene.fit(picture, at.shifted(0.0, sunk));
    })
}

/// A tile's plate, which answers.
fn on_plate<'a>(frame: &Frame<'_>, tile: Tile, label: String, content: Node<'a>) -> Node<'a> {
    let pressed = frame.is_pressed(&tile);
    content.grow(1.0).painted(move |scene, at| {
        scene.drawn(("tile-plate", tile, pressed), at, 8.0, move |drawing| {
            let sunk = if pressed { 3.0 } else { 0.0 };
            let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h, 16.0, 51, 1.2);
            drawing.fill(shape(5.0), ink::INK.faded(0.7));
            drawing.outlined(shape(sunk), ink::STONE, Stroke::new(ink::INK, 3.0));
            let inner = Path::cut(5.0, 5.0 + sunk, at.w - 10.0, at.h - 10.0, 12.0, 51, 1.0);
            drawing.stroke(inner, Stroke::new(ink::GOLD.faded(0.55), 1.6));
        });
        scene.touch(tile, Role::Button, label, at);
    })
}

/// A round table seen from above its edge, with cards and a token on it.
fn round_table() -> Drawing {
    let mut drawing = Drawing::new(46.0, 60.0);
    for x in [12.0, 34.0] {
        drawing.outlined(Path::rect(x - 2.5, 38.0, 5.0, 18.0, 1.5), Ink::hex(0x532E22), Stroke::new(ink::INK, 2.2));
    }
    drawing.outlined(Path::ellipse(23.0, 34.0, 24.0, 14.0), Ink::hex(0x532E22), Stroke::new(ink::INK, 2.4));
    drawing.outlined(Path::ellipse(23.0, 30.0, 24.0, 14.0), ink::WOOD, Stroke::new(ink::INK, 2.4));
    drawing.glue_drawing(shaded_card("creature-goblin"), 15.0, 22.0, 0.34, -12.0);
    drawing.glue_drawing(shaded_card("hall-throne"), 31.0, 23.0, 0.32, 10.0);
    drawing.glue("tokens/hourglass", 23.0, 33.0, 0.17, 0.0);
    drawing
}

fn small_hourglass() -> Drawing {
    let mut drawing = Drawing::new(46.0, 60.0);
    drawing.fit(art("things/hourglass"), 0.0, 0.0, 46.0, 61.0);
    drawing
}

/// A printed sheet with a key on it.
pub fn sheet_of_paper() -> Drawing {
    let mut sheet = Drawing::new(40.0, 52.0);
    sheet.outlined(Path::cut(0.0, 0.0, 40.0, 52.0, 4.0, 3, 0.8), ink::PAPER, Stroke::new(ink::INK, 2.4));
    let lines = Path::line(8.0, 10.0, 32.0, 10.0).and(Path::line(8.0, 18.0, 32.0, 18.0));
    sheet.stroke(lines.and(Path::line(8.0, 26.0, 24.0, 26.0)), Stroke::new(ink::TAN, 3.0));
    sheet.glue("things/key", 27.0, 38.0, 0.27, 0.0);
    let mut drawing = Drawing::new(46.0, 60.0);
    let Point { x, y } = Point { x: 23.0, y: 30.0 };
    drawing.glue_drawing(sheet, x, y, 0.96, -8.0);
    drawing
}

//! What a finished game is remembered by: a card with its picture, made by our own faces, to be saved or shared.

use crate::{
    collage::Collage,
    geometry::{Point, Rect, Size},
    layout::{Node, column, leaf},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::{Delivery, Handover, News},
    play::{Listed, Playable, Recording},
    scene::{Picture, Role, Scene},
    theme::{Frame, GUTTER, TOUCH},
    touch::touches,
    widgets::{self, Look},
};
use printkit_core::{
    Drawing, Ink, Words,
    drawing::{Anchor, Face, Paint, Path, Stop, Stroke, Text},
    faces::brand::{icon_mark, wordmark},
    fonts, ink, pixels,
};
use rules::Outcome;
use serde::Serialize;
use serde_json::json;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    rc::Rc,
};

touches! {
    /// What can be touched where the card is looked at.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Card = "keepsake",
        Save = "save",
        Share = "share",
    }
}

/// The card, in units of its own; a file of it has four pixels for each.
const CARD: Size = Size { w: 270.0, h: 338.0 };
const PIXELS: f32 = 4.0;
/// Where the picture of the game lies on it.
const WINDOW: Rect = Rect { x: 18.0, y: 62.0, w: 234.0, h: 158.0 };

/// What a finished game is remembered by.
#[derive(Clone, Debug, PartialEq)]
pub struct Keepsake {
    /// The game's name in words and files, by [`rules::Game::NAME`].
    pub game: &'static str,
    /// How it ended.
    pub title: String,
    /// What was reached, in a few large letters.
    pub sum: Option<String>,
    /// What else is to be known of it.
    pub lines: Vec<String>,
    /// What it looked like at its end.
    pub picture: Drawing,
}

impl Keepsake {
    /// What is known of every game: how it ended, by how much, and its code.
    pub fn of<P: Playable>(whole: &Recording<P>, words: &Words) -> Keepsake {
        let (title, sum) = match whole.standing().outcome {
            Some(Outcome::Won { score }) => ("keepsake-won", Some(score.to_string())),
            Some(Outcome::Lost) | None => ("keepsake-lost", None),
        };
        let marks = whole.marks();
        let marks = [(marks.hinted, "mark-hinted"), (marks.continued, "mark-continued")];
        let marks = marks.into_iter().filter(|(is_there, _)| *is_there).map(|(_, key)| words.get(key));
        let code = whole.code().map(|code| words.with("keepsake-code", &[("code", code.into())]));
        let lines = marks.chain(code).collect();
        Keepsake { game: P::NAME, title: words.get(title), sum, lines, picture: Drawing::default() }
    }

    /// The same with more to be known, before what every game says.
    pub fn with_lines(mut self, lines: impl IntoIterator<Item = String>) -> Keepsake {
        self.lines.splice(0..0, lines);
        self
    }

    /// The whole card on a ground of these colours.
    fn card(&self, (edge, centre): (Ink, Ink), words: &Words) -> Drawing {
        let mut card = Drawing::new(CARD.w, CARD.h);
        let stops = [(0.0, centre), (0.62, edge), (1.0, ink::NIGHT)].map(|(at, ink)| Stop { at, ink }).to_vec();
        let middle = Point { x: CARD.w / 2.0, y: CARD.h * 0.4 };
        card.fill(Path::rect(0.0, 0.0, CARD.w, CARD.h, 0.0), Paint::Radial { centre: middle, radius: 240.0, stops });
        card.fill(Path::rays(middle.x, middle.y, 96.0, 300.0, 240.0, 32, 5.0), centre.faded(0.5));
        wordmark(&mut card, &words.get(&format!("{}-name", self.game)), CARD.w / 2.0, 46.0, 40.0);
        card.fit(self.picture.clone(), WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h);
        self.sheet(&mut card);
        card.fit(icon_mark(), 12.0, CARD.h - 29.0, 24.0, 24.0);
        let name = Text {
            at: Point { x: 40.0, y: CARD.h - 12.5 },
            words: words.get("app-name"),
            face: Face::Display,
            size: 12.0,
            ink: ink::SAND_LIGHT,
            anchor: Anchor::Start,
        };
        card.text(name);
        card
    }

    /// The parchment under the picture: how the game ended, and what is to be known of it.
    fn sheet(&self, card: &mut Drawing) {
        let (x, y, w, h) = (14.0, 228.0, CARD.w - 28.0, 78.0);
        card.fill(Path::cut(x, y + 3.0, w, h, 12.0, 9, 1.2), ink::INK.faded(0.45));
        card.outlined(Path::cut(x, y, w, h, 12.0, 9, 1.2), ink::PARCHMENT, Stroke::new(ink::INK, 2.2));
        let mut room = w - 24.0;
        if let Some(sum) = &self.sum {
            let size = 34.0_f32.min(34.0 * 84.0 / fonts::width(Face::Display, sum, 34.0).max(1.0));
            write(card, sum, (x + w - 12.0, y + 44.0), Face::Display, size, Anchor::End);
            room -= fonts::width(Face::Display, sum, size) + 8.0;
        }
        let mut below = y + 8.0;
        let (size, title) =
            (if fonts::wrap(Face::Display, &self.title, 17.0, room).len() > 2 { 13.5 } else { 17.0 }, &self.title);
        for line in fonts::wrap(Face::Display, title, size, room) {
            below += size * 1.12;
            write(card, &line, (x + 12.0, below - 2.0), Face::Display, size, Anchor::Start);
        }
        below += 3.0;
        // What does not fit under the title is left out, the least important first.
        let lines = fonts::wrap(Face::Medium, &self.lines.join(" · "), 9.5, room);
        for line in lines.iter().take(((y + h - 6.0 - below) / 11.6).max(0.0) as usize) {
            below += 11.6;
            write(card, line, (x + 12.0, below - 2.0), Face::Medium, 9.5, Anchor::Start);
        }
    }
}

fn write(card: &mut Drawing, words: &str, (x, y): (f32, f32), face: Face, size: f32, anchor: Anchor) {
    card.text(Text { at: Point { x, y }, words: words.to_string(), face, size, ink: ink::INK, anchor });
}

/// Draws parts of a board, each at its place and turned around its middle, as large as the whole fits into a picture.
pub fn laid_out(parts: Vec<(Drawing, Point, f32)>) -> Drawing {
    let around = |(part, at, _): &(Drawing, Point, f32)| {
        let reach = part.size.w.max(part.size.h) / 2.0;
        (at.x - reach, at.y - reach, at.x + reach, at.y + reach)
    };
    let bounds = parts.iter().map(around).reduce(|a, b| (a.0.min(b.0), a.1.min(b.1), a.2.max(b.2), a.3.max(b.3)));
    let Some((left, top, right, bottom)) = bounds else { return Drawing::default() };
    let mut whole = Drawing::new(right - left, bottom - top);
    for (part, at, degrees) in parts {
        whole.glue_drawing(part, at.x - left, at.y - top, 1.0, degrees);
    }
    whole
}

/// A picture to keep: what it is called and told, and how it is drawn.
pub struct Kept {
    /// The name of its file, without an ending.
    pub file: String,
    /// What it says, for people who hear the screen.
    pub label: String,
    /// The ground of the screen it is looked at on.
    pub ground: fn(&mut Scene, &Frame<'_>),
    /// What is drawn, in units of its own.
    pub drawing: Drawing,
    /// Pixels for each unit in its file.
    pub pixels: f32,
    /// What scripts and tests are told of it.
    pub about: serde_json::Value,
}

/// The screen on which a picture is looked at.
pub struct KeepsakeScreen {
    kept: Rc<Kept>,
    /// Other pictures have other keys.
    key: u64,
    /// What is being done with it, until news of that come.
    wanted: Option<Handover>,
    /// It is ready, and the device wants another tap.
    is_ready: bool,
}

impl KeepsakeScreen {
    /// Shows what a game is remembered by.
    pub fn new(game: &'static Listed, keepsake: Keepsake, words: &Words) -> KeepsakeScreen {
        let Keepsake { game: name, title, sum, lines, .. } = &keepsake;
        let label = [title].into_iter().chain(sum).chain(lines).cloned().collect::<Vec<_>>().join(". ");
        KeepsakeScreen::of(Kept {
            file: format!("sablier-{name}"),
            label,
            ground: game.ground,
            drawing: keepsake.card(game.banner.panel, words),
            pixels: PIXELS,
            about: json!({ "game": name, "title": title, "sum": sum, "lines": lines }),
        })
    }

    /// Shows any picture.
    pub fn of(kept: Kept) -> KeepsakeScreen {
        let mut hasher = DefaultHasher::new();
        format!("{:?}", kept.drawing).hash(&mut hasher);
        KeepsakeScreen { key: hasher.finish(), kept: Rc::new(kept), wanted: None, is_ready: false }
    }

    fn picture(&self) -> Picture {
        let kept = Rc::clone(&self.kept);
        Picture::new(("keepsake", self.key), kept.drawing.size, 0.0, move || kept.drawing.clone())
    }

    fn card<'a>(&self) -> Node<'a> {
        let (picture, label) = (self.picture(), self.kept.label.clone());
        leaf(move |scene: &mut Scene, at: Rect| {
            let at = at.fit(picture.size);
            scene.drawn("keepsake-shadow", at, 8.0, move |shadow| {
                shadow.fill(Path::rect(-2.0, 3.0, at.w + 4.0, at.h + 2.0, 4.0), ink::INK.faded(0.6));
            });
            scene.fit(picture, at);
            scene.touch(Touch::Card, Role::Label, label, at);
        })
    }

    fn buttons<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let words = |handover, ready: &str, usual: &str| {
            frame.say(if self.is_ready && self.wanted == Some(handover) { ready } else { usual })
        };
        let save = words(Handover::Save, "keepsake-ready-save", "keepsake-save");
        let save = widgets::button(frame, Touch::Save, Look::Gold, Some("ui/ui_check"), save);
        if !frame.abilities.share {
            return save.firm();
        }
        let share = words(Handover::Share, "keepsake-ready-share", "keepsake-share");
        let share = widgets::button(frame, Touch::Share, Look::Paper, Some("ui/ui_share"), share);
        column([save, share]).gap(frame.dp(8.0)).firm()
    }

    fn hand_over(&mut self, handover: Handover, desk: &mut Desk<'_>) {
        if std::mem::take(&mut self.is_ready) && self.wanted == Some(handover) {
            return desk.platform.hand_over();
        }
        self.wanted = Some(handover);
        let png = pixels::png(&self.kept.drawing, self.kept.pixels);
        desk.platform.keep_picture(&format!("{}.png", self.kept.file), &png, handover);
    }

    fn tell(&mut self, told: &Result<Delivery, String>, desk: &mut Desk<'_>) {
        match told {
            Ok(Delivery::Ready) => self.is_ready = true,
            Ok(Delivery::Saved(place)) => {
                desk.toast(desk.words.with("print-saved", &[("place", place.clone().into())]));
            }
            Ok(Delivery::Shared | Delivery::Copied | Delivery::Declined) => {}
            Err(reason) => desk.toast(desk.words.with("keepsake-failed", &[("reason", reason.clone().into())])),
        }
    }
}

impl TypedScreen for KeepsakeScreen {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "keepsake"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        (self.kept.ground)(&mut scene, frame);
        let safe = frame.safe_area();
        let bar = frame.dp(TOUCH).max(TOUCH) + 16.0;
        let top = Rect::new(safe.x, safe.y, safe.w, bar);
        widgets::top_bar(frame, frame.say("keepsake-title"), None).show(&mut scene, top);
        let below = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
        let width = frame.em(360.0);
        if frame.is_landscape() {
            let side = (below.w * 0.42).min(width);
            let (card, buttons) =
                (Rect { w: below.w - side, ..below }, Rect { x: below.right() - side, w: side, ..below });
            self.card().show(&mut scene, Rect { h: card.h - 10.0, ..card }.inset(GUTTER));
            let tall = self.buttons(frame).height_at(side - 2.0 * GUTTER);
            let at = Rect::around(buttons.centre(), side - 2.0 * GUTTER, tall);
            self.buttons(frame).show(&mut scene, at);
        } else {
            let wide = (below.w - 2.0 * GUTTER).min(width).max(0.0);
            let tall = self.buttons(frame).height_at(wide);
            let card = Rect { h: (below.h - tall - 24.0).max(0.0), ..below };
            self.card().show(&mut scene, card.inset(GUTTER));
            let at = Rect::new(below.centre().x - wide / 2.0, card.bottom() + 12.0, wide, tall);
            self.buttons(frame).show(&mut scene, at);
        }
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(Touch::Save, _) => self.hand_over(Handover::Save, desk),
            UiEvent::Tap(Touch::Share, _) => self.hand_over(Handover::Share, desk),
            UiEvent::News(News::Printed(told)) => self.tell(told, desk),
            _ => return Nav::Pass,
        }
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        let mut state = self.kept.about.clone();
        state["ready"] = self.is_ready.into();
        state
    }
}

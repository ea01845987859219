//! What all companions look like: a bar with undo, a parchment that scrolls, a fixed foot, and pages to choose from.

use crate::{
    geometry::{Rect, Size},
    layout::{AlignItems, JustifyContent, Node, column, leaf, line, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, GUTTER, TOUCH},
    touch::{self, Anywhere, touches},
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    ink,
};

/// The widest the parchment gets, in phone dp: in one column, and in two.
const ONE_COLUMN: f32 = 620.0;
const TWO_COLUMNS: f32 = 860.0;

touches! {
    /// What can be touched on every companion.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Undo = "undo",
        Redo = "redo",
        Switches = "switches",
        Reset = "reset",
        BeginAnew = "reset-yes",
        KeepAll = "reset-no",
        Close = "close",
        Notice = "notice",
    }
}

/// A page of a companion, its glyph, and the parts of the sheet that are on it.
pub type Leaf<L, T> = (L, &'static str, &'static [T]);

/// The pages on which any part is kept here, with their glyphs.
pub fn leaves<L: Copy, T: Copy>(all: &[Leaf<L, T>], is_kept: impl Fn(T) -> bool) -> Vec<(L, &'static str)> {
    let is_there = |(_, _, parts): &&Leaf<L, T>| parts.iter().any(|part| is_kept(*part));
    all.iter().filter(is_there).map(|(leaf, icon, _)| (*leaf, *icon)).collect()
}

/// The page that is looked at: the chosen one, or the first if that one is not there.
pub fn looked_at<L: Copy + Default + PartialEq>(chosen: L, leaves: &[(L, &'static str)]) -> L {
    let is_there = leaves.iter().any(|(leaf, _)| *leaf == chosen);
    if is_there { chosen } else { leaves.first().map(|(leaf, _)| *leaf).unwrap_or_default() }
}

/// The tabs of pages; the id of what is touched for one is also the key of its name. One page alone needs none.
pub fn tabs<'a, L: Copy + PartialEq, T: touch::Touch>(
    frame: &Frame<'_>,
    leaves: &[(L, &'static str)],
    chosen: L,
    touch: fn(L) -> T,
) -> Vec<Node<'a>> {
    if leaves.len() < 2 {
        return Vec::new();
    }
    leaves.iter().map(|(leaf, icon)| tab(frame, *leaf == chosen, touch(*leaf), icon)).collect()
}

/// A part of a page, made for the width there is.
pub type Part<'a> = Box<dyn FnOnce(f32) -> Node<'a> + 'a>;

/// What stays at the foot of a page; made once to be measured, and once more to be shown.
pub type Foot<'a> = Box<dyn Fn(f32) -> Node<'a> + 'a>;

/// What a companion shows under its bar.
pub struct Page<'a> {
    /// Which page this is, so that each keeps its own place when it scrolls.
    pub name: &'static str,
    /// All pages; none if there is just one.
    pub tabs: Vec<Node<'a>>,
    /// What scrolls; side by side where there is room for two.
    pub parts: Vec<Part<'a>>,
    /// What stays under it.
    pub foot: Option<Foot<'a>>,
    /// What lies over everything.
    pub over: Option<Question<'a>>,
}

/// Something asked over a page.
pub struct Question<'a> {
    /// Its title.
    pub title: String,
    /// What it says.
    pub about: String,
    /// The answers.
    pub buttons: Vec<Node<'a>>,
}

/// Shows a companion.
pub fn show(scene: &mut Scene, frame: &Frame<'_>, title: String, ways: (bool, bool), page: Page<'_>) {
    let safe = frame.safe_area();
    let bar = Rect { h: frame.dp(TOUCH).max(TOUCH) + 16.0, ..safe };
    let (tabs, body) = areas(frame, bar, !page.tabs.is_empty());
    // An upright tablet has the height for one large column, which is read from further away.
    let columns = if page.parts.len() > 1 && frame.is_landscape() && body.w >= frame.em(640.0) { 2 } else { 1 };
    let width = body.w.min(frame.em(if columns > 1 { TWO_COLUMNS } else { ONE_COLUMN }));
    let over = if body.w - width < 2.0 * GUTTER { 6.0 } else { 0.0 };
    let paper =
        Rect::new(body.centre().x - width / 2.0 - over, body.y, width + 2.0 * over, frame.size.h - body.y + 24.0);
    widgets::sheet(scene, paper, 8);
    let pad = if over > 0.0 { GUTTER + over } else { frame.dp(20.0) };
    let inner = (paper.w - 2.0 * pad).max(0.0);
    let foot_height = page.foot.as_ref().map_or(0.0, |foot| foot(inner).height_at(inner) + 20.0);
    let room = Rect::new(paper.x + pad, body.y + 4.0, inner, (body.h - 4.0 - foot_height).max(0.0));
    let gap = frame.dp(14.0);
    let content = if columns > 1 {
        let each = (inner - 28.0) / 2.0;
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for (i, part) in page.parts.into_iter().enumerate() {
            if i % 2 == 0 { &mut left } else { &mut right }.push(part(each));
        }
        let sides = [left, right].map(|side| column(side).gap(gap).grow(1.0));
        row(sides).align(AlignItems::FLEX_START).gap(28.0).mirrored(frame.settings.left_handed)
    } else {
        column(page.parts.into_iter().map(|part| part(inner))).gap(gap)
    };
    column([content]).pads(2.0, 12.0, 3.0, 16.0).scrolled(scene, page.name, room, frame.offset(page.name));
    widgets::scroll_marks(scene, frame, page.name, ink::PARCHMENT, ink::BARK);
    if let Some(foot) = page.foot {
        let at = Rect::new(room.x, room.bottom(), room.w, foot_height);
        column([foot(inner)]).pads(0.0, 8.0, 0.0, 12.0).show(scene, at);
    }
    top_bar(frame, title, ways).show(scene, bar);
    if let Some(tabs) = tabs {
        show_tabs(scene, frame, page.tabs, tabs);
    }
    if let Some(Question { title, about, buttons }) = page.over {
        question(scene, frame, title, about, buttons);
    }
}

/// Where the tabs lie and where the parchment does: tabs stand below, or at the side of a wide window.
fn areas(frame: &Frame<'_>, bar: Rect, has_tabs: bool) -> (Option<Rect>, Rect) {
    let safe = frame.safe_area();
    let below = Rect::new(safe.x, bar.bottom(), safe.w, (safe.bottom() - bar.bottom()).max(0.0));
    if !has_tabs {
        return (None, below);
    }
    if frame.is_landscape() {
        let wide = frame.em(88.0).max(frame.dp(88.0));
        let left = frame.settings.left_handed;
        let x = if left { below.x } else { below.right() - wide };
        let body = Rect { x: if left { below.x + wide } else { below.x }, w: (below.w - wide).max(0.0), ..below };
        return (Some(Rect { x, w: wide, ..below }), body);
    }
    let high = tab_height(frame);
    let body = Rect { h: (below.h - high).max(0.0), ..below };
    (Some(Rect { y: body.bottom(), h: high, ..below }), body)
}

fn tab_height(frame: &Frame<'_>) -> f32 {
    frame.dp(30.0) + frame.em(18.0) + 14.0
}

fn top_bar<'a>(frame: &Frame<'_>, title: String, (undo, redo): (bool, bool)) -> Node<'a> {
    let lettering = Lettering { size: frame.title().size.min(frame.dp(24.0)), ..frame.title() };
    let back = widgets::icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back"));
    let gear = widgets::icon_button(frame, Touch::Switches, "ui/ui_gear", frame.say("companion-switches"));
    row([
        back,
        line(title, lettering.centred()).grow(1.0),
        way(frame, Touch::Undo, "ui/ui_undo", "undo", undo),
        way(frame, Touch::Redo, "ui/ui_redo", "redo", redo),
        gear,
    ])
    .gap(6.0)
    .pads(GUTTER, 8.0, GUTTER, 8.0)
}

/// A way through the past: it answers only where there is one.
fn way<'a>(frame: &Frame<'_>, touch: Touch, icon: &'static str, key: &str, is_open: bool) -> Node<'a> {
    let (label, pressed) = (frame.say(key), frame.is_pressed(&touch));
    let side = frame.dp(TOUCH).max(TOUCH);
    leaf(move |scene: &mut Scene, at: Rect| {
        let at = at.fit(Size { w: 1.0, h: 1.0 });
        if is_open {
            scene.drawn(("icon-button", pressed), at, 2.0, move |drawing| {
                let fill = if pressed { ink::SLATE } else { ink::STONE };
                let disc = Path::circle(at.w / 2.0, at.h / 2.0, at.w * 0.45);
                drawing.outlined(disc, fill, Stroke::new(ink::SLATE, 2.0));
            });
        }
        scene.fit(Picture::icon(icon, ink::PARCHMENT), at.inset(at.w * 0.24)).fade = if is_open { 1.0 } else { 0.35 };
        scene.touch(touch, if is_open { Role::Button } else { Role::Label }, label, at);
    })
    .width(side)
    .height(side)
}

fn show_tabs(scene: &mut Scene, frame: &Frame<'_>, tabs: Vec<Node<'_>>, at: Rect) {
    let whole = frame.whole();
    let shelf = match (frame.is_landscape(), frame.settings.left_handed) {
        (true, true) => Rect::new(-8.0, at.y, at.right() + 8.0, whole.h - at.y + 8.0),
        (true, false) => Rect::new(at.x, at.y, whole.w - at.x + 8.0, whole.h - at.y + 8.0),
        (false, _) => Rect::new(-8.0, at.y, whole.w + 16.0, whole.h - at.y + 8.0),
    };
    scene.drawn("cp-tabs", shelf, 3.0, move |drawing| {
        drawing.outlined(Path::rect(0.0, 0.0, shelf.w, shelf.h, 0.0), Ink::hex(0x1E1429), Stroke::new(ink::INK, 3.0));
    });
    let nodes = tabs.into_iter();
    if frame.is_landscape() {
        column(nodes.map(|node| node.height(tab_height(frame)))).pads(4.0, 6.0, 4.0, 6.0).gap(6.0).show(scene, at);
    } else {
        row(nodes.map(|node| node.grow(1.0))).align(AlignItems::STRETCH).pads(4.0, 2.0, 4.0, 2.0).show(scene, at);
    }
}

/// The tab of one of several pages.
fn tab<'a>(frame: &Frame<'_>, chosen: bool, touch: impl touch::Touch, icon: &'static str) -> Node<'a> {
    let (words, pressed) = (frame.say(&touch.to_string()), frame.is_pressed(&touch));
    let tint = if chosen || pressed { ink::GOLD } else { ink::LILAC };
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0), tint).centred();
    let glyph = frame.dp(26.0);
    leaf(move |scene: &mut Scene, at: Rect| {
        if chosen {
            scene.drawn("cp-tab", at, 2.0, move |drawing| {
                let plate = Path::cut(2.0, 2.0, at.w - 4.0, at.h - 4.0, 12.0, 5, 0.8);
                drawing.outlined(plate, ink::STONE, Stroke::new(ink::GOLD, 2.0));
            });
        }
        let top = at.y + (at.h - glyph - lettering.line_height()) / 2.0;
        scene.fit(Picture::icon(icon, tint), Rect::new(at.x, top, at.w, glyph));
        scene.line(&words, lettering, Rect::new(at.x + 4.0, top + glyph, at.w - 8.0, lettering.line_height()));
        scene.touch(touch, Role::Choice { chosen }, words, at);
    })
}

/// Asks something on a sheet over all that is there, which sleeps until there is an answer.
pub fn question(scene: &mut Scene, frame: &Frame<'_>, title: String, about: String, buttons: Vec<Node<'_>>) {
    let safe = frame.safe_area();
    scene.cover();
    widgets::veil(scene, frame, 0.72);
    let width = (safe.w - 2.0 * GUTTER).min(frame.em(380.0)).max(0.0);
    // A title is large already, so it need not grow as much as text does.
    let heading = Lettering { size: frame.em(22.0).min(frame.dp(24.0)), ..frame.heading() };
    let mut parts = vec![row([paragraph(title, heading).grow(1.0), close(frame)]).gap(8.0).firm()];
    if !about.is_empty() {
        parts.push(paragraph(about, frame.body()).firm());
    }
    parts.extend(buttons.into_iter().map(Node::firm));
    let card = column(parts).gap(frame.dp(10.0)).pads(20.0, 14.0, 20.0, 20.0).firm();
    let card = card.painted(|scene, at| widgets::panel(scene, at, ink::PARCHMENT, 12));
    let room = Rect::new(safe.centre().x - width / 2.0, safe.y, width, safe.h);
    let page = column([card]).justify(JustifyContent::CENTER).pads(0.0, 12.0, 0.0, 18.0);
    page.scrolled(scene, "question", room, frame.offset("question"));
}

/// What is left to paper, and beginning anew.
pub fn switches_page<T: touch::Touch>(scene: &mut Scene, frame: &Frame<'_>, trackers: Vec<(T, bool)>) {
    widgets::page(scene, frame, "switches", frame.say("companion-switches"), 1, |_| {
        let mut parts = vec![paragraph(frame.say("companion-switches-about"), frame.body())];
        let lines = trackers.into_iter().map(|(touch, on)| {
            let words = frame.say(&touch.to_string());
            widgets::switch(frame, touch, if on { "ui/ui_check" } else { "ui/ui_edit" }, words, on).firm()
        });
        parts.push(column(lines).gap(frame.dp(4.0)).firm());
        let reset = widgets::button(frame, Touch::Reset, Look::Paper, Some("ui/ui_rot"), frame.say("companion-reset"));
        parts.push(reset.firm());
        column(parts).gap(frame.dp(16.0))
    });
}

fn close<'a>(frame: &Frame<'_>) -> Node<'a> {
    widgets::icon_button(frame, Touch::Close, "ui/ui_close", frame.say("companion-close"))
}

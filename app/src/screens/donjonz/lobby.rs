//! Where a game of Donjonz begins: go on, start anew, learn, type a code, look at the best scores.

use super::{code_entry::CodeEntry, scores::Scores, table::Table};
use crate::{
    collage::Collage,
    geometry::{Rect, Size},
    layout::{JustifyContent, Node, column, leaf, line, paragraph, row},
    nav::{Desk, Event, Nav, Screen},
    platform::Platform,
    scene::{Lettering, Picture, Role, Scene},
    screens::{home::banner::edged_card, reference::Reference},
    theme::{Frame, GUTTER, TOUCH},
    widgets::{self, Look},
};
use printkit::{
    Drawing, Ink,
    drawing::{Face, Path, Stroke},
    faces::brand::wordmark,
    ink,
};
use rules::{Game, code::SHORT_SEEDS, donjonz::Donjonz};

/// The middle and the edge of the light on every Donjonz screen.
pub const LIGHT: (Ink, Ink) = (Ink::hex(0x2F5B58), Ink::hex(0x1E2F3C));

/// The lobby.
#[derive(Default)]
pub struct Lobby {
    running: bool,
    best: Option<u32>,
    last: Option<u32>,
}

/// The frame of the picture, in phone dp.
const COVER: Size = Size { w: 390.0, h: 320.0 };

impl Lobby {
    /// A seed nobody chose, small enough for a short code.
    pub fn fresh_seed(platform: &dyn Platform) -> u64 {
        // The steps of SplitMix64: neighbouring milliseconds give unlike dungeons.
        let mut seed = platform.wall_clock().wrapping_add(0x9E37_79B9_7F4A_7C15);
        seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (seed ^ (seed >> 31)) % SHORT_SEEDS
    }

    fn cover<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let name = frame.say("donjonz-name");
        let art = leaf(move |scene: &mut Scene, at: Rect| {
            let words = name.clone();
            scene.fit(Picture::new(("lobby", &name), COVER, 0.0, move || cover_drawing(&words)), at);
        });
        let mut cover = column([art.grow(1.0)]).gap(frame.dp(6.0));
        let scores = [("lobby-best", self.best), ("lobby-last", self.last)];
        let plaques: Vec<Node<'_>> =
            scores.into_iter().filter_map(|(key, score)| Some(plaque(frame, key, frame.say(key), score?))).collect();
        if !plaques.is_empty() {
            cover = cover.with(row(plaques).gap(frame.dp(10.0)).justify(JustifyContent::CENTER).firm());
        }
        cover
    }

    /// The buttons; the first one is gold.
    fn buttons<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let button = |id: &'static str, look, icon| {
            widgets::button(frame, id, look, Some(icon), frame.say(&format!("lobby-{id}")))
        };
        let mut all = Vec::new();
        let is_first = !frame.settings.donjonz_lesson_seen;
        if self.running {
            all.push(button("continue", Look::Gold, "ui/ui_play"));
        }
        if is_first {
            let words = Lettering::new(Face::Medium, frame.em(14.5), ink::LILAC).centred();
            all.push(paragraph(frame.say("lobby-first"), words));
            let look = if self.running { Look::Paper } else { Look::Gold };
            all.push(button("lesson", look, "ui/ui_hint"));
        }
        let new = if self.running || is_first { Look::Paper } else { Look::Gold };
        all.push(button("new", new, "ui/ui_map"));
        let mut small = vec![button("code", Look::Stone, "ui/ui_dice"), button("scores", Look::Stone, "ui/ui_trophy")];
        if !is_first {
            let words = frame.say("lobby-lesson-again");
            small.push(widgets::button(frame, "lesson", Look::Stone, Some("ui/ui_hint"), words));
        }
        small.push(button("rules", Look::Stone, "ui/ui_book"));
        while !small.is_empty() {
            let rest = small.split_off(small.len().min(2));
            all.push(widgets::half(frame, width, std::mem::replace(&mut small, rest)));
        }
        column(all.into_iter().map(Node::firm)).gap(frame.dp(10.0)).firm()
    }
}

/// Covers the window with the dungeon's light on its flagstones.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::flagstones(scene, frame, LIGHT, Ink::hex(0x2B4A52));
}

/// A score on a small stone plate.
fn plaque<'a>(frame: &Frame<'_>, id: &'static str, words: String, score: u32) -> Node<'a> {
    let label = format!("{words}: {score}");
    let small = Lettering::new(Face::Heavy, frame.em(13.0), ink::LILAC);
    let large = Lettering::new(Face::Display, frame.em(24.0), ink::SAND_LIGHT);
    row([line(words, small), line(score.to_string(), large)])
        .gap(frame.dp(8.0))
        .pads(frame.dp(16.0), frame.dp(5.0), frame.dp(16.0), frame.dp(5.0))
        .painted(move |scene, at| {
            scene.drawn("plaque", at, 5.0, move || {
                let mut drawing = Drawing::new(at.w, at.h);
                let cut = Path::cut(0.0, 0.0, at.w, at.h, 14.0, 6, 1.0);
                drawing.outlined(cut, Ink::hex(0x142028), Stroke::new(ink::INK, 3.0));
                drawing
            });
            scene.touch(id, Role::Label, label, at);
        })
}

fn cover_drawing(name: &str) -> Drawing {
    let mut picture = Drawing::new(COVER.w, COVER.h);
    picture.glow(195.0, 150.0, 150.0);
    for (i, index) in [0, 8, 5, 3, 10].into_iter().enumerate() {
        let degrees = (i as f32 - 2.0) * 16.0;
        let (sin, cos) = degrees.to_radians().sin_cos();
        picture.glue_drawing(edged_card(index), 195.0 + 214.0 * sin, 302.0 - 214.0 * cos, 1.86, degrees);
    }
    picture.glue("monsters/skeleton", 76.0, 186.0, 1.16, -6.0);
    picture.glue("monsters/ghost", 316.0, 182.0, 1.1, 8.0);
    picture.glue("things/hero", 195.0, 172.0, 1.72, 0.0);
    wordmark(&mut picture, name, 195.0, 288.0, 84.0);
    picture
}

impl Screen for Lobby {
    fn name(&self) -> &'static str {
        "lobby"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let safe = frame.safe_area();
        let back = frame.dp(TOUCH).max(TOUCH);
        if frame.is_landscape() {
            let all = (safe.w - 2.0 * GUTTER).min(frame.dp(900.0)).max(0.0);
            let (left, gap) = (safe.centre().x - all / 2.0, frame.dp(24.0));
            let side = ((all - gap) / 2.0).max(0.0);
            let mirrored = frame.settings.left_handed;
            let (cover_x, buttons_x) = if mirrored { (left + side + gap, left) } else { (left, left + side + gap) };
            let height = (safe.h - 16.0).min(frame.dp(430.0)).max(0.0);
            let cover = Rect::new(cover_x, safe.centre().y - height / 2.0, side, height);
            self.cover(frame).show(&mut scene, cover);
            let page = column([self.buttons(frame, side)]).justify(JustifyContent::CENTER).pads(2.0, 12.0, 2.0, 14.0);
            // The way back stays at the left top, so buttons on that side begin under it.
            let top = if mirrored { back + 12.0 } else { 0.0 };
            let room = Rect::new(buttons_x, safe.y + top, side, (safe.h - top).max(0.0));
            page.scrolled(&mut scene, "lobby", room, frame.offset("lobby"));
        } else {
            let width = (safe.w - 2.0 * GUTTER).min(frame.dp(420.0)).max(0.0);
            let side = (safe.w - width) / 2.0;
            let cover = self.cover(frame).least_height(frame.dp(COVER.h) + frame.em(40.0)).grow(1.0);
            let buttons = column([self.buttons(frame, width)]).pads(side, 0.0, side, 0.0).firm();
            let page = column([cover, buttons]).gap(frame.dp(16.0)).pads(0.0, 0.0, 0.0, 18.0);
            let bar = back + 10.0;
            let room = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
            page.scrolled(&mut scene, "lobby", room, frame.offset("lobby"));
        }
        let corner = Rect::new(safe.x + GUTTER, safe.y + 8.0, back, back);
        widgets::icon_button(frame, "back", "ui/ui_back", frame.say("back")).show(&mut scene, corner);
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.running = Table::resume(desk.platform, desk.store).is_some();
        self.best = desk.store.best(Donjonz::NAME).first().map(|past| past.score);
        self.last = desk.store.past.iter().rev().find(|past| past.game == Donjonz::NAME).map(|past| past.score);
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        let Event::Tap(id, _) = event else { return Nav::Pass };
        match *id {
            "continue" => match Table::resume(desk.platform, desk.store) {
                Some(table) => Nav::Push(Box::new(table)),
                None => Nav::Stay,
            },
            "new" => {
                // Who begins without the lesson does not want to be asked again.
                desk.store.settings.donjonz_lesson_seen = true;
                let seed = Lobby::fresh_seed(desk.platform);
                Nav::Push(Box::new(Table::new_game(seed, desk)))
            }
            "lesson" => Nav::Push(Box::new(Table::lesson(desk))),
            "code" => Nav::Push(Box::new(CodeEntry::default())),
            "scores" => Nav::Push(Box::new(Scores::new(desk))),
            "rules" => Nav::Push(Box::new(Reference::donjonz())),
            _ => Nav::Pass,
        }
    }
}

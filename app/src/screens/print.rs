//! The kit to print: its pages to look at, and the PDF to take away.

use crate::{
    geometry::Rect,
    input::{Gesture, Key},
    layout::{JustifyContent, Node, column, leaf, line, paragraph, row, spring},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::{Delivery, Handover, News},
    scene::{Detail, Lettering, Picture, Role, Scene},
    screens::settings::own_name,
    theme::{Frame, GUTTER, LEAST_TABLE, TOUCH},
    touch::{coded, touches},
    widgets::{self, Look},
};
use printkit_core::{
    Ink, Language,
    drawing::{Face, Path},
    faces::Style,
    ink,
    kit::{Inventory, Kit, Options},
    order::Order,
    setup::{Backs, Part, Scale},
    sheet::{self, PageDrawing, Paper, Side},
};
use serde::Serialize;
use std::rc::Rc;

touches! {
    /// What can be touched on the print screen.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Page = "page",
        Before = "before",
        Next = "next",
        Kit(kit: Kit) = "game-{}",
        Language(language: Language) = "language-{}",
        Style(style: Style) = "style-{}",
        Paper(paper: Paper) = "paper-{}",
        Inventory(sheets: Inventory) = "inventory-{}",
        Backs(backs: Backs) = "backs-{}",
        Part(part: Part) = "part-{}",
        Size(scale: Scale) = "size-{}",
        More = "more",
        Cancel = "cancel",
        Save = "save",
        Share = "share",
    }
}

coded! {
    Kit: Kit::EVERY, Kit::code;
    Style: Style::ALL, Style::code;
    Paper: Paper::ALL, Paper::code;
    Inventory: Inventory::ALL, Inventory::code;
    Backs: Backs::ALL, Backs::code;
    Part: Part::ALL, Part::code;
    Scale: SIZES, Scale::code;
}

/// How large cards can be made here; sleeves are left to the command.
const SIZES: [Scale; 3] = [Scale::True, Scale::Large, Scale::Mini];

/// The print screen.
pub struct Print {
    order: Order,
    pages: Rc<Vec<PageDrawing>>,
    page: usize,
    /// All choices are shown, and not the usual ones alone.
    shows_more: bool,
    /// A document is being made.
    is_busy: bool,
    /// What was wanted of the document, while it is made or waits for another tap.
    wanted: Handover,
    /// The document waits for another tap.
    is_ready: bool,
}

impl Print {
    /// Shows the kit of the first game in a language, in colour on A4.
    pub fn new(language: Language) -> Print {
        Print::of(Kit::default(), language)
    }

    /// Shows the kit of a game in a language, in colour on A4.
    pub fn of(game: Kit, language: Language) -> Print {
        let order = Order { game, language, options: Options::default() };
        let pages = Rc::new(order.pages());
        Print { order, pages, page: 0, shows_more: false, is_busy: false, wanted: Handover::Save, is_ready: false }
    }

    /// Makes the pages anew after a choice.
    fn fill(&mut self) {
        self.is_ready = false;
        self.pages = Rc::new(self.order.pages());
        self.page = self.page.min(self.pages.len().saturating_sub(1));
    }

    fn leaf_to(&mut self, page: usize) -> Nav {
        self.page = page.min(self.pages.len().saturating_sub(1));
        Nav::Stay
    }

    /// The page as a picture; painted once for each choice.
    fn picture(&self) -> Option<Picture> {
        let size = self.pages.get(self.page)?.drawing.size;
        let (pages, page) = (Rc::clone(&self.pages), self.page);
        Some(Picture::drawn(("kit", page, self.order), size, 0.0, move |sheet| {
            sheet.fill(Path::rect(0.0, 0.0, size.w, size.h, 0.0), Ink::hex(0xFFFFFF));
            if let Some(page) = pages.get(page) {
                sheet.items.extend(page.drawing.items.iter().cloned());
            }
        }))
    }

    fn preview<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (page, count) = (self.page as i64 + 1, self.pages.len() as i64);
        let words = frame.say_with("print-page", &[("page", page.into()), ("pages", count.into())]);
        let label = words.clone();
        let picture = self.picture();
        let sheet = leaf(move |scene: &mut Scene, at: Rect| {
            let Some(picture) = picture else { return };
            let paper = at.inset(6.0).fit(picture.size);
            scene.drawn("paper-shadow", paper, 4.0, move |shadow| {
                shadow.fill(Path::rect(2.0, 4.0, paper.w, paper.h, 2.0), ink::INK.faded(0.55));
            });
            scene.picture(picture, paper).detail = Detail::Stepped;
            scene.touch(Touch::Page, Role::Card, label, at).drags = true;
        });
        let number = Lettering::new(Face::Heavy, frame.em(14.0), ink::LILAC).centred();
        let side = frame.dp(TOUCH).max(TOUCH);
        let turn = |touch: Touch, icon, key: &str, is_there: bool| {
            if is_there {
                widgets::icon_button(frame, touch, icon, frame.say(key))
            } else {
                column([]).width(side).height(side)
            }
        };
        let foot = row([
            turn(Touch::Before, "ui/ui_back", "print-before", self.page > 0),
            line(words, number),
            turn(Touch::Next, "ui/ui_forward", "print-next", self.page + 1 < self.pages.len()),
        ])
        .gap(frame.dp(20.0))
        .justify(JustifyContent::CENTER)
        .firm();
        column([sheet.grow(1.0), foot]).gap(4.0)
    }

    fn choices<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let Order { game, language, options: Options { paper, style, inventory, .. } } = self.order;
        // A paper that was chosen stays in sight.
        let is_shown = |it: &Paper| self.shows_more || Paper::COMMON.contains(it) || *it == paper;
        let kits = frame.games.iter().filter_map(|it| Some((it.kit?, format!("{}-name", it.name))));
        let games = kits.map(|(kit, name)| (Touch::Kit(kit), frame.say(&name), kit == game));
        let papers = Paper::ALL.into_iter().filter(is_shown);
        let papers = papers.map(|it| (Touch::Paper(it), it.name().to_string(), it == paper)).collect();
        let languages = Language::ALL.map(|it| (Touch::Language(it), own_name(it).to_string(), it == language));
        let styles =
            Style::ALL.map(|it| (Touch::Style(it), frame.say(&format!("print-style-{}", it.code())), it == style));
        let sheets = Inventory::ALL.map(|it| {
            let code = it.code();
            (Touch::Inventory(it), frame.say(&format!("print-inventory-{code}")), it == inventory)
        });
        let games: Vec<_> = games.collect();
        // What goes with any game is come to from elsewhere, and is no game to choose.
        let games = (game != Kit::Pad)
            .then(|| widgets::choice_line(frame, "ui/ui_dice", frame.say("print-choose-game"), games));
        let mut rows: Vec<Node<'a>> = games.into_iter().collect();
        rows.extend([
            widgets::choice_line(frame, "ui/ui_language", frame.say("print-choose-language"), languages.into()),
            widgets::choice_line(frame, "ui/ui_contrast", frame.say("print-choose-style"), styles.into()),
            widgets::choice_line(frame, "ui/ui_print", frame.say("print-choose-paper"), papers),
        ]);
        if game.has_inventory() {
            rows.push(widgets::choice_line(frame, "ui/ui_satchel", frame.say("print-choose-inventory"), sheets.into()));
        }
        if self.shows_more {
            rows.extend(self.more_choices(frame));
        }
        let fold = if self.shows_more { "print-less" } else { "print-more" };
        rows.push(widgets::button(frame, Touch::More, Look::Paper, None, frame.say(fold)).firm());
        rows.push(paragraph(self.sheets(frame), Lettering::new(Face::Heavy, frame.em(14.0), ink::COCOA)).firm());
        column(rows).gap(frame.dp(6.0)).firm()
    }

    /// What only some wish to choose: where backs go, how large cards are, and which parts are printed.
    fn more_choices<'a>(&self, frame: &Frame<'_>) -> [Node<'a>; 3] {
        let Options { backs, scale, choice, .. } = self.order.options;
        let said = |key: &str, code: &str| frame.say(&format!("print-{key}-{code}"));
        let places = Backs::ALL.map(|it| (Touch::Backs(it), said("backs", it.code()), it == backs));
        let sizes = SIZES.map(|it| (Touch::Size(it), said("size", it.code()), it == scale));
        let parts = Part::ALL.map(|it| (Touch::Part(it), said("part", it.code()), choice.parts.has(it)));
        [
            widgets::choice_line(frame, "ui/ui_flip", frame.say("print-choose-backs"), places.into()),
            widgets::choice_line(frame, "ui/ui_text", frame.say("print-choose-size"), sizes.into()),
            widgets::choice_line(frame, "ui/ui_check", frame.say("print-choose-parts"), parts.into()),
        ]
    }

    /// How many sheets of paper it takes, in words.
    fn sheets(&self, frame: &Frame<'_>) -> String {
        let backs = self.pages.iter().filter(|page| page.side == Side::Back).count();
        let sides = sheet::sides(&self.pages).len();
        let sheets = if backs > 0 { sides / 2 } else { sides };
        frame.say_with("print-sheets", &[("sheets", (sheets as i64).into()), ("double", (backs as i64).into())])
    }

    fn buttons<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let waits = |handover| self.is_ready && self.wanted == handover;
        let words = match (self.is_busy, waits(Handover::Save)) {
            (true, _) => "print-busy",
            (_, true) => "print-ready-save",
            _ => "print-save",
        };
        if self.is_busy && frame.abilities.stops_printing {
            return widgets::button(frame, Touch::Cancel, Look::Paper, None, frame.say("print-cancel")).firm();
        }
        let save = widgets::button(frame, Touch::Save, Look::Gold, Some("ui/ui_download_pdf"), frame.say(words));
        if !frame.abilities.share {
            return save.firm();
        }
        let words = frame.say(if waits(Handover::Share) { "print-ready-share" } else { "print-share" });
        let look = if waits(Handover::Share) { Look::Gold } else { Look::Paper };
        let share = widgets::button(frame, Touch::Share, look, Some("ui/ui_share"), words);
        column([save, share]).gap(frame.dp(8.0)).firm()
    }

    fn tap(&mut self, touch: Touch, desk: &mut Desk<'_>) -> Nav {
        let Order { game, language, options: Options { paper, style, inventory, .. } } = &mut self.order;
        match touch {
            Touch::Kit(it) => {
                *game = it;
                // The other game's pages are others: begin at its first.
                self.page = 0;
            }
            Touch::Language(it) => *language = it,
            Touch::Style(it) => *style = it,
            Touch::Paper(it) => *paper = it,
            Touch::Inventory(it) => *inventory = it,
            Touch::Backs(it) => self.order.options.backs = it,
            Touch::Size(it) => self.order.options.scale = it,
            Touch::Part(it) => {
                let choice = &mut self.order.options.choice;
                let parts = if choice.parts.has(it) { choice.parts.without(it) } else { choice.parts.with(it) };
                choice.parts = parts;
            }
            Touch::More => {
                self.shows_more = !self.shows_more;
                return Nav::Stay;
            }
            Touch::Cancel => {
                desk.platform.stop_printing();
                self.is_busy = false;
                return Nav::Stay;
            }
            Touch::Save => return self.hand_over(Handover::Save, desk),
            Touch::Share => return self.hand_over(Handover::Share, desk),
            Touch::Next => return self.leaf_to(self.page + 1),
            Touch::Before => return self.leaf_to(self.page.saturating_sub(1)),
            Touch::Page => return Nav::Pass,
        }
        self.fill();
        Nav::Stay
    }

    /// Has the document made and handed over, or hands over the one that is ready; news of it come later.
    fn hand_over(&mut self, handover: Handover, desk: &mut Desk<'_>) -> Nav {
        if self.is_busy || self.pages.is_empty() {
            return Nav::Stay;
        }
        if std::mem::take(&mut self.is_ready) && self.wanted == handover {
            desk.platform.hand_over();
            return Nav::Stay;
        }
        self.is_busy = true;
        self.wanted = handover;
        desk.platform.print(self.order, handover);
        Nav::Stay
    }

    fn tell(&mut self, printed: &Result<Delivery, String>, desk: &mut Desk<'_>) -> Nav {
        self.is_busy = false;
        match printed {
            Ok(Delivery::Ready) => self.is_ready = true,
            Ok(Delivery::Saved(place)) => {
                desk.toast(desk.words.with("print-saved", &[("place", place.clone().into())]))
            }
            Ok(Delivery::Shared | Delivery::Copied | Delivery::Declined) => {}
            Err(reason) => desk.toast(desk.words.with("print-failed", &[("reason", reason.clone().into())])),
        }
        Nav::Stay
    }
}

impl TypedScreen for Print {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "print"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x4A3560), Ink::hex(0x2A1D3A));
        let safe = frame.safe_area();
        let bar = frame.dp(TOUCH).max(TOUCH) + 16.0;
        widgets::top_bar(frame, frame.say("print-title"), None)
            .show(&mut scene, Rect::new(safe.x, safe.y, safe.w, bar));
        let below = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
        if frame.is_landscape() {
            self.show_wide(&mut scene, frame, below);
        } else {
            self.show_upright(&mut scene, frame, below);
        }
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(touch, _) => self.tap(touch, desk),
            UiEvent::Key(Key::PageDown) => self.leaf_to(self.page + 1),
            UiEvent::Key(Key::PageUp) => self.leaf_to(self.page.saturating_sub(1)),
            UiEvent::Gesture(Some(Touch::Page), Gesture::Drop { from, at, .. }) if at.x < from.x - 24.0 => {
                self.leaf_to(self.page + 1)
            }
            UiEvent::Gesture(Some(Touch::Page), Gesture::Drop { from, at, .. }) if at.x > from.x + 24.0 => {
                self.leaf_to(self.page.saturating_sub(1))
            }
            UiEvent::News(News::Printed(printed)) => self.tell(printed, desk),
            _ => Nav::Pass,
        }
    }

    fn least_window(&self) -> Option<(f32, f32)> {
        Some(LEAST_TABLE)
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        State {
            game: self.order.game.code(),
            page: self.page + 1,
            pages: self.pages.len(),
            language: self.order.language.code(),
            busy: self.is_busy,
            ready: self.is_ready,
        }
    }
}

/// The screen's state for scripts and tests.
#[derive(Serialize)]
struct State {
    game: &'static str,
    page: usize,
    pages: usize,
    language: &'static str,
    busy: bool,
    ready: bool,
}

impl Print {
    /// The preview over a sheet of choices.
    fn show_upright(&self, scene: &mut Scene, frame: &Frame<'_>, below: Rect) {
        let width = (below.w - 2.0 * GUTTER).min(frame.em(440.0)).max(0.0);
        let wanted = self.tray(frame).height_at(width);
        let tray = (wanted + 3.0).min(below.h * 0.6).max(0.0);
        let over = if below.w - width < 4.0 * GUTTER { 6.0 } else { 0.0 };
        let preview = Rect { h: (below.h - tray - 6.0).max(0.0), ..below };
        self.preview(frame).pads(GUTTER, 0.0, GUTTER, 2.0).show(scene, preview);
        let top = below.bottom() - tray;
        let paper = if over > 0.0 {
            Rect::new(-6.0, top, frame.size.w + 12.0, frame.size.h - top + 24.0)
        } else {
            Rect::new(below.centre().x - width / 2.0 - 20.0, top, width + 40.0, frame.size.h - top + 24.0)
        };
        widgets::sheet(scene, paper, 8);
        let room = Rect::new(below.centre().x - width / 2.0, top + 3.0, width, (tray - 3.0).max(0.0));
        self.show_tray(scene, frame, room);
    }

    /// The preview beside the choices.
    fn show_wide(&self, scene: &mut Scene, frame: &Frame<'_>, below: Rect) {
        let panel = (below.w * 0.5).min(frame.em(420.0));
        let mirrored = frame.settings.left_handed;
        let panel_x = if mirrored { below.x } else { below.right() - panel };
        let preview_x = if mirrored { below.x + panel } else { below.x };
        let preview = Rect::new(preview_x, below.y, (below.w - panel).max(0.0), below.h);
        self.preview(frame).pads(GUTTER, 0.0, GUTTER, 8.0).show(scene, preview);
        let edge = if mirrored { -frame.safe.left - 12.0 } else { 0.0 };
        let paper = Rect::new(
            panel_x + edge,
            below.y,
            panel + frame.safe.left.max(frame.safe.right) + 12.0,
            frame.size.h - below.y + 24.0,
        );
        widgets::sheet(scene, paper, 8);
        let pad = GUTTER + 4.0;
        let room = Rect::new(panel_x + pad, below.y + 4.0, (panel - 2.0 * pad).max(0.0), (below.h - 4.0).max(0.0));
        self.show_tray(scene, frame, room);
    }

    /// All choices over the buttons.
    fn tray<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        column([self.choices(frame), spring(), self.buttons(frame)]).gap(frame.dp(14.0)).pads(0.0, 14.0, 0.0, 16.0)
    }

    /// The choices scroll under the buttons, which stay in sight as long as a few choices do.
    fn show_tray(&self, scene: &mut Scene, frame: &Frame<'_>, room: Rect) {
        let buttons = || column([self.buttons(frame)]).pads(0.0, 8.0, 0.0, 16.0);
        let above = Rect { h: room.h - buttons().height_at(room.w), ..room };
        if above.h < 3.0 * TOUCH {
            self.tray(frame).scrolled(scene, "choices", room, frame.offset("choices"));
        } else {
            let choices = self.choices(frame).pads(0.0, 14.0, 0.0, 6.0);
            choices.scrolled(scene, "choices", above, frame.offset("choices"));
            buttons().show(scene, Rect { y: above.bottom(), h: room.bottom() - above.bottom(), ..room });
        }
        widgets::scroll_marks(scene, frame, "choices", ink::PARCHMENT, ink::BARK);
    }
}

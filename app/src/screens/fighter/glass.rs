//! How a throw on glass looks: who throws what at whom and how above it, or beside it in a wide window, and the table
//! with its die in all the room that is left.

use super::{
    cast::{Cast, Thrower},
    names::{die_name, foe_art, foe_name, number, spot_id},
    pictures,
    places::bar_height,
    table::Table,
};
use crate::{
    geometry::{Insets, Point, Rect},
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, GUTTER, TOUCH},
    widgets::{self, Look},
};
use dice::{Flight, Verdict};
use printkit::{
    Drawing,
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::{Conditions, Die, Fighter, Spot};

/// Where the parts of a throw on glass lie.
pub struct GlassPlaces {
    /// The way back, who throws, and at whom.
    bar: Rect,
    /// How, and other ways to throw.
    tools: Rect,
    /// The table.
    pub field: Rect,
}

/// Divides the window: one under the other in a tall one; in a wide one the table lies beside the rest.
pub fn glass_places(frame: &Frame<'_>) -> GlassPlaces {
    let safe = frame.safe_area();
    let (high, tall) = (bar_height(frame), tool_height(frame) + 12.0);
    if !frame.is_landscape() {
        let bar = Rect { h: high, ..safe };
        let tools = Rect::new(safe.x, bar.bottom(), safe.w, tall);
        let field = Rect::new(safe.x, tools.bottom(), safe.w, (safe.bottom() - tools.bottom()).max(0.0));
        return GlassPlaces { bar, tools, field };
    }
    let side = (safe.w * 0.32).min(frame.em(340.0)).max(0.0);
    let (x, field_x) = if frame.settings.left_handed { (safe.right() - side, safe.x) } else { (safe.x, safe.x + side) };
    let bar = Rect::new(x, safe.y, side, high);
    let tools = Rect::new(x, bar.bottom(), side, (safe.bottom() - bar.bottom()).max(0.0));
    GlassPlaces { bar, tools, field: Rect::new(field_x, safe.y, safe.w - side, safe.h) }
}

fn tool_height(frame: &Frame<'_>) -> f32 {
    let words = Lettering::new(Face::Heavy, frame.em(13.0), ink::LILAC);
    (frame.dp(28.0) + words.line_height() + 12.0).max(TOUCH)
}

impl Table {
    /// A throw on glass, instead of everything else.
    pub(super) fn show_cast(&self, scene: &mut Scene, frame: &Frame<'_>, cast: &Cast) {
        let places = glass_places(frame);
        scene.message_area = Some(Rect { h: places.field.h * 0.3, ..places.field });
        cast.throwing.show(scene, frame, places.field);
        self.show_cast_bar(scene, frame, cast, places.bar);
        if frame.is_landscape() {
            self.show_tools_beside(scene, frame, cast, places.tools);
        } else {
            self.show_tools_above(scene, frame, cast, places.tools);
        }
        if let Some(flight) = cast.throwing.flight().filter(|_| cast.lies()) {
            scene.touch("landed", Role::Button, landing_words(frame, flight), places.field);
            show_landing(scene, frame, flight, places.field);
        }
    }

    /// The way back, the foe with what it has left, who throws which die, and the way to put the die back.
    fn show_cast_bar(&self, scene: &mut Scene, frame: &Frame<'_>, cast: &Cast, at: Rect) {
        let side = frame.dp(TOUCH).max(TOUCH);
        let row_at = Rect::new(at.x + GUTTER / 2.0, at.y + 6.0, at.w - GUTTER, side);
        let back = widgets::icon_button(frame, "back", "ui/ui_back", frame.say("back"));
        let can_undo = self.can_undo() && !cast.flies();
        let undo = can_undo.then(|| widgets::icon_button(frame, "undo", "ui/ui_undo", frame.say("fight-undo")));
        let foe = foe_node(frame, &cast.before);
        let title = if frame.is_landscape() { column([]) } else { self.title(frame, cast) };
        row([back, title.grow(1.0)].into_iter().chain(foe).chain(undo)).gap(6.0).show(scene, row_at);
    }

    /// Who throws which die.
    fn title<'a>(&self, frame: &Frame<'_>, cast: &Cast) -> Node<'a> {
        let game = &cast.before;
        let name = self.running.name(game.player(), frame.words);
        let die = game.attack().map_or(Die::White, |attack| attack.die);
        let values = [("name", name.into()), ("die", die_name(die, frame.words).into())];
        let key = match cast.thrower {
            Thrower::Finger => "fight-throws",
            Thrower::App => "fight-throws-for",
        };
        let words = frame.say_with(key, &values);
        let lettering = Lettering::new(Face::Display, frame.em(15.5).min(frame.dp(19.0)), ink::SAND_LIGHT);
        let (side, high) = (frame.dp(34.0), frame.dp(TOUCH).max(TOUCH));
        leaf(move |scene: &mut Scene, at: Rect| {
            pictures::plank(scene, at);
            let inside = at.inset(7.0);
            let mark = Rect::new(inside.x + 2.0, inside.centre().y - side / 2.0, side, side);
            scene.fit(pictures::die(die), mark);
            let room = Rect::new(mark.right() + 6.0, inside.y, inside.right() - mark.right() - 8.0, inside.h);
            scene.fitted(&words, lettering, room);
            scene.touch("thrower", Role::Label, words, at);
        })
        .height(high)
    }

    /// In a tall window: the conditions as pictures, and beside them the other ways to throw.
    fn show_tools_above(&self, scene: &mut Scene, frame: &Frame<'_>, cast: &Cast, at: Rect) {
        let conditions = cast.before.conditions();
        let mut parts = vec![conditions_node(frame, &conditions).grow(1.0)];
        parts.extend(self.other_ways(frame, cast));
        let row_at = Rect::new(at.x + GUTTER / 2.0, at.y + 2.0, at.w - GUTTER, tool_height(frame));
        row(parts).gap(4.0).show(scene, row_at);
    }

    /// In a wide window: who throws, each condition with what to do, and the other ways to throw at the foot.
    fn show_tools_beside(&self, scene: &mut Scene, frame: &Frame<'_>, cast: &Cast, at: Rect) {
        let room = Rect::new(at.x + GUTTER / 2.0, at.y, at.w - GUTTER, at.h);
        let ways = || row(self.other_ways(frame, cast)).gap(4.0);
        let foot = if cast.flies() { 0.0 } else { tool_height(frame) + 8.0 };
        ways().show(scene, Rect::new(room.x, room.bottom() - foot, room.w, foot));
        let above = Rect { h: room.h - foot - 4.0, ..room };
        let content = || {
            let title = self.title(frame, cast);
            column([title, how_node(frame, &cast.before.conditions(), Paper::Dark)]).gap(frame.dp(10.0))
        };
        content().scrolled(scene, "how", above, frame.offset("how"));
        widgets::scroll_marks(scene, frame, "how", ink::NIGHT, ink::MIST);
    }

    /// Real dice, or the app; for somebody who is away, being there again.
    fn other_ways<'a>(&self, frame: &Frame<'_>, cast: &Cast) -> Vec<Node<'a>> {
        let wide = frame.em(92.0);
        let tool = |id, icon, key: &str| widgets::icon_label(frame, id, icon, frame.say(key)).grow(0.0).width(wide);
        match cast.thrower {
            _ if cast.flies() => Vec::new(),
            Thrower::App => vec![tool("present", "ui/ui_person", "fight-present")],
            Thrower::Finger => vec![
                tool("real-dice", "ui/ui_dice", "fight-real-dice"),
                tool("throw-for-me", "ui/ui_bot", "fight-throw-for-me"),
            ],
        }
    }

    /// How the die must be thrown, whole.
    pub(super) fn how_sheet<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        column([
            paragraph(frame.say("fight-how"), Lettering { size: frame.em(22.0), ..frame.heading() }),
            how_node(frame, &self.game().conditions(), Paper::Light),
            widgets::button(frame, "close", Look::Paper, Some("ui/ui_close"), frame.say("fight-close")),
        ])
        .gap(frame.dp(12.0))
    }
}

/// The frame of an area, for what fills a window.
pub fn framed<'a>(frame: &Frame<'a>, area: Rect) -> Frame<'a> {
    let safe = Insets {
        left: area.x,
        top: area.y,
        right: (frame.size.w - area.right()).max(0.0),
        bottom: (frame.size.h - area.bottom()).max(0.0),
    };
    Frame { safe, pressed: None, ..*frame }
}

/// The foe as a small picture with what it has left.
fn foe_node<'a>(frame: &Frame<'_>, game: &Fighter) -> Option<Node<'a>> {
    let fight = game.fight()?;
    let (art, health, high) = (foe_art(game, fight.foe), fight.health, frame.dp(TOUCH).max(TOUCH));
    let values = [
        ("foe", foe_name(game, fight.foe, frame.words).into()),
        ("health", number(health)),
        ("damage", number(game.damage())),
    ];
    let label = frame.say_with("fight-foe", &values);
    let paint = move |scene: &mut Scene, at: Rect| {
        scene.drawn("cast-foe", at, 2.0, move || {
            let mut drawing = Drawing::new(at.w, at.h);
            let path = Path::rect(0.0, 0.0, at.w, at.h, at.h * 0.3);
            drawing.outlined(path, ink::NIGHT.faded(0.82), Stroke::new(ink::INK, 2.0));
            drawing
        });
        scene.fit(Picture::art(art), Rect::new(at.x + 2.0, at.y + 2.0, at.h - 4.0, at.h - 4.0));
        let heart = Rect::new(at.right() - at.h * 0.8, at.y + at.h * 0.14, at.h * 0.72, at.h * 0.72);
        scene.fit(Picture::art("fighter/heart"), heart);
        let digits = Lettering::new(Face::Display, heart.h * 0.5, ink::PAPER).centred();
        scene.fitted(&health.to_string(), digits, heart.inset(heart.w * 0.12));
        scene.touch("foe", Role::Button, label, at);
    };
    Some(leaf(paint).width(high * 1.75).height(high))
}

/// The conditions as pictures; a touch says what they ask.
fn conditions_node<'a>(frame: &Frame<'_>, conditions: &Conditions) -> Node<'a> {
    let throws = conditions.throws.clone();
    let (label, words) = match throws[..] {
        [] => (frame.say("fight-any-throw"), frame.say("fight-no-condition")),
        [throw] => (Sign::Throw(throw).does(frame.words), Sign::Throw(throw).name(frame.words)),
        _ => {
            let names: Vec<String> = throws.iter().map(|throw| Sign::Throw(*throw).name(frame.words)).collect();
            (names.join(", "), String::new())
        }
    };
    let lettering = Lettering::new(Face::Heavy, frame.em(14.0), ink::PARCHMENT);
    let high = tool_height(frame);
    leaf(move |scene: &mut Scene, at: Rect| {
        let side = (at.w / throws.len().max(1) as f32).min(at.h - 6.0);
        let mut x = at.x;
        for throw in &throws {
            let plate = Rect::new(x, at.centre().y - side / 2.0, side - 3.0, side - 3.0);
            scene.drawn("condition-plate", plate, 2.0, move || {
                let mut drawing = Drawing::new(plate.w, plate.h);
                let path = Path::cut(0.0, 0.0, plate.w, plate.h, 10.0, 5, 0.7);
                drawing.outlined(path, ink::PAPER, Stroke::new(ink::INK, 2.2));
                drawing
            });
            scene.fit(pictures::power(Sign::Throw(*throw)), plate.inset(3.0));
            x += side;
        }
        let room = Rect::new(x + 4.0, at.y, at.right() - x - 4.0, at.h);
        if !words.is_empty() {
            scene.fitted(&words, lettering, room);
        }
        scene.touch("how", Role::Button, label, at);
    })
    .height(high)
}

/// What a list of conditions is written on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// The night of the window.
    Dark,
    /// A sheet of parchment.
    Light,
}

/// Every condition with what to do, or that any throw will do.
pub fn how_node<'a>(frame: &Frame<'_>, conditions: &Conditions, paper: Paper) -> Node<'a> {
    let (name_ink, ink) = if paper == Paper::Dark { (ink::GOLD, ink::PARCHMENT) } else { (ink::INK, ink::COCOA) };
    let name = Lettering::new(Face::Display, frame.em(16.0), name_ink);
    let how = Lettering::new(Face::Medium, frame.em(14.0), ink);
    if conditions.throws.is_empty() {
        return paragraph(frame.say("fight-any-throw"), how);
    }
    let side = frame.dp(48.0);
    let lines = conditions.throws.iter().map(|throw| {
        let power = Sign::Throw(*throw);
        let picture = leaf(move |scene: &mut Scene, at: Rect| {
            scene.drawn("condition-plate", at, 2.0, move || {
                let mut drawing = Drawing::new(at.w, at.h);
                let path = Path::cut(0.0, 0.0, at.w, at.h, 10.0, 5, 0.7);
                drawing.outlined(path, ink::PAPER, Stroke::new(ink::INK, 2.2));
                drawing
            });
            scene.fit(pictures::power(power), at.inset(4.0));
        });
        let words = column([paragraph(power.name(frame.words), name), paragraph(power.does(frame.words), how)]);
        row([picture.width(side).height(side), words.grow(1.0)]).gap(10.0).align(AlignItems::FLEX_START).firm()
    });
    column(lines).gap(frame.dp(10.0))
}

/// What a die that lies came to, in words.
pub fn landing_words(frame: &Frame<'_>, flight: &Flight) -> String {
    let key = match flight.verdict {
        Verdict::Lies(spot) => format!("fight-{}", spot_id(spot)),
        Verdict::Leans => "fight-leans".to_string(),
        Verdict::NoBounce => "fight-no-bounce".to_string(),
        Verdict::NoWall => "fight-no-wall".to_string(),
        Verdict::NotOver => "fight-not-over".to_string(),
        Verdict::NoSpin => "fight-no-spin".to_string(),
    };
    frame.say(&key)
}

/// Says on a plate at the foot of the table where the die lies and what it shows.
pub fn show_landing(scene: &mut Scene, frame: &Frame<'_>, flight: &Flight, field: Rect) {
    let words = landing_words(frame, flight);
    let is_hit = matches!(flight.verdict, Verdict::Lies(Spot::Ring(_) | Spot::Centre));
    let lettering = Lettering::new(Face::Display, frame.dp(23.0), if is_hit { ink::INK } else { ink::DARK_RED });
    let (high, mark) = (frame.dp(58.0), if is_hit { frame.dp(44.0) } else { 0.0 });
    let wide = (lettering.width(&words) + mark + frame.dp(44.0)).min(field.w - 24.0).max(0.0);
    let at = Rect::around(Point { x: field.centre().x, y: field.bottom() - high * 0.5 - frame.dp(18.0) }, wide, high);
    scene.drawn(("landing", is_hit), at, 8.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        drawing.fill(Path::cut(0.0, 5.0, at.w, at.h, 16.0, 4, 1.0), ink::INK.faded(0.6));
        let edge = Stroke::new(if is_hit { ink::GOLD } else { ink::RED }, 3.6);
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, 4, 1.0), ink::PAPER, edge);
        drawing
    });
    let room = Rect::new(at.x + 14.0, at.y + 4.0, at.w - 28.0 - mark, at.h - 8.0);
    scene.fitted(&words, lettering.centred(), room);
    if is_hit {
        let place = Rect::new(at.right() - mark - 8.0, at.centre().y - mark / 2.0, mark, mark);
        scene.fit(Picture::art("fighter/hero_symbol"), place).fade = if flight.symbol { 1.0 } else { 0.2 };
    }
}

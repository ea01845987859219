//! How practice looks: the table, below it what is thrown and how, and what it came to so far.

use super::{
    super::{
        choices,
        lobby::ground,
        names::{die_name, number},
        pictures,
        throw::{instructions, parted, show_landed},
    },
    Open, Practice, Touch,
    challenge::{self, Attempt},
    stats::Tally,
};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{AlignItems, Node, column, grid, leaf, line, paragraph, pictured, row},
    scene::{Lettering, Picture, Role, Scene},
    screens::settings::ease_choices,
    theme::{Frame, TOUCH},
    touch::code,
    widgets::{self, Look},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::{
        Style,
        fighter::{Sign, target as face},
    },
    ink,
};
use rules::fighter::{Throw, target::BOARD};

/// How much of the table the map shows around the target, in widths of it.
const AROUND: f32 = 1.3;

/// So many throws stand side by side.
const COLUMNS: usize = 4;

impl Practice {
    pub(super) fn show_practice(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let tray = || self.tray(frame).pads(14.0, 10.0, 14.0, 10.0);
        let width = widgets::tray_width(frame);
        let (view, place) = widgets::split(frame, tray().height_at(width) + 4.0);
        let top = Rect { h: frame.dp(TOUCH).max(TOUCH) + 12.0, ..view };
        let area = Rect::new(view.x, top.bottom(), view.w, (view.h - top.h).max(0.0));
        self.show_throw(&mut scene, frame, area);
        widgets::top_bar(frame, frame.say("practice-title"), None).show(&mut scene, top);
        widgets::parchment(&mut scene, frame, place, 9);
        let room = Rect::new(place.centre().x - width / 2.0, place.y + 4.0, width, place.h - 4.0);
        tray().scrolled(&mut scene, "tray", room, frame.offset("tray"));
        match self.open {
            None => {}
            Some(Open::Throws) => widgets::lay(&mut scene, frame, "throws-sheet", || self.throws_sheet(frame)),
            Some(Open::Hand) => widgets::lay(&mut scene, frame, "hand-sheet", || hand_sheet(frame)),
            Some(Open::Challenges) => {
                widgets::lay(&mut scene, frame, "challenges-sheet", || self.challenges_sheet(frame));
            }
            Some(Open::Results) => widgets::lay(&mut scene, frame, "results-sheet", || self.results_sheet(frame)),
        }
        scene
    }

    fn show_throw(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let conditions = &self.conditions();
        let mut field = area;
        if !frame.is_landscape() {
            let (head, below) = parted(frame, conditions, area);
            instructions(frame, conditions, self.explained).scrolled(scene, "manners", head, frame.offset("manners"));
            field = below;
        }
        scene.message_area = Some(Rect { h: field.h * 0.3, ..field });
        self.throwing.show(scene, frame, field);
        if let Some(since) = self.settled {
            show_landed(scene, frame, conditions, &self.throwing, frame.now - since, field);
        }
    }

    /// The die, the special throws and the hand to choose, over what the throws came to. A tray beside the table has room
    /// for how the die must be thrown and for where the dice lay as well.
    fn tray<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let die = self.stats.die;
        let label = frame.say_with("practice-die", &[("die", die_name(die, frame.words).into())]);
        let die = tile(frame, Touch::Die, label, die_name(die, frame.words), vec![pictures::die(die)]);
        let conditions = self.conditions();
        let throws = &conditions.throws;
        let words = match throws[..] {
            [] => frame.say("practice-plain"),
            [throw] => Sign::Throw(throw).name(frame.words),
            _ => frame.say_with("practice-count", &[("n", number(throws.len() as i64))]),
        };
        let signs = match throws.is_empty() {
            true => vec![Picture::icon("ui/ui_plus", ink::INK)],
            false => throws.iter().map(|throw| pictures::power(Sign::Throw(*throw))).collect(),
        };
        let throws = tile(frame, Touch::Throws, frame.say("practice-how"), words, signs);
        let ease = frame.say(&format!("ease-{}", code(frame.settings.ease)));
        let help = frame.say_with("practice-hand", &[("ease", ease.into())]);
        let hand = tile(frame, Touch::Hand, help.clone(), help, vec![Picture::icon("ui/ui_left_hand", ink::INK)]);
        let name = frame.say("practice-challenges");
        let signs = vec![Picture::icon("ui/ui_trophy", ink::INK)];
        let challenges = tile(frame, Touch::Challenges, name.clone(), name, signs);
        let tiles = row([die, throws, hand, challenges].map(|tile| tile.grow(1.0)))
            .gap(frame.dp(8.0))
            .align(AlignItems::STRETCH);
        let numbers = match &self.attempt {
            Some(attempt) => self.progress(frame, attempt),
            None => self.numbers(frame),
        };
        let parts = if frame.is_landscape() {
            vec![tiles, instructions(frame, &conditions, self.explained), numbers, self.map(frame)]
        } else {
            vec![tiles, numbers]
        };
        column(parts).gap(frame.dp(8.0))
    }

    /// How far a challenge is, in place of the numbers about all throws, with the ways to begin it anew and to leave it.
    fn progress<'a>(&self, frame: &Frame<'_>, attempt: &Attempt) -> Node<'a> {
        let challenge = attempt.challenge();
        let values = [
            ("done", number(attempt.done() as i64)),
            ("of", number(challenge.of as i64)),
            ("dice", number(attempt.dice)),
        ];
        // Before the first die it says what is asked for.
        let so_far = match attempt.dice {
            0 => frame.say(&format!("challenge-{}-how", challenge.name)),
            _ if attempt.is_met() => frame.say_with("challenge-met", &values),
            _ => frame.say_with("challenge-so-far", &values),
        };
        let so_far = [Some(so_far), self.best(frame, attempt.nth)];
        let so_far = so_far.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let name = frame.say(&format!("challenge-{}", challenge.name));
        let label = format!("{name}. {so_far}");
        let words = column([paragraph(name, frame.heading_of(17.0)), paragraph(so_far, frame.label())]);
        let words = words.grow(1.0).least_height(TOUCH).painted(move |scene, at| {
            scene.touch(Touch::Attempt, Role::Button, label, at);
        });
        let again = widgets::icon_button(frame, Touch::Again, "ui/ui_flip", frame.say("challenge-again"));
        let stop = widgets::icon_button(frame, Touch::Stop, "ui/ui_close", frame.say("challenge-stop"));
        row([words, again, stop]).gap(frame.dp(6.0)).align(AlignItems::CENTER)
    }

    /// How many dice a challenge took at best, if it was ever met.
    fn best(&self, frame: &Frame<'_>, nth: usize) -> Option<String> {
        let best = self.stats.best_of(nth)?;
        Some(frame.say_with("challenge-best", &[("dice", number(best))]))
    }

    /// Four numbers about all throws; a touch says more.
    fn numbers<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let Tally { throws, best, .. } = self.stats.all;
        let percent = frame.say_with("settings-percent", &[("percent", i64::from(self.stats.all.percent()).into())]);
        let numbers = [
            ("practice-throws", throws.to_string()),
            ("practice-hits", percent),
            ("practice-mean", tenths(self.stats.all.mean(), frame)),
            ("practice-streak", best.to_string()),
        ];
        let digits = Lettering::new(Face::Display, frame.em(22.0), ink::INK).centred();
        let small = Lettering { size: frame.em(12.5).min(frame.dp(16.0)), ..frame.label() }.centred();
        let parts =
            numbers.map(|(key, digit)| column([line(digit, digits), paragraph(frame.say(key), small)]).grow(1.0));
        let label = frame.say("practice-results");
        row(parts).gap(4.0).align(AlignItems::FLEX_START).least_height(TOUCH).named(Touch::Results, Role::Button, label)
    }

    /// The target from above, with every place where a die came to rest.
    fn map<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (marks, label) = (self.stats.marks(), frame.say("practice-map"));
        leaf(move |scene: &mut Scene, at: Rect| {
            let whole = at.fit(Size { w: 1.0, h: 1.0 });
            let board = whole.inset(whole.w * (1.0 - 1.0 / AROUND) / 2.0);
            let square = Size { w: 2.0 * face::REACH, h: 2.0 * face::REACH };
            scene.picture(Picture::new("fighter-target", square, 0.0, || face::target(Style::Colour)), board);
            // Marks are in mm, the board in tenths; its own y goes down.
            let unit = board.w * 10.0 / (2.0 * BOARD as f32);
            let side = whole.w * 0.045;
            for [x, y] in marks {
                let middle = Point { x: whole.centre().x + x * unit, y: whole.centre().y - y * unit };
                if whole.contains(middle) {
                    scene.fit(mark(), Rect::around(middle, side, side)).fade = 0.62;
                }
            }
            scene.touch(Touch::Map, Role::Label, label, whole);
        })
        .height(frame.dp(250.0))
    }

    /// All special throws as tiles, those asked for with a gold ring.
    fn throws_sheet<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let tiles = Throw::ALL.iter().enumerate().map(|(nth, throw)| {
            let on = self.stats.conditions.throws.contains(throw);
            pictures::sign_tile(frame, Touch::Throw(nth), Role::Switch { on }, Sign::Throw(*throw), on)
        });
        column([
            paragraph(frame.say("practice-how"), frame.heading_of(22.0)),
            grid(tiles, COLUMNS, frame.dp(6.0)),
            widgets::button(frame, Touch::Plain, Look::Paper, None, frame.say("practice-plain")),
            widgets::button(frame, Touch::Close, Look::Gold, Some("ui/ui_check"), frame.say("fight-close")),
        ])
        .gap(frame.dp(10.0))
    }

    /// All challenges, each with what it asks for and the best so far.
    fn challenges_sheet<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let rows = challenge::ALL.iter().enumerate().map(|(nth, challenge)| {
            let signs: Vec<Picture> =
                challenge.throws.iter().map(|throw| pictures::power(Sign::Throw(*throw))).collect();
            let picture = signs.into_iter().next().unwrap_or_else(|| pictures::die(self.stats.die));
            let how = frame.say(&format!("challenge-{}-how", challenge.name));
            let text = [Some(how), self.best(frame, nth)].into_iter().flatten().collect::<Vec<_>>().join(" ");
            let name = frame.say(&format!("challenge-{}", challenge.name));
            choices::described(frame, Touch::Challenge(nth), nth, picture, name, text)
        });
        let rows = column(rows).gap(frame.dp(8.0));
        column([
            paragraph(frame.say("practice-challenges"), frame.heading_of(22.0)),
            paragraph(frame.say("challenges-about"), frame.label()),
            rows,
            widgets::button(frame, Touch::Close, Look::Paper, Some("ui/ui_close"), frame.say("fight-close")),
        ])
        .gap(frame.dp(10.0))
    }

    /// What all throws came to, and those with each special throw.
    fn results_sheet<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let Tally { throws, centre, symbols, .. } = self.stats.all;
        let mut parts = vec![paragraph(frame.say("practice-results"), frame.heading_of(22.0))];
        if throws == 0 {
            parts.push(paragraph(frame.say("practice-empty"), frame.body()));
        } else {
            let values = [("centre", number(centre)), ("symbols", number(symbols))];
            let more = frame.say_with("practice-more", &values);
            parts.push(result_line(frame, pictures::die(self.stats.die), frame.say("practice-all"), &self.stats.all));
            parts.push(paragraph(more, frame.body()));
            parts.push(self.map(frame));
            parts.extend(self.stats.each.iter().map(|(throw, tally)| {
                let sign = Sign::Throw(*throw);
                result_line(frame, pictures::power(sign), sign.name(frame.words), tally)
            }));
            let clear = frame.say("practice-clear");
            parts.push(widgets::button(frame, Touch::Clear, Look::Paper, Some("ui/ui_erase"), clear));
        }
        parts.push(widgets::button(frame, Touch::Close, Look::Gold, Some("ui/ui_check"), frame.say("fight-close")));
        column(parts).gap(frame.dp(10.0))
    }
}

fn hand_sheet<'a>(frame: &Frame<'_>) -> Node<'a> {
    column([
        ease_choices(frame, frame.settings.ease, Touch::Ease),
        widgets::button(frame, Touch::Close, Look::Gold, Some("ui/ui_check"), frame.say("fight-close")),
    ])
    .gap(frame.dp(12.0))
}

/// Where a die lay, on the map.
fn mark() -> Picture {
    Picture::sign("practice-mark", 2.0, |drawing| {
        drawing.outlined(Path::circle(50.0, 50.0, 42.0), ink::BLUE, Stroke::new(ink::PAPER, 14.0));
    })
}

/// A number in tenths as the language writes it.
fn tenths(tenths: u32, frame: &Frame<'_>) -> String {
    frame.say_with("practice-tenths", &[("whole", number(tenths / 10)), ("tenth", number(tenths % 10))])
}

/// A tile with pictures over a word; a touch changes what it shows.
fn tile<'a>(frame: &Frame<'_>, touch: Touch, label: String, words: String, pictures: Vec<Picture>) -> Node<'a> {
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0), ink::INK).centred();
    let (side, pressed) = (frame.dp(40.0), frame.is_pressed(&touch));
    let high = side + 2.0 * lettering.line_height() + 14.0;
    leaf(move |scene: &mut Scene, at: Rect| {
        widgets::slot(scene, at.inset(if pressed { 3.0 } else { 1.0 }), true, 6);
        let step = (side * 0.9).min((at.w - side - 8.0) / (pictures.len().max(2) - 1) as f32).max(0.0);
        let left = at.centre().x - step * (pictures.len().max(1) - 1) as f32 / 2.0;
        for (nth, picture) in pictures.into_iter().enumerate() {
            let middle = Point { x: left + step * nth as f32, y: at.y + 6.0 + side / 2.0 };
            scene.fit(picture, Rect::around(middle, side, side));
        }
        let room = Rect::new(at.x + 4.0, at.y + side + 8.0, at.w - 8.0, at.h - side - 12.0);
        scene.fitted(&words, lettering, room);
        scene.touch(touch, Role::Button, label, at);
    })
    .height(high)
}

/// What throws came to, beside their picture.
fn result_line<'a>(frame: &Frame<'_>, picture: Picture, name: String, tally: &Tally) -> Node<'a> {
    let values =
        [("hits", number(tally.hits)), ("throws", number(tally.throws)), ("mean", tenths(tally.mean(), frame).into())];
    let words = frame.say_with("practice-line", &values);
    let side = frame.dp(40.0);
    let sign = pictured(picture, side);
    let title = frame.heading_of(16.0);
    let text = column([paragraph(name, title), paragraph(words, frame.label())]).grow(1.0);
    row([sign, text]).gap(frame.dp(10.0)).firm()
}

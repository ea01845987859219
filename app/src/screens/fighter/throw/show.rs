//! How a throw on screen looks: a line or two about who throws what at whom, with other ways to throw, and the table
//! with its die in all the room that is left.

use super::{ScreenThrow, Thrower, instructions, parted, show_landed};
use crate::{
    geometry::{Insets, Rect},
    layout::{Node, column, leaf, row, spring},
    scene::{Lettering, Picture, Role, Scene},
    screens::fighter::{
        areas::bar_height,
        names::{die_name, foe_art, foe_label},
        pictures,
        table::Table,
        touch::Touch,
    },
    theme::{Frame, GUTTER, TOUCH},
    touch::Anywhere,
    widgets,
};
use printkit_core::{drawing::Face, ink};
use rules::fighter::{Die, Public};

/// A window at least this wide, in dp, has all that stands above the table in one line.
const WIDE: f32 = 620.0;

impl Table {
    /// A throw on screen, instead of everything else.
    pub(in crate::screens::fighter) fn show_screen_throw(
        &self,
        scene: &mut Scene,
        frame: &Frame<'_>,
        throw: &ScreenThrow,
    ) {
        let safe = frame.safe_area();
        let mut lines = self.lines(frame, throw);
        let high: f32 = lines.iter().map(|(high, _)| high).sum();
        let field = Rect::new(safe.x, safe.y + high, safe.w, (safe.h - high).max(0.0));
        let conditions = throw.before.conditions();
        let (head, field) = parted(frame, &conditions, field);
        let is_beside = head.w < field.w && head.h >= field.h;
        let wide = if is_beside { head.w } else { field.w.min(frame.dp(560.0)) };
        let stakes = || column([self.stakes(frame, &throw.before, wide)]).pads(14.0, 2.0, 14.0, 4.0);
        let high = stakes().height_at(wide).min(field.h * 0.2);
        let (head, at, field) = match is_beside {
            true => {
                let at = Rect::new(head.x, head.bottom() - high, wide, high);
                (Rect { h: head.h - high, ..head }, at, field)
            }
            false => {
                let at = Rect::new(field.centre().x - wide / 2.0, field.y, wide, high);
                (head, at, Rect { y: field.y + high, h: (field.h - high).max(1.0), ..field })
            }
        };
        scene.message_area = Some(Rect { h: field.h * 0.3, ..field });
        throw.throwing.show(scene, frame, field);
        stakes().scrolled(scene, "stakes", at, frame.offset("stakes"));
        // Beside the table a lesson says it in its bubble.
        if !(is_beside && self.is_taught()) {
            instructions(frame, &conditions, self.explained).scrolled(scene, "manners", head, frame.offset("manners"));
        }
        self.show_calls(scene, frame, field);
        if let Some(since) = throw.settled {
            show_landed(scene, frame, &conditions, &throw.throwing, frame.now - since, field);
        }
        let mut y = safe.y;
        for (high, line) in lines.drain(..) {
            line.show(scene, Rect::new(safe.x + GUTTER / 2.0, y + 6.0, safe.w - GUTTER, high - 8.0));
            y += high;
        }
    }

    /// What stands above the table, each line with its height: the way back, who throws which die, the foe, other ways
    /// to throw, and the way to put the die back.
    fn lines<'a>(&self, frame: &Frame<'_>, throw: &ScreenThrow) -> Vec<(f32, Node<'a>)> {
        let back = widgets::icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back"));
        let can_undo = self.host.standing().can_undo && !throw.flies();
        let undo = can_undo.then(|| widgets::icon_button(frame, Touch::Undo, "ui/ui_undo", frame.say("fight-undo")));
        let title = self.title(frame, throw).grow(1.0);
        let (foe, ways) = (foe(frame, &throw.before), other_ways(frame, throw));
        let is_watched = throw.thrower == Thrower::Finger && !throw.flies() && self.waiting().next().is_some();
        let stands = || frame.say("stands-title");
        let (high, tall) = (bar_height(frame), way_height(frame) + 8.0);
        if frame.safe_area().w >= frame.em(WIDE) {
            let stands = is_watched.then(|| way(frame, Touch::Stands, "ui/ui_players", stands()));
            let parts = [back, title].into_iter().chain(foe).chain(stands).chain(ways).chain(undo);
            return vec![(high.max(tall), row(parts).gap(8.0))];
        }
        let stands = is_watched.then(|| widgets::icon_button(frame, Touch::Stands, "ui/ui_players", stands()));
        let first = row([back, title].into_iter().chain(stands).chain(undo)).gap(6.0);
        let second = row(foe.into_iter().chain([spring()]).chain(ways)).gap(6.0);
        vec![(high, first), (tall, second)]
    }

    /// Who throws which die.
    fn title<'a>(&self, frame: &Frame<'_>, throw: &ScreenThrow) -> Node<'a> {
        let game = &throw.before;
        let name = self.name(game.player(), frame.words);
        let die = game.attack().map_or(Die::White, |attack| attack.die);
        let values = [("name", name.into()), ("die", die_name(die, frame.words).into())];
        let key = match throw.thrower {
            Thrower::Finger => "fight-throws",
            Thrower::App => "fight-throws-for",
        };
        let words = frame.say_with(key, &values);
        let lettering = Lettering::new(Face::Display, frame.em(16.0).min(frame.dp(20.0)), ink::SAND_LIGHT);
        let (side, high) = (frame.dp(34.0), frame.dp(TOUCH).max(TOUCH));
        leaf(move |scene: &mut Scene, at: Rect| {
            pictures::plank(scene, at);
            let inside = at.inset(7.0);
            let mark = Rect::new(inside.x + 2.0, inside.centre().y - side / 2.0, side, side);
            scene.fit(pictures::die(die), mark);
            let room = Rect::new(mark.right() + 6.0, inside.y, inside.right() - mark.right() - 8.0, inside.h);
            scene.fitted(&words, lettering, room);
            scene.touch(Touch::Thrower, Role::Label, words, at);
        })
        .height(high)
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

fn way_height(frame: &Frame<'_>) -> f32 {
    let words = Lettering::new(Face::Heavy, frame.em(13.0), ink::LILAC);
    (frame.dp(28.0) + words.line_height() + 12.0).max(TOUCH)
}

/// Real dice, or the app; for somebody who is away, being there again.
fn other_ways<'a>(frame: &Frame<'_>, throw: &ScreenThrow) -> Vec<Node<'a>> {
    let way = |touch, icon, key: &str| way(frame, touch, icon, frame.say(key));
    match throw.thrower {
        _ if throw.flies() => Vec::new(),
        Thrower::App => vec![way(Touch::Present, "ui/ui_person", "fight-present")],
        Thrower::Finger => {
            vec![
                way(Touch::RealDice, "ui/ui_dice", "fight-real-dice"),
                way(Touch::ThrowForMe, "ui/ui_bot", "fight-throw-for-me"),
            ]
        }
    }
}

/// A glyph over the words for another way to throw.
pub fn way<'a>(frame: &Frame<'_>, touch: Touch, icon: &'static str, words: String) -> Node<'a> {
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0), ink::LILAC);
    // The largest words are written a little smaller: what they belong to says it, too.
    let tight = if frame.text_scale() > 1.5 { 0.75 } else { 1.0 };
    let wide = (lettering.width(&words) * tight + frame.dp(14.0)).max(frame.dp(72.0));
    row([widgets::icon_label(frame, touch, icon, words)]).width(wide)
}

/// The foe as a small picture with what it has left.
fn foe<'a>(frame: &Frame<'_>, game: &Public) -> Option<Node<'a>> {
    let fight = game.fight()?;
    let (art, health, high) = (foe_art(game, fight.foe), fight.health, frame.dp(TOUCH).max(TOUCH));
    let label = foe_label(frame.words, game, fight);
    let paint = move |scene: &mut Scene, at: Rect| {
        pictures::pill(scene, at.h * 0.3, at);
        scene.fit(Picture::art(art), Rect::new(at.x + 4.0, at.y + 1.0, at.h - 2.0, at.h - 2.0));
        let heart = Rect::new(at.right() - at.h * 0.84, at.y + at.h * 0.14, at.h * 0.72, at.h * 0.72);
        scene.fit(Picture::art("fighter/heart"), heart);
        let digits = Lettering::new(Face::Display, heart.h * 0.5, ink::PAPER).centred();
        scene.fitted(&health.to_string(), digits, heart.inset(heart.w * 0.12));
        scene.touch(Touch::Foe, Role::Button, label, at);
    };
    Some(leaf(paint).width(high * 1.9).height(high))
}

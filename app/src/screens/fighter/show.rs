//! How the table shows itself: the dungeon, the fight or the end of a turn, with the bar above and what is told over it.

use super::{
    areas::{Areas, areas, bar_height},
    choices,
    dungeon::dungeon_side,
    events::{is_good, is_told, picture},
    lobby::ground,
    pictures,
    sentences::sentence,
    table::{Open, Table},
    touch::Touch,
};
use crate::{
    collage::ticked,
    geometry::{Point, Rect},
    layout::{Node, column, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, GUTTER, TOUCH, ease_out},
    touch::Anywhere,
    widgets,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::fighter::{Phase, Place};

/// A window at least this high, in dp, has room for the bubble of a lesson above the target.
const ROOMY: f32 = 760.0;
/// A foe's place this many times as wide as it is high has room for words beside the figure.
const WIDE: f32 = 2.4;
/// Rooms behind the party that the bar shows.
const BEHIND: usize = 3;

impl Table {
    pub(super) fn show_table(&self, whole: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, whole);
        let talking = self.lesson.as_ref().filter(|_| self.open == Open::Nothing);
        // The target needs all of a small window; the bubble lies over the foe then.
        let is_tight = self.throw.is_none() && self.game().phase() == Phase::Throw && whole.safe_area().h < ROOMY;
        let makes_room = talking.filter(|_| !is_tight);
        let frame = &makes_room.map_or_else(|| Frame { ..*whole }, |lesson| lesson.rest(whole));
        match self.game().phase() {
            _ if self.open == Open::Map || self.is_walking(frame.now) => self.show_dungeon(&mut scene, frame),
            _ if self.open == Open::Trade => self.show_trade(&mut scene, frame),
            _ if self.throw.is_some() => self.show_fight(&mut scene, frame),
            _ if self.is_climax() => self.show_climax(&mut scene, frame),
            _ if self.is_watched && self.game().fight().is_some() => self.show_climax(&mut scene, frame),
            Phase::Walk | Phase::Over => self.show_dungeon(&mut scene, frame),
            Phase::Rest => self.show_rest(&mut scene, frame),
            _ => self.show_fight(&mut scene, frame),
        }
        self.show_moment(&mut scene, frame);
        self.shake(&mut scene, frame);
        self.show_sheet(&mut scene, frame);
        self.show_passing(&mut scene, frame);
        if let Some(lesson) = talking {
            lesson.show(&mut scene, whole, self.game(), self.throw.is_none());
        }
        scene
    }

    /// How high the hand would like to be in this phase.
    fn wish(&self, frame: &Frame<'_>) -> f32 {
        let width = frame.safe_area().w.min(frame.dp(560.0));
        match self.game().phase() {
            Phase::Throw => f32::INFINITY,
            Phase::Aim | Phase::Arm => self.aim(frame).height_at(width) + 12.0,
            _ => self.decision(frame).height_at(width) + 8.0,
        }
    }

    pub(super) fn fight_areas(&self, frame: &Frame<'_>) -> Areas {
        areas(frame, self.game().members().len(), self.wish(frame))
    }

    fn show_fight(&self, scene: &mut Scene, frame: &Frame<'_>) {
        if let Some(throw) = &self.throw {
            return self.show_screen_throw(scene, frame, throw);
        }
        let areas = self.fight_areas(frame);
        scene.message_area = Some(areas.foe.inset(8.0));
        self.show_foe(scene, frame, areas.foe);
        self.show_heroes(scene, frame, areas.heroes);
        self.show_bar(scene, frame, areas.bar);
        self.show_hand(scene, frame, &areas);
        self.show_banner(scene, frame, areas.foe);
    }

    /// The end of a fight: foe and heroes have the window to themselves, and any touch goes on.
    fn show_climax(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let areas = self.climax_areas(frame);
        self.show_foe(scene, frame, areas.foe);
        self.show_heroes(scene, frame, areas.heroes);
        self.show_bar(scene, frame, areas.bar);
        if self.is_watched {
            return;
        }
        let below = Rect { y: areas.foe.y, h: areas.heroes.bottom() - areas.foe.y, ..areas.foe };
        scene.touch(Touch::Told, Role::Button, frame.say("fight-landed"), below);
        self.show_banner(scene, frame, areas.foe);
    }

    fn climax_areas(&self, frame: &Frame<'_>) -> Areas {
        let safe = frame.safe_area();
        let bar = Rect { h: bar_height(frame), ..safe };
        let row = (safe.h * 0.22).clamp(84.0, frame.dp(158.0));
        let heroes = Rect::new(safe.x, safe.bottom() - row, safe.w, row);
        let foe = Rect::new(safe.x, bar.bottom(), safe.w, (heroes.y - bar.bottom()).max(0.0));
        Areas { bar, foe, heroes, hand: Rect { h: 0.0, ..heroes } }
    }

    fn show_hand(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let hand = areas.hand;
        let width = hand.w.min(frame.dp(560.0));
        let room = Rect::new(hand.centre().x - width / 2.0, hand.y, width, hand.h);
        match self.game().phase() {
            Phase::Throw => self.show_throw(scene, frame, areas),
            Phase::Aim | Phase::Arm => {
                let high = self.aim(frame).height_at(room.w - 12.0).min(room.h - 8.0);
                let at = Rect::around(room.centre(), room.w - 12.0, high);
                pictures::plank(scene, at);
                self.aim(frame).scrolled(scene, "aim", at, frame.offset("aim"));
                widgets::scroll_marks(scene, frame, "aim", printkit_core::Ink::hex(0x3A2019), ink::BARK);
            }
            _ => {
                let high = self.decision(frame).height_at(room.w - 12.0).min(room.h - 4.0);
                let at = Rect::around(room.centre(), room.w - 12.0, high);
                widgets::panel(scene, at, ink::PARCHMENT, 17);
                self.decision(frame).scrolled(scene, "choices", at, frame.offset("choices"));
                widgets::scroll_marks(scene, frame, "choices", ink::PARCHMENT, ink::BARK);
            }
        }
    }

    /// What is to be decided about the throw, with every way to decide it.
    fn decision<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let list = choices::list(frame, self.choices(frame));
        column([self.question(frame), list]).gap(frame.dp(10.0)).pads(16.0, 14.0, 16.0, 14.0)
    }

    /// The bar: the way back, the way so far, the treasury, the belt and the way to take a throw back.
    pub(super) fn show_bar(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        let side = frame.dp(TOUCH).max(TOUCH);
        let row_at = Rect::new(at.x + GUTTER / 2.0, at.y + 6.0, at.w - GUTTER, side);
        let back = widgets::icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back"));
        let belt = widgets::icon_button(frame, Touch::Belt, "ui/ui_satchel", frame.say("fight-belt"));
        let can_undo = self.host.standing().can_undo;
        let undo = can_undo.then(|| widgets::icon_button(frame, Touch::Undo, "ui/ui_undo", frame.say("fight-undo")));
        if self.is_watched {
            return self.show_way(scene, frame, row_at);
        }
        let middle = column([]).grow(1.0);
        row([back, middle].into_iter().chain(undo).chain([belt])).gap(6.0).show(scene, row_at);
        let taken = if can_undo { 2.0 } else { 1.0 };
        let left = row_at.x + side + 8.0;
        let room = Rect::new(left, row_at.y, row_at.right() - (side + 6.0) * taken - 4.0 - left, side);
        self.show_way(scene, frame, room);
    }

    /// The rooms behind, the one the party is in, and the boss, on a dark band; and the treasury beside it.
    fn show_way(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        let purse = frame.dp(92.0).min(at.w * 0.4);
        let band = Rect::new(at.x, at.y, at.w - purse - 6.0, at.h);
        pictures::pill(scene, band.h / 2.0, band);
        let walked = self.game().walked();
        // No more than can be told apart.
        let most = ((band.w / frame.dp(30.0)) as usize).clamp(2, BEHIND + 2) - 1;
        let steps: Vec<Place> = walked.iter().rev().take(most).rev().copied().collect();
        let is_there = self.game().place() == Place::Boss;
        let count = steps.len() + usize::from(!is_there);
        let step = (band.w - 8.0) / (count.max(2)) as f32;
        let disc = (band.h - 12.0).min(step - 2.0).max(8.0);
        for nth in 0..count {
            let middle = Point { x: band.x + 4.0 + step * (nth as f32 + 0.5), y: band.centre().y };
            let is_here = nth + 1 == steps.len();
            let side = if is_here { disc * 1.1 } else { disc * 0.84 };
            let place = Rect::around(middle, side, side);
            let art = steps.get(nth).map_or("rooms/boss".to_string(), |place| self.place_art(*place));
            show_step(scene, art, is_here, nth + 1 < steps.len(), place);
        }
        scene.touch(Touch::Map, Role::Button, frame.say("fight-map"), band);
        let game = self.game();
        let half = Rect::new(at.right() - purse, at.y, purse, at.h / 2.0);
        pictures::counted(scene, "fighter/coin", game.gold(), half.inset(1.0));
        pictures::counted(scene, "fighter/die_white", game.white_dice(), half.shifted(0.0, at.h / 2.0).inset(1.0));
        let values = [("gold", super::names::number(game.gold())), ("dice", super::names::number(game.white_dice()))];
        let label = frame.say_with("fight-treasury", &values);
        scene.touch(Touch::Treasury, Role::Label, label, Rect::new(half.x, at.y, purse, at.h));
    }

    /// The drawing of a place of the dungeon.
    pub(super) fn place_art(&self, place: Place) -> String {
        match place {
            Place::Room { level, room } => {
                let kind = self.game().face(level).room(room).map(|room| room.kind);
                kind.map_or("rooms/plain".to_string(), super::names::room_art)
            }
            Place::Outside => "rooms/entry".to_string(),
            Place::Boss => "rooms/boss".to_string(),
        }
    }

    /// Where a plate lies about what is told: at the feet of the foe in a fight, whose heart and name it must not hide;
    /// over the heroes on the map; else under the bar.
    fn moment_area(&self, frame: &Frame<'_>) -> Rect {
        let safe = frame.safe_area();
        let high = frame.dp(66.0);
        let fights =
            !matches!(self.game().phase(), Phase::Walk | Phase::Rest | Phase::Over) && !self.is_walking(frame.now);
        let foe = match () {
            () if self.open != Open::Nothing || self.throw.is_some() => None,
            () if self.is_climax() => Some(self.climax_areas(frame).foe),
            () if fights => Some(self.fight_areas(frame).foe),
            () => None,
        };
        let (room, y) = match foe {
            // Beside the figure where the window is that much wider.
            Some(foe) if foe.w > foe.h * WIDE => {
                let beside = Rect { w: (foe.w - foe.h) / 2.0, ..foe };
                (beside, foe.bottom() - high - 6.0)
            }
            Some(foe) => {
                let beside = super::foe::stats_width(frame, foe) + 8.0;
                (Rect { w: foe.w - beside, ..foe }, foe.bottom() - super::foe::foot(frame, foe) - high - 6.0)
            }
            // On the map it must not hide the rooms to come.
            None if matches!(self.game().phase(), Phase::Walk | Phase::Over) || self.is_walking(frame.now) => {
                let side = if frame.is_landscape() { dungeon_side(frame) } else { safe };
                (side, safe.bottom() - high - 8.0)
            }
            None => (safe, safe.y + bar_height(frame) + 6.0),
        };
        let width = (room.w - 16.0).min(frame.dp(380.0)).max(0.0);
        Rect::new(room.centre().x - width / 2.0, y, width, high)
    }

    /// What just happened, on a plate.
    fn show_moment(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let told = self.playback.current().iter().find(|event| is_told(event));
        let Some((event, words)) =
            told.and_then(|event| Some((event, sentence(event, self.game(), self.host.extras(), frame.words)?)))
        else {
            return;
        };
        let t = (self.playback.age(frame.now) / 180.0) as f32;
        let drop = if frame.settings.reduced_motion { 0.0 } else { 18.0 * (1.0 - ease_out(t)) };
        let at = self.moment_area(frame).shifted(0.0, -drop);
        let good = is_good(event);
        pictures::notice(scene, good, at);
        let side = at.h - 14.0;
        let mut room = at.inset(10.0);
        if let Some(picture) = picture(event, self.game()) {
            scene.fit(picture, Rect::new(at.x + 8.0, at.y + 7.0, side, side));
            room = Rect::new(at.x + side + 16.0, room.y, at.right() - at.x - side - 26.0, room.h);
        }
        let tint = if good { ink::INK } else { ink::DARK_RED };
        scene.fitted(&words, Lettering::new(Face::Display, frame.dp(23.0), tint).centred(), room);
        if !self.is_climax() {
            scene.touch(Touch::Told, Role::Button, words, at);
        }
    }
}

/// A room of the way: gold where the party is, with a tick where it was.
fn show_step(scene: &mut Scene, art: String, is_here: bool, is_done: bool, at: Rect) {
    scene.drawn(("way-step", is_here, is_done), at, 2.0, move |drawing| {
        let fill = match (is_here, is_done) {
            (true, _) => ink::GOLD,
            (_, true) => ink::TAN,
            _ => ink::STONE,
        };
        drawing.outlined(Path::circle(at.w / 2.0, at.h / 2.0, at.w / 2.0), fill, Stroke::new(ink::INK, 2.0));
    });
    let sprite = scene.fit(Picture::art(art), at.inset(at.w * 0.14));
    sprite.fade = if is_here || is_done { 1.0 } else { 0.8 };
    if is_done {
        let side = at.w * 0.4;
        scene.fit(
            Picture::sign("ticked", 2.0, ticked),
            Rect::new(at.right() - side * 0.8, at.bottom() - side * 0.8, side, side),
        );
    }
}

//! How the table shows itself.

use super::{
    board::{self, BoardView},
    camera::centre,
    names::{reason, side_key, thing_key},
    placement::Placement,
    table::{LIFT, Table},
    touch::Touch,
    tray,
};
use crate::{
    geometry::{Point, Rect, Size, between},
    layout::{AlignItems, JustifyContent, column, row, space, spring},
    scene::{Detail, Picture, Role, Scene},
    theme::{self, Frame, GUTTER, TOUCH},
    touch::Anywhere,
    widgets,
};
use printkit_core::{
    drawing::{Paint, Path, Stop},
    ink,
};
use rules::donjonz::{Event, Phase, Side};

/// How solid a card is that lies where it would fall.
const SNAPPED: f32 = 0.78;

impl Table {
    pub(super) fn show_board(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect, seen: Rect) {
        let board = self.board_in(area);
        scene.touch(Touch::Board, Role::Place, frame.say("donjonz-board"), area).drags = true;
        scene.clipped(seen, |scene| {
            self.show_dungeon(scene, frame, &board, seen);
            self.drama.show_spill(scene, frame, &board);
            self.show_end_words(scene, frame, area);
        });
        self.floaters.show(scene, frame, |cell| {
            let Point { x, y } = board.rect(cell).centre();
            Some(Rect::around(Point { x, y: y - 20.0 }, frame.dp(170.0), frame.dp(34.0)))
        });
    }

    /// Draws the cards, where one can go, the hero, and what a step would bring.
    fn show_dungeon(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView, seen: Rect) {
        let game = self.game();
        board.dungeon(scene, game);
        let pulse = self.playback.pulse(frame);
        if game.phase() == Phase::Explore {
            for side in game.steps() {
                self.show_step(scene, frame, board, side, pulse);
            }
        }
        self.show_end_light(scene, frame, board, seen);
        self.show_hero(scene, frame, board);
        if let Some((foe, fate, cell)) =
            self.chosen.and_then(|side| self.game().fate(side).map(|(foe, fate)| (foe, fate, game.hero().step(side))))
        {
            board.target(scene, cell, pulse);
            board::bubble(scene, frame, fate, foe, board.rect(cell), board.area);
        } else if let Some(side) = self.chosen {
            board.target(scene, game.hero().step(side), pulse);
        }
        if let Some(cell) = self.heading.or(self.hinted).map(|side| game.hero().step(side)) {
            board.target(scene, cell, pulse);
        }
    }

    /// Draws the hero, on his way from the last cell while he steps.
    fn show_hero(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        let (game, to) = (self.game(), centre(self.game().hero()));
        let t = self.playback.progress_of(|event| matches!(event, Event::Stepped { .. }), frame.now).unwrap_or(1.0);
        let from = game.walked().iter().nth_back(1).map_or(to, |cell| centre(*cell));
        let place = between(from, to, theme::ease_in_out(t));
        let fallen = self.drama.end_progress(frame).unwrap_or(1.0);
        match game.has_fallen() {
            true if fallen < 1.0 => board.falling(scene, place, fallen),
            fallen => board.hero(scene, place, (t * std::f32::consts::PI).sin() * 0.14, fallen),
        }
    }

    pub(super) fn show_step(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView, side: Side, pulse: f32) {
        let cell = self.game().hero().step(side);
        let at = board.rect(cell);
        let fate = self.game().fate(side);
        board.glow(scene, cell, pulse, fate.is_some());
        if let Some((_, fate)) = fate.filter(|_| self.chosen != Some(side)) {
            board::omen(scene, fate, at);
        }
        let thing = self.game().thing_at(cell).map_or("thing-none", thing_key);
        let values = [("side", frame.say(&side_key(side)).into()), ("thing", frame.say(thing).into())];
        let label = frame.say_with("donjonz-step", &values);
        scene.touch(Touch::Step(side), Role::Place, label, at).drags = true;
    }

    /// Draws the card in hand on the board: translucent in the frame it will fall into, or under the finger that carries
    /// it where it does not fit.
    pub(super) fn show_hand(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let (game, board) = (self.game(), self.board_in(area));
        let Some(card) = game.top_card() else { return };
        let size = board::turned_size(game.card(Some(card)), self.turn);
        let carried = self.board.carried().map(|(_, at)| at);
        let aimed = match carried {
            Some(at) => self.placement(area, at).filter(|_| area.contains(at)),
            None => self.ghost.map(|at| Placement { at, verdict: game.can_lay(at, self.turn) }),
        };
        let degrees = self.degrees(frame);
        if let Some(Placement { at, verdict }) = aimed {
            let place = board.place(at, size);
            scene.clipped(area, |scene| {
                if carried.is_none() || verdict.is_ok() {
                    board::card(scene, game.deck(), card, place, degrees, SNAPPED);
                }
                board.ghost(scene, at, size, verdict.is_ok());
            });
            match verdict {
                Ok(()) => return,
                Err(illegal) => widgets::objection(scene, frame, area, &frame.say(reason(illegal)), place),
            }
        }
        if let Some(at) = carried {
            let middle = Point { x: at.x, y: at.y - LIFT };
            let grown = board.camera.cell * 1.06;
            let place = Rect::around(middle, f32::from(size.0) * grown, f32::from(size.1) * grown);
            board::card(scene, game.deck(), card, place, degrees, 0.92);
        }
    }

    pub(super) fn show_bar(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        shade(scene, Rect::new(at.x - 20.0, -1.0, at.w + 40.0, at.bottom() + 12.0));
        let back = widgets::icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back"));
        let walking = self.game().phase() != Phase::Map;
        let phases = tray::phases(frame, walking).grow(1.0).most_width(frame.dp(260.0));
        row([back, phases, space(frame.dp(TOUCH).max(TOUCH))])
            .gap(8.0)
            .justify(JustifyContent::SPACE_BETWEEN)
            .pads(GUTTER, 8.0, GUTTER, 8.0)
            .show(scene, at);
    }

    /// Draws the tools between board and tray, each at its own place: what goes back and on, what shows more.
    pub(super) fn show_tools(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        if at.w <= 0.0 || at.h <= 0.0 {
            return;
        }
        let tool = |is_there: bool, touch: Touch, icon, key| {
            let empty = || space(frame.dp(TOUCH).max(TOUCH));
            if is_there { widgets::icon_button(frame, touch, icon, frame.say(key)) } else { empty() }
        };
        let phase = self.game().phase();
        let (icon, key) =
            if self.follows() { ("ui/ui_map", "donjonz-see-all") } else { ("ui/ui_person", "donjonz-see-close") };
        let bulb = match phase {
            Phase::Map => tool(true, Touch::Suggest, "ui/ui_hint", "donjonz-suggest"),
            _ => tool(phase != Phase::Over, Touch::Hint, "ui/ui_hint", "donjonz-hint"),
        };
        let tools = [
            tool(self.host.standing().can_undo, Touch::Undo, "ui/ui_undo", "undo"),
            tool(self.host.standing().can_redo, Touch::Redo, "ui/ui_redo", "redo"),
            spring(),
            tool(true, Touch::Overview, icon, key),
            bulb,
        ];
        let tools = if frame.is_landscape() {
            column(tools).align(AlignItems::CENTER).pads(0.0, 4.0, 0.0, 8.0)
        } else {
            row(tools).mirrored(frame.settings.left_handed).pads(GUTTER, 0.0, GUTTER, 4.0)
        };
        tools.gap(8.0).show(scene, at);
    }

    pub(super) fn show_tray(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        widgets::parchment(scene, frame, at, 6);
        let width = widgets::tray_width(frame);
        let inner = Rect::new(at.centre().x - width / 2.0, at.y + 4.0, width, at.h - 4.0);
        self.tray(frame).scrolled(scene, "tray", inner, frame.offset("tray"));
        widgets::scroll_marks(scene, frame, "tray", ink::PARCHMENT, ink::BARK);
    }
}

/// A shade behind the bar, so that it stays readable over the dungeon.
fn shade(scene: &mut Scene, at: Rect) {
    let picture = Picture::drawn("dz-shade", Size { w: 8.0, h: 64.0 }, 0.0, |drawing| {
        let stops = vec![
            Stop { at: 0.0, ink: ink::NIGHT.faded(0.9) },
            Stop { at: 0.75, ink: ink::NIGHT.faded(0.7) },
            Stop { at: 1.0, ink: ink::NIGHT.faded(0.0) },
        ];
        let down = Paint::Linear { from: Point { x: 0.0, y: 0.0 }, to: Point { x: 0.0, y: 64.0 }, stops };
        drawing.fill(Path::rect(0.0, 0.0, 8.0, 64.0, 0.0), down);
    });
    scene.picture(picture, at).detail = Detail::Own;
}

//! What is touched in a fight: the dice and weapons to choose from, how the die must be thrown, and where it came to rest.

use super::{
    areas::Areas,
    names::{Deed, die_name, equipment_name, idle_key, number},
    pictures,
    table::Table,
    target,
    throw::way,
    touch::Touch,
};
use crate::{
    geometry::{Rect, Size},
    layout::{AlignItems, JustifyContent, Node, column, leaf, paragraph, pictured, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::{Action, Colour, Conditions, Die, EquipmentId, Phase};

/// The side of a die to be taken, in phone dp.
const DIE: f32 = 74.0;

impl Table {
    /// The dice and the weapons of the hero who is on, or the die that is thrown once more.
    pub(super) fn aim<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let game = self.game();
        let name = self.name(game.player(), frame.words);
        let title = Lettering::new(Face::Display, frame.em(19.0), ink::SAND_LIGHT).centred();
        let key = match game.phase() {
            Phase::Arm => "fight-once-more",
            _ if game.hero_dice().is_empty() => "fight-spent",
            _ => "fight-choose",
        };
        let mut parts = vec![paragraph(frame.say_with(key, &[("name", name.into())]), title)];
        let dice: Vec<Node<'a>> = self.dice(frame);
        if !dice.is_empty() {
            parts.push(row(dice).gap(frame.dp(10.0)).justify(JustifyContent::CENTER));
        }
        parts.extend(self.idle_abilities(frame));
        let weapons: Vec<Node<'a>> =
            game.weapons(game.player()).into_iter().map(|card| self.weapon(frame, card)).collect();
        if !weapons.is_empty() {
            parts.push(row(weapons).wrapping().gap(frame.dp(8.0)).justify(JustifyContent::CENTER));
        }
        parts.push(conditions_line(frame, &game.conditions_with(&self.chosen_weapons())));
        parts.extend(self.ways_out(frame));
        column(parts).gap(frame.dp(8.0)).pads(16.0, 12.0, 16.0, 12.0)
    }

    fn dice<'a>(&self, frame: &Frame<'_>) -> Vec<Node<'a>> {
        let game = self.game();
        let side = frame.dp(DIE).max(TOUCH);
        let hero = Colour::ALL.map(Die::Hero).into_iter();
        let white = game.hero_dice().is_empty().then_some(Die::White);
        let is_free = |die: Die| game.check(&Action::Aim { die, weapons: Vec::new() }).is_ok();
        let all: Vec<(Die, bool)> = match game.attack() {
            Some(attack) => vec![(attack.die, true)],
            None => hero.chain(white).map(|die| (die, is_free(die))).collect(),
        };
        all.into_iter()
            .map(|(die, is_free)| {
                let pressed = frame.is_pressed(&Touch::Die(die));
                let power = match die {
                    Die::Hero(colour) => game.ability(game.player(), colour).map(Sign::Ability),
                    Die::White => None,
                };
                let is_idle = match die {
                    Die::Hero(colour) => game.idle(game.player(), colour).is_some(),
                    Die::White => false,
                };
                let count = (die == Die::White && game.attack().is_none()).then(|| game.white_dice());
                let mut label = die_name(die, frame.words);
                if let Some(power) = power {
                    label = format!("{label}: {}", power.name(frame.words));
                }
                leaf(move |scene: &mut Scene, at: Rect| {
                    let sprite = scene.fit(pictures::die(die), at.inset(if pressed { 7.0 } else { 3.0 }));
                    sprite.fade = if is_free { 1.0 } else { 0.28 };
                    if let Some(power) = power.filter(|_| is_free) {
                        let small = at.w * 0.46;
                        let place = Rect::new(at.right() - small * 0.8, at.y - small * 0.16, small, small);
                        scene.fit(pictures::power(power), place).fade = if is_idle { 0.3 } else { 1.0 };
                    }
                    if let Some(count) = count {
                        let small = at.w * 0.4;
                        let digits = Lettering::new(Face::Display, small, ink::SAND_LIGHT);
                        let place = Rect::new(at.right() - small, at.bottom() - small, small * 1.2, small);
                        scene.banner(&format!("×{count}"), digits, ink::INK, 6.0, place);
                    }
                    scene.touch(Touch::Die(die), if is_free { Role::Button } else { Role::Label }, label, at);
                })
                .square(side)
            })
            .collect()
    }

    /// Why some of the abilities that the dice could trigger cannot help now.
    fn idle_abilities<'a>(&self, frame: &Frame<'_>) -> Option<Node<'a>> {
        let game = self.game();
        let seat = game.player();
        let dice = if game.phase() == Phase::Aim { game.hero_dice() } else { Vec::new() };
        let told = dice.into_iter().filter_map(|colour| {
            let (ability, idle) = game.ability(seat, colour).zip(game.idle(seat, colour))?;
            let (name, why) = (Sign::Ability(ability).name(frame.words), frame.say(idle_key(idle)));
            Some(frame.say_with("fight-idle", &[("ability", name.into()), ("why", why.into())]))
        });
        let told: Vec<String> = told.collect();
        let quiet = Lettering::new(Face::Medium, frame.em(13.0), ink::LILAC).centred();
        (!told.is_empty()).then(|| column(told.into_iter().map(|words| paragraph(words, quiet))).gap(1.0))
    }

    /// A weapon that can be thrown with or not.
    fn weapon<'a>(&self, frame: &Frame<'_>, card: EquipmentId) -> Node<'a> {
        let (piece, on) = (self.game().card(card), self.weapons.contains(&card));
        let Some((throw, bonus)) = piece.weapon() else { return column([]) };
        let (name, art) = (equipment_name(piece, frame.words), format!("equipment/{}", piece.key));
        let words = frame.say_with("fight-bonus", &[("n", number(bonus))]);
        let label = frame.say_with("fight-with-weapon", &[("weapon", name.into()), ("n", number(bonus))]);
        let lettering = Lettering::new(Face::Display, frame.dp(19.0), if on { ink::INK } else { ink::PARCHMENT });
        let high = frame.dp(52.0).max(TOUCH);
        leaf(move |scene: &mut Scene, at: Rect| {
            scene.drawn(("weapon-plate", on), at, 3.0, move |drawing| {
                let (fill, edge) = if on { (ink::GOLD, ink::INK) } else { (ink::STONE, ink::SLATE) };
                drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 12.0, 6, 0.8), fill, Stroke::new(edge, 2.4));
            });
            let side = at.h - 8.0;
            scene.fit(Picture::art(art), Rect::new(at.x + 4.0, at.y + 4.0, side, side));
            scene.line(&words, lettering, Rect::new(at.x + side + 8.0, at.y, at.w - 2.0 * side - 14.0, at.h));
            scene.fit(pictures::power(Sign::Throw(throw)), Rect::new(at.right() - side - 4.0, at.y + 4.0, side, side));
            scene.touch(Touch::Weapon(card), Role::Switch { on }, label, at);
        })
        .width(high * 2.0 + lettering.width("+9"))
        .height(high)
    }

    /// Option B, once the hero dice are spent, and giving up: each says what it costs.
    fn ways_out<'a>(&self, frame: &Frame<'_>) -> Option<Node<'a>> {
        let game = self.game();
        let foe = game.fight()?.foe;
        let mut parts = Vec::new();
        if game.check(&Action::Endure).is_ok() {
            let damage = number(game.printed_damage(foe));
            let words = frame.say_with("fight-endure", &[("n", damage)]);
            parts.push(widgets::button(frame, Touch::Do(Deed::Endure), Look::Paper, Some("ui/ui_rot"), words));
            if !game.is_defeated() {
                let quiet = Lettering::new(Face::Medium, frame.em(13.0), ink::PARCHMENT).centred();
                parts.push(paragraph(frame.say("fight-endure-about"), quiet));
            }
        }
        if game.check(&Action::GiveUp).is_ok() {
            parts.push(widgets::button(frame, Touch::AskGiveUp, Look::Stone, None, frame.say("fight-give-up")));
        }
        (!parts.is_empty()).then(|| column(parts).gap(frame.dp(8.0)))
    }

    /// How the die must be thrown, the target, and the three buttons that end a throw.
    pub(super) fn show_throw(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let game = self.game();
        let Some(attack) = game.attack() else { return };
        let area = areas.hand.inset(6.0);
        // In a low window the target lies beside what is said about the throw, else below it.
        let is_low = frame.is_landscape() && area.w > area.h * 1.15;
        let wide = if is_low { (area.h / target::SLANT).min(area.w * 0.56) } else { 0.0 };
        let words = Rect { w: area.w - wide, ..area };
        let buttons = || self.landing(frame, words.w);
        let foot = buttons().height_at(words.w).min(area.h * 0.72);
        let how = || self.how(frame, words.w);
        let most = if is_low { area.h - foot - 6.0 } else { (area.h * 0.42).min((area.h - foot) * 0.5) };
        let top = how().height_at(words.w).min(most.max(0.0));
        let plank = Rect { h: top, ..words };
        pictures::plank(scene, plank);
        how().scrolled(scene, "how", plank, frame.offset("how"));
        let field = if is_low {
            Rect::new(words.right(), area.y, wide, area.h)
        } else {
            Rect::new(area.x, plank.bottom() + 4.0, area.w, (area.h - top - foot - 10.0).max(0.0))
        };
        target::show(scene, frame, field, self.spot, self.tapped, pictures::die(attack.die));
        let foot = Rect::new(words.x, area.bottom() - foot, words.w, foot);
        buttons().scrolled(scene, "landing", foot, frame.offset("landing"));
    }

    /// Who throws which die, with the way to throw it on screen instead, and each condition as a picture with what to do.
    fn how<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = self.game();
        let conditions = game.conditions();
        let name = self.name(game.player(), frame.words);
        let die = game.attack().map_or(Die::White, |attack| attack.die);
        let throws =
            frame.say_with("fight-throws", &[("name", name.into()), ("die", die_name(die, frame.words).into())]);
        let title = Lettering::new(Face::Display, frame.em(16.0).min(frame.dp(19.0)), ink::SAND_LIGHT);
        let side = frame.dp(34.0);
        let picture = pictured(pictures::die(die), side);
        let on_screen = way(frame, Touch::ThrowOnScreen, "ui/ui_left_hand", frame.say("fight-on-glass"));
        let head = [picture, paragraph(throws, title).grow(1.0)];
        let is_narrow = width < frame.em(300.0);
        let (beside, below) = if is_narrow { (None, Some(on_screen)) } else { (Some(on_screen), None) };
        let mut parts = vec![row(head.into_iter().chain(beside)).gap(8.0)];
        parts.extend(below);
        parts.extend(conditions.throws.iter().map(|throw| condition(frame, Sign::Throw(*throw))));
        if conditions.throws.is_empty() {
            let quiet = Lettering::new(Face::Medium, frame.em(14.0), ink::PARCHMENT);
            parts.push(paragraph(frame.say("fight-any-throw"), quiet));
        }
        parts.push(self.stakes(frame, game, width));
        column(parts).gap(frame.dp(6.0)).pads(14.0, 10.0, 14.0, 10.0)
    }

    /// Symbol, no symbol, missed without and with it. The first two wait for a touch on the target.
    fn landing<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let is_placed = self.spot.is_some();
        let look = if is_placed { Look::Gold } else { Look::Stone };
        let symbol = sign_button(frame, Touch::Symbol, look, frame.say("fight-symbol"), true);
        let plain = sign_button(frame, Touch::Plain, look, frame.say("fight-plain"), false);
        let missed = widgets::button(frame, Touch::Missed, Look::Paper, None, frame.say("fight-missed"));
        // Abilities may ask for the symbol, wherever the die lies.
        let with = frame.say("fight-missed-symbol");
        let with = widgets::button(frame, Touch::MissedWithSymbol, Look::Paper, None, with);
        if width < frame.em(250.0).min(frame.dp(300.0)) {
            return column([symbol, plain, missed, with]).gap(4.0);
        }
        let missed = row([missed.grow(1.0), with.grow(1.0)]).gap(8.0).align(AlignItems::STRETCH);
        let both = row([symbol.grow(1.0), plain.grow(1.0)]).gap(8.0).align(AlignItems::STRETCH);
        if width > frame.em(420.0) {
            let mirrored = frame.settings.left_handed;
            return row([missed.grow(1.0), both.grow(1.0)]).gap(8.0).align(AlignItems::STRETCH).mirrored(mirrored);
        }
        column([both, missed]).gap(6.0)
    }
}

/// A large button with the hero symbol, or with it struck out.
fn sign_button<'a>(frame: &Frame<'_>, touch: Touch, look: Look, words: String, shows: bool) -> Node<'a> {
    let side = frame.dp(24.0);
    widgets::button(frame, touch, look, None, words).painted(move |scene: &mut Scene, at: Rect| {
        let place = Rect::new(at.x + 10.0, at.centre().y - side / 2.0 - 3.0, side, side);
        scene.fit(Picture::art("fighter/hero_symbol"), place).fade = if shows { 1.0 } else { 0.25 };
    })
}

/// A condition as a large picture with its name and what to do.
pub fn condition<'a>(frame: &Frame<'_>, power: Sign) -> Node<'a> {
    let side = frame.dp(48.0);
    let picture = leaf(move |scene: &mut Scene, at: Rect| {
        scene.drawn("condition-plate", at, 2.0, move |drawing| {
            drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 10.0, 5, 0.7), ink::PAPER, Stroke::new(ink::INK, 2.2));
        });
        scene.fit(pictures::power(power), at.inset(4.0));
    });
    let name = Lettering::new(Face::Display, frame.em(15.0), ink::GOLD);
    let how = Lettering::new(Face::Medium, frame.em(13.0), ink::PARCHMENT);
    let words = column([paragraph(power.name(frame.words), name), paragraph(power.does(frame.words), how)]);
    row([picture.square(side), words.grow(1.0)]).gap(10.0).firm()
}

/// The conditions of a throw in a line, before it: pictures and names.
fn conditions_line<'a>(frame: &Frame<'_>, conditions: &Conditions) -> Node<'a> {
    let lettering = Lettering::new(Face::Heavy, frame.em(14.0), ink::PARCHMENT);
    if conditions.throws.is_empty() {
        return paragraph(frame.say("fight-no-condition"), lettering.centred());
    }
    let side = frame.dp(38.0);
    let each = conditions.throws.iter().map(|throw| {
        let (power, name) = (Sign::Throw(*throw), Sign::Throw(*throw).name(frame.words));
        let wide = lettering.width(&name).ceil() + 2.0;
        let picture = pictured(pictures::power(power), side);
        let words = leaf(move |scene: &mut Scene, at: Rect| scene.line(&name, lettering, at));
        let size = Size { w: wide, h: lettering.line_height() };
        row([picture, words.measured(move |_| size)]).gap(5.0)
    });
    row(each).wrapping().gap(10.0).justify(JustifyContent::CENTER)
}

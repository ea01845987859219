//! Sheets that lie over the table: the belt, giving up, a hero or a card from near.

use super::{
    choices,
    gather::ability_line,
    names::Deed,
    names::{equipment_does, equipment_name, foe_art, foe_name, number},
    pictures,
    table::{Open, Table},
    touch::Touch,
};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, paragraph, pictured, row},
    scene::{Picture, Role, Scene},
    theme::Frame,
    widgets::{self, Look},
};
use printkit_core::faces::fighter::Sign;
use rules::fighter::{Colour, EquipmentId, Foe, Kind, MonsterId};

/// A face with a name and a line about it.
pub(super) fn name_row<'a>(frame: &Frame<'_>, face: Picture, name: String, about: String) -> Node<'a> {
    let side = frame.dp(44.0);
    let title = frame.heading_of(16.5);
    let words = column([paragraph(name, title), paragraph(about, frame.label())]).grow(1.0);
    row([pictured(face, side), words]).gap(frame.dp(10.0)).firm()
}

impl Table {
    /// Draws the sheet that lies over the table, if there is one.
    pub(super) fn show_sheet(&self, scene: &mut Scene, frame: &Frame<'_>) {
        match self.open {
            Open::Nothing | Open::Map | Open::Trade => {}
            Open::Stands => widgets::lay(scene, frame, "stands-sheet", || self.stands_sheet(frame)),
            Open::Belt => widgets::lay(scene, frame, "belt-sheet", || self.belt_sheet(frame)),
            Open::GiveUp => widgets::lay(scene, frame, "give-up-sheet", || self.give_up_sheet(frame)),
            Open::Hero(seat) => widgets::lay(scene, frame, "hero-sheet", || self.hero_sheet(frame, seat)),
            Open::Foe => {
                if let Some(foe) = self.game().fight().map(|fight| fight.foe) {
                    self.show_near(scene, frame, pictures::foe_card(self.game(), foe, frame.words), String::new());
                }
            }
            Open::Card(card) => {
                let piece = self.game().card(card);
                let words = format!("{}. {}", equipment_name(piece, frame.words), equipment_does(piece, frame.words));
                self.show_near(scene, frame, pictures::equipment(self.game().deck(), card, frame.words), words);
            }
        }
    }

    /// A card as large as the window allows; a touch puts it back.
    fn show_near(&self, scene: &mut Scene, frame: &Frame<'_>, picture: Picture, words: String) {
        scene.cover();
        widgets::veil(scene, frame, 0.82);
        let safe = frame.safe_area();
        let at = safe.inset(24.0).fit(picture.size);
        let most = frame.dp(460.0);
        let at = if at.w > most { Rect::around(at.centre(), most, most * at.h / at.w) } else { at };
        scene.picture(picture, at);
        let label = if words.is_empty() { frame.say("fight-close") } else { words };
        scene.touch(Touch::Close, Role::Button, label, frame.whole());
    }

    fn belt_sheet<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let belt = self.belt(frame);
        let about = if belt.is_empty() { "fight-belt-empty" } else { "fight-belt-about" };
        column([
            paragraph(frame.say("fight-belt"), frame.heading_of(22.0)),
            paragraph(frame.say(about), frame.body()),
            choices::list(frame, belt),
            widgets::button(frame, Touch::Close, Look::Paper, Some("ui/ui_close"), frame.say("fight-close")),
        ])
        .gap(frame.dp(10.0))
    }

    fn give_up_sheet<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let weak = self.game().felled_by_giving_up().count();
        column([
            paragraph(frame.say("fight-give-up"), frame.heading_of(22.0)),
            paragraph(frame.say_with("fight-give-up-about", &[("weak", number(weak as i64))]), frame.body()),
            widgets::button(frame, Touch::Do(Deed::GiveUp), Look::Paper, None, frame.say("fight-give-up-yes")),
            widgets::button(frame, Touch::Close, Look::Gold, Some("ui/ui_close"), frame.say("fight-go-on")),
        ])
        .gap(frame.dp(10.0))
    }

    /// A hero from near: health, abilities, and everything carried.
    fn hero_sheet<'a>(&self, frame: &Frame<'_>, seat: u8) -> Node<'a> {
        let (game, side) = (self.game(), frame.dp(72.0));
        let face = pictures::portrait(game.deck(), game.member(seat).hero);
        let picture = pictured(face, side);
        let (health, most) = (game.member(seat).health, game.member(seat).most_health());
        let hearts = leaf(move |scene: &mut Scene, at: Rect| pictures::hearts(scene, health, most, at));
        let name = paragraph(self.name(seat, frame.words), frame.heading_of(22.0));
        let about = paragraph(self.hero_label(frame, seat), frame.label());
        let head = row([picture, column([name, about, hearts.height(frame.dp(20.0))]).gap(3.0).grow(1.0)]);
        let abilities = Colour::ALL.map(|colour| match game.ability(seat, colour) {
            Some(ability) => ability_line(frame, colour, Sign::Ability(ability)),
            None => self.scar_line(frame, colour),
        });
        let gear = game.member(seat).gear.iter().enumerate().map(|(nth, card)| self.gear_line(frame, nth, *card));
        let charmed = game.member(seat).charmed.iter().map(|monster| self.charmed_line(frame, *monster));
        column([head.gap(frame.dp(10.0)), column(abilities).gap(frame.dp(6.0))])
            .with(paragraph(self.carries(frame, seat), frame.label()))
            .with(column(gear.chain(charmed)).gap(frame.dp(6.0)))
            .with(widgets::switch(
                frame,
                Touch::Away,
                "ui/ui_bot",
                frame.say("fight-away"),
                self.host.extras().away.contains(&seat),
            ))
            .with(widgets::button(frame, Touch::Close, Look::Paper, Some("ui/ui_close"), frame.say("fight-close")))
            .gap(frame.dp(12.0))
    }

    /// What a hero carries, and how much of it there can be.
    pub(super) fn carries(&self, frame: &Frame<'_>, seat: u8) -> String {
        let game = self.game();
        let (limits, kinds) = (game.hero(seat).limits, game.member(seat).gear.iter().map(|card| game.card(*card).kind));
        let [mut weapons, mut armours, mut items] = [0; 3];
        kinds.for_each(|kind| match kind {
            Kind::Weapon(..) => weapons += 1,
            Kind::Armour(_) => armours += 1,
            Kind::Item(_) => items += 1,
        });
        let values = [
            ("w", number(weapons)),
            ("ws", number(limits.weapons)),
            ("a", number(armours)),
            ("as", number(limits.armours)),
            ("i", number(items)),
            ("is", number(limits.items)),
        ];
        frame.say_with("fight-carries", &values)
    }

    /// A charmed monster that follows a hero.
    fn charmed_line<'a>(&self, frame: &Frame<'_>, monster: MonsterId) -> Node<'a> {
        let (game, foe) = (self.game(), Foe::Monster(monster));
        let text = frame.say_with("fight-charmed-line", &[("n", number(game.printed_damage(foe)))]);
        name_row(frame, Picture::art(foe_art(game, foe)), foe_name(game, foe, frame.words), text)
    }

    fn scar_line<'a>(&self, frame: &Frame<'_>, colour: Colour) -> Node<'a> {
        let side = frame.dp(32.0);
        let gem = pictured(pictures::gem(colour, true), side);
        row([gem, paragraph(frame.say("fight-scar"), frame.label()).grow(1.0)]).gap(8.0)
    }

    /// A piece of equipment in a line; a touch shows its card.
    pub(super) fn gear_line<'a>(&self, frame: &Frame<'_>, nth: usize, card: EquipmentId) -> Node<'a> {
        let piece = self.game().card(card);
        let (title, text) = (equipment_name(piece, frame.words), equipment_does(piece, frame.words));
        let picture = Picture::art(format!("equipment/{}", piece.key));
        choices::described(frame, Touch::Card(card), nth, picture, title, text)
    }
}

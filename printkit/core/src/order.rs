//! A kit as somebody chose it: what the app, the command and the web page's printing worker all ask for.

use crate::{
    Language, Words,
    faces::Style,
    kit::{Inventory, Kit, Options},
    sheet::{PageDrawing, Paper},
};

/// A kit to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    /// Of which game.
    pub game: Kit,
    /// In which language.
    pub language: Language,
    /// How.
    pub options: Options,
}

impl Order {
    /// Every page of the kit.
    pub fn pages(&self) -> Vec<PageDrawing> {
        self.game.standard()(&Words::new(self.language), self.options)
    }

    /// The name of the kit's file, without an ending, for a deck of this name.
    pub fn file_name(&self, deck: &str) -> String {
        let Options { paper, style, .. } = self.options;
        format!("{deck}-{}-{}-{}", self.language.code(), paper.code(), style.code())
    }

    /// The name of the document, with its ending.
    pub fn document_name(&self) -> String {
        format!("{}.pdf", self.file_name(self.game.code()))
    }

    /// The order as one word, such as `donjonz_fr_a4_colour_one` or `knock_fr_a4_colour`, to be handed to another
    /// thread. An order of a game without an inventory does not speak of any.
    pub fn code(&self) -> String {
        let Options { paper, style, inventory } = self.options;
        let mut parts = vec![self.game.code(), self.language.code(), paper.code(), style.code()];
        if self.game.has_inventory() {
            parts.push(inventory.code());
        }
        parts.join("_")
    }

    /// The order that a word stands for.
    pub fn parse(code: &str) -> Option<Order> {
        let mut parts = code.split('_');
        let mut next = || parts.next();
        let game = next().and_then(|code| Kit::EVERY.into_iter().find(|it| it.code() == code))?;
        let language = next().and_then(|code| Language::ALL.into_iter().find(|it| it.code() == code))?;
        let paper = next().and_then(|code| Paper::ALL.into_iter().find(|it| it.code() == code))?;
        let style = next().and_then(|code| Style::ALL.into_iter().find(|it| it.code() == code))?;
        let inventory = if game.has_inventory() {
            next().and_then(|code| Inventory::ALL.into_iter().find(|it| it.code() == code))?
        } else {
            Inventory::default()
        };
        parts.next().is_none().then_some(Order { game, language, options: Options { paper, style, inventory } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_survives_being_written_down() {
        for language in Language::ALL {
            for paper in Paper::ALL {
                for style in Style::ALL {
                    for (game, inventory) in [
                        (Kit::Donjonz, Inventory::One),
                        (Kit::Donjonz, Inventory::Two),
                        (Kit::Knock, Inventory::One),
                        (Kit::Fighter, Inventory::One),
                        (Kit::Pad, Inventory::One),
                    ] {
                        let order = Order { game, language, options: Options { paper, style, inventory } };
                        assert_eq!(Order::parse(&order.code()), Some(order));
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_no_order_is_refused() {
        for code in [
            "",
            "donjonz",
            "fr_a4_colour_one",
            "donjonz_fr_a4_colour",
            "donjonz_fr_a4_colour_three",
            "donjonz_fr_a4_colour_one_more",
            "donjonz_de_a4_colour_one",
            "knock_fr_a4",
            "knock_fr_a4_colour_one",
            "fighter_fr_a4",
            "fighter_fr_a4_colour_one",
            "chess_fr_a4_colour",
        ] {
            assert_eq!(Order::parse(code), None, "{code}");
        }
    }
}

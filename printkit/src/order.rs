//! A kit as somebody chose it: what the app, the command and the web page's printing worker all ask for.

use crate::{
    Language, Words,
    faces::Style,
    kit::{self, Inventory, Options},
    sheet::{PageDrawing, Paper},
};
use rules::donjonz::Deck;

/// A Donjonz kit to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    /// In which language.
    pub language: Language,
    /// How.
    pub options: Options,
}

impl Order {
    /// Every page of the kit.
    pub fn pages(&self) -> Vec<PageDrawing> {
        kit::donjonz(&Deck::standard(), &Words::new(self.language), self.options)
    }

    /// The name of the kit's file, without an ending, for a deck of this name.
    pub fn file_name(&self, deck: &str) -> String {
        let Options { paper, style, .. } = self.options;
        format!("{deck}-{}-{}-{}", self.language.code(), paper.code(), style.code())
    }

    /// The name of the document, with its ending.
    pub fn document_name(&self) -> String {
        format!("{}.pdf", self.file_name("donjonz"))
    }

    /// The order as one word, such as `fr_a4_colour_one`, to be handed to another thread.
    pub fn code(&self) -> String {
        let Options { paper, style, inventory } = self.options;
        [self.language.code(), paper.code(), style.code(), inventory.code()].join("_")
    }

    /// The order that a word stands for.
    pub fn parse(code: &str) -> Option<Order> {
        let mut parts = code.split('_');
        let mut next = || parts.next();
        let language = next().and_then(|code| Language::ALL.into_iter().find(|it| it.code() == code))?;
        let paper = next().and_then(|code| Paper::ALL.into_iter().find(|it| it.code() == code))?;
        let style = next().and_then(|code| Style::ALL.into_iter().find(|it| it.code() == code))?;
        let inventory = next().and_then(|code| Inventory::ALL.into_iter().find(|it| it.code() == code))?;
        parts.next().is_none().then_some(Order { language, options: Options { paper, style, inventory } })
    }

    /// The kit as a PDF file.
    ///
    /// # Errors
    /// A page could not be written as PDF.
    #[cfg(feature = "pdf")]
    pub fn pdf(&self) -> Result<Vec<u8>, crate::pdf::PdfError> {
        crate::pdf::write(&self.pages(), &crate::pdf::About::kit(self.language))
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
                    for inventory in Inventory::ALL {
                        let order = Order { language, options: Options { paper, style, inventory } };
                        assert_eq!(Order::parse(&order.code()), Some(order));
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_no_order_is_refused() {
        for code in ["", "fr", "fr_a4_colour", "fr_a4_colour_three", "fr_a4_colour_one_more", "de_a4_colour_one"] {
            assert_eq!(Order::parse(code), None, "{code}");
        }
    }
}

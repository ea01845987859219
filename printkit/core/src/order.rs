//! A kit as somebody chose it: what the app, the command and the web page's printing worker all ask for.

use crate::{
    Language, Words,
    faces::Style,
    kit::{self, Inventory, Kit, Laid, Options, Printable, WIDEST},
    paper::{Paper, Tenths},
    printer::Printer,
    setup::{Backs, Choice, Marks, Numbers, Parts, Scale, range},
    sheet::PageDrawing,
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
        self.laid(&self.game.standard()).pages
    }

    /// A deck's kit.
    pub fn laid(&self, deck: &Printable) -> Laid {
        kit::laid(self.game, deck, &Words::new(self.language), self.options)
    }

    /// The name of the kit's file, without an ending, for a deck of this name.
    pub fn file_name(&self, deck: &str) -> String {
        let Options { paper, style, choice, .. } = self.options;
        // What was chosen of a kit does not take the place of the whole kit.
        let part = if choice == Choice::default() { "" } else { "-part" };
        format!("{deck}-{}-{}-{}{part}", self.language.code(), paper.written(), style.code())
    }

    /// The name of the document, with its ending.
    pub fn document_name(&self) -> String {
        format!("{}.pdf", self.file_name(self.game.code()))
    }

    /// The order as one word, such as `donjonz_fr_a4_colour_one` or `knock_fr_a4_colour`, to be handed to another
    /// thread. An order of a game without an inventory does not speak of any, and none speaks of what is as usual.
    pub fn code(&self) -> String {
        let Options { paper, style, inventory, .. } = self.options;
        let mut parts = vec![
            self.game.code().to_string(),
            self.language.code().to_string(),
            paper.written(),
            style.code().to_string(),
        ];
        if self.game.has_inventory() {
            parts.push(inventory.code().to_string());
        }
        let usual = said(&Options::default());
        let ours = said(&self.options).into_iter().zip(usual).filter(|(ours, usual)| ours != usual);
        parts.extend(ours.map(|((key, value), _)| format!("{key}={value}")));
        parts.join("_")
    }

    /// The order that a word stands for.
    pub fn parse(code: &str) -> Option<Order> {
        let mut parts = code.split('_');
        let mut next = || parts.next();
        let game = next().and_then(|code| Kit::EVERY.into_iter().find(|it| it.code() == code))?;
        let language = next().and_then(|code| Language::ALL.into_iter().find(|it| it.code() == code))?;
        let paper = next().and_then(Paper::parse)?;
        let style = next().and_then(|code| Style::ALL.into_iter().find(|it| it.code() == code))?;
        let inventory = if game.has_inventory() {
            next().and_then(|code| Inventory::ALL.into_iter().find(|it| it.code() == code))?
        } else {
            Inventory::default()
        };
        let mut options = Options { paper, style, inventory, ..Options::default() };
        for part in parts {
            let (key, value) = part.split_once('=')?;
            hear(&mut options, key, value)?;
        }
        Some(Order { game, language, options })
    }
}

/// What is only said where it is not as usual.
fn said(options: &Options) -> [(&'static str, String); 10] {
    let Choice { parts, cards, pages, copies } = options.choice;
    [
        ("backs", options.backs.code().to_string()),
        ("bleed", options.bleed.0.to_string()),
        ("gap", options.gap.0.to_string()),
        ("marks", options.marks.code()),
        ("size", options.scale.code().to_string()),
        ("printer", options.printer.code()),
        ("parts", parts.code()),
        ("cards", cards.map(|cards| cards.code()).unwrap_or_default()),
        ("pages", pages.map(|(first, last)| format!("{first}-{last}")).unwrap_or_default()),
        ("copies", copies.to_string()),
    ]
}

/// Takes one of these over; `None` if there is no such thing.
fn hear(options: &mut Options, key: &str, value: &str) -> Option<()> {
    let tenths = |most: f32| {
        let tenths = value.parse::<u16>().ok()?;
        (f32::from(tenths) <= most * 10.0).then_some(Tenths(tenths))
    };
    match key {
        "backs" => options.backs = Backs::ALL.into_iter().find(|it| it.code() == value)?,
        "bleed" => options.bleed = tenths(WIDEST.0)?,
        "gap" => options.gap = tenths(WIDEST.1)?,
        "marks" => options.marks = Marks::parse(value)?,
        "size" => options.scale = Scale::parse(value)?,
        "printer" => options.printer = Printer::parse(value)?,
        "parts" => options.choice.parts = Parts::parse(value)?,
        "cards" => {
            options.choice.cards = Some(if value.is_empty() { Numbers::default() } else { Numbers::parse(value)? })
        }
        "pages" => options.choice.pages = Some(range(value)?),
        "copies" => options.choice.copies = value.parse().ok().filter(|copies| *copies > 0)?,
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{MarkKind, MarkSides, Part};

    fn survives(order: Order) {
        assert_eq!(Order::parse(&order.code()), Some(order), "{}", order.code());
    }

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
                        let options = Options { paper, style, inventory, ..Options::default() };
                        survives(Order { game, language, options });
                    }
                }
            }
        }
    }

    #[test]
    fn a_choice_survives_being_written_down() {
        let usual = Options::default();
        let mut cards = Numbers::default();
        [1, 2, 3, 64, 65, 110, 256].into_iter().for_each(|number| cards.put(number));
        let printer = Printer { shift: (-35, 120), turn: -7, ..Printer::default() };
        let marks = Marks { kind: MarkKind::Lines, sides: MarkSides::Fronts, length: Tenths(45), dotted: true };
        let choice = Choice::default();
        let parts = Parts::NONE.with(Part::Cards).with(Part::Rules);
        for options in [
            Options { paper: Paper::Own(Tenths(2005), Tenths(2500)), ..usual },
            Options { backs: Backs::Fold, bleed: Tenths(30), gap: Tenths(100), ..usual },
            Options { marks, scale: Scale::Sleeve(3), printer, ..usual },
            Options { choice: Choice { cards: Some(cards), copies: 3, ..choice }, ..usual },
            Options { choice: Choice { parts, pages: Some((2, 7)), ..choice }, ..usual },
        ] {
            survives(Order { game: Kit::Fighter, language: Language::French, options });
        }
        assert_eq!(cards.code(), "1-3,64-65,110,256");
    }

    #[test]
    fn what_is_no_order_is_refused() {
        for code in [
            "",
            "donjonz",
            "donjonz_fr_a4_colour",
            "donjonz_fr_b4_colour_one",
            "donjonz_fr_a4_colour_one_two",
            "knock_de_a4_colour",
            "knock_fr_a4_colour_one",
            "knock_fr_40x50_colour",
            "knock_fr_a4_colour_bleed=51",
            "knock_fr_a4_colour_pages=4-2",
            "knock_fr_a4_colour_parts=cards,cats",
            "knock_fr_a4_colour_printer=50.50.50.50.0.0.400.long",
        ] {
            assert_eq!(Order::parse(code), None, "{code}");
        }
    }
}

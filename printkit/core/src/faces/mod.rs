//! Cards, sheets and pieces as [`Drawing`]s in millimetres, made from card data, words and art.

pub mod brand;
pub mod donjonz;
pub mod fighter;
pub mod knock;
pub mod leaflet;
pub mod pad;

use crate::{
    drawing::Drawing,
    ink::{BLACK, Ink, PAPER},
};

/// How much ink a face may use. Screens draw in colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Style {
    /// As on the screen.
    #[default]
    Colour,
    /// Greys only, chosen so that everything is still told apart.
    Grey,
    /// In colour, with grounds left to the paper and panels faded.
    InkSaver,
}

/// What is darker than this, from 0 to 255, is a dark letter.
const DARK: u8 = 110;

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Colour, Style::Grey, Style::InkSaver];

    /// Its name in commands and file names.
    pub fn code(self) -> &'static str {
        match self {
            Style::Colour => "colour",
            Style::Grey => "grey",
            Style::InkSaver => "ink-saver",
        }
    }

    /// A large dark area behind a figure. Greys keep less apart than colours do, so there it stands back.
    pub fn panel(self, ink: Ink) -> Ink {
        match self {
            Style::Colour => ink,
            Style::Grey => ink.grey().mix(PAPER, 0.5),
            Style::InkSaver => ink.mix(PAPER, 0.74),
        }
    }

    /// A large light area such as a floor or a sheet: the paper itself where ink is saved.
    pub fn ground(self, ink: Ink) -> Ink {
        if self == Style::InkSaver { Ink::hex(0xFFFFFF) } else { ink }
    }

    /// The dark area of a card's back: the paper itself where ink is saved, since nobody plays with it in sight.
    pub fn back(self, ink: Ink) -> Ink {
        self.ground(self.panel(ink))
    }

    /// The side of a back's emblem.
    pub fn emblem(self, side: f32) -> f32 {
        if self == Style::InkSaver { side * 0.66 } else { side }
    }

    /// The finished drawing: for grey without colours, and where ink is saved with dark letters in black alone.
    pub fn finish(self, drawing: Drawing) -> Drawing {
        match self {
            Style::Colour => drawing,
            Style::Grey => drawing.recoloured(&Ink::grey),
            Style::InkSaver => drawing.relettered(&|ink| if ink.grey().r < DARK { BLACK } else { ink }),
        }
    }
}

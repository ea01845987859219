//! Cards, sheets and pieces as [`Drawing`]s in millimetres, made from card data, words and art.

pub mod brand;
pub mod donjonz;
pub mod fighter;
pub mod knock;
pub mod leaflet;
pub mod pad;

use crate::{
    drawing::Drawing,
    ink::{self, BLACK, Ink, PAPER},
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

/// What a card's back looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Back {
    /// Its dark area.
    pub panel: Ink,
    /// The rays around its emblem, if it has any.
    pub rays: Option<Ink>,
    /// The line around them.
    pub line: Ink,
    /// How large its emblem is; 1 for as large as may be.
    pub emblem: f32,
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

    /// What the back of a card of this colour looks like. Where ink is saved it is bare, since nobody plays with it in
    /// sight.
    pub fn back(self, ink: Ink) -> Back {
        let panel = self.ground(self.panel(ink));
        match self {
            Style::Colour | Style::Grey => {
                Back { panel, rays: Some(panel.mix(ink::SAND, 0.26)), line: ink::GOLD, emblem: 1.0 }
            }
            Style::InkSaver => Back { panel, rays: None, line: ink::AMBER, emblem: 0.66 },
        }
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

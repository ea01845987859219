//! Sheets of paper, named ones and a player's own.

use crate::drawing::Size;

/// A length in tenths of a millimetre: exact, so that choices can be compared and written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tenths(pub u16);

impl Tenths {
    /// In millimetres.
    pub fn mm(self) -> f32 {
        f32::from(self.0) / 10.0
    }

    /// The nearest to a length in millimetres, if it is from 0 to `most`.
    pub fn from_mm(mm: f32, most: f32) -> Option<Tenths> {
        (0.0..=most).contains(&mm).then(|| Tenths((mm * 10.0).round() as u16))
    }
}

/// A sheet of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
    /// 297 by 420 mm.
    A3,
    /// 148 by 210 mm.
    A5,
    /// 8.5 by 14 inches.
    Legal,
    /// 11 by 17 inches.
    Tabloid,
    /// Any other, upright.
    Own(Tenths, Tenths),
}

/// The least and the longest side that a paper of one's own may have, in millimetres.
pub const OWN: (f32, f32) = (90.0, 1300.0);

impl Paper {
    /// All that have names.
    pub const ALL: [Paper; 6] = [Paper::A4, Paper::Letter, Paper::A3, Paper::A5, Paper::Legal, Paper::Tabloid];
    /// Those that homes have.
    pub const COMMON: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its size, upright.
    pub fn size(self) -> Size {
        let (w, h) = match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
            Paper::A3 => (297.0, 420.0),
            Paper::A5 => (148.0, 210.0),
            Paper::Legal => (215.9, 355.6),
            Paper::Tabloid => (279.4, 431.8),
            Paper::Own(w, h) => (w.mm(), h.mm()),
        };
        Size { w, h }
    }

    /// Its name, which is the same in all our languages. A paper of one's own has none but its size.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "Letter",
            Paper::A3 => "A3",
            Paper::A5 => "A5",
            Paper::Legal => "Legal",
            Paper::Tabloid => "Tabloid",
            Paper::Own(..) => "",
        }
    }

    /// The name of its kind in ids.
    pub fn code(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
            Paper::A3 => "a3",
            Paper::A5 => "a5",
            Paper::Legal => "legal",
            Paper::Tabloid => "tabloid",
            Paper::Own(..) => "own",
        }
    }

    /// As it stands in commands, codes and file names: its name, or its sides as in `200x250`.
    pub fn written(self) -> String {
        match self {
            Paper::Own(w, h) => format!("{}x{}", w.mm(), h.mm()),
            named => named.code().to_string(),
        }
    }

    /// The paper that was written so, upright.
    pub fn parse(text: &str) -> Option<Paper> {
        if let Some(paper) = Paper::ALL.into_iter().find(|paper| paper.code() == text) {
            return Some(paper);
        }
        let (a, b) = text.split_once('x')?;
        let side = |text: &str| {
            let mm = text.parse::<f32>().ok()?;
            (mm >= OWN.0).then(|| Tenths::from_mm(mm, OWN.1)).flatten()
        };
        let (a, b) = (side(a)?, side(b)?);
        Some(Paper::Own(a.min(b), a.max(b)))
    }
}

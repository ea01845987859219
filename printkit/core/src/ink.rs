//! Colours: the palette every face and screen draws with.

/// A colour with opacity, 8 bits a channel, not premultiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Ink {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// Opacity; 255 is opaque.
    pub a: u8,
}

impl Ink {
    /// An opaque colour from its hexadecimal form, as in `Ink::hex(0x2A1930)`.
    pub const fn hex(rgb: u32) -> Ink {
        Ink { r: (rgb >> 16) as u8, g: (rgb >> 8) as u8, b: rgb as u8, a: 255 }
    }

    /// The same colour with `opacity` from 0 to 1.
    pub fn faded(self, opacity: f32) -> Ink {
        Ink { a: (f32::from(self.a) * opacity.clamp(0.0, 1.0)).round() as u8, ..self }
    }

    /// The colour a part `t` of the way towards `other`.
    pub fn mix(self, other: Ink, t: f32) -> Ink {
        let t = t.clamp(0.0, 1.0);
        let blend = |from: u8, to: u8| (f32::from(from) + (f32::from(to) - f32::from(from)) * t).round() as u8;
        Ink {
            r: blend(self.r, other.r),
            g: blend(self.g, other.g),
            b: blend(self.b, other.b),
            a: blend(self.a, other.a),
        }
    }

    /// Tests whether it is black, white or a grey between.
    pub fn is_grey(self) -> bool {
        self.r == self.g && self.g == self.b
    }

    /// The grey of the same lightness, by the luma of Rec. 709.
    pub fn grey(self) -> Ink {
        let luma = 0.2126 * f32::from(self.r) + 0.7152 * f32::from(self.g) + 0.0722 * f32::from(self.b);
        let luma = luma.round() as u8;
        Ink { r: luma, g: luma, b: luma, a: self.a }
    }
}

/// What printers have of their own.
pub const BLACK: Ink = Ink::hex(0x000000);
/// Outlines and body text.
pub const INK: Ink = Ink::hex(0x2A1930);
/// The app's ground.
pub const NIGHT: Ink = Ink::hex(0x17101F);
/// Panels over the ground.
pub const CRYPT: Ink = Ink::hex(0x251A33);
/// Quiet buttons.
pub const STONE: Ink = Ink::hex(0x3D2F52);
/// Edges of quiet buttons.
pub const SLATE: Ink = Ink::hex(0x5B4A74);
/// Faint text on dark.
pub const MIST: Ink = Ink::hex(0xA898C0);
/// Text on dark.
pub const LILAC: Ink = Ink::hex(0xD9CEE6);
/// Cards and sheets.
pub const PARCHMENT: Ink = Ink::hex(0xF7E9CB);
/// Plates and eyes.
pub const PAPER: Ink = Ink::hex(0xFFF8E8);
/// Edges and chips.
pub const TAN: Ink = Ink::hex(0xE8D0A0);
/// Secondary text on parchment.
pub const COCOA: Ink = Ink::hex(0x5B3F4A);
/// Dashed outlines on parchment.
pub const BARK: Ink = Ink::hex(0xB98A55);
/// Wood.
pub const WOOD: Ink = Ink::hex(0x7A4A2B);
/// The core of a wall.
pub const MASONRY: Ink = Ink::hex(0xB3A8C8);
/// Big digits and the wordmark.
pub const SAND_LIGHT: Ink = Ink::hex(0xFFE7B0);
/// Sand.
pub const SAND: Ink = Ink::hex(0xF9D27A);
/// "You can act here", and nothing else.
pub const GOLD: Ink = Ink::hex(0xF4B53F);
/// The lip under gold.
pub const AMBER: Ink = Ink::hex(0xCF7F1D);
/// Danger.
pub const RED: Ink = Ink::hex(0xC63D2F);
/// Dark danger.
pub const DARK_RED: Ink = Ink::hex(0x8E2430);
/// Success.
pub const GREEN: Ink = Ink::hex(0x63BE93);
/// Dark success.
pub const DARK_GREEN: Ink = Ink::hex(0x1F6B5A);
/// Blue.
pub const BLUE: Ink = Ink::hex(0x2F56A6);

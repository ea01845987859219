//! What somebody's printer does to a sheet: how near to the edge it prints, and where a back comes to lie.

use crate::{
    drawing::{Point, Size, Transform},
    paper::Tenths,
};

/// The edge over which a sheet is turned to be printed on its back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flip {
    /// As a page of a book.
    #[default]
    Long,
    /// As a page of a wall calendar.
    Short,
}

impl Flip {
    /// Both.
    pub const ALL: [Flip; 2] = [Flip::Long, Flip::Short];

    /// Its name in ids and codes.
    pub fn code(self) -> &'static str {
        match self {
            Flip::Long => "long",
            Flip::Short => "short",
        }
    }
}

/// A printer, measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Printer {
    /// What it cannot print on: left, top, right, bottom. All 0 on a borderless printer.
    pub margins: [Tenths; 4],
    /// How far a back is moved to the right and down on its page so that it lies behind its front, in hundredths of a
    /// millimetre.
    pub shift: (i16, i16),
    /// How far it is turned clockwise for the same, around the middle of the paper, in hundredths of a degree.
    pub turn: i16,
    /// Over which edge it turns sheets.
    pub flip: Flip,
}

/// The farthest that a back can be moved, in hundredths of a millimetre, and turned, in hundredths of a degree.
pub const FARTHEST: (i16, i16) = (1000, 300);
/// The widest margin, in millimetres.
pub const WIDEST: f32 = 30.0;

impl Default for Printer {
    fn default() -> Printer {
        // No printer of today needs more than 5 mm.
        Printer { margins: [Tenths(50); 4], shift: (0, 0), turn: 0, flip: Flip::Long }
    }
}

impl Printer {
    /// The one movement that brings the back of a sheet behind its front.
    pub fn correction(&self, paper: Size) -> Transform {
        let (x, y) = (paper.w / 2.0, paper.h / 2.0);
        let part = |hundredths: i16| f32::from(hundredths) / 100.0;
        Transform::shift(-x, -y)
            .then(Transform::turn(part(self.turn)))
            .then(Transform::shift(x + part(self.shift.0), y + part(self.shift.1)))
    }

    /// What it cannot print on beside and above, the same on opposite sides, since backs are mirrored; with as much more
    /// as the correction moves a corner of the paper.
    pub fn border(&self, paper: Size) -> (f32, f32) {
        let [left, top, right, bottom] = self.margins.map(Tenths::mm);
        let correction = self.correction(paper);
        let corners = [(0.0, 0.0), (paper.w, 0.0), (0.0, paper.h), (paper.w, paper.h)];
        let moved = corners.map(|(x, y)| {
            let to = correction.apply(Point { x, y });
            ((to.x - x).abs(), (to.y - y).abs())
        });
        let most = moved.into_iter().fold((0.0_f32, 0.0_f32), |most, by| (most.0.max(by.0), most.1.max(by.1)));
        (left.max(right) + most.0, top.max(bottom) + most.1)
    }

    /// The printer as one word, and back.
    pub fn code(&self) -> String {
        let [left, top, right, bottom] = self.margins.map(|margin| margin.0);
        let ((x, y), turn) = (self.shift, self.turn);
        format!("{left}.{top}.{right}.{bottom}.{x}.{y}.{turn}.{}", self.flip.code())
    }

    /// The printer that was written so.
    pub fn parse(code: &str) -> Option<Printer> {
        let parts: Vec<&str> = code.split('.').collect();
        let [left, top, right, bottom, x, y, turn, flip] = parts[..] else { return None };
        let margin = |text: &str| {
            let tenths = text.parse::<u16>().ok()?;
            (f32::from(tenths) <= WIDEST * 10.0).then_some(Tenths(tenths))
        };
        let within = |text: &str, most: i16| text.parse::<i16>().ok().filter(|it| (-most..=most).contains(it));
        Some(Printer {
            margins: [margin(left)?, margin(top)?, margin(right)?, margin(bottom)?],
            shift: (within(x, FARTHEST.0)?, within(y, FARTHEST.0)?),
            turn: within(turn, FARTHEST.1)?,
            flip: Flip::ALL.into_iter().find(|it| it.code() == flip)?,
        })
    }

    /// The printer as a file that people can read and change.
    pub fn write(&self) -> String {
        let [left, top, right, bottom] = self.margins.map(Tenths::mm);
        let part = |hundredths: i16| f32::from(hundredths) / 100.0;
        let (x, y, turn) = (part(self.shift.0), part(self.shift.1), part(self.turn));
        format!(
            "# A printer. Lengths are in millimetres.\n\
            # What it cannot print on: left, top, right, bottom. All 0 if it is borderless.\n\
            margins = {left}, {top}, {right}, {bottom}\n\
            # How far backs are moved to the right and down, and turned clockwise in degrees.\n\
            shift = {x}, {y}\n\
            turn = {turn}\n\
            # The edge over which it turns paper: long or short.\n\
            flip = {}\n",
            self.flip.code()
        )
    }

    /// Reads such a file. What it does not say is as usual.
    ///
    /// # Errors
    /// The line and what is wrong with it.
    pub fn read(text: &str) -> Result<Printer, String> {
        let mut printer = Printer::default();
        for (line, number) in text.lines().zip(1..) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                printer.hear(line).map_err(|reason| format!("{number}: {reason}"))?;
            }
        }
        Ok(printer)
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once('=').ok_or("a line is a name, '=' and a value")?;
        let value = value.trim();
        let numbers: Vec<f32> = value.split(',').filter_map(|number| number.trim().parse().ok()).collect();
        let hundredths = |number: f32, most: i16| {
            let rounded = (number * 100.0).round();
            (rounded.abs() <= f32::from(most)).then_some(rounded as i16)
        };
        match (key.trim(), &numbers[..]) {
            ("margins", [left, top, right, bottom]) => {
                let margins = [left, top, right, bottom].map(|mm| Tenths::from_mm(*mm, WIDEST));
                let [Some(left), Some(top), Some(right), Some(bottom)] = margins else {
                    return Err(format!("a margin is from 0 to {WIDEST} mm"));
                };
                self.margins = [left, top, right, bottom];
            }
            ("shift", [x, y]) => {
                let (Some(x), Some(y)) = (hundredths(*x, FARTHEST.0), hundredths(*y, FARTHEST.0)) else {
                    return Err(format!("a back is moved by {} mm at most", FARTHEST.0 / 100));
                };
                self.shift = (x, y);
            }
            ("turn", [degrees]) => {
                let most = FARTHEST.1;
                self.turn = hundredths(*degrees, most)
                    .ok_or_else(|| format!("a back is turned by {} degrees at most", most / 100))?;
            }
            ("flip", _) => {
                let flip = Flip::ALL.into_iter().find(|flip| flip.code() == value);
                self.flip = flip.ok_or("flip is long or short")?;
            }
            ("margins", _) => return Err("margins are four numbers: left, top, right, bottom".to_string()),
            ("shift", _) => return Err("shift is two numbers: to the right and down".to_string()),
            ("turn", _) => return Err("turn is a number of degrees".to_string()),
            (other, _) => return Err(format!("there is no '{other}': margins, shift, turn and flip are known")),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printer_survives_its_file_and_its_word() {
        let margins = [Tenths(30), Tenths(42), Tenths(0), Tenths(127)];
        let printer = Printer { margins, shift: (35, -120), turn: -7, flip: Flip::Short };
        assert_eq!(Printer::read(&printer.write()), Ok(printer));
        assert_eq!(Printer::parse(&printer.code()), Some(printer));
        assert_eq!(Printer::read("# nothing\n\n"), Ok(Printer::default()));
    }

    #[test]
    fn a_faulty_file_is_blamed_by_its_line() {
        for (text, blamed) in [
            ("margins = 5, 5, 5", "1: margins are four"),
            ("\nmargins = 5, 5, 5, 31", "2: a margin is from 0"),
            ("shift = 11, 0", "1: a back is moved by 10 mm"),
            ("turn = x", "1: turn is a number"),
            ("flip = up", "1: flip is long or short"),
            ("ink = blue", "1: there is no 'ink'"),
            ("long", "1: a line is a name"),
        ] {
            let reason = Printer::read(text).expect_err(text);
            assert!(reason.starts_with(blamed), "{text}: {reason}");
        }
    }
}

//! Names that people give: to themselves as players, and to their timers.

use crate::letters;
use printkit_core::{drawing::Face, fonts};

/// No name is longer than this, in letters: it stands on small plates.
pub const LONGEST: usize = 10;

/// Tests whether a sign may stand in a name: our fonts must draw it.
fn is_fit(sign: char) -> bool {
    (sign.is_alphanumeric() || " -’".contains(sign)) && fonts::has(Face::Display, sign)
}

/// A name as it is kept, however it came: short, with single spaces and great first letters.
pub fn tidy(name: &str) -> String {
    let mut tidy = String::new();
    let signs = letters::composed(name).replace(['\'', '‘'], "’");
    for letter in signs.trim_start().chars().filter(|letter| is_fit(*letter)) {
        let begins = tidy.chars().last().is_none_or(|before| " -’".contains(before));
        match (begins, letter) {
            (true, ' ' | '-' | '’') => {}
            (true, letter) => tidy.extend(letter.to_uppercase()),
            (false, letter) => tidy.extend(letter.to_lowercase()),
        }
    }
    tidy.chars().take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        for (typed, kept) in
            [("ANNA", "Anna"), ("  jean-luc", "Jean-Luc"), ("a  b", "A B"), ("", ""), ("ÉLÉONORE-ANNE", "Éléonore-A")]
        {
            assert_eq!(tidy(typed), kept);
        }
    }

    #[test]
    fn a_name_from_anywhere_is_one_that_can_be_drawn() {
        for (typed, kept) in [
            ("e\u{301}le\u{301}a\n", "Éléa"),
            ("o'neill", "O’Neill"),
            ("李\u{202E}ana💀", "Ana"),
            ("\tnoël\0<b>", "Noëlb"),
        ] {
            assert_eq!(tidy(typed), kept);
        }
    }
}

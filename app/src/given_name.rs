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

/// No text beside names is longer than this, in letters.
pub const LONGEST_TEXT: usize = 160;

/// A text as it is kept, however it came: with single spaces, a great letter at its beginning, and only signs that our
/// fonts draw.
pub fn tidy_text(text: &str) -> String {
    let mut tidy = String::new();
    let signs = letters::composed(text).replace(['\'', '‘'], "’");
    for sign in
        signs.trim_start().chars().filter(|sign| fonts::has(Face::Medium, *sign) && fonts::has(Face::Display, *sign))
    {
        match (tidy.is_empty(), sign) {
            (true, _) => tidy.extend(sign.to_uppercase()),
            (false, ' ') if tidy.ends_with(' ') => {}
            (false, sign) => tidy.push(sign),
        }
    }
    tidy.chars().take(LONGEST_TEXT).collect()
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
    fn a_text_keeps_its_letters_and_loses_what_cannot_be_drawn() {
        assert_eq!(tidy_text(" the king  won, 3:2 💀"), "The king won, 3:2 ");
        assert_eq!(tidy_text(&"a".repeat(500)).chars().count(), LONGEST_TEXT);
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

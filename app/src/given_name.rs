//! Names that people give: to themselves as players, and to their timers.

/// No name is longer than this, in letters: it stands on small plates.
pub const LONGEST: usize = 10;

/// A name as it is kept: short, with single spaces and great first letters.
pub fn tidy(name: &str) -> String {
    let mut tidy = String::new();
    for letter in name.trim_start().chars().filter(|letter| letter.is_alphanumeric() || " -’".contains(*letter)) {
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
}

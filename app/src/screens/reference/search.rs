//! Searching in the rules: all words that are sought, in any order, with or without accents.

use crate::letters::plain;

/// Longer texts than this, in letters, are not searched for.
pub const LONGEST: usize = 40;

/// What is sought, word by word, as the search compares it.
pub struct Sought {
    words: Vec<String>,
}

fn words(text: &str) -> Vec<String> {
    let plain = plain(text);
    plain.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).map(String::from).collect()
}

impl Sought {
    /// What a player typed.
    pub fn new(text: &str) -> Sought {
        Sought { words: words(text) }
    }

    /// Tests whether nothing is sought.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many of the words begin a word of this text.
    pub fn hits(&self, text: &str) -> usize {
        let there = words(text);
        self.words.iter().filter(|sought| there.iter().any(|word| word.starts_with(sought.as_str()))).count()
    }

    /// The sentence of a section that tells most of what is sought. All words must stand in one of its paragraphs or in
    /// its title.
    pub fn find<'a>(&self, title: &str, text: &'a str) -> Option<&'a str> {
        let holds = |paragraph: &&str| self.hits(&format!("{title} {paragraph}")) == self.words.len();
        let own = |paragraph: &&str| self.hits(paragraph);
        let paragraph =
            text.split("\n\n").filter(holds).reduce(|best, next| if own(&next) > own(&best) { next } else { best })?;
        let sentences =
            paragraph.split_inclusive(['.', '!', '?']).map(str::trim).filter(|sentence| !sentence.is_empty());
        sentences.reduce(|best, next| if self.hits(next) > self.hits(best) { next } else { best })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "Une créature prend des jetons.\n\nL’alarme ! Chaque créature en rend un. S’il n’en reste pas, c’est fini.";

    fn found(sought: &str) -> Option<&'static str> {
        Sought::new(sought).find("Vérifier l’alarme", TEXT)
    }

    #[test]
    fn words_are_found_by_their_beginnings_without_accents_and_in_any_order() {
        assert_eq!(found("jet"), Some("Une créature prend des jetons."));
        assert_eq!(found("CREATURE rend"), Some("Chaque créature en rend un."));
        assert_eq!(found("re\u{301}ste"), Some("S’il n’en reste pas, c’est fini."));
    }

    #[test]
    fn what_stands_in_the_title_counts_and_what_stands_nowhere_does_not() {
        assert_eq!(found("verifier jetons"), Some("Une créature prend des jetons."));
        assert_eq!(found("jetons rend"), None, "they stand in two paragraphs");
        assert_eq!(found("dragon"), None);
        assert!(Sought::new(" - ").is_empty());
    }
}

//! Letters and their accents, as far as our fonts draw them: taken apart for searching, put together after typing.

/// Letters with an accent: the letter without it, the accent as a sign of its own, and both in one.
const ACCENTED: [(&str, char, &str); 8] = [
    ("AEINOUaeinou", '\u{300}', "ÀÈÌǸÒÙàèìǹòù"),
    ("ACEINOUYaceinouy", '\u{301}', "ÁĆÉÍŃÓÚÝáćéíńóúý"),
    ("ACEIOUaceiou", '\u{302}', "ÂĈÊÎÔÛâĉêîôû"),
    ("ANOano", '\u{303}', "ÃÑÕãñõ"),
    ("AEIOUYaeiouy", '\u{308}', "ÄËÏÖÜŸäëïöüÿ"),
    ("Aa", '\u{30A}', "Åå"),
    ("CSEZNcsezn", '\u{30C}', "ČŠĚŽŇčšěžň"),
    ("CScs", '\u{327}', "ÇŞçş"),
];

/// Letters that are two.
const DOUBLE: [(char, &str); 5] = [('œ', "oe"), ('æ', "ae"), ('ß', "ss"), ('ø', "o"), ('ł', "l")];

/// All letters with an accent: without it, the accent, and both in one.
fn accented() -> impl Iterator<Item = (char, char, char)> {
    ACCENTED
        .iter()
        .flat_map(|(plain, accent, both)| plain.chars().zip(both.chars()).map(|(plain, both)| (plain, *accent, both)))
}

/// The same text with every letter and its accent in one, as some keyboards and files do not give it.
pub fn composed(text: &str) -> String {
    let mut composed = String::new();
    for sign in text.chars() {
        let last = composed.chars().last();
        match accented().find(|(plain, accent, _)| *accent == sign && last == Some(*plain)) {
            Some((_, _, both)) => {
                composed.pop();
                composed.push(both);
            }
            None => composed.push(sign),
        }
    }
    composed
}

/// The text as a search compares it: small letters without accents.
pub fn plain(text: &str) -> String {
    let mut plain = String::new();
    for sign in composed(text).chars().flat_map(char::to_lowercase) {
        let double = DOUBLE.iter().find(|(double, _)| *double == sign).map(|(_, letters)| *letters);
        let single = accented().find(|(_, _, both)| *both == sign).map(|(plain, _, _)| plain);
        match (double, single) {
            (Some(letters), _) => plain.push_str(letters),
            (None, single) => plain.push(single.unwrap_or(sign)),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_and_its_accent_become_one() {
        for (apart, one) in
            [("E\u{301}le\u{301}a", "Éléa"), ("n\u{303}", "ñ"), ("c\u{327}a", "ça"), ("Ÿ x\u{301}", "Ÿ x\u{301}")]
        {
            assert_eq!(composed(apart), one);
        }
    }

    #[test]
    fn a_search_knows_no_accents() {
        for (text, searched) in
            [("Éléonore", "eleonore"), ("CŒUR", "coeur"), ("Ñandú", "nandu"), ("e\u{302}tre", "etre")]
        {
            assert_eq!(plain(text), searched);
        }
    }

    #[test]
    fn every_accented_letter_stands_beside_its_plain_one() {
        for (plain, _, both) in ACCENTED {
            assert_eq!(plain.chars().count(), both.chars().count(), "{both}");
        }
    }
}

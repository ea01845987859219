//! Every word is there in every language, says the same thing, can be shown in our typefaces and is set with care.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use printkit::drawing::Face;
use printkit::{Language, fonts};
use std::collections::{BTreeMap, BTreeSet};

/// Names of games, which keep their own punctuation.
const NAMES: [&str; 1] = ["Knock, Knock! Dungeon!"];

/// Stands in a sentence where a value will be put in.
const GAP: char = '\u{FFFC}';

/// A sentence as it stands in its file.
#[derive(Default)]
struct Sentence {
    file: String,
    text: String,
    values: BTreeSet<String>,
    mentions: BTreeSet<String>,
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => {
                self.read_inline(inline);
                self.text.push(GAP);
            }
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                    self.text.push('\n');
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                // What is known of a name, such as `$foe-gender`, comes with the name.
                let value = id.name.split('-').next().unwrap_or_default();
                self.values.insert(value.to_string());
            }
            InlineExpression::MessageReference { id, .. } => drop(self.mentions.insert(id.name.to_string())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.mentions.insert(format!("-{}", id.name));
                self.read_arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(Some(arguments)),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
        }
    }

    fn read_arguments(&mut self, arguments: Option<&CallArguments<&str>>) {
        for inline in arguments.iter().flat_map(|arguments| &arguments.positional) {
            self.read_inline(inline);
        }
    }

    /// Its text without names, which are nobody's sentence.
    fn prose(&self) -> String {
        NAMES.iter().fold(self.text.clone(), |text, name| text.replace(name, "Name"))
    }
}

/// All sentences of a language by key. Fails on a file that does not parse and on a key that stands twice.
fn sentences(language: Language) -> BTreeMap<String, Sentence> {
    let mut all = BTreeMap::new();
    for (file, text) in assets::words(language.code()) {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            let (key, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                Entry::Junk { content } => panic!("{file}: cannot read {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            let mut sentence = Sentence { file: file.to_string(), ..Sentence::default() };
            sentence.read(pattern.unwrap_or_else(|| panic!("{file}: {key} says nothing")));
            let earlier: Option<Sentence> = all.insert(key.clone(), sentence);
            assert!(earlier.is_none(), "{file}: {key} stands twice");
        }
    }
    all
}

/// Fails with every sentence of a language in which `fault` finds something.
fn check(languages: &[Language], fault: impl Fn(&Sentence) -> Option<String>) {
    let mut faults = Vec::new();
    for &language in languages {
        for (key, sentence) in sentences(language) {
            faults.extend(fault(&sentence).map(|fault| format!("{}: {key}: {fault}", sentence.file)));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The characters around each of `marks`: before, mark, after. A text's ends count as line breaks.
fn around(text: &str, marks: &str) -> Vec<(char, char, char)> {
    let characters: Vec<char> = format!("\n{text}\n").chars().collect();
    let triples = characters.windows(3).map(|three| (three[0], three[1], three[2]));
    triples.filter(|(_, mark, _)| marks.contains(*mark)).collect()
}

#[test]
fn every_language_has_every_file_and_every_key() {
    let keys = |language| sentences(language).into_iter().map(|(key, sentence)| (file_name(&sentence), key));
    let english: BTreeSet<_> = keys(Language::English).collect();
    assert!(english.len() > 50, "only {} keys", english.len());
    for language in Language::ALL {
        let others: BTreeSet<_> = keys(language).collect();
        let odd: Vec<_> = english.symmetric_difference(&others).collect();
        assert!(odd.is_empty(), "English and {language:?} differ in {odd:?}");
    }
}

fn file_name(sentence: &Sentence) -> String {
    sentence.file.rsplit('/').next().unwrap_or_default().to_string()
}

#[test]
fn every_language_puts_in_the_same_values() {
    let english = sentences(Language::English);
    for language in Language::ALL {
        for (key, sentence) in sentences(language) {
            let values = english.get(&key).map(|sentence| &sentence.values);
            assert_eq!(values, Some(&sentence.values), "{language:?}: {key}");
        }
    }
}

#[test]
fn every_sentence_mentioned_exists() {
    for language in Language::ALL {
        let all = sentences(language);
        for (key, sentence) in &all {
            let lost: Vec<_> = sentence.mentions.iter().filter(|mention| !all.contains_key(*mention)).collect();
            assert!(lost.is_empty(), "{language:?}: {key} mentions {lost:?}");
        }
    }
}

#[test]
fn every_character_is_in_all_our_typefaces() {
    check(&Language::ALL, |sentence| {
        let shown = |c: char| [Face::Display, Face::Medium, Face::Heavy].into_iter().all(|face| fonts::has(face, c));
        let missing: BTreeSet<char> =
            sentence.text.chars().filter(|c| !"\n\u{FFFC}".contains(*c) && !shown(*c)).collect();
        (!missing.is_empty()).then(|| format!("{missing:?} cannot be shown"))
    });
}

#[test]
fn no_sentence_is_empty_or_spaced_twice() {
    check(&Language::ALL, |sentence| {
        let text = &sentence.text;
        let twice = text.contains("  ") || text.lines().any(|line| line != line.trim());
        let faults =
            [(text.is_empty(), "says nothing"), (twice, "has a space too many"), (text.contains('\t'), "has a tab")];
        faults.iter().find(|(is_so, _)| *is_so).map(|(_, fault)| fault.to_string())
    });
}

#[test]
fn quotes_and_apostrophes_are_curly() {
    check(&Language::ALL, |sentence| {
        sentence.text.contains(['\'', '"', '`', '´']).then(|| format!("a straight quote in {:?}", sentence.text))
    });
}

#[test]
fn ellipses_are_one_character() {
    check(&Language::ALL, |sentence| sentence.text.contains("...").then(|| "three dots".to_string()));
}

#[test]
fn french_marks_stand_behind_a_no_break_space() {
    check(&[Language::French], |sentence| {
        let prose = sentence.prose();
        let clock = |before: char, mark, after: char| mark == ':' && before.is_ascii_digit() && after.is_ascii_digit();
        let spaced = |c: char| "\u{A0}\u{202F}?!".contains(c);
        let bare = |&(before, mark, after): &(char, char, char)| !spaced(before) && !clock(before, mark, after);
        let faults: Vec<_> = around(&prose, "?!:;»").into_iter().filter(bare).collect();
        let opened: Vec<_> = around(&prose, "«").into_iter().filter(|(_, _, after)| !spaced(*after)).collect();
        (!faults.is_empty() || !opened.is_empty()).then(|| format!("no no-break space at {faults:?} {opened:?}"))
    });
}

#[test]
fn spanish_questions_and_cries_are_opened() {
    check(&[Language::Spanish], |sentence| {
        let count = |mark: char| sentence.prose().matches(mark).count();
        (count('¿') != count('?') || count('¡') != count('!')).then(|| format!("not opened: {}", sentence.text))
    });
}

#[test]
fn english_and_spanish_marks_stand_close() {
    check(&[Language::English, Language::Spanish], |sentence| {
        let apart = around(&sentence.prose(), "?!:;,.").into_iter().find(|(before, _, _)| before.is_whitespace());
        apart.map(|(_, mark, _)| format!("a space before {mark}"))
    });
}

//! Sentences agree with what is put into them: counts with their nouns, names with their articles and adjectives.
//! And they keep to the words and the way of address that each language chose; see the heads of `shell.ftl`.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use printkit::{Language, Words, words::Value};
use std::collections::{BTreeMap, BTreeSet};

/// Values that count something.
const COUNTS: [&str; 29] = [
    "armours", "cards", "chests", "count", "dice", "gold", "hits", "items", "left", "minutes", "monsters", "n",
    "needs", "played", "players", "points", "pouches", "reserve", "score", "seconds", "symbols", "throws", "tokens",
    "tries", "turns", "weak", "weapons", "won", "centre",
];

/// Values that number or measure something, and never stand before a noun of it.
const MEASURES: [&str; 22] = [
    "danger", "damage", "day", "from", "health", "level", "month", "most", "nth", "number", "page", "pages", "part",
    "percent", "place", "tenth", "to", "total", "value", "version", "whole", "year",
];

/// Values that are names: of creatures, heroes, weapons, spells and players.
const NAMES: [&str; 9] = ["card", "creature", "foe", "gear", "hero", "monster", "name", "spell", "weapon"];

/// Words that may follow a count, since they are the same after one and after many.
fn is_unchanging(language: Language, word: &str) -> bool {
    let words: &[&str] = match language {
        Language::English => &["damage", "gold", "health", "hit", "left", "less", "min", "more", "of", "won"],
        Language::French => &["aux", "de", "en", "min", "pour", "si", "sur"],
        Language::Spanish => &["al", "de", "en", "menos", "min", "más"],
    };
    words.contains(&word)
}

/// A sentence's pattern as it is read: what came before, and the values whose variants it is in.
struct Reader<'a> {
    faults: Vec<String>,
    chosen_by: Vec<&'a str>,
    check: &'a dyn Fn(&Placed<'_>) -> Option<String>,
}

/// A value put into a sentence: the text right before and after it, and the values that decided on these words.
struct Placed<'a> {
    value: &'a str,
    before: &'a str,
    after: &'a str,
    chosen_by: &'a [&'a str],
}

impl<'a> Reader<'a> {
    fn read(&mut self, pattern: &'a Pattern<&'a str>) {
        let text = |element: Option<&PatternElement<&'a str>>| match element {
            Some(PatternElement::TextElement { value }) => *value,
            _ => "",
        };
        for (i, element) in pattern.elements.iter().enumerate() {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => {
                    let (Some(value), elements) = (variable(inline), &pattern.elements) else { continue };
                    let before = text(i.checked_sub(1).and_then(|before| elements.get(before)));
                    let placed = Placed { value, before, after: text(elements.get(i + 1)), chosen_by: &self.chosen_by };
                    self.faults.extend((self.check)(&placed));
                }
                Expression::Select { selector, variants } => {
                    let chooser = variable(selector);
                    self.chosen_by.extend(chooser);
                    variants.iter().for_each(|variant| self.read(&variant.value));
                    if chooser.is_some() {
                        self.chosen_by.pop();
                    }
                }
            }
        }
    }
}

/// The value that is put in, also through a function.
fn variable<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(variable),
        _ => None,
    }
}

/// Fails with every value of a language that is badly placed.
fn check_placed(languages: &[Language], check: impl Fn(Language, &Placed<'_>) -> Option<String>) {
    let mut faults = Vec::new();
    for &language in languages {
        for (file, text) in assets::words(language.code()) {
            let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let Some(pattern) = &message.value else { continue };
                let check = |placed: &Placed<'_>| check(language, placed);
                let mut reader = Reader { faults: Vec::new(), chosen_by: Vec::new(), check: &check };
                reader.read(pattern);
                faults.extend(reader.faults.iter().map(|fault| format!("{file}: {}: {fault}", message.id.name)));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn first_word(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default()
}

fn last_word(text: &str) -> &str {
    text.trim_end().rsplit([' ', '\u{A0}', '’', '\n', '(', '«']).next().unwrap_or_default()
}

#[test]
fn a_count_before_its_noun_decides_singular_or_plural() {
    check_placed(&Language::ALL, |language, placed| {
        let noun = first_word(placed.after.strip_prefix([' ', '\u{A0}', '\u{202F}'])?);
        let is_noun = noun.starts_with(char::is_lowercase) && !is_unchanging(language, noun);
        let is_bare = COUNTS.contains(&placed.value) && !placed.chosen_by.contains(&placed.value);
        (is_bare && is_noun).then(|| format!("“{noun}” after {} whatever it is", placed.value))
    });
}

#[test]
fn no_fixed_article_stands_before_a_name() {
    check_placed(&[Language::French, Language::Spanish], |language, placed| {
        let (name, has_article) = match placed.value.strip_suffix("-the") {
            Some(name) => (name, true),
            None => (placed.value, false),
        };
        let before = last_word(placed.before).to_lowercase();
        let french = ["le", "la", "l", "un", "une", "du", "au", "ce", "cet", "cette"];
        let spanish = ["el", "la", "un", "una", "del", "al", "este", "esta", "ese", "esa"];
        let is_wrong = match language {
            // “De” and “que” lose their vowel before some names, and melt with some articles.
            Language::French => {
                french.contains(&before.as_str()) || before == "de" || before == "que" || has_article && before == "à"
            }
            _ => spanish.contains(&before.as_str()) || has_article && (before == "de" || before == "a"),
        };
        (NAMES.contains(&name) && is_wrong).then(|| format!("“{before}” before {}", placed.value))
    });
}

#[test]
fn what_is_said_of_a_name_agrees_with_it() {
    check_placed(&[Language::French, Language::Spanish], |language, placed| {
        let name = placed.value.strip_suffix("-the").unwrap_or(placed.value);
        let mut words = placed.after.split_whitespace();
        let verb = words.next()?;
        let said = first_word(words.find(|word| !["déjà", "été", "sido", "ya", "de", "nouveau"].contains(word))?);
        let agrees = match language {
            Language::French => {
                let verbs = ["est", "était", "sera", "reste", "a", "s’est"];
                let endings = ["é", "ée", "i", "ie", "u", "ue", "is", "ise", "it", "ite", "ert", "erte"];
                verbs.contains(&verb) && endings.iter().any(|ending| said.ends_with(ending)) && verb != "a"
            }
            _ => {
                let verbs = ["está", "estaba", "ha", "queda", "sigue", "es"];
                verbs.contains(&verb)
                    && (said.ends_with("do") || said.ends_with("da"))
                    && !said.ends_with("ndo")
                    && (verb != "ha" || placed.after.contains(" sido "))
            }
        };
        let is_chosen = placed.chosen_by.contains(&format!("{name}-gender").as_str());
        (NAMES.contains(&name) && agrees && !is_chosen).then(|| format!("“{verb} {said}” whoever {name} is"))
    });
}

#[test]
fn a_name_brings_its_article_and_its_gender() {
    let said = |language, key, name: &str| Words::new(language).with(key, &[("foe", Value::name(name))]);
    let french = |name| said(Language::French, "told-beaten", name);
    assert_eq!(french("monster-fighter-banshee_megaphone"), "La Criarde est vaincue\u{A0}!");
    assert_eq!(french("monster-fighter-ogre"), "L’Ogre enrhubé est vaincu\u{A0}!");
    assert_eq!(french("monster-fighter-rat_cheese"), "Sire Gruyère est vaincu\u{A0}!");
    assert_eq!(french("A card of mine"), "A card of mine est vaincu\u{A0}!");
    let spanish = |name| said(Language::Spanish, "told-met", name);
    assert_eq!(spanish("monster-fighter-mushroom"), "¡Aparece la Malaseta!");
    assert_eq!(spanish("monster-fighter-snail_knight"), "¡Aparece Don Despacio!");
}

/// Every sentence of a language, said with `count` for all that is counted.
fn said(language: Language, count: i64) -> BTreeMap<String, String> {
    let words = Words::new(language);
    let mut all = BTreeMap::new();
    for (_, text) in assets::words(language.code()) {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let names = NAMES.map(|name| (name, Value::name("creature-banshee")));
            let counts = COUNTS.map(|name| (name, Value::Number(count)));
            let measures = MEASURES.map(|name| (name, Value::Number(7)));
            let values: Vec<(&str, Value)> = names.into_iter().chain(counts).chain(measures).collect();
            all.insert(key.to_string(), words.with(key, &values));
        }
    }
    all
}

/// The words right after a number that stands alone.
fn words_after<'a>(sentence: &'a str, number: &'a str) -> impl Iterator<Item = &'a str> {
    sentence
        .split([' ', '\u{A0}', '\u{202F}', '\n'])
        .collect::<Vec<_>>()
        .windows(2)
        .filter(move |two| two[0] == number)
        .map(|two| first_word(two[1]))
        .collect::<Vec<_>>()
        .into_iter()
}

#[test]
fn one_is_never_many() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let singular: &[i64] = if language == Language::French { &[0, 1] } else { &[1] };
        for &count in singular {
            for (key, sentence) in said(language, count) {
                let same = ["fois", "héros", "plus", "moins", "désormais", "más", "menos", "less", "counts"];
                let is_many = |word: &&str| word.ends_with('s') && !same.contains(word);
                let number = count.to_string();
                let many: Vec<&str> = words_after(&sentence, &number).filter(is_many).collect();
                faults.extend(many.iter().map(|word| format!("{}: {key}: {count} {word}", language.code())));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// French has one form for none and for one, so a form that says “un” instead of the number would say it of none.
#[test]
fn none_is_never_told_as_one() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let (none, one, many) = (said(language, 0), said(language, 1), said(language, 5));
        // Nouns whose number stands beside them, in another size.
        let nouns = ["scores-points", "fight-damage", "fight-gold-word"];
        let is_told = |key: &&String| one[*key] != many[*key] && !nouns.contains(&key.as_str());
        let same = none.keys().filter(is_told).filter(|key| none[*key] == one[*key]);
        faults.extend(same.map(|key| format!("{}: {key}: {}", language.code(), one[key])));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The names of a language that creatures bear, each with its attributes.
fn names(language: Language) -> BTreeMap<String, (String, BTreeMap<String, String>)> {
    let is_name = |key: &str| {
        let kinds = ["creature-", "monster-", "boss-"];
        kinds.iter().any(|kind| key.starts_with(kind)) && !key.ends_with("-joke")
    };
    let plain = |pattern: &Pattern<&str>| match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => value.to_string(),
        _ => String::new(),
    };
    let mut all = BTreeMap::new();
    for (_, text) in assets::words(language.code()) {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let Some(name) = message.value.as_ref().filter(|_| is_name(message.id.name)) else { continue };
            let attribute = |it: &Attribute<&str>| (it.id.name.to_string(), plain(&it.value));
            all.insert(message.id.name.to_string(), (plain(name), message.attributes.iter().map(attribute).collect()));
        }
    }
    all
}

#[test]
fn every_name_of_a_creature_has_a_gender_and_an_article_that_fits() {
    let mut faults = Vec::new();
    for language in [Language::French, Language::Spanish] {
        let all = names(language);
        assert!(all.len() > 80, "{}", all.len());
        for (key, (name, attributes)) in all {
            let gender = attributes.get("gender").map_or("", String::as_str);
            let articles: &[&str] = match (language, gender) {
                (Language::French, "masculine") => &["le ", "l’"],
                (Language::French, "feminine") => &["la ", "l’"],
                (_, "masculine") => &["el "],
                (_, "feminine") => &["la ", "el "],
                _ => &[],
            };
            let the = attributes.get("the");
            let fits = |the: &String| {
                articles.iter().any(|article| {
                    let bare = the.strip_prefix(article).map(str::to_lowercase);
                    bare.is_some_and(|bare| name.to_lowercase().ends_with(&bare))
                })
            };
            let is_well = !articles.is_empty() && the.is_none_or(fits);
            faults.extend((!is_well).then(|| format!("{}: {key} = {name}, {gender}, {the:?}", language.code())));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// What a sentence chooses by, and the keys of its variants.
fn choices(pattern: &Pattern<&str>, found: &mut Vec<(String, BTreeSet<String>)>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        let key = |key: &VariantKey<&str>| match key {
            VariantKey::Identifier { name } => name.to_string(),
            VariantKey::NumberLiteral { value } => value.to_string(),
        };
        let keys = variants.iter().map(|variant| key(&variant.key)).collect();
        found.extend(variable(selector).map(|value| (value.to_string(), keys)));
        variants.iter().for_each(|variant| choices(&variant.value, found));
    }
}

#[test]
fn variants_are_named_after_genders_and_plurals_there_are() {
    let known = ["feminine", "masculine", "one", "other"];
    for language in Language::ALL {
        for (file, text) in assets::words(language.code()) {
            let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut found = Vec::new();
                message.value.iter().for_each(|pattern| choices(pattern, &mut found));
                for (value, keys) in found {
                    let is_gender = value.ends_with("-gender");
                    let is_known = |key: &String| key.parse::<u8>().is_ok() || known.contains(&key.as_str());
                    let fits = keys.contains("feminine") == is_gender && keys.iter().all(is_known);
                    assert!(fits, "{file}: {}: {value} {keys:?}", message.id.name);
                }
            }
        }
    }
}

/// Words that a language does not use, each with the one it has for that. A star stands for any ending.
fn banned(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => &[
            ("gail is on", "…’s turn"),
            ("player is on", "…’s turn"),
            ("hero is on", "…’s turn"),
            ("whoever is on", "…’s turn"),
            ("run through", "run out, finished"),
            ("hatch*", "cross out"),
            ("tighten*", "build up"),
            ("begin anew", "start over"),
        ],
        Language::French => &[
            ("à table", "autour de la table"),
            ("clef*", "clé"),
            ("alerte*", "alarme"),
            ("angle*", "coin"),
            ("battu*", "vaincu"),
            ("équipe", "groupe"),
            ("hachur*", "barrer"),
            ("guéri*", "soigner"),
            ("renonc*", "abandonner"),
            ("non rien", "garder"),
            ("2 or", "pièces d’or"),
        ],
        Language::Spanish => &[
            ("fortaleza*", "Torreón"),
            ("cerrojo*", "bloquear"),
            ("añil", "celeste"),
            ("sección*", "zona"),
            ("capacidad*", "habilidad"),
            ("tirada*", "lanzamiento"),
            ("tiros", "lanzamientos"),
            ("derrotado*", "vencido"),
            ("helad*", "congelado"),
            ("tapa*", "cubrir"),
            ("coge*", "tomar"),
            ("cogid*", "tomar"),
            ("móvil*", "teléfono"),
            ("rendirse", "abandonar"),
        ],
    }
}

/// The words of a text in small letters, without marks.
fn tokens(text: &str) -> Vec<String> {
    let letters = text.to_lowercase();
    let words = letters.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_string).collect()
}

/// Tests whether a text has these words in a row.
fn has(text: &[String], words: &str) -> bool {
    let words: Vec<&str> = words.split(' ').collect();
    let is_same = |(said, word): (&String, &&str)| match word.strip_suffix('*') {
        Some(start) => said.starts_with(start),
        None => said == word,
    };
    text.windows(words.len()).any(|said| said.iter().zip(&words).all(is_same))
}

#[test]
fn one_thing_has_one_word() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (key, sentence) in said(language, 2) {
            // Jokes and names may use every word there is.
            let kinds = ["hero-", "monster-", "boss-", "equipment-", "board-", "hall-", "creature-"];
            if kinds.iter().any(|kind| key.starts_with(kind)) {
                continue;
            }
            let text = tokens(&sentence);
            let found = banned(language).iter().filter(|(words, _)| has(&text, words));
            faults.extend(found.map(|(words, better)| format!("{}: {key}: {words}: say {better}", language.code())));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn players_are_addressed_in_one_way() {
    let mut faults = Vec::new();
    let french = ["tu", "te", "toi", "ton", "ta", "tes"];
    let spanish = ["dad", "id", "vosotros", "vosotras", "os", "vuestro", "vuestra", "vuestros", "vuestras"];
    // Nouns that end as the commands of “vosotros” do.
    let nouns = ["césped", "macroquad", "pared", "quad", "usted"];
    for (key, sentence) in said(Language::French, 2) {
        let found = tokens(&sentence).into_iter().find(|word| french.contains(&word.as_str()));
        faults.extend(found.map(|word| format!("fr: {key}: {word}")));
    }
    for (key, sentence) in said(Language::Spanish, 2) {
        let is_plural_of_tu = |word: &String| {
            let is_verb = ["áis", "éis"].iter().any(|ending| word.ends_with(ending));
            let is_noun =
                word.len() < 4 || word.ends_with("dad") || word.ends_with("tad") || nouns.contains(&word.as_str());
            let is_command = ["ad", "ed", "id"].iter().any(|ending| word.ends_with(ending));
            spanish.contains(&word.as_str()) || is_verb || is_command && !is_noun
        };
        faults.extend(tokens(&sentence).into_iter().find(is_plural_of_tu).map(|word| format!("es: {key}: {word}")));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

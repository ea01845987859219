//! What is said to players, in their language. The only file that knows Fluent.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

/// A language that every word is there in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All of them, in the order settings offer them.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Spanish];

    /// Its code, which is its folder's name in `assets/words`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Spanish => "es",
        }
    }

    /// The language of a locale such as `fr-CA`, if we speak it.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.get(..2)?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::French => langid!("fr"),
            Language::Spanish => langid!("es"),
        }
    }
}

/// A value put into a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number, which decides the plural.
    Number(i64),
    /// A word, or a name that somebody chose.
    Word(String),
    /// The key of a name of ours. As `$foe` it is put in as `$foe`, with its article as `$foe-the`, and with whatever
    /// else its file says of it as an attribute, such as `$foe-gender`: so a sentence can agree with it.
    Name(String),
}

impl Value {
    /// The name called `key`, with which a sentence can agree.
    pub fn name(key: impl Into<String>) -> Value {
        Value::Name(key.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Value {
        Value::Word(word.to_string())
    }
}

impl From<String> for Value {
    fn from(word: String) -> Value {
        Value::Word(word)
    }
}

/// All words of one language.
pub struct Words {
    /// Which language.
    pub language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Loads a language.
    pub fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new(vec![language.id()]);
        bundle.set_use_isolating(false);
        // The name is free: `NUMBER` is the only other function, and only we add any.
        let _ = bundle.add_function("CAPITAL", |values, _| match values {
            [FluentValue::String(text)] => capital(text).into(),
            _ => FluentValue::Error,
        });
        let mut words = Words { language, bundle };
        assets::words(language.code()).into_iter().for_each(|(_, text)| words.add(text));
        words
    }

    /// Adds the words of a Fluent file in the same language.
    pub fn add(&mut self, text: &str) {
        // A faulty file keeps its readable entries; the content test names what is faulty.
        let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(resource, _)| resource);
        self.bundle.add_resource_overriding(resource);
    }

    /// The sentence called `key`; the key itself where there is none.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence called `key` with values put in.
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Value::Number(number) => args.set(*name, *number),
                Value::Word(word) => args.set(*name, word.as_str()),
                Value::Name(key) => self.put_name(name, key, &mut args),
            }
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A name without an attribute `the` needs no article, so it stands for itself there.
    fn put_name(&self, value: &str, key: &str, args: &mut FluentArgs<'_>) {
        let name = self.get(key);
        args.set(format!("{value}-the"), name.clone());
        args.set(value.to_string(), name);
        let Some(message) = self.bundle.get_message(key) else { return };
        for attribute in message.attributes() {
            let said = self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
            args.set(format!("{value}-{}", attribute.id()), said);
        }
    }

    /// Tests whether there is a sentence called `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// A text with a capital at its beginning, for a name that opens a sentence with its article.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

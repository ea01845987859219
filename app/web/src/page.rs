//! Fills in what the page's sources leave open: words, sizes, the list of scripts, the manifest.

use crate::{icons, program::Program};
use printkit::{Drawing, Language, Words, faces::brand, ink, svg};
use serde_json::{Map, Value, json};

/// What the page itself says. The app has its own words.
const SPOKEN: [&str; 13] = [
    "tagline",
    "web-loading",
    "web-failed-title",
    "web-failed-text",
    "web-stopped-text",
    "web-retry",
    "web-elsewhere-title",
    "web-elsewhere-text",
    "web-use-here",
    "web-unable-title",
    "web-unable-text",
    "web-unable-update",
    "web-unable-graphics",
];

/// Puts values in the places of their names, as in `{{name}}`.
pub fn fill(text: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(text.to_string(), |text, (name, value)| text.replace(&format!("{{{{{name}}}}}"), value))
}

/// The page for a program of `size` bytes, complete but for its version.
pub fn html(template: &str, program: Program, scripts: &[String], size: usize) -> String {
    let script = |name: &String| format!("<script src=\"{name}?v={{{{version}}}}\"></script>\n");
    let scripts: String = scripts.iter().map(script).collect();
    let values = [
        ("description", escape(&Words::new(Language::English).get("about-what"))),
        ("ground", ground()),
        ("program", program.file().to_string()),
        ("size", size.to_string()),
        ("wordmark", wordmark()),
        ("noscript", noscript()),
        ("words", spoken()),
        ("scripts", scripts.trim_end().to_string()),
    ];
    fill(template, &values.each_ref().map(|(name, value)| (*name, value.as_str())))
}

/// What a browser needs to know to install the app.
pub fn manifest() -> String {
    let words = Words::new(Language::English);
    let icons: Vec<Value> = icons::ALL
        .iter()
        .filter_map(|icon| {
            let sizes = format!("{0}x{0}", icon.side);
            Some(json!({ "src": icon.path, "sizes": sizes, "type": "image/png", "purpose": icon.purpose? }))
        })
        .collect();
    let localized = |key: &str| -> Value {
        let others = Language::ALL.into_iter().filter(|language| *language != words.language);
        others
            .map(|language| (language.code().to_string(), Words::new(language).get(key).into()))
            .collect::<Map<_, _>>()
            .into()
    };
    let manifest = json!({
        "id": "./",
        "name": words.get("app-name"),
        "short_name": words.get("app-name"),
        "description": words.get("about-what"),
        "description_localized": localized("about-what"),
        "lang": words.language.code(),
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "theme_color": ground(),
        "background_color": ground(),
        "categories": ["games", "entertainment"],
        "icons": icons,
    });
    format!("{manifest:#}\n")
}

fn ground() -> String {
    format!("#{:02x}{:02x}{:02x}", ink::NIGHT.r, ink::NIGHT.g, ink::NIGHT.b)
}

/// The name as on a box cover, as an SVG element.
fn wordmark() -> String {
    let mut picture = Drawing::new(330.0, 96.0);
    brand::wordmark(&mut picture, &Words::new(Language::English).get("app-name"), 165.0, 72.0, 86.0);
    let svg = svg::write(&picture);
    svg.find("<svg").map_or(String::new(), |start| svg[start..].trim_end().to_string())
}

/// The page's words in all languages, as JSON that may stand inside a script element.
fn spoken() -> String {
    let language = |language: Language| {
        let words = Words::new(language);
        let said: Map<String, Value> = SPOKEN.iter().map(|key| (key.to_string(), words.get(key).into())).collect();
        (language.code().to_string(), said.into())
    };
    let all: Map<String, Value> = Language::ALL.into_iter().map(language).collect();
    Value::from(all).to_string().replace('<', "\\u003c")
}

/// Where no script can choose a language, all of them speak.
fn noscript() -> String {
    let line = |language: Language| {
        format!("<p lang=\"{}\">{}</p>", language.code(), escape(&Words::new(language).get("web-noscript")))
    };
    Language::ALL.into_iter().map(line).collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_that_the_page_asks_for_is_given() {
        let template = include_str!("../site/index.html");
        for mark in ["data-word=\"", "data-label=\""] {
            for key in template.split(mark).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(SPOKEN.contains(&key), "{key}");
            }
        }
    }

    #[test]
    fn nothing_but_the_version_is_left_open() {
        let page = html(include_str!("../site/index.html"), Program::Sablier, &["gl.js".to_string()], 12);
        assert!(!page.replace("{{version}}", "").contains("{{"));
        assert!(page.contains("<script src=\"gl.js?v={{version}}\"></script>"));
    }

    #[test]
    fn the_manifest_can_be_installed() {
        let manifest: Value = serde_json::from_str(&manifest()).expect("we wrote JSON");
        assert_eq!(manifest["name"], "Sablier");
        let purposes: Vec<&Value> =
            manifest["icons"].as_array().into_iter().flatten().map(|it| &it["purpose"]).collect();
        assert_eq!(purposes, ["any", "any", "maskable"]);
    }
}

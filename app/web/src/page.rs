//! Fills in what the page's sources leave open: words, sizes, the list of scripts, what others are told of it, the manifest.

use crate::{
    address::Address,
    headers, icons,
    preview::{SCREENSHOTS, SHARED, SHARED_SIZE},
    program::Program,
    shortcuts::{self, Shortcut},
};
use printkit_core::{Drawing, Language, Words, faces::brand, ink, svg};
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

/// The style of all pages.
pub const STYLE: &str = include_str!("../site/style.css");

/// Puts values in the places of their names, as in `{{name}}`.
pub fn fill(text: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(text.to_string(), |text, (name, value)| text.replace(&format!("{{{{{name}}}}}"), value))
}

/// The page for a program of `size` bytes, complete but for its version.
pub fn html(template: &str, program: Program, scripts: &[String], size: usize, address: Option<&Address>) -> String {
    let script = |name: &String| format!("<script src=\"{name}?v={{{{version}}}}\"></script>\n");
    let scripts: String = scripts.iter().map(script).collect();
    let values = [
        ("policy", headers::policy()),
        ("description", escape(&Words::new(Language::English).get("about-what"))),
        ("shared", shared(address)),
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

/// The page for visitors who lost their way, in all languages, since it runs no script.
pub fn lost(template: &str, address: Option<&Address>) -> String {
    let home = address.map_or("/", Address::folder);
    let told = |language: Language| {
        let words = Words::new(language);
        let [title, text, way] =
            ["web-lost-title", "web-lost-text", "web-lost-home"].map(|key| escape(&words.get(key)));
        let code = language.code();
        format!("<div lang=\"{code}\"><h2>{title}</h2><p>{text}</p><a href=\"{home}\">{way}</a></div>")
    };
    let lost = Language::ALL.map(told).join("\n");
    let values = [
        ("policy", headers::policy()),
        ("ground", ground()),
        ("style", STYLE.to_string()),
        ("wordmark", wordmark()),
        ("lost", lost),
    ];
    fill(template, &values.each_ref().map(|(name, value)| (*name, value.as_str())))
}

/// What other apps show of a link to the page. A picture's address must be whole, so without one there is none.
fn shared(address: Option<&Address>) -> String {
    let words = Words::new(Language::English);
    let mut tags = vec![
        ("og:type", "website".to_string()),
        ("og:title", words.get("app-name")),
        ("og:description", words.get("about-what")),
    ];
    if let Some(address) = address {
        tags.extend([
            ("og:url", address.of("")),
            ("og:image", address.of(SHARED)),
            ("og:image:type", "image/png".to_string()),
            ("og:image:width", SHARED_SIZE.0.to_string()),
            ("og:image:height", SHARED_SIZE.1.to_string()),
            ("og:image:alt", format!("{}. {}", words.get("app-name"), words.get("tagline"))),
        ]);
    }
    let card = if address.is_some() { "summary_large_image" } else { "summary" };
    let tag = |(name, value): &(&str, String)| format!("<meta property=\"{name}\" content=\"{}\">\n", escape(value));
    tags.iter().map(tag).collect::<String>() + &format!("<meta name=\"twitter:card\" content=\"{card}\">")
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
    let shortcut = |shortcut: Shortcut| {
        let sizes = format!("{0}x{0}", shortcuts::SIDE);
        json!({
            "name": words.get(&shortcut.name),
            "name_localized": localized(&shortcut.name),
            "url": format!("./#open={}", shortcut.screen),
            "icons": [{ "src": shortcut.icon, "sizes": sizes, "type": "image/png" }],
        })
    };
    let shortcuts: Vec<Value> = shortcuts::all().map(shortcut).collect();
    let screenshots = SCREENSHOTS.map(|shot| {
        json!({
            "src": shot.path,
            "sizes": format!("{}x{}", shot.size.0, shot.size.1),
            "type": "image/png",
            "form_factor": shot.form(),
            "label": shot.label(&words),
        })
    });
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
        "shortcuts": shortcuts,
        "screenshots": screenshots,
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
        let page = html(include_str!("../site/index.html"), Program::Sablier, &["gl.js".to_string()], 12, None);
        assert!(!lost(include_str!("../site/404.html"), None).contains("{{"));
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

    #[test]
    fn shortcuts_and_screenshots_are_named_in_the_manifest() {
        let manifest: Value = serde_json::from_str(&manifest()).expect("we wrote JSON");
        let urls: Vec<&str> = (0..4).filter_map(|nth| manifest["shortcuts"][nth]["url"].as_str()).collect();
        assert_eq!(urls, ["./#open=timer", "./#open=knock", "./#open=donjonz", "./#open=fighter"]);
        assert_eq!(manifest["shortcuts"][0]["name_localized"]["fr"], Words::new(Language::French).get("home-timer"));
        for form in ["narrow", "wide"] {
            let all = manifest["screenshots"].as_array().expect("it is a list");
            let sizes: Vec<_> = all.iter().filter(|it| it["form_factor"] == form).map(|it| &it["sizes"]).collect();
            // Browsers show a handful, and only those of one shape.
            assert!((1..=5).contains(&sizes.len()) && sizes.iter().all(|size| *size == sizes[0]), "{form}");
        }
    }

    #[test]
    fn a_shared_link_has_a_picture_where_the_address_is_known() {
        let page =
            |address: Option<&Address>| html(include_str!("../site/index.html"), Program::Sablier, &[], 1, address);
        let address: Address = "https://example.org/sablier".parse().expect("it is one");
        let known = page(Some(&address));
        assert!(known.contains("<meta property=\"og:image\" content=\"https://example.org/sablier/share.png\">"));
        assert!(
            known.contains("\"og:url\" content=\"https://example.org/sablier/\"")
                && known.contains("summary_large_image")
        );
        let unknown = page(None);
        assert!(unknown.contains("og:title") && !unknown.contains("og:image") && !unknown.contains("og:url"));
    }

    #[test]
    fn lost_visitors_are_led_home_in_every_language() {
        let address: Address = "https://example.org/games/sablier".parse().expect("it is one");
        for (address, home) in [(None, "href=\"/\""), (Some(&address), "href=\"/games/sablier/\"")] {
            let page = lost(include_str!("../site/404.html"), address);
            assert_eq!(page.matches(home).count(), Language::ALL.len());
            for language in Language::ALL {
                assert!(page.contains(&escape(&Words::new(language).get("web-lost-text"))));
            }
            assert!(!page.contains("<script"));
        }
    }
}

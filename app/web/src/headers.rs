//! What the site asks of browsers beside its contents: where scripts may come from, and what a page may use.
//! One list, for our own server, for hosts that read a file of headers, and for the pages themselves.

use crate::page;
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// What the app uses of a device; nothing else that browsers ask permission for is allowed, to us or to anybody.
const USED: [&str; 9] = [
    "accelerometer",
    "autoplay",
    "clipboard-read",
    "clipboard-write",
    "fullscreen",
    "gyroscope",
    "magnetometer",
    "screen-wake-lock",
    "web-share",
];
const UNUSED: [&str; 10] =
    ["bluetooth", "camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb"];

/// Headers by their names in small letters, for every file of the site.
pub fn all() -> [(&'static str, String); 6] {
    [
        ("cache-control", "no-cache".to_string()),
        ("content-security-policy", policy()),
        ("permissions-policy", permissions()),
        ("referrer-policy", "no-referrer".to_string()),
        // The same file goes out in several compressed forms.
        ("vary", "accept-encoding".to_string()),
        ("x-content-type-options", "nosniff".to_string()),
    ]
}

/// The file that Netlify, Cloudflare Pages and other hosts read headers from.
pub const FILE: &str = "_headers";

/// What that file says.
pub fn file() -> String {
    let lines = all().map(|(name, value)| format!("  {name}: {value}\n"));
    format!("/*\n{}", lines.concat())
}

/// What a page may load and run: our own files and the program, and nothing that stands inside a page but one style.
pub fn policy() -> String {
    // The page for lost visitors may lie at any depth, so it cannot name its style sheet and brings it along.
    let style = BASE64_STANDARD.encode(Sha256::digest(page::STYLE));
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        &format!("style-src 'self' 'sha256-{style}'"),
        "connect-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}

fn permissions() -> String {
    let used = USED.iter().map(|name| format!("{name}=(self)"));
    used.chain(UNUSED.iter().map(|name| format!("{name}=()"))).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_script_inside_a_page_runs() {
        let policy = policy();
        let scripts = policy.split("; ").find(|part| part.starts_with("script-src"));
        assert_eq!(scripts, Some("script-src 'self' 'wasm-unsafe-eval'"));
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
    }

    #[test]
    fn the_file_for_hosts_says_the_same() {
        let file = file();
        let (scope, lines) = file.split_once('\n').expect("it has lines");
        assert_eq!(scope, "/*");
        let told: Vec<_> = lines.lines().filter_map(|line| line.strip_prefix("  ")?.split_once(": ")).collect();
        assert_eq!(told, all().each_ref().map(|(name, value)| (*name, value.as_str())));
    }
}

//! Where the site will be found. Most of it does not care; what is shared with others must name it.

use axum::http::Uri;
use std::str::FromStr;

/// The address of the folder of the site, with a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// The address of a file of the site.
    pub fn of(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }

    /// The folder on its host.
    pub fn folder(&self) -> &str {
        let host = self.0.find("://").map_or(0, |start| start + 3);
        self.0[host..].find('/').map_or("/", |start| &self.0[host + start..])
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        let uri: Uri = text.parse().map_err(|_| "this is no address".to_string())?;
        let is_page = matches!(uri.scheme_str(), Some("http" | "https")) && uri.query().is_none();
        // What an address may hold is also what an attribute may, but for these.
        if !is_page || text.contains(['"', '\'', '<', '&', '#']) {
            return Err("an address of a folder is needed, such as https://example.org/sablier/".to_string());
        }
        Ok(Address(format!("{}/", text.trim_end_matches('/'))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_that_of_a_folder() {
        for (text, folder) in [
            ("https://example.org", "/"),
            ("https://example.org/", "/"),
            ("http://localhost:8080/games/sablier", "/games/sablier/"),
        ] {
            let address: Address = text.parse().expect("it is one");
            assert_eq!(address.folder(), folder);
            assert_eq!(address.of("share.png"), format!("{}/share.png", text.trim_end_matches('/')));
        }
    }

    #[test]
    fn what_is_no_address_of_a_folder_is_refused() {
        for text in
            ["", "example.org", "/sablier/", "ftp://example.org/", "https://a/?b", "https://a/#b", "https://a/\"b"]
        {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}

//! Flights of dice for the web page: a throw as a message in, its flight as a message out.
//! Knows nothing of pages; `app/web/site/loader.js` loads it and `bridge.js` calls it.

#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The flight of a throw; empty if the message is no throw.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
pub fn fly(throw: &[u8]) -> Vec<u8> {
    dice::answer(throw).unwrap_or_default()
}

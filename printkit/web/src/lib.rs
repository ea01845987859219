//! printkit for the web page's printing worker: an order as one word in, a PDF file out.
//! Knows nothing of pages and workers; `app/web/site/print.js` calls it.

use printkit::{order::Order, pdf};
#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The kit that `order` stands for, as a PDF file.
///
/// # Errors
/// The reason in English, for the console: the word is no order, or a page could not be written.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
pub fn print(order: &str) -> Result<Vec<u8>, String> {
    let order = Order::parse(order).ok_or_else(|| format!("{order:?} is no order"))?;
    pdf::kit(&order).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_print_gives_the_same_bytes() {
        for order in ["donjonz_fr_a4_colour_one", "knock_fr_a4_colour"] {
            let first = print(order).expect("our own kit prints");
            assert!(first.starts_with(b"%PDF-"));
            assert!(first == print(order).expect("our own kit prints"), "{order}");
        }
    }

    #[test]
    fn what_is_no_order_is_refused() {
        assert_eq!(print("fr_a4").expect_err("that is half an order"), "\"fr_a4\" is no order");
    }
}

//! The places at Knock's table, by the names of those who sit there.

use super::playable::Seat;
use printkit_core::Words;

pub use crate::players::{colour, mark, own_name};

/// What a seat is called: by its player's name, or by its own.
pub fn name(seats: &[Seat], seat: u8, words: &Words) -> String {
    match seats.get(usize::from(seat)) {
        Some(Seat { name, .. }) if !name.trim().is_empty() => name.trim().to_string(),
        _ => own_name(seat, words),
    }
}

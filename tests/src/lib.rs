//! What must stay true across all of Sablier.

pub mod contest;
pub mod playout;
pub mod raid;

//! What must stay true across all of Sablier.

pub mod playout;

//! What must stay true across all of Sablier.

pub mod aim;
pub mod contest;
pub mod listen;
pub mod playout;
pub mod program;
pub mod raid;

//! Lobby.
use crate::platform::Platform;
pub struct Lobby;
impl Lobby {
    pub fn fresh_seed(platform: &dyn Platform) -> u64 {
        platform.wall_clock() % rules::code::SHORT_SEEDS
    }
}

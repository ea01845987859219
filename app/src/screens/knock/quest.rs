//! The adventure that the party is on, kept between two Keeps: which one comes, and the tokens held.

use crate::{platform::Platform, store::Store};
use rules::knock::{Adventure, Knock, Onward};
use serde::{Deserialize, Serialize};

/// The adventure's file.
const FILE: &str = "knock-adventure.json";

/// Where the party stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quest {
    /// The Keep to come and the tokens held; none before the first Keep was attacked, or when all are free.
    pub adventure: Option<Adventure>,
    /// All four Keeps are free, and no new adventure was begun yet.
    #[serde(default)]
    pub is_finished: bool,
}

impl Quest {
    /// The party's adventure.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Quest {
        store.read(platform, FILE).unwrap_or_default()
    }

    /// Keeps the adventure.
    pub fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        store.write(platform, FILE, self);
    }

    /// Where the party stands after a Keep.
    pub fn after(onward: Option<Onward>) -> Quest {
        match onward {
            Some(Onward::Keep(adventure)) => Quest { adventure: Some(adventure), is_finished: false },
            Some(Onward::Finished) => Quest { adventure: None, is_finished: true },
            None => Quest::default(),
        }
    }

    /// Where the party stands after it gave up a Keep before its end: the same Keep waits, and spent tokens stay spent.
    pub fn after_giving_up(game: &Knock) -> Quest {
        Quest { adventure: Adventure::from_note(game.level(), game.spells()).ok(), is_finished: false }
    }

    /// Tests whether there is something to go on with.
    pub fn is_under_way(&self) -> bool {
        self.adventure.is_some()
    }

    /// The Keep to come and the tokens held; the first Keep and none for a party that sets out.
    pub fn next(&self) -> Adventure {
        self.adventure.clone().unwrap_or_default()
    }

    /// How many Keeps are free.
    pub fn freed(&self) -> u8 {
        if self.is_finished { rules::knock::LEVELS } else { self.next().freed() }
    }
}

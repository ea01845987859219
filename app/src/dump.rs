//! A screen's state as scripts and tests read it.

use serde::Serialize;

/// The state of a screen, whatever type it has there.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Dump(serde_json::Value);

impl Dump {
    /// What a screen gives of its state. A state that cannot be written is none: nobody plays by it.
    pub fn of(state: impl Serialize) -> Dump {
        Dump(serde_json::to_value(state).unwrap_or_default())
    }
}

//! What stories in a browser ask of the app beside playing it: its state, what throws come to on their device, and what
//! the device can do for screens to come.

use crate::app::App;
use dice::{Drawn, Thrown};
use rules::fighter::Conditions;
use serde::Deserialize;
use serde_json::{Value, json};

/// A question, asked by `window.sablier` in `bridge.js`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Whether the app has dealt with all it was told so far.
    Settled,
    /// The app's state, as scripts of the desktop app see it.
    Dump,
    /// How a kept throw flies.
    Fly {
        /// How the die had to be thrown.
        conditions: Conditions,
        /// The throw.
        thrown: Thrown,
    },
    /// What strokes come to, each as a throw; null for those that let go of no die.
    Draw(Drawn),
    /// Has the player pick a file; the app says what it makes of it.
    AskFile,
    /// Hands the player a file to keep.
    KeepFile {
        /// What it is called.
        name: String,
        /// What stands in it.
        text: String,
    },
}

impl Question {
    /// What is true on this device after the app's last frame; nothing for what comes later.
    pub fn answer(&self, app: &mut App) -> Value {
        match self {
            Question::Settled => Value::Bool(true),
            Question::Dump => app.dump(),
            Question::Fly { conditions, thrown } => flown(conditions, thrown),
            Question::Draw(drawn) => {
                let flown = |thrown: Thrown| flown(&drawn.conditions, &thrown);
                drawn.thrown().into_iter().map(|thrown| thrown.ok().map(flown)).collect()
            }
            Question::AskFile => {
                app.ask_file();
                Value::Null
            }
            Question::KeepFile { name, text } => {
                app.keep_file(name, text);
                Value::Null
            }
        }
    }
}

fn flown(conditions: &Conditions, thrown: &Thrown) -> Value {
    let flight = thrown.flight(conditions);
    let fingerprint = format!("{:016x}", flight.fingerprint());
    json!({ "thrown": thrown, "fingerprint": fingerprint, "landing": flight.landing() })
}

/// Answers whoever asked since the last frame. Only a page can be asked.
pub fn answer(app: &mut App) {
    #[cfg(target_family = "wasm")]
    for question in crate::platform::web::questions() {
        crate::platform::web::answer(&question.answer(app));
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = app;
}

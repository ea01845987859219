//! The referee: plays any game over lines of JSON, for bots in other languages and for tests from outside.
//! `REFEREE.md` describes the protocol. Knows every game by its trait only.

use crate::session::{LoadError, SAVE_LIMIT, Session, game_of};
use crate::{Game, donjonz::Donjonz, fighter::Fighter, knock::Knock};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::io::{self, BufRead, Read, Write};

/// The games the referee knows. A new game is one more line.
const GAMES: &[Host] = &[Host::of::<Donjonz>(), Host::of::<Knock>(), Host::of::<Fighter>()];

/// The longest line that is read, in bytes: a save and what goes around it.
pub const LINE_LIMIT: usize = SAVE_LIMIT + 1024;

/// A referee with at most one game on the table.
#[derive(Default)]
pub struct Referee {
    table: Option<Box<dyn Table>>,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    Games {},
    New {
        game: String,
        #[serde(default)]
        seed: u64,
        #[serde(default = "no_setup")]
        setup: Value,
    },
    Legal {},
    Check {
        action: Value,
    },
    Apply {
        action: Value,
        elapsed: Option<u64>,
    },
    Undo {},
    Redo {},
    State {},
    Outcome {},
    Save {},
    Load {
        save: Value,
    },
    Replay {
        save: Option<Value>,
    },
}

fn no_setup() -> Value {
    json!({})
}

/// Why a request was not carried out; nothing has changed then.
#[derive(Debug)]
struct Refused {
    kind: &'static str,
    reason: String,
}

type Answer = Result<Value, Refused>;

fn refused(kind: &'static str, reason: impl ToString) -> Refused {
    Refused { kind, reason: reason.to_string() }
}

impl Referee {
    /// Answers one line with one line, without line breaks. Never changes the game when the answer is an error.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, answer) = match serde_json::from_str::<Value>(line) {
            Err(error) => (None, Err(refused("malformed", error))),
            Ok(Value::Object(mut fields)) => {
                let id = fields.remove("id");
                let request = serde_json::from_value::<Request>(Value::Object(fields));
                (id, request.map_err(|error| refused("malformed", error)).and_then(|request| self.rule(request)))
            }
            Ok(_) => (None, Err(refused("malformed", "a request is an object"))),
        };
        let mut answer = match answer {
            Ok(value) => json!({ "ok": value }),
            Err(Refused { kind, reason }) => json!({ "error": { "kind": kind, "reason": reason } }),
        };
        if let Some(id) = id {
            answer["id"] = id;
        }
        answer.to_string()
    }

    fn answer_bytes(&mut self, line: &[u8]) -> String {
        match std::str::from_utf8(line) {
            Ok(line) => self.answer(line.trim_end()),
            Err(error) => json!({ "error": { "kind": "malformed", "reason": error.to_string() } }).to_string(),
        }
    }

    fn rule(&mut self, request: Request) -> Answer {
        match request {
            Request::Games {} => Ok(json!(GAMES.iter().map(|host| host.name).collect::<Vec<_>>())),
            Request::New { game, seed, setup } => {
                let table = (host(&game)?.open)(setup, seed)?;
                Ok(self.table.insert(table).summary())
            }
            Request::Load { save } => {
                let table = load(&save)?;
                Ok(self.table.insert(table).summary())
            }
            Request::Replay { save: Some(save) } => Ok(load(&save)?.replay()),
            Request::Replay { save: None } => Ok(self.table()?.replay()),
            Request::Legal {} => Ok(self.table()?.legal()),
            Request::Check { action } => self.table()?.check(action),
            Request::Apply { action, elapsed } => self.table()?.apply(action, elapsed),
            Request::Undo {} => self.table()?.undo(),
            Request::Redo {} => self.table()?.redo(),
            Request::State {} => Ok(self.table()?.state()),
            Request::Outcome {} => Ok(self.table()?.outcome()),
            Request::Save {} => Ok(self.table()?.save()),
        }
    }

    fn table(&mut self) -> Result<&mut Box<dyn Table>, Refused> {
        self.table.as_mut().ok_or_else(|| refused("no game", "no game is on the table: begin with \"new\" or \"load\""))
    }
}

/// Answers every line of `input` on `output` until the input ends.
///
/// # Errors
/// When `input` cannot be read or `output` not written.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut input).take(LINE_LIMIT as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let answer = if line.len() > LINE_LIMIT && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            json!({ "error": { "kind": "malformed", "reason": format!("a line has at most {LINE_LIMIT} bytes") } })
                .to_string()
        } else {
            referee.answer_bytes(&line)
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

/// How to put one kind of game on the table.
struct Host {
    name: &'static str,
    open: fn(Value, u64) -> Result<Box<dyn Table>, Refused>,
    load: fn(&str) -> Result<Box<dyn Table>, LoadError>,
}

impl Host {
    const fn of<G: Game + Serialize + 'static>() -> Host {
        Host { name: G::NAME, open: open::<G>, load: |text| Ok(Box::new(Session::<G>::load(text, &())?)) }
    }
}

fn host(game: &str) -> Result<&'static Host, Refused> {
    let unknown = || refused("unknown game", format!("there is no game {game:?}"));
    GAMES.iter().find(|host| host.name == game).ok_or_else(unknown)
}

fn open<G: Game + Serialize + 'static>(setup: Value, seed: u64) -> Result<Box<dyn Table>, Refused> {
    let setup = serde_json::from_value(setup).map_err(|error| refused("malformed", error))?;
    Ok(Box::new(Session::<G>::new(setup, seed).map_err(|refusal| refused("refused", refusal))?))
}

fn load(save: &Value) -> Result<Box<dyn Table>, Refused> {
    let text = save.to_string();
    let game = game_of(&text).map_err(|error| refused("save", error))?;
    (host(&game)?.load)(&text).map_err(|error| refused("save", error))
}

/// A session of any game, with its actions and events as JSON.
trait Table {
    fn summary(&self) -> Value;
    fn legal(&self) -> Value;
    fn check(&self, action: Value) -> Answer;
    fn apply(&mut self, action: Value, elapsed: Option<u64>) -> Answer;
    fn undo(&mut self) -> Answer;
    fn redo(&mut self) -> Answer;
    fn state(&self) -> Value;
    fn outcome(&self) -> Value;
    fn save(&self) -> Value;
    fn replay(&self) -> Value;
}

impl<G: Game + Serialize> Table for Session<G> {
    fn summary(&self) -> Value {
        json!({ "game": G::NAME, "seed": self.seed(), "actions": self.cursor(), "outcome": Session::outcome(self) })
    }

    fn legal(&self) -> Value {
        json!(Session::state(self).legal_actions())
    }

    fn check(&self, action: Value) -> Answer {
        let action = serde_json::from_value(action).map_err(|error| refused("malformed", error))?;
        Session::state(self).check(&action).map_err(|illegal| refused("illegal", illegal))?;
        Ok(json!(true))
    }

    fn apply(&mut self, action: Value, elapsed: Option<u64>) -> Answer {
        let action = serde_json::from_value(action).map_err(|error| refused("malformed", error))?;
        let elapsed = elapsed.unwrap_or(self.elapsed());
        let events = self.apply_at(action, elapsed).map_err(|illegal| refused("illegal", illegal))?;
        Ok(json!({ "events": events, "outcome": Session::outcome(self) }))
    }

    fn undo(&mut self) -> Answer {
        let action = Session::undo(self).ok_or_else(|| refused("nothing to undo", "nothing can be undone"))?;
        Ok(json!({ "action": action }))
    }

    fn redo(&mut self) -> Answer {
        let events = Session::redo(self).ok_or_else(|| refused("nothing to redo", "nothing was undone"))?;
        Ok(json!({ "events": events, "outcome": Session::outcome(self) }))
    }

    fn state(&self) -> Value {
        json!(Session::state(self))
    }

    fn outcome(&self) -> Value {
        json!(Session::outcome(self))
    }

    fn save(&self) -> Value {
        self.save_with_deck()
    }

    fn replay(&self) -> Value {
        let steps = Session::replay(self).map(|(entry, events, _)| json!({ "action": entry.action, "events": events }));
        Value::Array(steps.collect())
    }
}

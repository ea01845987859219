//! The session in `REFEREE.md`, run against the real binary.
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

#[test]
fn the_session_in_the_documentation_happens_as_written() {
    let text = include_str!("../REFEREE.md");
    let session = text.split("```session\n").nth(1).unwrap().split("```").next().unwrap();
    let mut referee =
        Command::new(env!("CARGO_BIN_EXE_referee")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = referee.stdin.take().unwrap();
    let mut output = BufReader::new(referee.stdout.take().unwrap());
    let mut answer = String::new();
    for line in session.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            writeln!(input, "{request}").unwrap();
            answer.clear();
            output.read_line(&mut answer).unwrap();
        } else {
            let wanted = line.strip_prefix("< ").unwrap();
            match wanted.strip_suffix('…') {
                Some(beginning) => assert!(answer.starts_with(beginning), "{beginning}\n{answer}"),
                None => assert_eq!(answer.trim_end(), wanted),
            }
        }
    }
    drop(input);
    assert!(referee.wait().unwrap().success());
}

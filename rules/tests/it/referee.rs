//! The sessions in `REFEREE.md`, run against the real binary.

use sablier_tests::program::program;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

#[test]
fn an_option_is_refused_with_a_hint() {
    let output = Command::new(program("referee")).arg("--nonsense").stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("REFEREE.md"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named_in_plain_words() {
    let mut referee = Command::new(program("referee"));
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut referee = referee.stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped()).spawn().unwrap();
    referee.stdin.take().unwrap().write_all(b"{\"do\":\"games\"}\n").unwrap();
    let output = referee.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(1) && said.starts_with("referee: No space left"), "{said}");
}

#[test]
fn a_reader_that_goes_away_ends_the_session_without_a_fuss() {
    let mut referee = Command::new(program("referee"));
    let mut referee = referee.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(referee.stdout.take());
    referee.stdin.take().unwrap().write_all(b"{\"do\":\"games\"}\n").unwrap();
    let output = referee.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn the_sessions_in_the_documentation_happen_as_written() {
    let sessions: Vec<&str> = include_str!("../../REFEREE.md").split("```session\n").skip(1).collect();
    assert_eq!(sessions.len(), 3);
    sessions.iter().for_each(|session| happens_as_written(session.split("```").next().unwrap()));
}

fn happens_as_written(session: &str) {
    let mut referee = Command::new(program("referee")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
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

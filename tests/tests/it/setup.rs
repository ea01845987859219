//! The set-up of a machine, played on one that has only what the test gives it: a compiler and a rustup that pretend.

#![cfg(unix)]

use std::{
    fs,
    os::unix::fs::{PermissionsExt, symlink},
    path::{Path, PathBuf},
    process::Command,
};

/// What the script uses of a system. There is no apt among it.
const TOOLS: [&str; 11] = ["bash", "cat", "cut", "dirname", "env", "grep", "head", "mkdir", "paste", "sed", "sort"];

/// A compiler whose targets are the folders beside it.
const RUSTC: &str = r#"for target; do :; done; echo "$HOME/targets/$target""#;

/// A rustup that notes what it is asked for, and adds it.
const RUSTUP: &str = r#"echo "$*" >>"$HOME/asked"; shift 3; cd "$HOME/targets" && mkdir "$@""#;

/// A rustup without a network.
const RUSTUP_ALONE: &str = r#"echo "$*" >>"$HOME/asked"; echo "error: no network" >&2; exit 1"#;

/// A time limit that notes itself.
const TIMEOUT: &str = r#"echo "at most $1 s" >>"$HOME/asked"; shift; "$@""#;

struct Machine {
    home: PathBuf,
}

impl Machine {
    /// A machine with a compiler for these targets, and with these programs besides.
    fn new(name: &str, targets: &[&str], programs: &[(&str, &str)]) -> Machine {
        let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::remove_dir_all(&home).ok();
        fs::create_dir_all(home.join("bin")).expect("the build's own folder can be written to");
        fs::create_dir(home.join("targets")).expect("it is new");
        targets.iter().for_each(|target| fs::create_dir(home.join("targets").join(target)).expect("it is new"));
        for tool in TOOLS {
            let found = ["/usr/bin", "/bin"].iter().map(|folder| Path::new(folder).join(tool)).find(|it| it.exists());
            symlink(found.expect("every Unix has it"), home.join("bin").join(tool)).expect("it is new");
        }
        for (name, script) in [("rustc", RUSTC), ("timeout", TIMEOUT)].iter().chain(programs) {
            let program = home.join("bin").join(name);
            fs::write(&program, format!("#!/bin/sh\n{script}\n")).expect("it is new");
            fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it is ours");
        }
        Machine { home }
    }

    /// Has the script make sure of a purpose; says whether it did, what it said, and what rustup was asked for.
    fn set_up(&self, purpose: &str) -> (bool, String, String) {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("setup.sh");
        let bash = self.home.join("bin/bash");
        let output = Command::new(bash)
            .arg(script)
            .arg(purpose)
            .env_clear()
            .envs([("HOME", &self.home), ("PATH", &self.home.join("bin"))])
            .output()
            .expect("bash was linked");
        assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
        let asked = fs::read_to_string(self.home.join("asked")).unwrap_or_default();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned(), asked)
    }
}

#[test]
fn rustup_adds_missing_targets_quietly_and_within_two_minutes() {
    let machine = Machine::new("setup-adds", &[], &[("rustup", RUSTUP)]);
    let web = "wasm32-unknown-unknown";
    let (is_ready, said, asked) = machine.set_up("web");
    assert!(is_ready, "{said}");
    assert_eq!(said, format!("sablier: adding Rust's targets: {web}\n"));
    assert_eq!(asked, format!("at most 120 s\n--quiet target add {web}\n"));
    assert_eq!(machine.set_up("web"), (true, String::new(), asked), "the second time there is nothing to add");
}

#[test]
fn both_phones_are_added_at_once() {
    let machine = Machine::new("setup-phones", &["aarch64-linux-android"], &[("rustup", RUSTUP_ALONE)]);
    let (_, _, asked) = machine.set_up("phones");
    assert_eq!(asked, "at most 120 s\n--quiet target add aarch64-linux-android aarch64-apple-ios\n");
}

#[test]
fn where_rustup_cannot_add_a_target_the_other_ways_are_left() {
    let machine = Machine::new("setup-alone", &[], &[("rustup", RUSTUP_ALONE)]);
    let (is_ready, said, _) = machine.set_up("web");
    assert!(!is_ready);
    assert!(said.contains("sablier: rustup could not add them\n"), "{said}");
    assert!(said.contains("sablier: this system is missing: Rust's web target (rustup target add"), "{said}");
}

#[test]
fn without_rustup_nothing_is_added() {
    let machine = Machine::new("setup-none", &["wasm32-unknown-unknown"], &[]);
    assert_eq!(machine.set_up("web"), (true, String::new(), String::new()));
    let machine = Machine::new("setup-nothing", &[], &[]);
    let (is_ready, said, asked) = machine.set_up("web");
    assert!(!is_ready && asked.is_empty() && !said.contains("adding"), "{said}");
}

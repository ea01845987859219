//! Keys that are really pressed, before a window on a display of its own.

use crate::stage::scratch;
use sablier_tests::program::program;
use std::{
    fs,
    io::{BufRead, BufReader, Lines, Read},
    process::{Child, ChildStdout, Command, Stdio},
};

/// A display with a French keyboard, whose keys do not repeat.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn open() -> Display {
        // Without `-noreset` it would forget its keyboard as soon as nobody looks.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-r", "-noreset", "-nolisten", "tcp", "-screen", "0", "800x900x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is there: `make test` installs it");
        let mut number = String::new();
        let output = server.stdout.take().expect("it was asked for");
        BufReader::new(output).read_line(&mut number).expect("Xvfb says its number");
        let display = Display { server, name: format!(":{}", number.trim()) };
        display.run("setxkbmap", &["fr"]);
        display
    }

    /// Runs a command on the display.
    fn run(&self, command: &str, arguments: &[&str]) {
        let output = Command::new(command).args(arguments).env("DISPLAY", &self.name).output();
        let output = output.unwrap_or_else(|error| panic!("{command}: {error}; `make test` installs it"));
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Presses keys one after the other, in the window under the mouse.
    fn press(&self, keys: &[&str]) {
        self.run("xdotool", &[&["mousemove", "200", "400", "key", "--delay", "20"], keys].concat());
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        self.server.kill().and_then(|()| self.server.wait()).ok();
    }
}

/// Reads what the app says up to a word; it ends without it where its script could not go on.
fn listen(lines: &mut Lines<BufReader<ChildStdout>>, word: &str) {
    lines.map_while(Result::ok).find(|line| line == word);
}

#[test]
fn a_name_is_typed_with_its_accent_and_escape_goes_back() {
    let (display, folder) = (Display::open(), scratch("keyboard"));
    let script = folder.join("story.script");
    let story = "size 390 844\nwait 400\ntap play-knock\ntap new\ntap players-2\ntap name-0\nmark ready\n\
                 live until /state/party/seats/0/name \"Zoé B\"\nmark named\n\
                 live until /screen \"home\"\nexpect /faults []\n";
    fs::write(&script, story).expect("the folder was just made");
    let mut app = Command::new(program("sablier"))
        .args(["--script".as_ref(), script.as_os_str(), "--data".as_ref(), folder.join("data").as_os_str()])
        .env("DISPLAY", &display.name)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the app was built for this test");
    let mut lines = BufReader::new(app.stdout.take().expect("it was asked for")).lines();
    listen(&mut lines, "ready");
    display.press(&["Z", "o", "eacute", "space", "b", "x", "BackSpace", "Return"]);
    listen(&mut lines, "named");
    display.press(&["Escape", "Escape"]);
    let status = app.wait().expect("it was started");
    let mut message = String::new();
    app.stderr.take().expect("it was asked for").read_to_string(&mut message).expect("it speaks UTF-8");
    assert!(status.success(), "{message}");
}

//! What can be put on a page: Sablier, or the empty window it is measured against.

/// A program for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// The app, with its printing module.
    Sablier,
    /// A window with nothing in it.
    Empty,
}

/// A part of a program with a WebAssembly module of its own.
pub struct Module {
    /// Its file as the compiler names it.
    pub file: &'static str,
    /// What its script is called, and with an ending its module.
    pub name: &'static str,
    /// The one function it is asked for.
    pub does: &'static str,
}

impl Program {
    /// The packages that are compiled in one go, and those that are compiled by themselves: together with the app, what
    /// lets dice fly would be in the app as well.
    pub fn packages(self) -> &'static [&'static [&'static str]] {
        match self {
            Program::Sablier => &[&["sablier", "printkit-web"], &["dice-web"]],
            Program::Empty => &[&["sablier-empty"]],
        }
    }

    /// The parts that come once it runs.
    pub fn modules(self) -> &'static [Module] {
        match self {
            Program::Sablier => &[
                Module { file: "printkit_web.wasm", name: "printkit", does: "print" },
                Module { file: "dice_web.wasm", name: "dice", does: "fly" },
            ],
            Program::Empty => &[],
        }
    }

    /// Its file as the compiler names it.
    pub fn file(self) -> &'static str {
        match self {
            Program::Sablier => "sablier.wasm",
            Program::Empty => "empty_window.wasm",
        }
    }

    /// The scripts that crates bring along, as crate and path, in the order they are loaded.
    pub fn crate_scripts(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Program::Sablier => &[("miniquad", "js/gl.js"), ("quad-snd", "js/audio.js")],
            Program::Empty => &[("miniquad", "js/gl.js")],
        }
    }

    /// Our scripts between the program and the browser, in the order they are loaded, after those of the crates.
    pub fn bridge(self) -> &'static [&'static str] {
        match self {
            Program::Sablier => &["files.js", "bridge.js"],
            Program::Empty => &["empty.js"],
        }
    }
}

//! What can be put on a page: Sablier, or the empty window it is measured against.

/// A program for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// The app, with its printing module.
    Sablier,
    /// A window with nothing in it.
    Empty,
}

impl Program {
    /// The packages it is made of.
    pub fn packages(self) -> &'static [&'static str] {
        match self {
            Program::Sablier => &["sablier", "printkit-web"],
            Program::Empty => &["sablier-empty"],
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

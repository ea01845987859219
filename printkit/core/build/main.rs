//! Presses our SVG drawings into drawings that need no reading, so that no app and no page carries an SVG reader.
//! Writes each as a file, and a list of their names and files for `src/art.rs`.

#[path = "../src/drawing.rs"]
#[allow(dead_code, reason = "only what SVG files hold is made here")]
mod drawing;
#[path = "../src/ink.rs"]
#[allow(dead_code, reason = "only what SVG files hold is made here")]
mod ink;
mod svg;

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    for folder in ["build", "src/drawing", "src/drawing.rs", "src/ink.rs", "src/pressed.rs"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let out = env::var("OUT_DIR")?;
    let mut list = String::from("&[\n");
    for (number, name) in assets::art_names().into_iter().enumerate() {
        let drawing = svg::parse(assets::art(&name).unwrap_or_default()).map_err(|error| format!("{name}: {error}"))?;
        let file = Path::new(&out).join(format!("{number}.drawing"));
        fs::write(&file, postcard::to_allocvec(&drawing)?)?;
        writeln!(list, "    ({name:?}, include_bytes!({file:?})),")?;
    }
    fs::write(Path::new(&out).join("art.rs"), list + "]\n")?;
    Ok(())
}

//! A window on a display of its own, played by a script.

use sablier_tests::program::program;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// A folder of this test's own, empty.
pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("the build's own folder can be written to");
    folder
}

/// Plays a script in a new folder. `FOLDER` in the script is that folder, its `data` the app's.
pub fn play(name: &str, script: &str) -> PathBuf {
    let folder = scratch(name);
    go_on(&folder, script);
    folder
}

/// Plays a script in a folder that may hold the app's data already.
pub fn go_on(folder: &Path, script: &str) {
    let ended = run(folder, script, &[]);
    assert_eq!(ended.code, 0, "{}", ended.message);
}

/// How the app ended.
pub struct Ended {
    /// Its exit code.
    pub code: i32,
    /// What it said.
    pub message: String,
}

/// The display's own end is not the app's: it sometimes cannot clear up after itself and says 5 for both.
const NOTED: &str = r#""$@"; echo $? > "$0""#;

/// Runs the app with a script, as the argument of another command if there is one.
pub fn run(folder: &Path, script: &str, through: &[&str]) -> Ended {
    let file = folder.join("story.script");
    fs::write(&file, script.replace("FOLDER", &folder.display().to_string())).expect("the folder was just made");
    let note = folder.join("ended");
    fs::remove_file(&note).ok();
    let output = Command::new("xvfb-run")
        .args(["-a", "-s", "-screen 0 1700x1800x24", "sh", "-c", NOTED])
        .arg(&note)
        .args(through)
        .arg(program("sablier"))
        .arg("--script")
        .arg(&file)
        .arg("--data")
        .arg(folder.join("data"))
        .output()
        .expect("xvfb-run is there: `make test` installs it");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    let code = fs::read_to_string(&note).ok().and_then(|code| code.trim().parse().ok());
    Ended { code: code.unwrap_or_else(|| panic!("the display did not even start: {message}")), message }
}

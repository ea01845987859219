//! What real windows cost: from their start to the first frame, a frame, a table that moves, and a timer.

use super::{FRAMES, KEEP, last_stand, ms, row};
use app::platform::native::Native;
use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// Tables in motion, each from its lobby on: what is done before pixels are counted, and what while they are.
const MOTIONS: [(&str, &str, &str); 6] = [
    (
        "a dungeon moved by a finger",
        "tap play-donjonz\ntap new\ntap suggest\ntap lay\ntap suggest\ntap lay\nwait 1500",
        "drag 60 350 -> 300 350\ndrag 300 350 -> 60 300",
    ),
    ("a card carried to a dungeon", "tap play-donjonz\ntap new\nwait 1500", "carry hand -> 195 300\nrelease\nwait 600"),
    (
        "a card carried to a Keep",
        "tap play-knock\nwait 600\ntap new\nwait 600\ntap players-1\ntap start\nwait 800\ntap knock\nwait 3000",
        "carry 100 600 -> 195 300\nrelease\nwait 600",
    ),
    (
        "Fighter's map",
        "tap play-fighter\nwait 600\ntap new\nwait 600\ntap start\nwait 1500",
        "drag 100 250 -> 250 330\nwait 600",
    ),
    ("a die in flight", "tap play-fighter\ntap practice\nwait 400", "swipe 195 590 -> 195 420 150\nwait 1500"),
    (
        "a die in flight in a fight",
        "tap play-fighter\nwait 500\ntap lesson\nwait 500\ntap lesson-next\nwait 300\ntap walk_0_0\nwait 800\n\
         tap lesson-next\nwait 300\ntap die-red\nwait 800",
        "swipe 195 780 -> 195 600 150\nwait 1500",
    ),
];
/// How long a window is watched that nobody touches.
const WATCH: Duration = Duration::from_secs(6);
/// How often each window is started; the median counts.
const STARTS: usize = 5;

/// What a window run showed.
struct Run {
    first: Duration,
    cpu_per_frame: f64,
}

/// The folder of our programs, and one for what they write.
fn folders() -> Result<(PathBuf, PathBuf), String> {
    let folder = std::env::current_exe().map_err(|error| error.to_string())?;
    let scratch = std::env::temp_dir().join(format!("sablier-bench-{}", std::process::id()));
    fs::create_dir_all(&scratch).map_err(|error| error.to_string())?;
    Ok((folder.parent().map(Path::to_path_buf).unwrap_or_default(), scratch))
}

/// Starts and frames of our window beside those of an empty one.
pub fn starts() -> Result<(), String> {
    let (folder, scratch) = folders()?;
    let empty = median(|| run(&folder.join("empty_window"), &[FRAMES.to_string()]))?;
    let sablier = folder.join("sablier");
    let script = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/scripts/bench.script"));
    let arguments =
        ["--script".to_string(), script.display().to_string(), "--data".to_string(), scratch.display().to_string()];
    let full = median(|| {
        fs::remove_dir_all(&scratch).ok();
        run(&sablier, &arguments)
    })?;
    let keep = median(|| {
        fs::remove_dir_all(&scratch).ok();
        last_stand(&mut Native::new(Some(scratch.clone())));
        let script = scratch.join("keep.script");
        fs::write(&script, KEEP).map_err(|error| error.to_string())?;
        let [scripted, _, data, folder] = arguments.clone();
        run(&sablier, &[scripted, script.display().to_string(), data, folder])
    })?;
    timers(&sablier, &scratch, empty.cpu_per_frame)?;
    fs::remove_dir_all(&scratch).ok();
    row("empty macroquad window, start to first frame", format!("{:.0} ms", ms(empty.first)), Some(1.0));
    let ratio = ms(full.first) / ms(empty.first);
    row("Sablier, start to first frame", format!("{:.0} ms", ms(full.first)), Some(ratio));
    row("empty macroquad window, CPU a frame", format!("{:.2} ms", empty.cpu_per_frame), Some(1.0));
    let ratio = full.cpu_per_frame / empty.cpu_per_frame;
    row("Sablier, whole dungeon laid, CPU a frame", format!("{:.2} ms", full.cpu_per_frame), Some(ratio));
    let ratio = keep.cpu_per_frame / empty.cpu_per_frame;
    row("Sablier, last stand in a Keep, CPU a frame", format!("{:.2} ms", keep.cpu_per_frame), Some(ratio));
    Ok(())
}

/// How many windows full of pixels a frame takes while a table moves; an empty window takes one.
pub fn motions() -> Result<(), String> {
    let (folder, scratch) = folders()?;
    let sablier = folder.join("sablier");
    for (what, before, motion) in MOTIONS {
        fs::remove_dir_all(&scratch).ok();
        fs::create_dir_all(&scratch).map_err(|error| error.to_string())?;
        let script = scratch.join("motion.script");
        let story = format!("size 390 844 2\nwait 300\n{before}\nmark begin\nscreens\n{motion}\nscreens\n");
        fs::write(&script, story).map_err(|error| error.to_string())?;
        let output = Command::new(&sablier).arg("--script").arg(&script).arg("--data").arg(&scratch).output();
        let output = output.map_err(|error| format!("{}: {error}", sablier.display()))?;
        let said = String::from_utf8_lossy(&output.stdout);
        let screens = said.lines().rev().find_map(|line| line.strip_prefix("screens ")?.parse().ok());
        let screens: f64 = screens.ok_or_else(|| format!("{what}: {}", String::from_utf8_lossy(&output.stderr)))?;
        row(&format!("Sablier, {what}, pixels a frame"), format!("{screens:.2} screens"), Some(screens));
    }
    fs::remove_dir_all(&scratch).ok();
    Ok(())
}

/// What a timer costs while nobody touches it, in parts of one processor, beside an empty window at thirty frames.
fn timers(sablier: &Path, scratch: &Path, empty_frame: f64) -> Result<(), String> {
    let empty = empty_frame * 30.0 / 10.0;
    row("empty macroquad window, 30 frames a second, CPU", format!("{empty:.1} %"), Some(1.0));
    for (what, held) in [("sand falls", ""), ("held", "tap start\nwait 1000\n")] {
        fs::remove_dir_all(scratch).ok();
        fs::create_dir_all(scratch).map_err(|error| error.to_string())?;
        let script = scratch.join("timer.script");
        let story = format!("size 390 844 2\ntap timer\ntap start\nwait 6000\n{held}mark begin\nlive\n");
        fs::write(&script, story).map_err(|error| error.to_string())?;
        let percent = watch(sablier, &script, scratch)?;
        row(&format!("Sablier, timer, {what}, CPU"), format!("{percent:.1} %"), Some(percent / empty));
    }
    Ok(())
}

/// Plays a script up to its mark, then watches the window for a while and closes it.
fn watch(program: &Path, script: &Path, data: &Path) -> Result<f64, String> {
    let mut child = Command::new(program)
        .arg("--script")
        .arg(script)
        .arg("--data")
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let output = child.stdout.take().ok_or("no output")?;
    let begun = BufReader::new(output).lines().map_while(Result::ok).any(|line| line == "begin");
    // The frame of the mark and those before it are over.
    std::thread::sleep(Duration::from_millis(500));
    let before = cpu_time(child.id()).filter(|_| begun);
    std::thread::sleep(WATCH);
    let after = cpu_time(child.id());
    child.kill().and_then(|()| child.wait()).map_err(|error| error.to_string())?;
    let spent = after.zip(before).map(|(after, before)| after - before).ok_or("the timer's script ended early")?;
    Ok(100.0 * spent / WATCH.as_secs_f64())
}

fn median(mut once: impl FnMut() -> Result<Run, String>) -> Result<Run, String> {
    let mut runs = (0..STARTS).map(|_| once()).collect::<Result<Vec<Run>, String>>()?;
    runs.sort_by_key(|run| run.first);
    let first = runs[STARTS / 2].first;
    runs.sort_by(|a, b| a.cpu_per_frame.total_cmp(&b.cpu_per_frame));
    Ok(Run { first, cpu_per_frame: runs[STARTS / 2].cpu_per_frame })
}

/// Starts a window and reads its marks: `first` after the first frame, `begin` and `end` around [`FRAMES`].
fn run(program: &Path, arguments: &[String]) -> Result<Run, String> {
    let start = Instant::now();
    let mut child = Command::new(program)
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let output = child.stdout.take().ok_or("no output")?;
    let (mut first, mut begin, mut spent) = (None, None, None);
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        match line.as_str() {
            "first" => first = Some(start.elapsed()),
            "begin" => begin = cpu_time(child.id()),
            "end" => spent = cpu_time(child.id()).zip(begin).map(|(end, begin)| end - begin),
            _ => {}
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    match (first, spent) {
        (Some(first), Some(spent)) => Ok(Run { first, cpu_per_frame: spent * 1000.0 / f64::from(FRAMES) }),
        _ => Err(format!("{} ended early: {status}", program.display())),
    }
}

/// Seconds of processor time a process has used, user and system, over all its threads.
pub fn cpu_time(process: u32) -> Option<f64> {
    const TICKS_A_SECOND: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
    let user: f64 = fields.nth(11)?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / TICKS_A_SECOND)
}

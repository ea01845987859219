//! One run of the command: reads decks, makes the pages and writes the files.

use crate::picture;
use indicatif::{ProgressBar, ProgressStyle};
use printkit::{
    Language, Words,
    faces::Style,
    fonts,
    kit::{Inventory, Kit, Options, Printable, Read, Reader},
    order::Order,
    pdf,
    sheet::{PageDrawing, Paper},
    svg,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{IsTerminal, Write},
    path::{Path, PathBuf},
};

/// The kind of files written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// One file for the kit.
    Pdf,
    /// One file a page.
    Svg,
    /// One file a page.
    Png,
}

/// What to print, and where to.
pub struct Job {
    /// Of which game.
    pub game: Kit,
    /// One kit for each.
    pub languages: Vec<Language>,
    /// On which paper.
    pub paper: Paper,
    /// With how much ink.
    pub style: Style,
    /// As what.
    pub format: Format,
    /// With how many inventory sheets a page.
    pub inventory: Inventory,
    /// A player's folder of decks.
    pub decks: Option<PathBuf>,
    /// Whether characters that our fonts lack may print as empty boxes.
    pub allows_missing: bool,
    /// The folder for the files.
    pub out: PathBuf,
}

/// Writes everything and prints the path of each file.
///
/// # Errors
/// Every reason, one a line, ready to be shown.
pub fn run(job: &Job) -> Result<(), Vec<String>> {
    let decks = decks(job.game, job.decks.as_deref())?;
    if job.out.is_file() {
        return Err(vec![format!("{}: this is a file; --out takes the folder that files go to", job.out.display())]);
    }
    fs::create_dir_all(&job.out).map_err(|error| vec![format!("{}: {error}", job.out.display())])?;
    let mut written = Vec::new();
    let kits = decks.len() * job.languages.len();
    let bar = progress(job.format, kits);
    // One kit at a time: a folder of thousands of decks would not fit into memory as drawings.
    let mut each = decks.iter().flat_map(|deck| job.languages.iter().map(move |&language| (deck, language)));
    let result = each.try_for_each(|((name, deck), language)| {
        let (name, pages, about) = made(job, name, deck, language);
        if !job.allows_missing {
            check_letters(&name, &pages)?;
        }
        bar.set_length((pages.len() * kits) as u64);
        match job.format {
            Format::Pdf => write_pdf(job, &name, &pages, &about, &bar, &mut written),
            Format::Svg | Format::Png => write_pages(job, &name, &pages, &bar, &mut written),
        }
    });
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    for path in written {
        // A reader that went away (such as `head`) is no reason to fail: the files are there.
        let _ = writeln!(out, "{}", path.display());
    }
    result.map_err(|reason| vec![reason])
}

/// The decks to print, each with the name its files begin with.
fn decks(game: Kit, folder: Option<&Path>) -> Result<Vec<(String, Printable)>, Vec<String>> {
    let Some(folder) = folder else { return Ok(vec![(game.code().to_string(), game.standard())]) };
    if folder.is_file() {
        return Err(vec![format!("{}: this is a file; --deck takes the folder it lies in", folder.display())]);
    }
    let files = assets::read_folder(folder).map_err(|reason| vec![reason])?;
    if files.is_empty() {
        return Err(vec![format!("{}: there is no deck (*.ron) in this folder", folder.display())]);
    }
    let read = match game.reader() {
        Reader::All(read) => return Ok(vec![(format!("{}-{}", game.code(), slug(folder)), whole(files, read)?)]),
        Reader::Each(read) => read,
    };
    let (mut decks, mut faults, mut names) = (Vec::new(), Vec::new(), BTreeSet::new());
    let mut others = Vec::new();
    for file in files {
        let path = file.path.display().to_string();
        let text = match file.text {
            Ok(text) => text,
            Err(reason) => {
                faults.push(format!("{path}: {reason}"));
                continue;
            }
        };
        match read(&path, &text) {
            Err(found) => match owner(&path, &text) {
                Some(other) => others.push(format!("{path}: this is a deck of {}", other.code())),
                None => faults.extend(found.iter().map(ToString::to_string)),
            },
            Ok(deck) => {
                let name = slug(&file.path);
                let unique = (2..).map(|n| format!("{name}-{n}")).find(|name| !names.contains(name));
                let name = if names.contains(&name) { unique.unwrap_or(name) } else { name };
                names.insert(name.clone());
                decks.push((format!("{}-{name}", game.code()), deck));
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    if decks.is_empty() {
        return Err(others);
    }
    for other in others {
        eprintln!("printkit: {other}, and is left out");
    }
    Ok(decks)
}

/// The game whose deck a file holds, of those that read each file as one.
fn owner(path: &str, text: &str) -> Option<Kit> {
    Kit::ALL.into_iter().find(|kit| matches!(kit.reader(), Reader::Each(read) if read(path, text).is_ok()))
}

/// A folder of files as one deck.
fn whole(files: Vec<assets::DeckFile>, read: fn(&[(String, String)]) -> Read) -> Result<Printable, Vec<String>> {
    let mut texts = Vec::new();
    for file in files {
        let path = file.path.display().to_string();
        let text = file.text.map_err(|reason| vec![format!("{path}: {reason}")])?;
        texts.push((path, text));
    }
    read(&texts).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// A file's name in letters and digits that every system takes.
fn slug(path: &Path) -> String {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
    let plain: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() { "deck".to_string() } else { plain.chars().take(40).collect() }
}

fn made(job: &Job, name: &str, deck: &Printable, language: Language) -> (String, Vec<PageDrawing>, pdf::About) {
    let options = Options { paper: job.paper, style: job.style, inventory: job.inventory };
    let pages = deck(&Words::new(language), options);
    let order = Order { game: job.game, language, options };
    (order.file_name(name), pages, pdf::About::kit(job.game, language))
}

/// Refuses what would print as empty boxes, with the characters and the first page of each.
fn check_letters(name: &str, pages: &[PageDrawing]) -> Result<(), String> {
    let mut missing = BTreeMap::new();
    for page in pages {
        for letter in fonts::missing(&page.drawing) {
            missing.entry(letter).or_insert(&page.name);
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let said: Vec<String> =
        missing.iter().map(|(letter, page)| format!("'{letter}' (U+{:04X}, {page})", u32::from(*letter))).collect();
    Err(format!("{name}: our fonts lack {}; --allow-missing prints empty boxes instead", said.join(", ")))
}

/// A bar for work that takes a moment, and only where somebody is looking.
fn progress(format: Format, kits: usize) -> ProgressBar {
    let takes_long = format == Format::Png || kits > 3;
    if !takes_long || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}").unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(0).with_style(style)
}

fn write_pdf(
    job: &Job,
    name: &str,
    pages: &[PageDrawing],
    about: &pdf::About,
    bar: &ProgressBar,
    written: &mut Vec<PathBuf>,
) -> Result<(), String> {
    bar.set_message(name.to_string());
    let bytes = pdf::write(pages, about).map_err(|error| error.to_string())?;
    written.push(replace(&job.out.join(format!("{name}.pdf")), &bytes)?);
    bar.inc(pages.len() as u64);
    Ok(())
}

fn write_pages(
    job: &Job,
    name: &str,
    pages: &[PageDrawing],
    bar: &ProgressBar,
    written: &mut Vec<PathBuf>,
) -> Result<(), String> {
    let digits = pages.len().to_string().len();
    for (number, page) in (1..).zip(pages) {
        let stem = format!("{name}-{number:0digits$}-{}", page.name);
        bar.set_message(stem.clone());
        let (ending, bytes) = match job.format {
            Format::Svg => ("svg", svg::write(&page.drawing).into_bytes()),
            _ => ("png", picture::png(&page.drawing).map_err(|error| error.to_string())?),
        };
        written.push(replace(&job.out.join(format!("{stem}.{ending}")), &bytes)?);
        bar.inc(1);
    }
    Ok(())
}

/// How the name of a file ends that is not complete yet.
const DRAFT: &str = ".part";

/// Removes what runs that were killed have left of a file. Who still writes has a lock on its draft.
fn clear_drafts(path: &Path) {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { return };
    let name = format!("{}.", name.to_string_lossy());
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let draft = entry.file_name();
        let draft = draft.to_string_lossy();
        let is_draft = draft.starts_with(&name) && draft.ends_with(DRAFT);
        if is_draft && fs::File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            // One that cannot go is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes a file whole or not at all: an older one stays until the new one is complete.
fn replace(path: &Path, bytes: &[u8]) -> Result<PathBuf, String> {
    let fail = |error: std::io::Error| format!("{}: {error}", path.display());
    clear_drafts(path);
    let mut draft = path.as_os_str().to_owned();
    draft.push(format!(".{}{DRAFT}", std::process::id()));
    let draft = PathBuf::from(draft);
    let written = fs::File::create(&draft).and_then(|mut file| {
        file.lock()?;
        file.write_all(bytes)?;
        file.sync_all()
    });
    if let Err(error) = written.and_then(|()| fs::rename(&draft, path)) {
        // What is left of the draft is of no use; if it cannot go either, the first error says why.
        let _ = fs::remove_file(&draft);
        return Err(fail(error));
    }
    Ok(path.to_path_buf())
}

//! One run of the command: reads decks, makes the pages and writes the files.

use crate::picture;
use indicatif::{ProgressBar, ProgressStyle};
use printkit::{
    Language, Words,
    cover::cover,
    fonts,
    kit::{Kit, Laid, Options, Printable, Read, Reader, contents::Contents},
    order::Order,
    pdf,
    printer::{Flip, Printer},
    setup::{Backs, Numbers, range},
    sheet::{self, PageDrawing, Side},
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
    /// How; the printer and the cards come from what is below.
    pub options: Options,
    /// Whether somebody said where backs go.
    pub backs_are_chosen: bool,
    /// Cards by their numbers and names.
    pub cards: Option<String>,
    /// A folder of older decks: only what is not in them is printed.
    pub since: Option<PathBuf>,
    /// A file about the printer.
    pub profile: Option<PathBuf>,
    /// Whether to tell only what would be printed.
    pub lists: bool,
    /// As what.
    pub format: Format,
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
    let older = job.since.as_deref().map(|folder| decks_in(job.game, folder)).transpose()?;
    let options = with_printer(job).map_err(|reason| vec![reason])?;
    if job.lists {
        return list(job, &decks, older.as_deref(), options).map_err(|reason| vec![reason]);
    }
    if job.out.is_file() {
        return Err(vec![format!("{}: this is a file; --out takes the folder that files go to", job.out.display())]);
    }
    let mut written = Vec::new();
    let kits = decks.len() * job.languages.len();
    let bar = progress(job.format, kits);
    // One kit at a time: a folder of thousands of decks would not fit into memory as drawings.
    let mut each = decks.iter().flat_map(|deck| job.languages.iter().map(move |&language| (deck, language)));
    let result = each.try_for_each(|((name, deck), language)| {
        let order = ordered(job, deck, older.as_deref(), language, options)?;
        let Laid { pages, left_out } = order.laid(deck);
        let name = order.file_name(name);
        if !left_out.is_empty() {
            let paper = options.paper.written();
            eprintln!("printkit: {name}: too large for {paper} and left out: {}", some(&left_out));
        }
        if pages.is_empty() {
            return Err(format!("{name}: there is nothing to print"));
        }
        if !job.allows_missing {
            check_letters(&name, &pages)?;
        }
        if std::io::stderr().is_terminal() {
            eprintln!("{name}: {}", summary(&pages));
        }
        fs::create_dir_all(&job.out).map_err(|error| format!("{}: {error}", job.out.display()))?;
        bar.set_length((pages.len() * kits) as u64);
        match job.format {
            Format::Pdf => write_pdf(job, &name, &pages, &pdf::About::kit(&order), &bar, &mut written),
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

/// The first few of some names.
fn some(names: &[String]) -> String {
    let mut said: Vec<&str> = names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    said.dedup();
    let more = if said.len() > 6 { ", …" } else { "" };
    said.truncate(6);
    format!("{}{more}", said.join(", "))
}

/// The options, with what the file about the printer says.
fn with_printer(job: &Job) -> Result<Options, String> {
    let Some(path) = &job.profile else { return Ok(job.options) };
    let fail = |reason: String| format!("{}: {reason}", path.display());
    let text = fs::read_to_string(path).map_err(|error| fail(error.to_string()))?;
    let printer = Printer::read(&text).map_err(|reason| format!("{}:{reason}", path.display()))?;
    let backs = match printer.flip {
        _ if job.backs_are_chosen => job.options.backs,
        Flip::Long => Backs::Long,
        Flip::Short => Backs::Short,
    };
    Ok(Options { printer, backs, ..job.options })
}

/// The order for a deck, with its cards chosen.
fn ordered(
    job: &Job,
    deck: &Printable,
    older: Option<&[(String, Printable)]>,
    language: Language,
    mut options: Options,
) -> Result<Order, String> {
    let words = Words::new(language);
    let contents = |deck: &Printable| deck(&words, options.style, options.inventory);
    if let Some(older) = older {
        let ours = contents(deck);
        // Of several older decks, the one that is most like ours.
        let changes = older.iter().map(|(_, deck)| ours.changed_since(&contents(deck)));
        let least = changes.min_by_key(Vec::len).unwrap_or_default();
        let mut numbers = Numbers::default();
        least.into_iter().filter_map(|number| u16::try_from(number).ok()).for_each(|number| numbers.put(number));
        options.choice.cards = Some(numbers);
    }
    if let Some(wanted) = &job.cards {
        options.choice.cards = Some(numbers_of(wanted, &contents(deck))?);
    }
    Ok(Order { game: job.game, language, options })
}

/// The cards that somebody named, by their numbers or by the beginnings of their names.
fn numbers_of(wanted: &str, contents: &Contents) -> Result<Numbers, String> {
    let names = contents.numbered();
    let mut numbers = Numbers::default();
    for part in wanted.split(',').map(str::trim) {
        if let Some((first, last)) = range(part) {
            if usize::from(last) > names.len() {
                return Err(format!("--cards {part}: there are {} cards; --list tells them", names.len()));
            }
            (first..=last).for_each(|number| numbers.put(number));
            continue;
        }
        let start = part.to_lowercase();
        let named = names.iter().zip(1..).filter(|(name, _)| name.to_lowercase().starts_with(&start));
        let before = numbers;
        named.for_each(|(_, number)| numbers.put(number));
        if part.is_empty() || numbers == before {
            return Err(format!("--cards {part}: no card has this name; --list tells them"));
        }
    }
    Ok(numbers)
}

/// How many sheets a kit takes, and how much ink.
fn summary(pages: &[PageDrawing]) -> String {
    let sides = sheet::sides(pages);
    let backs = pages.iter().filter(|page| page.side == Side::Back).count();
    let sheets = if backs > 0 { sides.len() / 2 } else { sides.len() };
    let ink = pages.iter().map(|page| cover(&page.drawing)).sum::<f64>();
    let page = 100.0 * ink / pages.len().max(1) as f64;
    format!("{sheets} sheets, {backs} of them on both sides; ink on {page:.0} % of a page")
}

/// Tells what would be printed.
fn list(
    job: &Job,
    decks: &[(String, Printable)],
    older: Option<&[(String, Printable)]>,
    options: Options,
) -> Result<(), String> {
    let mut out = std::io::stdout().lock();
    for (name, deck) in decks {
        for &language in &job.languages {
            let order = ordered(job, deck, older, language, options)?;
            let contents = deck(&Words::new(language), options.style, options.inventory);
            let chosen = order.options.choice.cards;
            let mut said = vec![order.file_name(name)];
            let numbered = contents.numbered().into_iter().zip(1..);
            let is_chosen = |number: u16| chosen.is_none_or(|cards| cards.has(number));
            said.extend(
                numbered.filter(|(_, number)| is_chosen(*number)).map(|(name, number)| format!("{number:4}  {name}")),
            );
            let laid = order.laid(deck);
            let sides = sheet::sides(&laid.pages);
            let paged = sides.iter().zip(1..).filter_map(|(page, number)| Some((number, (*page)?)));
            said.extend(paged.map(|(number, page): (usize, _)| {
                format!("page {number:3}  {}: {}, ink {:.0} %", page.name, page.title, 100.0 * cover(&page.drawing))
            }));
            if !laid.left_out.is_empty() {
                said.push(format!("too large for the paper: {}", some(&laid.left_out)));
            }
            said.push(summary(&laid.pages));
            // A reader that went away is no reason to fail.
            let _ = writeln!(out, "{}", said.join("\n"));
        }
    }
    Ok(())
}

/// The decks to print, each with the name its files begin with.
fn decks(game: Kit, folder: Option<&Path>) -> Result<Vec<(String, Printable)>, Vec<String>> {
    folder.map_or_else(|| Ok(vec![(game.code().to_string(), game.standard())]), |folder| decks_in(game, folder))
}

/// The decks of a folder.
fn decks_in(game: Kit, folder: &Path) -> Result<Vec<(String, Printable)>, Vec<String>> {
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

//! The command that prints: writes the kits as PDF, SVG or PNG files. Knows the file system and the terminal.

mod job;
mod picture;

use clap::{Parser, Subcommand, ValueEnum};
use job::{Format, Job};
use printkit::{
    Language,
    faces::Style,
    kit::{Inventory, Kit, Options, WIDEST},
    paper::{OWN, Paper, Tenths},
    printer::Printer,
    setup::{Backs, Choice, Marks, Part, Parts, Scale, range},
};
use std::{path::PathBuf, process::ExitCode};

const EXAMPLES: &str = "\
Examples:
  printkit donjonz --lang fr --out out/
      the French kit in colour on A4, as out/donjonz-fr-a4-colour.pdf
  printkit donjonz --paper letter --style ink-saver --inventory 2 --out out/
      the English kit on US Letter, sparing ink, with two inventory sheets a page
  printkit donjonz --lang fr,en,es --out out/
      one file for each of the three languages
  printkit donjonz --format png --style grey --out pictures/
      every page as a picture in greys
  printkit donjonz --deck my-decks/ --out out/
      the decks (*.ron) of a folder in place of ours
  printkit knock --lang es --style ink-saver --out out/
      the Spanish Knock kit, as out/knock-es-a4-ink-saver.pdf
  printkit fighter --lang fr --paper letter --out out/
      the French Fighter kit on US Letter, as out/fighter-fr-letter-colour.pdf
  printkit knock --cards 3,7-9 --backs fold
      four cards with their backs beside them, to be folded over and glued
  printkit fighter --pieces cards,backs --size european --gap 4 --bleed 2 --marks lines
      cards for European sleeves, 4 mm apart, with long lines to cut along";

/// Prints the games: cards, pieces, sheets and rules, in true size.
#[derive(Parser)]
#[command(name = "printkit", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    game: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The Donjonz kit: dungeon cards, start card, hero, tokens, inventory sheets and rules.
    #[command(after_help = EXAMPLES)]
    Donjonz {
        #[command(flatten)]
        choices: Choices,
        /// Inventory sheets on a page: one large or two small.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
        inventory: u8,
    },
    /// The Knock kit: Keep cards, reference cards, tokens, adventure log and rules.
    #[command(after_help = EXAMPLES)]
    Knock {
        #[command(flatten)]
        choices: Choices,
    },
    /// The Fighter kit: cards, hero sheets, boards, target, tokens, dice, score sheet and rules.
    #[command(after_help = EXAMPLES)]
    Fighter {
        #[command(flatten)]
        choices: Choices,
    },
}

#[derive(clap::Args)]
struct Choices {
    /// The paper in your printer: a3, a4, a5, letter, legal, tabloid, or its sides in mm as in 200x250.
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = paper)]
    paper: Paper,
    /// The language of all words; several may be given with commas between them.
    #[arg(long, value_enum, default_value = "en", value_delimiter = ',')]
    lang: Vec<LanguageName>,
    /// Colour as on the screen, greys only, or panels faded to save ink.
    #[arg(long, value_enum, default_value = "colour")]
    style: StyleName,
    /// One PDF for the whole kit, or one SVG or PNG file for each page.
    #[arg(long, value_enum, default_value = "pdf")]
    format: FormatName,
    /// A folder of your own decks (*.ron), printed in place of ours. For Fighter, of one deck's five files.
    #[arg(long, value_name = "FOLDER")]
    deck: Option<PathBuf>,
    /// Only these parts: guide, cards, backs, boards, tokens, dice, sheets, rules; with commas between them.
    #[arg(long, value_name = "PARTS", value_parser = parts)]
    pieces: Option<Parts>,
    /// Only these cards and boards, by their numbers or names, as in 3,7-9,Goblin; --list tells them.
    #[arg(long, value_name = "CARDS")]
    cards: Option<String>,
    /// Only the cards and boards that are not, or not the same, in the decks of this folder.
    #[arg(long, value_name = "FOLDER", conflicts_with = "cards")]
    since: Option<PathBuf>,
    /// Only these pages of the document, as in 3-6.
    #[arg(long, value_name = "PAGES", value_parser = pages)]
    pages: Option<(u16, u16)>,
    /// How many of each card, token and sheet.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=20))]
    copies: u8,
    /// Where backs go: behind their fronts with paper turned over its long or short edge, on sheets of their own, beside
    /// their fronts to be folded over, or nowhere. Without it, as the printer's profile says.
    #[arg(long, value_enum)]
    backs: Option<BacksName>,
    /// How far colour runs over the cuts, in mm, from 0 to 5.
    #[arg(long, value_name = "MM", default_value = "1.5", value_parser = bleed)]
    bleed: Tenths,
    /// How far cards keep from each other, in mm, from 0 to 10.
    #[arg(long, value_name = "MM", default_value = "0", value_parser = gap)]
    gap: Tenths,
    /// Where to cut: corners, lines or none; on fronts or backs alone; dotted; how long in mm. As in lines,fronts,dotted.
    #[arg(long, value_name = "MARKS", default_value = "corners", value_parser = marks)]
    marks: Marks,
    /// How large cards are: true, large-print, mini, or as they fit a sleeve: standard, european, american,
    /// mini-european, mini-american, square, tarot, large.
    #[arg(long, value_name = "SIZE", default_value = "true", value_parser = scale)]
    size: Scale,
    /// A file about your printer; `printkit printer` makes one.
    #[arg(long, value_name = "FILE")]
    profile: Option<PathBuf>,
    /// Only tell what would be printed: cards with their numbers, sheets and ink.
    #[arg(long)]
    list: bool,
    /// Print characters that our fonts lack as empty boxes instead of stopping.
    #[arg(long)]
    allow_missing: bool,
    /// Where the files go; made if it is not there.
    #[arg(long, value_name = "FOLDER", default_value = "out")]
    out: PathBuf,
}

fn paper(text: &str) -> Result<Paper, String> {
    let reason = || {
        let names: Vec<&str> = Paper::ALL.into_iter().map(Paper::code).collect();
        format!("known papers: {}; or sides from {} to {} mm as in 200x250", names.join(", "), OWN.0, OWN.1)
    };
    Paper::parse(&text.to_lowercase()).ok_or_else(reason)
}

fn parts(text: &str) -> Result<Parts, String> {
    let reason = || format!("known parts: {}", Part::ALL.map(Part::code).join(", "));
    Parts::parse(text).ok_or_else(reason)
}

fn pages(text: &str) -> Result<(u16, u16), String> {
    range(text).ok_or_else(|| "pages are a number, or two as in 3-6".to_string())
}

fn bleed(text: &str) -> Result<Tenths, String> {
    millimetres(text, WIDEST.0)
}

fn gap(text: &str) -> Result<Tenths, String> {
    millimetres(text, WIDEST.1)
}

fn millimetres(text: &str, most: f32) -> Result<Tenths, String> {
    let length = text.parse().ok().and_then(|mm| Tenths::from_mm(mm, most));
    length.ok_or_else(|| format!("a length from 0 to {most} mm"))
}

fn marks(text: &str) -> Result<Marks, String> {
    let reason =
        || "known words: corners, lines, none, both, fronts, backs, whole, dotted, or a length from 1 to 10 mm";
    Marks::parse(text).ok_or_else(|| reason().to_string())
}

fn scale(text: &str) -> Result<Scale, String> {
    let reason = || {
        let names: Vec<&str> = Scale::all().into_iter().map(Scale::code).collect();
        format!("known sizes: {}", names.join(", "))
    };
    Scale::parse(text).ok_or_else(reason)
}

#[derive(Clone, Copy, ValueEnum)]
enum BacksName {
    Long,
    Short,
    Own,
    Fold,
    None,
}

impl From<BacksName> for Backs {
    fn from(name: BacksName) -> Backs {
        match name {
            BacksName::Long => Backs::Long,
            BacksName::Short => Backs::Short,
            BacksName::Own => Backs::Own,
            BacksName::Fold => Backs::Fold,
            BacksName::None => Backs::None,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum LanguageName {
    En,
    Fr,
    Es,
}

#[derive(Clone, Copy, ValueEnum)]
enum StyleName {
    #[value(alias = "color")]
    Colour,
    #[value(alias = "gray")]
    Grey,
    InkSaver,
}

#[derive(Clone, Copy, ValueEnum)]
enum FormatName {
    Pdf,
    Svg,
    Png,
}

impl Choices {
    fn job(self, game: Kit, inventory: Inventory) -> Job {
        let mut languages: Vec<Language> = Vec::new();
        for name in self.lang {
            let language = match name {
                LanguageName::En => Language::English,
                LanguageName::Fr => Language::French,
                LanguageName::Es => Language::Spanish,
            };
            if !languages.contains(&language) {
                languages.push(language);
            }
        }
        let style = match self.style {
            StyleName::Colour => Style::Colour,
            StyleName::Grey => Style::Grey,
            StyleName::InkSaver => Style::InkSaver,
        };
        let parts = self.pieces.unwrap_or(Parts::ALL);
        Job {
            game,
            languages,
            options: Options {
                paper: self.paper,
                style,
                inventory,
                backs: self.backs.map(Backs::from).unwrap_or_default(),
                bleed: self.bleed,
                gap: self.gap,
                marks: self.marks,
                scale: self.size,
                printer: Printer::default(),
                choice: Choice { parts, cards: None, pages: self.pages, copies: self.copies },
            },
            backs_are_chosen: self.backs.is_some(),
            cards: self.cards,
            since: self.since,
            profile: self.profile,
            lists: self.list,
            format: match self.format {
                FormatName::Pdf => Format::Pdf,
                FormatName::Svg => Format::Svg,
                FormatName::Png => Format::Png,
            },
            decks: self.deck,
            allows_missing: self.allow_missing,
            out: self.out,
        }
    }
}

fn main() -> ExitCode {
    // Wrong options end here with exit code 2 and a hint; --help and --version with 0.
    let job = match Cli::parse().game {
        Command::Donjonz { choices, inventory } => {
            choices.job(Kit::Donjonz, if inventory == 2 { Inventory::Two } else { Inventory::One })
        }
        Command::Knock { choices } => choices.job(Kit::Knock, Inventory::default()),
        Command::Fighter { choices } => choices.job(Kit::Fighter, Inventory::default()),
    };
    match job::run(&job) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reasons) => {
            for reason in reasons {
                eprintln!("printkit: {reason}");
            }
            ExitCode::FAILURE
        }
    }
}

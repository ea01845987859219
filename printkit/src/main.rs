//! The command that prints: writes the kits as PDF, SVG or PNG files. Knows the file system and the terminal.

mod job;
mod picture;

use clap::{Parser, Subcommand, ValueEnum};
use job::{Format, Job};
use printkit::{
    Language,
    faces::Style,
    kit::{Inventory, Kit},
    sheet::Paper,
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
      the French Fighter kit on US Letter, as out/fighter-fr-letter-colour.pdf";

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
    /// The paper in your printer.
    #[arg(long, value_enum, default_value = "a4")]
    paper: PaperName,
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
    /// Print characters that our fonts lack as empty boxes instead of stopping.
    #[arg(long)]
    allow_missing: bool,
    /// Where the files go; made if it is not there.
    #[arg(long, value_name = "FOLDER", default_value = "out")]
    out: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaperName {
    A4,
    Letter,
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
        Job {
            game,
            languages,
            paper: match self.paper {
                PaperName::A4 => Paper::A4,
                PaperName::Letter => Paper::Letter,
            },
            style: match self.style {
                StyleName::Colour => Style::Colour,
                StyleName::Grey => Style::Grey,
                StyleName::InkSaver => Style::InkSaver,
            },
            format: match self.format {
                FormatName::Pdf => Format::Pdf,
                FormatName::Svg => Format::Svg,
                FormatName::Png => Format::Png,
            },
            inventory,
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

//! The contents of a game's rules, and what a search in them finds.

use super::{Touch, search::Sought, sections};
use crate::{
    layout::{Node, column, paragraph, row},
    play::Listed,
    scene::{Keys, Lettering, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, TextField},
};
use std::cmp::Reverse;

/// Shows the field for what is sought, and under it the sections in which it stands: all of them while nothing is sought.
pub fn show(scene: &mut Scene, frame: &Frame<'_>, game: &Listed, text: &str) {
    widgets::page(scene, frame, "contents", frame.say("rules-contents"), 1, |_| {
        let sought = Sought::new(text);
        let found = found(frame, game, &sought);
        let mut rows: Vec<Node<'_>> = found.into_iter().map(|found| line(frame, found)).collect();
        if rows.is_empty() {
            rows.push(paragraph(frame.say("rules-nothing-found"), frame.body()));
        }
        let size = frame.em(19.0);
        let field = TextField {
            keys: Keys::Words,
            label: frame.say("rules-search"),
            text: text.to_string(),
            hint: frame.say("rules-search"),
            size,
        };
        let paper = widgets::text_field(Touch::Sought, field).height((size * 2.2).max(TOUCH));
        column([paper, column(rows).gap(frame.dp(8.0))]).gap(frame.dp(14.0))
    });
}

/// A section in which something was found.
pub struct Found {
    /// Its number.
    pub section: usize,
    title: String,
    /// The sentence, if something is sought.
    sentence: String,
}

/// The sections in which all that is sought stands: first those whose titles say most of it.
pub fn found(frame: &Frame<'_>, game: &Listed, sought: &Sought) -> Vec<Found> {
    let look = |(section, title, text): (usize, String, String)| {
        let sentence = if sought.is_empty() { "" } else { sought.find(&title, &text)? };
        Some(Found { section, sentence: sentence.to_string(), title })
    };
    let mut found: Vec<Found> = sections(frame, game).into_iter().filter_map(look).collect();
    found.sort_by_key(|found| Reverse(sought.hits(&found.title)));
    found
}

fn line<'a>(frame: &Frame<'_>, Found { section, title, sentence }: Found) -> Node<'a> {
    let label = format!("{title}. {sentence}");
    let mut words = vec![paragraph(title, Lettering { size: frame.em(16.5), ..frame.heading() })];
    if !sentence.is_empty() {
        words.push(paragraph(sentence, frame.body()));
    }
    let content = column(words).gap(frame.dp(3.0)).grow(1.0);
    widgets::list_row(frame, Touch::Section(section), label, true, section, row([content]))
}

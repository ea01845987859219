//! "What does this do?": a thing that is held is told on a card, with the way to the rules about it.

use crate::{
    layout::{column, figure, paragraph, pictured, row},
    play::Listed,
    scene::{Lettering, Picture, Role, Scene},
    theme::Frame,
    touch::Anywhere,
    widgets::{self, Look},
};

/// What a thing is and does.
#[derive(Clone)]
pub struct Explained {
    /// What it is called.
    pub name: String,
    /// How it looks.
    pub picture: Picture,
    /// Whether the picture is a card to be read, and not a sign beside the name.
    pub is_card: bool,
    /// What it does, in a sentence or two.
    pub text: String,
    /// Whose rules tell more.
    pub game: &'static Listed,
    /// In which section, counted from 1.
    pub section: usize,
}

impl Explained {
    /// What is told of a thing: its name, what it does, and where the game's rules tell more.
    pub fn new(game: &'static Listed, section: usize, picture: Picture, name: String, text: String) -> Explained {
        Explained { name, text, picture, is_card: false, game, section }
    }

    /// What is told of a thing under a key.
    pub fn of(key: &str, picture: Picture, game: &'static Listed, section: usize, frame: &Frame<'_>) -> Explained {
        Explained::new(game, section, picture, frame.say(key), frame.say(&format!("{key}-does")))
    }

    /// Shows the card over everything; a tap beside its button puts it away.
    pub(crate) fn show(&self, scene: &mut Scene, frame: &Frame<'_>) {
        widgets::lay(scene, frame, "explained", || {
            let picture = self.picture.clone();
            let name = paragraph(self.name.clone(), Lettering { size: frame.em(22.0), ..frame.heading() });
            let text = paragraph(self.text.clone(), frame.body()).firm();
            let more =
                widgets::button(frame, Anywhere::ReadMore, Look::Gold, Some("ui/ui_book"), frame.say("explain-more"));
            let gap = frame.dp(12.0);
            match (self.is_card, frame.is_landscape()) {
                (false, _) => {
                    let side = frame.dp(76.0);
                    let head = row([pictured(picture, side), name.grow(1.0)]).gap(gap).firm();
                    column([head, text, more.firm()]).gap(gap)
                }
                (true, false) => {
                    let card = figure(picture).height(frame.size.h * 0.36);
                    column([card, name.firm(), text, more.firm()]).gap(gap)
                }
                (true, true) => {
                    let side = (frame.size.h * 0.6).min(frame.dp(180.0));
                    let words = column([name.firm(), text, more.firm()]).gap(gap).grow(1.0);
                    row([pictured(picture, side), words]).gap(gap)
                }
            }
        });
        scene.touch(Anywhere::Enough, Role::Button, frame.say("explain-close"), frame.whole());
        // The button lies over what is beside it.
        scene.touchables.rotate_right(1);
        let told = format!("{}. {}", self.name, self.text);
        scene.touch(Anywhere::Told, Role::Label, told, frame.whole());
    }
}

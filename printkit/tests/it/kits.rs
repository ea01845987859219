//! Every kit that can be printed, and every text on a page.

use printkit::{
    Language,
    drawing::{Face, Item, Point, Text, Transform},
    faces::Style,
    kit::{Inventory, Kit, Options},
    order::Order,
    sheet::{PageDrawing, Paper},
};

/// All ways to print a game.
pub fn options(game: Kit) -> Vec<Options> {
    let inventories = if game == Kit::Donjonz { &Inventory::ALL[..] } else { &Inventory::ALL[..1] };
    let mut all = Vec::new();
    for paper in Paper::COMMON {
        for style in Style::ALL {
            for &inventory in inventories {
                all.push(Options { paper, style, inventory, ..Options::default() });
            }
        }
    }
    all
}

/// Calls `check` with the pages of every kit and a name for it.
#[allow(dead_code, reason = "not every test file looks at all games")]
pub fn each(check: impl Fn(&str, &[PageDrawing], Options)) {
    for game in Kit::ALL {
        each_of(game, &check);
    }
}

/// The same for one game.
pub fn each_of(game: Kit, check: impl Fn(&str, &[PageDrawing], Options)) {
    for language in Language::ALL {
        for options in options(game) {
            let name = format!("{} {} {options:?}", game.code(), language.code());
            check(&name, &Order { game, language, options }.pages(), options);
        }
    }
}

/// A text where it comes to lie on its page.
#[allow(dead_code, reason = "not every test file reads the texts")]
pub struct Written {
    pub words: String,
    pub face: Face,
    pub size: f32,
    pub start: Point,
    pub is_upright: bool,
    pub width: f32,
}

/// All texts of a page.
#[allow(dead_code, reason = "not every test file reads the texts")]
pub fn texts(page: &PageDrawing) -> Vec<Written> {
    let mut found = Vec::new();
    gather(&page.drawing.items, Transform::IDENTITY, &mut found);
    found
}

fn gather(items: &[Item], at: Transform, found: &mut Vec<Written>) {
    for item in items {
        match item {
            Item::Shape(_) => {}
            Item::Group { transform, items, .. } => gather(items, transform.then(at), found),
            Item::Text(text) => found.push(written(text, at)),
        }
    }
}

fn written(text: &Text, at: Transform) -> Written {
    use printkit::{drawing::Anchor, fonts};
    let width = fonts::width(text.face, &text.words, text.size);
    let back = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => width / 2.0,
        Anchor::End => width,
    };
    Written {
        words: text.words.clone(),
        face: text.face,
        size: text.size * at.growth(),
        start: at.apply(Point { x: text.at.x - back, y: text.at.y }),
        is_upright: at.b == 0.0 && at.a > 0.0,
        width: width * at.growth(),
    }
}

//! What a screen shows at one moment: pictures back to front, and the list of things one can touch.
//! Plain data, made without a window; the canvas draws it, scripts and tests read it.

use crate::{
    collage::glyph,
    geometry::{Point, Rect, Size},
    slant::Slant,
    touch::Touch,
};
use printkit_core::{
    Drawing, Ink, art,
    drawing::{Anchor, Face, Text},
    fonts, pixels,
};
use std::{
    borrow::Cow,
    hash::{DefaultHasher, Hash, Hasher},
    rc::Rc,
};

/// A drawing made only when it is needed, known by a key so that it is made once.
#[derive(Clone)]
pub struct Picture {
    /// Equal keys mean equal drawings.
    pub key: u64,
    /// The frame of the drawing, in its own units.
    pub size: Size,
    /// How far parts reach over the frame, in the same units.
    pub bleed: f32,
    make: Rc<dyn Fn() -> Drawing>,
}

impl Picture {
    /// A picture of this frame, whose parts reach over it by up to `bleed`.
    pub fn new(key: impl Hash, size: Size, bleed: f32, make: impl Fn() -> Drawing + 'static) -> Picture {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        Picture::known_by(hasher, size, bleed, Rc::new(make))
    }

    /// The same, drawn into an empty drawing of that frame.
    pub fn drawn(key: impl Hash, size: Size, bleed: f32, draw: impl Fn(&mut Drawing) + 'static) -> Picture {
        Picture::new(key, size, bleed, move || {
            let mut drawing = Drawing::new(size.w, size.h);
            draw(&mut drawing);
            drawing
        })
    }

    /// One of the signs that screens draw themselves, in a frame of 100 units.
    pub fn sign(key: impl Hash, bleed: f32, draw: impl Fn(&mut Drawing) + 'static) -> Picture {
        Picture::drawn(("sign", key), Size { w: 100.0, h: 100.0 }, bleed, draw)
    }

    fn known_by(mut hasher: DefaultHasher, size: Size, bleed: f32, make: Rc<dyn Fn() -> Drawing>) -> Picture {
        (size.w.to_bits(), size.h.to_bits(), bleed.to_bits()).hash(&mut hasher);
        Picture { key: hasher.finish(), size, bleed, make }
    }

    /// One of our SVG drawings.
    pub fn art(name: impl Into<Cow<'static, str>>) -> Picture {
        let name = name.into();
        Picture::new(("art", &*name), art::size(&name), 0.0, {
            let name = name.clone();
            move || art::art(&name)
        })
    }

    /// A control glyph in one colour.
    pub fn icon(name: &'static str, ink: Ink) -> Picture {
        Picture::new(("icon", name, ink), Size { w: 28.0, h: 28.0 }, 0.0, move || glyph(name, ink))
    }

    /// The same picture with its drawing changed in a way that has this name, and a little more bleed for it.
    pub fn changed(&self, way: &str, change: fn(&mut Drawing)) -> Picture {
        let make = Rc::clone(&self.make);
        Picture::new((way, self.key), self.size, self.bleed + 1.0, move || {
            let mut drawing = make();
            change(&mut drawing);
            drawing
        })
    }

    /// The drawing, with its frame grown by the bleed.
    pub fn drawing(&self) -> Drawing {
        let mut whole = Drawing::new(self.size.w + 2.0 * self.bleed, self.size.h + 2.0 * self.bleed);
        whole.place((self.make)(), printkit_core::drawing::Transform::shift(self.bleed, self.bleed), 1.0);
        whole
    }
}

/// A picture at its place.
#[derive(Clone)]
pub struct Sprite {
    /// What.
    pub picture: Picture,
    /// Where the picture's frame lies.
    pub at: Rect,
    /// Degrees clockwise around the middle.
    pub turn: f32,
    /// How the frame lies if it is not upright: `at` is then no more than what it fills.
    pub slant: Option<Slant>,
    /// Opacity from 0 to 1.
    pub fade: f32,
    /// Nothing outside shows.
    pub clip: Option<Rect>,
    /// Belongs to the ground, which does not move when screens change.
    pub ground: bool,
    /// Words or a control, drawn in dp for its place, and no picture of something.
    pub is_plain: bool,
    /// How finely it is painted.
    pub detail: Detail,
}

impl Sprite {
    /// The same in one of a few sizes: it is zoomed or moves, and need not be painted anew for every frame.
    pub fn stepped(&mut self) -> &mut Sprite {
        self.detail = Detail::Stepped;
        self
    }
}

/// How finely a picture is painted before it goes to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Pixel for pixel as it shows.
    Exact,
    /// In one of a few sizes, so that zooming need not paint it anew for every frame.
    Stepped,
    /// In its own size: smooth enough to be stretched.
    Own,
    /// As if every unit of the picture were so many hundredths of a dp, however large it shows, so that a camera can
    /// go near without anything being painted anew.
    Steady(u16),
}

/// What kind of thing a touchable is, for people who hear the screen and for tests.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Does something.
    Button,
    /// Is on or off.
    Switch {
        /// Now.
        on: bool,
    },
    /// One of several; one is chosen.
    Choice {
        /// Whether it is this one.
        chosen: bool,
    },
    /// Has a value from 0 to 100.
    Slider {
        /// Now.
        value: u8,
    },
    /// A card that can be picked up.
    Card,
    /// A place on a board.
    Place,
    /// Says something and does nothing.
    Label,
    /// Text is typed in it.
    Field {
        /// What kind of text.
        keys: Keys,
    },
}

/// What is typed in a field, so that a device offers the keys for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Keys {
    /// A name: words begin with a capital.
    Name,
    /// A code: capitals and digits.
    Code,
    /// Words to search for.
    Words,
}

/// A thing one can touch or hear.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Touchable {
    /// Its name for scripts, tests and screen readers; the same in every language.
    pub id: String,
    /// Its kind.
    pub role: Role,
    /// What it is called, in the player's language.
    pub label: String,
    /// Where it answers.
    #[serde(serialize_with = "as_numbers")]
    pub area: Rect,
    /// Keeps drags for itself instead of scrolling what it lies in.
    pub drags: bool,
    /// What stands in it, if text is typed in it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
}

fn as_numbers<S: serde::Serializer>(area: &Rect, serializer: S) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(&[area.x, area.y, area.w, area.h].map(f32::round), serializer)
}

/// An area whose content is longer than it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scroll {
    /// Its name.
    pub id: String,
    /// Where it lies.
    pub area: Rect,
    /// How far it can be scrolled.
    pub reach: f32,
}

/// How a line of text looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lettering {
    /// Typeface.
    pub face: Face,
    /// Size of the em in dp.
    pub size: f32,
    /// Colour.
    pub ink: Ink,
    /// Where it stands in its box.
    pub anchor: Anchor,
}

impl Lettering {
    /// Lettering that starts at the left.
    pub fn new(face: Face, size: f32, ink: Ink) -> Lettering {
        Lettering { face, size, ink, anchor: Anchor::Start }
    }

    /// The same, centred.
    pub fn centred(self) -> Lettering {
        Lettering { anchor: Anchor::Middle, ..self }
    }

    /// The same, at the right.
    pub fn right(self) -> Lettering {
        Lettering { anchor: Anchor::End, ..self }
    }

    /// The height of one line of running text.
    pub fn line_height(&self) -> f32 {
        (self.size * if self.face == Face::Display { 1.12 } else { 1.32 }).ceil()
    }

    /// How wide a line would be.
    pub fn width(&self, words: &str) -> f32 {
        fonts::width(self.face, words, self.size)
    }

    /// The same, made smaller where a line would not fit.
    pub fn in_line(self, words: &str, width: f32) -> Lettering {
        Lettering { size: self.size * (width / self.width(words).max(1.0)).min(1.0), ..self }
    }

    /// The same, made smaller where a single word would not fit into a column.
    pub fn in_column(self, words: &str, width: f32) -> Lettering {
        if self.width(words) <= width {
            return self;
        }
        let widest = words.split([' ', '\n']).map(|word| self.width(word)).fold(0.0, f32::max);
        if widest <= width { self } else { Lettering { size: self.size * (width / widest).max(LEAST_FIT), ..self } }
    }
}

/// Text may be made this much smaller to fit its box; what is still too wide is a fault.
const LEAST_FIT: f32 = 0.72;
/// Text fitted into a box is never smaller than this, in dp.
const LEAST_SIZE: f32 = 9.0;

/// What a screen shows.
#[derive(Default)]
pub struct Scene {
    /// Back to front.
    pub sprites: Vec<Sprite>,
    /// Later ones lie over earlier ones.
    pub touchables: Vec<Touchable>,
    /// Areas that scroll.
    pub scrolls: Vec<Scroll>,
    /// What went wrong laying the screen out, such as text that does not fit. A test keeps this empty.
    pub faults: Vec<String>,
    /// Where messages may lie, if what is around must stay readable.
    pub message_area: Option<Rect>,
    clip: Option<Rect>,
}

impl Scene {
    /// Draws a picture stretched to `at`.
    pub fn picture(&mut self, picture: Picture, at: Rect) -> &mut Sprite {
        let (clip, detail) = (self.clip, Detail::Exact);
        self.sprites.push(Sprite {
            picture,
            at,
            turn: 0.0,
            slant: None,
            fade: 1.0,
            clip,
            ground: false,
            is_plain: false,
            detail,
        });
        self.sprites.last_mut().expect("one was just pushed")
    }

    /// Draws a picture as large as fits into `at`, centred.
    pub fn fit(&mut self, picture: Picture, at: Rect) -> &mut Sprite {
        let at = at.fit(picture.size);
        self.picture(picture, at)
    }

    /// Draws a picture that lies at a slant around a point.
    pub fn slanted(&mut self, picture: Picture, middle: Point, slant: Slant) -> &mut Sprite {
        let sprite = self.picture(picture, slant.bounds(middle));
        sprite.slant = Some(slant);
        sprite
    }

    /// Draws into a box of the given size with the drawing's units equal to dp.
    pub fn drawn(
        &mut self,
        key: impl Hash,
        at: Rect,
        bleed: f32,
        draw: impl Fn(&mut Drawing) + 'static,
    ) -> &mut Sprite {
        let sprite = self.picture(Picture::drawn(key, at.size(), bleed, draw), at);
        sprite.is_plain = true;
        sprite
    }

    /// Draws a sign of our own on a board, where it is zoomed and moves.
    pub fn sign(&mut self, key: impl Hash, at: Rect, bleed: f32, draw: impl Fn(&mut Drawing) + 'static) -> &mut Sprite {
        self.picture(Picture::sign(key, bleed, draw), at).stepped()
    }

    /// Writes one line, centred in height, made smaller if it must be.
    pub fn line(&mut self, words: &str, lettering: Lettering, at: Rect) {
        if words.is_empty() {
            return;
        }
        let wide = lettering.width(words);
        let shrink = if wide > at.w { at.w / wide } else { 1.0 };
        if shrink < LEAST_FIT {
            self.faults.push(format!("{words:?} is {wide:.0} wide, its box {:.0}", at.w));
        }
        let lettering = Lettering { size: (lettering.size * shrink * 4.0).floor() / 4.0, ..lettering };
        let baseline = at.centre().y + fonts::cap_height(lettering.face, lettering.size) / 2.0;
        self.letters(words, lettering, at, baseline);
    }

    /// Writes text in lines from the top of the box.
    pub fn paragraph(&mut self, words: &str, lettering: Lettering, at: Rect) {
        let lettering = lettering.in_column(words, at.w);
        let height = lettering.line_height();
        for (i, line) in fonts::wrap(lettering.face, words, lettering.size, at.w).iter().enumerate() {
            let row = Rect::new(at.x, at.y + i as f32 * height, at.w, height);
            let wide = lettering.width(line);
            if wide > at.w + 0.5 {
                self.faults.push(format!("{line:?} is {wide:.0} wide, its column {:.0}", at.w));
            }
            let baseline = row.centre().y + fonts::cap_height(lettering.face, lettering.size) / 2.0;
            self.letters(line, lettering, row, baseline);
        }
        let lines = fonts::wrap(lettering.face, words, lettering.size, at.w).len();
        if lines as f32 * height > at.h + 1.0 {
            self.faults.push(format!("{words:?} needs {:.0}, its box has {:.0}", lines as f32 * height, at.h));
        }
    }

    /// Writes text as large as fits into a box, in the middle of its height.
    pub fn fitted(&mut self, words: &str, lettering: Lettering, at: Rect) {
        if words.is_empty() || at.w < 8.0 || at.h < 8.0 {
            return;
        }
        let mut lettering = lettering;
        let is_too_large = |lettering: &Lettering| {
            let lines = fonts::wrap(lettering.face, words, lettering.size, at.w);
            lines.len() as f32 * lettering.line_height() > at.h || lines.iter().any(|line| lettering.width(line) > at.w)
        };
        while is_too_large(&lettering) && lettering.size > LEAST_SIZE {
            lettering.size -= 0.5;
        }
        let lines = fonts::wrap(lettering.face, words, lettering.size, at.w).len();
        let high = lines as f32 * lettering.line_height();
        self.paragraph(words, lettering, Rect::new(at.x, at.centre().y - high / 2.0, at.w, high));
    }

    fn letters(&mut self, words: &str, lettering: Lettering, at: Rect, baseline: f32) {
        if words.is_empty() {
            return;
        }
        let Lettering { face, size, ink, anchor } = lettering;
        let width = lettering.width(words);
        let x = match anchor {
            Anchor::Start => at.x,
            Anchor::Middle => at.centre().x - width / 2.0,
            Anchor::End => at.right() - width,
        };
        let frame = Rect::new(x, baseline - size, width.ceil(), (size * 1.35).ceil());
        let text = words.to_string();
        self.drawn(("line", words, face, size.to_bits(), ink), frame, 2.0, move |drawing| {
            let at = Point { x: 0.0, y: size };
            drawing.text(Text { at, words: text.clone(), face, size, ink, anchor: Anchor::Start });
        });
    }

    /// Writes a word in large letters with a thick outline, as on a box cover.
    pub fn banner(&mut self, words: &str, lettering: Lettering, outline: Ink, width: f32, at: Rect) -> &mut Sprite {
        let shrink = (at.w / (lettering.width(words) + width)).min(1.0);
        let Lettering { face, ink, .. } = lettering;
        let size = lettering.size * shrink;
        let text = words.to_string();
        self.drawn(("banner", words, face, size.to_bits(), ink, outline, width.to_bits()), at, width, move |drawing| {
            let place = Point { x: at.w / 2.0, y: at.h / 2.0 + fonts::cap_height(face, size) / 2.0 };
            let line = Text { at: place, words: text.clone(), face, size, ink, anchor: Anchor::Middle };
            let mut letters = pixels::glyphs(&line);
            drawing.stroke(letters.path.clone(), printkit_core::drawing::Stroke::new(outline, width));
            letters.stroke = None;
            drawing.items.push(printkit_core::drawing::Item::Shape(letters));
        })
    }

    /// Makes an area answer to touch.
    pub fn touch(&mut self, touch: impl Touch, role: Role, label: impl Into<String>, area: Rect) -> &mut Touchable {
        self.touch_as(touch.to_string(), role, label, area)
    }

    /// Makes an area answer to touch for whoever knows only the id, as a message does.
    pub fn touch_as(&mut self, id: String, role: Role, label: impl Into<String>, area: Rect) -> &mut Touchable {
        let area = self.clip.map_or(area, |clip| area.meet(clip));
        self.touchables.push(Touchable { id, role, label: label.into(), area, drags: false, text: String::new() });
        self.touchables.last_mut().expect("one was just pushed")
    }

    /// Makes an area a field in which this text stands so far.
    pub fn field(&mut self, touch: impl Touch, keys: Keys, label: impl Into<String>, text: &str, area: Rect) {
        self.touch(touch, Role::Field { keys }, label, area).text = text.to_string();
    }

    /// The same in a window of another size: every length times `by`.
    #[must_use]
    pub fn scaled(&self, by: f32) -> Scene {
        let sized = |at: Rect| Rect::new(at.x * by, at.y * by, at.w * by, at.h * by);
        let sprite = |sprite: &Sprite| Sprite {
            at: sized(sprite.at),
            clip: sprite.clip.map(sized),
            slant: sprite.slant.map(|slant| slant.grown(by, by)),
            ..sprite.clone()
        };
        let touchable = |it: &Touchable| Touchable { area: sized(it.area), ..it.clone() };
        let scroll = |it: &Scroll| Scroll { id: it.id.clone(), area: sized(it.area), reach: it.reach * by };
        Scene {
            sprites: self.sprites.iter().map(sprite).collect(),
            touchables: self.touchables.iter().map(touchable).collect(),
            scrolls: self.scrolls.iter().map(scroll).collect(),
            faults: self.faults.clone(),
            message_area: self.message_area.map(sized),
            clip: self.clip.map(sized),
        }
    }

    /// Turns what `content` draws by so many degrees clockwise around a place. What answers there turns with it, by
    /// whole quarters of a turn.
    pub fn turned(&mut self, pivot: Point, degrees: f32, content: impl FnOnce(&mut Scene)) {
        let (sprites, touchables) = (self.sprites.len(), self.touchables.len());
        content(self);
        self.turn_since(sprites, touchables, pivot, degrees);
    }

    /// Turns all but the first so many pictures and touchables, as [`Scene::turned`] does.
    pub fn turn_since(&mut self, sprites: usize, touchables: usize, pivot: Point, degrees: f32) {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let around = |middle: Point| {
            let (x, y) = (middle.x - pivot.x, middle.y - pivot.y);
            Point { x: pivot.x + x * cos - y * sin, y: pivot.y + x * sin + y * cos }
        };
        for sprite in &mut self.sprites[sprites..] {
            sprite.at = Rect::around(around(sprite.at.centre()), sprite.at.w, sprite.at.h);
            sprite.turn += degrees;
        }
        let lies = (degrees / 90.0).round() as i32 % 2 != 0;
        for Touchable { area, .. } in &mut self.touchables[touchables..] {
            let (w, h) = if lies { (area.h, area.w) } else { (area.w, area.h) };
            *area = Rect::around(around(area.centre()), w, h);
        }
    }

    /// Covers everything so far: it still shows and no longer answers.
    pub fn cover(&mut self) {
        self.touchables.clear();
        self.scrolls.clear();
    }

    /// Draws what `content` draws, but only inside `area`.
    pub fn clipped(&mut self, area: Rect, content: impl FnOnce(&mut Scene)) {
        let outer = self.clip;
        self.clip = Some(outer.map_or(area, |clip| clip.meet(area)));
        content(self);
        self.clip = outer;
    }

    /// The topmost touchable at a point; labels do not answer.
    pub fn at(&self, point: Point) -> Option<&Touchable> {
        self.touchables.iter().rev().find(|touchable| touchable.role != Role::Label && touchable.area.contains(point))
    }

    /// Where a touch lies.
    pub fn area(&self, touch: &impl Touch) -> Option<Rect> {
        self.find(&touch.to_string()).map(|touchable| touchable.area)
    }

    /// The field on the screen, if text can be typed there.
    pub fn text_field(&self) -> Option<&Touchable> {
        self.touchables.iter().find(|touchable| matches!(touchable.role, Role::Field { .. }))
    }

    /// The touchable called `id`.
    pub fn find(&self, id: &str) -> Option<&Touchable> {
        self.touchables.iter().find(|touchable| touchable.id == id)
    }
}

//! Shapes as PDF content streams, each distinct picture once. Knows the syntax, no PDF library and no text.

use crate::{
    bounds::{self, Bounds},
    drawing::{Item, Paint, Path, Point, Segment, Shape, Stroke, Transform},
    ink::Ink,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

/// Below this many bytes a group is written out again rather than referred to.
const WORTH_A_FORM: usize = 160;

/// A picture that pages and other pictures refer to by its name.
pub struct Form {
    /// Its name among the resources.
    pub name: String,
    /// The content stream.
    pub content: String,
    /// The area it may draw in.
    pub bounds: Bounds,
    /// Tests whether it is faded as a whole where it is used.
    pub is_group: bool,
}

/// All pictures, opacities and gradients of a document.
#[derive(Default)]
pub struct Forms {
    /// The pictures, in the order in which they were first met.
    pub forms: Vec<Form>,
    /// Opacities from 0 to 254; their names come from [`opacity_name`].
    pub opacities: BTreeSet<u8>,
    /// Opaque gradients; their names come from [`gradient_name`].
    pub gradients: Vec<Paint>,
    known: BTreeMap<(String, bool), String>,
}

/// The name of an opacity among the resources.
pub fn opacity_name(opacity: u8) -> String {
    format!("A{opacity}")
}

/// The name of a gradient among the resources.
pub fn gradient_name(index: usize) -> String {
    format!("G{index}")
}

impl Forms {
    /// The name of the form that draws these parts, and `None` if there is nothing to draw. Text is passed over.
    pub fn form(&mut self, items: &[Item], is_group: bool) -> Option<String> {
        let content = self.content(items);
        self.store(content, bounds::gather(items, Transform::IDENTITY)?, is_group)
    }

    fn store(&mut self, content: String, bounds: Bounds, is_group: bool) -> Option<String> {
        if content.is_empty() {
            return None;
        }
        if let Some(name) = self.known.get(&(content.clone(), is_group)) {
            return Some(name.clone());
        }
        let name = format!("X{}", self.forms.len());
        self.known.insert((content.clone(), is_group), name.clone());
        self.forms.push(Form { name: name.clone(), content, bounds, is_group });
        Some(name)
    }

    /// Notes an opacity and gives its name.
    pub fn opacity(&mut self, opacity: u8) -> String {
        self.opacities.insert(opacity);
        opacity_name(opacity)
    }

    fn content(&mut self, items: &[Item]) -> String {
        let mut out = String::new();
        for item in items {
            match item {
                Item::Shape(shape) => self.shape(shape, &mut out),
                Item::Text(_) => {}
                Item::Group { transform, opacity, items } => self.group(*transform, *opacity, items, &mut out),
            }
        }
        out
    }

    fn group(&mut self, transform: Transform, opacity: f32, items: &[Item], out: &mut String) {
        let inner = self.content(items);
        let Some(area) = bounds::gather(items, Transform::IDENTITY) else { return };
        let fades = opacity < 1.0;
        let is_plain = transform == Transform::IDENTITY && !fades;
        if inner.len() < WORTH_A_FORM && !fades {
            if is_plain {
                out.push_str(&inner);
            } else {
                let _ = write!(out, "q {} cm\n{inner}Q\n", matrix(transform));
            }
            return;
        }
        let Some(name) = self.store(inner, area, fades) else { return };
        let gs = if fades { format!("/{} gs ", self.opacity(byte(opacity))) } else { String::new() };
        let cm = if transform == Transform::IDENTITY { String::new() } else { format!("{} cm ", matrix(transform)) };
        let _ = writeln!(out, "q {gs}{cm}/{name} Do Q");
    }

    fn shape(&mut self, shape: &Shape, out: &mut String) {
        let path = outline(&shape.path);
        if path.is_empty() {
            return;
        }
        let star = if shape.even_odd { "*" } else { "" };
        match (&shape.fill, &shape.stroke) {
            (Some(Paint::Solid(fill)), Some(stroke)) if fill.a == 255 && stroke.ink.a == 255 => {
                let _ = writeln!(out, "{}{}{path}B{star}", colour(*fill, FILL), pen(stroke));
            }
            (fill, stroke) => {
                if let Some(paint) = fill {
                    self.fill(paint, &path, star, out);
                }
                if let Some(stroke) = stroke {
                    let drawn = format!("{}{path}S\n", pen(stroke));
                    self.faded(stroke.ink.a, &drawn, out);
                }
            }
        }
    }

    fn fill(&mut self, paint: &Paint, path: &str, star: &str, out: &mut String) {
        match paint {
            Paint::Solid(ink) => {
                let drawn = format!("{}{path}f{star}\n", colour(*ink, FILL));
                self.faded(ink.a, &drawn, out);
            }
            Paint::Linear { stops, .. } | Paint::Radial { stops, .. } if stops.iter().any(|stop| stop.ink.a < 255) => {
                // PDF has no opacity in a gradient's colours: such a glow is printed as its mean.
                let mean = stops.iter().enumerate().fold(Ink::hex(0), |mean, (i, stop)| {
                    if i == 0 { stop.ink } else { mean.mix(stop.ink, 1.0 / (i as f32 + 1.0)) }
                });
                let drawn = format!("{}{path}f{star}\n", colour(mean, FILL));
                self.faded(mean.a, &drawn, out);
            }
            gradient => {
                let index = self.gradients.iter().position(|known| known == gradient).unwrap_or_else(|| {
                    self.gradients.push(gradient.clone());
                    self.gradients.len() - 1
                });
                let _ = writeln!(out, "q {path}W{star} n /{} sh Q", gradient_name(index));
            }
        }
    }

    fn faded(&mut self, opacity: u8, drawn: &str, out: &mut String) {
        if opacity == 255 {
            out.push_str(drawn);
        } else if opacity > 0 {
            let _ = writeln!(out, "q /{} gs {drawn}Q", self.opacity(opacity));
        }
    }
}

/// An opacity from 0 to 1 in 255 steps.
pub fn byte(opacity: f32) -> u8 {
    (opacity.clamp(0.0, 1.0) * 255.0).round() as u8
}

/// The six numbers of a transform.
fn matrix(t: Transform) -> String {
    let fine = |v: f32| short(v, 5);
    format!("{} {} {} {} {} {}", fine(t.a), fine(t.b), fine(t.c), fine(t.d), short(t.e, 3), short(t.f, 3))
}

/// The operators that set the colour of fills: one for greys, one for all else.
const FILL: [&str; 2] = ["g", "rg"];
/// The same for lines.
const LINE: [&str; 2] = ["G", "RG"];

/// A grey is told as one, so that a printer makes it of black ink alone.
fn colour(ink: Ink, [grey, mixed]: [&str; 2]) -> String {
    let part = |v: u8| short(f32::from(v) / 255.0, 3);
    if ink.is_grey() {
        return format!("{} {grey} ", part(ink.r));
    }
    format!("{} {} {} {mixed} ", part(ink.r), part(ink.g), part(ink.b))
}

fn pen(stroke: &Stroke) -> String {
    let mut out = colour(stroke.ink, LINE);
    let (cap, join) = if stroke.square { (0, 0) } else { (1, 1) };
    let dashes: Vec<String> = stroke.dashes.iter().map(|&length| short(length, 3)).collect();
    let _ = write!(out, "{} w {cap} J {join} j [{}] 0 d ", short(stroke.width, 3), dashes.join(" "));
    out
}

fn outline(path: &Path) -> String {
    let mut out = String::new();
    let mut last = Point::default();
    for segment in &path.segments {
        match *segment {
            Segment::Move(p) => {
                let _ = write!(out, "{} m ", pair(p));
                last = p;
            }
            Segment::Line(p) => {
                let _ = write!(out, "{} l ", pair(p));
                last = p;
            }
            Segment::Quad(c, p) => {
                let toward = |from: Point| Point {
                    x: from.x + (c.x - from.x) * 2.0 / 3.0,
                    y: from.y + (c.y - from.y) * 2.0 / 3.0,
                };
                let _ = write!(out, "{} {} {} c ", pair(toward(last)), pair(toward(p)), pair(p));
                last = p;
            }
            Segment::Cubic(a, b, p) => {
                let _ = write!(out, "{} {} {} c ", pair(a), pair(b), pair(p));
                last = p;
            }
            Segment::Close => out.push_str("h "),
        }
    }
    out
}

fn pair(p: Point) -> String {
    format!("{} {}", short(p.x, 2), short(p.y, 2))
}

/// A number with at most `digits` decimals and nothing that says no more.
fn short(value: f32, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "" | "-0" | "0" => "0".to_string(),
        _ => text.replacen("0.", ".", usize::from(text.starts_with("0.") || text.starts_with("-0."))),
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_are_short_and_right() {
        let cases =
            [(0.0, "0"), (-0.001, "0"), (0.5, ".5"), (-0.25, "-.25"), (10.0, "10"), (10.05, "10.05"), (100.0, "100")];
        for (value, text) in cases {
            assert_eq!(short(value, 2), text);
        }
    }
}

//! A [`Drawing`] as an SVG file in true size. Text becomes outlines, so the file needs no fonts.

use crate::{
    drawing::{Drawing, Item, Paint, Path, Segment, Shape, Stop, Stroke, Transform},
    ink::Ink,
    pixels::glyphs,
};
use std::fmt::Write;

/// The drawing as the text of an SVG file, one unit a millimetre.
pub fn write(drawing: &Drawing) -> String {
    let mut svg = Svg::default();
    svg.items(&drawing.items);
    let (w, h) = (number(drawing.size.w), number(drawing.size.h));
    let defs = if svg.gradients.is_empty() { String::new() } else { format!("<defs>\n{}</defs>\n", svg.gradients) };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}mm\" height=\"{h}mm\" viewBox=\"0 0 {w} {h}\">\n\
         {defs}{}</svg>\n",
        svg.body
    )
}

/// The file as it grows.
#[derive(Default)]
struct Svg {
    gradients: String,
    count: usize,
    body: String,
}

impl Svg {
    fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Shape(shape) => self.shape(shape),
                Item::Text(text) => self.shape(&glyphs(text)),
                Item::Group { transform, opacity, items } => {
                    self.body.push_str("<g");
                    if *transform != Transform::IDENTITY {
                        let _ = write!(self.body, " transform=\"matrix({})\"", matrix(*transform));
                    }
                    if *opacity < 1.0 {
                        let _ = write!(self.body, " opacity=\"{}\"", number(*opacity));
                    }
                    self.body.push_str(">\n");
                    self.items(items);
                    self.body.push_str("</g>\n");
                }
            }
        }
    }

    fn shape(&mut self, shape: &Shape) {
        let data = outline(&shape.path);
        if data.is_empty() {
            return;
        }
        let fill = match &shape.fill {
            None => " fill=\"none\"".to_string(),
            Some(Paint::Solid(ink)) => colour("fill", *ink),
            Some(gradient) => self.gradient(gradient),
        };
        let rule = if shape.even_odd { " fill-rule=\"evenodd\"" } else { "" };
        let stroke = shape.stroke.as_ref().map(pen).unwrap_or_default();
        let _ = writeln!(self.body, "<path d=\"{data}\"{fill}{rule}{stroke}/>");
    }

    /// Adds a gradient and gives the attribute that fills with it.
    fn gradient(&mut self, paint: &Paint) -> String {
        let id = format!("g{}", self.count);
        self.count += 1;
        let (open, stops, close) = match paint {
            Paint::Solid(_) => return String::new(),
            Paint::Linear { from, to, stops } => {
                let (x1, y1, x2, y2) = (number(from.x), number(from.y), number(to.x), number(to.y));
                (format!("linearGradient id=\"{id}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\""), stops, "linear")
            }
            Paint::Radial { centre, radius, stops } => {
                let (cx, cy, r) = (number(centre.x), number(centre.y), number(*radius));
                (format!("radialGradient id=\"{id}\" cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\""), stops, "radial")
            }
        };
        let stops: String = stops.iter().map(stop).collect();
        let _ = writeln!(self.gradients, "<{open} gradientUnits=\"userSpaceOnUse\">{stops}</{close}Gradient>");
        format!(" fill=\"url(#{id})\"")
    }
}

fn stop(stop: &Stop) -> String {
    format!("<stop offset=\"{}\"{}/>", number(stop.at), colour("stop", stop.ink).replacen("stop=", "stop-color=", 1))
}

fn colour(attribute: &str, ink: Ink) -> String {
    let mut out = format!(" {attribute}=\"#{:02x}{:02x}{:02x}\"", ink.r, ink.g, ink.b);
    if ink.a < 255 {
        let _ = write!(out, " {attribute}-opacity=\"{}\"", number(f32::from(ink.a) / 255.0));
    }
    out
}

fn pen(stroke: &Stroke) -> String {
    let mut out = format!("{} stroke-width=\"{}\"", colour("stroke", stroke.ink), number(stroke.width));
    if !stroke.square {
        out.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    }
    if !stroke.dashes.is_empty() {
        let dashes: Vec<String> = stroke.dashes.iter().map(|&length| number(length)).collect();
        let _ = write!(out, " stroke-dasharray=\"{}\"", dashes.join(" "));
    }
    out
}

fn outline(path: &Path) -> String {
    let at = |p: crate::drawing::Point| format!("{} {}", number(p.x), number(p.y));
    path.segments
        .iter()
        .map(|segment| match *segment {
            Segment::Move(p) => format!("M{}", at(p)),
            Segment::Line(p) => format!("L{}", at(p)),
            Segment::Quad(c, p) => format!("Q{} {}", at(c), at(p)),
            Segment::Cubic(a, b, p) => format!("C{} {} {}", at(a), at(b), at(p)),
            Segment::Close => "Z".to_string(),
        })
        .collect()
}

fn matrix(t: Transform) -> String {
    [t.a, t.b, t.c, t.d, t.e, t.f].map(|v| format!("{}", (v * 1e5).round() / 1e5)).join(" ")
}

/// A number with at most three decimals.
fn number(value: f32) -> String {
    let rounded = (value * 1000.0).round() / 1000.0;
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Language,
        kit::{Kit, Options},
        order::Order,
    };

    #[test]
    fn pages_are_in_true_size_and_can_be_read_back() {
        let order = |game| Order { game, language: Language::French, options: Options::default() };
        for page in Kit::ALL.iter().flat_map(|&game| order(game).pages()) {
            let text = write(&page.drawing);
            let (w, h) = (page.drawing.size.w, page.drawing.size.h);
            assert!(
                text.contains(&format!("width=\"{w}mm\" height=\"{h}mm\" viewBox=\"0 0 {w} {h}\"")),
                "{}",
                page.name
            );
            let read = usvg::Tree::from_str(&text, &usvg::Options::default()).expect("our SVG is well formed");
            assert!(read.root().has_children(), "{}", page.name);
            assert_eq!(text, write(&page.drawing));
        }
    }
}

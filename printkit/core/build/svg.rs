//! Reads our SVG drawings as [`Drawing`]s. The only file that knows usvg; it runs while printkit is compiled.

use crate::{
    drawing::{Drawing, Item, Paint, Path, Point, Shape, Stop, Stroke, Transform},
    ink::{self, Ink},
};

/// Reads an SVG of paths, solid fills, gradients and strokes; anything else in it is passed over.
pub fn parse(svg: &str) -> Result<Drawing, usvg::Error> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let mut drawing = Drawing::new(tree.size().width(), tree.size().height());
    drawing.items = children(tree.root());
    Ok(drawing)
}

fn children(group: &usvg::Group) -> Vec<Item> {
    group.children().iter().filter_map(node).collect()
}

fn node(node: &usvg::Node) -> Option<Item> {
    match node {
        usvg::Node::Group(group) => Some(gather(group)),
        usvg::Node::Path(path) if path.is_visible() => Some(Item::Shape(shape(path))),
        _ => None,
    }
}

/// A group; where it only fades one area or one line, the fading goes into the colour, which is far cheaper to paint.
fn gather(group: &usvg::Group) -> Item {
    let (transform, opacity, items) = (transform(group.transform()), group.opacity().get(), children(group));
    match items.as_slice() {
        [Item::Shape(shape)] if shape.fill.is_some() != shape.stroke.is_some() => {
            let items = Drawing { items, ..Drawing::default() }.recoloured(&|ink| ink.faded(opacity)).items;
            Item::Group { transform, opacity: 1.0, items }
        }
        _ => Item::Group { transform, opacity, items },
    }
}

fn shape(path: &usvg::Path) -> Shape {
    Shape {
        path: outline(path.data()),
        fill: path.fill().map(|fill| paint(fill.paint(), fill.opacity().get())),
        stroke: path.stroke().map(|stroke| Stroke {
            ink: match paint(stroke.paint(), stroke.opacity().get()) {
                Paint::Solid(ink) => ink,
                Paint::Linear { stops, .. } | Paint::Radial { stops, .. } => {
                    stops.first().map_or(ink::INK, |stop| stop.ink)
                }
            },
            width: stroke.width().get(),
            dashes: stroke.dasharray().map(<[f32]>::to_vec).unwrap_or_default(),
            square: stroke.linejoin() != usvg::LineJoin::Round,
        }),
        even_odd: path.fill().is_some_and(|fill| fill.rule() == usvg::FillRule::EvenOdd),
    }
}

fn outline(path: &usvg::tiny_skia_path::Path) -> Path {
    use usvg::tiny_skia_path::PathSegment;
    path.segments().fold(Path::new(), |outline, segment| match segment {
        PathSegment::MoveTo(p) => outline.move_to(p.x, p.y),
        PathSegment::LineTo(p) => outline.line_to(p.x, p.y),
        PathSegment::QuadTo(c, p) => outline.quad_to(c.x, c.y, p.x, p.y),
        PathSegment::CubicTo(a, b, p) => outline.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
        PathSegment::Close => outline.close(),
    })
}

fn paint(paint: &usvg::Paint, opacity: f32) -> Paint {
    match paint {
        usvg::Paint::Color(colour) => Paint::Solid(tint(*colour, opacity)),
        usvg::Paint::LinearGradient(gradient) => {
            let to_user = transform(gradient.transform());
            Paint::Linear {
                from: to_user.apply(Point { x: gradient.x1(), y: gradient.y1() }),
                to: to_user.apply(Point { x: gradient.x2(), y: gradient.y2() }),
                stops: stops(gradient.stops(), opacity),
            }
        }
        usvg::Paint::RadialGradient(gradient) => {
            let to_user = transform(gradient.transform());
            Paint::Radial {
                centre: to_user.apply(Point { x: gradient.cx(), y: gradient.cy() }),
                radius: gradient.r().get() * to_user.growth(),
                stops: stops(gradient.stops(), opacity),
            }
        }
        usvg::Paint::Pattern(_) => Paint::Solid(ink::INK),
    }
}

fn stops(stops: &[usvg::Stop], opacity: f32) -> Vec<Stop> {
    stops
        .iter()
        .map(|stop| Stop { at: stop.offset().get(), ink: tint(stop.color(), stop.opacity().get() * opacity) })
        .collect()
}

fn tint(colour: usvg::Color, opacity: f32) -> Ink {
    Ink { r: colour.red, g: colour.green, b: colour.blue, a: 255 }.faded(opacity)
}

fn transform(t: usvg::Transform) -> Transform {
    Transform { a: t.sx, b: t.ky, c: t.kx, d: t.sy, e: t.tx, f: t.ty }
}

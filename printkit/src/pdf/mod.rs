//! Pages as a PDF file. The only file that knows printpdf, lopdf and the font subsetter.
//!
//! Shapes lie in form objects, one for each distinct picture; text stays text, in fonts cut down to what is used.
//! The bytes depend on the pages and the [`About`] alone: no dates, no random ids.

mod content;
mod finding;

use crate::{
    Words,
    drawing::{Anchor, Drawing, Face, Item, Paint, Point, Size, Stop, Text, Transform},
    fonts,
    ink::Ink,
    order::Order,
    printer::Flip,
    setup::Backs,
    sheet::{self, PageDrawing, Side},
};
use content::{Form, Forms};
use lopdf::{Dictionary, Object};
use printpdf::{
    Color, CurTransMat, DictItem, ExtendedGraphicsState, ExtendedGraphicsStateId, ExternalStream, ExternalXObject,
    FontId, GradientStop, Greyscale, Mm, Op, ParsedFont, PdfDocument, PdfFont, PdfFontHandle, PdfPage, PdfSaveOptions,
    Pt, Rgb, Shading, ShadingGeometry, ShadingId, TextItem, TextMatrix, XObject, XObjectId, XObjectTransform,
};
use std::collections::{BTreeMap, BTreeSet};

/// Points a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// What a document says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Its title, shown by readers.
    pub title: String,
    /// One line on what it is.
    pub subject: String,
    /// The code of its language, such as `fr`.
    pub language: String,
    /// Over which edge a printer turns its sheets.
    pub flip: Flip,
}

impl About {
    /// What an ordered kit says about itself.
    pub fn kit(order: &Order) -> About {
        let words = Words::new(order.language);
        About {
            title: order.game.title(&words),
            subject: order.game.subject(&words),
            language: order.language.code().to_string(),
            flip: if order.options.backs == Backs::Short { Flip::Short } else { Flip::Long },
        }
    }
}

/// Why a document could not be made.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// A font could not be cut down to the characters used.
    #[error("a font cannot be embedded: {0}")]
    Font(String),
    /// The document could not be put together.
    #[error("the PDF cannot be written: {0}")]
    Write(String),
}

/// The kit that somebody ordered.
///
/// # Errors
/// As [`write`].
pub fn kit(order: &Order) -> Result<Vec<u8>, PdfError> {
    write(&order.pages(), &About::kit(order))
}

/// Writes pages, each of its own size in millimetres.
///
/// # Errors
/// A font or the document itself cannot be written; neither happens with our own fonts.
pub fn write(pages: &[PageDrawing], about: &About) -> Result<Vec<u8>, PdfError> {
    let mut pdf = PdfDocument::new(&about.title);
    pdf.metadata.info.author = "Sablier".to_string();
    pdf.metadata.info.creator = "Sablier printkit".to_string();
    pdf.metadata.info.producer = "printpdf".to_string();
    pdf.metadata.info.subject = about.subject.clone();

    let mut used = BTreeMap::new();
    pages.iter().for_each(|page| characters(&page.drawing.items, &mut used));
    for (&face, characters) in &used {
        pdf.resources.fonts.map.insert(font_id(face), PdfFont::new(cut_font(face, characters)?));
    }

    let mut forms = Forms::default();
    // Who prints on both sides gets pieces whose backs are empty where they have none.
    let sides = sheet::sides(pages);
    let mut size = Size::default();
    for side in &sides {
        let content = side.map(|PageDrawing { drawing, .. }| {
            size = drawing.size;
            ops(drawing, &mut forms)
        });
        pdf.pages.push(PdfPage::new(Mm(size.w), Mm(size.h), content.unwrap_or_default()));
    }
    for opacity in &forms.opacities {
        let alpha = f32::from(*opacity) / 255.0;
        let state = ExtendedGraphicsState::default().with_current_fill_alpha(alpha).with_current_stroke_alpha(alpha);
        pdf.resources.extgstates.map.insert(ExtendedGraphicsStateId(content::opacity_name(*opacity)), state);
    }
    for (index, gradient) in forms.gradients.iter().enumerate() {
        pdf.resources.shadings.map.insert(ShadingId(content::gradient_name(index)), shading(gradient));
    }
    for form in &forms.forms {
        pdf.resources.xobjects.map.insert(XObjectId(form.name.clone()), external(form));
    }

    let document = pdf.to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new());
    finish(document, about, &sides)
}

/// The characters each typeface shows.
fn characters(items: &[Item], used: &mut BTreeMap<Face, BTreeSet<char>>) {
    for item in items {
        match item {
            Item::Text(text) => used.entry(text.face).or_default().extend(text.words.chars()),
            Item::Group { items, .. } => characters(items, used),
            Item::Shape(_) => {}
        }
    }
}

fn font_id(face: Face) -> FontId {
    FontId(format!("{face:?}"))
}

/// The typeface with these characters only. printpdf keeps our glyph numbers and writes their widths and meanings.
fn cut_font(face: Face, characters: &BTreeSet<char>) -> Result<ParsedFont, PdfError> {
    let fail = |reason: &dyn std::fmt::Display| PdfError::Font(format!("{face:?}: {reason}"));
    let file = fonts::file(face);
    let whole = ttf_parser::Face::parse(file, 0).map_err(|error| fail(&error))?;
    let glyphs: BTreeMap<char, u16> =
        characters.iter().map(|&c| (c, whole.glyph_index(c).map_or(0, |glyph| glyph.0))).collect();
    let mut numbers = subsetter::GlyphRemapper::new();
    let glyphs: Vec<(char, u16)> = glyphs.into_iter().map(|(c, glyph)| (c, numbers.remap(glyph))).collect();
    let small = subsetter::subset(file, 0, &numbers).map_err(|error| fail(&error))?;
    let mut font = ParsedFont::from_bytes(&small, 0, &mut Vec::new()).ok_or_else(|| fail(&"unreadable subset"))?;
    for (character, glyph) in glyphs {
        font.set_codepoint_mapping(u32::from(character), glyph);
    }
    let name = match face {
        Face::Display => "SABLIA+SablierDisplay-Black",
        Face::Medium => "SABLIB+SablierText-Medium",
        Face::Heavy => "SABLIC+SablierText-Heavy",
    };
    font.font_name = Some(name.to_string());
    font.pdf_font_metrics.us_weight_class = whole.weight().to_number();
    Ok(font)
}

/// What a page does: in millimetres from its top left corner.
fn ops(page: &Drawing, forms: &mut Forms) -> Vec<Op> {
    let height = page.size.h * POINTS;
    let mut ops =
        vec![Op::SaveGraphicsState, turned(Transform { a: POINTS, b: 0.0, c: 0.0, d: -POINTS, e: 0.0, f: height })];
    walk(&page.items, Transform::IDENTITY, 1.0, forms, &mut ops);
    ops.push(Op::RestoreGraphicsState);
    ops
}

/// Writes text as text and everything between two texts as one form.
fn walk(items: &[Item], at: Transform, opacity: f32, forms: &mut Forms, ops: &mut Vec<Op>) {
    let mut from = 0;
    for (index, item) in items.iter().enumerate() {
        match item {
            Item::Text(text) => {
                picture(&items[from..index], at, opacity, forms, ops);
                from = index + 1;
                write_text(text, at, opacity, forms, ops);
            }
            Item::Group { transform, opacity: faded, items: inner } if has_text(inner) => {
                picture(&items[from..index], at, opacity, forms, ops);
                from = index + 1;
                walk(inner, transform.then(at), opacity * faded, forms, ops);
            }
            Item::Shape(_) | Item::Group { .. } => {}
        }
    }
    picture(&items[from..], at, opacity, forms, ops);
}

fn has_text(items: &[Item]) -> bool {
    items.iter().any(|item| match item {
        Item::Text(_) => true,
        Item::Group { items, .. } => has_text(items),
        Item::Shape(_) => false,
    })
}

fn picture(items: &[Item], at: Transform, opacity: f32, forms: &mut Forms, ops: &mut Vec<Op>) {
    let Some(name) = forms.form(items, opacity < 1.0) else { return };
    ops.push(Op::SaveGraphicsState);
    fade(opacity, forms, ops);
    ops.push(turned(at));
    ops.push(Op::UseXobject { id: XObjectId(name), transform: XObjectTransform::default() });
    ops.push(Op::RestoreGraphicsState);
}

fn write_text(text: &Text, at: Transform, opacity: f32, forms: &mut Forms, ops: &mut Vec<Op>) {
    if text.words.is_empty() {
        return;
    }
    let width = fonts::width(text.face, &text.words, text.size);
    let x = match text.anchor {
        Anchor::Start => text.at.x,
        Anchor::Middle => text.at.x - width / 2.0,
        Anchor::End => text.at.x - width,
    };
    // The page's y points down and letters' y up.
    let place = Transform { d: -1.0, ..Transform::shift(x, text.at.y) }.then(at);
    let faded = opacity * f32::from(text.ink.a) / 255.0;
    if faded < 1.0 {
        ops.push(Op::SaveGraphicsState);
        fade(faded, forms, ops);
    }
    ops.extend([
        Op::StartTextSection,
        Op::SetFillColor { col: colour(text.ink) },
        Op::SetFont { font: PdfFontHandle::External(font_id(text.face)), size: Pt(text.size) },
        Op::SetTextMatrix { matrix: TextMatrix::Raw(numbers(place)) },
        Op::ShowText { items: vec![TextItem::Text(text.words.clone())] },
        Op::EndTextSection,
    ]);
    if faded < 1.0 {
        ops.push(Op::RestoreGraphicsState);
    }
}

/// A grey is told as one, so that a printer makes it of black ink alone.
fn colour(ink: Ink) -> Color {
    let part = |v: u8| (f32::from(v) / 255.0 * 1000.0).round() / 1000.0;
    if ink.is_grey() {
        return Color::Greyscale(Greyscale::new(part(ink.r), None));
    }
    Color::Rgb(Rgb::new(part(ink.r), part(ink.g), part(ink.b), None))
}

fn fade(opacity: f32, forms: &mut Forms, ops: &mut Vec<Op>) {
    if opacity < 1.0 {
        ops.push(Op::LoadGraphicsState { gs: ExtendedGraphicsStateId(forms.opacity(content::byte(opacity))) });
    }
}

fn turned(t: Transform) -> Op {
    Op::SetTransformationMatrix { matrix: CurTransMat::Raw(numbers(t)) }
}

fn numbers(t: Transform) -> [f32; 6] {
    [t.a, t.b, t.c, t.d, t.e, t.f].map(|v| (v * 1e5).round() / 1e5)
}

fn external(form: &Form) -> XObject {
    let real = |v: f32| DictItem::Real((v * 100.0).round() / 100.0);
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let area = form.bounds;
    let edges = [area.left - 1.0, area.top - 1.0, area.right + 1.0, area.bottom + 1.0];
    let mut dict = BTreeMap::from([
        ("Type".to_string(), name("XObject")),
        ("Subtype".to_string(), name("Form")),
        ("BBox".to_string(), DictItem::Array(edges.map(real).to_vec())),
    ]);
    if form.is_group {
        let group = BTreeMap::from([("S".to_string(), name("Transparency"))]);
        dict.insert("Group".to_string(), DictItem::Dict { map: group });
    }
    let stream = ExternalStream { dict, content: form.content.clone().into_bytes(), compress: true };
    XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None })
}

fn shading(paint: &Paint) -> Shading {
    let at = |p: &Point| [p.x, p.y];
    let (geometry, stops): (ShadingGeometry, &[Stop]) = match paint {
        Paint::Linear { from, to, stops } => {
            let ([x0, y0], [x1, y1]) = (at(from), at(to));
            (ShadingGeometry::Axial { coords: [x0, y0, x1, y1] }, stops)
        }
        Paint::Radial { centre, radius, stops } => {
            let [x, y] = at(centre);
            (ShadingGeometry::Radial { coords: [x, y, 0.0, x, y, *radius] }, stops)
        }
        Paint::Solid(_) => (ShadingGeometry::Axial { coords: [0.0, 0.0, 1.0, 0.0] }, &[]),
    };
    let part = |v: u8| f32::from(v) / 255.0;
    let stops = stops
        .iter()
        .map(|stop| GradientStop { offset: stop.at, color: [part(stop.ink.r), part(stop.ink.g), part(stop.ink.b)] })
        .collect();
    Shading { geometry, stops, extend: (true, true) }
}

/// Tells shadings between greys as such, wherever they lie in an object; printpdf knows them in three colours only.
fn make_grey(object: &mut Object) {
    match object {
        Object::Dictionary(dictionary) if dictionary.has(b"ShadingType") => {
            let mut grey = dictionary.get(b"Function").cloned();
            if grey.as_mut().is_ok_and(has_grey_ends) {
                dictionary.set("ColorSpace", Object::from("DeviceGray"));
                if let Ok(function) = grey {
                    dictionary.set("Function", function);
                }
            }
        }
        Object::Dictionary(dictionary) => dictionary.iter_mut().for_each(|(_, inner)| make_grey(inner)),
        _ => {}
    }
}

/// Leaves one part of each colour that a function begins and ends with; says whether all were greys.
fn has_grey_ends(function: &mut Object) -> bool {
    let Ok(function) = function.as_dict_mut() else { return false };
    if let Ok(parts) = function.get_mut(b"Functions").and_then(Object::as_array_mut) {
        return parts.iter_mut().all(has_grey_ends);
    }
    [b"C0", b"C1"].into_iter().all(|end| match function.get_mut(end).and_then(Object::as_array_mut) {
        Ok(parts) if parts.windows(2).all(|pair| pair[0] == pair[1]) => {
            parts.truncate(1);
            true
        }
        _ => false,
    })
}

/// Gives every page and form the same resources, takes out what changes from run to run, and writes the bytes.
fn finish(mut document: lopdf::Document, about: &About, sides: &[Option<&PageDrawing>]) -> Result<Vec<u8>, PdfError> {
    let fail = |error: lopdf::Error| PdfError::Write(error.to_string());
    document.version = "1.5".to_string();

    let first_page = document.page_iter().next();
    let resources =
        first_page.and_then(|page| document.get_dictionary(page).ok()?.get(b"Resources").ok()?.as_reference().ok());
    for object in document.objects.values_mut() {
        let Some(resources) = resources else { break };
        match object {
            Object::Stream(stream) if stream.dict.get(b"Subtype").is_ok_and(|name| name == &Object::from("Form")) => {
                stream.dict.set("Resources", resources);
            }
            Object::Dictionary(page) if page.get(b"Type").is_ok_and(|name| name == &Object::from("Page")) => {
                page.set("Resources", resources);
                page.remove(b"Annots");
            }
            _ => {}
        }
        make_grey(object);
    }

    // The two random ids are optional, and the dates would only say 1970.
    document.trailer.remove(b"ID");
    let info = document.trailer.get(b"Info").and_then(Object::as_reference).map_err(fail)?;
    let info = document.get_dictionary_mut(info).map_err(fail)?;
    for key in ["CreationDate", "ModDate", "GTS_PDFXVersion", "Identifier", "Keywords", "Trapped"] {
        info.remove(key.as_bytes());
    }

    // Readers that listen print at true size, turn sheets over their long edge, and read aloud in the right language.
    let mut wishes =
        Dictionary::from_iter([("PrintScaling", Object::from("None")), ("DisplayDocTitle", Object::Boolean(true))]);
    let has_backs = sides.iter().flatten().any(|page| page.side == Side::Back);
    let duplex = match (has_backs, about.flip) {
        (false, _) => "Simplex",
        (true, Flip::Long) => "DuplexFlipLongEdge",
        (true, Flip::Short) => "DuplexFlipShortEdge",
    };
    wishes.set("Duplex", Object::from(duplex));
    let catalog = document.catalog_mut().map_err(fail)?;
    catalog.set("Lang", Object::string_literal(about.language.clone()));
    catalog.set("ViewerPreferences", wishes);
    catalog.remove(b"PageLayout");
    finding::write(&mut document, sides).map_err(fail)?;

    document.prune_objects();
    document.renumber_objects();
    document.compress();
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).map_err(|error| PdfError::Write(error.to_string()))?;
    Ok(bytes)
}

//! How readers and printers find their way: page boxes, labels of pages, bookmarks and links.

use super::POINTS;
use crate::{
    bounds::Bounds,
    sheet::{PageDrawing, Side},
};
use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat};
use std::collections::BTreeMap;

/// Writes all of it for the sides of a document, in their order.
pub fn write(document: &mut Document, sides: &[Option<&PageDrawing>]) -> lopdf::Result<()> {
    let ids: Vec<ObjectId> = document.page_iter().collect();
    let known = ids.iter().zip(sides).filter_map(|(id, side)| Some((side.as_ref()?.name.as_str(), *id)));
    let places: BTreeMap<&str, ObjectId> = known.collect();
    for (id, side) in ids.iter().zip(sides) {
        let Some(side) = side else { continue };
        boxes(document.get_dictionary_mut(*id)?, side);
        let links: Vec<Object> = side
            .links
            .iter()
            .filter_map(|(place, name)| Some(link(rectangle(*place, side), *places.get(name.as_str())?)))
            .map(|link| Object::Reference(document.add_object(link)))
            .collect();
        if !links.is_empty() {
            document.get_dictionary_mut(*id)?.set("Annots", links);
        }
    }
    let labels = labels(sides);
    let bookmarks = bookmarks(document, &ids, sides);
    let catalog = document.catalog_mut()?;
    catalog.set("PageLabels", labels);
    if let Some(bookmarks) = bookmarks {
        catalog.set("Outlines", bookmarks);
    }
    Ok(())
}

/// A rectangle of a page in points from its lower left corner.
fn rectangle(area: Bounds, page: &PageDrawing) -> Object {
    let height = page.drawing.size.h;
    let points = |mm: f32| Object::Real((mm * POINTS * 100.0).round() / 100.0);
    let edges = [area.left, height - area.bottom, area.right, height - area.top];
    Object::Array(edges.map(points).to_vec())
}

/// Where the cuts are, all together, and how far colour runs over them.
fn boxes(entry: &mut Dictionary, page: &PageDrawing) {
    let Some(cut) = page.trims.iter().copied().reduce(Bounds::around) else { return };
    let Bounds { left, top, right, bottom } = cut;
    let by = page.bleed;
    let bleed = Bounds { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
    entry.set("TrimBox", rectangle(cut, page));
    entry.set("BleedBox", rectangle(bleed, page));
}

fn link(place: Object, page: ObjectId) -> Dictionary {
    Dictionary::from_iter([
        ("Type", Object::from("Annot")),
        ("Subtype", Object::from("Link")),
        ("Rect", place),
        ("Border", Object::Array(vec![0.into(), 0.into(), 0.into()])),
        ("Dest", destination(page)),
    ])
}

fn destination(page: ObjectId) -> Object {
    Object::Array(vec![page.into(), Object::from("Fit")])
}

/// Sheets are counted, and their sides are a and b where both are printed.
fn labels(sides: &[Option<&PageDrawing>]) -> Dictionary {
    let has_backs = sides.iter().flatten().any(|page| page.side == Side::Back);
    let label = |index: usize| {
        if has_backs {
            format!("{}{}", index / 2 + 1, if index.is_multiple_of(2) { "a" } else { "b" })
        } else {
            (index + 1).to_string()
        }
    };
    let entry = |index: usize| {
        let said = Dictionary::from_iter([("P", Object::string_literal(label(index)))]);
        [Object::from(index as i64), Object::Dictionary(said)]
    };
    let numbers: Vec<Object> = (0..sides.len()).flat_map(entry).collect();
    Dictionary::from_iter([("Nums", Object::Array(numbers))])
}

/// A bookmark for each run of fronts with the same title.
fn bookmarks(document: &mut Document, ids: &[ObjectId], sides: &[Option<&PageDrawing>]) -> Option<ObjectId> {
    let mut marks: Vec<(&str, ObjectId)> = Vec::new();
    for (id, side) in ids.iter().zip(sides) {
        let Some(page) = side.filter(|page| page.side == Side::Front) else { continue };
        if marks.last().is_none_or(|(title, _)| *title != page.title) {
            marks.push((&page.title, *id));
        }
    }
    let root = document.new_object_id();
    let entries: Vec<ObjectId> = marks.iter().map(|_| document.new_object_id()).collect();
    for (i, ((title, page), id)) in marks.iter().zip(&entries).enumerate() {
        let mut entry = Dictionary::from_iter([
            ("Title", text(title)),
            ("Parent", Object::Reference(root)),
            ("Dest", destination(*page)),
        ]);
        for (key, other) in [("Prev", i.checked_sub(1)), ("Next", Some(i + 1))] {
            if let Some(other) = other.and_then(|other| entries.get(other)) {
                entry.set(key, Object::Reference(*other));
            }
        }
        document.objects.insert(*id, Object::Dictionary(entry));
    }
    let (first, last) = (*entries.first()?, *entries.last()?);
    let outlines = Dictionary::from_iter([
        ("Type", Object::from("Outlines")),
        ("First", Object::Reference(first)),
        ("Last", Object::Reference(last)),
        ("Count", Object::from(entries.len() as i64)),
    ]);
    document.objects.insert(root, Object::Dictionary(outlines));
    Some(root)
}

/// A text as every reader knows it, whatever its letters.
fn text(words: &str) -> Object {
    let units = std::iter::once(0xFEFF).chain(words.encode_utf16());
    Object::String(units.flat_map(u16::to_be_bytes).collect(), StringFormat::Hexadecimal)
}

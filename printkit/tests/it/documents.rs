//! PDF files as an independent reader (poppler) sees them.

use crate::kits;
use printkit::{
    Language,
    faces::Style,
    kit::{Inventory, Kit, Options},
    order::Order,
    pdf::{self, About},
    pixels,
    setup::Part,
    sheet::{self, PageDrawing, Paper, Side},
};
use std::{path::PathBuf, process::Command};

fn order(game: Kit, language: Language, options: Options) -> Order {
    Order { game, language, options }
}

fn pages(game: Kit, language: Language, options: Options) -> Vec<PageDrawing> {
    order(game, language, options).pages()
}

fn document(game: Kit, language: Language, options: Options) -> Vec<u8> {
    pdf::kit(&order(game, language, options)).expect("our kits can be written")
}

/// Writes a document where a reader can open it.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("the temporary folder can be written");
    path
}

/// What one of poppler's tools says.
fn poppler(tool: &str, arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(tool).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{tool}: {error}; install poppler-utils"));
    assert!(output.status.success(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[test]
fn the_same_kit_has_the_same_bytes_whatever_was_written_before() {
    for game in Kit::ALL {
        let first = document(game, Language::French, Options::default());
        let other = document(game, Language::English, Options::default());
        let again = document(game, Language::French, Options::default());
        assert_ne!(first, other);
        assert!(first == again, "{game:?}: {} and {} bytes differ", first.len(), again.len());
    }
}

#[test]
fn a_kit_stays_under_400_kb_and_fighters_under_800() {
    kits::each(|kit, pages, _| {
        let bytes = pdf::write(pages, &About::default()).expect("our kits can be written");
        let limit = if kit.starts_with("fighter") { 800 } else { 400 };
        assert!(bytes.len() < limit * 1024, "{kit}: {}", bytes.len());
    });
}

/// Width and height of every page in whole points, as a reader sees them.
fn page_sizes(name: &str, bytes: &[u8]) -> Vec<(u32, u32)> {
    let path = file(name, bytes);
    let info = poppler("pdfinfo", &["-f", "1", "-l", "99", &path.to_string_lossy()]);
    let info = String::from_utf8(info).expect("pdfinfo writes UTF-8");
    let size = |line: &str| {
        let (_, size) = line.strip_prefix("Page")?.split_once(" size:")?;
        let mut sides = size.split_whitespace().filter_map(|word| word.parse::<f32>().ok());
        Some((sides.next()?.round() as u32, sides.next()?.round() as u32))
    };
    info.lines().filter_map(size).collect()
}

#[test]
fn readers_see_pages_of_the_papers_size() {
    for (paper, upright) in [(Paper::A4, (595, 842)), (Paper::Letter, (612, 792))] {
        let sideways = (upright.1, upright.0);
        for (inventory, fifth) in [(Inventory::One, sideways), (Inventory::Two, upright)] {
            let options = Options { paper, inventory, ..Options::default() };
            let name = format!("size-{paper:?}-{inventory:?}.pdf");
            let sizes = page_sizes(&name, &document(Kit::Donjonz, Language::English, options));
            let wanted = [vec![upright; 6], vec![fifth; 2], vec![upright; 2]].concat();
            assert_eq!(sizes, wanted);
        }
        for game in [Kit::Knock, Kit::Fighter] {
            let options = Options { paper, ..Options::default() };
            let name = format!("size-{}-{paper:?}.pdf", game.code());
            let sizes = page_sizes(&name, &document(game, Language::English, options));
            assert_eq!(sizes, vec![upright; sheet::sides(&pages(game, Language::English, options)).len()]);
        }
    }
}

#[test]
fn printers_are_told_of_both_sides_and_no_side_meets_a_strange_back() {
    for game in Kit::ALL {
        for paper in Paper::ALL {
            let pages = pages(game, Language::English, Options { paper, ..Options::default() });
            let sides = sheet::sides(&pages);
            assert_eq!(sides.iter().flatten().count(), pages.len());
            for sheet in sides.chunks(2) {
                let [Some(front), back] = sheet else { panic!("{game:?}: a sheet without a front") };
                assert_eq!(front.side, Side::Front, "{game:?}: {}", front.name);
                // A back belongs to what is cut out of the front: mirrored, place by place.
                if let Some(back) = back {
                    assert_eq!(back.side, Side::Back, "{game:?}: {}", back.name);
                    for (piece, trim) in back.pieces.iter().zip(&back.trims) {
                        let place = front.pieces.iter().position(|it| it == piece).expect("a back has a front");
                        assert_eq!(*trim, sheet::mirrored(paper, front.trims[place]), "{game:?}: {}", back.name);
                    }
                }
            }
        }
        let bytes = document(game, Language::English, Options::default());
        let told = b"/Duplex/DuplexFlipLongEdge";
        assert!(bytes.windows(told.len()).any(|window| window == told), "{game:?}");
    }
}

#[test]
fn readers_see_title_author_and_no_dates() {
    for (game, title) in Kit::ALL.into_iter().zip(["Knock", "Donjonz", "Fighter"]) {
        let bytes = document(game, Language::Spanish, Options::default());
        let path = file(&format!("about-{}.pdf", game.code()), &bytes);
        let info = String::from_utf8(poppler("pdfinfo", &[&path.to_string_lossy()])).expect("pdfinfo writes UTF-8");
        assert!(info.contains(&format!("{title}, kit para imprimir")) && info.contains("Sablier"), "{info}");
        assert!(!info.contains("Date"), "{info}");
        let holds = |needle: &[u8]| bytes.windows(needle.len()).any(|window| window == needle);
        assert!(holds(b"/Lang(es)") || holds(b"/Lang (es)"));
        assert!(holds(b"/PrintScaling"));
        assert!(!holds(b"/ID"));
    }
}

#[test]
fn readers_find_the_words_of_every_language() {
    use {Kit::*, Language::*};
    let wanted = [
        (
            Donjonz,
            French,
            ["Inventaire", "Bourses d’or", "Barrez vos pertes", "Légende à la lanterne", "Épée", "Fantôme"],
        ),
        (
            Donjonz,
            English,
            ["Inventory", "Gold pouches", "Cross out what you lose", "Legend of the Lantern", "Sword", "Ghost"],
        ),
        (
            Donjonz,
            Spanish,
            ["Inventario", "Bolsas de oro", "Tacha lo que pierdes", "Murciélago", "¿No tienes", "Hoja 5 de 5, anverso"],
        ),
        (Knock, French, ["L’Écurie", "Votre tour", "Grimoire", "Boule de feu", "Carnet d’aventure", "Il en manque ?"]),
        (
            Knock,
            English,
            ["The Stable", "Your turn", "Spellbook", "Sphere of Silence", "Adventure log", "Tokens held afterwards"],
        ),
        (
            Knock,
            Spanish,
            ["El establo", "Tu turno", "Grimorio", "Bola de fuego", "Diario de aventura", "Hoja 9 de 9, anverso"],
        ),
        (
            Fighter,
            French,
            ["Mamie Baston", "Gobelin de garde", "Furie aveugle", "à évider", "Jetons PV", "Lancers spéciaux"],
        ),
        (
            Fighter,
            English,
            ["Granny Axe", "Rolling Pin", "Blind fury", "cut out", "Gone up a level", "The Dripping Cellar"],
        ),
        (
            Fighter,
            Spanish,
            ["Abuela Mamporro", "Rey Croac", "Furia ciega", "recortar", "Vida del monstruo", "Hoja 30 de 30, anverso"],
        ),
    ];
    for (game, language, words) in wanted {
        let name = format!("text-{}-{}.pdf", game.code(), language.code());
        let path = file(&name, &document(game, language, Options::default()));
        let text = poppler("pdftotext", &["-layout", &path.to_string_lossy(), "-"]);
        let text = String::from_utf8(text).expect("pdftotext writes UTF-8").replace('\u{a0}', " ");
        for words in words {
            assert!(text.contains(words), "{language:?}: {words} is not in\n{text}");
        }
        assert!(!text.contains('\u{fffd}'), "{language:?}");
    }
}

#[test]
fn fonts_are_embedded_and_cut_to_what_is_used() {
    let path = file("fonts.pdf", &document(Kit::Knock, Language::French, Options::default()));
    let fonts = String::from_utf8(poppler("pdffonts", &[&path.to_string_lossy()])).expect("pdffonts writes UTF-8");
    let lines: Vec<&str> = fonts.lines().skip(2).collect();
    assert_eq!(lines.len(), 3, "{fonts}");
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert!(
            line.contains("Sablier") && words[words.len() - 5..words.len() - 2] == ["yes", "yes", "yes"],
            "{fonts}"
        );
    }
}

/// A page in greys, `dpi` dots an inch: width, height, rows from the top.
fn rendered(path: &std::path::Path, page: usize, dpi: u32) -> (usize, usize, Vec<u8>) {
    let (page, dpi) = (page.to_string(), dpi.to_string());
    let pgm = poppler("pdftoppm", &["-gray", "-r", &dpi, "-f", &page, "-l", &page, &path.to_string_lossy()]);
    let mut parts = pgm.splitn(4, |byte| byte.is_ascii_whitespace());
    assert_eq!(parts.next(), Some(b"P5".as_slice()));
    let mut number = || std::str::from_utf8(parts.next()?).ok()?.parse::<usize>().ok();
    let (width, height) = (number().expect("a width"), number().expect("a height"));
    (width, height, pgm[pgm.len() - width * height..].to_vec())
}

#[test]
fn the_ruler_measures_fifty_millimetres_on_paper() {
    for paper in Paper::ALL {
        let path = file(
            &format!("ruler-{paper:?}.pdf"),
            &document(Kit::Donjonz, Language::English, Options { paper, ..Options::default() }),
        );
        // 254 dots an inch are ten a millimetre.
        let (width, height, pixels) = rendered(&path, 1, 254);
        for (from_bottom, length) in [(150 - 12, 500), (150 - 42 - 12, 508)] {
            let row = &pixels[(height - from_bottom) * width..][..width];
            let dark: Vec<usize> = (0..670).filter(|&x| row[x] < 128).collect();
            let measured = dark.last().expect("the bar is there") - dark.first().expect("the bar is there") + 1;
            assert!(measured.abs_diff(length) <= 2, "{paper:?}: {measured} for {length}");
        }
    }
}

#[test]
fn every_page_renders_the_same_as_our_own_pixels() {
    for game in Kit::ALL {
        renders_as_our_own_pixels(game);
    }
}

fn renders_as_our_own_pixels(game: Kit) {
    let options = Options::default();
    let path = file(&format!("render-{}.pdf", game.code()), &document(game, Language::French, options));
    let pages = pages(game, Language::French, options);
    let sides = sheet::sides(&pages);
    for (i, page) in sides.iter().enumerate().filter_map(|(i, side)| Some((i, (*side)?))) {
        let (width, height, theirs) = rendered(&path, i + 1, 102);
        let mut white = printkit::Drawing::new(page.drawing.size.w, page.drawing.size.h);
        let area = printkit::drawing::Path::rect(0.0, 0.0, white.size.w, white.size.h, 0.0);
        white.fill(area, printkit::Ink::hex(0xFFFFFF));
        white.items.extend(page.drawing.items.clone());
        let ours = printkit::pixels::paint(&white, 102.0 / 25.4);
        let mine = |x: usize, y: usize| {
            let part = |k: usize| u32::from(ours.rgba[(y * ours.width as usize + x) * 4 + k]);
            (part(0) * 299 + part(1) * 587 + part(2) * 114) / 1000
        };
        // The small pictures of sheets have lines thinner than a pixel, which this reader draws a pixel wide.
        let limit = if page.part == Part::Guide { 96 } else { 48 };
        // Blocks of 1.5 mm: edges fall a little differently in two renderers, areas do not.
        let side = 6;
        for (top, left) in (0..height / side - 1).flat_map(|y| (0..width / side - 1).map(move |x| (y * side, x * side)))
        {
            let cells = (0..side * side).map(|k| (left + k % side, top + k / side));
            let (a, b) = cells.fold((0, 0), |(a, b), (x, y)| (a + mine(x, y), b + u32::from(theirs[y * width + x])));
            let apart = a.abs_diff(b) / (side * side) as u32;
            assert!(apart < limit, "{} at {left}, {top}: {apart}", page.name);
        }
        assert!(theirs.iter().filter(|&&value| value < 200).count() > 1000, "{} is blank", page.name);
    }
}

#[test]
fn a_grey_kit_asks_for_black_ink_alone() {
    for game in Kit::ALL {
        let options = Options { style: Style::Grey, ..Options::default() };
        let document = lopdf::Document::load_mem(&document(game, Language::English, options)).expect("it is a PDF");
        let mixes = |content: &[u8]| {
            let content = lopdf::content::Content::decode(content).expect("content can be read");
            content.operations.iter().any(|operation| matches!(operation.operator.as_str(), "rg" | "RG" | "k" | "K"))
        };
        for object in document.objects.values() {
            match object {
                lopdf::Object::Stream(stream) if stream.dict.get(b"Subtype").is_ok_and(|it| it == &"Form".into()) => {
                    assert!(!mixes(&stream.decompressed_content().expect("it can be unpacked")), "{game:?}");
                }
                lopdf::Object::Dictionary(shading) if shading.has(b"ShadingType") => {
                    assert!(shading.get(b"ColorSpace").is_ok_and(|it| it == &"DeviceGray".into()), "{game:?}");
                }
                _ => {}
            }
        }
        for page in document.page_iter() {
            assert!(!mixes(&document.get_page_content(page)), "{game:?}");
        }
    }
}

#[test]
fn backs_leave_the_paper_nearly_white_where_ink_is_saved() {
    for game in Kit::ALL {
        let options = Options { style: Style::InkSaver, ..Options::default() };
        for page in pages(game, Language::English, options).iter().filter(|page| page.name.starts_with("backs-")) {
            let painted = pixels::paint(&page.drawing, 1.0);
            // What is clear is paper.
            let inked =
                painted.rgba.chunks(4).map(|at| (0..3).map(|i| u32::from(at[3]) - u32::from(at[i])).sum::<u32>());
            let cover = f64::from(inked.sum::<u32>()) / (3.0 * 255.0 * (painted.rgba.len() / 4) as f64);
            assert!(cover < 0.08, "{game:?} {}: {cover}", page.name);
        }
    }
}

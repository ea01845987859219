//! A page as a PNG file in its true size. The only file that knows the `png` crate.

use png::{BitDepth, ColorType, Encoder, EncodingError, PixelDimensions, Unit};
use printkit::{
    Drawing, Ink,
    drawing::Path,
    pixels::{self, Pixels},
};

/// Dots an inch.
const RESOLUTION: f32 = 200.0;
const INCH: f32 = 25.4;

/// The page on white paper, since a picture has none of its own, with its resolution, so that it is printed in its true
/// size. A page without colours is written in greys.
pub fn png(page: &Drawing) -> Result<Vec<u8>, EncodingError> {
    let Pixels { width, height, rgba } = pixels::paint(&on_paper(page), RESOLUTION / INCH);
    let dots: Vec<[u8; 3]> = rgba.chunks_exact(4).map(|dot| [dot[0], dot[1], dot[2]]).collect();
    let is_grey = dots.iter().all(|[red, green, blue]| red == green && green == blue);
    let (colours, bytes) = if is_grey {
        (ColorType::Grayscale, dots.iter().map(|dot| dot[0]).collect())
    } else {
        (ColorType::Rgb, dots.concat())
    };
    let a_metre = (RESOLUTION * 1000.0 / INCH).round() as u32;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(colours);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: a_metre, yppu: a_metre, unit: Unit::Meter }));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}

fn on_paper(page: &Drawing) -> Drawing {
    let mut whole = Drawing::new(page.size.w, page.size.h);
    whole.fill(Path::rect(0.0, 0.0, page.size.w, page.size.h, 0.0), Ink::hex(0xFFFFFF));
    whole.fit(page.clone(), 0.0, 0.0, page.size.w, page.size.h);
    whole
}

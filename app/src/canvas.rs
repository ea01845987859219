//! Puts a scene on the window: paints each picture once, keeps it in a texture, and draws it as a quad.
//! With `window.rs` and `platform/`, all that knows macroquad.

use crate::{
    geometry::Point,
    scene::{Detail, Scene, Sprite},
    slant::{Slant, cut},
};
use etagere::{AtlasAllocator, size2};
use macroquad::{
    miniquad::{BlendFactor, BlendState, BlendValue, Equation},
    prelude::{
        Color, DrawTextureParams, FilterMode, Image, Material, MaterialParams, Mesh, PipelineParams, Rect,
        ShaderSource, Texture2D, Vertex, draw_mesh, draw_texture_ex, gl_use_default_material, gl_use_material,
        load_material, vec2,
    },
};
use printkit_core::pixels::{self, Pixels};
use std::collections::HashMap;

/// The side of a texture that many pictures share.
const PAGE: u16 = 1024;
/// Pictures larger than this get a texture of their own.
const LARGE: u32 = 512;
/// Textures are forgotten and painted anew when they take this much more memory than one frame needs.
const MEMORY: usize = 128 << 20;
/// Clear pixels around each picture, so that neighbours do not bleed in.
const MARGIN: u32 = 1;

const VERTEX: &str = "#version 100
attribute vec3 position;
attribute vec2 texcoord;
attribute vec4 color0;
varying highp vec2 uv;
varying lowp vec4 tint;
uniform mat4 Model;
uniform mat4 Projection;
void main() {
    gl_Position = Projection * Model * vec4(position, 1);
    tint = color0 / 255.0;
    uv = texcoord;
}";

const FRAGMENT: &str = "#version 100
varying highp vec2 uv;
varying lowp vec4 tint;
uniform sampler2D Texture;
void main() {
    gl_FragColor = texture2D(Texture, uv) * tint;
}";

struct Page {
    texture: Texture2D,
    filter: FilterMode,
    room: Option<AtlasAllocator>,
    bytes: usize,
}

#[derive(Clone, Copy)]
struct Place {
    page: usize,
    source: Rect,
}

/// The window's drawing surface.
pub struct Canvas {
    material: Option<Material>,
    pages: Vec<Page>,
    places: HashMap<(u64, u32, bool), Place>,
    /// What the frame after the last forgetting needed, in bytes.
    needed: Option<usize>,
}

impl Canvas {
    /// A surface with nothing painted yet. Needs a window.
    pub fn new() -> Canvas {
        // Our pixels are premultiplied, as tiny-skia paints them.
        let over =
            BlendState::new(Equation::Add, BlendFactor::One, BlendFactor::OneMinusValue(BlendValue::SourceAlpha));
        let params = MaterialParams {
            pipeline_params: PipelineParams { color_blend: Some(over), alpha_blend: Some(over), ..Default::default() },
            ..Default::default()
        };
        let material = load_material(ShaderSource::Glsl { vertex: VERTEX, fragment: FRAGMENT }, params).ok();
        Canvas { material, pages: Vec::new(), places: HashMap::new(), needed: None }
    }

    /// Draws a scene; `scale` is how many pixels a dp has, `dpi` how many macroquad counts as one.
    pub fn draw(&mut self, scene: &Scene, scale: f32, dpi: f32) {
        if self.needed.is_some_and(|needed| self.memory() > needed + MEMORY) {
            self.pages.clear();
            self.places.clear();
            self.needed = None;
        }
        if let Some(material) = &self.material {
            gl_use_material(material);
        }
        for sprite in &scene.sprites {
            self.sprite(sprite, scale, dpi);
        }
        gl_use_default_material();
        self.needed = self.needed.or(Some(self.memory()));
    }

    fn memory(&self) -> usize {
        self.pages.iter().map(|page| page.bytes).sum()
    }

    fn sprite(&mut self, sprite: &Sprite, scale: f32, dpi: f32) {
        let Sprite { picture, at, turn, slant, fade, clip, detail, .. } = sprite;
        if at.w <= 0.0 || at.h <= 0.0 || *fade <= 0.0 {
            return;
        }
        if let Some(slant) = slant {
            return self.slanted(sprite, *slant, scale, dpi);
        }
        // A turned picture can only be cut as one that lies at a slant.
        let turned = Slant::turned(at.size(), *turn);
        let fills = turned.bounds(at.centre()).inset(-picture.bleed * at.w / picture.size.w);
        if *turn != 0.0 && clip.is_some_and(|clip| clip.meet(fills) != fills) {
            return self.slanted(sprite, turned, scale, dpi);
        }
        // Everything from here on is in pixels of the window.
        let (grow_x, grow_y) = (at.w / picture.size.w * scale, at.h / picture.size.h * scale);
        let (bleed_x, bleed_y) = (picture.bleed * grow_x, picture.bleed * grow_y);
        let still = *turn == 0.0 && *detail == Detail::Exact;
        let snap = |v: f32| if still { v.round() } else { v };
        let mut whole = Rect::new(
            snap(at.x * scale - bleed_x),
            snap(at.y * scale - bleed_y),
            at.w * scale + 2.0 * bleed_x,
            at.h * scale + 2.0 * bleed_y,
        );
        let clip = clip.map(|clip| Rect::new(clip.x * scale, clip.y * scale, clip.w * scale, clip.h * scale));
        if clip.is_some_and(|clip| !clip.overlaps(&whole)) {
            return;
        }
        let finest = grow_x.max(grow_y);
        let paint_scale = fineness(*detail, finest, scale);
        // What is shown pixel for pixel needs no mixing of neighbours, which is dear without a graphics chip.
        let filter = if still { FilterMode::Nearest } else { FilterMode::Linear };
        let place = self.place(sprite, paint_scale, filter);
        let mut source = place.source;
        if *detail == Detail::Own {
            // Stretched pixels must not mix with the clear margin around them.
            source = Rect::new(source.x + 0.5, source.y + 0.5, source.w - 1.0, source.h - 1.0);
        }
        let is_whole = (source.w - whole.w).abs().max((source.h - whole.h).abs()) <= 1.5;
        if still && is_whole {
            // The painted size is the shown size, but for rounding up to whole pixels. Only a picture too large for
            // a texture is painted smaller and stretched.
            (whole.w, whole.h) = (source.w, source.h);
        }
        if let (Some(clip), 0.0) = (clip, *turn) {
            let Some(part) = clip.intersect(whole) else { return };
            let (kx, ky) = (source.w / whole.w, source.h / whole.h);
            source.x += (part.x - whole.x) * kx;
            source.y += (part.y - whole.y) * ky;
            source.w = part.w * kx;
            source.h = part.h * ky;
            whole = part;
        }
        let params = DrawTextureParams {
            dest_size: Some(vec2(whole.w / dpi, whole.h / dpi)),
            source: Some(source),
            rotation: turn.to_radians(),
            ..Default::default()
        };
        let tint = Color::new(*fade, *fade, *fade, *fade);
        draw_texture_ex(&self.pages[place.page].texture, whole.x / dpi, whole.y / dpi, tint, params);
    }

    /// Draws a picture that lies at a slant, as a shape with as many corners as its clip leaves it.
    fn slanted(&mut self, sprite: &Sprite, slant: Slant, scale: f32, dpi: f32) {
        let Sprite { picture, at, fade, clip, detail, .. } = sprite;
        let (bleed, (wide, high)) = (picture.bleed * 2.0, slant.lengths());
        let finest = (wide / picture.size.w).max(high / picture.size.h) * scale;
        let place = self.place(sprite, fineness(*detail, finest, scale), FilterMode::Linear);
        let texture = &self.pages[place.page].texture;
        let (side_x, side_y) = (texture.width(), texture.height());
        // Half a pixel less all around, so that nothing is mixed in from beside the picture.
        let Rect { x, y, w, h } = place.source;
        let part = crate::geometry::Rect::new(x + 0.5, y + 0.5, w - 1.0, h - 1.0);
        let grown = slant.grown(1.0 + bleed / picture.size.w, 1.0 + bleed / picture.size.h);
        let mut corners = grown.corners(at.centre(), part).to_vec();
        if let Some(clip) = clip {
            corners = cut(&corners, *clip);
        }
        let tint = Color::new(*fade, *fade, *fade, *fade);
        let pixel = scale / dpi;
        let vertex =
            |at: Point, of: Point| Vertex::new(at.x * pixel, at.y * pixel, 0.0, of.x / side_x, of.y / side_y, tint);
        let vertices: Vec<Vertex> = corners.iter().map(|corner| vertex(corner.at, corner.of)).collect();
        let indices = (2..vertices.len() as u16).flat_map(|last| [0, last - 1, last]).collect();
        draw_mesh(&Mesh { vertices, indices, texture: Some(texture.clone()) });
    }

    fn place(&mut self, sprite: &Sprite, scale: f32, filter: FilterMode) -> Place {
        let key = (sprite.picture.key, scale.to_bits(), filter == FilterMode::Nearest);
        if let Some(place) = self.places.get(&key) {
            return *place;
        }
        let pixels = pixels::paint(&sprite.picture.drawing(), scale);
        let place = self.keep(pixels, filter);
        self.places.insert(key, place);
        place
    }

    fn keep(&mut self, pixels: Pixels, filter: FilterMode) -> Place {
        let (width, height) = (pixels.width, pixels.height);
        if width > LARGE || height > LARGE {
            let page = self.open((width as u16, height as u16), &pixels.rgba, filter, None);
            return Place { page, source: Rect::new(0.0, 0.0, width as f32, height as f32) };
        }
        let size = size2((width + 2 * MARGIN) as i32, (height + 2 * MARGIN) as i32);
        let fit = |(index, page): (usize, &mut Page)| {
            let room = page.room.as_mut().filter(|_| page.filter == filter)?;
            Some((index, room.allocate(size)?))
        };
        let (page, room) = self.pages.iter_mut().enumerate().find_map(fit).unwrap_or_else(|| {
            let mut room = AtlasAllocator::new(size2(i32::from(PAGE), i32::from(PAGE)));
            let place = room.allocate(size).expect("a picture of at most LARGE fits an empty page");
            let blank = vec![0; usize::from(PAGE) * usize::from(PAGE) * 4];
            (self.open((PAGE, PAGE), &blank, filter, Some(room)), place)
        });
        let (x, y) = (room.rectangle.min.x + MARGIN as i32, room.rectangle.min.y + MARGIN as i32);
        let image = Image { width: width as u16, height: height as u16, bytes: pixels.rgba };
        self.pages[page].texture.update_part(&image, x, y, width as i32, height as i32);
        Place { page, source: Rect::new(x as f32, y as f32, width as f32, height as f32) }
    }

    /// Makes a texture and returns its page.
    fn open(&mut self, size: (u16, u16), rgba: &[u8], filter: FilterMode, room: Option<AtlasAllocator>) -> usize {
        let texture = Texture2D::from_rgba8(size.0, size.1, rgba);
        texture.set_filter(filter);
        self.pages.push(Page { texture, filter, room, bytes: rgba.len() });
        self.pages.len() - 1
    }
}

/// How many pixels a unit of a picture is painted with, if `finest` are shown and a dp has `scale`.
fn fineness(detail: Detail, finest: f32, scale: f32) -> f32 {
    match detail {
        Detail::Exact => finest,
        Detail::Stepped => 2f32.powf((finest.log2() * 2.0).ceil() / 2.0),
        Detail::Own => 1.0,
        Detail::Steady(hundredths) => f32::from(hundredths) / 100.0 * scale,
    }
}

impl Default for Canvas {
    fn default() -> Canvas {
        Canvas::new()
    }
}

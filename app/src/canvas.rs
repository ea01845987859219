//! Puts a scene on the window: paints each picture once, keeps it in a texture, and draws it as a quad.
//! With `window.rs` and `platform/`, all that knows macroquad.

use crate::{
    areas::Areas,
    changes::{Changes, fills},
    geometry::{self, Point},
    motion::{Motion, Showing},
    scene::{Detail, Scene, Sprite},
    slant::{Slant, cut},
};
use etagere::{AtlasAllocator, size2};
use macroquad::{
    miniquad::{BlendFactor, BlendState, BlendValue, Equation, window::screen_size},
    prelude::{
        BLACK, Camera2D, Color, DrawTextureParams, FilterMode, Image, Material, MaterialParams, Mesh, PipelineParams,
        Rect, RenderTarget, ShaderSource, Texture2D, Vertex, WHITE, draw_mesh, draw_rectangle, draw_texture_ex,
        gl_use_default_material, gl_use_material, load_material, render_target, set_camera, set_default_camera, vec2,
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

/// A processor without a graphics chip copies pixels that nothing is done to much faster than it paints.
const COPY: &str = "#version 100
varying highp vec2 uv;
uniform sampler2D Texture;
void main() {
    gl_FragColor = texture2D(Texture, uv);
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

/// The window's pixels, where a pixel of the scene lies, and which part of it is to be drawn.
#[derive(Clone, Copy)]
struct Frame {
    /// Pixels a dp.
    scale: f32,
    /// How many pixels macroquad counts as one.
    dpi: f32,
    /// The window, in dp.
    whole: geometry::Rect,
    /// What is drawn of it, in dp, if not all.
    part: Option<geometry::Rect>,
}

/// The window's drawing surface.
pub struct Canvas {
    material: Option<Material>,
    /// Puts the kept picture onto the window, without looking at what is there.
    copying: Option<Material>,
    /// A picture of the window, for what of it lies still.
    kept: Option<RenderTarget>,
    changes: Changes,
    motion: Motion,
    /// The window's pixels, and a dp's.
    last: ((u32, u32), f32),
    /// Pixels drawn, and windows full of pixels shown, since somebody asked.
    drawn: (f64, f64),
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
        let shader = |fragment| ShaderSource::Glsl { vertex: VERTEX, fragment };
        Canvas {
            material: load_material(shader(FRAGMENT), params).ok(),
            copying: load_material(shader(COPY), MaterialParams::default()).ok(),
            kept: None,
            changes: Changes::default(),
            motion: Motion::default(),
            last: ((0, 0), 0.0),
            drawn: (0.0, 0.0),
            pages: Vec::new(),
            places: HashMap::new(),
            needed: None,
        }
    }

    /// Draws a scene; `scale` is how many pixels a dp has, `dpi` how many macroquad counts as one.
    pub fn draw(&mut self, scene: &Scene, scale: f32, dpi: f32) {
        if self.needed.is_some_and(|needed| self.memory() > needed + MEMORY) {
            self.pages.clear();
            self.places.clear();
            self.needed = None;
        }
        let (width, height) = screen_size();
        let whole = geometry::Rect::new(0.0, 0.0, width / scale, height / scale);
        let frame = Frame { scale, dpi, whole, part: None };
        let last = ((width as u32, height as u32), scale);
        if std::mem::replace(&mut self.last, last) != last {
            self.changes.forget();
            self.motion = Motion::default();
            self.kept = None;
        }
        let changes = self.changes.follow(scene).iter().map(|area| frame.on_pixels(area)).collect();
        match self.motion.follow(&changes, whole) {
            Showing::Anew => self.draw_part(scene, frame),
            Showing::Kept { painted, moving } => {
                self.paint_kept(scene, frame, &painted);
                self.show_kept(&moving.leave(whole), frame);
                for area in moving.iter() {
                    self.draw_part(scene, Frame { part: Some(*area), ..frame });
                }
            }
        }
        self.drawn.1 += f64::from(width * height);
        self.needed = self.needed.or(Some(self.memory()));
    }

    /// How many windows full of pixels a frame took on average since this was asked last.
    pub fn screens(&mut self) -> f64 {
        let (drawn, shown) = std::mem::take(&mut self.drawn);
        drawn / shown.max(1.0)
    }

    /// Draws some of a scene into the kept picture.
    fn paint_kept(&mut self, scene: &Scene, frame: Frame, painted: &Areas) {
        if painted.is_empty() {
            return;
        }
        let (wide, high) = self.last.0;
        let target = self.kept.get_or_insert_with(|| render_target(wide.max(1), high.max(1))).clone();
        let pixel = 1.0 / frame.dpi;
        // Rows from the top, as the window has them.
        let mut camera = Camera2D::from_display_rect(Rect::new(0.0, 0.0, wide as f32 * pixel, high as f32 * pixel));
        camera.zoom.y = -camera.zoom.y;
        set_camera(&Camera2D { render_target: Some(target), ..camera });
        for area in painted.iter() {
            let pixel = frame.scale / frame.dpi;
            draw_rectangle(area.x * pixel, area.y * pixel, area.w * pixel, area.h * pixel, BLACK);
            self.count(*area, frame);
            self.draw_part(scene, Frame { part: Some(*area), ..frame });
        }
        set_default_camera();
    }

    /// Puts parts of the kept picture onto the window.
    fn show_kept(&mut self, parts: &[geometry::Rect], frame: Frame) {
        let Some(texture) = self.kept.as_ref().map(|target| target.texture.clone()) else { return };
        texture.set_filter(FilterMode::Nearest);
        if let Some(material) = &self.copying {
            gl_use_material(material);
        }
        for part in parts {
            let [x, y, w, h] = [part.x, part.y, part.w, part.h].map(|length| (length * frame.scale).round());
            let (dest_size, source) = (Some(vec2(w / frame.dpi, h / frame.dpi)), Some(Rect::new(x, y, w, h)));
            let params = DrawTextureParams { dest_size, source, ..Default::default() };
            draw_texture_ex(&texture, x / frame.dpi, y / frame.dpi, WHITE, params);
            self.count(*part, frame);
        }
        gl_use_default_material();
    }

    /// Draws of a scene what the frame asks for.
    fn draw_part(&mut self, scene: &Scene, frame: Frame) {
        if let Some(material) = &self.material {
            gl_use_material(material);
        }
        for sprite in &scene.sprites {
            self.sprite(sprite, frame);
        }
        gl_use_default_material();
    }

    /// Counts the pixels of an area in dp.
    fn count(&mut self, area: geometry::Rect, frame: Frame) {
        let area = area.meet(frame.whole);
        self.drawn.0 += f64::from(area.w * area.h * frame.scale * frame.scale);
    }

    fn memory(&self) -> usize {
        self.pages.iter().map(|page| page.bytes).sum()
    }

    fn sprite(&mut self, sprite: &Sprite, frame: Frame) {
        let Sprite { picture, at, turn, slant, fade, detail, .. } = sprite;
        let Frame { scale, dpi, .. } = frame;
        let clip = frame.clip(sprite.clip);
        if at.w <= 0.0 || at.h <= 0.0 || *fade <= 0.0 {
            return;
        }
        if let Some(slant) = slant {
            return self.slanted(sprite, *slant, frame);
        }
        // A turned picture can only be cut as one that lies at a slant.
        let turned = Slant::turned(at.size(), *turn);
        let fills = turned.bounds(at.centre()).inset(-picture.bleed * at.w / picture.size.w);
        // What is drawn in parts must not show where they meet.
        if *turn != 0.0 && (frame.part.is_some() || clip.is_some_and(|clip| clip.meet(fills) != fills)) {
            return self.slanted(sprite, turned, frame);
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
        self.count(geometry::Rect::new(whole.x / scale, whole.y / scale, whole.w / scale, whole.h / scale), frame);
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
    fn slanted(&mut self, sprite: &Sprite, slant: Slant, frame: Frame) {
        let Sprite { picture, at, fade, detail, .. } = sprite;
        let Frame { scale, dpi, .. } = frame;
        let clip = frame.clip(sprite.clip);
        let shown = clip.unwrap_or(frame.whole).meet(frame.whole);
        if fills(sprite).meet(shown).size() == Default::default() {
            return;
        }
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
            corners = cut(&corners, clip);
        }
        let seen = cut(&corners, shown);
        let double: f32 = (0..seen.len())
            .map(|nth| (seen[nth].at, seen[(nth + 1) % seen.len()].at))
            .map(|(a, b)| a.x * b.y - b.x * a.y)
            .sum();
        self.drawn.0 += f64::from(double.abs() / 2.0 * scale * scale);
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

impl Frame {
    /// What is drawn of something that shows nothing outside of `clip`.
    fn clip(&self, clip: Option<geometry::Rect>) -> Option<geometry::Rect> {
        match (clip, self.part) {
            (Some(clip), Some(part)) => Some(clip.meet(part)),
            (clip, part) => clip.or(part),
        }
    }

    /// The area on whole pixels of the window, with a margin: pictures are shown from the nearest pixel on, rounded up.
    fn on_pixels(&self, area: &geometry::Rect) -> geometry::Rect {
        let area = area.meet(self.whole);
        let (x, y) = ((area.x * self.scale).floor() - 2.0, (area.y * self.scale).floor() - 2.0);
        let (right, bottom) = ((area.right() * self.scale).ceil() + 2.0, (area.bottom() * self.scale).ceil() + 2.0);
        let scaled = |length: f32| length / self.scale;
        geometry::Rect::new(scaled(x), scaled(y), scaled(right - x), scaled(bottom - y)).meet(self.whole)
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

//! Paints the app's icons for phones: `icons android FOLDER` or `icons ios FOLDER`.

use printkit_core::{
    Drawing,
    drawing::Transform,
    faces::brand::{self, Edge, ICON},
    pixels,
};
use std::{fs, io, path::Path as File, process::ExitCode};

/// The front of an adaptive icon. The launcher paints the ground and may cut off all but the middle two thirds.
fn front() -> Drawing {
    const SIZE: f32 = 0.8;
    let mut front = Drawing::new(ICON, ICON);
    let margin = ICON * (1.0 - SIZE) / 2.0;
    front.place(brand::icon_mark(), Transform::scale(SIZE, SIZE).then(Transform::shift(margin, margin)), 1.0);
    front
}

fn save(folder: &File, name: &str, icon: &Drawing, side: f32) -> io::Result<()> {
    let path = folder.join(name);
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, pixels::png(icon, side / ICON))
}

/// Resources for Android: an icon of 48 dp, and the front of an adaptive icon of 108 dp, at each density.
fn android(folder: &File) -> io::Result<()> {
    for (density, scale) in [("mdpi", 1.0), ("hdpi", 1.5), ("xhdpi", 2.0), ("xxhdpi", 3.0), ("xxxhdpi", 4.0)] {
        save(folder, &format!("mipmap-{density}/icon.png"), &brand::icon(Edge::Rounded), 48.0 * scale)?;
        save(folder, &format!("mipmap-{density}/icon_front.png"), &front(), 108.0 * scale)?;
    }
    Ok(())
}

/// An asset catalogue's icon for iOS: one size, from which Xcode makes all others. It must not be clear anywhere.
fn ios(folder: &File) -> io::Result<()> {
    save(folder, "icon.png", &brand::icon(Edge::Square), 1024.0)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["android", folder] => android(File::new(folder)),
        ["ios", folder] => ios(File::new(folder)),
        _ => Err(io::Error::other("usage: icons android|ios FOLDER")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("icons: {reason}");
            ExitCode::from(2)
        }
    }
}

//! Writes all that the app can be heard with: `sounds FOLDER`. Each effect, and a minute of each state of the music, as a
//! WAV file beside a picture of it (see `listen`), with a table of what `tests/it/sounds.rs` measures.

use app::sound::{Effect, wav};
use sablier_tests::listen::{Heard, file_name, states};
use std::{env, error::Error, fs, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("usage: sounds FOLDER")?);
    fs::create_dir_all(&folder)?;
    println!("{:<26} {:>6} {:>7} {:>6} {:>6} {:>6}", "sound", "LUFS", "dBFS", "< 500", "voice", "> 4 k");
    let effects = Effect::ALL.map(|effect| (file_name(&effect), Heard::of(&wav(effect))));
    let effects = effects.into_iter().map(|(name, heard)| (name, heard.momentary(), heard));
    for (name, loudness, heard) in effects.chain(states().map(|(name, heard)| (name, heard.integrated(), heard))) {
        let [low, voice, high] =
            [(0.0, 500.0), (500.0, 4000.0), (4000.0, 22050.0)].map(|(from, to)| heard.share(from, to));
        println!("{name:<26} {loudness:>6.1} {:>7.1} {low:>6.2} {voice:>6.2} {high:>6.2}", heard.peak());
        fs::write(folder.join(&name).with_extension("wav"), heard.wav())?;
        fs::write(folder.join(&name).with_extension("png"), heard.spectrogram())?;
    }
    Ok(())
}

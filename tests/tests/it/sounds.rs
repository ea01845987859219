//! How the app sounds, measured: `cargo run --release -p sablier-tests --bin sounds out/sounds` writes what is heard here.

use app::sound::{Effect, STEMS, music, wav};
use sablier_tests::listen::{Heard, RATE, states};
use std::collections::BTreeMap;

fn effects() -> Vec<(Effect, Heard)> {
    Effect::ALL.into_iter().map(|effect| (effect, Heard::of(&wav(effect)))).collect()
}

/// What runs round and round: the music, then the stems of the soundtrack.
fn loops() -> Vec<(String, Heard)> {
    let stems = STEMS.into_iter().enumerate().map(|(nth, stem)| (format!("stem {nth}"), Heard::of(&stem())));
    std::iter::once(("music".to_string(), Heard::of(&music()))).chain(stems).collect()
}

/// Effects are measured at their loudest moment (R128's momentary loudness, 400 ms): most are over before the blocks of
/// which the standard takes its mean, and what is gated and averaged over a short sound and the silence around it is not
/// how loud it is. Music lasts, so it is measured as a whole.
#[test]
fn effects_are_as_loud_as_each_other_and_music_stays_below() {
    let mut loudness: Vec<f64> = effects().iter().map(|(_, heard)| heard.momentary()).collect();
    loudness.sort_by(f64::total_cmp);
    let (least, middle, most) = (loudness[0], loudness[loudness.len() / 2], loudness[loudness.len() - 1]);
    assert!(most - least <= 3.0, "from {least} to {most} LUFS");
    for (name, heard) in states() {
        let below = middle - heard.integrated();
        assert!((8.0..=14.0).contains(&below), "{name} is {below} LU below the effects");
        assert!(heard.peak() < -1.0, "{name} peaks at {} dBFS", heard.peak());
    }
}

#[test]
fn effects_peak_below_the_brim_and_neither_click_nor_push() {
    for (effect, heard) in effects() {
        assert!(heard.peak() < -1.0, "{effect:?} peaks at {} dBFS", heard.peak());
        assert!(heard.offset().abs() < 0.000_5, "{effect:?} has an offset of {}", heard.offset());
        let (start, end) = (&heard.0[..4], &heard.0[heard.0.len() - 40..]);
        let most = start.iter().chain(end).fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!(most < 0.003, "{effect:?} clicks with {most}");
    }
}

/// How much the bend of a wave changes from sample to sample: a click bends it at one place far more than anywhere near.
fn bends(sound: &[f32]) -> Vec<f32> {
    sound.windows(4).map(|it| (it[3] - 3.0 * it[2] + 3.0 * it[1] - it[0]).abs()).collect()
}

#[test]
fn loops_neither_push_nor_click_at_their_seam_nor_where_they_begin() {
    for (name, Heard(sound)) in loops() {
        let heard = Heard(sound.clone());
        assert!(heard.peak() < -1.0, "{name} peaks at {} dBFS", heard.peak());
        assert!(heard.offset().abs() < 0.000_5, "{name} has an offset of {}", heard.offset());
        // The seam lies in the middle of this: a tenth of a second from the end, and one from the start.
        let near = RATE / 10;
        let around = [&sound[sound.len() - near..], &sound[..near]].concat();
        let bends = bends(&around);
        let most = |part: &[f32]| part.iter().copied().fold(0.0_f32, f32::max);
        let seam = most(&bends[near - 4..near + 2]);
        let beside = most(&bends[..near - 4]).max(most(&bends[near + 2..]));
        assert!(seam <= beside.max(0.000_2), "{name} bends by {seam} at its seam, and by {beside} beside it");
        // Played from a standstill, its first samples must be no jump either.
        let jump = sound[0].abs();
        assert!(jump < 0.05, "{name} begins at {jump}");
    }
}

/// A phone's speaker gives little below 500 Hz, and ears little above 4 kHz.
#[test]
fn what_must_be_heard_across_a_room_carries_on_a_phone() {
    for effect in [Effect::Alarm, Effect::Gong, Effect::SandOne, Effect::SandLast, Effect::Grain] {
        let share = Heard::of(&wav(effect)).share(500.0, 4000.0);
        assert!(share > 0.6, "{effect:?} has {share} of its energy where a phone is strong");
    }
    // In Silence the soundtrack is behind a door: there the effects alone say how late it is.
    let (_, soundtrack) = states().find(|(name, _)| name == "sand-10-speech").expect("it is a state");
    let share = soundtrack.share(500.0, 4000.0);
    assert!(share > 0.5, "the last ten seconds have {share} of their energy where a phone is strong");
}

#[test]
fn no_two_effects_are_alike() {
    let heard: Vec<(Effect, Vec<f32>)> =
        effects().into_iter().map(|(effect, heard)| (effect, heard.likeness())).collect();
    for (nth, (one, sound)) in heard.iter().enumerate() {
        for (other, beside) in &heard[..nth] {
            // The same blow, softer or harder, may be recognised.
            let same = matches!((one, other), (Effect::Hit(a, _), Effect::Hit(b, _)) if a == b);
            let (alike, most) = (Heard::alike(sound, beside), if same { 0.98 } else { 0.93 });
            assert!(alike < most, "{one:?} and {other:?} are alike by {alike}");
        }
    }
}

#[test]
fn silence_is_heard() {
    let bright: BTreeMap<String, f32> = states().map(|(name, heard)| (name, heard.share(1500.0, 20_000.0))).collect();
    for left in [180, 60, 10] {
        let [speech, silence] = ["speech", "silence"].map(|mood| bright[&format!("sand-{left}-{mood}")]);
        assert!(silence < speech / 5.0, "{left} s left: {silence} of it is bright, {speech} while all may talk");
    }
    assert!(bright["hushed"] < bright["music"] / 5.0, "{bright:?}");
}

//! What must hold for every sound: a sane file, no clipping, no constant part, no click, the same bytes everywhere.

use super::synth::{Pluck, RATE, Tape};
use super::{Effect, Force, Mix, Player, STEMS, Sound, Struck, gain, music, wav};
use crate::store::Settings;

fn samples(wav: &[u8]) -> Vec<f32> {
    wav[44..].chunks_exact(2).map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) / 32_768.0).collect()
}

fn number(wav: &[u8], at: usize) -> usize {
    u32::from_le_bytes([wav[at], wav[at + 1], wav[at + 2], wav[at + 3]]) as usize
}

fn all() -> impl Iterator<Item = (String, Vec<u8>)> {
    let effects = Effect::ALL.into_iter().map(|effect| (format!("{effect:?}"), wav(effect)));
    effects.chain(loops())
}

fn loops() -> impl Iterator<Item = (String, Vec<u8>)> {
    let stems = STEMS.into_iter().enumerate().map(|(nth, stem)| (format!("stem {nth}"), stem()));
    std::iter::once_with(|| ("music".to_string(), music())).chain(stems)
}

fn seconds(wav: &[u8]) -> f32 {
    samples(wav).len() as f32 / RATE as f32
}

#[test]
fn every_sound_is_a_wav_file_of_its_own_length() {
    for (name, wav) in all() {
        assert_eq!((&wav[..4], &wav[8..16], &wav[36..40]), (&b"RIFF"[..], &b"WAVEfmt "[..], &b"data"[..]), "{name}");
        assert_eq!((number(&wav, 4), number(&wav, 40)), (wav.len() - 8, wav.len() - 44), "{name}");
        assert_eq!((number(&wav, 24), number(&wav, 28)), (RATE, 2 * RATE), "{name}");
        assert_eq!((number(&wav, 20), number(&wav, 32)), (0x1_0001, 0x10_0002), "{name}: mono, 16 bits");
    }
}

#[test]
fn touches_are_short_and_endings_are_not_long() {
    for effect in Effect::ALL {
        let limit = match effect {
            Effect::Tap | Effect::Back | Effect::Lift | Effect::Turn => 0.3,
            Effect::Step | Effect::Assess | Effect::Grain => 0.3,
            Effect::End | Effect::Record | Effect::HeroFell | Effect::KeepWon | Effect::KeepLost | Effect::Gong => 3.0,
            _ => 2.0,
        };
        let long = seconds(&wav(effect));
        assert!(long > 0.05 && long <= limit, "{effect:?} lasts {long} s");
    }
}

#[test]
fn no_sound_clips_or_whispers() {
    for (name, wav) in all() {
        let loudest = samples(&wav).iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
        assert!((0.15..=0.89).contains(&loudest), "{name} peaks at {loudest}");
    }
}

#[test]
fn no_sound_has_a_constant_part() {
    for (name, wav) in all() {
        let samples = samples(&wav);
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.002, "{name}: {mean}");
    }
}

#[test]
fn an_effect_begins_and_ends_in_silence() {
    for effect in Effect::ALL {
        let samples = samples(&wav(effect));
        let ends = [samples[0], samples[1], samples[samples.len() - 2], samples[samples.len() - 1]];
        assert!(ends.iter().all(|sample| sample.abs() < 0.01), "{effect:?}: {ends:?}");
        // Nothing worth hearing is cut off: the sound has died down before the last fade.
        let before_fade = &samples[samples.len() - RATE / 12..samples.len() - RATE / 30];
        let left = before_fade.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
        assert!(left < 0.04, "{effect:?} still has {left} before it fades");
    }
}

/// How strongly a pitch sounds in some samples.
fn strength(sound: &[f32], pitch: f32) -> f32 {
    let turn = std::f32::consts::TAU * pitch / RATE as f32;
    let (sine, cosine) = sound.iter().enumerate().fold((0.0, 0.0), |(sine, cosine), (n, sample)| {
        (sine + sample * (n as f32 * turn).sin(), cosine + sample * (n as f32 * turn).cos())
    });
    f32::hypot(sine, cosine)
}

#[test]
fn a_string_is_in_tune() {
    for pitch in [73.416, 146.832, 293.665, 440.0, 1046.502] {
        let mut tape = Tape::new(1.5);
        tape.pluck(0, Pluck { pitch, force: 1.0, ring: 1.5, bright: 0.3 });
        let sound = samples(&tape.finish(1.0).wav());
        let best = (-30..=30).max_by(|a, b| {
            let at = |cents: &i32| strength(&sound, pitch * (1.0 + 0.000_578 * *cents as f32));
            at(a).total_cmp(&at(b))
        });
        assert!(best.is_some_and(|cents| cents.abs() <= 4), "{pitch} Hz is off by {best:?} hundredths of a semitone");
    }
}

#[test]
fn what_runs_round_has_no_seam() {
    for (name, wav) in loops() {
        let samples = samples(&wav);
        let jumps = |from: &[f32]| from.windows(2).fold(0.0_f32, |most, two| most.max((two[1] - two[0]).abs()));
        let around = [&samples[samples.len() - 4..], &samples[..4]].concat();
        let beside = jumps(&samples[..400]).max(jumps(&samples[samples.len() - 400..]));
        assert!(jumps(&around) < 1.5 * beside, "{name}: {} at the seam", jumps(&around));
        let loudness =
            |part: &[f32]| (part.iter().map(|sample| sample * sample).sum::<f32>() / part.len() as f32).sqrt();
        let (end, start) = (loudness(&samples[samples.len() - 2000..]), loudness(&samples[..200]));
        assert!(start > end * 0.2, "{name}: what rings at the end ({end}) is still heard at the start ({start})");
    }
}

/// quad-snd's mixer mixes the head of a loop over its tail unless the loop is whole blocks of 4096 long.
#[test]
fn what_runs_round_is_whole_blocks_long_and_the_stems_stay_together() {
    let lengths: Vec<usize> = loops().map(|(_, wav)| samples(&wav).len()).collect();
    assert!(lengths.iter().all(|length| length % 4096 == 0), "{lengths:?}");
    assert!((16..=32).contains(&(lengths[0] / RATE)), "{} s of music", lengths[0] / RATE);
    assert!((8..=12).contains(&(lengths[1] / RATE)), "{} s of soundtrack", lengths[1] / RATE);
    assert!(lengths[1..].iter().all(|length| *length == lengths[1]), "{lengths:?}");
}

#[test]
fn the_loudest_effect_over_all_that_plays_does_not_clip() {
    let loudest = |wav: Vec<u8>| samples(&wav).iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
    let stems: f32 = STEMS[..3].iter().map(|stem| loudest(stem())).sum();
    let effect = Effect::ALL.into_iter().map(|effect| loudest(wav(effect))).fold(0.0, f32::max);
    let Settings { effects, music: bed, .. } = Settings::default();
    let heard = gain(effects) * effect + gain(bed) * stems.max(loudest(music()));
    assert!(heard < 0.89, "{heard}, and nobody touched the volumes");
}

#[test]
fn a_die_is_duller_on_the_table_than_on_the_target_and_louder_the_harder_it_hits() {
    // How often it swings through nothing while it is loud says how high it sounds.
    let height = |struck| {
        let sound = samples(&wav(Effect::Hit(struck, Force::Hard)));
        sound[..RATE / 20].windows(2).filter(|two| (two[0] < 0.0) != (two[1] < 0.0)).count()
    };
    assert!(height(Struck::Table) < height(Struck::Target) && height(Struck::Target) < height(Struck::Side));
    let loudest =
        |force| samples(&wav(Effect::Hit(Struck::Table, force))).iter().fold(0.0_f32, |most, it| most.max(it.abs()));
    assert!(loudest(Force::Soft) < loudest(Force::Firm) && loudest(Force::Firm) < loudest(Force::Hard));
    assert_eq!([200.0, 700.0, 1800.0].map(Force::of), [Force::Soft, Force::Firm, Force::Hard]);
}

#[test]
fn every_platform_makes_the_same_bytes() {
    let hash = all()
        .flat_map(|(_, wav)| wav)
        .fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3));
    assert_eq!(hash, 11_305_034_010_476_788_367, "a sound changed: listen to it, then write its new hash here");
}

#[test]
fn no_volume_and_no_order_makes_it_panic() {
    let sound = Sound::new();
    sound.set_volumes(255, 255);
    Effect::ALL.into_iter().for_each(|effect| sound.play(effect));
    [Some(Mix([0, 255, 100, 7])), None, Some(Mix([0; 4]))].into_iter().for_each(|mix| sound.mix(mix));
    sound.set_volumes(0, 0);
}

#[test]
fn turned_down_it_never_asks_for_a_device() {
    let mut player = Player::default();
    player.obey(super::Order::Volumes { effects: 0, music: 0 });
    player.obey(super::Order::Play(Effect::Tap));
    player.obey(super::Order::Mix(Some(Mix([100; 4]))));
    assert!(matches!(player.device, super::Device::Unknown));
}

#[test]
fn volume_grows_from_nothing_to_everything() {
    assert_eq!((gain(0), gain(100), gain(255)), (0.0, 1.0, 1.0));
    assert!((0..100).all(|volume| gain(volume) < gain(volume + 1)));
}

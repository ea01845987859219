//! What is heard: short effects and a bed of music, all made by our own code while they are first needed.
//! Silent, and otherwise unmoved, where there is no device. The only folder that knows quad-snd.

#[cfg(target_os = "linux")]
mod device;
mod dice;
mod effects;
mod knock;
mod loudness;
mod music;
#[cfg(target_os = "android")]
mod opensl;
mod soundtrack;
mod synth;
#[cfg(test)]
mod tests;

pub use dice::{Force, Struck};
pub use effects::{Effect, wav};
pub use music::music;
pub use soundtrack::{Mix, Mood, STEMS};

use quad_snd::{AudioContext, PlaySoundParams, Sound as Record};
use std::collections::BTreeMap;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc;
#[cfg(not(target_arch = "wasm32"))]
use std::time::{Duration, Instant};

/// What the player is told to do.
#[derive(Clone, Copy)]
enum Order {
    Play(Effect),
    Volumes {
        effects: u8,
        music: u8,
    },
    Mix(Option<Mix>),
    #[cfg(target_os = "android")]
    Rest,
    #[cfg(target_os = "android")]
    Wake,
}

/// The app's hold on everything heard. Every call returns at once and none can fail.
pub struct Sound {
    #[cfg(not(target_arch = "wasm32"))]
    orders: mpsc::Sender<(Instant, Order)>,
    #[cfg(target_arch = "wasm32")]
    player: std::cell::RefCell<Player>,
}

impl Default for Sound {
    fn default() -> Sound {
        Sound::new()
    }
}

/// How late an effect may be.
#[cfg(not(target_arch = "wasm32"))]
const LATEST: Duration = Duration::from_millis(300);

#[cfg(not(target_arch = "wasm32"))]
impl Sound {
    /// Starts the player on a thread of its own, where finding the device and making sounds hold up no frame.
    pub fn new() -> Sound {
        let (orders, heard) = mpsc::channel::<(Instant, Order)>();
        let start = std::thread::Builder::new().name("sound".to_string());
        // Without a thread the orders go nowhere, which is silence. It ends when the last order can no longer come.
        let _ = start.spawn(move || {
            let mut player = Player::default();
            while let Ok((given, order)) = heard.recv() {
                // An effect that comes long after its moment is worse than none.
                if !matches!(order, Order::Play(_)) || given.elapsed() < LATEST {
                    player.obey(order);
                }
            }
        });
        Sound { orders }
    }

    fn tell(&self, order: Order) {
        // Where the thread could not start there is nobody to hear, and nothing to be done.
        let _ = self.orders.send((Instant::now(), order));
    }
}

#[cfg(target_arch = "wasm32")]
impl Sound {
    /// A player on the page's one thread; it wakes with the first sound.
    pub fn new() -> Sound {
        Sound { player: Default::default() }
    }

    fn tell(&self, order: Order) {
        self.player.borrow_mut().obey(order);
    }

    /// Makes the next sound that may be needed and plays what was waiting for the browser to decode it. To be called
    /// once a frame; says whether there is more to do.
    pub fn prepare(&self) -> bool {
        self.player.borrow_mut().prepare()
    }
}

impl Sound {
    /// Plays an effect now, over whatever is playing.
    pub fn play(&self, effect: Effect) {
        self.tell(Order::Play(effect));
    }

    /// Sets how loud effects and music are, each from 0, which is off, to 100. Music plays, round and round, unless off.
    pub fn set_volumes(&self, effects: u8, music: u8) {
        self.tell(Order::Volumes { effects, music });
    }

    /// Plays the soundtrack of running sand in this mix, instead of the music, or the music again.
    pub fn mix(&self, mix: Option<Mix>) {
        self.tell(Order::Mix(mix));
    }

    /// Holds everything that is playing, while nobody sees the app.
    #[cfg(target_os = "android")]
    pub fn rest(&self) {
        self.tell(Order::Rest);
    }

    /// Goes on after a rest.
    #[cfg(target_os = "android")]
    pub fn wake(&self) {
        self.tell(Order::Wake);
    }
}

/// The device, once it was looked for.
#[derive(Default)]
enum Device {
    #[default]
    Unknown,
    Silent,
    Open(AudioContext),
}

impl Device {
    /// The device, if it may be used by now.
    #[cfg(target_arch = "wasm32")]
    fn open_if(&mut self, may_open: bool) -> Option<&AudioContext> {
        if may_open { self.open() } else { None }
    }

    /// Looks for a device the first time it is needed.
    fn open(&mut self) -> Option<&AudioContext> {
        if matches!(self, Device::Unknown) {
            *self = if device_is_there() { Device::Open(AudioContext::new()) } else { Device::Silent };
        }
        match self {
            Device::Open(context) => Some(context),
            Device::Unknown | Device::Silent => None,
        }
    }

    /// Holds the device if it is open, or lets it go on.
    #[cfg(target_os = "android")]
    fn hold(&mut self, still: bool) {
        if let Device::Open(context) = self {
            if still { context.pause() } else { context.resume() }
        }
    }
}

#[cfg(target_os = "linux")]
fn device_is_there() -> bool {
    device::is_there()
}

#[cfg(target_os = "android")]
fn device_is_there() -> bool {
    opensl::is_there()
}

/// Elsewhere the system always offers one, or quad-snd copes.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn device_is_there() -> bool {
    true
}

/// Owns the device and what has been recorded for it. Touches neither before something is to be heard, and hears nothing
/// of volumes until it is told.
#[derive(Default)]
struct Player {
    device: Device,
    /// On the web: the page was touched, so that sound may start.
    #[cfg(target_arch = "wasm32")]
    is_touched: bool,
    /// On the web: effects that wait to be decoded, and since when.
    #[cfg(target_arch = "wasm32")]
    late: Vec<(Effect, f64)>,
    effects: BTreeMap<Effect, Record>,
    music: Round,
    stems: [Round; STEMS.len()],
    effects_volume: u8,
    music_volume: u8,
    /// What sand that runs asks for.
    mix: Option<Mix>,
}

/// A sound that runs round and round, made when it is first needed.
#[derive(Default)]
struct Round {
    record: Option<Record>,
    plays: bool,
}

impl Round {
    fn make(&mut self, context: &AudioContext, wav: impl FnOnce() -> Vec<u8>) -> &Record {
        self.record.get_or_insert_with(|| Record::load(context, &wav()))
    }

    /// Starts it, or plays it on this loud.
    fn play(&mut self, context: &AudioContext, volume: f32) {
        let Some(record) = &self.record else { return };
        if std::mem::replace(&mut self.plays, true) {
            record.set_volume(context, volume);
        } else {
            record.play(context, PlaySoundParams { looped: true, volume });
        }
    }

    fn stop(&mut self, context: &AudioContext) {
        if let Some(record) = self.record.as_ref().filter(|_| self.plays) {
            record.stop(context);
        }
        self.plays = false;
    }
}

impl Player {
    fn wants_music(&self) -> bool {
        self.music_volume > 0 && self.mix.is_none()
    }

    fn wanted_mix(&self) -> Option<Mix> {
        self.mix.filter(|_| self.music_volume > 0)
    }

    fn any_plays(&self) -> bool {
        self.music.plays || self.stems.iter().any(|stem| stem.plays)
    }

    /// Starts, ends or adjusts music and soundtrack to what is wanted. Turned down to nothing neither plays at all.
    fn mind_music(&mut self) {
        let (music, mix, loud) = (self.wants_music(), self.wanted_mix(), gain(self.music_volume));
        if !music && mix.is_none() && !self.any_plays() {
            return;
        }
        let Some(context) = self.device.open() else { return };
        if music {
            self.music.make(context, music::music);
            self.music.play(context, loud);
        } else {
            self.music.stop(context);
        }
        let Some(Mix(volumes)) = mix else {
            return self.stems.iter_mut().for_each(|stem| stem.stop(context));
        };
        // All are made before one starts, so that they start together; and none stops while another one plays.
        for (stem, wav) in self.stems.iter_mut().zip(STEMS) {
            stem.make(context, wav);
        }
        for (stem, volume) in self.stems.iter_mut().zip(volumes) {
            stem.play(context, loud * gain(volume));
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Player {
    fn obey(&mut self, order: Order) {
        match order {
            Order::Play(effect) => self.play(effect),
            Order::Volumes { effects, music } => {
                (self.effects_volume, self.music_volume) = (effects, music);
                // The device is looked for before the first sound needs it, so that this one is not late.
                if effects > 0 || music > 0 {
                    self.device.open();
                }
                self.mind_music();
            }
            Order::Mix(mix) => {
                self.mix = mix;
                self.mind_music();
            }
            #[cfg(target_os = "android")]
            Order::Rest | Order::Wake => self.device.hold(matches!(order, Order::Rest)),
        }
    }

    fn play(&mut self, effect: Effect) {
        if self.effects_volume == 0 {
            return;
        }
        let Some(context) = self.device.open() else { return };
        let record = self.effects.entry(effect).or_insert_with(|| Record::load(context, &wav(effect)));
        record.play(context, PlaySoundParams { looped: false, volume: gain(self.effects_volume) });
    }
}

/// How late an effect may be, in ms.
#[cfg(target_arch = "wasm32")]
const LATEST: f64 = 300.0;

/// A page may make no sound before it was touched, decodes sounds in its own time and has one thread: sounds are made
/// one a frame and played once they are decoded.
#[cfg(target_arch = "wasm32")]
impl Player {
    fn obey(&mut self, order: Order) {
        match order {
            Order::Play(effect) => {
                self.is_touched = true;
                self.late.push((effect, crate::platform::uptime()));
                self.play_late();
            }
            Order::Volumes { effects, music } => {
                (self.effects_volume, self.music_volume) = (effects, music);
                self.mind_what_is_decoded();
            }
            Order::Mix(mix) => {
                self.mix = mix;
                self.mind_what_is_decoded();
            }
        }
    }

    fn play_late(&mut self) {
        let now = crate::platform::uptime();
        self.late.retain(|(_, since)| now - since < LATEST);
        let (Some(context), true) = (self.device.open_if(self.is_touched), self.effects_volume > 0) else {
            return self.late.clear();
        };
        let volume = gain(self.effects_volume);
        self.late.retain(|(effect, _)| {
            let record = self.effects.entry(*effect).or_insert_with(|| Record::load(context, &wav(*effect)));
            let is_loaded = record.is_loaded();
            if is_loaded {
                record.play(context, PlaySoundParams { looped: false, volume });
            }
            !is_loaded
        });
    }

    fn prepare(&mut self) -> bool {
        self.play_late();
        let (music, mix) = (self.wants_music(), self.wanted_mix());
        let Some(context) = self.device.open_if(self.is_touched) else { return false };
        if let Some(next) = Effect::ALL.into_iter().find(|effect| !self.effects.contains_key(effect)) {
            self.effects.insert(next, Record::load(context, &wav(next)));
            return true;
        }
        if music {
            self.music.make(context, music::music);
        }
        if mix.is_some() {
            let missing = self.stems.iter_mut().zip(STEMS).find(|(stem, _)| stem.record.is_none());
            if let Some((stem, wav)) = missing {
                stem.make(context, wav);
                return true;
            }
        }
        self.mind_what_is_decoded();
        let waits = if mix.is_some() { !self.stems.iter().all(|stem| stem.plays) } else { music && !self.music.plays };
        waits || !self.late.is_empty()
    }

    /// Minds the music as far as the browser has decoded what is wanted; until then, what played plays on.
    fn mind_what_is_decoded(&mut self) {
        let is_there = |round: &Round| round.record.as_ref().is_some_and(Record::is_loaded);
        let waits_for_music = self.wants_music() && !is_there(&self.music);
        let waits_for_stems = self.wanted_mix().is_some() && !self.stems.iter().all(is_there);
        if !waits_for_music && !waits_for_stems {
            self.mind_music();
        }
    }
}

/// How much of a sound's strength a volume lets through. Ears hear ratios, so the steps widen as it grows.
pub fn gain(volume: u8) -> f32 {
    let share = f32::from(volume.min(100)) / 100.0;
    share * share
}

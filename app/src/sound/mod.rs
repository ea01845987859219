//! What is heard: short effects and a bed of music, all made by our own code while they are first needed.
//! Silent, and otherwise unmoved, where there is no device. The only folder that knows quad-snd.

#[cfg(target_os = "linux")]
mod device;
mod effects;
mod music;
mod synth;
#[cfg(test)]
mod tests;

pub use effects::{Effect, wav};
pub use music::music;

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
    Volumes { effects: u8, music: u8 },
    StartMusic,
    StopMusic,
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
}

impl Sound {
    /// Plays an effect now, over whatever is playing.
    pub fn play(&self, effect: Effect) {
        self.tell(Order::Play(effect));
    }

    /// Sets how loud effects and music are, each from 0, which is off, to 100.
    pub fn set_volumes(&self, effects: u8, music: u8) {
        self.tell(Order::Volumes { effects, music });
    }

    /// Lets the music play, round and round, as loud as its volume allows.
    pub fn start_music(&self) {
        self.tell(Order::StartMusic);
    }

    /// Ends the music.
    pub fn stop_music(&self) {
        self.tell(Order::StopMusic);
    }
}

/// The device, once it was looked for.
#[derive(Default)]
enum Stage {
    #[default]
    Unknown,
    Silent,
    Open(AudioContext),
}

impl Stage {
    /// Looks for a device the first time it is needed.
    fn open(&mut self) -> Option<&AudioContext> {
        if matches!(self, Stage::Unknown) {
            *self = if device_is_there() { Stage::Open(AudioContext::new()) } else { Stage::Silent };
        }
        match self {
            Stage::Open(context) => Some(context),
            Stage::Unknown | Stage::Silent => None,
        }
    }
}

#[cfg(target_os = "linux")]
fn device_is_there() -> bool {
    device::is_there()
}

/// Elsewhere the system always offers one, or quad-snd copes.
#[cfg(not(target_os = "linux"))]
fn device_is_there() -> bool {
    true
}

/// Owns the device and what has been recorded for it. Touches neither before something is to be heard.
struct Player {
    stage: Stage,
    effects: BTreeMap<Effect, Record>,
    music: Option<Record>,
    music_wanted: bool,
    music_plays: bool,
    effects_volume: u8,
    music_volume: u8,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            stage: Stage::default(),
            effects: BTreeMap::new(),
            music: None,
            music_wanted: false,
            music_plays: false,
            effects_volume: 100,
            music_volume: 100,
        }
    }
}

impl Player {
    fn obey(&mut self, order: Order) {
        match order {
            Order::Play(effect) => self.play(effect),
            Order::Volumes { effects, music } => {
                self.effects_volume = effects;
                self.music_volume = music;
                self.wake();
                self.mind_music();
            }
            Order::StartMusic => {
                self.music_wanted = true;
                self.mind_music();
            }
            Order::StopMusic => {
                self.music_wanted = false;
                self.mind_music();
            }
        }
    }

    /// Looks for the device before the first sound needs it, so that this one is not late.
    /// Not on the web, where sound may start only once the page was touched.
    fn wake(&mut self) {
        if !cfg!(target_arch = "wasm32") && (self.effects_volume > 0 || self.music_volume > 0) {
            self.stage.open();
        }
    }

    fn play(&mut self, effect: Effect) {
        if self.effects_volume == 0 {
            return;
        }
        let Some(context) = self.stage.open() else { return };
        let record = self.effects.entry(effect).or_insert_with(|| Record::load(context, &wav(effect)));
        record.play(context, PlaySoundParams { looped: false, volume: gain(self.effects_volume) });
    }

    /// Starts, ends or adjusts the music to what is wanted. Turned down to nothing it does not play at all.
    fn mind_music(&mut self) {
        let wanted = self.music_wanted && self.music_volume > 0;
        if !wanted && !self.music_plays {
            return;
        }
        let Some(context) = self.stage.open() else { return };
        let record = self.music.get_or_insert_with(|| Record::load(context, &music()));
        let volume = gain(self.music_volume);
        match (wanted, self.music_plays) {
            (true, true) => record.set_volume(context, volume),
            (true, false) => drop(record.play(context, PlaySoundParams { looped: true, volume })),
            (false, _) => record.stop(context),
        }
        self.music_plays = wanted;
    }
}

/// How much of a sound's strength a volume lets through. Ears hear ratios, so the steps widen as it grows.
fn gain(volume: u8) -> f32 {
    let share = f32::from(volume.min(100)) / 100.0;
    share * share
}

//! Asks Linux whether there is a sound card to play on. One of the few files with unsafe code: it speaks to ALSA in C.
//! quad-snd takes a device for granted and panics without one, so it may start only after this said yes.
#![allow(unsafe_code)]

use super::synth::RATE;
use quad_alsa_sys as alsa;
use std::ffi::{CStr, c_char, c_int};
use std::ptr;

/// Samples that quad-snd hands over at a time.
const BLOCK: usize = 4096;
const CHANNELS: usize = 2;

/// Tests whether the device that quad-snd will choose exists, takes its format and plays in real time.
/// A sound server may take its time to answer, so this must not be called where a frame waits.
pub fn is_there() -> bool {
    // SAFETY: the handler has the type ALSA asks for and reads none of its arguments. It is set for this thread only.
    unsafe { alsa::snd_lib_error_set_local(Some(silent)) };
    // quad-snd takes the first of these that opens, whatever becomes of it then.
    let device = [c"default", c"pipewire"].into_iter().find_map(Device::open);
    device.is_some_and(|device| device.takes_our_format() && device.keeps_time())
}

/// ALSA would print its errors. Without a sound card we stay silent in both senses.
unsafe extern "C" fn silent(
    _file: *const c_char,
    _line: c_int,
    _function: *const c_char,
    _error: c_int,
    _format: *const c_char,
    _values: *mut alsa::__va_list_tag,
) {
}

/// An open playback device; closed when dropped.
struct Device(*mut alsa::snd_pcm_t);

impl Device {
    fn open(name: &CStr) -> Option<Device> {
        let mut handle = ptr::null_mut();
        // SAFETY: the name ends in a zero byte, and ALSA writes the handle only when it returns success.
        let answer = unsafe { alsa::snd_pcm_open(&mut handle, name.as_ptr(), alsa::SND_PCM_STREAM_PLAYBACK, 0) };
        (answer >= 0 && !handle.is_null()).then(|| Device(handle))
    }

    /// Sets the device up as quad-snd does, which panics where this fails.
    fn takes_our_format(&self) -> bool {
        let mut format = ptr::null_mut();
        let mut rate = RATE as u32;
        // SAFETY: the handle is open, `format` is made and freed here, and each call comes in the order ALSA asks for.
        unsafe {
            if alsa::snd_pcm_hw_params_malloc(&mut format) < 0 {
                return false;
            }
            let taken = alsa::snd_pcm_hw_params_any(self.0, format) >= 0
                && alsa::snd_pcm_hw_params_set_access(self.0, format, alsa::SND_PCM_ACCESS_RW_INTERLEAVED) >= 0
                && alsa::snd_pcm_hw_params_set_format(self.0, format, alsa::SND_PCM_FORMAT_FLOAT_LE) >= 0
                && alsa::snd_pcm_hw_params_set_buffer_size(self.0, format, BLOCK as _) >= 0
                && alsa::snd_pcm_hw_params_set_channels(self.0, format, CHANNELS as u32) >= 0
                && alsa::snd_pcm_hw_params_set_rate_near(self.0, format, &mut rate, ptr::null_mut()) >= 0
                && alsa::snd_pcm_hw_params(self.0, format) >= 0
                && alsa::snd_pcm_prepare(self.0) >= 0;
            alsa::snd_pcm_hw_params_free(format);
            taken
        }
    }

    /// Tests that a block of silence is not swallowed at once, as a null device does: it would make quad-snd's thread
    /// spin on a whole core.
    fn keeps_time(&self) -> bool {
        let silence = [0.0_f32; BLOCK * CHANNELS];
        // SAFETY: the device was set up for interleaved floats on two channels, and the buffer holds BLOCK of them.
        let (written, free) = unsafe {
            (alsa::snd_pcm_writei(self.0, silence.as_ptr().cast(), BLOCK as _), alsa::snd_pcm_avail_update(self.0))
        };
        written >= 0 && free >= 0 && (free as usize) < BLOCK
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: the handle is open, and nobody else has it. Dropping first keeps closing from waiting for silence to end.
        unsafe {
            alsa::snd_pcm_drop(self.0);
            alsa::snd_pcm_close(self.0);
        }
    }
}

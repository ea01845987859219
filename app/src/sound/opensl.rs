//! Asks Android whether its sound engine starts. One of the few files with unsafe code: it speaks to OpenSL ES in C.
//! quad-snd looks at none of the answers it gets and would crash on a bad one, so it may start only after this said yes.
#![allow(unsafe_code)]

use super::synth::RATE;
use audir_sles as sles;
use std::{ffi::c_void, ptr};

/// Tests whether a player of the kind that quad-snd makes can be made. All of it is let go of again: Android gives a
/// process only one engine at a time.
pub fn is_there() -> bool {
    Object::engine().is_some_and(|engine| engine.plays().unwrap_or(false))
}

fn succeeded(answer: sles::SLresult) -> bool {
    answer == sles::SL_RESULT_SUCCESS
}

/// One of OpenSL's objects, destroyed when dropped.
struct Object(sles::SLObjectItf);

impl Object {
    /// Takes an object that a call gave, if it did, and makes it ready.
    fn realized(answer: sles::SLresult, object: sles::SLObjectItf) -> Option<Object> {
        let object = (succeeded(answer) && !object.is_null()).then_some(Object(object))?;
        // SAFETY: the object was just made, and is not yet ready.
        let answer = unsafe { (**object.0).Realize?(object.0, sles::SL_BOOLEAN_FALSE) };
        succeeded(answer).then_some(object)
    }

    fn engine() -> Option<Object> {
        let mut engine = ptr::null();
        // SAFETY: an engine needs no options and no interfaces, so that all lists may be empty.
        let answer = unsafe { sles::slCreateEngine(&mut engine, 0, ptr::null(), 0, ptr::null(), ptr::null()) };
        Object::realized(answer, engine)
    }

    fn plays(&self) -> Option<bool> {
        let mut engine: sles::SLEngineItf = ptr::null();
        let mut mix = ptr::null();
        // SAFETY: an engine that is ready has this interface, whose type is that of the pointer, and a mix needs none.
        let answer = unsafe {
            let answer = (**self.0).GetInterface?(self.0, sles::SL_IID_ENGINE, (&raw mut engine).cast::<c_void>());
            if !succeeded(answer) || engine.is_null() {
                return None;
            }
            (**engine).CreateOutputMix?(engine, &mut mix, 0, ptr::null(), ptr::null())
        };
        let mix = Object::realized(answer, mix)?;
        Some(mix.player(engine).is_some())
    }

    /// Makes a player as quad-snd does: stereo floats at our rate, through a queue of buffers into this mix.
    fn player(&self, engine: sles::SLEngineItf) -> Option<Object> {
        let mut queue = sles::SLDataLocator_AndroidSimpleBufferQueue {
            locatorType: sles::SL_DATALOCATOR_ANDROIDSIMPLEBUFFERQUEUE as _,
            numBuffers: 3,
        };
        let mut format = sles::SLAndroidDataFormat_PCM_EX {
            formatType: sles::SL_ANDROID_DATAFORMAT_PCM_EX as _,
            numChannels: 2,
            sampleRate: (RATE * 1000) as _,
            bitsPerSample: sles::SL_PCMSAMPLEFORMAT_FIXED_32 as _,
            containerSize: sles::SL_PCMSAMPLEFORMAT_FIXED_32 as _,
            channelMask: (sles::SL_SPEAKER_FRONT_LEFT | sles::SL_SPEAKER_FRONT_RIGHT) as _,
            endianness: sles::SL_BYTEORDER_LITTLEENDIAN as _,
            representation: sles::SL_ANDROID_PCM_REPRESENTATION_FLOAT as _,
        };
        let mut target =
            sles::SLDataLocator_OutputMix { locatorType: sles::SL_DATALOCATOR_OUTPUTMIX as _, outputMix: self.0 };
        let mut source = sles::SLDataSource { pLocator: (&raw mut queue).cast(), pFormat: (&raw mut format).cast() };
        let mut sink = sles::SLDataSink { pLocator: (&raw mut target).cast(), pFormat: ptr::null_mut() };
        let mut player = ptr::null();
        // SAFETY: everything pointed at lives until the call is over, and both lists are one long.
        let answer = unsafe {
            let (wanted, needed) = ([sles::SL_IID_BUFFERQUEUE], [sles::SL_BOOLEAN_TRUE as sles::SLboolean]);
            let create = (**engine).CreateAudioPlayer?;
            create(engine, &mut player, &mut source, &mut sink, 1, wanted.as_ptr(), needed.as_ptr())
        };
        Object::realized(answer, player)
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        // SAFETY: the object was made, nobody else has it, and what was made from it has been dropped before.
        unsafe {
            if let Some(destroy) = (**self.0).Destroy {
                destroy(self.0);
            }
        }
    }
}

//! What iOS does for the app beyond its window: a notification when a timer ends out of sight, and a voice.
#![allow(unsafe_code)]

use crate::platform::{Alarm, clock};
use macroquad::miniquad::native::apple::{
    apple_util::str_to_nsstring,
    frameworks::{BOOL, NO, ObjcId, YES, class, msg_send, nil, sel, sel_impl},
};
use std::{
    ffi::c_void,
    sync::atomic::{AtomicBool, Ordering},
};

#[link(name = "UserNotifications", kind = "framework")]
unsafe extern "C" {}

#[link(name = "AVFoundation", kind = "framework")]
unsafe extern "C" {}

#[link(name = "System")]
unsafe extern "C" {
    /// The class of blocks that hold nothing and live for ever.
    static _NSConcreteGlobalBlock: [*const c_void; 32];
}

/// A block that iOS calls with an answer, as its compiler lays one out. It holds nothing.
#[repr(C)]
struct Block {
    isa: *const c_void,
    flags: i32,
    reserved: i32,
    invoke: extern "C" fn(*const Block, BOOL, ObjcId),
    about: *const About,
}

/// What a block says of itself.
#[repr(C)]
struct About {
    reserved: usize,
    size: usize,
}

// SAFETY: nothing in it ever changes.
unsafe impl Sync for Block {}

/// The mark of a block that lives for ever.
const IS_GLOBAL: i32 = 1 << 28;
static ABOUT: About = About { reserved: 0, size: size_of::<Block>() };
static ANSWERED: Block = Block {
    isa: (&raw const _NSConcreteGlobalBlock).cast(),
    flags: IS_GLOBAL,
    reserved: 0,
    invoke: has_answered,
    about: &raw const ABOUT,
};

/// The player does not want notifications. Nobody declined before they were asked.
static IS_DECLINED: AtomicBool = AtomicBool::new(false);

/// Takes the player's answer, whenever it comes, on whatever thread.
extern "C" fn has_answered(_block: *const Block, is_granted: BOOL, _error: ObjcId) {
    IS_DECLINED.store(is_granted == NO, Ordering::Relaxed);
}

/// A notification with a sound: UserNotifications' `UNAuthorizationOptions`.
const SOUND_AND_ALERT: usize = 1 << 1 | 1 << 2;

/// Tests whether iOS may ring for the app.
pub fn may_ring() -> bool {
    !IS_DECLINED.load(Ordering::Relaxed)
}

/// Has iOS ring for the app, or no longer. It stays silent while the app is seen. The player is asked the first time.
pub fn set_alarm(alarm: Option<&Alarm>) {
    // SAFETY: each class is linked in and each receiver knows its message, with arguments of the types it declares. What
    // is made here is either let go of by the system's own pool or released.
    unsafe {
        let centre: ObjcId = msg_send![class!(UNUserNotificationCenter), currentNotificationCenter];
        let () = msg_send![centre, removeAllPendingNotificationRequests];
        let Some(alarm) = alarm else { return };
        let answered: *const Block = &raw const ANSWERED;
        let () = msg_send![centre, requestAuthorizationWithOptions: SOUND_AND_ALERT completionHandler: answered];
        // A notification of no time at all is refused.
        let seconds = (alarm.at.saturating_sub(clock::wall()) as f64 / 1000.0).max(0.1);
        let content: ObjcId = msg_send![class!(UNMutableNotificationContent), new];
        let () = msg_send![content, setBody: str_to_nsstring(&alarm.words)];
        let sound: ObjcId = msg_send![class!(UNNotificationSound), defaultSound];
        let () = msg_send![content, setSound: sound];
        let trigger: ObjcId = msg_send![
            class!(UNTimeIntervalNotificationTrigger),
            triggerWithTimeInterval: seconds
            repeats: NO
        ];
        let request: ObjcId = msg_send![
            class!(UNNotificationRequest),
            requestWithIdentifier: str_to_nsstring("sand")
            content: content
            trigger: trigger
        ];
        let () = msg_send![centre, addNotificationRequest: request withCompletionHandler: nil];
        let () = msg_send![content, release];
    }
}

/// The voice that iOS speaks with. The app keeps its one for as long as it lives.
pub fn voice() -> ObjcId {
    // SAFETY: the class is linked in, and an object of it needs nothing.
    unsafe { msg_send![class!(AVSpeechSynthesizer), new] }
}

/// Says words in the language of this code, instead of what is still being said.
pub fn speak(voice: ObjcId, words: &str, language: &str) {
    let region = match language {
        "fr" => "fr-FR",
        "es" => "es-ES",
        _ => "en-US",
    };
    /// AVFoundation's way to stop at once.
    const AT_ONCE: isize = 0;
    // SAFETY: as above; where there is no voice for a language, `nil` stands for the one the device is set to.
    unsafe {
        let said: ObjcId = msg_send![class!(AVSpeechUtterance), speechUtteranceWithString: str_to_nsstring(words)];
        let own: ObjcId = msg_send![class!(AVSpeechSynthesisVoice), voiceWithLanguage: str_to_nsstring(region)];
        let () = msg_send![said, setVoice: own];
        let is_speaking: BOOL = msg_send![voice, isSpeaking];
        if is_speaking == YES {
            let _: BOOL = msg_send![voice, stopSpeakingAtBoundary: AT_ONCE];
        }
        let () = msg_send![voice, speakUtterance: said];
    }
}

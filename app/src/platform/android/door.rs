//! The door between Rust and the activity in `app/android/java`: what Rust asks of it, and what it tells Rust.
//! One of the few files with unsafe code: it speaks JNI, through miniquad's hold on the Java machine.
#![allow(unsafe_code)]

use super::rest;
use crate::{
    geometry::Point,
    input::{Input, Timed},
    platform::{Delivery, News, clock, flip::Flips},
    window,
};
use macroquad::miniquad::{
    native::android::{
        ACTIVITY, attach_jni_env,
        ndk_sys::{JNIEnv, JavaVM, jboolean, jint, jmethodID, jobject, jvalue},
    },
    window as native_window,
};
use std::{
    ffi::{CStr, CString},
    mem, ptr,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// How many Java objects one question may name.
const NAMES: jint = 16;

/// A value that a method of the activity takes.
pub enum Value<'a> {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i32),
    /// Some words.
    Words(&'a str),
}

/// Tells the activity to do something that gives no answer.
pub fn tell(method: &str, values: &[Value<'_>]) {
    talk(|java| {
        java.call(method, values, "V", |java, method, values| {
            // SAFETY: `call` found the method by the very types of these values, and it returns nothing.
            unsafe { java.function(|table| table.CallVoidMethodA)?(java.env, java.activity, method, values) };
            Some(())
        })
    });
}

/// Asks the activity for some words.
pub fn ask_words(method: &str) -> Option<String> {
    talk(|java| {
        java.call(method, &[], "Ljava/lang/String;", |java, method, values| {
            // SAFETY: `call` found a method that takes nothing and returns a string.
            let words =
                unsafe { java.function(|table| table.CallObjectMethodA)?(java.env, java.activity, method, values) };
            java.read(words)
        })
    })
}

/// Asks the activity for a number.
pub fn ask_number(method: &str) -> Option<f32> {
    talk(|java| {
        java.call(method, &[], "F", |java, method, values| {
            // SAFETY: `call` found a method that takes nothing and returns a float.
            Some(unsafe { java.function(|table| table.CallFloatMethodA)?(java.env, java.activity, method, values) })
        })
    })
}

/// Asks the activity yes or no.
pub fn ask_flag(method: &str) -> Option<bool> {
    talk(|java| {
        java.call(method, &[], "Z", |java, method, values| {
            // SAFETY: `call` found a method that takes nothing and returns a boolean.
            Some(
                unsafe { java.function(|table| table.CallBooleanMethodA)?(java.env, java.activity, method, values) }
                    != 0,
            )
        })
    })
}

/// Java's machine as this thread sees it, and our activity in it.
struct Java {
    env: *mut JNIEnv,
    activity: jobject,
}

type Table = macroquad::miniquad::native::android::ndk_sys::JNINativeInterface;

/// This thread's tie to Java, undone when the thread ends: Java ends a process whose threads leave without a word.
struct Tie(*mut JavaVM);

impl Tie {
    fn new() -> Option<Tie> {
        let mut machine = ptr::null_mut();
        // SAFETY: miniquad knew the machine before the activity opened the app. The call fills in the pointer.
        unsafe {
            let env = attach_jni_env();
            (**env).GetJavaVM?(env, &mut machine);
        }
        (!machine.is_null()).then_some(Tie(machine))
    }
}

impl Drop for Tie {
    fn drop(&mut self) {
        // SAFETY: the thread is attached, and at its end there is no call from Java left on its stack.
        unsafe {
            if let Some(detach) = (**self.0).DetachCurrentThread {
                detach(self.0);
            }
        }
    }
}

thread_local! {
    static TIE: Option<Tie> = Tie::new();
}

/// Speaks with Java from the app's thread. What is thrown there is caught here and means no answer.
fn talk<T>(what: impl FnOnce(&Java) -> Option<T>) -> Option<T> {
    TIE.with(Option::is_some).then_some(())?;
    // SAFETY: miniquad set the activity before it started the thread this runs on, which the tie keeps attached.
    let java = unsafe { Java { env: attach_jni_env(), activity: ACTIVITY } };
    // SAFETY: the environment is this thread's. Each frame of names that is pushed is popped below, so none is left over.
    if unsafe { java.function(|table| table.PushLocalFrame)?(java.env, NAMES) } != 0 {
        java.caught();
        return None;
    }
    let answer = what(&java);
    let thrown = java.caught();
    // SAFETY: as above.
    unsafe { java.function(|table| table.PopLocalFrame)?(java.env, ptr::null_mut()) };
    if thrown { None } else { answer }
}

impl Java {
    /// One of the functions that every environment has.
    fn function<F>(&self, choose: impl FnOnce(&Table) -> Option<F>) -> Option<F> {
        // SAFETY: an environment points at a table that lives as long as the Java machine.
        choose(unsafe { &**self.env })
    }

    /// Tests whether something was thrown, and lets go of it.
    fn caught(&self) -> bool {
        let (Some(check), Some(clear)) =
            (self.function(|table| table.ExceptionCheck), self.function(|table| table.ExceptionClear))
        else {
            return false;
        };
        // SAFETY: both may be called at any time with this thread's environment.
        unsafe {
            let thrown = check(self.env) != 0;
            if thrown {
                clear(self.env);
            }
            thrown
        }
    }

    /// Finds a method of the activity by its name and by the types of its values and its answer, and calls it.
    fn call<T>(
        &self,
        method: &str,
        values: &[Value<'_>],
        answer: &str,
        call: impl FnOnce(&Java, jmethodID, *const jvalue) -> Option<T>,
    ) -> Option<T> {
        let types: String = values.iter().map(Value::java_type).collect();
        let (name, signature) = (CString::new(method).ok()?, CString::new(format!("({types}){answer}")).ok()?);
        let found = self.method(&name, &signature)?;
        let values: Vec<jvalue> = values.iter().map(|value| self.pass(value)).collect::<Option<_>>()?;
        call(self, found, values.as_ptr())
    }

    fn method(&self, name: &CStr, signature: &CStr) -> Option<jmethodID> {
        // SAFETY: the activity is alive as long as miniquad holds it, and both texts end in a zero byte.
        let found = unsafe {
            let class = self.function(|table| table.GetObjectClass)?(self.env, self.activity);
            self.function(|table| table.GetMethodID)?(self.env, class, name.as_ptr(), signature.as_ptr())
        };
        (!found.is_null()).then_some(found)
    }

    fn pass(&self, value: &Value<'_>) -> Option<jvalue> {
        Some(match value {
            Value::Flag(flag) => jvalue { z: jboolean::from(*flag) },
            Value::Number(number) => jvalue { i: *number },
            Value::Words(words) => {
                let units: Vec<u16> = words.encode_utf16().collect();
                // SAFETY: Java copies as many units as it is told there are.
                let made =
                    unsafe { self.function(|table| table.NewString)?(self.env, units.as_ptr(), units.len() as jint) };
                (!made.is_null()).then_some(jvalue { l: made })?
            }
        })
    }

    /// The words of a Java string.
    fn read(&self, words: jobject) -> Option<String> {
        if words.is_null() {
            return None;
        }
        // SAFETY: it is a string, and the buffer has room for just its length.
        unsafe {
            let length = self.function(|table| table.GetStringLength)?(self.env, words);
            let mut units = vec![0_u16; usize::try_from(length).ok()?];
            self.function(|table| table.GetStringRegion)?(self.env, words, 0, length, units.as_mut_ptr());
            Some(String::from_utf16_lossy(&units))
        }
    }
}

impl Value<'_> {
    fn java_type(&self) -> &'static str {
        match self {
            Value::Flag(_) => "Z",
            Value::Number(_) => "I",
            Value::Words(_) => "Ljava/lang/String;",
        }
    }
}

/// What the activity told, until the app's thread asks.
struct Inbox {
    news: Vec<News>,
    /// What a file that lies ready is called; nothing if it could not be fetched.
    picked: Option<Option<String>>,
    /// Places in pixels.
    touches: Vec<Timed>,
    /// Pixels covered at the left, top, right and bottom edge.
    edges: [i32; 4],
    flips: Flips,
}

impl Inbox {
    const fn new() -> Inbox {
        Inbox { news: Vec::new(), picked: None, touches: Vec::new(), edges: [0; 4], flips: Flips::new() }
    }
}

static INBOX: Mutex<Inbox> = Mutex::new(Inbox::new());

/// Whether the app's thread runs, so that it can be woken.
static LISTENING: AtomicBool = AtomicBool::new(false);

fn inbox() -> MutexGuard<'static, Inbox> {
    INBOX.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Says that the app is there and wants to be woken when something is told.
pub fn listen() {
    LISTENING.store(true, Ordering::Relaxed);
}

/// What was told since this was last asked, oldest first.
pub fn heard() -> Vec<News> {
    mem::take(&mut inbox().news)
}

/// The name of a file that was picked since this was last asked; nothing inside if it could not be fetched.
pub fn picked() -> Option<Option<String>> {
    inbox().picked.take()
}

/// What fingers did since this was last asked, oldest first; places in pixels.
pub fn touches() -> Vec<Timed> {
    mem::take(&mut inbox().touches)
}

/// Pixels covered at the left, top, right and bottom edge.
pub fn edges() -> [i32; 4] {
    inbox().edges
}

/// Has a frame drawn soon.
fn wake() {
    if LISTENING.load(Ordering::Relaxed) {
        native_window::schedule_update();
    }
}

fn deliver(news: News) {
    inbox().news.push(news);
    wake();
}

/// The words that Java handed to one of the functions below.
fn handed(env: *mut JNIEnv, words: jobject) -> Option<String> {
    Java { env, activity: ptr::null_mut() }.read(words)
}

/// Where the activity starts the app, each time it is opened. miniquad calls it and goes on in a thread of its own.
#[unsafe(no_mangle)]
extern "C" fn quad_main() {
    // The thread of an activity that is gone can no longer be woken.
    LISTENING.store(false, Ordering::Relaxed);
    *inbox() = Inbox::new();
    // Without a window Android shows none, and there is nobody to tell.
    window::run(window::Options::default()).ok();
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_edges(
    _env: *mut JNIEnv,
    _door: jobject,
    left: jint,
    top: jint,
    right: jint,
    bottom: jint,
) {
    inbox().edges = [left, top, right, bottom];
    wake();
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_touched(
    _env: *mut JNIEnv,
    _door: jobject,
    phase: jint,
    finger: jint,
    x: f32,
    y: f32,
    ago: f32,
) {
    let (finger, at) = (finger.unsigned_abs().into(), Point { x, y });
    let input = match phase {
        0 => Input::Down { finger, at },
        1 => Input::Move { finger, at },
        2 => Input::Up { finger, at },
        _ => Input::Cancel { finger },
    };
    inbox().touches.push(Timed { ms: clock::uptime() - f64::from(ago), input });
    wake();
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_link(env: *mut JNIEnv, _door: jobject, link: jobject) {
    if let Some(link) = handed(env, link) {
        deliver(News::Link(link));
    }
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_back(_env: *mut JNIEnv, _door: jobject) {
    deliver(News::Back);
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_typed(env: *mut JNIEnv, _door: jobject, text: jobject) {
    if let Some(text) = handed(env, text) {
        deliver(News::Typed(text));
    }
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_entered(_env: *mut JNIEnv, _door: jobject) {
    deliver(News::Entered);
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_saved(env: *mut JNIEnv, _door: jobject, name: jobject, trouble: jobject) {
    let saved = handed(env, name).map_or(Delivery::Declined, Delivery::Saved);
    deliver(News::Printed(handed(env, trouble).map_or(Ok(saved), Err)));
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_picked(env: *mut JNIEnv, _door: jobject, name: jobject) {
    inbox().picked = Some(handed(env, name));
    wake();
}

#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_rest(_env: *mut JNIEnv, _door: jobject, resting: jboolean) {
    rest(resting != 0);
}

/// The sensor tells what holds the device up, and down is the other way.
#[unsafe(no_mangle)]
extern "C" fn Java_app_sablier_Door_felt(_env: *mut JNIEnv, _door: jobject, right: f32, top: f32, out: f32) {
    let is_flipped = inbox().flips.feel([-right, -top, -out], clock::uptime());
    if is_flipped {
        deliver(News::Flipped);
    }
}

//! iOS: files in the app's own folders, and what UIKit can do for the app. miniquad calls the app on UIKit's own
//! thread, so everything here may be asked at once. One of the few files with unsafe code: it speaks Objective-C.
#![allow(unsafe_code)]

mod system;

use super::{
    Abilities, Alarm, Delivery, Handover, Mirror, News, Platform, Storage, Wishes, clock,
    files::{self, Files},
    flip::Flips,
    typing::{FieldOrder, SystemField},
};
use crate::{
    geometry::Insets,
    scene::{Keys, Role, Touchable},
    sound::{Effect, Mix, Sound},
};
use macroquad::miniquad::native::apple::{
    apple_util::{nsstring_to_string, str_to_nsstring},
    frameworks::{BOOL, ClassDecl, NO, NSRect, ObjcId, Object, Sel, YES, class, msg_send, nil, sel, sel_impl},
};
use printkit_core::order::Order;
use std::{
    cell::RefCell,
    path::{Path, PathBuf},
};

/// UIKit's `UIEdgeInsets`, in points, which are our dp.
#[repr(C)]
struct EdgeInsets {
    top: f64,
    left: f64,
    bottom: f64,
    right: f64,
}

/// CoreMotion's `CMAcceleration`: what the device falls towards, in units of gravity.
#[repr(C)]
struct Acceleration {
    right: f64,
    top: f64,
    out: f64,
}

#[link(name = "CoreMotion", kind = "framework")]
unsafe extern "C" {}

#[link(name = "UIKit", kind = "framework")]
unsafe extern "C" {
    fn UIAccessibilityIsReduceMotionEnabled() -> BOOL;
    fn UIAccessibilityDarkerSystemColorsEnabled() -> BOOL;
}

/// Seconds between two looks at where down is.
const FEEL: f64 = 0.05;

/// UIKit's medium strength of a tap that is felt.
const MEDIUM: isize = 1;

/// A phone or tablet.
pub struct Ios {
    files: Files,
    /// What the player finds under Sablier in the Files app.
    documents: Files,
    sound: Sound,
    news: Vec<News>,
    /// CoreMotion's manager, which the app has only one of.
    motion: ObjcId,
    /// Speaks.
    voice: ObjcId,
    /// Hears which file the player picked.
    picker: ObjcId,
    /// Where the player types, out of sight: the app draws what stands in it.
    text_field: ObjcId,
    field: SystemField,
    /// What was felt, while turning the device over is watched for.
    flips: Option<Flips>,
}

impl Ios {
    /// The device this runs on. Keeps files in `data`, or in the app's own folder.
    pub fn new(data: Option<PathBuf>) -> Ios {
        let own = directories::ProjectDirs::from("", "", "sablier").map(|dirs| dirs.data_dir().to_path_buf());
        let shown = directories::UserDirs::new().and_then(|dirs| dirs.document_dir().map(Path::to_path_buf));
        Ios {
            files: Files::new(data.or(own).unwrap_or_else(std::env::temp_dir)),
            documents: Files::new(shown.unwrap_or_else(std::env::temp_dir)),
            sound: Sound::new(),
            news: Vec::new(),
            // SAFETY: the class is linked in, and the app keeps its one manager for as long as it lives.
            motion: unsafe { msg_send![class!(CMMotionManager), new] },
            voice: system::voice(),
            picker: picker(),
            text_field: text_field(),
            field: SystemField::default(),
            flips: None,
        }
    }

    fn feels(&self) -> bool {
        // SAFETY: the manager answers with a boolean.
        let is_there: BOOL = unsafe { msg_send![self.motion, isAccelerometerAvailable] };
        is_there == YES
    }

    /// Looks where down is, and tells if the device was turned over.
    fn feel(&mut self) {
        let Some(flips) = &mut self.flips else { return };
        // SAFETY: the manager gives the last measurement or `nil`, and a measurement has this property of this type.
        let down: Acceleration = unsafe {
            let felt: ObjcId = msg_send![self.motion, accelerometerData];
            if felt.is_null() {
                return;
            }
            msg_send![felt, acceleration]
        };
        if flips.feel([down.right as f32, down.top as f32, down.out as f32], clock::uptime()) {
            self.news.push(News::Flipped);
        }
    }

    /// Puts a file among the documents, and offers it to other apps if that is wanted.
    fn give(&mut self, name: &str, made: Result<Vec<u8>, String>, handover: Handover) {
        let put = made.and_then(|bytes| self.documents.put(name, &bytes).map_err(|error| error.to_string()));
        let told = put.map(|path| match handover {
            Handover::Save => Delivery::Saved(name.to_string()),
            Handover::Share => {
                offer(file_address(&path));
                Delivery::Shared
            }
        });
        self.news.push(News::Printed(told));
    }
}

thread_local! {
    /// Files that the player picked, until the app asks.
    static PICKED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
}

/// UIKit's mode of a sheet that copies what is picked.
const IMPORT: usize = 0;

/// What the sheet tells that lets a player pick a file.
extern "C" fn has_picked(_this: &Object, _message: Sel, _sheet: ObjcId, addresses: ObjcId) {
    // SAFETY: UIKit hands over an array of addresses of files, each with a path.
    let path = unsafe {
        let address: ObjcId = msg_send![addresses, firstObject];
        let path: ObjcId = msg_send![address, path];
        (!path.is_null()).then(|| PathBuf::from(nsstring_to_string(path)))
    };
    PICKED.with_borrow_mut(|picked| picked.extend(path));
}

/// An object that hears which file the player picked.
fn picker() -> ObjcId {
    // The class is there already if the app was opened before in this process.
    if let Some(mut class) = ClassDecl::new("SablierPicker", class!(NSObject)) {
        // SAFETY: the function takes what UIKit sends with this message.
        unsafe {
            class.add_method(
                sel!(documentPicker:didPickDocumentsAtURLs:),
                has_picked as extern "C" fn(&Object, Sel, ObjcId, ObjcId),
            );
        }
        class.register();
    }
    // SAFETY: the class is registered by now, and an object of it needs nothing.
    unsafe { msg_send![class!(SablierPicker), new] }
}

thread_local! {
    /// What was typed, until the app asks.
    static TYPED: RefCell<Vec<News>> = const { RefCell::new(Vec::new()) };
}

/// UIKit's event of a field whose text changed.
const EDITING_CHANGED: usize = 1 << 17;
/// UIKit's ways to begin with a capital: each word, or each letter.
const WORDS: isize = 1;
const ALL_LETTERS: isize = 3;
/// UIKit's words for help that is not wanted, and for the key that ends typing.
const NO_CORRECTION: isize = 1;
const DONE: isize = 9;

extern "C" fn has_typed(_this: &Object, _message: Sel, field: ObjcId) {
    // SAFETY: the field that sends this has a text, which is never `nil`.
    let text = unsafe {
        let text: ObjcId = msg_send![field, text];
        nsstring_to_string(text)
    };
    TYPED.with_borrow_mut(|typed| typed.push(News::Typed(text)));
}

extern "C" fn has_entered(_this: &Object, _message: Sel, _field: ObjcId) -> BOOL {
    TYPED.with_borrow_mut(|typed| typed.push(News::Entered));
    NO
}

/// A field of the system's that tells what is typed in it.
fn text_field() -> ObjcId {
    // The class is there already if the app was opened before in this process.
    if let Some(mut class) = ClassDecl::new("SablierTyping", class!(NSObject)) {
        // SAFETY: the functions take what UIKit sends with these messages.
        unsafe {
            class.add_method(sel!(hasTyped:), has_typed as extern "C" fn(&Object, Sel, ObjcId));
            class.add_method(sel!(textFieldShouldReturn:), has_entered as extern "C" fn(&Object, Sel, ObjcId) -> BOOL);
        }
        class.register();
    }
    // SAFETY: each receiver knows its message, with arguments of the types it declares; both objects live as long as
    // the app. A field shows the keyboard without being seen.
    unsafe {
        let hears: ObjcId = msg_send![class!(SablierTyping), new];
        let field: ObjcId = msg_send![class!(UITextField), alloc];
        let field: ObjcId = msg_send![field, initWithFrame: NSRect::new(0.0, 0.0, 1.0, 1.0)];
        let () = msg_send![field, setAlpha: 0.0_f64];
        let () = msg_send![field, setAutocorrectionType: NO_CORRECTION];
        let () = msg_send![field, setSpellCheckingType: NO_CORRECTION];
        let () = msg_send![field, setReturnKeyType: DONE];
        let () = msg_send![field, setDelegate: hears];
        let () = msg_send![field, addTarget: hears action: sel!(hasTyped:) forControlEvents: EDITING_CHANGED];
        field
    }
}

fn application() -> ObjcId {
    // SAFETY: the app runs inside UIApplicationMain, so the one application is there.
    unsafe { msg_send![class!(UIApplication), sharedApplication] }
}

/// The window, or `nil` before there is one; a message to `nil` gives zero.
fn window() -> ObjcId {
    // SAFETY: miniquad makes one window the key window before it draws its first frame.
    unsafe { msg_send![application(), keyWindow] }
}

fn pasteboard() -> ObjcId {
    // SAFETY: the general pasteboard always exists.
    unsafe { msg_send![class!(UIPasteboard), generalPasteboard] }
}

/// Offers a thing, a string or a file's address, to other apps.
fn offer(thing: ObjcId) {
    // SAFETY: each receiver is an object of the class that knows the message, with arguments of the types it declares.
    // On a tablet the sheet must know where it points to: the middle of the window's view.
    unsafe {
        let things: ObjcId = msg_send![class!(NSArray), arrayWithObject: thing];
        let sheet: ObjcId = msg_send![class!(UIActivityViewController), alloc];
        let sheet: ObjcId = msg_send![sheet, initWithActivityItems: things applicationActivities: nil];
        let controller: ObjcId = msg_send![window(), rootViewController];
        let view: ObjcId = msg_send![controller, view];
        let bounds: NSRect = msg_send![view, bounds];
        let popover: ObjcId = msg_send![sheet, popoverPresentationController];
        if !popover.is_null() {
            let middle = NSRect::new(bounds.size.width as f64 / 2.0, bounds.size.height as f64 / 2.0, 1.0, 1.0);
            let () = msg_send![popover, setSourceView: view];
            let () = msg_send![popover, setSourceRect: middle];
        }
        let () = msg_send![controller, presentViewController: sheet animated: YES completion: nil];
        let () = msg_send![sheet, release];
    }
}

fn file_address(path: &Path) -> ObjcId {
    let path = str_to_nsstring(&path.to_string_lossy());
    // SAFETY: the path is a string.
    unsafe { msg_send![class!(NSURL), fileURLWithPath: path] }
}

impl Platform for Ios {
    fn wall_clock(&self) -> u64 {
        clock::wall()
    }

    fn locale(&self) -> Option<String> {
        sys_locale::get_locale()
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            vibration: true,
            share: true,
            alarm: system::may_ring(),
            voice: true,
            flips: self.feels().then_some(true),
            ..Abilities::default()
        }
    }

    fn wishes(&self) -> Wishes {
        // SAFETY: the functions take nothing; the metrics are there since iOS 11 and scale a number of 64 bits.
        unsafe {
            let metrics: ObjcId = msg_send![class!(UIFontMetrics), defaultMetrics];
            let text_size: f64 = msg_send![metrics, scaledValueForValue: 100.0_f64];
            Wishes {
                text_size: text_size as u16,
                reduced_motion: UIAccessibilityIsReduceMotionEnabled() == YES,
                contrast: UIAccessibilityDarkerSystemColorsEnabled() == YES,
            }
        }
    }

    fn news(&mut self) -> Vec<News> {
        self.feel();
        let mut news = std::mem::take(&mut self.news);
        news.extend(TYPED.with_borrow_mut(std::mem::take));
        for item in &news {
            if let News::Typed(text) = item {
                self.field.typed(text);
            }
        }
        let picked = PICKED.with_borrow_mut(std::mem::take);
        news.extend(picked.into_iter().map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            News::Picked(super::picked(name, files::read(&path)))
        }));
        news
    }

    fn edges(&self) -> Insets {
        // SAFETY: a window has this property, of just this type, since iOS 11.
        let edges: EdgeInsets = unsafe { msg_send![window(), safeAreaInsets] };
        let EdgeInsets { top, left, bottom, right } = edges;
        Insets { left: left as f32, top: top as f32, right: right as f32, bottom: bottom as f32 }
    }

    fn density(&self) -> Option<f32> {
        // SAFETY: the main screen is there, and its scale is a number of 64 bits.
        let scale: f64 = unsafe {
            let screen: ObjcId = msg_send![class!(UIScreen), mainScreen];
            msg_send![screen, scale]
        };
        Some(scale as f32)
    }

    fn storage(&mut self) -> &mut dyn Storage {
        &mut self.files
    }

    fn ask_paste(&mut self) {
        // SAFETY: the pasteboard gives a string or `nil`.
        let words: ObjcId = unsafe { msg_send![pasteboard(), string] };
        let words = if words.is_null() { String::new() } else { nsstring_to_string(words) };
        self.news.push(News::Pasted(words));
    }

    fn share(&mut self, words: &str) -> Delivery {
        offer(str_to_nsstring(words));
        Delivery::Shared
    }

    fn type_into(&mut self, field: &Touchable) {
        let Role::Field { keys } = field.role else { return };
        self.field.open(&field.text);
        let capitals = if keys == Keys::Code { ALL_LETTERS } else { WORDS };
        // SAFETY: as in `text_field`; the window's view takes the field in, again and again if need be.
        unsafe {
            let controller: ObjcId = msg_send![window(), rootViewController];
            let view: ObjcId = msg_send![controller, view];
            let () = msg_send![view, addSubview: self.text_field];
            let () = msg_send![self.text_field, setAutocapitalizationType: capitals];
            let () = msg_send![self.text_field, setText: str_to_nsstring(&field.text)];
            let _: BOOL = msg_send![self.text_field, becomeFirstResponder];
        }
    }

    fn mirror(&mut self, view: &Mirror<'_>) {
        // SAFETY: a field takes a string and gives the focus up at any time.
        unsafe {
            match self.field.follow(view.touchables) {
                Some(FieldOrder::Write(text)) => {
                    let () = msg_send![self.text_field, setText: str_to_nsstring(&text)];
                }
                Some(FieldOrder::Close) => {
                    let _: BOOL = msg_send![self.text_field, resignFirstResponder];
                }
                None => {}
            }
        }
    }

    /// The sheet copies what is picked into a folder of ours and tells its delegate.
    fn ask_file(&mut self) {
        // SAFETY: as in `offer`; the delegate lives as long as the app.
        unsafe {
            let kinds: ObjcId = msg_send![class!(NSArray), arrayWithObject: str_to_nsstring("public.item")];
            let sheet: ObjcId = msg_send![class!(UIDocumentPickerViewController), alloc];
            let sheet: ObjcId = msg_send![sheet, initWithDocumentTypes: kinds inMode: IMPORT];
            let () = msg_send![sheet, setDelegate: self.picker];
            let controller: ObjcId = msg_send![window(), rootViewController];
            let () = msg_send![controller, presentViewController: sheet animated: YES completion: nil];
            let () = msg_send![sheet, release];
        }
    }

    fn keep_file(&mut self, name: &str, text: &str) {
        let kept = self.documents.put(name, text.as_bytes()).map_err(|error| error.to_string());
        let told = kept.map(|path| {
            offer(file_address(&path));
            Delivery::Shared
        });
        self.news.push(News::Printed(told));
    }

    fn keep_picture(&mut self, name: &str, png: &[u8], handover: Handover) {
        self.give(name, Ok(png.to_vec()), handover);
    }

    fn print(&mut self, order: Order, handover: Handover) {
        self.give(&order.document_name(), super::document(order), handover);
    }

    fn play(&mut self, effect: Effect) {
        self.sound.play(effect);
    }

    fn set_volumes(&mut self, effects: u8, music: u8) {
        self.sound.set_volumes(effects, music);
    }

    fn set_mix(&mut self, mix: Option<Mix>) {
        self.sound.mix(mix);
    }

    fn set_alarm(&mut self, alarm: Option<&Alarm>) {
        system::set_alarm(alarm);
    }

    fn speak(&mut self, words: &str, language: &str) {
        system::speak(self.voice, words, language);
    }

    /// A tap that is felt; iOS decides for itself how long it lasts.
    fn vibrate(&mut self, _ms: u16) {
        // SAFETY: the generator is made, used once and let go of.
        unsafe {
            let tap: ObjcId = msg_send![class!(UIImpactFeedbackGenerator), alloc];
            let tap: ObjcId = msg_send![tap, initWithStyle: MEDIUM];
            let () = msg_send![tap, impactOccurred];
            let () = msg_send![tap, release];
        }
    }

    fn watch_flips(&mut self, watch: bool) {
        self.flips = watch.then(Flips::new);
        // SAFETY: the manager takes a number of 64 bits, and both orders at any time.
        unsafe {
            let () = msg_send![self.motion, setAccelerometerUpdateInterval: FEEL];
            if watch {
                let () = msg_send![self.motion, startAccelerometerUpdates];
            } else {
                let () = msg_send![self.motion, stopAccelerometerUpdates];
            }
        }
    }

    fn keep_awake(&mut self, awake: bool) {
        let lit: BOOL = if awake { YES } else { NO };
        // SAFETY: the application takes a boolean.
        let () = unsafe { msg_send![application(), setIdleTimerDisabled: lit] };
    }
}

//! Android and iOS, as far as a machine without their kits can tell: scripts answer, and what must agree agrees.

use printkit::{Ink, Language, Words, ink};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Runs a script as on a machine that has no kit.
fn run_bare(script: &str) -> Output {
    let kits = ["ANDROID_HOME", "ANDROID_SDK_ROOT", "ANDROID_NDK_HOME"];
    let mut command = Command::new("sh");
    kits.iter().for_each(|kit| _ = command.env_remove(kit));
    command.arg(root().join(script)).output().expect("there is a shell")
}

/// The pieces of a text between two marks.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
}

#[test]
fn without_a_kit_the_android_script_says_what_to_install() {
    let answer = run_bare("app/android/build.sh");
    let said = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(answer.status.code(), Some(1), "{said}");
    assert!(answer.stdout.is_empty());
    for needed in
        ["ANDROID_HOME", "sdkmanager 'build-tools;35", "sdkmanager 'platforms;android-35'", "sdkmanager 'ndk;"]
    {
        assert!(said.contains(needed), "{needed} is not in:\n{said}");
    }
    assert!(said.lines().all(|line| line.starts_with("sablier: ")), "{said}");
}

#[test]
#[cfg(not(target_os = "macos"))]
fn elsewhere_than_on_a_mac_the_ios_script_says_so() {
    let answer = run_bare("app/ios/build.sh");
    let said = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(answer.status.code(), Some(1), "{said}");
    assert!(said.contains("a Mac with Xcode") && answer.stdout.is_empty(), "{said}");
}

#[test]
fn every_script_parses() {
    for (shell, script) in [
        ("sh", "app/android/build.sh"),
        ("sh", "app/ios/build.sh"),
        ("bash", "tests/setup.sh"),
        ("bash", "tests/phones.sh"),
        ("bash", "tests/all.sh"),
    ] {
        let parsed = Command::new(shell).arg("-n").arg(root().join(script)).status().expect("there is a shell");
        assert!(parsed.success(), "{script}");
    }
}

#[test]
fn the_phone_says_what_the_app_says_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let folder =
            if language == Language::English { "values".into() } else { format!("values-{}", language.code()) };
        let strings = text(&format!("app/android/res/{folder}/strings.xml"));
        for (name, key) in [("name", "app-name"), ("description", "tagline")] {
            let said = between(&strings, &format!("<string name=\"{name}\">"), "</string>");
            assert_eq!(said, [words.get(key)], "{folder}");
        }
        let strings = text(&format!("app/ios/{}.lproj/InfoPlist.strings", language.code()));
        let said = between(&strings, "Name\" = \"", "\"");
        assert_eq!(said, [words.get("app-name"), words.get("app-name")], "{}", language.code());
        let listed = format!("<string>{}</string>", language.code());
        assert!(text("app/ios/Info.plist").contains(&listed), "{listed}");
    }
}

#[test]
fn both_phones_know_the_app_by_one_name() {
    let (manifest, plist) = (text("app/android/AndroidManifest.xml"), text("app/ios/Info.plist"));
    assert!(manifest.contains("package=\"app.sablier\"") && manifest.contains("android:scheme=\"sablier\""));
    assert!(manifest.contains("android:authorities=\"app.sablier.papers\""));
    assert!(plist.contains("<string>app.sablier</string>"));
}

/// A version written down twice would be wrong once.
#[test]
fn only_cargo_knows_the_version() {
    let (manifest, plist) = (text("app/android/AndroidManifest.xml"), text("app/ios/Info.plist"));
    assert!(!manifest.contains("versionCode") && !manifest.contains("versionName") && !manifest.contains("uses-sdk"));
    assert!(!plist.contains("CFBundleVersion") && !plist.contains("CFBundleShortVersionString"));
}

#[test]
fn the_first_thing_seen_is_night() {
    let Ink { r, g, b, .. } = ink::NIGHT;
    assert!(text("app/android/res/values/styles.xml").contains(&format!("#{r:02X}{g:02X}{b:02X}")));
    let colours = text("app/ios/Assets.xcassets/Night.colorset/Contents.json");
    for (name, value) in [("red", r), ("green", g), ("blue", b)] {
        assert!(colours.contains(&format!("\"{name}\": \"0x{value:02X}\"")), "{name}");
    }
}

#[test]
fn both_sides_of_the_android_door_fit() {
    let (java, rust) = (text("app/android/java/app/sablier/Door.java"), text("app/src/platform/android/door.rs"));
    let told: BTreeSet<&str> = between(&java, "static native void ", "(").into_iter().collect();
    let heard: BTreeSet<&str> = between(&rust, "fn Java_app_sablier_Door_", "(").into_iter().collect();
    assert_eq!(told, heard);
    assert!(!told.is_empty());
}

#[test]
fn the_activity_can_do_what_it_is_asked() {
    let rust = text("app/src/platform/android/mod.rs");
    let java = text("app/android/java/app/sablier/MainActivity.java");
    let asked = ["tell(\"", "ask_words(\"", "ask_number(\"", "ask_flag(\"", " folder(\"", "(folder(\""];
    let asked: BTreeSet<&str> = asked.into_iter().flat_map(|call| between(&rust, call, "\"")).collect();
    assert!(asked.len() > 10, "{asked:?}");
    // What miniquad asks of an activity besides.
    for method in asked.into_iter().chain(["setFullScreen", "showKeyboard", "getClipboardText", "setClipboardText"]) {
        let known = java.lines().any(|line| line.contains("    public ") && line.contains(&format!(" {method}(")));
        assert!(known, "the activity has no {method}");
    }
}

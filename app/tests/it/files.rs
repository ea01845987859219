//! The desktop's files when the disk is not as it should be: nothing is lost, and the player is told.

use rules::{Game, Session, donjonz::Donjonz};
use sablier::{
    app::App,
    platform::{Platform, memory::Memory, native::Native},
    store::{Store, Trouble},
};
use serde::{Serialize, Serializer, ser::Error};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// An empty folder of that name.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("files").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn opened(folder: &Path) -> (Native, Store) {
    let mut platform = Native::new(Some(folder.to_path_buf()));
    let store = Store::open(&mut platform);
    (platform, store)
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_is_set_aside_and_not_waited_for() {
    let data = folder("pipe");
    assert!(std::process::Command::new("mkfifo").arg(data.join("past.json")).status().unwrap().success());
    let (_, store) = opened(&data);
    assert_eq!(store.troubles, [Trouble::SetAside { name: "past.json.set-aside-1".to_string() }]);
}

#[cfg(unix)]
#[test]
fn a_device_without_an_end_is_set_aside_and_not_read() {
    let data = folder("device");
    std::os::unix::fs::symlink("/dev/zero", data.join("settings.json")).unwrap();
    let (_, store) = opened(&data);
    assert_eq!(store.troubles, [Trouble::SetAside { name: "settings.json.set-aside-1".to_string() }]);
}

#[test]
fn a_huge_file_is_set_aside() {
    let data = folder("huge");
    fs::File::create(data.join("past.json")).unwrap().set_len(200 << 20).unwrap();
    let (_, store) = opened(&data);
    assert_eq!(store.troubles, [Trouble::SetAside { name: "past.json.set-aside-1".to_string() }]);
    assert_eq!(fs::metadata(data.join("past.json.set-aside-1")).unwrap().len(), 200 << 20);
}

#[test]
fn a_data_folder_that_is_a_file_is_told_at_once() {
    let file = folder("no-folder").join("data");
    fs::write(&file, "mine").unwrap();
    let (mut platform, mut store) = opened(&file);
    assert_eq!(store.troubles, [Trouble::CannotSave]);
    store.save_settings(&mut platform);
    assert_eq!(store.troubles, [Trouble::CannotSave]);
    assert_eq!(fs::read(&file).unwrap(), b"mine");
}

#[test]
fn what_can_be_neither_read_nor_set_aside_is_not_overwritten() {
    let data = folder("stuck");
    fs::write(data.join("settings.json"), "precious").unwrap();
    (1..1000).for_each(|n| fs::write(data.join(format!("settings.json.set-aside-{n}")), "").unwrap());
    let (mut platform, mut store) = opened(&data);
    store.save_settings(&mut platform);
    store.save_settings(&mut platform);
    assert_eq!(store.troubles, [Trouble::CannotSave]);
    assert_eq!(fs::read(data.join("settings.json")).unwrap(), b"precious");
    fs::remove_file(data.join("settings.json.set-aside-7")).unwrap();
    store.save_settings(&mut platform);
    assert_eq!(fs::read(data.join("settings.json.set-aside-7")).unwrap(), b"precious");
    assert!(fs::read_to_string(data.join("settings.json")).unwrap().contains("version"));
}

#[test]
fn a_save_that_fails_leaves_the_file_and_its_last_good_copy_alone() {
    let data = folder("failed");
    let (mut platform, _) = opened(&data);
    platform.storage().write("past.json", b"first").unwrap();
    platform.storage().write("past.json", b"second").unwrap();
    // A folder in the draft's place refuses it, as a full disk would.
    fs::create_dir(data.join("past.draft")).unwrap();
    assert!(platform.storage().write("past.json", b"third").is_err());
    assert_eq!(platform.storage().read("past.json").unwrap().unwrap(), b"second");
    assert_eq!(fs::read(data.join("past.backup")).unwrap(), b"first");
}

/// Something that cannot be written down.
struct Unspeakable;

impl Serialize for Unspeakable {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(S::Error::custom("no words for it"))
    }
}

#[test]
fn what_cannot_be_written_down_leaves_its_file_alone_and_is_told_once() {
    let mut device = Memory::new("en");
    let mut store = Store::open(&mut device);
    store.write(&mut device, "past.json", &"precious");
    for _ in 0..2 {
        store.write(&mut device, "past.json", &Unspeakable);
        store.save_settings(&mut device);
    }
    assert_eq!(store.read::<String>(&mut device, "past.json").as_deref(), Some("precious"));
    assert_eq!(store.troubles, [Trouble::CannotSave]);
}

#[test]
fn an_app_killed_between_two_renames_finds_the_last_good_copy() {
    let data = folder("killed");
    let (mut platform, _) = opened(&data);
    platform.storage().write("past.json", b"first").unwrap();
    fs::rename(data.join("past.json"), data.join("past.backup")).unwrap();
    assert_eq!(platform.storage().read("past.json").unwrap().unwrap(), b"first");
}

#[test]
fn a_folder_in_place_of_the_last_good_copy_does_not_keep_from_saving() {
    let data = folder("no-copy");
    let (mut platform, _) = opened(&data);
    fs::create_dir(data.join("past.backup")).unwrap();
    platform.storage().write("past.json", b"first").unwrap();
    platform.storage().write("past.json", b"second").unwrap();
    assert_eq!(platform.storage().read("past.json").unwrap().unwrap(), b"second");
}

#[test]
fn a_past_with_a_code_of_a_megabyte_is_set_aside() {
    let mut device = Memory::new("en");
    let long = "x".repeat(1 << 20);
    let text = format!(r#"{{"version":1,"content":[{{"game":"donjonz","code":"{long}","score":1,"ended":1}}]}}"#);
    device.contents_mut().files.insert("past.json".to_string(), text.into_bytes());
    let store = Store::open(&mut device);
    assert!(store.past.is_empty());
    assert!(matches!(&store.troubles[..], [Trouble::SetAside { .. }]));
}

#[test]
fn a_score_is_kept_if_the_app_is_killed_right_after_the_last_step() {
    let mut session = Session::<Donjonz>::new(Default::default(), 7).unwrap();
    while let Some(action) = session.state().legal_actions().into_iter().next() {
        session.apply(action).unwrap();
    }
    let device = Memory::new("en");
    device.contents_mut().files.insert("donjonz.json".to_string(), session.save().into_bytes());
    let games = || {
        App::new(Box::new(device.clone()));
        Store::open(&mut device.clone()).past.len()
    };
    assert_eq!((games(), games()), (1, 1));
}

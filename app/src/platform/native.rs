//! Desktop: files in the user's data directory, documents among the user's own.

use super::{
    Abilities, Delivery, Handover, News, Platform, Storage, clock,
    files::{self, Files},
};
use crate::sound::{Effect, Mix, Sound};
use macroquad::miniquad::window;
use printkit_core::order::Order;
use std::{
    io,
    path::{Path, PathBuf},
    sync::mpsc::{self, Receiver, TryRecvError},
    thread,
};

/// How often an open dialog, or a document that is being made, is looked at, in ms.
const DIALOG: f64 = 100.0;

/// A document, or why there is none.
type Printed = Result<Vec<u8>, String>;

/// The desktop.
pub struct Native {
    files: Files,
    documents: Files,
    sound: Sound,
    is_full_screen: bool,
    news: Vec<News>,
    /// The document that is being made on a thread of its own, and its name.
    printing: Option<(String, Receiver<Printed>)>,
    /// What comes of the dialog in which the player picks a file, while it is open.
    dialog: Option<Receiver<Option<PathBuf>>>,
}

impl Native {
    /// Keeps files in `data`, or in the system's place for them, and exports into the user's documents.
    pub fn new(data: Option<PathBuf>) -> Native {
        let system = directories::ProjectDirs::from("", "", "sablier").map(|dirs| dirs.data_dir().to_path_buf());
        let documents = directories::UserDirs::new().and_then(|dirs| {
            dirs.download_dir().or(dirs.document_dir()).map(Path::to_path_buf).or(Some(dirs.home_dir().to_path_buf()))
        });
        let here = || PathBuf::from(".");
        Native {
            files: Files::new(data.or(system).unwrap_or_else(here)),
            documents: Files::new(documents.unwrap_or_else(here)),
            sound: Sound::new(),
            is_full_screen: false,
            news: Vec::new(),
            printing: None,
            dialog: None,
        }
    }

    /// Puts a document where the player keeps such things, and returns where that is.
    fn export(&self, name: &str, bytes: &[u8]) -> io::Result<String> {
        Ok(self.documents.put(name, bytes)?.display().to_string())
    }

    /// Keeps the document if it is made by now.
    fn look_at_printing(&mut self) {
        let Some((name, told)) = &self.printing else { return };
        let made = match told.try_recv() {
            Ok(made) => made,
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => Err("the printing thread ended".to_string()),
        };
        let saved = made.and_then(|bytes| self.export(name, &bytes).map_err(|error| error.to_string()));
        self.printing = None;
        self.news.push(News::Printed(saved.map(Delivery::Saved)));
    }

    /// Reads the file that the player picked, if the dialog is closed by now.
    fn look_at_dialog(&mut self) {
        let Some(Ok(chosen)) = self.dialog.as_ref().map(Receiver::try_recv) else { return };
        self.dialog = None;
        if let Some(path) = chosen {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            self.news.push(News::Picked(super::picked(name, files::read(&path))));
        }
    }
}

impl Platform for Native {
    fn wall_clock(&self) -> u64 {
        clock::wall()
    }

    fn locale(&self) -> Option<String> {
        sys_locale::get_locale()
    }

    fn storage(&mut self) -> &mut dyn Storage {
        &mut self.files
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            full_screen: Some(self.is_full_screen),
            leaves: true,
            background: true,
            stops_printing: true,
            ..Abilities::default()
        }
    }

    fn news(&mut self) -> Vec<News> {
        self.look_at_dialog();
        self.look_at_printing();
        std::mem::take(&mut self.news)
    }

    fn next_news(&self) -> Option<f64> {
        (self.dialog.is_some() || self.printing.is_some()).then_some(DIALOG)
    }

    fn ask_paste(&mut self) {
        self.news.push(News::Pasted(window::clipboard_get().unwrap_or_default()));
    }

    fn share(&mut self, words: &str) -> Delivery {
        window::clipboard_set(words);
        Delivery::Copied
    }

    fn ask_file(&mut self) {
        let (tell, told) = mpsc::channel();
        // Nobody listens if the app was left meanwhile.
        let ask = move || tell.send(rfd::FileDialog::new().pick_file()).unwrap_or_default();
        self.dialog = Some(told);
        // Apple shows dialogs only for the thread of the window; elsewhere the sand can run on beside it.
        if cfg!(target_os = "macos") {
            ask();
        } else {
            thread::spawn(ask);
        }
    }

    fn keep_file(&mut self, name: &str, text: &str) {
        self.keep_picture(name, text.as_bytes(), Handover::Save);
    }

    fn keep_picture(&mut self, name: &str, png: &[u8], _handover: Handover) {
        let kept = self.export(name, png).map(Delivery::Saved);
        self.news.push(News::Printed(kept.map_err(|error| error.to_string())));
    }

    fn print(&mut self, order: Order, _handover: Handover) {
        let (tell, told) = mpsc::channel();
        self.printing = Some((order.document_name(), told));
        // Nobody listens if the document was given up meanwhile.
        thread::spawn(move || tell.send(super::document(order)).unwrap_or_default());
    }

    fn stop_printing(&mut self) {
        self.printing = None;
    }

    fn set_full_screen(&mut self, full: bool) {
        window::set_fullscreen(full);
        self.is_full_screen = full;
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
}

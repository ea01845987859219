//! How the player wants the app to be.

use crate::{
    geometry::Point,
    input::Gesture,
    layout::{AlignItems, Node, column, paragraph, pictured, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    scene::{Lettering, Picture, Role, Scene},
    screens::{about::About, fighter::practice::Practice},
    sound::Effect,
    store::{Settings, TEXT_SIZES, Throws},
    theme::Frame,
    touch::{self, coded, touches},
    widgets::{self, Look},
};
use dice::Ease;
use printkit_core::{Ink, Language};

/// The settings.
pub struct SettingsScreen;

touches! {
    /// What can be touched in the settings.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        SystemLanguage = "language-system",
        Language(language: Language) = "language-{}",
        TextSize(percent: u16) = "text-{}",
        Patterns = "patterns",
        Sound = "sound",
        Effects = "effects",
        Music = "music",
        Soundtrack = "soundtrack",
        Vibration = "vibration",
        ReducedMotion = "motion",
        Contrast = "contrast",
        LeftHanded = "left",
        FullScreen = "full-screen",
        Throws(place: Throws) = "throws-{}",
        Ease(ease: Ease) = "ease-{}",
        TryThrow = "try-throw",
        AskWeapons = "ask-weapons",
        Lesson = "lesson",
        About = "about",
        Forgets = "forgets",
    }
}

coded! {
    Language: Language::ALL, Language::code;
}

coded! {
    Ease { Kids = "kids", Normal = "normal", Bare = "bare" }
    Throws { Screen = "glass", Table = "table" }
}

/// What a language is called by those who speak it; the same in every language.
pub fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::French => "Français",
        Language::Spanish => "Español",
    }
}

fn language<'a>(frame: &Frame<'_>) -> Node<'a> {
    let chosen = frame.settings.language.as_deref().and_then(Language::from_locale);
    let system = (Touch::SystemLanguage, frame.say("settings-language-system"), chosen.is_none());
    let named = Language::ALL
        .into_iter()
        .map(|language| (Touch::Language(language), own_name(language).to_string(), chosen == Some(language)));
    let options = std::iter::once(system).chain(named).collect();
    widgets::choices(frame, "ui/ui_language", frame.say("settings-language"), options)
}

fn hearing<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let Settings { sound, effects, music, soundtrack, vibration, .. } = *frame.settings;
    let icon = if sound { "ui/ui_sound" } else { "ui/ui_sound_off" };
    let mut parts = vec![
        widgets::switch(frame, Touch::Sound, icon, frame.say("settings-sound"), sound),
        widgets::slider(frame, Touch::Effects, "ui/ui_bell", frame.say("settings-effects"), effects),
        widgets::slider(frame, Touch::Music, "ui/ui_music", frame.say("settings-music"), music),
        widgets::switch(frame, Touch::Soundtrack, "ui/ui_sand", frame.say("settings-soundtrack"), soundtrack),
    ];
    if frame.abilities.vibration {
        let words = frame.say("settings-vibration");
        parts.push(widgets::switch(frame, Touch::Vibration, "ui/ui_vibrate", words, vibration));
    }
    parts
}

fn reading<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let sizes = TEXT_SIZES.into_iter().map(|size| {
        let words = frame.say_with("settings-percent", &[("percent", i64::from(size).into())]);
        (Touch::TextSize(size), words, frame.settings.text_size == size)
    });
    vec![widgets::choices(frame, "ui/ui_text", frame.say("settings-text-size"), sizes.collect()), patterns(frame)]
}

/// Says that no colour stands alone, with the three signs that carry it.
fn patterns<'a>(frame: &Frame<'_>) -> Node<'a> {
    let words = frame.say("settings-patterns");
    let label = words.clone();
    let side = frame.dp(26.0);
    let dice = ["tokens/d_red", "tokens/d_grn", "tokens/d_blu"].map(|name| pictured(Picture::art(name), side));
    row([row(dice).firm(), paragraph(words, frame.label()).grow(1.0)]).gap(10.0).pads(0.0, 6.0, 0.0, 4.0).named(
        Touch::Patterns,
        Role::Label,
        label,
    )
}

fn comfort<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let Settings { reduced_motion, contrast, left_handed, .. } = *frame.settings;
    let mut parts = vec![
        widgets::switch(frame, Touch::ReducedMotion, "ui/ui_calm", frame.say("settings-motion"), reduced_motion),
        widgets::switch(frame, Touch::Contrast, "ui/ui_contrast", frame.say("settings-contrast"), contrast),
        widgets::switch(frame, Touch::LeftHanded, "ui/ui_left_hand", frame.say("settings-left"), left_handed),
    ];
    if let Some(full) = frame.abilities.full_screen {
        parts.push(widgets::switch(frame, Touch::FullScreen, "ui/ui_full", frame.say("settings-full-screen"), full));
    }
    parts
}

/// Where the dice of Fighter are thrown, and how forgiving the hand is.
fn dice<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let Settings { throws, ease, .. } = *frame.settings;
    let places = widgets::options(frame, "settings-throws", throws, Touch::Throws);
    vec![
        widgets::choices(frame, "ui/ui_dice", frame.say("settings-throws"), places),
        ease_choices(frame, ease, Touch::Ease),
        widgets::button(frame, Touch::TryThrow, Look::Paper, Some("ui/ui_dice"), frame.say("settings-try-throw")),
    ]
}

/// How forgiving the hand is that throws dice on screen, one of three; `touch` is what each is to touch.
pub fn ease_choices<'a, T: touch::Touch>(frame: &Frame<'_>, now: Ease, touch: fn(Ease) -> T) -> Node<'a> {
    let eases = widgets::options(frame, "ease", now, touch);
    let choices = widgets::choices(frame, "ui/ui_left_hand", frame.say("settings-ease"), eases);
    let words = Lettering { size: frame.em(14.0).min(frame.dp(18.0)), ..frame.label() };
    column([choices, paragraph(frame.say("ease-explained"), words)]).gap(4.0)
}

/// What Donjonz asks.
fn asking<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let (words, asks) = (frame.say("settings-ask-weapons"), frame.settings.ask_weapons);
    vec![widgets::switch(frame, Touch::AskWeapons, "ui/ui_satchel", words, asks)]
}

fn more<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let again = frame.settings.lessons_seen.is_empty();
    let mut parts = vec![
        widgets::switch(frame, Touch::Lesson, "ui/ui_hint", frame.say("settings-lesson"), again),
        widgets::button(frame, Touch::About, Look::Paper, Some("ui/ui_info"), frame.say("settings-about")),
    ];
    if frame.abilities.forgets {
        parts.push(widgets::remark(frame, Touch::Forgets, frame.say("settings-forgets")));
    }
    parts
}

/// Sets a volume from where its slider is touched.
fn slide(touch: Touch, gesture: Gesture, desk: &mut Desk<'_>) -> Nav {
    let (Gesture::DragStart { at, .. } | Gesture::Drag { at, .. } | Gesture::Tap { at }) = gesture else {
        return Nav::Pass;
    };
    let Some(area) = desk.area(&touch) else { return Nav::Pass };
    let value = widgets::slider_value(area, at);
    match touch {
        Touch::Effects => desk.store.settings.effects = value,
        Touch::Music => desk.store.settings.music = value,
        _ => return Nav::Pass,
    }
    Nav::Stay
}

fn tap(touch: Touch, at: Point, desk: &mut Desk<'_>) -> Nav {
    let (games, settings) = (desk.store.games, &mut desk.store.settings);
    match touch {
        Touch::Effects | Touch::Music => return slide(touch, Gesture::Tap { at }, desk),
        Touch::Sound => settings.sound = !settings.sound,
        Touch::Soundtrack => settings.soundtrack = !settings.soundtrack,
        Touch::ReducedMotion => settings.chosen.reduced_motion = Some(!settings.reduced_motion),
        Touch::Contrast => settings.chosen.contrast = Some(!settings.contrast),
        Touch::LeftHanded => settings.left_handed = !settings.left_handed,
        Touch::Vibration => {
            settings.vibration = !settings.vibration;
            if settings.vibration {
                desk.platform.vibrate(Effect::Refused.shake());
            }
        }
        Touch::FullScreen => {
            let full = desk.platform.abilities().full_screen.unwrap_or(false);
            desk.platform.set_full_screen(!full);
        }
        Touch::Lesson => {
            let again = settings.lessons_seen.is_empty();
            settings.lessons_seen.clear();
            let taught = games.iter().filter(|game| again && game.lesson.is_some());
            settings.lessons_seen.extend(taught.map(|game| game.name.to_string()));
        }
        Touch::About => return Nav::Push(Box::new(About)),
        Touch::TryThrow => return Nav::Push(Box::new(Practice::new(desk))),
        Touch::SystemLanguage => settings.language = None,
        Touch::Language(language) => settings.language = Some(language.code().to_string()),
        Touch::TextSize(percent) => settings.chosen.text_size = Some(percent),
        Touch::Throws(place) => settings.throws = place,
        Touch::Ease(ease) => settings.ease = ease,
        Touch::AskWeapons => settings.ask_weapons = !settings.ask_weapons,
        Touch::Patterns | Touch::Forgets => return Nav::Pass,
    }
    Nav::Stay
}

impl TypedScreen for SettingsScreen {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "settings"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x4A3560), Ink::hex(0x2A1D3A));
        let wide = widgets::wide_enough(frame);
        let title = frame.say("settings-title");
        widgets::page(&mut scene, frame, "page", title, if wide { 2 } else { 1 }, |_| {
            let section = |key: &str, parts| widgets::section(frame, frame.say(key), parts);
            let reading = std::iter::once(language(frame)).chain(reading(frame)).collect();
            let seeing = [section("settings-reading", reading), section("settings-comfort", comfort(frame))];
            let hearing = [section("settings-hearing", hearing(frame)), section("settings-dice", dice(frame))];
            let rest = [section("donjonz-name", asking(frame)), section("settings-more", more(frame))];
            let gap = frame.dp(20.0);
            if wide {
                let columns = [column(seeing.into_iter().chain(rest)), column(hearing)];
                row(columns.map(|column| column.gap(gap).grow(1.0))).align(AlignItems::FLEX_START).gap(36.0)
            } else {
                column(seeing.into_iter().chain(hearing).chain(rest)).gap(gap)
            }
        });
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(touch, at) => tap(touch, at, desk),
            UiEvent::Gesture(Some(touch), gesture) => slide(touch, gesture, desk),
            _ => Nav::Pass,
        }
    }
}

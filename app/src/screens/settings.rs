//! How the player wants the app to be.

use crate::{
    input::Gesture,
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    nav::{Desk, Event, Nav, Screen},
    scene::{Picture, Role, Scene},
    screens::about::About,
    sound::Effect,
    store::{Settings, TEXT_SIZES, Throws},
    theme::Frame,
    widgets::{self, Look},
};
use dice::Ease;
use printkit::{Ink, Language};

/// The settings.
pub struct SettingsScreen;

/// How forgiving the hand can be, with the word for it in ids and keys.
const EASES: [(&str, Ease); 3] = [("kids", Ease::Kids), ("normal", Ease::Normal), ("bare", Ease::Bare)];

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
    let system = ("language-system".to_string(), frame.say("settings-language-system"), chosen.is_none());
    let named = Language::ALL.into_iter().map(|language| {
        (format!("language-{}", language.code()), own_name(language).to_string(), chosen == Some(language))
    });
    let options = std::iter::once(system).chain(named).collect();
    widgets::choices(frame, "ui/ui_language", frame.say("settings-language"), options)
}

fn hearing<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let Settings { sound, effects, music, soundtrack, vibration, .. } = *frame.settings;
    let icon = if sound { "ui/ui_sound" } else { "ui/ui_sound_off" };
    let mut parts = vec![
        widgets::switch(frame, "sound", icon, frame.say("settings-sound"), sound),
        widgets::slider(frame, "effects", "ui/ui_bell", frame.say("settings-effects"), effects),
        widgets::slider(frame, "music", "ui/ui_music", frame.say("settings-music"), music),
        widgets::switch(frame, "soundtrack", "ui/ui_sand", frame.say("settings-soundtrack"), soundtrack),
    ];
    if frame.abilities.vibration {
        let words = frame.say("settings-vibration");
        parts.push(widgets::switch(frame, "vibration", "ui/ui_vibrate", words, vibration));
    }
    parts
}

fn reading<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let sizes = TEXT_SIZES.into_iter().map(|size| {
        let words = frame.say_with("settings-percent", &[("percent", i64::from(size).into())]);
        (format!("text-{size}"), words, frame.settings.text_size == size)
    });
    vec![widgets::choices(frame, "ui/ui_text", frame.say("settings-text-size"), sizes.collect()), patterns(frame)]
}

/// Says that no colour stands alone, with the three signs that carry it.
fn patterns<'a>(frame: &Frame<'_>) -> Node<'a> {
    let words = frame.say("settings-patterns");
    let label = words.clone();
    let side = frame.dp(26.0);
    let dice = ["tokens/d_red", "tokens/d_grn", "tokens/d_blu"].map(|name| {
        leaf(move |scene: &mut Scene, at| {
            scene.fit(Picture::art(name), at);
        })
        .width(side)
        .height(side)
    });
    row([row(dice).firm(), paragraph(words, frame.label()).grow(1.0)]).gap(10.0).pads(0.0, 6.0, 0.0, 4.0).painted(
        move |scene, at| {
            scene.touch("patterns", Role::Label, label, at);
        },
    )
}

fn comfort<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let Settings { reduced_motion, contrast, left_handed, .. } = *frame.settings;
    let mut parts = vec![
        widgets::switch(frame, "motion", "ui/ui_calm", frame.say("settings-motion"), reduced_motion),
        widgets::switch(frame, "contrast", "ui/ui_contrast", frame.say("settings-contrast"), contrast),
        widgets::switch(frame, "left", "ui/ui_left_hand", frame.say("settings-left"), left_handed),
    ];
    if let Some(full) = frame.abilities.full_screen {
        parts.push(widgets::switch(frame, "full-screen", "ui/ui_full", frame.say("settings-full-screen"), full));
    }
    parts
}

/// Where the dice of Fighter are thrown, and how forgiving the hand is.
fn dice<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let Settings { throws, ease, .. } = *frame.settings;
    let places = [
        ("throws-glass", "settings-throws-glass", Throws::Glass),
        ("throws-table", "settings-throws-table", Throws::Table),
    ];
    let places = places.map(|(id, key, it)| (id.to_string(), frame.say(key), it == throws)).into();
    vec![widgets::choices(frame, "ui/ui_dice", frame.say("settings-throws"), places), ease_choices(frame, ease)]
}

/// How forgiving the hand is that throws dice on glass, one of three.
pub fn ease_choices<'a>(frame: &Frame<'_>, now: Ease) -> Node<'a> {
    let options = EASES.map(|(code, ease)| (format!("ease-{code}"), frame.say(&format!("ease-{code}")), ease == now));
    widgets::choices(frame, "ui/ui_left_hand", frame.say("settings-ease"), options.into())
}

/// The word for an ease in ids and keys.
pub fn ease_code(ease: Ease) -> &'static str {
    EASES.into_iter().find(|(_, it)| *it == ease).map_or("normal", |(code, _)| code)
}

/// The ease a touchable stands for.
pub fn ease_of(id: &str) -> Option<Ease> {
    let code = id.strip_prefix("ease-")?;
    EASES.into_iter().find(|(it, _)| *it == code).map(|(_, ease)| ease)
}

fn more<'a>(frame: &Frame<'_>) -> Vec<Node<'a>> {
    let again = !frame.settings.donjonz_lesson_seen && !frame.settings.knock_lesson_seen;
    let mut parts = vec![
        widgets::switch(frame, "lesson", "ui/ui_hint", frame.say("settings-lesson"), again),
        widgets::button(frame, "about", Look::Paper, Some("ui/ui_info"), frame.say("settings-about")),
    ];
    if frame.abilities.forgets {
        parts.push(widgets::remark(frame, "forgets", frame.say("settings-forgets")));
    }
    parts
}

/// Sets a volume from where its slider is touched.
fn slide(id: &str, gesture: &Gesture, desk: &mut Desk<'_>) -> Nav {
    let (Gesture::DragStart { at, .. } | Gesture::Drag { at, .. } | Gesture::Tap { at }) = gesture else {
        return Nav::Pass;
    };
    let Some(area) = desk.area(id) else { return Nav::Pass };
    let value = widgets::slider_value(area, *at);
    match id {
        "effects" => desk.store.settings.effects = value,
        "music" => desk.store.settings.music = value,
        _ => return Nav::Pass,
    }
    Nav::Stay
}

fn tap(id: &str, desk: &mut Desk<'_>) -> Nav {
    let settings = &mut desk.store.settings;
    match id {
        "sound" => settings.sound = !settings.sound,
        "soundtrack" => settings.soundtrack = !settings.soundtrack,
        "motion" => settings.chosen.reduced_motion = Some(!settings.reduced_motion),
        "contrast" => settings.chosen.contrast = Some(!settings.contrast),
        "left" => settings.left_handed = !settings.left_handed,
        "vibration" => {
            settings.vibration = !settings.vibration;
            if settings.vibration {
                desk.platform.vibrate(Effect::Refused.shake());
            }
        }
        "full-screen" => {
            let full = desk.platform.abilities().full_screen.unwrap_or(false);
            desk.platform.set_full_screen(!full);
        }
        "lesson" => {
            let again = !settings.donjonz_lesson_seen && !settings.knock_lesson_seen;
            (settings.donjonz_lesson_seen, settings.knock_lesson_seen) = (again, again);
        }
        "about" => return Nav::Push(Box::new(About)),
        "language-system" => settings.language = None,
        "throws-glass" => settings.throws = Throws::Glass,
        "throws-table" => settings.throws = Throws::Table,
        _ => {
            if let Some(code) = id.strip_prefix("language-") {
                settings.language = Some(code.to_string());
            } else if let Some(size) = id.strip_prefix("text-").and_then(|size| size.parse().ok()) {
                settings.chosen.text_size = Some(size);
            } else if let Some(ease) = ease_of(id) {
                settings.ease = ease;
            } else {
                return Nav::Pass;
            }
        }
    }
    Nav::Stay
}

impl Screen for SettingsScreen {
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
            let first =
                column([section("settings-reading", std::iter::once(language(frame)).chain(reading(frame)).collect())]);
            let first = first.with(section("settings-comfort", comfort(frame)));
            let second = column([section("settings-hearing", hearing(frame)), section("settings-dice", dice(frame))]);
            let second = second.with(section("settings-more", more(frame)));
            let gap = frame.dp(20.0);
            if wide {
                row([first.gap(gap).grow(1.0), second.gap(gap).grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
            } else {
                column([first.gap(gap), second.gap(gap)]).gap(gap)
            }
        });
        scene
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        match event {
            Event::Tap(id @ ("effects" | "music"), at) => slide(id, &Gesture::Tap { at: *at }, desk),
            Event::Tap(id, _) => tap(id, desk),
            Event::Gesture(Some(id), gesture) => slide(id, gesture, desk),
            _ => Nav::Pass,
        }
    }
}

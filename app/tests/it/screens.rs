//! Every screen around the games, in every language, at every size: all text fits, everything can be reached.

mod knock;

use crate::fingers::{LARGE_TEXT, SMALLEST, WINDOWS};
use printkit::{Language, Words};
use rules::{
    Game,
    donjonz::{Deck, Donjonz, share_code},
};
use sablier::{
    geometry::{Insets, Point, Rect, Size},
    messages::Messages,
    nav::{Desk, Screen, UiEvent},
    platform::{Abilities, Lacks, News, memory::Memory},
    play::{Match, Recording},
    scene::{Role, Scene, Touchable},
    screens::{
        about::About,
        code_entry::CodeEntry,
        companion::{DonjonzCompanion, FighterCompanion, Hall, KnockCompanion},
        donjonz::{
            self,
            lobby::{LOBBY, RECORDS},
            replay::Walk,
        },
        gathering::Party as _,
        home::Home,
        keepsake::KeepsakeScreen,
        knock::{GAME as KNOCK, history, party::Party},
        plain_lobby::PlainLobby,
        print::Print,
        records::Records,
        reference::Reference,
        replay::Presenter,
        settings::SettingsScreen,
        timer::TimerScreen,
        unfinished::Unfinished,
    },
    store::{Past, Store},
    theme::{Frame, TOUCH},
    timers::Keeper,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A device that can do all there is to offer.
const EVERYTHING: Abilities = Abilities {
    vibration: true,
    full_screen: Some(false),
    share: true,
    update: true,
    leaves: true,
    background: false,
    alarm: false,
    flips: Some(true),
    voice: true,
    stops_printing: true,
    dice_to_come: false,
    forgets: true,
    lacks: Lacks { light: true, vibration: true, full_screen: true, flips: true },
};
const NOTCH: Insets = Insets { left: 0.0, top: 44.0, right: 0.0, bottom: 24.0 };
/// Two touchables may share this much of a border.
const HAIR: f32 = 1.0;

/// A screen by its name, on its device.
type Shown = (&'static str, Bench, Box<dyn Screen>);

/// A device with a player on it.
struct Bench {
    memory: Memory,
    store: Store,
    keeper: Keeper,
    words: Words,
}

impl Bench {
    fn new(language: Language) -> Bench {
        let mut memory = Memory::new(language.code());
        let mut store = Store::open(&mut memory);
        let keeper = Keeper::open(&mut memory, &mut store);
        Bench { memory, store, keeper, words: Words::new(language) }
    }

    /// Lets time go by.
    fn pass(&mut self, ms: u64) {
        self.memory.contents_mut().clock += ms;
        self.keeper.wall += ms;
    }

    fn with_scores(mut self) -> Bench {
        for (seed, score) in [(5, 93), (77, 61), (123_456, 44), (999, 20), (31_000_000, 0)] {
            let code = share_code(&Deck::standard(), seed);
            let (game, ended) = ("donjonz".to_string(), 1_750_000_000_000 + seed);
            let past = Past { game, code, score, ended, ..Past::default() };
            self.store.remember(&mut self.memory, past);
        }
        self.store.settings.lessons_seen.insert("donjonz".to_string());
        self
    }

    /// With a party that has won and lost Keeps, and is on an adventure.
    fn with_keeps(mut self) -> Bench {
        for running in ["Keep won", "noise", "Keep of an adventure won"].map(knock::end) {
            self.desk(|desk| history::settle(&running, desk.platform, desk.store));
        }
        let party = Party { players: 6, ..Party::default() };
        self.desk(|desk| party.save(desk.platform, desk.store));
        self.desk(|desk| knock::dealt(3, true, 9).save(desk.platform, desk.store));
        self.store.settings.lessons_seen.insert("knock".to_string());
        self
    }

    fn with_running_game(mut self) -> Bench {
        self.desk(|desk| drop(Walk::begin(Match::shuffled(7), desk)));
        self
    }

    fn desk<T>(&mut self, run: impl FnOnce(&mut Desk<'_>) -> T) -> T {
        run(&mut Desk {
            platform: &mut self.memory,
            store: &mut self.store,
            words: &self.words,
            now: 0.0,
            size: Size { w: 390.0, h: 844.0 },
            safe: Insets::default(),
            messages: &mut Messages::default(),
            offsets: &mut HashMap::new(),
            scene: &Scene::default(),
            keeper: &mut self.keeper,
        })
    }

    fn show(&self, screen: &dyn Screen, size: Size, safe: Insets, offsets: &HashMap<String, f32>) -> Scene {
        let settings = &self.store.settings;
        screen.show(&Frame {
            size,
            safe,
            words: &self.words,
            settings,
            now: 0.0,
            pressed: None,
            offsets,
            keeper: &self.keeper,
            abilities: EVERYTHING,
            games: self.store.games,
        })
    }
}

/// Every screen that is not a table, as a first-time player and as an old hand finds it.
fn all_screens(language: Language) -> Vec<Shown> {
    let fresh = || Bench::new(language);
    let seasoned = || Bench::new(language).with_scores();
    let running = || Bench::new(language).with_scores().with_running_game();
    let records = |bench: &mut Bench, taps: &[&str]| {
        let mut records = bench.desk(|desk| Records::new(&RECORDS, desk.store));
        taps.iter().for_each(|id| drop(bench.desk(|desk| records.act(&UiEvent::Tap(id, Point::default()), desk))));
        Box::new(records)
    };
    let all =
        [("records", &["filter-best", "game-1"][..]), ("statistics", &["part-sums"]), ("badges", &["part-badges"])];
    let mut walked = Match::shuffled(7);
    while let Some(action) = walked.game().legal_actions().into_iter().next() {
        walked.apply(action, 0).expect("it is legal");
    }
    let keepsake = Walk::keepsake(&Recording::of(&walked), &Words::new(language));
    let mut waiting = running();
    waiting.pass(1000);
    waiting.desk(|desk| {
        let mut running = Match::<Donjonz>::resume(desk.platform, desk.store).expect("it runs");
        let first = running.game().legal_actions().remove(0);
        running.apply(first, 0).expect("it is legal");
        running.save(desk.platform, desk.store);
        drop(Walk::begin(Match::shuffled(8), desk));
    });
    let unfinished = waiting.desk(|desk| Unfinished::new(&donjonz::GAME, desk));
    let mut screens: Vec<Shown> = vec![
        ("home", fresh(), Box::new(Home::default())),
        ("home, running", running(), Box::new(Home::default())),
        ("settings", fresh(), Box::new(SettingsScreen)),
        ("about", fresh(), Box::new(About)),
        ("reference", fresh(), Box::new(Reference::games())),
        ("rules, knock", fresh(), Box::new(Reference::of(&KNOCK))),
        ("rules", fresh(), Box::new(Reference::of(&donjonz::GAME))),
        ("rules at a section", fresh(), Box::new(Reference::at(&KNOCK, 11))),
        ("contents", fresh(), searching(language, "")),
        ("contents, sought", fresh(), searching(language, "silence")),
        ("print", fresh(), Box::new(Print::new(language))),
        ("lobby", fresh(), Box::new(PlainLobby::of(&LOBBY))),
        ("lobby, seasoned", seasoned(), Box::new(PlainLobby::of(&LOBBY))),
        ("lobby, running", running(), Box::new(PlainLobby::of(&LOBBY))),
        ("code", fresh(), Box::new(CodeEntry::new(&donjonz::GAME))),
        ("code, knock", fresh(), Box::new(CodeEntry::new(&KNOCK))),
        ("no records", fresh(), records(&mut fresh(), &[])),
        ("picture", fresh(), Box::new(KeepsakeScreen::new(&donjonz::GAME, keepsake, &Words::new(language)))),
        ("unfinished", waiting, Box::new(unfinished)),
    ];
    for (name, taps) in all {
        let mut bench = seasoned();
        let shown = records(&mut bench, taps);
        screens.push((name, bench, shown));
    }
    screens.extend(knock::around_the_table(language));
    screens.extend(timers(language));
    screens.extend(companions(language));
    for (_, bench, screen) in &mut screens {
        bench.desk(|desk| screen.enter(desk));
    }
    screens
}

/// The contents of Knock's rules, with something sought in them.
fn searching(language: Language, sought: &str) -> Box<dyn Screen> {
    let mut rules = Reference::of(&KNOCK);
    let mut bench = Bench::new(language);
    bench.desk(|desk| drop(rules.act(&UiEvent::Tap("contents", Point::default()), desk)));
    bench.desk(|desk| drop(rules.act(&UiEvent::News(&News::Typed(sought.to_string())), desk)));
    Box::new(rules)
}

/// Opens a screen with its desk.
type Open = fn(&mut Desk<'_>) -> Box<dyn Screen>;

/// Companions with nothing on their sheets, in the middle of a game, at its end, and everything that lies over them.
fn companions(language: Language) -> Vec<Shown> {
    let hall: Open = |_| Box::new(Hall);
    let knock: Open = |desk| Box::new(KnockCompanion::open(desk.platform, desk.store));
    let donjonz: Open = |desk| Box::new(DonjonzCompanion::open(desk.platform, desk.store));
    let fighter: Open = |desk| Box::new(FighterCompanion::open(desk.platform, desk.store));
    let party = ["hero-add", "join-0", "hero-add", "join-4", "hero-add", "join-any", "seat-0", "gear-add", "take-0"];
    let down = [&party[..], &["hurt-0"; 9], &["seat-0", "gear-add", "companion-any-item"]].concat();
    let fight = ["companion-fight", "foe-add", "floor-4", "meet-50", "throws", "throw-9", "throw-3", "close", "hit-3"];
    let boss = ["companion-fight", "foe-add", "floor-5", "boss-1", "hit-10"];
    let won = ["companion-adventure", "lost", "chest-more", "won", "found-spell-poison", "won", "found-spell-sphere"];
    let guests = ["enter", "time-2", "enter", "time-4", "enter", "who-33", "voice", "sand-start", "alarm"];
    let free = ["companion-adventure", "won", "found-none", "won", "found-none", "won", "found-none", "won"];
    let walk = ["pouch", "pouch", "weapon-1-0", "weapon-2-1", "meet-1", "key", "door", "meet-3", "weapon-1-0"];
    let paper = ["companion-track-weapons", "companion-track-score"];
    let stories: Vec<(&'static str, Open, Vec<&str>)> = vec![
        ("at the table", hall, vec![]),
        ("Keep", knock, vec![]),
        ("Keep, guests", knock, guests.to_vec()),
        ("Keep, alarm", knock, [&guests[..], &["alarm"]].concat()),
        ("Keep, who", knock, [&guests[..], &["enter"]].concat()),
        ("Keep, guest", knock, [&["companion-track-spells"], &guests[..], &["guest-1"]].concat()),
        ("Keep, frozen", knock, [&["companion-track-spells"], &guests[..], &["freeze-1"]].concat()),
        ("danger", knock, vec!["companion-danger", "value-4", "poison", "value-1", "value-2"]),
        ("danger, loud", knock, vec!["companion-danger", "value-4", "value-3"]),
        ("adventure", knock, won.to_vec()),
        ("adventure, won", knock, vec!["companion-adventure", "won"]),
        ("adventure, free", knock, free.to_vec()),
        ("Keep, switches", knock, vec!["switches"]),
        ("Keep, question", knock, vec!["switches", "reset"]),
        ("inventory", donjonz, vec![]),
        ("inventory, walk", donjonz, walk.to_vec()),
        ("inventory, on paper", donjonz, [&paper[..], &walk[..]].concat()),
        ("inventory, fallen", donjonz, vec!["meet-0"]),
        ("inventory, full", donjonz, vec!["pouch"; 60]),
        ("party", fighter, vec![]),
        ("party, three", fighter, down.clone()),
        ("party, hero", fighter, [&down[..], &["seat-0"]].concat()),
        ("party, other hero", fighter, [&party[..], &["hurt-2"; 9], &["seat-2"]].concat()),
        ("party, heroes", fighter, [&party[..], &["hero-add"]].concat()),
        ("party, gear", fighter, [&party[..], &["seat-1", "gear-add"]].concat()),
        ("fight, nobody", fighter, vec!["companion-fight"]),
        ("fight", fighter, fight.to_vec()),
        ("fight, boss", fighter, boss.to_vec()),
        ("fight, beaten", fighter, [&fight[..], &["hit-10"; 4]].concat()),
        ("fight, any", fighter, vec!["companion-fight", "foe-add", "floor-6", "health-more", "meet-any"]),
        ("fight, others", fighter, vec!["companion-fight", "foe-add", "floor-6"]),
        ("fight, foes", fighter, vec!["companion-fight", "foe-add"]),
        ("fight, throws", fighter, vec!["companion-fight", "throws", "throw-2"]),
        ("treasury", fighter, [&party[..], &["companion-treasury", "leader-turn", "gold-more", "draw-1"]].concat()),
        ("treasury, down", fighter, [&down[..], &["companion-treasury"]].concat()),
    ];
    let story = |(name, open, taps): (&'static str, Open, Vec<&str>)| {
        let mut bench = Bench::new(language);
        let screen = bench.desk(|desk| {
            let mut screen = open(desk);
            screen.enter(desk);
            taps.iter().for_each(|id| drop(screen.act(&UiEvent::Tap(id, Point::default()), desk)));
            screen
        });
        bench.pass(320_000);
        (name, bench, screen)
    };
    stories.into_iter().map(story).collect()
}

/// The timer as it lies there, as it runs, in its last seconds, when it has run through, locked, and all its pages.
fn timers(language: Language) -> Vec<Shown> {
    let stories: [(&'static str, u64, &[&str]); 10] = [
        ("timer", 0, &[]),
        ("timer, running", 133_000, &["start"]),
        ("timer, last minute", 336_000, &["start"]),
        ("timer, run through", 400_000, &["start"]),
        ("timer, held", 0, &["start", "start"]),
        ("timer, locked", 10_000, &["start", "lock"]),
        ("timer, upside down", 10_000, &["start", "turn", "digits"]),
        ("timer, shelf", 10_000, &["start", "timers"]),
        ("timer, own", 0, &["timers", "new"]),
        ("timer, name", 0, &["timers", "new", "rename"]),
    ];
    let story = |(name, gone, taps): (&'static str, u64, &[&str])| {
        let mut bench = Bench::new(language);
        let screen = bench.desk(|desk| {
            let mut screen = TimerScreen::default();
            for id in taps {
                screen.act(&UiEvent::Tap(id, Point::default()), desk);
            }
            screen
        });
        bench.pass(gone);
        (name, bench, Box::new(screen) as Box<dyn Screen>)
    };
    stories.into_iter().map(story).collect()
}

/// The window in which a screen is laid out: a larger one, where this one is too small for it.
fn laid_out_in(window: Size, screen: &dyn Screen) -> Size {
    let (short, long) = (window.w.min(window.h), window.w.max(window.h));
    let zoom = screen.least_window().map_or(1.0, |least| (short / least.0).min(long / least.1).min(1.0));
    Size { w: window.w / zoom, h: window.h / zoom }
}

/// What is wrong with one screen at one size, scrolled to every place.
fn faults(name: &str, bench: &Bench, screen: &dyn Screen, window: Size, safe: Insets) -> BTreeSet<String> {
    let size = laid_out_in(window, screen);
    let mut offsets = HashMap::new();
    let mut largest: BTreeMap<String, Rect> = BTreeMap::new();
    let mut faults = BTreeSet::new();
    for _ in 0..400 {
        let scene = bench.show(screen, size, safe, &offsets);
        faults.extend(scene.faults.iter().cloned());
        faults.extend(label_faults(bench, &scene));
        faults.extend(overlaps(&scene));
        for touchable in scene.touchables.iter().filter(|touchable| touchable.role != Role::Label) {
            let seen = touchable.area.meet(Rect::new(0.0, 0.0, size.w, size.h));
            let best = largest.entry(touchable.id.clone()).or_default();
            if seen.w * seen.h > best.w * best.h {
                *best = seen;
            }
        }
        if !scroll_on(&scene, &mut offsets) {
            break;
        }
    }
    if largest.is_empty() {
        faults.insert("there is nothing to touch".to_string());
    }
    let small = largest.iter().filter(|(_, area)| area.w < TOUCH - 0.01 || area.h < TOUCH - 0.01);
    faults.extend(small.map(|(id, area)| format!("{id} shows only {} by {}", area.w, area.h)));
    let text_size = bench.store.settings.text_size;
    let place = format!("{name} at {}x{}, {:?}, {text_size} %", window.w, window.h, bench.words.language);
    faults.into_iter().map(|fault| format!("{place}: {fault}")).collect()
}

/// Checks screens at every size and says everything that is wrong at once.
fn check(screens: Vec<Shown>) {
    let mut found = faults_at(&screens, &WINDOWS);
    for (name, bench, screen) in &screens {
        found.extend(faults(name, bench, &**screen, Size { w: 390.0, h: 844.0 }, NOTCH));
    }
    agree(&found);
}

/// What is wrong with screens at these sizes.
fn faults_at(screens: &[Shown], sizes: &[(f32, f32)]) -> Vec<String> {
    let mut found = Vec::new();
    for (name, bench, screen) in screens {
        for &(w, h) in sizes {
            found.extend(faults(name, bench, &**screen, Size { w, h }, Insets::default()));
        }
    }
    found
}

fn agree(found: &[String]) {
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// Scrolls every area by a third of itself or less; false at the end of all.
fn scroll_on(scene: &Scene, offsets: &mut HashMap<String, f32>) -> bool {
    let mut moved = false;
    for scroll in &scene.scrolls {
        let offset = offsets.entry(scroll.id.clone()).or_insert(0.0);
        // So little that everything which has room is once in view as a whole.
        let step = ((scroll.area.h - TOUCH) / 2.0).clamp(4.0, scroll.area.h.max(12.0) / 3.0);
        let next = (*offset + step).min(scroll.reach);
        moved |= next > *offset;
        *offset = next;
    }
    moved
}

fn label_faults(bench: &Bench, scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    for Touchable { id, label, .. } in &scene.touchables {
        if !ids.insert(id) {
            faults.push(format!("two things are called {id}"));
        }
        if label.trim().is_empty() {
            faults.push(format!("{id} says nothing"));
        }
        if label.contains('-') && label.chars().all(plain) || bench.words.has(label) {
            faults.push(format!("{id} is called by its key {label}"));
        }
    }
    faults
}

fn overlaps(scene: &Scene) -> Vec<String> {
    let answering: Vec<_> = scene.touchables.iter().filter(|touchable| touchable.role != Role::Label).collect();
    let mut faults = Vec::new();
    for (i, one) in answering.iter().enumerate() {
        for other in &answering[i + 1..] {
            let both = one.area.meet(other.area);
            if both.w > HAIR && both.h > HAIR {
                faults.push(format!("{} lies over {}", other.id, one.id));
            }
        }
    }
    faults
}

#[test]
fn every_screen_fits_every_window_in_every_language() {
    check(Language::ALL.into_iter().flat_map(all_screens).collect());
}

#[test]
fn every_screen_fits_with_larger_text() {
    let mut all = Vec::new();
    for language in Language::ALL {
        for text_size in [115, 130, 150] {
            let mut screens = all_screens(language);
            screens.iter_mut().for_each(|(_, bench, _)| bench.store.settings.text_size = text_size);
            all.extend(screens);
        }
    }
    check(all);
}

#[test]
fn every_screen_fits_with_text_twice_as_large() {
    let mut found = Vec::new();
    for language in Language::ALL {
        let mut screens = all_screens(language);
        screens.iter_mut().for_each(|(_, bench, _)| bench.store.settings.text_size = 200);
        found.extend(faults_at(&screens, &LARGE_TEXT));
    }
    agree(&found);
}

#[test]
fn every_screen_can_be_used_in_the_smallest_window() {
    let found: Vec<String> =
        Language::ALL.into_iter().flat_map(|language| faults_at(&all_screens(language), &[SMALLEST])).collect();
    agree(&found);
}

#[test]
fn every_screen_fits_the_left_hand() {
    let mut screens = all_screens(Language::French);
    screens.iter_mut().for_each(|(_, bench, _)| bench.store.settings.left_handed = true);
    check(screens);
}

#[test]
fn no_window_is_too_small_to_survive() {
    for (_, bench, screen) in all_screens(Language::Spanish) {
        for (w, h) in [(0.0, 0.0), (1.0, 1.0), (1.0, 900.0), (900.0, 1.0), (60.0, 40.0)] {
            for sprite in bench.show(&*screen, Size { w, h }, NOTCH, &HashMap::new()).sprites {
                assert!(sprite.at.w.is_finite() && sprite.at.h.is_finite());
            }
        }
    }
}

#[test]
fn every_game_on_the_home_screen_answers() {
    let bench = Bench::new(Language::English);
    let scene = bench.show(&Home::default(), Size { w: 390.0, h: 844.0 }, Insets::default(), &HashMap::new());
    let role = |id: &str| scene.find(id).map(|touchable| touchable.role);
    assert_eq!(["play-knock", "play-donjonz", "play-fighter", "timer", "print"].map(role), [Some(Role::Button); 5]);
}

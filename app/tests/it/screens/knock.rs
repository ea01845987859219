//! The screens around the Knock table, and games that ended in every way.

use super::{Bench, Shown};
use printkit::{Language, Words};
use rules::{
    knock::{Action, Adventure, End, Knock, Loss, Setup, bot},
    rng::Rng,
};
use sablier::{
    geometry::Point,
    nav::{Screen, UiEvent},
    play::{Host, Match, Recording},
    screens::{
        keepsake::KeepsakeScreen,
        knock::{
            self,
            finish::Finish,
            gather::Gather,
            map::Map,
            note::Note,
            playable::{Seat, Timer},
            replay::Attack,
        },
        plain_lobby::PlainLobby,
        records::Records,
        replay::{Presenter, Replay},
    },
};
use std::sync::LazyLock;

/// The screens around the Knock table.
pub fn around_the_table(language: Language) -> Vec<Shown> {
    let fresh = || Bench::new(language);
    let seasoned = || Bench::new(language).with_keeps();
    let mut screens: Vec<Shown> = vec![
        ("knock lobby", fresh(), Box::new(PlainLobby::of(&knock::lobby::LOBBY))),
        ("knock lobby, seasoned", seasoned(), Box::new(PlainLobby::of(&knock::lobby::LOBBY))),
        ("map", fresh(), Box::new(Map::default())),
        ("map, under way", seasoned(), Box::new(Map::default())),
        ("note", fresh(), Box::new(Note::new(&Adventure::default()))),
    ];
    for (name, taps) in [
        ("party", vec![]),
        ("party of six", vec!["players-6", "player-2", "sand-table"]),
        ("party in no hurry", vec!["players-2", "keep-4", "sand-none"]),
        ("naming", vec!["name-0", "key-A", "key-space", "key-W"]),
    ] {
        let mut bench = fresh();
        let mut gather = bench.desk(Gather::new);
        taps.iter().for_each(|id| drop(bench.desk(|desk| gather.act(&UiEvent::Tap(id, Point::default()), desk))));
        screens.push((name, bench, Box::new(gather)));
    }
    let mut bench = fresh();
    let mut note = Note::new(&Adventure::default());
    bench.desk(|desk| drop(note.act(&UiEvent::Tap("spell-poison", Point::default()), desk)));
    screens.push(("note, refused", bench, Box::new(note)));
    for (name, mut bench, taps) in [
        ("records, knock", seasoned(), &["game-0"][..]),
        ("statistics, knock", seasoned(), &["part-sums"]),
        ("badges, knock", seasoned(), &["part-badges"]),
        ("no records, knock", fresh(), &[]),
    ] {
        let mut records = bench.desk(|desk| Records::new(&knock::lobby::RECORDS, desk.store));
        taps.iter().for_each(|id| drop(bench.desk(|desk| records.act(&UiEvent::Tap(id, Point::default()), desk))));
        screens.push((name, bench, Box::new(records)));
    }
    for (name, running) in ENDS.iter().cloned() {
        let mut bench = fresh();
        let mut finished = running.clone();
        bench.desk(|desk| finished.keep(desk));
        let finish = bench.desk(|desk| Finish::new(Recording::of(&finished), desk));
        screens.push((name, bench, Box::new(finish)));
        let keepsake = Attack::keepsake(&Recording::of(&running), &Words::new(language));
        screens.push((name, fresh(), Box::new(KeepsakeScreen::new(&knock::GAME, keepsake, &Words::new(language)))));
        screens.push((name, fresh(), Box::new(Replay::<Attack>::of(Recording::of(&running), 0.0))));
    }
    screens
}

/// Games of Knock that ended in the ways that careless players come to.
static ENDS: LazyLock<Vec<(&'static str, Match<Knock>)>> = LazyLock::new(|| {
    let mut ends =
        vec![("Keep won", won(1, false)), ("Keep of an adventure won", won(2, true)), ("adventure won", won(4, true))];
    for (name, is_it) in [
        ("noise", (|loss| matches!(loss, Loss::Noise { .. })) as fn(Loss) -> bool),
        ("alarm", |loss| matches!(loss, Loss::Alarm { .. })),
    ] {
        ends.push((name, lost(is_it)));
    }
    let mut late = dealt(1, false, 5);
    late.apply(Action::TimeUp, 0).expect("sand may run out at any time");
    ends.push(("time", late));
    ends
});

/// One of them.
pub fn end(name: &str) -> Match<Knock> {
    ENDS.iter().find(|(each, _)| *each == name).map(|(_, running)| running.clone()).expect("it is one of the ends")
}

pub fn dealt(level: u8, adventure: bool, seed: u64) -> Match<Knock> {
    let setup = Setup { players: 4, level, adventure, ..Setup::default() };
    Match::deal(setup, seed, vec![Seat::default(); 4], Timer::Here).expect("it can be played")
}

fn won(level: u8, adventure: bool) -> Match<Knock> {
    let play = |seed| {
        let mut running = dealt(level, adventure, seed);
        while let Some(action) = bot::careful(&running.game().open_view(), 1) {
            running.apply(action, 0).expect("bots play by the rules");
        }
        Some(running).filter(|running| matches!(running.game().end(), Some(End::Won { .. })))
    };
    (0..40).find_map(play).expect("a careful party wins one game in forty")
}

fn lost(is_it: fn(Loss) -> bool) -> Match<Knock> {
    let play = |seed| {
        let (mut running, mut rng) = (dealt(1, false, seed), Rng::new(seed));
        while let Some(action) = bot::random(&running.game().own_view(), &mut rng) {
            running.apply(action, 0).expect("bots play by the rules");
        }
        Some(running).filter(|running| matches!(running.game().end(), Some(End::Lost(loss)) if is_it(loss)))
    };
    (0..4000).find_map(play).expect("a party that plays at random loses in both ways")
}

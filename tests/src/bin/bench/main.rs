//! The benchmark table of `make bench`: every speed we claim, each compared within one run. `bench donjonz motions`
//! prints these groups of rows alone.

mod windows;

use app::{
    app::App,
    geometry::{Insets, Size},
    input::{Input, spread},
    platform::{Platform, memory::Memory},
    play::Match,
    screens::knock::playable::{Seat, Timer},
    script::{Script, TICK},
    store::Store,
};
use dice::player::Aim;
use printkit::{
    kit::{Kit, Options},
    order::Order,
    pdf,
    words::Language,
};
use rules::{
    Game,
    donjonz::{self, Donjonz, Phase, Search, Setup, best_route},
    fighter::{self, Difficulty, Fighter, thrower::Skill},
    knock::{self, Knock, bot},
    rng::Rng,
};
use sablier_tests::{
    aim::Throws,
    contest::{Attack, CONTESTANTS, Meant},
    raid,
};
use std::{
    fs,
    process::ExitCode,
    time::{Duration, Instant},
};
use windows::cpu_time;

/// Frames drawn for a row.
const FRAMES: u32 = 240;
/// The benchmark's story: the first frame, then a whole dungeon on the table for [`FRAMES`].
const TABLE: &str = include_str!("../../../scripts/bench.script");
/// The same for a game of Knock that the app finds on its table.
const KEEP: &str = "mark first\nsize 390 844 2\nwait 2500\nexpect /screen \"knock\"\nexpect /state/cover \"Open\"\n\
                    mark begin\nwait 4000\nmark end\n";
/// A die that has just left the hand.
const THROW: &str = "size 390 844\nwait 300\ntap play-fighter\ntap practice\nwait 400\n\
                     swipe 195 590 -> 195 420 150\nexpect /state/flies true\n";
/// Dungeons solved for each way of laying.
const SOLVED: u64 = 200;
/// Moments of the bounded search that solving is compared with.
const GLANCE: u32 = 20_000;
/// Games played on screen and with real dice for each hand and difficulty.
const RAIDS: u64 = 400;
/// A player of Knock: what is done next.
type Player = fn(&Knock, &mut Rng) -> Option<knock::Action>;

/// Rows that are measured together, by their name.
type Group = (&'static str, fn() -> Result<(), String>);

/// All groups, in the order of the table.
const GROUPS: [Group; 12] = [
    ("solver", || done(solver)),
    ("donjonz", || done(playouts)),
    ("knock", || done(knock_playouts)),
    ("players", || done(knock_players)),
    ("fighter", || done(fighter_playouts)),
    ("parties", || done(fighter_parties)),
    ("on-screen", || done(fighter_on_screen)),
    ("throws", || done(fighter_throws)),
    ("kits", || done(kits)),
    ("scenes", || done(scenes)),
    ("windows", windows::starts),
    ("motions", windows::motions),
];

/// Measures what cannot fail.
fn done(measure: fn()) -> Result<(), String> {
    measure();
    Ok(())
}

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    println!("{:<52} {:>18} {:>10}", "what", "measured", "ratio");
    for (_, measure) in GROUPS.iter().filter(|(name, _)| wanted.is_empty() || wanted.iter().any(|it| it == name)) {
        if let Err(reason) = measure() {
            eprintln!("bench: {reason}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn row(what: &str, measured: String, ratio: Option<f64>) {
    let ratio = ratio.map(|ratio| format!("{ratio:.2} x")).unwrap_or_default();
    println!("{what:<52} {measured:>18} {ratio:>10}");
}

/// How long dungeons take to be solved, beside the bounded search of a careful player.
fn solver() {
    type Layer = fn(&Donjonz, &mut Rng) -> Option<donjonz::Action>;
    let layers: [(&str, Layer); 2] =
        [("careful", |game, _| donjonz::bot::careful(game)), ("newcomer", donjonz::bot::newcomer)];
    let (mut times, mut glances, mut proven) = (Vec::new(), Duration::ZERO, 0);
    for (name, layer) in layers {
        let first = times.len();
        for seed in 0..SOLVED {
            let mut game = Donjonz::new(&Setup::default(), seed).expect("the standard deck can be played");
            let mut rng = Rng::new(seed);
            while let (Phase::Map, Some(action)) = (game.phase(), layer(&game, &mut rng)) {
                game.apply(&action).expect("a player does what is legal");
            }
            let start = Instant::now();
            best_route(&game, GLANCE);
            glances += start.elapsed();
            let start = Instant::now();
            let progress = Search::new(&game).map(|mut search| search.run(u32::MAX));
            times.push(start.elapsed());
            proven += usize::from(progress.is_some_and(|progress| progress.is_proven()));
        }
        times[first..].sort();
        let mine = &times[first..];
        let [median, most, slowest] = [50, 95, 100].map(|percent| ms(mine[(mine.len() - 1) * percent / 100]));
        let measured = format!("{median:.0} {most:.0} {slowest:.0} ms");
        row(&format!("Donjonz solved, laid by {name}: median 95 % max"), measured, None);
    }
    times.sort();
    let yardstick = ms(glances) / times.len() as f64;
    row("Donjonz, proven best", format!("{proven} of {}", times.len()), None);
    row(&format!("Donjonz, a bounded search of {GLANCE} moments"), format!("{yardstick:.1} ms"), None);
    for (what, percent) in [("median, at most 2", 50), ("95 %, at most 10", 95), ("longest, at most 60", 100)] {
        let time = ms(times[(times.len() - 1) * percent / 100]);
        row(&format!("Donjonz solved beside that: {what}"), format!("{time:.0} ms"), Some(time / yardstick));
    }
    if let Some(peak) = peak_memory() {
        row("Donjonz solved: most memory, at most 256", format!("{peak} MB"), None);
    }
}

/// The most memory this program has had at once, in MB.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok().map(|kilobytes: u64| kilobytes / 1024)
}

/// Counted by the processor's time, which other work beside does not take away.
fn playouts() {
    let spent = || cpu_time(std::process::id()).unwrap_or(f64::INFINITY);
    let (setup, start) = (Setup::default(), spent());
    let mut games = 0;
    while spent() - start < 3.0 {
        for seed in games..games + 1000 {
            let mut game = Donjonz::new(&setup, seed).expect("the standard deck can be played");
            let mut rng = Rng::new(seed);
            while let Some(action) = rng.pick(&game.legal_actions()).copied() {
                game.apply(&action).expect("a legal action is legal");
            }
        }
        games += 1000;
    }
    row("Donjonz, random playouts, at least 50000", format!("{:.0} /s", games as f64 / (spent() - start)), None);
}

/// Random play ends within a few turns, so whole games of a greedy player are counted too.
fn knock_playouts() {
    let players: [(&str, Player); 2] = [
        ("random playouts", |game, rng| bot::random(&game.own_view(), rng)),
        ("whole games of a greedy player", |game, _| bot::greedy(&game.own_view())),
    ];
    for (what, player) in players {
        let (setup, start) = (knock::Setup { players: 3, ..knock::Setup::default() }, Instant::now());
        let mut games = 0;
        while start.elapsed() < Duration::from_secs(1) {
            let mut game = Knock::new(&setup, games).expect("the standard deck can be played");
            let mut rng = Rng::new(games);
            while let Some(action) = player(&game, &mut rng) {
                game.apply(&action).expect("a player does what is legal");
            }
            games += 1;
        }
        row(&format!("Knock, {what}"), format!("{:.0} /s", games as f64 / start.elapsed().as_secs_f64()), None);
    }
}

/// How often players win each Keep, over all numbers of players, beside what was meant, and how long they think.
fn knock_players() {
    for contestant in &CONTESTANTS {
        let (name, showing) = (contestant.name, contestant.play());
        let won = rounded(showing.attacks.iter().map(Attack::won_by_all));
        row(&format!("Knock, {name}: % won, Keeps 1 to 4"), won, None);
        for (level, (meant, attack)) in (1..).zip(contestant.meant.iter().zip(&showing.attacks)) {
            knock_keep(&format!("Knock, {name}, Keep {level}"), contestant.games, meant, attack);
        }
        let [median, most, slowest] = [50, 95, 100].map(|percent| format!("{:.2}", ms(showing.thought_at(percent))));
        row(&format!("Knock, {name}: a move, median 95 % max"), format!("{median} {most} {slowest} ms"), None);
    }
}

/// How a Keep went, with the limits beside.
fn knock_keep(what: &str, games: u64, meant: &Meant, attack: &Attack) {
    let [least, most] = meant.won;
    row(&format!("{what}: % won, {least} to {most}"), format!("{:.1}", attack.won_by_all()), None);
    let each = format!("  1 to 6 players, {games} games each, at least {}", meant.each);
    row(&each, rounded(attack.won.iter().copied()), None);
    row(&format!("  % of losses by the reserve, at least {}", meant.short), format!("{:.1}", attack.short), None);
}

fn rounded(shares: impl Iterator<Item = f64>) -> String {
    shares.map(|percent| format!("{percent:.0}")).collect::<Vec<_>>().join(" ")
}

/// Random play seldom leaves the first board, so whole games of a party that knows better are counted too.
fn fighter_playouts() {
    let (setup, start) = (fighter::Setup::default(), Instant::now());
    let mut games = 0;
    while start.elapsed() < Duration::from_secs(1) {
        let mut game = Fighter::new(&setup, games).expect("the standard deck can be played");
        let mut rng = Rng::new(games);
        while let Some(action) = rng.pick(&game.legal_actions()) {
            game.apply(action).expect("a legal action is legal");
        }
        games += 1;
    }
    row("Fighter, random playouts", format!("{:.0} /s", games as f64 / start.elapsed().as_secs_f64()), None);
    let (mut games, start) = (0, Instant::now());
    while start.elapsed() < Duration::from_secs(1) {
        raid::wins(Difficulty::Normal, 3, Skill::AVERAGE, games);
        games += 1;
    }
    let rate = games as f64 / start.elapsed().as_secs_f64();
    row("Fighter, whole games of a sensible party", format!("{rate:.0} /s"), None);
}

/// How often simulated parties win, for each skill and difficulty.
fn fighter_parties() {
    let skills = [("clumsy", Skill::CLUMSY), ("average", Skill::AVERAGE), ("sharp", Skill::SHARP)];
    for (name, skill) in skills {
        for heroes in raid::PARTIES {
            let won = Difficulty::ALL.map(|difficulty| format!("{:.0}", raid::won(difficulty, heroes, skill, 300)));
            row(&format!("Fighter, {heroes} {name}: % won, Easy to Infernal"), won.join(" "), None);
        }
    }
}

/// How much skill matters on screen, and how long a throw takes to simulate.
fn fighter_throws() {
    let near = [0.01, 0.03, 0.1].into_iter().flat_map(|speed| [0.5, 1.0, 3.0].map(|angle| (speed, angle)));
    let mut times = Vec::new();
    for (speed, angle) in [(0.0, 0.0)].into_iter().chain(near).chain([(0.2, 0.0)]) {
        let throws = Throws::off_by(speed, angle, 500);
        let ([along, across], percent) = (throws.spread, 100.0 * speed);
        let what = format!("Fighter, throws {percent:.0} % and {angle}° off: % hit, spread");
        row(&what, format!("{:.0} {along:.0} x {across:.0} mm", throws.hits), None);
        times.extend(throws.times);
    }
    times.sort();
    let mean = ms(times.iter().sum()) / times.len() as f64;
    let most = ms(times[times.len() * 95 / 100]);
    row("Fighter, a thrown die, simulated: mean, 95 %", format!("{mean:.2} {most:.2} ms"), None);
}

/// How often parties win that throw on screen, and how often the same with real dice.
fn fighter_on_screen() {
    let hands = [
        ("clumsy", Aim::Clumsy, Skill::CLUMSY),
        ("average", Aim::Average, Skill::AVERAGE),
        ("sharp", Aim::Sharp, Skill::SHARP),
    ];
    for (name, aim, skill) in hands {
        let mut party = raid::OnScreen::new(aim);
        let on_screen = Difficulty::ALL.map(|difficulty| party.won(difficulty, 3, RAIDS));
        let real = Difficulty::ALL.map(|difficulty| raid::won(difficulty, 3, skill, RAIDS));
        let apart = on_screen.iter().zip(real).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max);
        let percent = |won: [f64; 3]| won.map(|won| format!("{won:.0}")).join(" ");
        row(&format!("Fighter, 3 {name} on screen: % won, Easy to Infernal"), percent(on_screen), None);
        row(&format!("Fighter, 3 {name} with real dice"), percent(real), None);
        row("Fighter, both apart at most, of 8 points", format!("{apart:.1}"), None);
    }
}

fn kits() {
    let order = Order { game: Kit::Donjonz, language: Language::French, options: Options::default() };
    let (mut pages, start) = (0, Instant::now());
    while start.elapsed() < Duration::from_secs(3) {
        let kit = order.pages();
        pages += kit.len();
        pdf::write(&kit, &pdf::About::default()).expect("the standard kit can be written");
    }
    row("Donjonz kit as PDF", format!("{:.1} pages/s", pages as f64 / start.elapsed().as_secs_f64()), None);
}

fn scenes() {
    own_code("whole dungeon laid", Memory::new("en"), TABLE);
    let mut device = Memory::new("en");
    last_stand(&mut device);
    own_code("last stand in a Keep", device, KEEP);
    own_code("die in flight", Memory::new("en"), THROW);
}

/// What a frame costs in our own code: gestures, rules, layout and scene, without the renderer.
fn own_code(what: &str, device: Memory, story: &str) {
    let mut app = App::new(Box::new(device));
    let (mut now, size) = (0.0, Size { w: 390.0, h: 844.0 });
    let mut frame = |app: &mut App, inputs: &[Input]| {
        now += TICK;
        app.frame(now, size, Insets::default(), &spread(inputs, now, now));
    };
    let mut script = Script::parse(story).expect("the script is ours");
    while !script.is_done() {
        let (inputs, _) = script.next(&app).expect("the script leads to the table");
        frame(&mut app, &inputs);
    }
    let start = Instant::now();
    (0..FRAMES).for_each(|_| frame(&mut app, &[]));
    let cost = ms(start.elapsed()) / f64::from(FRAMES);
    row(&format!("Sablier, {what}, own code a frame"), format!("{cost:.2} ms"), None);
}

/// Puts a solo game of Knock on a device's table in which all but one of the cards lie that will.
fn last_stand(platform: &mut dyn Platform) {
    let setup = knock::Setup { sand: None, ..knock::Setup::default() };
    let mut running =
        Match::deal(setup, 0, vec![Seat::default()], Timer::Here).expect("the standard deck can be played");
    while let Some(action) = bot::thorough(&running.game().own_view(), 0) {
        let mut next = running.clone();
        next.apply(action, 0).expect("a player does what is legal");
        if next.game().end().is_some() {
            break;
        }
        running = next;
    }
    let mut store = Store::open(platform);
    running.save(platform, &mut store);
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

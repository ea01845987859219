//! The end of a game: won with the score line by line and the rank, or lost and why, and the way on.

use super::{
    course::{self, Course, Feat},
    gather::Gather,
    listed::GAME,
    lobby::ground,
    names::{foe_art, foe_value, number},
    pictures,
    replay::Journey,
    sentences::lost,
};
use crate::{
    geometry::{Point, Rect},
    layout::{Node, column, paragraph},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    play::{Match, Recording},
    scene::{Picture, Scene},
    screens::{
        finish, records,
        replay::{Presenter, Replay},
    },
    sound::Effect,
    theme::Frame,
    touch::{code, touches},
    widgets::{self, Look},
};
use printkit_core::ink;
use rules::{
    Game,
    fighter::{BossId, Counted, End, Fighter, Foe, Line, Loss, View},
};
use serde::Serialize;
use serde_json::json;

touches! {
    /// What can be touched at the end.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Party = "party",
        Course = "course",
        Best = "best",
        Worst = "worst",
        Close = "close",
        Usual(touch: finish::Touch) = "{}",
    }
}

/// Who stood in the party's way last.
pub(super) fn last_foe(game: &View) -> Foe {
    match game.end() {
        Some(End::Lost(Loss::AllFainted { foe })) => foe,
        Some(End::Lost(Loss::NoDice { boss, .. })) => Foe::Boss(boss),
        Some(End::Won) | None => Foe::Boss(game.boss().unwrap_or(BossId(0))),
    }
}

/// The end of one game.
pub struct Finish {
    whole: Recording<Fighter>,
    game: View,
    end: End,
    /// Who stands in the middle of the picture: the boss who fell, or who won.
    foe: Foe,
    /// How it went, throw by throw.
    course: Course,
    /// Whether that is told.
    tells: bool,
}

impl Finish {
    /// Shows the end of a game.
    pub fn new(whole: Recording<Fighter>, desk: &mut Desk<'_>) -> Finish {
        let game = whole.view();
        // A game that goes on has no business here; should one come, nobody has a die left.
        let boss = game.boss().unwrap_or(BossId(0));
        let end = game.end().unwrap_or(End::Lost(Loss::NoDice { boss, health: 0 }));
        let foe = last_foe(&game);
        if *whole.laurels() {
            desk.play(Effect::Record);
        }
        let course = Course::of(&whole);
        Finish { whole, game, end, foe, course, tells: false }
    }

    fn is_won(&self) -> bool {
        self.end == End::Won
    }

    fn play(&self, seed: u64, desk: &mut Desk<'_>) -> Nav {
        match Match::gathered(self.whole.setup().clone(), seed, self.whole.extras().names.clone()) {
            Ok(running) => Nav::Replace(Journey::begin(running, desk)),
            Err(_) => Nav::Stay,
        }
    }

    fn show_picture(&self, scene: &mut Scene, view: Rect) {
        let game = &self.game;
        let side = view.w.min(view.h) * 0.8;
        let tint = if self.is_won() { ink::SAND } else { ink::RED };
        let middle = Point { x: view.centre().x, y: view.centre().y - view.h * 0.06 };
        scene.picture(pictures::rays(tint.faded(0.4)), Rect::around(middle, side, side)).stepped();
        let sprite = scene.fit(Picture::art(foe_art(game, self.foe)), Rect::around(middle, side * 0.86, side * 0.86));
        sprite.turn = if self.is_won() { 96.0 } else { 0.0 };
        let row_high = (view.h * 0.34).min(110.0);
        let seats: Vec<u8> = game.seats().collect();
        let row = Rect::new(view.x, view.bottom() - row_high, view.w, row_high);
        for (seat, at) in seats.iter().zip(super::areas::side_by_side(row, seats.len(), row_high, 4.0)) {
            let member = game.member(*seat);
            let picture = if member.is_angel {
                Picture::art("fighter/angel")
            } else {
                pictures::portrait(game.deck(), member.hero)
            };
            scene.fit(picture, at).fade = if member.is_awake() || member.is_angel { 1.0 } else { 0.45 };
        }
    }

    fn tray<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = &self.game;
        let (score, foe) = (game.score(), foe_value(game, self.foe));
        let (title, why) = match self.end {
            End::Won => {
                let rank = frame.say(&format!("rank-fighter-{}", score.rank()));
                (rank, frame.say_with("won-fighter", &[("foe", foe)]))
            }
            End::Lost(loss) => (frame.say("lost-fighter"), lost(loss, game, frame.words)),
        };
        let label = format!("{title}. {why}");
        let mut lines = vec![paragraph(why, frame.body())];
        if *self.whole.laurels() {
            lines.push(paragraph(frame.say("finish-fighter-record"), frame.label()));
        }
        if self.whole.marks().continued {
            lines.push(paragraph(frame.say("finish-continued"), frame.label()));
        }
        let total = self.is_won().then(|| finish::total(frame, score.total()));
        let mut parts = vec![finish::verdict(frame, None, (title, label), lines, total)];
        if self.is_won() {
            parts.push(column(score.lines.iter().map(|line| self.score_line(frame, line))).gap(frame.dp(2.0)));
        }
        parts.extend(records::earned(frame, finish::Touch::Badges, Fighter::NAME, self.whole.badges()));
        parts.push(self.buttons(frame, width - 40.0));
        column(parts).gap(frame.dp(12.0)).pads(20.0, 16.0, 20.0, 16.0)
    }

    /// A line of the score: what counts, how many there are, and the points.
    fn score_line<'a>(&self, frame: &Frame<'_>, counted: &Line) -> Node<'a> {
        let (art, key) = match counted.counted {
            Counted::Difficulty => ("rooms/boss", "score-difficulty"),
            Counted::Players => ("fighter/party", "score-players"),
            Counted::WhiteDice => ("fighter/die_white", "score-dice"),
            Counted::Gold => ("fighter/coin", "score-gold"),
            Counted::NobodyFainted => ("fighter/heart", "score-nobody"),
            Counted::Scars => ("fighter/scar", "score-scars"),
            Counted::Angels => ("fighter/angel", "score-angels"),
        };
        let difficulty = frame.say(&format!("difficulty-{}", code(self.game.difficulty())));
        let values = [("n", number(counted.count)), ("difficulty", difficulty.into())];
        let sign = if counted.points > 0 { "+" } else { "" };
        let points = format!("{sign}{}", counted.points).replace('-', "−");
        finish::counted(frame, Picture::art(art), frame.say_with(key, &values), points, 18.0)
    }

    /// Shows a throw again as it flew.
    fn film(&self, feat: Option<Feat>, now: f64) -> Nav {
        let Some(feat) = feat else { return Nav::Stay };
        Nav::Push(Box::new(Replay::<Journey>::from(self.whole.clone(), feat.count, now)))
    }

    fn buttons<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let paper = |door| finish::way(frame, Look::Paper, door);
        let new = (finish::Touch::New, "ui/ui_play", frame.say("finish-new"));
        let again = (finish::Touch::Again, "ui/ui_flip", frame.say("finish-fighter-again"));
        let party = (Touch::Party, "ui/ui_players", frame.say("finish-fighter-party"));
        let course = (Touch::Course, "ui/ui_trophy", frame.say("course-title"));
        let share = finish::share(frame, self.whole.code()).map(paper);
        let ways = [
            finish::way(frame, Look::Gold, new),
            widgets::half(frame, width, vec![paper(again), paper(finish::replay(frame))]),
            finish::way(frame, Look::Paper, course),
            widgets::half(frame, width, vec![finish::way(frame, Look::Paper, party), paper(finish::picture(frame))]),
        ];
        column(ways.into_iter().chain(share)).gap(frame.dp(10.0))
    }
}

impl TypedScreen for Finish {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "fighter-finish"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let title = frame.say(if self.is_won() { "told-won" } else { "lost-fighter" });
        let view = widgets::view_and_tray(&mut scene, frame, title, 0.64, |width| self.tray(frame, width));
        scene.clipped(view, |scene| self.show_picture(scene, view));
        if self.tells {
            let name = |seat| self.whole.extras().name(seat, &self.game, frame.words);
            let touches = (Touch::Best, Touch::Worst, Touch::Close);
            widgets::lay(&mut scene, frame, "course-sheet", || {
                course::sheet(frame, (&self.course, &self.game), name, touches)
            });
        }
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Party => return Nav::Replace(Box::new(Gather::new(desk))),
            Touch::Course => self.tells = true,
            Touch::Close => self.tells = false,
            Touch::Best => return self.film(self.course.best, desk.now),
            Touch::Worst => return self.film(self.course.worst, desk.now),
            Touch::Usual(touch) => {
                return touch.lead::<Journey>(&GAME, &self.whole, desk, |seed, desk| self.play(seed, desk));
            }
        }
        Nav::Stay
    }

    fn back(&mut self, _: &mut Desk<'_>) -> Nav {
        if std::mem::take(&mut self.tells) { Nav::Stay } else { Nav::Pop }
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        json!({ "end": self.end, "won": self.is_won(), "score": self.game.score(), "code": self.whole.code() })
    }
}

//! How a game went, throw by throw: who hit how often and with which special throws, the best and the worst throw, how
//! far the party came.

use super::{names::number, pictures, sheet::name_row};
use crate::{
    layout::{Node, column, paragraph},
    play::Recording,
    scene::Picture,
    theme::Frame,
    widgets::{self, Look},
};
use printkit_core::{Words, faces::fighter::Sign};
use rules::fighter::{Action, Event, Fighter, Throw, View};
use std::collections::BTreeMap;

/// Throws and hits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    pub throws: u32,
    pub hits: u32,
}

impl Hits {
    fn count(&mut self, is_hit: bool) {
        self.throws += 1;
        self.hits += u32::from(is_hit);
    }

    /// How many of a hundred throws hit.
    pub fn percent(self) -> u32 {
        self.hits * 100 / self.throws.max(1)
    }
}

/// A throw worth seeing again: after how many actions it is seen, whose it was, and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    pub count: usize,
    pub seat: u8,
    pub points: u8,
}

/// How a game went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    pub heroes: BTreeMap<u8, Hits>,
    pub throws: BTreeMap<Throw, Hits>,
    /// The throw that did the most damage; a fatal blow is above all.
    pub best: Option<Feat>,
    /// The miss that cost the most health.
    pub worst: Option<Feat>,
    /// Rooms entered.
    pub depth: usize,
}

/// What a fatal blow counts among the best throws.
const FATAL: u8 = u8::MAX;

impl Course {
    /// Looks at a whole game.
    pub fn of(whole: &Recording<Fighter>) -> Course {
        let mut course = Course::default();
        let mut before: View = whole.view_at(0);
        let mut thrown: Option<Feat> = None;
        for (nth, (action, (events, after))) in whole.actions().zip(whole.course()).enumerate() {
            if let Action::Land(landing) = action {
                let (seat, is_hit) = (before.player(), landing.spot.value().is_some());
                course.heroes.entry(seat).or_default().count(is_hit);
                for throw in before.conditions().throws {
                    course.throws.entry(throw).or_default().count(is_hit);
                }
                thrown = Some(Feat { count: nth + 1, seat, points: 0 });
            }
            course.weigh(thrown, &events);
            before = after;
        }
        course.depth = before.walked().len();
        course
    }

    /// Remembers a throw if what came of it is more than of all before.
    fn weigh(&mut self, thrown: Option<Feat>, events: &[Event]) {
        let Some(thrown) = thrown else { return };
        let damage = events.iter().filter_map(|event| match event {
            Event::FatalBlow => Some(FATAL),
            Event::Struck { sum, .. } if sum.value > 0 => Some(sum.total()),
            _ => None,
        });
        let best = damage.max().map(|points| Feat { points, ..thrown });
        if best.is_some_and(|feat| self.best.is_none_or(|best| feat.points > best.points)) {
            self.best = best;
        }
        let cost = events.iter().filter_map(|event| match event {
            Event::Hurt { points, .. } => Some(*points),
            _ => None,
        });
        let cost = cost.fold(0, u8::saturating_add);
        let is_miss = events.iter().any(|event| matches!(event, Event::Missed));
        if is_miss && cost > 0 && self.worst.is_none_or(|worst| cost > worst.points) {
            self.worst = Some(Feat { points: cost, ..thrown });
        }
    }

    /// Who hit least often, of several who threw at least three times.
    pub fn clumsiest(&self) -> Option<u8> {
        let often = self.heroes.iter().filter(|(_, hits)| hits.throws >= 3 && hits.hits < hits.throws);
        let clumsiest = often.min_by_key(|(_, hits)| hits.percent());
        clumsiest.filter(|_| self.heroes.len() > 1).map(|(seat, _)| *seat)
    }

    /// All throws together.
    pub fn all(&self) -> Hits {
        self.heroes
            .values()
            .fold(Hits::default(), |all, one| Hits { throws: all.throws + one.throws, hits: all.hits + one.hits })
    }

    /// The hit rate and the depth in a line, for the card that is shared.
    pub fn line(&self, words: &Words) -> String {
        let values = [("percent", number(self.all().percent())), ("rooms", number(self.depth as i64))];
        words.with("course-line", &values)
    }
}

/// How often somebody or something hit.
fn rate(frame: &Frame<'_>, hits: Hits) -> String {
    let values = [("hits", number(hits.hits)), ("throws", number(hits.throws)), ("percent", number(hits.percent()))];
    frame.say_with("course-rate", &values)
}

/// The course on a sheet, with buttons that show the best and the worst throw again.
pub fn sheet<'a, T: crate::touch::Touch>(
    frame: &Frame<'_>,
    (course, game): (&Course, &View),
    name: impl Fn(u8) -> String,
    (best, worst, close): (T, T, T),
) -> Node<'a> {
    let clumsiest = course.clumsiest();
    let heroes: Vec<Node<'a>> = course
        .heroes
        .iter()
        .map(|(seat, hits)| {
            let mut about = rate(frame, *hits);
            if clumsiest == Some(*seat) {
                about = format!("{about} {}", frame.say("course-clumsiest"));
            }
            name_row(frame, pictures::portrait(game.deck(), game.member(*seat).hero), name(*seat), about)
        })
        .collect();
    let throws: Vec<Node<'a>> = course
        .throws
        .iter()
        .map(|(throw, hits)| {
            let sign = Sign::Throw(*throw);
            name_row(frame, pictures::power(sign), sign.name(frame.words), rate(frame, *hits))
        })
        .collect();
    let film = |touch: T, feat: Option<Feat>, key: &str| {
        let feat = feat?;
        let points = if feat.points == FATAL { 0 } else { feat.points };
        let words = frame.say_with(key, &[("name", name(feat.seat).into()), ("n", number(points))]);
        Some(widgets::button(frame, touch, Look::Paper, Some("ui/ui_replay"), words))
    };
    let films = [film(best, course.best, "course-best"), film(worst, course.worst, "course-worst")];
    let title = frame.heading_of(22.0);
    let depth = frame.say_with("course-depth", &[("n", number(course.depth as i64))]);
    column([paragraph(frame.say("course-title"), title)])
        .with(name_row(frame, Picture::art("fighter/party"), depth, rate(frame, course.all())))
        .with(column(films.into_iter().flatten()).gap(frame.dp(8.0)))
        .with(column(heroes).gap(frame.dp(8.0)))
        .with(column(throws).gap(frame.dp(8.0)))
        .with(widgets::button(frame, close, Look::Gold, Some("ui/ui_close"), frame.say("fight-close")))
        .gap(frame.dp(12.0))
}

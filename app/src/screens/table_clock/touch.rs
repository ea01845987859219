//! What can be touched of the clock, and what each touch does to it.

use super::screen::{Page, TableClockScreen};
use crate::{
    input::Key,
    nav::{Desk, Nav, UiEvent},
    screens::naming::{self, Naming, Typed},
    sound::Effect,
    timers::WARNINGS,
    touch::{coded, touches},
};
use rules::table_clock::{LENGTHS, Manner, SEATS, TableClock, Terms};

touches! {
    /// What can be touched of the clock, page by page.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Face(touch: Face) = "{}",
        Edit(touch: Edit) = "{}",
        Name(touch: naming::Touch) = "{}",
    }
}

touches! {
    /// What can be touched while everybody sits around.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Face {
        Seat(seat: usize) = "seat-{}",
        Turns(seat: usize) = "turns-{}",
        Hold = "hold",
        Undo = "undo",
        Round = "round",
        Settings = "settings",
    }
}

touches! {
    /// What can be touched where the clock is set.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Edit {
        Begun = "begun",
        Anew = "anew",
        Players(players: usize) = "players-{}",
        Manner(kind: Kind) = "manner-{}",
        Length = "length",
        LessLength = "length-less",
        MoreLength = "length-more",
        Increment(seconds: u8) = "increment-{}",
        /// A round of so many minutes at most; none if 0.
        RoundOf(minutes: u8) = "round-{}",
        Rename(seat: usize) = "name-{}",
        Earlier(seat: usize) = "earlier-{}",
        Plays(seat: usize) = "plays-{}",
        Reverse = "reverse",
        /// A warning at so many seconds left.
        Warn(seconds: u16) = "warn-{}",
        Voice = "voice",
        Silent = "silent",
    }
}

/// How time is given, without amounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// See [`Manner::Chess`].
    Chess,
    /// See [`Manner::Increment`].
    Increment,
    /// See [`Manner::Sand`].
    Sand,
}

impl Kind {
    /// All of them, as they are offered.
    pub const ALL: [Kind; 3] = [Kind::Chess, Kind::Increment, Kind::Sand];

    /// The kind of a manner.
    pub fn of(manner: Manner) -> Kind {
        match manner {
            Manner::Chess => Kind::Chess,
            Manner::Increment(_) => Kind::Increment,
            Manner::Sand => Kind::Sand,
        }
    }
}

coded! {
    Kind { Chess = "chess", Increment = "increment", Sand = "sand" }
}

/// Increments on offer, in seconds.
pub const INCREMENTS: [u8; 5] = [3, 5, 10, 15, 30];
/// The longest rounds on offer, in minutes; 0 is any.
pub const ROUNDS: [u8; 6] = [0, 5, 10, 15, 20, 30];

/// How much longer or shorter a step makes a time of that length, in ms.
fn step(length: u64) -> u64 {
    match length / 60_000 {
        0..5 => 30_000,
        5..20 => 60_000,
        _ => 5 * 60_000,
    }
}

impl TableClockScreen {
    pub(super) fn take(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        if let Page::Name(seat, naming) = &mut self.page {
            let typing = |touch: &Touch| if let Touch::Name(touch) = touch { Some(*touch) } else { None };
            return match event.part(typing).map(|event| naming.act(&event)) {
                Some(Typed::On) => Nav::Stay,
                Some(Typed::Done(name)) => {
                    let seat = *seat;
                    self.rename(seat, name, desk)
                }
                Some(Typed::Nothing) | None => Nav::Pass,
            };
        }
        match *event {
            UiEvent::Tap(Touch::Face(touch), _) => self.tap_face(touch, desk),
            UiEvent::Tap(Touch::Edit(touch), _) => self.tap_edit(touch, desk),
            UiEvent::Tap(Touch::Name(naming::Touch::Done), _) => {
                self.page = Page::Face;
                Nav::Stay
            }
            UiEvent::Key(Key::Enter) if matches!(self.page, Page::Face) => self.press_key(desk),
            UiEvent::Key(Key::Undo) if matches!(self.page, Page::Face) => self.tap_face(Face::Undo, desk),
            _ => Nav::Pass,
        }
    }

    /// A key is the button of whoever is on turn; while the clock is held it lets it go on.
    fn press_key(&mut self, desk: &mut Desk<'_>) -> Nav {
        let on_turn = desk.keeper.table.clock().on_turn().filter(|_| desk.keeper.table.is_running());
        self.tap_face(on_turn.map_or(Face::Hold, Face::Seat), desk)
    }

    fn tap_face(&mut self, touch: Face, desk: &mut Desk<'_>) -> Nav {
        let (wall, table) = (desk.keeper.wall, &mut desk.keeper.table);
        let effect = match touch {
            Face::Seat(seat) if table.is_running() => {
                if table.clock().on_turn() != Some(seat) {
                    return Nav::Pass;
                }
                table.press(wall, |clock| clock.done(wall));
                Effect::Turn
            }
            Face::Seat(seat) => {
                if !table.press(wall, |clock| clock.hand_to(seat, wall)) {
                    return Nav::Pass;
                }
                Effect::Turn
            }
            Face::Hold if table.is_running() => {
                table.press(wall, |clock| clock.hold(wall));
                Effect::Lay
            }
            Face::Hold => {
                table.press(wall, |clock| clock.go_on(wall));
                Effect::Turn
            }
            Face::Undo => {
                table.undo(wall);
                Effect::Turn
            }
            Face::Settings => {
                // Whoever sets the clock needs a hand for it, so nobody's time runs.
                table.press(wall, |clock| clock.hold(wall));
                self.page = Page::Settings;
                Effect::Tap
            }
            Face::Turns(_) | Face::Round => return Nav::Pass,
        };
        desk.play(effect);
        desk.keeper.keep_table();
        Nav::Stay
    }

    fn tap_edit(&mut self, touch: Edit, desk: &mut Desk<'_>) -> Nav {
        let (wall, table) = (desk.keeper.wall, &mut desk.keeper.table);
        let terms = table.clock().terms();
        let set = match touch {
            Edit::Players(players) if SEATS.contains(&players) => Some(Terms { players, ..terms }),
            Edit::Manner(kind) => {
                let manner = match kind {
                    Kind::Chess => Manner::Chess,
                    Kind::Increment => Manner::Increment(u64::from(INCREMENTS[1]) * 1000),
                    Kind::Sand => Manner::Sand,
                };
                Some(Terms { manner: if Kind::of(terms.manner) == kind { terms.manner } else { manner }, ..terms })
            }
            Edit::Increment(seconds) => Some(Terms { manner: Manner::Increment(u64::from(seconds) * 1000), ..terms }),
            Edit::MoreLength => {
                let length = (terms.length + step(terms.length)).min(*LENGTHS.end());
                Some(Terms { length, ..terms })
            }
            Edit::LessLength => {
                let length = terms.length - step(terms.length - 1).min(terms.length - LENGTHS.start());
                Some(Terms { length, ..terms })
            }
            Edit::RoundOf(minutes) => {
                let round = Some(u64::from(minutes) * 60_000).filter(|round| *round > 0);
                Some(Terms { round, ..terms })
            }
            _ => None,
        };
        match (touch, set) {
            // A game under way keeps its terms until a new one begins.
            (_, Some(_)) if table.clock().has_begun() => return Nav::Pass,
            (_, Some(terms)) => table.set(terms, wall),
            (Edit::Anew, _) => {
                table.press(wall, |clock| *clock = TableClock::new(terms));
            }
            (Edit::Rename(seat), _) => {
                let name = table.saved.names.get(seat).map_or("", String::as_str);
                self.page = Page::Name(seat, Naming::new(name));
            }
            (Edit::Earlier(seat), _) => table.press(wall, |clock| clock.come_earlier(seat)),
            (Edit::Reverse, _) => table.press(wall, |clock| clock.reverse()),
            (Edit::Plays(seat), _) => {
                if !table.press(wall, |clock| clock.sit_out(seat, wall)) {
                    desk.refuse(desk.words.get("clock-two-play"));
                    return Nav::Stay;
                }
            }
            (Edit::Warn(seconds), _) => {
                let warning = u64::from(seconds) * 1000;
                let warnings = &mut table.saved.warnings;
                if WARNINGS.contains(&warning) && !warnings.remove(&warning) {
                    warnings.insert(warning);
                }
            }
            (Edit::Voice, _) => table.saved.voice = !table.saved.voice,
            (Edit::Silent, _) => desk.keeper.saved.unmute(&mut desk.store.settings),
            _ => return Nav::Pass,
        }
        desk.keeper.keep_table();
        Nav::Stay
    }

    fn rename(&mut self, seat: usize, name: String, desk: &mut Desk<'_>) -> Nav {
        if let Some(kept) = desk.keeper.table.saved.names.get_mut(seat) {
            *kept = name;
        }
        self.page = Page::Settings;
        desk.keeper.keep_table();
        Nav::Stay
    }

    /// One step back: from a name to the settings, from there to the clock, and out.
    pub(super) fn leave(&mut self, desk: &mut Desk<'_>) -> Nav {
        match &self.page {
            Page::Name(seat, naming) => {
                let (seat, name) = (*seat, naming.name());
                return self.rename(seat, name, desk);
            }
            Page::Settings => self.page = Page::Face,
            Page::Face => {
                if desk.keeper.table.is_running() {
                    desk.toast(desk.words.get("clock-runs-on"));
                }
                desk.keeper.table.saved.is_open = false;
                desk.keeper.keep_table();
                return Nav::Pop;
            }
        }
        Nav::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_up_and_down_meet_the_same_lengths() {
        let mut length = *LENGTHS.start();
        while length < *LENGTHS.end() {
            let more = length + step(length);
            assert_eq!(more - step(more - 1), length);
            length = more;
        }
    }
}

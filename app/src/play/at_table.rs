//! What every table does with its host: it sends actions, listens to what happened, goes back, and leads to the end.

use super::{Host, Playable, PlaysBack, Recording};
use crate::{
    nav::{Desk, Nav, TypedScreen},
    sound::Effect,
};
use rules::{Game, Viewer};

/// Makes the last screen of a game.
type Ends<P, S> = fn(Recording<P>, &mut Desk<'_>) -> S;

/// Takes an action back, or carries it out again; says whether there is one.
pub type Step<P> = fn(&mut dyn Host<P>, &mut Desk<'_>) -> bool;

/// A table at which a game is played. It knows of the game only what its host says.
pub trait AtTable: PlaysBack<Event = <Self::Game as Game>::Event> + Sized {
    /// The game.
    type Game: Playable;

    /// Where it is played.
    fn host(&mut self) -> &mut dyn Host<Self::Game>;

    /// Who looks at the device.
    fn eyes(&self) -> Viewer;

    /// Sits down to another game.
    fn sit_down(&mut self, host: Box<dyn Host<Self::Game>>, desk: &mut Desk<'_>);

    /// Shows what has happened.
    fn happened(&mut self, events: Vec<Self::Event>, desk: &mut Desk<'_>);

    /// Looks at a game anew that has gone back, or on again, and forgets what was chosen.
    fn look_anew(&mut self, desk: &mut Desk<'_>);

    /// Says why an action is not allowed.
    fn refuse(&mut self, illegal: <Self::Game as Game>::Illegal, desk: &mut Desk<'_>);

    /// Sends an action to the host, and shows what came of it.
    fn send(&mut self, action: <Self::Game as Game>::Action, desk: &mut Desk<'_>) {
        match self.host().send(action, desk) {
            Ok(()) => self.listen(desk),
            Err(illegal) => self.refuse(illegal, desk),
        }
    }

    /// Shows what the host has to say.
    fn listen(&mut self, desk: &mut Desk<'_>) {
        let eyes = self.eyes();
        let events = self.host().hear(eyes);
        if !events.is_empty() {
            self.happened(events, desk);
        }
    }

    /// Takes the last action back; says whether that can be.
    fn undo(&mut self, desk: &mut Desk<'_>) -> bool {
        self.retrace(|host, desk| host.undo(desk), desk)
    }

    /// Carries the action out again that was taken back last; says whether there is one.
    fn redo(&mut self, desk: &mut Desk<'_>) -> bool {
        self.retrace(|host, desk| host.redo(desk), desk)
    }

    /// Goes back, or on again, as far as that can be, and shows the game there; says whether it was possible.
    fn retrace(&mut self, step: Step<Self::Game>, desk: &mut Desk<'_>) -> bool {
        let is_done = step(self.host(), desk);
        if is_done {
            self.show_there(desk);
        }
        is_done
    }

    /// Shows a game that has gone back, or on again, without playing anything back.
    fn show_there(&mut self, desk: &mut Desk<'_>) {
        desk.messages.forget_refusal();
        desk.play(Effect::Back);
        self.playback().clear();
        self.look_anew(desk);
    }

    /// Puts the game back that had to make room for this one.
    fn restore(&mut self, desk: &mut Desk<'_>) {
        if let Some(host) = self.host().take_replaced(desk) {
            self.sit_down(host, desk);
            self.playback().stir(desk.now);
        }
    }

    /// Leads to the end of the game, once the last of it was seen for long enough.
    fn lead_to<S: TypedScreen + 'static>(&mut self, end: Ends<Self::Game, S>, desk: &mut Desk<'_>) -> Nav {
        if !self.playback().is_past_end(desk.now) {
            return Nav::Stay;
        }
        self.host().finished().map_or(Nav::Stay, |finished| Nav::Replace(Box::new(end(finished, desk))))
    }
}

//! Knock, Knock! Dungeon!: build a Keep whose cards overlap at their corners, find the Black Knight, beat him in time.
//!
//! *Set-up.* Twelve Time tokens in the reserve. The cards of the Keep being attacked are shuffled, the Knight goes to the
//! bottom. Hands of six (solo), four (two to five players) or three (six players) are dealt; the top card begins the
//! Keep, with its tokens and, with more than one player, its Silence icon.
//!
//! *Turn.* 1 Put a card down: it covers at least one corner of the Keep and at most one of each card; it lies on top and
//! may be turned by 180°. A creature takes its Time tokens from the reserve, or the game is lost. A Silence icon turns
//! the Speech/Silence token; in solo the card is not replaced. 2 Assess each card it partly covers: a hall at 6 or more
//! loses the game; a creature at 5 or less is beaten and is a hall from then on. 3 Alarm: every creature with tokens
//! loses one, the new one too; losing the last loses the game. 4 Draw; the Knight is put down at once, without an alarm
//! and without another draw.
//!
//! *End.* The Knight beaten: won. Lost by noise, by an alarm, by a reserve too small, by the sand, or when nobody has a
//! card left while the Knight stands.
//!
//! *Spells.* Fireball removes a creature but not the Knight; Ice Flash stops a creature's alarm, but the Knight cannot be
//! beaten while it stands; Poison makes a cell count nothing for good and assesses its creature; the Sphere of Silence
//! brings Speech back.
//!
//! *Where the book is silent.* A Keep emptied by a Fireball begins again at (0, 0). Burning a frozen creature frees the
//! way to the Knight, but he is only beaten when he is next assessed. The last Keep of an adventure gives no token.
//! After a noise nothing else is counted: no creature is beaten in that turn. Of several reasons to lose in one step the
//! card placed first is named.

mod action;
mod adventure;
pub mod bot;
mod cards;
mod chests;
mod deck;
mod event;
mod fold;
mod illegal;
mod keep;
mod preview;
mod public;
mod seen;
mod setup;
mod share;
mod spells;
mod state;
mod turn;
mod view;

pub use action::Action;
pub use adventure::{Adventure, Onward};
pub use cards::{Card, CardId, Cell, Corner, Creature, HIGHEST, QUIET};
pub use deck::{ADDED, CARDS, CREATURES, Deck, HALLS, LEVELS, SILENCES};
pub use event::{Event, Loss};
pub use illegal::Illegal;
pub use keep::{Keep, Laid, Standing};
pub use preview::{Fate, Forecast, Preview};
pub use public::Public;
pub use setup::{PLAYERS, Reason, Refusal, SAND, Setup, TOKENS, hand_size};
pub use share::{read_code, share_code};
pub use spells::{Spell, Voice};
pub use state::{End, Knock, Phase};
pub use view::View;

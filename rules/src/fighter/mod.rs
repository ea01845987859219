//! Dungeon Fighter: a party of heroes walks through a dungeon and throws dice at a target to beat what lives there.
//!
//! *Set-up.* One to six heroes, each with 9 health and three abilities, one for each colour of a hero die. Three
//! boards in a row: two start faces and an end face. A tower of 14 monsters, level I on top; how many of each level
//! says the difficulty. A boss, unseen. The treasury has 2 gold and a white die; the leader gets the three hero dice.
//!
//! *Turn.* A) The party walks along the arrows into a room. B) It fights the monster on top of the tower. From the
//! first player clockwise each hero takes one of the hero dice and any weapons and throws at the target; monster, room
//! and weapons say how, all at once but each way once. A hit does what the section shows (the centre 10), multiplied
//! and then added to by abilities, weapons and cards; centre and hero symbol kill anything. The symbol triggers the
//! hero's ability of the die's colour, some of them on a hit only. After a miss the monster strikes the thrower. When
//! the hero dice are spent, the next hero either throws a white die (A), whose colour is chosen after the throw, or
//! every hero takes the monster's damage and the dice come back (B): nothing softens that, and the leader token turns
//! to Defeated. C) The room is conquered: gold, white dice for hero dice that were not thrown (unless Defeated),
//! tokens off, trade, the room's benefit, and a scar for everyone who fainted: an ability covered, three health less.
//! Then the dice go on clockwise.
//!
//! *End.* The boss falls: won, and scored line by line. Lost when nobody is awake, and when the boss stands with no
//! die left to throw; against a boss there is no option B and no giving up. Losing every hero for good is no loss of
//! its own: who left the game had fainted, and while somebody is awake somebody is left.
//!
//! *Powers.* What abilities, effects and handicaps do is put together in `powers` from a few primitives, each with the
//! moment at which it works. After a throw the order is: rethrow or not; then the ability, then damage, then the blow
//! of a foe that still stands. So beer, toad and ballad help against the blow of the very miss that brought them, and
//! a Target token counts for the throw that placed it.
//!
//! *Where the book is silent.* Alone, the neighbour's hand is one's own other hand. A rethrow is decided before
//! anything else is done with a throw. Once a throw is enough to beat the foe, nothing more can
//! be spent on it. Blind Fury's point of health is not given by a hero who has only one. Divine Intervention counts
//! the damage of the throw, even beyond the health the foe had left. Of several who charm a monster the last one is
//! followed; a charmed monster may also be spent after a miss, and is neither traded nor destroyed. What a card adds is
//! for its holder's own throw. A monster that destroys equipment does so before its blow. A card that heals is asked
//! for between a miss and its blow if it can keep somebody awake. A white die cannot stand for a colour that the monster
//! forbids, nor for one under a scar. A die that was forbidden was not used and becomes a white die. Riposte gives
//! back what its hero took, not what was kept off. If the last hero awake and the monster fall in the same blow, the
//! game is lost. A monster given up takes its tokens with it, the dice come back, and the hero who was on goes on; a
//! tower with nothing else brings back beaten monsters of level IV, and if there are none the same monster. A leader
//! who leaves the game is followed by the next hero clockwise; what angels carried can be handed on until the dice are
//! passed, their scars go back. An empty equipment pile is made anew from the discards. Who lies fainted when the boss
//! falls has fainted, so the five points for a party that never did are lost.

mod action;
mod boards;
pub mod bot;
mod cards;
mod deck;
mod event;
mod fight;
mod fold;
mod help;
mod illegal;
mod powers;
mod queries;
mod rest;
mod score;
mod seen;
mod setup;
mod share;
mod state;
pub mod target;
mod throw;
pub mod thrower;
mod throwing;
mod turn;
mod view;

pub use action::Action;
pub use boards::{COLUMNS, Face, FaceId, FaceKind, ROWS, Room, RoomKind, Treasure};
pub use cards::{
    Ability, Boss, BossId, Colour, Effect, Equipment, EquipmentId, Family, Handicap, Hero, HeroId, Kind, Limits,
    Monster, MonsterId, Throw,
};
pub use deck::{BOARDS, BOSSES, Deck, EQUIPMENT, Files, HEROES, LEVELS, MONSTERS, Parts};
pub use event::Event;
pub use help::Idle;
pub use illegal::Illegal;
pub use powers::{Power, Price, TARGET, TOAD, Token, What, When};
pub use rest::{DIE_COST, HEALING_COST};
pub use score::{Counted, Line, Score, Tally, rank};
pub use setup::{
    DEPTH, Difficulty, FIRST_DICE, FIRST_GOLD, GOLD, HEALTH, PARTY, Reason, Refusal, SCARS, Setup, Stacked, WHITE_DICE,
    draw_heroes, first_dungeon, is_dungeon, next_dungeon,
};
pub use share::{read_code, share_code};
pub use state::{Attack, BEARABLE, Draw, End, Fight, Fighter, Foe, Loss, Member, Phase, Place, Public, Rest, SCAR};
pub use throwing::{CENTRE, Conditions, Die, Landing, Part, RINGS, Source, Spot, Sum};
pub use view::View;

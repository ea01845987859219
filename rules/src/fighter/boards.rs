//! The boards of a dungeon: rooms and the one-way corridors between them, as printed, and what makes a face playable.

use super::cards::Throw;
use serde::{Deserialize, Serialize};

/// Columns a room can stand in; the entry is to the left, the exit to the right.
pub const COLUMNS: u8 = 6;
/// Rows a room can stand in.
pub const ROWS: u8 = 4;

/// A face's index in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FaceId(pub u8);

/// One side of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Face", deny_unknown_fields)]
pub struct Face {
    /// By which its words are found.
    pub key: String,
    /// Which board it is on, 1 to 6. A board has two faces, and only one of them can be used.
    pub board: u8,
    /// Which part of a dungeon it is.
    pub kind: FaceKind,
    /// The id of the room that is entered first.
    pub entry: String,
    /// The rooms.
    pub rooms: Vec<Room>,
}

/// Which part of a dungeon a face is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FaceKind {
    /// The first or the second level; the book's brown edge.
    Start,
    /// The third level, which leads to the boss; the book's grey edge.
    End,
}

/// A room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Room", deny_unknown_fields)]
pub struct Room {
    /// Its name on this face.
    pub id: String,
    /// Where it is drawn: column from the left, row from the top.
    pub at: (u8, u8),
    /// What is special about it.
    pub kind: RoomKind,
    /// The rooms to which corridors lead. None: the corridor leads off the board.
    pub to: Vec<String>,
}

/// What is special about a room. Rulebook: Special rooms and their effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoomKind {
    /// Nothing.
    Plain,
    /// Equipment, white dice and healing can be bought.
    Shop,
    /// All heroes are healed.
    Fountain,
    /// The party is rewarded.
    Treasure(Treasure),
    /// The die must be thrown that way.
    Perilous(Throw),
}

/// What waits in a treasure room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Treasure {
    /// That much gold.
    Gold(u8),
    /// That many white dice.
    Dice(u8),
    /// A piece of equipment.
    Equipment,
}

impl Face {
    /// The index of the room with that id.
    pub fn index(&self, id: &str) -> Option<u8> {
        self.rooms.iter().position(|room| room.id == id).and_then(|index| u8::try_from(index).ok())
    }

    /// The room with that index.
    pub fn room(&self, index: u8) -> Option<&Room> {
        self.rooms.get(usize::from(index))
    }

    /// The index of the room that is entered first.
    pub fn entry(&self) -> u8 {
        self.index(&self.entry).unwrap_or_default()
    }

    /// The indices of the rooms to which corridors lead from that one; none if it leads off the board.
    pub fn ways(&self, room: u8) -> Vec<u8> {
        let ways = self.room(room).map_or(&[][..], |room| &room.to);
        ways.iter().filter_map(|id| self.index(id)).collect()
    }

    /// The most rooms that a way through the face enters; `None` if corridors lead in a circle.
    pub fn longest_way(&self) -> Option<usize> {
        let ways: Vec<Vec<u8>> = (0..self.rooms.len()).map(|room| self.ways(room as u8)).collect();
        let mut longest = vec![1; ways.len()];
        // Each round knows ways that are a room longer; a round more than there are rooms only changes circles.
        for _ in 0..ways.len() {
            let longer = |ways: &Vec<u8>| 1 + ways.iter().map(|way| longest[usize::from(*way)]).max().unwrap_or(0);
            let round: Vec<usize> = ways.iter().map(longer).collect();
            if round == longest {
                return longest.get(usize::from(self.entry())).copied();
            }
            longest = round;
        }
        None
    }
}

impl FaceKind {
    /// The most rooms that a way through such a face enters, so that 14 monsters are enough.
    pub fn longest(self) -> usize {
        match self {
            FaceKind::Start => 5,
            FaceKind::End => 4,
        }
    }
}

/// What is wrong with a face by itself.
pub(super) fn face_flaws(face: &Face) -> Vec<String> {
    let mut flaws = Vec::new();
    if face.index(&face.entry).is_none() {
        flaws.push(format!("there is no room {:?} to enter by", face.entry));
    }
    for (index, room) in face.rooms.iter().enumerate() {
        let earlier = &face.rooms[..index];
        if earlier.iter().any(|other| other.id == room.id) {
            flaws.push(format!("there are two rooms {:?}", room.id));
        }
        if earlier.iter().any(|other| other.at == room.at) {
            flaws.push(format!("room {:?} lies on another", room.id));
        }
        if room.at.0 >= COLUMNS || room.at.1 >= ROWS {
            flaws.push(format!("room {:?} lies off the board of {COLUMNS} by {ROWS}", room.id));
        }
        for way in room.to.iter().filter(|way| face.index(way).is_none()) {
            flaws.push(format!("room {:?} leads to {way:?}, which is not there", room.id));
        }
        let is_reached = room.id == face.entry || face.rooms.iter().any(|other| other.to.contains(&room.id));
        if !is_reached {
            flaws.push(format!("no corridor leads to room {:?}", room.id));
        }
    }
    match face.longest_way() {
        None => flaws.push("the corridors lead in a circle".to_string()),
        Some(rooms) if rooms > face.kind.longest() => {
            flaws.push(format!("a way enters {rooms} rooms; {} is the most", face.kind.longest()));
        }
        Some(_) => {}
    }
    flaws
}

//! What a hero can at most still score: the bound that steers the search for the best route.
//!
//! A walk that never crosses itself goes through the blocks of the unvisited cells as through a tree: behind a cell
//! that alone joins two parts, only one of them can be walked. So the bound is the richest chain of blocks, with every
//! thing counted at the most it can be worth.

use super::ground::{Ground, Hero};
use super::score::track;
use super::{Thing, Weapon};

/// Points are counted in parts, so that a share of the track is a whole number, rounded up.
const PARTS: u32 = 64;
const CELLS: usize = 192;

/// What the hero can at most score in the end.
pub(super) fn bound(ground: &Ground, hero: &Hero) -> u32 {
    if hero.has_fallen {
        return 0;
    }
    let mut scan = Scan { ground, hero, worth: Worth::all(ground, hero), seen: [0; CELLS], clock: 0, open: Vec::new() };
    let (_, gain) = scan.visit(hero.at);
    hero.score() + gain / PARTS
}

/// What each kind of thing can at most still be worth, in parts of a point.
struct Worth {
    pouch: u32,
    door: u32,
    monster: [u32; 4],
}

impl Worth {
    /// Looks at everything that can still be reached at all.
    fn all(ground: &Ground, hero: &Hero) -> Worth {
        let mut monsters = [0; 4];
        let mut can_beat = Weapon::ALL.map(|weapon| hero.holds(weapon) || hero.choosing == Some(weapon));
        let mut can_open = hero.has_key;
        let mut has_door = false;
        let mut reached = hero.been;
        let mut edge = [0_u8; CELLS];
        edge[0] = hero.at;
        let (mut done, mut end) = (0, 1);
        while done < end {
            let here = edge[done];
            done += 1;
            for next in ground.next[usize::from(here)].into_iter().flatten() {
                if reached.has(next) {
                    continue;
                }
                reached.add(next);
                edge[end] = next;
                end += 1;
                match ground.things[usize::from(next)] {
                    Some(Thing::Monster(weapon)) => monsters[weapon as usize] += 1,
                    Some(Thing::Weapon(weapon)) => can_beat[weapon as usize] = true,
                    Some(Thing::Key) => can_open = true,
                    Some(Thing::Door) => has_door = true,
                    _ => {}
                }
            }
        }
        let beatable: u8 = (0..4).filter(|kind| can_beat[*kind]).map(|kind| monsters[kind]).sum();
        // The track rises ever faster, so it stays below the straight line to its last reachable mark.
        let rise = track(hero.beaten + beatable) - track(hero.beaten);
        let share = (rise * PARTS).div_ceil(u32::from(beatable.max(1)));
        let doubles = can_open && has_door;
        Worth {
            pouch: if doubles { 4 * PARTS } else { 2 * PARTS },
            door: if doubles { 2 * u32::from(hero.pouches) * PARTS } else { 0 },
            monster: can_beat.map(|can| if can { share } else { 0 }),
        }
    }

    fn of(&self, thing: Option<Thing>) -> u32 {
        match thing {
            Some(Thing::Pouch) => self.pouch,
            Some(Thing::Door) => self.door,
            Some(Thing::Monster(weapon)) => self.monster[weapon as usize],
            _ => 0,
        }
    }
}

/// One depth-first walk over the unvisited cells that closes block after block.
struct Scan<'a> {
    ground: &'a Ground,
    hero: &'a Hero,
    worth: Worth,
    /// When each cell was first seen; 0 is never.
    seen: [u8; CELLS],
    clock: u8,
    /// Cells whose block is not closed yet, each with the richest chain behind it.
    open: Vec<(u8, u32)>,
}

impl Scan<'_> {
    /// Returns the earliest cell that `cell` and what is behind it can reach, and the richest chain behind it.
    fn visit(&mut self, cell: u8) -> (u8, u32) {
        self.clock += 1;
        let first = self.clock;
        self.seen[usize::from(cell)] = first;
        let (mut low, mut richest) = (first, 0);
        for next in self.ground.next[usize::from(cell)].into_iter().flatten() {
            let when = self.seen[usize::from(next)];
            if when != 0 {
                low = low.min(when);
                continue;
            }
            if self.hero.been.has(next) {
                continue;
            }
            let mark = self.open.len();
            self.open.push((next, 0));
            let (reach, behind) = self.visit(next);
            self.open[mark].1 = behind;
            low = low.min(reach);
            if reach >= first {
                let block = self.open.drain(mark..);
                let (mut sum, mut on) = (0, 0);
                for (member, behind) in block {
                    sum += self.worth.of(self.ground.things[usize::from(member)]);
                    on = on.max(behind);
                }
                richest = richest.max(sum + on);
            }
        }
        (low, richest)
    }
}

//! The seeded generator. A seed means the same shuffle on every platform and in every version.
//!
//! ChaCha with eight rounds is a fixed algorithm; how numbers are drawn from it is written out here, because `rand`
//! may change its own ways between versions.

use rand::{Rng as _, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A source of random numbers that a seed decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A generator at the beginning of the seed's numbers.
    pub fn new(seed: u64) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Rng(ChaCha8Rng::from_seed(key))
    }

    /// A number from 0 to just below `limit`, each as likely as the other. 0 for a limit of 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        if limit == 0 {
            return 0;
        }
        // Numbers past the last whole multiple of the limit would favour the small ones: they are drawn again.
        let most = u32::MAX - u32::MAX % limit;
        loop {
            let number = self.0.next_u32();
            if number < most {
                return number % limit;
            }
        }
    }

    /// Brings the items into a random order, each as likely as the other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let limit = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(limit) as usize);
        }
    }

    /// One of the items, each as likely as the other.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let limit = u32::try_from(items.len()).unwrap_or(u32::MAX);
        items.get(self.below(limit) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_shuffle_for_ever() {
        let shuffled = |seed| {
            let mut items: Vec<u8> = (0..11).collect();
            Rng::new(seed).shuffle(&mut items);
            items
        };
        assert_eq!(shuffled(0), [10, 1, 9, 3, 2, 0, 8, 7, 4, 5, 6]);
        assert_eq!(shuffled(7), [8, 4, 7, 0, 5, 3, 10, 2, 1, 6, 9]);
        assert_eq!(shuffled(u64::MAX), [8, 4, 6, 3, 0, 2, 10, 1, 5, 9, 7]);
    }

    #[test]
    fn numbers_stay_below_their_limit_and_reach_every_one() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 6];
        (0..6000).for_each(|_| seen[rng.below(6) as usize] += 1);
        assert!(seen.iter().all(|count| (800..1200).contains(count)), "{seen:?}");
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.below(1), 0);
    }

    #[test]
    fn nothing_can_be_picked_from_nothing() {
        assert_eq!(Rng::new(1).pick::<u8>(&[]), None);
        assert_eq!(Rng::new(1).pick(&[5]), Some(&5));
    }
}

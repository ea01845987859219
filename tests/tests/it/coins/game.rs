//! Three coins, the rules: turn them over one by one until all show heads. A turn is the number of a coin, from 0.

use rules::{Game, Outcome, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq)]
pub struct Coins {
    pub heads: [bool; 3],
    pub turns: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turned(pub u8);
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("there is no such coin to turn")]
pub struct NoCoin;

impl Game for Coins {
    const NAME: &'static str = "coins";
    type Setup = ();
    type Action = u8;
    type Event = Turned;
    type Illegal = NoCoin;
    type Refusal = std::convert::Infallible;
    type View = Coins;

    fn new((): &(), seed: u64) -> Result<Coins, Self::Refusal> {
        let bits = seed % 7; // Three bits for three coins, but never all of them.
        Ok(Coins { heads: [0, 1, 2].map(|coin| bits >> coin & 1 == 1), turns: 0 })
    }

    fn legal_actions(&self) -> Vec<u8> {
        if self.outcome().is_some() { Vec::new() } else { vec![0, 1, 2] }
    }

    fn check(&self, coin: &u8) -> Result<(), NoCoin> {
        self.legal_actions().contains(coin).then_some(()).ok_or(NoCoin)
    }

    fn apply(&mut self, coin: &u8) -> Result<Vec<Turned>, NoCoin> {
        self.check(coin)?;
        self.fold(&Turned(*coin));
        Ok(vec![Turned(*coin)])
    }

    fn fold(&mut self, Turned(coin): &Turned) {
        self.heads[usize::from(*coin)] ^= true;
        self.turns += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.heads == [true; 3]).then(|| Outcome::Won { score: 10_u32.saturating_sub(self.turns) })
    }

    fn view(&self, _: Viewer) -> Coins {
        self.clone()
    }
}

//! Sound.
/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    Tap,
    Back,
    Lift,
    Turn,
    Lay,
    Refused,
    Step,
    Pouch,
    Weapon,
    Key,
    Door,
    MonsterBeaten,
    GoldLost,
    HeroFell,
    End,
    Record,
    Toast,
}

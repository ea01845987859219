//! The measures of the stage of a throw: table, rim, target, wall and card. What they do to a die is in `world`.

/// How far the table reaches from the target's middle to its rim, in mm.
pub const TABLE: f32 = 520.0;
/// How high the rim is, in mm.
pub const RIM_HEIGHT: f32 = 12.0;
/// How wide the rim is, in mm.
pub const RIM_WIDTH: f32 = 14.0;
/// How high the target is, in mm.
pub const BOARD_HEIGHT: f32 = 3.0;
/// How far from the target's middle the hand of an ordinary throw is, in mm.
pub const HAND: f32 = 490.0;
/// How high above the table it is, in mm.
pub const HAND_HEIGHT: f32 = 66.0;
/// How fast a die goes that an ordinary hand throws best, over ground, in mm a second.
pub const IDEAL: f32 = 1450.0;
/// How much of its speed over ground it goes upwards then.
pub const LIFT: f32 = 0.37;
/// The wall of a bank shot: width, thickness and height, in mm.
pub const WALL: [f32; 3] = [320.0, 12.0, 90.0];
/// How far the wall's face is from the target's middle, in mm.
pub const WALL_AT: f32 = 230.0;
/// The card to be thrown over: width, thickness and height, in mm.
pub const CARD: [f32; 3] = [240.0, 2.0, 20.0];
/// How far the card is from the target's middle, in mm.
pub const CARD_AT: f32 = 265.0;

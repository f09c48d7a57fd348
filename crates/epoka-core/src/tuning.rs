//! The numbers a game gives to a search that plays it.

/// The instinct from which on an action is right beyond doubt: a search takes it without thinking.
pub const CERTAIN: i32 = 10_000;

/// How a search plays a game well: found by playing tournaments, kept beside the game's instinct.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How many worlds `easy`, `medium` and `hard` imagine for a decision.
    pub iterations: [u32; 3],
    /// How many [stages](crate::Game::stage) ahead a playout goes before [`crate::Game::outlook`] judges it.
    pub horizon: u16,
    /// How much is spent on actions that look worse so far.
    pub exploration: f32,
    /// The lead in points that makes a win e times as likely as a loss.
    pub lead: f32,
    /// The difference of instincts that makes an action e times as likely to be the right one.
    pub temperature: f32,
    /// In playouts, instincts that differ by less than this are sometimes taken the wrong way round.
    pub noise: u32,
}

impl Tuning {
    /// Numbers for a game nobody has tuned: short games, played to the end.
    pub const DEFAULT: Tuning = Tuning {
        iterations: [50, 300, 1000],
        horizon: u16::MAX,
        exploration: 0.7,
        lead: 10.0,
        temperature: 20.0,
        noise: 10,
    };
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning::DEFAULT
    }
}

//! Why a game or a match does not do what it is asked.

use epoka_core::{BadPosition, BadSetup, MatchError, replay::ReplayError};

/// A refusal. Whatever was asked changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The JSON is no action of the game.
    #[error("not an action of {game}: {message}")]
    NotAnAction {
        /// The game.
        game: &'static str,
        /// What is wrong with it.
        message: String,
    },
    /// Nobody sits there.
    #[error("there is no seat {seat} in a match of {players}")]
    NoSeat {
        /// The number.
        seat: u8,
        /// How many there are.
        players: u8,
    },
    /// Somebody points at a thing that does not exist.
    #[error("there is no `{0}` in this match")]
    NoSuchThing(String),
    /// The match has not come that far.
    #[error("the match has {now} steps, there is no step {asked}")]
    NoSuchStep {
        /// How many steps it has.
        now: usize,
        /// Which one was asked for.
        asked: usize,
    },
    /// The match refuses.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// The match cannot be set up like this.
    #[error("the set-up cannot be: {0}")]
    Setup(#[from] BadSetup),
    /// The position cannot be.
    #[error("the position cannot be: {0}")]
    Position(#[from] BadPosition),
    /// The replay does not hold.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

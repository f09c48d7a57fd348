//! Why a match does not do what it is asked.

use crate::{
    rule::{Illegal, Rule},
    seat::Seat,
    turn::WrongOutcome,
};

/// Why a match does not do what it is asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// A rule refuses it.
    #[error("action {at}: {illegal}")]
    Illegal {
        /// Which action of the chain, from 0.
        at: usize,
        /// The refusal.
        illegal: Illegal,
    },
    /// It is somebody else's decision.
    #[error("this is not a decision of seat {seat}")]
    NotThisSeat {
        /// Who tried.
        seat: Seat,
        /// The rule of whose turn it is.
        rule: Rule,
    },
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// The caller looked at an older step.
    #[error("the match is at step {now}, not {asked}")]
    Stale {
        /// Where the match is.
        now: usize,
        /// Where the caller thought it is.
        asked: usize,
    },
    /// An outcome does not fit.
    #[error(transparent)]
    Outcome(#[from] WrongOutcome),
    /// A chain goes on where chance, somebody else or something hidden comes in between.
    #[error("action {at} cannot be part of the chain: the one before it ends what can be foreseen")]
    ChainBroken {
        /// Which action of the chain, from 0.
        at: usize,
        /// The rule of whose turn it is then.
        rule: Rule,
    },
    /// An action that cannot wait in a basket, because it is no part of a whole.
    #[error("action {at} names nothing of a whole")]
    NoPiece {
        /// Which action of the chain, from 0.
        at: usize,
    },
    /// There is nothing this seat may take back.
    #[error("nothing to undo: {0}")]
    NothingToUndo(UndoStop),
}

/// What stands between a seat and its last decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoStop {
    /// The seat has not decided anything since the beginning.
    #[error("the match begins here")]
    Beginning,
    /// An outcome of chance.
    #[error("an outcome of chance came after it")]
    Chance,
    /// Something hidden became known.
    #[error("it showed something that was hidden")]
    Revealed,
    /// Somebody else decided.
    #[error("somebody else has decided since")]
    Foreign,
}

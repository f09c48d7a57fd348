//! The laws, by name.

use std::fmt;

use epoka_core::Game;

use super::{actions, blocks, freedom, knowledge, matches, moment::Moment, telling, variety};

/// What every game promises beyond the signatures of [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// Pieces are conserved and limits kept: [`Game::check`] passes after every step.
    Conserved,
    /// Every seat that owes a decision has something to decide besides giving up, now and after every
    /// listed action.
    DeadEnds,
    /// Every listed action is accepted and leaves something to go on with.
    Listed,
    /// An action that is not listed is refused and changes nothing.
    Unlisted,
    /// No action is listed twice, and no two actions of play lead to the same state.
    Distinct,
    /// The position a referee sees, written and read again, is the state.
    Position,
    /// All a seat gets to see is the same in the true world and in every world it can imagine, and those
    /// worlds can be.
    Secrecy,
    /// What a seat imagines depends on what it knows and on the seed, and on nothing else.
    Knowledge,
    /// What spectators see tells nothing that any single seat does not know.
    Spectator,
    /// Whatever chance can bring, every viewer thinks possible.
    Among,
    /// In a simultaneous block the order of arrival makes no difference, a secret choice shows nothing and
    /// can be changed, and chance has no part.
    Together,
    /// A chain of actions sent at once does what they do one by one.
    Chain,
    /// Several things that one question asks for may be named in any order, and none is taken unasked; the canonical order
    /// loses nothing.
    Freedom,
    /// An action that showed nothing could be foreseen and can be taken back; any other cannot.
    Undo,
    /// What a viewer is told of a step says no more than what it then sees.
    Projection,
    /// Over many imagined worlds everything hidden varies where it can.
    Variety,
    /// A saved match, written and read again, ends in the same state.
    Replay,
    /// Every game ends.
    Ends,
}

impl Law {
    /// All laws, in the order in which they are checked.
    pub const ALL: [Law; 18] = [
        Law::Conserved,
        Law::DeadEnds,
        Law::Listed,
        Law::Unlisted,
        Law::Distinct,
        Law::Position,
        Law::Secrecy,
        Law::Knowledge,
        Law::Spectator,
        Law::Among,
        Law::Together,
        Law::Chain,
        Law::Freedom,
        Law::Undo,
        Law::Projection,
        Law::Variety,
        Law::Replay,
        Law::Ends,
    ];

    /// Checks the law at one moment; the error says what is wrong.
    pub(super) fn check<G: Game>(self, moment: &mut Moment<'_, G>) -> Result<(), String> {
        match self {
            Law::Conserved => moment.rules.check(moment.state).map_err(|wrong| wrong.0),
            Law::DeadEnds => actions::dead_ends(moment),
            Law::Listed => actions::listed(moment),
            Law::Unlisted => actions::unlisted(moment),
            Law::Distinct => actions::distinct(moment),
            Law::Position => matches::position(moment),
            Law::Secrecy => knowledge::secrecy(moment),
            Law::Knowledge => knowledge::knowledge(moment),
            Law::Spectator => knowledge::spectator(moment),
            Law::Among => knowledge::among(moment),
            Law::Together => blocks::together(moment),
            Law::Chain => matches::chain(moment),
            Law::Freedom => freedom::freedom(moment),
            Law::Undo => matches::undo(moment),
            Law::Projection => telling::projection(moment),
            Law::Variety => variety::variety(moment),
            // These two are about whole games.
            Law::Replay | Law::Ends => Ok(()),
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {self:?}")
    }
}

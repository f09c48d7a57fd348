//! What a game waits for, and the answers of chance.

use arrayvec::ArrayVec;

use crate::seat::{Seat, Seats};

/// The most dice, draws or among-counts one chance event may have.
pub const MAX_OUTCOMES: usize = 32;

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Each of these seats owes a decision.
    Decision {
        /// Who owes one.
        seats: Seats,
        /// Whether they decide alone, side by side or in secret together.
        reveal: Reveal,
    },
    /// Chance owes an outcome.
    Chance(Chance),
    /// The match has ended.
    Over,
}

impl Turn {
    /// The turn of a single seat.
    pub const fn of(seat: Seat) -> Turn {
        Turn::Decision { seats: Seats::one(seat), reveal: Reveal::Alone }
    }

    /// Whether this seat owes a decision.
    pub fn asks(self, seat: Seat) -> bool {
        match self {
            Turn::Decision { seats, .. } => seats.contains(seat),
            Turn::Chance(_) | Turn::Over => false,
        }
    }
}

/// How decisions of several seats relate to each other.
///
/// A block of simultaneous decisions has a number that tells it from the block after it. Within a
/// block the order of arrival makes no difference, and chance has no part: both are laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// One seat decides; all see it.
    Alone,
    /// Seats decide side by side; nobody waits for another.
    Independent(u16),
    /// Seats decide in secret; a choice may be changed until the last has chosen.
    Together(u16),
}

/// A question to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Dice, a draw or a pick.
    pub kind: ChanceKind,
    /// What it is for (dice and picks) or from where it comes (draws), in kebab-case.
    pub label: &'static str,
}

/// The three kinds of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceKind {
    /// So many dice of so many sides.
    Dice {
        /// How many.
        count: u8,
        /// From 1 to this.
        sides: u8,
    },
    /// So many cards from a face-down supply, one after the other, none put back.
    Draw {
        /// How many.
        count: u8,
    },
    /// One of several possibilities.
    Pick,
}

/// Something chance may draw or pick, and how many copies of it there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The thing, by its number under the label of the question.
    pub item: u16,
    /// How many of it can come.
    pub copies: u16,
}

/// An answer of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// What the dice show.
    Dice(ArrayVec<u8, MAX_OUTCOMES>),
    /// What was drawn, in order.
    Draw(ArrayVec<u16, MAX_OUTCOMES>),
    /// What was picked.
    Pick(u16),
}

impl Outcome {
    /// What the dice show, for a question about dice.
    pub fn dice(&self) -> &[u8] {
        match self {
            Outcome::Dice(dice) => dice,
            Outcome::Draw(_) | Outcome::Pick(_) => &[],
        }
    }

    /// What was drawn or picked.
    pub fn items(&self) -> &[u16] {
        match self {
            Outcome::Draw(items) => items,
            Outcome::Pick(item) => std::slice::from_ref(item),
            Outcome::Dice(_) => &[],
        }
    }

    /// Checks the answer against the question: [`crate::Game::chance`] may rely on it.
    pub fn check(&self, chance: Chance, among: &[Odds]) -> Result<(), WrongOutcome> {
        match (self, chance.kind) {
            (Outcome::Dice(dice), ChanceKind::Dice { count, sides }) => {
                if dice.len() != count as usize {
                    return Err(WrongOutcome::Count { expected: count, found: dice.len() });
                }
                match dice.iter().find(|&&die| die == 0 || die > sides) {
                    Some(&die) => Err(WrongOutcome::Die { die, sides }),
                    None => Ok(()),
                }
            }
            (Outcome::Draw(items), ChanceKind::Draw { count }) => {
                if items.len() != count as usize {
                    return Err(WrongOutcome::Count { expected: count, found: items.len() });
                }
                for (at, &item) in items.iter().enumerate() {
                    let copies = among.iter().find(|odds| odds.item == item).map_or(0, |odds| odds.copies);
                    let before = items[..at].iter().filter(|&&other| other == item).count();
                    if before >= copies as usize {
                        return Err(WrongOutcome::NotThere { at });
                    }
                }
                Ok(())
            }
            (Outcome::Pick(item), ChanceKind::Pick) => {
                if among.iter().any(|odds| odds.item == *item && odds.copies > 0) {
                    Ok(())
                } else {
                    Err(WrongOutcome::NotThere { at: 0 })
                }
            }
            (Outcome::Dice(_) | Outcome::Draw(_) | Outcome::Pick(_), _) => Err(WrongOutcome::Kind),
        }
    }
}

/// Why an outcome does not answer the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongOutcome {
    /// Dice for a draw, or the like.
    #[error("this is not the kind of outcome the match waits for")]
    Kind,
    /// Too many or too few.
    #[error("the match waits for {expected} of them, not {found}")]
    Count {
        /// How many are wanted.
        expected: u8,
        /// How many came.
        found: usize,
    },
    /// A die shows what it cannot.
    #[error("a die of {sides} sides cannot show {die}")]
    Die {
        /// What it shows.
        die: u8,
        /// Its sides.
        sides: u8,
    },
    /// A thing that cannot come.
    #[error("entry {at} cannot come here")]
    NotThere {
        /// Which entry of the outcome.
        at: usize,
    },
    /// The match does not wait for chance.
    #[error("the match does not wait for chance")]
    NotNow,
}

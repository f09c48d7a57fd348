//! What cards can do: one vocabulary for civilizations, technologies, wonders and special technologies.

use serde::{Deserialize, Serialize};

use crate::state::{Technology, TechnologySet, Verb};

/// An ability, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// AC-26: an action gives more.
    Bonus {
        /// Which action.
        verb: Verb,
        /// What it gives.
        gain: Gain,
        /// Only when researching one of these; empty for any.
        technologies: TechnologySet,
    },
    /// AC-26: an action costs fewer coins.
    Discount {
        /// Which action.
        verb: Verb,
        /// How many coins, for each thing counted.
        coins: u8,
        /// What is counted.
        per: Per,
        /// Only when researching one of these; empty for any.
        technologies: TechnologySet,
        /// Only while this holds.
        condition: Condition,
        /// AC-51: not when the action is done through this technology.
        not_via: Option<Technology>,
    },
    /// AC-51: researching one of these costs nothing.
    FreeResearch {
        /// Which.
        technologies: TechnologySet,
    },
    /// AC-27: an own slot.
    Slot {
        /// Of which action.
        verb: Verb,
    },
    /// AC-37: an action without a worker after another one.
    Follow {
        /// Which action.
        verb: Verb,
        /// After which.
        after: Verb,
    },
    /// AC-37: an action without a worker at the end of the turn.
    FollowTurn {
        /// Which action.
        verb: Verb,
    },
    /// AC-A10: an action needs only so many workers.
    WorkersNeeded {
        /// Which action.
        verb: Verb,
        /// How many.
        workers: u8,
    },
    /// AC-A10: an action needs more workers.
    ExtraWorkers {
        /// Which action.
        verb: Verb,
        /// How many more.
        workers: u8,
    },
    /// AC-47: workers of an action are not sacrificed.
    KeepWorkers {
        /// Which action.
        verb: Verb,
    },
    /// AC-41: an action takes coins from the others.
    OthersLose {
        /// Which action.
        verb: Verb,
        /// How many coins.
        coins: u8,
    },
    /// AC-48: the others cannot do an action.
    BlockOthers {
        /// Which action.
        verb: Verb,
    },
    /// AC-49: future cards can be used.
    FutureCards,
    /// AC-2: strength.
    Strength {
        /// How much, for each thing counted.
        amount: u8,
        /// What is counted.
        per: Per,
    },
    /// AC-46: no sacrifice when weakest in a war.
    WarImmune,
    /// Something is gained at a moment.
    On {
        /// When.
        moment: Moment,
        /// What.
        gain: Gain,
    },
    /// AC-42: coins may be put on a card of the pool for points.
    Fund {
        /// How many coins.
        coins: u8,
        /// How many points.
        points: u8,
    },
}

/// When something is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// AC-16: when the civilization is born.
    Birth,
    /// AC-A9: when the technology or wonder is gained.
    Gain,
    /// AC-29: when the seat rests.
    Rest,
    /// AC-45: when there is a war.
    War,
    /// AC-31: at the end of the turn.
    EndTurn,
    /// AC-35: at the end of the game.
    EndGame,
}

/// What is gained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "most names say it")]
pub struct Gain {
    pub points: u8,
    pub coins: u8,
    pub workers: u8,
    pub technologies: u8,
    pub wonders: u8,
    /// Coins every other player gets, or loses below zero.
    pub others_coins: i8,
    /// AC-44: how many times the bonus coins on the card count.
    pub bonus_coins_factor: u8,
    /// AC-43: bonus coins for one technology.
    pub technologies_per_bonus_coins: u8,
    /// Coins that may be paid for it; 0 if it is free.
    pub pay_coins: u8,
    /// What points and coins are multiplied by.
    pub per: Per,
    /// Only while this holds.
    pub condition: Condition,
}

/// A count, divided and rounded down (AC-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Per {
    /// What is counted; once if nothing is.
    pub counted: Option<Counted>,
    /// By how many it is divided.
    pub each: u8,
}

impl Default for Per {
    fn default() -> Per {
        Per { counted: None, each: 1 }
    }
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Counted {
    Tech,
    Wonder,
    Strength,
    Worker,
    Coin,
    Civilization,
    /// AC-40: action cards still to come.
    FutureCard,
}

/// What must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Condition {
    /// Nothing.
    #[default]
    Always,
    /// The seat has no technology.
    NoTechnology,
    /// AC-A3: the seat has, or shares, the most strength.
    Strongest,
    /// The same with at least 1 strength.
    StrongestWithStrength,
    /// The seat has this technology.
    Has(Technology),
}

/// Kinds of abilities, as a set: who looks for one kind passes over cards without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// What changes the cost, the slots or the workers of actions.
    pub const COST: Kinds = Kinds(1);
    /// What adds to the effect of actions.
    pub const BONUS: Kinds = Kinds(2);
    /// Strength.
    pub const STRENGTH: Kinds = Kinds(4);
    /// What happens at the end of a turn.
    pub const ENDING: Kinds = Kinds(8);
    /// What happens at other moments.
    pub const MOMENT: Kinds = Kinds(16);
    /// What counts in a war.
    pub const WAR: Kinds = Kinds(32);
    /// What stops others.
    pub const BLOCK: Kinds = Kinds(64);

    /// The kinds of either.
    #[must_use]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether a kind is in both.
    pub const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }
}

impl Effect {
    /// Its kind.
    pub fn kinds(&self) -> Kinds {
        match self {
            Effect::Discount { .. }
            | Effect::FreeResearch { .. }
            | Effect::Slot { .. }
            | Effect::WorkersNeeded { .. }
            | Effect::ExtraWorkers { .. }
            | Effect::KeepWorkers { .. }
            | Effect::FutureCards => Kinds::COST,
            Effect::Bonus { .. } | Effect::Follow { .. } | Effect::OthersLose { .. } => Kinds::BONUS,
            Effect::Strength { .. } => Kinds::STRENGTH,
            Effect::WarImmune => Kinds::WAR,
            Effect::BlockOthers { .. } => Kinds::BLOCK,
            Effect::FollowTurn { .. } | Effect::Fund { .. } => Kinds::ENDING,
            Effect::On { moment: Moment::EndTurn, .. } => Kinds::ENDING,
            Effect::On { moment: Moment::War, .. } => Kinds::MOMENT.and(Kinds::WAR),
            Effect::On { .. } => Kinds::MOMENT,
        }
    }
}

//! What cards can do: one vocabulary for civilizations, technologies, wonders and special technologies.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::state::{CivilizationSet, Source, Technology, TechnologySet, Verb, WonderSet};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
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

/// What somebody looks for among abilities: cards without it are passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic(u8);

impl Topic {
    /// What changes the cost, the slots or the workers of any action.
    pub const COST: Topic = Topic(0);
    /// Strength.
    pub const STRENGTH: Topic = Topic(1);
    /// What stops others.
    pub const BLOCK: Topic = Topic(2);
    /// Whatever there is.
    pub const ANY: Topic = Topic(3);
    const ACTIONS: usize = 4;
    const MOMENTS: usize = Topic::ACTIONS + Verb::COUNT;

    /// How many topics there are.
    pub const COUNT: usize = Topic::MOMENTS + Moment::VARIANTS.len();

    /// What changes an action: its cost, its slots, its workers, its effect.
    pub const fn action(verb: Verb) -> Topic {
        Topic(Topic::ACTIONS as u8 + verb as u8)
    }

    /// What happens at a moment, or keeps something from happening then.
    pub const fn moment(moment: Moment) -> Topic {
        Topic(Topic::MOMENTS as u8 + moment as u8)
    }

    /// Whether it is about an action.
    pub const fn is_action(self) -> bool {
        Topic::ACTIONS <= self.index() && self.index() < Topic::MOMENTS
    }

    /// All topics, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Topic> {
        (0..Topic::COUNT as u8).map(Topic)
    }

    /// Its number, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Effect {
    /// Whether it is what somebody with this topic looks for.
    pub fn is_about(&self, topic: Topic) -> bool {
        let own: &[Topic] = match *self {
            Effect::Bonus { verb, .. } | Effect::Follow { after: verb, .. } | Effect::OthersLose { verb, .. } => {
                &[Topic::action(verb)]
            }
            Effect::Discount { verb, .. }
            | Effect::Slot { verb }
            | Effect::WorkersNeeded { verb, .. }
            | Effect::ExtraWorkers { verb, .. }
            | Effect::KeepWorkers { verb } => &[Topic::action(verb), Topic::COST],
            Effect::FreeResearch { .. } => &[Topic::action(Verb::Research), Topic::COST],
            // It may put any action in reach.
            Effect::FutureCards => return topic == Topic::COST || topic == Topic::ANY || topic.is_action(),
            Effect::FollowTurn { .. } | Effect::Fund { .. } => &[Topic::moment(Moment::EndTurn)],
            Effect::On { moment, .. } => &[Topic::moment(moment)],
            Effect::WarImmune => &[Topic::moment(Moment::War)],
            Effect::Strength { .. } => &[Topic::STRENGTH],
            Effect::BlockOthers { .. } => &[Topic::BLOCK],
        };
        topic == Topic::ANY || own.contains(&topic)
    }
}

/// A set of what can have abilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// Main abilities of civilizations.
    pub main: CivilizationSet,
    /// Legacy abilities of civilizations.
    pub legacy: CivilizationSet,
    /// Technologies.
    pub technologies: TechnologySet,
    /// Wonders.
    pub wonders: WonderSet,
}

impl Sources {
    /// Adds a source.
    pub fn insert(&mut self, source: Source) {
        match source {
            Source::Main { civilization } => self.main.insert(civilization),
            Source::Legacy { civilization } => self.legacy.insert(civilization),
            Source::Technology { technology } => self.technologies.insert(technology),
            Source::Wonder { wonder } => self.wonders.insert(wonder),
        }
    }

    /// The sources that are in both.
    #[must_use]
    pub const fn in_both(self, other: Sources) -> Sources {
        Sources {
            main: self.main.in_both(other.main),
            legacy: self.legacy.in_both(other.legacy),
            technologies: self.technologies.in_both(other.technologies),
            wonders: self.wonders.in_both(other.wonders),
        }
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.main.0 | self.legacy.0 == 0 && self.technologies.0 | self.wonders.0 == 0
    }
}

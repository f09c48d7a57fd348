//! What lies on the table.

use epoka_core::{ArrayVec, BySeat, Seat, Tasks, component, set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

component!(
    /// A civilization card.
    Civilization, u8, 0
);
component!(
    /// A wonder card.
    Wonder, u8, 1
);
component!(
    /// A technology: one of the board's nine or one of a special technology card.
    Technology, u8, 2
);
component!(
    /// A special technology card, which covers a column of the board.
    Special, u8, 3
);
component!(
    /// An event token.
    Token, u8, 4
);
component!(
    /// A card of the time track: seven actions and the Plague.
    TimeCard, u8, 5
);
component!(
    /// An achievement of the solo game.
    Achievement, u16, 7
);

/// How many cards the time track has.
pub const TRACK: usize = 8;
/// How many action cards are in the window.
pub const WINDOW: usize = 3;
/// How many civilizations a seat may have.
pub const CIVILIZATIONS: usize = 3;
/// How many positions a technology board has: three columns of three.
pub const POSITIONS: usize = 9;
/// How many event tokens are laid out.
pub const TOKENS: usize = 3;
/// How many cards a draft pack has at first.
pub const PACK: usize = 7;
/// How many cards of the draft a seat keeps.
pub const PICKS: usize = 5;

/// All of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The round, from 1; 0 while the table is laid.
    pub round: u8,
    /// Who holds the first-player marker.
    pub first: Seat,
    /// The time track from the left, as far as it is laid.
    pub track: ArrayVec<TimeCard, TRACK>,
    /// The civilizations on offer, in the order they came.
    pub pool: ArrayVec<Offer, 12>,
    /// The civilizations in the deck, in an order that chance decides.
    pub deck: CivilizationSet,
    /// The wonders on offer.
    pub wonders: WonderSet,
    /// The wonders nobody has seen: out of the game once the pool is laid.
    pub hidden_wonders: WonderSet,
    /// AC-52: the special technologies on offer.
    pub specials: SpecialSet,
    /// The special technologies nobody has seen.
    pub hidden_specials: SpecialSet,
    /// AC-55: the event tokens above positions 6, 7 and 8.
    pub tokens: ArrayVec<Token, TOKENS>,
    /// What the seats have.
    pub nations: BySeat<Nation>,
    /// What was done in the turn that is being played.
    pub work: Work,
    /// The end-of-turn abilities that are still to be carried out.
    pub pending: ArrayVec<Ability, 10>,
    /// AC-57: the draft.
    pub draft: Draft,
    /// AC-63: the strength of the virtual opponent.
    pub rival: u8,
    /// What the game still owes.
    pub tasks: Tasks<Task, 6>,
    /// Whether the game has ended.
    pub over: bool,
}

/// A civilization on offer and the bonus coins on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Offer {
    /// The card.
    pub civilization: Civilization,
    /// The coins on it.
    pub coins: u8,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nation {
    /// Coins, without limit.
    pub coins: u16,
    /// Workers, those on action slots included.
    pub workers: u8,
    /// Points by where they came from.
    pub ledger: Ledger,
    /// The civilizations in the order they came; a fallen one keeps its legacy ability.
    pub civilizations: Stack,
    /// Positions of the technology board that are unlocked, as bits: column × 3 + level.
    pub positions: u16,
    /// AC-53: the special technology card that covers a column.
    pub special: Option<Special>,
    /// The wonders.
    pub wonders: WonderSet,
    /// AC-57: cards picked in the draft that are not played yet.
    pub hand: CivilizationSet,
}

/// Up to three civilizations and which of them is the main one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    cards: [Civilization; CIVILIZATIONS],
    count: u8,
    main: Civilization,
    set: CivilizationSet,
}

impl Stack {
    /// The civilizations in the order they came.
    pub fn cards(&self) -> &[Civilization] {
        &self.cards[..usize::from(self.count)]
    }

    /// The civilizations as a set.
    pub fn set(&self) -> CivilizationSet {
        self.set
    }

    /// The main civilization.
    pub fn main(&self) -> Option<Civilization> {
        (self.count > 0).then_some(self.main)
    }

    /// The main civilization as a set.
    pub fn main_set(&self) -> CivilizationSet {
        CivilizationSet(u64::from(self.count > 0) << self.main.0)
    }

    /// How many there are.
    pub fn len(&self) -> u8 {
        self.count
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// AC-15: a civilization is born and becomes the main one.
    pub fn bear(&mut self, civilization: Civilization) {
        self.absorb(civilization);
        self.main = civilization;
    }

    /// AC-18: a civilization is absorbed; the main one stays.
    pub fn absorb(&mut self, civilization: Civilization) {
        self.cards[usize::from(self.count)] = civilization;
        self.count += 1;
        self.set.insert(civilization);
    }

    /// These civilizations with this one as the main one; `None` if that cannot be.
    pub fn from_cards(cards: &[Civilization], main: Option<Civilization>) -> Option<Stack> {
        let possible = main.map_or(cards.is_empty(), |main| cards.contains(&main));
        if cards.len() > CIVILIZATIONS || !possible {
            return None;
        }
        let mut stack = Stack::default();
        for &card in cards {
            stack.absorb(card);
        }
        stack.main = main.unwrap_or_default();
        Some(stack)
    }
}

/// Points by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ledger {
    /// From actions as printed.
    pub actions: i16,
    /// From abilities of civilizations.
    pub civilizations: i16,
    /// From technologies.
    pub technologies: i16,
    /// From wonders.
    pub wonders: i16,
    /// From event tokens.
    pub events: i16,
}

impl Ledger {
    /// The score track.
    pub fn total(self) -> i16 {
        self.actions + self.civilizations + self.technologies + self.wonders + self.events
    }
}

/// What was done in the turn that is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Work {
    /// How often each action was done on a slot.
    pub uses: [u8; Verb::COUNT],
    /// Workers on slots.
    pub placed: u8,
    /// Of these, the ones that will be sacrificed.
    pub doomed: u8,
}

/// The draft: everything about it follows from the packs as dealt and what was taken from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The packs as dealt, by the seat that got them first.
    pub packs: [CivilizationSet; epoka_core::MAX_SEATS],
    /// What each seat took, pick by pick.
    pub taken: [[Civilization; PICKS]; epoka_core::MAX_SEATS],
    /// How many picks are finished.
    pub picks: u8,
    /// What seats have chosen for the pick that is going on.
    pub chosen: [Option<Civilization>; epoka_core::MAX_SEATS],
}

/// An ability of a seat at the end of its turn: which list it is in, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// What has it.
    pub source: Source,
    /// Which of its abilities, from 0.
    pub number: u8,
}

/// What has abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Source {
    /// The main ability of the main civilization.
    Main {
        /// Which.
        civilization: Civilization,
    },
    /// The legacy ability of a civilization.
    Legacy {
        /// Which.
        civilization: Civilization,
    },
    /// A technology.
    Technology {
        /// Which.
        technology: Technology,
    },
    /// A wonder.
    Wonder {
        /// Which.
        wonder: Wonder,
    },
}

/// What the game still owes before play goes on. The last task is resolved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Task {
    /// AC-11: chance picks who begins.
    FirstPlayer,
    /// AC-8: chance draws the wonders.
    LayWonders,
    /// AC-9, AC-17, AC-62: chance draws civilizations for the pool.
    DrawCivilizations {
        /// How many.
        count: u8,
    },
    /// AC-10: chance lays out the time track.
    LayTrack,
    /// AC-52: chance draws special technologies.
    LaySpecials,
    /// AC-55: chance draws event tokens.
    LayTokens,
    /// AC-57: chance deals a pack.
    DealPack {
        /// To whom.
        seat: Seat,
    },
    /// AC-57: every seat picks a card in secret.
    Draft,
    /// AC-14: step 1, a civilization.
    Civilization {
        /// Whose turn.
        seat: Seat,
    },
    /// AC-21: step 2, act or rest.
    Work {
        /// Whose turn.
        seat: Seat,
    },
    /// AC-5: a technology is gained.
    Learn {
        /// By whom.
        seat: Seat,
        /// How many in all.
        count: u8,
    },
    /// AC-5: a wonder is gained.
    Receive {
        /// By whom.
        seat: Seat,
    },
    /// AC-37: an action that comes with another, without a worker.
    Follow {
        /// Whose.
        seat: Seat,
        /// Which action.
        verb: Verb,
    },
    /// A payment that may be made when something is gained.
    Offer {
        /// To whom.
        seat: Seat,
        /// What it costs.
        coins: u8,
        /// What it scores.
        points: u8,
        /// What offers it.
        source: Source,
    },
    /// AC-31: step 3, abilities at the end of the turn.
    EndTurn {
        /// Whose turn.
        seat: Seat,
    },
    /// The round is over.
    EndRound,
}

/// The ten actions.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, IntoStaticStr, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Verb {
    Wonder,
    Research,
    Exploit,
    Culture,
    Construction,
    Conquest,
    Hunting,
    Fishing,
    Trade,
    Agriculture,
}

impl Verb {
    /// How many actions there are.
    pub const COUNT: usize = <Verb as VariantArray>::VARIANTS.len();
}

set!(
    /// A set of civilizations.
    CivilizationSet of Civilization in u64
);
set!(
    /// A set of wonders.
    WonderSet of Wonder in u32
);
set!(
    /// A set of technologies.
    TechnologySet of Technology in u32
);
set!(
    /// A set of special technology cards.
    SpecialSet of Special in u16
);

//! What lies on the table.

use epoka_core::{ArrayVec, BySeat, Seat, Seats, Tasks, component, set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::effect::{Age, Kind};
pub use crate::task::{Fee, KindList, Task};

component!(
    /// A civil card.
    Civil, u8, 0
);
component!(
    /// A military card.
    Military, u8, 1
);
set!(
    /// A set of civil cards.
    CivilSet of Civil in u128
);

/// How many spaces the row has.
pub const ROW: usize = 13;
/// How many cards can store blue tokens: farms, mines and labs, the first of all cards.
pub const STORES: usize = 16;
/// How many cards workers can stand on: farms, mines, urban buildings and units.
pub const WORKER_CARDS: usize = 40;
/// How many kinds of cards those are.
pub const WORKER_KINDS: usize = Kind::AirForce as usize + 1;
/// How many military cards a hand can ever hold.
pub const HAND: usize = 48;
/// How many civil cards there can be.
pub const CIVIL: usize = 128;

/// All of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// TTA-21: the round, from 1; 0 while the table is laid.
    pub round: u8,
    /// TTA-34: the last round, once it is known.
    pub last_round: Option<u8>,
    /// TTA-22: the age.
    pub age: Age,
    /// TTA-18: who began.
    pub start: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// Who has not resigned.
    pub playing: Seats,
    /// The card row from the left.
    pub row: [Option<Civil>; ROW],
    /// How many copies of each civil card are in the current deck.
    pub deck: [u8; CIVIL],
    /// How many cards that is.
    pub deck_size: u8,
    /// The current military deck.
    pub military_deck: Faces<56>,
    /// TTA-157: the discard pile of the current age.
    pub discards: Faces<56>,
    /// Military cards that cannot come back.
    pub gone: Faces<152>,
    /// The current events; chance decides which of the earliest age is on top.
    pub events: Faces<8>,
    /// The top current event, once somebody has looked at it.
    pub top_event: Option<Face>,
    /// The future events.
    pub future: Faces<8>,
    /// TTA-48: the common tactics.
    pub tactics: ArrayVec<Military, 20>,
    /// What the seats have.
    pub nations: BySeat<Nation>,
    /// What happened in the turn that is being played.
    pub turn: TurnState,
    /// TTA-147: the colonization force that is being put together.
    pub force: Force,
    /// What the game still owes.
    pub tasks: Tasks<Task, 24>,
    /// Whether the game has ended.
    pub over: bool,
}

/// Military cards and who knows them.
pub type Faces<const N: usize> = ArrayVec<Face, N>;

/// A military card and who knows that it is where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Face {
    /// The card.
    pub card: Military,
    /// Who knows it.
    pub seen_by: Seats,
}

impl Face {
    /// Nobody else is sure any more that the card is where it is; the seat still is if it was.
    pub fn keep_for(&mut self, seat: Seat) {
        self.seen_by = if self.seen_by.contains(seat) { Seats::one(seat) } else { Seats::NONE };
    }
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq)]
pub struct Nation {
    /// Workers on technologies, by card.
    pub workers: [u8; WORKER_CARDS],
    /// Blue tokens on farms, mines and labs, by card.
    pub stored: [u8; STORES],
    /// Unused workers.
    pub unused: u8,
    /// Tokens in the yellow bank.
    pub yellow: u8,
    /// Tokens in the blue bank.
    pub blue: u8,
    /// Science points.
    pub science: u16,
    /// Culture points by where they came from.
    pub ledger: Ledger,
    /// Technologies in play, government and specials included.
    pub technologies: CivilSet,
    /// The government.
    pub government: Civil,
    /// The leader.
    pub leader: Option<Civil>,
    /// TTA-90: the ages of which a leader was taken, as bits.
    pub leaders_taken: u8,
    /// Completed wonders, ruined ones included.
    pub wonders: CivilSet,
    /// TTA-218: those of them that are ruins.
    pub ruins: CivilSet,
    /// TTA-208: the wonder a leader is tucked under.
    pub tucked: Option<Civil>,
    /// The wonder under construction.
    pub unfinished: Option<Civil>,
    /// How many of its stages are covered.
    pub stages: u8,
    /// Civil cards in hand, in the order they were taken.
    pub hand: ArrayVec<Civil, 20>,
    /// Military cards in hand.
    pub cards: Faces<HAND>,
    /// Colonies.
    pub colonies: ArrayVec<Military, 12>,
    /// The current tactic.
    pub tactic: Option<Military>,
    /// TTA-48: whether it still lies in the own area.
    pub own_tactic: bool,
    /// The pact in the own area.
    pub pact: Option<Pact>,
    /// The wars in the own area.
    pub wars: ArrayVec<War, 2>,
    /// Civil actions available.
    pub civil: u8,
    /// Military actions available.
    pub military: u8,
    /// Whether the one extra political action of the game is used.
    pub used_extra_politics: bool,
    /// Whether the next political action is skipped.
    pub skips_politics: bool,
    /// TTA-39: ratings and totals, always what the cards say.
    pub rates: Rates,
}

impl Default for Nation {
    /// An empty place at the table.
    fn default() -> Nation {
        Nation {
            workers: [0; WORKER_CARDS],
            stored: [0; STORES],
            unused: 0,
            yellow: 0,
            blue: 0,
            science: 0,
            ledger: Ledger::default(),
            technologies: CivilSet::default(),
            government: Civil::default(),
            leader: None,
            leaders_taken: 0,
            wonders: CivilSet::default(),
            ruins: CivilSet::default(),
            tucked: None,
            unfinished: None,
            stages: 0,
            hand: ArrayVec::new_const(),
            cards: Faces::new_const(),
            colonies: ArrayVec::new_const(),
            tactic: None,
            own_tactic: false,
            pact: None,
            wars: ArrayVec::new_const(),
            civil: 0,
            military: 0,
            used_extra_politics: false,
            skips_politics: false,
            rates: Rates::default(),
        }
    }
}

/// Ratings and totals of a civilization.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "most names say it")]
pub struct Rates {
    pub science: i16,
    pub culture: i16,
    pub strength: i16,
    pub happiness: u8,
    /// TTA-175: total civil actions.
    pub civil: u8,
    /// TTA-175: total military actions.
    pub military: u8,
    pub civil_hand: u8,
    pub military_hand: u8,
    pub colonization: i8,
    /// Blue tokens that cards in play have brought.
    pub blue: i8,
    /// Yellow tokens that cards in play have brought.
    pub yellow: i8,
    /// Food that pacts add to production.
    pub food: i8,
    /// Resources that pacts add to production.
    pub resources: i8,
}

/// Culture points by where they came from; below zero, lost there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ledger {
    /// From the culture rating at the end of turns.
    pub production: i16,
    /// From leaders and action cards.
    pub cards: i16,
    /// From wonders at their completion.
    pub wonders: i16,
    /// From preparing events.
    pub preparing: i16,
    /// From events and colonies.
    pub events: i16,
    /// From aggressions and wars.
    pub conflicts: i16,
    /// From the events of Age III.
    pub impacts: i16,
    /// Lost to famine.
    pub famine: i16,
}

impl Ledger {
    /// The culture points.
    pub fn total(&self) -> i16 {
        let gained = self.production + self.cards + self.wonders + self.preparing;
        gained + self.events + self.conflicts + self.impacts + self.famine
    }
}

/// A pact in somebody's area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pact {
    /// The card.
    pub card: Military,
    /// The other party.
    pub partner: Seat,
    /// Whether the owner of the area is side A.
    pub owner_is_a: bool,
}

/// A declared war.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct War {
    /// The card.
    pub card: Military,
    /// Against whom.
    pub rival: Seat,
}

/// TTA-147: a colonization force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Force {
    /// Units that are sent, by type (infantry, cavalry, artillery, air force) and level.
    pub units: [[u8; 4]; 4],
    /// What the cards used for it are worth.
    pub cards: u8,
    /// How many cards were used for it.
    pub used: u8,
    /// TTA-F36: how many cards were thrown away for it.
    pub thrown: u8,
}

/// What happened in the turn that is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TurnState {
    /// TTA-115: how many of the last cards in hand were taken in this Action Phase.
    pub fresh: u8,
    /// TTA-123: whether a tactic was played or copied.
    pub tactic: bool,
    /// TTA-220: whether a leader was replaced.
    pub replaced_leader: bool,
    /// TTA-86: extra civil actions.
    pub extra_civil: u8,
    /// TTA-86: extra military actions.
    pub extra_military: u8,
    /// TTA-86: resources for units.
    pub unit_resources: u8,
    /// TTA-86: of the leader's resources for units, those that are used.
    pub leader_resources: u8,
    /// TTA-86: science for unit technologies.
    pub unit_science: u8,
    /// TTA-F30: how often a military action served as a civil one.
    pub exchanged: u8,
    /// TTA-213: whether an urban building was converted.
    pub converted: bool,
    /// How often population was gained for nothing.
    pub free_growth: u8,
    /// TTA-F31: whether the choice of the turn is made.
    pub chosen: bool,
    /// TTA-49: whether a political action was taken.
    pub political: bool,
    /// TTA-F25: whether food and resources stood in for each other.
    pub bartered: bool,
    /// TTA-F25: what one more of is there for the next payment.
    pub barter: Option<Goods>,
}

/// Food or resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Goods {
    Food,
    Resources,
}

impl State {
    /// How many players are still in the game.
    pub fn players(&self) -> u8 {
        self.playing.len() as u8
    }

    /// The place of this number of players in tables that begin with two.
    pub fn by_players(&self) -> usize {
        usize::from(self.players()).saturating_sub(2).min(2)
    }

    /// The next player clockwise who is still in the game.
    pub fn next(&self, seat: Seat) -> Seat {
        let around = seat.around(epoka_core::MAX_SEATS as u8).skip(1);
        around.into_iter().find(|&other| self.playing.contains(other)).unwrap_or(seat)
    }

    /// TTA-37: whether this is a player's first turn.
    pub fn is_first_turn(&self) -> bool {
        self.round == 1
    }
}

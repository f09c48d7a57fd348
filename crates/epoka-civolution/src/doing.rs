//! What is remembered of the turn or phase that is being played, and forgotten after it.

use epoka_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    effect::Terrain,
    list::List,
    state::{ITEMS, Module, Place, TerritorySet},
};

/// What was done in the turn that is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Doing {
    /// The module that is being activated.
    pub module: Option<Module>,
    /// CVL-77, CVL-Q5: the tribes that migrated in this turn; the last is the one on its way.
    pub moved: List<Moved, 20>,
    /// Free steps of dice used.
    pub shifted: u8,
    /// CVL-Q21: abilities that have worked in this activation and may work once.
    pub fired: List<u8, 16>,
    /// The terrain of the last find.
    pub found: Option<Terrain>,
    /// Projects built by the running effect, as bits.
    pub built: u8,
    /// CVL-156: activities not to be repeated, by the place of their effect on the stack; the console's own is 255.
    pub performed: List<(u8, u8), 4>,
    /// CVL-161: tribes that are fed or rescued, by place.
    pub fed: List<Fed, 24>,
    /// CVL-170: income chips performed in the phase, by their place in the matrix.
    pub income: List<u8, ITEMS>,
    /// Whether the roll of a test is repeated.
    pub rerolled: bool,
    /// CVL-147: how many cards are drawn from each deck.
    pub draws: [u8; 5],
}

/// A tribe that migrated in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Moved {
    /// Whose.
    pub seat: Seat,
    /// Where it is.
    pub place: Place,
    /// Where it set out from.
    pub from: TerritorySet,
    /// The place on the stack of the effect by which it has settled; 0 once that is over.
    pub by: u8,
}

/// Tribes of one place that are fed or rescued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Fed {
    /// Where.
    pub place: Place,
    /// How many.
    pub count: u8,
}

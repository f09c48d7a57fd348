//! What a replay looks like.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::options::Pack;

/// The record of a match: `docs/replay-format.md` specifies it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ReplayWritten {
    /// The version of the format.
    #[schema(minimum = 1)]
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules_version: u32,
    /// The hash of the components it was played with.
    pub data: String,
    /// How many seats.
    pub players: u8,
    /// The game's options.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// What all chance came from.
    pub seed: String,
    /// Where outcomes came from: `auto`, the seed, or `manual`.
    pub chance: ChanceWritten,
    /// The position it began from; none if it began at the beginning.
    #[schema(value_type = Option<Object>)]
    pub position: Option<Value>,
    /// What the seed was made of.
    pub fair: Option<FairWritten>,
    /// The pack of cards it was played with; none if it was the game's own cards alone.
    pub pack: Option<Pack>,
    /// Every decision and outcome.
    pub steps: Vec<StepWritten>,
    /// The hash of the last position.
    pub hash: String,
}

/// Where outcomes came from.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChanceWritten {
    /// From the seed.
    Auto,
    /// By hand.
    Manual,
}

/// What a seed was made of.
#[derive(Serialize, ToSchema)]
pub struct FairWritten {
    /// The server's secret.
    pub secret: String,
    /// What the seats added.
    pub nonces: Vec<String>,
}

/// A decision or an outcome.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub enum StepWritten {
    /// A decision.
    Act {
        /// Whose.
        seat: u8,
        /// What, as the game has it.
        action: Value,
    },
    /// What dice showed.
    Dice {
        /// From the first to the last.
        dice: Vec<u8>,
    },
    /// What was drawn.
    Draw {
        /// Ids, in order.
        draw: Vec<String>,
    },
    /// What was picked.
    Pick {
        /// Its id.
        pick: String,
    },
}

//! A match as data: set-up, then every decision and outcome. Everything else follows from it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fair::Fair;

/// The version of the format.
pub const FORMAT: u32 = 1;

/// A recorded match. `docs/replay-format.md` specifies it for other programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Replay {
    /// The version of this format.
    pub format: u32,
    /// The game.
    pub game: String,
    /// The rules version it was played under.
    pub rules_version: u32,
    /// The hash of the components it was played with.
    pub data: String,
    /// How many seats.
    pub players: u8,
    /// The options.
    pub setup: Value,
    /// What the match's secret is made of.
    pub seed: String,
    /// Whether outcomes came from the seed or by hand.
    pub chance: ChanceMode,
    /// The position it began from, as the referee saw it; absent if it began at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What the seed was made of, where nobody was to choose it alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// The steps; decisions of one simultaneous block in seat order.
    pub steps: Vec<Step>,
    /// The referee's hash after the last step.
    pub hash: String,
}

/// Where outcomes come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChanceMode {
    /// From the seed, as soon as the match waits for chance.
    #[default]
    Auto,
    /// From outside.
    Manual,
}

/// One step of a replay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Step {
    /// A decision.
    Act {
        /// Whose.
        seat: u8,
        /// What.
        action: Value,
    },
    /// An outcome of dice.
    Dice {
        /// What they show.
        dice: Vec<u8>,
    },
    /// An outcome of a draw.
    Draw {
        /// The ids in order.
        draw: Vec<String>,
    },
    /// An outcome of a pick.
    Pick {
        /// The id.
        pick: String,
    },
}

impl Replay {
    /// The replay as text with one step a line, so that a difference can be read.
    ///
    /// # Panics
    /// Never: a replay is JSON.
    pub fn to_text(&self) -> String {
        use std::fmt::Write;
        let mut head = serde_json::to_value(self).expect("a replay is JSON");
        let fields = head.as_object_mut().expect("a replay is an object");
        let steps = fields.shift_remove("steps").expect("a replay has steps");
        let hash = fields.shift_remove("hash").expect("a replay has a hash");
        let mut text = String::from("{\n");
        for (name, value) in fields {
            let _ = writeln!(text, "\"{name}\":{value},");
        }
        text += "\"steps\":[";
        for (at, step) in steps.as_array().expect("steps are a list").iter().enumerate() {
            text += if at == 0 { "\n" } else { ",\n" };
            text += &step.to_string();
        }
        text + &format!("\n],\n\"hash\":{hash}\n}}\n")
    }
}

/// Why a replay is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is not a replay at all.
    #[error("this is not a replay: {0}")]
    Unreadable(String),
    /// It is of another game.
    #[error("the replay is of `{0}`")]
    Game(String),
    /// It is of another format.
    #[error("the replay has format {0}, this program reads format {FORMAT}")]
    Format(u32),
    /// It was played under other rules.
    #[error("the replay was played under rules version {found}, this is version {here}")]
    RulesVersion {
        /// The replay's.
        found: u32,
        /// Ours.
        here: u32,
    },
    /// It was played with other components.
    #[error("the replay was played with other components (hash {found}, here {here})")]
    Data {
        /// The replay's.
        found: String,
        /// Ours.
        here: String,
    },
    /// Its set-up cannot be.
    #[error("the set-up cannot be: {0}")]
    Setup(String),
    /// Its position cannot be.
    #[error("the position cannot be: {0}")]
    Position(String),
    /// Its seed is not made of what it says.
    #[error("the seed does not follow from the secret and the nonces")]
    Dice,
    /// A step cannot be.
    #[error("step {step}: {why}")]
    Step {
        /// Counted from 0.
        step: usize,
        /// What is wrong.
        why: String,
        /// The rule that refuses it, if one does.
        rule: Option<&'static str>,
    },
    /// It ends in another state than it says.
    #[error("the replay ends with hash {found}, its steps lead to {here}")]
    Hash {
        /// The replay's.
        found: String,
        /// Ours.
        here: String,
    },
}

impl ReplayError {
    /// The step at which it was refused.
    pub fn step(&self) -> Option<usize> {
        match self {
            ReplayError::Step { step, .. } => Some(*step),
            _ => None,
        }
    }
}

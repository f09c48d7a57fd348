//! What changes with a match and is not the match: written with every entry of the log.

use epoka_core::Seats;
use serde::{Deserialize, Serialize};

use super::clock::Clocks;

/// Clocks, proposals, who has given up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Standing {
    /// What the clocks show.
    pub clocks: Clocks,
    /// What somebody has proposed and not everybody has answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// Who has given up or run out of time: last in the result, whoever plays on for them.
    pub out: Seats,
    /// The table at which the same players play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// Something everybody must agree to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Proposal {
    /// What.
    pub what: Proposed,
    /// Who has agreed.
    pub agreed: Seats,
}

/// What can be agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposed {
    /// To go back to a step, beyond what a seat may take back alone.
    Undo {
        /// The step; if not given, the one before the proposer's last turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step: Option<usize>,
    },
    /// To end the match without a result.
    Abandon,
    /// To play a match on under the rules of this server, from the last position that was kept: the rules it began under are gone.
    Continue,
}

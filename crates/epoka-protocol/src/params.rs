//! The parameters of the methods. Every method also takes `lang`; what is not listed here is refused.

use epoka_core::{Seat, Viewer, replay::ChanceMode};
use epoka_games::{Lang, matches::Outcome};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

macro_rules! params {
    ($($(#[$doc:meta])* $name:ident { $($(#[$meta:meta])* $field:ident: $kind:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        #[allow(missing_docs, reason = "`docs/engine-protocol.md` says what the parameters are")]
        pub struct $name {
            $($(#[$meta])* pub $field: $kind,)*
            #[serde(default)]
            pub lang: Lang,
        }
    )*};
}

params! {
    /// Of `hello` and `games`.
    Nothing {}

    /// Of `schema`.
    Schema { game: String, }

    /// Of `new`.
    New {
        game: String,
        players: u8,
        seed: String,
        #[serde(default)] setup: Value,
        #[serde(default)] chance: ChanceMode,
        viewer: Option<Viewer>,
    }

    /// Of `state`.
    State { r#match: String, viewer: Option<Viewer>, }

    /// Of `actions`.
    Actions { r#match: String, seat: Seat, }

    /// Of `act`.
    Act {
        r#match: String,
        seat: Seat,
        action: Option<Value>,
        actions: Option<Vec<Value>>,
        step: Option<usize>,
        viewer: Option<Viewer>,
    }

    /// Of `chance`.
    Chance { r#match: String, outcome: Answer, until: Option<Until>, viewer: Option<Viewer>, }

    /// Of `events`.
    Events { r#match: String, #[serde(default)] since: usize, viewer: Option<Viewer>, }

    /// Of `why`.
    Why { r#match: String, seat: Seat, action: Option<Value>, target: Option<String>, }

    /// Of `preview`.
    Preview { r#match: String, seat: Seat, action: Value, viewer: Option<Viewer>, }

    /// Of `basket`.
    Basket { r#match: String, seat: Seat, #[serde(default)] actions: Vec<Value>, }

    /// Of `undo`.
    Undo { r#match: String, seat: Seat, #[serde(default)] whole_turn: bool, viewer: Option<Viewer>, }

    /// Of `imagine`.
    Imagine { r#match: String, seat: Seat, seed: String, viewer: Option<Viewer>, }

    /// Of `fork`.
    Fork { r#match: String, step: Option<usize>, viewer: Option<Viewer>, }

    /// Of `bot`.
    Bot { r#match: String, seat: Seat, level: String, seed: String, }

    /// Of `save` and `close`.
    OfMatch { r#match: String, }

    /// Of `load`.
    Load { replay: Value, viewer: Option<Viewer>, }

    /// Of `position`.
    Position {
        game: String,
        state: Value,
        seed: String,
        #[serde(default)] setup: Value,
        #[serde(default)] chance: ChanceMode,
        viewer: Option<Viewer>,
    }
}

/// An outcome, or the seed's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// From the seed.
    Auto,
    /// This one.
    Given(Outcome),
}

/// How far `"auto"` goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// To the next decision, or the end.
    Decision,
}

impl<'de> Deserialize<'de> for Answer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Answer, D::Error> {
        let outcome = Value::deserialize(deserializer)?;
        if outcome == "auto" {
            return Ok(Answer::Auto);
        }
        let words = "an outcome is {\"dice\":[…]}, {\"draw\":[…]}, {\"pick\":…} or \"auto\"";
        Outcome::deserialize(outcome)
            .map(Answer::Given)
            .map_err(|error| serde::de::Error::custom(format!("{words}: {error}")))
    }
}

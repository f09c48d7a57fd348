//! What a table is opened with, beside the game's own options.

use epoka_core::{DataError, Replay, data::Source};
use epoka_games::{bot::Level, decks};
use epoka_store::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::error::{Code, Trouble};

/// What the players of a table have agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// The game's own options, as its schema describes them.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// Whether the result counts.
    pub rated: bool,
    /// How long players may think.
    pub clock: Clock,
    /// What happens to who has thought too long.
    pub on_timeout: OnTimeout,
    /// Whether a bot's advice may be asked for; never at a rated table.
    pub hints: bool,
    /// What is left in the decks is counted for everybody.
    pub counted: bool,
    /// A pack of cards laid over the game's own; everybody at the table has to accept it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<Pack>,
}

/// A pack of cards: `docs/card-packs.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// What it is called.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// The file, in TOML; left out where tables are listed.
    #[schema(max_length = 48000)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

impl Pack {
    /// The largest file in bytes.
    const LARGEST: usize = 48_000;

    /// The file as the game reads it.
    pub fn source(&self) -> Source {
        Source::new("pack.toml", self.text.clone())
    }

    /// A pack that cannot be read, with what is wrong with it.
    pub fn refused(why: &DataError) -> Trouble {
        let why = why.to_string();
        Trouble { code: Code::BadPack, detail: json!({"why": why}), text: Some(why) }
    }

    /// Refuses what cannot be, before it is read.
    pub fn check(&self, game: &str) -> Result<(), Trouble> {
        let bad = |why: &str| Err(Trouble::with(Code::BadPack, json!({"why": why})));
        let name = self.name.chars().count();
        if game != decks::GAME {
            return bad("the game is not played with packs of cards");
        }
        if !(1..=40).contains(&name) || self.name.trim() != self.name || self.name.chars().any(char::is_control) {
            return bad("its name has 1 to 40 characters");
        }
        if self.text.trim().is_empty() || self.text.len() > Pack::LARGEST {
            return bad("the file has 1 to 48000 bytes");
        }
        Ok(())
    }
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So much for the whole match, and some more with every decision.
    #[serde(rename_all = "kebab-case")]
    Live {
        /// For the whole match, in milliseconds.
        base_ms: i64,
        /// More with every turn, in milliseconds.
        increment_ms: i64,
    },
    /// So much for every turn; vacations do not count.
    #[serde(rename_all = "kebab-case")]
    Turns {
        /// For a turn, in milliseconds.
        turn_ms: i64,
    },
}

/// What happens to who has thought too long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum OnTimeout {
    /// A bot plays on; the player may come back, but the match counts as given up.
    Bot {
        /// How well the bot plays.
        level: String,
    },
    /// The player has given up.
    Concede,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            setup: json!({}),
            rated: false,
            clock: Clock::None,
            on_timeout: OnTimeout::Bot { level: stand_in() },
            hints: true,
            counted: false,
            pack: None,
        }
    }
}

/// The bot that takes over where nobody has said which: neither the weakest nor the slowest.
pub fn stand_in() -> String {
    let levels = Level::ALL;
    levels[levels.len() / 2].name().into()
}

/// A level of bots, by its name: those for people. Whoever could name a budget of their own could keep the server busy.
pub fn level(name: &str) -> Result<Level, Trouble> {
    let named = Level::ALL.into_iter().find(|level| level.name() == name);
    named.ok_or_else(|| Trouble::with(Code::BadOptions, json!({"levels": Level::ALL.map(Level::name)})))
}

/// What lists of tables show of options: everything but the file of a pack.
pub fn shown(options: &Value) -> Value {
    let mut options = options.clone();
    if let Some(pack) = options.get_mut("pack").and_then(Value::as_object_mut) {
        pack.remove("text");
    }
    options
}

/// The record of a match, with the pack of cards it was played with: who reads it needs nothing else.
pub fn record(replay: &Replay, pack: Option<&Pack>) -> Value {
    let mut record = json!(replay);
    if let (Some(fields), Some(pack)) = (record.as_object_mut(), pack) {
        fields.insert("pack".into(), json!(pack));
    }
    record
}

/// Reads such a record.
pub fn recorded(mut record: Value) -> Result<(Replay, Option<Pack>), serde_json::Error> {
    let pack = record.as_object_mut().and_then(|fields| fields.remove("pack"));
    Ok((serde_json::from_value(record)?, pack.map(serde_json::from_value).transpose()?))
}

impl Options {
    /// The game's own options, with the decks that the seats bring.
    pub fn setup_with(&self, seats: &[Seat]) -> Value {
        let brought: Vec<_> = seats.iter().map(|seat| seat.deck.clone()).collect();
        decks::bring(&self.setup, &brought)
    }

    /// The longest a clock may run: a year.
    const MOST_MS: i64 = 366 * 24 * 3_600_000;

    /// Refuses what cannot be.
    pub fn check(&self) -> Result<(), Trouble> {
        let bad = |why: &str| Err(Trouble::with(Code::BadOptions, json!({"why": why})));
        if let OnTimeout::Bot { level: name } = &self.on_timeout {
            level(name)?;
        }
        match self.clock {
            Clock::None => Ok(()),
            Clock::Live { base_ms, increment_ms }
                if !(1..=Self::MOST_MS).contains(&base_ms) || !(0..=Self::MOST_MS).contains(&increment_ms) =>
            {
                bad("the clock runs from 1 ms to a year")
            }
            Clock::Turns { turn_ms } if !(1..=Self::MOST_MS).contains(&turn_ms) => {
                bad("a turn takes from 1 ms to a year")
            }
            Clock::Live { .. } | Clock::Turns { .. } => Ok(()),
        }
    }
}

//! Cards as the files in `data/` write them.

use std::collections::BTreeMap;

use epoka_core::Confidence;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::effect::{Ability, Age, Gives, Good, Harm, Kind, Order, Spoils, Step};

/// A civil card. Which fields it needs follows from its kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "most names say it")]
pub struct CivilCard {
    pub id: String,
    pub age: Age,
    /// Set by the table it stands in where the file does not say.
    #[serde(default = "action")]
    pub kind: Kind,
    /// With 2, 3 and 4 players.
    pub copies: [u8; 3],
    /// Printed on the player board, with so many workers at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_workers: Option<u8>,
    #[serde(default)]
    pub science: u8,
    /// The science price of a revolution.
    #[serde(default)]
    pub revolution: u8,
    #[serde(default)]
    pub resources: u8,
    /// What a blue token on it is worth.
    #[serde(default)]
    pub worth: u8,
    #[serde(default)]
    pub gives: Gives,
    #[serde(default)]
    pub urban_limit: u8,
    /// By the age of the building.
    #[serde(default)]
    pub urban_discount: [u8; 4],
    /// Of a wonder: the price of each; of a construction technology: how many with one action.
    #[serde(default)]
    pub stages: Stages,
    #[serde(default)]
    pub abilities: Vec<Ability>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub does: Option<Order>,
    pub confidence: Confidence,
}

fn action() -> Kind {
    Kind::Action
}

/// The stages of a wonder, or how many a construction technology allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Stages {
    Count(u8),
    Prices(Vec<u8>),
}

impl Default for Stages {
    fn default() -> Stages {
        Stages::Count(1)
    }
}

impl Stages {
    /// The prices of a wonder's stages.
    pub fn prices(&self) -> &[u8] {
        match self {
            Stages::Count(_) => &[],
            Stages::Prices(prices) => prices,
        }
    }

    /// How many stages one action may build.
    pub fn count(&self) -> u8 {
        match self {
            Stages::Count(count) => *count,
            Stages::Prices(_) => 1,
        }
    }
}

/// The kind of a military card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum MilitaryKind {
    #[default]
    Event,
    Territory,
    Aggression,
    War,
    Pact,
    Tactic,
    Bonus,
}

impl MilitaryKind {
    /// Whether it can be prepared as an event.
    pub fn is_event(self) -> bool {
        matches!(self, MilitaryKind::Event | MilitaryKind::Territory)
    }
}

/// A military card. Which fields it needs follows from its kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "most names say it")]
#[expect(clippy::struct_excessive_bools, reason = "each is printed or is not")]
pub struct MilitaryCard {
    pub id: String,
    pub age: Age,
    #[serde(default)]
    pub kind: MilitaryKind,
    pub copies: [u8; 3],
    #[serde(default)]
    pub steps: Vec<Step>,
    /// Of a colony, as long as it is owned.
    #[serde(default)]
    pub gives: Gives,
    /// Of a colony, once.
    #[serde(default)]
    pub gain: Vec<Good>,
    #[serde(default)]
    pub military_actions: u8,
    #[serde(default)]
    pub does: Vec<Harm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spoils: Option<Spoils>,
    #[serde(default)]
    pub symmetric: bool,
    #[serde(default)]
    pub both: Gives,
    #[serde(default)]
    pub side_a: Gives,
    #[serde(default)]
    pub side_b: Gives,
    #[serde(default)]
    pub forbids_attacks: bool,
    #[serde(default)]
    pub ends_on_attack: bool,
    /// Strength of the party that attacks the other.
    #[serde(default)]
    pub attacker_strength: u8,
    /// Food and resources may stand in for each other.
    #[serde(default)]
    pub swap: bool,
    /// Science saved, and what the partner pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cooperation: Option<Cooperation>,
    #[serde(default)]
    pub culture_per_wonder: u8,
    /// Nobody may declare war on side B.
    #[serde(default)]
    pub immune: bool,
    /// Of a tactic: the units of an army by kind.
    #[serde(default)]
    pub units: BTreeMap<String, u8>,
    #[serde(default)]
    pub strength: u8,
    /// TTA-164: of an army with an obsolete unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub obsolete: Option<u8>,
    #[serde(default)]
    pub defence: u8,
    #[serde(default)]
    pub colonization: u8,
    pub confidence: Confidence,
}

/// What parties of a scientific pact pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Cooperation {
    pub science: u8,
    pub partner: u8,
}

/// A table by the number of tokens in a bank: from so many on, this holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Since {
    pub from: u8,
    pub is: u8,
}

macro_rules! table {
    ($(#[$doc:meta])* $name:ident { $($field:ident: $kind:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the names say it")]
        pub struct $name {
            $(pub $field: $kind),*
        }
    };
}

table!(
    /// The numbers of `board.toml`.
    Board {
        yellow_bank: YellowBank,
        blue_bank: BlueBank,
        player: PlayerBoard,
        row: RowBoard,
        ages: Ages,
        resignation: Resignation,
        decks: Decks,
    }
);
table!(
    /// The yellow bank.
    YellowBank { start: u8, growth: Vec<Since>, consumption: Vec<Since>, happiness: Vec<Since> }
);
table!(
    /// The blue bank.
    BlueBank { start: u8, corruption: Vec<Since> }
);
table!(
    /// What players begin with, and their limits.
    PlayerBoard {
        unused_workers: u8,
        first_civil_actions: [u8; 4],
        most_happiness: u8,
        most_cards_drawn: u8,
        famine: u8,
    }
);
table!(
    /// The card row.
    RowBoard { prices: [u8; 13], cleared: [u8; 3] }
);
table!(
    /// The ages.
    Ages { first_events: [u8; 3], yellow_tokens_lost: u8 }
);
table!(
    /// What follows a resignation.
    Resignation { culture: u8 }
);
table!(
    /// The sizes of the decks by age and number of players.
    Decks { civil: [[u8; 3]; 4], military: [[u8; 3]; 4] }
);

/// The number a table gives for so many tokens; `None` below its first line.
pub fn since(table: &[Since], tokens: u8) -> Option<u8> {
    table.iter().rev().find(|line| line.from <= tokens).map(|line| line.is)
}

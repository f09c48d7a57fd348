//! A card as the engine uses it, made from what the files say.

use std::collections::BTreeMap;

use epoka_core::Confidence;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    effect::{Effect, Payment},
    rules::CCG_15,
    state::Card,
    words::*,
};

/// A card as the files have it, before ids become numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct RawCard {
    pub id: String,
    #[serde(skip, default = "no_kind")]
    pub kind: Kind,
    /// The file it is from.
    #[serde(skip)]
    pub file: String,
    pub era: Era,
    #[serde(default)]
    pub types: Set<Type>,
    #[serde(default)]
    pub income: Incomes,
    #[serde(default)]
    pub regions: Set<Region>,
    #[serde(default)]
    pub happiness: i8,
    #[serde(default)]
    pub strength: u8,
    #[serde(default)]
    pub toughness: u8,
    #[serde(default)]
    pub placement_any: Vec<Set<Type>>,
    #[serde(default)]
    pub placement_none: Set<Type>,
    #[serde(default)]
    pub site: Vec<String>,
    #[serde(default)]
    pub cost: Vec<u8>,
    #[serde(default)]
    pub requires: RawRequires,
    #[serde(default)]
    pub requires_invention_keyword: Option<Trait>,
    #[serde(default)]
    pub unit_type: Option<UnitType>,
    #[serde(default)]
    pub movement_mode: Option<Mode>,
    #[serde(default)]
    pub movement: u8,
    #[serde(default)]
    pub keywords: Vec<String>,
    #[serde(default)]
    pub duration: Option<Stay>,
    #[serde(default)]
    pub time_markers: u8,
    #[serde(default)]
    pub source: Option<Source>,
    #[serde(default)]
    pub phases: Vec<String>,
    #[serde(default)]
    pub turn: Option<Turns>,
    #[serde(default)]
    pub windows: Set<Moment>,
    #[serde(default)]
    pub pay: Payment,
    #[serde(default)]
    pub effects: Vec<Value>,
    #[serde(default)]
    pub stated: Vec<String>,
    #[serde(default)]
    pub inferred: Vec<String>,
    #[serde(default)]
    pub ours: Vec<String>,
    pub confidence: Confidence,
}

fn no_kind() -> Kind {
    Kind::Event
}

/// A starter deck as the file has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct RawDeck {
    pub id: String,
    pub strategy: String,
    pub capital: String,
    pub confidence: Confidence,
    pub atlas: BTreeMap<String, u8>,
    pub library: BTreeMap<String, u8>,
}

/// CCG-114: what must be there, by id.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct RawRequires {
    pub inventions: Vec<String>,
    pub resources: Vec<String>,
    pub buildings: Vec<String>,
    pub buildings_here: Vec<String>,
    pub building_keywords_here: Set<Trait>,
    pub resources_here: Vec<String>,
}

/// How a unit moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Mode {
    Land,
    Swim,
    Fly,
}

/// What a terrain yields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Incomes {
    pub production: u8,
    pub tax: u8,
    pub food: u8,
}

impl Incomes {
    /// One of the three.
    pub fn get(&self, income: Income) -> u8 {
        match income {
            Income::Production => self.production,
            Income::Tax => self.tax,
            Income::Food => self.food,
        }
    }
}

/// CCG-62: where something may be built.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Site {
    /// Anywhere.
    pub any: bool,
    /// In the capital.
    pub capital: bool,
    /// On these types.
    pub types: Set<Type>,
    /// Not on these, the capital excepted.
    pub not: Set<Type>,
}

/// CCG-114: what must be there. Inventions and resources are bits by number within their kind.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Requires {
    pub inventions: u128,
    pub resources: u32,
    pub buildings: Vec<Card>,
    pub buildings_here: Vec<Card>,
    pub traits_here: Set<Trait>,
    pub resources_here: u32,
    pub invention_trait: Option<Trait>,
}

/// A card.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct CardData {
    pub id: String,
    pub kind: Kind,
    pub era: Era,
    pub types: Set<Type>,
    pub income: Incomes,
    pub regions: Set<Region>,
    pub happiness: i8,
    pub strength: u8,
    pub toughness: u8,
    pub placement_any: Vec<Set<Type>>,
    pub placement_none: Set<Type>,
    pub site: Site,
    pub cost: Vec<u8>,
    pub requires: Requires,
    pub unit_type: UnitType,
    pub mode: Mode,
    pub movement: u8,
    /// The keywords of a unit with their numbers; 0 for those it has not.
    pub skills: [u8; 6],
    pub traits: Set<Trait>,
    pub stay: Stay,
    pub time_markers: u8,
    pub source: Source,
    pub phases: Set<Phase>,
    pub turns: Turns,
    pub windows: Set<Moment>,
    pub pay: Payment,
    pub effects: Vec<Effect>,
    /// What its effects that work all the time speak of.
    pub topics: u32,
    /// What the file says, for people.
    pub json: Value,
    pub confidence: Confidence,
}

impl CardData {
    /// CCG-15: whether it is a building: wonders are.
    #[inline]
    pub fn is_building(&self) -> bool {
        self.kind == Kind::Building || (self.kind == Kind::Wonder && CCG_15.in_force())
    }

    /// The number of a keyword; 0 if the unit has it not.
    #[inline]
    pub fn skill(&self, skill: Skill) -> u8 {
        self.skills[skill as usize]
    }
}

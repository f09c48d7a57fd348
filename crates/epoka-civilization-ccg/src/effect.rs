//! What a card can do: the closed vocabulary of effects (CCG-116). Nothing outside asks for a card by name.

use serde::{Deserialize, Serialize, de::Error};
use serde_json::{Map, Value};

use crate::{state::Card, words::*};

/// What a card does, and when.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// When it works.
    pub when: When,
    /// In which phase a trigger or activation works.
    pub phase: Option<Phase>,
    /// Taxes for an activation.
    pub pay: Payment,
    /// How many times in a turn, or how many units profit; 0 for any number.
    pub limit: u8,
    /// Whether its controller may decline.
    pub optional: bool,
    /// How long a change by an instant event works.
    pub lasts: Option<Lasts>,
    /// What must hold.
    pub condition: Option<Condition>,
    /// Of whom it speaks.
    pub player: Who,
    /// What it does.
    pub does: Deed,
}

/// What is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Payment {
    pub tax: u8,
    pub food: u8,
}

/// What must hold for an effect to work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// A building stands on this terrain.
    BuildingHere(bool),
    /// A unit of the controller occupies a terrain of the player.
    Occupying(Who),
    /// The player's happiness is below the number of terrains.
    Unhappy(Who),
}

/// Which units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Units {
    /// Of these types.
    pub unit_type: Set<UnitType>,
    /// Of these eras.
    pub eras: Set<Era>,
    /// Of these regions.
    pub regions: Set<Region>,
    /// That need this invention.
    pub requires_invention: Option<Card>,
}

/// Which cards of a hand, library or discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Filter {
    pub kinds: Set<Kind>,
    pub unit_type: Set<UnitType>,
    pub eras: Set<Era>,
}

/// What may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Aim {
    pub what: What,
    #[serde(default = "any_side")]
    pub side: Side,
    #[serde(default)]
    pub count: u8,
    #[serde(default)]
    pub up_to: bool,
    #[serde(default)]
    pub all: bool,
    #[serde(default)]
    pub unit_type: Set<UnitType>,
    #[serde(default)]
    pub role: Option<Role>,
    #[serde(default, rename = "where")]
    pub place: Option<Where>,
    #[serde(default)]
    pub on_types: Set<Type>,
    #[serde(default)]
    pub wonder: Option<bool>,
    #[serde(default)]
    pub kinds: Set<Kind>,
    #[serde(default)]
    pub keyword: Option<Trait>,
    #[serde(default)]
    pub sources: Set<Source>,
    #[serde(default)]
    pub extreme: bool,
    #[serde(default)]
    pub capital: Option<bool>,
    #[serde(default)]
    pub max_toughness: Option<u8>,
}

fn any_side() -> Side {
    Side::Any
}
fn this() -> Scope {
    Scope::This
}
fn own() -> Scope {
    Scope::Own
}
fn here() -> Scope {
    Scope::Here
}
fn one() -> u8 {
    1
}

/// Which terrain is chosen for effects on all that stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Ground {
    pub side: Side,
    pub capital: bool,
}

/// What an effect does. The first twenty change numbers and rules while they work; the others happen once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "CCG-116 explains the parameters")]
pub enum Deed {
    /// A terrain yields more or less.
    IncomeBonus {
        income: Income,
        amount: i8,
        scope: Scope,
        #[serde(default)]
        types: Set<Type>,
        #[serde(default)]
        with_card: Vec<Card>,
        #[serde(default)]
        with_building: bool,
        #[serde(default)]
        with_resource: bool,
    },
    /// CCG-96.
    Happiness {
        amount: i8,
        #[serde(default)]
        per: Option<Per>,
    },
    /// Strength and toughness of units.
    UnitStat {
        strength: i8,
        toughness: i8,
        scope: Scope,
        #[serde(default)]
        role: Option<Role>,
        #[serde(default)]
        units: Units,
        #[serde(default)]
        vs: Option<Units>,
        #[serde(default)]
        on_types: Set<Type>,
        #[serde(default)]
        target: Option<Aim>,
    },
    /// More points of movement, or at most so many.
    Movement {
        #[serde(default)]
        amount: i8,
        #[serde(default)]
        cap: Option<u8>,
        scope: Scope,
        #[serde(default)]
        units: Units,
        #[serde(default, rename = "where")]
        place: Option<Where>,
        #[serde(default)]
        target: Option<Aim>,
    },
    /// Units have a keyword.
    Keyword {
        keyword: Skill,
        #[serde(default = "one")]
        value: u8,
        scope: Scope,
        #[serde(default)]
        units: Units,
        #[serde(default)]
        role: Option<Role>,
        #[serde(default, rename = "where")]
        place: Option<Where>,
    },
    /// A stage costs more or less.
    Cost {
        what: Made,
        amount: i8,
        stage: Stage,
        #[serde(default = "one")]
        min: u8,
        #[serde(default)]
        units: Option<Units>,
        #[serde(default)]
        eras: Set<Era>,
        #[serde(default)]
        keyword: Option<Trait>,
        #[serde(default = "own")]
        scope: Scope,
    },
    /// CCG-57: fuel is worth more.
    DiscardValue {
        what: Made,
        amount: i8,
    },
    /// A number of the rules changes.
    RuleValue {
        name: Number,
        amount: i8,
        #[serde(default = "own")]
        scope: Scope,
    },
    /// CCG-44: the price of a discovery changes.
    ExploreCost {
        what: Found,
        amount: i8,
        #[serde(default)]
        types: Set<Type>,
    },
    /// CCG-66: food for units abroad changes.
    Upkeep {
        #[serde(default)]
        amount: i8,
        #[serde(default)]
        set: Option<u8>,
        scope: Scope,
        #[serde(default)]
        units: Units,
    },
    /// Strength and toughness of buildings.
    BuildingStat {
        strength: i8,
        toughness: i8,
        scope: Scope,
    },
    /// Strength and toughness of the capital.
    CapitalStat {
        strength: i8,
        toughness: i8,
        scope: Scope,
    },
    /// CCG-71: aircraft may be stationed here.
    Basing {
        unit_type: UnitType,
        #[serde(default = "here")]
        scope: Scope,
    },
    /// CCG-61: these units may be built here.
    UnitSite {
        units: Units,
    },
    /// A terrain has one more type.
    TerrainType {
        add: Type,
        scope: Scope,
        #[serde(default)]
        target: Option<Aim>,
    },
    /// Access to a resource somebody else has.
    Provides {
        what: What,
        id: Chosen,
        target: Aim,
    },
    /// CCG-75.
    EntryRule {
        rule: Entry,
        #[serde(default)]
        units: Units,
        side: Side,
        #[serde(default = "here")]
        scope: Scope,
    },
    /// Somebody may not attack.
    Forbid {
        action: Forbidden,
        #[serde(default)]
        against: Option<Who>,
    },
    /// Events of these sources cannot choose this player.
    Protect {
        from: Vec<String>,
        scope: Scope,
    },
    /// Units may do what the rules do not let them.
    RuleException {
        rule: Exception,
        #[serde(default = "this")]
        scope: Scope,
        #[serde(default)]
        units: Units,
    },
    Food {
        amount: i8,
    },
    FoodTransfer {
        amount: u8,
        from: Who,
        to: Who,
    },
    GainIncome {
        income: Income,
        amount: u8,
        #[serde(default)]
        restrict: Option<Made>,
    },
    ConvertIncome {
        from: Income,
        to: Income,
        max: u8,
    },
    Draw {
        amount: u8,
    },
    Discard {
        amount: u8,
        chooser: Who,
    },
    Look {
        zone: Zone,
        #[serde(default)]
        amount: u8,
        #[serde(default)]
        may_bottom: bool,
    },
    Search {
        zone: Zone,
        amount: u8,
        filter: Filter,
        to: Zone,
    },
    Destroy {
        target: Aim,
        #[serde(default)]
        terrain: Option<Ground>,
    },
    Damage {
        amount: u8,
        target: Aim,
    },
    SetReady {
        value: bool,
        target: Aim,
    },
    Relocate {
        target: Aim,
        to: Destination,
    },
    Bounce {
        target: Aim,
    },
    Progress {
        amount: i8,
        target: Aim,
    },
    Deploy {
        filter: Filter,
        to: Destination,
        ignore_requirements: bool,
    },
    ExploreFree {
        what: Found,
    },
    LoseTerrain {},
    TakeControl {
        target: Aim,
        to: Destination,
    },
    Counter {
        target: Aim,
        #[serde(default)]
        unless_pay: Option<Payment>,
    },
    CancelAction {
        action: Called,
        exhaust: bool,
    },
    TimeMarkers {
        amount: i8,
        target: Aim,
    },
    Choose {
        options: Vec<Effect>,
    },
    SwapTerrains {
        target: Aim,
    },
}

/// The resource that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the name says it")]
pub enum Chosen {
    Chosen,
}

/// Where something comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Destination {
    Capital,
    CombatTerrain,
}

/// A topic of effects that work all the time, as a bit: whoever computes a number asks only cards that speak of it.
pub mod topic {
    #![expect(missing_docs, reason = "the names say it")]
    pub const INCOME: u32 = 1;
    pub const HAPPINESS: u32 = 1 << 1;
    pub const UNIT: u32 = 1 << 2;
    pub const MOVEMENT: u32 = 1 << 3;
    pub const COST: u32 = 1 << 4;
    pub const FUEL: u32 = 1 << 5;
    pub const NUMBER: u32 = 1 << 6;
    pub const EXPLORE: u32 = 1 << 7;
    pub const UPKEEP: u32 = 1 << 8;
    pub const BUILDING: u32 = 1 << 9;
    pub const CAPITAL: u32 = 1 << 10;
    pub const BASING: u32 = 1 << 11;
    pub const SITE: u32 = 1 << 12;
    pub const TYPE: u32 = 1 << 13;
    pub const PROVIDES: u32 = 1 << 14;
    pub const ENTRY: u32 = 1 << 15;
    pub const FORBID: u32 = 1 << 16;
    pub const PROTECT: u32 = 1 << 17;
    pub const EXCEPTION: u32 = 1 << 18;
    pub const HERE: u32 = 1 << 19;
    /// Something that happens at a moment rather than all the time.
    pub const TRIGGER: u32 = 1 << 20;
}

impl Deed {
    /// The topic of an effect that works all the time; 0 for what happens once.
    pub fn topic(&self) -> u32 {
        match self {
            Deed::IncomeBonus { .. } => topic::INCOME,
            Deed::Happiness { .. } => topic::HAPPINESS,
            Deed::UnitStat { .. } | Deed::Keyword { .. } => topic::UNIT,
            Deed::Movement { .. } => topic::MOVEMENT,
            Deed::Cost { .. } => topic::COST,
            Deed::DiscardValue { .. } => topic::FUEL,
            Deed::RuleValue { scope: Scope::Here | Scope::OwnHere, .. } => topic::HERE,
            Deed::RuleValue { .. } => topic::NUMBER,
            Deed::ExploreCost { .. } => topic::EXPLORE,
            Deed::Upkeep { .. } => topic::UPKEEP,
            Deed::BuildingStat { .. } => topic::BUILDING,
            Deed::CapitalStat { .. } => topic::CAPITAL,
            Deed::Basing { .. } => topic::BASING,
            Deed::UnitSite { .. } => topic::SITE,
            Deed::TerrainType { .. } => topic::TYPE,
            Deed::Provides { .. } => topic::PROVIDES,
            Deed::EntryRule { .. } => topic::ENTRY,
            Deed::Forbid { .. } => topic::FORBID,
            Deed::Protect { .. } => topic::PROTECT,
            Deed::RuleException { .. } => topic::EXCEPTION,
            Deed::Food { .. }
            | Deed::FoodTransfer { .. }
            | Deed::GainIncome { .. }
            | Deed::ConvertIncome { .. }
            | Deed::Draw { .. }
            | Deed::Discard { .. }
            | Deed::Look { .. }
            | Deed::Search { .. }
            | Deed::Destroy { .. }
            | Deed::Damage { .. }
            | Deed::SetReady { .. }
            | Deed::Relocate { .. }
            | Deed::Bounce { .. }
            | Deed::Progress { .. }
            | Deed::Deploy { .. }
            | Deed::ExploreFree { .. }
            | Deed::LoseTerrain {}
            | Deed::TakeControl { .. }
            | Deed::Counter { .. }
            | Deed::CancelAction { .. }
            | Deed::TimeMarkers { .. }
            | Deed::Choose { .. }
            | Deed::SwapTerrains { .. } => 0,
        }
    }

    /// What is chosen for it at announcement.
    pub fn aim(&self) -> Option<&Aim> {
        match self {
            Deed::UnitStat { target, .. } | Deed::Movement { target, .. } | Deed::TerrainType { target, .. } => {
                target.as_ref()
            }
            Deed::Provides { target, .. }
            | Deed::Destroy { target, .. }
            | Deed::Damage { target, .. }
            | Deed::SetReady { target, .. }
            | Deed::Relocate { target, .. }
            | Deed::Bounce { target }
            | Deed::Progress { target, .. }
            | Deed::TakeControl { target, .. }
            | Deed::TimeMarkers { target, .. }
            | Deed::SwapTerrains { target } => Some(target),
            _ => None,
        }
    }
}

impl<'de> Deserialize<'de> for Effect {
    /// The parameters all effects share are taken out; the rest must be those of the kind.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Effect, D::Error> {
        fn take<T: serde::de::DeserializeOwned, E: Error>(
            map: &mut Map<String, Value>,
            key: &str,
        ) -> Result<Option<T>, E> {
            map.remove(key).map(|value| serde_json::from_value(value).map_err(E::custom)).transpose()
        }
        let mut map = Map::deserialize(deserializer)?;
        let when = take(&mut map, "when")?;
        let phase = take(&mut map, "phase")?;
        let pay = take(&mut map, "pay")?.unwrap_or_default();
        let limit = take(&mut map, "limit")?.unwrap_or(0);
        let optional = take(&mut map, "optional")?.unwrap_or(false);
        let lasts = take(&mut map, "duration")?;
        let condition = take(&mut map, "if")?;
        let player = take(&mut map, "player")?.unwrap_or(Who::Me);
        let does: Deed = serde_json::from_value(Value::Object(map)).map_err(D::Error::custom)?;
        let fallback = if does.topic() == 0 || lasts.is_some() { When::OnPlay } else { When::Static };
        Ok(Effect { when: when.unwrap_or(fallback), phase, pay, limit, optional, lasts, condition, player, does })
    }
}

//! The data files as they are written, before ids become numbers.

use std::collections::BTreeMap;

use epoka_core::Confidence;
use serde::{Deserialize, Serialize};

use crate::{
    effect::{Condition, Counted, Effect, Gain, Moment, Per},
    state::{Technology, TechnologySet, Verb},
};

/// One of the ten actions.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Action {
    pub id: Verb,
    pub fixed: bool,
    pub workers: u8,
    pub coins: u8,
    pub sacrifices: bool,
    pub slots: u8,
    #[serde(default)]
    pub gain: ActionGain,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    #[serde(default)]
    pub others: Others,
    pub confidence: Confidence,
}

/// What an action gives.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ActionGain {
    pub points: u8,
    pub coins: u8,
    pub techs: u8,
    pub wonders: u8,
}

/// What an action gives while something holds.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct When {
    pub condition: String,
    pub gain: ActionGain,
}

/// What every other player gets.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Others {
    pub coins: u8,
}

/// A card of the time track.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ActionCard {
    pub id: String,
    pub war: bool,
    pub plague: bool,
    pub confidence: Confidence,
    /// Of `war` and `plague`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol_confidence: Option<Confidence>,
}

/// The order suggested for a first game.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct FirstGame {
    pub order: Vec<String>,
    pub confidence: Vec<Confidence>,
}

/// A column of the technology board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Column {
    Left,
    Middle,
    Right,
}

/// A technology of the board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TechnologyData {
    pub id: String,
    pub column: Column,
    pub level: u8,
    pub requires_any: Vec<String>,
    pub abilities: Vec<Ability>,
    pub confidence: Confidence,
    pub requires_confidence: Confidence,
}

/// A special technology card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct SpecialData {
    pub id: String,
    pub column: Column,
    pub top: String,
    pub confidence: Confidence,
    pub name_confidence: Confidence,
    pub lower: Half,
    pub upper: Half,
}

/// One of the two technologies of a special technology card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Half {
    pub id: String,
    pub abilities: Vec<Ability>,
}

/// A civilization card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct CivilizationData {
    pub id: String,
    pub region: String,
    pub population: u8,
    pub main: Vec<Ability>,
    pub legacy: Vec<Ability>,
    pub confidence: Confidence,
    pub name_confidence: Confidence,
    pub population_confidence: Confidence,
    pub main_confidence: Confidence,
    pub legacy_confidence: Confidence,
}

/// A wonder card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct WonderData {
    pub id: String,
    pub abilities: Vec<Ability>,
    pub confidence: Confidence,
    pub name_confidence: Confidence,
}

/// An event token.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct EventData {
    pub id: String,
    pub who: Who,
    pub gain: EventGain,
    #[serde(default)]
    pub per_worker: bool,
    pub confidence: Confidence,
}

/// Whom an event token strikes; ties count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Who {
    All,
    MostTechs,
    MostCoins,
    MostWonders,
    LeastStrength,
    Nobody,
}

/// What an event token gives or, below zero, takes.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct EventGain {
    pub points: i8,
    pub coins: i8,
    pub workers: i8,
}

/// An achievement of the solo game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct AchievementData {
    pub id: String,
    pub needs: Needs,
    pub confidence: Confidence,
    pub name_confidence: Confidence,
}

/// What must be met at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Needs {
    pub points: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub techs_min: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub techs_max: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wonders_min: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength_min: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coins_min: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workers_min: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub civilizations_min: Option<u8>,
    /// The last civilization must have been born, not absorbed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub last_born: bool,
}

/// A house scenario: what it changes in Clash, and its goal.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Scenario {
    pub id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wonder_pool: Option<u8>,
    #[serde(default)]
    pub wonder_discount: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_with: Option<String>,
    #[serde(default = "yes")]
    pub births_after_first_round: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub always_action: Option<Verb>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival_strength_per_round: Option<u8>,
    #[serde(default)]
    pub every_card_is_war: bool,
    #[serde(default)]
    pub plague_rounds: Vec<u8>,
    pub goal: Needs,
    pub confidence: Confidence,
}

fn yes() -> bool {
    true
}

/// What a game begins with, its limits, and the numbers of its variants.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct SetupData {
    pub players: Players,
    pub start: Start,
    pub pools: Pools,
    pub limits: Limits,
    pub civilization: CivilizationNumbers,
    pub rest: Rest,
    pub innovations: Innovations,
    pub winds: Winds,
    pub draft: DraftNumbers,
    pub solo: Solo,
}

macro_rules! table {
    ($name:ident { $($field:ident: $kind:ty),* $(,)? }) => {
        /// A table of `setup.toml`.
        #[derive(Clone, Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the names say it")]
        pub struct $name {
            $(pub $field: $kind),*
        }
    };
}

table!(Players { min: u8, max: u8 });
table!(Start { coins: u16 });
table!(Pools { civilizations: u8, wonders_above_players: u8, special_technologies_above_players: u8 });
table!(Limits { rounds: u8, window: u8, workers: u8, civilizations: u8 });
table!(CivilizationNumbers { bonus_coins: u8, absorbing_workers: u8 });
table!(Rest { coins: u8, workers: u8 });
table!(Innovations { price: u8 });
table!(Winds { positions: Vec<u8> });
table!(DraftNumbers { deal: u8, keep: u8, later_civilization_coins: u8 });
table!(Solo {
    wonder_pool: u8,
    plague_position: u8,
    rival_strength_per_round: u8,
    bonus_coins_per_round: u8,
    new_civilizations_per_round: u8,
    removed: Vec<String>,
});

/// An ability as written: how sure we are of it, and what it does.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, serde_json::Value>", into = "BTreeMap<String, serde_json::Value>")]
pub struct Ability {
    /// Of what it does.
    pub kind_confidence: Confidence,
    /// Of its numbers.
    pub value_confidence: Confidence,
    /// What it does.
    pub does: Does,
}

impl TryFrom<BTreeMap<String, serde_json::Value>> for Ability {
    type Error = String;

    fn try_from(mut fields: BTreeMap<String, serde_json::Value>) -> Result<Ability, String> {
        let mut confidence = |name: &str| {
            let value = fields.remove(name).ok_or_else(|| format!("an ability without `{name}`"))?;
            serde_json::from_value(value).map_err(|error| error.to_string())
        };
        let (kind_confidence, value_confidence) = (confidence("kind-confidence")?, confidence("value-confidence")?);
        if fields.len() != 1 {
            return Err(format!("an ability does one thing, not {}", fields.len()));
        }
        let value = serde_json::to_value(fields).map_err(|error| error.to_string())?;
        let does = serde_json::from_value(value).map_err(|error| error.to_string())?;
        Ok(Ability { kind_confidence, value_confidence, does })
    }
}

impl From<Ability> for BTreeMap<String, serde_json::Value> {
    fn from(ability: Ability) -> Self {
        let does = serde_json::to_value(&ability.does).expect("abilities are JSON");
        let mut fields: BTreeMap<String, serde_json::Value> = does
            .as_object()
            .expect("an ability is tagged")
            .iter()
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        let confidence = |confidence| serde_json::to_value(confidence).expect("confidence is JSON");
        fields.insert("kind-confidence".into(), confidence(ability.kind_confidence));
        fields.insert("value-confidence".into(), confidence(ability.value_confidence));
        fields
    }
}

/// What an ability does, as written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`Effect` says what each does")]
pub enum Does {
    Bonus(Amounts),
    Discount(Amounts),
    FreeResearch { techs: Vec<String> },
    Slot { action: Verb },
    FreeAction { action: Verb, on: After },
    WorkersNeeded { action: Verb, workers: u8 },
    ExtraWorkers { action: Verb, workers: u8 },
    KeepWorkers { action: Verb },
    OthersLose { action: Verb, coins: u8 },
    BlockOthers { action: Verb },
    FutureCards {},
    Strength(Amounts),
    WarImmune {},
    OnBirth(Amounts),
    OnGain(Amounts),
    OnRest(Amounts),
    OnWar(Amounts),
    EndTurn(Amounts),
    EndTurnOption { pay_coins_to_pool: u8, points: u8 },
    EndGame(Amounts),
}

/// After what a free action comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the names say it")]
pub enum After {
    Action(Verb),
    Turn(TurnEnd),
}

/// The end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the name says it")]
pub enum TurnEnd {
    EndTurn,
}

/// The numbers of an ability, as far as it has them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Amounts {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Verb>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coins: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub workers: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub techs: Option<Techs>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wonders: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others_coins: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_coins_factor: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub techs_per_bonus_coins: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay_coins: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per: Option<Counted>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_via: Option<String>,
}

/// Which technologies an ability speaks of, or how many it gives.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Techs {
    Count(u8),
    Named(Vec<String>),
}

/// Makes ids numbers: what [`Ability::effect`] needs to know.
pub struct Ids<'a> {
    /// All technologies in order.
    pub technologies: &'a [String],
}

impl Ids<'_> {
    fn technology(&self, id: &str) -> Result<Technology, String> {
        let at = self.technologies.iter().position(|known| known == id);
        at.map(|at| Technology(at as u8)).ok_or_else(|| format!("there is no technology `{id}`"))
    }

    fn technologies(&self, ids: &[String]) -> Result<TechnologySet, String> {
        ids.iter().map(|id| self.technology(id)).collect()
    }

    /// A condition as written.
    pub fn condition(&self, words: Option<&str>) -> Result<Condition, String> {
        Ok(match words {
            None => Condition::Always,
            Some("no-tech") => Condition::NoTechnology,
            Some("strongest") => Condition::Strongest,
            Some("strongest-with-strength") => Condition::StrongestWithStrength,
            Some(words) => match words.strip_prefix("has:") {
                Some(technology) => Condition::Has(self.technology(technology)?),
                None => return Err(format!("there is no condition `{words}`")),
            },
        })
    }
}

impl Ability {
    /// The ability ready for use.
    pub fn effect(&self, ids: &Ids) -> Result<Effect, String> {
        let on = |moment, amounts: &Amounts| Ok(Effect::On { moment, gain: amounts.gain(ids)? });
        match &self.does {
            Does::Bonus(amounts) => Ok(Effect::Bonus {
                verb: amounts.verb()?,
                gain: Amounts { techs: None, ..amounts.clone() }.gain(ids)?,
                technologies: amounts.named(ids)?,
            }),
            Does::Discount(amounts) => Ok(Effect::Discount {
                verb: amounts.verb()?,
                coins: amounts.coins.ok_or("a discount without coins")?,
                per: amounts.per()?,
                technologies: amounts.named(ids)?,
                condition: ids.condition(amounts.condition.as_deref())?,
                not_via: amounts.not_via.as_deref().map(|id| ids.technology(id)).transpose()?,
            }),
            Does::FreeResearch { techs } => Ok(Effect::FreeResearch { technologies: ids.technologies(techs)? }),
            Does::Slot { action } => Ok(Effect::Slot { verb: *action }),
            Does::FreeAction { action, on: After::Action(after) } => {
                Ok(Effect::Follow { verb: *action, after: *after })
            }
            Does::FreeAction { action, on: After::Turn(_) } => Ok(Effect::FollowTurn { verb: *action }),
            Does::WorkersNeeded { action, workers } => Ok(Effect::WorkersNeeded { verb: *action, workers: *workers }),
            Does::ExtraWorkers { action, workers } => Ok(Effect::ExtraWorkers { verb: *action, workers: *workers }),
            Does::KeepWorkers { action } => Ok(Effect::KeepWorkers { verb: *action }),
            Does::OthersLose { action, coins } => Ok(Effect::OthersLose { verb: *action, coins: *coins }),
            Does::BlockOthers { action } => Ok(Effect::BlockOthers { verb: *action }),
            Does::FutureCards {} => Ok(Effect::FutureCards),
            Does::Strength(amounts) => Ok(Effect::Strength {
                amount: amounts.amount.ok_or("strength without an amount")?,
                per: amounts.per()?,
            }),
            Does::WarImmune {} => Ok(Effect::WarImmune),
            Does::OnBirth(amounts) => on(Moment::Birth, amounts),
            Does::OnGain(amounts) => on(Moment::Gain, amounts),
            Does::OnRest(amounts) => on(Moment::Rest, amounts),
            Does::OnWar(amounts) => on(Moment::War, amounts),
            Does::EndTurn(amounts) => on(Moment::EndTurn, amounts),
            Does::EndGame(amounts) => on(Moment::EndGame, amounts),
            Does::EndTurnOption { pay_coins_to_pool, points } => {
                Ok(Effect::Fund { coins: *pay_coins_to_pool, points: *points })
            }
        }
    }
}

impl Amounts {
    fn verb(&self) -> Result<Verb, String> {
        self.action.ok_or_else(|| "an ability about no action".into())
    }

    fn per(&self) -> Result<Per, String> {
        let each = self.each.unwrap_or(1);
        if each == 0 { Err("`each` is at least 1".into()) } else { Ok(Per { counted: self.per, each }) }
    }

    fn named(&self, ids: &Ids) -> Result<TechnologySet, String> {
        match &self.techs {
            None => Ok(TechnologySet::default()),
            Some(Techs::Named(named)) => ids.technologies(named),
            Some(Techs::Count(_)) => Err("technologies are named here, not counted".into()),
        }
    }

    fn gain(&self, ids: &Ids) -> Result<Gain, String> {
        let technologies = match self.techs {
            None => 0,
            Some(Techs::Count(count)) => count,
            Some(Techs::Named(_)) => return Err("technologies are counted here, not named".into()),
        };
        Ok(Gain {
            points: self.points.unwrap_or(0),
            coins: self.coins.unwrap_or(0),
            workers: self.workers.unwrap_or(0),
            technologies,
            wonders: self.wonders.unwrap_or(0),
            others_coins: self.others_coins.unwrap_or(0),
            bonus_coins_factor: self.bonus_coins_factor.unwrap_or(1),
            technologies_per_bonus_coins: self.techs_per_bonus_coins.unwrap_or(0),
            pay_coins: self.pay_coins.unwrap_or(0),
            per: self.per()?,
            condition: ids.condition(self.condition.as_deref())?,
        })
    }
}

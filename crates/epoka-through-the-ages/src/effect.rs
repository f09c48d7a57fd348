//! What cards can do: one closed vocabulary for civil and military cards. Nothing outside asks for a card by name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The kind of a civil card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, VariantArray, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Farm,
    Mine,
    Lab,
    Temple,
    Library,
    Theater,
    Arena,
    Infantry,
    Cavalry,
    Artillery,
    AirForce,
    Government,
    MilitarySpecial,
    CivilSpecial,
    ColonizationSpecial,
    ConstructionSpecial,
    Leader,
    Wonder,
    Action,
}

impl Kind {
    /// Labs, temples, libraries, theaters and arenas.
    pub const URBAN: Kinds = Kinds::range(Kind::Lab, Kind::Arena);
    /// The four types of units.
    pub const UNITS: Kinds = Kinds::range(Kind::Infantry, Kind::AirForce);
    /// Farms, mines and urban buildings.
    pub const BUILDINGS: Kinds = Kinds::range(Kind::Farm, Kind::Arena);
    /// The four types of special technologies.
    pub const SPECIALS: Kinds = Kinds::range(Kind::MilitarySpecial, Kind::ConstructionSpecial);
    /// TTA-2: everything with a science cost.
    pub const TECHNOLOGIES: Kinds = Kinds::range(Kind::Farm, Kind::ConstructionSpecial);

    /// Whether the kind is one of these.
    pub const fn is(self, kinds: Kinds) -> bool {
        kinds.0 & (1 << self as u32) != 0
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Kind>", into = "Vec<Kind>")]
pub struct Kinds(pub u32);

impl Kinds {
    /// One kind.
    pub const fn one(kind: Kind) -> Kinds {
        Kinds(1 << kind as u32)
    }

    /// All kinds from one to another.
    pub const fn range(first: Kind, last: Kind) -> Kinds {
        Kinds((u32::MAX >> (31 - last as u32)) & (u32::MAX << first as u32))
    }
}

impl From<Vec<Kind>> for Kinds {
    fn from(kinds: Vec<Kind>) -> Kinds {
        Kinds(kinds.into_iter().fold(0, |bits, kind| bits | Kinds::one(kind).0))
    }
}

impl From<Kinds> for Vec<Kind> {
    fn from(kinds: Kinds) -> Vec<Kind> {
        Kind::VARIANTS.iter().copied().filter(|kind| kind.is(kinds)).collect()
    }
}

/// The age of a card; Age IV has none. TTA-4: its number is the card's level.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    VariantArray,
    IntoStaticStr,
)]
#[expect(missing_docs, reason = "the names say it")]
#[repr(u8)]
pub enum Age {
    #[default]
    A,
    I,
    II,
    III,
    IV,
}

impl Age {
    /// TTA-4: the age as a number.
    pub const fn level(self) -> u8 {
        self as u8
    }

    /// The age after it; the last has none.
    pub fn next(self) -> Option<Age> {
        Age::VARIANTS.get(self as usize + 1).copied()
    }
}

/// What a card in play, or a worker on it, adds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Gives {
    #[serde(skip_serializing_if = "is_zero")]
    pub culture: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub science: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub strength: i8,
    /// Happy faces, or unhappy ones below zero.
    #[serde(skip_serializing_if = "is_zero")]
    pub happy: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub civil_actions: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub military_actions: i8,
    /// TTA-174: the colonization modifier.
    #[serde(skip_serializing_if = "is_zero")]
    pub colonization: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub blue_tokens: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub yellow_tokens: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub civil_hand: i8,
    #[serde(skip_serializing_if = "is_zero")]
    pub military_hand: i8,
    /// Food production of a pact.
    #[serde(skip_serializing_if = "is_zero")]
    pub food: i8,
    /// Resource production of a pact.
    #[serde(skip_serializing_if = "is_zero")]
    pub resources: i8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &i8) -> bool {
    *number == 0
}

/// A rating that cards change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rate {
    Culture,
    Science,
    Strength,
}

/// What can be counted in a civilization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Workers on cards of these kinds.
    Workers(Kinds),
    /// Levels of the cards under workers of these kinds, worker by worker.
    Levels(Kinds),
    /// The highest level of these kinds with a worker.
    BestLevel(Kinds),
    /// The culture of one worker on the best card of this kind.
    BestCulture(Kind),
    /// Complete sets of one worker of each of these kinds.
    Sets(Kinds),
    /// How many of these kinds have a worker.
    Kinds(Kinds),
    /// Happy faces of cards of these kinds, those of a Basilica included.
    Faces(Kinds),
    /// Culture produced by workers of these kinds, leaders included.
    CultureOf(Kinds),
    /// Culture, science and strength of workers of these kinds, leaders included.
    OutputOf(Kinds),
    /// Cards in play of these kinds.
    Cards(Kinds),
    /// Levels of cards in play of these kinds.
    CardLevels(Kinds),
    /// Technologies in play of an age.
    TechnologiesOf(Age),
    /// Levels of all technologies in play.
    TechnologyLevels,
    /// Colonies.
    Colonies,
    /// One if there is a colony.
    FirstColony,
    /// TTA-175: total civil actions.
    CivilActions,
    /// TTA-175: total military actions.
    MilitaryActions,
    /// TTA-173: the happiness rating.
    HappyFaces,
    /// TTA-190: discontent workers.
    Discontent,
    /// Workers that are not discontent, beyond so many.
    ContentBeyond(u8),
    /// Food of one production.
    FoodProduction,
    /// Resources of one production of mines.
    MineProduction,
    /// The least of science, culture, food and resource production.
    LeastProduction,
}

/// What a leader or a completed wonder does beside what it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Ability {
    /// TTA-169: a rating rises for each thing counted.
    Rating { of: Rate, each: i8, per: Counted },
    /// Points for a technology taken from the row.
    OnTake { science: u8 },
    /// TTA-110: for a technology developed.
    OnDevelop {
        #[serde(default)]
        resources: u8,
        #[serde(default)]
        culture: u8,
        #[serde(default)]
        civil_actions: u8,
    },
    /// TTA-210: for a revolution.
    OnRevolution { culture: u8 },
    /// TTA-210: a revolution is paid with military actions.
    RevolutionByMilitary {},
    /// TTA-F30: a military action serves as a civil one.
    MilitaryForCivil { per_turn: u8 },
    /// Leaders cost less to take.
    LeaderDiscount { civil_actions: u8 },
    /// TTA-86: resources for units each turn.
    TurnResources { resources: u8 },
    /// TTA-208: may be tucked under a wonder when replaced.
    Tuck { happy: u8 },
    /// Another political action, once in the game.
    ExtraPolitics {},
    /// Growth costs less food.
    GrowthDiscount { food: u8 },
    /// May leave as a political action.
    Retire { yellow_tokens: u8 },
    /// May leave as a political action to make a territory in hand a colony.
    Settle {},
    /// May look at the top current event.
    PeekEvent {},
    /// TTA-F29: growth and a unit for one military action.
    GrowAndRecruit { food: u8, resources: u8 },
    /// TTA-209: infantry may stand in for cavalry in armies.
    InfantryAsCavalry {},
    /// TTA-209: culture at the end of the turn for being among the strongest.
    EndOfTurn { culture: u8, strongest: u8 },
    /// TTA-91: no surcharge for wonders.
    NoWonderSurcharge {},
    /// Technologies of a kind cost less science.
    ScienceDiscount { kind: Kind, science: u8 },
    /// TTA-F35: with one kind of building, another is cheaper.
    PairDiscount { with: Kind, on: Kind, resources: u8, science: u8 },
    /// TTA-213: once a turn an urban building may become one of this kind.
    Convert { to: Kind },
    /// Cards thrown away add to a colonization force.
    ColonizeWithCards { most: u8 },
    /// TTA-211: labs produce resources; their worth is scored when he leaves.
    LabsProduce {},
    /// May not attack.
    NoAttacks {},
    /// Attacks on the owner cost so many times the actions.
    AttackedCost { times: u8 },
    /// TTA-F31: each turn culture, or science and resources for units.
    TurnChoice { culture: u8, science: u8, resources: u8 },
    /// TTA-215: one more happy face on everything that has one.
    MoreFaces {},
    /// TTA-220: cheaper in the row after a leader was replaced.
    RowDiscount { civil_actions: u8 },
    /// Population without food or an action, so often a turn.
    FreeGrowth { per_turn: u8 },
    /// TTA-132: one more token on the best mine.
    ExtraMineToken {},
    /// TTA-106: culture at completion.
    OnCompletion { each: u8, per: Counted },
}

/// One thing gained or lost, in the order of the card (TTA-F5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Good {
    Food(u8),
    Resources(u8),
    Science(u8),
    Culture(u8),
    Population(u8),
    MilitaryCards(u8),
    BlueTokens(u8),
}

/// What an action card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Order {
    /// Build (if `new`) or upgrade one of these kinds for less.
    Build { kinds: Kinds, new: bool, discount: u8 },
    /// Increase population, then gain food.
    Grow { food: u8 },
    /// One stage of a wonder for less.
    Stage { discount: u8 },
    /// TTA-86: actions and resources for units, this turn.
    Recruit { military_actions: u8, resources: u8 },
    /// The same for every stronger rival, by number of players.
    RecruitPerStronger { resources: [u8; 3] },
    /// Culture for every rival with more of it, by number of players.
    CulturePerRicher { culture: [u8; 3] },
    /// Gain in this order.
    Gain(Vec<Good>),
    /// Food or resources.
    Choose { amount: u8 },
    /// Develop a technology, then gain science.
    Develop { science: u8 },
}

/// Whom a step of an event means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Who {
    All,
    Strongest,
    TwoStrongest,
    Weakest,
    TwoWeakest,
    MostCulture,
    FewestCulture,
    /// All with the most happy faces.
    Happiest,
    /// All with the most discontent workers, if there are any.
    MostDiscontent,
    /// The culture leader, if among the two weakest.
    LeaderAmongTwoWeakest,
}

/// A step of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Whom it means.
    pub who: Who,
    /// What happens.
    pub does: Deed,
}

/// What a step of an event does to each civilization meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Deed {
    /// Gain in this order.
    Gain(Vec<Good>),
    /// Lose in this order.
    Lose(Vec<Good>),
    /// Food or resources.
    Choose { amount: u8 },
    /// Food and resources in any mix.
    GainMix { amount: u8 },
    /// The same, lost.
    LoseMix { amount: u8 },
    /// Cards, or culture in Age IV.
    Draw { cards: u8, late_culture: u8 },
    /// The same, lost.
    Discard { cards: u8, late_culture: u8 },
    /// An unused worker may go to the Age A card of this kind.
    BuildFree { kind: Kind },
    /// One action without its civil action, one cheaper.
    Develop { discount: u8 },
    /// One own building of these kinds is destroyed.
    DestroyOwn { kinds: Kinds },
    /// One such building of every rival is destroyed.
    DestroyOthers { kinds: Kinds },
    /// Points equal to a rating.
    ScoreRating {
        of: Rate,
        #[serde(rename = "as")]
        points: Rate,
    },
    /// Parts of a production.
    Produce(Parts),
    /// All food is lost.
    LoseFood {},
    /// Civil actions are used up.
    LoseActions { per_discontent: u8 },
    /// Yellow tokens go to the strongest.
    GiveYellow { tokens: u8 },
    /// Culture is lost for discontent workers.
    LosePerDiscontent { culture: u8 },
    /// Population is lost for discontent workers.
    Emigrate { divisor: u8 },
    /// A leader of another age leaves.
    RemoveLeader {},
    /// A colony is lost.
    LoseColony {},
    /// Cards from the row for so many actions.
    Agreement { budget: u8 },
    /// Food for happy faces.
    FoodPerFace { most: u8 },
    /// TTA-218: a wonder of these ages becomes a ruin.
    Ruin { culture: u8, ages: Vec<Age> },
    /// Culture for each thing counted.
    Score { each: i8, per: Counted },
    /// Culture if more food is produced than eaten.
    ScoreFed { culture: u8 },
    /// Culture by rank, by number of players.
    ScoreRank { of: Rate, culture: Vec<Vec<u8>> },
    /// Culture for completed wonders by their age.
    ScoreWonders { by_age: [u8; 4] },
}

/// The parts of a production, in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
#[expect(clippy::struct_excessive_bools, reason = "each is a part of its own")]
pub struct Parts {
    pub corruption: bool,
    pub food: bool,
    pub consumption: bool,
    pub resources: bool,
}

/// What a successful aggression does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Harm {
    /// The rival loses these.
    RivalLoses(Vec<Good>),
    /// The attacker gains these.
    Gain(Vec<Good>),
    /// Food and resources change hands.
    Plunder { amount: u8 },
    /// Urban buildings up to these ages are destroyed.
    Raid { ages: Vec<Age> },
    /// A colony changes hands.
    Annex {},
    /// The leader or the unfinished wonder is removed.
    Infiltrate { culture_per_level: u8 },
    /// Points change hands.
    Take {
        #[serde(default)]
        science: u8,
        #[serde(default)]
        culture: u8,
    },
}

/// What the victor of a war takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Spoils {
    /// Science and special technologies.
    Technology {},
    /// Yellow tokens.
    YellowTokens { base: u8, per: u8 },
    /// Culture points.
    Culture { base: u8, per: u8 },
}

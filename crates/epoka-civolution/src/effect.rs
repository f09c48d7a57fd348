//! What modules, cards, chips, events and boards can do: one closed vocabulary (CVL-198).
//!
//! Effects stand in one long list; whatever has effects knows its [`Span`] of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::state::{Material, Module, Territory};

/// A landscape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Terrain {
    Forest,
    Grassland,
    Hills,
    Swamp,
    Mountains,
    Desert,
    Water,
}

/// A trait of a civilization, in the order of its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Trait {
    Stamina,
    Intelligence,
    Calm,
    Dexterity,
    Expression,
    Perception,
}

/// A progress track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Track {
    Technology,
    Prestige,
    Knowledge,
    Construction,
    Culture,
}

/// A deck of research cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Deck {
    Invention,
    Mutation,
    Knowledge,
    Building,
    Achievement,
}

/// A space of the console that holds plain markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Stock {
    Food,
    Money,
    Idea,
    Focus,
}

/// A kind of construction project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Project {
    Farm,
    Boat,
    Monument,
    Settlement,
}

/// A kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Die {
    Activation,
    Fate,
}

/// A scoring category, in the order of the final scoring (CVL-185).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Category {
    Technology,
    Prestige,
    Knowledge,
    Construction,
    Culture,
    Evolution,
    Prosperity,
    Population,
    Expansion,
}

/// Effects that stand together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The first.
    pub at: u16,
    /// Behind the last.
    pub end: u16,
}

impl Span {
    /// Whether there is nothing in it.
    pub const fn is_empty(self) -> bool {
        self.at == self.end
    }
}

/// One thing that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "fields are how many, of what and whether")]
pub enum Effect {
    /// VP: so many for every `div` things counted, at most `max`.
    Vp { n: u8, per: Option<Counted>, div: u8, max: u8 },
    /// Markers on a space of the console.
    Marker { of: Stock, n: u8 },
    /// CVL-157: planning markers, all on one die space.
    Planning { n: u8 },
    /// Trait markers, of one trait or each of a trait of choice.
    Trait { of: Option<Trait>, n: u8 },
    /// CVL-157: trait markers move to other trait spaces.
    TraitMove { n: u8 },
    /// Stored materials.
    Material { of: Goods, n: u8 },
    /// CVL-151: steps on one track.
    Track { of: Option<Track>, n: u8 },
    /// CVL-152: steps on the favor track.
    Favor { n: u8 },
    /// CVL-83.
    Produce { n: u8 },
    /// CVL-84; from boats to any space.
    Transport { n: u8, anywhere: bool },
    /// CVL-72: so many migrations, and as many more if a favor test is passed first; to any land.
    Migrate { n: u8, more: u8, anywhere: bool },
    /// CVL-80: the same for procreations.
    Procreate { n: u8, more: u8 },
    /// CVL-82.
    Strengthen { n: u8 },
    /// CVL-85.
    Hunt { n: u8 },
    /// CVL-86.
    Find { n: u8 },
    /// Face-down areas anywhere are turned up.
    Explore { n: u8 },
    /// CVL-87.
    ExploreTerritory,
    /// CVL-90 to CVL-94: so many projects of these kinds (as bits), all of one kind or not.
    Build { n: u8, kinds: u8, same: bool },
    /// CVL-149: so many sales and purchases.
    Trade { sell: u8, buy: u8 },
    /// CVL-146: so many research cards, from face-up or face-down stacks.
    Card { n: u8, face_up: bool, face_down: bool },
    /// CVL-147.
    Draw { draw: u8, keep: u8 },
    /// CVL-110; with the special bonus (CVL-114).
    Install { deck: Deck, special: bool },
    /// CVL-140, CVL-141: goal chips are gained and installed.
    Goal { gain: u8, install: u8 },
    /// CVL-102: so many income chips are performed.
    Perform { n: u8 },
    /// CVL-100: an income chip is gained.
    GainIncome,
    /// CVL-142: a main module; with this value, 0 for any.
    Upgrade { value: u8 },
    /// CVL-103.
    Row,
    /// CVL-148: a die of a kind, or of either.
    Die { of: Option<Die> },
    /// New weak tribes on free camps of one own territory.
    WeakTribes { n: u8 },
    /// CVL-150: so many activities, all different or not.
    Activity { n: u8, different: bool },
    /// CVL-71: a favor test; if it fails, the next so many effects do not happen.
    Test { guards: u8 },
    /// One of the next so many effects, the others not; none only where the choice is free.
    Choose { of: u8, forced: bool },
    /// CVL-158: a food marker is returned.
    LoseFood,
    /// CVL-158: an own tribe is removed.
    LoseTribe,
}

/// Which stored material.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goods {
    /// This one.
    This(Material),
    /// Any of a storage row, from 1.
    Row(u8),
    /// Any.
    Any,
    /// Any of the terrain of the find before it.
    SameTerrain,
}

/// What effects and events count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Counted {
    Territories,
    StrongTribes,
    Tribes,
    Settlements,
    Farms,
    Boats,
    BoatsWithTribe,
    Food,
    Money,
    Ideas,
    StoredMaterials,
    DiceTotal,
    TraitMarkers,
    Monuments,
    TrackTechnology,
    TrackPrestige,
    TrackKnowledge,
    TrackConstruction,
    TrackCulture,
}

/// What has to be true for a goal chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Need {
    TribesInOneTerritory(Terrain),
    TerritoriesOfTerrain(Terrain),
    FireCampOnTerrain(Terrain),
    Trait(Trait),
    Count(Counted),
    TribesOnOneBoat,
    RevealedAreasAdjacent,
    ModuleUpgrades,
    ModulesAtLevel3,
    FavorSpace,
    HighestColumnItems,
    TerrainTypesWithTribes,
}

/// A slot of a research card's cost (CVL-112).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// What it asks for.
    pub asks: Asks,
    /// How many.
    pub n: u8,
    /// The other way: so many settlements built; 0 for none.
    pub settlements: u8,
}

/// What a slot asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asks {
    /// Nothing: it is empty.
    #[default]
    Nothing,
    /// Stored materials, returned.
    Pay(Material),
    /// Trait markers, kept.
    Have(Trait),
    /// Trait markers, returned.
    PayTrait(Trait),
}

/// What is returned for an activity or a goal chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Markers of the console.
    Stock(Stock, u8),
    /// Stored materials of a kind.
    Material(Material, u8),
    /// A stored material of a row, from 1.
    Row(u8),
}

/// What an installed card or attribute chip does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "fields are when, what and how often")]
pub enum Ability {
    /// Nothing more.
    #[default]
    None,
    /// Something happens after something else.
    On { when: When, does: Span, limit: Limit },
    /// CVL-150: an activity: at most two payments, then effects.
    Activity { pay: [Option<Price>; 2], does: Span },
    /// CVL-186.
    ColumnBonus { n: u8 },
    /// It changes a rule for its owner: the number of its [`Mods`].
    Changes(u8),
}

/// How often an ability may work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    /// Always.
    #[default]
    None,
    /// Once per module activation.
    Activation,
    /// Once per era.
    Era,
}

/// The moment after which an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(u8);

macro_rules! moments {
    ($($name:ident = $number:literal, $word:literal;)*) => {
        #[expect(missing_docs, reason = "the names say it")]
        impl When {
            $(pub const $name: When = When($number);)*

            /// The moment called so.
            pub fn parse(word: &str, module: impl Fn(&str) -> Option<Module>) -> Option<When> {
                if let Some(id) = word.strip_prefix("activate:") {
                    return module(id).map(When::activate);
                }
                match word {
                    $($word => Some(When::$name),)*
                    _ => None,
                }
            }
        }
    };
}

moments! {
    SETTLE_FIRE = 0, "settle-fire";
    DISPLACE = 1, "displace";
    DISPLACED = 2, "displaced";
    PROCREATE = 3, "procreate";
    DEVELOP = 4, "develop";
    HUNT = 5, "hunt";
    EXPLORE_SITE = 6, "explore-site";
    FIND = 7, "find";
    BUILD_FARM = 8, "build:farm";
    BUILD_BOAT = 9, "build:boat";
    BUILD_MONUMENT = 10, "build:monument";
    BUILD_SETTLEMENT = 11, "build:settlement";
    BUILD_ANY = 12, "build:any";
    INSTALL_KNOWLEDGE = 13, "install:knowledge";
    INSTALL_CARD = 14, "install:any-card";
    INSTALL_GOAL = 15, "install:goal";
    UPGRADE = 16, "upgrade";
    TRACK_BONUS = 17, "track-bonus";
    FAVOR_PASS = 18, "favor-pass";
    FAVOR_FAIL = 19, "favor-fail";
    FAVOR_STEP = 20, "favor-step";
    RESET = 21, "reset";
    SELL = 22, "sell";
    ACTIVITY = 23, "activity";
    ERA_START = 24, "era-start";
    EXTRA_FIND = 25, "extra-find";
    SITE_PHASE = 26, "site-phase";
    FEEDING_END = 27, "feeding-end";
    TRIBE_DIES = 28, "tribe-dies";
    EVENT_PHASE = 29, "event-phase";
    INCOME_PHASE = 30, "income-phase";
    BOARD_BOAT = 31, "board-boat";
}

impl When {
    /// How many moments there are.
    pub const COUNT: usize = 32 + 22;

    /// After the actions of a module.
    pub const fn activate(module: Module) -> When {
        When(32 + module.0)
    }

    /// Its number, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the installed cards and chips of a civilization change, added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the data file says what each means")]
#[expect(clippy::struct_excessive_bools, reason = "each is an ability of its own")]
pub struct Mods {
    pub feed_total: u8,
    pub camp_free: u8,
    pub keep_strong: u8,
    pub farm_wilderness: u8,
    /// Prices of camps and of the wilderness by terrain; for water the price in boats.
    pub camp: [u8; 7],
    pub wilderness: [u8; 7],
    pub hunt_food: [u8; 7],
    pub hunt_shift: [u8; 7],
    pub favor_range: u8,
    pub favor_reroll: bool,
    pub favor_dice: u8,
    pub free_shift: u8,
    pub reset_dice: u8,
    pub immune: u8,
    pub sell_money: u8,
    pub sell_vp: u8,
    pub buy: u8,
    pub boat_seats: u8,
    pub boat_cargo: u8,
    pub cross_water: bool,
    pub no_weaken: bool,
    pub weak_migrate: bool,
    pub protect: bool,
    pub settlement_material: u8,
    pub missing_have: u8,
    pub any_row3: bool,
    pub skip_material: bool,
    pub monument_vp: u8,
}

/// CVL-Q26: what an immunity can be to, as bits.
pub mod immune {
    #![expect(missing_docs, reason = "the names say it")]
    pub const HOT: u8 = 1;
    pub const COLD: u8 = 2;
    pub const BEYOND_HOT: u8 = 4;
    pub const BEYOND_COLD: u8 = 8;
    pub const GORGE: u8 = 16;
    pub const GLACIER: u8 = 32;
    pub const NEGATIVE_WEATHER: u8 = HOT | COLD | BEYOND_HOT | BEYOND_COLD;
}

impl Mods {
    /// Adds the changes of another.
    pub fn add(&mut self, other: &Mods) {
        let sum = |own: &mut u8, more: u8| *own += more;
        let least = |own: &mut u8, other: u8| *own = (*own).min(other);
        let most = |own: &mut u8, other: u8| *own = (*own).max(other);
        sum(&mut self.feed_total, other.feed_total);
        sum(&mut self.camp_free, other.camp_free);
        sum(&mut self.keep_strong, other.keep_strong);
        least(&mut self.farm_wilderness, other.farm_wilderness);
        for terrain in 0..7 {
            least(&mut self.camp[terrain], other.camp[terrain]);
            least(&mut self.wilderness[terrain], other.wilderness[terrain]);
            sum(&mut self.hunt_food[terrain], other.hunt_food[terrain]);
            sum(&mut self.hunt_shift[terrain], other.hunt_shift[terrain]);
        }
        sum(&mut self.favor_range, other.favor_range);
        self.favor_reroll |= other.favor_reroll;
        sum(&mut self.favor_dice, other.favor_dice);
        sum(&mut self.free_shift, other.free_shift);
        most(&mut self.reset_dice, other.reset_dice);
        self.immune |= other.immune;
        sum(&mut self.sell_money, other.sell_money);
        sum(&mut self.sell_vp, other.sell_vp);
        sum(&mut self.buy, other.buy);
        most(&mut self.boat_seats, other.boat_seats);
        sum(&mut self.boat_cargo, other.boat_cargo);
        self.cross_water |= other.cross_water;
        self.no_weaken |= other.no_weaken;
        self.weak_migrate |= other.weak_migrate;
        self.protect |= other.protect;
        sum(&mut self.settlement_material, other.settlement_material);
        sum(&mut self.missing_have, other.missing_have);
        self.any_row3 |= other.any_row3;
        self.skip_material |= other.skip_material;
        sum(&mut self.monument_vp, other.monument_vp);
    }
}

impl Default for Mods {
    fn default() -> Mods {
        Mods::NONE
    }
}

impl Mods {
    /// No change.
    pub const NONE: Mods = Mods {
        feed_total: 0,
        camp_free: 0,
        keep_strong: 0,
        farm_wilderness: u8::MAX,
        camp: [u8::MAX; 7],
        wilderness: [u8::MAX; 7],
        hunt_food: [0; 7],
        hunt_shift: [0; 7],
        favor_range: 0,
        favor_reroll: false,
        favor_dice: 0,
        free_shift: 0,
        reset_dice: 0,
        immune: 0,
        sell_money: 0,
        sell_vp: 0,
        buy: 0,
        boat_seats: 0,
        boat_cargo: 0,
        cross_water: false,
        no_weaken: false,
        weak_migrate: false,
        protect: false,
        settlement_material: 0,
        missing_have: 0,
        any_row3: false,
        skip_material: false,
        monument_vp: 0,
    };
}

/// A side of a tile's border that a territory takes, in hundredths of the edge of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Whose border.
    pub territory: Territory,
    /// Where it begins.
    pub from: u8,
    /// Where it ends.
    pub to: u8,
}

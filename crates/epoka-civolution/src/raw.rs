//! How the data files write components, and how their words become effects.

use std::collections::BTreeMap;

use epoka_core::Confidence;
use serde::Deserialize;

use crate::{
    effect::*,
    state::{Material, Module},
};

/// An effect as the files write it: the kind decides which of the other fields it needs.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the vocabulary is explained where it is used")]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the files")]
pub struct Deed {
    pub k: String,
    pub of: Option<String>,
    pub n: Option<u8>,
    pub per: Option<Counted>,
    pub div: Option<u8>,
    pub max: Option<u8>,
    pub more: u8,
    pub draw: u8,
    pub keep: u8,
    pub sell: u8,
    pub buy: u8,
    pub gain: u8,
    pub install: u8,
    pub uses: u8,
    pub test: bool,
    pub special: bool,
    pub different: bool,
    pub anywhere: bool,
    pub same: bool,
}

/// What words mean in these files.
pub struct Words<'a> {
    /// The number of a material.
    pub material: &'a dyn Fn(&str) -> Option<Material>,
    /// The number of a module.
    pub module: &'a dyn Fn(&str) -> Option<Module>,
}

/// A word of an enum.
pub fn word<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_value(serde_json::Value::String(text.into())).map_err(|_| format!("`{text}` means nothing here"))
}

/// A word of an enum, or none for a free choice.
fn free<T: serde::de::DeserializeOwned>(of: &str) -> Result<Option<T>, String> {
    if matches!(of, "any" | "either") { Ok(None) } else { word(of).map(Some) }
}

impl Deed {
    /// Adds the effects it stands for. `value` is the value of the track it belongs to, if it belongs to one.
    pub fn compile(&self, words: &Words<'_>, value: u8, list: &mut Vec<Effect>) -> Result<(), String> {
        let n = self.n.unwrap_or(1);
        let of = self.of.as_deref();
        let need = || of.ok_or_else(|| format!("`{}` needs `of`", self.k));
        let mut found: Vec<Effect> = Vec::new();
        match self.k.as_str() {
            "vp" => found.push(Effect::Vp {
                n,
                per: self.per,
                div: self.div.unwrap_or(1),
                max: self.max.unwrap_or(u8::MAX),
            }),
            "marker" => found.push(Effect::Marker { of: word(need()?)?, n }),
            "planning" => found.push(Effect::Planning { n }),
            "trait" => found.push(Effect::Trait { of: free(need()?)?, n }),
            "trait-move" => found.push(Effect::TraitMove { n }),
            "material" => {
                let goods = match need()? {
                    "row1" => Goods::Row(1),
                    "row2" => Goods::Row(2),
                    "row3" => Goods::Row(3),
                    "any" => Goods::Any,
                    "same-terrain" => Goods::SameTerrain,
                    id => Goods::This((words.material)(id).ok_or_else(|| format!("there is no material `{id}`"))?),
                };
                found.push(Effect::Material { of: goods, n });
            }
            "track" => found.push(Effect::Track { of: free(need()?)?, n }),
            "favor" => found.push(Effect::Favor { n }),
            "produce" => found.push(Effect::Produce { n }),
            "transport" => found.push(Effect::Transport { n, anywhere: self.anywhere }),
            "migrate" => found.push(Effect::Migrate { n, more: self.more, anywhere: self.anywhere }),
            "procreate" => found.push(Effect::Procreate { n, more: self.more }),
            "strengthen" => found.push(Effect::Strengthen { n }),
            "hunt" => found.push(Effect::Hunt { n }),
            "find" => found.push(Effect::Find { n }),
            "explore" => found.push(Effect::Explore { n }),
            "explore-territory" => found.push(Effect::ExploreTerritory),
            "build" => {
                let kinds = match free::<Project>(need()?)? {
                    None => 0b1111,
                    Some(project) => 1 << project as u8,
                };
                found.push(Effect::Build { n, kinds, same: self.same });
            }
            "trade" => found.push(Effect::Trade { sell: self.sell, buy: self.buy }),
            "card" => {
                let (face_up, face_down) = match need()? {
                    "any" => (true, true),
                    "face-up" => (true, false),
                    "face-down" => (false, true),
                    other => return Err(format!("cards do not come from `{other}`")),
                };
                found.push(Effect::Card { n, face_up, face_down });
            }
            "draw" => found.push(Effect::Draw { draw: self.draw, keep: self.keep }),
            "install" => found.push(Effect::Install { deck: word(need()?)?, special: self.special }),
            "goal" => found.push(Effect::Goal { gain: self.gain, install: self.install }),
            "income" => found.push(Effect::Perform { n: self.uses }),
            "gain-income" => found.push(Effect::GainIncome),
            "upgrade" => found.extend((0..n).map(|_| match of {
                Some("value") => Effect::Upgrade { value },
                Some(of) => Effect::Upgrade { value: of.strip_prefix("value-").map_or(0, |v| v.parse().unwrap_or(0)) },
                None => Effect::Upgrade { value: 0 },
            })),
            "row" => found.extend((0..n).map(|_| Effect::Row)),
            "die" => {
                let of = free(need()?)?;
                found.extend((0..n).map(|_| Effect::Die { of }));
            }
            "weak-tribes" => found.push(Effect::WeakTribes { n }),
            "activity" => found.push(Effect::Activity { n, different: self.different }),
            "lose-food" => found.push(Effect::LoseFood),
            "lose-tribe" => found.push(Effect::LoseTribe),
            other => return Err(format!("there is no effect `{other}`")),
        }
        if self.test {
            list.push(Effect::Test { guards: found.len() as u8 });
        }
        list.extend(found);
        Ok(())
    }
}

/// What is returned, as the files write it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PriceWords {
    pub of: String,
    pub n: u8,
}

impl PriceWords {
    /// What it means.
    pub fn compile(&self, words: &Words<'_>) -> Result<Price, String> {
        let row = |row: u8| {
            if self.n == 1 { Ok(Price::Row(row)) } else { Err("of a row one material is returned".to_owned()) }
        };
        Ok(match self.of.as_str() {
            "row1" => row(1)?,
            "row2" => row(2)?,
            "row3" => row(3)?,
            of => match (words.material)(of) {
                Some(material) => Price::Material(material, self.n),
                None => Price::Stock(word(of)?, self.n),
            },
        })
    }
}

/// An ability as the files write it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the vocabulary is explained where it is used")]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the files")]
pub struct AbilityWords {
    pub k: String,
    pub when: Option<String>,
    #[serde(rename = "do")]
    pub does: Vec<Deed>,
    pub limit: Option<String>,
    pub pay: Vec<PriceWords>,
    pub n: u8,
    pub total: i8,
    pub camp_free: u8,
    pub keep_strong: u8,
    pub farm_wilderness: Option<u8>,
    pub terrain: Vec<Terrain>,
    pub camp: Option<u8>,
    pub wilderness: Option<u8>,
    pub boat: Option<u8>,
    pub food: u8,
    pub shift: u8,
    pub range: u8,
    pub reroll: u8,
    pub extra_die: u8,
    pub free_shift: u8,
    pub reset_threshold: Option<u8>,
    pub to: Vec<String>,
    pub sell_money: u8,
    pub sell_vp: u8,
    pub buy: i8,
    pub boat_seats: Option<u8>,
    pub boat_extra_material: u8,
    pub cross_water_without_boat: bool,
    pub displace_no_weaken: bool,
    pub weak_may_migrate: bool,
    pub protect: Option<String>,
    pub settlement_material: i8,
    pub missing_have_marker: u8,
    pub monument_any_row3: bool,
    pub skip_pay_material: u8,
    pub vp: u8,
}

impl AbilityWords {
    /// What it changes for its owner, if it is of that kind.
    pub fn mods(&self) -> Result<Mods, String> {
        let mut mods = Mods::NONE;
        let all = [true; 7];
        let named: [bool; 7] = std::array::from_fn(|at| self.terrain.iter().any(|&terrain| terrain as usize == at));
        let terrains = if self.terrain.is_empty() { all } else { named };
        mods.feed_total = self.total.unsigned_abs();
        mods.camp_free = self.camp_free;
        mods.keep_strong = self.keep_strong;
        mods.farm_wilderness = self.farm_wilderness.unwrap_or(u8::MAX);
        for terrain in (0..7).filter(|&terrain| terrains[terrain]) {
            mods.camp[terrain] = self.camp.unwrap_or(u8::MAX);
            mods.wilderness[terrain] = self.wilderness.unwrap_or(u8::MAX);
            mods.hunt_food[terrain] = self.food;
            mods.hunt_shift[terrain] = self.shift;
        }
        if let Some(boat) = self.boat {
            mods.camp[Terrain::Water as usize] = boat;
        }
        mods.favor_range = self.range;
        mods.favor_reroll = self.reroll > 0;
        mods.favor_dice = self.extra_die;
        mods.free_shift = self.free_shift;
        mods.reset_dice = self.reset_threshold.unwrap_or(0);
        for word in &self.to {
            mods.immune |= match word.as_str() {
                "hot" => immune::HOT,
                "cold" => immune::COLD,
                "beyond-hot" => immune::BEYOND_HOT,
                "beyond-cold" => immune::BEYOND_COLD,
                "gorge" => immune::GORGE,
                "glacier" => immune::GLACIER,
                "negative-weather" => immune::NEGATIVE_WEATHER,
                other => return Err(format!("nobody is immune to `{other}`")),
            };
        }
        mods.sell_money = self.sell_money;
        mods.sell_vp = self.sell_vp;
        mods.buy = self.buy.unsigned_abs();
        mods.boat_seats = self.boat_seats.unwrap_or(0);
        mods.boat_cargo = self.boat_extra_material;
        mods.cross_water = self.cross_water_without_boat;
        mods.no_weaken = self.displace_no_weaken;
        mods.weak_migrate = self.weak_may_migrate;
        mods.protect = self.protect.is_some();
        mods.settlement_material = self.settlement_material.unsigned_abs();
        mods.missing_have = self.missing_have_marker;
        mods.any_row3 = self.monument_any_row3;
        mods.skip_material = self.skip_pay_material > 0;
        mods.monument_vp = self.vp;
        Ok(mods)
    }
}

/// A slot of a card's cost as the files write it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct SlotWords {
    pub pay: Option<String>,
    pub have: Option<Trait>,
    pub pay_trait: Option<Trait>,
    pub n: u8,
    pub settlements: u8,
}

impl SlotWords {
    /// What it means.
    pub fn compile(&self, words: &Words<'_>) -> Result<Slot, String> {
        let asks = match (&self.pay, self.have, self.pay_trait) {
            (Some(id), None, None) => {
                Asks::Pay((words.material)(id).ok_or_else(|| format!("there is no material `{id}`"))?)
            }
            (None, Some(of), None) => Asks::Have(of),
            (None, None, Some(of)) => Asks::PayTrait(of),
            (None, None, None) if self.settlements == 0 => Asks::Nothing,
            _ => return Err("a slot asks for one thing".into()),
        };
        Ok(Slot { asks, n: self.n, settlements: self.settlements })
    }
}

/// What a goal chip needs, as the files write it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct NeedWords {
    pub what: String,
    pub terrain: Option<Terrain>,
    #[serde(rename = "trait")]
    pub of_trait: Option<Trait>,
    pub track: Option<Track>,
    pub n: u8,
}

impl NeedWords {
    /// What it means.
    pub fn compile(&self) -> Result<Need, String> {
        let terrain = || self.terrain.ok_or_else(|| "it needs a terrain".to_owned());
        Ok(match self.what.as_str() {
            "tribes-in-one-territory" => Need::TribesInOneTerritory(terrain()?),
            "territories-of-terrain" => Need::TerritoriesOfTerrain(terrain()?),
            "fire-camp-on-terrain" => Need::FireCampOnTerrain(terrain()?),
            "trait" => Need::Trait(self.of_trait.ok_or("it needs a trait")?),
            "track" => Need::Count(match self.track.ok_or("it needs a track")? {
                Track::Technology => Counted::TrackTechnology,
                Track::Prestige => Counted::TrackPrestige,
                Track::Knowledge => Counted::TrackKnowledge,
                Track::Construction => Counted::TrackConstruction,
                Track::Culture => Counted::TrackCulture,
            }),
            "tribes-on-one-boat" => Need::TribesOnOneBoat,
            "revealed-areas-adjacent" => Need::RevealedAreasAdjacent,
            "module-upgrades" => Need::ModuleUpgrades,
            "modules-at-level-3" => Need::ModulesAtLevel3,
            "favor-space" => Need::FavorSpace,
            "highest-column-items" => Need::HighestColumnItems,
            "terrain-types-with-tribes" => Need::TerrainTypesWithTribes,
            counted => Need::Count(word(counted)?),
        })
    }
}

macro_rules! items {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, Deserialize)]
            #[serde(rename_all = "kebab-case", deny_unknown_fields)]
            #[expect(missing_docs, reason = "the names say it")]
            pub struct $name {
                $(pub $field: $type,)*
                pub confidence: Confidence,
            }
        )*
    };
}

items! {
    /// A tile that lies in its place in a first game.
    FirstPlay { tile: String, x: u8, y: u8, rotation: u16, }
    /// A territory.
    TerritoryItem {
        id: String,
        terrain: Terrain,
        fire_vp: Option<u8>,
        fire_vp_confidence: Option<Confidence>,
        camps: Option<Vec<u8>>,
        torches: Option<u8>,
        torches_confidence: Option<Confidence>,
        start: Option<bool>,
    }
    /// A tile.
    TileItem {
        id: String,
        cells: u8,
        sides: BTreeMap<String, Vec<Side>>,
        notches: BTreeMap<String, Vec<String>>,
    }
    /// An area.
    AreaItem {
        id: String,
        kind: AreaKind,
        vp: u8,
        vp_confidence: Option<Confidence>,
        materials: Option<Vec<String>>,
        materials_confidence: Option<Confidence>,
    }
    /// The building ground of the large water.
    LargeWater { materials: Vec<String>, }
    /// A material.
    MaterialItem { id: String, terrain: Terrain, row: u8, }
    /// A module.
    ModuleItem { id: String, dice: [u8; 2], level: Vec<LevelItem>, }
    /// Values by number of players.
    TableItem { players: u8, dice: u8, goals: u8, resets: u8, }
    /// A track.
    TrackItem { track: Track, value: u8, }
    /// A threshold of the tracks.
    ThresholdItem { space: u8, choose: Option<bool>, r#do: Vec<Deed>, }
    /// The tracks.
    Tracks { spaces: u8, beyond_vp: u8, }
    /// Food by terrain and die.
    Hunting {
        forest: [u8; 6],
        grassland: [u8; 6],
        hills: [u8; 6],
        swamp: [u8; 6],
        mountains: [u8; 6],
        desert: [u8; 6],
        water: [u8; 6],
    }
    /// The favor track.
    Favor { monument_vp: [u8; 6], }
    /// A space of the weather.
    WeatherItem { space: String, negative: bool, choose: Option<bool>, r#do: Vec<Deed>, }
    /// VP per unit and era.
    EraScoring { vp: [u8; 4], }
    /// A scoring tile.
    ScoringItem { id: String, category: Category, printed: u8, covered: u8, }
    /// The matrix.
    Matrix { row_vp: [u8; 5], column_start: [u8; 9], column_start_confidence: Option<Confidence>, }
    /// Diamonds.
    Diamonds {
        food_each: u8,
        food_most: u8,
        money_each: u8,
        money_most: u8,
        money_confidence: Option<Confidence>,
        storage: [u8; 2],
    }
    /// A settlement.
    SettlementItem { cost: Vec<String>, diamonds: u8, diamonds_confidence: Option<Confidence>, }
    /// Trade.
    TradeItem { vp: u8, buy_revealed: u8, buy_hidden: u8, }
    /// Feeding.
    Feeding { camp: u8, boat: u8, wilderness: u8, farm_camp: u8, farm_wilderness: u8, }
    /// How many pieces there are.
    Limits {
        markers: u8,
        tribes: u8,
        farms: u8,
        boat_seats: u8,
        boat_cargo: u8,
        hunting_tokens: u8,
        activation_dice: u8,
        fate_dice: u8,
        goal_spaces: u8,
    }
    /// The activity everybody has.
    OwnActivity { money: u8, r#do: Vec<Deed>, }
    /// VP of an oak by terrain.
    Oak { water: u8, swamp: u8, desert: u8, forest: u8, grassland: u8, hills: u8, mountains: u8, }
    /// Food of a valley.
    Valley { food: u8, }
    /// A research card.
    CardItem {
        id: String,
        number: String,
        deck: Deck,
        set: Option<u8>,
        cost: [SlotWords; 5],
        vp: [u8; 5],
        instant: Vec<Deed>,
        ability: Option<AbilityWords>,
    }
    /// An event.
    EventItem {
        id: String,
        number: String,
        weather: i8,
        kind: EventKind,
        count: Counted,
        at_least: Option<u8>,
        at_most: Option<u8>,
        r#do: Vec<Deed>,
    }
    /// A goal chip.
    GoalItem { id: String, number: String, pay: Option<Vec<PriceWords>>, need: Option<NeedWords>, }
    /// An income chip.
    IncomeItem { id: String, test: Option<bool>, r#do: Vec<Deed>, vp: u8, }
    /// An attribute chip.
    AttributeItem { id: String, number: String, r#trait: Trait, have: u8, ability: AbilityWords, }
    /// A start-marker card.
    MarkersItem {
        id: String,
        set: Option<u8>,
        traits: BTreeMap<String, u8>,
        materials: BTreeMap<String, u8>,
        food: u8,
        money: u8,
        idea: u8,
    }
    /// A start-chip card.
    StartItem { id: String, set: Option<u8>, module: String, test: Option<bool>, r#do: Vec<Deed>, vp: u8, }
}

/// A level of a module.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct LevelItem {
    pub choose: Choice,
    pub options: Vec<Vec<Deed>>,
}

/// Whether one option is chosen or all are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Choice {
    One,
    All,
}

/// Whom an event rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// Who has strictly the most.
    Leader,
    /// All who have the most return one and are rewarded.
    MostLose,
    /// All who meet the condition.
    Each,
}

/// The kinds of areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum AreaKind {
    BuildingGround,
    Gorge,
    Glacier,
    MysticOak,
    HiddenGrotto,
    HolyRock,
    Cave,
    MushroomValley,
    Volcano,
}

/// A stretch of a tile's side.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Side {
    pub t: String,
    pub from: f32,
    pub to: f32,
}

/// Two territories of a tile that touch.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Border {
    pub between: [String; 2],
}

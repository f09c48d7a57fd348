//! Reads and checks the files in `data/`.

use std::{collections::BTreeMap, sync::Arc};

use epoka_core::{
    Confidence, DataError,
    data::{self, Source},
    game::Component,
    names::Names,
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    compile::Compiler,
    effect::*,
    raw::*,
    state::{CARDS, Card, Holders, MATERIALS, MODULES, Material, Module, SLOTS, TERRITORIES, Territory},
    vici::data::{ViciCardItem, ViciData, ViciReferenceItem, ViciSetup},
};

/// How many of everything the box holds.
pub const IN_BOX: [(&str, usize); 14] = [
    ("territory", TERRITORIES),
    ("area", SLOTS),
    ("material", MATERIALS),
    ("module", MODULES),
    ("card", CARDS),
    ("goal", 65),
    ("income", 25),
    ("attribute", 12),
    ("event", 20),
    ("start-markers", 12),
    ("start-chip", 10),
    ("scoring-tile", 9),
    ("vici-card", 15),
    ("vici-reference", 7),
];

/// The tables of the files that say what is printed on the boards: clients draw the tracks, the matrix and the goal zone by them.
const BOARDS: [&str; 8] = ["table", "threshold", "tracks", "favor", "era-scoring", "matrix", "diamonds", "limits"];

/// The files of the game.
pub fn sources() -> Vec<Source> {
    vec![
        Source::new("continent.toml", include_str!("../data/continent.toml")),
        Source::new("areas.toml", include_str!("../data/areas.toml")),
        Source::new("modules.toml", include_str!("../data/modules.toml")),
        Source::new("boards.toml", include_str!("../data/boards.toml")),
        Source::new("research-cards.toml", include_str!("../data/research-cards.toml")),
        Source::new("events.toml", include_str!("../data/events.toml")),
        Source::new("goal-chips.toml", include_str!("../data/goal-chips.toml")),
        Source::new("income-chips.toml", include_str!("../data/income-chips.toml")),
        Source::new("attribute-chips.toml", include_str!("../data/attribute-chips.toml")),
        Source::new("start-cards.toml", include_str!("../data/start-cards.toml")),
        Source::new("vici.toml", include_str!("../data/vici.toml")),
    ]
}

/// The items of one or more files.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(crate) struct Items {
    pub first_play: Vec<FirstPlay>,
    pub tile: Vec<TileItem>,
    pub border: Vec<Border>,
    pub territory: Vec<TerritoryItem>,
    pub area: Vec<AreaItem>,
    pub large_water: Option<LargeWater>,
    pub oak: Option<Oak>,
    pub valley: Option<Valley>,
    pub material: Vec<MaterialItem>,
    pub module: Vec<ModuleItem>,
    pub table: Vec<TableItem>,
    pub track: Vec<TrackItem>,
    pub threshold: Vec<ThresholdItem>,
    pub tracks: Option<Tracks>,
    pub hunting: Option<Hunting>,
    pub favor: Option<Favor>,
    pub weather: Vec<WeatherItem>,
    pub era_scoring: Option<EraScoring>,
    pub scoring_tile: Vec<ScoringItem>,
    pub matrix: Option<Matrix>,
    pub diamonds: Option<Diamonds>,
    pub settlement: Vec<SettlementItem>,
    pub trade: Option<TradeItem>,
    pub feeding: Option<Feeding>,
    pub limits: Option<Limits>,
    pub activity: Option<OwnActivity>,
    pub card: Vec<CardItem>,
    pub event: Vec<EventItem>,
    pub goal: Vec<GoalItem>,
    pub income: Vec<IncomeItem>,
    pub attribute: Vec<AttributeItem>,
    pub start_markers: Vec<MarkersItem>,
    pub start_chip: Vec<StartItem>,
    pub vici_card: Vec<ViciCardItem>,
    pub vici_reference: Vec<ViciReferenceItem>,
    pub vici_setup: Option<ViciSetup>,
}

/// All components, ready for use.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Data {
    pub names: Arc<Names>,
    /// Everything that can happen, in one list.
    pub effects: Vec<Effect>,
    pub tiles: Vec<TileData>,
    /// Territories of one tile that touch.
    pub borders: Vec<[Territory; 2]>,
    pub first_play: Vec<(u8, u8, u8, u8)>,
    pub territories: Vec<TerritoryData>,
    pub areas: Vec<AreaData>,
    pub modules: Vec<ModuleData>,
    pub tables: [TableItem; 3],
    pub thresholds: [Vec<(u8, Span)>; 5],
    pub tracks: Tracks,
    pub hunting: [[u8; 6]; 7],
    pub monument_vp: [u8; 6],
    /// CVL-161: what a tribe on a camp beside an own farm costs.
    pub farm_camp: u8,
    pub weather: Vec<Span>,
    pub era_vp: [u8; 4],
    pub scoring: Vec<ScoringItem>,
    pub matrix: Matrix,
    pub diamonds: Diamonds,
    pub settlements: Vec<(Vec<Material>, u8)>,
    pub trade: TradeItem,
    pub limits: Limits,
    pub own_activity: (u8, Span),
    pub oak: [u8; 7],
    pub valley: u8,
    /// Materials of the building grounds, as bits.
    pub grounds: [u32; 7],
    pub cards: Vec<CardData>,
    pub mods: Vec<Mods>,
    pub events: Vec<EventData>,
    pub goals: Vec<GoalData>,
    pub incomes: Vec<ChipData>,
    pub attributes: Vec<AttributeData>,
    pub markers: Vec<MarkersData>,
    pub starts: Vec<StartData>,
    pub vici: ViciData,
    /// What works at a moment, by moment.
    pub on: Vec<Holders>,
    /// The activities.
    pub activities: Holders,
    /// What holds for everybody before cards and chips change it.
    pub base: Mods,
    pub(crate) components: Vec<Component>,
}

/// A tile: its sides N, E1, E2, S, W1, W2 and its notches.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TileData {
    pub cells: u8,
    pub n: Vec<Stretch>,
    pub e: [Vec<Stretch>; 2],
    pub s: Vec<Stretch>,
    pub w: [Vec<Stretch>; 2],
    /// NW, NE, WM, EM, SW, SE: territories as bits.
    pub notches: [u32; 6],
}

/// A territory.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TerritoryData {
    pub terrain: Terrain,
    pub fire_vp: u8,
    /// How many players each ordinary camp needs.
    pub camps: Vec<u8>,
    /// CVL-208: one to three on land.
    pub torches: u8,
    pub start: bool,
}

/// An area.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct AreaData {
    pub kind: AreaKind,
    pub vp: u8,
    /// The number of the building ground.
    pub ground: u8,
}

/// A module.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ModuleData {
    pub dice: [u8; 2],
    pub levels: Vec<(Choice, Vec<Span>)>,
}

/// A research card.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct CardData {
    pub deck: Deck,
    pub set: u8,
    pub cost: [Slot; 5],
    pub vp: [u8; 5],
    pub instant: Span,
    pub ability: Ability,
}

/// An event.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct EventData {
    pub weather: i8,
    pub kind: EventKind,
    pub count: Counted,
    pub at_least: u8,
    pub at_most: u8,
    pub does: Span,
}

/// A goal chip.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct GoalData {
    pub pay: [Option<Price>; 2],
    pub need: Option<(Need, u8)>,
}

/// An income chip or start-chip card.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct ChipData {
    pub does: Span,
    pub vp: u8,
}

/// An attribute chip.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct AttributeData {
    pub of: Trait,
    pub have: u8,
    pub ability: Ability,
}

/// A start-marker card.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct MarkersData {
    pub set: u8,
    pub traits: [u8; 6],
    pub materials: [u8; MATERIALS],
    pub food: u8,
    pub money: u8,
    pub idea: u8,
}

/// A start-chip card.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct StartData {
    pub set: u8,
    pub module: Module,
    pub chip: ChipData,
}

impl Data {
    /// The components that come with the game.
    ///
    /// ```
    /// let data = epoka_civolution::data::Data::printed();
    /// assert_eq!(data.cards.len(), 160);
    /// ```
    ///
    /// # Panics
    /// Never: the files compiled in are valid.
    pub fn printed() -> Data {
        Data::load(&sources()).expect("the files compiled in are valid")
    }

    /// Reads files, the game's own first, then corrections laid over them.
    pub fn load(files: &[Source]) -> Result<Data, DataError> {
        let mut items = Items::default();
        let mut components = Vec::new();
        for file in files {
            items.merge(file.read()?);
            let tables: BTreeMap<String, Value> = file.read()?;
            list_components(&tables, &mut components);
        }
        items.count()?;
        let names = items.names();
        Compiler::new(items, names, components).finish()
    }

    /// All components as a list for people.
    pub fn components(&self) -> Vec<Component> {
        self.components.clone()
    }

    /// The ability of a holder: a card, or an attribute chip behind them.
    #[inline]
    pub fn ability(&self, holder: usize) -> &Ability {
        match holder.checked_sub(CARDS) {
            None => &self.cards[holder].ability,
            Some(attribute) => &self.attributes[attribute].ability,
        }
    }

    /// The number of a holder among all components.
    pub fn holder_component(&self, holder: usize) -> usize {
        match holder.checked_sub(CARDS) {
            None => self.names.first(Card::KIND) + holder,
            Some(attribute) => self.names.first(crate::state::Attribute::KIND) + attribute,
        }
    }

    /// The terrain of a territory.
    #[inline]
    pub fn terrain(&self, territory: Territory) -> Terrain {
        self.territories[territory.index()].terrain
    }

    /// All territories.
    pub fn all_territories() -> impl Iterator<Item = Territory> + Clone {
        (0..TERRITORIES as u8).map(Territory)
    }
}

/// Everything with an id, then the boards, as a list for people and clients.
fn list_components(tables: &BTreeMap<String, Value>, list: &mut Vec<Component>) {
    for kind in IN_BOX.map(|(kind, _)| kind).into_iter().chain(["tile"]) {
        for item in tables.get(kind).and_then(Value::as_array).into_iter().flatten() {
            let Some(id) = item.get("id").and_then(Value::as_str) else { continue };
            lay_over(
                list,
                Component { kind, id: id.into(), copies: 1, data: item.clone(), confidence: confidence(item) },
            );
        }
    }
    for id in BOARDS {
        let Some(table) = tables.get(id) else { continue };
        // Several rows are one board, as sure as its first row.
        let (data, confidence) = match table.as_array() {
            Some(rows) => (json!({ "rows": rows }), rows.first().map_or(Confidence::Ours, confidence)),
            None => (table.clone(), confidence(table)),
        };
        lay_over(list, Component { kind: "board", id: id.into(), copies: 1, data, confidence });
    }
}

/// A later file corrects an earlier one.
fn lay_over(list: &mut Vec<Component>, component: Component) {
    match list.iter_mut().find(|other| other.kind == component.kind && other.id == component.id) {
        Some(other) => *other = component,
        None => list.push(component),
    }
}

fn confidence(item: &Value) -> Confidence {
    let word = item.get("confidence").cloned();
    word.and_then(|word| serde_json::from_value(word).ok()).unwrap_or(Confidence::Ours)
}

impl Items {
    fn merge(&mut self, more: Items) {
        data::overlay(&mut self.first_play, more.first_play, |item| &item.tile);
        data::overlay(&mut self.tile, more.tile, |item| &item.id);
        self.border.extend(more.border);
        data::overlay(&mut self.territory, more.territory, |item| &item.id);
        data::overlay(&mut self.area, more.area, |item| &item.id);
        data::overlay(&mut self.material, more.material, |item| &item.id);
        data::overlay(&mut self.module, more.module, |item| &item.id);
        data::overlay(&mut self.scoring_tile, more.scoring_tile, |item| &item.id);
        data::overlay(&mut self.card, more.card, |item| &item.id);
        data::overlay(&mut self.event, more.event, |item| &item.id);
        data::overlay(&mut self.goal, more.goal, |item| &item.id);
        data::overlay(&mut self.income, more.income, |item| &item.id);
        data::overlay(&mut self.attribute, more.attribute, |item| &item.id);
        data::overlay(&mut self.start_markers, more.start_markers, |item| &item.id);
        data::overlay(&mut self.start_chip, more.start_chip, |item| &item.id);
        data::overlay(&mut self.vici_card, more.vici_card, |item| &item.id);
        data::overlay(&mut self.vici_reference, more.vici_reference, |item| &item.id);
        data::overlay(&mut self.weather, more.weather, |item| &item.space);
        for item in more.table {
            self.table.retain(|other| other.players != item.players);
            self.table.push(item);
        }
        self.track.extend(more.track);
        self.threshold.extend(more.threshold);
        self.settlement.extend(more.settlement);
        macro_rules! replace {
            ($($field:ident)*) => {
                $(if more.$field.is_some() { self.$field = more.$field; })*
            };
        }
        replace!(large_water oak valley tracks hunting favor era_scoring matrix diamonds trade feeding limits activity vici_setup);
    }

    fn count(&self) -> Result<(), DataError> {
        let found = [
            self.territory.len(),
            self.area.len(),
            self.material.len(),
            self.module.len(),
            self.card.len(),
            self.goal.len(),
            self.income.len(),
            self.attribute.len(),
            self.event.len(),
            self.start_markers.len(),
            self.start_chip.len(),
            self.scoring_tile.len(),
            self.vici_card.len(),
            self.vici_reference.len(),
        ];
        for ((item, expected), found) in IN_BOX.into_iter().zip(found) {
            DataError::count("data", item, found, expected)?;
        }
        DataError::count("boards.toml", "table", self.table.len(), 3)?;
        DataError::count("boards.toml", "track", self.track.len(), 5)?;
        DataError::count("boards.toml", "weather", self.weather.len(), 7)?;
        DataError::count("boards.toml", "settlement", self.settlement.len(), 4)?;
        DataError::count("continent.toml", "tile", self.tile.len(), 8)
    }

    /// The ids of everything, in the order of the kinds.
    fn names(&self) -> Arc<Names> {
        fn ids<T>(items: &[T], id: impl Fn(&T) -> &String) -> Vec<String> {
            items.iter().map(|item| id(item).clone()).collect()
        }
        Names::new(vec![
            ids(&self.territory, |item| &item.id),
            ids(&self.area, |item| &item.id),
            ids(&self.material, |item| &item.id),
            ids(&self.module, |item| &item.id),
            ids(&self.card, |item| &item.id),
            ids(&self.goal, |item| &item.id),
            ids(&self.income, |item| &item.id),
            ids(&self.attribute, |item| &item.id),
            ids(&self.event, |item| &item.id),
            ids(&self.start_markers, |item| &item.id),
            ids(&self.start_chip, |item| &item.id),
            ids(&self.scoring_tile, |item| &item.id),
            ids(&self.tile, |item| &item.id),
            ids(&self.vici_card, |item| &item.id),
            ids(&self.vici_reference, |item| &item.id),
        ])
    }
}

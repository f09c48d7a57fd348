//! Reads and checks the files in `data/`.

use std::{collections::BTreeSet, sync::Arc};

use epoka_core::{
    Confidence, DataError,
    data::{self, Source},
    game::Component,
    names::Names,
};
use serde::{Deserialize, Serialize};

use crate::{
    effect::{Bottom, Top},
    state::{Building, BuildingSet, Card, CardSet, Good, Resource, Resources, STACKS},
};

const CARDS: &str = "civilization-cards.toml";
const BUILDINGS: &str = "buildings.toml";
const BOARD: &str = "board.toml";

/// How many civilization cards the box holds.
pub const CARDS_IN_BOX: usize = 36;
/// How many building tiles the box holds.
pub const BUILDINGS_IN_BOX: usize = 28;
/// The value of all one-use tools together, so that a roll with all of them can be counted.
const MOST_ONE_USE_TOOLS: u16 = 150;
/// SA-2: no tribe is larger, whatever a data file says.
const MOST_FIGURES: usize = 10;
/// SA-4: how many tiles a stack has.
pub const STACK_HEIGHT: u8 = 7;

/// All components of the game.
///
/// ```
/// let data = epoka_stone_age::data::Data::printed();
/// assert_eq!(data.card.len(), 36);
/// ```
#[derive(Debug)]
pub struct Data {
    /// The civilization cards.
    pub card: Vec<CardData>,
    /// The building tiles.
    pub building: Vec<BuildingData>,
    /// Places and tables.
    pub board: Board,
    /// The ids of cards and buildings.
    pub names: Arc<Names>,
}

/// A civilization card. What it costs depends on its space, not on the card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardData {
    /// Its id.
    pub id: String,
    /// What it does when bought.
    pub top: Top,
    /// What it is worth at the end.
    pub bottom: Bottom,
    /// How sure we are of it.
    pub confidence: Confidence,
}

/// A building tile.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BuildingData {
    /// Its id.
    pub id: String,
    /// What it costs.
    pub price: Price,
    /// SA-27: the printed points of a fixed price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// How sure we are of it.
    pub confidence: Confidence,
}

/// What a card or building costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Price {
    /// SA-27: these pieces.
    Fixed(Resources),
    /// SA-28: so many pieces of so many different kinds.
    Kinds {
        /// How many pieces.
        amount: u8,
        /// How many kinds.
        kinds: u8,
    },
    /// SA-24 (least = most), SA-29: any pieces, at least and at most so many.
    Free {
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
}

/// Places, limits per number of players and the small tables of the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Board {
    /// SA-1: what a tribe begins with.
    pub start: Start,
    /// How far things go.
    pub limits: Limits,
    /// SA-9: how many figures a place holds.
    pub slots: Slots,
    /// SA-22, SA-23: how many pips make one piece.
    pub divisor: Divisors,
    /// What depends on the number of players.
    pub players: Vec<Table>,
}

/// SA-1: what a tribe begins with.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Start {
    pub figures: u8,
    pub food: u16,
}

/// How far things go.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Limits {
    pub figures: u8,
    pub food_track: u8,
    pub rounds: u8,
    pub hunger_penalty: u8,
}

/// SA-9: how many figures a place holds.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the places are named as on the board")]
pub struct Slots {
    pub tool_maker: u8,
    pub hut: u8,
    pub field: u8,
    pub forest: u8,
    pub clay_pit: u8,
    pub quarry: u8,
    pub river: u8,
}

/// SA-22, SA-23: how many pips make one piece; for resources also its points in a building.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Divisors {
    pub food: u8,
    pub wood: u8,
    pub brick: u8,
    pub stone: u8,
    pub gold: u8,
}

impl Divisors {
    /// Pips for one piece.
    pub fn of(self, good: Good) -> u8 {
        match good {
            Good::Food => self.food,
            Good::Wood => self.wood,
            Good::Brick => self.brick,
            Good::Stone => self.stone,
            Good::Gold => self.gold,
        }
    }

    /// SA-27 to SA-29: what resources are worth in a building.
    pub fn value(self, resources: Resources) -> u16 {
        let worth = |resource: Resource| resources[resource] * u16::from(self.of(resource.good()));
        worth(Resource::Wood) + worth(Resource::Brick) + worth(Resource::Stone) + worth(Resource::Gold)
    }
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Table {
    /// How many players.
    pub players: u8,
    /// SA-4: how many stacks of buildings.
    pub stacks: u8,
    /// SA-16, SA-17: how many village places may be taken in a round.
    pub village_places: u8,
    /// SA-16, SA-17: how many tribes may stand on a resource area.
    pub tribes_per_area: u8,
}

/// The items of a file that corrects or extends the printed set.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Items {
    card: Vec<CardData>,
    building: Vec<BuildingData>,
}

/// The files of the printed game.
pub fn sources() -> Vec<Source> {
    vec![
        Source::new(CARDS, include_str!("../data/civilization-cards.toml")),
        Source::new(BUILDINGS, include_str!("../data/buildings.toml")),
        Source::new(BOARD, include_str!("../data/board.toml")),
    ]
}

impl Data {
    /// The components of the printed game.
    ///
    /// # Panics
    /// Never: a test reads the files that are compiled in.
    pub fn printed() -> Data {
        Data::load(&sources()).expect("the files compiled in are valid")
    }

    /// Reads the game's own files, then lays corrections over them.
    pub fn load(sources: &[Source]) -> Result<Data, DataError> {
        let (mut items, mut board) = (Items::default(), None);
        for source in sources {
            if source.file == BOARD {
                board = Some(source.read::<Board>()?);
                continue;
            }
            let read: Items = source.read()?;
            check_unique(&source.file, read.card.iter().map(|card| card.id.as_str()))?;
            check_unique(&source.file, read.building.iter().map(|tile| tile.id.as_str()))?;
            read.card.iter().try_for_each(|card| check_card(&source.file, card))?;
            data::overlay(&mut items.card, read.card, |card| &card.id);
            let divisor = Divisors { food: 2, wood: 3, brick: 4, stone: 5, gold: 6 };
            read.building.iter().try_for_each(|tile| check_building(&source.file, tile, divisor))?;
            data::overlay(&mut items.building, read.building, |building| &building.id);
            if source.file == CARDS {
                DataError::count(CARDS, "card", items.card.len(), CARDS_IN_BOX)?;
            } else if source.file == BUILDINGS {
                DataError::count(BUILDINGS, "building", items.building.len(), BUILDINGS_IN_BOX)?;
            }
        }
        let board = board.ok_or_else(|| DataError::file(BOARD, "it is missing"))?;
        check_board(&board)?;
        let last = sources.last().map_or(CARDS, |source| source.file.as_str());
        let tools = items.card.iter().map(|card| match card.top {
            Top::OneUseTool(value) => u16::from(value),
            _ => 0,
        });
        if tools.sum::<u16>() > MOST_ONE_USE_TOOLS {
            return Err(DataError::file(last, format!("one-use tools of more than {MOST_ONE_USE_TOOLS} in all")));
        }
        if items.card.len() > CardSet::CAPACITY || items.building.len() > BuildingSet::CAPACITY {
            return Err(DataError::file(last, "a set has at most 64 cards and 64 buildings"));
        }
        let names = Names::new(vec![
            items.card.iter().map(|card| card.id.clone()).collect(),
            items.building.iter().map(|building| building.id.clone()).collect(),
        ]);
        Ok(Data { card: items.card, building: items.building, board, names })
    }

    /// All components as a list for people.
    pub fn components(&self) -> Vec<Component> {
        let cards = self.card.iter().map(|card| component("card", &card.id, card, card.confidence));
        let tiles = self.building.iter().map(|tile| component("building", &tile.id, tile, tile.confidence));
        cards.chain(tiles).collect()
    }

    /// A card's data.
    pub fn card(&self, card: Card) -> &CardData {
        &self.card[card.index()]
    }

    /// A building's data.
    pub fn building(&self, building: Building) -> &BuildingData {
        &self.building[building.index()]
    }
}

fn component(kind: &'static str, id: &str, data: &impl Serialize, confidence: Confidence) -> Component {
    let mut data = serde_json::to_value(data).expect("components are JSON");
    if let Some(fields) = data.as_object_mut() {
        fields.remove("id");
        fields.remove("confidence");
    }
    Component { kind, id: id.into(), copies: 1, data, confidence }
}

/// A file names an item once; a later file may correct it.
fn check_unique<'a>(file: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), DataError> {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            return Err(DataError::item(file, id, "it is there twice"));
        }
    }
    Ok(())
}

fn check_card(file: &str, card: &CardData) -> Result<(), DataError> {
    let wrong = |message: &str| Err(DataError::item(file, &card.id, message));
    match card.top {
        Top::Roll { dice, .. } if !(1..=7).contains(&dice) => wrong("a roll has 1 to 7 dice"),
        Top::AnyResources(count) if !(1..=9).contains(&count) => wrong("1 to 9 resources of choice"),
        Top::OneUseTool(value) if !(1..=9).contains(&value) => wrong("a one-use tool has a value of 1 to 9"),
        Top::Gain(goods) if goods.total() == 0 => wrong("it gains nothing"),
        Top::DicePick
        | Top::Gain(_)
        | Top::Points(_)
        | Top::Roll { .. }
        | Top::Tool
        | Top::FoodTrack
        | Top::ExtraCard
        | Top::OneUseTool(_)
        | Top::AnyResources(_) => match card.bottom {
            Bottom::People { figures: 0, .. } => wrong("no figures on the bottom half"),
            Bottom::People { .. } | Bottom::Symbol { .. } => Ok(()),
        },
    }
}

fn check_building(file: &str, tile: &BuildingData, divisor: Divisors) -> Result<(), DataError> {
    let wrong = |message: String| Err(DataError::item(file, &tile.id, message));
    match (tile.price, tile.points) {
        (Price::Fixed(cost), Some(points)) if cost.total() > 0 => {
            let worth = divisor.value(cost);
            if worth == u16::from(points) {
                Ok(())
            } else {
                wrong(format!("{points} points for a price worth {worth}"))
            }
        }
        (Price::Fixed(_), _) => wrong("a fixed price has pieces and printed points".into()),
        (Price::Kinds { .. } | Price::Free { .. }, Some(_)) => wrong("only a fixed price has printed points".into()),
        (Price::Kinds { amount, kinds }, None) => {
            let possible = (1..=4).contains(&kinds) && kinds <= amount && amount <= 20;
            if possible { Ok(()) } else { wrong(format!("{amount} pieces of {kinds} kinds cannot be")) }
        }
        (Price::Free { min, max }, None) => {
            let possible = 1 <= min && min <= max && max <= 20;
            if possible { Ok(()) } else { wrong(format!("{min} to {max} pieces cannot be")) }
        }
    }
}

fn check_board(board: &Board) -> Result<(), DataError> {
    for (row, players) in board.players.iter().zip(2u8..) {
        if row.players != players || row.stacks as usize > STACKS {
            return Err(DataError::item(BOARD, "players", "rows for 2, 3 and 4 players with at most 4 stacks"));
        }
    }
    DataError::count(BOARD, "players", board.players.len(), 3)?;
    let figures = board.start.figures..=board.limits.figures;
    if figures.is_empty() || board.start.figures == 0 || usize::from(board.limits.figures) > MOST_FIGURES {
        return Err(DataError::item(
            BOARD,
            "figures",
            format!("1 to {MOST_FIGURES}, at the start no more than at most"),
        ));
    }
    let divisor = board.divisor;
    if [divisor.food, divisor.wood, divisor.brick, divisor.stone, divisor.gold].contains(&0) {
        return Err(DataError::item(BOARD, "divisor", "a divisor is at least 1"));
    }
    Ok(())
}

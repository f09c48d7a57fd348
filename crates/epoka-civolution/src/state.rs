//! What lies on the table.

use std::ops::{Deref, DerefMut};

use epoka_core::{BySeat, Seat, Seats, component, pile::Pile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use crate::{
    doing::{Doing, Fed, Moved},
    list::{CardSet, Display, Holders},
};
use crate::{
    effect::{Deck, Die, Mods, Stock, Track, Trait},
    list::List,
    open_set,
    task::Task,
    vici::Vici,
};

component!(
    /// A territory of the continent.
    Territory, u8, 0
);
component!(
    /// An area.
    Area, u8, 1
);
component!(
    /// A material: three of each land terrain, by storage row.
    Material, u8, 2
);
component!(
    /// A module of the console: 15 main ones, 6 traits, Dream.
    Module, u8, 3
);
component!(
    /// A research card.
    Card, u8, 4
);
component!(
    /// A goal chip.
    Goal, u8, 5
);
component!(
    /// An income chip.
    Income, u8, 6
);
component!(
    /// An attribute chip.
    Attribute, u8, 7
);
component!(
    /// An event.
    EventCard, u8, 8
);
component!(
    /// A start-marker card.
    StartMarkers, u8, 9
);
component!(
    /// A start-chip card.
    StartChip, u8, 10
);
component!(
    /// A scoring tile.
    ScoringTile, u8, 11
);
component!(
    /// A tile of the continent.
    Tile, u8, 12
);

open_set!(
    /// A set of territories.
    TerritorySet of Territory in u32
);
open_set!(
    /// A set of areas.
    AreaSet of Area in u32
);
open_set!(
    /// A set of goal chips.
    GoalSet of Goal in u128
);
open_set!(
    /// A set of income chips.
    IncomeSet of Income in u32
);
open_set!(
    /// A set of attribute chips.
    AttributeSet of Attribute in u16
);
open_set!(
    /// A set of start-marker cards.
    MarkersSet of StartMarkers in u16
);

/// How many territories there are.
pub const TERRITORIES: usize = 22;
/// How many slots for areas.
pub const SLOTS: usize = 24;
/// How many materials.
pub const MATERIALS: usize = 18;
/// How many main modules: the first so many.
pub const MAIN: usize = 15;
/// How many modules.
pub const MODULES: usize = 22;
/// How many research cards.
pub const CARDS: usize = 160;
/// How many research cards a deck has.
pub const DECK: usize = 32;
/// How many columns the matrix has.
pub const COLUMNS: usize = 9;
/// CVL-A2: how many items a matrix holds.
pub const ITEMS: usize = 96;
/// How many building grounds: six areas and the large water.
pub const GROUNDS: usize = 7;
/// How many goal chips a goal zone holds.
pub const ZONE: usize = 24;
/// How many dice one roll can have.
pub const ROLL: usize = 16;

/// All of the table: what lies open, and what does not.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// Which territories touch which: follows from the tiles.
    pub adjacent: [TerritorySet; TERRITORIES],
    /// Which area slots a territory touches, as bits: follows from the tiles.
    pub touches: [u32; TERRITORIES],
    /// The face-down stacks of research cards.
    pub decks: [Pile<DECK>; 5],
    /// The cards in the hands.
    pub hands: BySeat<CardSet>,
    /// Who knows where a card in a hand is.
    pub seen: [Seats; CARDS],
    /// CVL-147: the cards among which the seat that is asked keeps some.
    pub drawn: CardSet,
    /// CVL-33: the start-marker cards seats may choose from.
    pub dealt: BySeat<MarkersSet>,
    /// CVL-33: what seats have chosen in secret.
    pub picked: BySeat<Option<u8>>,
}

impl Deref for State {
    type Target = Open;
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Open {
    /// The era, from 1; 0 while the table is laid.
    pub era: u8,
    /// Who has the starting monolith.
    pub first: Seat,
    /// Where the tiles lie.
    pub tiles: [Placement; 8],
    /// CVL-25: the way the frame is filled, by number, while the table is laid.
    pub tiling: u16,
    /// The territories.
    pub lands: [Land; TERRITORIES],
    /// The areas turned up, by slot.
    pub areas: [Option<Area>; SLOTS],
    /// The areas that lie face down.
    pub hidden_areas: AreaSet,
    /// CVL-85: territories with a hunting token.
    pub hunted: TerritorySet,
    /// The events so far, the present one last.
    pub events: List<EventCard, 4>,
    /// The scoring tiles of the eras still to come, the next first.
    pub era_tiles: List<ScoringTile, 4>,
    /// The scoring tiles in the final scoring.
    pub final_tiles: List<ScoringTile, 3>,
    /// The weather space, from 1 (hot) to 5 (cold).
    pub weather: u8,
    /// The goal chips on display.
    pub goals: Display<Goal, 6>,
    /// The goal chips in the bag.
    pub goal_bag: GoalSet,
    /// The income chips on display.
    pub incomes: Display<Income, 3>,
    /// The income chips in the bag.
    pub income_bag: IncomeSet,
    /// The attribute chips on display.
    pub attributes: Display<Attribute, 3>,
    /// The attribute chips in the bag.
    pub attribute_bag: AttributeSet,
    /// Activation and fate dice on display.
    pub dice: [u8; 2],
    /// CVL-36: start-chip cards and their goal chips on offer.
    pub starts: List<Start, 5>,
    /// CVL-60: how many Resets the phase marker has counted in this era.
    pub resets: u8,
    /// CVL-67: whether the last round of the action phase is played.
    pub final_round: bool,
    /// The face-up stacks, the top card last.
    pub face_up: [List<Card, DECK>; 5],
    /// What the seats have.
    pub civs: BySeat<Civ>,
    /// What was done in the turn that is being played.
    pub doing: Doing,
    /// The dice of the roll that is being used.
    pub roll: List<u8, ROLL>,
    /// What the game still owes, the next last.
    pub tasks: List<Task, 64>,
    /// CVL-200: what V.I.C.I. has beside her civilization, if she plays.
    pub vici: Option<Vici>,
    /// Whether the game has ended.
    pub over: bool,
}

/// Where a tile lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Placement {
    /// The column of its upper-left cell.
    pub x: u8,
    /// The row of its upper-left cell.
    pub y: u8,
    /// Clockwise quarter turns.
    pub turns: u8,
}

/// A start-chip card on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// The card.
    pub chip: StartChip,
    /// The goal chip on it.
    pub goal: Goal,
}

/// A territory: who lives there and what was built or found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Land {
    /// The tribe on the bonfire camp.
    pub fire: Option<Tribe>,
    /// The tribes on ordinary camps and in the wilderness, by seat.
    pub folk: BySeat<Folk>,
    /// The storage row of its material, from 1, once the token is turned up; 0 before.
    pub token: u8,
    /// Whose farm is there.
    pub farm: Option<Seat>,
}

/// A tribe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tribe {
    /// Whose.
    pub seat: Seat,
    /// Whether it lies.
    pub weak: bool,
}

/// The tribes of a seat in a territory, the strong ones first, then the weak ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Folk {
    /// On ordinary camps.
    pub camp: [u8; 2],
    /// In the wilderness.
    pub wild: [u8; 2],
}

/// Where in a territory a tribe is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// On the bonfire camp.
    Fire,
    /// On another camp.
    Camp,
    /// In the wilderness.
    Wild,
    /// In a boat.
    Boat,
}

impl Spot {
    /// All places a tribe can be.
    pub const ALL: [Spot; 4] = [Spot::Fire, Spot::Camp, Spot::Wild, Spot::Boat];
}

/// Where an own tribe is, and how it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Place {
    /// The territory.
    pub territory: Territory,
    /// Where in it.
    pub spot: Spot,
    /// Whether the tribe lies.
    pub weak: bool,
}

/// What a seat has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Civ {
    /// Markers in the supply.
    pub supply: u8,
    /// Food, money, ideas and focus.
    pub stock: [u8; 4],
    /// Planning markers by die space.
    pub planning: [u8; 6],
    /// Trait markers.
    pub traits: [u8; 6],
    /// Stored materials.
    pub stored: [u8; MATERIALS],
    /// Raw materials on territories.
    pub raw: [u8; TERRITORIES],
    /// Activation dice on their spaces.
    pub dice: [u8; 6],
    /// Activation dice below the console.
    pub used: u8,
    /// Fate dice.
    pub fate: u8,
    /// Reset markers on top of their columns.
    pub resets: u8,
    /// The levels of the main modules, from 1.
    pub levels: [u8; MAIN],
    /// The spaces on the five tracks.
    pub tracks: [u8; 5],
    /// The space on the favor track, from 1.
    pub favor: u8,
    /// Points by where they came from.
    pub ledger: Ledger,
    /// The boats.
    pub boats: [Boat; 2],
    /// Monuments by building ground.
    pub monuments: [u8; GROUNDS],
    /// Where the settlements stand, by number.
    pub settlements: [Option<u8>; 4],
    /// How many own tribes a territory has, boats included: follows from the rest.
    pub here: [u8; TERRITORIES],
    /// The goal zone: chips and their spaces; of a space the last is on top.
    pub zone: List<ZoneGoal, ZONE>,
    /// The matrix.
    pub items: List<Placed, ITEMS>,
    /// The next free row of each column, from 1.
    pub heights: [u8; COLUMNS],
    /// In the goal column, the next free row of the left and the right half.
    pub halves: [u8; 2],
    /// What a column belongs to.
    pub columns: [Option<Kind>; COLUMNS],
    /// CVL-103: whether the row tiles 4 and 5 are active.
    pub rows: [bool; 2],
    /// CVL-144: whether the bonuses of rows 1 and 2 were given.
    pub full: [bool; 2],
    /// CVL-A1: turns in this action phase.
    pub turns: u8,
    /// The cards and attribute chips of the matrix whose abilities are in force: follows from the items.
    #[serde(skip)]
    pub able: Holders,
    /// What the abilities change.
    #[serde(skip)]
    pub mods: Mods,
    /// Whether the ability that works once per era has worked.
    pub era_used: bool,
}

/// A boat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Boat {
    /// The water it is on.
    pub at: Option<Territory>,
    /// Markers in its notch.
    pub cargo: u8,
    /// Strong and weak tribes in it.
    pub crew: [u8; 2],
}

/// A chip in the goal zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ZoneGoal {
    /// The space, from 0.
    pub space: u8,
    /// The chip.
    pub goal: Goal,
}

/// Something in the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Placed {
    /// What.
    pub item: Item,
    /// Its column, from 0.
    pub column: u8,
    /// Its row, from 1.
    pub row: u8,
}

/// What can lie in a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Item {
    Card { card: Card },
    Goal { goal: Goal },
    Income { income: Income },
    Start { chip: StartChip },
    Attribute { attribute: Attribute },
}

/// What a column can belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Invention,
    Mutation,
    Knowledge,
    Building,
    Achievement,
    Goals,
    Attributes,
}

impl From<Deck> for Kind {
    fn from(deck: Deck) -> Kind {
        match deck {
            Deck::Invention => Kind::Invention,
            Deck::Mutation => Kind::Mutation,
            Deck::Knowledge => Kind::Knowledge,
            Deck::Building => Kind::Building,
            Deck::Achievement => Kind::Achievement,
        }
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Line {
    Map,
    Modules,
    Cards,
    Chips,
    Tracks,
    Tribes,
    Events,
    Eras,
    Monuments,
    Final,
    Matrix,
}

impl Line {
    /// The names of all, in order.
    pub const NAMES: [&'static str; 11] = [
        "map",
        "modules",
        "cards",
        "chips",
        "tracks",
        "tribes",
        "events",
        "eras",
        "monuments",
        "final-scoring",
        "matrix",
    ];
}

/// Points by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Ledger(pub [i16; 11]);

impl Ledger {
    /// The score track.
    pub fn total(self) -> i16 {
        let sum: i16 = self.0.iter().sum();
        if crate::rules::CVL_196.in_force() { sum } else { sum % 100 }
    }
}

impl Civ {
    /// Markers of a kind.
    pub const fn has(&self, stock: Stock) -> u8 {
        self.stock[stock as usize]
    }

    /// All tribes on the map.
    pub fn tribes(&self) -> u8 {
        self.here.iter().sum()
    }

    /// The territories with an own tribe.
    pub fn presence(&self) -> TerritorySet {
        let mut set = TerritorySet::default();
        for (number, &count) in self.here.iter().enumerate() {
            set.0 |= u32::from(count > 0) << number;
        }
        set
    }

    /// The own boat on a water.
    pub fn boat_at(&self, water: Territory) -> Option<usize> {
        self.boats.iter().position(|boat| boat.at == Some(water))
    }

    /// The level of a main module.
    pub fn level(&self, module: Module) -> u8 {
        self.levels.get(module.index()).copied().unwrap_or(1)
    }

    /// CVL-190: how many upgrades were made.
    pub fn upgrades(&self) -> u8 {
        self.levels.iter().map(|level| level.saturating_sub(1)).sum()
    }

    /// Settlements built.
    pub fn settled(&self) -> u8 {
        self.settlements.iter().flatten().count() as u8
    }

    /// Own dice of a kind.
    pub fn dice_of(&self, die: Die) -> u8 {
        match die {
            Die::Activation => self.dice.iter().sum::<u8>() + self.used,
            Die::Fate => self.fate,
        }
    }

    /// Markers of a trait.
    pub const fn of_trait(&self, of: Trait) -> u8 {
        self.traits[of as usize]
    }

    /// The space on a track.
    pub const fn on_track(&self, track: Track) -> u8 {
        self.tracks[track as usize]
    }
}

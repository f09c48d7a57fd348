//! What lies on the table.

use std::ops::{Index, IndexMut};

use epoka_core::{BySeat, MAX_SEATS, Seat, Tasks, component, set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

component!(
    /// A civilization card.
    Card, u8, 0
);
component!(
    /// A building tile.
    Building, u8, 1
);

/// How many spaces for cards the board has.
pub const SPACES: usize = 4;
/// How many stacks of buildings there are at the most.
pub const STACKS: usize = 4;

/// All of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The round, from 1; 0 while the table is laid.
    pub round: u8,
    /// Who holds the first-player figure.
    pub first: Seat,
    /// Figures on the board.
    pub placed: BySpot<BySeat<u8>>,
    /// The players' boards.
    pub tribes: BySeat<Tribe>,
    /// The cards on display; the first space is the rightmost and costs 1.
    pub display: [Option<Card>; SPACES],
    /// The cards in the deck, in an order that chance decides.
    pub deck: CardSet,
    /// The stacks of buildings.
    pub stacks: [Stack; STACKS],
    /// The tiles nobody has seen: in the stacks or back in the box.
    pub tiles: BuildingSet,
    /// SA-54: a stack was emptied, this round is the last.
    pub last_round: bool,
    /// Who still owes an answer in the feeding phase, and what.
    pub feeding: BySeat<Feeding>,
    /// What the game still owes.
    pub tasks: Tasks<Task, 6>,
    /// Why the game has ended, if it has.
    pub end: Option<End>,
}

/// A player's board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tribe {
    /// Wood, brick, stone and gold.
    pub resources: Resources,
    /// Food, without limit.
    pub food: u16,
    /// The food track, 0 to 10.
    pub track: u8,
    /// The values of the three tool spaces.
    pub tools: [u8; 3],
    /// The tool spaces used this round, as bits.
    pub used: u8,
    /// All figures of the tribe.
    pub figures: u8,
    /// Those on the own board.
    pub home: u8,
    /// Points scored so far.
    pub ledger: Ledger,
    /// All cards bought or drawn.
    pub cards: CardSet,
    /// Of these, the ones kept face up because their top half is still to be used.
    pub face_up: CardSet,
    /// Of these, the ones drawn from the deck that only the owner has seen.
    pub secret: CardSet,
    /// The buildings.
    pub buildings: BuildingSet,
}

impl Tribe {
    /// SA-57, SA-A3: the sum of the tools on the three spaces.
    pub fn tool_value(&self) -> u8 {
        self.tools.iter().sum()
    }

    /// Whether a tool lies ready.
    pub fn is_ready(&self, slot: usize) -> bool {
        self.tools[slot] > 0 && self.used & (1 << slot) == 0
    }
}

/// Points by where they came from while the game was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ledger {
    /// From buildings.
    pub buildings: i16,
    /// From the top halves of cards.
    pub cards: i16,
    /// Lost by hunger, below zero.
    pub hunger: i16,
}

impl Ledger {
    /// The score track.
    pub fn total(self) -> i16 {
        self.buildings + self.cards + self.hunger
    }
}

/// A stack of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stack {
    /// The tile on top, face up.
    pub top: Option<Building>,
    /// How many lie face down under it.
    pub hidden: u8,
}

/// What a seat still owes in the feeding phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Feeding {
    /// Food already paid.
    pub food: u8,
    /// Pieces still missing; 0 if nothing is asked of the seat.
    pub missing: u8,
    /// Resources already paid.
    pub paid: Resources,
    /// Resources of choice still to be taken.
    pub choices: u8,
    /// How many of them are taken.
    pub chosen: u8,
}

/// What the game still owes before play goes on. The last task is resolved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Task {
    /// SA-5: chance picks who begins.
    FirstPlayer,
    /// SA-3, SA-52: chance draws cards for the free spaces.
    FillDisplay,
    /// SA-4, SA-30: chance turns up tiles on these stacks, given as bits.
    TurnUp {
        /// The stacks.
        stacks: u8,
    },
    /// SA-7: a seat places figures.
    Place {
        /// Whose turn.
        seat: Seat,
    },
    /// SA-18: a seat uses figures.
    Use {
        /// Whose turn.
        seat: Seat,
    },
    /// SA-22, SA-23, SA-42: chance rolls dice for goods.
    Roll {
        /// For whom.
        seat: Seat,
        /// What for.
        good: Good,
        /// How many.
        dice: u8,
    },
    /// SA-33: the seat may add tools to its roll.
    AddTools {
        /// Whose roll.
        seat: Seat,
        /// What for.
        good: Good,
        /// What the roll and the tools added so far make.
        pips: u8,
        /// How many tools were added.
        added: u8,
    },
    /// SA-24, SA-28, SA-29: the seat names what it pays with, piece by piece.
    Pay {
        /// Who pays.
        seat: Seat,
        /// For the card or building there.
        spot: Spot,
        /// What is paid so far.
        paid: Resources,
    },
    /// SA-38: chance rolls a die for every player.
    RollForAll {
        /// Who bought the card.
        seat: Seat,
    },
    /// SA-38: a seat takes one of the dice.
    TakeDie {
        /// Whose choice.
        seat: Seat,
        /// How many dice show 1, 2, …, 6.
        dice: [u8; 6],
    },
    /// SA-44: chance draws the extra card.
    DrawExtra {
        /// For whom.
        seat: Seat,
    },
    /// SA-45: the seat takes resources of choice.
    Choose {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
        /// How many it has taken.
        taken: u8,
    },
    /// SA-49: seats short of food decide what to pay with, side by side.
    Feed,
}

/// A place on the board.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    EnumCount,
    VariantArray,
    IntoStaticStr,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the places are named as on the board")]
pub enum Spot {
    Hunt,
    Forest,
    ClayPit,
    Quarry,
    River,
    ToolMaker,
    Hut,
    Field,
    #[serde(rename = "card-1")]
    Card1,
    #[serde(rename = "card-2")]
    Card2,
    #[serde(rename = "card-3")]
    Card3,
    #[serde(rename = "card-4")]
    Card4,
    #[serde(rename = "building-1")]
    Building1,
    #[serde(rename = "building-2")]
    Building2,
    #[serde(rename = "building-3")]
    Building3,
    #[serde(rename = "building-4")]
    Building4,
}

impl Spot {
    /// The space for cards with this number, from 0 on the right.
    pub const fn card(space: usize) -> Spot {
        [Spot::Card1, Spot::Card2, Spot::Card3, Spot::Card4][space]
    }

    /// The stack of buildings with this number, from 0.
    pub const fn building(stack: usize) -> Spot {
        [Spot::Building1, Spot::Building2, Spot::Building3, Spot::Building4][stack]
    }

    /// What kind of place it is.
    pub const fn kind(self) -> Place {
        match self {
            Spot::Hunt => Place::Gather(Good::Food),
            Spot::Forest => Place::Gather(Good::Wood),
            Spot::ClayPit => Place::Gather(Good::Brick),
            Spot::Quarry => Place::Gather(Good::Stone),
            Spot::River => Place::Gather(Good::Gold),
            Spot::ToolMaker | Spot::Hut | Spot::Field => Place::Village,
            Spot::Card1 | Spot::Card2 | Spot::Card3 | Spot::Card4 => Place::Card(self as usize - Spot::Card1 as usize),
            Spot::Building1 | Spot::Building2 | Spot::Building3 | Spot::Building4 => {
                Place::Building(self as usize - Spot::Building1 as usize)
            }
        }
    }
}

/// The kinds of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The hunting ground or a resource area.
    Gather(Good),
    /// Tool maker, hut or field.
    Village,
    /// A space for cards, from 0 on the right.
    Card(usize),
    /// A stack of buildings, from 0.
    Building(usize),
}

/// What is gathered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Good {
    Food,
    Wood,
    Brick,
    Stone,
    Gold,
}

/// What is paid with. Food is not a resource (SA-24).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    VariantArray,
    IntoStaticStr,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Resource {
    #[default]
    Wood,
    Brick,
    Stone,
    Gold,
}

impl Resource {
    /// The resource as a good.
    pub const fn good(self) -> Good {
        match self {
            Resource::Wood => Good::Wood,
            Resource::Brick => Good::Brick,
            Resource::Stone => Good::Stone,
            Resource::Gold => Good::Gold,
        }
    }
}

/// Numbers of wood, brick, stone and gold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Resources {
    pub wood: u16,
    pub brick: u16,
    pub stone: u16,
    pub gold: u16,
}

impl Resources {
    /// How many pieces in all.
    pub fn total(self) -> u16 {
        self.wood + self.brick + self.stone + self.gold
    }

    /// How many different kinds.
    pub fn kinds(self) -> u8 {
        Resource::VARIANTS.iter().filter(|&&resource| self[resource] > 0).count() as u8
    }

    /// The last kind there is any of.
    pub fn last(self) -> Resource {
        Resource::VARIANTS.iter().copied().rfind(|&resource| self[resource] > 0).unwrap_or_default()
    }
}

impl Index<Resource> for Resources {
    type Output = u16;
    #[inline]
    fn index(&self, resource: Resource) -> &u16 {
        match resource {
            Resource::Wood => &self.wood,
            Resource::Brick => &self.brick,
            Resource::Stone => &self.stone,
            Resource::Gold => &self.gold,
        }
    }
}

impl IndexMut<Resource> for Resources {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Wood => &mut self.wood,
            Resource::Brick => &mut self.brick,
            Resource::Stone => &mut self.stone,
            Resource::Gold => &mut self.gold,
        }
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// SA-53: the deck could not fill the display.
    Deck,
    /// SA-54: a stack of buildings was emptied.
    Stack,
    /// SA-59: the round that is always the last.
    Rounds,
}

/// Where points at the end come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Source {
    /// SA-26: buildings.
    Buildings,
    /// SA-41: the top halves of cards.
    Cards,
    /// SA-51: hunger.
    Hunger,
    /// SA-55: resources left.
    Resources,
    /// SA-56: sets of green cards.
    Symbols,
    /// SA-57: farmers.
    Farmers,
    /// SA-57: tool makers.
    ToolMakers,
    /// SA-57: hut builders.
    Builders,
    /// SA-57: shamans.
    Shamans,
}

/// One thing per place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySpot<T>(pub [T; Spot::COUNT]);

impl<T> Index<Spot> for BySpot<T> {
    type Output = T;
    #[inline]
    fn index(&self, spot: Spot) -> &T {
        &self.0[spot as usize]
    }
}

impl<T> IndexMut<Spot> for BySpot<T> {
    #[inline]
    fn index_mut(&mut self, spot: Spot) -> &mut T {
        &mut self.0[spot as usize]
    }
}

set!(
    /// A set of cards.
    CardSet of Card in u64
);
set!(
    /// A set of building tiles.
    BuildingSet of Building in u64
);

impl State {
    /// Whether anybody stands on a place.
    pub fn is_taken(&self, spot: Spot) -> bool {
        self.placed[spot].0 != [0; MAX_SEATS]
    }

    /// How many tribes stand on a place.
    pub fn tribes_at(&self, spot: Spot) -> u8 {
        self.placed[spot].0.iter().map(|&figures| u8::from(figures > 0)).sum()
    }

    /// How many figures stand on a place.
    pub fn figures_at(&self, spot: Spot) -> u8 {
        self.placed[spot].0.iter().sum()
    }
}

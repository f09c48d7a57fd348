//! What lies on the table.

use epoka_core::{ArrayVec, BySeat, MAX_SEATS, Seat, Seats, Tasks, component, names, pile::Pile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

pub use crate::{
    held::{Held, HeldCard},
    tasks::{Line, Task},
};
use crate::{
    rules::{CCG_4, CCG_9, CCG_A11},
    words::{Era, Flank, Phase, Set, Type},
};

component!(
    /// A card, by its number among all cards.
    Card, u16, 0
);

/// CCG-20: the cards of a library.
pub const LIBRARY: usize = 60;
/// CCG-21: the terrains and resources of an atlas.
pub const ATLAS: usize = 15;
/// The terrains a civilization can have: the atlas and the capital.
pub const TERRAINS: usize = ATLAS + 1;
/// The units there can be: nobody has more units and units under construction than the cap, which is the number of
/// terrains and what cards add.
pub const UNITS: usize = 72;
/// How many uses of effects in a turn may be counted.
pub const USES: usize = 8;
/// How many effects may come at once, at the start of a phase or on completion.
pub const AT_ONCE: usize = 16;
/// The events that can wait for each other: the first, and every card that cancels one.
pub const ANNOUNCED: usize = 64;

/// All of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// CCG-122: the round, from 1; 0 while the table is laid.
    pub round: u16,
    /// CCG-25: who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase of that turn.
    pub phase: Phase,
    /// Who has not lost.
    pub playing: Seats,
    /// What the seats have.
    pub realms: BySeat<Realm>,
    /// All units in play, by their place in this list.
    pub units: [Unit; UNITS],
    /// Which places of that list are taken.
    pub live: u128,
    /// What happened in the turn that is being played.
    pub turn: TurnState,
    /// The move or attack that is being made.
    pub venture: Venture,
    /// What is being chosen for a card.
    pub choice: Choice,
    /// Events that were announced and wait, the last on top; the first has the choices.
    pub announced: ArrayVec<Announced, ANNOUNCED>,
    /// What the game still owes.
    pub tasks: Tasks<Task, 32>,
    /// How the game ended.
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Ended {
    /// CCG-118: by prosperity of this seat.
    Prosperity(Seat),
    /// CCG-119: by conquest of this seat.
    Conquest(Seat),
    /// CCG-122: after the last round.
    Limit,
}

/// A place on the map: a terrain by whose it is and its number there; 0 is the capital.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Place {
    /// Whose terrain.
    pub seat: Seat,
    /// Its number.
    pub slot: u8,
}

impl Place {
    /// The capital of a seat.
    pub const fn capital(seat: Seat) -> Place {
        Place { seat, slot: 0 }
    }

    /// Whether it is a capital.
    #[inline]
    pub const fn is_capital(self) -> bool {
        self.slot == 0
    }
}

/// A place and the terrain that lies there when something happens at it: numbers are used again, a log is not written again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Site {
    /// Whose terrain.
    pub seat: Seat,
    /// Its number; 0 is the capital.
    pub slot: u8,
    /// The card.
    pub card: Option<Card>,
}

/// What a seat has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Realm {
    /// The numbers of the terrains from left to right, the capital among them.
    pub line: ArrayVec<u8, TERRAINS>,
    /// The terrains by number.
    pub terrains: [Terrain; TERRAINS],
    /// Buildings, projects and events in play.
    pub items: ArrayVec<Item, LIBRARY>,
    /// Completed inventions, as bits by number within their kind.
    pub inventions: u128,
    /// The hand.
    pub hand: Held<LIBRARY>,
    /// The library; what has a fixed place its owner has seen.
    pub library: Pile<LIBRARY>,
    /// The discard pile, sorted: it is open and its order means nothing.
    pub discard: ArrayVec<Card, { LIBRARY + ATLAS }>,
    /// Terrains and resources not in play.
    pub atlas: Held<ATLAS>,
    /// The food stock.
    pub food: u16,
    /// CCG-94: the era reached.
    pub era: Stride,
    /// How many turns it has begun.
    pub turns: u8,
    /// Effects used in this turn: card and place among its effects.
    pub used: ArrayVec<(Card, u8), USES>,
}

/// An era with a default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stride(pub Era);

impl Default for Stride {
    fn default() -> Stride {
        Stride(Era::Initial)
    }
}

/// A terrain or capital in play.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Terrain {
    /// The card; nothing for a number not in use.
    pub card: Option<Card>,
    /// The resource on it.
    pub resource: Option<Card>,
    /// CCG-5.
    pub exhausted: bool,
    /// Damage on a capital.
    pub damage: u8,
    /// Types that other cards add.
    pub added: Set<Type>,
}

/// A building, a project or an event in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Item {
    /// The card.
    pub card: Card,
    /// What it is.
    pub form: Form,
    /// Where a building stands, something is built, or what an event has chosen.
    pub place: Option<Place>,
    /// Stage or time markers.
    pub markers: u8,
    /// Damage on a building.
    pub damage: u8,
    /// The player an event has chosen.
    pub against: Seats,
    /// The resource an event gives access to.
    pub access: Access,
}

/// A resource that is chosen, or none: in JSON its id, or null.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access(u8);

impl Access {
    /// No resource.
    pub const NONE: Access = Access(0);
    /// The place of resources among the game's names.
    pub const KIND: usize = 2;

    /// The resource with this number within its kind.
    pub const fn to(bit: u8) -> Access {
        Access(bit + 1)
    }

    /// It as bits by number within the kind.
    pub const fn bits(self) -> u32 {
        if self.0 == 0 { 0 } else { 1 << (self.0 - 1) }
    }
}

impl Serialize for Access {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = self.0.checked_sub(1);
        match number {
            Some(number) => names::with_id(Access::KIND, number.into(), |id| id.serialize(serializer)),
            None => serializer.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for Access {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Access, D::Error> {
        let Some(id) = Option::<String>::deserialize(deserializer)? else { return Ok(Access::NONE) };
        let number = names::number(Access::KIND, &id);
        number
            .map(|number| Access::to(number as u8))
            .ok_or_else(|| serde::de::Error::custom("there is no such resource"))
    }
}

impl JsonSchema for Access {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Access".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Option::<String>::json_schema(generator)
    }
}

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// A completed building or wonder.
    Building,
    /// A building, unit or invention that is not finished.
    Project,
    /// A long-term or permanent event.
    Event,
}

/// A unit in play.
#[expect(clippy::struct_excessive_bools, reason = "each of them is a fact of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Unit {
    /// The card.
    pub card: Card,
    /// Who brought it.
    pub owner: Seat,
    /// Who uses it.
    pub seat: Seat,
    /// Where it stands.
    pub place: Place,
    /// CCG-5.
    pub exhausted: bool,
    /// Whether it has moved in this turn.
    pub moved: bool,
    /// CCG-67: whether it must go home in this phase.
    pub homebound: bool,
    /// Whether an event lets it cross a border after moving.
    pub crosses: bool,
    /// Points of movement spent.
    pub spent: u8,
    /// Points spent that count only inside the own civilization.
    pub roads: u8,
    /// Points that events have added for this turn.
    pub march: u8,
    /// CCG-84.
    pub damage: u8,
    /// Strength added for this combat.
    pub strength: i8,
    /// Toughness added for this combat.
    pub toughness: i8,
}

impl Unit {
    /// CCG-9: whether it is on a terrain that is not of its controller's civilization.
    #[inline]
    pub fn is_abroad(&self) -> bool {
        self.place.seat != self.seat && CCG_9.in_force()
    }

    /// A place of the list that is not in use.
    pub const NONE: Unit = Unit {
        card: Card(0),
        owner: Seat::at(0),
        seat: Seat::at(0),
        place: Place::capital(Seat::at(0)),
        exhausted: false,
        moved: false,
        homebound: false,
        crosses: false,
        spent: 0,
        roads: 0,
        march: 0,
        damage: 0,
        strength: 0,
        toughness: 0,
    };
}

/// What happened in the turn that is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TurnState {
    /// Production available.
    pub production: u8,
    /// Taxes available.
    pub tax: u8,
    /// CCG-57: production for buildings and wonders alone.
    pub for_buildings: u8,
    /// Production for units alone.
    pub for_units: u8,
    /// Taxes for inventions alone.
    pub for_inventions: u8,
    /// Discoveries made.
    pub explored: u8,
    /// Paid draws made.
    pub paid_draws: u8,
    /// What events have changed about the price of discoveries.
    pub explore_price: i8,
    /// Discoveries that events have added.
    pub explores: u8,
    /// Units that need no upkeep by a limited effect.
    pub supplied: u8,
    /// Whose hands were looked at: everybody sees that, though not the cards.
    pub looked: Seats,
}

/// A move or attack that is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Venture {
    /// Where to.
    pub place: Place,
    /// CCG-86: the building attacked, if one is.
    pub building: Option<Card>,
    /// Who takes part.
    pub units: u128,
    /// CCG-76: those of them that are carried.
    pub carried: u128,
    /// Who defends, in an attack.
    pub defenders: u128,
    /// Who has struck.
    pub struck: u128,
    /// Who is destroyed in this step.
    pub fallen: u128,
    /// Destroyers that have chosen what to hit, units named to profit from the effect being given out, or to enter, and before any
    /// venture those named to be fed.
    pub chosen: u128,
    /// Strength added to the capital for this combat.
    pub strength: i8,
    /// Toughness added to the capital for this combat.
    pub toughness: i8,
}

impl Default for Venture {
    fn default() -> Venture {
        Venture {
            place: Place::capital(Seat::at(0)),
            building: None,
            units: 0,
            carried: 0,
            defenders: 0,
            struck: 0,
            fallen: 0,
            chosen: 0,
            strength: 0,
            toughness: 0,
        }
    }
}

/// What is being chosen for a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Choice {
    /// Which effect of several.
    pub mode: Option<u8>,
    /// Which opponent.
    pub player: Option<Seat>,
    /// Which terrain.
    pub ground: Option<Place>,
    /// Which things, sorted: the order in which they are named means nothing.
    pub targets: [Option<Target>; 3],
}

impl Choice {
    /// The things chosen.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        self.targets.into_iter().flatten()
    }

    /// Chooses one more thing.
    ///
    /// # Panics
    /// If three are chosen already.
    pub fn add(&mut self, target: Target) {
        let free = self.targets.iter().position(Option::is_none).expect("there is room for what is chosen");
        self.targets[free] = Some(target);
        self.targets[..=free].sort_unstable();
    }
}

/// A thing that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Target {
    Unit { unit: u8 },
    Capital { seat: Seat },
    Building { place: Place, card: Card },
    Project { seat: Seat, place: Option<Place>, card: Card },
    Terrain { place: Place },
    Invention { seat: Seat, card: Card },
    Resource { place: Place },
    Event { seat: Seat, card: Card, markers: u8 },
}

impl Target {
    /// Whose it is.
    pub fn seat(self, state: &State) -> Seat {
        match self {
            Target::Unit { unit } => state.units[usize::from(unit)].seat,
            Target::Building { place, .. } | Target::Terrain { place } | Target::Resource { place } => place.seat,
            Target::Capital { seat }
            | Target::Project { seat, .. }
            | Target::Invention { seat, .. }
            | Target::Event { seat, .. } => seat,
        }
    }
}

/// An event that was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Announced {
    /// Who plays it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Whether it was cancelled.
    pub cancelled: bool,
}

/// The places of bits.
pub fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let at = set.trailing_zeros() as usize;
            set &= set - 1;
            at
        })
    })
}

impl State {
    /// The terrain at a place.
    #[inline]
    pub fn terrain(&self, place: Place) -> &Terrain {
        &self.realms[place.seat].terrains[usize::from(place.slot) % TERRAINS]
    }

    /// The terrain at a place, to be changed.
    #[inline]
    pub fn terrain_mut(&mut self, place: Place) -> &mut Terrain {
        &mut self.realms[place.seat].terrains[usize::from(place.slot) % TERRAINS]
    }

    /// A place with the terrain that lies there now.
    pub fn site(&self, place: Place) -> Site {
        Site { seat: place.seat, slot: place.slot, card: self.terrain(place).card }
    }

    /// Units in play, with their places in the list.
    #[inline]
    pub fn all_units(&self) -> impl Iterator<Item = (usize, &Unit)> {
        bits(self.live).map(|at| (at, &self.units[at]))
    }

    /// The units at a place, as bits.
    pub fn units_at(&self, place: Place) -> u128 {
        self.all_units().filter(|(_, unit)| unit.place == place).fold(0, |set, (at, _)| set | 1 << at)
    }

    /// CCG-6: whether somebody else's unit stands on a terrain.
    #[inline]
    pub fn is_occupied(&self, place: Place) -> bool {
        self.all_units().any(|(_, unit)| unit.place == place && unit.seat != place.seat)
    }

    /// CCG-4: how many terrains a seat has, the capital and occupied ones included.
    #[inline]
    pub fn terrains(&self, seat: Seat) -> u8 {
        let all = self.realms[seat].line.len() as u8;
        let lost =
            if CCG_A11.in_force() { 0 } else { self.places(seat).filter(|&place| self.is_occupied(place)).count() };
        all - u8::from(!CCG_4.in_force()) - lost as u8
    }

    /// The places of a seat from left to right.
    pub fn places(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Place> {
        self.realms[seat].line.iter().map(move |&slot| Place { seat, slot })
    }

    /// Every place of the map.
    pub fn all_places(&self) -> impl Iterator<Item = Place> {
        Seat::all(MAX_SEATS as u8).flat_map(|seat| self.places(seat))
    }

    /// How many terrains lie on a side of the capital.
    pub fn flank(&self, seat: Seat, flank: Flank) -> usize {
        let line = &self.realms[seat].line;
        let capital = line.iter().position(|&slot| slot == 0).unwrap_or(0);
        match flank {
            Flank::Left => capital,
            Flank::Right => line.len().saturating_sub(capital + 1),
        }
    }
}

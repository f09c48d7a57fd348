//! What lies on the table.

use epoka_core::{ArrayVec, BySeat, MAX_SEATS, Seat, Seats, Tasks, component, pile::Pile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::words::{Era, Flank, Moment, Phase, Set, Type};

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
pub const UNITS: usize = 80;
/// How many effects may count their uses in a turn.
pub const USES: usize = 16;
/// The events that can wait for each other: the first, and every card that cancels one.
pub const ANNOUNCED: usize = 64;

/// All of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// CCG-122: the round, from 1; 0 while the table is laid.
    pub round: u8,
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

/// What a seat has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Realm {
    /// CCG-3: the numbers of the terrains from left to right, the capital among them.
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
    pub discard: ArrayVec<Card, LIBRARY>,
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
    pub player: Option<Seat>,
    /// The resource an event has chosen.
    pub resource: Option<Card>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Unit {
    /// The card.
    pub card: Card,
    /// CCG-7: who brought it.
    pub owner: Seat,
    /// CCG-7: who uses it.
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

/// Cards that their owner sees and others know in part.
///
/// Copies of a card are alike, so what counts is how many of them a seat knows: the first copy is known to whoever
/// knows one, the second to whoever knows two, and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held<const N: usize>(pub ArrayVec<HeldCard, N>);

/// A card that is held, and which other seats know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HeldCard {
    /// The card.
    pub card: Card,
    /// Who knows it beside its owner.
    pub seen_by: Seats,
}

impl<const N: usize> Held<N> {
    /// The copies of a card, and where they begin.
    fn copies(&self, card: Card) -> std::ops::Range<usize> {
        let from = self.0.partition_point(|held| held.card < card);
        from..self.0.partition_point(|held| held.card <= card)
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the card is among them.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0.iter().any(|held| held.card == card)
    }

    /// Every card once, in order.
    pub fn distinct(&self) -> impl Iterator<Item = Card> {
        self.0.chunk_by(|a, b| a.card == b.card).map(|copies| copies[0].card)
    }

    /// Adds a card that these seats know.
    pub fn add(&mut self, card: Card, seen_by: Seats) {
        let copies = self.copies(card);
        self.0.insert(copies.end, HeldCard { card, seen_by: Seats::NONE });
        for seat in seen_by.iter() {
            let unknown = self.0[copies.start..=copies.end].iter_mut().find(|held| !held.seen_by.contains(seat));
            unknown.expect("the new copy is unknown").seen_by.insert(seat);
        }
    }

    /// Takes a card away; who knew of one copy knows of one less.
    pub fn remove(&mut self, card: Card) {
        let copies = self.copies(card);
        assert!(!copies.is_empty(), "a card is taken from where it is");
        self.0.remove(copies.start);
    }

    /// Lets a seat know all of them.
    pub fn show(&mut self, seat: Seat) {
        self.0.iter_mut().for_each(|held| held.seen_by.insert(seat));
    }
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
    /// Destroyers that have chosen what to hit, and units that profit from the effect being given out.
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
    /// Which things.
    pub targets: [Option<Target>; 3],
}

impl Choice {
    /// The things chosen.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        self.targets.into_iter().flatten()
    }
}

/// A thing that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// Which side damage is dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Line {
    Attackers,
    Defenders,
}

/// What the game still owes. The last task is resolved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Task {
    /// CCG-25: a die each, the highest begins.
    FirstPlayer {
        /// Who rolls.
        seats: Seats,
    },
    /// Cards from a library.
    Draw {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A turn begins.
    StartTurn,
    /// CCG-35: what is paid for comes into play.
    Complete,
    /// CCG-36, CCG-39: what is too much is discarded.
    Surplus {
        /// Whose.
        seat: Seat,
    },
    /// CCG-35: what happens on completion.
    Completed {
        /// Of which invention, beside the buildings that have a marker.
        card: Option<Card>,
    },
    /// CCG-40, CCG-41: time passes, the people are unhappy.
    Unrest,
    /// CCG-41: an end terrain is lost.
    LoseTerrain {
        /// By whom.
        seat: Seat,
    },
    /// CCG-42: the units on a terrain that is lost go elsewhere.
    Clear {
        /// Which terrain.
        place: Place,
    },
    /// A phase begins.
    StartPhase {
        /// Which.
        phase: Phase,
    },
    /// What happens at the start of a phase.
    Trigger {
        /// Of which card.
        card: Card,
        /// Which of its effects.
        effect: u8,
    },
    /// CCG-106: seats may play a card or pass, one after the other.
    Window {
        /// What has happened.
        moment: Moment,
        /// Who is asked.
        seat: Seat,
        /// How many have passed in a row.
        passes: u8,
    },
    /// CCG-118: has the active player won?
    Prosperity,
    /// CCG-66: the units abroad are fed, those from this one on.
    Upkeep {
        /// The next unit.
        from: u8,
    },
    /// The active player's own part of a phase.
    Main,
    /// CCG-63: the draw of the end phase.
    EndDraw,
    /// A phase ends.
    EndPhase {
        /// Which.
        phase: Phase,
    },
    /// CCG-65: down to the size of a hand.
    DiscardDown,
    /// CCG-33: the next player's turn.
    NextTurn,
    /// CCG-107: choices for an event.
    Announce {
        /// Who plays it.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// CCG-107: the first announced event takes effect, from this effect on.
    Resolve {
        /// Which effect.
        effect: u8,
    },
    /// An event has taken effect.
    Resolved {
        /// Who played it.
        seat: Seat,
    },
    /// CCG-107: the controller of an event may pay so that it is not cancelled.
    Ransom {
        /// Who.
        seat: Seat,
        /// How much food.
        food: u8,
    },
    /// A card from hand comes into play.
    Deploy {
        /// Whose.
        seat: Seat,
        /// By which card.
        card: Card,
        /// By which of its effects.
        effect: u8,
    },
    /// A terrain without a price.
    FreeTerrain {
        /// Whose.
        seat: Seat,
    },
    /// Cards from the library or the discard pile.
    Search {
        /// Whose.
        seat: Seat,
        /// By which card.
        card: Card,
        /// By which of its effects.
        effect: u8,
        /// How many more.
        left: u8,
    },
    /// How much of an income becomes another.
    Convert {
        /// Whose.
        seat: Seat,
        /// At most so much.
        most: u8,
    },
    /// The top of the library is seen.
    Peek {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// Which of the top cards go to the bottom.
    Sink {
        /// Whose.
        seat: Seat,
        /// How many are still to be looked at.
        left: u8,
        /// How many stay on top.
        kept: u8,
    },
    /// A card of somebody's hand is chosen and discarded.
    Rob {
        /// Who chooses.
        seat: Seat,
        /// Whose hand.
        from: Seat,
    },
    /// CCG-79: who takes part in an attack.
    Muster,
    /// CCG-76: who is carried along.
    Load,
    /// The journey is made.
    Depart,
    /// The attack begins.
    Fight,
    /// CCG-90: who profits from an effect on some units.
    Favour {
        /// On which side of the combat.
        line: Line,
        /// By which of that side's effects, counted.
        nth: u8,
        /// How many units have got it.
        given: u8,
    },
    /// C3: early strikes.
    Early,
    /// C3: the next sniper strikes.
    Snipe,
    /// C3, C4: what destroyers hit.
    AimDestroyers {
        /// Whether only snipers.
        early: bool,
    },
    /// C4: main strikes.
    Strike,
    /// CCG-82: damage is assigned.
    Assign {
        /// Who assigns.
        seat: Seat,
        /// To whom.
        line: Line,
        /// Against air units alone, against others alone, against all.
        pools: [u8; 3],
    },
    /// C5: what is destroyed leaves.
    Bury,
    /// C6: who enters.
    Enter {
        /// The next unit.
        from: u8,
    },
    /// The combat is over.
    Aftermath,
}

impl Task {
    /// The seat that is asked, for a question to one seat other than the active player.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Task::Draw { seat, .. }
            | Task::Surplus { seat }
            | Task::LoseTerrain { seat }
            | Task::Window { seat, .. }
            | Task::Announce { seat, .. }
            | Task::Ransom { seat, .. }
            | Task::Deploy { seat, .. }
            | Task::FreeTerrain { seat }
            | Task::Search { seat, .. }
            | Task::Convert { seat, .. }
            | Task::Peek { seat, .. }
            | Task::Sink { seat, .. }
            | Task::Rob { seat, .. }
            | Task::Assign { seat, .. } => Some(seat),
            Task::Clear { place } => Some(place.seat),
            Task::Resolved { .. }
            | Task::FirstPlayer { .. }
            | Task::StartTurn
            | Task::Complete
            | Task::Completed { .. }
            | Task::Unrest
            | Task::StartPhase { .. }
            | Task::Trigger { .. }
            | Task::Prosperity
            | Task::Upkeep { .. }
            | Task::Main
            | Task::EndDraw
            | Task::EndPhase { .. }
            | Task::DiscardDown
            | Task::NextTurn
            | Task::Resolve { .. }
            | Task::Muster
            | Task::Load
            | Task::Depart
            | Task::Fight
            | Task::Favour { .. }
            | Task::Early
            | Task::Snipe
            | Task::AimDestroyers { .. }
            | Task::Strike
            | Task::Bury
            | Task::Enter { .. }
            | Task::Aftermath => None,
        }
    }
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

    /// CCG-4: how many terrains a seat has, the capital included.
    #[inline]
    pub fn terrains(&self, seat: Seat) -> u8 {
        self.realms[seat].line.len() as u8
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

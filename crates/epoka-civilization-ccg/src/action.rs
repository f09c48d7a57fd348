//! What seats choose, and what then happened.

use epoka_core::{ArrayVec, MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    state::{Card, Place, Site, Target, UNITS},
    words::{Era, Flank, Income, Phase, Victory},
};

/// One click of a seat. A unit is named by its place in the list of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Action {
    /// CCG-44: discover a terrain.
    Discover { card: Card, flank: Flank },
    /// CCG-44: discover a resource.
    Prospect { card: Card, place: Place },
    /// CCG-49: collect an income.
    Collect { place: Place, income: Income },
    /// CCG-51: pay for a card.
    BuyCard,
    /// CCG-52, CCG-53: start a building or unit.
    Build { card: Card, place: Place },
    /// CCG-54: start an invention.
    Invent { card: Card },
    /// CCG-55: pay the next stage of a building or unit.
    Advance { card: Card, place: Place },
    /// CCG-55: pay the next stage of the invention.
    Research,
    /// CCG-57: discard a card for income.
    Burn { card: Card },
    /// CCG-60: discard an own project.
    Abandon { card: Card, place: Option<Place> },
    /// CCG-104: play an event.
    Play { card: Card },
    /// CCG-116: use an ability of a card in play.
    Activate { card: Card },
    /// CCG-68, CCG-70, CCG-71: move a unit.
    Move { unit: u8, to: Place },
    /// CCG-79: attack a terrain.
    Attack { place: Place },
    /// CCG-86: attack a building.
    Raze { place: Place, card: Card },
    /// CCG-76, CCG-79: a unit comes along.
    Join { unit: u8 },
    /// Enough of this.
    Done,
    /// CCG-66: feed this unit.
    Feed { unit: u8 },
    /// CCG-66: feed no more; the other units go home.
    Starve,
    /// CCG-90: this unit profits.
    Favour { unit: u8 },
    /// C4: this attacker hits the units, or a building.
    Aim { building: Option<Card> },
    /// CCG-82: damage goes to this unit.
    Hit { unit: u8 },
    /// C6: this unit enters the terrain.
    Enter { unit: u8 },
    /// C6: the other units stay.
    Stay,
    /// CCG-35: of two copies of a unique card this one is completed.
    Finish { place: Place },
    /// CCG-36: discard a unit.
    Dismiss { unit: u8 },
    /// CCG-36: discard a building.
    Demolish { card: Card },
    /// CCG-30: lose the end terrain of this side.
    Lose { flank: Flank },
    /// CCG-107: which of several effects.
    Choose { option: u8 },
    /// CCG-107: which opponent.
    Against { seat: Seat },
    /// CCG-107: which terrain.
    On { place: Place },
    /// CCG-107: which thing.
    Target { target: Target },
    /// A card from a hand, a library or a discard pile.
    Take { card: Card },
    /// The card goes to the bottom of the library, counted from the top, which is 0.
    Sink { nth: u8 },
    /// The other cards stay on top; the first hand is kept.
    Keep,
    /// Pay so that an event is not cancelled.
    Pay,
    /// CCG-110: of several things that happen at once, what this card says comes first.
    First { card: Card },
    /// CCG-24: a new first hand.
    Redraw,
    /// CCG-106: play nothing now.
    Pass,
    /// Do not.
    Decline,
    /// CCG-123: give up.
    Resign,
}

/// How many of a side of a combat are told one by one: a civilization has no more units than that, and a capital or a building.
pub const SIDE: usize = UNITS / MAX_SEATS + 1;

/// Somebody in a combat, with what it is worth there and can still take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Fighter {
    /// Whose it is.
    pub seat: Seat,
    /// The card of a unit, a capital or a building.
    pub card: Card,
    /// The place in the list of a unit.
    pub unit: Option<u8>,
    /// Its strength.
    pub strength: u8,
    /// The damage that destroys it.
    pub toughness: u8,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
#[expect(clippy::large_enum_variant, reason = "a box would be memory of its own in the inner loop")]
pub enum Event {
    /// Dice for who begins.
    Rolled { seat: Seat, die: u8 },
    /// Who begins.
    FirstPlayer { seat: Seat },
    /// A card is drawn; which, only its owner knows.
    Drew { seat: Seat, card: Option<Card> },
    /// A turn begins.
    TurnBegan { seat: Seat, round: u16 },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// A project comes into play.
    Completed { seat: Seat, card: Card },
    /// A card in play, or from hand, goes to the discard pile.
    Discarded { seat: Seat, card: Card },
    /// Time markers are left on an event.
    Faded { seat: Seat, card: Card, markers: u8 },
    /// Food comes or goes.
    Food { seat: Seat, amount: i16 },
    /// A terrain returns to the atlas.
    TerrainLost { seat: Seat, card: Card },
    /// A terrain is discovered.
    Discovered { seat: Seat, card: Card, price: u8 },
    /// A resource is discovered.
    Prospected { seat: Seat, card: Card, place: Site, price: u8 },
    /// An era is reached.
    EraReached { seat: Seat, era: Era },
    /// An income is collected.
    Collected { seat: Seat, place: Site, income: Income, amount: u8 },
    /// Taxes or production come in another way.
    Gained { seat: Seat, income: Income, amount: u8 },
    /// A project is started.
    Started { seat: Seat, card: Card, place: Option<Site> },
    /// A stage is paid for or given.
    Advanced { seat: Seat, card: Card, markers: u8 },
    /// A card is discarded for income.
    Burned { seat: Seat, card: Card, amount: u8 },
    /// An event is announced.
    Announced { seat: Seat, card: Card },
    /// An event is cancelled.
    Cancelled { seat: Seat, card: Card },
    /// An event stays in play.
    Stays { seat: Seat, card: Card },
    /// Somebody looks at a hand.
    LookedAt { seat: Seat, rival: Seat },
    /// Somebody looks at the top of the own library.
    Peeked { seat: Seat, count: u8 },
    /// A card comes back to a hand.
    Returned { seat: Seat, card: Card },
    /// A search takes a card from a library and shows it to the table; who looks on sees no hands.
    Found { seat: Seat, card: Option<Card> },
    /// A unit abroad is not fed and must go home.
    Homebound { seat: Seat, card: Card, place: Site },
    /// A unit moves.
    Moved { card: Card, from: Site, to: Site },
    /// A move or attack is called off.
    CalledOff { place: Site },
    /// A terrain or building is attacked, by these units.
    Attacked {
        seat: Seat,
        place: Site,
        building: Option<Card>,
        #[schemars(with = "Vec<Card>")]
        cards: ArrayVec<Card, SIDE>,
    },
    /// The combat begins: who fights, and how strong each side is.
    Fought {
        seat: Seat,
        place: Site,
        attack: u16,
        defence: u16,
        #[schemars(with = "Vec<Fighter>")]
        attackers: ArrayVec<Fighter, SIDE>,
        #[schemars(with = "Vec<Fighter>")]
        defenders: ArrayVec<Fighter, SIDE>,
    },
    /// Damage goes to a unit of this seat.
    Hit { seat: Seat, card: Card, unit: u8, damage: u8 },
    /// Damage goes to a capital.
    CapitalHit { seat: Seat, damage: u8 },
    /// Damage goes to a building.
    BuildingHit { place: Site, card: Card, damage: u8 },
    /// A unit or building of this seat is destroyed.
    Destroyed { seat: Seat, card: Card, unit: Option<u8>, place: Site },
    /// A unit changes sides.
    Bribed { seat: Seat, card: Card },
    /// A library is shuffled.
    Shuffled { seat: Seat },
    /// A first hand goes back into the library.
    HandReturned { seat: Seat },
    /// A player has lost.
    Eliminated { seat: Seat },
    /// The game is over, and who has won unless the last round ended it.
    GameOver { by: Victory, seat: Option<Seat> },
}

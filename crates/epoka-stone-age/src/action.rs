//! What seats choose, and what then happened.

use epoka_core::{ArrayVec, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::state::{Building, Card, End, Good, Resource, Resources, Source, Spot};

/// One click of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// SA-7: put figures on a place.
    Place {
        /// Where.
        spot: Spot,
        /// How many.
        figures: u8,
    },
    /// SA-18: use the figures on a place; on a card or building: buy it.
    Use {
        /// Where.
        spot: Spot,
    },
    /// SA-25, SA-30: take the figure back from a card or building without buying.
    Leave {
        /// Where.
        spot: Spot,
    },
    /// SA-33: add a tool to the roll.
    AddTool {
        /// Its value: equal tools are one choice.
        value: u8,
    },
    /// SA-36: add a one-use tool to the roll.
    AddCard {
        /// The card that shows it.
        card: Card,
    },
    /// SA-22, SA-23: take what the roll gives, without more tools.
    Take,
    /// SA-24, SA-28, SA-29, SA-50: give one resource as part of a payment.
    Pay {
        /// Which.
        resource: Resource,
    },
    /// SA-29: enough is paid for a building of free price.
    Build,
    /// SA-38: take a die of the roll for all.
    TakeDie {
        /// What it shows.
        pips: u8,
    },
    /// SA-45: use the card that gives resources of choice.
    UseCard {
        /// The card.
        card: Card,
    },
    /// SA-45: take one resource of choice.
    Choose {
        /// Which.
        resource: Resource,
    },
    /// SA-51: let the tribe go hungry.
    Starve,
}

/// What happened, for logs and animation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// SA-5: lots were drawn.
    FirstPlayer {
        /// Who begins.
        seat: Seat,
    },
    /// SA-3, SA-52: a card was laid on a space.
    CardRevealed {
        /// The space.
        spot: Spot,
        /// The card.
        card: Card,
    },
    /// SA-52: a card slid to the right.
    CardSlid {
        /// The space it is on now.
        spot: Spot,
        /// The card.
        card: Card,
    },
    /// SA-4, SA-30: a tile was turned up.
    BuildingRevealed {
        /// The stack.
        spot: Spot,
        /// The tile.
        building: Building,
    },
    /// SA-6: a round began.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
        /// Who holds the first-player figure.
        seat: Seat,
    },
    /// SA-7: figures were placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// How many.
        figures: u8,
    },
    /// SA-22, SA-23, SA-42: dice were rolled for goods.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What for.
        good: Good,
        /// What they show.
        dice: Dice,
        /// Their sum.
        pips: u8,
    },
    /// SA-33: a tool was added to the roll.
    ToolAdded {
        /// By whom.
        seat: Seat,
        /// Its value.
        value: u8,
    },
    /// SA-36: a one-use tool was added to the roll and is spent.
    CardAdded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// Its value.
        value: u8,
    },
    /// Goods were gained, perhaps none.
    Gained {
        /// By whom.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        amount: u16,
    },
    /// SA-31: the tools after a step; the same as before at the top.
    ToolGained {
        /// By whom.
        seat: Seat,
        /// Their values.
        tools: [u8; 3],
    },
    /// SA-21: the food track after a step; the same as before at the top.
    TrackMoved {
        /// Whose.
        seat: Seat,
        /// Where it is.
        track: u8,
    },
    /// SA-20: the tribe after the hut; as large as before at ten.
    FigureGained {
        /// Whose.
        seat: Seat,
        /// How large it is.
        figures: u8,
    },
    /// SA-25, SA-30: a figure came back without buying.
    Left {
        /// Whose.
        seat: Seat,
        /// From where.
        spot: Spot,
    },
    /// Resources were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        resources: Resources,
    },
    /// SA-24: a card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// SA-26: a building was bought.
    Built {
        /// By whom.
        seat: Seat,
        /// Which.
        building: Building,
        /// The points it scored.
        points: u8,
    },
    /// SA-54: a stack is empty: this round is the last.
    StackEmpty {
        /// Which.
        spot: Spot,
    },
    /// SA-41: points from a card.
    Scored {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// SA-38: dice were rolled for all.
    RolledForAll {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Dice,
    },
    /// SA-38: a die was taken.
    DieTaken {
        /// By whom.
        seat: Seat,
        /// What it shows.
        pips: u8,
    },
    /// SA-44: a card was drawn from the deck, seen by its owner alone.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card, for who may know it.
        card: Option<Card>,
    },
    /// SA-A9: there was no card left to draw.
    DrewNothing {
        /// By whom.
        seat: Seat,
    },
    /// SA-45: the card of resources of choice was used.
    CardUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// SA-48: food from the fields.
    Grew {
        /// Whose.
        seat: Seat,
        /// How much.
        food: u8,
    },
    /// SA-49, SA-50: the tribe was fed.
    Fed {
        /// Whose.
        seat: Seat,
        /// Food paid.
        food: u8,
        /// Resources paid for what was missing.
        resources: Resources,
    },
    /// SA-51: the tribe went hungry.
    Starved {
        /// Whose.
        seat: Seat,
        /// Points lost.
        points: u8,
    },
    /// The game ended.
    GameEnded {
        /// Why.
        end: End,
    },
    /// SA-55 to SA-57: points at the end.
    FinalPoints {
        /// Whose.
        seat: Seat,
        /// What for.
        source: Source,
        /// How many.
        points: i16,
    },
}

/// What up to ten dice show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Dice(pub ArrayVec<u8, 10>);

impl JsonSchema for Dice {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Dice".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<u8>::json_schema(generator)
    }
}

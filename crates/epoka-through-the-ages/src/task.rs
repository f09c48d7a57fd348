//! What the game still owes, and whom each task waits for.

use epoka_core::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::{
    effect::{Kind, Kinds},
    state::{Goods, Military},
};

/// What the game still owes before play goes on. The last task is resolved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Task {
    /// TTA-18: chance picks who begins.
    FirstPlayer,
    /// TTA-17: chance picks the first events.
    DealEvents,
    /// TTA-42: chance fills the row.
    FillRow,
    /// TTA-133: chance deals military cards.
    DrawCards { seat: Seat, count: u8 },
    /// TTA-36: a turn begins.
    StartTurn { seat: Seat },
    /// TTA-48: the own tactic moves to the common area.
    ShareTactic { seat: Seat },
    /// TTA-82: the Action Phase.
    Actions { seat: Seat },
    /// TTA-125: too many military cards are thrown away.
    Excess { seat: Seat, named: u8 },
    /// TTA-126: uprising check and production.
    Produce { seat: Seat },
    /// TTA-133: military cards for actions left over.
    MilitaryDraw { seat: Seat },
    /// TTA-135: actions come back, and the turn is over.
    FinishTurn { seat: Seat },
    /// TTA-194: so much is paid.
    Pay { seat: Seat, goods: Goods, amount: u8 },
    /// TTA-192: so much is gained.
    Store { seat: Seat, goods: Goods, amount: u8 },
    /// TTA-103: stages are covered.
    Cover { seat: Seat, count: u8, named: u8 },
    /// TTA-105: a wonder may be complete.
    Complete { seat: Seat },
    /// TTA-183: blue tokens are lost.
    LoseBlue { seat: Seat, count: u8, named: u8 },
    /// TTA-208: a replaced leader may be tucked under a wonder.
    Tuck { seat: Seat },
    /// TTA-116: an action card lets its owner build or upgrade.
    CardBuild { seat: Seat, kinds: KindList, new: bool, discount: u8 },
    /// TTA-116: an action card lets its owner develop a technology.
    CardDevelop { seat: Seat, fee: Fee },
    /// Food or resources are chosen.
    Choose { seat: Seat, amount: u8 },
    /// Science points are gained.
    GainScience { seat: Seat, amount: u8 },
    /// TTA-43: declared wars are resolved.
    Wars { seat: Seat },
    /// TTA-46: the victor of a war takes science and technologies, so much in all.
    Spoils { seat: Seat, rival: Seat, left: u8, named: u8 },
    /// TTA-49: the Politics Phase.
    Politics { seat: Seat },
    /// TTA-51: chance says what lies on top of the current events.
    Peek { seat: Seat },
    /// TTA-54: the top current event is turned up.
    Reveal,
    /// TTA-136: a step of an event, for those it still means.
    EventStep { card: Military, step: u8, seats: Seats },
    /// TTA-55: an event is over.
    EventDone,
    /// TTA-143: a territory is auctioned.
    Auction { card: Military, bid: u8, leader: Option<Seat>, bidder: Seat, out: Seats },
    /// TTA-147: the winner puts a force together.
    Colonize { seat: Seat, card: Military, bid: u8 },
    /// TTA-151: what a new colony gives once.
    Gain { seat: Seat, card: Military },
    /// TTA-61: a defender may use cards.
    Defend { seat: Seat, rival: Seat, card: Military, missing: i16, left: u8, named: u8 },
    /// TTA-65: what a successful aggression does, step by step.
    Harm { seat: Seat, rival: Seat, card: Military, step: u8 },
    /// TTA-F11: the attacker says what is plundered.
    Plunder { seat: Seat, rival: Seat, amount: u8 },
    /// TTA-F12: the attacker says what is destroyed: for which of the ages on the card, as bits; what it all cost.
    Raid { seat: Seat, rival: Seat, card: Military, spent: u8, cost: u8 },
    /// TTA-F11: the attacker takes a colony.
    Annex { seat: Seat, rival: Seat },
    /// The attacker removes a leader or an unfinished wonder.
    Infiltrate { seat: Seat, rival: Seat, culture: u8 },
    /// TTA-71: a pact is offered.
    Consider {
        seat: Seat,
        from: Seat,
        card: Military,
        #[serde(rename = "owner-is-a")]
        owner_is_a: bool,
    },
    /// Food and resources are gained or lost in any mix.
    Mix { seat: Seat, amount: u8, lose: bool },
    /// Military cards are thrown away.
    Throw { seat: Seat, count: u8, named: u8 },
    /// TTA-F49: an unused worker may become a building or unit for nothing.
    BuildFree { seat: Seat, kind: Kind },
    /// TTA-217: one thing may be done for less.
    Reform { seat: Seat, discount: u8 },
    /// A building is destroyed, one's own or a rival's.
    Raze { seat: Seat, rival: Seat, kinds: KindList },
    /// TTA-188: population is lost.
    LosePopulation { seat: Seat, count: u8, named: u8 },
    /// TTA-153: a colony is lost.
    LoseColony { seat: Seat },
    /// TTA-218: a wonder becomes a ruin.
    Ruin { seat: Seat },
    /// TTA-219: cards are taken from the row for so many actions.
    Agreement { seat: Seat, budget: u8, held: u8, named: u8 },
}

/// What has paid for an action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fee {
    /// A civil action.
    Regular,
    /// TTA-86: a civil action for this turn only.
    Extra,
    /// TTA-210: there was none, so it must bring a revolution paid with military actions.
    Nothing,
}

/// Kinds of cards, in JSON as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KindList(pub Kinds);

impl JsonSchema for KindList {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "KindList".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Kind>::json_schema(generator)
    }
}

impl Task {
    /// Who is asked, or for whom it is done; nobody for what concerns the table.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Task::FirstPlayer
            | Task::DealEvents
            | Task::FillRow
            | Task::Reveal
            | Task::EventStep { .. }
            | Task::EventDone => None,
            Task::Auction { bidder, .. } => Some(bidder),
            Task::DrawCards { seat, .. }
            | Task::StartTurn { seat }
            | Task::ShareTactic { seat }
            | Task::Actions { seat }
            | Task::Excess { seat, .. }
            | Task::Produce { seat }
            | Task::MilitaryDraw { seat }
            | Task::FinishTurn { seat }
            | Task::Pay { seat, .. }
            | Task::Store { seat, .. }
            | Task::Cover { seat, .. }
            | Task::Complete { seat }
            | Task::LoseBlue { seat, .. }
            | Task::Tuck { seat }
            | Task::CardBuild { seat, .. }
            | Task::CardDevelop { seat, .. }
            | Task::Choose { seat, .. }
            | Task::GainScience { seat, .. }
            | Task::Wars { seat }
            | Task::Spoils { seat, .. }
            | Task::Politics { seat }
            | Task::Peek { seat }
            | Task::Colonize { seat, .. }
            | Task::Gain { seat, .. }
            | Task::Defend { seat, .. }
            | Task::Harm { seat, .. }
            | Task::Plunder { seat, .. }
            | Task::Raid { seat, .. }
            | Task::Annex { seat, .. }
            | Task::Infiltrate { seat, .. }
            | Task::Consider { seat, .. }
            | Task::Mix { seat, .. }
            | Task::Throw { seat, .. }
            | Task::BuildFree { seat, .. }
            | Task::Reform { seat, .. }
            | Task::Raze { seat, .. }
            | Task::LosePopulation { seat, .. }
            | Task::LoseColony { seat }
            | Task::Ruin { seat }
            | Task::Agreement { seat, .. } => Some(seat),
        }
    }
}

/// The tasks by what they wait for, as patterns. Every match over tasks names these or single tasks and has no `_` arm: whoever
/// adds a task says here what it is, and the compiler leads from there to everything that must know it.
macro_rules! tasks {
    // Chance answers, in the course of a turn or for an event.
    (chance in turn) => {
        Task::FirstPlayer | Task::DealEvents | Task::FillRow | Task::DrawCards { .. }
    };
    (chance elsewhere) => {
        Task::Peek { .. } | Task::Reveal
    };
    // A seat is asked in the course of its turn: `flow.rs` and `phase.rs`.
    (asked in turn) => {
        Task::Actions { .. }
            | Task::Excess { .. }
            | Task::Pay { .. }
            | Task::Store { .. }
            | Task::Cover { .. }
            | Task::LoseBlue { .. }
            | Task::Tuck { .. }
            | Task::CardBuild { .. }
            | Task::CardDevelop { .. }
            | Task::Choose { .. }
    };
    // A seat is asked for anything else: `answers.rs`.
    (asked elsewhere) => {
        Task::Wars { .. }
            | Task::Spoils { .. }
            | Task::Politics { .. }
            | Task::Auction { .. }
            | Task::Colonize { .. }
            | Task::Defend { .. }
            | Task::Plunder { .. }
            | Task::Raid { .. }
            | Task::Annex { .. }
            | Task::Infiltrate { .. }
            | Task::Consider { .. }
            | Task::Mix { .. }
            | Task::Throw { .. }
            | Task::BuildFree { .. }
            | Task::Reform { .. }
            | Task::Raze { .. }
            | Task::LosePopulation { .. }
            | Task::LoseColony { .. }
            | Task::Ruin { .. }
            | Task::Agreement { .. }
    };
    // Nobody is asked: a step of a turn.
    (done in turn) => {
        Task::StartTurn { .. }
            | Task::ShareTactic { .. }
            | Task::Produce { .. }
            | Task::MilitaryDraw { .. }
            | Task::FinishTurn { .. }
            | Task::Complete { .. }
            | Task::GainScience { .. }
    };
    // Nobody is asked: a step of an event or an attack.
    (done elsewhere) => {
        Task::EventStep { .. } | Task::EventDone | Task::Gain { .. } | Task::Harm { .. }
    };
}
pub(crate) use tasks;

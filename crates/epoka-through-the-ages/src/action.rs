//! What seats choose, and what then happened.

use std::fmt;

use epoka_core::Seat;
use schemars::JsonSchema;
use serde::{
    Deserialize, Serialize,
    de::{MapAccess, Visitor},
    ser::SerializeMap,
};

use crate::{
    effect::Age,
    state::{Civil, Goods, Military, STORES},
};

/// One click of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// TTA-87: take the card on a space of the row, counted from 1.
    Take {
        /// Which space.
        space: u8,
    },
    /// TTA-93: increase the population.
    Grow,
    /// A wonder lets the population grow for nothing.
    GrowFree,
    /// TTA-F29: increase the population and build a unit with one military action.
    Enlist {
        /// Which unit.
        card: Civil,
    },
    /// TTA-95, TTA-118: build a farm, mine, urban building or unit.
    Build {
        /// Of which card.
        card: Civil,
    },
    /// TTA-98, TTA-119: upgrade one.
    Upgrade {
        /// From which card.
        from: Civil,
        /// To which card.
        to: Civil,
    },
    /// TTA-213: turn an urban building into one of another type.
    Convert {
        /// From which card.
        from: Civil,
        /// To which card.
        to: Civil,
    },
    /// TTA-99, TTA-120: destroy a building or disband a unit.
    Destroy {
        /// Of which card.
        card: Civil,
    },
    /// TTA-100: play a leader.
    Lead {
        /// Which.
        card: Civil,
    },
    /// TTA-208: tuck the replaced leader under a wonder.
    Tuck {
        /// Which wonder.
        card: Civil,
    },
    /// TTA-102: build stages of the wonder.
    Construct {
        /// How many.
        stages: u8,
    },
    /// TTA-107: develop a technology.
    Develop {
        /// Which.
        card: Civil,
    },
    /// TTA-111: change the government by a revolution.
    Revolt {
        /// To which government.
        card: Civil,
    },
    /// TTA-114: play an action card.
    Play {
        /// Which.
        card: Civil,
    },
    /// TTA-121: play a tactic.
    Adopt {
        /// Which.
        card: Military,
    },
    /// TTA-122: copy a common tactic.
    Copy {
        /// Which.
        card: Military,
    },
    /// TTA-F30: use a military action as a civil one.
    Exchange,
    /// TTA-F31: score culture this turn.
    Inspire,
    /// TTA-F31: have science and resources for units this turn.
    Arm,
    /// TTA-125: throw a military card away.
    Discard {
        /// Which.
        card: Military,
    },
    /// TTA-194: pay so that these tokens are left.
    Pay {
        /// What is left on the cards.
        tokens: Layout,
    },
    /// TTA-192: store what is gained like this.
    Store {
        /// What lies on the cards then.
        tokens: Layout,
    },
    /// TTA-103, TTA-183: give a token from a card.
    Give {
        /// From which.
        card: Civil,
    },
    /// Choose food or resources.
    Choose {
        /// Which.
        goods: Goods,
    },
    /// TTA-53: prepare an event or a territory.
    Prepare {
        /// Which.
        card: Military,
    },
    /// TTA-57: play an aggression.
    Attack {
        /// Which.
        card: Military,
        /// Against whom.
        rival: Seat,
    },
    /// TTA-67: declare a war.
    Declare {
        /// Which.
        card: Military,
        /// On whom.
        rival: Seat,
    },
    /// TTA-71: offer a pact.
    Offer {
        /// Which.
        card: Military,
        /// To whom.
        rival: Seat,
        /// Whether the one who offers would be side A.
        #[serde(rename = "as-a")]
        as_a: bool,
    },
    /// TTA-71: accept the pact.
    Accept,
    /// TTA-76: cancel a pact.
    Cancel {
        /// In whose area it lies.
        owner: Seat,
    },
    /// TTA-51: the leader leaves for a yellow token.
    Retire,
    /// TTA-F37: the leader leaves and a territory in hand becomes a colony.
    Settle {
        /// Which.
        card: Military,
    },
    /// TTA-51: look at the top current event.
    Peek,
    /// TTA-77: resign.
    Resign,
    /// TTA-A2: resolve one of two wars first.
    Wage {
        /// Which.
        card: Military,
        /// Against whom.
        rival: Seat,
    },
    /// TTA-46: take a special technology of the loser.
    Steal {
        /// Which.
        card: Civil,
    },
    /// TTA-143: bid for a territory.
    Bid {
        /// The force promised.
        strength: u8,
    },
    /// TTA-147: send a unit.
    Send {
        /// Of which card.
        card: Civil,
    },
    /// TTA-147: the force is complete.
    Launch,
    /// TTA-168: use a bonus card.
    Use {
        /// Which.
        card: Military,
    },
    /// Food and resources in a mix.
    Mix {
        /// How much of it is food.
        food: u8,
    },
    /// TTA-199: take so much of a rival's food and resources.
    Plunder {
        /// How much food.
        food: u8,
        /// How many resources.
        resources: u8,
    },
    /// TTA-153: the colony that is lost or taken.
    Cede {
        /// Which.
        card: Military,
    },
    /// TTA-65: the leader or unfinished wonder that is removed.
    Remove {
        /// Which.
        card: Civil,
    },
    /// TTA-218: the wonder that becomes a ruin.
    Ruin {
        /// Which.
        card: Civil,
    },
    /// TTA-F25: food stands in for a resource in the next payment, or the other way round.
    Barter,
    /// Do not.
    Decline,
    /// TTA-82: end the Action Phase.
    Finish,
}

/// Blue tokens on cards: in JSON the number by card, without cards that have none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Layout(pub [u8; STORES]);

impl Serialize for Layout {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (card, &tokens) in self.0.iter().enumerate().filter(|&(_, &tokens)| tokens > 0) {
            map.serialize_entry(&Civil(card as u8), &tokens)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Layout, D::Error> {
        struct Tokens;
        impl<'de> Visitor<'de> for Tokens {
            type Value = Layout;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the number of tokens by card")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Layout, M::Error> {
                let mut layout = Layout::default();
                while let Some((card, tokens)) = map.next_entry::<Civil, u8>()? {
                    let place = layout.0.get_mut(card.index());
                    *place.ok_or_else(|| serde::de::Error::custom("a card that stores no tokens"))? = tokens;
                }
                Ok(layout)
            }
        }
        deserializer.deserialize_map(Tokens)
    }
}

impl JsonSchema for Layout {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Layout".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        std::collections::BTreeMap::<String, u8>::json_schema(generator)
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are explained, the fields are what they are called")]
pub enum Event {
    /// Lots are drawn for who begins.
    FirstPlayer { seat: Seat },
    /// A card is laid on the row.
    Laid { card: Civil, space: u8 },
    /// A card leaves the row unseen by anybody's hand.
    Cleared { card: Civil },
    /// A turn begins.
    TurnBegan { seat: Seat, round: u8 },
    /// An age begins.
    AgeBegan { age: Age },
    /// It is known which round is the last.
    LastRound { round: u8 },
    /// An obsolete card leaves.
    Obsolete { seat: Seat, card: Civil },
    /// Military cards that are obsolete leave a hand.
    ObsoleteCards { seat: Seat, count: u8 },
    /// A card is taken from the row.
    Taken { seat: Seat, card: Civil, actions: u8 },
    /// The population grows.
    Grown { seat: Seat, food: u8 },
    /// Population comes without food.
    PopulationGained { seat: Seat, count: u8 },
    /// A worker becomes a building or unit.
    Built { seat: Seat, card: Civil, resources: u8 },
    /// A building or unit becomes another.
    Upgraded { seat: Seat, from: Civil, to: Civil, resources: u8 },
    /// A seat destroys a building of its own or disbands a unit.
    Destroyed { seat: Seat, card: Civil, unit: bool },
    /// A seat destroys a building of a rival.
    Razed { seat: Seat, rival: Seat, card: Civil },
    /// A leader comes.
    Led { seat: Seat, card: Civil },
    /// A leader leaves.
    LeaderLeft { seat: Seat, card: Civil },
    /// A leader is tucked under a wonder.
    Tucked { seat: Seat, card: Civil },
    /// Stages of a wonder are built.
    Constructed { seat: Seat, card: Civil, stages: u8, resources: u8 },
    /// A wonder is complete.
    Completed { seat: Seat, card: Civil },
    /// A technology is developed.
    Developed { seat: Seat, card: Civil, science: u8 },
    /// A government comes by revolution.
    Revolted { seat: Seat, card: Civil, science: u8 },
    /// Of two technologies of which only one can be in play this one leaves, and another stays.
    Replaced { seat: Seat, card: Civil, by: Civil },
    /// A spent civil action comes back.
    ActionBack { seat: Seat },
    /// An action card is played.
    Played { seat: Seat, card: Civil },
    /// A tactic is played.
    Adopted { seat: Seat, card: Military },
    /// A tactic is copied.
    Copied { seat: Seat, card: Military },
    /// A tactic moves to the common area.
    Shared { seat: Seat, card: Military },
    /// A military action serves as a civil one.
    Exchanged { seat: Seat },
    /// Actions and resources for units are there this turn.
    Armed { seat: Seat, actions: u8, resources: u8, science: u8 },
    /// Science points come or go.
    Science { seat: Seat, amount: i16 },
    /// Culture points come or go.
    Culture { seat: Seat, amount: i16 },
    /// An event of Age III brings culture points or takes them.
    Impact { seat: Seat, card: Military, amount: i16 },
    /// Food or resources come or go, unless a price says so.
    Stock { seat: Seat, goods: Goods, amount: i16 },
    /// Yellow tokens come to the bank or leave it for good.
    Yellow { seat: Seat, amount: i8 },
    /// Blue tokens come to the bank or leave for good.
    Blue { seat: Seat, amount: i8 },
    /// Corruption takes resources and food.
    Corrupted { seat: Seat, resources: u8, food: u8 },
    /// The population eats.
    Eaten { seat: Seat, food: u8 },
    /// Food is missing.
    Famine { seat: Seat, food: u8 },
    /// An uprising: nothing is produced.
    Uprising { seat: Seat },
    /// A military card is drawn; which, only its owner knows.
    Drew { seat: Seat, card: Option<Military> },
    /// A military card is thrown away; which, only its owner knows.
    Discarded { seat: Seat, card: Option<Military> },
    /// The discard pile is shuffled into a new deck.
    Reshuffled { count: u8 },
    /// An event is prepared; which, only its owner knows.
    Prepared { seat: Seat, card: Option<Military>, age: Age },
    /// Somebody looks at the top current event.
    Peeked { seat: Seat, card: Option<Military> },
    /// An event or a territory is turned up.
    Revealed { card: Military },
    /// The future events become the current ones.
    EventsShuffled { count: u8 },
    /// A political action is skipped.
    SkippedPolitics { seat: Seat },
    /// An aggression is played.
    Attacked { seat: Seat, rival: Seat, card: Military },
    /// A bonus card is used.
    Used { seat: Seat, card: Military },
    /// An aggression fails.
    Repelled { seat: Seat, rival: Seat },
    /// An aggression succeeds.
    Overcome { seat: Seat, rival: Seat },
    /// A war is declared.
    Declared { seat: Seat, rival: Seat, card: Military },
    /// A war is won.
    WarWon { seat: Seat, rival: Seat, card: Military, advantage: u8 },
    /// A war ends without a victor.
    WarTied { seat: Seat, rival: Seat, card: Military },
    /// A war is over because one side has resigned.
    WarOver { seat: Seat, card: Military },
    /// A special technology is taken from a rival.
    Stolen { seat: Seat, rival: Seat, card: Civil },
    /// A pact is offered.
    Offered { seat: Seat, rival: Seat, card: Military },
    /// A pact is accepted.
    Accepted { seat: Seat, rival: Seat, card: Military },
    /// A pact is refused.
    Refused { seat: Seat, rival: Seat, card: Military },
    /// A pact ends.
    PactEnded { seat: Seat, rival: Seat, card: Military },
    /// Somebody resigns.
    Resigned { seat: Seat },
    /// A bid for a territory.
    Bid { seat: Seat, strength: u8 },
    /// Somebody bids no more.
    PassedBid { seat: Seat },
    /// A unit is sent.
    Sent { seat: Seat, card: Civil },
    /// A territory becomes a colony.
    Colonized { seat: Seat, card: Military },
    /// A colony is lost.
    ColonyLost { seat: Seat, card: Military },
    /// A colony changes hands.
    Annexed { seat: Seat, rival: Seat, card: Military },
    /// Population is lost: a worker of a card, or an unused one.
    Shrunk { seat: Seat, card: Option<Civil> },
    /// An unfinished wonder is removed.
    WonderLost { seat: Seat, card: Civil },
    /// A wonder becomes a ruin.
    Ruined { seat: Seat, card: Civil },
    /// Civil actions are lost.
    ActionsLost { seat: Seat, count: u8 },
    /// Food stands in for a resource, or the other way round.
    Bartered { seat: Seat, paid: Goods },
    /// The game is over.
    GameOver,
}

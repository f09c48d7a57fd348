//! What a civilization card does: its top half when bought, its bottom half at the end. SA-38 to SA-47.

use epoka_core::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    StoneAge,
    action::Event,
    gather,
    rules::*,
    state::{Card, Good, Resource, State, Task},
};

/// The top half of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Top {
    /// SA-38: a die for every player, picked in turn.
    DicePick,
    /// SA-39, SA-40: goods from the supply.
    Gain(Goods),
    /// SA-41: points at once.
    Points(u8),
    /// SA-42: dice for a resource, as when gathering.
    Roll {
        /// Which resource.
        resource: Resource,
        /// How many dice.
        dice: u8,
    },
    /// SA-43: a tool step.
    Tool,
    /// SA-43: a step on the food track.
    FoodTrack,
    /// SA-44: another card, for its bottom half.
    ExtraCard,
    /// SA-36, SA-45: a tool for one roll, kept face up until used.
    OneUseTool(u8),
    /// SA-45: resources of choice, kept face up until used.
    AnyResources(u8),
}

/// Goods from the supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Goods {
    #[serde(skip_serializing_if = "is_zero")]
    pub food: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub wood: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub brick: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub stone: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub gold: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Goods {
    /// How many pieces in all.
    pub fn total(self) -> u16 {
        self.iter().map(|(_, amount)| u16::from(amount)).sum()
    }

    /// Every good with its number.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        [
            (Good::Food, self.food),
            (Good::Wood, self.wood),
            (Good::Brick, self.brick),
            (Good::Stone, self.stone),
            (Good::Gold, self.gold),
        ]
        .into_iter()
    }
}

/// The bottom half of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, untagged)]
pub enum Bottom {
    /// SA-56: a green symbol.
    Symbol {
        /// Which.
        symbol: Symbol,
    },
    /// SA-57: people on yellow ground.
    People {
        /// Who.
        person: Person,
        /// How many.
        figures: u8,
    },
}

/// The symbols of green cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Symbol {
    Transport,
    Time,
    Pottery,
    Art,
    Healing,
    Music,
    Writing,
    Weaving,
}

/// The people of yellow cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// Times buildings.
    Builder,
    /// Times the food track.
    Farmer,
    /// Times figures.
    Shaman,
    /// Times the value of tools.
    ToolMaker,
}

/// SA-24: a card was paid for: it goes to the buyer's board and its top half is carried out.
pub fn buy(game: &StoneAge, state: &mut State, seat: Seat, card: Card, log: &mut Log<Event>) {
    log.tell(Event::Bought { seat, card });
    log.use_component(card.index());
    let tribe = &mut state.tribes[seat];
    tribe.cards.insert(card);
    // SA-47: it lies face down; SA-A13: others see how many, not which, unless cards are open.
    log.cite(SA_47);
    log.cite(SA_A13);
    match game.data.card(card).top {
        Top::DicePick if log.cite(SA_38) => state.tasks.push(Task::RollForAll { seat }),
        Top::Gain(goods) => {
            for (good, amount) in goods.iter().filter(|(_, amount)| *amount > 0) {
                let rule = if good == Good::Food { SA_39 } else { SA_40 };
                if log.cite(rule) {
                    gather::gain(state, seat, good, u16::from(amount), log);
                }
            }
        }
        Top::Points(points) if log.cite(SA_41) => {
            tribe.ledger.cards += i16::from(points);
            log.tell(Event::Scored { seat, points });
        }
        Top::Roll { resource, dice } if log.cite(SA_42) => {
            state.tasks.push(Task::Roll { seat, good: resource.good(), dice });
        }
        Top::Tool if log.cite(SA_43) => gather::gain_tool(state, seat, log),
        Top::FoodTrack if log.cite(SA_43) => gather::advance_track(game, state, seat, log),
        Top::ExtraCard if log.cite(SA_44) => state.tasks.push(Task::DrawExtra { seat }),
        Top::OneUseTool(_) | Top::AnyResources(_) if log.cite(SA_45) => tribe.face_up.insert(card),
        Top::DicePick
        | Top::Points(_)
        | Top::Roll { .. }
        | Top::Tool
        | Top::FoodTrack
        | Top::ExtraCard
        | Top::OneUseTool(_)
        | Top::AnyResources(_) => {}
    }
}

/// The value of a one-use tool.
pub fn one_use_tool(game: &StoneAge, card: Card) -> Option<u8> {
    match game.data.card(card).top {
        Top::OneUseTool(value) => Some(value),
        Top::DicePick
        | Top::Gain(_)
        | Top::Points(_)
        | Top::Roll { .. }
        | Top::Tool
        | Top::FoodTrack
        | Top::ExtraCard
        | Top::AnyResources(_) => None,
    }
}

/// How many resources of choice a card gives.
pub fn any_resources(game: &StoneAge, card: Card) -> Option<u8> {
    match game.data.card(card).top {
        Top::AnyResources(count) => Some(count),
        Top::DicePick
        | Top::Gain(_)
        | Top::Points(_)
        | Top::Roll { .. }
        | Top::Tool
        | Top::FoodTrack
        | Top::ExtraCard
        | Top::OneUseTool(_) => None,
    }
}

//! What seats choose, and what then happened.

use epoka_core::{Class, Seat, Seats, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::{Card, Piece, Place, Task};

/// One click of a seat.
#[expect(missing_docs, reason = "the sentence about an action says what its fields are")]
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// TG-4: keeps one of the two cards dealt.
    Keep { card: Card },
    /// TG-6: takes two coins or a spark.
    Take { piece: Piece },
    /// TG-7: bids.
    Bid { amount: u8 },
    /// TG-10: pays a piece.
    Pay { piece: Piece },
    /// TG-13, TG-15: plays an ember or a lens.
    Play { card: Card },
    /// TG-16: plays a strike.
    Strike { card: Card, target: Seat },
    /// TG-17: plays a shield.
    Shield { card: Card },
    /// TG-15: buries the first or second card under the lens.
    Bury { at: u8 },
    /// TG-19: draws.
    Draw,
    /// TG-20: mixes a card into the pile, and perhaps another.
    Sow { card: Card },
    /// TG-21: burns a spark.
    Warm,
    /// Lets it go by.
    Pass,
    /// TG-23: gives up.
    Concede,
}

impl Action {
    /// What it is, for whoever plays at random.
    pub fn class(self) -> Class {
        match self {
            Action::Pass => Class::Pass,
            Action::Concede => Class::Concede,
            Action::Keep { .. }
            | Action::Take { .. }
            | Action::Bid { .. }
            | Action::Pay { .. }
            | Action::Play { .. }
            | Action::Strike { .. }
            | Action::Shield { .. }
            | Action::Bury { .. }
            | Action::Draw
            | Action::Sow { .. }
            | Action::Warm => Class::Play,
        }
    }

    /// Whether it answers what a task asks: TG-1.
    pub fn answers(self, task: Task) -> bool {
        match self {
            Action::Keep { .. } => matches!(task, Task::Draft),
            Action::Take { .. } => matches!(task, Task::Income { .. }),
            Action::Bid { .. } => matches!(task, Task::Auction { .. }),
            Action::Pay { .. } => matches!(task, Task::Pay { .. }),
            Action::Shield { .. } => matches!(task, Task::Ask { .. } | Task::Main { .. }),
            Action::Bury { .. } => matches!(task, Task::Bury { .. }),
            Action::Play { .. } | Action::Strike { .. } | Action::Draw | Action::Concede => {
                matches!(task, Task::Main { .. })
            }
            Action::Sow { .. } => matches!(task, Task::Main { .. } | Task::Sow { .. }),
            Action::Pass => matches!(
                task,
                Task::Auction { .. } | Task::Main { .. } | Task::Bury { .. } | Task::Ask { .. } | Task::Sow { .. }
            ),
            Action::Warm => true,
        }
    }
}

/// What happened.
#[expect(missing_docs, reason = "the sentence about an event says what its fields are")]
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round began.
    Round { round: u8 },
    /// A seat took the top card; whoever knows it sees which.
    Took { seat: Seat, place: Place, card: Option<Card>, seen_by: Seats },
    /// A seat chose; only itself sees what.
    Chose { seat: Seat, card: Option<Card> },
    /// A card went from one seat to the next.
    Handed { from: Seat, to: Seat, card: Option<Card>, seen_by: Seats },
    /// A seat took its income.
    Income { seat: Seat, piece: Piece },
    /// A seat bid.
    Bid { seat: Seat, amount: u8 },
    /// A seat let it go by.
    Passed { seat: Seat },
    /// A seat paid a piece.
    Paid { seat: Seat, piece: Piece },
    /// A seat has the torch.
    Torch { seat: Seat },
    /// A seat played a card.
    Played { seat: Seat, card: Card },
    /// A seat scored.
    Scored { seat: Seat, points: u8 },
    /// A seat buried a card it saw; which of the two, only those can tell who know it.
    Buried { seat: Seat, card: Option<Card>, seen_by: Seats },
    /// A seat mixed a card into the pile.
    Sowed { seat: Seat, card: Option<Card>, seen_by: Seats },
    /// Something was undone by a shield.
    Undone,
    /// A seat lost a life.
    Hit { seat: Seat },
    /// A seat is out.
    Out { seat: Seat },
    /// The discarded cards were shuffled into the pile.
    Shuffled,
    /// The beast's die.
    Beast { pips: u8 },
    /// The beast robbed a seat.
    Robbed { seat: Seat, coins: u8 },
    /// The match ended.
    Over,
}

impl Event {
    /// The event as a viewer may know it.
    #[must_use]
    pub fn project(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Took { card, seen_by, .. }
            | Event::Handed { card, seen_by, .. }
            | Event::Buried { card, seen_by, .. }
            | Event::Sowed { card, seen_by, .. } => *card = card.filter(|_| viewer.is_among(*seen_by)),
            Event::Chose { seat, card } => *card = card.filter(|_| viewer.is(*seat)),
            Event::Round { .. }
            | Event::Income { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Paid { .. }
            | Event::Torch { .. }
            | Event::Played { .. }
            | Event::Scored { .. }
            | Event::Undone
            | Event::Hit { .. }
            | Event::Out { .. }
            | Event::Shuffled
            | Event::Beast { .. }
            | Event::Robbed { .. }
            | Event::Over => {}
        }
        event
    }
}

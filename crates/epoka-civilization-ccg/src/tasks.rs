//! What the game still owes.

use epoka_core::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::{
    state::{Card, Place},
    words::{Moment, Phase},
};

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
    /// CCG-24: whether the first hand is kept.
    Redraw {
        /// Whose.
        seat: Seat,
    },
    /// A turn begins.
    StartTurn,
    /// CCG-35: what is paid for comes into play.
    Complete,
    /// CCG-36, CCG-39: what is too much is discarded.
    Surplus {
        /// Whose.
        seat: Seat,
        /// How many units are named already of those that are too much on one terrain, or altogether.
        named: u8,
    },
    /// CCG-35: what happens on completion.
    Completed {
        /// Of which invention, beside the buildings that have a marker.
        card: Option<Card>,
    },
    /// CCG-40, CCG-41: time passes, the people are unhappy.
    Unrest,
    /// CCG-110: which of the effects that wait below comes first.
    Sequence {
        /// How many wait.
        count: u8,
    },
    /// CCG-41: an end terrain is lost.
    LoseTerrain {
        /// By whom.
        seat: Seat,
    },
    /// CCG-42: the units on a terrain that is lost go elsewhere.
    Clear {
        /// Which terrain.
        place: Place,
        /// How many of those that find no room are named already.
        named: u8,
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
    /// CCG-66: units abroad are fed, or go home.
    Upkeep,
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
    DiscardDown {
        /// How many cards are named already.
        named: u8,
    },
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
        /// How many of the effects that follow an event were looked at.
        from: u8,
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
        /// How many.
        count: u8,
        /// Those named already, as bits from the top.
        sunk: u8,
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
    Enter,
    /// The combat is over.
    Aftermath,
}

impl Task {
    /// The seat that is asked, for a question to one seat other than the active player.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Task::Draw { seat, .. }
            | Task::Redraw { seat }
            | Task::Surplus { seat, .. }
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
            Task::Clear { place, .. } => Some(place.seat),
            Task::Resolved { .. }
            | Task::FirstPlayer { .. }
            | Task::StartTurn
            | Task::Complete
            | Task::Completed { .. }
            | Task::Unrest
            | Task::StartPhase { .. }
            | Task::Trigger { .. }
            | Task::Sequence { .. }
            | Task::Prosperity
            | Task::Upkeep
            | Task::Main
            | Task::EndDraw
            | Task::EndPhase { .. }
            | Task::DiscardDown { .. }
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
            | Task::Enter
            | Task::Aftermath => None,
        }
    }
}

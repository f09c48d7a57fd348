//! What seats choose, and what then happened.

use epoka_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::state::{Ability, Achievement, Civilization, Source, Special, Technology, TimeCard, Token, Verb, Wonder};

/// One click of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// AC-57: pick a card of the pack.
    Draft {
        /// Which.
        civilization: Civilization,
    },
    /// AC-15: bear a civilization.
    Birth {
        /// Which, of the pool or the hand.
        civilization: Civilization,
    },
    /// AC-18: absorb a civilization.
    Absorb {
        /// Which, of the pool or the hand.
        civilization: Civilization,
    },
    /// AC-20: take no civilization.
    Skip,
    /// AC-22: do an action that asks for nothing more.
    Work {
        /// Which.
        verb: Verb,
    },
    /// AC-25: research a technology; `null` when all are owned (AC-A2).
    Research {
        /// Which.
        technology: Option<Technology>,
    },
    /// AC-25: build a wonder; `null` when the pool is empty (AC-A1).
    Build {
        /// Which.
        wonder: Option<Wonder>,
    },
    /// AC-29: rest.
    Rest,
    /// AC-53: buy a special technology card.
    Innovate {
        /// Which.
        special: Special,
    },
    /// AC-30: the turn's work is done.
    Finish,
    /// AC-5: gain a technology without Research.
    Learn {
        /// Which.
        technology: Technology,
    },
    /// AC-5: gain a wonder without the Wonder action.
    Receive {
        /// Which.
        wonder: Wonder,
    },
    /// Do what is offered: a Culture without a worker, a payment for points.
    Accept,
    /// Let what is offered go by.
    Decline,
    /// AC-31: carry out an ability at the end of the turn next.
    Resolve {
        /// Which.
        ability: Ability,
    },
    /// AC-42: put coins on a card of the pool.
    Fund {
        /// Which.
        civilization: Civilization,
    },
}

/// What happened, for logs and animation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// AC-11: lots were drawn.
    FirstPlayer {
        /// Who begins.
        seat: Seat,
    },
    /// AC-8: a wonder came to the pool.
    WonderRevealed {
        /// Which.
        wonder: Wonder,
    },
    /// AC-9, AC-17: a civilization came to the pool.
    CivilizationRevealed {
        /// Which.
        civilization: Civilization,
    },
    /// AC-10: a card of the time track was laid.
    TrackLaid {
        /// Its position, from 1.
        position: u8,
        /// The card.
        card: TimeCard,
    },
    /// AC-52: a special technology came to the pool.
    SpecialRevealed {
        /// Which.
        special: Special,
    },
    /// AC-55: an event token was laid.
    TokenRevealed {
        /// Above which position, from 1.
        position: u8,
        /// The token.
        token: Token,
    },
    /// AC-57: a pack was dealt.
    PackDealt {
        /// To whom.
        seat: Seat,
    },
    /// AC-57: a seat has chosen.
    Chosen {
        /// Who.
        seat: Seat,
        /// Which card, for who may know it.
        civilization: Option<Civilization>,
    },
    /// AC-57: all have picked and packs were passed on.
    PacksPassed {
        /// How many picks are finished.
        picks: u8,
    },
    /// AC-12: a round began.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
        /// Who holds the first-player marker.
        seat: Seat,
    },
    /// AC-15: a civilization was born.
    Born {
        /// Whose.
        seat: Seat,
        /// Which.
        civilization: Civilization,
        /// How many workers it has.
        workers: u8,
    },
    /// AC-18: a civilization was absorbed.
    Absorbed {
        /// By whom.
        seat: Seat,
        /// Which.
        civilization: Civilization,
        /// How many workers the seat has now.
        workers: u8,
    },
    /// AC-20: no civilization was taken.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// AC-22: an action was done.
    Worked {
        /// By whom.
        seat: Seat,
        /// Which.
        verb: Verb,
        /// Coins paid.
        coins: u8,
    },
    /// AC-29: a seat rested.
    Rested {
        /// Who.
        seat: Seat,
    },
    /// Coins were gained (or lost, below zero).
    Coins {
        /// By whom.
        seat: Seat,
        /// How many.
        amount: i16,
    },
    /// Points were scored.
    Points {
        /// By whom.
        seat: Seat,
        /// How many.
        amount: i16,
    },
    /// Workers were gained.
    Workers {
        /// By whom.
        seat: Seat,
        /// How many the seat has now.
        workers: u8,
    },
    /// AC-3: a worker was sacrificed.
    Sacrificed {
        /// By whom.
        seat: Seat,
        /// How many the seat has now.
        workers: u8,
    },
    /// AC-5: a technology was gained.
    Learned {
        /// By whom.
        seat: Seat,
        /// Which.
        technology: Technology,
    },
    /// AC-5: a wonder was gained.
    Received {
        /// By whom.
        seat: Seat,
        /// Which.
        wonder: Wonder,
    },
    /// AC-53: a special technology card was bought.
    Innovated {
        /// By whom.
        seat: Seat,
        /// Which.
        special: Special,
    },
    /// Something offered was let go by.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// AC-31: an ability at the end of the turn.
    Resolved {
        /// Whose.
        seat: Seat,
        /// What has it.
        source: Source,
    },
    /// AC-42: coins were put on a card of the pool.
    Funded {
        /// By whom.
        seat: Seat,
        /// Which.
        civilization: Civilization,
        /// How many.
        coins: u8,
    },
    /// AC-56: an event token was resolved.
    TokenResolved {
        /// Which.
        token: Token,
    },
    /// AC-34: a war.
    War,
    /// AC-34: a plague.
    Plague,
    /// AC-63: the strength of the virtual opponent.
    RivalGrew {
        /// What it is now.
        strength: u8,
    },
    /// AC-35: the game ended.
    GameEnded,
    /// AC-65: an achievement of the solo game.
    Achieved {
        /// Which.
        achievement: Achievement,
    },
    /// AC-66: the goal of a scenario.
    Goal {
        /// Whether it was reached.
        reached: bool,
    },
}

//! What every game of Epoka is made of.
//!
//! A game is a pure state machine behind the [`Game`] trait: no clock, no I/O, no generator inside.
//! It waits for a decision, for chance, or for nothing ([`Turn`]); what happened goes to a [`Log`]
//! together with the rules it cites. A [`Match`] drives one game: it answers chance from a keyed
//! generator, records what happened, takes back what may be taken back and makes [`Replay`]s.
//!
//! Read [`game`] first, then [`turn`], [`rule`] and [`log`]; [`pile`] is for hidden cards.

mod ahead;
pub mod basket;
pub mod chance;
pub mod data;
pub mod fair;
pub mod game;
mod house;
pub mod json;
pub mod log;
pub mod matches;
pub mod names;
pub mod pile;
mod preview;
mod refused;
pub mod replay;
pub mod rule;
pub mod seat;
pub mod tasks;
pub mod tuning;
pub mod turn;

pub use arrayvec::ArrayVec;

pub use crate::{
    basket::Basket,
    chance::{Random, Secret},
    data::{Confidence, DataError},
    game::{BadPosition, BadSetup, Class, Game, Part, Points, Standing},
    log::Log,
    matches::{Match, MatchError},
    replay::Replay,
    rule::{Catalogue, Illegal, Rule, RuleSet, allow, refuse},
    seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer},
    tasks::Tasks,
    tuning::Tuning,
    turn::{Chance, ChanceKind, Odds, Outcome, Reveal, Turn, WrongOutcome},
};

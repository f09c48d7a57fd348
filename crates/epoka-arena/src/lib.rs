//! Tournaments: who plays better, and how sure are we?
//!
//! A [`Tournament`] plays many matches between the same [`Contestant`]s, each of them in every seat in turn, with the same
//! chance for all turns of a deal. Contestants are bots by level or anybody's programs ([`program`]); what comes out is a
//! [`Report`]: shares of wins with intervals, scores, Elo, time per decision. A [`RoundRobin`] asks the same of decks
//! ([`decks`]).

pub mod contestant;
pub mod decks;
pub mod program;
pub mod rating;
pub mod report;
pub mod tournament;

pub use crate::{
    contestant::{Contestant, UnknownContestant},
    decks::{Balance, Entrant, RoundRobin},
    report::{MatchReport, Report, SeatReport},
    tournament::{Ended, Tournament, TournamentError},
};

//! Players that are programs, written once for every game.
//!
//! [`Level`] is a bot by name. [`Policy`] chooses at first sight among the actions a game lists; [`Search`] imagines worlds
//! and thinks ahead in them, with a [`tree`] as its memory. [`play`] plays whole games; [`mod@bench`] measures how
//! fast that goes.

pub mod bench;
pub mod level;
pub mod play;
pub mod policy;
pub mod search;
pub mod tree;
pub mod whole;

pub use crate::{
    bench::{Plan, Report, bench},
    level::{Level, UnknownLevel},
    play::{Player, Tally, playout},
    policy::Policy,
    search::{Budget, Decision, Search, Thought},
};

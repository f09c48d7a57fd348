//! Players that are programs, written once for every game.
//!
//! [`Policy`] chooses among the actions a game lists; [`play`] plays whole games with it;
//! [`mod@bench`] measures how fast that goes.

pub mod bench;
pub mod play;
pub mod policy;

pub use crate::{
    bench::{Plan, Report, bench},
    play::{Player, Tally, playout},
    policy::Policy,
};

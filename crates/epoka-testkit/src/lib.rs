//! What the games of Epoka are tested with.
//!
//! [`Table`] plays rule tests that read like examples in a rulebook, and records which rules and
//! components they execute; [`epoka_coverage`] reads that record. [`laws`] play whole games and check what
//! every game promises; a [`Counter`] says what they executed how often, and [`soak`] is the program that plays
//! many games so. [`replays`] plays recorded games again. [`torture`] is a small game of ours that holds everything difficult, for tests of the engine, the
//! server and the clients.

pub mod counter;
pub mod laws;
pub mod postgres;
pub mod replays;
pub mod soak;
pub mod table;
pub mod torture;

pub use crate::{
    counter::Counter,
    laws::{Broken, Law, Laws, Policy},
    table::{Table, dice, draw, pick},
};

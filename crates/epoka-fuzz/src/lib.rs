//! Fuzzers that need nothing but the compiler: they know the shape of what they spoil, stop after a
//! given time, and the same seed does the same.
//!
//! [`Session`] talks to an engine and checks every reply; [`Mutator`] spoils JSON; [`run()`] repeats
//! rounds until the time is up. `fuzz-protocol` and `fuzz-replay` are the two programs.

pub mod mutator;
pub mod run;
pub mod session;

pub use crate::{
    mutator::Mutator,
    run::{Bounds, Tries, run},
    session::{Failure, Session},
};

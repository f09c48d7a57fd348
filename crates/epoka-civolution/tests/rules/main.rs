//! One test per rule or worked example, by chapter of the rulebook.

mod common;
mod continent;
mod matrix;
mod modules;
mod phases;
mod rulings;
mod tribes;
mod turns;

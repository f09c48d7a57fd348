//! One test per rule or worked example, by chapter of the rulebook.

mod abilities;
mod cards;
mod common;
mod continent;
mod deeds;
mod matrix;
mod modules;
mod phases;
mod rulings;
mod tribes;
mod turns;

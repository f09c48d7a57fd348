//! One test per rule or worked example, by chapter of the rulebook.

mod abilities;
mod board;
mod cards;
mod changes;
mod chips;
mod choices;
mod common;
mod continent;
mod deeds;
mod matrix;
mod modules;
mod pending;
mod phases;
mod pieces;
mod rulings;
mod solo;
mod solo_cards;
mod solo_map;
mod tribes;
mod turns;
mod wholes;

//! One test per rule or worked example, by chapter of the rulebook.

mod action_cards;
mod ages;
mod answers;
mod armies;
mod attacks;
mod buildings;
mod colonies;
mod common;
mod data;
mod end_of_turn;
mod events;
mod impacts;
mod leaders;
mod orders;
mod pacts;
mod payments;
mod politics;
mod prospects;
mod resigning;
mod setup;
mod taking;
mod technologies;
mod told;
mod views;
mod wars;
mod wonders;

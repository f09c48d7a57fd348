//! One test per rule or worked example, by chapter of the rulebook.

mod action_cards;
mod ages;
mod armies;
mod buildings;
mod common;
mod data;
mod end_of_turn;
mod leaders;
mod payments;
mod setup;
mod taking;
mod technologies;
mod views;
mod wonders;

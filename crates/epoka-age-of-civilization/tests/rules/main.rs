//! One test per rule or worked example, by chapter of the rulebook.

mod actions;
mod cards;
mod civilizations;
mod common;
mod data;
mod draft;
mod end;
mod innovations;
mod positions;
mod round_end;
mod rounds;
mod scenarios;
mod setup;
mod solo;
mod technologies;
mod turn;
mod views;
mod winds;
mod wonders;
mod words;

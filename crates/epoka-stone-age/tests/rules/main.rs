//! One test per rule or worked example, by chapter of the rulebook.

mod cards;
mod common;
mod data;
mod end;
mod feeding;
mod placing;
mod positions;
mod round;
mod scoring;
mod setup;
mod tools;
mod using;
mod views;

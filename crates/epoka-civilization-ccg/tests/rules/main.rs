//! One test per rule or worked example, by chapter of the rulebook.

mod activation;
mod army_cards;
mod cards;
mod common;
mod decklists;
mod decks;
mod ends;
mod event_cards;
mod events;
mod exploring;
mod fighting;
mod managing;
mod moving;
mod orders;
mod packs;
mod rulings;
mod standing;
mod terms;

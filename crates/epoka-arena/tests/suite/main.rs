//! Tournaments. All of it is one program, which compiles and links once.

mod decks;
mod tournament;

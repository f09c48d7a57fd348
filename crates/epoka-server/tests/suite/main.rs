//! The server, asked as a client asks it. All of it is one program, which compiles and links once.

mod access;
mod baskets;
mod common;
mod decks;
mod delay;
mod notices;
mod onwards;
mod people;
mod play;
mod secrets;
mod table;

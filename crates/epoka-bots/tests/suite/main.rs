//! Levels and search, on the torture game. All of it is one program, which compiles and links once.

mod policy;
mod search;

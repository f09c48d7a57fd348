//! The terminal client, key by key. All of it is one program, which compiles and links once.

mod baskets;
mod common;
mod house;
mod keys;
mod lines;
mod newcomers;
mod plain;
mod saves;
mod screens;
mod secrets;
mod whole_games;

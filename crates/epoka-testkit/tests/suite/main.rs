//! The testkit, tested on the torture game. All of it is one program, which compiles and links once.

mod baskets;
mod coverage;
mod matches;
mod rules;

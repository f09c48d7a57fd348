//! The registry: matches in JSON, words in two languages. All of it is one program, which compiles and links once.

mod baskets;
mod bots;
mod civolution_numbers;
mod decks;
mod glossaries;
mod labels;
mod matches;
mod numbers;
mod texts;
mod words;
mod words_and_numbers;

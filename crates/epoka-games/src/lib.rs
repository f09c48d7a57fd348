//! The games of Epoka behind one face: JSON in, JSON out.
//!
//! The only crate that names the games. [`registry()`] has a line for each; [`AnyGame`] is a game with
//! its components read, [`AnyMatch`] one match of it. Whoever talks to people or programs (terminal,
//! protocol, server, bindings) needs no more than these two, and [`text`] for the words.
//!
//! ```
//! use epoka_core::{Viewer, replay::ChanceMode};
//! use epoka_games::{Lang, Voice, find};
//! use serde_json::json;
//!
//! let game = find("stone-age").unwrap().open(&[]).unwrap();
//! let mut played = game.new_match(2, "a seed", &json!({"open-cards": true}), ChanceMode::Auto).unwrap();
//! let seat = played.deciding().iter().next().unwrap();
//! let first = played.act(seat, &[json!({"type": "place", "spot": "hut", "figures": 2})], None).unwrap();
//! let told = played.told(first, Viewer::Spectator, &Voice::new(Lang::Pl));
//! assert!(told[0].text.contains("w chacie"));
//! ```

pub mod basket;
pub mod bot;
pub mod decks;
pub mod game;
pub mod matches;
pub mod refusal;
pub mod registry;
pub mod text;
pub mod turn;

mod json;
mod written;

pub use crate::{
    basket::Basket,
    game::{AnyGame, Schemas},
    matches::{About, Ahead, Answer, AnyMatch, Offer, Told},
    refusal::Refusal,
    registry::{Entry, Texts, find, registry},
    text::{FluentValue, Lang, Voice, Words},
    turn::{TurnView, Wait},
};

//! What a bot would do in a seat's place.

pub use epoka_bots::Level;
use epoka_bots::{Decision, Search, Thought};
use epoka_core::{Game, Match, Random, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::json;

/// What a bot would do, and what else it thought of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// Its choice.
    pub action: Value,
    /// All it chose from, the best first.
    pub alternatives: Vec<Alternative>,
}

/// An action a bot thought of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative {
    /// The action.
    pub action: Value,
    /// How often the search tried it; 0 where none searched.
    pub visits: u32,
    /// What it came to on average, from 0 (lost) to 1 (won); `null` where none searched.
    pub value: Option<f64>,
}

/// What a bot of the level would do in the seat's place; `None` if the seat has nothing to decide.
pub fn advise<G: Game>(played: &Match<G>, seat: Seat, level: Level, seed: &str) -> Option<Advice> {
    let thoughts = think(played, seat, level, seed);
    let write = |action| json::write_action(&**played.rules(), action);
    let alternatives = thoughts.iter().map(|thought| Alternative {
        action: write(&thought.action),
        visits: thought.visits,
        value: thought.value.map(Into::into),
    });
    Some(Advice { action: write(&thoughts.first()?.action), alternatives: alternatives.collect() })
}

/// What a bot of the level thinks of in the seat's place, its choice first; nothing if the seat has nothing to decide.
pub fn think<G: Game>(played: &Match<G>, seat: Seat, level: Level, seed: &str) -> Vec<Thought<G::Action>> {
    if !played.turn().asks(seat) {
        return Vec::new();
    }
    let mut random = Random::from_seed(seed);
    // What the seat has named before may have been a person's choice, in any order, and is no part of its view.
    level.think(&Decision::new(&**played.rules(), played.state(), seat), &mut Search::new(), &mut random)
}

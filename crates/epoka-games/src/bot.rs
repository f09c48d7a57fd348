//! What a bot would do in a seat's place.

use epoka_bots::Policy;
use epoka_core::{Class, Game, Match, Random, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::json;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal action, all equally likely; it never gives up.
    Random,
}

impl Level {
    /// Every level.
    pub const ALL: [Level; 1] = [Level::Random];

    /// What commands and JSON call it.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    /// The level of this name.
    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What a bot would do, and what else it thought of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// Its choice.
    pub action: Value,
    /// All it chose from, in the order of the list of actions.
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
    let mut actions = Vec::new();
    played.actions(seat, &mut actions);
    let policy = match level {
        Level::Random => Policy::Random,
    };
    let choice = policy.choose(&**played.rules(), played.state(), seat, &actions, &mut Random::from_seed(seed))?;
    let write = |action| json::write_action(&**played.rules(), action);
    let alternatives = actions.iter().filter(|action| G::class(action) != Class::Concede);
    let alternatives = alternatives.map(|action| Alternative { action: write(action), visits: 0, value: None });
    Some(Advice { action: write(&choice), alternatives: alternatives.collect() })
}

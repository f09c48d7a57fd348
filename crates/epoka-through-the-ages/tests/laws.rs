//! The laws of every game, for every table of Through the Ages: a game of every set, or as many as are asked for
//! (`cargo xtask soak through-the-ages --games 20000`).
//!
//! `cargo test -p epoka-through-the-ages --test laws -- --record tests/replays` writes the recorded games anew.

use std::{process::ExitCode, sync::Arc};

use epoka_core::Match;
use epoka_testkit::{
    Laws, Policy,
    soak::{self, Recording, Set},
};
use epoka_through_the_ages::{Setup, ThroughTheAges, action::Event, data::Data};

/// Longer than any game.
const BOUND: usize = 12_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 400;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 64;

fn main() -> ExitCode {
    soak::run(sets, &RECORDINGS)
}

/// All sets of games: every table, two quick policies from the start or from the middle, one that thinks, and some who give up.
fn sets() -> Vec<Set<ThroughTheAges>> {
    let data = Arc::new(Data::printed());
    let mut sets = Vec::new();
    for players in 2..=4 {
        for policy in [Policy::Greedy, Policy::Random] {
            for (way, middle) in [("start", 0), ("middle", MIDDLE)] {
                let laws = Laws::new(&data, players, Setup {}).policy(policy).bound(BOUND).every(EVERY);
                sets.push((format!("{players} players, {policy:?}, from the {way}"), laws.from_middle(middle)));
            }
        }
        let laws = || Laws::new(&data, players, Setup {}).bound(BOUND).every(EVERY);
        sets.push((format!("{players} players who think"), laws().policy(Policy::Easy)));
        sets.push((format!("{players} players who may give up"), laws().conceding()));
    }
    sets
}

const RECORDINGS: [Recording<ThroughTheAges>; 3] = [
    Recording {
        name: "two-seats-with-a-war",
        players: 2,
        setup: Setup {},
        shows: |game| told(game, |event| matches!(event, Event::WarWon { .. })),
    },
    Recording {
        name: "three-seats-with-a-pact-and-a-colony",
        players: 3,
        setup: Setup {},
        shows: |game| {
            told(game, |event| matches!(event, Event::Accepted { .. }))
                && told(game, |event| matches!(event, Event::Colonized { .. }))
        },
    },
    Recording {
        name: "four-seats-with-a-revolution-and-an-aggression",
        players: 4,
        setup: Setup {},
        shows: |game| {
            told(game, |event| matches!(event, Event::Revolted { .. }))
                && told(game, |event| matches!(event, Event::Overcome { .. }))
        },
    },
];

fn told(game: &Match<ThroughTheAges>, wanted: fn(&Event) -> bool) -> bool {
    game.told(0).iter().any(|told| wanted(&told.event))
}

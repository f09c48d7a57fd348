//! The laws of every game, for every table of Civolution: a game of every set, or as many as are asked for
//! (`cargo xtask soak civolution --games 20000`).
//!
//! `cargo test -p epoka-civolution --test laws -- --record tests/replays` writes the recorded games anew.

use std::{process::ExitCode, sync::Arc};

use epoka_civolution::{Civolution, Setup, action::Event, data::Data, setup};
use epoka_core::Match;
use epoka_testkit::{
    Laws, Policy,
    soak::{self, Recording, Set},
};

/// Longer than any game.
const BOUND: usize = 12_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 800;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 64;

fn main() -> ExitCode {
    soak::run(sets, &recordings())
}

/// All sets of games: every table and set-up, two quick policies from the start or from the middle, and at every table some who
/// think and some who give up.
fn sets() -> Vec<Set<Civolution>> {
    let data = Arc::new(Data::printed());
    let mut sets = Vec::new();
    for players in 1..=4 {
        let laws = || Laws::new(&data, players, Setup::default()).bound(BOUND).every(EVERY);
        sets.push((format!("{players} players who think"), laws().policy(Policy::Easy)));
        sets.push((format!("{players} players who may give up"), laws().conceding()));
        let setups = if players == 1 { setup::solo_variants() } else { setup::variants() };
        for setup in setups {
            for policy in [Policy::Greedy, Policy::Random] {
                for (way, middle) in [("start", 0), ("middle", MIDDLE)] {
                    let laws = Laws::new(&data, players, setup.clone()).policy(policy).bound(BOUND).every(EVERY);
                    let name = format!("{players} players, {policy:?}, from the {way}, {setup:?}");
                    sets.push((name, laws.from_middle(middle)));
                }
            }
        }
    }
    sets
}

/// Games that show what is rare.
fn recordings() -> [Recording<Civolution>; 3] {
    let recording = |name, players, shows| Recording { name, players, setup: Setup::default(), shows };
    [
        recording("one-seat-against-vici", 1, |game| told(game, |event| matches!(event, Event::ViciLost { .. }))),
        recording("two-seats-with-a-monolith", 2, |game| told(game, |event| matches!(event, Event::Monolith { .. }))),
        recording("four-seats-with-a-rescue", 4, |game| told(game, |event| matches!(event, Event::Rescued { .. }))),
    ]
}

fn told(game: &Match<Civolution>, wanted: fn(&Event) -> bool) -> bool {
    game.told(0).iter().any(|told| wanted(&told.event))
}

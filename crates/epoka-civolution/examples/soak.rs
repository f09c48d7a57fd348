//! Plays many games under the laws and says what was executed too rarely:
//! `cargo run --release -p epoka-civolution --example soak -- --games 20000 --seed 1 [--threads 8]`.

use std::{process::ExitCode, sync::Arc};

use epoka_civolution::{Civolution, data::Data, setup};
use epoka_testkit::{
    Laws, Policy,
    soak::{self, Set},
};

/// Longer than any game.
const BOUND: usize = 12_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 800;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 64;

fn main() -> ExitCode {
    soak::run(sets, &[])
}

/// All sets of games: every table and set-up, two policies, from the start or from the middle.
fn sets() -> Vec<Set<Civolution>> {
    let data = Arc::new(Data::printed());
    let mut sets = Vec::new();
    for players in 1..=4 {
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

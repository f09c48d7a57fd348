//! The game allocates nothing while it is played, copied or imagined: searching does it millions of times. One test
//! only: allocations are counted for the whole process.

use std::alloc::System;

use epoka_bots::{Plan, Policy, bench};
use epoka_civolution::{Civolution, setup};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn allocations() -> u64 {
    let stats = INSTRUMENTED_SYSTEM.stats();
    (stats.allocations + stats.reallocations) as u64
}

#[test]
fn the_inner_loop_allocates_nothing() {
    for players in 1..=4 {
        let setups = if players == 1 { setup::solo_variants() } else { setup::variants() };
        for setup in setups {
            let game = Civolution::printed(players, &setup).expect("such a match can be");
            for policy in [Policy::Random, Policy::Greedy] {
                let plan = Plan { games: Some(1), seed: "allocations", policy, allocations };
                // The thread that runs the test may allocate beside; what a game allocates, it allocates every time.
                let allocates = || {
                    let report = bench(&game, &plan);
                    report.allocs_per_decision + report.allocs_per_clone + report.allocs_per_imagine > 0.0
                };
                assert!(!(0..5).all(|_| allocates()), "{players} players, {policy}, {setup:?}");
            }
        }
    }
}

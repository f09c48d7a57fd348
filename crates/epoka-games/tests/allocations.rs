//! No game allocates while it is played, copied or imagined, whatever its options: searching does it millions of
//! times. One test only: allocations are counted for the whole process.

use std::alloc::System;

use epoka_age_of_civilization as age_of_civilization;
use epoka_bots::{Plan, Policy};
use epoka_games::{AnyGame, registry};
use serde_json::{Value, json};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn allocations() -> u64 {
    let stats = INSTRUMENTED_SYSTEM.stats();
    (stats.allocations + stats.reallocations) as u64
}

/// Every set-up of a table.
fn setups(game: &dyn AnyGame, players: u8) -> Vec<Value> {
    match game.id() {
        "stone-age" => [false, true].map(|open| json!({ "open-cards": open })).into(),
        "age-of-civilization" => {
            let data = age_of_civilization::data::Data::printed();
            let all = age_of_civilization::Setup::all(&data, players);
            all.iter().map(|setup| serde_json::to_value(setup).unwrap()).collect()
        }
        "through-the-ages" => vec![json!({})],
        "civilization-ccg" => [false, true].map(|hidden| json!({ "hidden-lists": hidden })).into(),
        "civolution" if players == 1 => {
            vec![json!({}), json!({"level": "expert", "harder": true, "free-choice": true})]
        }
        "civolution" => vec![json!({}), json!({"first-game": true, "newcomers": true, "advanced": [0]})],
        game => panic!("{game}: which set-ups does it have?"),
    }
}

#[test]
fn no_game_allocates_whatever_its_options() {
    for entry in registry() {
        let game = entry.open(&[]).unwrap();
        let (least, most) = game.players();
        for players in least..=most {
            for setup in setups(&*game, players) {
                // A search keeps its tree and answers a list; the games inside it are these.
                for policy in [Policy::Random, Policy::Greedy] {
                    let plan = Plan { games: Some(1), seed: "allocations", policy, allocations };
                    // The thread that runs the test may allocate beside; what a game allocates, it allocates every time.
                    let allocates = || {
                        let report = game.bench(players, &setup, &plan).unwrap();
                        report.allocs_per_decision + report.allocs_per_clone + report.allocs_per_imagine > 0.0
                    };
                    let always = (0..5).all(|_| allocates());
                    assert!(!always, "{} for {players}, {policy}, {setup}", game.id());
                }
            }
        }
    }
}

//! The benchmark measures what it says. One test only: allocations are counted for the whole process.

use std::alloc::System;

use epoka_bots::{Plan, Policy, Report, bench};
use epoka_testkit::torture::{Setup, torture};
use serde_json::Value;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn allocations() -> u64 {
    let stats = INSTRUMENTED_SYSTEM.stats();
    (stats.allocations + stats.reallocations) as u64
}

#[test]
fn a_report_has_every_figure_and_the_games_allocate_nothing() {
    let rules = torture(3, &Setup::default());
    let plan = Plan { games: Some(20), seed: "1", policy: Policy::Random, allocations };
    // The thread that runs the tests may allocate beside; what the games allocate, they allocate every time.
    let clean =
        |report: &Report| report.allocs_per_decision + report.allocs_per_clone + report.allocs_per_imagine == 0.0;
    let report = (0..5).map(|_| bench(&rules, &plan)).find(clean).expect("games allocate nothing");
    assert_eq!((report.games, report.players, report.policy), (20, 3, Policy::Random));
    assert_eq!(bench(&rules, &plan).decisions_per_game.to_bits(), report.decisions_per_game.to_bits());

    let json = serde_json::to_value(&report).unwrap();
    let names: Vec<&String> = json.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "players",
        "policy",
        "games",
        "games-per-s",
        "decisions-per-game",
        "chances-per-game",
        "options-mean",
        "ns-per-decision",
        "allocs-per-decision",
        "allocs-per-clone",
        "allocs-per-imagine",
        "clone-ns",
        "imagine-ns",
        "playouts-per-s",
        "simulations-per-s",
        "state-bytes",
    ];
    assert_eq!(names, expected);
    for name in &expected[4..] {
        let figure = json[name].as_f64().unwrap();
        assert_eq!(figure == 0.0, name.starts_with("allocs"), "{name} is {figure}");
    }
    assert_eq!(json["policy"], Value::from("random"));
}

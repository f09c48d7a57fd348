//! The benchmark measures what it says.

use alloc_counter::{AllocCounterSystem, count_alloc};
use epoka_bots::{Plan, Policy, bench};
use epoka_testkit::torture::{Setup, torture};
use serde_json::Value;

#[global_allocator]
static ALLOCATOR: AllocCounterSystem = AllocCounterSystem;

fn allocations(work: &mut dyn FnMut()) -> u64 {
    let ((new, grown, _), ()) = count_alloc(work);
    (new + grown) as u64
}

#[test]
fn a_report_has_every_figure_and_the_games_allocate_nothing() {
    let rules = torture(3, &Setup::default());
    let plan = Plan { games: Some(20), seed: "1", policy: Policy::Random, allocations };
    let report = bench(&rules, &plan);
    let allocated = [report.allocs_per_decision, report.allocs_per_clone, report.allocs_per_imagine];
    assert_eq!(allocated.map(f64::to_bits), [0; 3], "games allocate nothing: {allocated:?}");
    assert_eq!((report.games, report.players, report.policy), (20, 3, Policy::Random));
    assert_eq!(bench(&rules, &plan).decisions_per_game.to_bits(), report.decisions_per_game.to_bits());

    let json = serde_json::to_value(&report).unwrap();
    let names: Vec<&String> = json.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "players",
        "policy",
        "games",
        "games_per_s",
        "decisions_per_game",
        "chances_per_game",
        "options_mean",
        "ns_per_decision",
        "allocs_per_decision",
        "allocs_per_clone",
        "allocs_per_imagine",
        "clone_ns",
        "imagine_ns",
        "playouts_per_s",
        "simulations_per_s",
        "state_bytes",
    ];
    assert_eq!(names, expected);
    for name in &expected[4..] {
        let figure = json[name].as_f64().unwrap();
        assert_eq!(figure == 0.0, name.starts_with("allocs"), "{name} is {figure}");
    }
    assert_eq!(json["policy"], Value::from("random"));
}

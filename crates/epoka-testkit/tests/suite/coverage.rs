//! A table leaves its record for the coverage report.

use std::{path::Path, process::Command};

use epoka_core::{Game, Seat};
use epoka_coverage::{Expected, executed, named, report};
use epoka_testkit::{
    Table,
    torture::{Action, Setup, Torture, torture},
};

/// TG-1, TG-2. Example 7.
#[test]
fn nobody_acts_while_cards_are_dealt() {
    let mut table = Table::new(torture(2, &Setup::default()));
    table.refuses("TG-1", Seat::at(0), Action::Pass);
    table.play_chance(1);
}

#[test]
fn what_a_test_executes_is_found_in_the_report() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("coverage-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let test = "nobody_acts_while_cards_are_dealt";
    let path = format!("coverage::{test}");
    let run = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &path])
        .env("EPOKA_COVERAGE", &folder)
        .output()
        .unwrap();
    assert!(run.status.success());

    let executed = executed(&folder).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!((executed[0].test.as_str(), executed[0].steps), (path.as_str(), 4));
    let rules = Torture::catalogue().entries().iter().map(|entry| entry.id.clone()).collect();
    let expected = Expected { game: Torture::ID.into(), rules, components: Vec::new(), examples: vec![7, 8] };
    let report = report(&expected, &named(include_str!("coverage.rs")), &executed);
    assert_eq!((report.rules, report.covered, report.examples), (28, 1, 1));
    assert_eq!(report.missing_examples, [8]);
    assert_eq!(report.named_but_not_executed, [format!("{test}: TG-2")]);
}

//! `cargo xtask coverage`: which rules, components and worked examples of a game its tests execute.

use std::{collections::BTreeMap, fs, path::Path};

use epoka_coverage::{Executed, Expected, Report};

use crate::{
    generate,
    workspace::{self, Done},
};

/// How many worked examples the rulebook of a game has.
const EXAMPLES: &[(&str, u32)] = &[
    ("epoka-stone-age", 34),
    ("epoka-age-of-civilization", 27),
    ("epoka-through-the-ages", 159),
    ("epoka-civolution", 41),
    ("epoka-civilization-ccg", 4),
];

/// Runs the tests of all games and reports what they covered.
pub fn run(json: bool) -> Done {
    let folder = Folder::new()?;
    let games = workspace::games()?;
    let packages = games.iter().flat_map(|game| ["--package".to_owned(), workspace::name(game)]);
    let mut tests = workspace::cargo(["test", "--quiet", "--lib", "--tests"]);
    folder.record(&mut tests);
    // Standard output belongs to the report.
    workspace::run(tests.args(packages).stdout(std::io::stderr()))?;
    folder.report(json)
}

/// The folder in which tests record what they execute. It is gone when dropped.
pub struct Folder(std::path::PathBuf);

impl Folder {
    /// An empty folder.
    pub fn new() -> Result<Folder, String> {
        let path = std::env::temp_dir().join(format!("epoka-coverage-{}", std::process::id()));
        fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Folder(path))
    }

    /// Lets a test run record here. A test has its name only if it does not run alone in its process, so
    /// there are always two threads.
    pub fn record(&self, tests: &mut std::process::Command) {
        let threads = std::thread::available_parallelism().map_or(2, |threads| threads.get().max(2));
        tests.env("EPOKA_COVERAGE", &self.0).env("RUST_TEST_THREADS", threads.to_string());
    }

    /// Prints what was covered; fails if something was not, or if a test names what it does not execute.
    pub fn report(&self, json: bool) -> Done {
        let executed =
            epoka_coverage::executed(&self.0).map_err(|error| format!("the record of the tests: {error}"))?;
        let mut reports = BTreeMap::new();
        for game in workspace::games()? {
            let expected = expected(&game)?;
            reports.insert(expected.game.clone(), report(&game, &expected, &executed)?);
        }
        if json {
            println!("{}", serde_json::to_string(&reports).expect("a report is JSON"));
        } else {
            print_table(&reports);
        }
        let incomplete: Vec<&str> =
            reports.iter().filter(|(_, report)| !is_complete(report)).map(|(game, _)| game.as_str()).collect();
        if incomplete.is_empty() { Ok(()) } else { Err(format!("coverage is not complete: {}", incomplete.join(", "))) }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays behind in the folder for temporary files harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a game's tests have to cover.
fn expected(game: &Path) -> Result<Expected, String> {
    let name = workspace::name(game);
    let examples = EXAMPLES.iter().find(|(of, _)| *of == name).map(|(_, examples)| *examples);
    let examples = examples.ok_or_else(|| format!("how many worked examples has {name}? say so in {}", file!()))?;
    Ok(Expected {
        game: name.trim_start_matches("epoka-").to_owned(),
        rules: generate::ids(game)?,
        components: components(&game.join("data"))?,
        examples: (1..=examples).collect(),
    })
}

/// The ids of everything in the data files that has one.
fn components(data: &Path) -> Result<Vec<String>, String> {
    let mut ids = Vec::new();
    for path in workspace::files(data, ".toml") {
        let table: toml::Table = toml::from_str(&workspace::read(&path)?)
            .map_err(|error| format!("{}: {error}", workspace::short(&path)))?;
        let items = table.values().filter_map(toml::Value::as_array).flatten();
        ids.extend(items.filter_map(|item| item.get("id")?.as_str()).map(str::to_owned));
    }
    Ok(ids)
}

fn report(game: &Path, expected: &Expected, executed: &[Executed]) -> Result<Report, String> {
    let mut named = Vec::new();
    for path in ["src", "tests"].iter().flat_map(|folder| workspace::files(&game.join(folder), ".rs")) {
        named.extend(epoka_coverage::named(&workspace::read(&path)?));
    }
    Ok(epoka_coverage::report(expected, &named, executed))
}

fn is_complete(report: &Report) -> bool {
    let missing = [&report.missing_rules, &report.missing_components, &report.named_but_not_executed];
    missing.into_iter().all(Vec::is_empty) && report.missing_examples.is_empty()
}

fn print_table(reports: &BTreeMap<String, Report>) {
    println!("{:24} {:>11} {:>11} {:>11}", "game", "rules", "components", "examples");
    for (game, report) in reports {
        let all_examples = report.examples + report.missing_examples.len();
        println!(
            "{game:24} {:>11} {:>11} {:>11}",
            format!("{}/{}", report.covered, report.rules),
            format!("{}/{}", report.exercised, report.cards),
            format!("{}/{all_examples}", report.examples),
        );
        let lists = [
            ("rules no test covers", &report.missing_rules),
            ("components no test uses", &report.missing_components),
            ("examples no test plays", &report.missing_examples.iter().map(u32::to_string).collect()),
            ("named by a test that does not execute it", &report.named_but_not_executed),
        ];
        for (what, list) in lists.iter().filter(|(_, list)| !list.is_empty()) {
            println!("  {what}: {}", list.join(", "));
        }
    }
}

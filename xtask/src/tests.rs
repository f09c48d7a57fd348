//! Runs the tests of the workspace: all test programs, several at a time, then the examples in the documentation comments.
//!
//! `cargo test` runs one program after the other, and the end of each leaves processors idle.

use std::{
    collections::VecDeque,
    process::Command,
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use crate::{
    coverage::Folder,
    workspace::{self, Built, Done},
};

/// The crates and programs with the longest tests. They begin first: a long program that begins last runs alone.
const LONGEST: [(&str, &str); 8] = [
    ("epoka", "suite"),
    ("epoka-server", "suite"),
    ("epoka-tui", "suite"),
    ("epoka-games", "suite"),
    ("epoka-civilization-ccg", "laws"),
    ("epoka-through-the-ages", "laws"),
    ("epoka-civolution", "laws"),
    ("epoka-arena", "suite"),
];

/// Runs every test; what they execute is recorded in the folder.
pub fn run(folder: &Folder) -> Done {
    let mut programs: Vec<&Built> = workspace::as_tested_all()?.iter().filter(|built| built.tests).collect();
    programs.sort_by_key(|built| {
        let place = LONGEST.iter().position(|&(package, target)| built.is(package, target));
        place.unwrap_or(LONGEST.len())
    });
    let queue = Mutex::new(VecDeque::from(programs));
    let failed = Mutex::new(Vec::new());
    let next = || queue.lock().expect("no worker panics").pop_front();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(program) = next() {
                    let ran = Ran::of(program, folder);
                    let mut failed = failed.lock().expect("no worker panics");
                    println!("{ran}");
                    if ran.failure.is_some() {
                        failed.push(ran.name);
                    }
                }
            });
        }
    });
    let mut examples = workspace::cargo(["test", "--quiet", "--workspace", "--no-fail-fast", "--doc"]);
    let examples = workspace::run(&mut examples);
    let failed = failed.into_inner().expect("no worker panics");
    if failed.is_empty() { examples } else { Err(format!("tests failed in {}", failed.join(", "))) }
}

/// A test program that has ended.
struct Ran {
    name: String,
    output: String,
    failure: Option<String>,
    took: Duration,
}

impl Ran {
    fn of(program: &Built, folder: &Folder) -> Ran {
        let start = Instant::now();
        // As `cargo test` runs it: in the folder of its crate, and quietly.
        let mut command = Command::new(&program.path);
        command.arg("--quiet").current_dir(&program.package).env("CARGO_MANIFEST_DIR", &program.package);
        folder.record(&mut command);
        let (output, failure) = match command.output() {
            Ok(output) => {
                let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
                (text, (!output.status.success()).then(|| output.status.to_string()))
            }
            Err(error) => (String::new(), Some(format!("cannot be run: {error}"))),
        };
        let name = format!("{}: {}", workspace::name(&program.package), program.target);
        Ran { name, output, failure, took: start.elapsed() }
    }
}

impl std::fmt::Display for Ran {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let result = self.failure.as_deref().unwrap_or("passed");
        write!(f, "-- {}: {result} after {:.1} s\n{}", self.name, self.took.as_secs_f64(), self.output.trim_start())
    }
}

//! `cargo xtask check`: the very steps CI runs.

use std::time::Instant;

use crate::{
    coverage::Folder,
    generate::{self, Mode},
    programs, texts, tools, types, web,
    workspace::{self, Done},
};

/// How long each fuzzer runs.
const FUZZ_SECONDS: u32 = 20;

/// Runs every step, whatever became of those before it.
pub fn run() -> Done {
    let folder = Folder::new()?;
    let start = Instant::now();
    let mut steps = Steps::default();
    steps.take("tools", tools::install);
    steps.take("format", || workspace::run(&mut workspace::cargo(["fmt", "--all", "--check"])));
    steps.take("browser client", web::build);
    steps.take("build", || workspace::as_tested("epoka").map(drop));
    steps.take("generated files", || generate::run(Mode::Check).and_then(|()| types::run(Mode::Check)));
    steps.take("rule ids, languages, lengths", texts::run);
    steps.take("clippy", || {
        let clippy = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"];
        workspace::run(&mut workspace::cargo(clippy))
    });
    steps.take("tests", || {
        let mut tests = workspace::cargo(["test", "--quiet", "--workspace", "--no-fail-fast"]);
        folder.record(&mut tests);
        workspace::run(&mut tests)
    });
    steps.take("browser client: types", || web::npm(&["run", "check"]));
    steps.take("browser client: unit tests", || web::npm(&["test"]));
    steps.take("browser client: in a browser", web::browser_tests);
    steps.take("coverage", || folder.report(false));
    for fuzzer in ["fuzz-protocol", "fuzz-replay"] {
        steps.take(fuzzer, || programs::fuzz(fuzzer, FUZZ_SECONDS));
    }
    steps.take("documentation", || {
        let mut doc = workspace::cargo(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
        workspace::run(doc.env("RUSTDOCFLAGS", "--deny warnings"))
    });
    steps.summary(start)
}

/// What became of the steps.
#[derive(Default)]
struct Steps {
    passed: usize,
    failed: Vec<&'static str>,
}

impl Steps {
    fn take(&mut self, name: &'static str, step: impl FnOnce() -> Done) {
        println!("== {name}");
        let start = Instant::now();
        let done = step();
        let seconds = start.elapsed().as_secs_f64();
        match done {
            Ok(()) => {
                self.passed += 1;
                println!("== {name}: passed in {seconds:.1} s\n");
            }
            Err(why) => {
                self.failed.push(name);
                println!("{why}\n== {name}: FAILED after {seconds:.1} s\n");
            }
        }
    }

    fn summary(self, start: Instant) -> Done {
        let Steps { passed, failed } = self;
        println!("{passed} passed, {} failed in {:.0} s", failed.len(), start.elapsed().as_secs_f64());
        if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
    }
}

//! `cargo xtask check`: the very steps CI runs.

use std::{
    collections::VecDeque,
    process::Command,
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use crate::{
    all, blocks,
    coverage::Folder,
    generate::{self, Mode},
    links, programs, tests, texts, tools, types, web,
    workspace::{self, Done, Priority},
};

/// How long each fuzzer runs.
const FUZZ_SECONDS: u32 = 20;

/// Runs every step, whatever became of those before it; with `wants_all` also the long ones.
pub fn run(wants_all: bool) -> Done {
    let folder = Folder::new()?;
    let start = Instant::now();
    let mut steps = Steps::default();
    steps.take("tools", tools::install);
    steps.take("format", || workspace::run(&mut workspace::cargo(["fmt", "--all", "--check"])));
    steps.take("browser client", web::build);
    steps.take("build", || workspace::as_tested("epoka").map(drop));
    steps.take("generated files", || generate::run(Mode::Check).and_then(|()| types::run(Mode::Check)));
    steps.take("rule ids, languages, lengths", texts::run);
    steps.take("links in the documentation", links::run);
    steps.take_side_by_side(independent(&folder));
    steps.take("coverage", || folder.report(false));
    if wants_all {
        all::take(&mut steps);
    }
    steps.summary(start)
}

/// How many independent steps run at a time. Tests wait for servers, clocks and browsers: with one step for each processor of a small
/// machine, processors would be idle.
const LANES: usize = 3;

/// A step that needs nothing from the steps it runs beside.
pub struct Independent<'a> {
    name: &'static str,
    run: Box<dyn FnOnce() -> (Done, String) + Send + 'a>,
}

/// An independent step that has ended, with its output.
struct Ran {
    name: &'static str,
    done: Done,
    output: String,
    took: Duration,
}

/// The steps that only need what is built, the longest first. What compiles yields to what tests.
fn independent(folder: &Folder) -> Vec<Independent<'_>> {
    let clippy = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    let mut doc = workspace::cargo(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    vec![
        Independent::command("browser client: in a browser", Priority::Normal, web::browser_tests),
        Independent::new("tests", || tests::run(folder)),
        Independent::command("clippy", Priority::Low, move || Ok(workspace::cargo(clippy))),
        Independent::command("browser client: types", Priority::Normal, || Ok(web::npm(&["run", "check"]))),
        Independent::command("browser client: unit tests", Priority::Normal, || Ok(web::npm(&["test"]))),
        Independent::new("commands in the documentation", || blocks::run(&workspace::as_tested("epoka")?)),
        Independent::command("fuzz-protocol", Priority::Normal, || programs::fuzzer("fuzz-protocol", FUZZ_SECONDS)),
        Independent::command("fuzz-replay", Priority::Normal, || programs::fuzzer("fuzz-replay", FUZZ_SECONDS)),
        // Cargo runs one build at a time: this one waits for clippy.
        Independent::command("documentation", Priority::Low, move || Ok(doc)),
    ]
}

impl<'a> Independent<'a> {
    /// A step that prints what it has to say by itself.
    pub fn new(name: &'static str, run: impl FnOnce() -> Done + Send + 'a) -> Independent<'a> {
        Independent { name, run: Box::new(|| (run(), String::new())) }
    }

    /// A step that is a command, whose output is kept until it has ended.
    pub fn command(
        name: &'static str,
        priority: Priority,
        command: impl FnOnce() -> Result<Command, String> + Send + 'a,
    ) -> Independent<'a> {
        Independent::commands(name, priority, || Ok(vec![command()?]))
    }

    /// A step that is several commands, one after the other, all of which run whatever becomes of those before. They are made when it
    /// is their turn.
    pub fn commands(
        name: &'static str,
        priority: Priority,
        commands: impl FnOnce() -> Result<Vec<Command>, String> + Send + 'a,
    ) -> Independent<'a> {
        let run = move || {
            let mut output = String::new();
            let done = commands().and_then(|commands| {
                let each = commands.iter().map(|command| {
                    let (done, text) = workspace::run_quietly(command, priority);
                    output += &text;
                    done
                });
                each.fold(Ok(()), Done::and)
            });
            (done, output)
        };
        Independent { name, run: Box::new(run) }
    }

    fn run(self) -> Ran {
        let start = Instant::now();
        let (done, output) = (self.run)();
        Ran { name: self.name, done, output, took: start.elapsed() }
    }
}

/// What became of the steps.
#[derive(Default)]
pub struct Steps(Vec<Step>);

/// A step that is over.
struct Step {
    name: &'static str,
    passed: bool,
    took: Duration,
}

impl Steps {
    pub fn take(&mut self, name: &'static str, step: impl FnOnce() -> Done) {
        println!("== {name}");
        let start = Instant::now();
        let done = step();
        self.note(name, &done, start.elapsed());
    }

    /// Runs all steps, several at a time; their output follows when all have ended.
    pub fn take_side_by_side(&mut self, steps: Vec<Independent<'_>>) {
        let queue = Mutex::new(VecDeque::from(steps));
        let ended = Mutex::new(Vec::new());
        let next = || queue.lock().expect("no step panics").pop_front();
        thread::scope(|scope| {
            for _ in 0..LANES {
                scope.spawn(|| {
                    while let Some(step) = next() {
                        let ran = step.run();
                        let result = if ran.done.is_ok() { "passed" } else { "FAILED" };
                        println!("-- {}: {result} after {:.1} s", ran.name, ran.took.as_secs_f64());
                        ended.lock().expect("no step panics").push(ran);
                    }
                });
            }
        });
        for ran in ended.into_inner().expect("no step panics") {
            self.took(&ran);
        }
    }

    /// A step that has run already.
    fn took(&mut self, ran: &Ran) {
        print!("== {}\n{}", ran.name, ran.output);
        self.note(ran.name, &ran.done, ran.took);
    }

    fn note(&mut self, name: &'static str, done: &Done, took: Duration) {
        let seconds = took.as_secs_f64();
        match done {
            Ok(()) => println!("== {name}: passed in {seconds:.1} s\n"),
            Err(why) => println!("{why}\n== {name}: FAILED after {seconds:.1} s\n"),
        }
        self.0.push(Step { name, passed: done.is_ok(), took });
    }

    fn summary(self, start: Instant) -> Done {
        for Step { name, passed, took } in &self.0 {
            println!("{:>7.1} s  {name}{}", took.as_secs_f64(), if *passed { "" } else { ": FAILED" });
        }
        println!("{:>7.1} s  in all", start.elapsed().as_secs_f64());
        let failed: Vec<&str> = self.0.iter().filter(|step| !step.passed).map(|step| step.name).collect();
        println!("{} passed, {} failed", self.0.len() - failed.len(), failed.len());
        if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
    }
}

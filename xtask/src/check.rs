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
    workspace::{self, Done},
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
    steps.take("tests", || tests::run(&folder));
    // A browser leaves a core half idle: what needs neither quiet nor what the browser needs runs beside it.
    steps.take_with("browser client: in a browser", web::browser_tests, beside_the_browser());
    steps.take("commands in the documentation", || blocks::run(&workspace::as_tested("epoka")?));
    steps.take("coverage", || folder.report(false));
    if wants_all {
        all::take(&mut steps);
    }
    steps.summary(start)
}

/// A step that runs beside another and gives way to it: what it says is told when it has ended.
pub struct Beside {
    name: &'static str,
    commands: Box<dyn FnOnce() -> Commands + Send>,
}

/// What a step runs, one after the other.
pub type Commands = Result<Vec<Command>, String>;

/// A step that ran beside another.
struct Ran {
    name: &'static str,
    done: Done,
    said: String,
    took: Duration,
}

fn beside_the_browser() -> Vec<Beside> {
    let clippy = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    let mut doc = workspace::cargo(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    vec![
        Beside::new("clippy", move || Ok(vec![workspace::cargo(clippy)])),
        Beside::new("documentation", move || Ok(vec![doc])),
        Beside::new("browser client: types", || Ok(vec![web::npm(&["run", "check"])])),
        Beside::new("browser client: unit tests", || Ok(vec![web::npm(&["test"])])),
        Beside::new("fuzz-protocol", || Ok(vec![programs::fuzzer("fuzz-protocol", FUZZ_SECONDS)?])),
        Beside::new("fuzz-replay", || Ok(vec![programs::fuzzer("fuzz-replay", FUZZ_SECONDS)?])),
    ]
}

/// Runs steps of the queue one after the other until none is left.
fn run_all(queue: &Mutex<VecDeque<Beside>>) -> Vec<Ran> {
    let next = || queue.lock().expect("no step panics").pop_front();
    std::iter::from_fn(next).map(Beside::run).collect()
}

impl Beside {
    /// The commands are asked for when it is their turn.
    pub fn new(name: &'static str, commands: impl FnOnce() -> Commands + Send + 'static) -> Beside {
        Beside { name, commands: Box::new(commands) }
    }

    fn run(self) -> Ran {
        let start = Instant::now();
        let mut said = String::new();
        let done = (self.commands)().and_then(|commands| {
            let each = commands.iter().map(|command| {
                let (done, words) = workspace::run_aside(command);
                said += &words;
                done
            });
            // The others tell something even if one has failed.
            each.fold(Ok(()), Done::and)
        });
        Ran { name: self.name, done, said, took: start.elapsed() }
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

    /// A step, and others beside it, two at a time.
    pub fn take_with(&mut self, name: &'static str, step: impl FnOnce() -> Done, others: Vec<Beside>) {
        let others = Mutex::new(VecDeque::from(others));
        thread::scope(|scope| {
            let other = scope.spawn(|| run_all(&others));
            self.take(name, step);
            let mine = run_all(&others);
            for ran in other.join().expect("a command that fails is told, not panicked about").iter().chain(&mine) {
                self.took(ran);
            }
        });
    }

    /// A step that has run already.
    fn took(&mut self, ran: &Ran) {
        print!("== {}\n{}", ran.name, ran.said);
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

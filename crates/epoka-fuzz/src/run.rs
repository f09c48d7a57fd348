//! Rounds of fuzzing until the time is up.

use std::{
    collections::BTreeMap,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use epoka_core::Random;
use serde_json::Value;

use crate::{
    mutator::Mutator,
    session::{Failure, Session, count_panics},
};

/// How long to go on, and from which seed.
#[derive(Clone, Debug, Parser)]
pub struct Bounds {
    /// Stop after this many seconds
    #[arg(long, default_value_t = 20)]
    pub seconds: u64,
    /// Stop after this many rounds
    #[arg(long)]
    pub rounds: Option<u64>,
    /// Begin with this round
    #[arg(long, default_value_t = 0)]
    pub first: u64,
    /// The seed
    #[arg(long, default_value = "1")]
    pub seed: String,
}

/// What came of the tries: how often each error code, 0 for what was accepted. A fuzzer that is only
/// ever refused in one way sees nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tries(BTreeMap<i64, u64>);

impl Tries {
    /// Counts a try by the error it was answered with, if it was one.
    pub fn count(&mut self, error: Option<&Value>) {
        let code = error.and_then(|error| error["code"].as_i64()).unwrap_or_default();
        *self.0.entry(code).or_default() += 1;
    }

    fn summary(&self) -> String {
        let parts: Vec<String> = self.0.iter().map(|(code, count)| format!("{code}: {count}")).collect();
        format!("{} tries by error code, 0 for accepted: {}", self.0.values().sum::<u64>(), parts.join(", "))
    }
}

/// Runs rounds, each with an engine of its own and a seed that repeats it. Answers the exit code.
pub fn run(bounds: &Bounds, round: impl Fn(&mut Session, &mut Mutator, &mut Tries) -> Result<(), Failure>) -> ExitCode {
    count_panics();
    let (start, limit) = (Instant::now(), Duration::from_secs(bounds.seconds));
    let (mut number, mut tries) = (bounds.first, Tries::default());
    while start.elapsed() < limit && bounds.rounds.is_none_or(|rounds| number - bounds.first < rounds) {
        let mut session = Session::new();
        let mut mutator = Mutator::new(Random::from_seed(&format!("{} {number}", bounds.seed)));
        if let Err(Failure(why)) = round(&mut session, &mut mutator, &mut tries) {
            eprintln!("round {number}, line {}: {why}", session.sent.len());
            eprintln!("last line: {}", session.sent.last().map_or("", String::as_str));
            eprintln!("again: --seed {} --first {number} --rounds 1", bounds.seed);
            return ExitCode::FAILURE;
        }
        number += 1;
    }
    println!("{} rounds, no failure; {}", number - bounds.first, tries.summary());
    ExitCode::SUCCESS
}

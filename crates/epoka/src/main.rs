//! `epoka`: arguments in, exit code out.
//!
//! Exit codes: 0 all is well; 1 what was asked for failed (a replay that does not hold, a file that
//! cannot be read); 2 the command itself is wrong (an option, a game or a rule that does not exist).

use std::{
    alloc::System,
    env,
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use clap::{CommandFactory, FromArgMatches};
use epoka_games::Words;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

use crate::{args::Args, failure::Failure, output::Output};

mod args;
mod commands;
mod failure;
mod language;
mod mistake;
mod output;
mod setup;

/// Counts allocations for `epoka bench`.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let lang = language::wanted(env::args(), |name| env::var(name).ok());
    let mut command = language::localize(Args::command(), lang);
    let args = command.try_get_matches_from_mut(env::args_os()).and_then(|matches| Args::from_arg_matches(&matches));
    let args = match args {
        Ok(args) => args,
        Err(error) => match mistake::of(&error, &command, Words::general(lang)) {
            Some(failure) => return failure.report(lang),
            None => error.exit(),
        },
    };
    let mut stdout = BufWriter::new(io::stdout().lock());
    let mut output = Output::new(lang, args.json, &mut stdout);
    let done = commands::run(&args.command, &mut output).and_then(|()| Ok(stdout.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was said before the failure comes first; a reader who has gone away misses nothing.
            let _ = stdout.flush();
            failure.report(lang)
        }
    }
}

/// How many allocations the program has made so far.
fn allocations() -> u64 {
    let stats = ALLOCATOR.stats();
    (stats.allocations + stats.reallocations) as u64
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            // The reader has seen enough, as in `epoka rules stone-age | head`.
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::refused(error.to_string()),
        }
    }
}

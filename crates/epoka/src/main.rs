//! `epoka`: arguments in, exit code out.
//!
//! Exit codes: 0 all is well; 1 what was asked for failed (a replay that does not hold, a file that
//! cannot be read); 2 the command itself is wrong (an option, a game or a rule that does not exist).

use std::{
    alloc::System,
    env,
    io::{self, BufWriter, IsTerminal},
    process::ExitCode,
};

use clap::{Command, CommandFactory, FromArgMatches, Parser, error::ErrorKind};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

use crate::{
    args::Args,
    commands::menu::{self, Wish},
    failure::Failure,
    output::Output,
};

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
    let typed: Vec<String> = env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let lang = language::wanted(typed.iter().cloned(), |name| env::var(name).ok());
    // Known before the rest is read, so that what is wrong with the rest can be said in JSON.
    let json = typed.iter().take_while(|word| *word != "--").any(|word| word == "--json");
    let mut stdout = BufWriter::new(io::stdout().lock());
    let mut output = Output::new(lang, json, &mut stdout);
    let done = run(&typed, &mut output).and_then(|()| Ok(output.stream().flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&mut output),
    }
}

/// Does what was typed.
fn run(typed: &[String], output: &mut Output) -> Result<(), Failure> {
    let mut command = language::localize(Args::command(), output.lang);
    let args = command.try_get_matches_from_mut(env::args_os()).and_then(|matches| Args::from_arg_matches(&matches));
    match args {
        Ok(Args { command: Some(wanted), .. }) => commands::run(&wanted, output),
        Ok(Args { command: None, .. }) => offer(&mut command, output),
        Err(error) if error.kind() == ErrorKind::DisplayVersion => commands::version::show(output),
        Err(error) => match mistake::of(&error, &command, typed, output.words()) {
            Some(failure) => Err(failure),
            None => error.exit(),
        },
    }
}

/// Nobody said what to do: people at a terminal are asked, everybody else is told what there is.
fn offer(command: &mut Command, output: &mut Output) -> Result<(), Failure> {
    if output.json {
        let words = output.words();
        let help = words.plain("mistake-try-help");
        return Err(Failure::usage("usage", words.plain("mistake-no-subcommand"), Some(help)));
    }
    let help = command.render_help().to_string();
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::Help(help));
    }
    let wanted = match menu::ask(&mut io::stdin().lock(), output)? {
        Wish::Browser => ["epoka", "serve", "--open"].as_slice(),
        Wish::Terminal => &["epoka", "play"],
        Wish::Help => return Ok(output.line(help)?),
        Wish::Quit => return Ok(()),
    };
    let wanted = Args::parse_from(wanted).command.expect("these arguments have a command");
    commands::run(&wanted, output)
}

/// How many allocations the program has made so far.
fn allocations() -> u64 {
    let stats = ALLOCATOR.stats();
    (stats.allocations + stats.reallocations) as u64
}

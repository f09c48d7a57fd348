//! All automation of Epoka, in Rust: `cargo xtask --help` lists it.

mod all;
mod blocks;
mod check;
mod coverage;
mod dist;
mod generate;
mod links;
mod mutate;
mod pages;
mod pictures;
mod play;
mod programs;
mod progress;
mod server;
mod tests;
mod texts;
mod timings;
mod tools;
mod types;
mod web;
mod workspace;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

use crate::generate::Mode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The automation of Epoka")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Play in the browser: build everything, serve it on this machine, print the address
    Play {
        /// Play in the terminal instead, with what `epoka play` takes: a game, --seats me,hard, --lang pl, …
        #[arg(long)]
        terminal: bool,
        /// Do not open the browser
        #[arg(long)]
        no_open: bool,
        /// What `epoka serve` or, in the terminal, `epoka play` takes
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Check everything a change can break, as CI does
    Check {
        /// And what needs tools compiled from source, or long: book, packages, dependencies, soaks
        #[arg(long)]
        all: bool,
    },
    /// Ask whether anything Epoka depends on is known to be unsafe
    Advisories,
    /// Generate each game's rule constants from its rules.toml, and the browser's types from the Rust ones
    Gen {
        /// Write nothing; fail if a generated file is out of date
        #[arg(long)]
        check: bool,
    },
    /// Measure every game at every size of the table, or the server, or the browser client
    Bench {
        #[command(subcommand)]
        what: Option<BenchOf>,
        /// The seed of the games
        #[arg(long, default_value = "1")]
        seed: String,
    },
    /// Call every route of a real server with whatever its description allows (schemathesis)
    FuzzApi {
        /// How many requests of every route
        #[arg(long, default_value_t = 50)]
        examples: u32,
    },
    /// Report which rules, components and worked examples the tests execute
    Coverage {
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Check the links of all pages and run their command blocks
    Docs {
        /// The program the blocks call; built as for the tests if not said
        #[arg(long)]
        epoka: Option<PathBuf>,
    },
    /// Make a release in target/packages: program, .deb, checksums, licences, list of parts
    Dist(dist::Wish),
    /// Measure what every direct dependency costs in the build of `cargo xtask play`
    Timings,
    /// Take the pictures of the boards anew, in a browser
    Pictures,
    /// Switch rules off one by one and list those that no test misses
    Mutate(mutate::Plan),
    /// Check the laws over many games
    Soak {
        /// The game; all if not said
        game: Option<String>,
        /// How many games in every set-up
        #[arg(long, default_value_t = 1000)]
        games: u32,
        /// The seed of the games
        #[arg(long, default_value = "1")]
        seed: String,
    },
}

#[derive(Subcommand)]
enum BenchOf {
    /// A server on loopback: moves a second, latency, memory
    Server {
        /// What `epoka-load` takes: --tables N, --seconds S, …
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Two browsers at one table: how soon a move is seen
    Browser,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Play { terminal: true, arguments, .. } => play::terminal(&arguments),
        Task::Play { terminal: false, no_open, arguments } => play::browser(&arguments, !no_open),
        Task::Check { all } => check::run(all),
        Task::Advisories => all::advisories(),
        Task::Gen { check } => {
            let mode = if check { Mode::Check } else { Mode::Write };
            generate::run(mode).and_then(|()| types::run(mode))
        }
        Task::Bench { what: None, seed } => programs::bench(&seed),
        Task::Bench { what: Some(BenchOf::Server { arguments }), .. } => server::bench(&arguments),
        Task::Bench { what: Some(BenchOf::Browser), .. } => web::bench(),
        Task::FuzzApi { examples } => server::fuzz(examples),
        Task::Coverage { json } => coverage::run(json),
        Task::Docs { epoka } => links::run().and_then(|()| {
            let epoka = epoka.map_or_else(|| workspace::as_tested("epoka"), Ok)?;
            blocks::run(&epoka)
        }),
        Task::Dist(wish) => dist::run(&wish),
        Task::Timings => timings::run(),
        Task::Pictures => pictures::run(),
        Task::Mutate(plan) => mutate::run(&plan),
        Task::Soak { game, games, seed } => programs::soak(game.as_deref(), games, &seed),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod workflows {
    use super::*;

    #[test]
    fn a_workflow_runs_what_people_run_and_nothing_else() {
        let workflows = workspace::files(&workspace::root().join(".github/workflows"), ".yml");
        let texts: Vec<String> = workflows.iter().map(|path| workspace::read(path).unwrap()).collect();
        let lines = texts.iter().flat_map(|text| text.lines().filter_map(|line| line.split_once("run: ")));
        let commands: Vec<&str> = lines.map(|(_, command)| command).collect();
        assert!(commands.len() >= workflows.len());
        for command in commands {
            let arguments = command.strip_prefix("cargo ").expect(command);
            Arguments::try_parse_from(arguments.split(' ')).expect(command);
            assert!(arguments.starts_with("xtask "), "{command}");
        }
    }
}

//! Running what the repository builds: `play`, `bench`, `soak` and the fuzzers.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use serde::Deserialize;

use crate::workspace::{self, Done};

/// Measures every game at every size of the table.
pub fn bench(seed: &str) -> Done {
    #[derive(Deserialize)]
    struct Game {
        game: String,
        players: [u8; 2],
    }
    let epoka = epoka()?;
    let games: Vec<Game> = ask(&epoka, &["games", "--json"])?;
    println!(
        "{:<20} {:>7} {:>9} {:>10} {:>9} {:>8} {:>8} {:>8} {:>10} {:>6} {:>13}",
        "game",
        "players",
        "games/s",
        "decisions",
        "chances",
        "options",
        "ns/dec",
        "clone ns",
        "imagine ns",
        "bytes",
        "allocations"
    );
    for Game { game, players: [least, most] } in games {
        for players in least..=most {
            let report: Measured =
                ask(&epoka, &["bench", &game, "--players", &players.to_string(), "--seed", seed, "--json"])?;
            report.print_row(&game, players);
        }
    }
    println!("decisions and chances are those of a game, allocations of a decision, a clone and an imagined world");
    Ok(())
}

/// What `epoka bench` measured.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Measured {
    games_per_s: f64,
    decisions_per_game: f64,
    chances_per_game: f64,
    options_mean: f64,
    ns_per_decision: f64,
    allocs_per_decision: f64,
    allocs_per_clone: f64,
    allocs_per_imagine: f64,
    clone_ns: f64,
    imagine_ns: f64,
    state_bytes: usize,
}

impl Measured {
    fn print_row(&self, game: &str, players: u8) {
        println!(
            "{game:<20} {players:>7} {:>9.0} {:>10.1} {:>9.1} {:>8.1} {:>8.0} {:>8.1} {:>10.1} {:>6} {:>13}",
            self.games_per_s,
            self.decisions_per_game,
            self.chances_per_game,
            self.options_mean,
            self.ns_per_decision,
            self.clone_ns,
            self.imagine_ns,
            self.state_bytes,
            format!("{} {} {}", self.allocs_per_decision, self.allocs_per_clone, self.allocs_per_imagine),
        );
    }
}

/// How a program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// As for the tests: nothing more to compile.
    AsTested,
    /// For speed.
    Release,
}

/// What is executed less often than this in a soak was not tested.
const ENOUGH: &str = "100";

/// The soaks of all games, with the programs that the tests have built: nothing more to compile, and every assertion is checked. How
/// often something was executed in so few games is not asked.
pub fn soak_as_tested(games: u32, seed: &str) -> Result<Vec<Command>, String> {
    let built = workspace::as_tested_all()?;
    let soak = |path: PathBuf| {
        let name = workspace::name(&path);
        let laws = built.iter().find(|built| built.tests && built.is(&name, "laws"));
        let mut soak = Command::new(&laws.ok_or_else(|| format!("{name} has no test of its laws"))?.path);
        soak.args(["--games", &games.to_string(), "--seed", seed]).current_dir(path);
        Ok(soak)
    };
    workspace::games()?.into_iter().map(soak).collect()
}

/// Plays many games of one game, or of all, and checks its laws in each.
pub fn soak(game: Option<&str>, games: u32, seed: &str) -> Done {
    let crates = workspace::games()?.into_iter().map(|path| workspace::name(&path));
    let chosen: Vec<_> = crates.filter(|name| game.is_none_or(|game| *name == format!("epoka-{game}"))).collect();
    if chosen.is_empty() {
        return Err("there is no such game".into());
    }
    for name in chosen {
        let mut soak = workspace::cargo(["test", "--quiet", "--release", "--package", &name, "--test", "laws", "--"]);
        workspace::run(soak.args(["--games", &games.to_string(), "--seed", seed, "--enough", ENOUGH]))?;
    }
    Ok(())
}

/// A fuzzer, built as for the tests, that runs so long.
pub fn fuzzer(name: &str, seconds: u32) -> Result<Command, String> {
    let mut fuzzer = Command::new(workspace::as_tested(name)?);
    fuzzer.args(["--seconds", &seconds.to_string()]);
    Ok(fuzzer)
}

/// The program people play with, built for speed.
pub fn epoka() -> Result<PathBuf, String> {
    let built = workspace::build(&mut workspace::cargo(["build", "--release", "--package", "epoka"]))?;
    let epoka = built.into_iter().find(|built| built.target == "epoka");
    Ok(epoka.ok_or("the build made no `epoka`")?.path)
}

/// What a program answers in JSON.
fn ask<T: for<'de> Deserialize<'de>>(program: &Path, arguments: &[&str]) -> Result<T, String> {
    let words = format!("epoka {}", arguments.join(" "));
    let output = Command::new(program).args(arguments).output().map_err(|error| format!("`{words}`: {error}"))?;
    if !output.status.success() {
        return Err(format!("`{words}` failed: {}", String::from_utf8_lossy(&output.stderr).trim_end()));
    }
    serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("`{words}` answered what is not its report: {error}"))
}

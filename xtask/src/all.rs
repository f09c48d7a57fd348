//! `cargo xtask check --all`: what `check` leaves out because it needs tools that are compiled from source, or long.

use std::process::Command;

use crate::{
    check::{Independent, Steps},
    dist, programs,
    tools::{self, Compiled},
    workspace::{self, Done, Priority},
};

/// How many games of each game a soak plays.
const SOAK_GAMES: u32 = 200;

/// Takes the steps that come after those of `check`. A release is linked by one processor: the others have time for the rest.
pub fn take(steps: &mut Steps) {
    steps.take_side_by_side(vec![
        Independent::new("release: tried on Debian, and the same bytes twice", || dist::run(&dist::Wish::ALL)),
        Independent::commands("soak", Priority::Low, || programs::soak_as_tested(SOAK_GAMES, "all")),
        Independent::command("book", Priority::Low, book),
        Independent::command("dependencies: used", Priority::Low, machete),
        Independent::command("dependencies: licences, duplicates, sources", Priority::Low, || {
            deny(&["licenses", "bans", "sources"])
        }),
    ]);
}

/// Asks whether anything Epoka depends on is known to be unsafe. What is known changes by the day, so no check of a change asks it.
pub fn advisories() -> Done {
    workspace::run(&mut deny(&["advisories"])?)
}

/// The pages in `docs` as a book, in `target/book`.
fn book() -> Result<Command, String> {
    tool(&tools::MDBOOK, &["build", "docs"])
}

/// Licences, versions and origins are as `deny.toml` wants them.
fn deny(what: &[&str]) -> Result<Command, String> {
    let mut deny = tool(&tools::DENY, &["--workspace", "--locked", "check", "--show-stats"])?;
    deny.args(what);
    Ok(deny)
}

/// Every dependency that a crate names is used in it.
fn machete() -> Result<Command, String> {
    tool(&tools::MACHETE, &["crates", "xtask"])
}

fn tool(tool: &Compiled, arguments: &[&str]) -> Result<Command, String> {
    let mut command = Command::new(tools::compiled(tool)?);
    command.args(arguments).current_dir(workspace::root());
    Ok(command)
}

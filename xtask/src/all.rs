//! `cargo xtask check --all`: what `check` leaves out because it needs tools that are compiled from source, or long.

use std::process::Command;

use crate::{
    check::Steps,
    dist, programs,
    tools::{self, Compiled},
    workspace::{self, Done},
};

/// How many games a soak plays in every set-up.
const SOAK_GAMES: u32 = 200;

/// Takes the steps that come after those of `check`.
pub fn take(steps: &mut Steps) {
    steps.take("book", book);
    steps.take("dependencies: licences, duplicates, sources", || deny(&["licenses", "bans", "sources"]));
    steps.take("dependencies: used", machete);
    steps.take("release: made and tried on Debian", || dist::run(&dist::Wish::TEST));
    steps.take("release: the same bytes from another folder", || dist::run(&dist::Wish::VERIFY));
    steps.take("soak", || programs::soak(None, SOAK_GAMES, "all"));
}

/// Asks whether anything Epoka depends on is known to be unsafe. What is known changes by the day, so no check of a change asks it.
pub fn advisories() -> Done {
    deny(&["advisories"])
}

/// The pages in `docs` as a book, in `target/book`.
fn book() -> Done {
    workspace::run(tool(&tools::MDBOOK)?.args(["build", "docs"]))
}

/// Licences, versions and origins are as `deny.toml` wants them.
fn deny(what: &[&str]) -> Done {
    workspace::run(tool(&tools::DENY)?.args(["--workspace", "--locked", "check", "--show-stats"]).args(what))
}

/// Every dependency that a crate names is used in it.
fn machete() -> Done {
    workspace::run(tool(&tools::MACHETE)?.args(["crates", "xtask"]))
}

fn tool(tool: &Compiled) -> Result<Command, String> {
    let mut command = Command::new(tools::compiled(tool)?);
    command.current_dir(workspace::root());
    Ok(command)
}

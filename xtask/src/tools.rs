//! Programs the tests need beside Rust, installed where the machine lacks them.

use std::process::Command;

use crate::workspace::{self, Done};

/// A program and the Debian package it comes in.
const TOOLS: [(&str, &str); 1] = [
    // Plays as `docs/example-bot.py` in the tests of the arena.
    ("python3", "python3-minimal"),
];

/// Installs what is missing with `apt-get`.
pub fn install() -> Done {
    let missing: Vec<&str> = TOOLS.iter().filter(|(program, _)| !runs(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let wanted = || format!("install {} by hand if this is not Debian, or not root", missing.join(", "));
    let mut update = Command::new("apt-get");
    let mut install = Command::new("apt-get");
    install
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["install", "--yes", "--no-install-recommends"])
        .args(&missing);
    workspace::run(update.arg("update"))
        .and_then(|()| workspace::run(&mut install))
        .map_err(|why| format!("{why}; {}", wanted()))
}

fn runs(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

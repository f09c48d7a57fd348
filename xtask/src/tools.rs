//! Programs the tests need beside Rust, installed where the machine lacks them.

use std::{env, fs, path::PathBuf, process::Command};

use crate::workspace::{self, Done};

/// A program, or a file by its whole path, and the Debian package it comes in.
const TOOLS: [(&str, &str); 9] = [
    // Plays as `docs/example-bot.py` in the tests of the arena.
    ("python3", "python3-minimal"),
    // The tests of the store and the server run on a PostgreSQL of their own, too.
    ("initdb", "postgresql"),
    // Shows that no acknowledgement precedes the fsync.
    ("strace", "strace"),
    ("pgrep", "procps"),
    // Backs a server up in `docs/host.md`, whose commands are run.
    ("sqlite3", "sqlite3"),
    // Builds and checks the browser client.
    ("node", "nodejs"),
    ("npm", "npm"),
    // Plays it in the browser tests: Chromium without windows, which needs half as much of a processor.
    ("chromium-headless-shell", "chromium-headless-shell"),
    // The boards are measured with these letters; the wider ones of a bare machine do not fit everywhere.
    ("/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf", "fonts-liberation"),
];
/// Where Debian keeps the programs of PostgreSQL, one folder per version.
const POSTGRES: &str = "/usr/lib/postgresql";

/// Installs what is missing with `apt-get`.
pub fn install() -> Done {
    let folders = folders();
    let there = |program: &str| folders.iter().any(|folder| folder.join(program).is_file());
    let missing: Vec<&str> = TOOLS.iter().filter(|(program, _)| !there(program)).map(|(_, package)| *package).collect();
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

/// Where programs are looked for.
fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir(POSTGRES).into_iter().flatten().flatten().map(|version| version.path().join("bin"));
    env::split_paths(&path).chain(versions).collect()
}

//! Finds the commit the program is built from, for `epoka --version`.

use std::{env, path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=EPOKA_COMMIT");
    let named = env::var("EPOKA_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = named.or_else(|| {
        watch();
        git(&["rev-parse", "--short=12", "HEAD"])
    });
    println!("cargo::rustc-env=EPOKA_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
}

/// Builds again when another commit is checked out. A file that does not exist would count as changed every time.
fn watch() {
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    let head = ["HEAD"].into_iter().chain(branch.as_deref());
    let files: Vec<String> = head.filter_map(|name| git(&["rev-parse", "--git-path", name])).collect();
    // A branch without a file of its own is among the packed ones until the next commit, which the log of HEAD knows of.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"]);
    let is_packed = files.iter().any(|file| !Path::new(file).exists());
    for file in files.into_iter().chain(log.filter(|_| is_packed)).filter(|file| Path::new(file).exists()) {
        println!("cargo::rerun-if-changed={file}");
    }
}

/// What git answers, if there is a git and it has an answer.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let answer = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| answer.trim().to_owned())
}

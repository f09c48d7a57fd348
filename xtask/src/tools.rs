//! Programs that tests and packages need beside Rust, installed where the machine lacks them: from Debian, or compiled into
//! `target/tools` in the one version named here.

use std::{env, fs, path::PathBuf, process::Command, sync::Mutex};

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
/// What cargo calls, and the component of rustup it comes in.
const RUST: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];
/// What makes packages and tries them out.
pub const FOR_PACKAGES: [(&str, &str); 7] = [
    ("node", "nodejs"),
    ("npm", "npm"),
    ("dpkg-shlibdeps", "dpkg-dev"),
    ("lintian", "lintian"),
    ("mmdebstrap", "mmdebstrap"),
    ("systemd-analyze", "systemd"),
    ("curl", "curl"),
];
/// Where Debian keeps the programs of PostgreSQL, one folder per version.
const POSTGRES: &str = "/usr/lib/postgresql";

/// A tool that is compiled from source.
pub struct Compiled {
    program: &'static str,
    version: &'static str,
    /// What else `cargo install` is told: features, and what has to be fast.
    options: &'static [&'static str],
}

impl Compiled {
    const fn new(program: &'static str, version: &'static str) -> Compiled {
        Compiled { program, version, options: &[] }
    }
}

/// It compares the texts of hundreds of licences with each other.
pub const ABOUT: Compiled = Compiled {
    options: &[
        "--features=cli",
        "--config=profile.release.package.spdx.opt-level=3",
        "--config=profile.release.package.aho-corasick.opt-level=3",
        "--config=profile.release.package.regex-automata.opt-level=3",
    ],
    ..Compiled::new("cargo-about", "0.9.3")
};
pub const CYCLONEDX: Compiled = Compiled::new("cargo-cyclonedx", "0.5.9");
/// The system's `xz` compresses: nothing else has to.
pub const DEB: Compiled = Compiled { options: &["--no-default-features"], ..Compiled::new("cargo-deb", "3.8.0") };
pub const DENY: Compiled = Compiled::new("cargo-deny", "0.20.2");
pub const MACHETE: Compiled = Compiled::new("cargo-machete", "0.9.2");
/// It makes pages. Its server and its watching of files are left out.
pub const MDBOOK: Compiled =
    Compiled { options: &["--no-default-features", "--features=search"], ..Compiled::new("mdbook", "0.5.4") };

/// The variable that says where compiled tools are, if not in `target/tools`.
pub const FOLDER: &str = "EPOKA_TOOLS";

/// Where compiled tools are.
pub fn folder() -> PathBuf {
    env::var_os(FOLDER).map_or_else(|| workspace::target().join("tools"), PathBuf::from)
}

/// Where a tool is, which is compiled first if it is not there in its version. They are short of work, so they are compiled quickly.
pub fn compiled(tool: &Compiled) -> Result<PathBuf, String> {
    /// Tools are compiled into one folder: one after the other.
    static BUSY: Mutex<()> = Mutex::new(());
    let _busy = BUSY.lock().expect("nobody panics");
    let Compiled { program, version, options } = tool;
    let folder = folder();
    let path = folder.join("bin").join(program);
    let installed = fs::read_to_string(folder.join(".crates.toml")).unwrap_or_default();
    if !(path.is_file() && installed.contains(&format!("\"{program} {version} "))) {
        let mut install = workspace::cargo(["install", "--quiet", "--locked"]);
        install.args(*options).arg("--root").arg(&folder).arg(format!("{program}@{version}"));
        install.env("CARGO_TARGET_DIR", folder.join("build"));
        for (setting, value) in
            [("OPT_LEVEL", "1"), ("LTO", "off"), ("CODEGEN_UNITS", "16"), ("DEBUG", "false"), ("STRIP", "true")]
        {
            install.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
        }
        workspace::run(&mut install)?;
    }
    Ok(path)
}

/// Installs what the tests need.
pub fn install() -> Done {
    debian(&TOOLS)?;
    let is_missing = |part: &str| {
        let said = workspace::cargo([part, "--version"]).output();
        !said.is_ok_and(|output| output.status.success())
    };
    let missing: Vec<&str> = RUST.iter().filter(|(part, _)| is_missing(part)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    workspace::run(Command::new("rustup").args(["component", "add"]).args(missing))
}

/// Installs what is missing of these programs with `apt-get`.
pub fn debian(tools: &[(&str, &str)]) -> Done {
    let folders = folders();
    let there = |program: &str| folders.iter().any(|folder| folder.join(program).is_file());
    let missing: Vec<&str> = tools.iter().filter(|(program, _)| !there(program)).map(|(_, package)| *package).collect();
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

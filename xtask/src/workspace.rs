//! Where things are in the repository, and running commands in it.

use std::{
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::OnceLock,
};

use serde::Deserialize;

/// What an automation answers: nothing, or why it failed, for whoever ran it.
pub type Done = Result<(), String>;

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// The folder of what is built.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A path as people write it: from the root of the repository.
pub fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// Reads a file; a failure names it.
pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", short(path)))
}

/// The folders of the workspace's crates, in order of their names.
pub fn crates() -> Result<Vec<PathBuf>, String> {
    let folder = root().join("crates");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", short(&folder)))?;
    let paths: io::Result<Vec<PathBuf>> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut paths = paths.map_err(|error| format!("{}: {error}", short(&folder)))?;
    paths.retain(|path| path.join("Cargo.toml").is_file());
    paths.sort();
    Ok(paths)
}

/// The crates that are games: those with a catalogue of rules at their root.
pub fn games() -> Result<Vec<PathBuf>, String> {
    let mut paths = crates()?;
    paths.retain(|path| path.join("rules.toml").is_file());
    Ok(paths)
}

/// The name of a crate, which is the name of its folder.
pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// All files below a folder whose names end like this, in order; none if there is no folder.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// `cargo` with these arguments, at the root of the repository. What `cargo run` tells this program about itself is not handed on:
/// build scripts that look at it would work anew whenever somebody calls `cargo` by hand in between, and all that follows with them.
pub fn cargo<I: IntoIterator<Item = S>, S: AsRef<OsStr>>(arguments: I) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    let about_us = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(about_us)) {
        command.env_remove(name);
    }
    command
}

/// `git` in the repository, whoever owns its folder: in a container that often is somebody else than who builds.
pub fn git<I: IntoIterator<Item = S>, S: AsRef<OsStr>>(arguments: I) -> Command {
    let mut git = Command::new("git");
    git.arg("-c").arg(format!("safe.directory={}", root().display())).args(arguments).current_dir(root());
    git
}

/// Runs a command to its end; a failure says which it was.
pub fn run(command: &mut Command) -> Done {
    let words = words(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{words}` failed ({status})")),
        Err(error) => Err(format!("`{words}` cannot be run: {error}")),
    }
}

/// Whether a command yields the processors to others.
#[derive(Clone, Copy)]
pub enum Priority {
    Normal,
    Low,
}

/// Runs a command to its end and returns its output.
pub fn run_quietly(command: &Command, priority: Priority) -> (Done, String) {
    let words = words(command);
    let niceness = match priority {
        Priority::Normal => "0",
        Priority::Low => "10",
    };
    let mut nice = Command::new("nice");
    nice.args(["-n", niceness]).arg(command.get_program()).args(command.get_args());
    if let Some(folder) = command.get_current_dir() {
        nice.current_dir(folder);
    }
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => nice.env(name, value),
            None => nice.env_remove(name),
        };
    }
    match nice.stdin(Stdio::null()).output() {
        Ok(output) => {
            let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
            let done =
                if output.status.success() { Ok(()) } else { Err(format!("`{words}` failed ({})", output.status)) };
            (done, text)
        }
        Err(error) => (Err(format!("`{words}` cannot be run: {error}")), String::new()),
    }
}

/// A command as somebody would type it.
pub fn words(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let arguments = command.get_args().map(OsStr::to_string_lossy);
    std::iter::once(program.to_string_lossy()).chain(arguments).collect::<Vec<_>>().join(" ")
}

/// A program that a build made.
pub struct Built {
    /// The name of the binary, example or test.
    pub target: String,
    /// It runs tests.
    pub tests: bool,
    /// The folder of its crate.
    pub package: PathBuf,
    /// Where it is.
    pub path: PathBuf,
}

impl Built {
    /// Whether this is the target of a crate.
    pub fn is(&self, package: &str, target: &str) -> bool {
        self.target == target && name(&self.package) == package
    }
}

/// Runs a build and answers the programs it made.
pub fn build(command: &mut Command) -> Result<Vec<Built>, String> {
    #[derive(Deserialize)]
    struct Message {
        target: Option<Target>,
        profile: Option<Profile>,
        executable: Option<PathBuf>,
        manifest_path: Option<PathBuf>,
    }
    #[derive(Deserialize)]
    struct Profile {
        test: bool,
    }
    #[derive(Deserialize)]
    struct Target {
        name: String,
    }
    command.args(["--quiet", "--message-format", "json-render-diagnostics"]).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("`{}` cannot be run: {error}", words(command)))?;
    if !output.status.success() {
        return Err(format!("`{}` failed", words(command)));
    }
    let messages = serde_json::Deserializer::from_slice(&output.stdout).into_iter::<Message>();
    let mut built = Vec::new();
    for message in messages {
        let message = message.map_err(|error| format!("cargo says what is not JSON: {error}"))?;
        if let (Some(target), Some(path), Some(mut package)) =
            (message.target, message.executable, message.manifest_path)
        {
            package.pop();
            let tests = message.profile.is_some_and(|profile| profile.test);
            built.push(Built { target: target.name, tests, package, path });
        }
    }
    Ok(built)
}

/// Everything that tests run: their own programs, binaries and examples. All of it is built at once: one crate alone would want its
/// dependencies with other features, which are compiled anew.
pub fn as_tested_all() -> Result<&'static [Built], String> {
    static BUILT: OnceLock<Result<Vec<Built>, String>> = OnceLock::new();
    let built = BUILT.get_or_init(|| build(&mut cargo(["test", "--workspace", "--no-run"])));
    built.as_deref().map_err(String::clone)
}

/// A binary or example, built as the tests are.
pub fn as_tested(target: &str) -> Result<PathBuf, String> {
    let found = as_tested_all()?.iter().find(|built| !built.tests && built.target == target);
    Ok(found.ok_or_else(|| format!("the build made no `{target}`"))?.path.clone())
}

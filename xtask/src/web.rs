//! The browser client: building it, testing it, playing in it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    programs::Build,
    server,
    workspace::{self, Done},
};

/// What the client is made of; what was made from it is in `web/dist`.
const SOURCES: [&str; 9] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "locales",
];

/// Installs the packages and builds the client, if anything has changed since it was built.
pub fn build() -> Done {
    let root = workspace::root();
    let installed = root.join("web/node_modules/.package-lock.json");
    if newest(&[root.join("web/package-lock.json")]) > newest(std::slice::from_ref(&installed)) {
        workspace::run(&mut npm(&["ci", "--no-fund", "--no-audit"]))?;
    }
    let sources: Vec<PathBuf> = SOURCES.iter().map(|source| root.join(source)).collect();
    let page = root.join("web/dist/index.html");
    if newest(&sources) > newest(&[page]) {
        workspace::run(&mut npm(&["run", "build"]))?;
    }
    Ok(())
}

/// What plays whole games in Chromium against a server built as for the tests.
pub fn browser_tests() -> Result<Command, String> {
    let mut tests = npm(&["run", "browser"]);
    tests.env("EPOKA", workspace::as_tested("epoka")?);
    Ok(tests)
}

/// Measures in Chromium, against a server built as it is shipped, how soon a move is seen by the others.
pub fn bench() -> Done {
    build()?;
    workspace::run(npm(&["run", "bench"]).env("EPOKA", server::build("epoka", Build::Release)?))
}

/// `npm` with these arguments, in the client's folder.
pub fn npm(arguments: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(arguments).current_dir(workspace::root().join("web"));
    npm
}

/// When anything below these paths was changed last; nothing if none of them exists.
fn newest(paths: &[PathBuf]) -> Option<std::time::SystemTime> {
    paths.iter().filter_map(|path| changed(path)).max()
}

fn changed(path: &Path) -> Option<std::time::SystemTime> {
    let about = fs::metadata(path).ok()?;
    let own = about.modified().ok();
    if !about.is_dir() {
        return own;
    }
    let inside = fs::read_dir(path).ok()?.flatten().filter_map(|entry| changed(&entry.path())).max();
    own.max(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_exist_is_older_than_everything() {
        let here = [PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")];
        assert!(newest(&here) > newest(&[PathBuf::from("there is no such file")]));
    }
}

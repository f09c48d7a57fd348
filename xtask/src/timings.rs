//! `cargo xtask timings`: what every direct dependency costs whoever builds Epoka to play.
//!
//! Cargo's own `--timings` measures by the clock, which says little on a machine that does other things as well, and cannot tell what a
//! dependency brings with it. So the compilers are called through a script that notes the processor time of each call.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    ops::Add,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Command,
};

use serde::Deserialize;

use crate::workspace::{self, Done};

/// Runs a compiler and notes for whom it worked, and how long. Cargo names the compiler, build scripts do not.
const SCRIPT: &str = r#"#!/bin/bash
TIMEFORMAT='%U %S'
if [[ $(basename "$0") == cc ]]; then set -- /usr/bin/cc "$@"; fi
{ time "$@" 2>&3 3>&-; } 3>&2 2> "$EPOKA_TIMINGS/$$"
code=$?
echo "$CARGO_PKG_NAME $CARGO_PKG_VERSION $(tail -n1 "$EPOKA_TIMINGS/$$")" >> "$EPOKA_TIMINGS/all"
exit $code
"#;

/// Builds the program as `cargo xtask play` does, in an empty folder, and prints a table in Markdown.
pub fn run() -> Done {
    let folder = workspace::target().join("timings");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for name in ["cc", "rustc-wrapper"] {
        script(&folder.join(name))?;
    }
    let mut build = workspace::cargo(["build", "--quiet", "--profile", "play", "--package", "epoka"]);
    build.env("CARGO_TARGET_DIR", folder.join("build")).env("EPOKA_TIMINGS", &folder);
    build.env("RUSTC_WRAPPER", folder.join("rustc-wrapper")).env("CC", folder.join("cc"));
    workspace::run(&mut build)?;
    let seconds = read(&workspace::read(&folder.join("all"))?);
    let mut metadata = workspace::cargo(["metadata", "--format-version", "1", "--locked", "--filter-platform"]);
    let graph = metadata.arg(host()?).output().map_err(|error| format!("cargo metadata: {error}"))?;
    let graph = Graph::read(&graph.stdout)?;
    println!("| dependency | version | itself, s | with what only it brings, s |\n| --- | --- | --- | --- |");
    for (name, version, own, brought) in graph.table(&seconds) {
        println!("| `{name}` | {version} | {own:.1} | {brought:.1} |");
    }
    let (ours, theirs): (Vec<_>, Vec<_>) = seconds.iter().partition(|((name, _), _)| name.starts_with("epoka"));
    let sum = |part: Vec<(&Crate, &f64)>| part.into_iter().map(|(_, seconds)| seconds).sum::<f64>();
    println!("\n{} packages of others: {:.0} s; Epoka itself: {:.0} s", theirs.len(), sum(theirs), sum(ours));
    Ok(())
}

fn script(path: &Path) -> Done {
    let made = fs::write(path, SCRIPT).and_then(|()| fs::set_permissions(path, fs::Permissions::from_mode(0o755)));
    made.map_err(|error| format!("{}: {error}", path.display()))
}

/// What the compiler calls this kind of machine.
fn host() -> Result<String, String> {
    let about = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let about = String::from_utf8_lossy(&about.stdout).into_owned();
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what machine this is".into())
}

/// A package by name and version.
type Crate = (String, String);

/// The processor time of every package: its own code, its build script, and the C that it compiles.
fn read(text: &str) -> BTreeMap<Crate, f64> {
    let mut all = BTreeMap::new();
    for line in text.lines() {
        let mut words = line.rsplitn(4, ' ');
        let times = [words.next(), words.next()].map(|word| word.and_then(|word| word.parse::<f64>().ok()));
        // Before the build cargo asks the compiler about itself, for no package.
        if let ([Some(system), Some(user)], Some(version), Some(name)) = (times, words.next(), words.next())
            && !name.is_empty()
        {
            *all.entry((name.to_owned(), version.to_owned())).or_insert(0.0) += user + system;
        }
    }
    all
}

/// Who depends on whom.
struct Graph {
    names: BTreeMap<String, Crate>,
    needs: BTreeMap<String, Vec<String>>,
    ours: BTreeSet<String>,
}

impl Graph {
    fn read(metadata: &[u8]) -> Result<Graph, String> {
        #[derive(Deserialize)]
        struct Metadata {
            packages: Vec<Package>,
            workspace_members: BTreeSet<String>,
            resolve: Resolve,
        }
        #[derive(Deserialize)]
        struct Package {
            id: String,
            name: String,
            version: String,
        }
        #[derive(Deserialize)]
        struct Resolve {
            nodes: Vec<Node>,
        }
        #[derive(Deserialize)]
        struct Node {
            id: String,
            deps: Vec<Dependency>,
        }
        #[derive(Deserialize)]
        struct Dependency {
            pkg: String,
            dep_kinds: Vec<Kind>,
        }
        #[derive(Deserialize)]
        struct Kind {
            kind: Option<String>,
        }
        let metadata: Metadata =
            serde_json::from_slice(metadata).map_err(|error| format!("cargo metadata: {error}"))?;
        // What only tests need is not built.
        let is_built =
            |dependency: &Dependency| dependency.dep_kinds.iter().any(|kind| kind.kind.as_deref() != Some("dev"));
        let needs = |node: Node| {
            let built = node.deps.into_iter().filter(is_built).map(|dependency| dependency.pkg).collect();
            (node.id, built)
        };
        Ok(Graph {
            names: metadata.packages.into_iter().map(|package| (package.id, (package.name, package.version))).collect(),
            needs: metadata.resolve.nodes.into_iter().map(needs).collect(),
            ours: metadata.workspace_members,
        })
    }

    /// All that a build of the program needs, if nobody depended on `without` directly.
    fn reached(&self, without: Option<&str>) -> BTreeSet<&str> {
        let program = self.ours.iter().find(|id| self.names[*id].0 == "epoka").expect("the program is a package");
        let mut open = vec![program.as_str()];
        let mut reached = BTreeSet::new();
        while let Some(id) = open.pop() {
            if reached.insert(id) {
                let is_left_out = |need: &str| self.ours.contains(id) && without == Some(need);
                let needs = self.needs.get(id).into_iter().flatten().map(String::as_str);
                open.extend(needs.filter(|need| !is_left_out(need)));
            }
        }
        reached
    }

    /// Every direct dependency that is built, with its own seconds and those that nobody else asks for, the dearest first.
    fn table<'a>(&'a self, seconds: &BTreeMap<Crate, f64>) -> Vec<(&'a str, &'a str, f64, f64)> {
        let all = self.reached(None);
        let cost = |id: &str| seconds.get(&self.names[id]).copied().unwrap_or_default();
        let direct: BTreeSet<&str> = all
            .iter()
            .filter(|id| self.ours.contains(**id))
            .flat_map(|id| self.needs.get(*id).into_iter().flatten())
            .map(String::as_str)
            .filter(|need| !self.ours.contains(*need) && seconds.contains_key(&self.names[*need]))
            .collect();
        let row = |id: &'a str| {
            let (name, version) = &self.names[id];
            let left = self.reached(Some(id));
            // The sum of no numbers is -0.
            let brought =
                all.iter().filter(|other| !left.contains(**other)).map(|other| cost(other)).fold(0.0, f64::add);
            (name.as_str(), version.as_str(), cost(id), brought)
        };
        let mut rows: Vec<_> = direct.into_iter().map(row).collect();
        rows.sort_by(|one, other| other.3.total_cmp(&one.3).then(other.2.total_cmp(&one.2)));
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crate_of(name: &str) -> Crate {
        (name.into(), "1.0.0".into())
    }

    #[test]
    fn calls_of_one_package_are_added_up() {
        let all = read(" 0.1 0.1\na 1.0.0 1.5 0.5\nb 1.0.0 1 0\na 1.0.0 0.5 0.5\n");
        assert_eq!(all, BTreeMap::from([(crate_of("a"), 3.0), (crate_of("b"), 1.0)]));
    }

    #[test]
    fn a_dependency_costs_what_nobody_else_asks_for() {
        let ids = ["epoka", "a", "b", "only-a", "both"];
        let need = |from: &str, to: &[&str]| (from.to_owned(), to.iter().map(ToString::to_string).collect());
        let graph = Graph {
            names: ids.iter().map(|id| (id.to_string(), crate_of(id))).collect(),
            needs: BTreeMap::from([need("epoka", &["a", "b"]), need("a", &["only-a", "both"]), need("b", &["both"])]),
            ours: BTreeSet::from(["epoka".to_owned()]),
        };
        let seconds = ids.iter().map(|id| (crate_of(id), 1.0)).collect();
        assert_eq!(graph.table(&seconds), [("a", "1.0.0", 1.0, 2.0), ("b", "1.0.0", 1.0, 1.0)]);
    }
}

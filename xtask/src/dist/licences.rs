//! The licences of everything the program contains: crates, and packages of the browser client.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};

use serde::Deserialize;

use super::Release;
use crate::{
    tools,
    workspace::{self, Done},
};

/// The licences that packages of the client may have.
const ACCEPTED: [&str; 5] = ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC"];

/// Writes `licences-rust.txt` and `licences-client.txt`.
pub fn write(release: &Release) -> Done {
    // cargo-about reads the sources of every platform's dependencies. The build has fetched those of this platform only.
    workspace::run(&mut workspace::cargo(["fetch", "--quiet", "--locked"]))?;
    let mut about = super::tool(&tools::ABOUT, release)?;
    // It asks nothing of other machines, so that a release can be made twice.
    about.args([
        "generate",
        "--frozen",
        "--fail",
        "--features",
        "manual",
        "--manifest-path",
        "crates/epoka/Cargo.toml",
        "--config",
        "packaging/about.toml",
    ]);
    about.arg("--output-file").arg(release.parts.join("licences-rust.txt")).arg("packaging/about.hbs");
    workspace::run(&mut about)?;
    super::write(&release.parts.join("licences-client.txt"), &client()?)
}

/// A package of npm.
#[derive(Deserialize)]
pub struct Package {
    #[serde(default)]
    version: String,
    license: Option<String>,
    /// It helps to build and test, and is not part of the client.
    #[serde(default)]
    dev: bool,
}

impl Package {
    /// How a list of parts calls a package that lies in this folder.
    pub fn reference(&self, path: &str) -> String {
        format!("{}@{}", name(path), self.version)
    }
}

/// The name of a package that lies in this folder.
fn name(path: &str) -> &str {
    path.rsplit("node_modules/").next().unwrap_or(path)
}

/// The packages that the client contains, by their folders.
pub fn shipped() -> Result<BTreeMap<String, Package>, String> {
    #[derive(Deserialize)]
    struct Lock {
        packages: BTreeMap<String, Package>,
    }
    let lock = workspace::read(&workspace::root().join("web/package-lock.json"))?;
    let lock: Lock = serde_json::from_str(&lock).map_err(|error| format!("web/package-lock.json: {error}"))?;
    Ok(lock.packages.into_iter().filter(|(path, package)| !path.is_empty() && !package.dev).collect())
}

/// Checks the licences of all that the client contains, and puts their texts together.
pub fn client() -> Result<String, String> {
    let web = workspace::root().join("web");
    let mut text = String::from("The licences of the packages that Epoka's browser client is built from.\n");
    let line = "=".repeat(80);
    for (path, package) in &shipped()? {
        let name = name(path);
        let licence = package.license.as_deref().unwrap_or("no licence");
        if !ACCEPTED.contains(&licence) {
            return Err(format!("web: {name} has the licence {licence}, which is not among those accepted"));
        }
        let own = own_text(&web.join(path))?;
        let _ = write!(text, "\n{line}\n{name} {}: {licence}\n\n{own}", package.version);
    }
    Ok(text)
}

/// The text of its licence as a package brings it.
fn own_text(folder: &Path) -> Result<String, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", workspace::short(folder)))?;
    let mut names: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    names.sort();
    let is_licence = |path: &&std::path::PathBuf| {
        let name = workspace::name(path).to_lowercase();
        ["licen", "copying"].iter().any(|word| name.starts_with(word))
    };
    match names.iter().find(is_licence) {
        Some(path) => Ok(workspace::read(path)?.trim().to_owned() + "\n"),
        None => Ok("It brings no text of its licence.\n".into()),
    }
}

//! What the program consists of, for programs (`CycloneDX`): one file for the crates and one for the packages of the client.

use std::{fs, path::Path};

use serde_json::{Value, json};

use super::Release;
use crate::{
    tools, web,
    workspace::{self, Done},
};

/// The name that cargo-cyclonedx gives its files, beside the manifests of all crates.
const NAME: &str = "epoka-sbom";

/// Writes `epoka-<version>.cdx.json` and `epoka-client-<version>.cdx.json`.
pub fn write(release: &Release) -> Done {
    let crates = crates(release);
    for leftover in workspace::crates()?.into_iter().chain([workspace::root().join("xtask")]) {
        // Only those that were made are there to be removed.
        let _ = fs::remove_file(leftover.join(format!("{NAME}.json")));
    }
    let mut npm = web::npm(&["sbom", "--omit=dev", "--package-lock-only", "--sbom-format=cyclonedx"]);
    let client = super::said(&mut npm)?;
    save(release, "epoka", &crates?)?;
    save(release, "epoka-client", &client)
}

/// What cargo-cyclonedx says about the program.
fn crates(release: &Release) -> Result<String, String> {
    let mut cyclonedx = super::tool(&tools::CYCLONEDX, release)?;
    cyclonedx.args(["cyclonedx", "--quiet", "--format", "json", "--no-build-deps", "--override-filename", NAME]);
    workspace::run(cyclonedx.args(["--features", "manual", "--manifest-path", "crates/epoka/Cargo.toml"]))?;
    workspace::read(&workspace::root().join(format!("crates/epoka/{NAME}.json")))
}

/// Saves a list without what differs between two machines: its number, the time, the folder.
fn save(release: &Release, name: &str, text: &str) -> Done {
    let text = text.replace(&workspace::root().display().to_string(), "/epoka");
    let mut list: Value = serde_json::from_str(&text).map_err(|error| format!("the list of {name}: {error}"))?;
    let fields = list.as_object_mut().ok_or_else(|| format!("the list of {name} is no object"))?;
    fields.shift_remove("serialNumber");
    if let Some(about) = fields.get_mut("metadata").and_then(Value::as_object_mut) {
        about.shift_remove("timestamp");
        about.insert("properties".into(), json!([{"name": "commit", "value": release.commit}]));
    }
    let file = release.folder.join(format!("{name}-{}.cdx.json", release.version));
    super::write(Path::new(&file), &format!("{}\n", serde_json::to_string_pretty(&list).expect("JSON stays JSON")))
}

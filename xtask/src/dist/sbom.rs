//! What the program consists of, for programs (`CycloneDX`): one file for the crates and one for the packages of the client.

use std::{collections::BTreeSet, fs};

use serde_json::{Value, json};

use super::{Release, licences};
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
    save(release, "epoka", read(&crates?)?)?;
    save(release, "epoka-client", client()?)
}

fn read(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| format!("a list of parts: {error}"))
}

/// What cargo-cyclonedx says about the program.
fn crates(release: &Release) -> Result<String, String> {
    let mut cyclonedx = super::tool(&tools::CYCLONEDX, release)?;
    cyclonedx.args(["cyclonedx", "--quiet", "--format", "json", "--no-build-deps", "--override-filename", NAME]);
    workspace::run(cyclonedx.args(["--features", "manual", "--manifest-path", "crates/epoka/Cargo.toml"]))?;
    workspace::read(&workspace::root().join(format!("crates/epoka/{NAME}.json")))
}

/// What npm says about the client. `--omit=dev` would leave out Svelte as well, since what builds the client asks for it too.
fn client() -> Result<Value, String> {
    let mut npm = web::npm(&["sbom", "--package-lock-only", "--sbom-format=cyclonedx"]);
    let mut list = read(&super::said(&mut npm)?)?;
    let shipped: BTreeSet<String> =
        licences::shipped()?.iter().map(|(path, package)| package.reference(path)).collect();
    keep(&mut list, &shipped)?;
    Ok(list)
}

/// Leaves of a list what it is about, and these of its parts.
fn keep(list: &mut Value, shipped: &BTreeSet<String>) -> Done {
    let about = list["metadata"]["component"]["bom-ref"].clone();
    let is_shipped = |reference: &Value| reference.as_str().is_some_and(|name| shipped.contains(name));
    let mut parts = |name: &str| match list.get_mut(name) {
        Some(Value::Array(parts)) => Ok(std::mem::take(parts)),
        _ => Err(format!("npm lists no {name}")),
    };
    let (mut components, mut dependencies) = (parts("components")?, parts("dependencies")?);
    components.retain(|part| is_shipped(&part["bom-ref"]));
    let listed: BTreeSet<&str> = components.iter().filter_map(|part| part["bom-ref"].as_str()).collect();
    if let Some(missing) = shipped.iter().find(|name| !listed.contains(name.as_str())) {
        return Err(format!("npm does not list {missing}, which the client contains"));
    }
    dependencies.retain(|part| part["ref"] == about || is_shipped(&part["ref"]));
    for part in &mut dependencies {
        if let Some(on) = part["dependsOn"].as_array_mut() {
            on.retain(is_shipped);
        }
    }
    (list["components"], list["dependencies"]) = (components.into(), dependencies.into());
    Ok(())
}

/// Saves a list without what differs between two machines: its number, the time, the folder.
fn save(release: &Release, name: &str, mut list: Value) -> Done {
    let fields = list.as_object_mut().ok_or_else(|| format!("the list of {name} is no object"))?;
    fields.shift_remove("serialNumber");
    if let Some(about) = fields.get_mut("metadata").and_then(Value::as_object_mut) {
        about.shift_remove("timestamp");
        about.insert("properties".into(), json!([{"name": "commit", "value": release.commit}]));
    }
    let file = release.folder.join(format!("{name}-{}.cdx.json", release.version));
    let text = serde_json::to_string_pretty(&list).expect("JSON stays JSON");
    super::write(&file, &format!("{}\n", text.replace(&workspace::root().display().to_string(), "/epoka")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_shipped_stays_in_the_list() {
        let mut list = json!({
            "metadata": {"component": {"bom-ref": "web@1"}},
            "components": [{"bom-ref": "a@1"}, {"bom-ref": "tool@2"}],
            "dependencies": [{"ref": "web@1", "dependsOn": ["a@1", "tool@2"]}, {"ref": "tool@2", "dependsOn": ["a@1"]}],
        });
        keep(&mut list, &BTreeSet::from(["a@1".to_owned()])).unwrap();
        assert_eq!(list["components"], json!([{"bom-ref": "a@1"}]));
        assert_eq!(list["dependencies"], json!([{"ref": "web@1", "dependsOn": ["a@1"]}]));
    }

    #[test]
    fn a_package_that_is_shipped_and_not_listed_is_told() {
        let mut list = json!({"metadata": {}, "components": [], "dependencies": []});
        assert!(keep(&mut list, &BTreeSet::from(["a@1".to_owned()])).is_err());
    }
}

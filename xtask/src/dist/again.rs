//! The same bytes from another folder.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    path::Path,
    process::Command,
};

use super::Release;
use crate::{
    tools,
    workspace::{self, Done},
};

/// Makes the release of the same commit from a clone, with its own automation and an empty target folder, and compares the two.
pub fn run(release: &Release) -> Done {
    if release.commit.contains("changed") {
        return Err("a clone has none of the changes that are not committed: commit them first".into());
    }
    let clone = env::temp_dir().join(format!("epoka-again-{}/somewhere/else", std::process::id()));
    super::empty(&clone)?;
    let done = compare(release, &clone);
    // What is left behind in the folder for temporary files harms nobody.
    let _ = std::fs::remove_dir_all(clone.ancestors().nth(2).expect("two folders were made above it"));
    done
}

fn compare(release: &Release, clone: &Path) -> Done {
    workspace::run(Command::new("git").args(["clone", "--quiet", "--shared"]).arg(workspace::root()).arg(clone))?;
    let mut dist = workspace::cargo(["run", "--quiet", "--package", "xtask", "--", "dist"]);
    dist.current_dir(clone).env_remove("CARGO_TARGET_DIR").env(tools::FOLDER, tools::folder());
    workspace::run(&mut dist)?;
    let sums = |folder: &Path| workspace::read(&folder.join("SHA256SUMS"));
    let differing = differing(&sums(&release.folder)?, &sums(&clone.join("target/packages"))?);
    if differing.is_empty() {
        println!("the same bytes from two folders");
        return Ok(());
    }
    Err(format!("not the same bytes from two folders: {}", differing.join(", ")))
}

/// The files that two lists of checksums do not agree about.
fn differing(one: &str, other: &str) -> Vec<String> {
    let read = |text: &str| -> BTreeMap<String, String> {
        text.lines().filter_map(|line| line.split_once("  ")).map(|(sum, name)| (name.into(), sum.into())).collect()
    };
    let (one, other) = (read(one), read(other));
    let names: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    names.into_iter().filter(|&name| one.get(name) != other.get(name)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_differ_by_their_sums_and_by_being_there() {
        assert_eq!(differing("1  a\n2  b\n", "1  a\n2  b\n"), [""; 0]);
        assert_eq!(differing("1  a\n2  b\n4  d\n", "1  a\n3  b\n5  c\n"), ["b", "c", "d"]);
    }
}

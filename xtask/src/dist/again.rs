//! The same bytes from another folder.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
};

use super::Release;
use crate::{
    tools,
    workspace::{self, Done, Priority},
};

/// Makes the release of the same commit from a clone, with its own automation and an empty target folder; answers its checksums.
pub fn make() -> Result<String, String> {
    // Both releases want them: they are compiled once.
    super::compile_tools()?;
    let clone = env::temp_dir().join(format!("epoka-again-{}/somewhere/else", std::process::id()));
    super::empty(&clone)?;
    let sums = make_in(&clone);
    // What is left behind in the folder for temporary files harms nobody.
    let _ = fs::remove_dir_all(clone.ancestors().nth(2).expect("two folders were made above it"));
    sums
}

fn make_in(clone: &Path) -> Result<String, String> {
    // What the other end of a clone runs hears nothing of the settings of this one.
    let upload_pack = "git -c safe.directory=* upload-pack";
    let mut git = workspace::git(["clone", "--quiet", "--shared", "--upload-pack", upload_pack]);
    workspace::run(git.arg(workspace::root()).arg(clone))?;
    let mut dist = workspace::cargo(["run", "--quiet", "--package", "xtask", "--", "dist"]);
    dist.current_dir(clone).env_remove("CARGO_TARGET_DIR").env(tools::FOLDER, tools::folder());
    let (done, said) = workspace::run_quietly(&dist, Priority::Low);
    done.map_err(|why| format!("{said}{why}"))?;
    workspace::read(&clone.join("target/packages/SHA256SUMS"))
}

/// Compares a release with the checksums of another.
pub fn compare(release: &Release, other: &str) -> Done {
    let differing = differing(&workspace::read(&release.folder.join("SHA256SUMS"))?, other);
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

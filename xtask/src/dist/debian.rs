//! The Debian package: made by cargo-deb as `crates/epoka/Cargo.toml` says, and looked at by Debian's own tools.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use super::Release;
use crate::{
    tools,
    workspace::{self, Done},
};

/// What `systemd-analyze security` may find the service to be exposed at most, of 10.
const MOST_EXPOSED: f64 = 2.0;
/// The unit of the service.
const UNIT: &str = "packaging/debian/epoka.service";

/// Makes the package of this revision in a folder; answers where it is.
pub fn package(release: &Release, revision: &str, folder: &Path) -> Result<PathBuf, String> {
    changelog(release, revision)?;
    let mut deb = super::tool(&tools::DEB, release)?;
    deb.args(["--quiet", "--no-build", "--no-strip", "--compress-system", "--profile", "dist", "--package", "epoka"]);
    deb.args(["--deb-revision", revision, "--output"]).arg(folder);
    workspace::run(&mut deb)?;
    let ending = format!("_{}-{revision}_{}.deb", release.version, architecture());
    Ok(folder.join(format!("epoka{ending}")))
}

/// Debian's name of this machine's kind.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

/// The changelog of the package, which refers to that of Epoka.
fn changelog(release: &Release, revision: &str) -> Done {
    let mut date = Command::new("date");
    let date = super::said(date.args(["--utc", "--rfc-email", "--date"]).arg(format!("@{}", release.epoch)))?;
    let text = format!(
        "epoka ({}-{revision}) unstable; urgency=medium\n\n  * What has changed is in CHANGELOG.md of the repository.\n\n -- {}  {date}\n",
        release.version,
        maintainer()?
    );
    let file = release.parts.join("changelog");
    super::write(&file, &text)?;
    super::compress(&file)
}

/// Who answers for the package, as its metadata say.
fn maintainer() -> Result<String, String> {
    let text = workspace::read(&workspace::root().join("crates/epoka/Cargo.toml"))?;
    let manifest: toml::Table = text.parse().map_err(|error| format!("crates/epoka/Cargo.toml: {error}"))?;
    let maintainer = manifest["package"]["metadata"]["deb"]["maintainer"].as_str();
    Ok(maintainer.ok_or("crates/epoka/Cargo.toml names no maintainer of the package")?.to_owned())
}

/// Lets Debian's tools look at the package and at the unit in it.
pub fn check(release: &Release) -> Done {
    let mut lintian = Command::new("lintian");
    lintian.args(["--fail-on", "error", "--tag-display-limit", "0", "--allow-root"]);
    workspace::run(lintian.args(workspace::files(&release.folder, ".deb")))?;
    // The program is not installed on this machine: the unit is verified with the one that was built.
    let program = workspace::target().join("dist/epoka");
    let unit = workspace::read(&workspace::root().join(UNIT))?;
    let copy = workspace::target().join("dist/unit/epoka.service");
    super::empty(copy.parent().expect("a file lies in a folder"))?;
    super::write(&copy, &unit.replace("/usr/bin/epoka", &program.display().to_string()))?;
    workspace::run(Command::new("systemd-analyze").args(["verify", "--man=no", "--generators=no"]).arg(copy))?;
    let mut security = Command::new("systemd-analyze");
    security.args(["security", "--offline=true", "--no-pager", UNIT]).current_dir(workspace::root());
    let exposure = exposure(&super::said(&mut security)?)?;
    println!("systemd-analyze security: {exposure}");
    if exposure > MOST_EXPOSED {
        return Err(format!("the service is exposed at {exposure}, at most {MOST_EXPOSED} are promised"));
    }
    Ok(())
}

/// The figure at the end of what `systemd-analyze security` says.
fn exposure(said: &str) -> Result<f64, String> {
    let line = said.lines().find_map(|line| line.split_once("Overall exposure level for ")).map(|(_, rest)| rest);
    let figure = line.and_then(|line| line.split_once(": ")?.1.split(' ').next()?.parse().ok());
    figure.ok_or_else(|| format!("systemd-analyze says no figure:\n{said}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figure_of_the_last_line_counts() {
        let said = "✗ IPAddressDeny=   Service does not define an IP address allow list   0.2\n\n\
                    → Overall exposure level for epoka.service: 1.4 OK 🙂\n";
        assert_eq!(exposure(said), Ok(1.4));
        assert!(exposure("").is_err());
    }

    #[test]
    fn the_package_has_a_maintainer() {
        assert!(maintainer().unwrap().contains('@'));
    }
}

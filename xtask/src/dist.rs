//! `cargo xtask dist`: a release, as people get it who do not build it themselves.
//!
//! Everything is made from the commit alone: the folder it is built in, the time and the machine's name leave no trace, so that whoever
//! builds the same commit with the same compiler gets the same bytes ([`again`]).

mod again;
mod debian;
mod licences;
mod machine;
mod sbom;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

use crate::{
    tools::{self, Compiled},
    web,
    workspace::{self, Done},
};

/// The largest the program may be.
const MOST_BYTES: u64 = 30_000_000;

/// What is done with a release.
#[derive(clap::Args)]
pub struct Wish {
    /// Make it a second time from a clone in another folder, and compare every byte
    #[arg(long)]
    verify: bool,
    /// Install the .deb on a fresh Debian, play, upgrade, remove (needs root)
    #[arg(long)]
    test: bool,
}

impl Wish {
    /// Try it out, and make it twice.
    pub const ALL: Wish = Wish { verify: true, test: true };
}

/// Makes a release, and does with it what is wished.
pub fn run(wish: &Wish) -> Done {
    tools::debian(&tools::FOR_PACKAGES)?;
    let release = Release::of_this_commit()?;
    if wish.verify && release.commit.contains("changed") {
        return Err("a clone has none of the changes that are not committed: commit them first".into());
    }
    // One processor links a program, however many there are: the second release is made beside the first.
    thread::scope(|scope| {
        let other = wish.verify.then(|| scope.spawn(again::make));
        release.make()?;
        for file in workspace::files(&release.folder, "") {
            println!("{:>11}  {}", size(&file)?, workspace::short(&file));
        }
        if wish.test {
            debian::check(&release)?;
            machine::run(&release)?;
        }
        match other {
            Some(other) => again::compare(&release, &other.join().expect("a failure is told, not panicked about")?),
            None => Ok(()),
        }
    })
}

/// What a release is made from.
pub struct Release {
    version: String,
    /// As `epoka --version` tells it.
    commit: String,
    /// When the commit was made, in seconds since 1970.
    epoch: String,
    /// What is handed out.
    folder: PathBuf,
    /// What goes into the packages: man pages, completions, licences.
    parts: PathBuf,
}

/// Compiles the tools that make a release.
fn compile_tools() -> Done {
    [tools::DEB, tools::ABOUT, tools::CYCLONEDX].iter().try_for_each(|tool| tools::compiled(tool).map(drop))
}

impl Release {
    /// Makes it in `target/packages`.
    fn make(&self) -> Done {
        for folder in [&self.folder, &self.parts] {
            empty(folder)?;
        }
        web::build()?;
        let program = thread::scope(|scope| {
            let tools = scope.spawn(compile_tools);
            let built = self.build();
            tools.join().expect("a failure is told, not panicked about").and(built)
        })?;
        let bytes = size(&program)?;
        if bytes > MOST_BYTES {
            return Err(format!("the program has {bytes} bytes, at most {MOST_BYTES} are promised"));
        }
        workspace::run(Command::new(&program).arg("manual").arg(&self.parts))?;
        licences::write(self)?;
        // As Debian wants them.
        for ending in [".1", ".txt"] {
            workspace::files(&self.parts, ending).iter().try_for_each(|file| compress(file))?;
        }
        sbom::write(self)?;
        debian::package(self, "1", &self.folder)?;
        self.archive(&program)?;
        self.sums()
    }

    fn of_this_commit() -> Result<Release, String> {
        let git = |arguments: &[&str]| said(&mut workspace::git(arguments));
        let commit = || -> Result<String, String> {
            let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
            let is_changed = !git(&["status", "--porcelain"])?.is_empty();
            Ok(if is_changed { format!("{commit}, changed") } else { commit })
        };
        // Who builds from an archive says what git would.
        let named = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let target = workspace::target();
        Ok(Release {
            version: env!("CARGO_PKG_VERSION").into(),
            commit: named("EPOKA_COMMIT").map_or_else(commit, Ok)?,
            epoch: named("SOURCE_DATE_EPOCH").map_or_else(|| git(&["log", "-1", "--format=%ct"]), Ok)?,
            folder: target.join("packages"),
            parts: target.join("dist/package"),
        })
    }

    /// The program with the client inside. Paths of this machine are cut out of it.
    fn build(&self) -> Result<PathBuf, String> {
        let mut build = workspace::cargo(["build", "--profile", "dist", "--package", "epoka", "--features", "manual"]);
        let cut = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
        let flags = [
            cut(workspace::root(), "/epoka"),
            cut(&workspace::target(), "/epoka/target"),
            cut(&cargo_home(), "/cargo"),
        ];
        build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
        build.env("SOURCE_DATE_EPOCH", &self.epoch).env("EPOKA_COMMIT", &self.commit);
        let built = workspace::build(&mut build)?.into_iter().find(|built| built.target == "epoka");
        Ok(built.ok_or("the build made no `epoka`")?.path)
    }

    /// The program and what belongs to it, for systems without a package.
    fn archive(&self, program: &Path) -> Done {
        let name = format!("epoka-{}-{}-linux", self.version, env::consts::ARCH);
        let staged = workspace::target().join("dist/archive");
        empty(&staged)?;
        let folder = staged.join(&name);
        workspace::run(Command::new("cp").arg("--recursive").arg(&self.parts).arg(&folder))?;
        let root = workspace::root();
        let pages =
            ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "NOTICE"].map(|name| root.join(name));
        workspace::run(Command::new("cp").arg(program).args(pages).arg(&folder))?;
        let archive = self.folder.join(format!("{name}.tar"));
        let mut tar = Command::new("tar");
        tar.args(["--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=go=rX,u+rw"]);
        tar.arg(format!("--mtime=@{}", self.epoch)).arg("--file").arg(&archive);
        workspace::run(tar.arg("--directory").arg(&staged).arg(&name))?;
        compress(&archive)
    }

    /// The checksums of everything.
    fn sums(&self) -> Done {
        let names = workspace::files(&self.folder, "").into_iter().map(|path| workspace::name(&path));
        let mut sums = Command::new("sha256sum");
        let text = said(sums.arg("--").args(names).current_dir(&self.folder))?;
        write(&self.folder.join("SHA256SUMS"), &format!("{text}\n"))
    }
}

/// The folder in which cargo keeps the sources of dependencies.
fn cargo_home() -> PathBuf {
    let home = || PathBuf::from(env::var_os("HOME").unwrap_or_default()).join(".cargo");
    env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from)
}

/// A tool that cargo calls, with the time of the commit instead of the present.
fn tool(tool: &Compiled, release: &Release) -> Result<Command, String> {
    let mut command = Command::new(tools::compiled(tool)?);
    command.env("SOURCE_DATE_EPOCH", &release.epoch).current_dir(workspace::root());
    Ok(command)
}

/// What a command prints, without the end of the last line.
fn said(command: &mut Command) -> Result<String, String> {
    let words = workspace::words(command);
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| format!("`{words}` cannot be run: {error}"))?;
    if !output.status.success() {
        return Err(format!("`{words}` failed ({})", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

/// Puts `file.gz` in the place of `file`.
fn compress(file: &Path) -> Done {
    workspace::run(Command::new("gzip").args(["--no-name", "--best", "--force"]).arg(file))
}

/// A folder with nothing in it.
fn empty(folder: &Path) -> Done {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn write(path: &Path, text: &str) -> Done {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn size(path: &Path) -> Result<u64, String> {
    fs::metadata(path).map(|about| about.len()).map_err(|error| format!("{}: {error}", path.display()))
}

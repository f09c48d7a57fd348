//! The package on a Debian that has never seen Epoka: installed, started as its unit says, played on, upgraded, removed, purged.
//!
//! The machine is a folder with a minimal Debian in it, entered with `chroot`. No systemd runs there, so what it would do is read from the
//! installed unit: the user, the folder, the environment, the command.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};

use super::{Release, debian};
use crate::{
    tools,
    workspace::{self, Done},
};

/// The release of Debian.
const SUITE: &str = "bookworm";
/// The settings an administrator changes.
const SETTINGS: &str = "etc/default/epoka";

/// Goes through the life of the package on a machine that is gone afterwards.
pub fn run(release: &Release) -> Done {
    let packages = workspace::target().join("dist/upgrade");
    super::empty(&packages)?;
    let first = workspace::files(&release.folder, ".deb").pop().ok_or("there is no package")?;
    let second = debian::package(release, "2", &packages)?;
    let machine = Machine::new()?;
    machine.install(&first)?;
    machine.check_files()?;
    let port = free_port()?;
    let settings = format!("EPOKA_OPTIONS=\"--data /var/lib/epoka --addr 127.0.0.1:{port}\"\n");
    super::write(&machine.root.join(SETTINGS), &settings)?;

    let server = machine.start()?;
    let guest = Guest { base: format!("http://127.0.0.1:{port}"), cookies: machine.root.join("tmp/cookies") };
    guest.check_client()?;
    let table = guest.open_table()?;
    guest.play(&table)?;
    let before = guest.step(&table)?;
    server.stop()?;

    machine.install(&second)?;
    if workspace::read(&machine.root.join(SETTINGS))? != settings {
        return Err("the upgrade has changed settings that somebody had made".into());
    }
    let server = machine.start()?;
    let after = guest.step(&table)?;
    if before != after {
        return Err(format!("the match stood at step {before}, after the upgrade it stands at {after}"));
    }
    guest.play(&table)?;
    server.stop()?;

    machine.dpkg(&["--remove", "epoka"])?;
    machine.gone(&["usr/bin/epoka", "lib/systemd/system/epoka.service"])?;
    machine.there(&[SETTINGS, "var/lib/epoka/epoka.sqlite"])?;
    machine.dpkg(&["--purge", "epoka"])?;
    machine.gone(&[SETTINGS, "var/lib/epoka"])?;
    if workspace::read(&machine.root.join("etc/passwd"))?.contains("epoka") {
        return Err("the user is still there after the purge".into());
    }
    println!("installed, played, upgraded, played on, removed and purged on Debian {SUITE}");
    Ok(())
}

/// A Debian in a folder. It is gone when dropped.
struct Machine {
    root: PathBuf,
}

impl Machine {
    /// A fresh one, unpacked from an archive that is made once.
    fn new() -> Result<Machine, String> {
        let archive = tools::folder().join(format!("debian-{SUITE}.tar"));
        if !archive.is_file() {
            let unfinished = archive.with_extension("unfinished.tar");
            let mut make = Command::new("mmdebstrap");
            make.args(["--quiet", "--variant=minbase", "--include=adduser", SUITE]);
            workspace::run(make.arg(&unfinished))?;
            fs::rename(&unfinished, &archive).map_err(|error| format!("{}: {error}", archive.display()))?;
        }
        let machine = Machine { root: env::temp_dir().join(format!("epoka-debian-{}", std::process::id())) };
        super::empty(&machine.root)?;
        let mut unpack = Command::new("tar");
        unpack.args(["--extract", "--numeric-owner", "--file"]).arg(archive).arg("--directory").arg(&machine.root);
        workspace::run(&mut unpack).map(|()| machine)
    }

    /// A command inside, as this user or as root.
    fn inside(&self, user: Option<&str>) -> Command {
        let mut command = Command::new("chroot");
        if let Some(user) = user {
            command.arg(format!("--userspec={user}"));
        }
        command.arg(&self.root).env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("LANG", "C.UTF-8");
        command
    }

    fn dpkg(&self, arguments: &[&str]) -> Done {
        workspace::run(self.inside(None).env("DEBIAN_FRONTEND", "noninteractive").arg("dpkg").args(arguments))
    }

    fn install(&self, package: &Path) -> Done {
        let name = workspace::name(package);
        let copied = fs::copy(package, self.root.join("tmp").join(&name));
        copied.map_err(|error| format!("{}: {error}", package.display()))?;
        self.dpkg(&["--install", &format!("/tmp/{name}")])
    }

    /// What a package is expected to bring is there, and the program runs.
    fn check_files(&self) -> Done {
        self.there(&[
            SETTINGS,
            "usr/share/man/man1/epoka-serve.1.gz",
            "usr/share/man/pl/man1/epoka.1.gz",
            "usr/share/bash-completion/completions/epoka",
            "usr/share/zsh/vendor-completions/_epoka",
            "usr/share/fish/vendor_completions.d/epoka.fish",
            "usr/share/doc/epoka/copyright",
        ])?;
        workspace::run(self.inside(None).args(["epoka", "--version"]))
    }

    /// Starts what systemd would start, the way it would.
    fn start(&self) -> Result<Server, String> {
        let text = workspace::read(&self.root.join("lib/systemd/system/epoka.service"))?;
        let unit = Unit::read(&text);
        let user = format!("{}:{}", unit.one("User")?, unit.one("Group")?);
        let state = format!("/var/lib/{}", unit.one("StateDirectory")?);
        let mode = format!("--mode={}", unit.one("StateDirectoryMode")?);
        let owner = [format!("--owner={}", unit.one("User")?), format!("--group={}", unit.one("Group")?)];
        workspace::run(self.inside(None).args(["install", "--directory", &mode]).args(owner).arg(state))?;
        let mut start = self.inside(Some(&user));
        let settings = unit.one("EnvironmentFile")?.trim_start_matches('-');
        start.args([
            "sh",
            "-c",
            &format!("umask {}; set -a; . {settings}; exec {}", unit.one("UMask")?, unit.one("ExecStart")?),
        ]);
        let mut process =
            start.stdout(Stdio::piped()).spawn().map_err(|error| format!("the service cannot be started: {error}"))?;
        let mut lines = BufReader::new(process.stdout.take().expect("it is piped")).lines();
        let server = Server(process);
        match lines.next() {
            Some(Ok(line)) if line.contains("http://") => Ok(server),
            said => Err(format!("the service does not listen: {said:?}")),
        }
    }

    fn there(&self, names: &[&str]) -> Done {
        let missing: Vec<&str> = names.iter().copied().filter(|name| !self.root.join(name).exists()).collect();
        if missing.is_empty() { Ok(()) } else { Err(format!("not there: {}", missing.join(", "))) }
    }

    fn gone(&self, names: &[&str]) -> Done {
        let left: Vec<&str> = names.iter().copied().filter(|name| self.root.join(name).exists()).collect();
        if left.is_empty() { Ok(()) } else { Err(format!("still there: {}", left.join(", "))) }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // Nothing is mounted inside, so this folder is all there is of it.
        let _ = fs::remove_dir_all(&self.root);
    }
}

/// The settings of a unit, whatever section they are in.
struct Unit<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Unit<'a> {
    fn read(text: &'a str) -> Unit<'a> {
        let is_setting = |line: &&str| !line.starts_with(['#', ';', '[']);
        Unit(text.lines().filter(is_setting).filter_map(|line| line.split_once('=')).collect())
    }

    fn one(&self, name: &str) -> Result<&'a str, String> {
        self.0.get(name).copied().ok_or_else(|| format!("the unit has no {name}"))
    }
}

/// A server that runs. It is killed when dropped.
struct Server(Child);

impl Server {
    /// Stops it as systemd does.
    fn stop(mut self) -> Done {
        workspace::run(Command::new("kill").args(["-s", "TERM", &self.0.id().to_string()]))?;
        let ended = self.0.wait().map_err(|error| error.to_string())?;
        if ended.success() { Ok(()) } else { Err(format!("the service ended badly ({ended})")) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whoever was stopped has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Somebody who plays on the machine, from outside.
struct Guest {
    base: String,
    cookies: PathBuf,
}

impl Guest {
    /// The page is the client's, not the one that says how to build it.
    fn check_client(&self) -> Done {
        let page = super::said(Command::new("curl").args(["--silent", "--fail", &self.base]))?;
        if page.contains("/assets/") { Ok(()) } else { Err(format!("the program has no client:\n{page}")) }
    }

    /// A table with two seats of one's own, at which the match has begun.
    fn open_table(&self) -> Result<String, String> {
        self.call("/api/guests", Some(&json!({"name": "Ania"})))?;
        let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Bolek"}]);
        let opened = self.call("/api/tables", Some(&json!({"game": "stone-age", "seats": seats, "start": true})))?;
        Ok(opened["table"].as_str().ok_or_else(|| format!("no table was opened: {opened}"))?.to_owned())
    }

    /// Plays the first of the actions that are open.
    fn play(&self, table: &str) -> Done {
        let path = format!("/api/tables/{table}");
        let seen = self.call(&path, None)?;
        let (action, step) = (&seen["actions"][0]["action"], &seen["turn"]["step"]);
        let order = json!({"do": "act", "actions": [action], "step": step});
        let done = self.call(&format!("{path}/orders"), Some(&order))?;
        if done["step"].as_u64() > step.as_u64() { Ok(()) } else { Err(format!("nothing was played: {done}")) }
    }

    fn step(&self, table: &str) -> Result<u64, String> {
        let seen = self.call(&format!("/api/tables/{table}"), None)?;
        seen["turn"]["step"].as_u64().ok_or_else(|| format!("a table without a step: {seen}"))
    }

    /// Asks for something, or does something.
    fn call(&self, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--show-error", "--fail-with-body", "--cookie-jar"]).arg(&self.cookies);
        curl.arg("--cookie").arg(&self.cookies).arg(format!("{}{path}", self.base));
        if let Some(body) = body {
            curl.args(["--header", "content-type: application/json", "--data", &body.to_string()]);
        }
        let output = curl.output().map_err(|error| format!("curl cannot be run: {error}"))?;
        let said = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() {
            return Err(format!("{path}: {said}{}", String::from_utf8_lossy(&output.stderr)));
        }
        serde_json::from_str(&said).map_err(|error| format!("{path} answers what is not JSON: {error}\n{said}"))
    }
}

/// A port that nobody listens on.
fn free_port() -> Result<u16, String> {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    port.map(|address| address.port()).map_err(|error| format!("there is no free port: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_says_what_is_started_and_as_whom() {
        let text = workspace::read(&workspace::root().join("packaging/debian/epoka.service")).unwrap();
        let unit = Unit::read(&text);
        assert_eq!(unit.one("User"), Ok("epoka"));
        assert_eq!(unit.one("EnvironmentFile"), Ok("-/etc/default/epoka"));
        assert_eq!(unit.one("ExecStart"), Ok("/usr/bin/epoka serve $EPOKA_OPTIONS"));
        assert!(unit.one("Nothing").is_err());
    }
}

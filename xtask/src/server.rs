//! The server under load, and under a fuzzer that reads its description.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use crate::{
    programs::Build,
    workspace::{self, Done},
};

/// The fuzzer, and the version that was tried.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Measures a server on loopback. The arguments are those of `epoka-load`.
pub fn bench(arguments: &[String]) -> Done {
    let (epoka, load) = (build("epoka", Build::Release)?, build("epoka-load", Build::Release)?);
    let folder = target("bench-server")?;
    let mut command = Command::new(load);
    command.arg("--epoka").arg(epoka).arg("--folder").arg(&folder).args(arguments);
    let done = workspace::run(&mut command);
    // What was measured is of no use to anybody else.
    let _ = fs::remove_dir_all(folder);
    done
}

/// Lets schemathesis call every route of a real server with what its description allows, and with what it does not.
pub fn fuzz(examples: u32) -> Done {
    let fuzzer = schemathesis()?;
    let folder = target("fuzz-api")?;
    let mut server = Server::start(&build("epoka", Build::AsTested)?, &folder)?;
    let cookie = guest(&server.base)?;
    let mut run = Command::new(fuzzer);
    run.arg("run").arg(format!("{}/api/openapi.json", server.base));
    run.args(["--header", &format!("Cookie: {cookie}"), "--max-examples", &examples.to_string(), "--seed", "1"]);
    run.args([
        "--checks",
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
    ]);
    // Whoever signs out or leaves for good sees little of the rest.
    run.args(["--exclude-path-regex", "^/api/(session|me)$"]);
    run.args(["--suppress-health-check", "all", "--no-color", "--request-timeout", "30"]);
    let done = workspace::run(&mut run);
    server.stop();
    let _ = fs::remove_dir_all(folder);
    done
}

/// A server of our own.
struct Server {
    process: Child,
    base: String,
}

impl Server {
    fn start(epoka: &Path, folder: &Path) -> Result<Server, String> {
        let mut command = Command::new(epoka);
        command.args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--data"]).arg(folder);
        for limit in ["--limit-requests", "--limit-sign-ins", "--limit-messages"] {
            command.args([limit, "100000"]);
        }
        let started = command.env("EPOKA_LOG", "warn").stdout(Stdio::piped()).spawn();
        let mut process = started.map_err(|error| format!("`epoka serve` cannot be run: {error}"))?;
        let mut line = String::new();
        let output = process.stdout.as_mut().ok_or("`epoka serve` has no output")?;
        BufReader::new(output).read_line(&mut line).map_err(|error| error.to_string())?;
        match line.trim().strip_prefix("Listening on ") {
            Some(base) => Ok(Server { process, base: base.into() }),
            None => Err(format!("`epoka serve` says: {line}")),
        }
    }

    fn stop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The cookie of a guest, so that the fuzzer comes past the door.
fn guest(base: &str) -> Result<String, String> {
    let mut curl = Command::new("curl");
    curl.args(["--silent", "--dump-header", "-", "--header", "Content-Type: application/json", "--data", "{}"]);
    let output = curl.arg(format!("{base}/api/guests")).output().map_err(|error| format!("`curl`: {error}"))?;
    let answer = String::from_utf8_lossy(&output.stdout).into_owned();
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    cookie.ok_or_else(|| format!("the server lets nobody in: {answer}"))
}

/// The fuzzer in an environment of its own, installed the first time.
fn schemathesis() -> Result<PathBuf, String> {
    let folder = target_folder().join("schemathesis");
    let program = folder.join("bin/schemathesis");
    if !program.is_file() {
        workspace::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        let mut install = Command::new(folder.join("bin/pip"));
        workspace::run(install.args(["install", "--quiet", "--disable-pip-version-check", SCHEMATHESIS]))?;
    }
    Ok(program)
}

/// An empty folder for something that is gone afterwards.
fn target(name: &str) -> Result<PathBuf, String> {
    let folder = target_folder().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace::root().join("target"), PathBuf::from)
}

fn build(package: &str, build: Build) -> Result<PathBuf, String> {
    let mut command = workspace::cargo(["build", "--package", package]);
    if build == Build::Release {
        command.arg("--release");
    }
    let built = workspace::build(&mut command)?.into_iter().find(|built| built.target == package);
    Ok(built.ok_or_else(|| format!("the build made no `{package}`"))?.path)
}

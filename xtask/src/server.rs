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

/// Who fuzzes.
const MODERATOR: &str = "Fuzzer";

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
    let cookie = moderator(&server.base)?;
    let config = folder.join("schemathesis.toml");
    // Without a table that is there nearly everything is only not found.
    let table = table(&server.base, &cookie)?;
    let known = format!("[parameters]\n\"path.table\" = \"{table}\"\n\"path.game\" = \"stone-age\"\n");
    fs::write(&config, known).map_err(|error| format!("{}: {error}", config.display()))?;
    let mut run = Command::new(fuzzer);
    run.arg("--config-file").arg(&config).arg("run").arg(format!("{}/api/openapi.json", server.base));
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
        command.args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--moderator", MODERATOR, "--data"]);
        command.arg(folder);
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

/// The cookie of somebody who may read reports, so that the fuzzer comes past every door.
fn moderator(base: &str) -> Result<String, String> {
    let credentials = format!(r#"{{"name":"{MODERATOR}","password":"correct horse battery"}}"#);
    let answer = post(&format!("{base}/api/accounts"), "", &credentials)?;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    cookie.ok_or_else(|| format!("the server lets nobody in: {answer}"))
}

/// A table at which the fuzzer plays against a bot.
fn table(base: &str, cookie: &str) -> Result<String, String> {
    let seats = r#"[{"kind":"me"},{"kind":"bot","level":"random"}]"#;
    let body = format!(r#"{{"game":"stone-age","seats":{seats},"start":true}}"#);
    let answer = post(&format!("{base}/api/tables"), cookie, &body)?;
    let id = answer.split_once(r#""table":""#).and_then(|(_, rest)| rest.split('"').next()).map(str::to_owned);
    id.ok_or_else(|| format!("the server opens no table: {answer}"))
}

/// Posts JSON and answers the whole response.
fn post(url: &str, cookie: &str, body: &str) -> Result<String, String> {
    let mut curl = Command::new("curl");
    curl.args(["--silent", "--dump-header", "-", "--header", "Content-Type: application/json", "--data", body]);
    let output = curl.args(["--header", &format!("Cookie: {cookie}")]).arg(url).output();
    let output = output.map_err(|error| format!("`curl`: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The fuzzer in an environment of its own, installed the first time.
fn schemathesis() -> Result<PathBuf, String> {
    let folder = workspace::target().join("schemathesis");
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
    let folder = workspace::target().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Builds a program.
pub fn build(package: &str, build: Build) -> Result<PathBuf, String> {
    let mut command = workspace::cargo(["build", "--package", package]);
    if build == Build::Release {
        command.arg("--release");
    }
    let built = workspace::build(&mut command)?.into_iter().find(|built| built.target == package);
    Ok(built.ok_or_else(|| format!("the build made no `{package}`"))?.path)
}

//! A server process of our own, with limits no load reaches.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::Fallible;

/// In what the kernel counts processor time for those who ask.
const TICK: Duration = Duration::from_millis(10);

/// A running server; it ends with this.
pub struct Server {
    process: Child,
    /// Its address.
    pub base: String,
}

impl Server {
    /// Starts a server on a port of its own.
    pub fn start(epoka: &Path, folder: &Path, database_url: Option<&str>) -> Fallible<Server> {
        let mut command = Command::new(epoka);
        command.args(["serve", "--lang", "en", "--addr", "127.0.0.1:0"]);
        for limit in ["--limit-requests", "--limit-sign-ins", "--limit-messages"] {
            command.args([limit, "1000000"]);
        }
        command.args(["--limit-tables", "100000"]);
        match database_url {
            Some(url) => command.args(["--database-url", url]),
            None => command.arg("--data").arg(folder),
        };
        let mut process = command.env("EPOKA_LOG", "error").stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().ok_or("the server has no output")?).read_line(&mut line)?;
        let base = line.trim().strip_prefix("Listening on ").ok_or_else(|| format!("the server says: {line}"))?;
        Ok(Server { base: base.into(), process })
    }

    /// How much memory it has, in megabytes.
    pub fn memory_mb(&self) -> Fallible<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? / 1024.0)
    }

    /// How long it has kept processors busy.
    pub fn busy(&self) -> Fallible<Duration> {
        busy(&self.process.id().to_string())
    }
}

/// How long the load generator itself has kept processors busy.
pub fn own_busy() -> Fallible<Duration> {
    busy("self")
}

fn busy(process: &str) -> Fallible<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program ends with the last parenthesis; time in user and in system mode are the 12th and 13th after it.
    let fields = stat.rsplit_once(')').ok_or("no name in stat")?.1.split_whitespace();
    let ticks: Vec<u64> = fields.skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    Ok(TICK * ticks.iter().sum::<u64>() as u32)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

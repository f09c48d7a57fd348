//! A build that shows how far it is.

use std::{
    fs,
    io::{self, IsTerminal, Read, Write},
    path::PathBuf,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use crate::workspace::{self, Done};

/// How wide the bar is.
const BAR: usize = 24;

/// How often a line is written where nothing can be written over.
const PACE: Duration = Duration::from_secs(20);

/// A build and where it is written how long it takes from nothing.
pub struct Progress {
    title: &'static str,
    notes: PathBuf,
    started: Instant,
    told: Option<Instant>,
    /// The largest number of steps that were left when they were told first.
    steps: u32,
}

impl Progress {
    /// Nothing is built yet.
    pub fn new(title: &'static str, notes: PathBuf) -> Progress {
        Progress { title, notes, started: Instant::now(), told: None, steps: 0 }
    }

    /// Runs `cargo` and shows what it builds; what it complains of is shown if it fails.
    pub fn follow(mut self, cargo: &mut Command) -> Done {
        let words = workspace::words(cargo);
        let cannot = |error: io::Error| format!("`{words}` cannot be run: {error}");
        // With its bar switched on, cargo tells how many steps there are.
        cargo.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "160");
        let mut build = cargo.env("CARGO_TERM_COLOR", "never").stderr(Stdio::piped()).spawn().map_err(cannot)?;
        let mut complaints = String::new();
        let mut line = Vec::new();
        for byte in io::BufReader::new(build.stderr.take().expect("it is piped")).bytes().map_while(Result::ok) {
            if !matches!(byte, b'\r' | b'\n') {
                line.push(byte);
                continue;
            }
            let text = String::from_utf8_lossy(&line).into_owned();
            line.clear();
            match Step::read(&text) {
                Some(step) => self.show(&step),
                None if is_news(&text) => complaints.extend([text.as_str(), "\n"]),
                None => {}
            }
        }
        let ended = build.wait().map_err(cannot)?;
        self.end(ended.success());
        if ended.success() { Ok(()) } else { Err(format!("{complaints}`{words}` failed")) }
    }

    fn show(&mut self, step: &Step) {
        self.steps = self.steps.max(step.all - step.done);
        let terminal = io::stderr().is_terminal();
        if !terminal && self.told.is_some_and(|told| told.elapsed() < PACE) {
            return;
        }
        self.told = Some(Instant::now());
        let last = self.last().map(|last| format!(", last time {}", minutes(last))).unwrap_or_default();
        let line = format!("{} {} {}{last}  {}", self.title, step.bar(), minutes(self.started.elapsed()), step.what);
        // A terminal that does not take it loses a line of news, no more.
        let _ = if terminal {
            write!(io::stderr(), "\r\x1b[2K{}", line.chars().take(100).collect::<String>())
        } else {
            writeln!(io::stderr(), "{line}")
        };
    }

    fn end(&self, built: bool) {
        if self.told.is_none() {
            return;
        }
        if io::stderr().is_terminal() {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
        if built {
            eprintln!("{}: done in {}", self.title, minutes(self.started.elapsed()));
            // A build of a few crates says nothing about a build from nothing.
            if self.steps > 100 {
                let _ = fs::write(&self.notes, self.started.elapsed().as_secs().to_string());
            }
        }
    }

    /// How long it took from nothing the last time.
    fn last(&self) -> Option<Duration> {
        fs::read_to_string(&self.notes).ok()?.trim().parse().ok().map(Duration::from_secs)
    }
}

/// Cargo prints more than a bar: what it compiles is in the bar already.
fn is_news(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    !matches!(
        first,
        "Compiling" | "Downloading" | "Downloaded" | "Updating" | "Locking" | "Adding" | "Finished" | "Blocking"
    )
}

/// How far cargo says it is.
#[derive(Debug, PartialEq)]
struct Step {
    done: u32,
    all: u32,
    what: String,
}

impl Step {
    /// Reads a line such as `Building [==>  ] 12/34: serde, toml`.
    fn read(line: &str) -> Option<Step> {
        let (_, rest) = line.trim_start().strip_prefix("Building [")?.split_once("] ")?;
        let (count, what) = rest.split_once(": ").unwrap_or((rest.trim_end_matches(':'), ""));
        let (done, all) = count.trim().split_once('/')?;
        Some(Step { done: done.parse().ok()?, all: all.parse().ok()?, what: what.trim().into() })
    }

    fn bar(&self) -> String {
        let full = BAR * self.done as usize / self.all.max(1) as usize;
        format!("[{}{}] {}/{}", "█".repeat(full), "░".repeat(BAR - full), self.done, self.all)
    }
}

fn minutes(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// Lines in a frame that nobody overlooks.
pub fn framed(lines: &[&str]) -> String {
    let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default() + 4;
    let edge = "─".repeat(width);
    let inside: Vec<String> = lines.iter().map(|line| format!("│  {line:<rest$}│", rest = width - 2)).collect();
    format!("\n╭{edge}╮\n{}\n╰{edge}╯\n", inside.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_cargo_tells_how_far_it_is() {
        let step = Step::read("    Building [=====>      ] 120/352: epoka-games, toml").unwrap();
        assert_eq!(step, Step { done: 120, all: 352, what: "epoka-games, toml".into() });
        assert_eq!(step.bar(), format!("[{}{}] 120/352", "█".repeat(8), "░".repeat(16)));
        assert_eq!(Step::read("   Compiling serde v1.0.229"), None);
    }

    #[test]
    fn what_cargo_complains_of_is_kept() {
        assert!(is_news("error[E0308]: mismatched types"));
        assert!(!is_news("   Compiling serde v1.0.229"));
    }

    #[test]
    fn a_frame_is_as_wide_as_its_longest_line() {
        assert_eq!(framed(&["ab", "abcd"]), "\n╭────────╮\n│  ab    │\n│  abcd  │\n╰────────╯\n");
    }
}

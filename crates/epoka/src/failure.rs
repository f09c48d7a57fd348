//! Why a command failed, told to whoever typed it.

use std::{io, process::ExitCode};

use epoka_games::Words;
use serde_json::{Map, Value, json};

use crate::output::Output;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for failed: exit code 1.
    Refused(Box<Told>),
    /// The command itself is wrong: exit code 2.
    Usage(Box<Told>),
    /// No command was given: the help, and exit code 2.
    Help(String),
    /// Nobody reads what we write: exit code 0.
    ReaderGone,
}

/// What is wrong, and what to do.
#[derive(Debug)]
pub struct Told {
    /// What programs call it (`docs/command-line.md`).
    code: &'static str,
    message: String,
    help: Option<String>,
    /// What the report for programs says beside.
    more: Map<String, Value>,
}

impl Told {
    fn new(code: &'static str, message: String, help: Option<String>) -> Box<Told> {
        Box::new(Told { code, message, help, more: Map::new() })
    }

    /// The report for programs.
    fn report(&self) -> Value {
        let mut error = json!({"code": self.code, "message": self.message});
        if let Some(help) = &self.help {
            error["help"] = json!(help);
        }
        let mut report = json!({"ok": false, "error": error});
        for (name, value) in &self.more {
            report[name] = value.clone();
        }
        report
    }
}

impl Failure {
    /// What was asked for failed.
    pub fn refused(code: &'static str, message: impl Into<String>) -> Failure {
        Failure::Refused(Told::new(code, message.into(), None))
    }

    /// The command itself is wrong.
    pub fn usage(code: &'static str, message: impl Into<String>, help: Option<String>) -> Failure {
        Failure::Usage(Told::new(code, message.into(), help))
    }

    /// The same with what to do about it.
    #[must_use]
    pub fn helped(mut self, help: String) -> Failure {
        if let Failure::Refused(told) | Failure::Usage(told) = &mut self {
            told.help = Some(help);
        }
        self
    }

    /// The same with more fields in the report for programs.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Failure {
        if let Failure::Refused(told) | Failure::Usage(told) = &mut self {
            told.more.insert(name.into(), value.into());
        }
        self
    }

    /// Tells it on standard error, to programs on standard output as well, and answers the exit code.
    pub fn report(self, output: &mut Output) -> ExitCode {
        let (code, told) = match self {
            Failure::Refused(told) => (1, told),
            Failure::Usage(told) => (2, told),
            Failure::Help(help) => {
                eprintln!("{help}");
                return ExitCode::from(2);
            }
            Failure::ReaderGone => return ExitCode::SUCCESS,
        };
        // A reader who has gone away misses nothing.
        if output.json {
            let _ = output.report(&told.report());
        }
        let _ = output.stream().flush();
        let words = output.words();
        eprintln!("{} {}", words.plain("error"), told.message);
        if let Some(help) = told.help {
            eprintln!("{} {help}", words.plain("help"));
        }
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            // The reader has seen enough, as in `epoka rules stone-age | head`.
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::refused("system", error.to_string()),
        }
    }
}

/// "did you mean …?", if something there is sounds like it, else all there is.
pub fn suggest<'a>(words: &Words, typed: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    let typed = typed.to_lowercase();
    let likeness = |name: &str| strsim::jaro_winkler(&typed, &name.to_lowercase());
    let closest = known.clone().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    match closest.filter(|name| likeness(name) > 0.7) {
        Some(name) => words.with("help-did-you-mean", [("name", name.into())]),
        None => words.with("help-known", [("names", known.collect::<Vec<_>>().join(", ").into())]),
    }
}

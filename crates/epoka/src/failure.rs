//! Why a command failed, told to whoever typed it.

use std::process::ExitCode;

use epoka_games::{Lang, Words};

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for failed: exit code 1.
    Refused(Told),
    /// The command itself is wrong: exit code 2.
    Usage(Told),
    /// All was said already, on standard output: exit code 1.
    Said,
    /// Nobody reads what we write: exit code 0.
    ReaderGone,
}

/// What is wrong, and what to do.
#[derive(Debug)]
pub struct Told {
    message: String,
    help: Option<String>,
}

impl Failure {
    /// What was asked for failed.
    pub fn refused(message: impl Into<String>) -> Failure {
        Failure::Refused(Told { message: message.into(), help: None })
    }

    /// The command itself is wrong.
    pub fn usage(message: impl Into<String>, help: Option<String>) -> Failure {
        Failure::Usage(Told { message: message.into(), help })
    }

    /// Tells it on standard error and answers the exit code.
    pub fn report(self, lang: Lang) -> ExitCode {
        let words = Words::general(lang);
        let tell = |told: Told| {
            eprintln!("{} {}", words.plain("error"), told.message);
            if let Some(help) = told.help {
                eprintln!("{} {help}", words.plain("help"));
            }
        };
        match self {
            Failure::Refused(told) => {
                tell(told);
                ExitCode::from(1)
            }
            Failure::Usage(told) => {
                tell(told);
                ExitCode::from(2)
            }
            Failure::Said => ExitCode::from(1),
            Failure::ReaderGone => ExitCode::SUCCESS,
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

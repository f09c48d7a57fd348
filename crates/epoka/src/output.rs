//! What a command says on standard output.

use std::io::{self, Write};

use epoka_games::{Lang, Words};
use serde::Serialize;

/// Standard output, the language and the form of it.
pub struct Output<'a> {
    /// The language of what people read.
    pub lang: Lang,
    /// Whether a program reads it: one JSON value and nothing else.
    pub json: bool,
    stdout: &'a mut dyn Write,
}

impl<'a> Output<'a> {
    /// Says it there, in this language.
    pub fn new(lang: Lang, json: bool, stdout: &'a mut dyn Write) -> Output<'a> {
        Output { lang, json, stdout }
    }

    /// The words that belong to no game.
    pub fn words(&self) -> &'static Words {
        Words::general(self.lang)
    }

    /// A line for people.
    pub fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.stdout, "{}", text.as_ref())
    }

    /// The report for programs.
    pub fn report(&mut self, report: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self.stdout, report)?;
        writeln!(self.stdout)
    }

    /// The stream itself, for the protocol.
    pub fn stream(&mut self) -> &mut dyn Write {
        self.stdout
    }
}

//! Who takes part.

use std::{fmt, str::FromStr};

use epoka_bots::Level;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A bot of ours.
    Bot(Level),
    /// A program and its arguments, spoken to as [`crate::program`] says.
    Program(Vec<String>),
}

/// A name that is neither a bot's nor a program's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownContestant {
    /// No bot has this name.
    #[error(transparent)]
    Bot(#[from] epoka_bots::UnknownLevel),
    /// `cmd:` and nothing after it.
    #[error("`cmd:` wants a program after it, such as `cmd:./my-bot`")]
    NoProgram,
}

impl Contestant {
    /// The names in a list with commas between them. `\,` is a comma inside a name, for the arguments of programs.
    ///
    /// ```
    /// # use epoka_arena::Contestant;
    /// assert_eq!(Contestant::names(r"easy,cmd:./bot 1\,2"), ["easy", "cmd:./bot 1,2"]);
    /// ```
    pub fn names(list: &str) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for piece in list.split(',') {
            if let Some(name) = names.last_mut().filter(|name| name.ends_with('\\')) {
                name.pop();
                name.push(',');
                name.push_str(piece);
            } else {
                names.push(piece.into());
            }
        }
        names
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;
    fn from_str(name: &str) -> Result<Contestant, UnknownContestant> {
        let Some(command) = name.strip_prefix("cmd:") else { return Ok(Contestant::Bot(name.parse()?)) };
        let words: Vec<String> = command.split_whitespace().map(Into::into).collect();
        if words.is_empty() { Err(UnknownContestant::NoProgram) } else { Ok(Contestant::Program(words)) }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(level) => level.fmt(f),
            Contestant::Program(words) => write!(f, "cmd:{}", words.join(" ")),
        }
    }
}

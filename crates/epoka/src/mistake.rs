//! What is wrong with a command line, in the language of whoever typed it.
//!
//! clap finds the mistake and says so in English. What it knows about the mistake is told in our own words instead.

use clap::{
    Command, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use epoka_games::Words;

use crate::failure::{self, Failure};

/// Tells a mistake; `None` if it is none but a wish for help or the version.
pub fn of(error: &Error, command: &Command, typed: &[String], words: &Words) -> Option<Failure> {
    let command = meant(command, typed);
    let said = |kind| context(error, kind);
    let argument = said(ContextKind::InvalidArg).unwrap_or_default();
    let value = said(ContextKind::InvalidValue).unwrap_or_default();
    let subcommand = said(ContextKind::InvalidSubcommand).unwrap_or_default();
    let tell = |id: &str| {
        let parts = [
            ("argument", argument.as_str().into()),
            ("value", value.as_str().into()),
            ("subcommand", subcommand.as_str().into()),
            ("other", said(ContextKind::PriorArg).unwrap_or_default().into()),
        ];
        words.with(id, parts)
    };
    let try_help = || words.plain("mistake-try-help");
    let (message, help) = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return None;
        }
        ErrorKind::InvalidSubcommand => {
            let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            (tell("mistake-subcommand"), failure::suggest(words, &subcommand, known.iter().copied()))
        }
        ErrorKind::MissingSubcommand => (tell("mistake-no-subcommand"), try_help()),
        ErrorKind::UnknownArgument => {
            let suggested = said(ContextKind::SuggestedArg).map(|name| did_you_mean(words, &name));
            (tell("mistake-unknown"), suggested.unwrap_or_else(try_help))
        }
        // clap calls a missing value an empty one that is not possible.
        ErrorKind::InvalidValue if value.is_empty() => {
            (tell("mistake-no-value"), about(command, &argument).unwrap_or_else(try_help))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let known = said(ContextKind::ValidValue).unwrap_or_default();
            let help = if known.is_empty() {
                about(command, &argument).unwrap_or_else(try_help)
            } else {
                failure::suggest(words, &value, known.split(", "))
            };
            (tell("mistake-value"), help)
        }
        ErrorKind::MissingRequiredArgument => (tell("mistake-missing"), usage(error).unwrap_or_else(try_help)),
        ErrorKind::ArgumentConflict if said(ContextKind::PriorArg).is_none_or(|other| other == argument) => {
            (tell("mistake-twice"), try_help())
        }
        ErrorKind::ArgumentConflict => (tell("mistake-conflict"), try_help()),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            (tell("mistake-number-of-values"), about(command, &argument).unwrap_or_else(try_help))
        }
        ErrorKind::NoEquals => (tell("mistake-no-value"), try_help()),
        ErrorKind::InvalidUtf8 => (tell("mistake-not-text"), try_help()),
        // What is left cannot come from a command line, or is of a newer clap.
        _ => (error.to_string(), try_help()),
    };
    Some(Failure::usage("usage", message, Some(help)))
}

/// The command whose arguments were being read: as far as the words name one after the other.
fn meant<'a>(command: &'a Command, typed: &[String]) -> &'a Command {
    typed.iter().skip(1).fold(command, |at, word| at.find_subcommand(word).unwrap_or(at))
}

fn did_you_mean(words: &Words, name: &str) -> String {
    words.with("help-did-you-mean", [("name", name.into())])
}

fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    }
}

/// How the command is written.
fn usage(error: &Error) -> Option<String> {
    match error.get(ContextKind::Usage)? {
        ContextValue::StyledStr(text) => {
            let text = text.to_string();
            Some(text.trim_start_matches("Usage:").trim().to_owned())
        }
        _ => None,
    }
}

/// What an argument is for, found by how clap shows it (`--seats <BOT,BOT>` or `<GAME>`).
fn about(command: &Command, argument: &str) -> Option<String> {
    let shown = argument.split_whitespace().next()?;
    let own = command.get_arguments().find(|arg| match arg.get_long() {
        Some(long) => shown.strip_prefix("--") == Some(long),
        None => shown.trim_matches(['<', '>', '[', ']']).eq_ignore_ascii_case(arg.get_id().as_str()),
    });
    own?.get_help().map(ToString::to_string)
}

//! Which language to speak, and the help of the command line in it.

use clap::{Arg, ArgAction, Command};
use epoka_games::{Lang, Words};

/// The language of `--lang`, else of the environment, else English.
pub fn wanted(arguments: impl Iterator<Item = String>, environment: impl Fn(&str) -> Option<String>) -> Lang {
    named(arguments).or_else(|| of_environment(environment)).unwrap_or_default()
}

fn named(mut arguments: impl Iterator<Item = String>) -> Option<Lang> {
    let argument = arguments.find(|argument| argument == "--lang" || argument.starts_with("--lang="))?;
    match argument.strip_prefix("--lang=") {
        Some(code) => Lang::find(code),
        None => Lang::find(&arguments.next()?),
    }
}

fn of_environment(environment: impl Fn(&str) -> Option<String>) -> Option<Lang> {
    let set = |name| environment(name).filter(|value: &String| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    Lang::find(locale.split(['_', '.', '@']).next()?)
}

/// The command line with its help in a language.
pub fn localize(command: Command, lang: Lang) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let words = Words::general(lang);
    let command = command.disable_version_flag(true).arg(version).after_help(words.plain("cli-exit-codes"));
    let mut command = describe(command, "cli", words);
    // From here on every subcommand knows its whole name, which its usage begins with.
    command.build();
    translate_usage(command, words)
}

/// The words that clap itself puts into a usage.
fn translate_usage(mut command: Command, words: &Words) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let usage = usage.replace("[OPTIONS]", &words.plain("cli-usage-options"));
    let usage = usage.replace("COMMAND", &words.plain("cli-usage-command"));
    command.override_usage(usage).mut_subcommands(|sub| translate_usage(sub, words))
}

/// Says what a command, its arguments and its subcommands are for.
fn describe(command: Command, name: &str, words: &Words) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.plain("cli-usage"));
    command
        .disable_help_flag(true)
        .arg(help)
        .about(words.plain(name))
        .help_template(template)
        .subcommand_help_heading(words.plain("cli-commands"))
        .mut_args(|arg| {
            let heading = words.plain(if arg.is_positional() { "cli-arguments" } else { "cli-options" });
            let mut help = words.plain(&format!("arg-{}", arg.get_id()));
            let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
            if !default.is_empty() {
                help += " ";
                help += &words.with("cli-default", [("value", default.join(",").into())]);
            }
            // Only what takes a value has any to hide.
            let takes_values = arg.get_action().takes_values();
            let arg = arg.help_heading(heading).help(help);
            let arg = arg.hide_default_value(takes_values).hide_possible_values(takes_values);
            // `-1` is a value, if a wrong one; no option is called like that.
            if takes_values { arg.allow_negative_numbers(true) } else { arg }
        })
        .mut_subcommands(|sub| {
            let name = format!("{name}-{}", sub.get_name());
            describe(sub, &name, words)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speaks(arguments: &[&str], environment: &[(&str, &str)]) -> Lang {
        let find = |name: &str| environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        wanted(arguments.iter().map(ToString::to_string), find)
    }

    #[test]
    fn an_option_goes_before_the_environment_and_english_comes_last() {
        assert_eq!(speaks(&["epoka", "games"], &[]), Lang::En);
        assert_eq!(speaks(&["epoka", "games"], &[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(speaks(&["epoka", "games"], &[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "en_GB")]), Lang::En);
        assert_eq!(speaks(&["epoka", "games"], &[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "")]), Lang::Pl);
        assert_eq!(speaks(&["epoka", "games"], &[("LANG", "de_DE")]), Lang::En);
        assert_eq!(speaks(&["epoka", "--lang", "en", "games"], &[("LANG", "pl")]), Lang::En);
        assert_eq!(speaks(&["epoka", "games", "--lang=pl"], &[]), Lang::Pl);
    }
}

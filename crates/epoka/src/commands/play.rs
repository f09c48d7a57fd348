//! `epoka play`: the terminal client.

use epoka_core::data::Source;
use epoka_games::{Refusal, bot::Level};
use epoka_tui::{Launch, LaunchError, options::BadOption, sitter::NoBot};

use crate::{
    args::Play,
    failure::{Failure, suggest},
    output::Output,
    setup,
};

pub fn run(play: &Play, cards: Vec<Source>, output: &Output) -> Result<(), Failure> {
    let launch = Launch {
        lang: output.lang,
        data: play.data.clone(),
        game: play.game.clone(),
        seats: play.seats.clone(),
        seed: play.seed.clone(),
        setup: setup::of(&play.setup),
        cards,
        resume: play.resume,
    };
    epoka_tui::run(&launch).map_err(|error| tell(error, play, output))
}

fn tell(error: LaunchError, play: &Play, output: &Output) -> Failure {
    let words = output.words();
    match error {
        LaunchError::NoTerminal => {
            Failure::usage(words.plain("error-no-terminal"), Some(words.plain("help-no-terminal")))
        }
        LaunchError::NoFolder => Failure::usage(words.plain("error-no-folder"), None),
        LaunchError::NoGame(game) => Failure::usage(words.with("error-no-game", [("game", game.into())]), None),
        LaunchError::NoBot(NoBot { word, meant }) => {
            let help = match meant {
                Some(meant) => words.with("help-did-you-mean", [("name", meant.into())]),
                None => words.with("help-known", [("names", levels().join(", ").into())]),
            };
            Failure::usage(words.with("error-no-bot", [("word", word.into())]), Some(help))
        }
        LaunchError::Option(BadOption::Unknown { key, known }) => {
            let help = suggest(words, &key, known.iter().map(String::as_str));
            Failure::usage(words.with("error-no-option", [("key", key.into())]), Some(help))
        }
        LaunchError::Option(BadOption::Value { key, value, known }) => {
            let help = suggest(words, &value, known.iter().map(String::as_str));
            let variables = [("key", key.into()), ("value", value.into())];
            Failure::usage(words.with("error-option-value", variables), Some(help))
        }
        LaunchError::Players { least, most, found } => {
            let variables = [("least", least.into()), ("most", most.into()), ("found", found.into())];
            Failure::usage(words.with("error-players", variables), None)
        }
        LaunchError::Refused(refusal) => refused(&refusal, play, output),
        LaunchError::NothingToResume => Failure::refused(words.plain("error-nothing-to-resume")),
        LaunchError::CannotResume { file, why } => {
            Failure::refused(words.with("error-cannot-resume", [("file", file.into()), ("why", why.into())]))
        }
        LaunchError::Terminal(error) => Failure::refused(error.to_string()),
    }
}

/// Options that do not go together: the rule they break is told in the language that is spoken.
fn refused(refusal: &Refusal, play: &Play, output: &Output) -> Failure {
    let why = refusal.to_string();
    let game = play.game.as_deref().and_then(epoka_games::find).and_then(|entry| entry.open(&[]).ok());
    let rule =
        game.iter().flat_map(|game| game.catalogue().entries()).find(|rule| why.ends_with(&format!("({})", rule.id)));
    Failure::usage(
        rule.map_or(why, |rule| {
            let text = rule.text.get(output.lang.code()).to_owned();
            output.words().with("error-setup", [("rule", rule.id.clone().into()), ("text", text.into())])
        }),
        None,
    )
}

fn levels() -> Vec<String> {
    Level::ALL.iter().map(|level| level.name().into_owned()).collect()
}

//! `epoka play`: the terminal client.

use epoka_core::data::Source;
use epoka_games::bot::Level;
use epoka_tui::{Launch, LaunchError, sitter::NoBot};

use crate::{args::Play, failure::Failure, output::Output, setup};

pub fn run(play: &Play, cards: Vec<Source>, output: &Output) -> Result<(), Failure> {
    let launch = Launch {
        lang: output.lang,
        data: play.data.clone(),
        game: play.game.clone(),
        seats: play.seats.clone(),
        seed: play.seed.clone(),
        setup: setup::of(play.game.as_deref().unwrap_or_default(), &play.setup, &cards, output)?,
        cards,
        resume: play.resume,
    };
    epoka_tui::run(&launch).map_err(|error| tell(error, play, output))
}

fn tell(error: LaunchError, play: &Play, output: &Output) -> Failure {
    let words = output.words();
    match error {
        LaunchError::NoTerminal => {
            Failure::usage("no-terminal", words.plain("error-no-terminal"), Some(words.plain("help-no-terminal")))
        }
        LaunchError::NoFolder => Failure::usage("no-folder", words.plain("error-no-folder"), None),
        LaunchError::NoGame(game) => {
            Failure::usage("no-game", words.with("error-no-game", [("game", game.into())]), None)
        }
        LaunchError::NoBot(NoBot { word, meant }) => {
            let help = match meant {
                Some(meant) => words.with("help-did-you-mean", [("name", meant.into())]),
                None => words.with("help-known", [("names", levels().join(", ").into())]),
            };
            Failure::usage("no-bot", words.with("error-no-bot", [("word", word.into())]), Some(help))
        }
        LaunchError::Option(bad) => setup::told(bad, output),
        LaunchError::Players { least, most, found } => {
            let variables = [("least", least.into()), ("most", most.into()), ("found", found.into())];
            Failure::usage("players", words.with("error-players", variables), None)
        }
        LaunchError::Refused(refusal) => {
            let game = play.game.as_deref().and_then(epoka_games::find).and_then(|entry| entry.open(&[]).ok());
            setup::refused(&refusal, game.as_deref(), output)
        }
        LaunchError::NothingToResume => Failure::refused("nothing-to-resume", words.plain("error-nothing-to-resume")),
        LaunchError::CannotResume { file, why } => Failure::refused(
            "cannot-resume",
            words.with("error-cannot-resume", [("file", file.into()), ("why", why.into())]),
        ),
        LaunchError::Terminal(error) => Failure::refused("system", error.to_string()),
    }
}

fn levels() -> Vec<String> {
    Level::ALL.iter().map(|level| level.name().into_owned()).collect()
}

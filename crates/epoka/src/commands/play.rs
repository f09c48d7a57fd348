//! `epoka play`: the terminal client.

use epoka_core::data::Source;
use epoka_tui::{Launch, LaunchError};

use crate::{args::Play, failure::Failure, output::Output, setup};

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
    epoka_tui::run(&launch).map_err(|error| tell(error, output))
}

fn tell(error: LaunchError, output: &Output) -> Failure {
    let words = output.words();
    match error {
        LaunchError::NoTerminal => {
            Failure::usage(words.plain("error-no-terminal"), Some(words.plain("help-no-terminal")))
        }
        LaunchError::NoFolder => Failure::usage(words.plain("error-no-folder"), None),
        LaunchError::NoGame(game) => Failure::usage(words.with("error-no-game", [("game", game.into())]), None),
        LaunchError::Refused(refusal) => Failure::usage(refusal.to_string(), None),
        LaunchError::NothingToResume => Failure::refused(words.plain("error-nothing-to-resume")),
        LaunchError::CannotResume { file, why } => {
            Failure::refused(words.with("error-cannot-resume", [("file", file.into()), ("why", why.into())]))
        }
        LaunchError::Terminal(error) => Failure::refused(error.to_string()),
    }
}

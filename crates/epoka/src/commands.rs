//! One module per command.

use std::{fs, io, path::Path, sync::Arc, time::Duration};

use epoka_bots::Plan;
use epoka_core::data::Source;
use epoka_games::{AnyGame, registry};
use epoka_server::{Config, notify};

use crate::{
    allocations,
    args::{CardsCommand, Command, DecksCommand, ReplayCommand},
    failure::{Failure, suggest},
    output::Output,
    setup,
};

mod arena;
mod balance;
mod bench;
mod browser;
mod cards;
pub mod decks;
mod engine;
mod games;
mod join;
#[cfg(feature = "manual")]
mod manual;
pub mod menu;
mod play;
mod replay;
mod rules;
mod serve;
mod tell;
pub mod version;

/// Does what a command asks for.
pub fn run(command: &Command, output: &mut Output) -> Result<(), Failure> {
    match command {
        Command::Games => games::list(output),
        Command::Rules { game, id } => rules::show(&*open(game, &[], output)?, id.as_deref(), output),
        Command::Cards { command: Some(CardsCommand::Check { file, game }), .. } => cards::check(game, file, output),
        Command::Cards { game, cards, command: None } => {
            let game = game.as_deref().expect("the command line asks for a game where there is no subcommand");
            cards::list(&*open(game, &read_cards(cards, output)?, output)?, output)
        }
        Command::Decks { command: DecksCommand::List { cards } } => decks::list(&read_cards(cards, output)?, output),
        Command::Decks { command: DecksCommand::Show { deck, cards } } => {
            decks::show(deck, &read_cards(cards, output)?, output)
        }
        Command::Decks { command: DecksCommand::Check { file, cards } } => {
            decks::check(file, &read_cards(cards, output)?, output)
        }
        Command::Engine { cards, game } => engine::run(game.as_deref(), &read_cards(cards, output)?, output),
        Command::Replay { command: ReplayCommand::Show { file, cards } } => {
            replay::show(file, &read_cards(cards, output)?, output)
        }
        Command::Replay { command: ReplayCommand::Verify { file, cards } } => {
            replay::verify(file, &read_cards(cards, output)?, output)
        }
        Command::Bench { game, players, games, seed, policy, setup, cards } => {
            let cards = read_cards(cards, output)?;
            let game = open(game, &cards, output)?;
            let plan = Plan { games: *games, seed, policy: *policy, allocations };
            bench::run(&*game, *players, &setup::read(&*game, setup, &cards, output)?, &plan, output)
        }
        Command::Arena { game, seats, decks, games, seed, setup, threads, budget_ms, record, cards } => {
            let cards = read_cards(cards, output)?;
            let game = open(game, &cards, output)?;
            let plan = arena::Plan {
                seats: arena::contestants(seats, output)?,
                games: *games,
                seed,
                setup: setup::read(&*game, setup, &cards, output)?,
                threads: *threads,
                budget: Duration::from_millis(*budget_ms),
                record: record.clone(),
            };
            match decks {
                Some(decks) => balance::run(&*game, &plan, &balance::entrants(&*game, decks, &cards, output)?, output),
                None => arena::run(&*game, &plan, output),
            }
        }
        Command::Play(play) if play.join.url.is_some() => join::run(&play.join, output),
        Command::Play(play) => {
            if let Some(game) = &play.game {
                open(game, &read_cards(&play.cards, output)?, output)?;
            }
            play::run(play, read_cards(&play.cards, output)?, output)
        }
        Command::Serve {
            addr,
            data,
            database_url,
            behind_proxy,
            secure,
            private_webhooks,
            contact,
            moderator,
            open,
            limits,
        } => {
            let place = database_url.as_deref().map_or(serve::Place::Folder(data), serve::Place::Database);
            let notify = notify::Config {
                private_addresses: *private_webhooks,
                contact: contact.clone(),
                ..notify::Config::default()
            };
            let config = Config {
                behind_proxy: *behind_proxy,
                secure: *secure,
                limits: limits.limits(),
                moderators: moderator.clone(),
                notify,
                client: epoka_web::FILES,
                ..Config::default()
            };
            let browser = if *open { serve::Browser::Open } else { serve::Browser::Leave };
            serve::run(addr, &place, config, browser, output)
        }
        Command::Tell { game, players, seed, save, cards } => {
            let game = open(game, &read_cards(cards, output)?, output)?;
            tell::run(&*game, *players, seed, save.as_deref(), output)
        }
        #[cfg(feature = "manual")]
        Command::Manual { folder } => manual::write(folder, output),
    }
}

/// The game of this name, with corrections laid over its components.
fn open(name: &str, cards: &[Source], output: &Output) -> Result<Arc<dyn AnyGame>, Failure> {
    let words = output.words();
    let entry = epoka_games::find(name).ok_or_else(|| {
        let help = suggest(words, name, registry().iter().map(epoka_games::Entry::id));
        Failure::usage("no-game", words.with("error-no-game", [("game", name.into())]), Some(help))
    })?;
    entry.open(cards).map_err(|error| Failure::refused("bad-cards", error.to_string()))
}

/// Files of components.
fn read_cards(files: &[std::path::PathBuf], output: &Output) -> Result<Vec<Source>, Failure> {
    files.iter().map(|file| Ok(Source::new(file.display().to_string(), read(file, output)?))).collect()
}

/// A file, or standard input for `-`.
fn read(file: &Path, output: &Output) -> Result<String, Failure> {
    let text = if file == Path::new("-") { io::read_to_string(io::stdin().lock()) } else { fs::read_to_string(file) };
    text.map_err(|error| {
        let variables = [("file", file.display().to_string().into()), ("why", error.to_string().into())];
        Failure::refused("cannot-read", output.words().with("error-cannot-read", variables))
    })
}

/// Writes a file.
fn write(file: &Path, text: &str, output: &Output) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| cannot_write(file, &error, output))
}

/// Names the file or folder that cannot be written.
fn cannot_write(file: &Path, error: &io::Error, output: &Output) -> Failure {
    let variables = [("file", file.display().to_string().into()), ("why", error.to_string().into())];
    Failure::refused("cannot-write", output.words().with("error-cannot-write", variables))
}

//! `epoka engine`: the protocol on standard input and output.

use std::io;

use epoka_core::data::Source;
use epoka_games::{Entry, registry};
use epoka_protocol::{Engine, serve};

use crate::{failure::Failure, output::Output};

pub fn run(game: Option<&str>, cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    if let Some(game) = game {
        super::open(game, cards, output)?;
    }
    let open = |entry: &Entry| super::open(entry.id(), if game == Some(entry.id()) { cards } else { &[] }, output);
    let games = registry().iter().map(open).collect::<Result<Vec<_>, _>>()?;
    Ok(serve(&mut Engine::new(games), io::stdin().lock(), output.stream())?)
}

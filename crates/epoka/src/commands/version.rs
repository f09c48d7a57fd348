//! `epoka --version`: the program, the commit it was built from, and the rules of the games.

use epoka_games::{Entry, registry};
use serde_json::{Value, json};

use crate::{failure::Failure, output::Output};

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Found by `build.rs`.
const COMMIT: &str = env!("EPOKA_COMMIT");

pub fn show(output: &mut Output) -> Result<(), Failure> {
    let open = |entry: &Entry| super::open(entry.id(), &[], output);
    let games = registry().iter().map(open).collect::<Result<Vec<_>, _>>()?;
    if output.json {
        let games: Vec<Value> =
            games.iter().map(|game| json!({"game": game.id(), "rules-version": game.rules_version()})).collect();
        return Ok(output.report(&json!({"epoka": VERSION, "commit": COMMIT, "games": games}))?);
    }
    let words = output.words();
    output.line(words.with("version-program", [("version", VERSION.into()), ("commit", COMMIT.into())]))?;
    for game in &games {
        let variables = [("game", game.id().into()), ("version", game.rules_version().into())];
        output.line(words.with("version-game", variables))?;
    }
    Ok(())
}

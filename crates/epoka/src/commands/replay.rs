//! `epoka replay`: a recorded match, told or checked.

use std::path::Path;

use epoka_core::{Replay, Viewer, data::Source, fair::Fair, replay::ReplayError};
use epoka_games::{AnyMatch, Refusal};
use epoka_tui::save::Saved;
use serde_json::{Value, json};

use super::tell;
use crate::{failure::Failure, output::Output};

pub fn show(file: &Path, cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    let Record { replay, players, pack } = read(file, output)?.map_err(|error| refused(&error.into()))?;
    let game = super::open(&replay.game, laid_over(cards, &pack), output)?;
    let played = game.load(&replay).map_err(|refusal| refused(&refusal))?;
    tell::show(&*game, &*played, &replay.seed, &players, output)
}

pub fn verify(file: &Path, cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    let record = read(file, output)?;
    let commitment = record.as_ref().ok().and_then(|record| record.replay.fair.as_ref()).map(Fair::commitment);
    let played = match record {
        Err(error) => Err(error.into()),
        Ok(Record { replay, .. }) if epoka_games::find(&replay.game).is_none() => {
            Err(ReplayError::Game(replay.game).into())
        }
        Ok(Record { replay, pack, .. }) => super::open(&replay.game, laid_over(cards, &pack), output)?.load(&replay),
    };
    match played {
        Ok(played) => accept(file, &*played, commitment, output),
        Err(refusal) => Err(refused(&refusal)),
    }
}

fn accept(file: &Path, played: &dyn AnyMatch, commitment: Option<String>, output: &mut Output) -> Result<(), Failure> {
    let (steps, hash) = (played.step(), played.turn(Viewer::Referee).hash);
    if output.json {
        let mut report = json!({"ok": true, "game": played.game(), "steps": steps, "hash": hash});
        if let Some(commitment) = commitment {
            report["commitment"] = json!(commitment);
        }
        return Ok(output.report(&report)?);
    }
    let variables = [("file", file.display().to_string().into()), ("steps", steps.into()), ("hash", hash.into())];
    output.line(output.words().with("replay-holds", variables))?;
    if let Some(commitment) = commitment {
        output.line(output.words().with("replay-fair", [("commitment", commitment.into())]))?;
    }
    Ok(())
}

fn refused(refusal: &Refusal) -> Failure {
    let step = if let Refusal::Replay(error) = refusal { error.step() } else { None };
    Failure::refused("replay", refusal.to_string()).with("why", refusal.to_string()).with("step", step)
}

/// What a file of a replay holds.
struct Record {
    replay: Replay,
    /// The names of the players, if it knows them: a game saved by `epoka play` does.
    players: Vec<String>,
    /// The pack of cards it was played with: one from a server has it.
    pack: Vec<Source>,
}

/// The cards to lay over the game's own: those that are named, otherwise those of the file.
fn laid_over<'a>(named: &'a [Source], pack: &'a [Source]) -> &'a [Source] {
    if named.is_empty() { pack } else { named }
}

/// A file of a replay, which may not be one.
fn read(file: &Path, output: &Output) -> Result<Result<Record, ReplayError>, Failure> {
    let text = super::read(file, output)?;
    if let Ok(saved) = serde_json::from_str::<Saved>(&text) {
        let players = saved.seats.into_iter().map(|sitter| sitter.name).collect();
        return Ok(Ok(Record { replay: saved.replay, players, pack: Vec::new() }));
    }
    let record = serde_json::from_str(&text).and_then(|mut record: Value| {
        let pack = record.as_object_mut().and_then(|fields| fields.remove("pack"));
        let pack = pack.iter().filter_map(|pack| pack["text"].as_str()).map(|text| Source::new("pack.toml", text));
        Ok(Record { pack: pack.collect(), replay: serde_json::from_value(record)?, players: Vec::new() })
    });
    Ok(record.map_err(|error| ReplayError::Unreadable(with_pack(&error))))
}

/// What is wrong with a record. Its pack is read apart from the rest, which therefore does not list it among the fields there are.
fn with_pack(error: &serde_json::Error) -> String {
    error.to_string().replace("`fair`, `steps`", "`fair`, `pack`, `steps`")
}

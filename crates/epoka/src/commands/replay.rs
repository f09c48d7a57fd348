//! `epoka replay`: a recorded match, told or checked.

use std::path::Path;

use epoka_core::{Replay, Viewer, data::Source, fair::Fair, replay::ReplayError};
use epoka_games::{AnyMatch, Refusal};
use epoka_tui::save::Saved;
use serde_json::json;

use super::tell;
use crate::{failure::Failure, output::Output};

pub fn show(file: &Path, cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    let (replay, players) = read(file, output)?.map_err(|error| Failure::refused(error.to_string()))?;
    let game = super::open(&replay.game, cards, output)?;
    let played = game.load(&replay).map_err(|refusal| Failure::refused(refusal.to_string()))?;
    tell::show(&*game, &*played, &replay.seed, &players, output)
}

pub fn verify(file: &Path, cards: &[Source], output: &mut Output) -> Result<(), Failure> {
    let replay = read(file, output)?;
    let commitment = replay.as_ref().ok().and_then(|(replay, _)| replay.fair.as_ref()).map(Fair::commitment);
    let played = match replay {
        Err(error) => Err(error.into()),
        Ok((replay, _)) if epoka_games::find(&replay.game).is_none() => Err(ReplayError::Game(replay.game).into()),
        Ok((replay, _)) => super::open(&replay.game, cards, output)?.load(&replay),
    };
    match played {
        Ok(played) => accept(file, &*played, commitment, output),
        Err(refusal) => refuse(&refusal, output),
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

fn refuse(refusal: &Refusal, output: &mut Output) -> Result<(), Failure> {
    if !output.json {
        return Err(Failure::refused(refusal.to_string()));
    }
    let step = if let Refusal::Replay(error) = refusal { error.step() } else { None };
    output.report(&json!({"ok": false, "why": refusal.to_string(), "step": step}))?;
    Err(Failure::Said)
}

/// A file of a replay, which may not be one, and the names of the players. A game saved by `epoka play` knows them.
fn read(file: &Path, output: &Output) -> Result<Result<(Replay, Vec<String>), ReplayError>, Failure> {
    let text = super::read(file, output)?;
    if let Ok(saved) = serde_json::from_str::<Saved>(&text) {
        let names = saved.seats.into_iter().map(|sitter| sitter.name).collect();
        return Ok(Ok((saved.replay, names)));
    }
    let replay = serde_json::from_str(&text).map(|replay| (replay, Vec::new()));
    Ok(replay.map_err(|error| ReplayError::Unreadable(error.to_string())))
}

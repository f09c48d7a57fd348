//! A table from the store: the row, the seats, and the match played again from its log.

use epoka_core::{Seat, replay::ChanceMode};
use epoka_games::AnyGame;
use epoka_store::{Entry, Status, Table as Row};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{Command, Played, onwards, table::Table};
use crate::{
    app::App,
    error::{Code, Trouble},
    options::Options,
};

/// A match and where the seats' decisions began in it.
pub(crate) struct Rebuilt {
    pub played: Played,
    pub turns: Vec<(Seat, usize)>,
}

impl Table {
    /// Reads a table and plays its log again.
    pub(crate) async fn load(app: &App, id: &str, own: mpsc::Sender<Command>) -> Result<Table, Trouble> {
        let row = app.store.table(id).await?.ok_or_else(|| Trouble::new(Code::NotFound))?;
        let seats = app.store.seats(id).await?;
        let options: Options = serde_json::from_value(row.options.clone())
            .map_err(|error| Trouble::with(Code::Mistake, json!({"why": error.to_string()})))?;
        let game = app.game_with(&row.game, options.pack.as_ref()).await?;
        let log = app.store.log(id, 0).await?;
        let number = log.last().map_or(0, |entry| entry.sequence);
        let rebuilt = match row.status {
            Status::Open => Ok(None),
            Status::Abandoned if row.seed.is_none() => Ok(None),
            Status::Playing | Status::Over | Status::Abandoned => {
                let (game, row, setup) = (game.clone(), row.clone(), options.setup_with(&seats));
                let rebuilt = tokio::task::spawn_blocking(move || rebuild(&*game, &row, &setup, &log)).await;
                rebuilt.map_err(|_| Trouble::new(Code::Mistake))?.map(Some)
            }
        };
        app.metrics.loads.add();
        let mut table = Table::new(app, own, row, options, seats, game, rebuilt, number);
        table.start_clocks();
        Ok(table)
    }
}

/// Plays a log again. A match of other rules is never played on by these.
pub(crate) fn rebuild(game: &dyn AnyGame, row: &Row, setup: &Value, log: &[Entry]) -> Result<Rebuilt, Trouble> {
    let here = (i64::from(game.rules_version()), game.data_hash());
    if (row.rules_version, row.data.as_str()) != here {
        let detail = json!({"rules-version": row.rules_version, "here": here.0});
        return Err(Trouble::with(Code::OtherRules, detail));
    }
    let broken = |why: String| {
        tracing::error!(table = row.id, why, "a log cannot be played again");
        Trouble::with(Code::OtherRules, json!({"why": why}))
    };
    let seed = row.seed.as_deref().ok_or_else(|| broken("the match has no seed".into()))?;
    let played = match &row.position {
        None => game.new_match(row.players, seed, setup, ChanceMode::Auto),
        Some(view) => game.position(view, seed, setup, ChanceMode::Auto),
    };
    let mut rebuilt = Rebuilt { played: played.map_err(|refusal| broken(refusal.to_string()))?, turns: Vec::new() };
    // What came before the match went on under other rules is not played again.
    let first = log.iter().rposition(|entry| entry.kind == onwards::KIND).map_or(0, |at| at + 1);
    for entry in &log[first..] {
        take(&mut rebuilt.played, &mut rebuilt.turns, entry)
            .map_err(|why| broken(format!("entry {}: {why}", entry.sequence)))?;
    }
    Ok(rebuilt)
}

/// Takes one entry of a log. Answers from which step on there is something to tell; none if things were taken back.
pub(crate) fn take(
    played: &mut Played,
    turns: &mut Vec<(Seat, usize)>,
    entry: &Entry,
) -> Result<Option<usize>, String> {
    let told = match (entry.kind.as_str(), entry.seat.and_then(Seat::new)) {
        ("act", Some(seat)) => {
            let chain = entry.body["actions"].as_array().ok_or("it has no actions")?;
            let reconsiders = !played.deciding().contains(seat);
            let first = played.act(seat, chain, None).map_err(|refusal| refusal.to_string())?;
            turns.push((seat, first));
            (!reconsiders).then_some(first)
        }
        ("undo", Some(seat)) => {
            let whole_turn = entry.body["whole-turn"].as_bool().unwrap_or_default();
            played.undo(seat, whole_turn).map_err(|refusal| refusal.to_string())?;
            None
        }
        ("rewind", _) => {
            let step = entry.body["step"].as_u64().ok_or("it has no step")?;
            *played = played.fork(step as usize).map_err(|refusal| refusal.to_string())?;
            None
        }
        (onwards::KIND, _) => return Err("the match begins anew".into()),
        _ => Some(played.step()),
    };
    let step = played.step();
    turns.retain(|(_, first)| *first < step);
    Ok(told)
}

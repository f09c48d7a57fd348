//! `epoka bench`: how fast a game is played.

use epoka_bots::{Plan, Report};
use epoka_games::AnyGame;
use serde_json::Value;

use crate::{failure::Failure, output::Output, setup};

pub fn run(
    game: &dyn AnyGame,
    players: Option<u8>,
    choices: &Value,
    plan: &Plan,
    output: &mut Output,
) -> Result<(), Failure> {
    let players = players.unwrap_or(game.players().1);
    setup::seats(game, players.into(), output)?;
    let report = game.bench(players, choices, plan).map_err(|refusal| setup::refused(&refusal, Some(game), output))?;
    if output.json {
        return Ok(output.report(&report)?);
    }
    for (word, value) in lines(&report) {
        output.line(format!("{:<34} {value:>12}", output.words().plain(word)))?;
    }
    Ok(())
}

fn lines(report: &Report) -> [(&'static str, String); 14] {
    let number = |value: f64| format!("{value:.1}");
    [
        ("bench-games", report.games.to_string()),
        ("bench-games-per-s", number(report.games_per_s)),
        ("bench-decisions-per-game", number(report.decisions_per_game)),
        ("bench-chances-per-game", number(report.chances_per_game)),
        ("bench-options", number(report.options_mean)),
        ("bench-ns-per-decision", number(report.ns_per_decision)),
        ("bench-allocs-per-decision", number(report.allocs_per_decision)),
        ("bench-allocs-per-clone", number(report.allocs_per_clone)),
        ("bench-allocs-per-imagine", number(report.allocs_per_imagine)),
        ("bench-clone-ns", number(report.clone_ns)),
        ("bench-imagine-ns", number(report.imagine_ns)),
        ("bench-playouts-per-s", number(report.playouts_per_s)),
        ("bench-simulations-per-s", number(report.simulations_per_s)),
        ("bench-state-bytes", report.state_bytes.to_string()),
    ]
}

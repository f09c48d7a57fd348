//! `epoka tell`: a whole game played at random, told in sentences.

use std::{io, path::Path};

use epoka_core::{Standing, Viewer, replay::ChanceMode};
use epoka_games::{AnyGame, AnyMatch, Voice, Wait, bot::Level};
use serde_json::{Value, json};

use crate::{failure::Failure, output::Output, setup};

pub fn run(
    game: &dyn AnyGame,
    players: Option<u8>,
    seed: &str,
    save: Option<&Path>,
    output: &mut Output,
) -> Result<(), Failure> {
    // Alone is a special case: where two can play, two do.
    let (least, most) = game.players();
    let players = players.unwrap_or(2.clamp(least, most));
    setup::seats(game, players.into(), output)?;
    let played = game.new_match(players, seed, &Value::Null, ChanceMode::Auto);
    let mut played = played.map_err(|refusal| setup::refused(&refusal, Some(game), output))?;
    play(&mut *played, seed);
    if let Some(file) = save {
        super::write(file, &played.save().to_text(), output)?;
    }
    show(game, &*played, seed, &[], output)
}

/// Plays to the end: whoever has to decide does so by lot.
fn play(played: &mut dyn AnyMatch, seed: &str) {
    while let Some(seat) = played.deciding().iter().next() {
        let advice = played.advise(seat, Level::Random, &format!("{seed} {}", played.step()));
        let action = advice.expect("a seat that owes a decision can make one").action;
        played.act(seat, &[action], None).expect("a bot plays what is legal");
    }
}

/// A match from its first event to its result.
pub fn show(
    game: &dyn AnyGame,
    played: &dyn AnyMatch,
    seed: &str,
    players: &[String],
    output: &mut Output,
) -> Result<(), Failure> {
    let told = played.told(0, Viewer::Referee, &Voice { lang: output.lang, players });
    let turn = played.turn(Viewer::Referee);
    if output.json {
        let report = json!({"game": game.id(), "seed": seed, "events": told, "turn": turn, "scores": played.scores()});
        return Ok(output.report(&report)?);
    }
    let title = game.title().get(output.lang.code()).to_owned();
    let variables = [("title", title.into()), ("players", played.players().into()), ("seed", seed.into())];
    output.line(output.words().with("tell-title", variables))?;
    output.line("")?;
    for told in told {
        output.line(told.text)?;
    }
    output.line("")?;
    match turn.wait {
        Wait::Over { standings } => result(game, &standings, players, output)?,
        Wait::Decision { .. } | Wait::Chance(_) => {
            output.line(output.words().with("tell-goes-on", [("steps", turn.step.into())]))?;
        }
    }
    Ok(())
}

fn result(game: &dyn AnyGame, standings: &[Standing], players: &[String], output: &mut Output) -> io::Result<()> {
    let words = game.words(output.lang);
    output.line(words.plain("tell-result"))?;
    for Standing { seat, place, score, breakdown } in standings {
        let parts = breakdown.iter().filter(|part| part.points != 0).map(|part| {
            let variables = [("source", words.source(part.source).into()), ("points", part.points.into())];
            words.with("tell-part", variables)
        });
        let variables = [
            ("place", (*place).into()),
            ("player", words.player(seat.index(), players).into()),
            ("score", (*score).into()),
            ("parts", parts.collect::<Vec<_>>().join(", ").into()),
        ];
        output.line(words.with("tell-standing", variables))?;
    }
    Ok(())
}

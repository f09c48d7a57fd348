//! `epoka games`: which games there are, and whose they are.

use epoka_games::{AnyGame, registry};

use crate::{failure::Failure, output::Output};

pub fn list(output: &mut Output) -> Result<(), Failure> {
    let open = |entry: &epoka_games::Entry| super::open(entry.id(), &[], output);
    let games = registry().iter().map(open).collect::<Result<Vec<_>, _>>()?;
    if output.json {
        let games: Vec<_> = games.iter().map(|game| epoka_protocol::describe(&**game)).collect();
        return Ok(output.report(&games)?);
    }
    for game in &games {
        output.line(describe(&**game, output))?;
    }
    output.line("")?;
    Ok(output.line(output.words().plain("notice"))?)
}

fn describe(game: &dyn AnyGame, output: &Output) -> String {
    let words = output.words();
    let (least, most) = game.players();
    let share = (game.house_share() * 100.0).round() as i64;
    let title = words.with(
        "games-entry",
        [
            ("id", game.id().into()),
            ("title", game.title().get(output.lang.code()).to_owned().into()),
            ("least", least.into()),
            ("most", most.into()),
            ("version", game.rules_version().into()),
        ],
    );
    let origin = if share == 0 { "games-as-printed" } else { "games-house-share" };
    format!("{title}\n    {}", words.with(origin, [("share", share.into())]))
}

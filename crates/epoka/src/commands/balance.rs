//! `epoka arena --decks`: decks against decks.

use epoka_arena::{Balance, Contestant, Entrant, RoundRobin};
use epoka_core::data::Source;
use epoka_games::{
    AnyGame,
    decks::{Decks, GAME},
};

use super::arena::{self, Plan};
use crate::{failure::Failure, output::Output, setup};

/// The decks that are meant: all that come with the game, or some by name and file.
pub fn entrants(game: &dyn AnyGame, text: &str, cards: &[Source], output: &Output) -> Result<Vec<Entrant>, Failure> {
    if game.id() != GAME {
        return Err(refused(output));
    }
    let names: Vec<String> = match text {
        "all" => {
            let decks = Decks::read(cards).map_err(|error| Failure::refused("bad-cards", error.to_string()))?;
            decks.starters().map(Into::into).collect()
        }
        text => text.split(',').map(|name| name.trim().into()).collect(),
    };
    let decks = super::decks::typed(&names.join(","), cards, output)?;
    let decks = decks.as_array().cloned().unwrap_or_default();
    Ok(names.into_iter().zip(decks).map(|(name, deck)| Entrant { name, deck }).collect())
}

fn refused(output: &Output) -> Failure {
    Failure::usage("usage", output.words().plain("error-arena-decks"), None)
}

pub fn run(game: &dyn AnyGame, plan: &Plan, decks: &[Entrant], output: &mut Output) -> Result<(), Failure> {
    let [Contestant::Bot(level)] = plan.seats[..] else { return Err(refused(output)) };
    if decks.len() < 2 {
        return Err(refused(output));
    }
    let (setup, threads) = (&plan.setup, plan.threads());
    let all = RoundRobin { game, setup, decks, level, games: plan.games, seed: plan.seed, threads };
    let bar = arena::progress(all.matches());
    let balance = all.play(|| bar.inc(1));
    bar.finish_and_clear();
    let balance = balance.map_err(|refusal| setup::refused(&refusal, Some(game), output))?;
    if output.json { Ok(output.report(&balance)?) } else { print(&balance, output) }
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

fn print(balance: &Balance, output: &mut Output) -> Result<(), Failure> {
    let mut head = ["arena-deck", "arena-wins", "arena-interval"].map(|column| output.words().plain(column)).to_vec();
    head.extend((1..=balance.decks.len()).map(|number| number.to_string()));
    let mut rows = vec![head];
    for (at, deck) in balance.decks.iter().enumerate() {
        let interval = format!("{}–{}", percent(deck.ci95[0]), percent(deck.ci95[1]));
        let mut row = vec![format!("{} {}", at + 1, deck.deck), percent(deck.win_share), interval];
        row.extend(deck.against.iter().map(|share| share.map_or("·".into(), percent)));
        rows.push(row);
    }
    arena::table(&rows, output)?;
    let words = output.words();
    let variables = [
        ("bot", balance.bot.clone().into()),
        ("games", f64::from(balance.games).into()),
        ("first", percent(balance.first_share).into()),
        ("low", percent(balance.first_ci95[0]).into()),
        ("high", percent(balance.first_ci95[1]).into()),
    ];
    let ending = |(by, share): (&String, &f64)| {
        words.with("arena-ending", [("by", by.clone().into()), ("share", percent(*share).into())])
    };
    let endings: Vec<String> = balance.endings.iter().map(ending).collect();
    let length = words.with(
        "arena-length",
        [
            ("rounds", format!("{:.1}", balance.rounds_mean).into()),
            ("decisions", format!("{:.0}", balance.decisions_mean).into()),
            ("ms", format!("{:.2}", balance.ms_per_decision).into()),
        ],
    );
    let lines = [words.with("arena-balance", variables), endings.join(", "), length];
    lines.into_iter().try_for_each(|line| output.line(line)).map_err(Into::into)
}

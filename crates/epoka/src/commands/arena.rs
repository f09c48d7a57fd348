//! `epoka arena`: a tournament.

use std::{
    fs,
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use epoka_arena::{Contestant, Ended, Report, SeatReport, Tournament, TournamentError};
use epoka_games::AnyGame;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::Value;

use crate::{failure::Failure, output::Output, setup};

/// What the command line says about a tournament.
pub struct Plan<'a> {
    pub seats: Vec<Contestant>,
    pub games: u32,
    pub seed: &'a str,
    pub setup: Value,
    pub threads: Option<usize>,
    pub budget: Duration,
    pub record: Option<PathBuf>,
}

impl Plan<'_> {
    /// How many matches are played at a time.
    pub fn threads(&self) -> usize {
        self.threads.or_else(|| thread::available_parallelism().ok().map(usize::from)).unwrap_or(1)
    }
}

/// Those who take part, as the command line lists them.
pub fn contestants(lists: &[String], output: &Output) -> Result<Vec<Contestant>, Failure> {
    let words = output.words();
    let one = |name: String| {
        name.parse().map_err(|_| {
            let variables = [("value", name.into()), ("argument", "--seats <BOT,BOT>".into())];
            Failure::usage("usage", words.with("mistake-value", variables), Some(words.plain("arg-seats")))
        })
    };
    lists.iter().flat_map(|list| Contestant::names(list)).map(one).collect()
}

pub fn run(game: &dyn AnyGame, plan: &Plan, output: &mut Output) -> Result<(), Failure> {
    setup::seats(game, plan.seats.len(), output)?;
    let tournament = Tournament {
        game,
        setup: &plan.setup,
        contestants: &plan.seats,
        games: plan.games,
        seed: plan.seed,
        threads: plan.threads(),
        budget: plan.budget,
    };
    if let Some(folder) = &plan.record {
        fs::create_dir_all(folder).map_err(|error| super::cannot_write(folder, &error, output))?;
    }
    let bar = progress(plan.games);
    let mut trouble = None;
    let report = tournament.play(|ended| {
        bar.inc(1);
        if let Some(folder) = &plan.record
            && let Err(error) = record(folder, ended, output)
        {
            trouble = trouble.take().or(Some(error));
        }
    });
    bar.finish_and_clear();
    if let Some(error) = trouble {
        return Err(error);
    }
    let report = report.map_err(|error| told(error, game, output))?;
    if output.json { Ok(output.report(&report)?) } else { print(&report, output) }
}

fn told(error: TournamentError, game: &dyn AnyGame, output: &Output) -> Failure {
    match error {
        TournamentError::Refused(refusal) => setup::refused(&refusal, Some(game), output),
        TournamentError::Program { program, fault } => {
            let variables = [("program", program.to_string().into()), ("fault", fault.to_string().into())];
            Failure::refused("program", output.words().with("error-program", variables))
        }
    }
}

/// A bar on standard error, if somebody is there to see it.
pub fn progress(games: u32) -> ProgressBar {
    let seen = io::stderr().is_terminal();
    let target = if seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} (+{eta})").expect("the template is right");
    ProgressBar::with_draw_target(Some(games.into()), target).with_style(style)
}

/// Writes the replay of a match.
fn record(folder: &Path, ended: &Ended, output: &Output) -> Result<(), Failure> {
    let replay = serde_json::to_string(&ended.replay).expect("a replay is JSON");
    super::write(&folder.join(format!("{:05}.json", ended.number)), &replay, output)
}

fn print(report: &Report, output: &mut Output) -> Result<(), Failure> {
    const COLUMNS: [&str; 7] =
        ["arena-bot", "arena-wins", "arena-interval", "arena-score", "arena-quantiles", "arena-elo", "arena-time"];
    let mut rows = vec![COLUMNS.map(|column| output.words().plain(column))];
    rows.extend(report.seats.iter().map(row));
    table(&rows, output)?;
    for seat in &report.seats {
        if let Some(fault) = &seat.fault {
            let variables = [
                ("bot", seat.bot.clone().into()),
                ("count", f64::from(seat.forfeits).into()),
                ("fault", fault.clone().into()),
            ];
            output.line(output.words().with("arena-forfeits", variables))?;
        }
    }
    let number = |value: f64| format!("{value:.1}").into();
    let variables = [
        ("games", f64::from(report.games).into()),
        ("games-per-s", number(report.games_per_s)),
        ("decisions-per-s", number(report.decisions_per_s)),
    ];
    Ok(output.line(output.words().with("arena-speed", variables))?)
}

/// Rows with their columns one below the other: words to the left, numbers to the right.
pub fn table<R: AsRef<[String]>>(rows: &[R], output: &mut Output) -> Result<(), Failure> {
    let columns = rows.first().map_or(0, |row| row.as_ref().len());
    let wide = |at: usize| rows.iter().map(|row| row.as_ref()[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    for row in rows {
        let cells = row.as_ref().iter().zip(&widths).enumerate();
        let cells = cells.map(|(at, (cell, &width))| {
            let pad = " ".repeat(width - cell.chars().count());
            if at == 0 { format!("{cell}{pad}") } else { format!("{pad}{cell}") }
        });
        output.line(cells.collect::<Vec<_>>().join("  "))?;
    }
    Ok(())
}

fn row(seat: &SeatReport) -> [String; 7] {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let quantiles: Vec<String> = seat.score_quantiles.iter().map(ToString::to_string).collect();
    [
        seat.bot.clone(),
        percent(seat.win_share),
        format!("{}–{}", percent(seat.ci95[0]), percent(seat.ci95[1])),
        seat.score_mean.map_or("–".into(), |score| format!("{score:.1}")),
        quantiles.join(" "),
        format!("{:+.0}", seat.elo),
        format!("{:.2} ({:.0})", seat.ms_per_decision, seat.ms_longest),
    ]
}

//! Decks against decks: is a set of them balanced?
//!
//! Every two decks play the same number of matches, all with bots of one level. Of two matches with the same chance each deck
//! sits once in either seat, so that what is left is the decks.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use epoka_bots::Level;
use epoka_core::{Viewer, replay::ChanceMode};
use epoka_games::{
    AnyGame, Refusal, Wait,
    decks::{self, Ending},
};
use serde::Serialize;
use serde_json::Value;

use crate::rating;

/// A deck that takes part.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant {
    /// What it is called.
    pub name: String,
    /// It as an option of a match wants it.
    pub deck: Value,
}

/// What is to be played.
pub struct RoundRobin<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Its options but for the decks.
    pub setup: &'a Value,
    /// The decks.
    pub decks: &'a [Entrant],
    /// Who plays them.
    pub level: Level,
    /// How many matches every two decks play; an even number is fair.
    pub games: u32,
    /// Where all chance comes from. The same seed and bots play the same matches.
    pub seed: &'a str,
    /// How many matches are played at a time.
    pub threads: usize,
}

/// A match that has been played.
struct Played {
    number: u32,
    /// The decks by seat, by their numbers.
    seats: [usize; 2],
    /// What every seat won: 1, 0, or a half each.
    wins: [f64; 2],
    ending: Ending,
    decisions: u32,
    time: Duration,
}

/// What was shown about a set of decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Balance {
    /// The game.
    pub game: &'static str,
    /// Who played.
    pub bot: String,
    /// How many matches were played.
    pub games: u32,
    /// The decks in the order of the list.
    pub decks: Vec<DeckReport>,
    /// The share of whoever began.
    pub first_share: f64,
    /// Its 95 % interval.
    pub first_ci95: [f64; 2],
    /// The share of every kind of ending.
    pub endings: BTreeMap<String, f64>,
    /// Rounds of a match.
    pub rounds_mean: f64,
    /// Decisions of a match.
    pub decisions_mean: f64,
    /// Mean time for a decision.
    pub ms_per_decision: f64,
    /// The matches by their numbers.
    pub matches: Vec<DeckMatch>,
}

/// What a match of two decks came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct DeckMatch {
    /// Its number, from 0.
    pub number: u32,
    /// The decks by seat, by their numbers in the list.
    pub decks: [usize; 2],
    /// The seat that began.
    pub first: usize,
    /// What every seat won: 1, 0, or a half each.
    pub wins: [f64; 2],
    /// How it ended.
    pub ending: String,
    /// How many rounds it had.
    pub rounds: u8,
    /// How many decisions it had.
    pub decisions: u32,
}

/// What was shown about a deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct DeckReport {
    /// What it is called.
    pub deck: String,
    /// How many matches it played.
    pub games: u32,
    /// How many it won; a shared win counts half.
    pub wins: f64,
    /// Its share of the wins.
    pub win_share: f64,
    /// The 95 % interval of the share.
    pub ci95: [f64; 2],
    /// Its share against every deck of the list; none against itself.
    pub against: Vec<Option<f64>>,
    /// How many it won by every kind of ending.
    pub won_by: BTreeMap<String, f64>,
}

impl DeckMatch {
    fn new(played: &Played) -> DeckMatch {
        let Played { number, seats: decks, wins, ending, decisions, time: _ } = played;
        let (first, rounds) = (ending.first.index(), ending.rounds);
        DeckMatch {
            number: *number,
            decks: *decks,
            first,
            wins: *wins,
            ending: ending.by.clone(),
            rounds,
            decisions: *decisions,
        }
    }
}

impl RoundRobin<'_> {
    /// How many matches there are.
    pub fn matches(&self) -> u32 {
        let count = self.decks.len() as u32;
        self.games * (count * count.saturating_sub(1) / 2)
    }

    /// Plays all matches and tells when one has ended.
    pub fn play(&self, mut ended: impl FnMut()) -> Result<Balance, Refusal> {
        let next = AtomicU32::new(0);
        let (say, results) = mpsc::channel();
        let mut all = Vec::new();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (say, next) = (say.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.matches() || say.send(self.play_one(number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(say);
            for one in results {
                ended();
                all.push(one);
            }
        });
        let mut all = all.into_iter().collect::<Result<Vec<Played>, Refusal>>()?;
        all.sort_by_key(|one| one.number);
        Ok(self.report(&all))
    }

    /// The decks of a match by seat. Both matches of a deal have the same two decks, the second the other way round.
    fn seats(&self, number: u32) -> [usize; 2] {
        let count = self.decks.len();
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| [a, b]));
        let [a, b] = pairs.clone().nth((number / self.games) as usize).expect("there are so many pairs");
        if (number % self.games).is_multiple_of(2) { [a, b] } else { [b, a] }
    }

    fn play_one(&self, number: u32) -> Result<Played, Refusal> {
        let seats = self.seats(number);
        let setup = decks::bring(self.setup, &seats.map(|at| Some(self.decks[at].deck.clone())));
        // Every pair has deals of its own: if they were the same for all, a deck's good start would count against each of the others.
        let (pair, deal) = (number / self.games, number % self.games / 2);
        let seed = format!("{} {pair} {deal}", self.seed);
        let mut played = self.game.new_match(2, &seed, &setup, ChanceMode::Auto)?;
        let start = Instant::now();
        let mut decisions = 0;
        while let Some(seat) = played.deciding().iter().next() {
            let thought = format!("{seed} {seat} {}", played.step());
            played.play(seat, self.level, &thought)?;
            decisions += 1;
        }
        let time = start.elapsed();
        let mut wins = [0.0; 2];
        if let Wait::Over { standings } = played.turn(Viewer::Spectator).wait {
            let first = || standings.iter().filter(|standing| standing.place == 1);
            first().for_each(|standing| wins[standing.seat.index()] = 1.0 / first().count() as f64);
        }
        let ending = decks::ending(&played.view(Viewer::Spectator));
        Ok(Played { number, seats, wins, ending, decisions, time })
    }

    fn report(&self, all: &[Played]) -> Balance {
        let games = all.len() as f64;
        let mean = |of: &dyn Fn(&Played) -> f64| all.iter().map(of).sum::<f64>() / games.max(1.0);
        let first_share = mean(&|one| one.wins[one.ending.first.index()]);
        let mut endings = BTreeMap::new();
        for one in all {
            *endings.entry(one.ending.by.clone()).or_default() += 1.0 / games;
        }
        let decisions_mean = mean(&|one| one.decisions.into());
        Balance {
            game: self.game.id(),
            bot: self.level.to_string(),
            games: all.len() as u32,
            decks: (0..self.decks.len()).map(|at| self.deck(at, all)).collect(),
            first_share,
            first_ci95: rating::interval(first_share, games),
            endings,
            rounds_mean: mean(&|one| one.ending.rounds.into()),
            decisions_mean,
            ms_per_decision: mean(&|one| one.time.as_secs_f64()) * 1e3 / decisions_mean.max(1.0),
            matches: all.iter().map(DeckMatch::new).collect(),
        }
    }

    fn deck(&self, at: usize, all: &[Played]) -> DeckReport {
        let wins = |one: &Played| one.wins[usize::from(one.seats[1] == at)];
        let won = |other: usize| {
            let met = |one: &&Played| one.seats == [at, other] || one.seats == [other, at];
            let games = all.iter().filter(met).count();
            (all.iter().filter(met).map(wins).sum::<f64>(), games as f64)
        };
        let results: Vec<(f64, f64)> = (0..self.decks.len()).map(won).collect();
        let (won, games) = results.iter().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let win_share = won / games.max(1.0);
        let mut won_by = BTreeMap::new();
        for one in all.iter().filter(|one| one.seats.contains(&at)) {
            *won_by.entry(one.ending.by.clone()).or_default() += wins(one);
        }
        DeckReport {
            deck: self.decks[at].name.clone(),
            games: games as u32,
            wins: won,
            win_share,
            ci95: rating::interval(win_share, games),
            against: results.iter().map(|&(wins, games)| (games > 0.0).then(|| wins / games)).collect(),
            won_by,
        }
    }
}

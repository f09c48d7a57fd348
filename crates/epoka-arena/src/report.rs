//! What a tournament showed.

use std::time::Duration;

use serde::Serialize;

use crate::{contestant::Contestant, rating, tournament::Ended};

/// What a tournament showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many matches were played.
    pub games: u32,
    /// The contestants in the order of the list.
    pub seats: Vec<SeatReport>,
    /// Matches in a second, on all threads together.
    pub games_per_s: f64,
    /// Decisions in a second, on all threads together.
    pub decisions_per_s: f64,
    /// The matches by their numbers.
    pub matches: Vec<MatchReport>,
}

/// What a match came to. What is said of contestants is said in the order of their list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MatchReport {
    /// Its number, from 0.
    pub number: u32,
    /// Where its chance came from.
    pub seed: String,
    /// Who sat where: contestants by number, in the order of the seats.
    pub seats: Vec<usize>,
    /// The places, from 1.
    pub places: Vec<u8>,
    /// The scores; none in a match that was forfeited.
    pub scores: Vec<Option<i32>>,
    /// How many decisions everybody made.
    pub decisions: Vec<u32>,
    /// Who forfeited it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// Who forfeited a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Forfeit {
    /// A contestant by number.
    pub contestant: usize,
    /// Why.
    pub fault: String,
}

/// What it showed about a contestant.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatReport {
    /// Its name.
    pub bot: String,
    /// How many matches it played.
    pub games: u32,
    /// How many it won; a shared win counts in parts.
    pub wins: f64,
    /// Its share of the wins.
    pub win_share: f64,
    /// The 95 % interval of the share.
    pub ci95: [f64; 2],
    /// Its mean score in the matches that were played to the end, if there were any.
    pub score_mean: Option<f64>,
    /// Least, lower quarter, median, upper quarter and most of its scores.
    pub score_quantiles: Vec<i32>,
    /// Its strength among these contestants.
    pub elo: f64,
    /// Its mean time for a decision.
    pub ms_per_decision: f64,
    /// Its longest time for a decision.
    pub ms_longest: f64,
    /// How many matches it forfeited.
    pub forfeits: u32,
    /// Why, the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

impl Report {
    /// Counts matches.
    pub fn new(game: &'static str, contestants: &[Contestant], played: &[Ended], time: Duration) -> Report {
        let elo = rating::elo(&before(contestants.len(), played));
        let seats = contestants.iter().zip(elo).enumerate();
        let seats = seats.map(|(who, (contestant, elo))| SeatReport::new(who, contestant, played, elo)).collect();
        let decisions: u32 = played.iter().flat_map(|one| &one.results).map(|result| result.decisions).sum();
        let seconds = time.as_secs_f64().max(f64::MIN_POSITIVE);
        let games = played.len() as u32;
        let (games_per_s, decisions_per_s) = (f64::from(games) / seconds, f64::from(decisions) / seconds);
        let matches = played.iter().map(MatchReport::new).collect();
        Report { game, games, seats, games_per_s, decisions_per_s, matches }
    }
}

impl MatchReport {
    fn new(ended: &Ended) -> MatchReport {
        let forfeit = ended.forfeit.as_ref();
        MatchReport {
            number: ended.number,
            seed: ended.replay.seed.clone(),
            seats: ended.seats.clone(),
            places: ended.results.iter().map(|result| result.place).collect(),
            scores: ended.results.iter().map(|result| result.score).collect(),
            decisions: ended.results.iter().map(|result| result.decisions).collect(),
            forfeit: forfeit.map(|(contestant, fault)| Forfeit { contestant: *contestant, fault: fault.to_string() }),
        }
    }
}

/// How often each contestant came in before each other one.
fn before(count: usize, played: &[Ended]) -> Vec<Vec<f64>> {
    let mut won = vec![vec![0.0; count]; count];
    for one in played {
        for (a, first) in one.results.iter().enumerate() {
            for (b, second) in one.results.iter().enumerate().filter(|(b, _)| *b != a) {
                won[a][b] += match first.place.cmp(&second.place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    won
}

impl SeatReport {
    fn new(who: usize, contestant: &Contestant, played: &[Ended], elo: f64) -> SeatReport {
        let games = played.len() as u32;
        let share = |one: &Ended| {
            let winners = one.results.iter().filter(|result| result.place == 1).count();
            if one.results[who].place == 1 { 1.0 / winners as f64 } else { 0.0 }
        };
        let wins: f64 = played.iter().map(share).sum();
        let win_share = wins / f64::from(games.max(1));
        let mut scores: Vec<i32> = played.iter().filter_map(|one| one.results[who].score).collect();
        scores.sort_unstable();
        let own = || played.iter().map(|one| &one.results[who]);
        let decisions: u32 = own().map(|result| result.decisions).sum();
        let time: Duration = own().map(|result| result.time).sum();
        let longest = own().map(|result| result.longest).max().unwrap_or_default();
        let mut faults = played.iter().filter_map(|one| one.forfeit.as_ref()).filter(|(at, _)| *at == who);
        let fault = faults.clone().next().map(|(_, fault)| fault.to_string());
        SeatReport {
            bot: contestant.to_string(),
            games,
            wins,
            win_share,
            ci95: rating::interval(win_share, games.into()),
            score_mean: mean(&scores),
            score_quantiles: quantiles(&scores),
            elo: elo.round(),
            ms_per_decision: time.as_secs_f64() * 1e3 / f64::from(decisions.max(1)),
            ms_longest: longest.as_secs_f64() * 1e3,
            forfeits: faults.by_ref().count() as u32,
            fault,
        }
    }
}

fn mean(scores: &[i32]) -> Option<f64> {
    let sum: f64 = scores.iter().copied().map(f64::from).sum();
    (!scores.is_empty()).then(|| sum / scores.len() as f64)
}

/// Least, lower quarter, median, upper quarter and most.
fn quantiles(sorted: &[i32]) -> Vec<i32> {
    if sorted.is_empty() {
        return Vec::new();
    }
    (0..=4).map(|quarter| sorted[(sorted.len() - 1) * quarter / 4]).collect()
}

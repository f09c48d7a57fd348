//! The program every game has as `examples/soak.rs`: it plays many games under the laws and says what was
//! executed too rarely, or writes the recorded games anew.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    thread,
    time::Instant,
};

use epoka_core::{Class, Game, Match, Random, Turn, data, matches::Options, replay::ChanceMode};

use crate::{Broken, Counter, Laws};

/// What is executed less often than this was not tested, unless `--enough` says otherwise.
const ENOUGH: u64 = 100;
/// In how many games something is looked for that is to be recorded.
const SEARCHED: u32 = 100_000;

/// Games of one set-up under the laws, and how they are called.
pub type Set<G> = (String, Laws<G>);

/// A game to be recorded.
pub struct Recording<G: Game> {
    /// The file's name without its ending: what the game shows.
    pub name: &'static str,
    /// The size of the table.
    pub players: u8,
    /// The options.
    pub setup: G::Setup,
    /// Whether a game shows it.
    pub shows: fn(&Match<G>) -> bool,
}

/// Does what the command line asks for: `--games`, `--seed`, `--threads` and `--enough` for games that take the
/// sets in turn, or `--record` with the folder of the recorded games.
pub fn run<G: Game>(sets: fn() -> Vec<Set<G>>, recordings: &[Recording<G>]) -> ExitCode {
    let plan = match Plan::read(std::env::args().skip(1)) {
        Ok(plan) => plan,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match &plan.record {
        Some(folder) => record(folder, recordings),
        None => soak(&plan, sets),
    }
}

/// What the command line asks for.
struct Plan {
    games: u64,
    seed: String,
    threads: usize,
    enough: u64,
    record: Option<PathBuf>,
}

impl Plan {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Plan, String> {
        let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let mut plan = Plan { games: 20_000, seed: "1".into(), threads, enough: ENOUGH, record: None };
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} needs a number, not {value}"));
            match word.as_str() {
                "--games" => plan.games = number()?,
                "--seed" => plan.seed = value,
                "--threads" => plan.threads = number()?.max(1) as usize,
                "--enough" => plan.enough = number()?,
                "--record" => plan.record = Some(value.into()),
                _ => return Err(format!("{word}: only --games, --seed, --threads, --enough and --record are known")),
            }
        }
        Ok(plan)
    }
}

/// Plays all games on all threads and reports.
fn soak<G: Game>(plan: &Plan, sets: fn() -> Vec<Set<G>>) -> ExitCode {
    let start = Instant::now();
    let first = Random::from_seed(&plan.seed).bits() >> 1;
    let (mut counter, mut broken) = (Counter::default(), Vec::new());
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..plan.threads).map(|worker| scope.spawn(move || work(plan, &sets(), first, worker))).collect();
        for worker in workers {
            let (counted, found) = worker.join().expect("a broken law is no panic");
            counter.merge(&counted);
            broken.extend(found);
        }
    });
    let time = start.elapsed().as_secs_f64();
    println!("{} games, {} steps in {time:.1} s", counter.games(), counter.steps());
    for (set, broken) in &broken {
        println!("{set}: {broken}");
    }
    let rules = G::bind(&printed::<G>(), G::PLAYERS.1, &G::Setup::default()).expect("so many can play");
    let rare = counter.rarer_than(plan.enough, &rules);
    for what in &rare {
        println!("fewer than {} times: {what}", plan.enough);
    }
    if broken.is_empty() && rare.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every n-th game, with the broken laws by set of games.
fn work<G: Game>(plan: &Plan, sets: &[Set<G>], first: u64, worker: usize) -> (Counter, Vec<(String, Broken)>) {
    let (mut counter, mut broken) = (Counter::default(), Vec::new());
    for number in (worker as u64..plan.games).step_by(plan.threads) {
        let (name, laws) = &sets[(number % sets.len() as u64) as usize];
        let seed = first.wrapping_add(number);
        if let Err(found) = laws.games(seed..seed + 1, &mut counter) {
            broken.push((name.clone(), found));
        }
    }
    (counter, broken)
}

/// Writes the recorded games anew.
fn record<G: Game>(folder: &Path, recordings: &[Recording<G>]) -> ExitCode {
    let data = printed::<G>();
    for Recording { name, players, setup, shows } in recordings {
        let game = (1..SEARCHED).map(|number| play(&data, *players, setup, &format!("{name} {number}"))).find(shows);
        let text = game.expect("some game shows it").save().to_text();
        let path = folder.join(format!("{name}.json"));
        if let Err(error) = std::fs::write(&path, text) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
        println!("{}", path.display());
    }
    ExitCode::SUCCESS
}

/// A game in which everybody mostly does what looks best.
fn play<G: Game>(data: &Arc<G::Data>, players: u8, setup: &G::Setup, seed: &str) -> Match<G> {
    let rules = G::bind(data, players, setup).expect("so many can play");
    let hash = data::hash(&G::sources());
    let options = Options { setup: setup.clone(), data: hash, seed: seed.into(), chance: ChanceMode::Auto };
    let mut game = Match::new(Arc::new(rules), options);
    let mut random = Random::from_seed(seed);
    let mut list = Vec::new();
    while let Turn::Decision { seats, .. } = game.turn() {
        let seat = seats.iter().next().expect("somebody is asked");
        game.actions(seat, &mut list);
        list.retain(|action| G::class(action) != Class::Concede);
        let best = list.iter().max_by_key(|action| game.rules().instinct(game.state(), seat, action));
        let any = random.choose(&list);
        let action = if random.below(8) == 0 { any } else { best };
        game.act(seat, &[*action.expect("something is listed")], None).expect("what is listed is accepted");
    }
    game
}

fn printed<G: Game>() -> Arc<G::Data> {
    Arc::new(G::load(&G::sources()).expect("the game's own data is in order"))
}

//! The program every game has as `tests/laws.rs`: it plays games under the laws and says what was executed too
//! rarely, or writes the recorded games anew.
//!
//! Without arguments it is a test like any other: the recorded games, and a game of every set with the expensive laws checked
//! often.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    thread,
    time::Instant,
};

use epoka_core::{Class, Game, Match, Random, Turn, data, matches::Options, replay::ChanceMode};

use crate::{Broken, Counter, Laws, replays};

/// Where a game keeps its recorded games.
const RECORDED: &str = "tests/replays";

/// The expensive laws are checked at every so many steps where only a game of every set is played.
const OFTEN: usize = 24;
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
/// sets in turn, or `--record` with the folder of the recorded games. A word alone plays the sets that have it in their name.
pub fn run<G: Game>(sets: fn() -> Vec<Set<G>>, recordings: &[Recording<G>]) -> ExitCode {
    let plan = match Plan::read(std::env::args().skip(1)) {
        Ok(plan) => plan,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    if let Some(folder) = &plan.record {
        return record(folder, recordings);
    }
    if plan.games.is_none() {
        let recorded = replays::check_folder::<G>(RECORDED);
        assert_eq!(recorded, recordings.len(), "every game to be recorded is in {RECORDED}, and no other");
    }
    soak(&plan, sets)
}

/// What the command line asks for.
struct Plan {
    /// How many games; one of every set if not said.
    games: Option<u64>,
    seed: String,
    threads: usize,
    enough: u64,
    record: Option<PathBuf>,
    /// Only the sets that have one of these words in their name.
    only: Vec<String>,
}

impl Plan {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Plan, String> {
        let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let mut plan = Plan { games: None, seed: "1".into(), threads, enough: 0, record: None, only: Vec::new() };
        while let Some(word) = words.next() {
            if !word.starts_with('-') {
                plan.only.push(word);
                continue;
            }
            // What `cargo test --quiet` says to every test.
            if word == "--quiet" {
                continue;
            }
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} needs a number, not {value}"));
            match word.as_str() {
                "--games" => plan.games = Some(number()?),
                "--seed" => plan.seed = value,
                "--threads" | "--test-threads" => plan.threads = number()?.max(1) as usize,
                "--enough" => plan.enough = number()?,
                "--record" => plan.record = Some(value.into()),
                _ => return Err(format!("{word}: only --games, --seed, --threads, --enough and --record are known")),
            }
        }
        Ok(plan)
    }

    /// The sets to play.
    fn chosen<G: Game>(&self, sets: Vec<Set<G>>) -> Vec<Set<G>> {
        let wanted = |name: &str| self.only.is_empty() || self.only.iter().any(|word| name.contains(word));
        let sets = sets.into_iter().filter(|(name, _)| wanted(name));
        match self.games {
            Some(_) => sets.collect(),
            None => sets.map(|(name, laws)| (name, laws.every(OFTEN))).collect(),
        }
    }
}

/// Plays all games on all threads and reports.
fn soak<G: Game>(plan: &Plan, sets: fn() -> Vec<Set<G>>) -> ExitCode {
    let start = Instant::now();
    let first = Random::from_seed(&plan.seed).bits() >> 1;
    let (mut counter, mut broken) = (Counter::default(), Vec::new());
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads)
            .map(|worker| scope.spawn(move || work(plan, &plan.chosen(sets()), first, worker)))
            .collect();
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
    let games = if sets.is_empty() { 0 } else { plan.games.unwrap_or(sets.len() as u64) };
    for number in (worker as u64..games).step_by(plan.threads) {
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

//! Plays many games under the laws and says what was executed too rarely:
//! `cargo run --release -p epoka-stone-age --example soak -- --games 10000 --seed 1 [--threads 8]`.
//!
//! With `--record tests/replays` it writes the recorded games of `tests/replays.rs` anew instead.

#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a program around the rules, not a rule")]

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    thread,
    time::Instant,
};

use epoka_core::{
    Class, Game, Match, Random, Turn,
    data::{self, Source},
    matches::Options,
    replay::ChanceMode,
};
use epoka_stone_age::{
    Setup, StoneAge,
    action::{Action, Event},
    data::Data,
    state::End,
};
use epoka_testkit::{Broken, Counter, Laws, Policy};

/// Longer than any game of a hundred rounds.
const BOUND: usize = 50_000;
/// Positions come from anywhere in the first half of a game.
const MIDDLE: u32 = 400;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 32;
/// What is executed less often than this was not tested, unless `--enough` says otherwise.
const ENOUGH: u64 = 100;
/// The sets of games: 2 to 4 players, two policies, cards open or not, and from the start, from the
/// middle, with few rounds or with many extra cards.
const SETS: usize = 3 * 2 * 2 * 4;

fn main() -> ExitCode {
    let plan = match Plan::read(std::env::args().skip(1)) {
        Ok(plan) => plan,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match &plan.record {
        Some(folder) => record(folder),
        None => soak(&plan),
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
        let mut plan = Plan { games: 10_000, seed: "1".into(), threads, enough: ENOUGH, record: None };
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
fn soak(plan: &Plan) -> ExitCode {
    let start = Instant::now();
    let first = Random::from_seed(&plan.seed).bits() >> 1;
    let (mut counter, mut broken) = (Counter::default(), Vec::new());
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads).map(|worker| scope.spawn(move || work(plan, first, worker))).collect();
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
    let rules = StoneAge::printed(2).expect("two can play");
    let rare = counter.rarer_than(plan.enough, &rules);
    for what in &rare {
        println!("fewer than {} times: {what}", plan.enough);
    }
    if broken.is_empty() && rare.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every n-th game, with the broken laws by set of games.
fn work(plan: &Plan, first: u64, worker: usize) -> (Counter, Vec<(String, Broken)>) {
    let sets: Vec<(String, Laws<StoneAge>)> = (0..SETS).map(set).collect();
    let (mut counter, mut broken) = (Counter::default(), Vec::new());
    for number in (worker as u64..plan.games).step_by(plan.threads) {
        let (name, laws) = &sets[(number % SETS as u64) as usize];
        let seed = first.wrapping_add(number);
        if let Err(found) = laws.games(seed..seed + 1, &mut counter) {
            broken.push((name.clone(), found));
        }
    }
    (counter, broken)
}

/// A set of games by its number, and how it is called.
fn set(number: usize) -> (String, Laws<StoneAge>) {
    let players = 2 + (number % 3) as u8;
    let policy = [Policy::Greedy, Policy::Random][number / 3 % 2];
    let open_cards = number / 6 % 2 == 1;
    let (way, data) = match number / 12 {
        0 => ("from the start", Data::printed()),
        1 => ("from the middle", Data::printed()),
        2 => ("with six rounds", changed("rounds = 100", "rounds = 6")),
        _ => ("with many extra cards", changed("\"dice-pick\"", "\"extra-card\"")),
    };
    let laws = Laws::new(&Arc::new(data), players, Setup { open_cards }).policy(policy).bound(BOUND).every(EVERY);
    let laws = if number / 12 == 1 { laws.from_middle(MIDDLE) } else { laws };
    (format!("{players} players, {policy:?}, open cards {open_cards}, {way}"), laws)
}

/// The printed game with something changed that is hardly ever reached otherwise: round 100 (SA-59), or an
/// extra card from an empty deck (SA-A9).
fn changed(from: &str, to: &str) -> Data {
    let change = |file: Source| Source { text: file.text.replacen(from, to, 5), ..file };
    let files: Vec<Source> = StoneAge::sources().into_iter().map(change).collect();
    Data::load(&files).expect("such a set can be")
}

/// A game to be recorded: its name, its table, and what it has to show.
struct Recording {
    name: &'static str,
    players: u8,
    setup: Setup,
    shows: fn(&Match<StoneAge>) -> bool,
}

const RECORDINGS: [Recording; 3] = [
    Recording {
        name: "two-seats-until-the-deck-runs-out",
        players: 2,
        setup: Setup { open_cards: false },
        shows: |game| game.state().end == Some(End::Deck),
    },
    Recording {
        name: "three-seats-until-a-stack-runs-out",
        players: 3,
        setup: Setup { open_cards: false },
        shows: |game| game.state().end == Some(End::Stack),
    },
    Recording {
        name: "four-seats-hungry-with-open-cards",
        players: 4,
        setup: Setup { open_cards: true },
        shows: |game| {
            let told = |wanted: fn(&Event) -> bool| game.told(0).iter().any(|told| wanted(&told.event));
            let starved = |event: &Event| matches!(event, Event::Starved { .. });
            let drew = |event: &Event| matches!(event, Event::Drew { .. });
            let fed = |event: &Event| matches!(event, Event::Fed { resources, .. } if resources.total() > 0);
            told(starved) && told(drew) && told(fed)
        },
    },
];

/// Writes the recorded games anew.
fn record(folder: &Path) -> ExitCode {
    let data = Arc::new(Data::printed());
    for Recording { name, players, setup, shows } in &RECORDINGS {
        let game = (1..10_000).map(|number| play(&data, *players, setup, &format!("{name} {number}"))).find(shows);
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
fn play(data: &Arc<Data>, players: u8, setup: &Setup, seed: &str) -> Match<StoneAge> {
    let rules = StoneAge::bind(data, players, setup).expect("so many can play");
    let hash = data::hash(&StoneAge::sources());
    let options = Options { setup: setup.clone(), data: hash, seed: seed.into(), chance: ChanceMode::Auto };
    let mut game = Match::new(Arc::new(rules), options);
    let mut random = Random::from_seed(seed);
    let mut list: Vec<Action> = Vec::new();
    while let Turn::Decision { seats, .. } = game.turn() {
        let seat = seats.iter().next().expect("somebody is asked");
        game.actions(seat, &mut list);
        list.retain(|action| StoneAge::class(action) != Class::Concede);
        let best = list.iter().max_by_key(|action| game.rules().instinct(game.state(), seat, action));
        let any = random.choose(&list);
        let action = if random.below(8) == 0 { any } else { best };
        game.act(seat, &[*action.expect("something is listed")], None).expect("what is listed is accepted");
    }
    game
}

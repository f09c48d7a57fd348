//! Plays many games under the laws and says what was executed too rarely:
//! `cargo run --release -p epoka-age-of-civilization --example soak -- --games 20000 --seed 1 [--threads 8]`.
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

use epoka_age_of_civilization::{
    AgeOfCivilization, Setup,
    action::{Action, Event},
    data::Data,
};
use epoka_core::{
    Class, Game, Match, Random, Turn,
    data::{self, Source},
    matches::Options,
    replay::ChanceMode,
};
use epoka_testkit::{Broken, Counter, Laws, Policy};

/// Longer than any game of six rounds.
const BOUND: usize = 1_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 60;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 32;
/// What is executed less often than this was not tested, unless `--enough` says otherwise.
const ENOUGH: u64 = 100;

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
    let rules = AgeOfCivilization::printed(2, &Setup::default()).expect("two can play");
    let rare = counter.rarer_than(plan.enough, &rules);
    for what in &rare {
        println!("fewer than {} times: {what}", plan.enough);
    }
    if broken.is_empty() && rare.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every n-th game, with the broken laws by set of games.
fn work(plan: &Plan, first: u64, worker: usize) -> (Counter, Vec<(String, Broken)>) {
    let sets = sets();
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

/// All sets of games: every table and set-up, two policies, from the start, from the middle or with many coins.
fn sets() -> Vec<(String, Laws<AgeOfCivilization>)> {
    let (printed, rich) = (Arc::new(Data::printed()), Arc::new(rich()));
    let ways = [
        ("start", &printed, 0),
        ("middle", &printed, MIDDLE),
        ("rich start", &rich, 0),
        ("rich middle", &rich, MIDDLE),
    ];
    let mut sets = Vec::new();
    for (players, setup) in (1..=4).flat_map(|players| setups(&printed, players)) {
        for policy in [Policy::Greedy, Policy::Random] {
            for (way, data, middle) in ways {
                let laws = Laws::new(data, players, setup.clone()).policy(policy).bound(BOUND).every(EVERY);
                sets.push((
                    format!("{players} players, {policy:?}, from the {way}, {setup:?}"),
                    laws.from_middle(middle),
                ));
            }
        }
    }
    sets
}

/// The printed game with coins for what beginners seldom reach: nine technologies, achievements, Aksum's Culture.
fn rich() -> Data {
    let enrich = |file: Source| Source { text: file.text.replace("[start]\ncoins = 3", "[start]\ncoins = 60"), ..file };
    let files: Vec<Source> = AgeOfCivilization::sources().into_iter().map(enrich).collect();
    Data::load(&files).expect("one may begin with sixty coins")
}

/// Every combination of the variants, or alone every scenario and several times none, with Innovations and without.
fn setups(data: &Data, players: u8) -> Vec<(u8, Setup)> {
    let flags = |bits: u8| Setup {
        innovations: bits & 1 != 0,
        winds_of_change: bits & 2 != 0,
        draft: bits & 4 != 0,
        first_game: bits & 8 != 0,
        scenario: None,
    };
    if players > 1 {
        return (0..16).map(|bits| (players, flags(bits))).collect();
    }
    let scenarios = data.scenario.iter().map(|scenario| Some(scenario.id.clone())).chain([None, None, None]);
    let setup = |scenario: Option<String>| [0, 1].map(|bits| (1, Setup { scenario: scenario.clone(), ..flags(bits) }));
    scenarios.flat_map(setup).collect()
}

/// A game to be recorded: its name, its table, and what it has to show.
struct Recording {
    name: &'static str,
    players: u8,
    setup: Setup,
    shows: fn(&Match<AgeOfCivilization>) -> bool,
}

const PLAIN: Setup =
    Setup { innovations: false, winds_of_change: false, draft: false, first_game: false, scenario: None };

const RECORDINGS: [Recording; 3] = [
    Recording {
        name: "one-seat-with-an-achievement",
        players: 1,
        setup: Setup { innovations: true, ..PLAIN },
        shows: |game| told(game, |event| matches!(event, Event::Achieved { .. })),
    },
    Recording {
        name: "two-seats-in-their-first-game",
        players: 2,
        setup: Setup { first_game: true, ..PLAIN },
        shows: |game| told(game, |event| matches!(event, Event::Absorbed { .. })) && learned(game),
    },
    Recording {
        name: "four-seats-with-every-variant",
        players: 4,
        setup: Setup { innovations: true, winds_of_change: true, draft: true, ..PLAIN },
        shows: |game| {
            told(game, |event| matches!(event, Event::Innovated { .. }))
                && told(game, |event| matches!(event, Event::Funded { .. }))
        },
    },
];

fn told(game: &Match<AgeOfCivilization>, wanted: fn(&Event) -> bool) -> bool {
    game.told(0).iter().any(|told| wanted(&told.event))
}

/// Whether somebody had the choice of a technology or a wonder outside the actions.
fn learned(game: &Match<AgeOfCivilization>) -> bool {
    told(game, |event| matches!(event, Event::Learned { .. }))
        && told(game, |event| matches!(event, Event::Rested { .. }))
}

/// Writes the recorded games anew.
fn record(folder: &Path) -> ExitCode {
    let data = Arc::new(Data::printed());
    for Recording { name, players, setup, shows } in &RECORDINGS {
        let game = (1..100_000).map(|number| play(&data, *players, setup, &format!("{name} {number}"))).find(shows);
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
fn play(data: &Arc<Data>, players: u8, setup: &Setup, seed: &str) -> Match<AgeOfCivilization> {
    let rules = AgeOfCivilization::bind(data, players, setup).expect("so many can play");
    let hash = data::hash(&AgeOfCivilization::sources());
    let options = Options { setup: setup.clone(), data: hash, seed: seed.into(), chance: ChanceMode::Auto };
    let mut game = Match::new(Arc::new(rules), options);
    let mut random = Random::from_seed(seed);
    let mut list: Vec<Action> = Vec::new();
    while let Turn::Decision { seats, .. } = game.turn() {
        let seat = seats.iter().next().expect("somebody is asked");
        game.actions(seat, &mut list);
        list.retain(|action| AgeOfCivilization::class(action) != Class::Concede);
        let best = list.iter().max_by_key(|action| game.rules().instinct(game.state(), seat, action));
        let any = random.choose(&list);
        let action = if random.below(8) == 0 { any } else { best };
        game.act(seat, &[*action.expect("something is listed")], None).expect("what is listed is accepted");
    }
    game
}

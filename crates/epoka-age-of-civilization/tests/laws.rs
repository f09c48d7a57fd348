//! The laws of every game, for every table of Age of Civilization: a game of every set, or as many as are asked for
//! (`cargo xtask soak age-of-civilization --games 20000`).
//!
//! `cargo test -p epoka-age-of-civilization --test laws -- --record tests/replays` writes the recorded games anew.

use std::{process::ExitCode, sync::Arc};

use epoka_age_of_civilization::{AgeOfCivilization, Setup, action::Event, data::Data};
use epoka_core::{Game, Match};
use epoka_testkit::{
    Laws, Policy,
    soak::{self, Recording, Set},
};

/// Longer than any game of six rounds.
const BOUND: usize = 1_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 60;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 32;

fn main() -> ExitCode {
    soak::run(sets, &RECORDINGS)
}

/// All sets of games: every table and set-up, every policy, from the start, from the middle, with many coins or, alone, with
/// achievements within reach.
fn sets() -> Vec<Set<AgeOfCivilization>> {
    let (printed, rich, lenient) = (Arc::new(Data::printed()), Arc::new(rich()), Arc::new(lenient()));
    let ways = [
        ("start", &printed, 0),
        ("middle", &printed, MIDDLE),
        ("rich start", &rich, 0),
        ("rich middle", &rich, MIDDLE),
        ("lenient start", &lenient, 0),
    ];
    let mut sets = Vec::new();
    for (players, setup) in (1..=4).flat_map(|players| setups(&printed, players)) {
        for policy in Policy::ALL {
            let played = ways.iter().filter(|way| is_played(policy, players, way.0));
            for (way, data, middle) in played {
                let laws = Laws::new(data, players, setup.clone()).policy(policy).bound(BOUND).every(EVERY);
                let name = format!("{players} players, {policy:?}, from the {way}, {setup:?}");
                sets.push((name, laws.from_middle(*middle)));
            }
        }
    }
    sets
}

/// Thinking takes time, so it is done in one way only; achievements are reached alone.
fn is_played(policy: Policy, players: u8, way: &str) -> bool {
    (policy != Policy::Easy || way == "start") && (players == 1 || way != "lenient start")
}

/// The printed game with coins for what beginners seldom reach: nine technologies, achievements, Aksum's Culture.
fn rich() -> Data {
    with(&[("[start]\ncoins = 3", "[start]\ncoins = 60")])
}

/// The printed game with achievements that even play at random reaches alone.
fn lenient() -> Data {
    with(&[("points = 25, techs-max", "points = 5, techs-max"), ("strength-min = 9", "strength-min = 2")])
}

/// The printed game with other numbers.
fn with(changes: &[(&str, &str)]) -> Data {
    let mut files = AgeOfCivilization::sources();
    for (printed, other) in changes {
        assert!(files.iter().any(|file| file.text.contains(printed)), "no file has {printed}");
        for file in &mut files {
            file.text = file.text.replace(printed, other);
        }
    }
    Data::load(&files).expect("the game can be played with these numbers")
}

/// Every set-up; alone it is played several times without a scenario, for the achievements.
fn setups(data: &Data, players: u8) -> Vec<(u8, Setup)> {
    let all = Setup::all(data, players);
    let plain = all.iter().filter(|setup| players == 1 && setup.scenario.is_none());
    let often: Vec<Setup> = plain.cycle().take(if players == 1 { 24 } else { 0 }).cloned().collect();
    all.into_iter().chain(often).map(|setup| (players, setup)).collect()
}

const PLAIN: Setup =
    Setup { innovations: false, winds_of_change: false, draft: false, first_game: false, scenario: None };

const RECORDINGS: [Recording<AgeOfCivilization>; 3] = [
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

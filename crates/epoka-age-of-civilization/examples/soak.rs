//! Plays many games under the laws and says what was executed too rarely:
//! `cargo run --release -p epoka-age-of-civilization --example soak -- --games 20000 --seed 1 [--threads 8]`.
//!
//! With `--record tests/replays` it writes the recorded games of `tests/replays.rs` anew instead.

use std::{process::ExitCode, sync::Arc};

use epoka_age_of_civilization::{AgeOfCivilization, Setup, action::Event, data::Data};
use epoka_core::{Game, Match, data::Source};
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

/// All sets of games: every table and set-up, two policies, from the start, from the middle or with many coins.
fn sets() -> Vec<Set<AgeOfCivilization>> {
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

/// Every set-up; alone it is played several times without a scenario, for the achievements.
fn setups(data: &Data, players: u8) -> Vec<(u8, Setup)> {
    let all = Setup::all(data, players);
    let plain = all.iter().filter(|setup| players == 1 && setup.scenario.is_none());
    let often: Vec<Setup> = plain.cycle().take(if players == 1 { 12 } else { 0 }).cloned().collect();
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

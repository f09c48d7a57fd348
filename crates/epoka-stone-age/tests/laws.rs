//! The laws of every game, for every table of Stone Age: a game of every set, or as many as are asked for
//! (`cargo xtask soak stone-age --games 20000`).
//!
//! `cargo test -p epoka-stone-age --test laws -- --record tests/replays` writes the recorded games anew.

use std::{process::ExitCode, sync::Arc};

use epoka_core::{Game, data::Source};
use epoka_stone_age::{Setup, StoneAge, action::Event, data::Data, state::End};
use epoka_testkit::{
    Laws, Policy,
    soak::{self, Recording, Set},
};

/// Longer than any game of a hundred rounds.
const BOUND: usize = 50_000;
/// Positions come from anywhere in the first half of a game.
const MIDDLE: u32 = 400;
/// Expensive laws are checked at every so many steps: many games find more than many looks at one.
const EVERY: usize = 32;

fn main() -> ExitCode {
    soak::run(sets, &RECORDINGS)
}

/// All sets of games: 2 to 4 players, every policy, cards open or not, and from the start, from the middle, with few
/// rounds or with many extra cards. Thinking takes time, so it is done from the start only.
fn sets() -> Vec<Set<StoneAge>> {
    let printed = Arc::new(Data::printed());
    let ways = [
        ("from the start", printed.clone(), 0),
        ("from the middle", printed, MIDDLE),
        ("with six rounds", Arc::new(changed("rounds = 100", "rounds = 6")), 0),
        ("with many extra cards", Arc::new(changed("\"dice-pick\"", "\"extra-card\"")), 0),
    ];
    let mut sets = Vec::new();
    for (way, data, middle) in &ways {
        for policy in Policy::ALL.into_iter().filter(|&policy| policy != Policy::Easy || *way == ways[0].0) {
            for (players, open_cards) in (2..=4).flat_map(|players| [(players, false), (players, true)]) {
                let laws = Laws::new(data, players, Setup { open_cards }).policy(policy).bound(BOUND).every(EVERY);
                let name = format!("{players} players, {policy:?}, open cards {open_cards}, {way}");
                sets.push((name, laws.from_middle(*middle)));
            }
        }
    }
    sets
}

/// The printed game with something changed that is hardly ever reached otherwise: round 100 (SA-59), or an
/// extra card from an empty deck (SA-A9).
fn changed(from: &str, to: &str) -> Data {
    let change = |file: Source| Source { text: file.text.replacen(from, to, 5), ..file };
    let files: Vec<Source> = StoneAge::sources().into_iter().map(change).collect();
    Data::load(&files).expect("such a set can be")
}

const RECORDINGS: [Recording<StoneAge>; 3] = [
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

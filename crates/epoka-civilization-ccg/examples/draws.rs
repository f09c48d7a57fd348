//! Starter decks against each other, and what becomes of the cards that are drawn: for whoever balances the set.
//!
//! `cargo run --profile play -p epoka-civilization-ccg --example draws -- medium 40 a-seed crates/epoka-civilization-ccg/data`: every two
//! decks play 40 games of `medium`, each deck in either seat. The data are read from the folder, so that a card can be tried
//! without compiling anything.

#![expect(clippy::disallowed_methods, reason = "this measures the game and is no part of its rules")]

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use epoka_bots::{Decision, Level, Search};
use epoka_civilization_ccg::{
    Ccg, Setup,
    action::Event,
    data::{self, Data},
    deck::DeckChoice,
    state::Ended,
};
use epoka_core::{Game, Log, Random, Seat, Turn, Viewer, data::Source};

/// What all games came to.
#[derive(Default)]
struct Count {
    games: u32,
    rounds: u32,
    first: u32,
    conquests: u32,
    limits: u32,
    /// Games and wins by deck.
    decks: BTreeMap<String, (u32, u32)>,
    /// Draws and begins by card.
    cards: BTreeMap<String, (u32, u32)>,
}

impl Count {
    fn add(&mut self, other: &Count) {
        self.games += other.games;
        self.rounds += other.rounds;
        self.first += other.first;
        self.conquests += other.conquests;
        self.limits += other.limits;
        let mut join = |own: fn(&mut Count) -> &mut BTreeMap<String, (u32, u32)>,
                        from: &BTreeMap<String, (u32, u32)>| {
            for (id, (all, some)) in from {
                let entry = own(self).entry(id.clone()).or_default();
                *entry = (entry.0 + all, entry.1 + some);
            }
        };
        join(|count| &mut count.decks, &other.decks);
        join(|count| &mut count.cards, &other.cards);
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let mut word = |usual: &str| words.next().unwrap_or_else(|| usual.into());
    let level = Level::find(&word("medium")).expect("a level");
    let games: u32 = word("20").parse().expect("a number of games");
    let seed = word("draws");
    let folder = word("");
    let sources = data::sources().into_iter().map(|source| {
        let path = Path::new(&folder).join(&source.file);
        match std::fs::read_to_string(&path) {
            Ok(text) if !folder.is_empty() => Source::new(source.file, text),
            _ => source,
        }
    });
    let data = Arc::new(Data::load(&sources.collect::<Vec<_>>()).expect("the data are right"));
    let decks = data.starters.len() as u32;
    let pairs: Vec<(u32, u32)> = (0..decks).flat_map(|a| (a + 1..decks).map(move |b| (a, b))).collect();
    let next = AtomicU32::new(0);
    let work = || {
        let mut count = Count::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(a, b)) = pairs.get((number / games) as usize) else { return count };
            let seats = if number.is_multiple_of(2) { [a, b] } else { [b, a] };
            play(&data, seats, level, &format!("{seed} {}", number / 2), &mut count);
        }
    };
    let mut count = Count::default();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            count.add(&thread.join().expect("a thread plays"));
        }
    });
    report(&count);
}

/// A number made of words.
fn number(words: &str) -> u64 {
    words.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn play(data: &Arc<Data>, seats: [u32; 2], level: Level, seed: &str, count: &mut Count) {
    let id = |at: u32| data.starters[at as usize].id.clone();
    let decks = seats.map(|at| DeckChoice::Starter(id(at))).to_vec();
    let game = Ccg::bind(data, 2, &Setup { decks, ..Setup::default() }).expect("starter decks are legal");
    let (mut state, mut log, mut odds) = (game.start(), Log::new(), Vec::new());
    let (mut chance_of, mut random) = (Random::new(number(seed)), Random::new(number(seed) ^ 1));
    let mut search = Search::<Ccg>::new();
    loop {
        log.clear();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(chance) => {
                odds.clear();
                game.among(&state, Viewer::Referee, &mut odds);
                let outcome = chance_of.answer(chance, &mut odds);
                game.chance(&mut state, &outcome, &mut log);
            }
            Turn::Decision { seats, .. } => {
                let seat = seats.iter().next().expect("somebody decides");
                let thought = level.think(&Decision::new(&game, &state, seat), &mut search, &mut random);
                game.act(&mut state, seat, thought[0].action, &mut log).expect("a thought is legal");
            }
        }
        for event in &log.events {
            let (card, begun) = match event {
                Event::Drew { card: Some(card), .. } => (card, false),
                Event::Started { card, .. } | Event::Announced { card, .. } => (card, true),
                _ => continue,
            };
            let entry = count.cards.entry(data.card(*card).id.clone()).or_default();
            *if begun { &mut entry.1 } else { &mut entry.0 } += 1;
        }
    }
    let winner = game.standings(&state)[0].seat;
    count.games += 1;
    count.rounds += u32::from(state.round);
    count.first += u32::from(winner == state.first);
    count.conquests += u32::from(matches!(state.ended, Some(Ended::Conquest(_))));
    count.limits += u32::from(state.ended == Some(Ended::Limit));
    for (seat, at) in [Seat::at(0), Seat::at(1)].into_iter().zip(seats) {
        let deck = count.decks.entry(id(at)).or_default();
        *deck = (deck.0 + 1, deck.1 + u32::from(winner == seat));
    }
}

fn report(count: &Count) {
    let share = |some: u32, all: u32| 100.0 * f64::from(some) / f64::from(all.max(1));
    let Count { games, rounds, first, conquests, limits, .. } = count;
    println!(
        "games {games}, rounds {:.1}, first {:.1} %",
        f64::from(*rounds) / f64::from(*games),
        share(*first, *games)
    );
    println!("conquest {:.1} %, limit {:.1} %", share(*conquests, *games), share(*limits, *games));
    for (deck, (all, won)) in &count.decks {
        let half = 196.0 * (share(*won, *all) / 100.0 * (1.0 - share(*won, *all) / 100.0) / f64::from(*all)).sqrt();
        println!("{deck:18} {:5.1} % ± {half:.1} of {all}", share(*won, *all));
    }
    let mut cards: Vec<_> = count.cards.iter().filter(|(_, (drawn, _))| *drawn > 0).collect();
    cards.sort_by(|a, b| share(a.1.1, a.1.0).total_cmp(&share(b.1.1, b.1.0)));
    for (card, (drawn, begun)) in cards {
        println!("{card:24} {begun:4}/{drawn:<5} {:5.1} %", share(*begun, *drawn));
    }
}

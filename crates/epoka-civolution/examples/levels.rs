//! A bot against V.I.C.I. at her five levels, or against itself, and how income chips are performed: for whoever tunes the house
//! components.
//!
//! `cargo run --profile play -p epoka-civolution --example levels -- hard 100 a-seed crates/epoka-civolution/data`: `hard` plays 100
//! games at every level. Instead of a level of the bots `greedy` plays by instinct. The data are read from the folder, so that a card
//! can be tried without compiling anything. A fifth word names the levels (`expert`, or `beginner,expert`), or how many civilizations
//! play each other (`2`).

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "this measures the game and is no part of its rules"
)]

use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use epoka_bots::{Decision, Level, Policy, Search};
use epoka_civolution::{
    Civolution, Setup,
    action::Action,
    data::{self, Data},
    state::{Item, Line, State},
    task::Task,
    vici,
};
use epoka_core::{Game, Log, Random, Seat, Turn, Viewer, data::Source};

/// What all games of one kind came to.
#[derive(Default)]
struct Count {
    games: u32,
    won: u32,
    /// Points of every civilization of a person, their squares, and hers.
    civilizations: u32,
    points: f64,
    squares: f64,
    hers: f64,
    /// The points of people by where they come from.
    lines: [f64; Line::NAMES.len()],
    /// How often the action of a chip was chosen, and its VP.
    chips: Vec<(u32, u32)>,
    starts: Vec<(u32, u32)>,
}

/// Who decides: a bot by name, or instinct.
type Bot = Option<Level>;

fn main() {
    let mut words = std::env::args().skip(1);
    let mut word = |usual: &str| words.next().unwrap_or_else(|| usual.into());
    let bot = word("greedy");
    let bot: Bot = if bot == "greedy" { None } else { Some(Level::find(&bot).expect("a bot")) };
    let games: u32 = word("20").parse().expect("a number of games");
    let (seed, folder, kinds) = (word("levels"), word(""), word("beginner,moderate,medium,advanced,expert"));
    let sources = data::sources().into_iter().map(|source| {
        let path = Path::new(&folder).join(&source.file);
        match std::fs::read_to_string(&path) {
            Ok(text) if !folder.is_empty() => Source::new(source.file, text),
            _ => source,
        }
    });
    let data = Arc::new(Data::load(&sources.collect::<Vec<_>>()).expect("the data are right"));
    for kind in kinds.split(',') {
        let (players, level) = match kind.parse() {
            Ok(players) => (players, vici::Level::default()),
            Err(_) => (1, serde_json::from_value(kind.into()).expect("a level of V.I.C.I.")),
        };
        let game = Civolution::bind(&data, players, &Setup { level, ..Setup::default() }).expect("it can be played");
        let (next, count) = (AtomicU32::new(0), Mutex::new(Count::default()));
        let work = || {
            let number = || next.fetch_add(1, Ordering::Relaxed);
            for number in std::iter::repeat_with(number).take_while(|&number| number < games) {
                let mut chips = Vec::new();
                let end = play(&game, bot, &format!("{seed} {kind} {number}"), &mut chips);
                count.lock().expect("nobody fails").add(&game, &end, &chips);
            }
        };
        thread::scope(|scope| (0..2).for_each(|_| drop(scope.spawn(work))));
        count.into_inner().expect("nobody fails").report(&game, kind);
    }
}

/// A number made of words.
fn number(words: &str) -> u64 {
    words.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Plays a game, and notes which chips were performed and whether for their action.
fn play(game: &Civolution, bot: Bot, seed: &str, chips: &mut Vec<(Item, bool)>) -> State {
    let (mut state, mut log, mut odds, mut actions) = (game.start(), Log::new(), Vec::new(), Vec::new());
    let (mut chance_of, mut random) = (Random::new(number(seed)), Random::new(number(seed) ^ 1));
    let mut search = Search::<Civolution>::new();
    loop {
        log.clear();
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance(chance) => {
                odds.clear();
                game.among(&state, Viewer::Referee, &mut odds);
                let outcome = chance_of.answer(chance, &mut odds);
                game.chance(&mut state, &outcome, &mut log);
            }
            Turn::Decision { seats, .. } => {
                let seat = seats.iter().next().expect("somebody decides");
                let decision = Decision::new(game, &state, seat);
                let action = if let Some(level) = bot {
                    level.think(&decision, &mut search, &mut random)[0].action
                } else {
                    actions.clear();
                    game.actions(&state, seat, &mut actions);
                    Policy::Greedy.choose(&decision, &actions, &mut random).expect("there is something to decide")
                };
                if let (Some(&Task::PerformHow { item, .. }), Action::Option { number }) = (state.tasks.last(), action)
                {
                    chips.push((state.civs[seat].items[usize::from(item)].item, number == 0));
                }
                game.act(&mut state, seat, action, &mut log).expect("a thought is legal");
            }
        }
    }
}

impl Count {
    fn add(&mut self, game: &Civolution, end: &State, chips: &[(Item, bool)]) {
        self.games += 1;
        self.won += u32::from(game.vici.is_some() && game.standings(end)[0].place == 1);
        self.hers += game.vici.map_or(0.0, |seat| f64::from(game.score(end, seat)));
        for seat in Seat::all(game.people) {
            let points = f64::from(game.score(end, seat));
            self.civilizations += 1;
            self.points += points;
            self.squares += points * points;
            for (sum, points) in self.lines.iter_mut().zip(end.civs[seat].ledger.0) {
                *sum += f64::from(points);
            }
        }
        self.chips.resize(game.data.incomes.len(), (0, 0));
        self.starts.resize(game.data.starts.len(), (0, 0));
        for &(item, worked) in chips {
            let entry = match item {
                Item::Income { income } => &mut self.chips[income.index()],
                Item::Start { chip } => &mut self.starts[chip.index()],
                Item::Card { .. } | Item::Goal { .. } | Item::Attribute { .. } => continue,
            };
            *if worked { &mut entry.0 } else { &mut entry.1 } += 1;
        }
    }

    fn report(&self, game: &Civolution, kind: &str) {
        let (games, civilizations) = (f64::from(self.games), f64::from(self.civilizations));
        let mean = self.points / civilizations;
        let spread = (self.squares / civilizations - mean * mean).max(0.0).sqrt();
        print!("{kind}: {} games, {mean:.1} points (spread {spread:.1})", self.games);
        if game.vici.is_some() {
            print!(", {:.1} of hers, {} won", self.hers / games, self.won);
        }
        println!();
        for (name, sum) in Line::NAMES.iter().zip(self.lines) {
            print!("  {name} {:.1}", sum / civilizations);
        }
        println!();
        let share = |name: &str, chips: &[(u32, u32)]| {
            let (acts, points) = chips.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            print!("  {name}: {acts} times the action, {points} times the VP;");
            for (acts, points) in chips {
                print!(" {acts}/{points}");
            }
            println!();
        };
        share("income chips", &self.chips);
        share("start chips", &self.starts);
    }
}

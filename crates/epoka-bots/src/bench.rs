//! How fast a game is played, measured on one thread through the public path: `turn`, `actions`, `act`
//! and `chance` with their events, outcomes from a keyed secret as in a match.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use epoka_core::{Game, Random, Seat, Secret, Turn};
use serde::Serialize;

use crate::{
    play::{Player, Tally},
    policy::Policy,
    search::{Budget, Decision, Search},
};

/// How long the games of a plan without a number may take.
const LONG_ENOUGH: Duration = Duration::from_secs(1);
/// How many positions are copied and imagined.
const POSITIONS: usize = 256;
/// How often each of them is, unless fewer games are asked for.
const ROUNDS: usize = 200;

/// What to measure.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// How many games; as many as take about a second if not said.
    pub games: Option<u32>,
    /// Where all chance comes from. The same seed plays the same games.
    pub seed: &'a str,
    /// Who plays.
    pub policy: Policy,
    /// How many allocations the program has made so far; whoever owns the allocator counts them.
    pub allocations: fn() -> u64,
}

/// What was measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The size of the table.
    pub players: u8,
    /// Who played.
    pub policy: Policy,
    /// How many games.
    pub games: u32,
    /// Games in a second.
    pub games_per_s: f64,
    /// Decisions in a game.
    pub decisions_per_game: f64,
    /// Outcomes of chance in a game.
    pub chances_per_game: f64,
    /// Legal actions listed for a decision.
    pub options_mean: f64,
    /// Time of a game, chance included, by its decisions.
    pub ns_per_decision: f64,
    /// Allocations of the games, by their decisions.
    pub allocs_per_decision: f64,
    /// Allocations of a copy of the state.
    pub allocs_per_clone: f64,
    /// Allocations of an imagined world.
    pub allocs_per_imagine: f64,
    /// Time of a copy of the state.
    pub clone_ns: f64,
    /// Time of an imagined world.
    pub imagine_ns: f64,
    /// Whole games played by instinct in a second, as a search plays them out.
    pub playouts_per_s: f64,
    /// Iterations of the search in a second, from positions all over the games.
    pub simulations_per_s: f64,
    /// The size of the state.
    pub state_bytes: usize,
}

/// Measures a game. All games are played twice and the second time counts, so that memory which is kept
/// and used again has its size by then.
pub fn bench<G: Game>(rules: &G, plan: &Plan) -> Report {
    let mut player = Player::new(plan.policy, Random::new(0));
    let mut games = 0;
    let start = Instant::now();
    while plan.games.map_or(games == 0 || start.elapsed() < LONG_ENOUGH, |wanted| games < wanted) {
        play(rules, plan, &mut player, games);
        games += 1;
    }

    let (mut all, mut allocations) = (Tally::default(), 0);
    let start = Instant::now();
    for number in 0..games {
        let (tally, allocated) = play(rules, plan, &mut player, number);
        all.decisions += tally.decisions;
        all.chances += tally.chances;
        all.options += tally.options;
        allocations += allocated;
    }
    let time = start.elapsed();

    let positions = positions(rules, plan, &mut player, all.decisions + all.chances, games);
    let (clone_ns, allocs_per_clone) = clones::<G>(&positions, plan);
    let (imagine_ns, allocs_per_imagine) = imaginations(rules, &positions, plan);
    let playouts_per_s = playouts(rules, plan);
    let simulations_per_s = simulations(rules, &positions, plan);
    let (games_played, nanos) = (u64::from(games), time.as_nanos() as u64);
    Report {
        game: G::ID,
        players: rules.players(),
        policy: plan.policy,
        games,
        games_per_s: share(games_played, nanos) * 1e9,
        decisions_per_game: share(all.decisions, games_played),
        chances_per_game: share(all.chances, games_played),
        options_mean: share(all.options, all.decisions),
        ns_per_decision: share(nanos, all.decisions),
        allocs_per_decision: share(allocations, all.decisions),
        allocs_per_clone,
        allocs_per_imagine,
        clone_ns,
        imagine_ns,
        playouts_per_s,
        simulations_per_s,
        state_bytes: size_of::<G::State>(),
    }
}

/// Plays game number so and so of the plan, and counts the allocations of its steps.
fn play<G: Game>(rules: &G, plan: &Plan, player: &mut Player<G>, number: u32) -> (Tally, u64) {
    let (mut state, secret) = begin(rules, plan, player, number);
    let before = (plan.allocations)();
    let mut event = 0;
    let tally = player.finish(rules, &mut state, |chance, odds| {
        event += 1;
        secret.answer(event - 1, chance, odds)
    });
    (tally, (plan.allocations)() - before)
}

fn begin<G: Game>(rules: &G, plan: &Plan, player: &mut Player<G>, number: u32) -> (G::State, Secret) {
    let seed = format!("{} {number}", plan.seed);
    player.reseed(Random::from_seed(&seed));
    (rules.start(), Secret::from_seed(&seed))
}

/// Positions from all over the games of the plan.
fn positions<G: Game>(rules: &G, plan: &Plan, player: &mut Player<G>, steps: u64, games: u32) -> Vec<G::State> {
    let apart = (steps / POSITIONS as u64).max(1);
    let mut positions = Vec::with_capacity(POSITIONS);
    let mut step = 0;
    for number in 0..games {
        let (mut state, secret) = begin(rules, plan, player, number);
        let (mut event, mut tally) = (0, Tally::default());
        let mut answer = |chance, odds: &mut [_]| {
            event += 1;
            secret.answer(event - 1, chance, odds)
        };
        while player.step(rules, &mut state, &mut tally, &mut answer) {
            step += 1;
            if step % apart == 0 && positions.len() < POSITIONS {
                positions.push(state.clone());
            }
        }
    }
    positions
}

/// How often positions are copied and imagined: a plan of few games is in a hurry.
fn rounds(plan: &Plan) -> usize {
    plan.games.map_or(ROUNDS, |games| ROUNDS.min(games as usize))
}

/// Time and allocations of a copy.
fn clones<G: Game>(positions: &[G::State], plan: &Plan) -> (f64, f64) {
    let rounds = rounds(plan);
    measure(positions.len() * rounds, plan, || {
        for _ in 0..rounds {
            for state in positions {
                black_box(black_box(state).clone());
            }
        }
    })
}

/// Time and allocations of an imagined world, the seats taking turns.
fn imaginations<G: Game>(rules: &G, positions: &[G::State], plan: &Plan) -> (f64, f64) {
    let mut random = Random::from_seed(plan.seed);
    let mut seat = Seat::at(0);
    let rounds = rounds(plan);
    measure(positions.len() * rounds, plan, || {
        for _ in 0..rounds {
            for state in positions {
                black_box(rules.imagine(black_box(state), seat, &mut random));
                seat = seat.next(rules.players());
            }
        }
    })
}

/// Whole games by instinct in a second.
fn playouts<G: Game>(rules: &G, plan: &Plan) -> f64 {
    let mut random = Random::from_seed(plan.seed);
    let mut player = Player::new(Policy::Greedy, random.clone());
    per_second(plan, || {
        player.finish(rules, &mut rules.start(), |chance, odds| random.answer(chance, odds));
        1
    })
}

/// Iterations of the search in a second, each position thought about by whoever has to decide there.
fn simulations<G: Game>(rules: &G, positions: &[G::State], plan: &Plan) -> f64 {
    const ITERATIONS: u32 = 50;
    let mut random = Random::from_seed(plan.seed);
    let mut search = Search::new();
    let mut next = positions.iter().cycle();
    per_second(plan, || {
        let Some(state) = next.next() else { return 0 };
        let Turn::Decision { seats, .. } = rules.turn(state) else { return 0 };
        let Some(seat) = seats.iter().next() else { return 0 };
        let thoughts = search.think(&Decision::new(rules, state, seat), Budget::Iterations(ITERATIONS), &mut random);
        thoughts.iter().map(|thought| u64::from(thought.visits)).sum()
    })
}

/// How often something is done in a second: by doing it as often as games are played, or for half a second.
fn per_second(plan: &Plan, mut work: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let (mut done, mut rounds) = (0, 0);
    while plan.games.map_or_else(|| start.elapsed() < LONG_ENOUGH / 2, |games| rounds < games) {
        done += work();
        rounds += 1;
    }
    share(done, start.elapsed().as_nanos() as u64) * 1e9
}

fn measure(times: usize, plan: &Plan, work: impl FnOnce()) -> (f64, f64) {
    let (allocated, start) = ((plan.allocations)(), Instant::now());
    work();
    let (nanos, allocated) = (start.elapsed().as_nanos() as u64, (plan.allocations)() - allocated);
    (share(nanos, times as u64), share(allocated, times as u64))
}

/// A quotient; nothing of nothing is nothing.
fn share(of: u64, by: u64) -> f64 {
    if by == 0 { 0.0 } else { of as f64 / by as f64 }
}

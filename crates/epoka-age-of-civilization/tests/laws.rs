//! The laws of every game, for every table of Age of Civilization.

use std::sync::Arc;

use epoka_age_of_civilization::{AgeOfCivilization, Setup, data::Data};
use epoka_testkit::{Counter, Laws, Policy};

/// Longer than any game of six rounds.
const BOUND: usize = 1_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 60;

/// Plays games from the beginning and from the middle with every set-up.
fn hold(players: u8, policy: Policy, games: u64) {
    let data = Arc::new(Data::printed());
    let mut counter = Counter::default();
    let setups = Setup::all(&data, players);
    for setup in &setups {
        let laws = || Laws::<AgeOfCivilization>::new(&data, players, setup.clone()).policy(policy).bound(BOUND);
        let from_start = laws().games(0..games, &mut counter);
        from_start.unwrap_or_else(|broken| panic!("{setup:?}: {broken}"));
        let from_middle = laws().from_middle(MIDDLE).games(1000..1000 + games, &mut counter);
        from_middle.unwrap_or_else(|broken| panic!("{setup:?}, from the middle: {broken}"));
    }
    assert_eq!(counter.games(), 2 * games * setups.len() as u64);
}

#[test]
fn one_random_player_keeps_the_laws() {
    hold(1, Policy::Random, 4);
}

#[test]
fn two_random_players_keep_the_laws() {
    hold(2, Policy::Random, 6);
}

#[test]
fn three_random_players_keep_the_laws() {
    hold(3, Policy::Random, 5);
}

#[test]
fn four_random_players_keep_the_laws() {
    hold(4, Policy::Random, 4);
}

#[test]
fn one_greedy_player_keeps_the_laws() {
    hold(1, Policy::Greedy, 4);
}

#[test]
fn two_greedy_players_keep_the_laws() {
    hold(2, Policy::Greedy, 6);
}

#[test]
fn three_greedy_players_keep_the_laws() {
    hold(3, Policy::Greedy, 5);
}

#[test]
fn four_greedy_players_keep_the_laws() {
    hold(4, Policy::Greedy, 4);
}

#[test]
fn one_thinking_player_keeps_the_laws() {
    hold(1, Policy::Easy, 1);
}

#[test]
fn three_thinking_players_keep_the_laws() {
    hold(3, Policy::Easy, 1);
}

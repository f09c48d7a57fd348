//! The laws of every game, for every table of Civolution.

use std::sync::Arc;

use epoka_civolution::{Civolution, Setup, data::Data, setup};
use epoka_testkit::{Counter, Laws, Policy};

/// Longer than any game.
const BOUND: usize = 12_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 800;
/// Expensive laws are checked at every so many steps.
const EVERY: usize = 48;

/// Plays a game from the beginning and one from the middle with every set-up.
fn hold(players: u8, policy: Policy) {
    hold_with(players, policy, &setup::variants());
}

fn hold_with(players: u8, policy: Policy, setups: &[Setup]) {
    let data = Arc::new(Data::printed());
    let mut counter = Counter::default();
    for (number, setup) in setups.iter().enumerate() {
        let seed = number as u64;
        let laws = || Laws::<Civolution>::new(&data, players, setup.clone()).policy(policy).bound(BOUND).every(EVERY);
        let from_start = laws().games(seed..seed + 1, &mut counter);
        from_start.unwrap_or_else(|broken| panic!("{setup:?}: {broken}"));
        let from_middle = laws().from_middle(MIDDLE).games(1000 + seed..1001 + seed, &mut counter);
        from_middle.unwrap_or_else(|broken| panic!("{setup:?}, from the middle: {broken}"));
    }
    assert_eq!(counter.games(), 2 * setups.len() as u64);
}

#[test]
fn two_random_players_keep_the_laws() {
    hold(2, Policy::Random);
}

#[test]
fn three_random_players_keep_the_laws() {
    hold(3, Policy::Random);
}

#[test]
fn four_random_players_keep_the_laws() {
    hold(4, Policy::Random);
}

#[test]
fn two_greedy_players_keep_the_laws() {
    hold(2, Policy::Greedy);
}

#[test]
fn four_greedy_players_keep_the_laws() {
    hold(4, Policy::Greedy);
}

/// At every level.
#[test]
fn alone_against_vici_a_random_player_keeps_the_laws() {
    hold_with(1, Policy::Random, &setup::solo_variants());
}

#[test]
fn alone_against_vici_a_greedy_player_keeps_the_laws() {
    hold_with(1, Policy::Greedy, &setup::solo_variants());
}

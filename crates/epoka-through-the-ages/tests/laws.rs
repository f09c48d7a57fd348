//! The laws of every game, for every table of Through the Ages.

use std::sync::Arc;

use epoka_testkit::{Counter, Laws, Policy};
use epoka_through_the_ages::{Setup, ThroughTheAges, data::Data};

/// Longer than any game.
const BOUND: usize = 12_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 400;

fn hold(players: u8, policy: Policy, games: u64) {
    let data = Arc::new(Data::printed());
    let mut counter = Counter::default();
    let laws = || Laws::<ThroughTheAges>::new(&data, players, Setup {}).policy(policy).bound(BOUND);
    let from_start = laws().games(0..games, &mut counter);
    from_start.unwrap_or_else(|broken| panic!("{broken}"));
    let from_middle = laws().from_middle(MIDDLE).games(1000..1000 + games, &mut counter);
    from_middle.unwrap_or_else(|broken| panic!("from the middle: {broken}"));
    assert_eq!(counter.games(), 2 * games);
}

#[test]
fn two_random_players_keep_the_laws() {
    hold(2, Policy::Random, 2);
}

#[test]
fn three_random_players_keep_the_laws() {
    hold(3, Policy::Random, 1);
}

#[test]
fn four_random_players_keep_the_laws() {
    hold(4, Policy::Random, 1);
}

#[test]
fn two_greedy_players_keep_the_laws() {
    hold(2, Policy::Greedy, 1);
}

#[test]
fn four_greedy_players_keep_the_laws() {
    hold(4, Policy::Greedy, 1);
}

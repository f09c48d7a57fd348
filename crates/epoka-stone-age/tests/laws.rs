//! The laws of every game, for every table of Stone Age.

use epoka_stone_age::{Setup, StoneAge};
use epoka_testkit::{Counter, Laws, Policy};

/// Longer than any game of a hundred rounds.
const BOUND: usize = 50_000;
/// Positions come from anywhere in the first half of a game.
const MIDDLE: u32 = 400;

/// Plays games from the beginning and from the middle, with cards open and not.
fn hold(players: u8, policy: Policy, games: u64) {
    let mut counter = Counter::default();
    for open_cards in [false, true] {
        let laws = || Laws::<StoneAge>::printed(players, Setup { open_cards }).policy(policy).bound(BOUND);
        let from_start = laws().games(0..games, &mut counter);
        from_start.unwrap_or_else(|broken| panic!("open cards: {open_cards}: {broken}"));
        let from_middle = laws().from_middle(MIDDLE).games(1000..1000 + games, &mut counter);
        from_middle.unwrap_or_else(|broken| panic!("open cards: {open_cards}, from the middle: {broken}"));
    }
    assert_eq!(counter.games(), 4 * games);
}

#[test]
fn two_random_players_keep_the_laws() {
    hold(2, Policy::Random, 3);
}

#[test]
fn three_random_players_keep_the_laws() {
    hold(3, Policy::Random, 2);
}

#[test]
fn four_random_players_keep_the_laws() {
    hold(4, Policy::Random, 2);
}

#[test]
fn two_greedy_players_keep_the_laws() {
    hold(2, Policy::Greedy, 4);
}

#[test]
fn three_greedy_players_keep_the_laws() {
    hold(3, Policy::Greedy, 3);
}

#[test]
fn four_greedy_players_keep_the_laws() {
    hold(4, Policy::Greedy, 3);
}

#[test]
fn two_thinking_players_keep_the_laws() {
    hold(2, Policy::Easy, 1);
}

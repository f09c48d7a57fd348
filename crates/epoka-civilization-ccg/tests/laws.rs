//! The laws of every game, for every table of Civilization, the card game.

use std::sync::Arc;

use epoka_civilization_ccg::{
    Ccg, Setup,
    data::Data,
    deck::{DeckChoice, DeckList},
};
use epoka_testkit::{Counter, Laws, Policy};

/// Longer than any game.
const BOUND: usize = 20_000;
/// Positions come from anywhere in a game.
const MIDDLE: u32 = 500;
/// Expensive laws are checked at every so many steps.
const EVERY: usize = 48;

fn starter(id: &str) -> DeckChoice {
    DeckChoice::Starter(id.into())
}

fn hold(players: u8, setup: &Setup, policy: Policy, games: u64) {
    let data = Arc::new(Data::printed());
    let mut counter = Counter::default();
    let laws = || Laws::<Ccg>::new(&data, players, setup.clone()).policy(policy).bound(BOUND).every(EVERY);
    let from_start = laws().games(0..games, &mut counter);
    from_start.unwrap_or_else(|broken| panic!("{broken}"));
    let from_middle = laws().from_middle(MIDDLE).games(1000..1000 + games, &mut counter);
    from_middle.unwrap_or_else(|broken| panic!("from the middle: {broken}"));
    assert_eq!(counter.games(), 2 * games);
}

#[test]
fn two_random_players_keep_the_laws() {
    hold(2, &Setup::default(), Policy::Random, 2);
}

#[test]
fn three_random_players_keep_the_laws() {
    let decks = vec![starter("hand-of-fate"), starter("lords-of-the-tide"), starter("wings-of-steel")];
    hold(3, &Setup { decks, ..Setup::default() }, Policy::Random, 1);
}

#[test]
fn four_random_players_who_give_up_keep_the_laws() {
    let data = Arc::new(Data::printed());
    let laws = Laws::<Ccg>::new(&data, 4, Setup::default()).conceding().bound(BOUND).every(EVERY);
    laws.games(0..2, &mut Counter::default()).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn random_decks_keep_the_laws() {
    let data = Data::printed();
    for players in 2..=4 {
        let mut random = epoka_core::Random::new(players.into());
        let decks = (0..players).map(|_| DeckChoice::List(DeckList::any(&data, &mut random))).collect();
        let setup = Setup { decks, hidden_lists: players == 3, ..Setup::default() };
        hold(players, &setup, if players == 4 { Policy::Greedy } else { Policy::Random }, 1);
    }
}

#[test]
fn two_greedy_players_keep_the_laws() {
    let decks = vec![starter("steppe-storm"), starter("hand-of-fate")];
    hold(2, &Setup { decks, ..Setup::default() }, Policy::Greedy, 2);
}

#[test]
fn two_greedy_players_with_hidden_lists_keep_the_laws() {
    let decks = vec![starter("pax-romana"), starter("hand-of-fate")];
    hold(2, &Setup { decks, hidden_lists: true, later_food: true, redraw: true }, Policy::Greedy, 1);
}

#[test]
fn three_greedy_players_with_hidden_lists_keep_the_laws() {
    let decks = vec![starter("steppe-storm"), starter("hand-of-fate")];
    hold(3, &Setup { decks, hidden_lists: true, ..Setup::default() }, Policy::Greedy, 1);
}

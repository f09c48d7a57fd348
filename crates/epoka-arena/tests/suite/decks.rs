//! Decks against decks.

use epoka_arena::{Balance, Entrant, RoundRobin};
use epoka_bots::Level;
use epoka_games::{decks, find};
use serde_json::{Value, json};

fn play(names: &[&str], games: u32, threads: usize) -> Balance {
    let game = find(decks::GAME).unwrap().open(&[]).unwrap();
    let decks: Vec<Entrant> = names.iter().map(|&name| Entrant { name: name.into(), deck: json!(name) }).collect();
    let all = RoundRobin {
        game: &*game,
        setup: &Value::Null,
        decks: &decks,
        level: Level::Random,
        games,
        seed: "test",
        threads,
    };
    let mut told = 0;
    let balance = all.play(|| told += 1).unwrap();
    assert_eq!(told, all.matches());
    Balance { ms_per_decision: 0.0, ..balance }
}

#[test]
fn every_two_decks_meet_in_both_seats_and_every_win_is_counted_once() {
    let balance = play(&["pax-romana", "steppe-storm", "hand-of-fate"], 4, 1);
    assert_eq!(balance.games, 12);
    assert!(balance.decks.iter().all(|deck| deck.games == 8));
    assert_eq!(balance.matches.iter().map(|one| one.number).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
    assert_eq!((balance.matches[0].decks, balance.matches[1].decks), ([0, 1], [1, 0]));
    assert!(balance.matches.iter().all(|one| one.rounds > 0 && one.decisions > 0 && !one.ending.is_empty()));
    let wins: f64 = balance.decks.iter().map(|deck| deck.wins).sum();
    assert!((wins - 12.0).abs() < 1e-9, "{wins}");
    assert!((balance.endings.values().sum::<f64>() - 1.0).abs() < 1e-9, "{:?}", balance.endings);
    for (at, deck) in balance.decks.iter().enumerate() {
        assert_eq!(deck.against[at], None);
        assert!((deck.won_by.values().sum::<f64>() - deck.wins).abs() < 1e-9, "{:?}", deck.won_by);
        assert!(deck.ci95[0] <= deck.win_share && deck.win_share <= deck.ci95[1]);
        for (other, share) in deck.against.iter().enumerate().filter(|(other, _)| *other != at) {
            let back = balance.decks[other].against[at];
            assert!((share.unwrap() + back.unwrap() - 1.0).abs() < 1e-9, "what one wins the other loses");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_balance_on_any_number_of_threads() {
    let names = ["pax-romana", "steppe-storm"];
    assert_eq!(play(&names, 4, 1), play(&names, 4, 3));
}

/// The same deck twice, with the same chance: whoever sits where wins half.
#[test]
fn a_deck_is_as_good_as_itself() {
    let balance = play(&["pax-romana", "pax-romana"], 6, 1);
    assert!((balance.decks[0].wins - 3.0).abs() < 1e-9, "both matches of a deal are the same but for the names");
}

/// With one deal for all, six copies of a deck would play one match over and over, and the same seat would win each time.
#[test]
fn every_pair_has_deals_of_its_own() {
    let first = play(&["pax-romana"; 6], 2, 1).first_share;
    assert!(0.0 < first && first < 1.0, "{first}");
}

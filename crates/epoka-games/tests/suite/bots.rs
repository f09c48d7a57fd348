//! The law of bots, for every game: what a bot does in a seat's place depends on what the seat knows alone.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use epoka_core::{Seat, replay::ChanceMode};
use epoka_games::{AnyGame, AnyMatch, bot::Level, registry};
use serde_json::Value;

/// The levels, and at how many decisions each is asked: a longer thought at fewer of them.
const LEVELS: [(Level, usize); 4] = [(Level::Random, 5), (Level::Easy, 9), (Level::Medium, 45), (Level::Hard, 133)];
/// Every match is cut short after so many decisions: by then everything has been asked.
const MOST: usize = 400;

#[test]
fn a_bots_choice_depends_on_its_view_alone() {
    let games: Vec<_> = registry().iter().map(|entry| entry.open(&[]).unwrap()).collect();
    let tables: Vec<_> = games
        .iter()
        .flat_map(|game| (game.players().0..=game.players().1).map(move |players| (game, players)))
        .collect();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(&(game, players)) = tables.get(next.fetch_add(1, Ordering::Relaxed)) {
                    holds(&**game, players);
                }
            });
        }
    });
}

/// Plays a match by a short search, and asks all levels on its way.
fn holds(game: &dyn AnyGame, players: u8) {
    let mut played = game.new_match(players, "the law of bots", &Value::Null, ChanceMode::Auto).unwrap();
    for decisions in 0..MOST {
        let Some(seat) = played.deciding().iter().next() else { break };
        for (level, _) in LEVELS.into_iter().filter(|(_, apart)| decisions % apart == 0) {
            same_choice(&*played, seat, level, &format!("{} with {players}, {level}", game.id()));
        }
        played.play(seat, Level::find("mcts:5it").unwrap(), &decisions.to_string()).unwrap();
    }
}

/// A seat is advised alike in this world and in another that looks the same to it.
fn same_choice(played: &dyn AnyMatch, seat: Seat, level: Level, at: &str) {
    let world = played.imagine(seat, "another world").unwrap();
    let (here, there) = (played.advise(seat, level, "1"), world.advise(seat, level, "1"));
    assert_eq!(here, there, "{at}, step {}", played.step());
    assert_eq!(here, played.advise(seat, level, "1"), "{at}, step {}: the same seed, the same choice", played.step());
}

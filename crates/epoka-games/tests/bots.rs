//! The law of bots, for every game: what a bot does in a seat's place depends on what the seat knows alone.

use epoka_core::{Seat, replay::ChanceMode};
use epoka_games::{AnyMatch, bot::Level, registry};
use serde_json::Value;

/// The most moments of a game that are looked at: games differ in how many decisions they have.
const MOST: usize = 60;

/// A match played by a short search, and the moments at which a seat had to decide.
fn moments(game: &dyn epoka_games::AnyGame, players: u8) -> (Box<dyn AnyMatch>, Vec<(usize, Seat)>) {
    let mut played = game.new_match(players, "the law of bots", &Value::Null, ChanceMode::Auto).unwrap();
    let mut found = Vec::new();
    while let Some(seat) = played.deciding().iter().next() {
        found.push((played.step(), seat));
        played.play(seat, Level::find("mcts:5it").unwrap(), &found.len().to_string()).unwrap();
    }
    (played, found)
}

#[test]
fn a_bots_choice_depends_on_its_view_alone() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()) {
        for players in game.players().0..=game.players().1 {
            let (whole, moments) = moments(&*game, players);
            for (level, apart) in [(Level::Random, 3), (Level::Easy, 3), (Level::Medium, 29), (Level::Hard, 131)] {
                let apart = apart.max(moments.len().div_ceil(MOST));
                let moments = moments.iter().step_by(apart).map(|&(step, seat)| (whole.fork(step).unwrap(), seat));
                for (number, (played, seat)) in moments.enumerate() {
                    let world = played.imagine(seat, &number.to_string()).unwrap();
                    let (here, there) = (played.advise(seat, level, "1"), world.advise(seat, level, "1"));
                    let at = format!("{} with {players}, {level}, step {}", game.id(), played.step());
                    assert_eq!(here, there, "{at}");
                    assert_eq!(here, played.advise(seat, level, "1"), "{at}: the same seed, the same choice");
                }
            }
        }
    }
}

//! The law of bots, for every game: what a bot does in a seat's place depends on what the seat knows alone.

use epoka_core::{Seat, replay::ChanceMode};
use epoka_games::{AnyMatch, bot::Level, registry};
use serde_json::Value;

/// Moments at which a seat has to decide, this far apart, from a match played by a short search.
fn moments(game: &dyn epoka_games::AnyGame, players: u8, apart: usize) -> Vec<(Box<dyn AnyMatch>, Seat)> {
    let mut played = game.new_match(players, "the law of bots", &Value::Null, ChanceMode::Auto).unwrap();
    let (mut found, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = played.deciding().iter().next() {
        if decisions % apart == 0 {
            found.push((played.fork(played.step()).unwrap(), seat));
        }
        decisions += 1;
        played.play(seat, Level::find("mcts:5it").unwrap(), &decisions.to_string()).unwrap();
    }
    found
}

#[test]
fn a_bots_choice_depends_on_its_view_alone() {
    for game in registry().iter().map(|entry| entry.open(&[]).unwrap()) {
        for players in game.players().0..=game.players().1 {
            for (level, apart) in [(Level::Random, 3), (Level::Easy, 3), (Level::Medium, 29), (Level::Hard, 131)] {
                for (number, (played, seat)) in moments(&*game, players, apart).into_iter().enumerate() {
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

//! Prints what the browser client's types are generated from: the API's description and the schemas of every game.

use epoka_games::registry;
use serde_json::{Map, Value, json};

fn main() {
    let schemas = |entry: &epoka_games::Entry| {
        let game = entry.open(&[]).expect("the components of a game are part of the program");
        (entry.id().to_owned(), json!(game.schemas()))
    };
    let games: Map<String, Value> = registry().iter().map(schemas).collect();
    println!("{}", json!({"api": epoka_server::routes::description(), "games": games}));
}

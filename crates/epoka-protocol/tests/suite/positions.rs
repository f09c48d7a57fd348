//! A position that somebody edited is refused, or it can be played to the end.

use std::env;

use epoka_core::Random;
use serde_json::{Value, json};

use crate::Client;

#[test]
fn an_edited_position_is_refused_or_can_be_played() {
    let rounds = env::var("EPOKA_ROUNDS").map_or(40, |rounds| rounds.parse().unwrap());
    let mut random = Random::new(11);
    let (mut refused, mut played) = (0, 0);
    for (game, players) in [("stone-age", 2), ("stone-age", 4)] {
        let views = middle_game(game, players);
        for _ in 0..rounds {
            let mut view = random.choose(&views).unwrap().clone();
            for _ in 0..=random.below(2) {
                edit(&mut view, &mut random);
            }
            let mut client = Client::new();
            let chance = if random.below(2) == 0 { "auto" } else { "manual" };
            let position = json!({"game": game, "state": view, "seed": "edited", "chance": chance});
            if let Err(error) = client.call("position", position) {
                assert_eq!(error["code"], 9, "{error} {view}");
                refused += 1;
            } else {
                client.play_to_the_end();
                let replay = client.ok("save", json!({"match": "1"}));
                client.ok("load", json!({"replay": replay}));
                played += 1;
            }
        }
    }
    assert!(refused > rounds / 2 && played > 0, "{refused} refused, {played} played");
}

/// What the referee sees in the course of a game.
fn middle_game(game: &str, players: u8) -> Vec<Value> {
    let mut client = Client::new();
    client.ok("new", json!({"game": game, "players": players, "seed": "middle", "chance": "manual"}));
    client.play_to_the_end();
    let steps = client.ok("state", json!({"match": "1"}))["turn"]["step"].as_u64().unwrap();
    let at = |number: u64| {
        let fork = client.ok("fork", json!({"match": "1", "step": steps * number / 60}));
        client.ok("state", json!({"match": fork["match"], "viewer": "referee"}))["view"].take()
    };
    (0..60).map(at).collect()
}

/// Changes one thing in a value, deep inside more often than not.
fn edit(value: &mut Value, random: &mut Random) {
    match value {
        Value::Object(fields) if random.below(40) > 0 && !fields.is_empty() => {
            let at = random.below(fields.len() as u32) as usize;
            edit(fields.values_mut().nth(at).unwrap(), random);
        }
        Value::Array(items) if random.below(8) > 0 && !items.is_empty() => {
            let at = random.below(items.len() as u32) as usize;
            edit(&mut items[at], random);
        }
        Value::Array(items) => match random.below(3) {
            0 => drop(items.pop()),
            1 => random.shuffle(items),
            _ => items.extend(items.first().cloned()),
        },
        Value::Number(number) => {
            let near = number.as_i64().unwrap().saturating_add(i64::from(random.below(5)) - 2);
            *value = json!([near, 0, 255, 65_535, i64::MAX][random.below(20).saturating_sub(15) as usize]);
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::String(word) => {
            let words = ["C01", "C36", "B01", "B28", "forest", "hut", "wood", "gold", "food", "use", "feed", "place"];
            *word = (*random.choose(&words).unwrap()).into();
        }
        Value::Object(_) | Value::Null => *value = json!(0),
    }
}

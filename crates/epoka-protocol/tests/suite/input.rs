//! Whatever comes in: a reply goes out, and nothing breaks.

use std::io::Cursor;

use epoka_core::Random;
use epoka_protocol::{Engine, engine::MAX_LINE, serve};
use serde_json::{Value, json};

use crate::{Client, place};

fn code(reply: &Value) -> Option<i64> {
    reply["error"]["code"].as_i64()
}

#[test]
fn lines_that_are_no_requests_get_the_errors_of_json_rpc() {
    let mut client = Client::stone_age();
    let deep = "[".repeat(100_000);
    for (line, expected) in [
        ("", -32700),
        ("hello", -32700),
        ("{\"jsonrpc\":\"2.0\",", -32700),
        ("{\"jsonrpc\":\"2.0\",\"id\":1e999}", -32700),
        (deep.as_str(), -32700),
        ("7", -32600),
        ("null", -32600),
        ("[]", -32600),
        ("{}", -32600),
        (r#"{"jsonrpc":"1.0","id":1,"method":"hello"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":{},"method":"hello"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hello","more":1}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hello","params":[]}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hello","params":null}"#, -32602),
    ] {
        assert_eq!(code(&client.line(line)), Some(expected), "{line:.60}");
    }
}

#[test]
fn parameters_are_read_strictly_and_errors_say_which() {
    let mut client = Client::stone_age();
    let act = json!({"match": "1", "seat": 0, "action": place("forest", 1)});
    let with = |field: &str, value: Value| {
        let mut params = act.clone();
        params[field] = value;
        params
    };
    for (wrong, words) in [
        (with("seat", json!(7)), "seat"),
        (with("seat", json!("0")), "seat"),
        (with("seat", json!(3)), "no seat 3"),
        (with("viewer", json!(2)), "no seat 2"),
        (with("viewer", json!("everybody")), "viewer"),
        (with("lang", json!("de")), "lang"),
        (with("step", json!(-1)), "step"),
        (with("step", json!(1e30)), "step"),
        (with("steps", json!(1)), "steps"),
        (with("actions", json!([])), "action"),
        (with("action", json!(null)), "action"),
        (with("action", json!({"type": "fly"})), "fly"),
        (with("action", json!({"type": "place", "spot": "forest", "figures": 300})), "300"),
        (with("action", json!({"type": "place", "spot": "moon", "figures": 1})), "moon"),
        (with("action", json!({"type": "place", "spot": "forest"})), "figures"),
        (with("action", json!({"type": "place", "spot": "forest", "figures": 1, "now": true})), "now"),
        (with("action", json!({"type": "take", "now": true})), "now"),
        (json!({"seat": 0}), "match"),
    ] {
        let error = client.call("act", wrong.clone()).unwrap_err();
        assert_eq!(error["code"], -32602, "{wrong}");
        assert!(error["message"].as_str().unwrap().contains(words), "{wrong}: {error}");
        assert_eq!(client.fails("act", wrong).0, -32602);
    }
    for (method, wrong) in [
        ("new", json!({"game": "chess", "players": 2, "seed": "1"})),
        ("new", json!({"game": "stone-age", "players": 300, "seed": "1"})),
        ("new", json!({"game": "stone-age", "players": 2, "seed": 1})),
        ("new", json!({"game": "stone-age", "players": 2, "seed": "1", "chance": "dice"})),
        ("schema", json!({"game": "chess"})),
        ("chance", json!({"match": "1", "outcome": "dice"})),
        ("chance", json!({"match": "1", "outcome": {"dice": [300]}})),
        ("chance", json!({"match": "1", "outcome": {"dice": [1]}, "until": "decision"})),
        ("why", json!({"match": "1", "seat": 0})),
        ("why", json!({"match": "1", "seat": 0, "target": "moon"})),
        ("fork", json!({"match": "1", "step": 4})),
        ("imagine", json!({"match": "1", "seat": 2, "seed": "1"})),
        ("actions", json!({"match": "1", "seat": 2})),
        ("undo", json!({"match": "1", "seat": 2})),
    ] {
        assert_eq!(client.fails(method, wrong.clone()).0, -32602, "{method} {wrong}");
    }
    let (code, data) = client.fails("bot", json!({"match": "1", "seat": 0, "level": "genius", "seed": "1"}));
    let levels = ["random", "easy", "medium", "hard", "mcts:500it", "mcts:100ms"];
    assert_eq!((code, data), (-32602, json!({"levels": levels})));
}

#[test]
fn notifications_are_done_and_not_answered() {
    let mut client = Client::stone_age();
    let act =
        json!({"jsonrpc": "2.0", "method": "act", "params": {"match": "1", "seat": 0, "action": place("forest", 5)}});
    assert_eq!(client.engine.answer(&act.to_string()), None);
    assert_eq!(client.engine.answer(&act.to_string()), None, "not even when they fail");
    assert_eq!(client.ok("state", json!({"match": "1"}))["turn"]["step"], 4);
}

#[test]
fn a_batch_is_answered_in_order_without_its_notifications() {
    let mut client = Client::stone_age();
    let hello = |id: Value| json!({"jsonrpc": "2.0", "id": id, "method": "hello"});
    let silent = json!({"jsonrpc": "2.0", "method": "hello"});
    let replies = client.line(&json!([hello(json!("a")), silent, 7, hello(json!(null))]).to_string());
    assert_eq!(replies.as_array().map(Vec::len), Some(3));
    assert_eq!((&replies[0]["id"], code(&replies[1]), &replies[2]["id"]), (&json!("a"), Some(-32600), &json!(null)));
    assert_eq!(client.engine.answer(&json!([silent]).to_string()), None);
}

#[test]
fn a_line_may_be_long_but_not_endless() {
    let hello = r#"{"jsonrpc":"2.0","id":1,"method":"hello"}"#;
    let long = "ż".repeat(MAX_LINE);
    let input = format!("{long}\n{hello}\n\u{feff}\n{hello}");
    let mut input = input.into_bytes();
    input.extend_from_slice(b"\n\xff\xfe\n");
    let mut output = Vec::new();
    serve(&mut Engine::default(), Cursor::new(input), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let codes: Vec<_> = output.lines().map(|line| code(&serde_json::from_str(line).unwrap())).collect();
    assert_eq!(codes, [Some(-32600), None, Some(-32700), None, Some(-32700)]);
}

#[test]
fn broken_requests_break_nothing() {
    let mut client = Client::stone_age();
    client.place(0, "forest", 5);
    let replay = client.ok("save", json!({"match": "1"}));
    let view = client.ok("state", json!({"match": "1", "viewer": "referee"}))["view"].take();
    let request = |method: &str, params: Value| {
        json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).to_string()
    };
    let requests = [
        request("act", json!({"match": "1", "seat": 1, "action": place("hunt", 3)})),
        request("new", json!({"game": "stone-age", "players": 2, "seed": "1", "setup": {"open-cards": true}})),
        request("load", json!({"replay": replay})),
        request("position", json!({"game": "stone-age", "state": view, "seed": "1"})),
        request("chance", json!({"match": "1", "outcome": {"dice": [1, 2]}})),
        request("undo", json!({"match": "1", "seat": 0, "whole-turn": true})),
    ];
    let state = |client: &mut Client| client.ok("state", json!({"match": "1", "viewer": "referee"}))["turn"].take();
    let mut random = Random::new(7);
    for round in 0..6_000 {
        let mut bytes = requests[round % requests.len()].clone().into_bytes();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len() as u32) as usize;
            match random.below(3) {
                0 => bytes[at] = b"0123456789{}[],:\"-e. truefalsnj"[random.below(31) as usize],
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, bytes[random.below(bytes.len() as u32) as usize]),
            }
        }
        let Ok(line) = String::from_utf8(bytes) else { continue };
        let before = state(&mut client);
        let Some(reply) = client.engine.answer(&line) else { continue };
        let reply: Value = serde_json::from_str(&reply).unwrap();
        assert_ne!(code(&reply), Some(-32603), "{line}");
        if code(&reply).is_some() {
            assert_eq!(state(&mut client), before, "{line}");
        } else if let Some(opened) = reply["result"]["match"].as_str().filter(|&id| id != "1") {
            client.ok("close", json!({"match": opened}));
        } else {
            client = Client::stone_age();
            client.place(0, "forest", 5);
        }
    }
}

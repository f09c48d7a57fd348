//! The requests in the README are answered as it says.

use epoka_protocol::Engine;
use serde_json::Value;

#[test]
fn the_game_in_one_minute_is_played() {
    let readme = include_str!("../../../README.md");
    let block = readme.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
    let mut engine = Engine::default();
    let mut answered = 0;
    for line in block.expect("the README shows requests").lines() {
        let reply = engine.answer(line).expect("a request is answered");
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        assert!(reply["error"].is_null(), "{line}\n{reply}");
        answered += 1;
    }
    assert_eq!(answered, 3);
}

//! The requests in `docs/write-a-bot.md` are answered as it says.

use epoka_protocol::Engine;
use serde_json::Value;

/// Sends the requests of the page's block with this number, and answers how many there are.
fn answered(block: usize) -> usize {
    let page = include_str!("../../../../docs/write-a-bot.md");
    let block = page.split("```json\n").nth(block).and_then(|rest| rest.split("```").next());
    let mut engine = Engine::default();
    let lines = block.expect("the page shows requests").lines().map(|line| {
        let reply = engine.answer(line).expect("a request is answered");
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        assert!(reply["error"].is_null(), "{line}\n{reply}");
    });
    lines.count()
}

#[test]
fn three_requests_play_a_first_move() {
    assert_eq!(answered(1), 3);
}

#[test]
fn the_schemas_of_a_game_are_described() {
    assert_eq!(answered(2), 1);
}

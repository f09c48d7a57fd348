//! Baskets at a table: what one collects nobody else hears of, and nothing is played before it is sent.

use crate::common::*;
use epoka_core::Random;
use serde_json::{Value, json};

/// Two people at a table of Stone Age, played by lot until one of them is asked for a whole, that one first.
async fn asked_for_a_whole(world: &World) -> (Player, Player, String) {
    let people = [world.guest("Ania").await, world.guest("Bolek").await];
    let seats = json!([{"kind": "me"}, {"kind": "free"}]);
    let table = people[0].open(json!({"game": "stone-age", "seats": seats})).await;
    people[1].ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
    people[0].ok("POST", &format!("/api/tables/{table}/start"), Value::Null).await;
    let mut random = Random::from_seed("baskets");
    loop {
        let seat = people[0].table(&table).await["turn"]["seats"][0].as_u64().unwrap() as usize;
        let whole = people[seat].table(&table).await;
        let offers = whole["actions"].as_array().unwrap();
        if offers.iter().filter(|offer| offer["part"] == "piece").count() > 1 {
            let [ania, bolek] = people;
            return if seat == 0 { (ania, bolek, table) } else { (bolek, ania, table) };
        }
        let action = &random.choose(offers).unwrap()["action"];
        people[seat]
            .ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "act", "actions": [action]}))
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_basket_is_filled_in_silence_and_sent_as_one_chain() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (asked, other, table) = asked_for_a_whole(&world).await;
    let path = format!("/api/tables/{table}/basket");
    let before = asked.table(&table).await;
    let mut socket = other.socket().await;
    socket.watch(&table).await;

    let empty = asked.ok("POST", &path, json!({"actions": []})).await;
    assert_eq!((&empty["actions"], &empty["view"]), (&before["actions"], &before["view"]));
    let piece = empty["actions"].as_array().unwrap().iter().find(|offer| offer["part"] == "piece").unwrap();
    let basket = asked.ok("POST", &path, json!({"actions": [piece["action"]]})).await;
    assert_eq!(basket["chain"][0]["action"], piece["action"]);
    assert!(socket.is_quiet().await, "nobody hears of it");
    let after = asked.table(&table).await;
    assert_eq!(
        (&after["number"], &after["turn"], &after["view"]),
        (&before["number"], &before["turn"], &before["view"])
    );

    let whole = basket["suggestions"].get(0).unwrap_or(&basket["wholes"][0]);
    let chain: Vec<Value> = whole["chain"].as_array().unwrap().iter().map(|offer| offer["action"].clone()).collect();
    asked.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "act", "actions": chain})).await;
    assert_eq!(socket.next().await["scores"], whole["scores"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_basket_of_somebody_else() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (asked, other, table) = asked_for_a_whole(&world).await;
    let path = format!("/api/tables/{table}/basket");
    let seat = asked.table(&table).await["viewer"].clone();
    let piece = asked.table(&table).await["actions"][0]["action"].clone();
    let body = json!({"actions": [piece], "seat": seat});
    other.refused("no-seat", "POST", &path, body.clone()).await;
    world.guest("Celina").await.refused("no-seat", "POST", &path, body.clone()).await;
    world.stranger().refused("no-seat", "POST", &path, body).await;
    asked.refused("bad-request", "POST", &path, json!({"actions": [{"type": "sing"}]})).await;
    asked.refused("bad-request", "POST", &path, json!({"actions": vec![piece; 65]})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_arrives_after_the_match_has_moved_on_has_no_answer() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (asked, _, table) = asked_for_a_whole(&world).await;
    let whole = asked.ok("POST", &format!("/api/tables/{table}/basket"), json!({"actions": []})).await;
    let piece = &whole["actions"].as_array().unwrap().iter().find(|offer| offer["part"] == "piece").unwrap()["action"];
    let step = asked.table(&table).await["turn"]["step"].as_u64().unwrap();
    let path = |about: &str, step: u64| format!("/api/tables/{table}/{about}?step={step}");
    let chain = json!({"actions": [piece]});
    assert!(asked.ok("POST", &path("basket", step), chain.clone()).await["chain"].is_array());

    let suggested = &whole["suggestions"].get(0).unwrap_or(&whole["wholes"][0])["chain"];
    let actions: Vec<&Value> = suggested.as_array().unwrap().iter().map(|offer| &offer["action"]).collect();
    asked.ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "act", "actions": actions})).await;
    let now = asked.table(&table).await["turn"]["step"].as_u64().unwrap();
    assert_ne!(now, step);
    for (about, body) in
        [("basket", chain), ("preview", json!({"action": piece})), ("hands-on", json!({"action": piece}))]
    {
        assert_eq!(asked.ok("POST", &path(about, step), body.clone()).await, Value::Null, "{about}");
        // Whoever sees the match as it is made a mistake, and is told so.
        let (status, _) = asked.clone().call("POST", &path(about, now), Some(body)).await;
        assert!((400..500).contains(&status), "{about}: {status}");
    }
}

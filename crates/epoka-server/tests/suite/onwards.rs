//! A running match whose game has other rules by now: held, and played on when all agree.

use crate::common::*;
use epoka_store::{
    database::{Database, Statement},
    sqlite::{Options, Sqlite},
};
use serde_json::{Value, json};

/// Lets the match of a table have begun under rules this server does not have.
async fn change_rules(folder: &Folder) {
    let sqlite = Sqlite::open(&folder.0.join("epoka.sqlite"), Options::default()).unwrap();
    sqlite.write(vec![Statement::new("UPDATE tables SET rules_version = 999", Vec::new())]).await.unwrap();
}

async fn act(players: &[&Player; 2], table: &str) {
    let asked = players[0].table(table).await["turn"]["seats"][0].as_u64().unwrap();
    let player = players[asked as usize];
    let action = player.table(table).await["actions"][0]["action"].clone();
    assert_eq!(player.order(table, json!({"do": "act", "actions": [action]})).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_other_rules_is_held_until_all_agree_to_play_on() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    let table = ania.open(json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}]})).await;
    let (path, orders) = (format!("/api/tables/{table}"), format!("/api/tables/{table}/orders"));
    bolek.ok("POST", &format!("{path}/seats"), json!({})).await;
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;
    for _ in 0..5 {
        act(&[&ania, &bolek], &table).await;
    }
    let before = ania.table(&table).await;
    assert_eq!(before["held"], Value::Null);
    ania.refused("proposal", "POST", &orders, json!({"do": "propose", "what": {"kind": "continue"}})).await;
    world.stop().await;
    change_rules(&folder).await;

    let world = World::in_folder(&folder).await;
    let [ania, bolek] = [&ania, &bolek].map(|player| Player { addr: world.addr, ..player.clone() });
    let held = ania.table(&table).await;
    assert_eq!((&held["status"], &held["held"]["rules-version"]), (&json!("playing"), &json!(999)));
    assert_eq!(held["view"], Value::Null, "nobody sees a position under rules it was not played by");
    for order in [json!({"do": "act", "actions": [{}]}), json!({"do": "undo"}), json!({"do": "concede"})] {
        ania.refused("other-rules", "POST", &orders, order).await;
    }
    assert_eq!(ania.get(&format!("{path}/scores")).await.1["code"], "other-rules");

    let mut socket = bolek.socket().await;
    socket.watch(&table).await;
    ania.ok("POST", &orders, json!({"do": "propose", "what": {"kind": "continue"}})).await;
    assert_eq!(socket.next().await["proposal"]["what"]["kind"], "continue");
    assert_eq!(ania.table(&table).await["view"], Value::Null, "one is not all");
    bolek.ok("POST", &orders, json!({"do": "answer", "agree": true})).await;
    assert_eq!(socket.next().await["kind"], "answer");
    let seen = socket.next().await;
    assert_eq!((&seen["type"], &seen["held"]), (&json!("table"), &Value::Null));

    let now = ania.table(&table).await;
    assert_eq!(now["view"], before["view"], "every turn has ended with a position that was kept");
    ania.refused("nothing-to-undo", "POST", &orders, json!({"do": "undo"})).await;
    for _ in 0..5 {
        act(&[&ania, &bolek], &table).await;
    }
    let played = ania.table(&table).await;

    // All of it survives the server.
    world.stop().await;
    let world = World::in_folder(&folder).await;
    let again = Player { addr: world.addr, ..ania.clone() };
    let now = again.table(&table).await;
    assert_eq!((&now["view"], &now["turn"], &now["number"]), (&played["view"], &played["turn"], &played["number"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_other_rules_can_be_abandoned() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let ania = world.guest("Ania").await;
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Bolek"}]);
    let table = ania.open(json!({"game": "stone-age", "seats": seats, "start": true})).await;
    world.stop().await;
    change_rules(&folder).await;
    let world = World::in_folder(&folder).await;
    let ania = Player { addr: world.addr, ..ania };
    assert_eq!(ania.order(&table, json!({"do": "propose", "what": {"kind": "abandon"}})).await.0, 200);
    assert_eq!(ania.table(&table).await["status"], "abandoned");
}

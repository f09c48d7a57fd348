//! Whole games through the sockets, by the client everybody uses.

use crate::common::*;
use epoka_client::Known;
use epoka_core::{Random, Seat, Viewer};
use epoka_testkit::postgres::Postgres;
use serde_json::{Value, json};

/// Somebody at a table, as their own client knows it.
struct Client {
    socket: Socket,
    known: Known,
    /// Every message, to be looked at after the end.
    heard: Vec<Value>,
}

impl Client {
    async fn new(player: &Player, table: &str, viewer: Viewer) -> Client {
        let mut socket = player.socket().await;
        let whole = socket.watch(table).await;
        assert_eq!(whole["viewer"], json!(viewer), "the seat follows from the session");
        Client { socket, heard: vec![whole.clone()], known: Known::new(whole) }
    }

    /// Takes in the next event: it must follow the last, and lead to what the server says it leads to.
    async fn hear(&mut self) {
        let event = self.socket.next().await;
        self.known.take(&event).unwrap();
        self.heard.push(event);
    }
}

/// Two people and somebody who looks on play a whole game by lot.
async fn whole_game(world: &World, game: &str, setup: Value) {
    let (ania, bolek, celina) = (world.guest("Ania").await, world.guest("Bolek").await, world.stranger());
    let table = ania
        .open(json!({"game": game, "seats": [{"kind": "me"}, {"kind": "free"}], "options": {"rated": true, "setup": setup}}))
        .await;
    let path = format!("/api/tables/{table}");
    let commitment = ania.table(&table).await["dice"]["commitment"].clone();
    ania.ok("PUT", &format!("{path}/nonce"), json!({"nonce": "from Ania"})).await;
    ania.refused("seats-free", "POST", &format!("{path}/start"), Value::Null).await;
    bolek.ok("POST", &format!("{path}/seats"), json!({"nonce": "from Bolek"})).await;
    bolek.refused("not-host", "POST", &format!("{path}/start"), Value::Null).await;
    ania.ok("POST", &format!("{path}/start"), Value::Null).await;

    let mut clients = [
        Client::new(&ania, &table, Viewer::Seat(Seat::at(0))).await,
        Client::new(&bolek, &table, Viewer::Seat(Seat::at(1))).await,
        Client::new(&celina, &table, Viewer::Spectator).await,
    ];
    let mut random = Random::from_seed(game);
    while clients[0].known.turn()["wait"] == "decision" {
        let asked: Vec<u8> = (0..2).filter(|&seat| clients[0].known.is_asked(seat)).collect();
        let seat = *random.choose(&asked).unwrap();
        let own = &mut clients[seat as usize];
        let plays: Vec<_> = own.known.actions().iter().filter(|offer| offer["class"] != "concede").collect();
        let choice = random.choose(&plays).unwrap()["action"].clone();
        let step = own.known.turn()["step"].clone();
        let order = json!({"do": "act", "table": table, "actions": [choice], "step": step});
        let reply = own.socket.say(order.clone()).await;
        assert!(reply["error"].is_null(), "{reply}");
        if random.below(50) == 0 {
            // The same order once more is refused: the table has gone on.
            let again = own.socket.say(order).await;
            assert!(again["error"]["code"] == "stale" || again["error"]["code"] == "over", "{again}");
        }
        for client in &mut clients {
            client.hear().await;
        }
    }
    let whole = ania.table(&table).await;
    assert_eq!((&whole["status"], &whole["result"]["how"]), (&json!("over"), &json!("play")), "{}", whole["result"]);
    assert_eq!(whole["result"]["ratings"]["pool"], "people");

    let replay = ania.ok("GET", &format!("{path}/replay"), Value::Null).await;
    assert_eq!(replay["fair"]["nonces"], json!(["from Ania", "from Bolek"]));
    let verified = celina.ok("POST", "/api/replays", replay.clone()).await;
    assert_eq!(verified["commitment"], commitment, "the dice are what was promised");
    for message in clients.iter().flat_map(|client| &client.heard).filter(|message| !message["result"].is_object()) {
        let text = message.to_string();
        let seed = replay["seed"].as_str().unwrap();
        assert!(!text.contains(seed) && !text.contains("from Bolek"), "seed and nonces are told after the end only");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stone_age_is_played_to_the_end() {
    let folder = Folder::new();
    Box::pin(whole_game(&World::in_folder(&folder).await, "stone-age", json!({}))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn age_of_civilization_is_played_to_the_end() {
    let folder = Folder::new();
    Box::pin(whole_game(&World::in_folder(&folder).await, "age-of-civilization", json!({}))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_torture_game_is_played_to_the_end_on_postgres() {
    let server = Postgres::start();
    let store = epoka_store::Store::at_url(&server.database("torture")).await.unwrap();
    Box::pin(whole_game(&World::on(store, config()).await, "torture", json!({}))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_whole_game_and_the_record_can_be_played_on_from() {
    let folder = Folder::new();
    let world = World::in_folder(&folder).await;
    let ania = world.guest("Ania").await;
    let bots = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let table = ania.open(json!({"game": "stone-age", "seats": bots, "start": true})).await;
    let mut socket = ania.socket().await;
    let mut message = socket.watch(&table).await;
    assert_eq!(message["viewer"], "spectator");
    while message["status"] != "over" {
        message = socket.next().await;
    }
    let path = format!("/api/tables/{table}");
    let replay = ania.ok("GET", &format!("{path}/replay"), Value::Null).await;
    let then = ania.ok("GET", &format!("{path}/at/40"), Value::Null).await;
    assert_eq!(then["steps"], replay["steps"].as_array().unwrap().len());
    let uploaded = ania.ok("POST", "/api/replays/at", json!({"replay": replay, "step": 40})).await;
    assert_eq!(uploaded["view"], then["view"]);

    let fork = ania.ok("POST", &format!("{path}/fork"), json!({"step": 40, "seat": 1, "level": "random"})).await;
    let fork = ania.table(fork["table"].as_str().unwrap()).await;
    assert_eq!((&fork["viewer"], &fork["status"], &fork["private"]), (&json!(1), &json!("playing"), &json!(true)));
    let mut broken = replay.clone();
    broken["steps"][10]["action"] = json!("no such thing");
    ania.refused("bad-replay", "POST", "/api/replays", broken).await;
    ania.refused("bad-request", "GET", &format!("{path}/at/100000"), Value::Null).await;
}

//! Whole games through the sockets, watched byte by byte.

mod common;

use common::*;
use epoka_core::{Random, Replay, Seat, Viewer};
use epoka_games::{Lang, Voice};
use epoka_server::live::changes;
use epoka_testkit::postgres::Postgres;
use serde_json::{Value, json};

/// Somebody at a table, as their own client knows it.
struct Client {
    player: Player,
    socket: Socket,
    viewer: Viewer,
    table: Value,
    /// Every message, to be checked after the end.
    heard: Vec<Value>,
}

impl Client {
    async fn new(player: &Player, table: &str, viewer: Viewer) -> Client {
        let mut socket = player.socket().await;
        let whole = socket.watch(table).await;
        assert_eq!(whole["viewer"], json!(viewer), "the seat follows from the session");
        Client { player: player.clone(), socket, viewer, heard: vec![whole.clone()], table: whole }
    }

    /// Takes in the next event: it must follow the last, and lead to what the server says it leads to.
    async fn hear(&mut self) {
        let event = self.socket.next().await;
        self.heard.push(event.clone());
        if event["type"] == "table" {
            self.table = event;
            return;
        }
        let before = self.table["number"].as_i64().unwrap();
        assert_eq!(event["number"].as_i64(), Some(before + 1), "{event}");
        self.table["number"] = event["number"].clone();
        if event["kind"] == "act" {
            let changes = event["changes"].as_array().unwrap_or_else(|| panic!("{event}")).clone();
            assert!(changes::apply(&mut self.table["view"], &changes), "{changes:?}");
            assert_eq!(event["turn"]["hash"], hash(&self.table["view"]), "changes lead to the view");
            for part in ["turn", "actions", "scores"] {
                self.table[part] = event[part].clone();
            }
        }
    }

    fn is_asked(&self, seat: u8) -> bool {
        self.table["turn"]["seats"].as_array().is_some_and(|seats| seats.contains(&json!(seat)))
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
    while clients[0].table["turn"]["wait"] == "decision" {
        let asked: Vec<u8> = (0..2).filter(|&seat| clients[seat as usize].is_asked(seat)).collect();
        // The record writes what is decided side by side in the order of the seats: here it is played so, too.
        let side_by_side = clients[0].table["turn"]["reveal"] == "at-once";
        let seat = if side_by_side { asked[0] } else { *random.choose(&asked).unwrap() };
        let own = &mut clients[seat as usize];
        let actions = own.table["actions"].as_array().unwrap();
        let plays: Vec<_> = actions.iter().filter(|offer| offer["class"] != "concede").collect();
        let choice = random.choose(&plays).unwrap()["action"].clone();
        let step = own.table["turn"]["step"].clone();
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
    no_secrets(game, &replay, &clients);
}

/// Everything that was sent is what the engine lets that viewer know, to the byte.
fn no_secrets(game: &str, replay: &Value, clients: &[Client; 3]) {
    let replay: Replay = serde_json::from_value(replay.clone()).unwrap();
    let game = games().into_iter().find(|one| one.id() == game).unwrap();
    let played = game.load(&replay).unwrap();
    let names = ["Ania".to_owned(), "Bolek".to_owned()];
    let voice = Voice { lang: Lang::En, players: &names };
    for client in clients {
        let allowed = played.told(0, client.viewer, &voice);
        let (mut compared, mut whole, mut ordered) = (0, 0, false);
        for message in client.heard.iter().filter(|message| message["kind"] == "act") {
            for told in message["events"].as_array().unwrap() {
                // What is decided in secret does not arrive in the order of the record.
                assert!(allowed.iter().any(|one| json!(one)["event"] == told["event"]), "{:?}: {told}", client.viewer);
                compared += 1;
            }
            // Now and then the whole turn and view, where the order of arrival is the order of the record.
            let step = message["turn"]["step"].as_u64().unwrap() as usize;
            if ordered && step.is_multiple_of(7) {
                assert_eq!(json!(played.fork(step).unwrap().turn(client.viewer)), message["turn"]);
                whole += 1;
            }
            ordered = message["turn"]["reveal"] == "at-once";
        }
        assert!(compared > 20 && whole > 0, "{compared} {whole}");
        assert_eq!(client.table["view"].to_string(), played.view(client.viewer).to_string());
        for message in &client.heard {
            let text = message.to_string();
            assert!(
                message["result"].is_object() || !text.contains(&replay.seed),
                "the seed is told after the end only"
            );
            assert!(
                message["result"].is_object() || !text.contains("from Bolek"),
                "nonces are told after the end only"
            );
        }
        assert!(!client.player.addr.ip().is_unspecified());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stone_age_is_played_to_the_end() {
    let folder = Folder::new();
    whole_game(&World::in_folder(&folder).await, "stone-age", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn age_of_civilization_is_played_to_the_end() {
    let folder = Folder::new();
    whole_game(&World::in_folder(&folder).await, "age-of-civilization", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_torture_game_is_played_to_the_end_on_postgres() {
    let server = Postgres::start();
    let store = epoka_store::Store::at_url(&server.database("torture")).await.unwrap();
    whole_game(&World::on(store, config()).await, "torture", json!({})).await;
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

//! Telling players that it is their turn, at a receiver of our own.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use crate::common::*;
use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri, header},
    response::IntoResponse,
};
use epoka_server::{
    Config,
    notify::{self, Notice},
};
use epoka_store::Store;
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// What came, and what the next requests are answered with.
#[derive(Clone, Default)]
struct Receiver {
    heard: Arc<Mutex<Vec<(String, HeaderMap, Bytes)>>>,
    answers: Arc<Mutex<Vec<StatusCode>>>,
}

impl Receiver {
    async fn open() -> (Receiver, String) {
        let receiver = Receiver::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(hear).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        (receiver, base)
    }

    fn answer(&self, answers: &[u16]) {
        *self.answers.lock().unwrap() = answers.iter().map(|code| StatusCode::from_u16(*code).unwrap()).collect();
    }

    /// Waits until so many requests have come.
    async fn wait(&self, count: usize) -> Vec<(String, HeaderMap, Bytes)> {
        for _ in 0..500 {
            let heard = self.heard.lock().unwrap().clone();
            if heard.len() >= count {
                return heard;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{} of {count} have come", self.heard.lock().unwrap().len());
    }

    async fn stays_at(&self, count: usize) {
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(self.heard.lock().unwrap().len(), count);
    }
}

async fn hear(State(own): State<Receiver>, uri: Uri, headers: HeaderMap, body: Bytes) -> impl IntoResponse {
    own.heard.lock().unwrap().push((uri.path().into(), headers, body));
    let mut answers = own.answers.lock().unwrap();
    let status = if answers.is_empty() { StatusCode::OK } else { answers.remove(0) };
    (status, [(header::LOCATION, "/elsewhere")])
}

async fn world(folder: &Folder, private_addresses: bool) -> World {
    let notify =
        notify::Config { private_addresses, first_wait: Duration::from_millis(20), tries: 3, ..Default::default() };
    World::on(Store::in_folder(&folder.0).await.unwrap(), Config { notify, ..config() }).await
}

fn notice(player: &Player) -> Notice {
    Notice { account: player.id.clone(), kind: "your-turn", table: "t".into(), game: "g".into(), seat: 0 }
}

async fn places(player: &Player) -> usize {
    player.get("/api/me/subscriptions").await.1["subscriptions"].as_array().unwrap().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_that_it_is_their_turn() {
    let (folder, (receiver, base)) = (Folder::new(), Receiver::open().await);
    let world = world(&folder, true).await;
    let (ania, bolek) = (world.guest("Ania").await, world.guest("Bolek").await);
    for (player, hook) in [(&ania, "ania"), (&bolek, "bolek")] {
        let place = json!({"kind": "webhook", "endpoint": format!("{base}/{hook}")});
        player.ok("POST", "/api/me/subscriptions", place.clone()).await;
        player.ok("POST", "/api/me/subscriptions", place).await;
        assert_eq!(places(player).await, 1, "the same place twice is one place");
    }
    let table = ania.open(json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}]})).await;
    bolek.ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
    ania.ok("POST", &format!("/api/tables/{table}/start"), Value::Null).await;
    let whole = ania.table(&table).await;
    let first = whole["turn"]["seats"][0].as_u64().unwrap() as usize;
    let hooks = ["/ania", "/bolek"];
    let (path, headers, body) = receiver.wait(1).await.remove(0);
    assert_eq!((&*path, &headers["content-type"]), (hooks[first], &"application/json".parse().unwrap()));
    let told: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(told, json!({"kind": "your-turn", "table": table, "game": "stone-age", "seat": first}));

    // Whoever looks at the table sees it, and nobody is told twice.
    let people = [&ania, &bolek];
    let mut socket = people[1 - first].socket().await;
    socket.watch(&table).await;
    let offer = people[first].table(&table).await["actions"][0]["action"].clone();
    people[first].ok("POST", &format!("/api/tables/{table}/orders"), json!({"do": "act", "actions": [offer]})).await;
    receiver.stays_at(1).await;
    assert!(ania.raw("GET", "/metrics", "").await.body.contains("epoka_notices_total 1\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_is_tried_again_and_a_dead_one_is_forgotten() {
    let (folder, (receiver, base)) = (Folder::new(), Receiver::open().await);
    let world = world(&folder, true).await;
    let ania = world.guest("Ania").await;
    let place = json!({"kind": "webhook", "endpoint": format!("{base}/hook")});
    ania.ok("POST", "/api/me/subscriptions", place.clone()).await;
    receiver.answer(&[500, 503]);
    world.app.notices.tell(notice(&ania));
    receiver.wait(3).await;
    // A redirect is not followed.
    receiver.answer(&[302, 302, 302]);
    world.app.notices.tell(notice(&ania));
    assert!(receiver.wait(6).await.iter().all(|(path, ..)| path == "/hook"));
    receiver.stays_at(6).await;
    assert_eq!(places(&ania).await, 1);
    receiver.answer(&[410]);
    world.app.notices.tell(notice(&ania));
    receiver.wait(7).await;
    receiver.stays_at(7).await;
    assert_eq!(places(&ania).await, 0, "it said that it is gone");

    let gone = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    ania.ok("POST", "/api/me/subscriptions", json!({"kind": "webhook", "endpoint": format!("http://{gone}/")})).await;
    for _ in 0..5 {
        assert_eq!(places(&ania).await, 1);
        world.app.notices.tell(notice(&ania));
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert_eq!(places(&ania).await, 0, "it never answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_written_to_in_the_language_of_push_services() {
    let (folder, (receiver, base)) = (Folder::new(), Receiver::open().await);
    let world = world(&folder, true).await;
    let ania = world.guest("Ania").await;
    // The browser of RFC 8291.
    let keys = json!({
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    });
    let place = json!({"kind": "push", "endpoint": format!("{base}/push"), "keys": keys});
    let kept = ania.ok("POST", "/api/me/subscriptions", place).await;
    let key = ania.get("/api/push-key").await.1["key"].as_str().unwrap().to_owned();
    world.app.notices.tell(notice(&ania));
    let (_, headers, body) = receiver.wait(1).await.remove(0);
    assert_eq!(
        (&headers["content-encoding"], &headers["topic"]),
        (&"aes128gcm".parse().unwrap(), &"t".parse().unwrap())
    );
    let signed = headers["authorization"].to_str().unwrap();
    assert!(signed.starts_with("vapid t=") && signed.ends_with(&format!(", k={key}")), "{signed}");
    assert!(body.len() > 86 + 16 && !body.windows(9).any(|part| part == b"your-turn"), "nobody in between can read it");
    // The key is the server's for ever.
    world.stop().await;
    let world = self::world(&folder, false).await;
    let ania = Player { addr: world.addr, ..ania };
    assert_eq!(ania.get("/api/push-key").await.1["key"], json!(key));

    let path = format!("/api/me/subscriptions/{}", kept["id"].as_str().unwrap());
    world.guest("Bolek").await.refused("not-found", "DELETE", &path, Value::Null).await;
    ania.ok("DELETE", &path, Value::Null).await;
    assert_eq!(places(&ania).await, 0);
    for endpoint in [
        &*format!("{base}/hook"),
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/",
        "http://example.org/",
        "x",
    ] {
        let place = json!({"kind": "webhook", "endpoint": endpoint});
        ania.refused("bad-address", "POST", "/api/me/subscriptions", place).await;
    }
    let bad = json!({"kind": "push", "endpoint": "https://example.org/", "keys": {"p256dh": "AA", "auth": "AA"}});
    ania.refused("bad-address", "POST", "/api/me/subscriptions", bad).await;
    // A name that leads to this machine is found out when it is resolved.
    ania.ok("POST", "/api/me/subscriptions", json!({"kind": "webhook", "endpoint": "https://localhost/"})).await;
    world.app.notices.tell(notice(&ania));
    receiver.stays_at(1).await;
}

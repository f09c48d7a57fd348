//! The time an automatic answer takes says nothing: it is always the same, whatever is answered.

mod common;

use std::{sync::Arc, thread};

use common::*;
use epoka_server::{App, Config};
use epoka_store::{
    Store,
    database::{Database, Pending, Row, Statement},
    sqlite::{Options, Sqlite},
};
use serde_json::{Value, json};
use tokio::{net::TcpListener, runtime::Builder, time::Instant};

/// A database that takes no time: whoever asks it stands still until it answers, so a clock of the test's own only moves when
/// somebody waits for it.
struct Timeless(Arc<Sqlite>);

impl Timeless {
    fn now<T: Send + 'static>(&self, ask: impl FnOnce(&Sqlite) -> Pending<'_, T> + Send) -> Pending<'static, T> {
        let inner = &self.0;
        let answer = thread::scope(|scope| {
            let asked =
                scope.spawn(|| Builder::new_current_thread().enable_all().build().unwrap().block_on(ask(inner)));
            asked.join().unwrap()
        });
        Box::pin(std::future::ready(answer))
    }
}

impl Database for Timeless {
    fn name(&self) -> &'static str {
        "sqlite"
    }

    fn read(&self, query: Statement) -> Pending<'_, Vec<Row>> {
        self.now(move |inner| inner.read(query))
    }

    fn write(&self, batch: Vec<Statement>) -> Pending<'_, ()> {
        self.now(move |inner| inner.write(batch))
    }
}

/// A table at which somebody acts and the other's answer comes by itself.
struct Scene {
    first: Player,
    second: Player,
    table: String,
    socket: Socket,
}

impl Scene {
    async fn new(world: &str, addr: std::net::SocketAddr) -> Scene {
        let guest = async |name: String| {
            let mut player = Player { addr, cookie: String::new(), id: String::new(), headers: Vec::new() };
            let (status, me) = player.call("POST", "/api/guests", Some(json!({"name": name}))).await;
            assert_eq!(status, 201, "{me}");
            player
        };
        let (ania, bolek) = (guest(format!("Ania {world}")).await, guest(format!("Bolek {world}")).await);
        let table = ania.open(json!({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "free"}]})).await;
        bolek.ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
        ania.ok("POST", &format!("/api/tables/{table}/start"), Value::Null).await;
        let asked = ania.table(&table).await["turn"]["seats"][0].clone();
        let (first, second) = if asked == 0 { (ania, bolek) } else { (bolek, ania) };
        let mut socket = first.socket().await;
        socket.watch(&table).await;
        Scene { first, second, table, socket }
    }

    /// The first acts; answers how long the second's automatic answer takes, if one comes.
    async fn answered_after(&mut self, plan: Value) -> u128 {
        let order = json!({"do": "plan", "plan": plan});
        assert_eq!(self.second.order(&self.table, order).await.0, 200);
        let action = self.first.table(&self.table).await["actions"][0]["action"].clone();
        assert_eq!(self.first.order(&self.table, json!({"do": "act", "actions": [action]})).await.0, 200);
        assert_eq!(self.socket.next().await["seat"], self.seat(&self.first).await);
        let start = Instant::now();
        let event = self.socket.next().await;
        assert_eq!(event["seat"], self.seat(&self.second).await, "{event}");
        start.elapsed().as_millis()
    }

    async fn seat(&self, player: &Player) -> Value {
        player.table(&self.table).await["own"][0].clone()
    }
}

#[tokio::test(start_paused = true)]
async fn every_automatic_answer_takes_as_long_as_any_other() {
    let folder = Folder::new();
    let sqlite = Sqlite::open(&folder.0.join("epoka.sqlite"), Options::default()).unwrap();
    let store = Store::on(Timeless(Arc::new(sqlite))).await.unwrap();
    let delay = std::time::Duration::from_millis(700);
    let app = App::with_games(store, Config { automatic_delay: delay, ..config() }, games());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    tokio::spawn(epoka_server::serve(app, listener, std::future::pending()));
    // A planned move of one step, of a chain, and one among several plans: what is answered differs, the time does not.
    for (name, chains) in [("one", 1), ("two", 2), ("three", 3)] {
        let mut scene = Scene::new(name, addr).await;
        let whole = scene.first.table(&scene.table).await;
        let offers: Vec<Value> =
            whole["actions"].as_array().unwrap().iter().map(|offer| offer["action"].clone()).collect();
        let moves: Vec<Value> = (0..chains).map(|at| json!([offers[offers.len() - 1 - at]])).collect();
        let took = scene.answered_after(json!({"moves": moves, "forced": chains > 1})).await;
        assert!((690..=710).contains(&took), "{name}: {took} ms");
    }
}

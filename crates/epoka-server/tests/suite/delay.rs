//! The time an automatic answer takes says nothing: it is always the same, whatever is answered.

use std::{sync::Arc, thread};

use crate::common::*;
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
    async fn new(world: &str, addr: std::net::SocketAddr, game: &str) -> Scene {
        let guest = async |name: String| {
            let mut player = Player { addr, cookie: String::new(), id: String::new(), headers: Vec::new() };
            let (status, me) = player.call("POST", "/api/guests", Some(json!({"name": name}))).await;
            assert_eq!(status, 201, "{me}");
            player
        };
        let (ania, bolek) = (guest(format!("Ania {world}")).await, guest(format!("Bolek {world}")).await);
        let table = ania.open(json!({"game": game, "seats": [{"kind": "me"}, {"kind": "free"}]})).await;
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

/// A server whose automatic answers take 700 ms, on a database that takes no time.
async fn served(folder: &Folder) -> std::net::SocketAddr {
    let sqlite = Sqlite::open(&folder.0.join("epoka.sqlite"), Options::default()).unwrap();
    let store = Store::on(Timeless(Arc::new(sqlite))).await.unwrap();
    let delay = std::time::Duration::from_millis(700);
    let app = App::with_games(store, Config { automatic_delay: delay, ..config() }, games());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    tokio::spawn(epoka_server::serve(app, listener, std::future::pending()));
    addr
}

#[tokio::test(start_paused = true)]
async fn every_automatic_answer_takes_as_long_as_any_other() {
    let folder = Folder::new();
    let addr = served(&folder).await;
    // A planned move, one among several plans: what is answered differs, the time does not.
    for (name, chains) in [("one", 1), ("two", 2), ("three", 3)] {
        let mut scene = Scene::new(name, addr, "stone-age").await;
        let whole = scene.first.table(&scene.table).await;
        let offers: Vec<Value> =
            whole["actions"].as_array().unwrap().iter().map(|offer| offer["action"].clone()).collect();
        let moves: Vec<Value> = (0..chains).map(|at| json!([offers[offers.len() - 1 - at]])).collect();
        let took = scene.answered_after(json!({"moves": moves, "forced": chains > 1})).await;
        assert!((690..=710).contains(&took), "{name}: {took} ms");
    }
}

/// What the server answers a strike with, in the place of who is struck.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Answered {
    /// It always passes, with nothing else it could do.
    PassAlone,
    /// It always passes, although it could do something: it holds a shield or a spark.
    PassAsked,
    /// It does the only thing it can.
    Forced,
    /// It does what was planned.
    Planned,
    /// It does two things that were planned, one after the other.
    Chain,
}

impl Answered {
    const ALL: [Answered; 5] =
        [Answered::PassAlone, Answered::PassAsked, Answered::Forced, Answered::Planned, Answered::Chain];

    fn plan(self) -> Value {
        match self {
            Answered::PassAlone | Answered::PassAsked => json!({"pass": ["react"]}),
            Answered::Forced => json!({"forced": true}),
            Answered::Planned => json!({"moves": [["pass"]]}),
            Answered::Chain => json!({"moves": [["warm", "pass"]]}),
        }
    }

    /// Whether these are the offers to which it is the answer.
    fn answers(self, offers: &[Value]) -> bool {
        match self {
            Answered::PassAlone | Answered::Forced => offers.len() == 1,
            Answered::PassAsked => offers.len() > 1,
            Answered::Planned => true,
            Answered::Chain => offers.contains(&json!("warm")),
        }
    }

    /// Whether its player keeps no spark.
    fn burns(self) -> bool {
        matches!(self, Answered::PassAlone | Answered::Forced)
    }
}

/// TG-17: whoever is struck is asked whether they can answer or not, so whatever the server answers must take the same time.
#[tokio::test(start_paused = true)]
async fn a_strike_is_answered_after_the_same_time_whatever_the_struck_one_holds() {
    let folder = Folder::new();
    let addr = served(&folder).await;
    for wanted in Answered::ALL {
        let mut took = None;
        for number in 0..20 {
            let mut scene = Scene::new(&format!("{wanted:?} {number}"), addr, "torture").await;
            took = scene.struck(wanted).await;
            if took.is_some() {
                break;
            }
        }
        let took = took.unwrap_or_else(|| panic!("{wanted:?} never happens"));
        assert!((690..=710).contains(&took), "{wanted:?}: {took} ms");
    }
}

impl Scene {
    /// Plays until one is struck who is answered for as wanted, and answers how long that took; none if it never came to that.
    async fn struck(&mut self, wanted: Answered) -> Option<u128> {
        loop {
            let seats = self.first.table(&self.table).await["turn"]["seats"].clone();
            let asked = seats.as_array().filter(|seats| !seats.is_empty())?[0].clone();
            let first_asked = self.seat(&self.first).await == asked;
            let (player, other) = if first_asked { (&self.first, &self.second) } else { (&self.second, &self.first) };
            let whole = player.table(&self.table).await;
            let action = choice(&offers(&whole), whole["turn"]["ask"].as_str().unwrap(), wanted.burns());
            let strikes = action.get("strike").is_some();
            if strikes {
                let order = json!({"do": "plan", "plan": wanted.plan()});
                assert_eq!(other.order(&self.table, order).await.0, 200);
            }
            let (status, told) = player.order(&self.table, json!({"do": "act", "actions": [action]})).await;
            assert_eq!(status, 200, "{told}");
            self.socket.next().await;
            if strikes {
                let start = Instant::now();
                let whole = other.table(&self.table).await;
                assert_eq!(whole["turn"]["ask"], "react", "{whole}");
                if wanted.answers(&offers(&whole)) {
                    let event = self.socket.next().await;
                    assert_eq!(event["seat"], whole["own"][0], "{event}");
                    return Some(start.elapsed().as_millis());
                }
                return None;
            }
        }
    }
}

/// The actions a table offers, giving up aside.
fn offers(whole: &Value) -> Vec<Value> {
    let offers = whole["actions"].as_array().unwrap().iter().filter(|offer| offer["class"] != "concede");
    offers.map(|offer| offer["action"].clone()).collect()
}

/// Whoever wants to strike drafts strikes and shields, saves their coins and draws.
fn choice(offers: &[Value], ask: &str, burns: bool) -> Value {
    let wishes = [
        json!({"keep": {"card": "strike"}}),
        json!({"keep": {"card": "shield"}}),
        json!({"take": {"piece": "coin"}}),
        json!("draw"),
        json!("pass"),
    ];
    let strike = offers.iter().find(|action| action.get("strike").is_some());
    let warm = offers.iter().find(|action| burns && **action == json!("warm"));
    let wished = wishes.iter().find(|wish| offers.contains(wish) && (ask != "auction" || **wish == json!("pass")));
    warm.or(strike).or(wished).unwrap_or(&offers[0]).clone()
}

//! The server as a process: it is killed in the middle of things and forgets nothing it has acknowledged.
//!
//! `EPOKA_CRASHES=50` kills it that often; a few times are enough to notice when something breaks.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::Duration,
};

use crate::common::{Folder, Player};
use epoka_core::Random;
use epoka_store::Store;
use epoka_testkit::postgres::Postgres;
use serde_json::{Value, json};

const TABLES: usize = 4;

/// A server process.
struct Server {
    process: Child,
    addr: SocketAddr,
}

impl Server {
    fn start(addr: &str, place: &[&str]) -> Server {
        Server::start_by(Command::new(env!("CARGO_BIN_EXE_epoka")), addr, place)
    }

    fn start_by(mut command: Command, addr: &str, place: &[&str]) -> Server {
        command.args(["serve", "--lang", "en", "--addr", addr]).args(place).env("EPOKA_LOG", "error");
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let addr =
            line.trim().strip_prefix("Listening on http://").unwrap_or_else(|| panic!("{line}")).parse().unwrap();
        Server { process, addr }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A table and the number of the last move its players were told is safe.
#[derive(Clone)]
struct Load {
    players: [Player; 2],
    table: String,
    acknowledged: Arc<AtomicI64>,
    stop: Arc<AtomicBool>,
}

impl Load {
    async fn new(addr: SocketAddr, game: &str, number: usize) -> Load {
        let guest = async |name: String| {
            let mut player = Player { addr, cookie: String::new(), id: String::new(), headers: Vec::new() };
            let (status, me) = player.call("POST", "/api/guests", Some(json!({"name": name}))).await;
            assert_eq!(status, 201, "{me}");
            player
        };
        let players = [guest(format!("Red {number}")).await, guest(format!("Blue {number}")).await];
        let seats = json!([{"kind": "me"}, {"kind": "free"}]);
        let table = players[0].open(json!({"game": game, "seats": seats})).await;
        players[1].ok("POST", &format!("/api/tables/{table}/seats"), json!({})).await;
        players[0].ok("POST", &format!("/api/tables/{table}/start"), Value::Null).await;
        Load { players, table, acknowledged: Arc::default(), stop: Arc::default() }
    }

    /// One move, if the server lives long enough. Answers whether the match goes on.
    async fn play(&self) -> bool {
        let path = format!("/api/tables/{}", self.table);
        let whole = self.players[0].clone().raw("GET", &path, "").await;
        let Ok(whole) = serde_json::from_str::<Value>(&whole.body) else { return true };
        let Some(seat) = whole["turn"]["seats"][0].as_u64() else { return whole["status"] != "over" };
        let player = &self.players[seat as usize];
        let whole = player.raw("GET", &path, "").await;
        let Ok(whole) = serde_json::from_str::<Value>(&whole.body) else { return true };
        let order = json!({"do": "act", "actions": [whole["actions"][0]["action"]], "step": whole["turn"]["step"]});
        let answer = player.raw("POST", &format!("{path}/orders"), &order.to_string()).await;
        if answer.status == 200 {
            let done: Value = serde_json::from_str(&answer.body).unwrap();
            self.acknowledged.fetch_max(done["number"].as_i64().unwrap(), Ordering::SeqCst);
        }
        true
    }

    async fn run(self) {
        while !self.stop.load(Ordering::SeqCst) {
            if tokio::net::TcpStream::connect(self.players[0].addr).await.is_err() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            } else if !self.play().await {
                return;
            }
        }
    }
}

async fn survives(place: &[&str], store: impl AsyncFn() -> Store) {
    let crashes = std::env::var("EPOKA_CRASHES").ok().and_then(|times| times.parse().ok()).unwrap_or(6);
    let mut server = Server::start("127.0.0.1:0", place);
    let addr = server.addr;
    let mut loads = Vec::new();
    for number in 0..TABLES {
        loads.push(Load::new(addr, "stone-age", number).await);
    }
    let running: Vec<_> = loads.iter().map(|load| tokio::spawn(load.clone().run())).collect();
    let mut random = Random::from_seed("crashes");
    for crash in 0..crashes {
        tokio::time::sleep(Duration::from_millis(u64::from(100 + random.below(400)))).await;
        server.process.kill().unwrap();
        server.process.wait().unwrap();
        let told: Vec<i64> = loads.iter().map(|load| load.acknowledged.load(Ordering::SeqCst)).collect();
        let store = store().await;
        for (load, told) in loads.iter().zip(told) {
            let log = store.log(&load.table, 0).await.unwrap();
            let numbers: Vec<_> = log.iter().map(|entry| entry.sequence).collect();
            assert_eq!(numbers, (1..=numbers.len() as i64).collect::<Vec<_>>(), "none twice, none missing");
            let kept = numbers.len() as i64;
            // The one that was under way may have been written in time; nobody was told.
            assert!(kept == told || kept == told + 1, "crash {crash}: {told} were acknowledged, {kept} are there");
            load.acknowledged.fetch_max(kept, Ordering::SeqCst);
        }
        drop(store);
        server = Server::start(&addr.to_string(), place);
    }
    // No table is stuck.
    for (load, task) in loads.iter().zip(running) {
        load.stop.store(true, Ordering::SeqCst);
        task.await.unwrap();
        let before = load.acknowledged.load(Ordering::SeqCst);
        assert!(before > 0);
        for _ in 0..3 {
            load.play().await;
        }
        let over = load.players[0].table(&load.table).await["status"] == "over";
        assert!(over || load.acknowledged.load(Ordering::SeqCst) >= before + 3, "{}", load.table);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_keeps_every_acknowledged_move_on_sqlite() {
    let folder = Folder::new();
    let data = folder.0.to_str().unwrap();
    survives(&["--data", data], async || Store::in_folder(&folder.0).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_keeps_every_acknowledged_move_on_postgres() {
    let postgres = Postgres::start();
    let url = postgres.database("crash");
    survives(&["--database-url", &url], async || Store::at_url(&url).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_stop_stops_and_says_when_it_cannot_start() {
    let folder = Folder::new();
    let mut server = Server::start("127.0.0.1:0", &["--data", folder.0.to_str().unwrap()]);
    let taken = server.addr.to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_epoka"))
        .args(["serve", "--lang", "en", "--addr", &taken, "--data", folder.0.to_str().unwrap()])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), told.contains("cannot listen on")), (Some(1), true), "{told}");
    let asked = Command::new("kill").args(["-TERM", &server.process.id().to_string()]).status().unwrap();
    assert!(asked.success());
    assert!(server.process.wait().unwrap().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_a_table_and_one_takes_over_when_the_other_dies() {
    let postgres = Postgres::start();
    let url = postgres.database("shared");
    let place = ["--database-url", url.as_str()];
    let (mut first, second) = (Server::start("127.0.0.1:0", &place), Server::start("127.0.0.1:0", &place));
    let mut load = Load::new(first.addr, "age-of-civilization", 0).await;
    // Blue's session is good at the other server as well.
    load.players[1].addr = second.addr;
    let mut blue = load.players[1].socket().await;
    let mut seen = blue.watch(&load.table).await["number"].as_i64().unwrap();
    let mut killed = false;
    loop {
        let asked = load.players[1].table(&load.table).await;
        if asked["status"] == "over" {
            break;
        }
        if !killed && seen > 20 {
            first.process.kill().unwrap();
            first.process.wait().unwrap();
            load.players[0].addr = second.addr;
            killed = true;
        }
        let before = load.acknowledged.load(Ordering::SeqCst);
        load.play().await;
        let now = load.acknowledged.load(Ordering::SeqCst);
        // What red plays at one server blue sees at the other.
        while now > before && seen < now {
            let message = blue.next().await;
            assert!(!message.is_null(), "the socket of the living server stays open");
            assert_eq!((&message["type"], message["number"].as_i64()), (&json!("event"), Some(seen + 1)), "{message}");
            seen += 1;
        }
    }
    assert!(killed);
    let store = Store::at_url(&url).await.unwrap();
    let numbers: Vec<_> = store.log(&load.table, 0).await.unwrap().iter().map(|entry| entry.sequence).collect();
    assert_eq!(numbers, (1..=numbers.len() as i64).collect::<Vec<_>>());
}

/// How often a server has let a bot think.
async fn thoughts(server: &Server) -> u64 {
    let player = Player { addr: server.addr, cookie: String::new(), id: String::new(), headers: Vec::new() };
    let page = player.raw("GET", "/metrics", "").await.body;
    let line = page.lines().find_map(|line| line.strip_prefix("epoka_bot_thoughts_total "));
    line.unwrap_or_else(|| panic!("{page}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_lets_the_bots_think_and_the_other_takes_over_when_it_dies() {
    let postgres = Postgres::start();
    let url = postgres.database("bots");
    let place = ["--database-url", url.as_str()];
    let mut servers = [Server::start("127.0.0.1:0", &place), Server::start("127.0.0.1:0", &place)];
    let mut guest = epoka_client::Client::new(&format!("http://{}", servers[0].addr));
    guest.guest("Ania").await.unwrap();
    // She plays at one server and looks on at the other: both have the table in use.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]);
    let table = guest.open(&json!({"game": "stone-age", "seats": seats, "start": true})).await.unwrap().table;
    let mut here = guest.watch(&table).await.unwrap();
    let there = guest.at(&format!("http://{}", servers[1].addr)).watch(&table).await.unwrap();
    // Plays until the bots have moved so often after an entry of the log, and answers the last entry.
    let play = async |table: &mut epoka_client::Watched, moves: u64, after: i64| {
        let (mut bots_moved, mut last) = (0, after);
        while bots_moved < moves {
            if table.known().is_asked(0) {
                let action = table.known().actions()[0]["action"].clone();
                // What is sent again after a loss of the connection is refused as stale, if it was written.
                let _ = table.act(&[action]).await;
            }
            let event = table.next().await.unwrap();
            last = event["number"].as_i64().unwrap_or(last);
            bots_moved += u64::from(event["kind"] == "act" && event["seat"] != 0 && last > after);
        }
        last
    };
    let before = play(&mut here, 20, 0).await;
    let counted = [thoughts(&servers[0]).await, thoughts(&servers[1]).await];
    let thinker = usize::from(counted[1] > counted[0]);
    assert_eq!(counted[1 - thinker], 0, "one of them at a time: {counted:?}");
    assert!(counted[thinker] >= 20, "{counted:?} for 20 moves");
    servers[thinker].process.kill().unwrap();
    servers[thinker].process.wait().unwrap();
    let mut left = if thinker == 0 { there } else { here };
    left.go_to(&format!("http://{}", servers[1 - thinker].addr));
    // Who has looked on at the other server still has to hear of what was played before, and the one that died may have
    // played on a little.
    let (mut last, mut plays) = (before, 0);
    while thoughts(&servers[1 - thinker]).await < 5 {
        assert!(plays < 10, "the other has not taken over");
        last = play(&mut left, 10, last).await;
        plays += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledgement_never_precedes_the_fsync() {
    let folder = Folder::new();
    let trace = folder.0.join("trace");
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-s", "4096", "-e", "trace=fsync,fdatasync,pwrite64,write,writev,sendto", "-o"]);
    strace.arg(&trace).arg(env!("CARGO_BIN_EXE_epoka"));
    assert!(Command::new("strace").arg("-V").output().is_ok(), "install strace: apt-get install strace");
    let server = Server::start_by(strace, "127.0.0.1:0", &["--data", folder.0.to_str().unwrap()]);
    let load = Load::new(server.addr, "stone-age", 0).await;
    for _ in 0..20 {
        load.play().await;
    }
    let moves = load.acknowledged.load(Ordering::SeqCst);
    assert!(moves > 10, "{moves}");
    // The tracer goes when the traced one does.
    let traced = Command::new("pgrep").args(["-P", &server.process.id().to_string()]).output().unwrap();
    let traced = String::from_utf8(traced.stdout).unwrap();
    assert!(Command::new("kill").args(["-KILL", traced.trim()]).status().unwrap().success());
    drop(server);

    let (mut written, mut synced, mut acknowledged) = (false, false, 0);
    let told = std::fs::read_to_string(&trace).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        if line.contains("pwrite64(") {
            (written, synced) = (true, false);
        } else if line.contains("sync(") || line.contains("sync resumed>") {
            synced = line.ends_with("= 0") || synced;
        } else if line.contains("{\\\"number\\\":") && line.contains("\\\"step\\\":") && line.contains("HTTP/1.1 200") {
            let before = lines[at.saturating_sub(12)..=at].join("\n");
            assert!(written && synced, "acknowledged before it was on disk:\n{before}");
            (written, synced, acknowledged) = (false, false, acknowledged + 1);
        }
    }
    assert_eq!(acknowledged, moves, "every acknowledgement was seen");
}

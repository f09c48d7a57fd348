//! A server of its own for every test, and people who call it.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use epoka_client::Incoming;
use epoka_games::{AnyGame, Entry, Texts, registry};
use epoka_server::{
    App, Config,
    config::{Limits, Passwords},
};
use epoka_store::Store;
use epoka_testkit::torture::Torture;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};

/// Limits nobody reaches by accident, and passwords that are quick to check.
pub fn config() -> Config {
    let limits = Limits {
        requests: (100_000, 100_000),
        sign_ins: (10_000, 10_000),
        messages: (100_000, 100_000),
        ..Limits::default()
    };
    Config {
        limits,
        passwords: Passwords { memory_kib: 64, passes: 1 },
        automatic_delay: Duration::from_millis(100),
        sweep: Duration::from_millis(200),
        ..Config::default()
    }
}

/// All games and the torture game.
pub fn games() -> Vec<Arc<dyn AnyGame>> {
    let torture = Entry::of::<Torture>(Texts { en: "", pl: "" }).open(&[]).unwrap();
    registry().iter().map(|entry| entry.open(&[]).unwrap()).chain([torture]).collect()
}

/// A running server.
pub struct World {
    pub app: App,
    pub addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// A folder that is gone with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("epoka-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl World {
    pub async fn on(store: Store, config: Config) -> World {
        let app = App::with_games(store, config, games());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let served = epoka_server::serve(app.clone(), listener, async {
            let _ = stopped.await;
        });
        let task = tokio::spawn(async move { served.await.unwrap() });
        World { app, addr, stop: Some(stop), task }
    }

    pub async fn in_folder(folder: &Folder) -> World {
        World::on(Store::in_folder(&folder.0).await.unwrap(), config()).await
    }

    /// Stops the server in an orderly way.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.unwrap();
    }

    /// A guest.
    pub async fn guest(&self, name: &str) -> Player {
        let mut player = self.stranger();
        let (status, me) = player.call("POST", "/api/guests", Some(json!({"name": name}))).await;
        assert_eq!(status, 201, "{me}");
        player.id = me["id"].as_str().unwrap().into();
        player
    }

    /// Somebody who has not come in.
    pub fn stranger(&self) -> Player {
        Player { addr: self.addr, cookie: String::new(), id: String::new(), headers: Vec::new() }
    }
}

/// Somebody who calls.
#[derive(Clone)]
pub struct Player {
    pub addr: SocketAddr,
    pub cookie: String,
    pub id: String,
    pub headers: Vec<(&'static str, String)>,
}

/// A whole response.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Player {
    /// One request, byte by byte. Status 0 if nobody answers.
    pub async fn raw(&self, method: &str, path: &str, body: &str) -> Answer {
        let Ok(mut stream) = TcpStream::connect(self.addr).await else {
            return Answer { status: 0, head: String::new(), body: String::new() };
        };
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            self.addr,
            body.len()
        );
        if !self.cookie.is_empty() {
            request.push_str("Cookie: ");
            request.push_str(&self.cookie);
            request.push_str("\r\n");
        }
        for (name, value) in &self.headers {
            request.extend([name, ": ", value, "\r\n"]);
        }
        // A server that refuses early may close before all is written.
        let _ = stream.write_all(format!("{request}\r\n{body}").as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let head = head.to_lowercase();
        let body = if head.contains("transfer-encoding: chunked") { unchunked(body) } else { body.into() };
        Answer { status, head, body }
    }

    pub async fn call(&mut self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let answer = self.raw(method, path, &body.map(|body| body.to_string()).unwrap_or_default()).await;
        if let Some(at) = answer.head.find("set-cookie: ") {
            let cookie = &answer.head[at + "set-cookie: ".len()..];
            self.cookie = cookie.split(';').next().unwrap().into();
        }
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.clone().call("GET", path, None).await
    }

    /// A call that must be answered well.
    pub async fn ok(&self, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.clone().call(method, path, Some(body)).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        answer
    }

    /// A call that must be refused with this code.
    pub async fn refused(&self, code: &str, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.clone().call(method, path, Some(body)).await;
        assert!(
            (400..500).contains(&status) && answer["code"] == code,
            "{method} {path}: {status} {answer}, not {code}"
        );
        answer
    }

    /// Opens a table and answers its id.
    pub async fn open(&self, table: Value) -> String {
        self.ok("POST", "/api/tables", table).await["table"].as_str().unwrap().into()
    }

    pub async fn order(&self, table: &str, order: Value) -> (u16, Value) {
        self.clone().call("POST", &format!("/api/tables/{table}/orders"), Some(order)).await
    }

    pub async fn table(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.1
    }

    pub async fn socket(&self) -> Socket {
        Socket(self.client().socket().await.unwrap())
    }

    /// The same person as the client of everybody else.
    pub fn client(&self) -> epoka_client::Client {
        let mut client = epoka_client::Client::new(&format!("http://{}", self.addr));
        client.keep_cookie(Some(self.cookie.clone()));
        client
    }
}

/// An open socket, of which a test expects that it works.
pub struct Socket(pub epoka_client::Socket);

impl Socket {
    pub async fn send_text(&mut self, text: &str) {
        self.0.send_text(text).await.unwrap();
    }

    /// The next message of any kind; `Null` when the socket is closed.
    pub async fn read(&mut self) -> Value {
        match patiently(self.0.read()).await {
            Ok(Incoming::Text(text)) => serde_json::from_str(&text).unwrap(),
            Ok(Incoming::Closed(code)) => json!({"closed": code}),
            Err(_) => Value::Null,
        }
    }

    /// The next event or table, as it was written. Who looks on is another matter.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            let text = patiently(self.0.next_text()).await.ok()?;
            if !text.starts_with(r#"{"type":"presence""#) {
                return Some(text);
            }
        }
    }

    /// The next event or table; `Null` when the socket is closed.
    pub async fn next(&mut self) -> Value {
        self.next_text().await.map_or(Value::Null, |text| serde_json::from_str(&text).unwrap())
    }

    /// Whether nothing comes for a while.
    pub async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(200), self.next_text()).await.is_err()
    }

    /// Sends a message and answers the reply; what comes before it waits.
    pub async fn say(&mut self, message: Value) -> Value {
        self.0.say(message).await.unwrap()
    }

    /// Watches a table and answers it.
    pub async fn watch(&mut self, table: &str) -> Value {
        self.0.watch(table, None, None).await.unwrap();
        self.next().await
    }
}

async fn patiently<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), what).await.expect("a message comes")
}

fn unchunked(body: &str) -> String {
    let (mut rest, mut whole) = (body, String::new());
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 || after.len() < size {
            break;
        }
        whole += &after[..size];
        rest = after.get(size + 2..).unwrap_or("");
    }
    whole
}

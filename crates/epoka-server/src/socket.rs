//! The WebSocket: one per client, for any number of tables.
//!
//! A client sends `{"id":7,"do":"watch","table":"…","since":12}` or any [order](crate::live::orders::Order) with a table, and
//! gets `{"type":"reply","id":7,…}`; events of the tables it watches come as they happen. Pings keep the connection and find
//! dead ones.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use governor::RateLimiter;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::{
    app::App,
    error::{Code, Trouble},
    guard::per_second,
    live::{Command, Text, Who, orders::Order, viewers::Watcher},
    random::{self, now_ms},
    routes::extract::holds_nul,
    session::{self, Caller},
};

/// The size of a socket's buffer for what comes: a small one is nine times less memory for a thousand sockets.
const BUFFER: usize = 8 * 1024;
/// How much may wait to be written together; it takes memory only while it waits.
const TOGETHER: usize = 32 * 1024;
/// How many messages may wait for a slow reader.
const QUEUE: usize = 256;
/// How often a socket is asked whether it lives.
const PING: Duration = Duration::from_secs(20);
/// How many tables one socket may watch.
const MOST_TABLES: usize = 32;
/// Try again later, in the language of sockets.
const TRY_AGAIN: u16 = 1013;
/// Not allowed any more, in the language of sockets.
const SIGNED_OUT: u16 = 1008;

/// Opens the socket.
pub async fn open(
    State(app): State<App>,
    Caller(who): Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let most = app.config.limits.body_bytes;
    let session = session::token(&headers).map(random::hashed).filter(|_| who.account.is_some());
    let upgrade =
        upgrade.read_buffer_size(BUFFER).write_buffer_size(TOGETHER).max_message_size(most).max_frame_size(most);
    upgrade.on_upgrade(async move |socket| {
        app.metrics.sockets.add(1);
        let client = Client::new(app.clone(), who, session);
        let number = client.number;
        client.serve(socket).await;
        app.sockets.forget(number);
        app.metrics.sockets.add(-1);
    })
}

/// The sockets of people who are signed in: they end with the session.
#[derive(Default)]
pub struct Sockets(Mutex<HashMap<u64, Signed>>);

/// By which session somebody has come.
struct Signed {
    session: String,
    account: String,
    leave: Arc<Notify>,
}

impl Sockets {
    /// Closes the sockets of a session.
    pub fn close_session(&self, session: &str) {
        self.close(|signed| signed.session == session);
    }

    /// Closes all sockets of somebody.
    pub fn close_account(&self, account: &str) {
        self.close(|signed| signed.account == account);
    }

    fn close(&self, which: impl Fn(&Signed) -> bool) {
        self.locked().values().filter(|signed| which(signed)).for_each(|signed| signed.leave.notify_one());
    }

    fn add(&self, number: u64, signed: Signed) {
        self.locked().insert(number, signed);
    }

    fn forget(&self, number: u64) {
        self.locked().remove(&number);
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Signed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A message of a client.
#[derive(Deserialize)]
struct Envelope {
    /// Comes back with the reply.
    #[serde(default)]
    id: Value,
    table: Option<String>,
    /// The invitation, where the table is private.
    invite: Option<String>,
    #[serde(flatten)]
    rest: serde_json::Map<String, Value>,
}

struct Client {
    app: App,
    who: Who,
    /// Its number as a watcher.
    number: u64,
    watched: HashSet<String>,
    messages: mpsc::Sender<Text>,
    incoming: Option<mpsc::Receiver<Text>>,
    too_slow: Arc<Notify>,
    /// The session it has come by; none of somebody who is not signed in.
    session: Option<String>,
    /// Tells it that the session has ended.
    leave: Arc<Notify>,
}

impl Client {
    fn new(app: App, who: Who, session: Option<String>) -> Client {
        static NUMBERS: AtomicU64 = AtomicU64::new(1);
        let (messages, incoming) = mpsc::channel(QUEUE);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (too_slow, leave) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        if let (Some(session), Some(account)) = (&session, &who.account) {
            let signed = Signed { session: session.clone(), account: account.clone(), leave: leave.clone() };
            app.sockets.add(number, signed);
        }
        let watched = HashSet::new();
        Client { app, who, number, watched, messages, incoming: Some(incoming), too_slow, session, leave }
    }

    async fn serve(mut self, socket: WebSocket) {
        let (mut out, mut input) = socket.split();
        let mut outgoing = self.incoming.take().expect("a client is served once");
        let limiter = RateLimiter::direct(per_second(self.app.config.limits.messages));
        let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
        let mut silent = 0;
        loop {
            tokio::select! {
                message = input.next() => {
                    silent = 0;
                    let Some(Ok(message)) = message else { break };
                    let reply = match message {
                        Message::Text(_) | Message::Binary(_) if limiter.check().is_err() => {
                            self.app.metrics.too_fast.add();
                            self.refusal(&Value::Null, &Trouble::new(Code::TooFast))
                        }
                        Message::Text(text) => self.obey(&text).await,
                        Message::Binary(_) => self.refusal(&Value::Null, &Trouble::bad("messages are text")),
                        Message::Ping(_) | Message::Pong(_) => continue,
                        Message::Close(_) => break,
                    };
                    if send_all(&mut out, reply, &mut outgoing).await.is_err() { break }
                }
                Some(text) = outgoing.recv() => {
                    if send_all(&mut out, text, &mut outgoing).await.is_err() { break }
                }
                () = self.too_slow.notified() => {
                    self.app.metrics.too_slow.add();
                    close(&mut out, TRY_AGAIN, "too slow").await;
                    break;
                }
                () = self.leave.notified() => {
                    close(&mut out, SIGNED_OUT, "signed out").await;
                    break;
                }
                _ = ping.tick() => {
                    silent += 1;
                    if self.has_signed_out_elsewhere().await {
                        close(&mut out, SIGNED_OUT, "signed out").await;
                        break;
                    }
                    if silent > 3 || out.send(Message::Ping(Vec::new().into())).await.is_err() { break }
                }
            }
        }
        for table in &self.watched {
            self.app.tables.tell(table, Command::Unwatch(self.number)).await;
        }
    }

    /// Whether the session was ended at another server on the same database.
    async fn has_signed_out_elsewhere(&self) -> bool {
        let Some(session) = self.session.as_ref().filter(|_| self.app.store.is_shared()) else { return false };
        matches!(self.app.store.session(session, now_ms()).await, Ok(None))
    }

    async fn obey(&mut self, text: &str) -> Text {
        let envelope: Envelope = match serde_json::from_str(text) {
            Ok(envelope) => envelope,
            Err(error) => return self.refusal(&Value::Null, &Trouble::bad(error)),
        };
        let id = envelope.id.clone();
        match self.carry_out(envelope).await {
            Ok(done) => json!({"type": "reply", "id": id, "done": done}).to_string().into(),
            Err(trouble) => self.refusal(&id, &trouble),
        }
    }

    fn refusal(&self, id: &Value, trouble: &Trouble) -> Text {
        json!({"type": "reply", "id": id, "error": trouble.body(self.who.lang)}).to_string().into()
    }

    async fn carry_out(&mut self, envelope: Envelope) -> Result<Value, Trouble> {
        let Envelope { table, invite, mut rest, .. } = envelope;
        let table = table.filter(|table| !table.contains('\0')).ok_or_else(|| Trouble::bad("`table` is missing"))?;
        if invite.as_ref().is_some_and(|invite| invite.contains('\0')) || rest.values().any(holds_nul) {
            return Err(Trouble::bad("a text holds a character no database can keep"));
        }
        let mut who = self.who.clone();
        match rest.get("do").and_then(Value::as_str) {
            Some("watch") => {
                who.invited = invited(&self.app, &table, invite.as_deref()).await?;
                let number = |field: &str| rest.get(field).and_then(Value::as_i64);
                let seat = number("seat").and_then(|seat| u8::try_from(seat).ok());
                self.watch(who, table, number("since"), seat).await
            }
            Some("unwatch") => {
                self.watched.remove(&table);
                self.app.tables.tell(&table, Command::Unwatch(self.number)).await;
                Ok(Value::Null)
            }
            Some("lang") => {
                let lang = rest.remove("lang").and_then(|lang| serde_json::from_value(lang).ok());
                self.who.lang = lang.ok_or_else(|| Trouble::bad("`lang` is \"en\" or \"pl\""))?;
                Ok(Value::Null)
            }
            _ => {
                let order = Order::deserialize(Value::Object(rest)).map_err(Trouble::bad)?;
                Ok(json!(self.app.tables.order(&self.app, &table, who, order).await?))
            }
        }
    }

    async fn watch(&mut self, who: Who, table: String, since: Option<i64>, seat: Option<u8>) -> Result<Value, Trouble> {
        if self.watched.len() >= MOST_TABLES && !self.watched.contains(&table) {
            return Err(Trouble::new(Code::TooMany));
        }
        let muted = match &who.account {
            Some(account) => self.app.store.muted_by(account).await?.into_iter().map(|(id, _)| id).collect(),
            None => HashSet::new(),
        };
        let watcher =
            Watcher { id: self.number, seat, muted, messages: self.messages.clone(), too_slow: self.too_slow.clone() };
        let (reply, answer) = oneshot::channel();
        self.app.tables.send(&self.app, &table, Command::Watch(who, watcher, since, reply)).await?;
        answer.await.unwrap_or(Err(Trouble::new(Code::NotWritten)))?;
        self.watched.insert(table);
        Ok(Value::Null)
    }
}

type Out = SplitSink<WebSocket, Message>;

/// Sends a message and whatever else waits, in one piece.
async fn send_all(out: &mut Out, first: Text, waiting: &mut mpsc::Receiver<Text>) -> Result<(), axum::Error> {
    out.feed(Message::Text(first)).await?;
    while let Ok(text) = waiting.try_recv() {
        out.feed(Message::Text(text)).await?;
    }
    out.flush().await
}

async fn close(out: &mut Out, code: u16, reason: &'static str) {
    // Who is gone by now needs no reason.
    let _ = out.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}

/// Whether somebody has shown the invitation of a table.
pub async fn invited(app: &App, table: &str, invite: Option<&str>) -> Result<bool, Trouble> {
    let Some(invite) = invite else { return Ok(false) };
    Ok(app.store.invited_to(invite).await?.is_some_and(|invited| invited.id == table))
}

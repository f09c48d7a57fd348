//! The WebSocket: orders out, replies and events in.

use std::{collections::VecDeque, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, http::HeaderName, protocol::WebSocketConfig},
};

use crate::{Done, Refused, Trouble};

/// How long a reply may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The size of a socket's buffer for what comes: it is filled with zeros before every read, and events are short.
const BUFFER: usize = 8 * 1024;

/// An open socket.
pub struct Socket {
    /// Boxed: the state of TLS is large, and sockets are held by many futures.
    stream: Box<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    next: u64,
    waiting: VecDeque<String>,
}

/// What comes from a socket.
#[derive(Clone, Debug, PartialEq)]
pub enum Incoming {
    /// A message, as it was written.
    Text(String),
    /// The server has closed the socket, with this code.
    Closed(Option<u16>),
}

impl Socket {
    pub(crate) async fn open(
        base: &str,
        cookie: Option<&str>,
        headers: &[(String, String)],
    ) -> Result<Socket, Trouble> {
        let gone = |error: &dyn std::fmt::Display| Trouble::Gone(error.to_string());
        // http becomes ws, https wss.
        let url = format!("ws{}/api/socket", base.strip_prefix("http").unwrap_or(base));
        let mut request = url.into_client_request().map_err(|error| gone(&error))?;
        let all = headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in all.chain(cookie.map(|cookie| ("cookie", cookie))) {
            let name: HeaderName = name.parse().map_err(|error| gone(&error))?;
            request.headers_mut().insert(name, value.parse().map_err(|error| gone(&error))?);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER);
        let opened = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await;
        let (stream, _) = opened.map_err(|error| gone(&error))?;
        Ok(Socket { stream: Box::new(stream), next: 0, waiting: VecDeque::new() })
    }

    /// Sends a message and answers the number its reply will have; nobody waits for it here.
    pub async fn send(&mut self, mut message: Value) -> Result<u64, Trouble> {
        self.next += 1;
        message["id"] = json!(self.next);
        self.send_text(&message.to_string()).await?;
        Ok(self.next)
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Trouble> {
        self.stream.send(Message::text(text)).await.map_err(|error| Trouble::Gone(error.to_string()))
    }

    /// What comes next, whatever it is, however long it takes.
    pub async fn read(&mut self) -> Result<Incoming, Trouble> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Incoming::Text(text.as_str().to_owned())),
                Some(Ok(Message::Close(frame))) => return Ok(Incoming::Closed(frame.map(|frame| frame.code.into()))),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Trouble::Gone(error.to_string())),
                None => return Err(Trouble::Gone("the socket is closed".into())),
            }
        }
    }

    /// The next message that is no reply, as it was written.
    pub async fn next_text(&mut self) -> Result<String, Trouble> {
        match self.waiting.pop_front() {
            Some(text) => Ok(text),
            None => self.text().await,
        }
    }

    /// The next message that is no reply.
    pub async fn next(&mut self) -> Result<Value, Trouble> {
        parse(&self.next_text().await?)
    }

    /// Sends a message and waits for its reply; what comes before it is kept for [`Socket::next`].
    pub async fn say(&mut self, message: Value) -> Result<Value, Trouble> {
        let id = self.send(message).await?;
        let reply = async {
            loop {
                let text = self.text().await?;
                // Replies are short and say so at once; whole tables are not read twice.
                if text.starts_with(r#"{"type":"reply""#) {
                    let reply = parse(&text)?;
                    if reply["id"].as_u64() == Some(id) {
                        return Ok(reply);
                    }
                }
                self.waiting.push_back(text);
            }
        };
        tokio::time::timeout(PATIENCE, reply).await.map_err(|_| Trouble::Gone("no reply comes".into()))?
    }

    /// Does something at a table. Whoever gets an answer knows that it is on disk.
    pub async fn order(&mut self, table: &str, order: &Value) -> Result<Done, Trouble> {
        let mut order = order.clone();
        order["table"] = json!(table);
        let done = done(self.say(order).await?)?;
        Done::deserialize(done).map_err(|error| Trouble::Strange(error.to_string()))
    }

    /// Looks at a table from now on: the whole of it comes next, or what was missed `since` a number.
    pub async fn watch(&mut self, table: &str, since: Option<i64>, seat: Option<u8>) -> Result<(), Trouble> {
        let mut message = json!({"do": "watch", "table": table, "since": since});
        if let Some(seat) = seat {
            message["seat"] = json!(seat);
        }
        done(self.say(message).await?).map(drop)
    }

    async fn text(&mut self) -> Result<String, Trouble> {
        match self.read().await? {
            Incoming::Text(text) => Ok(text),
            Incoming::Closed(code) => Err(Trouble::Gone(format!("the server has closed the socket: {code:?}"))),
        }
    }
}

fn parse(text: &str) -> Result<Value, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Strange(error.to_string()))
}

/// What a reply says was done, or why not.
fn done(mut reply: Value) -> Result<Value, Trouble> {
    match reply.get_mut("error").map(Value::take) {
        None => Ok(reply["done"].take()),
        Some(error) => {
            Err(Trouble::Refused(Refused::deserialize(error).map_err(|error| Trouble::Strange(error.to_string()))?))
        }
    }
}

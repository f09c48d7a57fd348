//! A table that is followed: what is missed is asked for again, and a connection that breaks is made anew.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{Client, Done, Known, Socket, Trouble};

/// How often a lost connection is tried again, and how long it takes from one try to the next at most.
const TRIES: u32 = 8;
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// A table that is followed.
pub struct Watched {
    client: Client,
    socket: Socket,
    table: String,
    seat: Option<u8>,
    known: Known,
}

impl Watched {
    pub(crate) async fn new(client: Client, table: &str, seat: Option<u8>) -> Result<Watched, Trouble> {
        let mut socket = client.socket().await?;
        socket.watch(table, None, seat).await?;
        let known = Known::new(socket.next().await?);
        Ok(Watched { client, socket, table: table.into(), seat, known })
    }

    /// The table as it is known.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// Who follows it.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Goes on at another server on the same database.
    pub fn go_to(&mut self, base: &str) {
        self.client = self.client.at(base);
    }

    /// Plays a chain of actions, unless the match has gone on.
    pub async fn act(&mut self, actions: &[Value]) -> Result<Done, Trouble> {
        let step = &self.known.turn()["step"];
        let mut order = json!({"do": "act", "actions": actions, "step": step});
        if let Some(seat) = self.seat {
            order["seat"] = json!(seat);
        }
        self.order(&order).await
    }

    /// Does something at the table.
    pub async fn order(&mut self, order: &Value) -> Result<Done, Trouble> {
        self.socket.order(&self.table, order).await
    }

    /// Waits for the next message, takes it in and answers it. A gap or a lost connection is mended first: the server sends
    /// exactly what was missed, or the whole table.
    pub async fn next(&mut self) -> Result<Value, Trouble> {
        loop {
            match self.socket.next().await {
                Ok(message) if message["type"] == "reply" => {}
                Ok(message) => match self.known.take(&message) {
                    Ok(()) => return Ok(message),
                    Err(_) => self.socket.watch(&self.table, None, self.seat).await?,
                },
                Err(Trouble::Gone(_)) => self.reconnect().await?,
                Err(trouble) => return Err(trouble),
            }
        }
    }

    /// Connects again and asks for what was missed.
    pub async fn reconnect(&mut self) -> Result<(), Trouble> {
        let mut wait = Duration::from_millis(50);
        let mut last = None;
        for _ in 0..TRIES {
            match self.again().await {
                Ok(()) => return Ok(()),
                Err(trouble @ Trouble::Gone(_)) => last = Some(trouble),
                Err(trouble) => return Err(trouble),
            }
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        }
        Err(last.expect("there was at least one try"))
    }

    async fn again(&mut self) -> Result<(), Trouble> {
        let mut socket = self.client.socket().await?;
        socket.watch(&self.table, Some(self.known.number()), self.seat).await?;
        self.socket = socket;
        Ok(())
    }
}

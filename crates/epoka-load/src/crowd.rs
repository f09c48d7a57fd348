//! Many people at many tables, each with a socket of their own.

use std::time::{Duration, Instant};

use epoka_client::{Client, Socket};
use epoka_core::Random;
use serde::{Deserialize, de::IgnoredAny};
use serde_json::{StreamDeserializer, Value, de::StrRead, json};
use tokio::task::JoinSet;

use crate::{Fallible, latency::Latencies};

/// How many people come in at the same time.
const AT_ONCE: usize = 50;

/// Everybody.
pub struct Crowd {
    tables: Vec<Table>,
    game: String,
}

/// A table of four.
struct Table {
    number: usize,
    game: String,
    players: Vec<Client>,
    sockets: Vec<Socket>,
    id: String,
    /// What each of the four was last told.
    told: Vec<Told>,
    random: Random,
}

/// A table or an event, of which only the number is read: most of those who are told need no more.
struct Told {
    number: i64,
    text: String,
}

/// What a match waits for, as much of it as one needs to know.
#[derive(Deserialize)]
struct Turn {
    step: usize,
    #[serde(default)]
    seats: Vec<usize>,
}

/// What became of an order.
#[derive(Deserialize)]
struct Reply {
    id: Option<u64>,
    done: Option<epoka_client::Done>,
    error: Option<Value>,
}

#[derive(Deserialize)]
struct Offer {
    action: Value,
}

impl Crowd {
    /// Everybody comes in, sits down and begins to play.
    pub async fn gather(base: &str, game: &str, tables: usize) -> Fallible<Crowd> {
        let mut crowd = Crowd { tables: Vec::new(), game: game.into() };
        let mut coming = JoinSet::new();
        for number in 0..tables {
            while coming.len() >= AT_ONCE {
                crowd.tables.push(coming.join_next().await.ok_or("nobody comes")???);
            }
            coming.spawn(Table::gather(base.to_owned(), game.to_owned(), number));
        }
        while let Some(table) = coming.join_next().await {
            crowd.tables.push(table??);
        }
        Ok(crowd)
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> usize {
        self.tables.len() * 4
    }

    /// Everybody plays for a while: as fast as they can, or so many moves a second all together.
    pub async fn play(&mut self, time: Duration, pace: Option<u32>) -> Fallible<Latencies> {
        let count = self.tables.len();
        let start = Instant::now();
        let mut playing = JoinSet::new();
        for (at, table) in std::mem::take(&mut self.tables).into_iter().enumerate() {
            // Tables take turns, so that moves come evenly.
            let every = pace.map(|pace| Duration::from_secs_f64(count as f64 / f64::from(pace)));
            let first = start + every.unwrap_or_default().mul_f64(at as f64 / count as f64);
            playing.spawn(table.play(first, every, start + time));
        }
        let mut all = Latencies::default();
        while let Some(played) = playing.join_next().await {
            let (table, latencies) = played??;
            self.tables.push(table);
            all.extend(latencies);
        }
        Ok(all)
    }

    /// So many tables at which four good bots play against each other, from now on.
    pub async fn let_bots_think(&self, tables: usize) -> Fallible<()> {
        let bots = vec![json!({"kind": "bot", "level": "hard"}); 4];
        for _ in 0..tables {
            let host = &self.tables[0].players[0];
            host.open(&json!({"game": self.game, "seats": bots, "private": true, "start": true})).await?;
        }
        Ok(())
    }

    /// Sockets that watch a table and do nothing.
    pub async fn idle(&self, count: usize) -> Fallible<Vec<Socket>> {
        let mut idle = Vec::new();
        for number in 0..count {
            let table = &self.tables[number % self.tables.len()];
            let mut socket = table.players[number % 4].socket().await?;
            socket.watch(&table.id, None, None).await?;
            socket.next_text().await?;
            idle.push(socket);
        }
        Ok(idle)
    }
}

impl Table {
    async fn gather(base: String, game: String, number: usize) -> Fallible<Table> {
        let (mut players, mut sockets) = (Vec::new(), Vec::new());
        for seat in 0..4 {
            let mut player = Client::new(&base);
            player.guest(&format!("Player {number}-{seat}")).await?;
            sockets.push(player.socket().await?);
            players.push(player);
        }
        let random = Random::from_seed(&format!("load {number}"));
        let mut table = Table { number, game, players, sockets, id: String::new(), told: Vec::new(), random };
        table.begin().await?;
        Ok(table)
    }

    /// Opens a table for the four, who watch it.
    async fn begin(&mut self) -> Fallible<()> {
        let seats = json!([{"kind": "me"}, {"kind": "free"}, {"kind": "free"}, {"kind": "free"}]);
        self.id = self.players[0].open(&json!({"game": self.game, "seats": seats})).await?.table;
        for player in &self.players[1..] {
            player.join(&self.id, None).await?;
        }
        self.players[0].start(&self.id).await?;
        self.told.clear();
        for socket in &mut self.sockets {
            socket.watch(&self.id, None, None).await?;
            self.told.push(Told::read(socket.next_text().await?));
        }
        Ok(())
    }

    async fn play(mut self, first: Instant, every: Option<Duration>, end: Instant) -> Fallible<(Table, Latencies)> {
        let mut latencies = Latencies::default();
        let mut due = first;
        loop {
            // A move that should have been made by now counts from when it should have been made.
            tokio::time::sleep_until(due.into()).await;
            if due.max(Instant::now()) >= end {
                return Ok((self, latencies));
            }
            let since = every.map_or_else(Instant::now, |_| due);
            match self.one_move(since).await? {
                Some((reply, seen)) => latencies.add(reply, seen),
                None => self.begin().await?,
            }
            due = every.map_or_else(Instant::now, |every| due + every);
        }
    }

    /// One move of whoever is asked; none if the match is over.
    async fn one_move(&mut self, since: Instant) -> Fallible<Option<(Duration, Duration)>> {
        let turn = self.told[0].turn()?;
        let Some(&seat) = turn.seats.first() else { return Ok(None) };
        let mut plays = self.told[seat].offers();
        plays.retain(|offer| !offer.ends_with(r#""class":"concede"}"#));
        let chosen = *self.random.choose(&plays).ok_or("nothing can be done")?;
        let (step, Offer { action }) = (turn.step, serde_json::from_str(chosen)?);
        let order = json!({"do": "act", "table": self.id, "actions": [action], "step": step});
        let id = self.sockets[seat].send(order).await?;
        let (mut reply, mut number) = (None, None);
        while reply.is_none() || self.told[seat].number < number.unwrap_or(i64::MAX) {
            let heard = self.sockets[seat].next_text().await?;
            if heard.starts_with(r#"{"type":"reply""#) {
                let heard: Reply = serde_json::from_str(&heard)?;
                if heard.id == Some(id) {
                    let done = heard.done.ok_or_else(|| format!("table {}: {:?}", self.number, heard.error))?;
                    (reply, number) = (Some(since.elapsed()), Some(done.number));
                }
            } else {
                self.hear(seat, heard);
            }
        }
        let number = number.unwrap_or_default();
        for other in (0..4).filter(|&other| other != seat) {
            while self.told[other].number < number {
                let heard = self.sockets[other].next_text().await?;
                self.hear(other, heard);
            }
        }
        Ok(Some((reply.unwrap_or_default(), since.elapsed())))
    }

    fn hear(&mut self, seat: usize, heard: String) {
        if heard.starts_with(r#"{"type":"table""#) || heard.starts_with(r#"{"type":"event""#) {
            self.told[seat] = Told::read(heard);
        }
    }
}

impl Told {
    /// The number is one of the first things a message says.
    fn read(text: String) -> Told {
        let number = text.split_once(r#""number":"#).map_or("", |(_, rest)| rest);
        let number = number.split(|digit: char| !digit.is_ascii_digit()).next().and_then(|digits| digits.parse().ok());
        Told { number: number.unwrap_or_default(), text }
    }

    /// What the match waits for. The rest of the message is not read.
    fn turn(&self) -> Fallible<Turn> {
        let (_, rest) = self.text.split_once(r#""turn":"#).ok_or("nobody says whose turn it is")?;
        Ok(values::<Turn>(rest).next().ok_or("the turn is missing")??)
    }

    /// What one may do, each as it is written: one of them is read.
    fn offers(&self) -> Vec<&str> {
        let mut offers = Vec::new();
        let mut rest = self
            .text
            .split_once(r#""actions":[{"action""#)
            .map_or("", |(before, _)| &self.text[before.len() + r#""actions":["#.len()..]);
        while rest.starts_with('{') {
            let mut offer = values::<IgnoredAny>(rest);
            let Some(Ok(_)) = offer.next() else { break };
            let (offer, after) = rest.split_at(offer.byte_offset());
            offers.push(offer);
            rest = after.strip_prefix(',').unwrap_or_default();
        }
        offers
    }
}

/// The values a text begins with.
fn values<'a, T: Deserialize<'a>>(text: &'a str) -> StreamDeserializer<'a, StrRead<'a>, T> {
    serde_json::Deserializer::from_str(text).into_iter()
}

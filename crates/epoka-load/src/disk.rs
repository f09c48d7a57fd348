//! What the disk can do: commits of the very statements a move is, without a server around them.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use epoka_store::{Account, Entry, Kind, Move, Seat, Status, Store, Table};
use serde_json::json;

use crate::Fallible;

/// What a disk can do.
pub struct Limit {
    /// Moves a second, each in a commit of its own, one after the other.
    pub alone: f64,
    /// Moves a second when all tables write at once and share commits.
    pub grouped: f64,
}

/// Measures a disk.
pub async fn measure(folder: &Path, tables: usize, time: Duration) -> Fallible<Limit> {
    let store = Store::in_folder(folder).await?;
    store.add_account(&account()).await?;
    for table in 0..tables {
        let seats: Vec<Seat> =
            (0..4).map(|seat| Seat { seat, bot: Some("random".into()), ..Seat::default() }).collect();
        store.add_table(&opened(&table.to_string()), &seats).await?;
        let nonces = vec!["nonce".to_owned(); 4];
        store.start(&table.to_string(), "seed", &nonces, &json!({}), 0).await?;
    }
    let alone = append(&store, "0", Instant::now() + time, 1).await? as f64 / time.as_secs_f64();
    let until = Instant::now() + time;
    let writers: Vec<_> = (1..tables)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move { append(&store, &table.to_string(), until, 1).await })
        })
        .collect();
    let mut grouped = 0;
    for writer in writers {
        grouped += writer.await??;
    }
    Ok(Limit { alone, grouped: grouped as f64 / time.as_secs_f64() })
}

async fn append(store: &Store, table: &str, until: Instant, first: i64) -> Fallible<i64> {
    // As large as a position of four players is.
    let position = json!({"view": "x".repeat(4000)}).to_string();
    let mut sequence = first;
    while Instant::now() < until {
        let body = json!({"actions": [{"type": "place", "spot": "forest", "figures": 2}]});
        let entry = Entry { sequence, seat: Some(0), kind: "act".into(), body, at_ms: 0 };
        let standing = json!({"clocks": {"left-ms": [], "running": [], "since-ms": 0}, "out": []}).to_string();
        let position = Some(position.clone());
        let new = Move { entry, standing, due_ms: None, position, said: None, bot: None, end: None, onwards: None };
        store.append(table, &new).await?;
        sequence += 1;
    }
    Ok(sequence - first)
}

fn account() -> Account {
    Account {
        id: "host".into(),
        kind: Kind::Guest,
        name: "Host".into(),
        password: None,
        settings: json!({}),
        away_until_ms: 0,
        vacation_ms: 0,
        created_ms: 0,
    }
}

fn opened(id: &str) -> Table {
    Table {
        id: id.into(),
        game: "stone-age".into(),
        players: 4,
        rules_version: 1,
        data: String::new(),
        options: json!({}),
        private: false,
        invite: id.into(),
        host: "host".into(),
        status: Status::Open,
        secret: String::new(),
        commitment: String::new(),
        seed: None,
        position: None,
        standing: json!({}),
        result: None,
        created_ms: 0,
        started_ms: None,
        ended_ms: None,
    }
}

//! What can go wrong with a file.

use std::{
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

use epoka_store::{
    Account, Entry, Kind, Move, Seat, Status, Store, StoreError, Table,
    sqlite::{Options, Sqlite},
};
use serde_json::json;

fn file() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("epoka-sqlite-{}-{number}.sqlite", std::process::id()))
}

fn remove(file: &std::path::Path) {
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
}

async fn with_a_table(store: &Store) {
    let host = Account {
        id: "host".into(),
        kind: Kind::Guest,
        name: "Host".into(),
        password: None,
        settings: json!({}),
        away_until_ms: 0,
        vacation_ms: 0,
        created_ms: 0,
    };
    store.add_account(&host).await.unwrap();
    let table = Table {
        id: "t".into(),
        game: "stone-age".into(),
        players: 1,
        rules_version: 1,
        data: String::new(),
        options: json!({}),
        private: false,
        invite: "i".into(),
        host: "host".into(),
        status: Status::Playing,
        secret: String::new(),
        commitment: String::new(),
        seed: Some("s".into()),
        position: None,
        standing: json!({}),
        result: None,
        created_ms: 0,
        started_ms: Some(0),
        ended_ms: None,
    };
    store.add_table(&table, &[Seat { bot: Some("random".into()), ..Seat::default() }]).await.unwrap();
}

fn entry(sequence: i64, length: usize) -> Move {
    let entry = Entry { sequence, seat: Some(0), kind: "act".into(), body: json!("x".repeat(length)), at_ms: sequence };
    Move {
        entry,
        standing: json!({"at": sequence}).to_string(),
        due_ms: None,
        position: None,
        said: None,
        bot: None,
        end: None,
        onwards: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_the_move_and_nothing_of_it_is_seen() {
    let file = file();
    let store = Store::on(Sqlite::open(&file, Options { max_pages: Some(100) }).unwrap()).await.unwrap();
    with_a_table(&store).await;
    store.append("t", &entry(1, 10)).await.unwrap();
    let full = store.append("t", &entry(2, 1_000_000)).await;
    assert!(matches!(&full, Err(StoreError::Failed(why)) if why.contains("full")), "{full:?}");
    assert_eq!(store.log("t", 0).await.unwrap().len(), 1);
    assert_eq!(store.table("t").await.unwrap().unwrap().standing, json!({"at": 1}));

    // Others of the same group commit have nothing to do with it.
    let new = [entry(2, 10), entry(90, 1_000_000), entry(3, 10), entry(4, 10)];
    let rivals = new.map(|new| {
        let store = store.clone();
        tokio::spawn(async move { store.append("t", &new).await.is_ok() })
    });
    let mut written = Vec::new();
    for rival in rivals {
        written.push(rival.await.unwrap());
    }
    assert_eq!(written, [true, false, true, true]);
    drop(store);
    let again = Store::on(Sqlite::open(&file, Options::default()).unwrap()).await.unwrap();
    let log = again.log("t", 0).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.sequence).collect::<Vec<_>>(), [1, 2, 3, 4]);
    remove(&file);
}

#[tokio::test]
async fn a_schema_from_the_future_or_another_past_is_refused() {
    let file = file();
    drop(Store::on(Sqlite::open(&file, Options::default()).unwrap()).await.unwrap());
    let change = |sql: &str| {
        rusqlite::Connection::open(&file).unwrap().execute(sql, []).unwrap();
    };
    let open = async || match Store::on(Sqlite::open(&file, Options::default()).unwrap()).await {
        Ok(_) => panic!("it opens"),
        Err(error) => error.to_string(),
    };
    change("INSERT INTO migrations VALUES (99, 'x')");
    assert!(open().await.contains("older"));
    change("DELETE FROM migrations WHERE version = 99");
    change("UPDATE migrations SET hash = 'x'");
    assert!(open().await.contains("another schema"));
    remove(&file);
}

#[tokio::test]
async fn of_the_positions_an_older_program_kept_the_last_one_stays() {
    let file = file();
    let store = Store::on(Sqlite::open(&file, Options::default()).unwrap()).await.unwrap();
    with_a_table(&store).await;
    drop(store);
    let older = "DROP TABLE last_positions; DELETE FROM migrations WHERE version > 3;
        CREATE TABLE positions (table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, view TEXT NOT NULL,
            PRIMARY KEY (table_id, sequence)) STRICT;
        INSERT INTO positions VALUES ('t', 2, '[2]'), ('t', 10, '[10]'), ('t', 9, '[9]');";
    rusqlite::Connection::open(&file).unwrap().execute_batch(older).unwrap();
    let store = Store::on(Sqlite::open(&file, Options::default()).unwrap()).await.unwrap();
    assert_eq!(store.position("t").await, Ok(Some((10, json!([10])))));
    drop(store);
    remove(&file);
}

#[tokio::test]
async fn a_file_that_cannot_keep_anything_is_refused() {
    let error = Sqlite::open(std::path::Path::new("/dev/null/epoka.sqlite"), Options::default()).err().unwrap();
    assert!(matches!(error, StoreError::Failed(_)));
    let memory = Sqlite::open(std::path::Path::new(":memory:"), Options::default()).err().unwrap();
    assert!(matches!(&memory, StoreError::Unfit(why) if why.contains("journal_mode=memory")), "{memory}");
}

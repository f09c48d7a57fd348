//! What Epoka keeps: accounts, tables, the log of every table, talk, ratings, decks. Durable, on SQLite and PostgreSQL alike.
//!
//! [`Store`] asks in words of ours; a [`Database`] answers: [`sqlite`] by default, [`postgres`] where several servers
//! share the tables. Whatever is written is on disk before the answer comes.
//!
//! The log of a table is append-only, and its key (table, sequence) is the arbiter: of two writers who append the same
//! number one is refused with [`StoreError::Taken`].
//!

pub mod accounts;
pub mod claims;
pub mod database;
pub mod decks;
pub mod migrations;
pub mod moves;
pub mod postgres;
pub mod ratings;
pub mod sqlite;
pub mod subscriptions;
pub mod tables;
pub mod talk;

mod tls;

use std::{path::Path, sync::Arc};

pub use crate::{
    accounts::{Account, Kind},
    database::{Database, News, StoreError},
    decks::Deck,
    moves::{Entry, Move},
    ratings::{Change, Pool, Rating},
    subscriptions::Subscription,
    tables::{Seat, Status, Table},
    talk::{Line, Report},
};

/// The store: every server holds one.
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
}

impl Store {
    /// The store in a folder of this machine.
    pub async fn in_folder(folder: &Path) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder).map_err(|error| StoreError::Failed(error.to_string()))?;
        Store::on(sqlite::Sqlite::open(&folder.join("epoka.sqlite"), sqlite::Options::default())?).await
    }

    /// The store on a PostgreSQL server.
    pub async fn at_url(url: &str) -> Result<Store, StoreError> {
        Store::on(postgres::Postgres::open(url).await?).await
    }

    /// The store on any database, brought to the schema of this program.
    pub async fn on(database: impl Database) -> Result<Store, StoreError> {
        let database = Arc::new(database);
        migrations::run(&*database).await?;
        Ok(Store { database })
    }

    /// The kind of database, for logs.
    pub fn kind(&self) -> &'static str {
        self.database.name()
    }

    /// What other servers on the same database change, from now on; none if there cannot be others.
    pub fn news(&self) -> Option<tokio::sync::mpsc::Receiver<News>> {
        self.database.news()
    }

    /// Whether the database answers.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.database.read(database::sql!("SELECT version FROM migrations")).await.map(drop)
    }
}

//! PostgreSQL: several servers may share it, and it groups commits by itself.

use std::{
    future::poll_fn,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts};
use futures_util::future::join_all;
use tokio::sync::mpsc;
use tokio_postgres::{
    AsyncMessage, Config,
    error::SqlState,
    types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

use tokio_postgres_rustls::MakeRustlsConnect;

use crate::{
    database::{Database, News, Pending, Row, Statement, StoreError, Value, sql},
    tls,
};

/// How many connections a server keeps.
const CONNECTIONS: usize = 24;
/// How long a connection may take to come.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where servers tell each other which tables have changed.
const CHANNEL: &str = "epoka_tables";
/// How much news may wait to be heard.
const NEWS: usize = 4096;

/// Where the server is, and how to talk to it in private.
type Connect = (Config, MakeRustlsConnect);

/// A database on a PostgreSQL server.
pub struct Postgres {
    pool: Pool,
    config: Config,
    tls: MakeRustlsConnect,
    /// Tells this server's news from that of others.
    own: String,
}

impl Postgres {
    /// Connects and checks that the server keeps what it acknowledges.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let (mut config, tls) = tls::of(url)?;
        config.connect_timeout(PATIENCE);
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), tls.clone(), recycling);
        let durable = Hook::async_fn(|client, _| {
            Box::pin(
                async move { client.batch_execute("SET synchronous_commit = on").await.map_err(HookError::Backend) },
            )
        });
        let timeouts = Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .timeouts(timeouts)
            .post_create(durable)
            .build()
            .map_err(|error| StoreError::Unfit(error.to_string()))?;
        let own = format!("{}-{:?}", std::process::id(), std::time::Instant::now());
        let own = blake3::hash(format!("{own} {:p}", &raw const pool).as_bytes()).to_hex()[..16].to_owned();
        let opened = Postgres { pool, config, tls, own };
        opened.check_settings().await?;
        Ok(opened)
    }

    async fn check_settings(&self) -> Result<(), StoreError> {
        let client = self.pool.get().await?;
        for (setting, wanted) in [("synchronous_commit", "on"), ("fsync", "on"), ("full_page_writes", "on")] {
            let row = client.query_one(&format!("SHOW {setting}"), &[]).await?;
            let is: String = row.try_get(0)?;
            if is != wanted {
                let told = format!("PostgreSQL has {setting}={is}, which loses moves; it must be {wanted}");
                return Err(StoreError::Unfit(told));
            }
        }
        Ok(())
    }

    async fn select(&self, query: Statement) -> Result<Vec<Row>, StoreError> {
        let client = self.pool.get().await?;
        let prepared = client.prepare_cached(query.sql).await?;
        let found = client.query(&prepared, &borrowed(&query.params)).await?;
        found.iter().map(read_row).collect()
    }

    async fn run(&self, batch: Vec<Statement>) -> Result<(), StoreError> {
        let mut client = self.pool.get().await?;
        let mut prepared = Vec::with_capacity(batch.len());
        for statement in &batch {
            prepared.push(client.prepare_cached(statement.sql).await?);
        }
        let transaction = client.transaction().await?;
        // The statements travel together; they are carried out in this order.
        let sent = batch.iter().zip(&prepared).map(|(statement, prepared)| {
            let params = borrowed(&statement.params);
            let transaction = &transaction;
            async move { transaction.execute(prepared, &params).await }
        });
        // The first that was refused says why; those after it only say that something before them was.
        let changed = join_all(sent).await.into_iter().collect::<Result<Vec<_>, _>>()?;
        batch.iter().zip(changed).try_for_each(|(statement, changed)| statement.check(changed))?;
        Ok(transaction.commit().await?)
    }
}

impl Database for Postgres {
    fn name(&self) -> &'static str {
        "postgres"
    }

    fn read(&self, query: Statement) -> Pending<'_, Vec<Row>> {
        Box::pin(self.select(query))
    }

    fn write(&self, batch: Vec<Statement>) -> Pending<'_, ()> {
        Box::pin(self.run(batch))
    }

    fn write_about(&self, table: &str, mut batch: Vec<Statement>) -> Pending<'_, ()> {
        // Told with the commit, or not at all.
        batch.push(sql!("SELECT pg_notify('epoka_tables', $1)", format!("{} {table}", self.own)));
        Box::pin(self.run(batch))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        let (tables, news) = mpsc::channel(NEWS);
        let connect = (self.config.clone(), self.tls.clone());
        tokio::spawn(listen(connect, self.own.clone(), tables));
        Some(news)
    }
}

/// Hears what other servers change, for as long as somebody wants to know. A connection that breaks is made anew.
async fn listen(connect: Connect, own: String, tables: mpsc::Sender<News>) {
    while !tables.is_closed() {
        if let Err(error) = hear(&connect, &own, &tables).await {
            tracing::warn!(%error, "the news of other servers is interrupted");
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn hear((config, tls): &Connect, own: &str, tables: &mpsc::Sender<News>) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = config.connect(tls.clone()).await?;
    let (heard, mut messages) = mpsc::channel(NEWS);
    let missed = AtomicBool::new(false);
    let driver = async {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(news) = message?
                && heard.try_send(news.payload().to_owned()).is_err()
            {
                missed.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    };
    let reader = async {
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        // Nobody listened before: whatever is in use may be behind.
        missed.store(true, Ordering::Relaxed);
        // A message of our own, so that the loop below looks at once.
        client.batch_execute(&format!("NOTIFY {CHANNEL}, 'hello'")).await?;
        while let Some(news) = messages.recv().await {
            if missed.swap(false, Ordering::Relaxed) && tables.send(News::Anything).await.is_err() {
                break;
            }
            match news.split_once(' ') {
                Some((sender, table)) if sender != own => {
                    if tables.send(News::Table(table.to_owned())).await.is_err() {
                        break;
                    }
                }
                Some(_) | None => {}
            }
        }
        Ok(())
    };
    tokio::select! {
        ended = driver => ended,
        ended = reader => ended,
    }
}

fn borrowed(params: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    params.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn read_row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let value = |(at, column): (usize, &tokio_postgres::Column)| {
        Ok(match *column.type_() {
            Type::INT8 => row.try_get::<_, Option<i64>>(at)?.into(),
            Type::FLOAT8 => row.try_get::<_, Option<f64>>(at)?.into(),
            _ => row.try_get::<_, Option<String>>(at)?.into(),
        })
    };
    Ok(Row::new(row.columns().iter().enumerate().map(value).collect::<Result<_, StoreError>>()?))
}

impl ToSql for Value {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(number) => number.to_sql_checked(kind, out),
            Value::Real(number) => number.to_sql_checked(kind, out),
            Value::Text(text) => text.to_sql_checked(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        if error.code() == Some(&SqlState::UNIQUE_VIOLATION) {
            return StoreError::Taken;
        }
        let told = error.as_db_error().map_or_else(|| with_reasons(&error), ToString::to_string);
        StoreError::Failed(told)
    }
}

/// An error and what it comes from, such as a certificate nobody has signed.
fn with_reasons(error: &dyn std::error::Error) -> String {
    let reasons = std::iter::successors(error.source(), |reason| reason.source());
    reasons.fold(error.to_string(), |mut told, reason| {
        let reason = reason.to_string();
        if !told.contains(&reason) {
            told = format!("{told}: {reason}");
        }
        told
    })
}

impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(error: deadpool_postgres::PoolError) -> StoreError {
        StoreError::Failed(with_reasons(&error))
    }
}

//! SQLite: one file in a data folder, one writer with group commit, readers beside it.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use rusqlite::{
    Connection, ErrorCode, OpenFlags, ToSql, TransactionBehavior,
    types::{ToSqlOutput, ValueRef},
};
use tokio::sync::{mpsc, oneshot};

use crate::database::{Database, Pending, Row, Statement, StoreError, Value};

/// The most batches one commit carries.
const MOST_IN_A_GROUP: usize = 256;
/// How many batches may wait for the writer.
const QUEUE: usize = 4096;
/// How long the first batch of a group waits for others, where many come.
const COMPANY: Duration = Duration::from_millis(2);
/// How many must be expected in that time, or nobody is waited for: a commit that carries few more is not worth the time.
const WORTH_WAITING: f64 = 5.0;
/// Over how long it is reckoned how many come.
const LATELY: Duration = Duration::from_millis(50);
/// After how many batches the log of the database is copied into its file, beside what is being written. Rarely: the disk is
/// busy with it, and what was written many times is copied once.
const COPIED_AFTER: usize = 4000;
/// After how many pages of 4 KiB in that log the writer does it itself, should nobody else have come to it.
const LONGEST_LOG: u32 = 32 * 1024;
/// How long a connection waits for another process.
const BUSY: Duration = Duration::from_secs(5);

/// How a database file is used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The most pages of 4 KiB the file may have; no limit of ours if not given.
    pub max_pages: Option<u32>,
}

/// A database file.
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: Arc<Readers>,
}

struct Job {
    batch: Vec<Statement>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens or makes a database file and checks that it keeps what it acknowledges.
    pub fn open(path: &Path, options: Options) -> Result<Sqlite, StoreError> {
        let (writing, copying) = (writer(path, options)?, writer(path, options)?);
        let (jobs, queue) = mpsc::channel(QUEUE);
        let (enough, copies) = sync_channel(1);
        let copied = Arc::new(AtomicBool::new(false));
        let log = Log { enough, copied: copied.clone() };
        start("epoka-copier", move || copy_all(&copying, &copies, &copied))?;
        start("epoka-writer", move || write_all(writing, queue, &log))?;
        Ok(Sqlite { jobs, readers: Arc::new(Readers { path: path.into(), idle: Mutex::default() }) })
    }
}

impl Database for Sqlite {
    fn name(&self) -> &'static str {
        "sqlite"
    }

    fn read(&self, query: Statement) -> Pending<'_, Vec<Row>> {
        let readers = self.readers.clone();
        Box::pin(async move {
            let rows = tokio::task::spawn_blocking(move || readers.read(&query)).await;
            rows.map_err(|error| StoreError::Failed(error.to_string()))?
        })
    }

    fn write(&self, batch: Vec<Statement>) -> Pending<'_, ()> {
        Box::pin(async move {
            let gone = || StoreError::Failed("the writer has stopped".into());
            let (done, answer) = oneshot::channel();
            self.jobs.send(Job { batch, done }).await.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }
}

impl Readers {
    fn read(&self, query: &Statement) -> Result<Vec<Row>, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = idle.map_or_else(|| reader(&self.path), Ok)?;
        let rows = select(&connection, query)?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        Ok(rows)
    }
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let started = thread::Builder::new().name(name.into()).spawn(work);
    started.map(drop).map_err(|error| StoreError::Failed(error.to_string()))
}

/// A connection that writes, with its settings read back.
fn writer(path: &Path, options: Options) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.set_prepared_statement_cache_capacity(256);
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", LONGEST_LOG)?;
    if let Some(pages) = options.max_pages {
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    let setting = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    let (synchronous, foreign_keys) = (setting("synchronous")?, setting("foreign_keys")?);
    if journal != "wal" || synchronous != 2 || foreign_keys != 1 {
        let is = format!("journal_mode={journal}, synchronous={synchronous}, foreign_keys={foreign_keys}");
        return Err(StoreError::Unfit(format!("SQLite does not take its settings: {is}")));
    }
    Ok(connection)
}

fn reader(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(BUSY)?;
    connection.set_prepared_statement_cache_capacity(256);
    Ok(connection)
}

/// How the writer has the log of the database copied into its file.
struct Log {
    /// Says that there is enough of it.
    enough: SyncSender<()>,
    /// Whether it was copied but for what came in the meantime.
    copied: Arc<AtomicBool>,
}

/// How many batches come, as of late.
#[derive(Default)]
struct Pace {
    per_second: f64,
}

impl Pace {
    /// Whether so many should wait for others.
    fn waits(&self, count: usize) -> bool {
        let expected = self.per_second * COMPANY.as_secs_f64();
        expected >= WORTH_WAITING && (count as f64) < expected
    }

    /// So many have come in this time.
    fn count(&mut self, count: usize, time: Duration) {
        let seconds = time.as_secs_f64().max(1e-6);
        let weight = (seconds / LATELY.as_secs_f64()).min(1.0);
        self.per_second += weight * (count as f64 / seconds - self.per_second);
    }
}

/// Writes what comes, all that waits in one commit, until nobody is left to ask.
fn write_all(mut connection: Connection, mut queue: mpsc::Receiver<Job>, log: &Log) {
    let (mut group, mut written) = (Vec::new(), 0);
    let (mut pace, mut since) = (Pace::default(), Instant::now());
    while queue.blocking_recv_many(&mut group, MOST_IN_A_GROUP) > 0 {
        if pace.waits(group.len()) {
            // On a fast disk hardly anybody waits when a commit is done, and a commit for each would take the processors' time.
            thread::sleep(COMPANY);
            let more = std::iter::from_fn(|| queue.try_recv().ok());
            group.extend(more.take(MOST_IN_A_GROUP));
        }
        pace.count(group.len(), since.elapsed());
        since = Instant::now();
        let outcomes = at_once(&mut connection, &group).unwrap_or_else(|lost| {
            // The whole transaction is gone, and with it batches that had nothing to do with the reason.
            tracing::warn!(%lost, batches = group.len(), "a group commit failed, its batches are tried one by one");
            group.iter().map(|job| alone(&mut connection, job)).collect()
        });
        written += group.len();
        for (job, outcome) in group.drain(..).zip(outcomes) {
            // Who no longer waits for the answer will read it.
            let _ = job.done.send(outcome);
        }
        if log.copied.swap(false, Ordering::Relaxed) {
            // The little that came in the meantime; as nobody else writes, the log then begins anew and stays short.
            copy(&connection);
        }
        if written >= COPIED_AFTER {
            written = 0;
            // Who is still copying will come to it.
            let _ = log.enough.try_send(());
        }
    }
}

/// Copies the log of the database into its file whenever there is enough of it, so that whoever writes does not wait for it.
fn copy_all(connection: &Connection, enough: &Receiver<()>, copied: &AtomicBool) {
    while enough.recv().is_ok() {
        copy(connection);
        copied.store(true, Ordering::Relaxed);
    }
}

fn copy(connection: &Connection) {
    if let Err(error) = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
        tracing::warn!(%error, "the log of the database could not be copied; it is tried again");
    }
}

/// All batches in one transaction. Hardly ever is one refused; then all are written again, each so that it can be taken back.
fn at_once(connection: &mut Connection, group: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let refused = group.iter().try_for_each(|job| run(&transaction, &job.batch)).err();
    match refused {
        None => transaction.commit().map(|()| vec![Ok(()); group.len()]).map_err(StoreError::from),
        Some(failed @ StoreError::Failed(_)) => Err(failed),
        Some(_) => {
            transaction.rollback()?;
            together(connection, group)
        }
    }
}

/// All batches in one transaction; one that is refused leaves the others alone.
fn together(connection: &mut Connection, group: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        let savepoint = transaction.savepoint()?;
        let outcome = run(&savepoint, &job.batch);
        match &outcome {
            Ok(()) => savepoint.commit()?,
            Err(StoreError::Failed(why)) => return Err(StoreError::Failed(why.clone())),
            Err(_) => drop(savepoint),
        }
        outcomes.push(outcome);
    }
    transaction.commit()?;
    Ok(outcomes)
}

fn alone(connection: &mut Connection, job: &Job) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    run(&transaction, &job.batch)?;
    Ok(transaction.commit()?)
}

fn run(connection: &Connection, batch: &[Statement]) -> Result<(), StoreError> {
    for statement in batch {
        let mut prepared = connection.prepare_cached(&numbered(statement.sql))?;
        let changed = prepared.execute(rusqlite::params_from_iter(&statement.params))?;
        statement.check(changed as u64)?;
    }
    Ok(())
}

fn select(connection: &Connection, query: &Statement) -> Result<Vec<Row>, StoreError> {
    let mut prepared = connection.prepare_cached(&numbered(query.sql))?;
    let columns = prepared.column_count();
    let mut found = prepared.query(rusqlite::params_from_iter(&query.params))?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let value = |at| Ok(read_value(row.get_ref(at)?));
        rows.push(Row::new((0..columns).map(value).collect::<Result<_, rusqlite::Error>>()?));
    }
    Ok(rows)
}

/// SQLite writes the parameter `$1` as `?1`.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

fn read_value(value: ValueRef) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Int(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(text) | ValueRef::Blob(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Real(number) => ValueRef::Real(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        let unique = [rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE, rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY];
        match &error {
            rusqlite::Error::SqliteFailure(failure, _)
                if failure.code == ErrorCode::ConstraintViolation && unique.contains(&failure.extended_code) =>
            {
                StoreError::Taken
            }
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

/// The schema in SQLite's own types, which it then insists on.
pub(crate) fn dialect(schema: &str) -> String {
    let types = schema.replace("BIGINT", "INTEGER").replace("DOUBLE PRECISION", "REAL");
    let strict = |part: &str| if part.contains("CREATE TABLE") { format!("{part} STRICT") } else { part.into() };
    types.split(';').map(strict).collect::<Vec<_>>().join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_where_many_come_does_a_group_wait_for_others() {
        let mut pace = Pace::default();
        assert!(!pace.waits(1), "nobody has come yet");
        (0..200).for_each(|_| pace.count(1, Duration::from_millis(1)));
        assert!(!pace.waits(1), "a thousand a second come soon enough by themselves");
        pace.count(60, Duration::from_millis(60));
        assert!(!pace.waits(1), "those who had to wait for a slow commit are not more than before");
        (0..200).for_each(|_| pace.count(2, Duration::from_micros(400)));
        assert!(pace.waits(2) && !pace.waits(12), "of five thousand a second ten are expected");
        pace.count(1, Duration::from_secs(1));
        assert!(!pace.waits(1), "they have gone");
    }
}

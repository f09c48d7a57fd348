//! PostgreSQL: several servers may share it, and it groups commits by itself.

use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts};
use futures_util::future::try_join_all;
use tokio_postgres::{
    Config, NoTls,
    error::SqlState,
    types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

use crate::database::{Database, Pending, Row, Statement, StoreError, Value};

/// How many connections a server keeps.
const CONNECTIONS: usize = 24;
/// How long a connection may take to come.
const PATIENCE: Duration = Duration::from_secs(5);

/// A database on a PostgreSQL server.
pub struct Postgres {
    pool: Pool,
}

impl Postgres {
    /// Connects and checks that the server keeps what it acknowledges.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let mut config: Config = url.parse().map_err(|error| StoreError::Unfit(format!("--database-url: {error}")))?;
        config.connect_timeout(PATIENCE);
        let manager = Manager::from_config(config, NoTls, ManagerConfig { recycling_method: RecyclingMethod::Fast });
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
        let opened = Postgres { pool };
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
        let changed = try_join_all(sent).await?;
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
        let told = error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string);
        StoreError::Failed(told)
    }
}

impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(error: deadpool_postgres::PoolError) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

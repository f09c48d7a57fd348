//! The schema, step by step. A step that has been applied somewhere is never changed.

use crate::{
    database::{Database, Row, Statement, StoreError, sql},
    sqlite,
};

/// A step from one schema to the next.
struct Migration {
    version: i64,
    sql: &'static str,
}

const MIGRATIONS: &[Migration] = &[
    Migration { version: 1, sql: include_str!("../migrations/0001_tables.sql") },
    Migration { version: 2, sql: include_str!("../migrations/0002_claims.sql") },
    Migration { version: 3, sql: include_str!("../migrations/0003_decks.sql") },
    Migration { version: 4, sql: include_str!("../migrations/0004_last_positions.sql") },
    // A step of its own: PostgreSQL reads all statements of a step before the first is carried out.
    Migration { version: 5, sql: include_str!("../migrations/0005_positions.sql") },
];

/// Brings the database to the schema this program knows, or refuses one it does not know.
pub async fn run(database: &dyn Database) -> Result<(), StoreError> {
    match migrate(database).await {
        // Another server may have been doing the same: then all is well the second time.
        Err(StoreError::Failed(_) | StoreError::Taken) => migrate(database).await,
        done => done,
    }
}

async fn migrate(database: &dyn Database) -> Result<(), StoreError> {
    let ledger = "CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL PRIMARY KEY, hash TEXT NOT NULL)";
    database.write(vec![Statement::new(ledger, vec![])]).await?;
    let applied = database.read(sql!("SELECT version, hash FROM migrations ORDER BY version")).await?;
    let applied = applied.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    for (at, (version, hash)) in applied.iter().enumerate() {
        match MIGRATIONS.get(at) {
            Some(known) if known.version == *version && known.hash() == *hash => {}
            Some(known) if known.version == *version => {
                return Err(StoreError::Unfit(format!("the database was made with another schema {version}")));
            }
            Some(_) | None => {
                let told = format!("the database has schema {version}, this program is older than that");
                return Err(StoreError::Unfit(told));
            }
        }
    }
    for migration in &MIGRATIONS[applied.len()..] {
        tracing::info!(version = migration.version, database = database.name(), "applying a migration");
        let mut batch = migration.statements(database.name());
        batch.push(sql!("INSERT INTO migrations VALUES ($1, $2)", migration.version, migration.hash()));
        database.write(batch).await?;
    }
    Ok(())
}

fn read(mut row: Row) -> Result<(i64, String), StoreError> {
    Ok((row.int()?, row.text()?))
}

impl Migration {
    fn hash(&self) -> String {
        blake3::hash(self.sql.as_bytes()).to_hex()[..32].to_owned()
    }

    fn statements(&self, database: &str) -> Vec<Statement> {
        let schema = if database == "sqlite" { sqlite::dialect(self.sql) } else { self.sql.to_owned() };
        // Statements are constants everywhere else; these few live as long as the program.
        let schema: &'static str = schema.leak();
        let parts = schema.split(';').map(str::trim).filter(|part| !part.is_empty() && *part != "STRICT");
        parts.map(|part| Statement::new(part, vec![])).collect()
    }
}

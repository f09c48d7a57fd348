//! What people say to each other, and what they do not want to hear.

use crate::{
    Store,
    database::{Row, StoreError, sql},
};

/// A line of talk at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The table.
    pub table: String,
    /// The number of its entry in the table's log.
    pub sequence: i64,
    /// Who said it.
    pub account: String,
    /// What they are called.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// A complaint about somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// Who complains.
    pub account: String,
    /// About whom.
    pub about: String,
    /// At which table.
    pub table: Option<String>,
    /// What is wrong.
    pub text: String,
    /// When.
    pub at_ms: i64,
}

impl Store {
    /// All talk at a table.
    pub async fn chat(&self, table: &str) -> Result<Vec<Line>, StoreError> {
        let query = sql!(
            "SELECT c.table_id, c.sequence, c.account, a.name, c.text FROM chat c JOIN accounts a ON a.id = c.account \
             WHERE c.table_id = $1 ORDER BY c.sequence",
            table
        );
        self.all(query, read_line).await
    }

    /// Everything somebody ever said.
    pub async fn said_by(&self, account: &str) -> Result<Vec<Line>, StoreError> {
        let query = sql!(
            "SELECT c.table_id, c.sequence, c.account, a.name, c.text FROM chat c JOIN accounts a ON a.id = c.account \
             WHERE c.account = $1 ORDER BY c.table_id, c.sequence",
            account
        );
        self.all(query, read_line).await
    }

    /// Stops somebody from being heard by somebody.
    pub async fn mute(&self, account: &str, muted: &str) -> Result<(), StoreError> {
        self.database
            .write(vec![sql!("INSERT INTO mutes VALUES ($1, $2) ON CONFLICT DO NOTHING", account, muted)])
            .await
    }

    /// Lets somebody be heard again.
    pub async fn unmute(&self, account: &str, muted: &str) -> Result<(), StoreError> {
        self.database.write(vec![sql!("DELETE FROM mutes WHERE account = $1 AND muted = $2", account, muted)]).await
    }

    /// Whom somebody does not want to hear: ids and names.
    pub async fn muted_by(&self, account: &str) -> Result<Vec<(String, String)>, StoreError> {
        let query = sql!(
            "SELECT m.muted, a.name FROM mutes m JOIN accounts a ON a.id = m.muted WHERE m.account = $1 ORDER BY a.name",
            account
        );
        self.all(query, |mut row| Ok((row.text()?, row.text()?))).await
    }

    /// Takes down a complaint.
    pub async fn report(&self, report: &Report) -> Result<(), StoreError> {
        let add = sql!(
            "INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6)",
            &report.id,
            &report.account,
            &report.about,
            report.table.as_deref(),
            &report.text,
            report.at_ms
        );
        self.database.write(vec![add]).await
    }

    /// A complaint has been dealt with.
    pub async fn settle_report(&self, id: &str) -> Result<(), StoreError> {
        let settled = sql!("DELETE FROM reports WHERE id = $1", id);
        self.database.write(vec![settled.one_or("there is no such complaint")]).await
    }

    /// All complaints, the oldest first.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        let query = sql!("SELECT id, account, about, table_id, text, at_ms FROM reports ORDER BY at_ms, id");
        let read = |mut row: Row| {
            Ok(Report {
                id: row.text()?,
                account: row.text()?,
                about: row.text()?,
                table: row.maybe_text()?,
                text: row.text()?,
                at_ms: row.int()?,
            })
        };
        self.all(query, read).await
    }
}

fn read_line(mut row: Row) -> Result<Line, StoreError> {
    Ok(Line { table: row.text()?, sequence: row.int()?, account: row.text()?, name: row.text()?, text: row.text()? })
}

//! What several servers on one database must agree on: whose bots think where, and secrets they share.

use crate::{
    Store,
    database::{StoreError, sql},
};

impl Store {
    /// Whether other servers may use the same database.
    pub fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// Claims the bots of a table for a server until a time, unless another server has claimed them and its time is not over.
    /// Answers whether the claim holds.
    pub async fn claim(&self, table: &str, server: &str, now_ms: i64, until_ms: i64) -> Result<bool, StoreError> {
        let claim = sql!(
            "INSERT INTO claims VALUES ($1, $2, $4) ON CONFLICT (table_id) DO UPDATE SET server = $2, until_ms = $4 \
             WHERE claims.server = $2 OR claims.until_ms <= $3",
            table,
            server,
            now_ms,
            until_ms
        );
        match self.database.write(vec![claim.one_or("another server has claimed it")]).await {
            Ok(()) => Ok(true),
            Err(StoreError::Refused(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Gives up every claim of a server.
    pub async fn give_up_claims(&self, server: &str) -> Result<(), StoreError> {
        self.database.write(vec![sql!("DELETE FROM claims WHERE server = $1", server)]).await
    }

    /// A secret by its name: the one that is kept, else this one from now on.
    pub async fn secret_or(&self, name: &str, new: &str) -> Result<String, StoreError> {
        let kept = || self.one(sql!("SELECT value FROM secrets WHERE name = $1", name), |mut row| row.text());
        if let Some(kept) = kept().await? {
            return Ok(kept);
        }
        let keep = sql!("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, new);
        self.database.write(vec![keep]).await?;
        // Another server may have been first.
        kept().await?.ok_or(StoreError::Refused("a secret that was kept is gone"))
    }
}

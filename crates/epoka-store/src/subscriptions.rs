//! Where people want to be told that it is their turn.

use serde_json::Value as Json;

use crate::{
    Store,
    database::{Row, StoreError, sql},
};

/// A browser, by web push.
pub const PUSH: &str = "push";
/// A program, by a request to it.
pub const WEBHOOK: &str = "webhook";

/// A place where somebody wants to be told.
#[derive(Clone, Debug, PartialEq)]
pub struct Subscription {
    /// Its id.
    pub id: String,
    /// [`PUSH`] or [`WEBHOOK`].
    pub kind: String,
    /// Its address.
    pub endpoint: String,
    /// What is needed to write there.
    pub keys: Json,
}

impl Store {
    /// Where somebody wants to be told.
    pub async fn subscriptions(&self, account: &str) -> Result<Vec<Subscription>, StoreError> {
        let query = sql!(
            "SELECT id, kind, endpoint, keys FROM subscriptions WHERE account = $1 ORDER BY created_ms, id",
            account
        );
        let read = |mut row: Row| {
            Ok(Subscription { id: row.text()?, kind: row.text()?, endpoint: row.text()?, keys: row.json()? })
        };
        self.all(query, read).await
    }

    /// Adds a place where somebody wants to be told; the same place again takes the place of the old one.
    pub async fn subscribe(&self, account: &str, new: &Subscription, now_ms: i64) -> Result<(), StoreError> {
        let old = sql!("DELETE FROM subscriptions WHERE account = $1 AND endpoint = $2", account, &new.endpoint);
        let add = sql!(
            "INSERT INTO subscriptions (id, account, kind, endpoint, keys, created_ms) VALUES ($1, $2, $3, $4, $5, $6)",
            &new.id,
            account,
            &new.kind,
            &new.endpoint,
            &new.keys,
            now_ms
        );
        self.database.write(vec![old, add]).await
    }

    /// Takes a place out of somebody's list.
    pub async fn unsubscribe(&self, account: &str, id: &str) -> Result<(), StoreError> {
        let gone = sql!("DELETE FROM subscriptions WHERE account = $1 AND id = $2", account, id);
        self.database.write(vec![gone.one_or("there is no such subscription")]).await
    }

    /// A place has said that nobody is there any more.
    pub async fn drop_subscription(&self, id: &str) -> Result<(), StoreError> {
        self.database.write(vec![sql!("DELETE FROM subscriptions WHERE id = $1", id)]).await
    }

    /// A place has been reached.
    pub async fn subscription_works(&self, id: &str) -> Result<(), StoreError> {
        let works = sql!("UPDATE subscriptions SET failures = 0 WHERE id = $1 AND failures > 0", id);
        self.database.write(vec![works]).await
    }

    /// A place could not be reached; after so many times in a row it is forgotten.
    pub async fn subscription_fails(&self, id: &str, most: i64) -> Result<(), StoreError> {
        let one_more = sql!("UPDATE subscriptions SET failures = failures + 1 WHERE id = $1", id);
        let too_many = sql!("DELETE FROM subscriptions WHERE id = $1 AND failures >= $2", id, most);
        self.database.write(vec![one_more, too_many]).await
    }
}

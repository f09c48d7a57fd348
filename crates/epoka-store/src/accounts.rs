//! People: guests and accounts, their sessions, settings and notes.

use serde_json::Value as Json;

use crate::{
    Store,
    database::{Row, Statement, StoreError, sql},
};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// The id, never shown to others as a way in.
    pub id: String,
    /// Whether there is a way back in.
    pub kind: Kind,
    /// What others call them.
    pub name: String,
    /// The hash of the password.
    pub password: Option<String>,
    /// What they have set for themselves.
    pub settings: Json,
    /// On vacation until then.
    pub away_until_ms: i64,
    /// How much vacation they have left.
    pub vacation_ms: i64,
    /// Since when.
    pub created_ms: i64,
}

/// Whether there is a way back in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name and a session, nothing else.
    Guest,
    /// A name and a password.
    Member,
    /// They have left; their matches remain without their name.
    Gone,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Guest => "guest",
            Kind::Member => "member",
            Kind::Gone => "gone",
        }
    }

    fn read(word: &str) -> Result<Kind, StoreError> {
        [Kind::Guest, Kind::Member, Kind::Gone]
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| StoreError::Failed(format!("no kind of account is called {word}")))
    }
}

impl Store {
    /// Makes an account; its name must be free ([`StoreError::Taken`]).
    pub async fn add_account(&self, account: &Account) -> Result<(), StoreError> {
        let add = sql!(
            "INSERT INTO accounts (id, kind, name, name_key, password, settings, away_until_ms, vacation_ms, created_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            &account.id,
            account.kind.word(),
            &account.name,
            key(&account.name),
            account.password.as_deref(),
            &account.settings,
            account.away_until_ms,
            account.vacation_ms,
            account.created_ms,
        );
        self.database.write(vec![add]).await
    }

    /// The account with this id.
    pub async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        let query = sql!(
            "SELECT id, kind, name, password, settings, away_until_ms, vacation_ms, created_ms FROM accounts WHERE id = $1",
            id
        );
        self.one(query, read_account).await
    }

    /// The account of this name, however it is spelled in capitals.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let query = sql!(
            "SELECT id, kind, name, password, settings, away_until_ms, vacation_ms, created_ms FROM accounts \
             WHERE name_key = $1",
            key(name)
        );
        self.one(query, read_account).await
    }

    /// Makes a guest a member.
    pub async fn become_member(&self, id: &str, name: &str, password: &str) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE accounts SET kind = 'member', name = $2, name_key = $3, password = $4 WHERE id = $1 AND kind = 'guest'",
            id,
            name,
            key(name),
            password
        );
        self.database.write(vec![change.one_or("the account is not a guest's")]).await
    }

    /// Gives a member another password and closes all their sessions: whoever knew the old one is out.
    pub async fn set_password(&self, id: &str, password: &str) -> Result<(), StoreError> {
        let change = sql!("UPDATE accounts SET password = $2 WHERE id = $1 AND kind = 'member'", id, password);
        self.database
            .write(vec![
                change.one_or("the account is not a member's"),
                sql!("DELETE FROM sessions WHERE account = $1", id),
            ])
            .await
    }

    /// Changes what somebody has set for themselves.
    pub async fn set_settings(&self, id: &str, settings: &Json) -> Result<(), StoreError> {
        let change = sql!("UPDATE accounts SET settings = $2 WHERE id = $1", id, settings);
        self.database.write(vec![change.one_or("there is no such account")]).await
    }

    /// Sends somebody on vacation, or back, and says how much is left.
    pub async fn set_vacation(&self, id: &str, away_until_ms: i64, left_ms: i64) -> Result<(), StoreError> {
        let change =
            sql!("UPDATE accounts SET away_until_ms = $2, vacation_ms = $3 WHERE id = $1", id, away_until_ms, left_ms);
        self.database.write(vec![change.one_or("there is no such account")]).await
    }

    /// Forgets a person: name, way in, settings, talk, notes, decks, addresses. Their matches remain, played by nobody known.
    pub async fn forget_account(&self, id: &str) -> Result<(), StoreError> {
        self.database
            .write(vec![
                sql!("DELETE FROM sessions WHERE account = $1", id),
                sql!("DELETE FROM subscriptions WHERE account = $1", id),
                sql!("DELETE FROM notes WHERE account = $1", id),
                sql!("DELETE FROM decks WHERE account = $1", id),
                sql!("DELETE FROM mutes WHERE account = $1 OR muted = $1", id),
                sql!("DELETE FROM reports WHERE account = $1", id),
                sql!("DELETE FROM chat WHERE account = $1", id),
                sql!("DELETE FROM ratings WHERE player = $1", id),
                sql!("UPDATE seats SET name = NULL, plan = NULL WHERE account = $1", id),
                sql!(
                    "UPDATE accounts SET kind = 'gone', name = 'gone-' || id, name_key = 'gone-' || id, password = NULL, \
                     settings = '{}', away_until_ms = 0 WHERE id = $1",
                    id
                )
                .one_or("there is no such account"),
            ])
            .await
    }

    /// Opens a session: `token` is the hash of what the browser keeps.
    pub async fn open_session(&self, token: &str, account: &str, expires_ms: i64) -> Result<(), StoreError> {
        self.database.write(vec![sql!("INSERT INTO sessions VALUES ($1, $2, $3)", token, account, expires_ms)]).await
    }

    /// Whose session it is, unless it has expired.
    pub async fn session(&self, token: &str, now_ms: i64) -> Result<Option<Account>, StoreError> {
        let query = sql!(
            "SELECT a.id, a.kind, a.name, a.password, a.settings, a.away_until_ms, a.vacation_ms, a.created_ms \
             FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = $1 AND s.expires_ms > $2",
            token,
            now_ms
        );
        self.one(query, read_account).await
    }

    /// Closes a session.
    pub async fn close_session(&self, token: &str) -> Result<(), StoreError> {
        self.database.write(vec![sql!("DELETE FROM sessions WHERE token = $1", token)]).await
    }

    /// Closes what has expired.
    pub async fn close_old_sessions(&self, now_ms: i64) -> Result<(), StoreError> {
        self.database.write(vec![sql!("DELETE FROM sessions WHERE expires_ms <= $1", now_ms)]).await
    }

    /// Somebody's private note about a table.
    pub async fn note(&self, account: &str, table: &str) -> Result<Option<String>, StoreError> {
        let query = sql!("SELECT text FROM notes WHERE account = $1 AND table_id = $2", account, table);
        self.one(query, |mut row| row.text()).await
    }

    /// All notes of somebody: the table and the text.
    pub async fn notes(&self, account: &str) -> Result<Vec<(String, String)>, StoreError> {
        let query = sql!("SELECT table_id, text FROM notes WHERE account = $1 ORDER BY table_id", account);
        self.all(query, |mut row| Ok((row.text()?, row.text()?))).await
    }

    /// Writes somebody's private note about a table.
    pub async fn set_note(&self, account: &str, table: &str, text: &str) -> Result<(), StoreError> {
        let change = sql!(
            "INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (account, table_id) DO UPDATE SET text = $3",
            account,
            table,
            text
        );
        self.database.write(vec![change]).await
    }

    /// The first row of a query.
    pub(crate) async fn one<T>(
        &self,
        query: Statement,
        read: impl Fn(Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.database.read(query).await?.into_iter().next().map(read).transpose()
    }

    /// All rows of a query.
    pub(crate) async fn all<T>(
        &self,
        query: Statement,
        read: impl Fn(Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.database.read(query).await?.into_iter().map(read).collect()
    }
}

/// Two names that differ in capitals are one name.
fn key(name: &str) -> String {
    name.to_lowercase()
}

fn read_account(mut row: Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.text()?,
        kind: Kind::read(&row.text()?)?,
        name: row.text()?,
        password: row.maybe_text()?,
        settings: row.json()?,
        away_until_ms: row.int()?,
        vacation_ms: row.int()?,
        created_ms: row.int()?,
    })
}

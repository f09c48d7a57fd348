//! Decks that people have made for themselves, as lists in plain text.

use crate::{
    Store,
    database::{Row, StoreError, sql},
};

/// A deck somebody keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Its id.
    pub id: String,
    /// The game it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The list, as it was written.
    pub list: String,
    /// When it was last changed.
    pub changed_ms: i64,
}

impl Store {
    /// The decks of somebody, by name.
    pub async fn decks(&self, account: &str) -> Result<Vec<Deck>, StoreError> {
        let query =
            sql!("SELECT id, game, name, list, changed_ms FROM decks WHERE account = $1 ORDER BY name, id", account);
        self.all(query, read_deck).await
    }

    /// One of somebody's decks.
    pub async fn deck(&self, account: &str, id: &str) -> Result<Option<Deck>, StoreError> {
        let query =
            sql!("SELECT id, game, name, list, changed_ms FROM decks WHERE account = $1 AND id = $2", account, id);
        self.one(query, read_deck).await
    }

    /// Keeps a new deck, unless its owner has so many already.
    pub async fn add_deck(&self, account: &str, deck: &Deck, most: i64) -> Result<(), StoreError> {
        let add = sql!(
            "INSERT INTO decks (id, account, game, name, list, changed_ms) SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM decks WHERE account = $2) < $7",
            &deck.id,
            account,
            &deck.game,
            &deck.name,
            &deck.list,
            deck.changed_ms,
            most
        );
        self.database.write(vec![add.one_or("there are too many decks")]).await
    }

    /// Keeps another name and another list of a deck.
    pub async fn change_deck(&self, account: &str, deck: &Deck) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE decks SET name = $3, list = $4, changed_ms = $5 WHERE account = $1 AND id = $2",
            account,
            &deck.id,
            &deck.name,
            &deck.list,
            deck.changed_ms
        );
        self.database.write(vec![change.one_or("there is no such deck")]).await
    }

    /// Throws a deck away.
    pub async fn drop_deck(&self, account: &str, id: &str) -> Result<(), StoreError> {
        let gone = sql!("DELETE FROM decks WHERE account = $1 AND id = $2", account, id);
        self.database.write(vec![gone.one_or("there is no such deck")]).await
    }
}

fn read_deck(mut row: Row) -> Result<Deck, StoreError> {
    Ok(Deck { id: row.text()?, game: row.text()?, name: row.text()?, list: row.text()?, changed_ms: row.int()? })
}

//! The log of a table: append-only, keyed by (table, sequence).

use serde_json::Value as Json;

use crate::{
    Store,
    database::{Row, Statement, StoreError, sql},
    ratings::{self, Change},
    tables::Status,
};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number at this table, from 1, without gaps.
    pub sequence: i64,
    /// Whose it is; none where it is the table's.
    pub seat: Option<u8>,
    /// What it is: `act`, `undo`, `chat`, ….
    pub kind: String,
    /// What it says.
    pub body: Json,
    /// When.
    pub at_ms: i64,
}

/// An entry and what changes with it: all of it or nothing.
#[derive(Clone, Debug)]
pub struct Move {
    /// The entry.
    pub entry: Entry,
    /// Clocks, proposals and the like after it, as JSON is written.
    pub standing: String,
    /// When the table must be looked after, even if nobody comes: a clock runs out, a bot has to move.
    pub due_ms: Option<i64>,
    /// The whole position after it, where a turn ends, as JSON is written.
    pub position: Option<String>,
    /// What somebody said.
    pub said: Option<Said>,
    /// A bot that takes over a seat, or makes room for its player.
    pub bot: Option<(u8, Option<String>)>,
    /// How the match ends with it.
    pub end: Option<End>,
    /// The match goes on under other rules from here.
    pub onwards: Option<Onwards>,
}

/// What a match goes on with under other rules.
#[derive(Clone, Debug)]
pub struct Onwards {
    /// The version of the rules.
    pub rules_version: i64,
    /// The hash of the components.
    pub data: String,
    /// All chance from here on.
    pub seed: String,
    /// The position it goes on from; none if it begins anew.
    pub position: Option<Json>,
}

/// What somebody said at a table.
#[derive(Clone, Debug)]
pub struct Said {
    /// Who.
    pub account: String,
    /// What.
    pub text: String,
}

/// How a match ends.
#[derive(Clone, Debug)]
pub struct End {
    /// Over or abandoned.
    pub status: Status,
    /// The result.
    pub result: Json,
    /// What it does to ratings.
    pub ratings: Vec<Change>,
}

impl Store {
    /// Appends to the log of a table whose match is being played. Answers after it is on disk; refuses a number that is taken.
    pub async fn append(&self, table: &str, new: &Move) -> Result<(), StoreError> {
        let entry = &new.entry;
        let mut batch = vec![sql!(
            "INSERT INTO moves (table_id, sequence, seat, kind, body, at_ms) VALUES ($1, $2, $3, $4, $5, $6)",
            table,
            entry.sequence,
            entry.seat,
            &entry.kind,
            &entry.body,
            entry.at_ms
        )];
        if let Some(said) = &new.said {
            let say = "INSERT INTO chat (table_id, sequence, account, text) VALUES ($1, $2, $3, $4)";
            batch.push(Statement::new(
                say,
                vec![table.into(), entry.sequence.into(), (&said.account).into(), (&said.text).into()],
            ));
        }
        if let Some(position) = &new.position {
            // In the place of the last one: nobody asks for any other.
            batch.push(sql!(
                "INSERT INTO last_positions VALUES ($1, $2, $3) \
                 ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, view = excluded.view",
                table,
                entry.sequence,
                position
            ));
        }
        if let Some((seat, level)) = &new.bot {
            batch.push(sql!(
                "UPDATE seats SET bot = $3, plan = NULL WHERE table_id = $1 AND seat = $2",
                table,
                *seat,
                level.as_deref()
            ));
        }
        if let Some(onwards) = &new.onwards {
            batch.push(
                sql!(
                    "UPDATE tables SET rules_version = $2, data = $3, seed = $4, position = $5 WHERE id = $1 AND status = 'playing'",
                    table,
                    onwards.rules_version,
                    &onwards.data,
                    &onwards.seed,
                    onwards.position.as_ref()
                )
                .one_or("the match is over"),
            );
        }
        match &new.end {
            // Without clocks hardly any move changes the standing: then the row stays as it is on disk.
            None => batch.push(sql!(
                "UPDATE tables SET standing = $2, due_ms = $3 \
                 WHERE id = $1 AND (standing <> $2 OR due_ms IS DISTINCT FROM $3)",
                table,
                &new.standing,
                new.due_ms
            )),
            Some(end) => {
                batch.push(
                    sql!(
                        "UPDATE tables SET standing = $2, status = $3, result = $4, ended_ms = $5, due_ms = NULL \
                         WHERE id = $1 AND status = 'playing'",
                        table,
                        &new.standing,
                        end.status.word(),
                        &end.result,
                        entry.at_ms
                    )
                    .one_or("the match is over"),
                );
                // The log says how the match went; positions are for matches that are still to be continued.
                batch.push(sql!("DELETE FROM last_positions WHERE table_id = $1", table));
                batch.extend(end.ratings.iter().map(ratings::change));
            }
        }
        self.database.write_about(table, batch).await
    }

    /// The log of a table after a number.
    pub async fn log(&self, table: &str, after: i64) -> Result<Vec<Entry>, StoreError> {
        let query = sql!(
            "SELECT sequence, seat, kind, body, at_ms FROM moves WHERE table_id = $1 AND sequence > $2 ORDER BY sequence",
            table,
            after
        );
        self.all(query, read_entry).await
    }

    /// The last position kept of a running match, and the number of the entry it came after.
    pub async fn position(&self, table: &str) -> Result<Option<(i64, Json)>, StoreError> {
        let query = sql!("SELECT sequence, view FROM last_positions WHERE table_id = $1", table);
        self.one(query, |mut row| Ok((row.int()?, row.json()?))).await
    }
}

fn read_entry(mut row: Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        sequence: row.int()?,
        seat: row.maybe_int()?.and_then(|seat| u8::try_from(seat).ok()),
        kind: row.text()?,
        body: row.json()?,
        at_ms: row.int()?,
    })
}

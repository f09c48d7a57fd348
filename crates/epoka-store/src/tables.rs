//! Tables and who sits at them.

use serde_json::Value as Json;

use crate::{
    Store,
    database::{Row, StoreError, sql},
};

/// A table: one match, from the invitation to the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Its id, also the match's.
    pub id: String,
    /// The game.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// The version of the rules it is played under.
    pub rules_version: i64,
    /// The hash of the components it is played with.
    pub data: String,
    /// What was agreed: the game's options, clocks, rated or casual, ….
    pub options: Json,
    /// Whether only who has the invitation may come.
    pub private: bool,
    /// The code of the invitation.
    pub invite: String,
    /// Who opened it.
    pub host: String,
    /// How far it has come.
    pub status: Status,
    /// The server's part of the dice: not to be shown before the end.
    pub secret: String,
    /// What was shown of it before.
    pub commitment: String,
    /// All chance of the match, from the start on.
    pub seed: Option<String>,
    /// Where the match begins, if not at the beginning.
    pub position: Option<Json>,
    /// What changes with the match and is not the match: clocks, proposals, who has given up.
    pub standing: Json,
    /// How it ended.
    pub result: Option<Json>,
    /// When it was opened.
    pub created_ms: i64,
    /// When the match began.
    pub started_ms: Option<i64>,
    /// When it ended.
    pub ended_ms: Option<i64>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Seats may be taken.
    Open,
    /// The match is being played.
    Playing,
    /// The match has ended and counts.
    Over,
    /// The match was given up by agreement, or never began.
    Abandoned,
}

impl Status {
    /// What the database and JSON call it.
    pub fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    fn read(word: &str) -> Result<Status, StoreError> {
        [Status::Open, Status::Playing, Status::Over, Status::Abandoned]
            .into_iter()
            .find(|status| status.word() == word)
            .ok_or_else(|| StoreError::Failed(format!("no table is {word}")))
    }
}

/// A place at a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seat {
    /// Its number, from 0.
    pub seat: u8,
    /// Who sits there, or sat there before a bot took over.
    pub account: Option<String>,
    /// The level of the bot that plays.
    pub bot: Option<String>,
    /// What the player is called.
    pub name: Option<String>,
    /// The player's part of the dice.
    pub nonce: Option<String>,
    /// What the server answers in the player's place.
    pub plan: Option<Json>,
    /// The deck the player brings, as the game reads it.
    pub deck: Option<Json>,
    /// Whether the player has accepted the pack of cards the table plays with.
    pub accepted: bool,
}

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.players, t.rules_version, t.data, t.options, t.private, t.invite, t.host, t.status, \
             t.secret, t.commitment, t.seed, t.position, t.standing, t.result, t.created_ms, t.started_ms, t.ended_ms \
             FROM tables t ",
            $rest
        )
    };
}

macro_rules! tables {
    ($rest:literal $(, $value:expr)*) => {
        $crate::database::Statement::new(columns!($rest), vec![$($crate::database::Value::from($value)),*])
    };
}

impl Store {
    /// Opens a table with its seats.
    pub async fn add_table(&self, table: &Table, seats: &[Seat]) -> Result<(), StoreError> {
        let mut batch = vec![sql!(
            "INSERT INTO tables (id, game, players, rules_version, data, options, private, invite, host, status, secret, \
             commitment, seed, position, standing, result, created_ms, started_ms, ended_ms) VALUES \
             ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
            &table.id,
            &table.game,
            table.players,
            table.rules_version,
            &table.data,
            &table.options,
            table.private,
            &table.invite,
            &table.host,
            table.status.word(),
            &table.secret,
            &table.commitment,
            table.seed.as_deref(),
            table.position.as_ref(),
            &table.standing,
            table.result.as_ref(),
            table.created_ms,
            table.started_ms,
            table.ended_ms,
        )];
        batch.extend(seats.iter().map(|seat| {
            sql!(
                "INSERT INTO seats (table_id, seat, account, bot, name, nonce, plan, deck, accepted) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                &table.id,
                seat.seat,
                seat.account.as_deref(),
                seat.bot.as_deref(),
                seat.name.as_deref(),
                seat.nonce.as_deref(),
                seat.plan.as_ref(),
                seat.deck.as_ref(),
                seat.accepted,
            )
        }));
        self.database.write(batch).await
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<Table>, StoreError> {
        self.one(tables!("WHERE t.id = $1", id), read_table).await
    }

    /// The table of an invitation.
    pub async fn invited_to(&self, invite: &str) -> Result<Option<Table>, StoreError> {
        self.one(tables!("WHERE t.invite = $1", invite), read_table).await
    }

    /// The seats of a table, in order.
    pub async fn seats(&self, table: &str) -> Result<Vec<Seat>, StoreError> {
        let query = sql!(
            "SELECT seat, account, bot, name, nonce, plan, deck, accepted FROM seats WHERE table_id = $1 ORDER BY seat",
            table
        );
        self.all(query, read_seat).await
    }

    /// The tables anybody may see, those with free seats first, the newest first.
    pub async fn lobby(&self, most: i64) -> Result<Vec<Table>, StoreError> {
        let query = tables!(
            "WHERE t.private = 0 AND t.status IN ('open', 'playing') ORDER BY t.status, t.created_ms DESC, t.id LIMIT $1",
            most
        );
        self.all(query, read_table).await
    }

    /// The tables somebody sits at that have not ended.
    pub async fn games_of(&self, account: &str) -> Result<Vec<Table>, StoreError> {
        let query = tables!(
            "WHERE t.status IN ('open', 'playing') AND EXISTS \
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.account = $1) ORDER BY t.created_ms, t.id",
            account
        );
        self.all(query, read_table).await
    }

    /// The tables somebody has played at, the latest first, those that ended before a time.
    pub async fn history_of(&self, account: &str, before_ms: i64, most: i64) -> Result<Vec<Table>, StoreError> {
        let query = tables!(
            "WHERE t.status IN ('over', 'abandoned') AND t.ended_ms < $2 AND EXISTS \
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.account = $1) ORDER BY t.ended_ms DESC, t.id LIMIT $3",
            account,
            before_ms,
            most
        );
        self.all(query, read_table).await
    }

    /// The tables that must be looked after by now, even if nobody comes.
    pub async fn due(&self, now_ms: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let query = sql!(
            "SELECT id FROM tables WHERE status = 'playing' AND due_ms <= $1 ORDER BY due_ms, id LIMIT $2",
            now_ms,
            most
        );
        self.all(query, |mut row| row.text()).await
    }

    /// Gives a free seat of an open table to somebody.
    pub async fn take_seat(&self, table: &str, new: &Seat) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE seats SET account = $3, bot = $4, name = $5, nonce = $6, deck = $7, accepted = $8 WHERE table_id = $1 AND seat = $2 \
             AND account IS NULL AND bot IS NULL \
             AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $1 AND t.status = 'open')",
            table,
            new.seat,
            new.account.as_deref(),
            new.bot.as_deref(),
            new.name.as_deref(),
            new.nonce.as_deref(),
            new.deck.as_ref(),
            new.accepted,
        );
        self.database.write_about(table, vec![change.one_or("the seat is taken")]).await
    }

    /// Frees a seat of an open table.
    pub async fn free_seat(&self, table: &str, seat: u8) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE seats SET account = NULL, bot = NULL, name = NULL, nonce = NULL, plan = NULL, deck = NULL, \
             accepted = 0 \
             WHERE table_id = $1 AND seat = $2 \
             AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $1 AND t.status = 'open')",
            table,
            seat
        );
        self.database.write_about(table, vec![change.one_or("the match has begun")]).await
    }

    /// Changes somebody's part of the dice, as long as they are not fixed.
    pub async fn set_nonce(&self, table: &str, account: &str, nonce: &str) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE seats SET nonce = $3 WHERE table_id = $1 AND account = $2 \
             AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $1 AND t.status = 'open')",
            table,
            account,
            nonce
        );
        self.database.write_about(table, vec![change]).await
    }

    /// Changes the deck somebody brings to a seat of theirs, as long as the match has not begun.
    pub async fn bring_deck(
        &self,
        table: &str,
        account: &str,
        seat: u8,
        deck: Option<&Json>,
    ) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE seats SET deck = $4 WHERE table_id = $1 AND account = $2 AND seat = $3 \
             AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $1 AND t.status = 'open')",
            table,
            account,
            seat,
            deck
        );
        self.database.write_about(table, vec![change.one_or("the seat is not theirs")]).await
    }

    /// Somebody accepts the pack of cards of an open table, for all their seats.
    pub async fn accept_pack(&self, table: &str, account: &str) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE seats SET accepted = 1 WHERE table_id = $1 AND account = $2 \
             AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $1 AND t.status = 'open')",
            table,
            account
        );
        self.database.write_about(table, vec![change]).await
    }

    /// Begins the match of an open table whose seats are all taken: from now on its dice are fixed, by these nonces of the seats.
    pub async fn start(
        &self,
        table: &str,
        seed: &str,
        nonces: &[String],
        standing: &Json,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let begin = sql!(
            "UPDATE tables SET status = 'playing', seed = $2, standing = $3, started_ms = $4, due_ms = $4 \
             WHERE id = $1 AND status = 'open' \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = $1 AND s.account IS NULL AND s.bot IS NULL)",
            table,
            seed,
            standing,
            now_ms
        );
        let mut batch = vec![begin.one_or("the match cannot begin")];
        batch.extend(nonces.iter().zip(0u8..).map(|(nonce, seat)| {
            let fix = sql!("UPDATE seats SET nonce = $3 WHERE table_id = $1 AND seat = $2", table, seat, nonce);
            fix.one_or("there is no such seat")
        }));
        self.database.write_about(table, batch).await
    }

    /// Closes a table whose match has not begun.
    pub async fn close_table(&self, table: &str, now_ms: i64) -> Result<(), StoreError> {
        let change = sql!(
            "UPDATE tables SET status = 'abandoned', ended_ms = $2 WHERE id = $1 AND status = 'open'",
            table,
            now_ms
        );
        self.database.write_about(table, vec![change.one_or("the match has begun")]).await
    }

    /// Says what the server answers in a player's place.
    pub async fn set_plan(&self, table: &str, seat: u8, plan: Option<&Json>) -> Result<(), StoreError> {
        let change = sql!("UPDATE seats SET plan = $3 WHERE table_id = $1 AND seat = $2", table, seat, plan);
        self.database.write_about(table, vec![change.one_or("there is no such seat")]).await
    }
}

fn read_table(mut row: Row) -> Result<Table, StoreError> {
    Ok(Table {
        id: row.text()?,
        game: row.text()?,
        players: row.small()?,
        rules_version: row.int()?,
        data: row.text()?,
        options: row.json()?,
        private: row.truth()?,
        invite: row.text()?,
        host: row.text()?,
        status: Status::read(&row.text()?)?,
        secret: row.text()?,
        commitment: row.text()?,
        seed: row.maybe_text()?,
        position: row.maybe_json()?,
        standing: row.json()?,
        result: row.maybe_json()?,
        created_ms: row.int()?,
        started_ms: row.maybe_int()?,
        ended_ms: row.maybe_int()?,
    })
}

fn read_seat(mut row: Row) -> Result<Seat, StoreError> {
    Ok(Seat {
        seat: row.small()?,
        account: row.maybe_text()?,
        bot: row.maybe_text()?,
        name: row.maybe_text()?,
        nonce: row.maybe_text()?,
        plan: row.maybe_json()?,
        deck: row.maybe_json()?,
        accepted: row.truth()?,
    })
}

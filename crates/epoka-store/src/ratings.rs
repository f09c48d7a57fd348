//! How strong players are, game by game. People among themselves are rated apart from tables with bots.

use crate::{
    Store,
    database::{Row, Statement, StoreError, sql},
};

/// What everybody begins with.
pub const FIRST_RATING: f64 = 1500.0;

/// Against whom a rating was earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// Tables with people only.
    People,
    /// Tables with at least one bot.
    Bots,
}

impl Pool {
    /// What the database and JSON call it.
    pub fn word(self) -> &'static str {
        match self {
            Pool::People => "people",
            Pool::Bots => "bots",
        }
    }

    /// The pool of this name.
    pub fn find(word: &str) -> Option<Pool> {
        [Pool::People, Pool::Bots].into_iter().find(|pool| pool.word() == word)
    }
}

/// A rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// The account, or `bot:` and a level.
    pub player: String,
    /// The game.
    pub game: String,
    /// Against whom: a word of [`Pool`].
    pub pool: String,
    /// The rating.
    pub rating: f64,
    /// After how many matches.
    pub games: i64,
    /// How many were won; a shared win counts in parts.
    pub wins: f64,
}

/// What a match does to a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The account, or `bot:` and a level.
    pub player: String,
    /// The game.
    pub game: String,
    /// Against whom.
    pub pool: Pool,
    /// By how much.
    pub by: f64,
    /// The part of the win.
    pub win: f64,
}

impl Store {
    /// All ratings of a player.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<Rating>, StoreError> {
        let query = sql!(
            "SELECT player, game, pool, rating, games, wins FROM ratings WHERE player = $1 ORDER BY game, pool",
            player
        );
        self.all(query, read_rating).await
    }

    /// A player's rating in a game; the first one for who has none.
    pub async fn rating(&self, player: &str, game: &str, pool: Pool) -> Result<f64, StoreError> {
        let query =
            sql!("SELECT rating FROM ratings WHERE player = $1 AND game = $2 AND pool = $3", player, game, pool.word());
        Ok(self.one(query, |mut row| row.real()).await?.unwrap_or(FIRST_RATING))
    }

    /// The strongest players of a game.
    pub async fn leaders(&self, game: &str, pool: Pool, most: i64) -> Result<Vec<Rating>, StoreError> {
        let query = sql!(
            "SELECT player, game, pool, rating, games, wins FROM ratings WHERE game = $1 AND pool = $2 \
             ORDER BY rating DESC, player LIMIT $3",
            game,
            pool.word(),
            most
        );
        self.all(query, read_rating).await
    }
}

pub(crate) fn change(change: &Change) -> Statement {
    sql!(
        "INSERT INTO ratings (player, game, pool, rating, games, wins) VALUES ($1, $2, $3, $4, 1, $5) \
         ON CONFLICT (player, game, pool) DO UPDATE SET rating = ratings.rating + $6, games = ratings.games + 1, \
         wins = ratings.wins + $5",
        &change.player,
        &change.game,
        change.pool.word(),
        FIRST_RATING + change.by,
        change.win,
        change.by
    )
}

fn read_rating(mut row: Row) -> Result<Rating, StoreError> {
    Ok(Rating {
        player: row.text()?,
        game: row.text()?,
        pool: row.text()?,
        rating: row.real()?,
        games: row.int()?,
        wins: row.real()?,
    })
}

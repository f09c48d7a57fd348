//! My games, players, leaders.

#![expect(unused_qualifications, reason = "written by the macro that describes the routes")]

use axum::{Json, extract::State};
use epoka_store::{Kind, Pool, Rating, Status, Table};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use super::{
    extract::{Params, Path},
    lobby::summary,
    shapes,
};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    live::{Who, questions::Question},
    random::now_ms,
    session::{Caller, Person},
};

/// The caller's games, the most urgent first: whose turn it is and the clock runs out, then whose turn it is, then the others.
#[utoipa::path(get, path = "/api/me/games",
    responses((status = 200, description = "Games", body = shapes::MyGames), (status = 401, body = Refused)))]
pub async fn my_games(
    State(app): State<App>,
    Person(account): Person,
    Caller(who): Caller,
) -> Result<Json<Value>, Trouble> {
    let mut games = Vec::new();
    for table in app.store.games_of(&account.id).await? {
        let (asked, left_ms) = urgency(&app, &who, &table).await;
        let mut told = summary(&table, &app.store.seats(&table.id).await?);
        told["your-turn"] = json!(asked);
        told["left-ms"] = json!(left_ms);
        let order = (!asked, left_ms.unwrap_or(i64::MAX), table.created_ms);
        games.push((order, told));
    }
    games.sort_by_key(|(order, _)| *order);
    let waiting = games.iter().filter(|((others, ..), _)| !others).count();
    Ok(Json(json!({"games": games.into_iter().map(|(_, told)| told).collect::<Vec<_>>(), "your-turn": waiting})))
}

/// Whether the caller is asked at a table, and how long they have.
async fn urgency(app: &App, who: &Who, table: &Table) -> (bool, Option<i64>) {
    if table.status != Status::Playing {
        return (false, None);
    }
    let Ok(whole) = app.tables.ask(app, &table.id, who.clone(), Question::Whole).await else { return (false, None) };
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let own = list(&whole["own"]);
    let asked: Vec<_> = list(&whole["turn"]["seats"]).into_iter().filter(|seat| own.contains(seat)).collect();
    let passed = now_ms() - whole["clocks"]["since-ms"].as_i64().unwrap_or_default();
    let left = |seat: &Value| Some(whole["clocks"]["left-ms"].get(seat.as_u64()? as usize)?.as_i64()? - passed);
    (!asked.is_empty(), asked.iter().filter_map(left).min())
}

/// Which part of a history.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Before {
    /// Only what ended before this time, in milliseconds since 1970.
    before_ms: Option<i64>,
}

/// A player: ratings and history.
#[utoipa::path(get, path = "/api/players/{name}", params(("name" = String, Path, description = "The player's name"), Before),
    responses((status = 200, description = "The player", body = shapes::Player), (status = 400, body = Refused), (status = 404, body = Refused)))]
pub async fn player(
    State(app): State<App>,
    Caller(who): Caller,
    Path(name): Path<String>,
    Params(before): Params<Before>,
) -> Result<Json<Value>, Trouble> {
    let account = app.store.account_named(&name).await?.filter(|account| account.kind != Kind::Gone);
    let account = account.ok_or_else(|| Trouble::new(Code::NotFound))?;
    let mut history = Vec::new();
    for table in app.store.history_of(&account.id, before.before_ms.unwrap_or(i64::MAX), 50).await? {
        // Private tables are for who played at them.
        if !table.private || who.account.as_ref() == Some(&account.id) {
            history.push(summary(&table, &app.store.seats(&table.id).await?));
        }
    }
    let ratings = app.store.ratings_of(&account.id).await?;
    Ok(Json(json!({
        "account": account.id,
        "name": account.name,
        "guest": account.kind == Kind::Guest,
        "since-ms": account.created_ms,
        "ratings": ratings.iter().map(|one| rating(one, &account.name)).collect::<Vec<_>>(),
        "history": history,
    })))
}

/// The strongest players of a game; `pool` is `people` or `bots`.
#[utoipa::path(get, path = "/api/games/{game}/leaders/{pool}",
    params(("game" = String, Path, description = "The game's id"), ("pool" = String, Path, description = "people or bots")),
    responses((status = 200, description = "The strongest", body = shapes::Leaders), (status = 404, body = Refused)))]
pub async fn leaders(
    State(app): State<App>,
    Path((game, pool)): Path<(String, String)>,
) -> Result<Json<Value>, Trouble> {
    let game = app.game(&game)?;
    let pool = Pool::find(&pool).ok_or_else(|| Trouble::new(Code::NotFound))?;
    let mut leaders = Vec::new();
    for one in app.store.leaders(game.id(), pool, 100).await? {
        let name = match one.player.strip_prefix("bot:") {
            Some(level) => Some(level.to_owned()),
            None => app.store.account(&one.player).await?.map(|account| account.name),
        };
        leaders.extend(name.map(|name| rating(&one, &name)));
    }
    Ok(Json(json!({"leaders": leaders})))
}

fn rating(one: &Rating, name: &str) -> Value {
    json!({
        "name": name,
        "bot": one.player.starts_with("bot:"),
        "game": one.game,
        "pool": one.pool,
        "rating": one.rating.round(),
        "games": one.games,
        "wins": one.wins,
    })
}

//! Matches that have ended: to watch, to keep, to check, to play on from.

use axum::{Json, extract::State, http::StatusCode};
use epoka_core::{Replay, Viewer, fair::Fair};
use epoka_games::{AnyMatch, Voice};
use epoka_store::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    extract::{Body, Path},
    lobby, shapes,
};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    live::questions::{Back, Question},
    options::{self, Options},
    session::{Caller, Person},
};

/// The record of a match that has ended, with what its dice were made of.
#[utoipa::path(get, path = "/api/tables/{table}/replay", params(("table" = String, Path, description = "The table")),
    responses((status = 200, description = "The replay", body = shapes::ReplayWritten), (status = 403, body = Refused), (status = 404, body = Refused),
        (status = 409, body = Refused)))]
pub async fn download(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Trouble> {
    Ok(Json(app.tables.ask(&app, &id, who, Question::Replay).await?))
}

/// The match as it was after a step: all of it once it has ended, before that what the caller could see then.
#[utoipa::path(get, path = "/api/tables/{table}/at/{step}",
    params(("table" = String, Path, description = "The table"), ("step" = usize, Path, description = "The step")),
    responses((status = 200, description = "The table then", body = shapes::Then), (status = 400, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn watch(
    State(app): State<App>,
    Caller(who): Caller,
    Path((id, step)): Path<(String, usize)>,
) -> Result<Json<Value>, Trouble> {
    Ok(Json(app.tables.ask(&app, &id, who, Question::Back(Back::At(step))).await?))
}

/// The scores of all seats after every step, for a plot.
#[utoipa::path(get, path = "/api/tables/{table}/scores", params(("table" = String, Path, description = "The table")),
    responses((status = 200, description = "The scores", body = shapes::Scores), (status = 403, body = Refused), (status = 404, body = Refused),
        (status = 409, body = Refused)))]
pub async fn scores(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Trouble> {
    Ok(Json(app.tables.ask(&app, &id, who, Question::Back(Back::Scores)).await?))
}

/// Where to play on from.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkAt {
    /// The step.
    step: usize,
    /// The seat one takes; bots take the others.
    seat: u8,
    /// How well they play.
    level: String,
}

/// Plays on from a step of a match that has ended, against bots.
#[utoipa::path(post, path = "/api/tables/{table}/fork", request_body = ForkAt, params(("table" = String, Path, description = "The table")),
    responses((status = 201, description = "The new table", body = shapes::Opened), (status = 400, body = Refused), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn fork(
    State(app): State<App>,
    Person(account): Person,
    Caller(who): Caller,
    Path(id): Path<String>,
    Body(body): Body<ForkAt>,
) -> Result<(StatusCode, Json<Value>), Trouble> {
    options::level(&body.level)?;
    let position = app.tables.ask(&app, &id, who, Question::Back(Back::Position(body.step))).await?;
    let old = lobby::find(&app, &id).await?;
    if body.seat >= old.players {
        return Err(Trouble::new(Code::NoSeat));
    }
    let before: Options = serde_json::from_value(old.options).map_err(Trouble::bad)?;
    let setup = before.setup_with(&app.store.seats(&id).await?);
    let options = Options { setup, pack: before.pack, ..Options::default() };
    let mut table = lobby::new_table(&app, &account, &old.game, usize::from(old.players), options, true).await?;
    table.position = Some(position);
    let seats: Vec<Seat> = (0..old.players)
        .map(|seat| {
            let free = Seat { seat, ..Seat::default() };
            if seat == body.seat {
                Seat { account: Some(account.id.clone()), name: Some(account.name.clone()), accepted: true, ..free }
            } else {
                Seat { bot: Some(body.level.clone()), ..free }
            }
        })
        .collect();
    app.store.add_table(&table, &seats).await?;
    lobby::begin(&app, &table).await?;
    Ok((StatusCode::CREATED, Json(json!({"table": table.id}))))
}

/// Checks a replay: every step, every outcome of the dice, and what they were made of.
#[utoipa::path(post, path = "/api/replays", request_body = shapes::ReplayWritten,
    responses((status = 200, description = "It holds", body = shapes::Verified), (status = 400, body = Refused), (status = 404, body = Refused), (status = 413, body = Refused),
        (status = 422, body = Refused)))]
pub async fn verify(
    State(app): State<App>,
    Caller(who): Caller,
    Body(body): Body<Value>,
) -> Result<Json<Value>, Trouble> {
    let (replay, played) = load(&app, body, who.lang).await?;
    Ok(Json(json!({
        "game": replay.game,
        "players": replay.players,
        "steps": played.step(),
        "hash": replay.hash,
        "turn": played.turn(Viewer::Referee),
        "commitment": replay.fair.as_ref().map(Fair::commitment),
    })))
}

/// A replay and a step of it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StepOf {
    /// The replay.
    #[schema(value_type = shapes::ReplayWritten)]
    replay: Value,
    /// The step.
    step: usize,
}

/// Shows a replay as it was after a step.
#[utoipa::path(post, path = "/api/replays/at", request_body = StepOf,
    responses((status = 200, description = "The table then", body = shapes::Then), (status = 400, body = Refused), (status = 404, body = Refused), (status = 413, body = Refused),
        (status = 422, body = Refused)))]
pub async fn at(State(app): State<App>, Caller(who): Caller, Body(body): Body<StepOf>) -> Result<Json<Value>, Trouble> {
    let (_, played) = load(&app, body.replay, who.lang).await?;
    let then = played.fork(body.step).map_err(Trouble::bad)?;
    Ok(Json(json!({
        "step": then.step(),
        "steps": played.step(),
        "turn": then.turn(Viewer::Referee),
        "view": then.view(Viewer::Referee),
        "scores": then.scores(),
        "events": then.told(0, Viewer::Referee, &Voice::new(who.lang)),
    })))
}

/// Reads and plays a replay, off the async threads.
async fn load(app: &App, body: Value, lang: epoka_games::Lang) -> Result<(Replay, Box<dyn AnyMatch>), Trouble> {
    let unreadable = |error: serde_json::Error| Trouble::with(Code::BadReplay, json!({"why": error.to_string()}));
    let (replay, pack) = options::recorded(body).map_err(unreadable)?;
    let game = app.game_with(&replay.game, pack.as_ref()).await?;
    let room = app.lookers.clone().acquire_owned().await.map_err(|_| Trouble::new(Code::Mistake))?;
    let played = tokio::task::spawn_blocking(move || {
        let played = game.load(&replay).map_err(|refusal| Trouble::refused(&refusal, game.catalogue(), lang));
        drop(room);
        played.map(|played| (replay, played))
    });
    played.await.map_err(|_| Trouble::new(Code::Mistake))?
}

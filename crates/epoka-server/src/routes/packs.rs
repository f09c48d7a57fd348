//! Packs of cards: what a table plays with beside the game's own, and who has accepted it.

use axum::{Json, extract::State, http::StatusCode};
use epoka_store::Status;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    extract::{Body, Params, Path},
    lobby,
    play::Invite,
};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    live::Command,
    options::{Options, Pack},
    session::{Caller, Person},
    socket::invited,
};

/// A pack that was checked.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PackShown {
    /// What it is called.
    name: String,
    /// How many cards and decks it changes or adds.
    cards: usize,
    /// The file itself.
    text: String,
    /// What it changes or adds, as `GET /api/games/{game}` has components.
    #[schema(value_type = Vec<Object>)]
    components: Vec<Value>,
}

/// Checks a pack of cards for a game.
#[utoipa::path(post, path = "/api/games/{game}/packs/check", request_body = Pack, params(("game" = String, Path, description = "The game's id")),
    responses((status = 200, body = PackShown), (status = 400, body = Refused), (status = 404, body = Refused)))]
pub async fn check(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(pack): Body<Pack>,
) -> Result<Json<PackShown>, Trouble> {
    show(&app, &game, pack).await.map(Json)
}

/// The pack a table plays with.
#[utoipa::path(get, path = "/api/tables/{table}/pack", params(("table" = String, Path, description = "The table"), Invite),
    responses((status = 200, body = PackShown), (status = 403, body = Refused), (status = 404, body = Refused)))]
pub async fn of_table(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(invite): Params<Invite>,
) -> Result<Json<PackShown>, Trouble> {
    let table = lobby::find(&app, &id).await?;
    let sits = app.store.seats(&id).await?.iter().any(|seat| seat.account.is_some() && seat.account == who.account);
    let may = !table.private || sits || who.account.as_ref() == Some(&table.host);
    if !may && !invited(&app, &id, invite.invite.as_deref()).await? {
        return Err(Trouble::new(Code::NotInvited));
    }
    let options: Options = serde_json::from_value(table.options).map_err(Trouble::bad)?;
    let pack = options.pack.ok_or_else(|| Trouble::new(Code::NotFound))?;
    show(&app, &table.game, pack).await.map(Json)
}

/// What somebody accepts.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Acceptance {
    /// The name of the pack, as the table shows it.
    name: String,
}

/// Accepts the pack a table plays with; the match begins only when everybody has.
#[utoipa::path(put, path = "/api/tables/{table}/acceptance", request_body = Acceptance, params(("table" = String, Path, description = "The table")),
    responses((status = 204, description = "Done"), (status = 400, body = Refused), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn accept(
    State(app): State<App>,
    Person(me): Person,
    Path(id): Path<String>,
    Body(body): Body<Acceptance>,
) -> Result<StatusCode, Trouble> {
    let table = lobby::find(&app, &id).await?;
    if table.status != Status::Open {
        return Err(Trouble::new(Code::HasBegun));
    }
    let options: Options = serde_json::from_value(table.options).map_err(Trouble::bad)?;
    if options.pack.is_none_or(|pack| pack.name != body.name) {
        return Err(Trouble::new(Code::NotFound));
    }
    if !app.store.seats(&id).await?.iter().any(|seat| seat.account.as_ref() == Some(&me.id)) {
        return Err(Trouble::new(Code::NoSeat));
    }
    app.store.accept_pack(&id, &me.id).await?;
    app.tables.tell(&id, Command::Refresh).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn show(app: &App, game: &str, pack: Pack) -> Result<PackShown, Trouble> {
    let (printed, with) = (app.game(game)?, app.game_with(game, Some(&pack)).await?);
    let before = printed.components();
    let new: Vec<Value> = with.components().iter().filter(|one| !before.contains(one)).map(|one| json!(one)).collect();
    Ok(PackShown { cards: new.len(), components: new, name: pack.name, text: pack.text })
}

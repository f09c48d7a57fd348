//! At the table, for clients without a socket: the same orders, the same answers.

#![expect(unused_qualifications, reason = "written by the macro that describes the routes")]

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::{
    extract::{Body, Params, Path},
    shapes,
};
use crate::{
    app::App,
    error::{Refused, Trouble},
    live::{Done, Who, orders::Order, questions::Question},
    session::{Caller, Person},
    socket::invited,
};

/// The invitation, where the table is private.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The code of the link.
    pub(super) invite: Option<String>,
}

/// The whole table, as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path, description = "The table"), Invite),
    responses((status = 200, description = "The table", body = shapes::WholeTable), (status = 403, body = Refused), (status = 404, body = Refused)))]
pub async fn table(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(invite): Params<Invite>,
) -> Result<Json<Value>, Trouble> {
    let who = Who { invited: invited(&app, &id, invite.invite.as_deref()).await?, ..who };
    Ok(Json(app.tables.ask(&app, &id, who, Question::Whole).await?))
}

/// Does something at the table. The answer comes after it is on disk.
#[utoipa::path(post, path = "/api/tables/{table}/orders", request_body = Order, params(("table" = String, Path, description = "The table")),
    responses((status = 200, body = Done), (status = 400, body = Refused), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused), (status = 422, body = Refused), (status = 503, body = Refused)))]
pub async fn order(
    State(app): State<App>,
    Caller(who): Caller,
    Person(_): Person,
    Path(id): Path<String>,
    Body(order): Body<Order>,
) -> Result<Json<Done>, Trouble> {
    Ok(Json(app.tables.order(&app, &id, who, order).await?))
}

/// From where.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The first step; if not given, the one after the caller's last turn.
    since: Option<usize>,
}

/// What happened since a step, or since one's last turn.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(("table" = String, Path, description = "The table"), Since),
    responses((status = 200, description = "What happened", body = shapes::Since), (status = 400, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn events(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(since): Params<Since>,
) -> Result<Json<Value>, Trouble> {
    Ok(Json(app.tables.ask(&app, &id, who, Question::Events(since.since)).await?))
}

/// What somebody wants to know about.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// An action.
    #[schema(value_type = Option<Object>)]
    action: Option<Value>,
    /// A thing by its id.
    target: Option<String>,
}

/// The step a caller asks about.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct AsOf {
    /// The step of the match as the caller sees it. If the match has moved on and the question no longer applies, the answer is null
    /// instead of an error.
    step: Option<usize>,
}

impl AsOf {
    /// Asks a question that may be out of date when it arrives.
    async fn ask(self, app: &App, id: &str, who: Who, question: Question) -> Result<Json<Value>, Trouble> {
        let answer = app.tables.ask(app, id, who.clone(), question).await;
        if let (Err(_), Some(step)) = (&answer, self.step)
            && app.tables.ask(app, id, who, Question::Step).await? != json!(step)
        {
            return Ok(Json(Value::Null));
        }
        answer.map(Json)
    }
}

/// May I, and if not, which rule forbids it?
#[utoipa::path(post, path = "/api/tables/{table}/why", request_body = About, params(("table" = String, Path, description = "The table"), AsOf),
    responses((status = 200, description = "The rule", body = Option<shapes::Legal>), (status = 400, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn why(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(as_of): Params<AsOf>,
    Body(about): Body<About>,
) -> Result<Json<Value>, Trouble> {
    as_of.ask(&app, &id, who, Question::Why(about.action, about.target)).await
}

/// One action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OneAction {
    /// The action.
    #[schema(value_type = Object)]
    action: Value,
}

/// An action whose consequences are wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Previewed {
    /// The action.
    #[schema(value_type = Object)]
    action: Value,
    /// Without what follows by itself, such as feeding or the end of a round.
    #[serde(default)]
    alone: bool,
}

/// What the table will look like after an action, up to the next chance or hidden thing.
#[utoipa::path(post, path = "/api/tables/{table}/preview", request_body = Previewed, params(("table" = String, Path, description = "The table"), AsOf),
    responses((status = 200, description = "The view", body = Value), (status = 400, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused), (status = 422, body = Refused)))]
pub async fn preview(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(as_of): Params<AsOf>,
    Body(Previewed { action, alone }): Body<Previewed>,
) -> Result<Json<Value>, Trouble> {
    as_of.ask(&app, &id, who, Question::Preview(action, alone)).await
}

/// Things of a whole, collected before they are played.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Chain {
    /// What is in the basket: pieces, in the order they were put in.
    #[schema(value_type = Vec<Object>, max_items = 64)]
    actions: Vec<Value>,
    /// Which of one's own seats.
    seat: Option<u8>,
}

/// What one has that puts these things in a basket: what is open then, what is closed and why, what it comes to, what completes it.
/// Nothing is played, and nobody else hears of it.
#[utoipa::path(post, path = "/api/tables/{table}/basket", request_body = Chain, params(("table" = String, Path, description = "The table"), AsOf),
    responses((status = 200, description = "The basket", body = Option<shapes::Basket>), (status = 400, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused), (status = 422, body = Refused)))]
pub async fn basket(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(as_of): Params<AsOf>,
    Body(Chain { actions, seat }): Body<Chain>,
) -> Result<Json<Value>, Trouble> {
    as_of.ask(&app, &id, who, Question::Basket(actions, seat)).await
}

/// Whether one's turn ends with an action. One that would show something hidden counts as such: it cannot be taken back.
#[utoipa::path(post, path = "/api/tables/{table}/hands-on", request_body = OneAction, params(("table" = String, Path, description = "The table"), AsOf),
    responses((status = 200, description = "Whether it does", body = Option<bool>), (status = 400, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused), (status = 422, body = Refused)))]
pub async fn hands_on(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(as_of): Params<AsOf>,
    Body(body): Body<OneAction>,
) -> Result<Json<Value>, Trouble> {
    as_of.ask(&app, &id, who, Question::HandsOn(body.action)).await
}

/// What one can plan.
#[derive(Serialize, ToSchema)]
pub struct Ahead {
    /// What one will be asked, as far as that can be told.
    pub ask: Option<String>,
    /// What one could answer, were one asked now.
    pub actions: Vec<shapes::Offer>,
}

/// What one can plan for the next time one is asked, after what one has planned already; null where a game does not look ahead.
#[utoipa::path(get, path = "/api/tables/{table}/ahead", params(("table" = String, Path, description = "The table"), AsOf),
    responses((status = 200, description = "Question and answers", body = Option<Ahead>), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused), (status = 422, body = Refused)))]
pub async fn ahead(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(as_of): Params<AsOf>,
) -> Result<Json<Value>, Trouble> {
    as_of.ask(&app, &id, who, Question::Ahead).await
}

/// Who is asked for advice.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Adviser {
    /// A level of bots.
    level: String,
    /// The step of the match as the caller sees it. If the match has moved on and the question no longer applies, the answer is null
    /// instead of an error.
    step: Option<usize>,
}

/// What a bot would do in one's place, at casual tables that allow it.
#[utoipa::path(get, path = "/api/tables/{table}/hint", params(("table" = String, Path, description = "The table"), Adviser),
    responses((status = 200, description = "Advice", body = Value), (status = 400, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn hint(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(adviser): Params<Adviser>,
) -> Result<Json<Value>, Trouble> {
    AsOf { step: adviser.step }.ask(&app, &id, who, Question::Hint(adviser.level)).await
}

/// Everything said at the table, without those the caller has muted.
#[utoipa::path(get, path = "/api/tables/{table}/chat", params(("table" = String, Path, description = "The table"), Invite),
    responses((status = 200, description = "Talk", body = shapes::Talk), (status = 403, body = Refused), (status = 404, body = Refused)))]
pub async fn chat(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Params(invite): Params<Invite>,
) -> Result<Json<Value>, Trouble> {
    let who = Who { invited: invited(&app, &id, invite.invite.as_deref()).await?, ..who };
    let muted = match &who.account {
        Some(account) => app.store.muted_by(account).await?,
        None => Vec::new(),
    };
    // The table says who may look.
    app.tables.ask(&app, &id, who, Question::May).await?;
    let lines = app.store.chat(&id).await?.into_iter().filter(|line| muted.iter().all(|(id, _)| *id != line.account));
    let line = |line: epoka_store::Line| json!({"number": line.sequence, "account": line.account, "name": line.name, "text": line.text});
    Ok(Json(json!({"lines": lines.map(line).collect::<Vec<_>>()})))
}

/// The caller's private note about the table.
#[utoipa::path(get, path = "/api/tables/{table}/note", params(("table" = String, Path, description = "The table")),
    responses((status = 200, description = "The note", body = Note), (status = 401, body = Refused)))]
pub async fn note(
    State(app): State<App>,
    Person(account): Person,
    Path(id): Path<String>,
) -> Result<Json<Note>, Trouble> {
    Ok(Json(Note { text: app.store.note(&account.id, &id).await?.unwrap_or_default() }))
}

/// A private note.
#[derive(Deserialize, serde::Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// What one wants to remember.
    #[schema(max_length = 10000)]
    text: String,
}

/// Writes the caller's private note about the table.
#[utoipa::path(put, path = "/api/tables/{table}/note", request_body = Note, params(("table" = String, Path, description = "The table")),
    responses((status = 204, description = "Written"), (status = 400, body = Refused), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 413, body = Refused)))]
pub async fn set_note(
    State(app): State<App>,
    Person(account): Person,
    Caller(who): Caller,
    Path(id): Path<String>,
    Body(note): Body<Note>,
) -> Result<StatusCode, Trouble> {
    if note.text.chars().count() > 10_000 {
        return Err(Trouble::bad("a note has at most 10000 characters"));
    }
    app.tables.ask(&app, &id, who, Question::May).await?;
    app.store.set_note(&account.id, &id, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

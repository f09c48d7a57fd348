//! Guests and accounts: coming, staying, leaving with everything one has said.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{AppendHeaders, IntoResponse},
};
use epoka_store::{Account, Kind, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    extract::{Body, Path},
    shapes,
};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    random::{self, now_ms},
    session::{self, Person},
    words::{wanted, words},
};

/// How much vacation everybody has: 30 days.
const VACATION_MS: i64 = 30 * 24 * 3_600_000;

/// A name and, for members, a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// What others will call you: 2 to 24 letters, digits, spaces, dots, dashes.
    #[schema(min_length = 2, max_length = 24)]
    name: String,
    /// At least 10 characters.
    #[schema(min_length = 10, max_length = 200)]
    password: String,
}

/// A guest's name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestName {
    /// What others will call you; one is made up if not given.
    name: Option<String>,
}

/// Somebody as they see themselves.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// The account's id.
    id: String,
    /// What others call them.
    name: String,
    /// Whether there is no password and so no way back in.
    guest: bool,
    /// What they have set for themselves.
    #[schema(value_type = Object)]
    settings: Value,
    /// On vacation until then, in milliseconds since 1970.
    away_until_ms: i64,
    /// How much vacation is left, in milliseconds.
    vacation_ms: i64,
}

impl From<Account> for Me {
    fn from(account: Account) -> Me {
        Me {
            guest: account.kind == Kind::Guest,
            id: account.id,
            name: account.name,
            settings: account.settings,
            away_until_ms: account.away_until_ms,
            vacation_ms: account.vacation_ms,
        }
    }
}

/// Comes in as a guest: a name, no password, no way back once the cookie is gone.
#[utoipa::path(post, path = "/api/guests", request_body = GuestName,
    responses((status = 201, body = Me), (status = 400, body = Refused), (status = 409, body = Refused)))]
pub async fn guest(
    State(app): State<App>,
    headers: HeaderMap,
    Body(body): Body<GuestName>,
) -> Result<impl IntoResponse, Trouble> {
    let name = match body.name {
        Some(name) => check_name(&name)?,
        None => words(wanted(&headers)).with("player-guest", [("mark", random::id()[..6].into())]),
    };
    let account = new_account(name, Kind::Guest, None);
    add(&app, account).await
}

/// Makes an account; a guest who is signed in keeps everything and becomes a member.
#[utoipa::path(post, path = "/api/accounts", request_body = Credentials,
    responses((status = 201, body = Me), (status = 400, body = Refused), (status = 409, body = Refused)))]
pub async fn register(
    State(app): State<App>,
    person: Option<Person>,
    Body(body): Body<Credentials>,
) -> Result<impl IntoResponse, Trouble> {
    let name = check_name(&body.name)?;
    check_password(&body.password)?;
    let hash = session::hash_password(&app, body.password).await?;
    match person.map(|Person(account)| account) {
        None => add(&app, new_account(name, Kind::Member, Some(hash))).await,
        Some(account) if account.kind == Kind::Guest => {
            app.store.become_member(&account.id, &name, &hash).await.map_err(taken)?;
            let cookie = session::open(&app, &account.id).await?;
            let me = Account { name, kind: Kind::Member, ..account };
            Ok((StatusCode::CREATED, AppendHeaders([(header::SET_COOKIE, cookie)]), Json(Me::from(me))))
        }
        Some(_) => Err(Trouble::new(Code::AlreadyMember)),
    }
}

/// Signs in.
#[utoipa::path(post, path = "/api/session", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = Refused), (status = 401, body = Refused)))]
pub async fn sign_in(State(app): State<App>, Body(body): Body<Credentials>) -> Result<impl IntoResponse, Trouble> {
    if body.password.len() > 800 {
        return Err(Trouble::new(Code::WrongPassword));
    }
    let account = app.store.account_named(&body.name).await?;
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let right = session::verify(&app, body.password, kept).await?;
    let account = account.filter(|_| right).ok_or_else(|| Trouble::new(Code::WrongPassword))?;
    let cookie = session::open(&app, &account.id).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(Me::from(account))))
}

/// Signs out.
#[utoipa::path(delete, path = "/api/session", responses((status = 204, description = "Signed out")))]
pub async fn sign_out(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, Trouble> {
    if let Some(token) = session::token(&headers) {
        let session = random::hashed(token);
        app.store.close_session(&session).await?;
        app.sockets.close_session(&session);
    }
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, session::cookie(&app, "", 0))])))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401, body = Refused)))]
pub async fn me(Person(account): Person) -> Json<Me> {
    Json(account.into())
}

/// What somebody may change about themselves.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Changes {
    /// Settings, at most 8 KB of JSON; they take the place of those before.
    #[schema(value_type = Option<Object>)]
    settings: Option<Value>,
    /// Go on vacation for so many days, or come back with 0.
    #[schema(minimum = 0, maximum = 30)]
    vacation_days: Option<i64>,
}

/// Changes settings or goes on vacation.
#[utoipa::path(patch, path = "/api/me", request_body = Changes,
    responses((status = 200, body = Me), (status = 400, body = Refused), (status = 401, body = Refused), (status = 409, body = Refused)))]
pub async fn change(
    State(app): State<App>,
    Person(mut account): Person,
    Body(body): Body<Changes>,
) -> Result<Json<Me>, Trouble> {
    if let Some(settings) = body.settings {
        if !settings.is_object() || settings.to_string().len() > 8192 {
            return Err(Trouble::bad("settings are an object of at most 8 KB"));
        }
        app.store.set_settings(&account.id, &settings).await?;
        account.settings = settings;
    }
    if let Some(days) = body.vacation_days {
        let now = now_ms();
        // What was not used of a vacation comes back.
        let unused = (account.away_until_ms - now).max(0);
        let left = account.vacation_ms + unused;
        let wanted = days.clamp(0, 366) * 24 * 3_600_000;
        if wanted > left {
            return Err(Trouble::with(Code::TooMany, json!({"left-ms": left})));
        }
        (account.away_until_ms, account.vacation_ms) = (now + wanted, left - wanted);
        app.store.set_vacation(&account.id, account.away_until_ms, account.vacation_ms).await?;
    }
    Ok(Json(account.into()))
}

/// Another password in the place of the old one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    old: String,
    /// At least 10 characters.
    #[schema(min_length = 10, max_length = 200)]
    new: String,
}

/// Changes the password. Everywhere else one is signed out; here a new session begins.
#[utoipa::path(put, path = "/api/me/password", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 400, body = Refused), (status = 401, body = Refused)))]
pub async fn change_password(
    State(app): State<App>,
    Person(account): Person,
    Body(body): Body<NewPassword>,
) -> Result<impl IntoResponse, Trouble> {
    check_password(&body.new)?;
    if !session::verify(&app, body.old, account.password.clone()).await? {
        return Err(Trouble::new(Code::WrongPassword));
    }
    let hash = session::hash_password(&app, body.new).await?;
    app.store.set_password(&account.id, &hash).await?;
    app.sockets.close_account(&account.id);
    let cookie = session::open(&app, &account.id).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(Me::from(account))))
}

/// Everything the server keeps about the caller.
#[utoipa::path(get, path = "/api/me/export",
    responses((status = 200, description = "All of it", body = shapes::Export), (status = 401, body = Refused)))]
pub async fn export(State(app): State<App>, Person(account): Person) -> Result<Json<shapes::Export>, Trouble> {
    let (id, store) = (account.id.clone(), &app.store);
    let mut tables = store.games_of(&id).await?;
    tables.extend(store.history_of(&id, i64::MAX, 100_000).await?);
    let said = store.said_by(&id).await?.into_iter();
    let ratings = store.ratings_of(&id).await?.into_iter();
    let notes = store.notes(&id).await?.into_iter();
    let muted = store.muted_by(&id).await?.into_iter();
    let subscriptions = store.subscriptions(&id).await?.into_iter();
    let decks = store.decks(&id).await?.into_iter();
    let played = |table: epoka_store::Table| shapes::PlayedAt {
        table: table.id,
        game: table.game,
        status: table.status.word().into(),
        result: table.result,
    };
    Ok(Json(shapes::Export {
        created_ms: account.created_ms,
        account: Me::from(account),
        said: said.map(|line| shapes::SaidOnce { table: line.table, number: line.sequence, text: line.text }).collect(),
        tables: tables.into_iter().map(played).collect(),
        ratings: ratings.map(|one| shapes::RatedIn { game: one.game, pool: one.pool, rating: one.rating }).collect(),
        notes: notes.map(|(table, text)| shapes::NoteKept { table, text }).collect(),
        muted: muted.map(|(account, name)| shapes::Muted { account, name }).collect(),
        decks: decks.map(|deck| shapes::DeckKept { name: deck.name, list: deck.list }).collect(),
        subscriptions: subscriptions
            .map(|place| shapes::ToldAt { kind: place.kind, endpoint: place.endpoint })
            .collect(),
    }))
}

/// To be sure that it is meant.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// One's own name, typed once more.
    name: String,
    /// The password, where there is one.
    password: Option<String>,
}

/// Deletes the caller: name, way in, settings, talk, notes, decks, ratings. Their matches remain, played by nobody known.
#[utoipa::path(delete, path = "/api/me", request_body = Farewell,
    responses((status = 204, description = "Gone"), (status = 400, body = Refused), (status = 401, body = Refused), (status = 409, body = Refused)))]
pub async fn forget(
    State(app): State<App>,
    Person(account): Person,
    Body(body): Body<Farewell>,
) -> Result<impl IntoResponse, Trouble> {
    if body.name != account.name {
        return Err(Trouble::new(Code::BadName));
    }
    if account.kind == Kind::Member
        && !session::verify(&app, body.password.unwrap_or_default(), account.password.clone()).await?
    {
        return Err(Trouble::new(Code::WrongPassword));
    }
    let games = app.store.games_of(&account.id).await?;
    if games.iter().any(|table| table.status == epoka_store::Status::Playing) {
        return Err(Trouble::new(Code::GoesOn));
    }
    app.store.forget_account(&account.id).await?;
    app.sockets.close_account(&account.id);
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, session::cookie(&app, "", 0))])))
}

/// Stops hearing somebody.
#[utoipa::path(put, path = "/api/me/mutes/{account}", params(("account" = String, Path, description = "Whom")),
    responses((status = 204, description = "Muted"), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub async fn mute(
    State(app): State<App>,
    Person(me): Person,
    Path(account): Path<String>,
) -> Result<StatusCode, Trouble> {
    app.store.account(&account).await?.ok_or_else(|| Trouble::new(Code::NotFound))?;
    app.store.mute(&me.id, &account).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hears somebody again.
#[utoipa::path(delete, path = "/api/me/mutes/{account}", params(("account" = String, Path, description = "Whom")),
    responses((status = 204, description = "Heard again"), (status = 401, body = Refused)))]
pub async fn unmute(
    State(app): State<App>,
    Person(me): Person,
    Path(account): Path<String>,
) -> Result<StatusCode, Trouble> {
    app.store.unmute(&me.id, &account).await?;
    Ok(StatusCode::NO_CONTENT)
}

type Created = (StatusCode, AppendHeaders<[(header::HeaderName, header::HeaderValue); 1]>, Json<Me>);

async fn add(app: &App, account: Account) -> Result<Created, Trouble> {
    app.store.add_account(&account).await.map_err(taken)?;
    let cookie = session::open(app, &account.id).await?;
    Ok((StatusCode::CREATED, AppendHeaders([(header::SET_COOKIE, cookie)]), Json(account.into())))
}

fn new_account(name: String, kind: Kind, password: Option<String>) -> Account {
    Account {
        id: random::id(),
        kind,
        name,
        password,
        settings: json!({}),
        away_until_ms: 0,
        vacation_ms: VACATION_MS,
        created_ms: now_ms(),
    }
}

fn taken(error: StoreError) -> Trouble {
    match error {
        StoreError::Taken => Trouble::new(Code::NameTaken),
        other => other.into(),
    }
}

/// Names are for people to tell each other apart.
pub(crate) fn check_name(name: &str) -> Result<String, Trouble> {
    let name = name.trim();
    let good = |c: char| c.is_alphanumeric() || " .-_".contains(c);
    let reserved = name.to_lowercase().starts_with("gone-");
    if !(2..=24).contains(&name.chars().count()) || !name.chars().all(good) || reserved {
        return Err(Trouble::new(Code::BadName));
    }
    Ok(name.into())
}

fn check_password(password: &str) -> Result<(), Trouble> {
    if (10..=200).contains(&password.chars().count()) { Ok(()) } else { Err(Trouble::new(Code::BadPassword)) }
}

//! From the idea of a match to its first turn: opening a table, sitting down, beginning.

use axum::{Json, extract::State, http::StatusCode};
use epoka_core::{fair::Fair, replay::ChanceMode};
use epoka_store::{Account, Seat, Status, StoreError, Table};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    decks::{self, Brought},
    extract::{Body, Path},
    people::check_name,
    shapes,
};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    live::{Command, clock::Clocks, standing::Standing},
    options::{self, Options},
    random::{self, now_ms},
    session::{Caller, Person},
};

/// The longest part of the dice a player may add.
const LONGEST_NONCE: usize = 128;

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    game: String,
    /// Who sits where; the number of entries is the number of players.
    #[schema(min_items = 1, max_items = 4)]
    seats: Vec<Chair>,
    /// What is agreed on.
    #[serde(default)]
    options: Options,
    /// Whether only who has the invitation may come.
    #[serde(default)]
    private: bool,
    /// Begin at once; every seat must be taken.
    #[serde(default)]
    start: bool,
}

/// Who is to sit in a seat.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chair {
    /// Whoever comes.
    Free,
    /// Who opens the table.
    Me {
        /// The deck they bring.
        #[serde(default)]
        deck: Option<Brought>,
    },
    /// Somebody at the same screen as who opens the table.
    Local {
        /// What they are called.
        name: String,
        /// The deck they bring.
        #[serde(default)]
        deck: Option<Brought>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

/// The tables anybody may see.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "Tables", body = shapes::Lobby)))]
pub async fn list(State(app): State<App>) -> Result<Json<Value>, Trouble> {
    let mut tables = Vec::new();
    for table in app.store.lobby(200).await? {
        let seats = app.store.seats(&table.id).await?;
        tables.push(summary(&table, &seats));
    }
    Ok(Json(json!({"tables": tables})))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, description = "Its id and its invitation", body = shapes::Opened), (status = 400, body = Refused),
        (status = 401, body = Refused), (status = 404, body = Refused), (status = 409, body = Refused), (status = 413, body = Refused),
        (status = 422, body = Refused)))]
pub async fn open(
    State(app): State<App>,
    Person(account): Person,
    Caller(who): Caller,
    Body(body): Body<NewTable>,
) -> Result<(StatusCode, Json<Value>), Trouble> {
    let mut seats = chairs(&account, &body.seats)?;
    for (seat, chair) in seats.iter_mut().zip(body.seats) {
        if let Chair::Me { deck: Some(deck) } | Chair::Local { deck: Some(deck), .. } = chair {
            seat.deck = decks::choose(&app, &account, who.lang, &body.game, body.options.pack.as_ref(), deck).await?;
        }
    }
    let table = new_table(&app, &account, &body.game, seats.len(), body.options, body.private).await?;
    app.store.add_table(&table, &seats).await?;
    if body.start {
        begin(&app, &table).await?;
    }
    Ok((
        StatusCode::CREATED,
        Json(json!({"table": table.id, "invite": table.invite, "dice": {"commitment": table.commitment}})),
    ))
}

/// The table of an invitation.
#[utoipa::path(get, path = "/api/invitations/{invite}", params(("invite" = String, Path, description = "The code of the link")),
    responses((status = 200, description = "The table", body = shapes::Summary), (status = 404, body = Refused)))]
pub async fn invitation(State(app): State<App>, Path(invite): Path<String>) -> Result<Json<Value>, Trouble> {
    let table = app.store.invited_to(&invite).await?.ok_or_else(|| Trouble::new(Code::NotFound))?;
    let seats = app.store.seats(&table.id).await?;
    Ok(Json(summary(&table, &seats)))
}

/// Sitting down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// Which seat; any free one if not given.
    seat: Option<u8>,
    /// The invitation, where the table is private.
    invite: Option<String>,
    /// One's part of the dice, chosen after having seen the commitment; the server draws one if not given.
    #[schema(max_length = 128)]
    nonce: Option<String>,
}

/// Takes a free seat.
#[utoipa::path(post, path = "/api/tables/{table}/seats", request_body = SitDown, params(("table" = String, Path, description = "The table")),
    responses((status = 200, description = "The seat", body = shapes::Seated), (status = 400, body = Refused), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn join(
    State(app): State<App>,
    Person(account): Person,
    Path(id): Path<String>,
    Body(body): Body<SitDown>,
) -> Result<Json<Value>, Trouble> {
    let table = find(&app, &id).await?;
    if table.private && body.invite.as_deref() != Some(&*table.invite) && table.host != account.id {
        return Err(Trouble::new(Code::NotInvited));
    }
    if table.status != Status::Open {
        return Err(Trouble::new(Code::HasBegun));
    }
    let seats = app.store.seats(&id).await?;
    if seats.iter().any(|seat| seat.account.as_ref() == Some(&account.id)) {
        return Err(Trouble::new(Code::SeatTaken));
    }
    let free = |seat: &&Seat| seat.account.is_none() && seat.bot.is_none();
    let wanted = match body.seat {
        Some(seat) => seat,
        None => seats.iter().find(free).map(|seat| seat.seat).ok_or_else(|| Trouble::new(Code::SeatTaken))?,
    };
    let new = Seat {
        seat: wanted,
        account: Some(account.id),
        name: Some(account.name),
        nonce: body.nonce.map(check_nonce).transpose()?,
        ..Seat::default()
    };
    app.store.take_seat(&id, &new).await.map_err(seat_taken)?;
    app.tables.tell(&id, Command::Refresh).await;
    Ok(Json(json!({"seat": wanted})))
}

/// What becomes of a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    /// A bot of this level; free if not given.
    bot: Option<String>,
}

/// Puts a bot into a seat or frees it: the host any seat, others their own.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}", request_body = ChangeSeat,
    params(("table" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat")),
    responses((status = 204, description = "Done"), (status = 400, body = Refused), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn seat(
    State(app): State<App>,
    Person(account): Person,
    Path((id, seat)): Path<(String, u8)>,
    Body(body): Body<ChangeSeat>,
) -> Result<StatusCode, Trouble> {
    let table = find(&app, &id).await?;
    let seats = app.store.seats(&id).await?;
    let row = seats.iter().find(|row| row.seat == seat).ok_or_else(|| Trouble::new(Code::NotFound))?;
    let own = row.account.as_ref() == Some(&account.id) && body.bot.is_none();
    if table.host != account.id && !own {
        return Err(Trouble::new(Code::NotHost));
    }
    if let Some(bot) = &body.bot {
        options::level(bot)?;
    }
    app.store.free_seat(&id, seat).await.map_err(|_| Trouble::new(Code::HasBegun))?;
    if let Some(bot) = body.bot {
        let new = Seat { seat, bot: Some(bot), ..Seat::default() };
        app.store.take_seat(&id, &new).await.map_err(seat_taken)?;
    }
    app.tables.tell(&id, Command::Refresh).await;
    Ok(StatusCode::NO_CONTENT)
}

/// A part of the dice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Nonce {
    /// Anything nobody can guess.
    #[schema(min_length = 1, max_length = 128)]
    nonce: String,
}

/// Adds one's part to the dice, as long as the match has not begun.
#[utoipa::path(put, path = "/api/tables/{table}/nonce", request_body = Nonce, params(("table" = String, Path, description = "The table")),
    responses((status = 204, description = "Done"), (status = 400, body = Refused), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn nonce(
    State(app): State<App>,
    Person(account): Person,
    Path(id): Path<String>,
    Body(body): Body<Nonce>,
) -> Result<StatusCode, Trouble> {
    if find(&app, &id).await?.status != Status::Open {
        return Err(Trouble::new(Code::HasBegun));
    }
    if !app.store.seats(&id).await?.iter().any(|seat| seat.account.as_ref() == Some(&account.id)) {
        return Err(Trouble::new(Code::NoSeat));
    }
    app.store.set_nonce(&id, &account.id, &check_nonce(body.nonce)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins the match: the host, when every seat is taken.
#[utoipa::path(post, path = "/api/tables/{table}/start", params(("table" = String, Path, description = "The table")),
    responses((status = 204, description = "Begun"), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn start(
    State(app): State<App>,
    Person(account): Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Trouble> {
    let table = find(&app, &id).await?;
    if table.host != account.id {
        return Err(Trouble::new(Code::NotHost));
    }
    begin(&app, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes a table whose match has not begun.
#[utoipa::path(delete, path = "/api/tables/{table}", params(("table" = String, Path, description = "The table")),
    responses((status = 204, description = "Closed"), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn close(
    State(app): State<App>,
    Person(account): Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Trouble> {
    let table = find(&app, &id).await?;
    if table.host != account.id {
        return Err(Trouble::new(Code::NotHost));
    }
    app.store.close_table(&id, now_ms()).await.map_err(|_| Trouble::new(Code::HasBegun))?;
    app.tables.tell(&id, Command::Refresh).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Opens a table with the same options, the same bots and free seats for the same people.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = String, Path, description = "The table")),
    responses((status = 201, description = "The new table", body = shapes::Opened), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn rematch(
    State(app): State<App>,
    Person(account): Person,
    Caller(who): Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Value>), Trouble> {
    let old = find(&app, &id).await?;
    if !matches!(old.status, Status::Over | Status::Abandoned) {
        return Err(Trouble::new(Code::GoesOn));
    }
    let before = app.store.seats(&id).await?;
    if !before.iter().any(|seat| seat.account.as_ref() == Some(&account.id)) {
        return Err(Trouble::new(Code::NoSeat));
    }
    // The seats move on by one, so that somebody else begins.
    let players = before.len() as u8;
    let mut seats: Vec<Seat> = before.iter().map(|row| again(row, &account, players)).collect();
    seats.sort_by_key(|seat| seat.seat);
    let options = serde_json::from_value(old.options.clone()).map_err(Trouble::bad)?;
    let table = new_table(&app, &account, &old.game, seats.len(), options, old.private).await?;
    app.store.add_table(&table, &seats).await?;
    let told = crate::live::orders::Order::Rematch { table: table.id.clone() };
    app.tables.order(&app, &id, who, told).await?;
    Ok((StatusCode::CREATED, Json(json!({"table": table.id, "invite": table.invite}))))
}

fn again(row: &Seat, caller: &Account, players: u8) -> Seat {
    let own = row.account.as_ref() == Some(&caller.id);
    Seat {
        seat: (row.seat + 1) % players,
        account: row.account.clone().filter(|_| own),
        name: row.name.clone().filter(|_| own),
        deck: row.deck.clone().filter(|_| own),
        accepted: own,
        bot: row.bot.clone().filter(|_| row.account.is_none()),
        ..Seat::default()
    }
}

/// A table as lists show it.
pub(crate) fn summary(table: &Table, seats: &[Seat]) -> Value {
    let seat = |seat: &Seat| json!({"seat": seat.seat, "name": seat.name, "account": seat.account, "bot": seat.bot});
    json!({
        "table": table.id,
        "game": table.game,
        "players": table.players,
        "status": table.status.word(),
        "options": options::shown(&table.options),
        "private": table.private,
        "seats": seats.iter().map(seat).collect::<Vec<_>>(),
        "created-ms": table.created_ms,
        "started-ms": table.started_ms,
        "ended-ms": table.ended_ms,
        "result": table.result,
        "dice": {"commitment": table.commitment},
    })
}

pub(crate) async fn find(app: &App, id: &str) -> Result<Table, Trouble> {
    app.store.table(id).await?.ok_or_else(|| Trouble::new(Code::NotFound))
}

/// A table that is not in the store yet, its options checked by the game itself.
pub(crate) async fn new_table(
    app: &App,
    host: &Account,
    game: &str,
    players: usize,
    options: Options,
    private: bool,
) -> Result<Table, Trouble> {
    let game = app.game_with(game, options.pack.as_ref()).await?;
    options.check()?;
    if app.store.games_of(&host.id).await?.len() >= app.config.limits.tables {
        return Err(Trouble::new(Code::TooMany));
    }
    let players = players as u8;
    let tried = game.new_match(players, "a try", &options.setup, ChanceMode::Manual);
    tried.map_err(|refusal| Trouble::refused(&refusal, game.catalogue(), epoka_games::Lang::En))?;
    let secret = random::secret();
    let commitment = Fair { secret: secret.clone(), nonces: Vec::new() }.commitment();
    Ok(Table {
        id: random::id(),
        game: game.id().into(),
        players,
        rules_version: i64::from(game.rules_version()),
        data: game.data_hash().into(),
        options: json!(options),
        private,
        invite: random::id(),
        host: host.id.clone(),
        status: Status::Open,
        secret,
        commitment,
        seed: None,
        position: None,
        standing: json!({}),
        result: None,
        created_ms: now_ms(),
        started_ms: None,
        ended_ms: None,
    })
}

/// Begins a match whose seats are all taken.
pub(crate) async fn begin(app: &App, table: &Table) -> Result<(), Trouble> {
    if table.status != Status::Open {
        return Err(Trouble::new(Code::HasBegun));
    }
    let seats = app.store.seats(&table.id).await?;
    if seats.iter().any(|seat| seat.account.is_none() && seat.bot.is_none()) {
        return Err(Trouble::new(Code::SeatsFree));
    }
    let options: Options = serde_json::from_value(table.options.clone()).map_err(Trouble::bad)?;
    let people: Vec<_> = seats.iter().filter_map(|seat| seat.account.as_ref()).collect();
    let twice = people.iter().enumerate().any(|(at, one)| people[at + 1..].contains(one));
    if options.rated && (twice || people.is_empty() || seats.len() < 2) {
        let why = "a rated table has at least two seats, one of them a person's, and nobody sits twice";
        return Err(Trouble::with(Code::BadOptions, json!({"why": why})));
    }
    if options.pack.is_some() && seats.iter().any(|seat| seat.account.is_some() && !seat.accepted) {
        return Err(Trouble::new(Code::NotAccepted));
    }
    let nonces = seats.into_iter().map(|seat| seat.nonce.unwrap_or_else(random::secret)).collect();
    let fair = Fair { secret: table.secret.clone(), nonces };
    let now = now_ms();
    let standing = Standing { clocks: Clocks::new(options.clock, table.players, now), ..Standing::default() };
    let begun = app.store.start(&table.id, &fair.seed(), &fair.nonces, &json!(standing), now).await;
    begun.map_err(|error| match error {
        StoreError::Refused(_) => Trouble::new(Code::SeatsFree),
        other => other.into(),
    })?;
    app.tables.send(app, &table.id, Command::Begun).await
}

fn chairs(me: &Account, chairs: &[Chair]) -> Result<Vec<Seat>, Trouble> {
    let mut own = 0;
    let mut seats = Vec::new();
    for (chair, seat) in chairs.iter().take(epoka_core::MAX_SEATS + 1).zip(0u8..) {
        let free = Seat { seat, ..Seat::default() };
        seats.push(match chair {
            Chair::Free => free,
            Chair::Me { .. } => {
                own += 1;
                Seat { account: Some(me.id.clone()), name: Some(me.name.clone()), accepted: true, ..free }
            }
            Chair::Local { name, .. } => {
                Seat { account: Some(me.id.clone()), name: Some(check_name(name)?), accepted: true, ..free }
            }
            Chair::Bot { level } => {
                options::level(level)?;
                Seat { bot: Some(level.clone()), ..free }
            }
        });
    }
    if own > 1 {
        return Err(Trouble::bad("one seat is yours; others at the same screen are `local`"));
    }
    Ok(seats)
}

fn check_nonce(nonce: String) -> Result<String, Trouble> {
    if nonce.is_empty() || nonce.len() > LONGEST_NONCE {
        return Err(Trouble::bad(format!("a nonce has 1 to {LONGEST_NONCE} bytes")));
    }
    Ok(nonce)
}

fn seat_taken(error: StoreError) -> Trouble {
    match error {
        StoreError::Refused(_) => Trouble::new(Code::SeatTaken),
        other => other.into(),
    }
}

//! The HTTP API. `/api/openapi.json` describes it; every handler is thin: who is it, what is wanted, translate.

mod decks;
pub mod extract;
mod games;
mod lobby;
mod packs;
mod people;
mod play;
mod ranks;
mod replays;
mod reports;
pub mod shapes;
mod subscriptions;

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, State},
    http::StatusCode,
    middleware::{from_fn, from_fn_with_state},
    response::IntoResponse,
    routing::get,
};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer, trace::TraceLayer,
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    client::{self, Client},
    error::{self, Code, Trouble},
    guard, socket,
};

#[derive(OpenApi)]
#[openapi(info(
    title = "Epoka",
    description = "The table online. Sessions are cookies; orders of other sites are refused. The WebSocket is /api/socket: see docs/server.md."
))]
struct Description;

/// All routes of the server.
pub fn router(app: App) -> Router {
    let limits = app.config.limits;
    let description = description();
    let (api, _) = api().split_for_parts();
    let (large, _) = large().split_for_parts();
    let timeout = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, guard::PATIENCE);
    let api = api
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .merge(large.layer(DefaultBodyLimit::max(limits.replay_bytes)))
        .route("/api/openapi.json", get(async move || Json(description)))
        .layer(timeout)
        .layer(CompressionLayer::new())
        .route("/api/socket", get(socket::open))
        .layer(from_fn_with_state(app.clone(), guard::limit))
        .layer(from_fn(guard::same_site))
        .layer(CatchPanicLayer::custom(|_| Trouble::new(Code::Mistake).into_response()))
        .layer(from_fn(error::speak));
    let client = get(client::serve).fallback(client::serve).with_state(Client::new(app.config.client));
    Router::new()
        .merge(api)
        .route("/healthz", get(healthy))
        .route("/metrics", get(metrics))
        .fallback_service(client.layer(CompressionLayer::new()))
        .layer(from_fn(guard::careful))
        .layer(from_fn(error::speak))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// What `/api/openapi.json` says.
pub fn description() -> utoipa::openapi::OpenApi {
    api().into_openapi().merge_from(large().into_openapi())
}

/// The routes that take whole replays.
fn large() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi()).routes(routes!(replays::verify)).routes(routes!(replays::at))
}

fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::list))
        .routes(routes!(games::show))
        .routes(routes!(people::guest))
        .routes(routes!(people::register))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(people::me, people::change, people::forget))
        .routes(routes!(people::change_password))
        .routes(routes!(people::export))
        .routes(routes!(people::mute, people::unmute))
        .routes(routes!(reports::report, reports::list))
        .routes(routes!(reports::settle))
        .routes(routes!(subscriptions::key))
        .routes(routes!(subscriptions::list, subscriptions::subscribe))
        .routes(routes!(subscriptions::unsubscribe))
        .routes(routes!(decks::list, decks::keep))
        .routes(routes!(decks::change, decks::throw_away))
        .routes(routes!(decks::rules))
        .routes(routes!(decks::check))
        .routes(routes!(decks::bring))
        .routes(routes!(packs::check))
        .routes(routes!(packs::of_table))
        .routes(routes!(packs::accept))
        .routes(routes!(lobby::list, lobby::open))
        .routes(routes!(lobby::invitation))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::seat))
        .routes(routes!(lobby::nonce))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::close))
        .routes(routes!(lobby::rematch))
        .routes(routes!(play::table))
        .routes(routes!(play::order))
        .routes(routes!(play::events))
        .routes(routes!(play::why))
        .routes(routes!(play::preview))
        .routes(routes!(play::basket))
        .routes(routes!(play::hands_on))
        .routes(routes!(play::ahead))
        .routes(routes!(play::hint))
        .routes(routes!(play::chat))
        .routes(routes!(play::note, play::set_note))
        .routes(routes!(ranks::my_games))
        .routes(routes!(ranks::player))
        .routes(routes!(ranks::leaders))
        .routes(routes!(replays::download))
        .routes(routes!(replays::watch))
        .routes(routes!(replays::scores))
        .routes(routes!(replays::fork))
}

/// Whether the server and its database answer.
async fn healthy(State(app): State<App>) -> Result<&'static str, Trouble> {
    app.store.check().await?;
    Ok("ok")
}

async fn metrics(State(app): State<App>) -> String {
    app.metrics.page(app.tables.count())
}

//! The games: what can be played, with which options, by which rules.

use axum::{Json, extract::State};
use epoka_games::bot::Level;
use serde_json::{Value, json};

use super::{extract::Path, shapes};
use crate::{
    app::App,
    error::{Refused, Trouble},
};

/// All games, with what a table needs to be opened.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games", body = shapes::Games)))]
pub async fn list(State(app): State<App>) -> Json<Value> {
    let game = |game: &std::sync::Arc<dyn epoka_games::AnyGame>| {
        json!({
            "game": game.id(),
            "name": game.title(),
            "players": game.players(),
            "rules-version": game.rules_version(),
            "house-share": game.house_share(),
            "setup": game.schemas().setup,
        })
    };
    Json(json!({
        "games": app.games.iter().map(game).collect::<Vec<_>>(),
        "levels": Level::ALL.map(Level::name),
    }))
}

/// One game: its rules, components and schemas.
#[utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path, description = "The game's id")),
    responses((status = 200, description = "The game", body = shapes::GameShown), (status = 404, body = Refused)))]
pub async fn show(State(app): State<App>, Path(game): Path<String>) -> Result<Json<Value>, Trouble> {
    let game = app.game(&game)?;
    let rules = game.catalogue().entries().iter().map(|entry| json!(entry)).collect::<Vec<_>>();
    Ok(Json(json!({
        "game": game.id(),
        "name": game.title(),
        "rules": rules,
        "components": game.components(),
        "schemas": game.schemas(),
    })))
}

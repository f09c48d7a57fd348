//! Complaints: anybody signed in may make one, moderators read and settle them.

use axum::{Json, extract::State, http::StatusCode};
use epoka_store::{Account, Kind, Report, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Body, Path};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    random::{self, now_ms},
    session::Person,
};

/// A complaint.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    /// About whom: an account's id.
    about: String,
    /// At which table.
    table: Option<String>,
    /// What is wrong.
    #[schema(min_length = 1, max_length = 2000)]
    text: String,
}

/// Reports somebody to whoever runs the server.
#[utoipa::path(post, path = "/api/reports", request_body = Complaint,
    responses((status = 201, description = "Taken down"), (status = 400, body = Refused), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub async fn report(
    State(app): State<App>,
    Person(me): Person,
    Body(body): Body<Complaint>,
) -> Result<StatusCode, Trouble> {
    if body.text.trim().is_empty() || body.text.chars().count() > 2000 {
        return Err(Trouble::bad("a complaint has 1 to 2000 characters"));
    }
    app.store.account(&body.about).await?.ok_or_else(|| Trouble::new(Code::NotFound))?;
    let report = Report {
        id: random::id(),
        account: me.id,
        about: body.about,
        table: body.table,
        text: body.text,
        at_ms: now_ms(),
    };
    app.store.report(&report).await?;
    tracing::warn!(report = report.id, about = report.about, "somebody was reported");
    Ok(StatusCode::CREATED)
}

/// A complaint as moderators see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Reported {
    /// Its id.
    id: String,
    /// Who complains: an account's id.
    by: String,
    /// About whom: an account's id.
    about: String,
    /// At which table.
    table: Option<String>,
    /// What is wrong.
    text: String,
    /// When, in milliseconds since 1970.
    at_ms: i64,
}

/// All complaints.
#[derive(Serialize, ToSchema)]
pub struct Reports {
    /// The oldest first.
    reports: Vec<Reported>,
}

/// The complaints nobody has settled, for moderators.
#[utoipa::path(get, path = "/api/reports",
    responses((status = 200, body = Reports), (status = 401, body = Refused), (status = 403, body = Refused)))]
pub async fn list(State(app): State<App>, Person(me): Person) -> Result<Json<Reports>, Trouble> {
    check_moderator(&app, &me)?;
    let told = |one: Report| Reported {
        id: one.id,
        by: one.account,
        about: one.about,
        table: one.table,
        text: one.text,
        at_ms: one.at_ms,
    };
    Ok(Json(Reports { reports: app.store.reports().await?.into_iter().map(told).collect() }))
}

/// Settles a complaint, for moderators.
#[utoipa::path(delete, path = "/api/reports/{report}", params(("report" = String, Path, description = "The complaint")),
    responses((status = 204, description = "Settled"), (status = 401, body = Refused), (status = 403, body = Refused), (status = 404, body = Refused)))]
pub async fn settle(
    State(app): State<App>,
    Person(me): Person,
    Path(report): Path<String>,
) -> Result<StatusCode, Trouble> {
    check_moderator(&app, &me)?;
    app.store.settle_report(&report).await.map_err(|error| match error {
        StoreError::Refused(_) => Trouble::new(Code::NotFound),
        other => other.into(),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses who is no moderator. A guest never is one, whatever the name.
fn check_moderator(app: &App, account: &Account) -> Result<(), Trouble> {
    let named = app.config.moderators.iter().any(|name| name.to_lowercase() == account.name.to_lowercase());
    if named && account.kind == Kind::Member { Ok(()) } else { Err(Trouble::new(Code::NotModerator)) }
}

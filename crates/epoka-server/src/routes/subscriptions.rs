//! Where people want to be told that it is their turn.

use axum::{Json, extract::State, http::StatusCode};
use epoka_store::{StoreError, Subscription, subscriptions};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::extract::{Body, Path};
use crate::{
    app::App,
    error::{Code, Refused, Trouble},
    notify::{self, address, push},
    random::{self, now_ms},
    session::Person,
};

/// How many places somebody may have.
const MOST: usize = 10;

/// What browsers need to subscribe.
#[derive(Serialize, ToSchema)]
pub struct PushKey {
    /// The `applicationServerKey`, in base64url.
    key: String,
}

/// The key a browser needs to subscribe to web push.
#[utoipa::path(get, path = "/api/push-key", responses((status = 200, body = PushKey)))]
pub async fn key(State(app): State<App>) -> Result<Json<PushKey>, Trouble> {
    Ok(Json(PushKey { key: notify::vapid(&app).await?.public() }))
}

/// A place to be told at.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewPlace {
    /// A browser: what its `PushSubscription` says.
    Push {
        /// Its address.
        #[schema(max_length = 1000)]
        endpoint: String,
        /// Its keys.
        keys: PushKeys,
    },
    /// A program: it gets `{"kind":"your-turn","table","game","seat"}` by POST.
    Webhook {
        /// Its address, `https://…`.
        #[schema(max_length = 1000)]
        endpoint: String,
    },
}

/// The keys of a browser.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    /// Its public key, in base64url.
    p256dh: String,
    /// Its secret for this subscription, in base64url.
    auth: String,
}

/// A place somebody is told at.
#[derive(Serialize, ToSchema)]
pub struct Place {
    /// Its id.
    id: String,
    /// `push` or `webhook`.
    kind: String,
    /// Its address.
    endpoint: String,
}

/// All places.
#[derive(Serialize, ToSchema)]
pub struct Places {
    /// The oldest first.
    subscriptions: Vec<Place>,
}

impl From<Subscription> for Place {
    fn from(kept: Subscription) -> Place {
        Place { id: kept.id, kind: kept.kind, endpoint: kept.endpoint }
    }
}

/// Where the caller is told.
#[utoipa::path(get, path = "/api/me/subscriptions", responses((status = 200, body = Places), (status = 401, body = Refused)))]
pub async fn list(State(app): State<App>, Person(me): Person) -> Result<Json<Places>, Trouble> {
    let kept = app.store.subscriptions(&me.id).await?;
    Ok(Json(Places { subscriptions: kept.into_iter().map(Place::from).collect() }))
}

/// Wants to be told at a place.
#[utoipa::path(post, path = "/api/me/subscriptions", request_body = NewPlace,
    responses((status = 201, body = Place), (status = 400, body = Refused), (status = 401, body = Refused), (status = 409, body = Refused)))]
pub async fn subscribe(
    State(app): State<App>,
    Person(me): Person,
    Body(body): Body<NewPlace>,
) -> Result<(StatusCode, Json<Place>), Trouble> {
    let bad = |why: &dyn std::fmt::Display| Trouble::with(Code::BadAddress, json!({"why": why.to_string()}));
    let (kind, endpoint, keys) = match body {
        NewPlace::Push { endpoint, keys } => {
            let keys = json!(keys);
            push::Keys::read(&keys).map_err(|error| bad(&error))?;
            (subscriptions::PUSH, endpoint, keys)
        }
        NewPlace::Webhook { endpoint } => (subscriptions::WEBHOOK, endpoint, json!({})),
    };
    address::check(&endpoint, app.config.notify.private_addresses).map_err(|why| bad(&why))?;
    let kept = app.store.subscriptions(&me.id).await?;
    if kept.len() >= MOST && kept.iter().all(|one| one.endpoint != endpoint) {
        return Err(Trouble::new(Code::TooMany));
    }
    let new = Subscription { id: random::id(), kind: kind.into(), endpoint, keys };
    app.store.subscribe(&me.id, &new, now_ms()).await?;
    Ok((StatusCode::CREATED, Json(new.into())))
}

/// Does not want to be told there any more.
#[utoipa::path(delete, path = "/api/me/subscriptions/{id}", params(("id" = String, Path, description = "The place")),
    responses((status = 204, description = "Gone"), (status = 401, body = Refused), (status = 404, body = Refused)))]
pub async fn unsubscribe(
    State(app): State<App>,
    Person(me): Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Trouble> {
    app.store.unsubscribe(&me.id, &id).await.map_err(|error| match error {
        StoreError::Refused(_) => Trouble::new(Code::NotFound),
        other => other.into(),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

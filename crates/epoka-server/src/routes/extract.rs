//! What a request carries, refused in words of ours if it is not what the API describes.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Code, Trouble};

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Trouble> {
        let refuse = |error: JsonRejection| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Trouble::new(Code::TooLarge),
            _ => Trouble::bad(error.body_text()),
        };
        let Json(body) = Json::<Value>::from_request(request, state).await.map_err(refuse)?;
        if holds_nul(&body) {
            return Err(Trouble::bad("a text holds a character no database can keep"));
        }
        serde_json::from_value(body).map(Body).map_err(Trouble::bad)
    }
}

/// Whether a text anywhere in it has the character zero, which PostgreSQL cannot keep and nobody can type.
pub fn holds_nul(json: &Value) -> bool {
    match json {
        Value::String(text) => text.contains('\0'),
        Value::Array(list) => list.iter().any(holds_nul),
        Value::Object(fields) => fields.iter().any(|(name, value)| name.contains('\0') || holds_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Parameters after the question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, Trouble> {
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(Trouble::bad("a parameter holds a character no database can keep"));
        }
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(params)| Params(params)).map_err(|error| Trouble::bad(error.body_text()))
    }
}

/// Part of the path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Trouble> {
        if parts.uri.path().contains("%00") {
            return Err(Trouble::new(Code::NotFound));
        }
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(path)| Path(path)).map_err(|_| Trouble::new(Code::NotFound))
    }
}

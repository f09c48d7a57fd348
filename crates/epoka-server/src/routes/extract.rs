//! What a request carries, refused in words of ours if it is not what the API describes.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;

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
        Json::from_request(request, state).await.map(|Json(body)| Body(body)).map_err(refuse)
    }
}

/// Parameters after the question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, Trouble> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(params)| Params(params)).map_err(|error| Trouble::bad(error.body_text()))
    }
}

/// Part of the path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Trouble> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(path)| Path(path)).map_err(|_| Trouble::new(Code::NotFound))
    }
}

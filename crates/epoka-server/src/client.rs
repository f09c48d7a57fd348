//! The browser client: files that whoever starts the server brings ([`Config::client`](crate::Config::client)).
//!
//! A file below `assets/` has the hash of its content in its name and may be kept for ever; everything else is asked for again
//! and answered with 304 if it has not changed. An address that is no file is a page of the client, which knows its own routes.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::error::{Code, Trouble};

/// What is shown when the program was built without the client.
const MISSING: &str = "<!doctype html><meta charset=utf-8><title>Epoka</title><h1>Epoka</h1>\
    <p>This program was built without its browser client. In the repository <code>cargo xtask play</code> builds both; by hand: \
    <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, then build the program again.</p>\
    <p>The API is at <a href=/api/openapi.json>/api/openapi.json</a>.</p>";

/// The files of the client.
#[derive(Clone)]
pub struct Client(Arc<[File]>);

struct File {
    name: &'static str,
    content: &'static [u8],
    tag: String,
}

impl Client {
    /// These files.
    pub fn new(files: &[(&'static str, &'static [u8])]) -> Client {
        let file = |&(name, content): &(&'static str, &'static [u8])| File {
            name,
            content,
            tag: format!("\"{}\"", &blake3::hash(content).to_hex()[..16]),
        };
        Client(files.iter().map(file).collect())
    }

    fn find(&self, name: &str) -> Option<&File> {
        self.0.iter().find(|file| file.name == name)
    }
}

/// Answers what is not of the API: a file of the client, or its page.
pub async fn serve(State(client): State<Client>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) || request.uri().path().starts_with("/api/") {
        return Trouble::new(Code::NotFound).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(file) = client.find(path) {
        return answer(file, request.headers());
    }
    // A missing script must not be answered with a page: the browser would try to run it.
    if path.contains('.') {
        return Trouble::new(Code::NotFound).into_response();
    }
    match client.find("index.html") {
        Some(page) => answer(page, request.headers()),
        None => page(StatusCode::OK, MISSING),
    }
}

fn page(status: StatusCode, text: &'static str) -> Response {
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

fn answer(file: &File, headers: &HeaderMap) -> Response {
    let keep = if file.name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == file.tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, kind(file.name))], file.content).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::ETAG, HeaderValue::from_str(&file.tag).expect("a hash is ASCII"));
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    const FILES: &[(&str, &[u8])] = &[("index.html", b"<title>Epoka</title>"), ("assets/app-1.js", b"play()")];

    async fn ask(files: &[(&'static str, &'static [u8])], path: &str, known: &str) -> Response {
        let request = Request::builder().uri(path).header(header::IF_NONE_MATCH, known).body(Body::empty());
        serve(State(Client::new(files)), request.unwrap()).await
    }

    async fn text(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn every_page_is_the_client_or_says_how_to_build_it() {
        for path in ["/", "/table/abc", "/rules/stone-age/SA-7"] {
            for (files, part) in [(FILES, "<title>Epoka</title>"), (&[], "cargo xtask play")] {
                let response = ask(files, path, "").await;
                assert_eq!(response.status(), StatusCode::OK);
                assert_eq!(response.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
                assert!(text(response).await.contains(part), "{path} has no {part}");
            }
        }
    }

    #[tokio::test]
    async fn a_missing_file_and_a_missing_route_are_not_pages() {
        assert_eq!(ask(FILES, "/assets/gone.js", "").await.status(), StatusCode::NOT_FOUND);
        assert_eq!(ask(FILES, "/api/nothing", "").await.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn what_the_browser_has_is_not_sent_again() {
        for (name, keep) in [("/index.html", "no-cache"), ("/assets/app-1.js", "public, max-age=31536000, immutable")] {
            let first = ask(FILES, name, "").await;
            assert_eq!(
                (first.status(), &first.headers()[header::CACHE_CONTROL]),
                (StatusCode::OK, &HeaderValue::from_static(keep))
            );
            let tag = first.headers()[header::ETAG].to_str().unwrap();
            assert_eq!(ask(FILES, name, tag).await.status(), StatusCode::NOT_MODIFIED);
        }
    }
}

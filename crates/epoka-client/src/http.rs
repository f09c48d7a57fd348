//! The routes: one request, one answer.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, Response, body::Bytes, header};
use hyper_rustls::HttpsConnector;
use hyper_util::{
    client::legacy::{self, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::{Refused, Socket, Trouble, Watched};

/// Connections to servers, kept open between requests.
type Http = legacy::Client<HttpsConnector<HttpConnector>, Full<Bytes>>;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(40);

/// Somebody who calls a server: a session, once there is one.
#[derive(Clone, Debug)]
pub struct Client {
    http: Http,
    base: String,
    cookie: Option<String>,
    headers: Vec<(String, String)>,
}

/// An answer of whatever status.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body; `null` if it is not JSON.
    pub body: Value,
}

/// Oneself.
#[derive(Clone, Debug, Deserialize)]
pub struct Me {
    /// The account's id.
    pub id: String,
    /// What others call one.
    pub name: String,
}

/// A table that was opened.
#[derive(Clone, Debug, Deserialize)]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// The code of its invitation.
    pub invite: String,
}

/// What became of an order: it is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Done {
    /// The number of its entry in the table's log.
    pub number: i64,
    /// How many decisions and outcomes there have been.
    pub step: usize,
}

impl Client {
    /// Somebody who has not come in yet, at a server such as `https://epoka.example`.
    ///
    /// # Panics
    /// If the operating system keeps no certificates, so that no server could be trusted.
    pub fn new(base: &str) -> Client {
        // Somebody else may have chosen another implementation before: as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut tcp = HttpConnector::new();
        tcp.set_nodelay(true);
        tcp.enforce_http(false);
        let secure = hyper_rustls::HttpsConnectorBuilder::new().with_native_roots().expect("there are certificates");
        let connector = secure.https_or_http().enable_http1().wrap_connector(tcp);
        let http = legacy::Client::builder(TokioExecutor::new()).build(connector);
        Client { http, base: base.trim_end_matches('/').into(), cookie: None, headers: Vec::new() }
    }

    /// The same person at another server on the same database.
    #[must_use]
    pub fn at(&self, base: &str) -> Client {
        Client { base: base.trim_end_matches('/').into(), ..self.clone() }
    }

    /// The same person, saying something more with every request, such as the language they read.
    #[must_use]
    pub fn with_header(&self, name: &str, value: &str) -> Client {
        let mut other = self.clone();
        other.headers.push((name.into(), value.into()));
        other
    }

    /// Where the server is.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The session's cookie, to be kept for the next time.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Comes in with a cookie kept from before.
    pub fn keep_cookie(&mut self, cookie: Option<String>) {
        self.cookie = cookie.filter(|cookie| !cookie.is_empty());
    }

    /// Comes in as a guest.
    pub async fn guest(&mut self, name: &str) -> Result<Me, Trouble> {
        self.come_in("/api/guests", &json!({"name": name})).await
    }

    /// Makes an account; a guest keeps everything.
    pub async fn register(&mut self, name: &str, password: &str) -> Result<Me, Trouble> {
        self.come_in("/api/accounts", &json!({"name": name, "password": password})).await
    }

    /// Signs in.
    pub async fn sign_in(&mut self, name: &str, password: &str) -> Result<Me, Trouble> {
        self.come_in("/api/session", &json!({"name": name, "password": password})).await
    }

    /// Signs out.
    pub async fn sign_out(&mut self) -> Result<(), Trouble> {
        self.call(Method::DELETE, "/api/session", None).await?.well::<Value>()?;
        self.cookie = None;
        Ok(())
    }

    /// Opens a table, described as `POST /api/tables` wants it.
    pub async fn open(&self, table: &Value) -> Result<Opened, Trouble> {
        self.post("/api/tables", table).await
    }

    /// Sits down at a table; the invitation where it is private.
    pub async fn join(&self, table: &str, invite: Option<&str>) -> Result<u8, Trouble> {
        #[derive(Deserialize)]
        struct Seated {
            seat: u8,
        }
        let seated: Seated = self.post(&format!("/api/tables/{table}/seats"), &json!({"invite": invite})).await?;
        Ok(seated.seat)
    }

    /// Begins the match of one's table.
    pub async fn start(&self, table: &str) -> Result<(), Trouble> {
        self.post(&format!("/api/tables/{table}/start"), &Value::Null).await.map(|_: Value| ())
    }

    /// A table, as one may see it.
    pub async fn table(&self, table: &str) -> Result<Value, Trouble> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Does something at a table. Whoever gets an answer knows that it is on disk.
    pub async fn order(&self, table: &str, order: &Value) -> Result<Done, Trouble> {
        self.post(&format!("/api/tables/{table}/orders"), order).await
    }

    /// Opens a socket.
    pub async fn socket(&self) -> Result<Socket, Trouble> {
        Socket::open(&self.base, self.cookie.as_deref(), &self.headers).await
    }

    /// Follows a table, whatever becomes of the connection.
    pub async fn watch(&self, table: &str) -> Result<Watched, Trouble> {
        Watched::new(self.clone(), table, None).await
    }

    /// Follows a table from one of one's own seats.
    pub async fn watch_from(&self, table: &str, seat: u8) -> Result<Watched, Trouble> {
        Watched::new(self.clone(), table, Some(seat)).await
    }

    /// What a route answers.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.send(Method::GET, path, None).await?.0.well()
    }

    /// What a route makes of a body.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, Trouble> {
        self.send(Method::POST, path, Some(body)).await?.0.well()
    }

    /// Any request. A cookie that comes with the answer is kept.
    pub async fn call(&mut self, method: Method, path: &str, body: Option<&Value>) -> Result<Answer, Trouble> {
        let (answer, cookie) = self.send(method, path, body).await?;
        if let Some(cookie) = cookie {
            self.keep_cookie(Some(cookie));
        }
        Ok(answer)
    }

    async fn come_in(&mut self, path: &str, body: &Value) -> Result<Me, Trouble> {
        self.call(Method::POST, path, Some(body)).await?.well()
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(Answer, Option<String>), Trouble> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.base));
        let cookie = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        let headers = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in headers.chain(cookie) {
            request = request.header(name, value);
        }
        let body = body.filter(|body| !body.is_null()).map(ToString::to_string);
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::from(body.unwrap_or_default()));
        let request = request.map_err(|error| Trouble::Strange(error.to_string()))?;
        let answered = async {
            let response = self.http.request(request).await.map_err(|error| cause(&error))?;
            read(response).await
        };
        let answered = timeout(PATIENCE, answered).await.unwrap_or_else(|_| Err("it takes too long".into()));
        answered.map_err(Trouble::Gone)
    }
}

/// What is at the bottom of an error, such as a refused connection; what wraps it says less.
fn cause(error: &dyn std::error::Error) -> String {
    let mut deepest = error;
    while let Some(source) = deepest.source() {
        deepest = source;
    }
    deepest.to_string()
}

async fn read(response: Response<hyper::body::Incoming>) -> Result<(Answer, Option<String>), String> {
    let status = response.status().as_u16();
    let cookie = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let bytes = response.into_body().collect().await.map_err(|error| error.to_string())?.to_bytes();
    Ok((Answer { status, body: serde_json::from_slice(&bytes).unwrap_or_default() }, cookie))
}

impl Answer {
    /// What a good answer says; a refusal is one.
    pub fn well<T: DeserializeOwned>(self) -> Result<T, Trouble> {
        let strange = |error: serde_json::Error| Trouble::Strange(error.to_string());
        if (200..300).contains(&self.status) {
            return serde_json::from_value(self.body).map_err(strange);
        }
        Err(Trouble::Refused(Refused::deserialize(self.body).map_err(strange)?))
    }
}
